"""Golden games: whole games on file that must replay to the same bytes."""

from __future__ import annotations

from pathlib import Path

import pytest

from farwest.games import find, keys
from farwest.kernel.match import replay
from farwest.kernel.record import Record

GOLDEN = Path(__file__).parent / "golden"
FILES = sorted(GOLDEN.glob("*/*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_game_replays_to_the_same_bytes(path: Path) -> None:
    """The record's moves are all legal and lead to the very state it was sealed with."""
    record = Record.read(path)
    match = replay(find(record.game), record)
    assert match.state.over
    assert match.record(record.version).to_json() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("key", keys())
def test_every_game_has_golden_games(key: str) -> None:
    """At least twenty for each game, over all its numbers of players."""
    records = [Record.read(path) for path in FILES if path.parent.name == key]
    assert len(records) >= 20
    game = find(key)
    counts = {len(record.players) for record in records}
    for seats in range(2, 7):
        ranges = [game.players({**record.options}) for record in records]
        if any(fewest <= seats <= most for fewest, most in ranges):
            assert seats in counts
