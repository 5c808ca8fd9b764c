"""What a review says adds up, follows from the record alone, and is fair."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from farwest import games
from farwest.kernel.laws import every_table
from farwest.kernel.luck import mix
from farwest.kernel.match import Match
from farwest.kernel.record import Record
from farwest.review import Review, review, turning
from farwest.review.chances import NoChances, Spread, chances, shares, spread_of
from farwest.review.onlooker import Horizon, Onlooker
from farwest.review.reckoning import Share, nobody
from farwest.review.walk import Change, Unfinished, Walk
from tests.review.kit import careless, made_quick, played

KEY = "deadwood"


@pytest.fixture(scope="module")
def record() -> Record:
    """A game in which everybody was careless now and then."""
    return played(KEY, 3, "careless", careless)


@pytest.fixture(scope="module")
def patch() -> Iterator[pytest.MonkeyPatch]:
    """Quick reviews for all tests here."""
    with pytest.MonkeyPatch.context() as patch:
        made_quick(patch)
        yield patch


@pytest.fixture(scope="module")
def found(record: Record, patch: pytest.MonkeyPatch) -> Review:
    """Its review."""
    return review(record)


@pytest.fixture(scope="module")
def walked(record: Record, patch: pytest.MonkeyPatch) -> tuple[Walk, list[float], list[Change]]:
    """The walk through it."""
    walk = Walk(games.find(KEY), record)
    return walk, *walk.changes(nobody)


def test_chances_make_one_from_the_deal_to_the_result(found: Review, record: Record) -> None:
    """At every point of the curve; the last one is the result."""
    for point in found.curve:
        assert sum(point.chances) == pytest.approx(1)
        assert all(0 <= part <= 1 for part in point.chances)
    assert [found.curve[0].ply, found.curve[-1].ply] == [0, len(record.moves)]
    assert record.end is not None
    winners = record.end["winners"]
    assert found.curve[-1].chances == [(seat in winners) / len(winners) for seat in range(3)]
    for _, parts in found.to_json()["curve"]:
        assert sum(parts) == pytest.approx(1)


def test_choice_luck_and_foresight_add_up(
    walked: tuple[Walk, list[float], list[Change]], found: Review
) -> None:
    """After every move, and for every seat over the whole game; what one gains others lose."""
    _, before, changes = walked
    for change in changes:
        for part in (change.choice, change.luck, change.foresight):
            assert sum(part) == pytest.approx(0)
        moved = [sum(parts) for parts in zip(change.choice, change.luck, change.foresight)]
        after = [was + by for was, by in zip(before, moved)]
        assert after == pytest.approx(change.chances)
        before = change.chances
    for share in found.shares:
        parts = share.start + share.own + share.others + share.luck + share.unforeseen
        assert parts == pytest.approx(share.end)


def test_it_knows_when_it_foresaw_little(found: Review) -> None:
    """More was unforeseen, over all seats, than choices and luck explain."""
    told = Share(0.5, 0.1, -0.05, 0.1, 0.2, 0.85)
    missed = Share(0.5, 0.0, 0.0, 0.05, -0.4, 0.15)
    assert not found._replace(shares=[told, told]).unsure
    assert found._replace(shares=[told, missed]).unsure
    for seats in ([told, told], [told, missed]):
        doubtful = found._replace(shares=seats)
        assert doubtful.to_json()["unsure"] == doubtful.unsure


def test_who_follows_the_advice_is_neither_praised_nor_blamed(
    walked: tuple[Walk, list[float], list[Change]],
) -> None:
    """And where nothing was drawn or thrown, nothing is put down to luck."""
    walk, _, changes = walked
    weighed = 0
    for change in changes:
        before, after = walk.positions[change.ply - 1], walk.positions[change.ply]
        assert before.weighed or not any(change.choice)
        weighed += before.weighed
        if not walk.crossed[change.ply - 1] and after.old is None and not after.state.over:
            assert not any(change.luck)
    assert weighed


def test_an_equally_promising_answer_is_weighed_too(patch: pytest.MonkeyPatch) -> None:
    """What the onlooker would have played otherwise is a choice, never luck."""

    def last_of_equals(_: int, __: Any, ___: int, legal: list[int], promises: list[float]) -> int:
        best = max(promises)
        return [action for action, promise in zip(legal, promises) if promise == best][-1]

    record = played("deadwood", 2, "equals", last_of_equals)
    walk = Walk(games.find("deadwood"), record)
    other = 0
    for position, (seat, action) in zip(walk.positions, record.moves):
        assert position.gap == 0
        chosen = action != walk.onlooker.advised(position.state, seat)
        assert position.other == position.weighed == chosen
        other += chosen
    assert other


def test_the_same_record_has_the_same_review(found: Review, record: Record) -> None:
    """To the last digit."""
    again = review(Record.from_json(record.to_json()))
    assert json.dumps(again.to_json()) == json.dumps(found.to_json())


def test_it_says_how_far_it_is(record: Record, patch: pytest.MonkeyPatch) -> None:
    """Never backwards, and to the end."""
    told: list[tuple[int, int]] = []
    review(record, lambda done, labour: told.append((done, labour)))
    parts = [done for done, _ in told]
    assert parts == sorted(parts)
    assert len({labour for _, labour in told}) == 1
    assert told[-1][0] == told[-1][1]


def test_a_planted_blunder_is_a_turning_point(patch: pytest.MonkeyPatch) -> None:
    """In a game of small slips, the one great mistake costs most, and the bot knows better."""
    planted: list[int] = []

    def blundering(ply: int, state: Any, seat: int, legal: list[int], promises: list[float]) -> int:
        if not planted and ply > 30 and max(promises) - min(promises) > 12:
            planted.append(ply + 1)
            return legal[promises.index(min(promises))]
        return careless(ply, state, seat, legal, promises)

    found = review(played(KEY, 2, "b4", blundering))
    missed = [turn for turn in found.turning if turn.kind == turning.MISSED]
    blunder = next(turn for turn in missed if turn.ply == planted[0])
    assert blunder.gain == max(turn.gain for turn in missed)
    assert blunder.gain > turning.WORTH
    assert blunder.preferred != blunder.action
    assert found.shares[blunder.seat].own < 0


def test_the_bot_knows_no_more_than_the_seat(
    walked: tuple[Walk, list[float], list[Change]],
) -> None:
    """In another world that looks alike to the seat, it prefers the same, for the same gain."""
    walk, _, changes = walked
    compared = 0
    for change in [each for each in changes if any(each.choice)][:6]:
        position = walk.positions[change.ply - 1]
        truth, told = position.state, turning.second_opinion(walk, change)
        position.state = walk.game.imagine(truth, change.seat, 4711)
        try:
            assert turning.second_opinion(walk, change) == told
        finally:
            position.state = truth
        compared += 1
    assert compared >= 3


@pytest.mark.parametrize("key", games.keys())
def test_the_onlooker_does_not_see_what_lies_face_down(key: str) -> None:
    """His chances are the same, however the decks lie."""
    record = played(key, 3, "decks", plies=40)
    game = games.find(key)
    match = Match(game, record.players, record.options, record.seed)
    for seat, action in record.moves:
        match.answer(seat, action)
    twin = match.state.clone()
    twin.luck = mix(99)
    game.stir(twin)
    look = Onlooker(game)
    horizon, words = Horizon(1, 10.0), [mix(each) for each in range(3)]
    assert look.after(match.state, words, horizon) == look.after(twin, words, horizon)


@pytest.mark.parametrize("key", games.keys())
def test_nobody_sees_that_decks_were_stirred(key: str) -> None:
    """Every seat sees the same as before, with all kinds of players and options."""
    game, stirred = games.find(key), 0
    for number, (seats, options) in enumerate(list(every_table(game))[::3]):
        state = game.deal(seats, options, number)
        ply = 0
        while not state.over and ply < 160:
            if ply % 8 == 0:
                twin = state.clone()
                twin.luck = mix(ply)
                game.stir(twin)
                for seat in range(-1, seats):
                    assert game.view(twin, seat) == game.view(state, seat)
                stirred += 1
            state.play(state.legal[mix(ply, number) % len(state.legal)])
            ply += 1
    assert stirred


def test_points_become_chances() -> None:
    """Equals are even, a lead is worth more late, the result is the result."""
    assert chances([5.0, 5.0], 3.0) == [0.5, 0.5]
    spread = Spread(20.0, 2.0)
    early, late = (chances([12.0, 8.0, 8.0], spread.at(part))[0] for part in (0.0, 1.0))
    assert 1 / 3 < early < late < 1
    assert spread.at(2.0) == 2.0
    assert chances([1e6, 0.0], 1.0) == [1.0, 0.0]
    result = games.find(KEY).result(Match(games.find(KEY), ["a", "b"], {}, "s").state)
    assert shares(result._replace(winners=[]), 2) == [0.5, 0.5]
    assert shares(result._replace(winners=[1]), 2) == [0.0, 1.0]


def test_a_mended_record_is_reviewed(
    record: Record, found: Review, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game of older rules is thought over as the one that was made of it."""
    game: Any = games.find(KEY)
    older = record.but(revision=0, moves=[[seat, action + 1] for seat, action in record.moves])

    def mend(self: object, old: Record) -> Record:
        moves = [[seat, action - 1] for seat, action in old.moves]
        return old.but(revision=game.revision, moves=moves)

    monkeypatch.setattr(type(game), "mend", mend)
    assert review(older).to_json() == found.to_json()


def test_what_cannot_be_reviewed_is_refused(patch: pytest.MonkeyPatch) -> None:
    """A game that is not over, and one whose leads nobody has measured."""
    with pytest.raises(Unfinished):
        review(played(KEY, 2, "short", plies=20))

    class Mute:
        def value(self, state: Any, seat: int) -> float:
            return 0.0

        def prior(self, state: Any, seat: int, actions: list[int]) -> list[float]:
            return [0.0] * len(actions)

    with pytest.raises(NoChances):
        spread_of(games.find(KEY), Mute())
