"""The golden games on file together use everything that private tiles and cards can do."""

from __future__ import annotations

from functools import cache

from farwest.games.great_western_trail import GAME, box
from farwest.games.great_western_trail.verbs import COPY, LOCAL, RISK_ACTION
from farwest.kernel.match import Match, replay
from farwest.kernel.news import Event
from farwest.kernel.record import Record
from tests.test_golden import GOLDEN


@cache
def matches() -> list[Match]:
    """The golden games, played again."""
    paths = sorted((GOLDEN / GAME.key).glob("*.json"))
    return [replay(GAME, Record.read(path)) for path in paths]


def events(kind: str) -> list[Event]:
    """All events of a kind in all games."""
    told = [event for match in matches() for news in match.news for event in news]
    return [event for event in told if event.kind == kind]


def answers() -> set[int]:
    """Every code that was ever played."""
    return {action for match in matches() for _, action in match.moves}


def test_thirty_games_of_every_size() -> None:
    """With two, three and four players, and every choice of the two lists of options."""
    assert len(matches()) >= 30
    tables = [(match.state.seats, match.options) for match in matches()]
    assert {seats for seats, _ in tables} == {2, 3, 4}
    assert {options["neutral_layout"] for _, options in tables} == {"letters", "random"}
    sides = {options["building_sides"] for _, options in tables}
    assert sides == {"all_a", "all_b", "random", "chosen"}


def test_every_private_building_is_built_and_used() -> None:
    """Both sides of all ten numbers; 8b is used by copying."""
    built = {event.args[1] for event in events("built")}
    built |= {event.args[2] for event in events("replaced")}
    assert built == set(range(len(box.BUILDINGS)))
    local = [code - LOCAL for code in answers() if LOCAL <= code < RISK_ACTION]
    used = {box.LOCAL_ACTIONS[number].split("_")[1] for number in local}
    if COPY in answers() or COPY + 1 in answers():
        used.add("8b")
    assert {name.removeprefix("building_") for name in box.BUILDINGS} <= used


def test_every_station_master_is_appointed() -> None:
    """All five tiles are taken in some game."""
    assert {event.args[2] for event in events("appointed")} == set(range(len(box.MASTERS)))


def test_every_objective_card_is_played() -> None:
    """All 21 kinds; the starting cards lie in the areas from the start."""
    played = {event.args[1] for event in events("played")}
    assert played == set(range(box.FIRST_OBJECTIVE, box.FIRST_STARTING))
    areas = {card for match in matches() for area in match.state.area for card in area}
    assert areas >= set(range(box.FIRST_STARTING, len(box.CARDS)))
