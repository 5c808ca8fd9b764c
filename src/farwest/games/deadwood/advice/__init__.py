"""What a good player of Deadwood knows: the value of a position, the promise of an answer.

worth    what tokens, cowboys and buildings are worth, and what ending the game now would mean
turns    where to go and whom to bring back
choices  one function for each other kind of decision

Everything is counted in dollars at the end of the game, and follows from open facts alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from farwest.games.deadwood.advice import choices, turns
from farwest.games.deadwood.advice.worth import Books
from farwest.games.deadwood.state import Camp

KINDS: Final[dict[str, Callable[[Books, list[int]], list[float]]]] = {
    "turn": turns.turn,
    "back_to_ranch": turns.more_back,
    "recall": turns.more_back,
    "flee": choices.flee,
    "cartridge": choices.cartridge,
    "annex": choices.annex,
    "sheriff_to": choices.sheriff,
    "rail_to": choices.rail,
    "next_eligible": choices.next_eligible,
    "plot": choices.plot,
    "hire": choices.hire,
    "casino_target": choices.rob,
    "store_move": turns.store_move,
    "store_to": turns.store_to,
    "court": choices.court,
    "grift": choices.grift,
    "newspaper_target": choices.accuse,
    "telegraph": choices.telegraph,
    "final_cowboy": choices.most,
    "final_cartridges": choices.most,
    "final_aim": choices.aim,
}
"""Which function judges the answers to which question; others are all alike."""

HORIZON: Final = 8
"""Looking ahead, `value` sees more after so many answers than right away."""

SPREAD: Final[tuple[float, ...]] = (21.6, 18.8)
"""What a lead in points is worth, at the start and at the end: fitted by tools/chances.py."""


def value(camp: Camp, seat: int) -> float:
    """The dollars this seat may expect from what it has."""
    return Books(camp, seat).standing(seat)


def settled(camp: Camp) -> bool:
    """Whether a turn begins, so that `value` says all there is to say."""
    choice = camp.choice_of(camp.seat)
    return choice is not None and choice.prompt == "turn"


def prior(camp: Camp, seat: int, actions: list[int]) -> list[float]:
    """How promising each legal answer is, in dollars; only differences mean something."""
    choice = camp.choice_of(seat)
    judge = KINDS.get(choice.prompt) if choice is not None else None
    if judge is None:
        return [0.0] * len(actions)
    return judge(Books(camp, seat), actions)
