#!/usr/bin/env python3
"""How long the levels think, beside their caps: `python tools/thinking.py --decisions 50`.

In games of three players the first seat is played by the level and the others by the advice. Each
question of the first seat takes the way it takes at a table: packed, unpacked, searched by a bot
that goes on from what it kept; without a queue. A hint is asked the same way. "Kept" is the share
of the simulations behind an answer that were there before the question was asked. "Reason" says
how many hints, of those that found one answer clearly better, could say through what.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from itertools import islice
from math import ceil
from typing import Any, NamedTuple

from farwest import bots, games
from farwest.bots import levels
from farwest.bots.runner import sight_of
from farwest.bots.search.reasons import CLOSE
from farwest.kernel.match import Match
from farwest.server import bots_at_work

HINT = "hint"
KINDS = [*(level.key for level in levels.LEVELS), HINT]
SEATS = ["level", "advice", "advice"]


class Decision(NamedTuple):
    """How long an answer took, and on how many simulations it stands."""

    seconds: float
    kept: int
    simulations: int
    reason: bool | None = None
    """Whether a hint has one; None where there is nothing to tell."""


def decide(game: Any, state: Any, kind: str, table: str) -> tuple[int, Decision]:
    """One question of the first seat; the answer to it."""
    level = levels.HINTS if kind == HINT else kind
    began = time.perf_counter()
    job = bots_at_work.job_for(game, state, 0, level, table=table)
    job = job._replace(due=time.time() + levels.seconds_of(level))
    reason = None
    if kind == HINT:
        findings, why = bots_at_work.ponder(job)
        answer = findings[0].action
        reason = None if findings[1].behind < CLOSE else why is not None
    else:
        answer = bots_at_work.think(job)
    seconds = time.perf_counter() - began
    held = bots_at_work.KEPT.held.get((table, 0, level))
    if held is None:
        return answer, Decision(seconds, 0, 0, reason)
    tries = sum(finding.visits for finding in held.bot.report)
    return answer, Decision(seconds, held.bot.reused, tries, reason)


def decisions(game: Any, kind: str) -> Iterator[Decision]:
    """The questions of one game after the other."""
    advised = bots.make("advised", 1)
    number = 0
    while True:
        table = f"{kind} {number}"
        match = Match(game, SEATS, {}, f"thinking {number}", quick=True)
        while not match.state.over:
            seat = match.state.waiting()[0]
            sight = sight_of(game, match.state, seat, len(match.moves))
            answer = advised.choose(sight)
            if seat == 0 and len(sight.legal) > 1:
                answer, decision = decide(game, match.state, kind, table)
                yield decision
            match.answer(seat, answer)
        number += 1


def row(where: str, kind: str, found: list[Decision]) -> str:
    """A line of the table."""
    seconds = sorted(decision.seconds for decision in found)
    at = [seconds[ceil(share * len(seconds)) - 1] for share in (0.5, 0.99)]
    cap = levels.seconds_of(levels.HINTS if kind == HINT else kind)
    times = [f"{each:.3f}" for each in (*at, seconds[-1])]
    kept = sum(decision.kept for decision in found), sum(each.simulations for each in found)
    told = [decision.reason for decision in found if decision.reason is not None]
    cells = [f"{cap:g} s" if cap else "at once", *times, part(*kept), part(sum(told), len(told))]
    return f"| {where} | {kind} | {' | '.join(cells)} |"


def part(some: int, of: int) -> str:
    """A share in hundredths."""
    return f"{some / of:.0%}" if of else "—"


def main(given: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--decisions", type=int, default=25, help="of each level in each game")
    parser.add_argument("--games", nargs="+", default=list(games.keys()), choices=games.keys())
    parser.add_argument("--levels", nargs="+", default=KINDS, choices=KINDS)
    asked = parser.parse_args(given)
    bots_at_work.warm()
    print("| game | level | cap | p50 | p99 | most | kept | reason |")
    print("|---|---|---|---|---|---|---|---|")
    every: dict[str, list[Decision]] = {kind: [] for kind in asked.levels}
    for key in asked.games:
        for kind in asked.levels:
            found = list(islice(decisions(games.find(key), kind), max(1, asked.decisions)))
            print(row(key, kind, found), flush=True)
            every[kind] += found
    for kind in asked.levels:
        print(row("all", kind, every[kind]))


if __name__ == "__main__":
    main()
