"""Measuring: every line is there, and a peer is measured beside us."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from farwest.cli import peers, trials
from farwest.games import find
from tests.cli.kit import done, refused

STUB = """
import sys
for line in sys.stdin:
    print(100, 2, float(line), flush=True)
"""


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows too short to mean anything."""
    monkeypatch.setattr(trials, "LEAST", 0.001)
    monkeypatch.setattr(trials, "WINDOWS", 2)


def test_every_line_is_printed(quick: None, home: Path) -> None:
    """Decisions for every number of players, copies, worlds, playouts, start and memory."""
    said = done("bench", "dice-town", "--seconds", "0.01", "--json", "bench.json")
    for name in (
        "yardstick, plain Python",
        *(f"random, {seats} players" for seats in range(2, 6)),
        "random, 4 players, all on",
        "random, 6 players, all on",
        "copies, mid-game",
        "imagined worlds, mid-game",
        "playouts to the end, mid-game",
        "advised decisions",
        "import and deal, new process",
        "memory of a live game",
    ):
        assert f"  {name} " in said
    figures = json.loads((home / "bench.json").read_text("utf-8"))["dice_town"]
    assert figures["random, 4 players"]["best"] > 0
    assert 100 < figures["random, 4 players"]["decisions_per_game"] < 1000
    assert 1000 < figures["memory"] < 100_000
    assert 5 < figures["start"] < 5000


def test_a_peer_is_measured_beside_us(quick: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The peer's windows and ours alternate; the ratio is printed."""
    monkeypatch.setattr(peers, "WORKER", STUB)
    monkeypatch.setattr(peers, "make_environment", lambda _: Path(sys.executable))
    said = done("bench", "--peers", "--seconds", "0.01")
    assert "catanatron 3.2.1" in said
    assert "50 decisions/game" in said
    assert "times theirs" in said


def test_a_peer_that_cannot_be_installed(
    quick: None, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the network, one sentence says so."""

    def fails(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, 1, "", "ERROR: no network\n")

    monkeypatch.setattr(peers.venv, "create", lambda *_, **__: None)
    monkeypatch.setattr(peers.subprocess, "run", fails)
    said = refused("bench", "--peers", "--seconds", "0.01", status=1)
    assert said == "catanatron==3.2.1 could not be installed from PyPI: ERROR: no network"


def test_a_peer_is_installed_once(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A finished environment in the cache is used again."""
    calls = []

    def works(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        calls.append(command)
        (home / "peer").mkdir(exist_ok=True)
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(peers.venv, "create", lambda *_, **__: None)
    monkeypatch.setattr(peers.subprocess, "run", works)
    for _ in range(2):
        assert peers.make_environment(home / "peer").name.startswith("python")
    assert len(calls) == 1
    assert calls[0][-1] == "catanatron==3.2.1"


def test_the_middle_of_a_game_is_in_the_middle() -> None:
    """Search is measured from positions that are under way and not over."""
    table = trials.Playouts(find("dice-town"), 3, {})
    for state in (table.middle() for _ in range(5)):
        assert not state.over
        assert state.round > 2


def test_the_fullest_options_fit_together() -> None:
    """Options that need others come with them."""
    options = trials.fullest(find("dice-town"), 4)
    assert options == {"extension": True, "indian_die": True, "bribes": True}
