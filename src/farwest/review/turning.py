"""The turning points of a game: what the strong bot preferred there, and where chance spoke.

The bot is given what the seat could know at that moment, as if it had sat there, and a number of
simulations instead of a time, so that its opinion can be had again. What its answer would have
been worth is reckoned in worlds that the seat could imagine, too.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from farwest.bots.runner import sight_of
from farwest.bots.search.bot import SearchBot
from farwest.kernel.game import Message
from farwest.review.walk import Change, Report, Walk

SIMULATIONS: Final = 100
"""How long the strong bot thinks about each."""
WORLDS: Final = 20
"""In how many imagined worlds its answer is compared with the one given."""
ASKED: Final = 6
"""About so many decisions it is asked, those that changed most."""
FEWEST, MOST = 3, 6
CHOICES: Final = 4
"""Of the turning points, so many are decisions at most, where chance has spoken enough."""
WORTH: Final = 0.03
"""Smaller changes are mentioned only where there is nothing else to tell."""
LEAST: Final = 0.01
"""Changes smaller than this are none."""

MISSED: Final = "missed"
"""The strong bot preferred another answer, which promised more."""
ALIKE: Final = "alike"
"""It would have answered the same, or something no better."""
LUCK: Final = "luck"
"""Dice or draws made the difference."""


class Turning(NamedTuple):
    """A moment that changed much."""

    ply: int
    seat: int
    """Who answered."""
    kind: str
    whom: int
    """Whose chances changed most: where it was a choice, his who chose."""
    change: float
    """By how much."""
    action: int
    preferred: int | None
    """What the strong bot liked better; None where it did not, and where chance decided."""
    gain: float
    """How much more likely that made the win, as far as the seat could know."""

    @property
    def weight(self) -> float:
        return max(abs(self.change), self.gain)


def turning_points(walk: Walk, changes: list[Change], report: Report) -> list[Turning]:
    """The moments to look at again, in their order."""
    choices = [change for change in changes if change.choice[change.seat]]
    choices.sort(key=lambda change: -abs(change.choice[change.seat]))
    decided = []
    for done, change in enumerate(choices[:ASKED], 1):
        decided.append(second_opinion(walk, change))
        report(done, min(ASKED, len(choices)))
    decided.sort(key=lambda turn: -turn.weight)
    chance = [struck(change) for change in changes if any(change.luck)]
    chance.sort(key=lambda turn: -turn.weight)
    found = [turn for turn in decided if turn.weight >= WORTH][:CHOICES]
    found += [turn for turn in chance if turn.weight >= WORTH][: MOST - len(found)]
    rest = [turn for turn in decided + chance if turn not in found and turn.weight >= LEAST]
    rest.sort(key=lambda turn: -turn.weight)
    found += rest[: max(0, FEWEST - len(found))]
    return sorted(found, key=lambda turn: turn.ply)


def struck(change: Change) -> Turning:
    """What chance did, as a turning point: the seat it touched most."""
    whom = max(range(len(change.luck)), key=lambda seat: abs(change.luck[seat]))
    lost = change.luck[whom]
    return Turning(change.ply, change.seat, LUCK, whom, lost, change.action, None, 0.0)


def second_opinion(walk: Walk, change: Change) -> Turning:
    """What the strong bot would have answered in the place of a player."""
    position = walk.positions[change.ply - 1]
    seat, own = change.seat, change.choice[change.seat]
    preferred = opinion(walk, change.ply, seat)
    gain = 0.0
    if preferred != change.action:
        words = walk.words(change.ply, WORLDS)
        better, given = (
            walk.onlooker.imagined(position.state, seat, words, position.horizon, action)
            for action in (preferred, change.action)
        )
        gain = better - given
    if gain <= 0:
        return Turning(change.ply, seat, ALIKE, seat, own, change.action, None, 0.0)
    return Turning(change.ply, seat, MISSED, seat, own, change.action, preferred, gain)


def opinion(walk: Walk, ply: int, seat: int) -> int:
    """The answer of the strong bot before a move, from what the seat knew."""
    luck = walk.words(ply, 1)[0]
    sight = sight_of(walk.game, walk.positions[ply - 1].state, seat, luck)
    return SearchBot(luck, str(SIMULATIONS)).choose(sight)


def label(walk: Walk, ply: int, seat: int, action: int) -> Message:
    """What an answer to the question before a move is called."""
    state: Any = walk.positions[ply - 1].state
    asked = walk.game.question(state, seat)
    assert asked is not None
    return next(offer.label for offer in asked.offers if offer.action == action)
