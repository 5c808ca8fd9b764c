"""Section 13: the Governor (13), the Heroes (16) and the Teacher (17)."""

import pytest

from farwest.games.carson_city import GAME, box
from farwest.games.carson_city.powers import RED, YELLOW
from farwest.games.carson_city.rules.buildings.town_hall import TownHallArrives
from farwest.games.carson_city.rules.income import BuildingIncome
from farwest.games.carson_city.rules.outlaws import OutlawsMove
from farwest.games.carson_city.rules.resolution import Square
from farwest.games.carson_city.rules.roads import GovernorWindow
from farwest.games.carson_city.rules.works import Works
from farwest.games.carson_city.scoring import SOURCES, scores
from farwest.kernel.options import Value
from tests.clauses import rule
from tests.games.carson_city.cards import choosing, lay_out, return_cards
from tests.games.carson_city.kit import P1, P2, P3, P4, PARCEL, Table, around

# --- 13, the Governor, yellow ------------------------------------------------------------------


def governor(roads: int, centre: str = "D4", **options: Value) -> Table:
    """P1 is the yellow Governor and has so many roads."""
    t = Table(2, centre=centre, **options)
    t.holds(P1, "governor")
    t.give(P1, roads=roads)
    return t


@rule("CC-207")
def test_the_yellow_governor_receives_a_road() -> None:
    """At once, besides his first one."""
    t = choosing("governor")
    t.play("P1 card governor")
    assert (t.city.roads, t.asks) == ([2, 1, 1], "P2 personality")


@rule("CC-207")
def test_a_point_for_a_road_that_reaches_something_new() -> None:
    """H3-4 and V3-5 touch new parcels; H4-4 joins two crossings that had a road."""
    t = governor(3)
    t.do(Works())
    t.play("P1 road H3-4")
    assert t.city.points == [1, 0]
    t.play("P1 road V3-5")
    assert t.city.points == [2, 0]
    t.play("P1 road H4-4")
    assert t.city.points == [2, 0]


@rule("CC-207")
def test_only_the_governors_roads_give_points() -> None:
    """P2 lays one: nobody gains; and in the next round neither does P1."""
    t = governor(0)
    t.do(Works())
    t.play("P2 road H3-4")
    assert t.city.points == [0, 0]
    return_cards(t)
    t.give(P1, roads=1)
    t.do(Works())
    t.play("P1 road H3-5")
    assert t.city.points == [0, 0]


@rule("CC-207")
def test_two_points_for_a_bridge() -> None:
    """V3-1 crosses the river to E1 and E2; a second one beside it finds E2 and E3."""
    t = governor(4, centre="C2", river=True)
    t.do(Works())
    t.play("P1 road V3-1")
    assert (t.city.points, t.city.roads[P1]) == ([2, 0], 2)
    t.play("P1 road V3-2")
    assert t.city.points == [4, 0]


@rule("CC-207")
def test_no_points_for_a_bridge_to_what_is_reached() -> None:
    """Roads lie on the other bank already: V3-1 touches nothing new."""
    t = governor(2, centre="C2", river=True)
    t.road("H4-0", "H4-1")
    t.do(Works())
    t.play("P1 road V3-1")
    assert (t.city.points, t.city.roads[P1]) == ([0, 0], 0)


@rule("CC-334")
def test_a_river_parcel_is_nothing_to_reach() -> None:
    """H3-2 newly touches D4, which is river, and C4, which has a road: no point."""
    t = governor(1, centre="C2", river=True)
    t.road("H2-2")
    assert "C4" in t.equipped()
    assert "D4" not in t.equipped()
    t.do(Works())
    t.play("P1 road H3-2")
    assert ("D4" in t.equipped(), t.city.points) == (True, [0, 0])


@rule("CC-334", "CC-207")
def test_the_governors_roads_count_in_every_window() -> None:
    """Before the $12 square, in his works turn, and inside a construction: 3 VP."""
    t = governor(3)
    t.own(P1, "C4")
    t.hold(P1, "bank")
    t.do(GovernorWindow(), Works())
    assert t.asks == "P1 governor_roads"
    t.play("P1 road H3-4", "P1 road_done")
    assert (t.asks, t.city.points[P1]) == ("P1 works", 1)
    t.play("P1 road H3-5")
    assert t.city.points[P1] == 2
    t.play("P1 work bank", "P1 road H3-6")
    assert t.city.points[P1] == 3
    t.play("P1 build C4", "P1 house C3")
    assert t.ground("C4") == "bank"


@rule("CC-334")
def test_a_road_of_the_supply_gives_no_point() -> None:
    """The Governor lays it for the Town Hall; it is not his own."""
    t = Table(2, buildings="full")
    t.holds(P1, "governor")
    t.own(P2, *around("D4"))
    t.take_tile("town_hall")
    t.do(TownHallArrives())
    assert t.asks == "P1 townhall_road"
    t.play("P1 road H3-4")
    assert ("H3-4" in t.laid(), t.city.points, t.city.roads) == (True, [0, 0], [1, 1])


# --- 13, the Governor, red ---------------------------------------------------------------------


def taxes(*cash: int) -> Table:
    """P1 takes the red Governor's card; the others have this money."""
    t = choosing("governor red", seats=1 + len(cash))
    for seat, dollars in enumerate(cash, 1):
        t.give(seat, cash=dollars)
    t.play("P1 card governor")
    assert (t.asks, t.offers()) == ("P1 governor_tax", ["tax arms", "tax money"])
    return t


@rule("CC-208")
def test_a_tax_on_money() -> None:
    """CC-EX-23-money-tax: of $1, $10, $11 and $0 the others pay $1, $1, $2 and nothing."""
    t = taxes(1, 10, 11, 0)
    t.play("P1 tax money")
    assert t.city.cash == [15 + 4, 0, 9, 9, 0]
    assert (t.city.roads[P1], t.asks) == (1, "P2 personality")


@rule("CC-208")
def test_a_tax_on_arms() -> None:
    """P2 pays $3 for three revolvers, P3 the $2 he has for four; the chip costs P4 nothing."""
    t = taxes(15, 2, 15)
    t.give(P2, revolvers=3)
    t.give(P3, revolvers=4)
    t.give(P4, revolvers=0)
    t.give(P1, revolvers=5)
    t.city.chip = P4
    t.play("P1 tax arms")
    assert t.city.cash == [15 + 5, 12, 0, 15]
    assert t.city.revolvers == [5, 3, 4, 0]


# --- 16, the Heroes, yellow --------------------------------------------------------------------


def heroes(**options: Value) -> Table:
    """P1 has the yellow Heroes and a ranch on A1; P2 has a saloon of $5 on H8."""
    t = Table(3, **options)
    t.holds(P1, "heroes")
    t.build(P1, "A1", "ranch")
    t.build(P2, "H8", "saloon")
    t.house("H7")
    return t


@rule("CC-217")
def test_nobody_attacks_the_heroes_and_they_attack_nobody() -> None:
    """P1 may defend his ranch; P2 and P3 may not come there, and P1 not to H8."""
    t = heroes()
    assert (t.can("P1 place A1"), t.can("P1 place H8")) == (True, False)
    t.play("P1 pass")
    assert not t.can("P2 place A1")
    t.play("P2 pass")
    assert (t.can("P3 place A1"), t.can("P3 place H8")) == (False, True)


@rule("CC-217")
def test_the_heroes_peace_lasts_a_round() -> None:
    """In the next one P1 may attack, and be attacked."""
    t = heroes()
    return_cards(t)
    t.placement()
    assert t.can("P1 place H8")
    t.play("P1 pass")
    assert t.can("P2 place A1")


@rule("CC-217")
def test_outlaws_take_nothing_from_the_heroes() -> None:
    """P1's ranch pays $3 in full, P2's saloon $2 of $5."""
    t = heroes(outlaws=True)
    assert (t.income("A1"), t.income("H8")) == (3, 5)
    t.outlaw("A1", "H8")
    t.do(BuildingIncome())
    assert (t.asks, t.city.cash) == ("", [15 + 3, 15 + 2, 15])


@rule("CC-218")
@pytest.mark.parametrize(("rounds", "goal"), [(0, "G6"), (1, "F5"), (2, "G6")])
def test_outlaws_overlook_the_heroes_in_the_next_round(rounds: int, goal: str) -> None:
    """The outlaw on F6 rides past P1's saloon of $5 to P2's ranch of $4, for one round."""
    t = Table(2, outlaws=True)
    if rounds:
        t.holds(P1, "heroes")
    t.build(P1, "G6", "saloon")
    t.build(P2, "F5", "ranch")
    t.house("H6", "E4", "E5", "E6")
    t.outlaw("F6")
    assert (t.income("G6"), t.income("F5")) == (5, 4)
    for _ in range(rounds):
        return_cards(t)
    t.do(OutlawsMove())
    t.city.advance()
    assert t.told("outlaw_moved") == [(PARCEL["F6"], PARCEL[goal])]


@rule("CC-219")
def test_the_heroes_fight_outlaws_for_points() -> None:
    """On P2's saloon P1 beats one and has its 2 VP unasked; P3 could have stolen instead."""
    for seat, asked in ((P1, ""), (P3, "P3 outlaw_prize")):
        t = heroes(outlaws=True)
        t.outlaw("H8", strength=8)
        t.placement()
        t.play(*[f"P{other + 1} pass" for other in range(seat)])
        assert t.can(f"P{seat + 1} place H8")
        t.city.passed = [P1, P2, P3]
        t.put(seat, "H8")
        t.dice(6)
        t.do(BuildingIncome())
        assert t.asks == asked
    assert t.offers() == ["prize_points", "prize_loot"]


@rule("CC-219")
def test_the_heroes_take_the_points() -> None:
    """2 VP, and P2 keeps his $5."""
    t = heroes(outlaws=True)
    t.outlaw("H8", strength=8)
    t.put(P1, "H8")
    t.dice(6)
    t.do(BuildingIncome())
    assert (t.asks, t.city.points, t.city.cash[:2]) == ("", [2, 0, 0], [15 + 3, 15 + 5])


# --- 16, the Heroes, red -----------------------------------------------------------------------


@rule("CC-220")
@pytest.mark.parametrize(("cowboys", "points"), [(0, 3), (1, 6), (2, 9)])
def test_the_red_heroes_sacrifice(cowboys: int, points: int) -> None:
    """3 VP, 6 for a cowboy, 9 for two; they go to the general supply before P2 chooses."""
    t = choosing("heroes red")
    t.play("P1 card heroes")
    assert (t.asks, t.ends("sacrifice")) == ("P1 heroes", ["0", "1", "2"])
    t.play(f"P1 sacrifice {cowboys}")
    assert (t.city.points[P1], t.city.reserve[P1]) == (points, 3 - cowboys)
    assert (t.city.supply[P1], t.asks) == (7 + cowboys, "P2 personality")


@rule("CC-220")
def test_the_red_heroes_give_what_they_have() -> None:
    """With one cowboy there are two answers; without any, 3 VP unasked."""
    t = choosing("heroes red")
    t.give(P1, reserve=1)
    t.play("P1 card heroes")
    assert t.ends("sacrifice") == ["0", "1"]
    t = choosing("heroes red")
    t.give(P1, reserve=0)
    t.play("P1 card heroes")
    assert (t.asks, t.city.points[P1]) == ("P2 personality", 3)


# --- 17, the Teacher ---------------------------------------------------------------------------


@rule("CC-221")
def test_the_teacher_is_yellow_until_round_four() -> None:
    """As dealt, after round 1 and after round 2 yellow; red after round 3."""
    cards = ["1Y", "2Y", "3Y", "4Y", "5Y", "6Y", "17YR"]
    city = GAME.deal(2, {"personalities": "chosen", "cards": cards}, 1)
    assert city.side[box.TEACHER] == YELLOW
    t = Table(2)
    lay_out(t, "teacher")
    t.give(P1, cash=0)
    t.give(P2, cash=0)
    sides = []
    for number in (1, 2, 3):
        t.city.round = number
        t.end_round()
        assert t.asks == "P1 personality"
        t.play("P1 card teacher")
        held = [t.city.power[2 * box.TEACHER + side] == P1 for side in (YELLOW, RED)]
        sides.append(held.index(True))
    assert sides == [YELLOW, YELLOW, RED]


@rule("CC-222", "CC-012")
def test_the_teacher_is_first_in_the_next_round() -> None:
    """P2 passed last; the others follow as they passed."""
    t = Table(3)
    t.holds(P2, "teacher")
    t.city.passed = [P3, P1, P2]
    t.end_round()
    t.play("P1 spend 0", "P2 spend 0", "P3 spend 0")
    assert (t.city.order, t.asks) == ([P2, P3, P1], "P2 personality")


@rule("CC-222")
def test_the_teacher_wins_no_ties() -> None:
    """P1, who passed first, beats her with the same total."""
    t = Table(2)
    t.holds(P2, "teacher")
    t.city.passed = [P1, P2]
    t.put(P1, "ammo")
    t.put(P2, "ammo")
    t.dice(3, 3)
    t.do(Square(box.AMMO))
    t.city.advance()
    assert t.city.chip == P1


@rule("CC-222", "CC-221")
def test_the_red_teacher_is_not_first() -> None:
    """The red side leaves the order as it is."""
    t = Table(2)
    t.holds(P2, "teacher", RED)
    t.city.passed = [P1, P2]
    return_cards(t)
    assert t.city.order == [P1, P2]


@rule("CC-223")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ((), 2),
        (("school",), 4),
        (("school", "school", "prison", "prison", "church", "church"), 14),
        (("prison", "saloon"), 2),
        (("saloon", "saloon"), 0),
        (("bank", "mine"), 2),
    ],
)
def test_what_the_red_teacher_scores(tiles: tuple[str, ...], points: int) -> None:
    """2 VP for each school, prison and church, 2 more without saloon; pending tiles are none."""
    t = Table(2, buildings="full")
    t.row("mine", "ranch", "hotel", "", "bank", "mine", "ranch")
    t.holds(P1, "teacher", RED)
    t.build(P2, "H8", "saloon")
    for parcel, tile in zip(("A1", "A3", "A5", "C1", "C3", "C7"), tiles, strict=False):
        t.build(P1, parcel, tile)
    t.hold(P1, "church" if "church" not in tiles else "saloon")
    found = [scores(t.city, seat)[SOURCES.index("teacher")] for seat in (P1, P2)]
    assert found == [points, 0]


@rule("CC-223")
def test_the_yellow_teacher_scores_nothing() -> None:
    """A church and no saloon are worth nothing to her."""
    t = Table(2)
    t.holds(P1, "teacher")
    t.build(P1, "A1", "church")
    assert scores(t.city, P1)[SOURCES.index("teacher")] == 0
