"""Section 14, outlaws: how they arrive, and in which order they move."""

from collections.abc import Callable

import pytest

from farwest.games.carson_city import GAME, box
from farwest.games.carson_city.powers import DOCTOR, GUNSMITH_YELLOW, UNDERTAKER
from farwest.games.carson_city.rules.outlaws import OutlawsCome, OutlawsMove, arrive
from farwest.games.carson_city.rules.round import Round
from farwest.games.carson_city.state import RIVER
from tests.clauses import rule
from tests.games.carson_city.kit import P1, P2, P3, PARCEL, PARCEL_NAMES, Table, around, outlaws

CENTRAL = [f"{row}{column}" for row in "BCDEFG" for column in range(2, 8)]
"""The 36 parcels that two dice can name."""


def landings(make: Callable[[], Table]) -> list[str]:
    """Where one more outlaw may land in a position, over every roll that counts."""
    found: list[str] = []
    sizes = [1]

    def roll(rolls: int) -> int:
        sizes[0] = rolls
        return len(found)

    while len(found) < sizes[0]:
        t = make()
        t.city.menace = 8
        t.luck.coming.append(roll)
        arrive(t.city)
        [event] = [event for event in t.events if event.kind in ("outlaw", "outlaw_caught")]
        found.append(PARCEL_NAMES[event.args[-1]])
    return found


# --- the pawns and the tiles -------------------------------------------------------------------


@rule("CC-261")
def test_outlaws_wait_beside_the_board() -> None:
    """Nobody is on the map after set-up, no tile is shown, and there are nine pawns."""
    city = GAME.deal(3, {"outlaws": True}, 1)
    shown = GAME.view(city, -1)
    assert (sum(shown["outlaw"]), shown["menace"], shown["bounty"]) == (0, 0, 0)
    assert box.OUTLAW_PAWNS == 9


@rule("CC-262")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_they_come_before_the_personalities_of_rounds_two_to_four(number: int) -> None:
    """In round 1 no die is rolled; later the dice come before the first card."""
    t = Table(2, outlaws=True)
    t.city.round = number
    t.do(Round())
    if number > 1:
        t.dice(1, 1)
        t.pick(0)
    assert t.asks == "P1 personality"
    assert t.luck.coming == []
    assert len(t.told("outlaws")) == (0 if number == 1 else 1)


@rule("CC-262")
@pytest.mark.parametrize("black", range(1, 7))
def test_the_black_die_and_seven_is_their_strength(black: int) -> None:
    """CC-EX-28-outlaw-arrival: 8 to 13, whatever it was before, and all see it."""
    t = Table(2, outlaws=True)
    t.city.menace = 10
    t.do(OutlawsCome())
    t.dice(black, 1)
    t.pick(0)
    assert t.asks == ""
    assert t.view(-1)["menace"] == black + 7


@rule("CC-262")
@pytest.mark.parametrize(("white", "number"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_white_die_is_their_number(white: int, number: int) -> None:
    """CC-EX-28-outlaw-arrival: one, two or three."""
    t = Table(2, outlaws=True)
    t.do(OutlawsCome())
    t.dice(1, white)
    t.pick(0, 10, 33)
    t.go_on()
    assert len(t.told("outlaw")) == len(outlaws(t)) == number


@rule("CC-263", "CC-265")
@pytest.mark.parametrize(
    ("strength", "points"), [(8, 2), (9, 2), (10, 3), (11, 3), (12, 4), (13, 4)]
)
def test_the_points_on_the_tiles(strength: int, points: int) -> None:
    """2, 3 or 4 VP: what the owner of a prison gets for a fool."""
    t = Table(2, outlaws=True)
    t.build(P2, "B2", "prison")
    t.do(OutlawsCome())
    t.dice(strength - 7, 1)
    t.pick(0)
    assert t.asks == ""
    assert (t.city.points, t.view(-1)["bounty"]) == ([0, points], points)
    assert outlaws(t) == []


# --- where they land ---------------------------------------------------------------------------


@rule("CC-264")
def test_a_map_roll_names_the_parcel() -> None:
    """Each of the 36 central parcels, the house in the centre included."""
    assert landings(lambda: Table(2, outlaws=True)) == CENTRAL


@rule("CC-266")
def test_not_where_another_outlaw_is() -> None:
    """C3 and F6 are taken; mountains, houses and owned parcels are not spared."""

    def make() -> Table:
        t = Table(2, outlaws=True)
        t.outlaw("C3", "F6")
        t.mountain("B2")
        t.own(P1, "B3")
        t.build(P2, "B4", "bank")
        return t

    assert landings(make) == [name for name in CENTRAL if name not in ("C3", "F6")]


@rule("CC-266", "CC-265")
def test_not_next_to_a_prison_but_on_it() -> None:
    """A prison on C3 keeps its eight neighbours free, not itself."""

    def make() -> Table:
        t = Table(2, outlaws=True)
        t.outlaw("G7")
        t.build(P1, "C3", "prison")
        return t

    free = [*around("C3"), "G7"]
    assert landings(make) == [name for name in CENTRAL if name not in free]


@rule("CC-265")
def test_a_prison_next_to_a_prison_still_catches() -> None:
    """Being caught comes before every reason to roll again."""

    def make() -> Table:
        t = Table(2, outlaws=True)
        t.build(P1, "C3", "prison")
        t.build(P2, "C4", "prison")
        return t

    assert {"C3", "C4"} <= set(landings(make))


@rule("CC-266")
def test_neither_the_town_hall_nor_the_river() -> None:
    """The printed river and a Town Hall on C7 are left out."""

    def make() -> Table:
        t = Table(2, centre="B2", buildings="full", river=True, outlaws=True)
        t.town_hall("C7")
        return t

    river = {PARCEL_NAMES[parcel] for parcel in box.RIVER_PRINTED}
    assert landings(make) == [name for name in CENTRAL if name not in river | {"C7"}]


@rule("CC-267")
def test_a_tenth_outlaw_does_not_arrive() -> None:
    """Eight are there and three would come: one does."""
    t = Table(2, outlaws=True)
    t.outlaw("A1", "A3", "A5", "A7", "H1", "H3", "H5", "H7")
    t.do(OutlawsCome())
    t.dice(1, 6)
    t.pick(0)
    t.go_on()
    assert (t.told("outlaw"), len(outlaws(t))) == ([(PARCEL["B2"],)], 9)


@rule("CC-267")
def test_without_a_parcel_no_outlaw_arrives() -> None:
    """Nothing but river in the middle: nobody comes, and no map roll is made."""
    t = Table(2, outlaws=True)
    for name in CENTRAL:
        t.city.ground[PARCEL[name]] = RIVER
    t.do(OutlawsCome())
    t.dice(1, 6)
    assert (t.asks, outlaws(t), t.luck.coming) == ("", [], [])


@rule("CC-341", "CC-265")
@pytest.mark.parametrize("power", [DOCTOR, UNDERTAKER, GUNSMITH_YELLOW])
def test_a_caught_outlaw_pays_no_personality(power: int) -> None:
    """Only the prison's owner gains; neither money nor more points for P1."""
    t = Table(2, outlaws=True)
    t.city.power[power] = P1
    t.build(P2, "B2", "prison")
    t.do(OutlawsCome())
    t.dice(6, 1)
    t.pick(0)
    assert t.asks == ""
    assert (t.city.points, t.city.cash) == ([0, 4], [15, 15])


# --- who moves when ----------------------------------------------------------------------------


@rule("CC-268")
def test_new_and_old_outlaws_move_once() -> None:
    """One came to B2 and rides to the hotel on A1; the old one rides to G8, not on to H8."""
    t = Table(2, outlaws=True)
    t.build(P1, "A1", "hotel")
    t.build(P1, "G8", "ranch")
    t.build(P1, "H8", "hotel")
    t.outlaw("F7")
    t.do(OutlawsCome())
    t.dice(1, 1)
    t.pick(0)
    assert t.asks == ""
    assert t.told("outlaw_moved") == [
        (PARCEL["B2"], PARCEL["A1"]),
        (PARCEL["F7"], PARCEL["G8"]),
    ]


@rule("CC-268")
@pytest.mark.parametrize(("first", "there"), [("F6", ["F7", "G6"]), ("G6", ["E7", "F7"])])
def test_the_first_passer_orders_them_one_at_a_time(first: str, there: list[str]) -> None:
    """P2 passed first; who rides first takes the hotel, and only F6 could reach the mine."""
    t = Table(3, outlaws=True)
    t.city.passed = [P2, P3, P1]
    t.build(P1, "F7", "hotel")
    t.build(P1, "E7", "mine")
    t.mountain("D8")
    t.outlaw("F6", "G6")
    t.do(OutlawsMove())
    assert (t.asks, t.ends("next")) == ("P2 outlaw_next", ["F6", "G6"])
    t.play(f"P2 next {first}")
    assert (t.asks, outlaws(t)) == ("", there)


@rule("CC-340")
def test_only_outlaws_near_each_other_are_asked_for() -> None:
    """CC-EX-48-outlaw-order-not-asked: B2 rides unasked; F4 and G6 wait for an order."""
    t = Table(2, outlaws=True)
    t.build(P1, "A1", "hotel")
    t.outlaw("B2", "F4", "G6")
    t.do(OutlawsMove())
    assert (t.asks, t.ends("next")) == ("P1 outlaw_next", ["F4", "G6"])
    assert t.told("outlaw_moved") == [(PARCEL["B2"], PARCEL["A1"])]


@rule("CC-340")
def test_three_parcels_apart_nobody_is_asked() -> None:
    """The larger of the two distances counts: C3 and D6 are three apart."""
    t = Table(2, outlaws=True)
    t.outlaw("C3", "D6")
    t.do(OutlawsMove())
    assert t.asks == ""


@rule("CC-340")
def test_three_in_a_row_are_asked_for_twice() -> None:
    """While two or more are left; the last one rides unasked."""
    t = Table(2, outlaws=True)
    t.outlaw("F2", "F4", "F6")
    t.do(OutlawsMove())
    assert t.ends("next") == ["F2", "F4", "F6"]
    t.play("P1 next F4")
    assert (t.asks, t.ends("next")) == ("P1 outlaw_next", ["F2", "F6"])
    t.play("P1 next F6")
    assert t.asks == ""
