#!/usr/bin/env python3
"""Measure the bots and write down how strong they are: `python tools/ladder.py [GAME …]`.

Plays the tournaments of `tournaments()` with `farwest arena`, one after the other, and keeps every
finished deal under build/ladder: stopped and started again, it goes on where it was. The figures of
a tournament that is over go into docs/ladder.json, with the version and the sources that played
them and the day. From these it writes docs/ladder.md, the drawing in it, and
src/farwest/bots/strengths.json, which the table shows people beside the opponents.
`--write` only writes, from what is there. `--rate` says how many simulations a second of thought is
on this machine.
"""

from __future__ import annotations

import argparse
import json
import shlex
import subprocess
import sys
import time
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple, Self

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
KEPT: Final = ROOT / "build" / "ladder"
FIGURES: Final = ROOT / "docs" / "ladder.json"
SHOWN: Final = ("games", "wins", "ratings", "points", "pairings")
"""What is kept of a tournament's figures."""
QUICK: Final = ("advised", "novice", "random")
FEW: Final[dict[str, int]] = {
    "carson_city": 60,
    "deadwood": 150,
    "dice_town": 100,
    "great_western_trail": 70,
}
"""Simulations of a search that thinks for about a tenth of a second."""
SECOND: Final[dict[str, int]] = {
    "carson_city": 600,
    "deadwood": 1500,
    "dice_town": 700,
    "great_western_trail": 700,
}
"""Simulations that the level `sharp` makes at least while it thinks, with the plain build."""
RATES: Final[dict[str, int]] = {
    "carson_city": 1233,
    "deadwood": 2856,
    "dice_town": 1965,
    "great_western_trail": 1196,
}
"""What `--rate` said on the day below, where the newest tournaments were played."""
RATED: Final = "18 November 2026"
LONG: Final = ("dice_town", "great_western_trail")
"""Games that take so long that fewer are played."""
LARGER: Final[dict[str, tuple[int, list[str]]]] = {"dice_town": (6, ["extension=yes"])}
"""Tables that a game has only with some options."""
AMONG_MORE: Final = 120
"""Games of the search among three and more."""
CROWDED: Final = {("dice_town", 6): 60}
"""Tables where games take so long that fewer of them are played."""


class Tournament(NamedTuple):
    """One call of `farwest arena`."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    options: tuple[str, ...] = ()

    @classmethod
    def read(cls, command: str) -> Self:
        """The tournament that a command plays."""
        words = shlex.split(command)
        given = dict(pairwise(words))
        options = [word for before, word in pairwise(words) if before == "--option"]
        bots = tuple(given["--bots"].split(","))
        players, games = int(given["--players"]), int(given["--games"])
        return cls(given["arena"].replace("-", "_"), players, bots, games, tuple(options))

    @property
    def name(self) -> str:
        """What its files are called."""
        return f"{self.game}-{self.players}-{'-'.join(self.bots)}".replace(":", "")

    def arguments(self) -> list[str]:
        """What `farwest` is called with."""
        found = ["arena", self.game.replace("_", "-"), "--bots", ",".join(self.bots)]
        found += ["--players", str(self.players), "--games", str(self.games), "--seed", "1"]
        for option in self.options:
            found += ["--option", option]
        return found


def tables(key: str) -> list[tuple[int, tuple[str, ...]]]:
    """Every number of players of a game, with the options it takes."""
    from farwest import games

    game = games.find(key)
    fewest, most = game.players(game.settle(3, {}))
    found: list[tuple[int, tuple[str, ...]]] = [(each, ()) for each in range(fewest, most + 1)]
    if key in LARGER:
        players, options = LARGER[key]
        found.append((players, tuple(options)))
    return found


def tournaments(key: str) -> list[Tournament]:
    """All tournaments of a game, those that matter most first.

    One that was played with more games than are asked for keeps them.
    """
    found = [Tournament(key, players, QUICK, 1500, given) for players, given in tables(key)]
    second, few = SECOND[key], FEW[key]
    number = 100 if key in LONG else 200
    found.append(Tournament(key, 2, (f"search:{second}", "advised"), number))
    found.append(Tournament(key, 2, (f"search:{few}", "advised"), number))
    found.append(Tournament(key, 2, (f"search:{second}", f"search:{few}"), number))
    for players, given in tables(key)[1:]:
        games = CROWDED.get((key, players), AMONG_MORE)
        found.append(Tournament(key, players, (f"search:{few}", "advised"), games, given))
    found.append(Tournament(key, 2, (f"search:{second // 3}", "advised"), number))
    found.append(Tournament(key, 2, (f"search:{second * 3}", "advised"), 20))
    known = all_figures()
    return [
        each._replace(games=max(each.games, known[each.name]["figures"]["games"]))
        if each.name in known
        else each
        for each in found
    ]


def play(tournament: Tournament, jobs: int) -> None:
    """Play what is not there yet, and keep the figures."""
    kept = KEPT / tournament.name
    call = [sys.executable, "-m", "farwest", *tournament.arguments(), "--jobs", str(jobs)]
    call += ["--results", str(kept), "--json", str(kept) + ".json", "--force"]
    KEPT.mkdir(parents=True, exist_ok=True)
    subprocess.run(call, check=True)
    keep(tournament, json.loads(Path(f"{kept}.json").read_text()))


def keep(tournament: Tournament, data: dict[str, Any]) -> None:
    """Write down the figures of a tournament, with what played it and when."""
    row = {key: data[key] for key in ("command", "players", "digest") if key in data}
    row |= {"version": data["farwest"], "date": datetime.now(UTC).date().isoformat()}
    known = all_figures()
    known[tournament.name] = row | {"figures": {key: data["figures"][key] for key in SHOWN}}
    FIGURES.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n")


def all_figures() -> dict[str, dict[str, Any]]:
    """The figures of all tournaments that were played, by name."""
    found: dict[str, dict[str, Any]] = json.loads(FIGURES.read_text())
    return found


def played() -> dict[str, list[tuple[Tournament, dict[str, Any] | None]]]:
    """By game, its tournaments, each with its figures if it was played.

    Those that are asked for no more, such as searches with other budgets, come last.
    """
    known = all_figures()
    found = {}
    for key in sorted(SECOND):
        asked = tournaments(key)
        names = {each.name for each in asked}
        others = [Tournament.read(row["command"]) for row in known.values()]
        asked += [each for each in others if each.game == key and each.name not in names]
        found[key] = [(each, known.get(each.name)) for each in asked]
    return found


def rate(key: str, players: int = 2, simulations: int = 60, every: int = 7) -> float:
    """Simulations in a second of processor time, over the questions of an advised game."""
    from farwest import games
    from farwest.bots import make
    from farwest.bots.bot import Sight

    game = games.find(key)
    bots = [make("advised", f"seat {seat}") for seat in range(players)]
    state, asked, made, spent = game.deal(players, {}, 1), 0, 0, 0.0
    while not state.over:
        seat, legal = state.seat, state.legal
        asked += 1
        if len(legal) > 1 and asked % every == 0:
            thinker = make(f"search:{simulations}", asked)
            start = time.process_time()
            thinker.choose(Sight(game, seat, legal, game.imagine(state, seat, asked)))
            spent += time.process_time() - start
            made += simulations
        world = game.imagine(state, seat, -asked)
        state.play(bots[seat].choose(Sight(game, seat, legal, world)))
    return made / spent


def main() -> None:
    from tools.ladder_page import write

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(SECOND))
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="only write, from what is there")
    parser.add_argument("--rate", action="store_true", help="simulations a second, here")
    asked = parser.parse_args()
    for key in asked.games:
        if asked.rate:
            print(f"{key}: {rate(key):,.0f} simulations a second, two players")
        elif not asked.write:
            for tournament in tournaments(key):
                play(tournament, asked.jobs)
    if not asked.rate:
        write(played())


if __name__ == "__main__":
    main()
