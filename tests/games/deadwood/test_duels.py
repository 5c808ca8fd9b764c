"""Section 5: duels, step by step, and how they end."""

import pytest

from tests.clauses import rule
from tests.games.deadwood.kit import P1, P2, P3, Table, nobody_at


def meet(other: int) -> Table:
    """P2 holds the Hotel with this strength; nobody has a horse or a cartridge."""
    t = Table(2, C3="hotel")
    t.camp.shells[:] = [0, 0]
    t.camp.stables[:] = [0, 0]
    t.put(P2, other, "hotel")
    return t


def shoot(own: int, other: int, *dice: int) -> Table:
    """They fight with these dice, without cartridges, to the end."""
    t = meet(other)
    t.dice(*dice)
    t.play(f"P1 go {own} hotel")
    assert t.luck.faces == [], "some dice were not rolled"
    return t


# --- before the shooting ---------------------------------------------------------------------


@rule("DW-046")
def test_the_newcomer_attacks() -> None:
    """P1 enters and attacks with strength 3; P2, who was there with 2, defends."""
    t = Table(2, C3="hotel")
    t.put(P2, 2, "hotel")
    t.play("P1 go 3 hotel")
    fight = t.view(-1)["fight"]
    assert fight["seats"] == [P1, P2]
    assert fight["mights"] == [3, 2]


@rule("DW-047")
def test_the_attacker_takes_a_wanted_token_first() -> None:
    """Before the defender says whether he flees."""
    t = Table(2, C3="hotel")
    t.put(P2, 2, "hotel")
    t.play("P1 go 3 hotel")
    assert t.asks == "P2 flee"
    assert (t.camp.wanted, t.camp.pool) == ([1, 0], 9)


@rule("DW-047", "DW-065")
@pytest.mark.parametrize(
    "ending", [("P2 flee", "P1 stay"), ("P2 fight", "P1 hold", "P2 hold")], ids=["flight", "fight"]
)
def test_the_token_is_kept_whatever_comes(ending: tuple[str, ...]) -> None:
    """Fled from or thrown back, the attacker keeps it."""
    t = Table(2, C3="hotel")
    t.put(P2, 1, "hotel")
    t.dice(1, 1)
    t.play("P1 go 1 hotel", *ending)
    assert (t.camp.wanted, t.asks) == ([1, 0], "P2 turn")


@rule("DW-047")
def test_an_empty_pool_does_not_stop_a_duel() -> None:
    """No token is taken, and the duel goes on."""
    t = Table(2, C3="hotel")
    t.camp.pool = 0
    t.put(P2, 2, "hotel")
    t.play("P1 go 3 hotel")
    assert (t.asks, t.camp.wanted) == ("P2 flee", [0, 0])


@rule("DW-048", "DW-199")
def test_only_a_horse_makes_flight_possible() -> None:
    """With one the defender chooses; without he fights, unasked."""
    t = Table(2, C3="hotel")
    t.put(P2, 2, "hotel")
    t.camp.stables[:] = [1, 0]
    t.play("P1 go 3 hotel")
    assert t.asks == "P1 cartridge"
    t = Table(2, C3="hotel")
    t.put(P2, 2, "hotel")
    t.play("P1 go 3 hotel")
    assert (t.asks, t.offers) == ("P2 flee", ["fight", "flee"])


@rule("DW-049")
def test_fleeing_costs_a_horse_and_the_building() -> None:
    """The cowboy is in the Mine, the horse in the supply, the attacker on the building."""
    t = Table(2, C3="hotel")
    t.put(P2, 2, "hotel")
    t.play("P1 go 3 hotel", "P2 flee")
    assert (t.camp.stables, t.camp.horses) == ([1, 0], 19)
    assert t.count("mine", P2) == [2]
    assert t.at("hotel") == [(P1, 3)]


@rule("DW-047", "DW-049", "DW-060", "DW-096")
def test_the_defender_flees_from_the_gunsmith() -> None:
    """DW-EX-06: no die is rolled; the attacker annexes and holds three cartridges."""
    t = Table(2, C3="gunsmith")
    t.put(P2, 3, "gunsmith")
    t.play("P1 go 1 gunsmith", "P2 flee", "P1 annex")
    assert (t.camp.wanted[P1], t.camp.cash[P1], t.camp.shells[P1]) == (1, 6, 3)
    assert (t.camp.stables[P2], t.count("mine", P2)) == (0, [3])
    assert t.told("opening") == t.told("volley") == []


@rule("DW-050", "DW-051", "DW-199")
def test_cartridges_are_announced_one_after_the_other() -> None:
    """First the attacker, then the defender, who knows it."""
    t = Table(2, C3="hotel")
    t.camp.stables[P2] = 0
    t.put(P2, 2, "hotel")
    t.play("P1 go 3 hotel")
    assert (t.asks, t.offers) == ("P1 cartridge", ["hold", "load"])
    t.play("P1 load")
    assert (t.asks, t.offers) == ("P2 cartridge", ["hold", "load"])
    assert t.view(P2)["fight"]["loaded"] == [1, 0]


@rule("DW-050", "DW-051")
@pytest.mark.parametrize(("shells", "asked"), [([1, 0], "P1 cartridge"), ([0, 1], "P2 cartridge")])
def test_only_who_has_a_cartridge_is_asked(shells: list[int], asked: str) -> None:
    """Without one there is nothing to announce."""
    t = meet(3)
    t.camp.shells[:] = shells
    t.dice(6, 1)
    t.play("P1 go 3 hotel")
    assert t.asks == asked
    t.play(asked.replace("cartridge", "hold"))
    assert t.told("volley") != []


@rule("DW-052")
def test_one_cartridge_a_duel_at_most() -> None:
    """With five in hand the attacker is asked once, and the one is in the supply at once."""
    t = meet(1)
    t.camp.shells[P1] = 5
    t.camp.cartridges = 10
    t.dice(1, 1, 1)
    t.play("P1 go 1 hotel", "P1 load")
    assert (t.camp.shells[P1], t.camp.cartridges) == (4, 11)
    assert t.told("opening") == [(P1, [0])]


@rule("DW-053")
@pytest.mark.parametrize("own", [1, 2, 3])
@pytest.mark.parametrize("loaded", [0, 1])
def test_dice_are_strength_and_a_cartridge(own: int, loaded: int) -> None:
    """Against one die, all but one of the attacker's are rolled first."""
    t = meet(1)
    t.camp.shells[P1] = loaded
    t.dice(*[1] * (own + loaded + 1))
    t.play(f"P1 go {own} hotel")
    if loaded:
        t.play("P1 load")
    first = [len(shots) for _, shots in t.told("opening")]
    assert first == [own + loaded - 1] * (own + loaded > 1)
    assert len(t.told("volley")) == 1


# --- shooting --------------------------------------------------------------------------------


@rule("DW-053", "DW-054")
def test_the_difference_is_rolled_first() -> None:
    """DW-EX-04: three dice against one: two are rolled, then one each."""
    t = shoot(3, 1, 1, 2, 3, 1)
    assert t.told("opening") == [(P1, [0, 1])]
    assert t.told("volley") == [(P1, [2], P2, [0])]


@rule("DW-054")
def test_the_defender_may_be_the_one_with_more() -> None:
    """One die against three: the defender opens with two."""
    t = shoot(1, 3, 2, 3, 1, 1)
    assert t.told("opening") == [(P2, [1, 2])]


@rule("DW-054")
def test_equal_dice_have_no_opening() -> None:
    """Two against two: two volleys of one die each."""
    t = shoot(2, 2, 1, 1, 2, 2)
    assert t.told("opening") == []
    assert len(t.told("volley")) == 2


@rule("DW-055")
def test_volleys_go_on_until_somebody_falls() -> None:
    """Three dice each: a kill in the second volley leaves the third unrolled."""
    t = shoot(3, 3, 1, 1, 6, 1)
    assert len(t.told("volley")) == 2
    assert t.count("dead", P2) == [3]


@rule("DW-055")
def test_a_kill_in_the_opening_ends_it() -> None:
    """Nobody answers: the last dice stay unrolled."""
    t = shoot(2, 1, 6)
    assert t.told("volley") == []
    assert t.count("dead", P2) == [1]


@rule("DW-203")
def test_the_attackers_die_is_drawn_before_the_defenders() -> None:
    """The first die of a volley is the attacker's."""
    t = shoot(1, 1, 6, 1)
    assert (t.count("dead", P2), t.count("dead", P1)) == ([1], [])


@rule("DW-056")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_only_a_six_kills_at_once(face: int) -> None:
    """A single die of any other face kills nobody."""
    t = shoot(1, 1, face, 1)
    assert t.count("dead", P2) == ([1] if face == 6 else [])


@rule("DW-056", "DW-057")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5])
def test_four_and_five_wound_and_less_misses(face: int) -> None:
    """With a wound to follow, 4 and 5 kill, and 1 to 3 do not."""
    t = shoot(2, 2, face, 1, 4, 1)
    assert t.count("dead", P2) == ([2] if face >= 4 else [])


@rule("DW-057")
@pytest.mark.parametrize("dice", [(4, 1, 5, 1), (5, 1, 4, 1)])
def test_the_second_wound_kills(dice: tuple[int, ...]) -> None:
    """One in each of two volleys."""
    t = shoot(2, 2, *dice)
    assert t.count("dead", P2) == [2]


@rule("DW-057")
def test_one_wound_kills_nobody() -> None:
    """The cowboy stays where he is."""
    t = shoot(2, 2, 4, 1, 1, 5)
    assert t.at("hotel") == [(P2, 2)]
    assert t.count("mine", P1) == [2]


@rule("DW-057")
def test_two_wounds_of_the_opening_kill() -> None:
    """Rolled together, they count together."""
    t = shoot(3, 1, 4, 5)
    assert t.count("dead", P2) == [1]


@rule("DW-058", "DW-063")
def test_both_may_die_in_one_roll() -> None:
    """DW-EX-08: 6 against 6; the Hotel is empty and nobody annexes."""
    t = shoot(1, 1, 6, 6)
    assert (t.count("dead", P1), t.count("dead", P2)) == ([1], [1])
    assert nobody_at(t, "hotel")
    assert t.asks == "P2 turn"


@rule("DW-058")
def test_whoever_is_killed_by_a_second_wound_still_shoots_back() -> None:
    """A wound each, then two more at once: both die."""
    t = shoot(2, 2, 4, 4, 5, 5)
    assert (t.count("dead", P1), t.count("dead", P2)) == ([2], [2])


# --- how it ends -----------------------------------------------------------------------------


@rule("DW-059")
def test_the_dead_do_not_come_back() -> None:
    """He is on Boot Hill, and neither turn nor Dance Hall offers him."""
    t = meet(1)
    t.build("C4", "dance_hall")
    t.dice(6, 1)
    t.play("P1 go 1 hotel", "P1 stay")
    assert t.count("dead", P2) == [1]
    assert not [offer for offer in t.offers if offer.startswith(("back", "go 1"))]
    t.play("P2 go 2 dance_hall", "P2 annex")
    assert t.offers == ["enough", "back C4"]


@rule("DW-060")
def test_the_attacker_who_kills_stays_and_may_annex() -> None:
    """He stands there and is asked."""
    t = shoot(1, 1, 6, 1)
    assert t.at("hotel") == [(P1, 1)]
    assert t.asks == "P1 annex"


@rule("DW-061", "DW-055")
def test_both_survive() -> None:
    """DW-EX-07: 4 against 3; the attacker goes to the Mine, his horse stays with him."""
    t = meet(1)
    t.camp.stables[P1] = 1
    t.dice(4, 3)
    t.play("P1 go 1 hotel")
    assert (t.count("mine", P1), t.camp.stables[P1]) == ([1], 1)
    assert t.at("hotel") == [(P2, 1)]
    assert t.told("annexed") == []


@rule("DW-062")
def test_the_defender_who_kills_stays_and_does_not_annex() -> None:
    """He gains nothing, and his own turn begins."""
    t = shoot(1, 1, 1, 6)
    assert t.at("hotel") == [(P2, 1)]
    assert t.count("dead", P1) == [1]
    assert (t.asks, t.camp.cash) == ("P2 turn", [5, 5])


@rule("DW-064")
def test_wounds_heal_after_the_duel() -> None:
    """Wounded once in each of two duels, a cowboy lives."""
    t = meet(1)
    t.dice(4, 1)
    t.play("P1 go 1 hotel")
    assert t.view(-1)["fight"] is None
    t.dice(1, 4, 1)
    t.play("P2 go 2 church", "P2 stay", "P1 go 2 hotel")
    assert t.at("hotel") == [(P2, 1)]
    assert t.count("dead", P2) == []


@rule("DW-066")
def test_the_undertaker_is_paid_when_the_dead_fall() -> None:
    """The money is there before the winner annexes."""
    t = Table(3, C3="hotel", C4="undertaker")
    t.camp.shells[:] = [0, 0, 0]
    t.camp.stables[P2] = 0
    t.put(P2, 1, "hotel")
    t.put(P3, 1, "undertaker")
    t.dice(6, 1)
    t.play("P1 go 1 hotel")
    assert (t.asks, t.camp.cash[P3]) == ("P1 annex", 6)


@rule("DW-050", "DW-052", "DW-053", "DW-054", "DW-055", "DW-057", "DW-060", "DW-064", "DW-097")
def test_a_duel_for_the_bank() -> None:
    """DW-EX-05: four dice against two; two wounds kill, and one die each is not rolled."""
    t = Table(2, C3="bank")
    t.camp.stables[P2] = 0
    t.put(P2, 2, "bank")
    t.dice(4, 2, 5, 5)
    t.play("P1 go 3 bank", "P1 load", "P2 hold")
    assert (t.luck.faces, t.count("dead", P2)) == ([], [2])
    t.play("P1 annex")
    assert (t.camp.cash[P1], t.camp.shells, t.camp.wanted[P1]) == (10, [0, 1], 2)
    assert (t.at("bank"), t.camp.pool, t.view(P1)["fight"]) == ([(P1, 3)], 8, None)
