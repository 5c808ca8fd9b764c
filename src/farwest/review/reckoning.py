"""The review of a finished game: a pure function of its record."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from farwest import games
from farwest.kernel.game import Game, Message
from farwest.kernel.record import Record
from farwest.review.turning import ASKED, Turning, label, turning_points
from farwest.review.walk import Change, Report, Walk

EDITION: Final = 3
"""Changes whenever the same record would get another review."""
DIGITS: Final = 4
ASKING: Final = 4
"""One question to the strong bot takes about as long as so many positions."""


class Point(NamedTuple):
    """The chances of all seats after a move."""

    ply: int
    chances: list[float]


class Share(NamedTuple):
    """Why a seat's chance is at the end what it is: start and parts add up to the end."""

    start: float
    own: float
    """By its own answers, against what the advice would have answered."""
    others: float
    """By the answers of the others."""
    luck: float
    """By dice and draws."""
    unforeseen: float
    """What the estimate did not see coming: neither a choice nor chance."""
    end: float


class Review(NamedTuple):
    """What is to be said of a finished game."""

    walk: Walk
    curve: list[Point]
    shares: list[Share]
    turning: list[Turning]

    @property
    def unsure(self) -> bool:
        """Whether the estimate missed more, over all seats, than choices and chance explain."""
        known = sum(abs(each.own) + abs(each.others) + abs(each.luck) for each in self.shares)
        return sum(abs(each.unforeseen) for each in self.shares) > known

    def label(self, turn: Turning, action: int) -> Message:
        """What an answer was called at a turning point."""
        return label(self.walk, turn.ply, turn.seat, action)

    def to_json(self) -> dict[str, Any]:
        """All of it, as JSON values; labels as messages, to be worded by whoever shows them."""
        record = self.walk.record
        return {
            "edition": EDITION,
            "game": record.game,
            "players": record.players,
            "plies": self.walk.last,
            "curve": [[point.ply, rounded(point.chances)] for point in self.curve],
            "shares": [
                {name: round(part, DIGITS) for name, part in share._asdict().items()}
                for share in self.shares
            ],
            "unsure": self.unsure,
            "turning": [self._turn(turn) for turn in self.turning],
        }

    def _turn(self, turn: Turning) -> dict[str, Any]:
        found = turn._asdict() | {"change": round(turn.change, DIGITS)}
        found["gain"] = round(turn.gain, DIGITS)
        found["played"] = self.label(turn, turn.action).to_json()
        preferred = turn.preferred
        found["preferred"] = None if preferred is None else self.label(turn, preferred).to_json()
        return found


def nobody(done: int, labour: int) -> None:
    """Where nobody wants to know how far it is."""


def review(record: Record, report: Report = nobody) -> Review:
    """The review of a finished game; BadRecord, Unfinished, NoAdvice or NoChances if it has none.

    `report` is told how much is done, and how much there is to do.
    """
    game: Game[Any] = games.find(record.game)
    walk = Walk(game, record)
    labour = walk.labour() + ASKED * ASKING
    start, changes = walk.changes(lambda done, _: report(done, labour))
    walked = walk.labour()
    turning = turning_points(walk, changes, lambda n, _: report(walked + n * ASKING, labour))
    report(labour, labour)
    return Review(walk, curve_of(start, changes), shares_of(start, changes), turning)


def curve_of(start: list[float], changes: list[Change]) -> list[Point]:
    """The chances wherever they changed; sums of estimates that leave 0 to 1 are left out."""
    found = [Point(0, start)]
    for change in changes:
        moved = any(change.choice) or any(change.luck) or any(change.foresight)
        sound = all(0 <= part <= 1 for part in change.chances)
        if (moved and sound) or change is changes[-1]:
            found.append(Point(change.ply, change.chances))
    return found


def shares_of(start: list[float], changes: list[Change]) -> list[Share]:
    """For every seat, what its choices, those of the others and chance did."""
    found = []
    for seat, first in enumerate(start):
        own = sum(change.choice[seat] for change in changes if change.seat == seat)
        others = sum(change.choice[seat] for change in changes if change.seat != seat)
        luck = sum(change.luck[seat] for change in changes)
        unforeseen = sum(change.foresight[seat] for change in changes)
        found.append(Share(first, own, others, luck, unforeseen, changes[-1].chances[seat]))
    return found


def rounded(parts: list[float]) -> list[float]:
    """Parts of one with a few digits, which still make one."""
    short = [round(part, DIGITS) for part in parts]
    largest = short.index(max(short))
    short[largest] = round(short[largest] + 1 - sum(short), DIGITS)
    return short
