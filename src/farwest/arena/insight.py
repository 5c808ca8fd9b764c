"""What wins: seats, openings, what winners did more of, and where their points came from."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from statistics import fmean
from typing import Any, NamedTuple

from farwest.arena.digests import Digest, is_amount
from farwest.arena.estimates import Rate, rate, student

FEWEST = 5
"""An opening or a half of a marker that was seen less often than this is not shown."""
FEWEST_GAMES = 5
"""With fewer games than this there is nothing to be said."""
STEEPEST = 100.0
"""No bound on chance is looked for beyond this tilt."""


class Marker(NamedTuple):
    """How much oftener those won who did something more than the others at their table."""

    name: str
    less: Rate
    more: Rate
    effect: float
    """How much the rates differ; positive where more of it goes with winning."""
    low: float
    high: float
    sure: bool
    """Whether it is no chance even though so many markers were looked at."""
    amount: bool
    """Whether it says how much something came to, not how often it was done."""


class Source(NamedTuple):
    """Points of winners and of the others, from one source."""

    name: str
    winners: float
    others: float
    difference: float
    low: float
    high: float


class Insight(NamedTuple):
    """Everything an analysis found."""

    games: int
    seats: list[Rate]
    players: list[Rate]
    openings: list[Rate]
    rare_openings: int
    markers: list[Marker]
    sources: list[Source]

    def to_json(self) -> dict[str, Any]:
        """The same as values that JSON can carry."""
        return {
            "games": self.games,
            "wins_by_seat": [row._asdict() for row in self.seats],
            "wins_by_player": [row._asdict() for row in self.players],
            "wins_by_opening": [row._asdict() for row in self.openings],
            "rare_openings": self.rare_openings,
            "markers": [
                row._asdict() | {"less": row.less._asdict(), "more": row.more._asdict()}
                for row in self.markers
            ],
            "sources": [row._asdict() for row in self.sources],
        }


def insight(digests: Sequence[Digest]) -> Insight:
    """What some games, all with as many players, tell."""
    seats = range(len(digests[0].players))
    openings = grouped(digests, [game.openings for game in digests])
    common = [row for row in openings if row.games >= FEWEST]
    return Insight(
        len(digests),
        grouped(digests, [[str(seat + 1) for seat in seats] for _ in digests]),
        grouped(digests, [game.players for game in digests]),
        sorted(common, key=lambda row: (-row.rate, row.name)),
        len(openings) - len(common),
        markers(digests),
        sources(digests),
    )


def won(game: Digest, seat: int) -> float:
    """The part of a win that a seat has."""
    return 1 / len(game.winners) if seat in game.winners else 0.0


def grouped(digests: Sequence[Digest], names: Sequence[Sequence[str]]) -> list[Rate]:
    """How often seats won, by the name each has in each game; in alphabetical order."""
    found: dict[str, list[float]] = {}
    for game, named in zip(digests, names):
        for seat, name in enumerate(named):
            found.setdefault(name, []).append(won(game, seat))
    return [rate(name, math.fsum(wins), len(wins)) for name, wins in sorted(found.items())]


# --- what winners did more of --------------------------------------------------------------------


def markers(digests: Sequence[Digest]) -> list[Marker]:
    """Every marker that tells seats of a table apart often enough: sure ones, then strong ones.

    What was done comes first, then what it came to: points and money are what a win is made of.
    """
    names = sorted({name for game in digests for own in game.markers for name in own})
    found = [halves(digests, name) for name in names]
    known = [pair for pair in found if pair is not None]
    seldom = 0.025 / max(1, len(known))
    rows = [compared(*pair, seldom) for pair in known]
    return sorted(rows, key=lambda row: (row.amount, not row.sure, -abs(row.effect), row.name))


Half = list[list[float]]
"""For each game, the wins of the seats in one half."""


def halves(digests: Sequence[Digest], name: str) -> tuple[str, Half, Half] | None:
    """The seats that did something less, and more, than the average of their table."""
    less: Half = []
    more: Half = []
    for game in digests:
        counts = [own.get(name, 0) for own in game.markers]
        middle = fmean(counts)
        less.append([won(game, seat) for seat, own in enumerate(counts) if own < middle])
        more.append([won(game, seat) for seat, own in enumerate(counts) if own > middle])
    if min(sum(map(len, less)), sum(map(len, more))) < FEWEST:
        return None
    return name, less, more


def compared(name: str, less: Half, more: Half, seldom: float) -> Marker:
    """The win rates of two halves, and their difference with the game as the unit.

    For the interval two more games are imagined, as Agresti and Caffo advise: one that goes for
    those with more, one against them. So it is never narrower than the games allow. It is sure
    what chance would do less often than `seldom`, in this direction.
    """
    below, above = half_rate("less", less), half_rate("more", more)
    middle, deviation = difference([*less, [0.0], [1.0]], [*more, [1.0], [0.0]])
    reach = student(len(less) + 1) * deviation
    low, high = max(-1.0, middle - reach), min(1.0, middle + reach)
    effect = above.rate - below.rate
    ahead, behind = (more, less) if effect > 0 else (less, more)
    sure = chance(ahead, behind) < seldom
    return Marker(name, below, above, effect, low, high, sure, is_amount(name))


def chance(ahead: Half, behind: Half) -> float:
    """How likely those ahead win so often if every seat of a table is as likely to: no more so.

    This is Chernoff's bound. It holds however few games there are and however small it is, where
    the tail of a normal distribution promises too much.
    """
    won = 0.0
    games: Counter[tuple[float, float]] = Counter()
    for ours, theirs in zip(ahead, behind):
        if ours and theirs:
            won += math.fsum(ours)
            share = len(ours) / (len(ours) + len(theirs))
            games[share, math.fsum(ours) + math.fsum(theirs)] += 1

    def bound(tilt: float) -> float:
        return -tilt * won + math.fsum(
            number * math.log1p(share * math.expm1(tilt * wins))
            for (share, wins), number in games.items()
        )

    flat, steep = 0.0, STEEPEST
    for _ in range(60):
        third = (steep - flat) / 3
        if bound(flat + third) < bound(steep - third):
            steep -= third
        else:
            flat += third
    return math.exp(min(0.0, bound(flat)))


def difference(less: Half, more: Half) -> tuple[float, float]:
    """How much the win rates of two halves differ, and the deviation of that over games."""
    below, above = half_rate("less", less), half_rate("more", more)
    parts = [
        (math.fsum(high) - above.rate * len(high)) / above.games
        - (math.fsum(low) - below.rate * len(low)) / below.games
        for low, high in zip(less, more)
    ]
    number = len(parts)
    deviation = math.sqrt(number / (number - 1) * math.fsum(part**2 for part in parts))
    return above.rate - below.rate, deviation


def half_rate(name: str, half: Half) -> Rate:
    """The win rate of a half."""
    wins = [win for game in half for win in game]
    return rate(name, math.fsum(wins), len(wins))


# --- where points came from ----------------------------------------------------------------------


def sources(digests: Sequence[Digest]) -> list[Source]:
    """Points by source and in all: winners against the others of the same table."""
    told = [game for game in digests if 0 < len(game.winners) < len(game.players)]
    if len(told) < FEWEST_GAMES:
        return []
    names = [*told[0].scores[0], "total"]
    return [source(told, name) for name in names]


def source(digests: Sequence[Digest], name: str) -> Source:
    """One source: the mean over games of what winners and others made, and of the difference."""
    ours, theirs = [], []
    for game in digests:
        points = game.totals if name == "total" else [own.get(name, 0) for own in game.scores]
        ours.append(fmean(points[seat] for seat in game.winners))
        theirs.append(fmean(own for seat, own in enumerate(points) if seat not in game.winners))
    differences = [own - other for own, other in zip(ours, theirs)]
    middle, number = fmean(differences), len(differences)
    squares = math.fsum((own - middle) ** 2 for own in differences)
    reach = student(number - 1) * math.sqrt(squares / (number - 1) / number)
    return Source(name, fmean(ours), fmean(theirs), middle, middle - reach, middle + reach)
