"""Another engine beside ours: catanatron, in an environment of its own, in alternating windows."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import Final

from farwest.cli.problems import Failed

CATANATRON: Final = "catanatron==3.2.1"

WORKER: Final = '''
import random, sys, time
from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

def one():
    """A game of four random players; one decision is one choice among playable actions."""
    game = Game([RandomPlayer(color) for color in COLORS])
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        decisions += 1
    return decisions

for line in sys.stdin:
    seconds = float(line)
    decisions = games = 0
    start = now = time.process_time()
    while now < start + seconds:
        decisions += one()
        games += 1
        now = time.process_time()
    print(decisions, games, now - start, flush=True)
'''


class Peer:
    """Catanatron at work in a process of its own; asked for a window at a time."""

    def __init__(self, python: Path) -> None:
        self.name = CATANATRON.replace("==", " ")
        self.best = 0.0
        self.decisions = 0
        self.games = 0
        self.process = subprocess.Popen(
            [str(python), "-c", WORKER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def window(self, seconds: float) -> None:
        """Let it play for so many seconds of its own processor time."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(f"{seconds}\n")
            self.process.stdin.flush()
            decisions, games, spent = self.process.stdout.readline().split()
        except (OSError, ValueError) as error:
            raise Failed("catanatron stopped before it was measured.") from error
        self.decisions += int(decisions)
        self.games += int(games)
        self.best = max(self.best, int(decisions) / float(spent))

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
