"""Why one answer is better than another: in what they differ once both are played on.

The two best answers are played on in the same imagined worlds with the same luck, as a simulation
does beyond the tree. What the seat has in the end is taken apart: its points by source, what it
has besides (its prospects), and what its best rival has. The part that makes most of the
difference is the reason, if the difference is clear.
"""

from __future__ import annotations

import random
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from farwest.bots.bot import Sight
from farwest.bots.search.bot import Finding, SearchBot
from farwest.bots.search.rollout import LONGEST, Judge, advice_for
from farwest.bots.search.yardstick import Yardstick
from farwest.kernel.game import Result
from farwest.kernel.state import State

PROSPECTS: Final = "prospects"
"""What the seat has beyond the points it could count now."""
RIVALS: Final = "rivals"
"""What its best rival does not have."""

CLOSE: Final = 0.75
"""Answers, and parts of what they bring, that lie fewer points apart are about equal."""
SPARED: Final = 0.15
"""The part of its time that is left for the reason."""
WORLDS: Final = 40
"""In so many worlds, at most, two answers are compared."""
FEWEST: Final = 8
"""In fewer worlds nothing is clear."""
CLEAR: Final = 2.0
"""A difference is clear if it is so many standard errors."""
MOST: Final = 0.5
"""The reason makes at least this part of all that speaks for the better answer."""

Parts = dict[str, float]


class Opinion(NamedTuple):
    """What a search thinks of a question."""

    findings: list[Finding]
    """Of each legal answer, the best first."""
    why: str | None = None
    """Through what the best is better than the next: a source of points, PROSPECTS or RIVALS."""


def opinion_of(bot: SearchBot, sight: Sight) -> Opinion:
    """What a bot thinks of a question within its budget, the reason counted in."""
    whole = bot.budget
    whole.start()
    bot.budget = whole.without(SPARED)
    try:
        bot.choose(sight)
    finally:
        bot.budget = whole
    findings = bot.report
    if len(findings) < 2 or findings[1].behind < CLOSE:
        return Opinion(findings)
    found: list[Parts] = []
    while len(found) < WORLDS and whole.left(len(found)):
        found.append(difference(bot, sight, findings[0].action, findings[1].action))
    return Opinion(findings, reason(found))


def difference(bot: SearchBot, sight: Sight, best: int, other: int) -> Parts:
    """What the better answer brings more than the other, part by part, in one more world."""
    seed = bot.luck.getrandbits(60)
    ways = [Way(bot, sight, action, seed) for action in (best, other)]
    turns = max(way.turns for way in ways)
    one, two = (way.parts(turns) for way in ways)
    return unlike({part: one[part] - two[part] for part in one})


def unlike(parts: Parts) -> Parts:
    """The same without what the seat and its rival lose or gain alike, such as time to play."""
    own, rival = parts[PROSPECTS], parts[RIVALS]
    if own * rival >= 0:
        return parts
    both = own + rival
    own, rival = (both, 0.0) if abs(own) > abs(rival) else (0.0, both)
    return parts | {PROSPECTS: own, RIVALS: rival}


class Way:
    """How an answer goes on, in the world and with the luck of a seed.

    One answer may end a turn that goes on after the other. So the way that has seen fewer turns
    begin is gone on with until it has seen as many: else a rival's turn would count for one alone.
    """

    def __init__(self, bot: SearchBot, sight: Sight, action: int, seed: int) -> None:
        game, self.seat = sight.game, sight.seat
        advice = advice_for(game, bot.style)
        self.judge = Judge(game, advice, bot.style, random.Random(seed), Yardstick(1.0))
        self.world: State = game.imagine(sight.world, self.seat, seed)
        while self.world.seat != self.seat:  # who else chooses in secret, and comes first
            self.judge.play(self.world, self.judge.most_promising(self.world))
        self.plies = -1
        self.turns = 0
        """How often the position was settled."""
        settled = self.play(action)
        while self.goes_on and not (settled and self.plies >= self.judge.depth):
            settled = self.play(self.judge.most_promising(self.world))

    @property
    def goes_on(self) -> bool:
        return not self.world.over and self.plies < self.judge.depth + LONGEST

    def play(self, action: int) -> bool:
        """Give an answer; whether the position is settled then."""
        self.judge.play(self.world, action)
        self.plies += 1
        settled = not self.world.over and self.judge.settled(self.world)
        self.turns += settled
        return settled

    def parts(self, turns: int) -> Parts:
        """What the seat has when so many turns have begun."""
        while self.goes_on and self.turns < turns:
            self.play(self.judge.most_promising(self.world))
        world, advice = self.world, self.judge.advice
        result = self.judge.game.result(world)
        if world.over:
            return parts_of(result, self.seat, [float(total) for total in result.totals])
        values = [advice.value(world, seat) for seat in range(world.seats)]
        return parts_of(result, self.seat, values)


def parts_of(result: Result, seat: int, values: list[float]) -> Parts:
    """What speaks for a seat: its points by source, its prospects, and its best rival's lack."""
    scores = result.scores[seat]
    parts: Parts = {source: float(points) for source, points in scores.items()}
    parts[PROSPECTS] = values[seat] - sum(scores.values())
    parts[RIVALS] = -max(each for rival, each in enumerate(values) if rival != seat)
    return parts


def reason(differences: list[Parts]) -> str | None:
    """The part that makes most of the difference; None where there is no such part."""
    if len(differences) < FEWEST:
        return None
    if not clear([sum(each.values()) for each in differences]):
        return None
    columns = {part: [each[part] for each in differences] for part in differences[0]}
    means = {part: fmean(column) for part, column in columns.items()}
    most = max(means, key=lambda part: means[part])
    if means[most] < MOST * sum(mean for mean in means.values() if mean > 0):
        return None
    return most if clear(columns[most]) else None


def clear(differences: list[float]) -> bool:
    """Whether a difference is neither small nor uncertain."""
    error = stdev(differences) / sqrt(len(differences))
    return fmean(differences) >= max(CLOSE, CLEAR * error)
