"""Advice for what is done at a place that was won, and at the Doc's."""

from __future__ import annotations

from typing import Final

from farwest.games.dice_town.advice.cards import INDIAN_DIE
from farwest.games.dice_town.advice.gains import benefit, best_loot, gain, loot, river
from farwest.games.dice_town.advice.worth import DOLLAR, Books
from farwest.games.dice_town.box import (
    OUTLAW_DOLLARS,
    OUTLAW_FACE,
    RANCH,
    SALOON,
    SHERIFF,
    TOWN_HALL,
)
from farwest.games.dice_town.dice import SIDES, count
from farwest.games.dice_town.rules.saloon import Split
from farwest.games.dice_town.verbs import (
    ACTION,
    CAPTURE,
    DESPERADO_PICK,
    DOC,
    DOC_PASS,
    EXCHANGE,
    EXCHANGE_NO,
    FENCE,
    GIFT_FROM,
    GIVE,
    NO_ROB,
    RIVER_PICK,
    RIVER_TOP,
    ROB,
    SPLIT,
    STEAL,
    STORE_KEEP,
    VOUCHER,
    WHISKY_ROB,
)

TAKE_STAR: Final = ACTION + 2 * SHERIFF
WHISKY_LATER: Final = 0.5
"""What a Whisky kept for later is worth."""


def pick_action(books: Books, actions: list[int]) -> list[float]:
    """Our action's gain, less what the other action brings the second player."""
    town = books.town
    found = []
    for action in actions:
        code = action - ACTION
        place = code // 2
        face = SIDES - 1 if place == TOWN_HALL else place
        own = gain(books, code, count(town.dice[books.seat], face))
        if town.second >= 0:
            rival = gain(books, code ^ 1, count(town.dice[town.second], face))
            own -= books.weights[town.second] * rival
        elif action == TAKE_STAR and books.seat == town.sheriff:
            own = 0.0  # nobody else would take it
        found.append(own)
    return found


def river_card(books: Books, actions: list[int]) -> list[float]:
    """Use the best; leave the worst on top, for the next who pans is hardly us."""
    if actions[0] < RIVER_TOP:
        return [river(books, action - RIVER_PICK) for action in actions]
    return [-river(books, action - RIVER_TOP) for action in actions]


def take_card(books: Books, actions: list[int]) -> list[float]:
    """The best card from the store, its discard or a victim."""
    first = actions[0]
    base = VOUCHER if first < STORE_KEEP else STORE_KEEP if first < ROB else STEAL
    return [books.card(action - base) for action in actions]


def rob(books: Books, actions: list[int]) -> list[float]:
    """The victim whose cards promise most, the leader rather than the last."""
    town = books.town
    dice = count(town.dice[books.seat], SALOON)
    found = []
    for action in actions:
        if action == NO_ROB:
            found.append(0.0)
        elif action >= WHISKY_ROB:
            victim = action - WHISKY_ROB
            taken = 1.0 + town.ranches[books.seat] + books.weights[victim] * town.ranches[victim]
            found.append(taken - WHISKY_LATER * books.fade)
        else:
            found.append(best_loot(books, action - ROB, dice))
    return found


def split(books: Books, actions: list[int]) -> list[float]:
    """How many of the cards drawn are deeds."""
    draw = books.town.agenda[-1]
    assert isinstance(draw, Split)
    cards = draw.cards(books.town)
    return [loot(books, draw.victim, cards, action - SPLIT) for action in actions]


def gift(books: Books, actions: list[int]) -> list[float]:
    """Ask who holds few store cards, for he cannot give his worst of many."""
    return [min(books.store_of(action - GIFT_FROM)) for action in actions]


def give(books: Books, actions: list[int]) -> list[float]:
    """The card we miss least."""
    return [-books.card(action - GIVE) for action in actions]


def outlaw(actions: list[int]) -> list[float]:
    """The dearest Outlaw to capture; the highest face, at the lowest price, to recruit."""
    if actions[0] >= CAPTURE:
        return [OUTLAW_DOLLARS[action - CAPTURE] * DOLLAR for action in actions]
    cards = [action - DESPERADO_PICK for action in actions]
    return [OUTLAW_FACE[card] - 0.1 * OUTLAW_DOLLARS[card] for card in cards]


def doc(books: Books, actions: list[int]) -> list[float]:
    """The benefit that brings most."""
    return [-0.01 if action == DOC_PASS else benefit(books, action - DOC) for action in actions]


def fence(actions: list[int]) -> list[float]:
    """The best deeds first."""
    return [float(action - FENCE) for action in actions]


def exchange(books: Books, actions: list[int]) -> list[float]:
    """A poor deed for the Indian die."""
    found = []
    for action in actions:
        if action == EXCHANGE_NO:
            found.append(0.0)
            continue
        card = action - EXCHANGE
        lost = books.town.ranches[books.seat] if card == RANCH else card
        found.append(INDIAN_DIE * books.fade - lost)
    return found
