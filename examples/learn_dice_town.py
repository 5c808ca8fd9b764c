"""A small network learns Dice Town for two: first from the advice, then by playing itself.

    OMP_NUM_THREADS=1 python examples/learn_dice_town.py runs/dice_town --minutes 60

`--processes 16` uses more cores, and `--games` says how many games are played at once.
It writes its learning curve (`curve.csv`, `curve.png`), a checkpoint from which the same command
goes on, and `policy.onnx`, which plays: `farwest simulate dice-town --players 2 --bots
onnx:runs/dice_town/policy.onnx,advised`.
"""

import argparse
import csv
import os
import time
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from farwest.arena.estimates import rate
from farwest.lab.learn import imitation, self_play
from farwest.lab.learn.export import export
from farwest.lab.learn.network import Adam, Average, Network, load, save, survey
from farwest.lab.learn.trial import wins
from farwest.lab.table import Recipe, Table
from farwest.lab.vector import Vector

RECIPE = Recipe("dice_town", 2, {})
HIDDEN = (256, 128)
RATE = 6e-4
SETTINGS = self_play.Settings()
COLUMNS = ("minutes", "stage", "games", "rival", "played", "won", "low", "high")


class Course:
    """A network that learns: what it knows, where it is kept, how long it has learned.

    What is tried and played is its mean over the last improvements.
    """

    def __init__(self, folder, processes):
        self.folder = folder
        self.processes = processes
        os.environ["OMP_NUM_THREADS"] = "1"  # in the others; this process has read it already
        self.pool = get_context("spawn").Pool(processes) if processes > 1 else None
        self.luck = np.random.default_rng(1)
        self.seconds, self.games, self.stage = 0.0, 0, "nothing"
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / "checkpoint.npz").exists():
            self.network, self.adam, saved = load(folder / "checkpoint.npz")
            self.seconds, self.games = float(saved["seconds"]), int(saved["games"])
            self.stage = str(saved["stage"])
            self.luck = np.random.default_rng(1 + self.games)
            self.average = Average(self.network)
            self.average.restore(saved)
        else:
            menu, rows = survey(Vector(*place_of(64), seed=1), 600, self.luck)
            self.network = Network.new(menu, rows, HIDDEN, self.luck)
            self.adam = Adam(self.network.weights)
            self.average = Average(self.network)
        self.began = time.monotonic()

    def share(self, work, tasks):
        """Have every task done, by all processes at once."""
        return self.pool.starmap(work, tasks) if self.pool else [work(*task) for task in tasks]

    def minutes(self):
        """How long it has learned in all; trials do not count."""
        return (self.seconds + time.monotonic() - self.began) / 60

    def measure(self, stage, number):
        """Keep what was learned, play trials, and write a line of the curve for each rival."""
        self.seconds += time.monotonic() - self.began
        self.stage = stage
        kept = {"seconds": self.seconds, "games": self.games, "stage": stage}
        kept |= self.average.arrays()
        save(self.folder / "checkpoint.npz", self.network, self.adam, **kept)
        steady = self.average.network
        export(steady, Table(*RECIPE), self.folder / "policy.onnx")
        for rival in ("advised", "random"):
            parts = [range(part, number, self.processes) for part in range(self.processes)]
            task = [(RECIPE, steady, rival, part, f"trial {self.games}") for part in parts]
            won = sum(self.share(wins, task))
            found = rate(rival, won, number)
            minutes = f"{self.seconds / 60:.1f}"
            self.note(minutes, stage, self.games, rival, number, won, found.low, found.high)
            print(
                f"{minutes} min, {stage}, {self.games} games of its own: {won:g} of {number} "
                f"won from {rival}, {found.low:.1%} to {found.high:.1%}",
                flush=True,
            )
        draw(self.folder)
        self.began = time.monotonic()

    def note(self, *line):
        """One more line of the curve."""
        path = self.folder / "curve.csv"
        lines = [line] if path.exists() else [COLUMNS, line]
        with path.open("a", newline="") as file:
            csv.writer(file).writerows(lines)


def place_of(count):
    """So many games of the table, as a vector wants to be told."""
    name, players, options, _ = RECIPE
    return name, count, players, options


def imitate(course, minutes, trials):
    """Learn what the advice would do: in its own games, then in those of the pupil."""
    lessons = []
    for part in range(4):
        seeds = course.luck.integers(1 << 60, size=course.processes)
        tasks = [(RECIPE, course.network, minutes * 8, part > 0, int(seed)) for seed in seeds]
        lessons += course.share(imitation.gather, tasks)
        everything = imitation.joined(lessons)
        end = time.monotonic() + minutes * 7
        left = imitation.study(course.network, course.adam, everything, 1e-3, course.luck)
        while time.monotonic() < end:
            left = imitation.study(course.network, course.adam, everything, 1e-3, course.luck)
        print(f"{len(everything.rows)} lessons, {left:.3f} nats from the advice", flush=True)
    course.adam = Adam(course.network.weights)
    course.average = Average(course.network)
    course.measure("imitation", trials)


def play_itself(course, minutes, places, every, trials):
    """Improve by self-play, measured every few minutes."""
    wish = {"reward": "score", "seed": 2 + course.games, "processes": course.processes}
    games = Vector(*place_of(places), **wish)
    trial = course.minutes() + every
    while course.minutes() < minutes:
        samples, ended = self_play.play(course.network, games, SETTINGS, course.luck)
        pace = RATE * max(0.05, 1 - course.minutes() / minutes)
        self_play.improve(course.network, course.adam, samples, SETTINGS, pace, course.luck)
        course.average.follow(course.network)
        course.games += ended
        if course.minutes() >= trial:
            course.measure("self-play", trials)
            trial = course.minutes() + every
    games.close()
    course.measure("self-play", trials)


def draw(folder):
    """The learning curve: games won from each rival, with 95 % intervals."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot as plt

    with (folder / "curve.csv").open(newline="") as file:
        lines = list(csv.DictReader(file))
    figure, axis = plt.subplots(figsize=(8, 4.5), layout="constrained")
    for rival, colour in (("advised", "C0"), ("random", "C7")):
        own = [line for line in lines if line["rival"] == rival]
        share = [100 * float(line["won"]) / int(line["played"]) for line in own]
        minutes = [float(line["minutes"]) for line in own]
        low = [max(0, now - 100 * float(line["low"])) for now, line in zip(share, own)]
        high = [max(0, 100 * float(line["high"]) - now) for now, line in zip(share, own)]
        axis.errorbar(
            minutes, share, (low, high), marker="o", capsize=3, color=colour, label=f"from {rival}"
        )
    axis.axhline(50, color="black", linewidth=0.8, linestyle=":")
    axis.set(xlabel="minutes of learning", ylabel="% of games won", ylim=(-2, 102))
    axis.legend()
    figure.savefig(folder / "curve.png", dpi=120)
    plt.close(figure)


def main():
    """Learn for as long as was asked, or go on where it was left."""
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("folder", type=Path)
    words.add_argument("--minutes", type=float, default=60, help="of learning in all")
    words.add_argument("--imitation", type=float, default=10, help="of them with the advice")
    words.add_argument("--every", type=float, default=6, help="minutes between trials")
    words.add_argument("--trials", type=int, default=200, help="games of a trial")
    words.add_argument("--processes", type=int, default=1, help="that play")
    words.add_argument("--games", type=int, default=256, help="at once, when it plays itself")
    given = words.parse_args()
    course = Course(given.folder, given.processes)
    if course.stage == "nothing":
        course.measure("nothing", given.trials)
        if given.imitation:
            imitate(course, given.imitation, given.trials)
    play_itself(course, given.minutes, given.games, given.every, given.trials)


if __name__ == "__main__":
    main()
