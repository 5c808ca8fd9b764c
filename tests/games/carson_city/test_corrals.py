"""Section 14, horses: playing them, and what each corral does."""

import pytest

from farwest.games.carson_city import GAME, box
from farwest.games.carson_city.rules.income import BuildingIncome
from farwest.games.carson_city.rules.resolution import Square
from farwest.games.carson_city.state import IN_RESERVE
from tests.clauses import rule
from tests.games.carson_city.kit import P1, P2, Table

CORRALS = [f"horse {corral}" for corral in "12345"]


def default(t: Table) -> str:
    """What the table answers when time is up."""
    t.go_on()
    choice = t.city.choice_of(t.city.seat)
    assert choice is not None
    name, args = GAME.verbs.decode(choice.fallback(t.city))
    return " ".join([name, *(str(arg.value + 1) for arg in args)])


def second(*, late: bool = False, placing: str = "place gambling", **goods: int) -> Table:
    """P1 has placed a cowboy and put a horse into corral 2, in phase 2 or, late, from Wages."""
    t = Table(2, horses=True)
    t.give(P1, **goods)
    if placing.startswith("place_lady"):
        t.holds(P1, "singer")
    elif placing.startswith("white"):
        t.holds(P1, "sheriff")
        t.city.white = IN_RESERVE
    if not late:
        t.play(f"P1 {placing}", "P1 horse 2")
        return t
    t.play(f"P1 {placing}", "P1 horse_none", "P2 pass", "P1 place wages", "P1 horse_none")
    t.play("P1 pass", "P1 horse_buy", "P1 horse 2")
    return t


# --- a horse after a cowboy --------------------------------------------------------------------


@rule("CC-286", "CC-295")
@pytest.mark.parametrize("place", ["wages", "gambling", "H8"])
def test_a_horse_may_follow_a_cowboy(place: str) -> None:
    """Into any corral, or not; then it is P2's turn."""
    t = Table(2, horses=True)
    t.play(f"P1 place {place}")
    assert (t.asks, t.offers()) == ("P1 horse", [*CORRALS, "horse_none"])
    t.play("P1 horse 5")
    assert (t.asks, t.city.horses[P1], t.city.corral[4]) == ("P2 place", 0, 1)


@rule("CC-286")
def test_one_horse_for_each_cowboy() -> None:
    """P1 has three horses: after one of them it is P2's turn; without horse he is not asked."""
    t = Table(2, horses=True)
    t.give(P1, horses=3)
    t.give(P2, horses=0)
    t.play("P1 place wages", "P1 horse 5")
    assert t.asks == "P2 place"
    t.play("P2 place wages")
    assert (t.asks, t.city.horses[P1]) == ("P1 place", 2)


@rule("CC-295")
def test_horses_need_not_be_played() -> None:
    """P1 keeps his: the corrals stay empty."""
    t = Table(2, horses=True)
    t.play("P1 place wages", "P1 horse_none")
    assert (t.asks, t.city.horses[P1], sum(t.city.corral)) == ("P2 place", 1, 0)


@rule("CC-342")
def test_a_horse_follows_the_white_cowboy_too() -> None:
    """He is placed on the main board like any other."""
    t = Table(2, horses=True)
    t.holds(P1, "sheriff")
    t.city.white = IN_RESERVE
    t.play("P1 white_place gambling")
    assert t.asks == "P1 horse"


@rule("CC-342", "CC-210")
def test_no_horse_follows_a_healed_cowboy() -> None:
    """The Doctor puts P2's beaten cowboy on 1 Road: P2 keeps his horse and is not asked."""
    t = Table(2, horses=True)
    t.holds(P1, "doctor_undertaker")
    t.put(P1, "ammo")
    t.put(P2, "ammo")
    t.dice(6, 1)
    t.do(Square(box.AMMO))
    t.play("P2 doctor road1")
    assert (t.asks, t.city.horses[P2]) == ("", 1)


# --- a cowboy in a corral ----------------------------------------------------------------------


@rule("CC-287", "CC-342")
def test_a_cowboy_in_a_corral() -> None:
    """Instead of a placement, from the reserve; no horse follows, and it is P2's turn."""
    t = Table(2, horses=True)
    t.play("P1 corral_boy 4")
    assert (t.asks, t.city.reserve[P1], t.city.corral_boy[:5]) == ("P2 place", 2, [0, 0, 0, 1, 0])


@rule("CC-287")
def test_once_a_corral() -> None:
    """Corral 4 takes no second cowboy of P1, and does take P2's first."""
    t = Table(2, horses=True)
    assert t.ends("corral_boy") == ["1", "2", "3", "4", "5"]
    t.play("P1 corral_boy 4", "P2 corral_boy 4")
    assert t.ends("corral_boy") == ["1", "2", "3", "5"]


@rule("CC-287")
def test_without_cowboy_or_variant_no_corral() -> None:
    """The reserve is empty; or the game has no horses."""
    t = Table(2, horses=True)
    t.give(P1, reserve=0)
    assert t.asks == "P2 place"
    assert Table(2).ends("corral_boy") == []


# --- corrals 1, 4 and 5 ------------------------------------------------------------------------


@rule("CC-288")
@pytest.mark.parametrize(("horses", "bonus"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_corral_one_makes_stronger(horses: int, bonus: int) -> None:
    """CC-EX-36-corral-one: +1 with one or two horses, +2 with three or more."""
    t = Table(2, horses=True)
    t.city.corral[0] = horses
    t.put(P1, "ammo")
    t.put(P2, "ammo")
    t.dice(1, 1)
    t.do(Square(box.AMMO))
    assert t.asks == ""
    assert t.told("shot") == [(P1, 1, 5 + bonus), (P2, 1, 5)]


@rule("CC-292")
def test_corral_four_pays_two_dollars() -> None:
    """At once, for each horse."""
    t = Table(2, horses=True)
    t.give(P1, horses=2)
    t.play("P1 place wages", "P1 horse 4")
    assert t.city.cash[P1] == 17
    t.play("P2 pass", "P1 place wages", "P1 horse 4")
    assert t.city.cash[P1] == 19


@rule("CC-293")
def test_corral_five_does_nothing_but_shine() -> None:
    """No money, no strength, no other question."""
    t = Table(2, horses=True)
    t.play("P1 place wages")
    before = t.strength(P1)
    t.play("P1 horse 5")
    assert (t.asks, t.city.cash[P1], t.strength(P1)) == ("P2 place", 15, before)


# --- corral 2 in phase 2 -----------------------------------------------------------------------


@rule("CC-289")
def test_what_corral_two_allows() -> None:
    """To place, to enter a corral, to move the one on Gambling, to pass; nothing else."""
    t = second()
    assert t.asks == "P1 corral2"
    assert {offer.split()[0] for offer in t.offers()} == {"place", "corral_boy", "move", "pass"}
    assert t.ends("move") == ["gambling"]


@rule("CC-289", "CC-342")
def test_one_more_cowboy_and_one_more_horse() -> None:
    """Each placement of corral 2 may be followed by a horse, which may go there again."""
    t = second(horses=3)
    t.play("P1 place ammo")
    assert t.asks == "P1 horse"
    t.play("P1 horse 2", "P1 place H8")
    assert t.asks == "P1 horse"
    t.play("P1 horse_none")
    assert (t.asks, t.at("ammo"), t.at("H8")) == ("P2 place", [P1], [P1])


@rule("CC-289", "CC-287", "CC-342")
def test_a_corral_cowboy_instead_has_no_horse_behind_him() -> None:
    """P1 has another horse, and it is P2's turn all the same."""
    t = second(horses=2)
    t.play("P1 corral_boy 5")
    assert (t.asks, t.city.corral_boy[4], t.city.horses[P1]) == ("P2 place", 1, 1)


@rule("CC-289", "CC-342")
def test_corral_two_moves_a_cowboy() -> None:
    """From Gambling to the chip, no horse behind him; the reserve stays as it was."""
    t = second(horses=2)
    t.play("P1 move gambling")
    assert (t.asks, "gambling" in t.ends("to")) == ("P1 move", False)
    t.play("P1 to ammo")
    assert (t.asks, t.at("gambling"), t.at("ammo")) == ("P2 place", [], [P1])
    assert t.city.reserve[P1] == 2


@rule("CC-289")
def test_corral_two_takes_a_cowboy_home() -> None:
    """Back in the reserve, where he counts and may be placed again."""
    t = second()
    t.play("P1 move gambling", "P1 to_reserve")
    assert (t.asks, t.at("gambling"), t.city.reserve[P1]) == ("P2 place", [], 3)


@rule("CC-289", "CC-052")
def test_corral_two_lets_pass() -> None:
    """P1 has placed and is first on the pass-order track, in one turn."""
    t = second()
    t.play("P1 pass")
    assert (t.asks, t.city.passed) == ("P2 place", [P1])
    t.play("P2 place ammo", "P2 horse_none")
    assert t.asks == "P2 place"


@rule("CC-344")
def test_only_ones_own_cowboys_of_the_main_board() -> None:
    """P1's are on Wages and on A1; P2's on Gambling and P1's in a corral stay where they are."""
    t = Table(2, horses=True)
    t.give(P2, horses=0)
    t.play("P1 place wages", "P1 horse_none", "P2 place gambling", "P1 corral_boy 5")
    t.play("P2 pass", "P1 place A1", "P1 horse 2")
    assert t.ends("move") == ["wages", "A1"]


@rule("CC-344")
@pytest.mark.parametrize("answer", ["to ammo", "to_reserve"])
def test_the_white_cowboy_is_moved(answer: str) -> None:
    """To the chip, or home, from where he may be placed again."""
    t = second(placing="white_place gambling")
    assert "move_white" in t.offers()
    t.play("P1 move_white", f"P1 {answer}")
    assert t.asks == "P2 place"
    assert t.city.white == (box.AMMO if answer == "to ammo" else IN_RESERVE)


@rule("CC-344")
def test_the_horse_is_never_stuck() -> None:
    """P1 has no cowboy left in his reserve: to move and to pass are still possible."""
    t = second(reserve=1)
    assert t.offers() == ["move gambling", "pass"]


# --- corral 2 in phase 3 -----------------------------------------------------------------------


@rule("CC-290")
def test_a_bought_horse_in_corral_two() -> None:
    """P1 may place, move or do nothing; passing is over, and Wages are resolved."""
    t = second(late=True)
    assert t.asks == "P1 corral2_late"
    assert {offer.split()[0] for offer in t.offers()} == {"place", "corral_boy", "move", "stay"}
    assert "wages" not in t.ends("place")
    assert {"ammo", "road1", "H8"} <= set(t.ends("place"))
    assert t.ends("move") == ["gambling"]
    t.play("P1 move gambling")
    assert "wages" not in t.ends("to")


@rule("CC-290")
def test_a_late_cowboy_acts_in_this_round() -> None:
    """Placed on the chip's square he takes it; no horse follows, though P1 has one."""
    t = second(late=True)
    t.play("P1 place ammo")
    assert (t.city.chip, t.city.horses[P1], t.asks) == (P1, 1, "P1 works")


@rule("CC-290", "CC-315")
def test_a_late_move_acts_in_this_round() -> None:
    """From Gambling to 3 Roads: three roads, and no dice later."""
    t = second(late=True)
    t.play("P1 move gambling", "P1 to roads3")
    assert (t.told("got_roads"), t.at("gambling"), t.asks) == ([(P1, 3)], [], "P1 works")


@rule("CC-290")
def test_or_nothing_at_all() -> None:
    """P1 lets it be: everything stays as it was."""
    t = second(late=True)
    t.play("P1 stay")
    assert (t.at("gambling"), t.city.reserve[P1]) == ([P1], 1)


@rule("CC-307")
def test_when_time_is_up() -> None:
    """No horse, a pass, nothing; a bought horse goes to corral 4, a moved cowboy home."""
    t = Table(2, horses=True)
    t.play("P1 place gambling")
    assert default(t) == "horse_none"
    t.play("P1 horse 2")
    assert default(t) == "pass"
    t.play("P1 move gambling")
    assert default(t) == "to_reserve"
    t = second(late=True)
    assert default(t) == "stay"
    t = Table(2, horses=True)
    t.put(P1, "wages")
    t.resolve()
    assert default(t) == "wage_only"
    t.play("P1 horse_buy")
    assert default(t) == "horse 4"


# --- corral 3 ----------------------------------------------------------------------------------


def ranches(t: Table, *parcels: str) -> None:
    """Ranches of P1 among bare land."""
    for parcel in parcels:
        t.build(P1, parcel, "ranch")


@rule("CC-291")
def test_each_horse_doubles_one_ranch() -> None:
    """A2 earns $5 and G7 $8: the horse doubles the one P1 picks, and only that."""
    t = Table(2, horses=True)
    ranches(t, "A2", "G7")
    t.city.corral[2] = 1
    t.do(BuildingIncome())
    assert (t.asks, t.ends("breed"), default(t)) == ("P1 corral3", ["A2", "G7"], "breed 55")
    t.play("P1 breed A2")
    assert (t.asks, t.city.cash[P1]) == ("", 15 + 10 + 8)


@rule("CC-291")
def test_each_ranch_once() -> None:
    """Two horses, three ranches: the second horse does not find the first one's ranch."""
    t = Table(2, horses=True)
    ranches(t, "A2", "G7", "A7")
    t.city.corral[2] = 2
    t.do(BuildingIncome())
    t.play("P1 breed G7")
    assert t.ends("breed") == ["A2", "A7"]


@rule("CC-291")
def test_more_horses_than_ranches_double_once() -> None:
    """Three horses, one ranch: $16, not more."""
    t = Table(2, horses=True)
    ranches(t, "G7")
    t.city.corral[2] = 3
    t.do(BuildingIncome())
    assert (t.asks, t.city.cash[P1]) == ("", 31)


@rule("CC-291", "CC-327")
def test_not_on_top_of_the_grocer() -> None:
    """He doubles both ranches of $5 and $8; the horse finds nothing left to double."""
    t = Table(2, horses=True)
    t.holds(P1, "grocer")
    t.city.patience = 1
    ranches(t, "A2", "G7")
    t.city.corral[2] = 1
    t.do(BuildingIncome())
    t.play("P1 double ranch")
    assert (t.asks, t.city.cash[P1]) == ("", 15 + 10 + 16)


@rule("CC-291", "CC-174")
def test_a_doubled_ranch_under_attack() -> None:
    """P2 stands alone on the ranch of $8: $8 for each."""
    t = Table(2, horses=True)
    ranches(t, "G7")
    t.city.corral[2] = 1
    t.put(P2, "G7")
    t.do(BuildingIncome())
    assert (t.asks, t.city.cash) == ("", [23, 23])
