"""Why an answer is better: in what it differs from the next best, as far as that is clear."""

from __future__ import annotations

from typing import Any

import pytest

from farwest import games
from farwest.bots import levels, make
from farwest.bots.bot import Sight
from farwest.bots.runner import sight_of
from farwest.bots.search import reasons
from farwest.bots.search.bot import SearchBot
from farwest.bots.search.reasons import (
    PROSPECTS,
    RIVALS,
    WORLDS,
    difference,
    opinion_of,
    reason,
    unlike,
)
from farwest.kernel.match import Match

QUIET = {"money": 0.0, "deeds": 0.0, PROSPECTS: 0.0, RIVALS: 0.0}


def worlds(**parts: float) -> list[dict[str, float]]:
    """Twelve worlds in which an answer brings so much more, give or take a little."""
    return [
        QUIET | {part: points + (-0.2, 0.2)[at % 2] for part, points in parts.items()}
        for at in range(12)
    ]


def test_the_largest_part_is_the_reason() -> None:
    """Whatever it is; what speaks against the answer does not count."""
    assert reason(worlds(money=1, deeds=3)) == "deeds"
    assert reason(worlds(money=-2, prospects=4)) == PROSPECTS
    assert reason(worlds(money=1, rivals=2)) == RIVALS


def test_there_is_no_reason_where_none_is_clear() -> None:
    """Little, many small parts, more harm than good, much noise, or too few worlds."""
    assert reason(worlds(deeds=0.5)) is None
    assert reason(worlds(deeds=2, money=2, prospects=2, rivals=2)) is None
    assert reason(worlds(deeds=3, prospects=-4)) is None
    assert reason([QUIET | {"deeds": (-9.0, 12.0)[at % 2]} for at in range(12)]) is None
    assert reason(worlds(deeds=3)[:5]) is None


def test_what_both_lose_alike_is_no_reason() -> None:
    """A game that ends sooner takes as much of everybody's prospects."""
    lost = {"deeds": 2.0, PROSPECTS: -9.0, RIVALS: 8.5}
    assert unlike(lost) == {"deeds": 2.0, PROSPECTS: -0.5, RIVALS: 0.0}
    assert unlike({PROSPECTS: 1.0, RIVALS: -3.0}) == {PROSPECTS: 0.0, RIVALS: -2.0}
    assert unlike({PROSPECTS: 1.0, RIVALS: 3.0}) == {PROSPECTS: 1.0, RIVALS: 3.0}


def questions(key: str, number: int) -> list[Sight]:
    """What is seen at some questions of a game that follows the advice."""
    game = games.find(key)
    match = Match(game, ["a", "b", "c"], {}, "reasons")
    advised = make("advised", 1)
    found: list[Sight] = []
    while len(found) < number:
        seat = match.state.waiting()[0]
        sight = sight_of(game, match.state, seat, len(match.moves))
        if len(sight.legal) > 1 and len(match.moves) % 3 == 0:
            found.append(sight)
        match.answer(seat, advised.choose(sight))
    return found


@pytest.mark.parametrize("key", games.keys())
def test_an_answer_does_not_differ_from_itself(key: str) -> None:
    """Both are played on in the same worlds with the same luck, to the same moment."""
    for sight in questions(key, 4):
        parts = difference(SearchBot(3, "20"), sight, sight.legal[0], sight.legal[0])
        assert {PROSPECTS, RIVALS} < set(parts)
        assert set(parts.values()) == {0.0}


def test_no_turn_of_a_rival_counts_for_one_answer_alone() -> None:
    """Where one answer ends the turn and the other does not, both see the next turn end."""
    for sight in questions("great_western_trail", 12):
        first, last = sight.legal[0], sight.legal[-1]
        ways = [reasons.Way(SearchBot(3, "20"), sight, action, 5) for action in (first, last)]
        turns = max(way.turns for way in ways)
        for way in ways:
            way.parts(turns)
            assert way.turns == turns


@pytest.mark.parametrize("key", games.keys())
def test_a_reason_knows_no_more_than_its_seat(key: str) -> None:
    """On two worlds that look alike to the seat, for the same luck, the opinion is the same."""
    for sight in questions(key, 6):
        twin = sight.game.imagine(sight.world, sight.seat, 99)
        other = Sight(sight.game, sight.seat, sight.legal, twin)
        assert opinion_of(SearchBot(7, "20"), other) == opinion_of(SearchBot(7, "20"), sight)
        ends = sight.legal[0], sight.legal[-1]
        found = difference(SearchBot(7, "20"), sight, *ends)
        assert difference(SearchBot(7, "20"), other, *ends) == found


def test_a_building_that_pays_is_worth_its_money() -> None:
    """The first annexation of a game in Deadwood is liked for what it pays at once."""
    said = [opinion_of(SearchBot(7, "60"), sight).why for sight in questions("deadwood", 6)]
    assert "money" in said


def test_a_rival_may_be_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where he loses what the seat does not gain."""
    sight = questions("deadwood", 1)[0]
    monkeypatch.setattr(reasons, "difference", lambda *_: QUIET | {RIVALS: 3.0})
    found = opinion_of(better_by(monkeypatch, 3.0), sight)
    assert found.why == RIVALS


def better_by(patch: pytest.MonkeyPatch, points: float) -> SearchBot:
    """A bot whose best answer is so many points better than the next."""
    bot = SearchBot(5, "30")
    findings = bot._findings

    def found(*given: Any) -> Any:
        return [each._replace(behind=at * points) for at, each in enumerate(findings(*given))]

    patch.setattr(bot, "_findings", found)
    return bot


def test_close_answers_need_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is played on for them."""
    monkeypatch.setattr(reasons, "difference", None)
    sight = questions("deadwood", 1)[0]
    assert opinion_of(better_by(monkeypatch, 0.5), sight).why is None


class Ticking:
    """A clock that goes on by a thousandth whenever somebody looks."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


def test_the_reason_is_thought_of_within_the_cap(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes its time from the search: both together are done when the budget is spent."""
    clock = Ticking()
    bot = SearchBot(5, levels.bot_of("sharp").partition(":")[2], clock=clock)
    bot._findings = better_by(monkeypatch, 2.0)._findings  # type: ignore[method-assign]
    compared, began = [], []

    def differ(*_: Any) -> Any:
        began.append(clock.now)
        compared.append(clock.now)
        return QUIET

    monkeypatch.setattr(reasons, "difference", differ)
    monkeypatch.setattr(reasons, "WORLDS", 10_000)
    opinion_of(bot, questions("deadwood", 1)[0])
    budget = levels.EARLY
    assert began[0] == pytest.approx((1 - reasons.SPARED) * budget, abs=0.01)
    assert compared[-1] == pytest.approx(budget, abs=0.01)
    assert bot.budget.seconds == pytest.approx(budget)
    assert WORLDS < 100
