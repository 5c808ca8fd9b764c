"""Rules that change: a record proves that it leads where it led, is mended, or names the act."""

from __future__ import annotations

import json
import pickle

import pytest

from farwest.kernel.drift import Drifted
from farwest.kernel.dump import dump, mark
from farwest.kernel.match import Match, replay
from farwest.kernel.record import BadRecord, Record, digest
from tests.changed_rules import GAME, NEXT, NOW, change, first_difference, played, states


def test_equal_states_have_equal_marks_and_others_do_not() -> None:
    """A mark follows the dump: the same for a copy, another after any move of a game."""
    match = played()
    assert match.marks is not None
    assert mark(match.state.clone()) == match.marks[-1]
    dumps = [json.dumps(each) for each in states(match.record("1"))]
    assert len(dumps) == len(match.marks) == len(match.moves) + 1
    assert len(set(match.marks)) == len(set(dumps))


def test_marks_follow_what_is_taken_back() -> None:
    """A move taken back leaves no mark, and the table as it was marked before."""
    match = Match(GAME, ["Ann", "Bill"], {}, "undo", marked=True)
    assert match.marks is not None
    twin = Match(GAME, ["Ann", "Bill"], {}, "undo", marked=True)
    undone = 0
    while undone < 3 and not match.state.over:
        seat = match.state.waiting()[0]
        match.answer(seat, match.state.choice_of(seat).options(match.state)[0])
        if match.may_undo(seat):
            match.undo(seat)
            assert mark(match.state) == match.marks[-1]
            undone += 1
            match.answer(seat, match.state.choice_of(seat).options(match.state)[-1])
    for seat, action in match.moves:
        twin.answer(seat, action)
    assert undone == 3
    assert match.marks == twin.marks


def test_a_marked_record_survives_the_file() -> None:
    """Marks are part of the seal; their number is checked."""
    record = played(plies=30).record("1")
    again = Record.from_json(record.to_json())
    assert again.marks == record.marks
    for wrong in (record.marks[:-1], "marks", [*record.marks[:-1], True]):  # type: ignore[index]
        data = json.loads(record.to_json())
        data["marks"] = wrong
        del data["seal"]
        with pytest.raises(BadRecord, match="damaged"):
            Record.from_json(json.dumps(data | {"seal": digest(data)}))


@pytest.mark.plain
@pytest.mark.parametrize("revision", [NOW, NEXT])
def test_a_changed_rule_is_named_by_its_first_act(
    revision: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether or not the revision was raised: the ply, the player and the act are the first."""
    record = played().record("1")
    before = states(record)
    change(monkeypatch, revision)
    ply = first_difference(before, states(record))
    with pytest.raises(Drifted) as told:
        replay(GAME, record)
    known = told.value.args_by_name
    assert (known["ply"], known["player"]) == (ply, record.players[record.moves[ply - 1][0]])
    name, _ = GAME.verbs.decode(record.moves[ply - 1][1])
    assert known["act"].id == f"do_{name}"
    assert f"move {ply}, {known['player']}: do_{name}" in str(told.value)
    assert str(pickle.loads(pickle.dumps(told.value))) == str(told.value)
    assert record.marks is not None
    start = record.but(moves=record.moves[: ply - 1], marks=record.marks[:ply], end=None)
    assert len(replay(GAME, start).moves) == ply - 1


def test_an_older_record_that_leads_where_it_led_still_replays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A new revision alone stops no game that has a proof, by its marks or by its end."""
    records = [played(plies=40).record("1"), played(marked=False).record("1")]
    bare = played(plies=40, marked=False).record("1")
    monkeypatch.setattr(type(GAME), "revision", NEXT)
    for record in records:
        assert [list(move) for move in replay(GAME, record).moves] == record.moves
    with pytest.raises(BadRecord, match=f"recorded under revision {NOW}"):
        replay(GAME, bare)


@pytest.mark.plain
def test_an_older_record_without_marks_is_held_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no mark names the act, a move that is no longer possible or another end is found."""
    record = played(marked=False).record("1")
    change(monkeypatch)
    with pytest.raises(BadRecord, match=r"First different act|another end"):
        replay(GAME, record)


def test_a_record_of_newer_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody can know what rules of the future would have done."""
    monkeypatch.setattr(type(GAME), "revision", NEXT)
    record = played().record("1")
    monkeypatch.setattr(type(GAME), "revision", NOW)
    with pytest.raises(BadRecord, match=f"revision {NEXT} of its rules"):
        replay(GAME, record)


@pytest.mark.plain
def test_a_game_may_mend_its_older_records(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the game makes of an old record is what is replayed."""
    record = played().record("1")
    before = states(record)
    change(monkeypatch)
    ply = first_difference(before, states(record))

    def mend(self: object, old: Record) -> Record:
        return old.but(revision=NEXT, moves=old.moves[: ply - 1], end=None, marks=None)

    monkeypatch.setattr(type(GAME), "mend", mend)
    match = replay(GAME, record)
    assert len(match.moves) == ply - 1
    assert dump(match.state) == before[ply - 1]
    assert record.revision == NOW
    assert len(record.moves) > ply
