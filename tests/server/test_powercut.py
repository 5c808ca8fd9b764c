"""Power cuts: what was acknowledged is on the disk, whatever else is lost."""

from __future__ import annotations

import argparse
import asyncio
import random
import shutil
import subprocess
from pathlib import Path

import pytest
from chaos import upgrade
from chaos_parts.disk import Act, Platter, acts
from chaos_parts.houses import Sqlite
from chaos_parts.ledger import Ledger
from powercut import judge, play

from tests.needs import lacking

FILE = Path("/disk/a.db")


def test_nothing_acknowledged_is_lost_by_a_power_cut(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A short run of tools/powercut.py; and with a disk that lies, answers are missing."""
    if shutil.which("strace") is None:
        lacking("strace")
    if subprocess.run(["strace", "-o", "/dev/null", "true"], check=False).returncode:
        lacking("leave to trace")
    given = argparse.Namespace(moves=40, cuts=60, seed=5, lying=False, think=0.02, patience=120)
    store = Sqlite(tmp_path)
    try:
        asyncio.run(upgrade(store, tmp_path))
        before = {path: path.read_bytes() for path in store.disk.folder.iterdir()}
        asyncio.run(play(given, store, tmp_path, Ledger(tmp_path / "ledger.jsonl")))
        assert judge(given, store, tmp_path, before) == 0
        assert "60 power cuts: nothing lost" in capsys.readouterr().out
        given.lying = True
        assert judge(given, store, tmp_path, before) > 10
        assert "TROUBLE Lost: " in capsys.readouterr().out
    finally:
        store.close()


def test_a_call_of_two_lines_is_done_at_the_second(tmp_path: Path) -> None:
    """Threads interrupt each other in the account; files elsewhere do not matter."""
    trace = tmp_path / "trace"
    path = "".join(f"\\x{byte:02x}" for byte in str(FILE).encode())
    trace.write_text(
        f'7  10.000000 pwrite64(3<{path}>, "\\x61\\x62", 2, 4096) = 2 <0.000010>\n'
        f"7  11.000000 fdatasync(3<{path}> <unfinished ...>\n"
        f"8  11.500000 ftruncate(4<{path}>, 8192) = 0 <0.000020>\n"
        "8  11.600000 fdatasync(5<\\x2f\\x65\\x74\\x63>) = 0 <0.000020>\n"
        "7  12.000000 <... fdatasync resumed>)      = 0 <1.000000>\n"
        "8  13.000000 +++ exited with 0 +++\n",
        encoding="ascii",
    )
    assert list(acts(trace, FILE.parent)) == [
        Act(10.0, "pwrite64", FILE, 4096, b"ab", 10.00001),
        Act(11.0, "fdatasync", FILE, 0, b"", 12.0),
        Act(11.5, "ftruncate", FILE, 8192, b"", 11.50002),
    ]


def test_a_disk_keeps_what_was_synced_and_any_part_of_the_rest() -> None:
    """Sector by sector; a sync counts when it is done, and for what was asked for before it."""
    disk = Platter({FILE: b"-" * 2048})
    disk.ask(Act(1.0, "pwrite64", FILE, 0, b"a" * 1024, 1.1))
    disk.ask(Act(2.0, "fdatasync", FILE, 0, b"", 3.0))
    disk.ask(Act(2.5, "pwrite64", FILE, 1024, b"b" * 1024, 2.6))
    luck = random.Random(1)

    def sectors() -> set[str]:
        found = [disk.after_a_cut(luck)[FILE].decode() for _ in range(300)]
        assert all(part.count(part[0]) == 512 for each in found for part in halves(each))
        return {"".join(part[0] for part in halves(each)) for each in found}

    disk.settle(2.9)
    assert len(sectors()) == 16
    disk.settle(3.0)
    assert sectors() == {"aa--", "aab-", "aa-b", "aabb"}


def halves(content: str) -> list[str]:
    """The sectors of a file."""
    return [content[at : at + 512] for at in range(0, len(content), 512)]
