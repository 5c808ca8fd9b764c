"""Other engines beside ours: catanatron, in an environment of its own, and games of OpenSpiel.

The catanatron that PyPI has comes without its tree search. One simulation of that search is a copy
of the game, played at random to its end, and the tree besides. So copies played to the end, from
half-way through a game, are measured in its place: no search with full games on that engine
can do more of them in a second.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import venv
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from farwest.cli.problems import Failed
from farwest.cli.trials import Trial

CATANATRON: Final = "catanatron==3.2.1"
RANDOM: Final = "random"
SEARCH: Final = "search"
LENGTHS: Final = "lengths"
GAMES: Final = 300
"""So many positions half-way through a game, a simulation from each, say how long one is."""
OPENSPIEL: Final = ("backgammon", "hearts")

WORKER: Final = '''
import random, sys, time
from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

def over(game):
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT

def deal():
    return Game([RandomPlayer(color) for color in COLORS])

def play(game, decide=None):
    """Four random players to the end; one decision is one choice among playable actions."""
    decisions = 0
    while not over(game):
        game.play_tick(decide)
        decisions += 1
    return decisions

def in_order(player, game, actions):
    """Any action, as random players choose, but the same in every run: actions come from sets."""
    return sorted(actions, key=repr)[random.randrange(len(actions))]

def middle():
    """A position half-way through a random game."""
    game = deal()
    kept = []
    while not over(game):
        kept.append(game.copy())
        for _ in range(10):
            if not over(game):
                game.play_tick(in_order)
    return kept[len(kept) // 2]

positions = []
for line in sys.stdin:
    kind, amount = line.split()
    decisions = games = 0
    start = now = time.process_time()
    if kind == "lengths":
        random.seed(2026)
        positions = [middle() for _ in range(int(amount))]
        games = len(positions)
        decisions = sum(play(position.copy(), in_order) for position in positions)
        now = time.process_time()
    while kind != "lengths" and now < start + float(amount):
        if kind == "search":
            positions.append(positions.pop(0))
            decisions += play(positions[-1].copy())
        else:
            decisions += play(deal())
        games += 1
        now = time.process_time()
    print(decisions, games, now - start, flush=True)
'''


class Tally:
    """What was measured of one kind of work: the best window, in decisions a second."""

    def __init__(self) -> None:
        self.best = 0.0
        self.decisions = 0
        self.games = 0
        self.counted = 0.0
        """How many decisions a game has, where that was counted beforehand."""

    def add(self, decisions: int, games: int, seconds: float) -> None:
        """Note a window."""
        self.decisions += decisions
        self.games += games
        self.best = max(self.best, decisions / seconds)

    @property
    def length(self) -> float:
        """How many decisions a game had."""
        return self.counted or self.decisions / self.games

    @property
    def rate(self) -> float:
        """Games a second."""
        return self.best / self.length


class Peer:
    """Catanatron at work in a process of its own; asked for a window at a time."""

    def __init__(self, python: Path) -> None:
        self.name = CATANATRON.replace("==", " ")
        self.tallies = {RANDOM: Tally(), SEARCH: Tally()}
        self.process = subprocess.Popen(
            [str(python), "-c", WORKER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def window(self, kind: str, seconds: float) -> None:
        """Let it do some work for so many seconds of its own processor time."""
        self.tallies[kind].add(*self.ask(kind, seconds))

    def count_lengths(self) -> None:
        """How long its simulations are: from the same positions in every run, outside windows.

        They differ so much that those of a few windows would not tell.
        """
        decisions, games, _ = self.ask(LENGTHS, GAMES)
        self.tallies[SEARCH].counted = decisions / games

    def ask(self, kind: str, amount: float) -> tuple[int, int, float]:
        """Let it work: the decisions and games there were, and the processor time they took."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(f"{kind} {amount}\n")
            self.process.stdin.flush()
            decisions, games, spent = self.process.stdout.readline().split()
        except (OSError, ValueError) as error:
            raise Failed("catanatron stopped before it was measured.") from error
        return int(decisions), int(games), float(spent)

    def leave(self) -> None:
        """End its process."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def make_environment(folder: Path) -> Path:
    """The Python of an environment that holds catanatron; made once, then kept in the cache."""
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    ready = folder / "ready"
    if ready.exists() and ready.read_text() == stamp():
        return python
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        venv.create(folder, clear=True, with_pip=True, symlinks=os.name != "nt")
    except (OSError, subprocess.CalledProcessError) as error:
        raise Failed(f"No environment for catanatron could be made in {folder}: {error}") from None
    install = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "-q", CATANATRON]
    result = subprocess.run(install, capture_output=True, text=True, check=False)
    if result.returncode:
        lines = result.stderr.strip().splitlines() or ["pip gave no reason"]
        raise Failed(f"{CATANATRON} could not be installed from PyPI: {lines[-1]}")
    ready.write_text(stamp())
    return python


def stamp() -> str:
    """What an environment in the cache was made for."""
    return f"{CATANATRON} {sys.version}"


def openspiel_trials() -> list[Trial]:
    """Random games of OpenSpiel, where it is installed; chance is sampled and is no decision."""
    if find_spec("pyspiel") is None:
        return []
    import pyspiel

    return [
        Trial(f"OpenSpiel, {name}", "decisions/s", random_games(pyspiel.load_game(name)))
        for name in OPENSPIEL
    ]


def random_games(game: Any) -> Callable[[], int]:
    """What plays one game of OpenSpiel, and says how many decisions it took."""
    luck = random.Random(2026)

    def one() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(luck.choices(outcomes, chances)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return one
