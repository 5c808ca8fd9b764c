"""Section 14, outlaws: what it takes to beat them, and what it brings."""

import pytest

from farwest.games.carson_city import box
from farwest.games.carson_city.rules.income import BuildingIncome
from tests.clauses import rule
from tests.games.carson_city.kit import P1, P2, P3, Table, outlaws


def fight(t: Table, *dice: int) -> None:
    """The building-income step comes, and the dice fall like this in pass order."""
    t.dice(*dice)
    t.do(BuildingIncome())
    t.go_on()


def hotel(seats: int = 2, strength: int = 8) -> Table:
    """P2's hotel on G7, held by an outlaw that P1, sure to win, has come to fight."""
    t = Table(seats, buildings="full", outlaws=True)
    t.build(P2, "G7", "hotel")
    t.outlaw("G7", strength=strength)
    t.powers(P1, 12)
    t.put(P1, "G7")
    return t


# --- the fight ---------------------------------------------------------------------------------


@rule("CC-277")
@pytest.mark.parametrize(("die", "left"), [(3, ["H8"]), (4, []), (5, [])])
def test_the_outlaws_strength_must_be_reached(die: int, left: list[str]) -> None:
    """Six revolvers and a 3 are too little against 10; a 4 is enough; it rolls no die itself."""
    t = Table(2, outlaws=True)
    t.outlaw("H8", strength=10)
    t.powers(P1, 6)
    t.put(P1, "H8")
    fight(t, die)
    assert (t.luck.coming, outlaws(t)) == ([], left)


@rule("CC-277")
@pytest.mark.parametrize("first", [P1, P2])
def test_the_best_of_several_wins_ties_by_pass_order(first: int) -> None:
    """Both reach 9: the outlaw is gone, and the points are the first passer's."""
    t = Table(2, outlaws=True)
    t.city.passed = [first, 1 - first]
    t.outlaw("H8")
    t.put(P1, "H8")
    t.put(P2, "H8")
    fight(t, 5, 5)
    assert (outlaws(t), t.city.points[first], t.city.points[1 - first]) == ([], 2, 0)


@rule("CC-277", "CC-278")
def test_several_may_lose_together() -> None:
    """6 and 5 against 13: both cowboys are back in reserve, the outlaw stays."""
    t = Table(2, outlaws=True)
    t.outlaw("H8", strength=13)
    t.put(P1, "H8")
    t.put(P2, "H8")
    fight(t, 2, 1)
    assert (outlaws(t), t.city.reserve, t.city.points) == (["H8"], [4, 4], [0, 0])
    assert t.at("H8") == []


@rule("CC-278", "CC-277")
def test_losers_go_home_and_the_winner_to_the_supply() -> None:
    """P1 wins: his reserve stays at 3, P2's is 4."""
    t = Table(2, outlaws=True)
    t.outlaw("H8")
    t.put(P1, "H8")
    t.put(P2, "H8")
    fight(t, 6, 5)
    assert (t.city.reserve, t.city.supply) == ([3, 4], [7, 6])


@rule("CC-277")
@pytest.mark.parametrize(("die", "paid"), [(6, 6), (1, 3)], ids=["beaten", "not beaten"])
def test_fights_come_before_incomes(die: int, paid: int) -> None:
    """The owner fights on his own hotel: freed, it pays $6, else $3."""
    t = Table(2, outlaws=True)
    t.build(P1, "G7", "hotel")
    t.outlaw("G7", strength=10)
    t.put(P1, "G7")
    fight(t, die)
    assert (t.asks, t.city.cash[P1]) == ("", 15 + paid)


@rule("CC-277")
def test_dynamite_helps_against_an_outlaw() -> None:
    """Two dice of 3 and a strength of 4 make the 10 it takes."""
    t = Table(2, outlaws=True)
    t.outlaw("H8", strength=10)
    t.put(P1, "H8")
    t.city.blast[t.place("H8")] = 1 << P1
    fight(t, 3, 3)
    assert (t.told("shot"), outlaws(t)) == ([(P1, 6, 10)], [])


# --- what a defeat means -----------------------------------------------------------------------


@rule("CC-278", "CC-210")
def test_the_doctor_heals_who_lost_to_an_outlaw() -> None:
    """P1 is offered a square of the town council for his cowboy."""
    t = Table(2, outlaws=True)
    t.holds(P2, "doctor_undertaker")
    t.outlaw("H8", strength=13)
    t.put(P1, "H8")
    fight(t, 1)
    assert t.asks == "P1 doctor"
    t.play("P1 doctor vp_parcels")
    assert (t.at("vp_parcels"), t.city.cash) == ([P1], [12, 18])


@rule("CC-278", "CC-214")
def test_the_undertaker_is_paid_by_who_lost_to_an_outlaw() -> None:
    """P1 has no point to lose and pays $2."""
    t = Table(2, outlaws=True)
    t.holds(P2, "doctor_undertaker", 1)
    t.outlaw("H8", strength=13)
    t.put(P1, "H8")
    fight(t, 1)
    assert t.told("paid_undertaker") == [(P1, P2, 2)]


@rule("CC-278", "CC-170")
def test_a_red_sheriff_beaten_by_an_outlaw_gains() -> None:
    """3 VP, on his own hotel."""
    t = Table(2, outlaws=True)
    t.holds(P1, "sheriff", 1)
    t.build(P1, "G7", "hotel")
    t.outlaw("G7", strength=13)
    t.put(P1, "G7")
    fight(t, 1)
    assert (t.city.points[P1], outlaws(t)) == (3, ["G7"])


# --- the prize ---------------------------------------------------------------------------------


@rule("CC-279", "CC-263")
@pytest.mark.parametrize(("strength", "points"), [(8, 2), (11, 3), (13, 4)])
def test_points_for_an_outlaw(strength: int, points: int) -> None:
    """The tile's points for P1; the hotel pays its owner in full."""
    t = hotel(strength=strength)
    fight(t, 1)
    assert (t.asks, t.offers()) == ("P1 outlaw_prize", ["prize_points", "prize_loot"])
    t.play("P1 prize_points")
    assert (t.asks, t.city.points, t.city.cash) == ("", [points, 0], [15, 21])
    assert (t.at("G7"), t.city.supply[P1]) == ([], 10)


@rule("CC-279", "CC-137")
def test_or_half_of_the_full_income() -> None:
    """A saloon of $15: $7 for P1 and $8 for P2, and no points; P1's cowboy to the supply."""
    t = Table(2, outlaws=True)
    t.build(P2, "G7", "saloon")
    t.house("G6", "G8", "H7")
    t.outlaw("G7")
    t.powers(P1, 12)
    t.put(P1, "G7")
    fight(t, 1)
    t.play("P1 prize_loot")
    assert (t.asks, t.city.cash, t.city.points) == ("", [22, 23], [0, 0])
    assert (t.at("G7"), t.city.supply[P1]) == ([], 10)


@rule("CC-279", "CC-174")
def test_loot_from_a_doubled_building() -> None:
    """P2 doubles his hotel: $6 for each."""
    t = hotel()
    t.holds(P2, "grocer")
    t.city.patience = 1
    fight(t, 1)
    t.play("P1 prize_loot", "P2 double hotel")
    assert (t.asks, t.city.cash) == ("", [21, 21])


@rule("CC-279", "CC-190")
def test_loot_from_a_tripled_mine() -> None:
    """Of 3 times $3 P1 takes $4, P2 keeps $5."""
    t = Table(2, outlaws=True)
    t.build(P2, "G7", "mine")
    t.mountain("H8")
    t.give(P2, dynamite=1)
    t.outlaw("G7")
    t.powers(P1, 12)
    t.put(P1, "G7")
    fight(t, 1)
    t.play("P1 prize_loot", "P2 triple G7")
    assert (t.asks, t.city.cash) == ("", [19, 20])


@rule("CC-279")
@pytest.mark.parametrize("owner", [P1, None], ids=["own", "unowned"])
def test_elsewhere_there_are_only_points(owner: int | None) -> None:
    """On his own hotel and on nobody's parcel P1 is not asked."""
    t = Table(2, outlaws=True)
    if owner is not None:
        t.build(owner, "G7", "hotel")
    t.outlaw("G7")
    t.powers(P1, 12)
    t.put(P1, "G7")
    fight(t, 1)
    assert (t.asks, t.city.points) == ("", [2, 0])


@rule("CC-279")
def test_the_prize_is_chosen_right_after_the_fight() -> None:
    """Before P2 and P3 duel for the next building."""
    t = hotel(3)
    t.build(P2, "A1", "hotel")
    t.put(P2, "A1")
    t.put(P3, "A1")
    fight(t, 1)
    t.play("P1 next G7")
    assert (t.asks, len(t.told("duel"))) == ("P1 outlaw_prize", 1)
    t.dice(1, 1)
    t.play("P1 prize_points")
    assert len(t.told("duel")) == 2


@rule("CC-280")
@pytest.mark.parametrize("tile", ["church", "prison", "school", "station"])
def test_no_loot_where_there_is_no_income(tile: str) -> None:
    """P2's building earns nothing: P1 gets his points unasked."""
    t = Table(2, buildings="full", outlaws=True)
    t.build(P2, "G7", tile)
    t.outlaw("G7")
    t.powers(P1, 12)
    t.put(P1, "G7")
    fight(t, 1)
    assert (t.asks, t.city.points) == ("", [2, 0])


@rule("CC-280")
@pytest.mark.parametrize("ground", ["", "house", "mountain"])
def test_no_loot_without_a_building(ground: str) -> None:
    """P2 owns the parcel, a house or a mountain on it: points only."""
    t = Table(2, outlaws=True)
    t.own(P2, "G7")
    if ground == "house":
        t.house("G7")
    elif ground == "mountain":
        t.mountain("G7")
    t.outlaw("G7")
    t.powers(P1, 12)
    t.put(P1, "G7")
    fight(t, 1)
    assert (t.asks, t.city.points) == ("", [2, 0])


@rule("CC-280", "CC-281", "CC-312")
@pytest.mark.parametrize(("owner", "asked"), [(P2, ""), (P1, "P1 outlaw_prize")])
def test_no_loot_beside_a_church(owner: int, asked: str) -> None:
    """P2's church beside his hotel forbids the theft, not the fight; P1's own does not."""
    t = Table(2, outlaws=True)
    t.build(P2, "G7", "hotel")
    t.build(owner, "H8", "church")
    t.outlaw("G7")
    t.powers(P1, 12)
    t.put(P1, "G7")
    fight(t, 1)
    assert (t.asks, outlaws(t)) == (asked, [])


@rule("CC-280", "CC-219", "CC-217")
@pytest.mark.parametrize("hero", [P1, P2], ids=["winner", "owner"])
def test_no_loot_by_or_from_the_yellow_heroes(hero: int) -> None:
    """Whether P1 or P2 holds them, P1 takes the points."""
    t = hotel()
    t.holds(hero, "heroes")
    fight(t, 1)
    assert (t.asks, t.city.points) == ("", [2, 0])


@rule("CC-280")
def test_a_third_players_heroes_do_not_hinder_loot() -> None:
    """They protect nobody but their holder."""
    t = hotel(3)
    t.holds(P3, "heroes")
    fight(t, 1)
    assert t.asks == "P1 outlaw_prize"


@rule("CC-281", "CC-275")
def test_a_church_does_not_save_the_income() -> None:
    """P2's hotel beside his church still pays $3 of $6 under an outlaw."""
    t = Table(2, outlaws=True)
    t.build(P2, "G7", "hotel")
    t.build(P2, "H8", "church")
    t.outlaw("G7")
    fight(t)
    assert (t.asks, t.city.cash) == ("", [15, 18])


@rule("CC-195", "CC-313")
def test_the_gunsmith_gains_before_the_prize() -> None:
    """2 VP for the fight won, then 2 VP of the tile."""
    t = hotel()
    t.holds(P1, "gunsmith")
    fight(t, 1)
    assert t.city.points[P1] == box.GUNSMITH_YELLOW_VP_PER_WON_DUEL
    t.play("P1 prize_points")
    assert t.city.points[P1] == 4
