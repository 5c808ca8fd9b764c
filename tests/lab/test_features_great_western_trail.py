"""Rows of Great Western Trail say what the view says, and no more."""

from __future__ import annotations

import random
from typing import Any

import pytest

from farwest.games.great_western_trail import box
from farwest.games.great_western_trail.box import JERSEY
from farwest.games.great_western_trail.features import HERD, MARKET, NUMBERS, OBJECTIVES, SUPPLY
from farwest.games.great_western_trail.rules.tiles import building, owner
from farwest.games.great_western_trail.state import Trail
from farwest.kernel.features import tally
from farwest.lab.table import Table
from tests.lab.kit import positions

Row = dict[str, int]


def table(seats: int) -> Table:
    """A table whose neutral buildings and sides are mixed."""
    return Table(
        "great_western_trail", seats, {"neutral_layout": "random", "building_sides": "random"}
    )


def rows(seats: int, seed: int, every: int = 4) -> list[tuple[Trail, int, Row, dict[str, Any]]]:
    """Positions of a random game: the state, a seat, its row by label, and its view."""
    at = table(seats)
    names = at.features.labels()
    found = []
    for state in positions(at, seed, every):
        for seat in range(seats):
            row = dict(zip(names, at.features.observe(state, seat), strict=True))
            found.append((state.clone(), seat, row, at.game.view(state, seat)))
    return found


def part(row: Row, plane: str, labels: tuple[str, ...]) -> list[int]:
    """The numbers of a plane, or of a part of it, in the order of these labels."""
    return [row[f"{plane}.{label}"] for label in labels]


def marked(row: Row, plane: str, labels: tuple[str, ...]) -> list[str]:
    """The labels of a plane, or a part of it, that are marked."""
    return [label for label in labels if row[f"{plane}.{label}"]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_trail_is_in_the_row(seats: int) -> None:
    """Every tile where it lies, whose it is, and where cattlemen and engines stand."""
    around = tuple(f"+{place}" for place in range(seats))
    for _, seat, row, view in rows(seats, 3):
        for spot, tile in enumerate(view["board"]):
            at = f"trail.{box.SPOTS[spot]}"
            if spot in box.PLOTS:
                mine = [] if not tile else [f"+{(owner(tile) - seat) % seats}"]
                which = [] if not tile else [NUMBERS[building(tile) // 2]]
                assert marked(row, at, around) == mine
                assert marked(row, at, NUMBERS) == which
            elif tile and spot != box.KANSAS_CITY:
                assert row[f"{at}.{box.TILES[tile]}"] == 1
        lying = sum(1 for name in row if name.startswith("trail.") and row[name])
        tiles = [tile for tile in view["board"] if tile not in (0, box.KANSAS_CITY_TILE)]
        assert lying == len(tiles) + sum(1 for tile in tiles if tile >= box.PRIVATE)
        for place, label in enumerate(around):
            player = view["players"][(seat + place) % seats]
            stands = [] if player["spot"] < 0 else [box.SPOTS[player["spot"]]]
            assert marked(row, f"cattlemen.{label}", box.SPOTS[: box.START + 1]) == stands
            assert marked(row, f"engines.{label}", box.SPACES) == [box.SPACES[player["engine"]]]


@pytest.mark.parametrize("seats", [2, 4])
def test_what_can_be_had_is_in_the_row(seats: int) -> None:
    """Job market, token, cattle, foresight, objectives, station masters, and the piles."""
    for _, seat, row, view in rows(seats, 5):
        for at, number in enumerate(view["jobs"]):
            assert row[f"jobs.row_{at // 3 + 1}.{box.WORKERS[at % 3]}"] == number
        for at, tile in enumerate(view["foresight"]):
            space = f"foresight.column_{at // 2 + 1}.{at % 2 + 1}"
            assert marked(row, space, SUPPLY) == ([box.TILES[tile]] if tile else [])
        token = [] if view["token"] == len(box.ROW_COST) else [view["token"]]
        assert [at for at in range(12) if row[f"jobs.token.row_{at + 1}"]] == token
        assert part(row, "market.open", MARKET) == view["market"]
        assert sum(part(row, "market.stack", MARKET)) == view["market_stack"]
        for pile, size in enumerate(view["piles"], 1):
            assert sum(part(row, f"piles.pile_{pile}", SUPPLY)) == size
        display = [view["display"].count(box.CARDS.index(card)) for card in OBJECTIVES]
        assert part(row, "objectives.display", OBJECTIVES) == display
        others = sum(player["taken_unseen"] for player in view["players"])
        unseen = view["objectives"] + others - view["players"][seat]["taken_unseen"]
        assert sum(part(row, "objectives.unseen", OBJECTIVES)) == unseen
        kinds = (*box.MASTERS, *box.WORKERS)
        for station, tile in zip(box.STATIONS, view["masters"]):
            assert marked(row, f"masters.{station}", kinds) == [kinds[tile]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_players_are_in_the_row(seats: int) -> None:
    """Money, certificates, workers, tiles, discs; cards in hand, stack and discard pile."""
    for _, seat, row, view in rows(seats, 7):
        for place in range(seats):
            player = view["players"][(seat + place) % seats]
            at = f"+{place}"
            assert row[f"goods.cash.{at}"] == player["cash"]
            track = box.CERTIFICATES[row[f"goods.certificates.{at}"]]
            assert track == player["certificates"]
            assert part(row, f"crews.{at}", box.WORKERS) == player["workers"]
            assert part(row, f"discs.{at}", box.DISCS) == player["discs"]
            assert part(row, f"discs.{at}", box.CITIES) == player["cities"]
            assert part(row, f"discs.{at}", box.STATIONS) == player["stations"]
            unbuilt = [NUMBERS[number] for number in player["unbuilt"]]
            assert marked(row, f"tiles.{at}", NUMBERS) == unbuilt
            held = [box.MASTERS[tile] for tile in player["masters"]]
            assert marked(row, f"tiles.{at}", box.MASTERS) == held
            for hazard in player["hazards"]:
                number = player["hazards"].count(hazard)
                assert row[f"hazards.{at}.{box.TILES[hazard]}"] == number
            for card in player["area"]:
                assert row[f"areas.{at}.{box.CARDS[card]}"] == player["area"].count(card)
            assert row[f"backs.hand.{at}"] == player["hand"]
            assert row[f"backs.unseen.{at}"] == player["taken_unseen"]
            hand = player["known"] if place else view["hand"]
            stack = player["known"] + player["hidden"] if place else view["unseen"]
            for where, cards in (("hand", hand), ("stack", stack), ("discard", player["discard"])):
                assert part(row, f"herds.{at}.{where}", HERD) == list(tally(cards, len(HERD)))
        assert part(row, "tiles.side_b", NUMBERS) == view["sides"]


def test_what_is_open_and_asked_is_in_the_row() -> None:
    """Local actions not done yet, for all; what a question names, for the seat that is asked."""
    seen = set()
    for trail, seat, row, view in rows(3, 3, every=1):
        here = [at for at, name in enumerate(box.LOCAL_ACTIONS) if row[f"pending.here.{name}"]]
        assert here == (view["open_actions"] or [])
        choice: Any = trail.choice_of(seat)
        if choice is None:
            assert not any(value for name, value in row.items() if name.startswith("question."))
            continue
        seen.add(choice.prompt)
        if choice.prompt == "step":
            assert row["question.steps"] == choice.left == view["steps_left"]
        elif choice.prompt == "foresight":
            assert row[f"question.column_{choice.column + 1}"] == 1
        elif choice.prompt == "build_place":
            assert marked(row, "question", NUMBERS) == [NUMBERS[choice.index]]
        elif choice.prompt == "upgrade":
            assert marked(row, "question", box.STATIONS) == [box.STATIONS[choice.station]]
        elif choice.prompt == "hire":
            assert row[f"question.modifier.{choice.modifier}"] == 1
    assert seen > {"step", "foresight", "build_place", "upgrade", "hire"}


def test_cards_taken_unseen_stay_unseen() -> None:
    """Worlds with other cards in a rival's hand and stack, and other ones taken, look alike."""
    at = Table("great_western_trail", 2, {"building_sides": "all_b"})
    state = at.deal(4)
    state.secret[1] = [state.objectives.pop()]
    state.hand[1] = sorted(state.hand[1] + state.secret[1])
    row = at.features.observe(state, 0)
    assert row != at.features.observe(state, 1)
    taken = set()
    for luck in range(30):
        world = at.game.imagine(state, 0, luck)
        taken.add(tuple(world.secret[1]))
        assert at.features.observe(world, 0) == row
    assert len(taken) > 5


def test_planes_that_peek_are_found_out() -> None:
    """Each of these would differ between worlds that look alike: the check of the veil can fail."""
    at = Table("great_western_trail", 3, {"building_sides": "all_b"})
    dice = random.Random(1)
    peeks = {
        "the hand to the left": lambda trail: trail.hand[1].count(JERSEY),
        "the next card of one's own": lambda trail: trail.deck[0][-1:],
        "the next tile": lambda trail: trail.pile_1[-1:],
        "the next cattle": lambda trail: trail.market_stack[-1:],
        "the next objective": lambda trail: trail.objectives[-1:],
    }
    differ = dict.fromkeys(peeks, 0)
    for state in positions(at, 1, every=9):
        world = at.game.imagine(state, 0, dice.getrandbits(60))
        for name, peek in peeks.items():
            differ[name] += peek(state) != peek(world)
    assert all(number > 3 for number in differ.values()), differ
