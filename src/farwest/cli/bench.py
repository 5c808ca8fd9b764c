"""`farwest bench`: how fast the games run on this machine."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from farwest import __version__
from farwest.cli import given

if TYPE_CHECKING:
    from farwest.cli.peers import Peer
    from farwest.cli.trials import Middle, Playouts, Trial
    from farwest.kernel.game import Game

START = (
    "import time; from farwest.games import find; find({key!r}).deal({seats}, {{}}, 1); "
    "print(time.process_time())"
)


@click.command(short_help="Measure how fast the games run.")
@click.argument("names", nargs=-1, metavar="[GAME]...")
@click.option(
    "--peers", is_flag=True, help="Measure catanatron beside us (installs it in a cache)."
)
@click.option(
    "--seconds",
    type=click.FloatRange(0.001),
    default=2.0,
    show_default=True,
    help="Processor time for each trial, in several windows.",
)
@click.option("--json", "json_file", metavar="FILE", help="Write all figures as JSON.")
@given.force_option
def bench(
    names: tuple[str, ...], peers: bool, seconds: float, json_file: str | None, force: bool
) -> None:
    """Measure every GAME (else all): decisions, copies, worlds and playouts a second, and memory.

    Every figure is the best of several short windows of processor time that take turns with a
    fixed loop of plain Python; the ratio to that loop compares between machines.
    """
    import json
    import platform

    from farwest import games
    from farwest.cli import files

    found = [games.find(name) for name in names or games.keys()]
    if json_file:
        files.may_write(Path(json_file), force)
    peer = prepare_peer() if peers else None
    machine = f"Python {platform.python_version()}, {platform.machine()}"
    data: dict[str, Any] = {"farwest": __version__, "machine": machine, "seconds": seconds}
    click.echo(f"farwest {__version__}, {machine}; best windows of processor time")
    for game in found:
        data[game.key] = measure(game, seconds)
    if peer:
        data["peers"] = beside_peer(peer, found, seconds)
    if json_file:
        files.write(Path(json_file), json.dumps(data, indent=2) + "\n")


class Bench:
    """The trials of one game."""

    def __init__(self, game: Game[Any]) -> None:
        from farwest.cli.trials import Advised, Middle, Playouts, Trial, fullest, yardstick

        self.game = game
        fewest, most = game.players(game.settle(_some(game), {}))
        self.usual = min(4, most)
        self.tables: dict[str, Playouts] = {
            f"{seats} players": Playouts(game, seats, {}) for seats in range(fewest, most + 1)
        }
        full = fullest(game, self.usual)
        if full:
            for seats in sorted({self.usual, game.players(game.settle(self.usual, full))[1]}):
                self.tables[f"{seats} players, all on"] = Playouts(game, seats, full)
        self.yardstick = Trial("yardstick, plain Python", "steps/s", yardstick)
        self.decisions = [
            Trial(f"random, {name}", "decisions/s", table.one)
            for name, table in self.tables.items()
        ]
        self.middle: Middle = Middle(self.tables[f"{self.usual} players"])
        advised = Advised(game, self.usual, {})
        self.others = [
            Trial("copies, mid-game", "copies/s", self.middle.copies),
            Trial("imagined worlds, mid-game", "worlds/s", self.middle.worlds),
            Trial("playouts to the end, mid-game", "playouts/s", self.middle.playouts),
            Trial("advised decisions", "decisions/s", advised.some),
        ]


def _some(game: Game[Any]) -> int:
    """A number of players that the game takes."""
    from farwest.kernel.laws import every_table

    return every_table(game)[0][0]


def measure(game: Game[Any], seconds: float) -> dict[str, Any]:
    """Measure one game, print the lines, and give them back as figures."""
    from farwest.cli.trials import live_bytes, take_turns

    trials = Bench(game)
    take_turns([trials.yardstick, *trials.decisions, *trials.others], seconds)
    step = trials.yardstick.best
    click.echo(f"\n{game.key:<51}  × yardstick")
    figures: dict[str, Any] = {"yardstick": step}
    line(trials.yardstick.name, f"{step:,.0f} steps/s")
    for trial, table in zip(trials.decisions, trials.tables.values()):
        figures[trial.name] = decisions_line(trial, table, step)
    for trial in trials.others:
        figures[trial.name] = {"best": trial.best, "ratio": trial.best / step}
        note = f"{1e6 / trial.best:,.1f} µs each"
        line(trial.name, f"{trial.best:,.0f} {trial.unit}", f"{trial.best / step:.3g}", note)
    figures["start"] = start_ms(game, trials.usual)
    line("import and deal, new process", f"{figures['start']:.0f} ms")
    figures["memory"] = live_bytes(trials.middle)
    line("memory of a live game", f"{figures['memory'] / 1024:.1f} KB")
    return figures


def decisions_line(trial: Trial, table: Playouts, step: float) -> dict[str, float]:
    """Print the line of a table of random players."""
    a_game = table.decisions / table.games
    games = trial.best / a_game
    options = table.legal / table.decisions
    note = f"{games:,.0f} games/s of {a_game:.0f}"
    line(trial.name, f"{trial.best:,.0f} {trial.unit}", f"{trial.best / step:.3g}", note)
    return {
        "best": trial.best,
        "ratio": trial.best / step,
        "games": games,
        "decisions_per_game": a_game,
        "answers_per_decision": options,
    }


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


def prepare_peer() -> Peer:
    """Catanatron, installed once and ready to play."""
    from farwest.cli.files import cache_folder
    from farwest.cli.peers import Peer, make_environment

    return Peer(make_environment(cache_folder() / "peers"))


def beside_peer(peer: Peer, found: list[Game[Any]], seconds: float) -> dict[str, Any]:
    """Our random decisions and catanatron's, in windows that alternate."""
    from farwest.cli.trials import LEAST, WINDOWS, Playouts, Trial

    click.echo("\npeers: four random players each, windows alternate")
    ours = []
    for game in found:
        seats = min(4, game.players(game.settle(_some(game), {}))[1])
        ours.append(Trial(game.key, "decisions/s", Playouts(game, seats, {}).one))
    try:
        for _ in range(WINDOWS):
            peer.window(max(LEAST, seconds / WINDOWS))
            for trial in ours:
                trial.window(max(LEAST, seconds / WINDOWS))
    finally:
        peer.leave()
    return peers_lines(peer, ours)


def peers_lines(peer: Peer, ours: list[Trial]) -> dict[str, Any]:
    """Print how we compare."""
    a_game = peer.decisions / peer.games
    line(peer.name, f"{peer.best:,.0f} decisions/s", "", f"{a_game:.0f} decisions/game")
    figures: dict[str, Any] = {peer.name: {"best": peer.best, "decisions_per_game": a_game}}
    for trial in ours:
        ratio = trial.best / peer.best
        line(trial.name, f"{trial.best:,.0f} decisions/s", "", f"{ratio:.2f} times theirs")
        figures[trial.name] = {"best": trial.best, "ratio_to_peer": ratio}
    return figures
