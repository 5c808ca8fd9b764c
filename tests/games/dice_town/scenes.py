"""Scenes of throws, ties, Doc and end, each with as many answers as its question can have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from farwest.games.dice_town import box
from farwest.games.dice_town.box import BANK, GENERAL_STORE, MINE, SALOON, SHERIFF, TOWN_HALL
from farwest.games.dice_town.rules.doc import DocStep
from farwest.games.dice_town.rules.ending import Ending
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.rules.round import RoundEnds
from farwest.games.dice_town.rules.throwing import Throw
from farwest.games.dice_town.verbs import (
    ACTION,
    BRUTE,
    DOC,
    KEEP,
    OFFER_BUILD,
    OFFER_DOLLARS,
    OFFER_NUGGETS,
    PLAY,
    SPLIT,
)
from tests.games.dice_town.kit import Table, give_outlaws, number

DEEDS = (box.DEED_1, box.DEED_2, box.DEED_3, box.DEED_4, box.DEED_5)
ITEMS = (box.BOOTS, box.HAT, box.LASSO, box.SADDLE, box.REVOLVER, box.HORSE)
FIVE = "9 10 J Q K"


class Scene(NamedTuple):
    """A position in which a question has as many answers as it can have."""

    prompt: str
    owner: int
    answers: int
    lay: Callable[[], Table]


SCENES: list[Scene] = []


def scene(
    scenes: list[Scene], prompt: str, owner: int, answers: int
) -> Callable[[Callable[[], Table]], Callable[[], Table]]:
    """Add a position to these scenes, for the question it leads to."""

    def register(lay: Callable[[], Table]) -> Callable[[], Table]:
        scenes.append(Scene(prompt, owner, answers, lay))
        return lay

    return register


def full(seats: int = 6, **options: Any) -> Table:
    """A table with everything in the boxes."""
    return Table(seats, extension=True, indian_die=True, **options)


# --- phase I -----------------------------------------------------------------------------------


@scene(SCENES, "outlaw_use", owner=1, answers=3)
def outlaw_use() -> Table:
    """An Outlaw may set none, one or two dice."""
    t = full()
    give_outlaws(t, 1, 0)
    t.start(Throw())
    return t


@scene(SCENES, "keep", owner=1, answers=58)
def keep() -> Table:
    """Five different dice, dollars and a Brute."""
    t = Table(2, loaded=True)
    t.hand(1, box.BRUTE)
    t.dice(0, "A A A")
    t.luck.roll("9 9")
    t.luck.roll(FIVE)
    t.start(Throw())
    return t


@scene(SCENES, "brute_cut", owner=1, answers=30)
def brute_cut() -> Table:
    """A Brute with five different dice is stopped and $3 is all there is."""
    t = keep()
    t.town.cash[1] = 3
    t.hand(0, box.WANTED_NOTICE)
    t.answer(0, KEEP + number("9"))
    t.answer(1, BRUTE + number(FIVE))
    t.answer(0, PLAY + box.WANTED_NOTICE)
    return t


@scene(SCENES, "cheater", owner=1, answers=26)
def cheater() -> Table:
    """Five different dice were revealed."""
    t = keep()
    t.hand(1, box.CHEATER)
    t.answer(0, KEEP + number("9"))
    t.answer(1, KEEP + number(FIVE))
    return t


# --- cards and ties ----------------------------------------------------------------------------


@scene(SCENES, "wanted", owner=2, answers=2)
def wanted() -> Table:
    """Dynamite is played; another holds the Wanted Notice."""
    t = Table(3)
    t.hand(0, box.DYNAMITE)
    t.hand(2, box.WANTED_NOTICE)
    t.dice(0, "9 9 9 9 9")
    t.start(Place(MINE))
    t.answer(0, PLAY + box.DYNAMITE)
    return t


@scene(SCENES, "bribe_open", owner=1, answers=2)
def bribe_open() -> Table:
    """A tie; the bidder owns one of everything, but for what never stays in a hand."""
    t = full(3, sheriff=0)
    t.town.cash[1] = 9
    t.town.nuggets[1] = 9
    never = (box.NO_CARD, box.GIFT, box.SWINDLER, box.RANCH)
    t.hand(1, *[card for card in range(len(box.CARDS)) if card not in never])
    for seat in (0, 1, 2):
        t.dice(seat, "10 10 10 A A")
    t.start(Place(BANK))
    return t


@scene(SCENES, "bribe_dollars", owner=1, answers=9)
def bribe_dollars() -> Table:
    """The first step of an offer."""
    t = bribe_open()
    t.answer(1, OFFER_BUILD)
    return t


@scene(SCENES, "bribe_nuggets", owner=1, answers=6)
def bribe_nuggets() -> Table:
    """The second."""
    t = bribe_dollars()
    t.answer(1, OFFER_DOLLARS)
    return t


@scene(SCENES, "bribe_card", owner=1, answers=32)
def bribe_card() -> Table:
    """The third."""
    t = bribe_nuggets()
    t.answer(1, OFFER_NUGGETS)
    return t


@scene(SCENES, "name_player", owner=4, answers=6)
def name_player() -> Table:
    """Six players share the most 10s."""
    t = full(bribes=False, sheriff=4)
    for seat in range(6):
        t.dice(seat, "10 10 10 A A")
    t.start(Place(BANK))
    return t


@scene(SCENES, "star", owner=2, answers=7)
def star() -> Table:
    """One player holds both Nervous Joe and the Marshall, and the star is about to move."""
    t = full(sheriff=0)
    t.hand(2, box.NERVOUS_JOE, box.MARSHALL)
    t.dice(1, "K K K K K")
    t.start(Place(SHERIFF))
    t.answer(1, ACTION + SHERIFF * 2)
    return t


# --- the Doc and the end -------------------------------------------------------------------------


@scene(SCENES, "doc_next", owner=5, answers=6)
def doc_next() -> Table:
    """Six players gained nothing."""
    t = full(sheriff=5)
    t.start(DocStep())
    return t


def visit(dice: str, *deeds: int) -> Table:
    """Seat 1 is the only visitor."""
    t = Table(2)
    t.town.gained = [1, 0]
    t.hand(1, *deeds)
    t.dice(1, dice)
    t.start(DocStep())
    return t


@scene(SCENES, "doc_benefit", owner=1, answers=5)
def doc_benefit() -> Table:
    """All four benefits, or none."""
    return visit("9 J K A A", box.DEED_1)


@scene(SCENES, "fence_deed", owner=1, answers=5)
def fence_deed() -> Table:
    """Deeds of all five values."""
    t = visit("9 9 9 9 9", *DEEDS)
    t.answer(1, DOC + box.DOC_FENCE)
    return t


@scene(SCENES, "final_tie", owner=3, answers=6)
def final_tie() -> Table:
    """Six players with equal points and deeds."""
    t = full(sheriff=3)
    t.town.nuggets = [5, 5, 5, 0, 5, 5]
    t.start(Ending())
    return t


# --- the card windows ----------------------------------------------------------------------------


def window(card: int, owner: int) -> Table:
    """Seat 0 wins every place; the owner of a card comes to its window."""
    t = full(3) if card > box.ELIXIR else Table(3)
    t.hand(owner, card)
    t.dice(0, FIVE)
    for seat in (1, 2):
        t.dice(seat, "A A A A A" if card != box.CORRUPTION else "9 10 J Q A")
    t.town.gained = [1, 1, 1]
    at = {
        box.DYNAMITE: MINE,
        box.SHARE: BANK,
        box.UNLIMITED_CREDIT: GENERAL_STORE,
        box.GIRLS: SALOON,
        box.INSURANCE: SALOON,
        box.CORRUPTION: TOWN_HALL,
    }
    if card in (box.GIRLS, box.INSURANCE):
        t.hand(1, box.DEED_1)
    if card in at:
        t.start(Place(at[card]))
    elif card == box.ELIXIR:
        t.start(DocStep())
    else:
        t.start(RoundEnds())
    if card == box.INSURANCE:
        t.answer(0, ACTION + SALOON * 2)
        t.answer(0, SPLIT + 1)
    return t


@scene(SCENES, "play_card", owner=0, answers=2)
def play_card() -> Table:
    """Dynamite in the hand of whoever digs."""
    return window(box.DYNAMITE, 0)
