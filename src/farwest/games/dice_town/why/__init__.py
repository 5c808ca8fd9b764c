"""Why something on the board is no answer now, from what the seat sees and is asked alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from farwest.games.dice_town.box import (
    ACTIONS,
    BENEFITS,
    CARDS,
    FACES,
    OUTLAW_FACE,
    PLACES,
)
from farwest.games.dice_town.standing import OVER
from farwest.games.dice_town.verbs import SEATS
from farwest.games.dice_town.why import cards, people, town
from farwest.games.dice_town.why.sight import Sight, because
from farwest.kernel.game import Question, Reason, View

Explains = Callable[..., Reason | None]

KINDS: Final[dict[str, tuple[Explains, tuple[int, ...]]]] = {
    "roll": (town.roll, (len(FACES),)),
    "die": (town.die, (len(FACES),)),
    "hunt": (town.hunt, (len(FACES),)),
    "seat-die": (people.rival_die, (SEATS, len(FACES))),
    "seat": (people.seat, (SEATS,)),
    "card": (cards.card, (len(CARDS),)),
    "drawn": (people.drawn, (len(CARDS),)),
    "place": (town.location, (len(PLACES),)),
    "action": (town.action, (len(ACTIONS),)),
    "benefit": (town.benefit, (len(BENEFITS),)),
    "outlaw": (people.outlaw, (len(OUTLAW_FACE),)),
    "doc": (town.doc, ()),
    "indian": (people.indian, ()),
}
"""Who explains each kind of thing on the board, and how many of it there are."""


def why(view: View, question: Question | None, target: str) -> Reason | None:
    """Why a target is no answer; None where it is one, or where there is nothing to say."""
    words = target.split("-")
    kind = "-".join(word for word in words if not word.isdecimal())
    numbers = [int(word) for word in words if word.isdecimal()]
    if "hand" not in view:
        return None
    sight = Sight(view, question)
    if target in sight.offered:
        return town.picked(sight, kind)
    if not on_board(sight, kind, numbers):
        return None
    if sight.phase == OVER:
        return because("over", "DT-116")
    return KINDS[kind][0](sight, *numbers) if kind in KINDS else town.thing(sight, kind)


def on_board(sight: Sight, kind: str, numbers: list[int]) -> bool:
    """Whether there is such a thing at all."""
    if kind not in KINDS:
        return kind in town.THINGS and not numbers
    sizes = KINDS[kind][1]
    if len(numbers) != len(sizes) or any(number >= size for number, size in zip(numbers, sizes)):
        return False
    return not kind.startswith("seat") or numbers[0] < len(sight.players)
