"""Golden games: whole games on file that must replay to the same bytes."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

import golden
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


@cache
def kept_news(folder: Path) -> list[list[Any]]:
    """What the golden games of a game told and asked when they were recorded."""
    lines = gzip.decompress((folder / golden.TOLD).read_bytes()).decode().splitlines()
    return [json.loads(line) for line in lines]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_game_tells_and_asks_the_same(path: Path) -> None:
    """At every ply: each event with all it holds, where a live table waits, whether the move may be
    taken back, and each question with all its offers.
    """
    folder = path.parent
    kept = kept_news(folder)[sorted(folder.glob("*.json")).index(path)]
    record = Record.read(path)
    now = golden.told_of(find(record.game), record)
    for ply, (before, after) in enumerate(zip(kept, now, strict=True)):
        assert after[0] == before[0], f"move {ply} tells something else"
        assert after[1] == before[1], f"at move {ply} a live table waits elsewhere"
        assert after[2] == before[2], f"move {ply} crosses the boundary, or no longer does"
        assert after[3] == before[3], f"after move {ply} something else is asked or offered"


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
