"""Rows of Carson City: what the view says, in every variant, and no more."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from farwest.games.carson_city.box import BUILDINGS, CATEGORIES, DUEL_VALUES, PERSONALITIES, SQUARES
from farwest.games.carson_city.features.board import CONTENT
from farwest.games.carson_city.features.moment import TELLING
from farwest.games.carson_city.features.variants import WISHES
from farwest.games.carson_city.land import EDGES, PARCEL_NAMES
from farwest.games.carson_city.state import BUILT, LAND, WHITE
from farwest.games.carson_city.verbs import VERBS
from farwest.kernel.options import Options
from farwest.lab.planes import fullest
from farwest.lab.table import Table
from tests.lab.kit import positions

SEATS = 4
PLACES = (*SQUARES, *PARCEL_NAMES)
EVERYTHING: Options = {
    "buildings": "full",
    "personalities": "random",
    "new_beginning": True,
    "river": True,
    "duel_tiles": True,
    "kit_carson": True,
    "outlaws": True,
    "horses": True,
}
IN_TURN: Options = {**EVERYTHING, "kit_carson": False, "duel_tiles": False}
KINDS = [EVERYTHING, IN_TURN, {"personalities": "settling_of_scores"}]


@pytest.mark.parametrize("options", KINDS, ids=["everything", "in_turn", "plain"])
def test_rows_say_what_the_view_says(options: Options) -> None:
    """The land, cowboys, cards, tiles and goods stand in the row as the view shows them."""
    table = Table("carson_city", SEATS, options)
    names = table.features.labels()
    for state in positions(table, 3, every=7):
        for seat in range(SEATS):
            row = dict(zip(names, table.features.observe(state, seat), strict=True))
            view = table.game.view(state, seat)
            around = [(seat + place) % SEATS for place in range(SEATS)]
            same_land(row, view, around)
            same_cowboys(row, view, around)
            same_cards(row, view, around)
            same_goods(row, view, around)
            if table.options["duel_tiles"]:
                same_tiles(row, view, around)
            if table.options["outlaws"]:
                assert [row[f"outlaws.{name}"] for name in PARCEL_NAMES] == view["outlaw"]
                assert row["outlaws.strength"] == view["menace"]


def same_land(row: dict[str, int], view: dict, around: list[int]) -> None:
    """Parcels, owners, roads, the row of buildings and the bag."""
    for parcel, name in enumerate(PARCEL_NAMES):
        found = [kind for kind in CONTENT if row[f"ground.{kind}.{name}"]]
        content = view["ground"][parcel]
        assert found == ([CONTENT[content - 1]] if content else [])
        assert content < BUILT or found == [BUILDINGS[content - BUILT]]
        owner = view["owner"][parcel]
        holders = [seat for p, seat in enumerate(around) if row[f"owners.+{p}.{name}"]]
        assert holders == ([owner] if owner >= 0 else [])
        assert row[f"factors.{name}"] == view["factor"][parcel]
        assert row[f"works.houses.{name}"] == view["provisional"].count(parcel)
        assert row[f"auction.lot.{name}"] == view["lot"].count(parcel)
    roads = [number for name, number in row.items() if name.startswith("roads.")]
    assert len(roads) == EDGES
    assert roads == view["laid"]
    for slot, square in enumerate(SQUARES[4:11]):
        tiles = [tile for tile, name in enumerate(BUILDINGS) if row[f"row.{square}.{name}"]]
        assert tiles == [tile for tile in (view["row"][slot],) if tile >= 0]
    assert [row[f"bag.{name}"] for name in BUILDINGS] == view["bag"]


def same_cowboys(row: dict[str, int], view: dict, around: list[int]) -> None:
    """Who stands where, with dynamite or a no-duel token."""
    for at, name in enumerate(PLACES):
        for plane, key in (("cowboys", "at"), ("blasts", "blast"), ("ladies", "ladies")):
            if plane == "ladies" and at >= LAND:
                continue
            found = sum(row[f"{plane}.+{p}.{name}"] << seat for p, seat in enumerate(around))
            if plane != "ladies":
                found += row[f"{plane}.white.{name}"] * WHITE
            assert found == view[key][at]


def same_cards(row: dict[str, int], view: dict, around: list[int]) -> None:
    """The round, its phase, the order, the personalities and the auction."""
    assert row["moment.round"] == view["round"]
    assert row[f"moment.{view['phase']}"] == 1
    assert not view["step"] or row[f"moment.{view['step']}"] == 1
    assert view["square"] < 0 or row[f"square.{SQUARES[view['square']]}"] == 1
    for place, seat in enumerate(around):
        assert row[f"order.turn.+{place}"] == view["order"].index(seat) + 1
        passed = view["passed"].index(seat) + 1 if seat in view["passed"] else 0
        assert row[f"order.passed.+{place}"] == passed
        for key in ("chip", "hero", "occupant"):
            assert row[f"favours.{key}.+{place}"] == (view[key] == seat)
        assert row[f"auction.bidder.+{place}"] == (view["bidder"] == seat)
        line = view["bidding"].index(seat) + 1 if seat in view["bidding"] else 0
        assert row[f"auction.line.+{place}"] == line
        assert row[f"works.refused.+{place}"] == view["refused"] >> seat & 1
        for number, name in enumerate(PERSONALITIES):
            for side, colour in enumerate(("yellow", "red")):
                held = view["power"][2 * number + side] == seat
                assert row[f"powers.+{place}.{name}.{colour}"] == held
                assert row[f"cards.{colour}.{name}"] == (view["side"][number] == side)
    assert row["auction.bid"] == view["bid"]
    if view["fighting"]:
        assert row[f"duel.place.{PLACES[view['contest']]}"] == 1
        for place, seat in enumerate(around):
            assert row[f"duel.fights.+{place}"] == (seat in view["fighters"])
            assert row[f"duel.+{place}.shot"] == view["dice"][2 * seat] + 1
            assert row[f"duel.+{place}.second_shot"] == view["dice"][2 * seat + 1] + 1


def same_goods(row: dict[str, int], view: dict, around: list[int]) -> None:
    """What everybody sees of each player."""
    for place, seat in enumerate(around):
        player = view["players"][seat]
        for key in ("cash", "points", "reserve", "supply", "revolvers", "roads", "titles"):
            assert row[f"goods.+{place}.{key}"] == min(255, player[key])
        for key, known in (
            ("no_duel", "tokens"),
            ("sharpshooter", "sharp"),
            ("one_road", "labour"),
        ):
            assert row[f"goods.+{place}.{key}"] == player[known]
        assert row[f"goods.+{place}.wages"] == player["wages"]
        assert row[f"goods.+{place}.dynamite"] == player["dynamite"]
        assert row[f"goods.+{place}.strength"] == player["strength"]
        tiles = [row[f"pending.+{place}.{name}"] for name in BUILDINGS]
        assert tiles == [player["pending"].count(tile) for tile in range(len(BUILDINGS))]
        if f"horses.+{place}.rodeos" in row:
            assert row[f"horses.+{place}.rodeos"] == player["rodeos"]
            assert row[f"horses.+{place}.reserve"] == player["horses"]
            for corral, horses in enumerate(player["corral"], 1):
                assert row[f"corrals.horses.+{place}.corral_{corral}"] == horses
            for corral, boys in enumerate(player["corral_boy"], 1):
                assert row[f"corrals.cowboys.+{place}.corral_{corral}"] == boys
        if f"moves.+{place}" in row:
            assert row[f"moves.+{place}"] == player["moves"]


def same_tiles(row: dict[str, int], view: dict, around: list[int]) -> None:
    """One's own duel tiles; of others the number, and the total while it is known."""
    values = range(DUEL_VALUES)
    assert [row[f"hand.value_{value}"] for value in values] == [
        view["hand"].count(value) for value in values
    ]
    assert [row[f"discards.value_{value}"] for value in values] == view["discard_known"]
    assert row["discards.number"] == view["discard"]
    for place, seat in enumerate(around):
        player = view["players"][seat]
        assert row[f"hands.number.+{place}"] == player["tiles"]
        assert row[f"hands.total.+{place}"] == (player["tiles_total"] or 0)
        assert row[f"hands.drew.+{place}"] == (player["tiles_total"] is None)


def test_own_secrets_stand_in_the_own_row_alone() -> None:
    """Sheets, duel tiles, dollars and operations: one's own, and nothing of the others'."""
    table = Table("carson_city", SEATS, EVERYTHING)
    names = table.features.labels()
    secret = [name for name in names if name.startswith(("sealed.", "wish."))]
    seen = dict.fromkeys(("sheet", "played", "spend", "wish"), 0)
    for seed in range(6):
        for state in positions(table, seed, every=2):
            for seat in range(SEATS):
                row = dict(zip(names, table.features.observe(state, seat), strict=True))
                view = table.game.view(state, seat)
                if not state.lanes:
                    assert not any(row[name] for name in secret)
                    continue
                lines = [row[f"sealed.sheet.{name}"] - 1 for name in CATEGORIES]
                assert lines == view["sheet"]
                tiles = [row["sealed.tile"] - 1, row["sealed.second_tile"] - 1]
                assert tiles == view["played"]
                assert row["sealed.spend"] == min(255, view["spend"] + 1)
                verbs = sorted(VERBS.decode(answer)[0] for answer in view["wish"])
                assert sorted(verb for verb in WISHES if row[f"wish.{verb}"]) == verbs
                seen["sheet"] += max(view["sheet"]) >= 0
                seen["played"] += max(view["played"]) >= 0
                seen["spend"] += view["spend"] >= 0
                seen["wish"] += bool(view["wish"])
    assert all(seen.values()), seen


def test_a_question_tells_what_it_is_about() -> None:
    """The building and the number of the question's words stand in `matter`."""
    table = Table("carson_city", SEATS, IN_TURN)
    names = table.features.labels()
    told = set()
    for seed in range(12):
        for state in positions(table, seed):
            choice = None if state.over else state.choice_of(state.seat)
            if choice is None:
                continue
            row = dict(zip(names, table.features.observe(state, state.seat), strict=True))
            matter = [name for name in names if name.startswith("matter.") and row[name]]
            assert bool(matter) == (type(choice) in TELLING), choice
            told |= {type(choice)} & TELLING
            for arg in choice.about(state):
                if arg.kind == "building":
                    assert row[f"matter.building.{BUILDINGS[arg.value]}"] == 1
                elif arg.name == "rival":
                    assert row[f"matter.asks.+{(arg.value - state.seat) % SEATS}"] == 1
                elif arg.kind == "parcel":
                    assert row[f"matter.place.{PARCEL_NAMES[arg.value]}"] == 1
    assert len(told) > len(TELLING) // 2


@pytest.mark.parametrize("options", [EVERYTHING, IN_TURN], ids=["everything", "in_turn"])
def test_no_plane_of_a_variant_is_dead(options: Options) -> None:
    """With horses and Kit Carson, too, every plane shows more than one picture."""
    table = Table("carson_city", SEATS, options)
    slices = table.features.slices()
    seen: dict[str, set[bytes]] = {name: set() for name in slices}
    for seed in range(200):
        for state in positions(table, seed, every=3):
            row = table.features.observe(state, 0 if state.over else state.seat)
            for name, where in slices.items():
                if len(seen[name]) < 2:
                    seen[name].add(row[where])
        if all(len(pictures) > 1 for pictures in seen.values()):
            return
    assert [name for name, pictures in seen.items() if len(pictures) < 2] == []


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_variant_keeps_to_the_veil(seats: int) -> None:
    """With all variants on, dealing the unseen anew changes no number of any seat."""
    dice = random.Random(seats)
    for options in (EVERYTHING, IN_TURN):
        table = Table("carson_city", seats, options)
        names = table.features.labels()
        for state in positions(table, seats, every=3):
            for seat in range(seats):
                world = table.game.imagine(state, seat, dice.getrandbits(60))
                row = table.features.observe(state, seat)
                other = table.features.observe(world, seat)
                assert [n for n, a, b in zip(names, row, other, strict=True) if a != b] == []


def test_the_page_lists_the_planes_of_every_variant() -> None:
    """Planes that are not on at the table of docs/lab.md stand below it."""
    page = (Path(__file__).resolve().parents[2] / "docs" / "lab.md").read_text("utf-8")
    table = Table("carson_city", SEATS, EVERYTHING)
    listed = {plane.name for plane in fullest("carson_city").features.planes}
    more = [plane for plane in table.features.planes if plane.name not in listed]
    assert more
    for plane in more:
        option = "Kit Carson" if plane.name in ("moves", "wish") else "horses"
        line = f"| `{plane.name}` | {len(plane.labels)} | with {option}: {plane.meaning} |"
        assert line in page
