"""`farwest bench`: how fast the games run on this machine."""

from __future__ import annotations

import math
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from farwest import __version__
from farwest.cli import given

if TYPE_CHECKING:
    from farwest.cli.trials import Middle, Playouts, Trial
    from farwest.kernel.game import Game

START = (
    "import time; from farwest.games import find; find({key!r}).deal({seats}, {{}}, 1); "
    "print(time.process_time())"
)
STEPS = "steps with row and mask"


@click.command(short_help="Measure how fast the games run.")
@click.argument("names", nargs=-1, metavar="[GAME]...")
@click.option(
    "--peers",
    is_flag=True,
    help="Measure other engines beside us: catanatron (installed in a cache) and, where it is "
    "installed, OpenSpiel.",
)
@click.option(
    "--seconds",
    type=click.FloatRange(0.001, 3600),
    default=2.0,
    show_default=True,
    help="Processor time for each trial, in several windows.",
)
@click.option("--json", "json_file", metavar="FILE", help="Write all figures as JSON.")
@click.option("--history", metavar="FILE.md", help="Add a dated line for each game to a page.")
@given.force_option
def bench(
    names: tuple[str, ...],
    peers: bool,
    seconds: float,
    json_file: str | None,
    history: str | None,
    force: bool,
) -> None:
    """Measure every GAME (else all): decisions, copies, worlds, playouts, simulations of the search
    and steps of the lab in a second, start and memory.

    Every figure is the best of several short windows of processor time that take turns with a
    fixed loop of plain Python; the ratio to that loop compares between machines.
    """
    import json

    from farwest import games
    from farwest.cli import bench_history, files

    if math.isnan(seconds):
        raise click.BadParameter("nan is no number of seconds.", param_hint="'--seconds'")
    found = [games.find(name) for name in names or games.keys()]
    if json_file:
        files.may_write(Path(json_file), force)
    page = bench_history.read(Path(history)) if history else ""
    data = measure_all(found, peers, seconds)
    if json_file:
        files.write(Path(json_file), json.dumps(data, indent=2) + "\n")
    if history:
        files.write(Path(history), bench_history.add(page, data, [game.key for game in found]))


def measure_all(found: list[Game[Any]], peers: bool, seconds: float) -> dict[str, Any]:
    """Measure these games, and other engines beside them; print it all and give it back."""
    import platform

    from farwest.cli import bench_peers
    from farwest.cli.trials import build

    peer = bench_peers.prepare() if peers else None
    data: dict[str, Any] = {
        "farwest": __version__,
        "build": build(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "seconds": seconds,
    }
    click.echo(
        f"farwest {__version__}, {build()} build, Python {data['python']}, {data['machine']}; "
        "best windows of processor time"
    )
    try:
        for game in found:
            data[game.key] = measure(game, seconds)
        if peer:
            data["peers"] = bench_peers.beside(peer, found, seconds)
    finally:
        if peer:
            peer.leave()
    return data


def usual_seats(game: Game[Any]) -> int:
    """Four players, or as many as the game takes."""
    from farwest.kernel.laws import every_table

    some = every_table(game)[0][0]
    return min(4, game.players(game.settle(some, {}))[1])


class Bench:
    """The trials of one game."""

    def __init__(self, game: Game[Any]) -> None:
        from farwest.cli.trials import Advised, Middle, Playouts, Trial, yardstick

        self.game = game
        self.usual = usual_seats(game)
        self.tables: dict[str, Playouts] = {
            name: Playouts(game, seats, options) for name, seats, options in tables(game)
        }
        self.yardstick = Trial("yardstick, plain Python", "steps/s", yardstick)
        self.decisions = [
            Trial(f"random, {name}", "decisions/s", table.one)
            for name, table in self.tables.items()
        ]
        self.middle: Middle = Middle(self.tables[f"{self.usual} players"])
        middle, advised = self.middle, Advised(game, self.usual, {})
        self.playouts = Trial(
            "playouts to the end, mid-game", "playouts/s", middle.playouts, middle.length
        )
        self.others = [
            Trial("copies, mid-game", "copies/s", middle.copies),
            Trial("imagined worlds, mid-game", "worlds/s", middle.worlds),
            self.playouts,
            Trial("advised decisions", "decisions/s", advised.some),
        ]
        self.searches = searches(middle)

    def all(self) -> list[Trial]:
        """Every trial, in the order in which they take turns."""
        return [self.yardstick, *self.decisions, *self.others, *self.searches]


def tables(game: Game[Any]) -> list[tuple[str, int, Any]]:
    """Every number of players, and the usual and the largest one with all options on."""
    from farwest.cli.trials import fullest

    usual = usual_seats(game)
    fewest, most = game.players(game.settle(usual, {}))
    found: list[tuple[str, int, Any]] = [
        (f"{seats} players", seats, {}) for seats in range(fewest, most + 1)
    ]
    full = fullest(game, usual)
    if full:
        largest = game.players(game.settle(usual, full))[1]
        found += [(f"{seats} players, all on", seats, full) for seats in sorted({usual, largest})]
    return found


def searches(middle: Middle) -> list[Trial]:
    """The search in its best style, and with full random games."""
    from farwest.bots.search.style import BEST, PLAIN
    from farwest.cli.trials import Trial
    from farwest.cli.trials_search import Search

    best, plain = Search(middle, BEST), Search(middle, PLAIN)
    return [
        Trial("search, best style", "simulations/s", best.some, best.length),
        Trial("search, full random games", "simulations/s", plain.some, plain.length),
    ]


def measure(game: Game[Any], seconds: float) -> dict[str, Any]:
    """Measure one game, print the lines, and give them back as figures."""
    from farwest.cli.trials import live_bytes, take_turns

    trials = Bench(game)
    take_turns(trials.all(), seconds)
    step = trials.yardstick.best
    click.echo(f"\n{game.key:<51}  × yardstick")
    figures: dict[str, Any] = {"usual": f"{trials.usual} players", "yardstick": step}
    line(trials.yardstick.name, f"{step:,.0f} steps/s")
    for trial, table in zip(trials.decisions, trials.tables.values()):
        figures[trial.name] = decisions_line(trial, table, step)
    for trial in trials.others:
        figures[trial.name] = rate_line(trial, step, f"{1e6 / trial.rate:,.1f} µs each")
    best, plain = trials.searches
    figures[best.name] = rate_line(best, step, f"{best.size():.0f} decisions each")
    figures[plain.name] = share_line(plain, trials.playouts, step)
    figures[STEPS] = steps_line(game, trials.usual, seconds, step)
    figures["start"] = start_ms(game, trials.usual)
    figures["start_steps"] = figures["start"] / 1000 * step
    note = f"as {figures['start_steps'] / 1000:,.0f} thousand steps of the yardstick"
    line("import and deal, new process", f"{figures['start']:.0f} ms", "", note)
    figures["memory"] = live_bytes(trials.middle)
    line("memory of a live game", f"{figures['memory'] / 1024:.1f} KB")
    return figures


def decisions_line(trial: Trial, table: Playouts, step: float) -> dict[str, float]:
    """Print the line of a table of random players."""
    a_game = table.decisions / table.games
    games = trial.best / a_game
    figures = rate_line(trial, step, f"{games:,.0f} games/s of {a_game:.0f}")
    return {
        **figures,
        "games": games,
        "decisions_per_game": a_game,
        "answers_per_decision": table.legal / table.decisions,
    }


def share_line(plain: Trial, playouts: Trial, step: float) -> dict[str, float]:
    """Print the line of the search with full games: what it keeps of the engine's own rate.

    Both are counted in decisions a second, from the same positions to the end.
    """
    from farwest.cli.trials_search import SHARE

    share = plain.best / playouts.best
    note = f"{plain.size():.0f} decisions each; {share:.2f} of the playouts' (goal {SHARE:.2f})"
    return {**rate_line(plain, step, note), "share_of_playouts": share}


def steps_line(game: Game[Any], seats: int, seconds: float, step: float) -> dict[str, float] | None:
    """Print how many steps a second the lab makes, or what it lacks."""
    from importlib.util import find_spec

    if find_spec("numpy") is None:
        line(STEPS, "not measured", "", "needs NumPy: pip install 'farwest[lab]'")
        return None
    from farwest.lab.speed import measure as measure_lab

    speed = measure_lab(game.key, seats, seconds=seconds)
    note = f"{speed.ratio:.2f} of the bare engine; rows of {speed.size:,}"
    line(STEPS, f"{speed.vector:,.0f} steps/s", f"{speed.vector / step:.3g}", note)
    return {
        "best": speed.vector,
        "ratio": speed.vector / step,
        "share_of_engine": speed.ratio,
        "row": speed.size,
    }


def rate_line(trial: Trial, step: float, note: str) -> dict[str, float]:
    """Print how much of something is done in a second."""
    ratio = trial.rate / step
    line(trial.name, f"{trial.rate:,.0f} {trial.unit}", f"{ratio:.3g}", note)
    return {"best": trial.rate, "ratio": ratio, **length_of(trial)}


def length_of(trial: Trial) -> dict[str, float]:
    """How many decisions one playout or simulation had, where these are what is reported."""
    return {"decisions_each": trial.size()} if trial.size() > 1 else {}


def line(name: str, figure: str, ratio: str = "", note: str = "") -> None:
    """One line of the report: what, how much, next to the yardstick, remarks."""
    click.echo(f"  {name:<29} {figure:>20}  {ratio:<9} {note}".rstrip())


def start_ms(game: Game[Any], seats: int, tries: int = 5) -> float:
    """Processor time of a new process that imports a game and deals it: the best of several.

    Byte code is kept in a folder of our own, as an installed copy keeps it beside the modules.
    """
    import os
    import subprocess
    import tempfile

    command = [sys.executable, "-c", START.format(key=game.key, seats=seats)]
    with tempfile.TemporaryDirectory() as kept:
        around = {**os.environ, "PYTHONPYCACHEPREFIX": kept}
        around.pop("PYTHONDONTWRITEBYTECODE", None)
        outputs = [subprocess.check_output(command, text=True, env=around) for _ in range(tries)]
    return min(float(output) for output in outputs) * 1000
