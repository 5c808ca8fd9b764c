"""The golden games on file together use every personality, every variant and every option."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from farwest.games.carson_city import GAME, box
from farwest.games.carson_city.options import OPTIONS
from farwest.kernel.match import Match, replay
from farwest.kernel.options import OneOf, YesNo
from farwest.kernel.record import Record
from tests.games.carson_city.test_random_play import VARIANTS
from tests.test_golden import GOLDEN


@cache
def matches() -> list[Match]:
    """The golden games, played again."""
    paths = sorted((GOLDEN / GAME.key).glob("*.json"))
    return [replay(GAME, Record.read(path)) for path in paths]


def told(kind: str) -> list[tuple[Any, ...]]:
    """The open arguments of all events of a kind in all games."""
    news = [event for match in matches() for events in match.news for event in events]
    return [event.args for event in news if event.kind == kind]


def variants_of(match: Match) -> set[str]:
    """The variants a game was played with."""
    return {variant for variant in VARIANTS if match.options[variant]}


def test_thirty_six_games_of_every_size() -> None:
    """Two to six players, by bots that think and bots that do not."""
    assert len(matches()) >= 36
    assert {match.state.seats for match in matches()} == {2, 3, 4, 5, 6}
    assert {player for match in matches() for player in match.players} == {"advised", "random"}


def test_every_side_of_every_personality_is_taken() -> None:
    """All 38: the sides as they lie; Doctor or Undertaker as their holder chose."""
    held = {
        2 * number + side
        for _, number, side in told("took_card")
        if number != box.DOCTOR_UNDERTAKER
    }
    held |= {2 * box.DOCTOR_UNDERTAKER + face for _, face in told("face")}
    assert held == set(range(2 * len(box.PERSONALITIES)))


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_is_played_alone(variant: str) -> None:
    """At two tables of different sizes at least."""
    seats = [match.state.seats for match in matches() if variants_of(match) == {variant}]
    assert len(set(seats)) >= 2


def test_all_variants_are_played_together() -> None:
    """By every number of players; and some beside each other by few."""
    together = [match for match in matches() if variants_of(match) == set(VARIANTS)]
    assert {match.state.seats for match in together} == {2, 3, 4, 5, 6}
    assert any(1 < len(variants_of(match)) < len(VARIANTS) for match in matches())


def test_every_value_of_every_option_is_played() -> None:
    """Named values and yes/no; lists where the table names some and where it does not."""
    for option in OPTIONS:
        values = [match.options[option.key] for match in matches()]
        if isinstance(option, OneOf):
            assert set(map(str, values)) == set(option.values)
        elif isinstance(option, YesNo):
            assert True in values
            assert False in values
        else:
            assert [] in values
            assert any(values)
