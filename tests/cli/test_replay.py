"""Seeing a recorded game again, and checking it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from farwest.kernel.record import Record
from tests.cli.kit import done, random_match, random_record, refused

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture
def file(home: Path) -> Path:
    """The record of a finished game."""
    random_record(home / "game.json")
    return home / "game.json"


def test_enter_goes_on_and_b_goes_back(file: Path) -> None:
    """The keys move through the game."""
    said = done("replay", str(file), "--lang", "en", typed="\n\nb\n10\nq\n")
    last = len(Record.read(file).moves)
    shown = [line for line in said.splitlines() if line.startswith("Move ")]
    assert shown == [f"Move {ply} of {last}" for ply in (0, 1, 2, 1, 10)]


def test_a_replay_may_begin_anywhere(file: Path) -> None:
    """--from begins at a move; the end shows the points and the winner."""
    last = len(Record.read(file).moves)
    said = done("replay", str(file), "--lang", "fr", "--from", str(last - 1), typed="\n\n")
    assert f"Coup {last} sur {last}" in said
    assert "gagne avec" in said
    assert "Total" in said
    assert "there is no move 9999" in refused("replay", str(file), "--from", "9999")


def test_a_game_that_counts_dollars_is_won_by_dollars() -> None:
    """What a game counts instead of points is named where its record is verified, too."""
    said = done("verify", str(GOLDEN / "deadwood" / "02.json"))
    assert said.endswith("advised wins by $3!\n")


def test_auto_prints_everything(file: Path) -> None:
    """--auto asks nothing and leaves nothing out."""
    said = done("replay", str(file), "--lang", "en", "--auto")
    last = len(Record.read(file).moves)
    assert said.count("Move ") == last + 1
    assert "Hand of Player 2: " in said
    assert "wins with" in said


def test_a_seat_sees_its_own_secrets_only(file: Path) -> None:
    """From a seat, the hands and the answers of the others stay closed."""
    said = done("replay", str(file), "--lang", "en", "--auto", "--seat", "2")
    assert "Your hand: " in said
    assert "Hand of" not in said
    assert "Player 2: Keep" in said
    assert "Player 1: Keep" not in said
    assert "Player 1 rolls 5 dice." in said
    assert "--seat is a number from 1 to 3" in refused("replay", str(file), "--seat", "4")


def test_an_unfinished_game_can_be_seen(home: Path) -> None:
    """A game that was left is shown up to its last move."""
    random_record(home / "game.json", plies=30)
    said = done("replay", "game.json", "--lang", "en", "--auto")
    assert "Move 30 of 30" in said
    assert "The game is not finished." in said


def test_a_sound_record_is_verified(file: Path) -> None:
    """One line says what was played and who won."""
    said = done("verify", str(file))
    result = random_match().game.result(random_match().state)
    assert said.startswith("Verified: Dice Town, 3 players, ")
    assert said.endswith(f"wins with {max(result.totals)} points.\n")
    assert len(said.splitlines()) == 1


def test_an_unfinished_record_is_verified_so_far(home: Path) -> None:
    """The moves of an unfinished game are checked too."""
    random_record(home / "game.json", plies=30)
    said = done("verify", "game.json")
    assert said == "Verified: Dice Town, 3 players, 30 moves. The game is not finished.\n"
    said = done("verify", "game.json", "--lang", "fr").replace("\u00a0", " ")
    assert said == "Vérifié : Dice Town, 3 joueurs, 30 coups. La partie n’est pas terminée.\n"


def test_a_forged_end_is_not_verified(file: Path) -> None:
    """A record sealed anew after its end was changed does not replay to that end."""
    record = Record.read(file)
    assert record.end is not None
    record.end["winners"] = [2]
    record.end["totals"] = [0, 0, 99]
    record.save(file)
    said = refused("verify", str(file), status=1)
    assert said.startswith("Not verified. ")
    assert said.endswith("replays to another end than the one it was sealed with.")


def test_a_forged_move_is_not_verified(file: Path) -> None:
    """A move that was not legal is named."""
    record = Record.read(file)
    record.moves[5][1] = 1
    record.moves[5][0] = 2 - record.moves[5][0]
    record.save(file)
    assert "Not verified. " in refused("verify", str(file), status=1)


def test_an_unsealed_record_is_not_verified(file: Path) -> None:
    """Editing the text breaks the seal."""
    data = json.loads(file.read_text("utf-8"))
    data["players"][0] = "Somebody else"
    file.write_text(json.dumps(data), "utf-8")
    assert "its seal does not match" in refused("verify", str(file), status=1)
