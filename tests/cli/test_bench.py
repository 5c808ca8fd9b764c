"""Measuring: every line is there, and a peer is measured beside us."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from farwest import __version__
from farwest.bots.search.style import BEST, PLAIN
from farwest.cli import bench, peers, trials
from farwest.cli.trials_search import Search
from farwest.games import find, keys
from tests.cli.kit import done, refused
from tests.needs import lacking

STUB = """
import sys
for line in sys.stdin:
    kind, amount = line.split()
    assert kind in ("random", "lengths", "search")
    assert kind != "lengths" or amount == "300"
    found = {"random": (100, 2), "lengths": (13500, 300), "search": (60, 2)}[kind]
    print(*found, amount, flush=True)
"""


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows too short to mean anything."""
    monkeypatch.setattr(trials, "LEAST", 0.001)
    monkeypatch.setattr(trials, "WINDOWS", 2)


def test_every_line_is_printed(quick: None, home: Path) -> None:
    """Decisions for every number of players, and all that a search and a learner need."""
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
        "search, best style",
        "search, full random games",
        "steps with row and mask",
        "import and deal, new process",
        "memory of a live game",
    ):
        assert f"  {name} " in said
    assert f"farwest {__version__}, plain build, Python 3." in said
    data = json.loads((home / "bench.json").read_text("utf-8"))
    assert data["build"] == "plain"
    figures = data["dice_town"]
    assert figures["random, 4 players"]["best"] > 0
    assert 100 < figures["random, 4 players"]["decisions_per_game"] < 1000
    assert 1000 < figures["memory"] < 100_000
    assert 5 < figures["start"] < 5000
    plain = figures["search, full random games"]
    assert 0.1 < plain["share_of_playouts"] < 3
    assert 50 < plain["decisions_each"] < 500
    assert f"{plain['share_of_playouts']:.2f} of the playouts' (goal 0.70)" in said
    assert figures["search, best style"]["decisions_each"] < plain["decisions_each"]


def test_the_lab_is_measured_or_named(
    quick: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With NumPy, steps a second and their share of the engine's; without, what to install."""
    game = find("deadwood")
    if find_spec("numpy") is None:
        lacking("numpy")
    figures = bench.steps_line(game, 3, 0.05, 1000.0)
    assert figures is not None
    assert figures["best"] == pytest.approx(figures["ratio"] * 1000.0)
    assert 0.02 < figures["share_of_engine"] < 1
    assert figures["row"] > 100
    assert "of the bare engine" in capsys.readouterr().out
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    assert bench.steps_line(game, 3, 0.05, 1000.0) is None
    assert "needs NumPy: pip install 'farwest[lab]'" in capsys.readouterr().out


def test_the_build_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernel knows whether it is compiled."""
    assert trials.build() == "plain"
    monkeypatch.setattr(trials, "COMPILED", True)
    assert trials.build() == "compiled"


def test_decisions_are_counted_in_every_style() -> None:
    """What a search in full games counts is what stands in its tables and below them."""
    middle = trials.Middle(trials.Playouts(find("deadwood"), 3, {}), positions=2)
    for style in (BEST, PLAIN):
        search = Search(middle, style)
        counted = search.some() + search.some()
        assert counted == search.decisions
        assert search.length() == counted / 4
        for thought in search.thoughts:
            table = thought.simulator.tree.tables
            assert max(known.visits for known in table.values()) == 2


def test_a_rate_is_told_in_whole_games() -> None:
    """Where decisions are counted, games are reported."""
    trial = trials.Trial("games", "games/s", lambda: 50, lambda: 25.0)
    trial.window(0.001)
    assert trial.rate == pytest.approx(trial.best / 25)


def test_a_peer_is_measured_beside_us(
    quick: None, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its windows and ours alternate, its simulations' length is counted apart, ratios are told."""
    monkeypatch.setattr(peers, "WORKER", STUB)
    monkeypatch.setattr(peers, "make_environment", lambda _: Path(sys.executable))
    monkeypatch.setattr(bench, "measure", lambda *_: {})
    said = done("bench", "--peers", "--seconds", "0.01", "--json", "bench.json")
    figures = json.loads((home / "bench.json").read_text("utf-8"))["peers"]
    theirs = figures["decisions"]["catanatron 3.2.1"]
    assert theirs == {"best": pytest.approx(100 / 0.005), "decisions_per_game": 50}
    assert "games/s of 50" in said
    for game in keys():
        ours = figures["decisions"][game]
        assert ours["ratio_to_peer"] == pytest.approx(ours["best"] / theirs["best"])
        assert f"{ours['ratio_to_peer']:.2f} × catanatron" in said
    theirs = figures["simulations"]["catanatron 3.2.1"]
    assert theirs == {"best": pytest.approx(60 / 0.005 / 45), "decisions_each": 45}
    for game in keys():
        ours = figures["simulations"][game]
        assert ours["ratio_to_peer"] == pytest.approx(ours["best"] / theirs["best"])


def test_a_peer_that_stops(quick: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """One sentence, and no figures."""
    monkeypatch.setattr(peers, "WORKER", "")
    monkeypatch.setattr(peers, "make_environment", lambda _: Path(sys.executable))
    monkeypatch.setattr(bench, "measure", lambda *_: {})
    said = refused("bench", "deadwood", "--peers", "--seconds", "0.01", status=1)
    assert said == "catanatron stopped before it was measured."


class Pile:
    """A game as OpenSpiel has it: a chance node and three decisions, again and again."""

    def __init__(self, left: int = 8) -> None:
        self.left = left

    def new_initial_state(self) -> Pile:
        return Pile(self.left)

    def is_terminal(self) -> bool:
        return self.left == 0

    def is_chance_node(self) -> bool:
        return self.left % 4 == 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 0.5), (1, 0.5)]

    def legal_actions(self) -> list[int]:
        assert not self.is_chance_node()
        return [0, 1, 2]

    def apply_action(self, action: int) -> None:
        self.left -= 1


def test_chance_is_no_decision() -> None:
    """In a game of OpenSpiel only the answers of players count."""
    assert peers.random_games(Pile())() == 6


def test_games_of_openspiel_are_measured_where_it_is() -> None:
    """Backgammon and hearts, in this process."""
    found = peers.openspiel_trials()
    if find_spec("pyspiel") is None:
        assert found == []
        lacking("OpenSpiel")
    assert [trial.name for trial in found] == ["OpenSpiel, backgammon", "OpenSpiel, hearts"]
    assert found[1].go() in (52, 64), "52 cards are played; 12 more may be passed first"


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
