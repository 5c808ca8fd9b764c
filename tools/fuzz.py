#!/usr/bin/env python3
"""Coverage-guided fuzzing of records and saved states: `python tools/fuzz.py record|dump`.

Takes a golden game, changes it where the coverage of the code leads, and reads it: as a record
(sealed again, so that the seal is no shield) that is replayed, or as a saved state that is loaded.
Whatever comes, it must be read, or refused with BadRecord or BadDump in a sentence; anything else
ends the run and names the input. `--seconds N` ends it; more arguments go to libFuzzer, such as
the file of an input to try again. Needs the package atheris, which nothing else here does.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "tests" / "golden"
PLIES = 60
"""No more moves of a record are tried: a short game is soon played."""
WORDS = (
    "",
    "format",
    "moves",
    "end",
    "marks",
    "advised",
    "open",
    "step",
    "args",
    "Round",
    "\ud800",
)
NUMBERS = (-1, 0, 1, 2, 7, 255, 1 << 31, 1 << 62, 1 << 70, -(1 << 70))


def library() -> ModuleType:
    """The fuzzer, or a sentence that says what is missing."""
    try:
        import atheris
    except ImportError:
        raise SystemExit(
            "Fuzzing needs the package atheris, which is not installed: "
            "make a virtual environment of its own and run `pip install atheris`."
        ) from None
    found: ModuleType = atheris
    return found


def changed(data: Any, tape: Any) -> Any:
    """The same JSON value with some parts changed, left out, doubled or swapped for others."""
    kind = tape.ConsumeIntInRange(0, 15)
    if kind == 0:
        return strange(tape)
    if isinstance(data, dict) and data:
        name = list(data)[tape.ConsumeIntInRange(0, len(data) - 1)]
        if kind == 1:
            return {key: value for key, value in data.items() if key != name}
        return data | {name: changed(data[name], tape)}
    if isinstance(data, list) and data:
        at = tape.ConsumeIntInRange(0, len(data) - 1)
        if kind == 1:
            return data[:at] + data[at + 1 :]
        if kind == 2:
            return [*data[: at + 1], *data[at:]]
        return [*data[:at], changed(data[at], tape), *data[at + 1 :]]
    return strange(tape)


def strange(tape: Any) -> Any:
    """Some value."""
    kinds: list[Any] = [None, True, [], {}, 1.5, [[]], {"step": "Round", "args": []}]
    kind = tape.ConsumeIntInRange(0, len(kinds) + 2)
    if kind < len(kinds):
        return kinds[kind]
    if kind == len(kinds):
        return NUMBERS[tape.ConsumeIntInRange(0, len(NUMBERS) - 1)]
    if kind == len(kinds) + 1:
        return tape.ConsumeIntInRange(0, 400)
    return WORDS[tape.ConsumeIntInRange(0, len(WORDS) - 1)]


def some_record(tape: Any) -> dict[str, Any]:
    """A golden game, cut short."""
    files = sorted(GOLDEN.glob("*/0*.json"))
    text = files[tape.ConsumeIntInRange(0, len(files) - 1)].read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    del data["seal"]
    data["moves"] = data["moves"][: tape.ConsumeIntInRange(0, PLIES)]
    data["end"] = None
    return data


def try_record(tape: Any) -> None:
    """Read a changed record and replay it."""
    from farwest import games
    from farwest.kernel.match import replay
    from farwest.kernel.record import BadRecord, Record, digest

    data: Any = some_record(tape)
    if tape.ConsumeBool():
        data["marks"] = [0] * (len(data["moves"]) + 1)
    for _ in range(tape.ConsumeIntInRange(1, 3)):
        data = changed(data, tape)
    try:
        if isinstance(data, dict):
            data["seal"] = digest(data)
        read_record(json.dumps(data), games, Record, replay)
    except (BadRecord, UnicodeEncodeError):
        return


def read_record(text: str, games: ModuleType, kind: Any, replay: Any) -> None:
    """Read a record, write it again, and play it."""
    record = kind.from_json(text)
    assert kind.from_json(record.to_json()).to_json() == record.to_json()
    try:
        game = games.find(record.game)
    except games.UnknownGame:
        return
    replay(game, record)


def try_dump(tape: Any) -> None:
    """Load a changed state."""
    from farwest import games
    from farwest.kernel.dump import BadDump, dump, load
    from farwest.kernel.match import replay
    from farwest.kernel.record import Record, digest

    data = some_record(tape)
    data["seal"] = digest(data)
    game = games.find(data["game"])
    state: Any = json.loads(
        json.dumps(dump(replay(game, Record.from_json(json.dumps(data))).state))
    )
    for _ in range(tape.ConsumeIntInRange(1, 3)):
        state = changed(state, tape)
    try:
        dump(load(game.empty(), state))
    except BadDump:
        return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["record", "dump"])
    parser.add_argument("--seconds", type=int, default=60)
    asked, more = parser.parse_known_args()
    fuzzer = library()
    with fuzzer.instrument_imports(include=["farwest.kernel"]):
        import farwest.kernel.dump
        import farwest.kernel.match
        import farwest.kernel.record  # noqa: F401
    work = {"record": try_record, "dump": try_dump}[asked.what]
    folder = ROOT / "build" / "fuzz" / asked.what
    folder.mkdir(parents=True, exist_ok=True)
    limits = [f"-max_total_time={asked.seconds}", "-timeout=20", f"-artifact_prefix={folder}/"]
    fuzzer.Setup([sys.argv[0], *limits, *more], lambda data: work(fuzzer.FuzzedDataProvider(data)))
    fuzzer.Fuzz()


if __name__ == "__main__":
    main()
