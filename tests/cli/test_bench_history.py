"""The history of the figures: a page that gains a line for each game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from farwest import __version__
from farwest.cli import bench, bench_history
from tests.cli.kit import done, refused


def figures(best: float) -> dict[str, Any]:
    """What is measured of one game, as far as the history needs it."""
    return {"usual": "4 players", "random, 4 players": {"best": best, "ratio": best / 5e6}}


DATA: dict[str, Any] = {
    "farwest": "1.2.3",
    "build": "compiled",
    "python": "3.11.7",
    "deadwood": figures(1_234_567.0),
    "dice_town": figures(100_000.0),
}
DEADWOOD = "| 2026-01-02 | deadwood | 1.2.3 | compiled | 3.11.7 | 1,234,567 | 0.247 |"
DICE_TOWN = "| 2026-01-02 | dice_town | 1.2.3 | compiled | 3.11.7 | 100,000 | 0.02 |"


def test_a_page_is_begun_and_grows() -> None:
    """The head once, then a line a game; with peers, how we compare."""
    page = bench_history.add("", DATA, ["deadwood", "dice_town"], "2026-01-02")
    assert page == f"{bench_history.HEAD}{DEADWOOD} — |\n{DICE_TOWN} — |\n"
    beside = {**DATA, "peers": {"decisions": {"deadwood": {"ratio_to_peer": 41.234}}}}
    assert bench_history.add(page, beside, ["deadwood"], "2026-01-02") == (
        f"{page}{DEADWOOD} 41.23 |\n"
    )


@pytest.mark.parametrize("foreign", ["# A page\n\nWords.\n", "| a | table |\n|---|---|\n| x | y |"])
def test_other_text_is_left_alone(foreign: str) -> None:
    """A page that does not end in our table gets one after what stands there."""
    page = bench_history.add(foreign, DATA, ["deadwood"], "2026-01-02")
    assert page == f"{foreign.rstrip()}\n\n{bench_history.HEAD}{DEADWOOD} — |\n"
    more = bench_history.add(page + "\nThe end.\n", DATA, ["deadwood"], "2026-01-02")
    assert more.startswith(page + "\nThe end.\n\n")
    assert more.count(bench_history.HEAD) == 2


def test_the_command_adds_to_the_page(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twice measured, two lines; what stood there before stays."""
    monkeypatch.setattr(bench, "measure", lambda *_: figures(42_000.0))
    (home / "page.md").write_text("# History\n", encoding="utf-8")
    for _ in range(2):
        done("bench", "deadwood", "--history", "page.md")
    text = (home / "page.md").read_text("utf-8")
    assert text.startswith(f"# History\n\n{bench_history.HEAD}| 20")
    rows = text.partition(bench_history.HEAD)[2].splitlines()
    assert len(rows) == 2
    assert all(f" | deadwood | {__version__} | plain | 3." in row for row in rows)
    assert all(row.endswith(" | 42,000 | 0.0084 | — |") for row in rows)


def test_a_page_that_cannot_be_read(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Said before anything is measured, and nothing is changed."""

    def never(*_: object) -> None:
        pytest.fail("measured for nothing")

    monkeypatch.setattr(bench, "measure", never)
    (home / "page.md").write_bytes(b"\xff\xfe\x00")
    said = refused("bench", "deadwood", "--history", "page.md")
    assert said == "page.md cannot be read: it is no text."
    assert (home / "page.md").read_bytes() == b"\xff\xfe\x00"
    said = refused("bench", "deadwood", "--history", "nowhere/page.md")
    assert said == "There is no folder nowhere to write page.md in."


def test_the_page_of_the_project_can_grow() -> None:
    """docs/bench.md ends in the table to which the command adds."""
    page = Path(__file__).parents[2] / "docs" / "bench.md"
    assert bench_history.ends_in_table(page.read_text("utf-8"))
