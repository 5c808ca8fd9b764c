"""`farwest bench --peers`: our games next to other engines, in windows that alternate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click

from farwest.bots.search.style import PLAIN
from farwest.cli import peers, trials
from farwest.cli.bench import length_of, line, usual_seats
from farwest.cli.files import cache_folder
from farwest.cli.peers import RANDOM, SEARCH, Peer
from farwest.cli.trials import Middle, Playouts, Trial
from farwest.cli.trials_search import Search
from farwest.kernel.game import Game


def prepare() -> Peer:
    """Catanatron, installed once and ready to play."""
    return Peer(peers.make_environment(cache_folder() / "peers"))


def beside(peer: Peer, found: list[Game[Any]], seconds: float) -> dict[str, Any]:
    """Print how we compare, in random play and in search, and give it back as figures."""
    return {
        "decisions": decisions_beside(peer, found, seconds),
        "simulations": simulations_beside(peer, found, seconds),
    }


def decisions_beside(peer: Peer, found: list[Game[Any]], seconds: float) -> dict[str, Any]:
    """Random players: our decisions, catanatron's and OpenSpiel's."""
    click.echo("\npeers: random players, four each at most, windows alternate")
    others = peers.openspiel_trials()
    ours = [
        Trial(game.key, "decisions/s", Playouts(game, usual_seats(game), {}).one) for game in found
    ]
    alternate(peer, RANDOM, [*others, *ours], seconds)
    theirs = peer.tallies[RANDOM]
    note = f"{theirs.rate:,.0f} games/s of {theirs.length:.0f}"
    line(peer.name, f"{theirs.best:,.0f} decisions/s", "", note)
    figures: dict[str, Any] = {
        peer.name: {"best": theirs.best, "decisions_per_game": theirs.length}
    }
    if not others:
        line("OpenSpiel", "not measured", "", "needs OpenSpiel: pip install 'farwest[openspiel]'")
    figures |= compared([*others, *ours], theirs.best, peer)
    return figures


def simulations_beside(peer: Peer, found: list[Game[Any]], seconds: float) -> dict[str, Any]:
    """Full random games from half-way through: our search, and the most that theirs could do."""
    click.echo("\npeers: simulations with full random games, from mid-game, windows alternate")
    ours = []
    for game in found:
        search = Search(Middle(Playouts(game, usual_seats(game), {})), PLAIN)
        ours.append(Trial(game.key, "simulations/s", search.some, search.length))
    peer.count_lengths()
    alternate(peer, SEARCH, ours, seconds)
    theirs = peer.tallies[SEARCH]
    note = f"of {theirs.length:.0f} decisions; no tree: the most a search could do"
    line(peer.name, f"{theirs.rate:,.1f} simulations/s", "", note)
    figures: dict[str, Any] = {peer.name: {"best": theirs.rate, "decisions_each": theirs.length}}
    figures |= compared(ours, theirs.rate, peer)
    return figures


def alternate(peer: Peer, kind: str, ours: Sequence[Trial], seconds: float) -> None:
    """A window for catanatron, one for each of the others, and again."""
    window = max(trials.LEAST, seconds / trials.WINDOWS)
    for _ in range(trials.WINDOWS):
        peer.window(kind, window)
        for trial in ours:
            trial.window(window)


def compared(measured: Sequence[Trial], theirs: float, peer: Peer) -> dict[str, Any]:
    """Print each rate next to catanatron's."""
    figures: dict[str, Any] = {}
    for trial in measured:
        ratio = trial.rate / theirs
        note = f"{ratio:.2f} × {peer.name.split()[0]}"
        if trial.size() > 1:
            note += f"; of {trial.size():.0f} decisions"
        line(trial.name, f"{trial.rate:,.0f} {trial.unit}", "", note)
        figures[trial.name] = {"best": trial.rate, "ratio_to_peer": ratio, **length_of(trial)}
    return figures
