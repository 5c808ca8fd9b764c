"""What a good player of Dice Town knows: the value of a position, the promise of an answer.

worth     what cards, dollars, deeds and the star are worth
gains     what each action of a place would bring
stakes    what all of them would bring now
chances   how a rival's dice may end
growth    what own dice can become
outlook   what five dice would bring, and dice still to be thrown
fortune   what luck gave to whom
throwing, ties, cards, places   one function for each kind of decision

Everything is counted in points at the end of the game, and follows from what the seat may know.
"""

from __future__ import annotations

from typing import Final

from farwest.games.dice_town.advice import cards, places, throwing, ties
from farwest.games.dice_town.advice.fortune import Fortune as Fortune
from farwest.games.dice_town.advice.worth import Books, promise_of_means
from farwest.games.dice_town.rules.throwing import BruteCut
from farwest.games.dice_town.state import Town
from farwest.games.dice_town.verbs import (
    ACTION,
    AMBUSH_DIE,
    CHEAT,
    DESPERADO_PICK,
    DOC_NEXT,
    DOC_PASS,
    EXCHANGE,
    FENCE,
    FINAL,
    GIFT_FROM,
    GIVE,
    NAME,
    OFFER_NOTHING,
    OUTLAW,
    RIVER_PICK,
    ROB,
    SHAMAN_SET,
    SKIP,
    SPLIT,
    STEAL,
    VOUCHER,
    WARPATH_BLOCK,
)

PAIRED: Final = True
"""All answers meet the same dice in their simulations."""
HORIZON: Final = 0
"""The dice of the next round would tell more about luck than about any answer."""
ERRS: Final = 1.5
"""By how many points promises are wrong, most of the time."""
SPREAD: Final[tuple[float, ...]] = (9.4, 6.2)
"""What a lead in points is worth, at the start and at the end: fitted by tools/chances.py."""


def value(town: Town, seat: int) -> float:
    """The points this seat may expect from what it has: counted now, cards with their promise."""
    books = Books(town, seat)
    return books.standing(seat) + promise_of_means(books, seat)


def settled(town: Town) -> bool:
    """Whether no dice are set or picked, so that `value` says all there is to say."""
    if any(town.dice):
        return False
    for seat, lane in enumerate(town.lanes):
        if not lane and town.opened[seat] is not None:
            return False  # his answer is there already, and shows when all are
    return True


def prior(town: Town, seat: int, actions: list[int]) -> list[float]:
    """How promising each legal answer is, in points; only differences mean something."""
    books = Books(town, seat)
    code = actions[-1]
    if code < ACTION:
        return in_throws(books, actions, code)
    if code < GIFT_FROM:
        return at_places(books, actions, code)
    if code < EXCHANGE:
        return with_rivals(books, actions, code)
    return at_the_end(books, actions, code)


def in_throws(books: Books, actions: list[int], code: int) -> list[float]:
    """Dice, cards played, offers and the Sheriff's word."""
    if code < OUTLAW:
        if isinstance(books.town.choice_of(books.seat), BruteCut):
            return throwing.brute_cut(books, actions)
        return throwing.keep(books, actions)
    if code < CHEAT:
        return throwing.outlaw(books, actions)
    if code < SKIP:
        return throwing.cheat(books, actions)
    if code < OFFER_NOTHING:
        return cards.play(books, actions)
    if code < NAME:
        return ties.offer(books, actions)
    return ties.name(books, actions)


def at_places(books: Books, actions: list[int], code: int) -> list[float]:
    """What is done at a place that was won."""
    if code < RIVER_PICK:
        return places.pick_action(books, actions)
    if code < VOUCHER:
        return places.river_card(books, actions)
    if code < ROB:
        return places.take_card(books, actions)
    if code < SPLIT:
        return places.rob(books, actions)
    if code < STEAL:
        return places.split(books, actions)
    return places.take_card(books, actions)


def with_rivals(books: Books, actions: list[int], code: int) -> list[float]:
    """Gifts and Outlaws."""
    if code < GIVE:
        return places.gift(books, actions)
    if code < DESPERADO_PICK:
        return places.give(books, actions)
    return places.outlaw(actions)


def at_the_end(books: Books, actions: list[int], code: int) -> list[float]:
    """The Indian die, the Doc and the end of the game."""
    if code < SHAMAN_SET:
        return places.exchange(books, actions)
    if code < AMBUSH_DIE:
        return throwing.shaman(books, actions)
    if code < WARPATH_BLOCK:
        return throwing.ambush(books, actions)
    if code < DOC_NEXT:
        return throwing.warpath(books, actions)
    if code < DOC_PASS:
        return ties.visitor(books, actions)
    if code < FENCE:
        return places.doc(books, actions)
    if code < FINAL:
        return places.fence(actions)
    return ties.champion(books, actions)
