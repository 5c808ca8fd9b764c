#!/usr/bin/env python3
"""The archive of whole games: `python tools/archive.py add` keeps some of the present version.

`tests/archive/VERSION/GAME.jsonl.gz` holds games of that version over its numbers of players and
options, one a line: the record, and how every field of the state changed at every ply. The tests
replay all of them for ever, but for those of revisions that `tests/archive/closed.toml` names with
the reason: a fix of the rules that no record can be mended to. `add` writes the present version
and never touches what is kept already. `check` replays everything and says what differs: the game,
the record, the ply, the player, the act, and the first difference of the state.
"""

from __future__ import annotations

import argparse
import gzip
import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from farwest import __version__
from farwest.bots import make
from farwest.bots.runner import play_out
from farwest.games import find
from farwest.games import keys as all_games
from farwest.kernel.drift import act_of, fitted
from farwest.kernel.dump import dump, fields
from farwest.kernel.game import Game
from farwest.kernel.laws import every_table
from farwest.kernel.match import Match, replay
from farwest.kernel.news import Refused
from farwest.kernel.record import BadRecord, Record
from farwest.kernel.state import State
from farwest.words import Words

ROOT = Path(__file__).resolve().parent.parent
ARCHIVE = ROOT / "tests" / "archive"
KEPT = 8
"""How many games of each kind a version keeps."""
BOTS = ("advised", "random", "advised", "novice")

INNER = frozenset(fields(State))
"""What only the kernel reads; a difference of the table itself is named before it."""

Change = dict[str, Any]
"""The fields of a state that are not as they were a ply before."""


class Kept(NamedTuple):
    """A game of the archive."""

    name: str
    record: Record
    course: list[Change]
    """What the deal made, and what each move changed."""


class Difference(NamedTuple):
    """Where a game no longer goes as it went."""

    name: str
    ply: int
    player: str
    act: str
    where: str

    def __str__(self) -> str:
        return f"{self.name}: at move {self.ply}, {self.player}, {self.act}: {self.where}"


# --- writing -------------------------------------------------------------------------------------


def course_of(game: Game[Any], record: Record) -> list[Change]:
    """What the deal and each move of a record change."""
    match = Match(game, record.players, record.options, record.seed, quick=True)
    last = dump(match.state)
    course = [last]
    for seat, action in record.moves:
        match.answer(seat, action)
        now = dump(match.state)
        course.append({name: value for name, value in now.items() if last[name] != value})
        last = now
    return course


def some_games(game: Game[Any]) -> Iterator[Record]:
    """Games over the tables there are, spread evenly, by several bots."""
    tables = every_table(game)
    for number in range(KEPT):
        seats, options = tables[number * len(tables) // KEPT]
        names = [BOTS[(seat + number) % len(BOTS)] for seat in range(seats)]
        bots = [make(name, f"archive {number} {seat}") for seat, name in enumerate(names)]
        yield play_out(game, options, bots, seed=f"archive {number}").record(__version__)


def add(folder: Path) -> None:
    """Keep games of the present version; a game whose games of it are kept is left alone."""
    for key in all_games():
        file = folder / __version__ / f"{key}.jsonl.gz"
        if file.exists():
            print(f"{file.relative_to(folder)} is kept already.")
            continue
        game = find(key)
        lines = [
            json.dumps(
                {"record": json.loads(record.to_json()), "course": course_of(game, record)},
                separators=(",", ":"),
                ensure_ascii=False,
            )
            for record in some_games(game)
        ]
        file.parent.mkdir(parents=True, exist_ok=True)
        data = gzip.compress("\n".join(lines).encode(), 9, mtime=0)
        file.write_bytes(data)
        print(f"{file.relative_to(folder)}: {len(lines)} games, {len(data):,} bytes.")


# --- checking ------------------------------------------------------------------------------------


def kept_in(file: Path) -> list[Kept]:
    """The games of a file."""
    lines = gzip.decompress(file.read_bytes()).decode().splitlines()
    found = []
    for number, line in enumerate(lines):
        data = json.loads(line)
        name = f"{file.parent.name}/{file.name.split('.')[0]} {number}"
        found.append(Kept(name, Record.from_json(json.dumps(data["record"])), data["course"]))
    return found


def check(game: Game[Any], kept: Kept) -> Difference | None:
    """Where a game goes otherwise than it went; None where it does not, or was mended."""
    record = kept.record
    mended = fitted(game, record)
    if mended is not record:
        replay(game, mended)
        return None
    match = Match(game, record.players, record.options, record.seed, quick=True)
    words = Words(game, "en", record.players)
    expected = dict(kept.course[0])
    where = first_difference(expected, dump(match.state))
    if where:
        return Difference(kept.name, 0, "-", "the deal", where)
    for ply, (seat, action) in enumerate(record.moves, 1):
        before = match.state.clone()
        expected |= kept.course[ply]
        try:
            match.answer(seat, action)
            where = first_difference(expected, dump(match.state))
        except Refused as error:
            where = str(error)
        if where:
            act = words.message(act_of(game, before, seat, action))
            return Difference(kept.name, ply, record.players[seat], act, where)
    if match.record(record.version).end != record.end:
        now = game.result(match.state)
        where = f"the result was {record.end}, and is {now.winners}, {now.totals}"
        return Difference(kept.name, len(record.moves), "-", "the end", where)
    return None


def first_difference(was: Any, now: Any, path: str = "") -> str:
    """The first place where two values of a dump differ, in words; empty where none does."""
    if isinstance(was, dict) and isinstance(now, dict) and was.keys() == now.keys():
        names = sorted(was, key=INNER.__contains__)
        parts = [first_difference(was[name], now[name], f"{path}.{name}") for name in names]
    elif isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        pairs = enumerate(zip(was, now))
        parts = [first_difference(one, two, f"{path}[{at}]") for at, (one, two) in pairs]
    else:
        parts = [f"{path.removeprefix('.')} was {was}, and is {now}"] if was != now else []
    return next((part for part in parts if part), "")


def is_closed(folder: Path, record: Record) -> bool:
    """Whether it is known, and written down, that games of this revision went otherwise."""
    file = folder / "closed.toml"
    entries = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    below = entries.get(record.game, {}).get("below", 0)
    return bool(record.revision < below)


def check_all(folder: Path) -> list[str]:
    """Everything that differs, in words."""
    found = []
    for file in sorted(folder.glob("*/*.jsonl.gz")):
        for kept in kept_in(file):
            if is_closed(folder, kept.record):
                continue
            try:
                difference = check(find(kept.record.game), kept)
            except BadRecord as error:
                found.append(f"{kept.name}: {error}")
                continue
            if difference is not None:
                found.append(str(difference))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["add", "check"])
    if parser.parse_args().what == "add":
        add(ARCHIVE)
        return
    found = check_all(ARCHIVE)
    print("\n".join(found) or "Every game of the archive goes as it went.")
    raise SystemExit(bool(found))


if __name__ == "__main__":
    main()
