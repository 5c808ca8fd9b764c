"""The laws of the kernel on every game there is, for every number of players and options.

One game a table here; `farwest laws GAME --games 10000` plays as many as you like.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from farwest.games import find, keys
from farwest.kernel.dump import fields, step_types
from farwest.kernel.laws import every_table, try_game
from farwest.kernel.options import Value
from tests.clauses import read_books

ROOT = Path(__file__).resolve().parent.parent

TABLES = [(key, seats, options) for key in keys() for seats, options in every_table(find(key))]


def named(value: Any) -> str:
    """A readable test id."""
    if isinstance(value, dict):
        return "+".join(key for key, chosen in value.items() if chosen) or "plain"
    return str(value)


@pytest.mark.parametrize(("key", "seats", "options"), TABLES, ids=named)
def test_the_laws_hold(key: str, seats: int, options: dict[str, Value]) -> None:
    """No law breaks in a random game at this table."""
    seed = TABLES.index((key, seats, options))
    try_game(find(key), seats, options, seed, every=5)


@pytest.mark.parametrize("key", keys())
def test_steps_can_be_saved(key: str) -> None:
    """Step names are unique in a game, and slots name what the constructor takes."""
    game = find(key)
    package = f"farwest.games.{key}"
    found: dict[str, type] = {}
    for kind in all_steps(package):
        assert kind.__name__ not in found, f"{kind} and {found[kind.__name__]} share a name"
        found[kind.__name__] = kind
        code = kind.__init__.__code__ if hasattr(kind.__init__, "__code__") else None
        if code is not None:
            names = list(code.co_varnames[1 : code.co_argcount])
            assert names == fields(kind), f"{kind}: slots are not the constructor's arguments"
    assert found
    assert set(found) <= set(step_types(package))
    assert game.empty().over is False


def all_steps(package: str) -> list[type]:
    """Every step class of a game, doubles included."""
    from farwest.kernel.steps import Step

    found: list[type] = []
    waiting: list[type] = [Step]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind.__module__.startswith(package + "."):
            found.append(kind)
    return found


@pytest.mark.parametrize("key", keys())
def test_the_action_space_stays_small(key: str) -> None:
    """A game has at most 2,500 action codes."""
    assert find(key).verbs.size <= 2500


def test_unknown_games_are_refused() -> None:
    """A name that is no game gets a sentence with the games there are."""
    with pytest.raises(ValueError, match=r"no game called chess\. Games: .*dice-town"):
        find("chess")
    assert find("Dice Town") is find("dice-town")


@pytest.mark.parametrize("key", keys())
def test_events_refer_to_clauses(key: str) -> None:
    """Whatever is told names the clause that explains it, and the clause exists."""
    game = find(key)
    book = read_books(ROOT)[key]
    for kind, news in game.events.items():
        assert news.clause in book, kind
