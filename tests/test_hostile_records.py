"""Records that somebody made to do harm: always one clear sentence, in bounded time and memory.

`FARWEST_DEEP=50` tries fifty times as many.
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import tracemalloc
import unicodedata
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from farwest import games
from farwest.games import UnknownGame
from farwest.kernel.record import LARGEST, BadRecord, digest
from farwest.server import opening
from farwest.server.errors import Problem
from tests.cli.kit import run

GOLDEN = Path(__file__).parent / "golden"
EXAMPLES = 15 * int(os.environ.get("FARWEST_DEEP", "1"))
SEARCH = settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
KEPT = 12
"""Moves of a game that are kept, so that many can be tried."""
ESCAPE = "\x1b]0;gone\x07\x1b[2J"
BIDI = "\u202egnp.\u2066"
DEEP: list[Any] = []
for _ in range(400):
    DEEP = [DEEP]
ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([10**400, -(10**30), 2**63, -1, 99]),
    st.floats(),
    st.text(max_size=20),
    st.sampled_from([ESCAPE, BIDI, "Z" + "\u0301" * 50, "x" * 100_000, "[red]", "\ud800", "\0"]),
    st.sampled_from([DEEP, {}, [], {"a": {}}, [[0, 0]] * 2000, [[-1, 0]], [[0, -1]], ["x"] * 500]),
    st.recursive(st.integers() | st.text(max_size=3), lambda inner: st.lists(inner, max_size=3)),
)


def golden(key: str, short: bool = True) -> dict[str, Any]:
    """A sound record, cut short."""
    data: dict[str, Any] = json.loads((GOLDEN / key / "00.json").read_text("utf-8"))
    del data["seal"]
    if short:
        data["moves"], data["end"] = data["moves"][:KEPT], None
    return data


def sealed(data: dict[str, Any]) -> str:
    """A record with the seal that belongs to it, where it can have one."""
    try:
        seal = digest(data)
    except (UnicodeEncodeError, RecursionError):
        seal = "none"
    return json.dumps(data | {"seal": seal})


def attempt(text: bytes, file: Path) -> None:
    """Whatever a file holds: the commands and the table say what it is, or what is wrong."""
    file.write_bytes(text)
    for command in (["verify"], ["replay", "--auto", "--from", str(KEPT)]):
        require_sentence(run(command[0], str(file), *command[1:]))
    with contextlib.suppress(BadRecord, Problem, UnknownGame, UnicodeDecodeError):
        opening.read(text.decode("utf-8"))


def require_sentence(result: Result) -> None:
    """It ended well, or with one line; nothing in it turns or paints the terminal."""
    if not isinstance(result.exception, SystemExit | None):
        raise result.exception
    assert result.exit_code in (0, 1, 2)
    if result.exit_code:
        lines = result.stderr.splitlines()
        assert len(lines) == 1
        assert lines[0].startswith("farwest: ")
        assert len(lines[0]) < 2000
    for sign in result.output:
        assert sign == "\n" or unicodedata.category(sign) not in ("Cc", "Cf", "Cs"), repr(sign)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the record lies."""
    return tmp_path / "game.json"


@pytest.mark.parametrize("key", games.keys())
@SEARCH
@given(data=st.data())
def test_a_sealed_forgery_is_told(key: str, file: Path, data: Any) -> None:
    """Any field replaced by anything, under a right seal."""
    record = golden(key)
    for _ in range(data.draw(st.integers(1, 2))):
        name = data.draw(st.sampled_from(sorted(record)))
        inner = record[name]
        if isinstance(inner, dict) and inner and data.draw(st.booleans()):
            inner[data.draw(st.sampled_from(sorted(inner)) | st.text(max_size=5))] = data.draw(ODD)
        elif isinstance(inner, list) and inner and data.draw(st.booleans()):
            inner[data.draw(st.integers(0, len(inner) - 1))] = data.draw(ODD)
        else:
            record[name] = data.draw(ODD)
    attempt(sealed(record).encode(errors="surrogatepass"), file)


@SEARCH
@given(seed=st.integers(0, 2**32))
def test_damage_is_told(file: Path, seed: int) -> None:
    """Bytes lost, doubled, changed, or cut off."""
    luck = random.Random(seed)
    text = bytearray(sealed(golden(luck.choice(list(games.keys())), short=False)).encode())
    for _ in range(luck.randint(1, 4)):
        at, length = luck.randrange(len(text)), luck.randint(1, 40)
        kind = luck.randrange(4)
        if kind == 0:
            del text[at : at + length]
        elif kind == 1:
            text[at:at] = text[at : at + length]
        elif kind == 2:
            text[at : at + 1] = bytes([luck.randrange(256)])
        else:
            del text[at + 1 :]
        text = text or bytearray(b"{")
    attempt(bytes(text), file)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\x1f\x8b\x08\x00" + b"\0" * 1000,
        b"PK\x03\x04",
        b"[" * 1_000_000,
        b'{"game":' * 100_000,
        b'{"seal": 1, "game": 1, "format": ' + b"9" * 5000 + b"}",
        b'{"seal": NaN, "game": Infinity, "format": 1}',
        b'{"seal": "", "game": "x", "format": 1, "moves": ' + b"[" * 900 + b"]" * 900 + b"}",
        sealed(golden("dice_town") | {"players": ["x"] * 100_000}).encode(),
    ],
    ids=["nothing", "gzip", "zip", "lists", "objects", "number", "nan", "deep", "crowd"],
)
def test_what_is_no_record_is_told(text: bytes, file: Path) -> None:
    """Compressed, nested without end, numbers without end."""
    attempt(text, file)


def test_a_huge_file_is_not_read(file: Path) -> None:
    """A hundred megabytes are refused by their size, without being held in memory."""
    with file.open("wb") as huge:
        huge.truncate(100 * 1024 * 1024)
    tracemalloc.start()
    result = run("verify", str(file))
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    require_sentence(result)
    assert "larger than 8 megabytes" in result.stderr
    assert most < 4 * LARGEST
