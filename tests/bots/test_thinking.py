"""The tool that measures how long the levels think."""

from __future__ import annotations

import pytest

from farwest.bots import levels
from tools import thinking


def test_it_measures_each_level_beside_its_cap(capsys: pytest.CaptureFixture[str]) -> None:
    """Middle, 99 of 100 and the most, within the cap and what a busy machine adds."""
    thinking.main(
        ["--decisions", "2", "--games", "deadwood", "--levels", "steady", "sharp", "hint"]
    )
    head, _, *rows = capsys.readouterr().out.splitlines()
    assert head == "| game | level | cap | p50 | p99 | most | kept | reason |"
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
    assert [each[:3] for each in cells] == [
        ["deadwood", "steady", "at once"],
        ["deadwood", "sharp", "1 s"],
        ["deadwood", "hint", "1 s"],
        ["all", "steady", "at once"],
        ["all", "sharp", "1 s"],
        ["all", "hint", "1 s"],
    ]
    for _, kind, _, *times, kept, _ in cells:
        middle, late, most = map(float, times)
        assert 0 <= middle <= late <= most
        if kind == "steady":
            assert kept == "—"
        else:
            assert levels.EARLY / 2 < middle < 3
            assert kept.endswith("%")
