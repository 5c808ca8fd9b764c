"""Section 1: the map, what is owned and limited, options, and what is asked."""

import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from farwest.games import carson_city
from farwest.games.carson_city import GAME, box
from farwest.games.carson_city.land import AROUND, EDGES, ENDS, FLANKS, PARCEL_CROSSINGS, PARCELS
from farwest.games.carson_city.options import draw_cards
from farwest.games.carson_city.powers import RED, YELLOW
from farwest.games.carson_city.rules.parcels import ParcelStep
from farwest.games.carson_city.state import IN_RESERVE
from farwest.kernel.options import Value
from farwest.kernel.steps import Choice
from tests.clauses import rule
from tests.games.carson_city.kit import EDGE, P1, P2, PARCEL, PARCEL_NAMES, Table, around

VARIANTS = ("new_beginning", "river", "duel_tiles", "kit_carson", "outlaws", "horses")

# --- the map -----------------------------------------------------------------------------------


@rule("CC-001")
def test_parcels_and_their_corners() -> None:
    """64 of them; parcel (3,5), C5, has the corners (2,4), (2,5), (3,4) and (3,5) of 9 by 9."""
    assert PARCELS == 64
    corners = [divmod(crossing, 9) for crossing in PARCEL_CROSSINGS[PARCEL["C5"]]]
    assert corners == [(2, 4), (2, 5), (3, 4), (3, 5)]


@rule("CC-002")
def test_edges_and_their_ends() -> None:
    """144 of them; H(i,j) runs to the right, V(i,j) down; the border has a parcel on one side."""
    assert EDGES == len(EDGE) == 144
    assert [divmod(end, 9) for end in ENDS[EDGE["H3-5"]]] == [(3, 5), (3, 6)]
    assert [divmod(end, 9) for end in ENDS[EDGE["V3-5"]]] == [(3, 5), (4, 5)]
    assert FLANKS[EDGE["H0-0"]] == (PARCEL["A1"],)
    assert FLANKS[EDGE["V3-5"]] == (PARCEL["D5"], PARCEL["D6"])


@rule("CC-003")
def test_eight_neighbours_and_nothing_beyond_the_border() -> None:
    """Diagonals count; a corner has three, a side five."""
    for name in PARCEL_NAMES:
        assert [PARCEL_NAMES[parcel] for parcel in AROUND[PARCEL[name]]] == around(name)
    assert around("A1") == ["A2", "B1", "B2"]
    assert len(around("A4")) == 5
    assert around("B2") == ["A1", "A2", "A3", "B1", "B3", "C1", "C2", "C3"]


@rule("CC-004", "CC-112")
def test_free_whoever_owns_it() -> None:
    """A ranch on G7 counts owned and unowned bare parcels; no house, mountain or building."""
    t = Table(2)
    t.build(P1, "G7", "ranch")
    t.own(P1, "F6")
    t.own(P2, "F7")
    t.house("G6")
    t.mountain("G8")
    t.build(P2, "H6", "mine")
    assert t.income("G7") == 5


@rule("CC-005")
def test_ones_title_makes_a_house_ones_own() -> None:
    """The centre's house is nobody's; once P1 owns the parcel it is worth his 2 VP."""
    t = Table(2)
    before = GAME.result(t.city).scores[P1]["property"]
    t.own(P1, "D4")
    assert (before, GAME.result(t.city).scores[P1]["property"]) == (0, 2)


# --- what is limited ---------------------------------------------------------------------------


@rule("CC-006")
def test_without_a_title_no_parcel() -> None:
    """P1 has one title for two parcels, and buys one; the Settler without title takes none."""
    t = Table(2)
    t.give(P1, titles=1)
    t.put(P1, "A1", "A2")
    t.do(ParcelStep())
    t.play("P1 buy A1")
    assert (t.asks, t.owner("A2")) == ("", -1)
    t.choose()
    t.play("P1 card settler")
    assert t.asks == "P2 personality"


@rule("CC-007", "CC-143")
def test_cowboys_and_titles_are_counted() -> None:
    """Ten and twelve of each colour."""
    t = Table(6)
    held = GAME.supply(t.city)
    assert (held["cowboys"], held["titles"]) == (60, 72)
    assert box.HORSES == 25


@rule("CC-007")
def test_roads_and_revolvers_are_not() -> None:
    """P1 has a hundred roads and gets three more."""
    t = Table(2)
    t.give(P1, roads=100, revolvers=50)
    t.put(P1, "roads3")
    t.resolve()
    assert t.asks == "P1 works"
    assert t.city.roads[P1] == 103


@rule("CC-008", "CC-009")
@pytest.mark.parametrize("place", ["gambling", "wages", "road1", "H8"])
def test_a_placed_cowboy_is_no_strength(place: str) -> None:
    """Three in reserve and a revolver make 4; after a placement 3."""
    t = Table(2)
    assert t.strength(P1) == 4
    t.play(f"P1 place {place}")
    assert (t.strength(P1), t.city.reserve[P1]) == (3, 2)


@rule("CC-009")
@pytest.mark.parametrize(
    ("bonus", "more"), [("chip", 3), ("mercenary", 3), ("mercenary_red", 2), ("corral", 1)]
)
def test_what_makes_one_stronger(bonus: str, more: int) -> None:
    """The chip, the Mercenary, a horse in corral 1."""
    t = Table(2, horses=True)
    if bonus == "chip":
        t.city.chip = P1
    elif bonus == "corral":
        t.city.corral[0] = 1
    else:
        t.holds(P1, "mercenary", RED if bonus.endswith("red") else YELLOW)
    assert (t.strength(P1), t.strength(P2)) == (4 + more, 4)


@rule("CC-010")
def test_the_white_cowboy_counts_until_he_is_placed() -> None:
    """One more in the reserve."""
    t = Table(2)
    t.holds(P1, "sheriff")
    t.city.white = IN_RESERVE
    assert t.strength(P1) == 5
    t.play("P1 white_place gambling")
    assert t.strength(P1) == 4


@rule("CC-013")
def test_nobody_spends_what_he_has_not() -> None:
    """With $4 one can buy 0 points at $5, so nothing is asked."""
    t = Table(2)
    t.give(P1, cash=4, roads=0)
    t.give(P2, roads=0)
    t.put(P1, "buy5", "H8")
    t.resolve()
    t.play("P1 buy_done")
    assert (t.asks, t.city.cash[P1]) == ("P2 cash", 4)


@rule("CC-014", "CC-214")
def test_points_never_go_below_zero() -> None:
    """Who has no point cannot lose one to the Undertaker: he pays $2 unasked."""
    t = Table(3)
    t.holds(2, "doctor_undertaker", RED)
    t.put(P1, "ammo")
    t.put(P2, "ammo")
    t.dice(6, 1)
    t.resolve()
    assert t.asks == "P1 works"
    assert (t.city.points, t.city.cash) == ([0, 0, 0], [15, 13, 17])


# --- options -----------------------------------------------------------------------------------


def cards(**options: Value) -> list[str]:
    """The cards in play, as numbers and sides."""
    city = GAME.deal(3, options, 3)
    sides = enumerate(city.side)
    return [f"{number}{'YR'[side]}" for number, side in sides if side >= 0]


@rule("CC-016")
def test_the_default_cards() -> None:
    """1 to 7, yellow."""
    assert cards() == ["1Y", "2Y", "3Y", "4Y", "5Y", "6Y", "7Y"]


@rule("CC-018", "CC-016")
@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("quiet_town", "1R 2R 5Y 11Y 13Y 14Y 16R"),
        ("landowners", "0Y 3R 4Y 5R 8Y 9Y 12Y 15R"),
        ("fortune", "0Y 2Y 3Y 4R 6Y 8R 12Y 16Y"),
        ("settling_of_scores", "0R 6R 7Y 9R 10Y 12R 13R 14Y"),
        ("gold_rush", "0R 1Y 3Y 5R 8R 9Y 10R 11R"),
    ],
)
def test_the_published_sets(name: str, wanted: str) -> None:
    """CC-EX-26-eight-cards: eight cards where number 0 is among them; 14 has no fixed side."""
    found = cards(personalities=name)
    assert found == wanted.split()
    assert len(found) == (8 if wanted.startswith("0") else 7)


@rule("CC-306", "CC-017")
def test_a_random_list() -> None:
    """CC-EX-50-random-list: 0 brings an eighth card; without horses 15 is red."""
    t = Table(3)
    t.city.side = [-1] * 19
    first = [0, 3, 8, 11, 14, 15, 17, 5]
    order = list(range(19))
    swaps = first + [number for number in range(19) if number not in first]
    for last in range(18, 0, -1):
        other = order.index(swaps[last])
        t.pick(other)
        order[last], order[other] = order[other], order[last]
    t.pick(1, 1, 0, 1, 0)
    draw_cards(t.city)
    sides = {number: side for number, side in enumerate(t.city.side) if side >= 0}
    assert sorted(sides) == sorted(first)
    assert (sides[15], sides[14], sides[17]) == (RED, YELLOW, YELLOW)
    assert [sides[number] for number in (0, 3, 5, 8, 11)] == [1, 1, 0, 1, 0]
    assert not t.luck.coming


@rule("CC-020")
@pytest.mark.parametrize("variant", VARIANTS)
def test_each_variant_can_be_switched_on_alone(variant: str) -> None:
    """The view says which are in play."""
    city = GAME.deal(2, {variant: True}, 1)
    shown = GAME.view(city, -1)["variants"]
    assert [name for name in VARIANTS if shown[name]] == [variant]


@rule("CC-021")
@pytest.mark.parametrize("variant", [None, *VARIANTS])
def test_two_to_six_players(variant: str | None) -> None:
    """With and without variants."""
    given: dict[str, Value] = {variant: True} if variant else {}
    assert GAME.players(GAME.settle(2, given)) == (2, 6)


# --- what is seen and asked --------------------------------------------------------------------


@rule("CC-022")
def test_money_points_reserves_and_tiles_are_open() -> None:
    """P2 and a spectator see all of P1's, and what is in the bag."""
    t = Table(2)
    t.hold(P1, "bank")
    t.score(P1, 3)
    for seat in (P2, -1):
        seen = t.view(seat)
        player = seen["players"][P1]
        assert (player["cash"], player["points"], player["reserve"]) == (15, 3, 3)
        assert player["pending"] == [box.BANK]
        assert sum(seen["bag"]) == sum(t.city.bag)


@rule("CC-022")
def test_duel_tiles_and_spending_are_hidden() -> None:
    """P1 sees his hand and his choice; P2 and a spectator see neither."""
    t = Table(2, duel_tiles=True)
    t.end_round()
    assert t.asks == "P1 cash"
    t.play("P1 spend 1")
    assert (t.view(P1)["hand"], t.view(P1)["spend"]) == ([0, 1, 2, 3, 4, 5], 10)
    t.city.hand[:6] = [6, 0, 0, 0, 0, 0]
    assert t.view(P2)["hand"] == [0, 1, 2, 3, 4, 5]
    assert t.view(P2)["spend"] == -1
    assert not {"hand", "spend"} & set(t.view(-1))


@rule("CC-305", "CC-202")
def test_clockwise_is_the_next_higher_seat() -> None:
    """P2 auctions a parcel: after him P3 and then P1 bid."""
    t = Table(3)
    t.city.side[box.AUCTIONEER] = YELLOW
    t.city.order = [P2, P1, 2]
    t.choose()
    t.play("P2 card auctioneer", "P2 lot A1", "P2 lot A2")
    asked = [t.asks]
    t.play(f"{t.asks[:2]} bid 2")
    asked.append(t.asks)
    t.play(f"{t.asks[:2]} bid 3")
    asked.append(t.asks)
    assert [text[:2] for text in asked] == ["P2", "P3", "P1"]


def questions(kind: type[Choice[Any]]) -> Iterator[str]:
    """The prompts of all questions of this game."""
    for each in kind.__subclasses__():
        if each.__module__.startswith(carson_city.__name__) and each.prompt:
            yield each.prompt
        yield from questions(each)


@rule("CC-307")
def test_every_question_is_on_the_list() -> None:
    """Four prompts word a listed question for a special case; all others have its name."""
    for module in pkgutil.walk_packages(carson_city.__path__, f"{carson_city.__name__}."):
        importlib.import_module(module.name)
    path = Path(carson_city.__file__).with_name("components.yaml")
    listed = yaml.safe_load(path.read_text("utf-8"))["decisions"]["list"]
    keys = {decision["key"].removeprefix("d_") for decision in listed}
    special = {"captain_red", "corral2_late", "duel_tile_second", "horse_bought"}
    assert set(questions(Choice)) == keys | special
