"""What a tournament found: games won, who came in ahead of whom, what a seat is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from farwest.arena.estimates import Estimate, estimate
from farwest.arena.matches import Played
from farwest.arena.ratings import Contest, Rating, rated
from farwest.arena.schedule import need_two
from farwest.arena.sequential import Claims, Verdict, judge

Deals = Sequence[Sequence[Played]]


class Pairing(NamedTuple):
    """How often one bot came in ahead of another; a tie counts as half."""

    bot: str
    rival: str
    ahead: Estimate


class Tally(NamedTuple):
    """Everything a tournament found; equal for equal plans, however many processes played."""

    deals: int
    games: int
    wins: list[Estimate]
    """Of all times a bot sat at a table, how often it won; shared wins count as parts."""
    ratings: list[Rating]
    pairings: list[Pairing]
    seats: list[Estimate]
    points: dict[str, float]
    """Mean total of each bot."""
    forfeits: dict[str, int]
    """Games in which a bot's program failed, on one seat or on several."""
    failures: dict[str, str]
    """The first reason for it, in words."""
    verdict: Verdict | None

    def to_json(self) -> dict[str, Any]:
        """The same as values that JSON can carry."""
        return self._asdict() | {
            "wins": [row._asdict() for row in self.wins],
            "ratings": [row._asdict() for row in self.ratings],
            "pairings": [row._asdict() | {"ahead": row.ahead._asdict()} for row in self.pairings],
            "seats": [row._asdict() for row in self.seats],
            "verdict": self.verdict._asdict() if self.verdict else None,
        }


def tally(bots: Sequence[str], players: int, deals: Deals, claims: Claims | None = None) -> Tally:
    """Sum up some deals."""
    need_two(bots)
    if not deals:
        raise ValueError("There are no deals to sum up: play one first.")
    games = [game for deal in deals for game in deal]
    forfeits = dict.fromkeys(bots, 0)
    failures: dict[str, str] = {}
    for game in games:
        for bot in {game.bots[seat] for seat, _ in game.forfeits}:
            forfeits[bot] += 1
        for seat, reason in game.forfeits:
            failures.setdefault(game.bots[seat], reason)
    return Tally(
        len(deals),
        len(games),
        [estimate(bot, by_deal(deals, wins_of(bot))) for bot in bots],
        rated(
            bots,
            [contest_of(bots, deal) for deal in deals],
            [contest_of(bots, deal, reverse=True) for deal in deals],
        ),
        pairings(bots, deals),
        [estimate(str(seat + 1), by_deal(deals, wins_at(seat))) for seat in range(players)],
        {bot: mean_points(bot, games) for bot in bots},
        forfeits,
        failures,
        judge(claims, contest_shares(bots[0], deals)) if claims else None,
    )


# --- one number from each deal -----------------------------------------------------------------

Counting = Callable[[Played], tuple[float, int]]
"""From a game: how much was won, and of how many chances."""


def by_deal(deals: Deals, count: Counting) -> list[float]:
    """For each deal in which there was a chance, the share that was won."""
    found = []
    for deal in deals:
        counted = [count(game) for game in deal]
        chances = sum(chance for _, chance in counted)
        if chances:
            found.append(sum(won for won, _ in counted) / chances)
    return found


def wins_of(bot: str) -> Counting:
    """The wins of a bot, for every seat it held."""

    def count(game: Played) -> tuple[float, int]:
        won = sum(game.bots[seat] == bot for seat in game.winners)
        return won / max(1, len(game.winners)), game.bots.count(bot)

    return count


def wins_at(seat: int) -> Counting:
    """The wins of a seat, whoever sat there."""

    def count(game: Played) -> tuple[float, int]:
        return (1 / len(game.winners) if seat in game.winners else 0.0), 1

    return count


def ahead_of(bot: str, rival: str) -> Counting:
    """How often a bot's seats came in ahead of a rival's, a tie as half."""

    def count(game: Played) -> tuple[float, int]:
        own = [place for name, place in zip(game.bots, game.places) if name == bot]
        others = [place for name, place in zip(game.bots, game.places) if name == rival]
        won = sum((a < b) + (a == b) / 2 for a in own for b in others)
        return won, len(own) * len(others)

    return count


def contest_shares(bot: str, deals: Deals) -> list[float]:
    """The share of all wins of each deal that went to one of two bots."""

    def count(game: Played) -> tuple[float, int]:
        return wins_of(bot)(game)[0], bool(game.winners)

    return by_deal(deals, count)


# --- several at once ---------------------------------------------------------------------------


def pairings(bots: Sequence[str], deals: Deals) -> list[Pairing]:
    """Every two bots that met."""
    found = []
    for bot, rival in combinations(bots, 2):
        shares = by_deal(deals, ahead_of(bot, rival))
        if shares:
            found.append(Pairing(bot, rival, estimate(bot, shares)))
    return found


def contest_of(bots: Sequence[str], deal: Sequence[Played], reverse: bool = False) -> Contest:
    """What the places of a deal say of the bots' strengths, or would say in reverse."""
    contest = Contest(len(bots))
    for game in deal:
        places = [-place for place in game.places] if reverse else game.places
        contest.add_game([bots.index(name) for name in game.bots], places)
    return contest


def mean_points(bot: str, games: Sequence[Played]) -> float:
    """The points a bot made on average."""
    totals = [total for game in games for name, total in zip(game.bots, game.totals) if name == bot]
    return sum(totals) / max(1, len(totals))
