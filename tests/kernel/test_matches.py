"""Matches of a toy game: what is taken back, dumped, recorded and replayed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from farwest.kernel import laws
from farwest.kernel.dump import BadDump, dump, load
from farwest.kernel.lists import COMPILED
from farwest.kernel.match import Match, replay
from farwest.kernel.news import Refused
from farwest.kernel.record import BadRecord, Record, digest
from tests.kernel.camp import BID, COOK, DANCE, GAME, PASS, SLEEP, camp


def test_luck_is_a_number_and_a_seed_is_text() -> None:
    """One for the other is refused before anything is dealt; the plain build has a sentence."""
    luck = r"Luck is a whole number \(int\), not '7'\.$"
    seed = r"The seed of a match is text \(str\), not 7\.$"
    if COMPILED:
        luck, seed = "int object expected", "str object expected"
    with pytest.raises(TypeError, match=f"^{luck}"):
        GAME.deal(2, {}, "7")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=f"^{seed}"):
        Match(GAME, ["Ann", "Bob"], {}, 7)  # type: ignore[arg-type]


# --- undo ------------------------------------------------------------------------------------


def menu_match() -> Match:
    """A match where seat 0 has a menu before it."""
    match = Match(GAME, ["Ann", "Bob"], {"holder": 1, "rich": True}, "undo")
    match.answer(0, BID + 3)
    match.answer(1, BID)
    match.answer(1, PASS)
    return match


def test_undo_goes_back_to_the_information_boundary() -> None:
    """A move that taught nobody anything may be taken back, one that drew luck may not."""
    match = menu_match()
    match.answer(0, COOK)
    assert match.may_undo(0)
    assert not match.may_undo(1)
    match.undo(0)
    assert match.state.food == 0
    assert match.state.legal == [COOK, DANCE, SLEEP]
    assert match.crosses(0, DANCE)
    assert not match.crosses(0, COOK)
    match.answer(0, DANCE)
    assert not match.may_undo(0)
    with pytest.raises(Refused):
        match.undo(0)


def test_a_locked_secret_answer_is_final() -> None:
    """A sealed answer cannot be taken back, even before the others answered."""
    match = Match(GAME, ["Ann", "Bob"], {}, "undo")
    assert match.crosses(0, BID)
    match.answer(0, BID)
    assert not match.may_undo(0)


def test_nobody_takes_back_the_move_of_another() -> None:
    """Undo belongs to the seat that moved last."""
    match = menu_match()
    match.answer(0, COOK)
    with pytest.raises(Refused):
        match.undo(1)


# --- dumps and records -----------------------------------------------------------------------


def test_a_dump_survives_json_in_mid_choice() -> None:
    """With one lane answered, a loaded state goes on as the original does."""
    state = camp()
    state.answer(1, BID + 2)
    twin = load(GAME.empty(), json.loads(json.dumps(dump(state))))
    for other in (state, twin):
        other.answer(0, BID)
        other.answer(2, BID + 1)
    assert dump(state) == dump(twin)


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data.pop("coins"),
        lambda data: data.update(extra=1),
        lambda data: data.update(agenda=[{"step": "Burn", "args": []}]),
        lambda data: data.update(agenda=[{"step": "Evening", "args": [1, 2]}]),
        lambda data: data.update(agenda=[{"step": "Evening"}]),
        lambda data: data.update(coins=None),
    ],
)
def test_a_damaged_dump_is_refused(damage) -> None:  # type: ignore[no-untyped-def]
    """A dump with wrong fields or unknown steps is refused in a sentence."""
    data = dump(camp())
    damage(data)
    with pytest.raises(BadDump):
        load(GAME.empty(), data)


def finished() -> Match:
    """A whole game."""
    return laws.try_game(GAME, 3, {"rich": True}, 5)


def test_a_record_replays_to_the_same_bytes(tmp_path: Path) -> None:
    """Seed, options and moves are enough to play a game again."""
    match = finished()
    match.record("1.0").save(tmp_path / "game.json")
    again = replay(GAME, Record.read(tmp_path / "game.json"))
    assert dump(again.state) == dump(match.state)
    assert again.record("1.0").to_json() == match.record("1.0").to_json()


def test_a_mark_of_the_encoding_is_no_part_of_a_record(tmp_path: Path) -> None:
    """Some editors put one before the text they save."""
    record = finished().record("1.0")
    file = tmp_path / "game.json"
    file.write_text(record.to_json(), encoding="utf-8-sig")
    assert Record.read(file).to_json() == record.to_json()


def test_an_unfinished_record_resumes() -> None:
    """A game stopped in mid-turn goes on where it was, undo boundary included."""
    match = menu_match()
    again = replay(GAME, Record.from_json(match.record("1.0").to_json()))
    assert again.state.legal == match.state.legal
    match.answer(0, DANCE)
    again.answer(0, DANCE)
    assert dump(again.state) == dump(match.state)


def test_the_order_of_the_fields_means_nothing() -> None:
    """A record whose fields some program wrote in another order is the same record."""
    written = finished().record("1.0").to_json()
    turned = dict(reversed(json.loads(written).items()))
    assert Record.from_json(json.dumps(turned)).to_json() == written


def edited(**changes: object) -> str:
    """A record that was changed and sealed again."""
    data = json.loads(finished().record("1.0").to_json())
    data.update(changes)
    del data["seal"]
    data["seal"] = digest(data)
    return json.dumps(data)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "not JSON"),
        ("[" * 100_000, "not JSON"),
        ("{}", "not a Farwest record"),
        ("[1, 2]", "not a Farwest record"),
        (finished().record("1.0").to_json().replace('"rich":true', '"rich":false'), "edited"),
        (finished().record("1.0").to_json()[:-40], "not JSON"),
        ('{"format":1,"game":"\\ud800","seal":""}', "damaged"),
        (edited(format=99), "format 99"),
        (edited(moves=[[0]]), "damaged"),
        (edited(moves=[[0, True]]), "damaged"),
        (edited(players=[1, 2]), "damaged"),
    ],
)
def test_a_damaged_record_is_refused(text: str, reason: str) -> None:
    """Anything that is not an untouched record gets one clear sentence."""
    with pytest.raises(BadRecord, match=reason):
        Record.from_json(text)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"revision": 4}, "revision 4"),
        ({"revision": 2, "end": None}, "revision 2"),
        ({"moves": [[0, 99]]}, "Move 1"),
        ({"moves": []}, "it is not"),
        ({"players": ["one"]}, "2 to 5 players"),
        ({"options": {"luck": True}}, "no option luck"),
        ({"options": {"songs": [["reel"]]}}, "songs takes a list"),
        ({"options": {"rich": None, "songs": {}}}, "rich cannot be"),
        ({"seed": "another"}, "cannot be played|another end"),
        ({"end": {"winners": [0], "totals": [1, 2, 3], "state": "0"}}, "another end"),
    ],
)
def test_a_record_that_cannot_have_been_played_is_refused(
    changes: dict[str, object], reason: str
) -> None:
    """A resealed forgery does not replay."""
    with pytest.raises(BadRecord, match=reason):
        replay(GAME, Record.from_json(edited(**changes)))


def test_a_bad_record_carries_its_reason() -> None:
    """What cannot be dealt or played says why, as a refusal of its own."""
    with pytest.raises(BadRecord) as told:
        replay(GAME, Record.from_json(edited(players=["one"])))
    assert told.value.id == "error_record_deal"
    assert told.value.args_by_name["why"].id == "error_players"
    with pytest.raises(BadRecord) as told:
        replay(GAME, Record.from_json(edited(moves=[[0, 99]])))
    assert told.value.id == "error_record_move"
    assert told.value.args_by_name["why"].id == "error_illegal"
