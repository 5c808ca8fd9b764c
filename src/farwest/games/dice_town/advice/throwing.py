"""Advice for phase I and for everything that changes dice."""

from __future__ import annotations

from typing import Final

from farwest.games.dice_town.advice.gains import gain
from farwest.games.dice_town.advice.growth import COSTS, SIZES
from farwest.games.dice_town.advice.outlook import (
    FINISHES,
    FINISHES_LATER,
    Hopes,
    last_throw,
    outlook_of,
)
from farwest.games.dice_town.advice.worth import OUTLAW as OUTLAW_WORTH
from farwest.games.dice_town.advice.worth import Books
from farwest.games.dice_town.box import BRUTE as BRUTE_CARD
from farwest.games.dice_town.box import CHEATER, DICE, OUTLAW_FACE, TOWN_HALL
from farwest.games.dice_town.dice import COUNT, NUMBER, SIDES, SIZE, count, one
from farwest.games.dice_town.rules.throwing import dice_left
from farwest.games.dice_town.rules.ties import leaders, standings
from farwest.games.dice_town.state import Town
from farwest.games.dice_town.verbs import (
    AMBUSH_DIE,
    BRUTE,
    CHEAT,
    KEEP,
    OUTLAW,
    SHAMAN_LEAVE,
    SHAMAN_SET,
    SKIP,
    WARPATH_BLOCK,
)

LATER: Final = 0.4
"""The chance that a throw after the next is the final one."""


def somebody_complete(town: Town) -> bool:
    """Whether a combination is complete, so that the next throw is the final one."""
    return any(not dice_left(town, seat) for seat in range(town.seats))


def ahead_of(books: Books) -> Hopes:
    """What the dice that a seat has set may become while it chooses."""
    town = books.town
    outlook = outlook_of(books, town.dice, chosen=True)
    last = last_throw(town, books.seat, FINISHES)
    later = last_throw(town, books.seat, FINISHES_LATER)
    return outlook.hopes_of(books, town.dice[books.seat], last, later)


def keep(books: Books, actions: list[int]) -> list[float]:
    """Each selection: what the dice may become, less what it costs."""
    ahead = ahead_of(books)
    brute = books.card(BRUTE_CARD)
    found = []
    for action in actions:
        kept = action % COUNT
        due = brute if action >= BRUTE else ahead.price * COSTS[SIZES[kept]]
        found.append(ahead.hope[kept] - due)
    return found


def brute_cut(books: Books, actions: list[int]) -> list[float]:
    """The same when a Brute was stopped and some dice must go back."""
    town = books.town
    pack = town.dice[books.seat] - town.shown[books.seat]
    final = any(not dice_left(town, other) for other in range(town.seats) if other != books.seat)
    outlook = outlook_of(books, town.dice, chosen=not final)
    ahead = outlook.hopes_of(books, pack, 1.0 if final else 0.0, LATER)
    found = []
    for action in actions:
        kept = action - KEEP
        found.append(ahead.hope[kept] - ahead.price * COSTS[SIZES[kept]])
    return found


def outlaw(books: Books, actions: list[int]) -> list[float]:
    """Dice set by an Outlaw, before the throw; he is worth something for later, too."""
    town = books.town
    seat = books.seat
    face = one(OUTLAW_FACE[(actions[0] - OUTLAW) // 3])
    pack = town.dice[seat]
    for card, dice in zip(town.outlaws[seat], town.declared[seat]):
        pack += dice * one(OUTLAW_FACE[card])
    final = somebody_complete(town)
    outlook = outlook_of(books, town.dice, chosen=not final)
    ahead = outlook.hopes_of(books, pack, 1.0 if final else 0.0, LATER)
    held = OUTLAW_WORTH * books.fade
    found = []
    for action in actions:
        dice = (action - OUTLAW) % 3
        found.append(ahead.hope[NUMBER[dice * face]] - (held if dice else 0.0))
    return found


def cheat(books: Books, actions: list[int]) -> list[float]:
    """Turn a die if that brings more than the card may bring later."""
    town = books.town
    pack = town.dice[books.seat]
    final = somebody_complete(town)
    outlook = outlook_of(books, town.dice, chosen=not final)
    held = books.card(CHEATER)
    found = []
    for action in actions:
        turned = pack
        if action != SKIP:
            face, to = divmod(action - CHEAT, SIDES)
            turned += one(to) - one(face)
        if SIZE[turned] == DICE:
            value = outlook.final(NUMBER[turned])
        else:
            value = outlook.hopes_of(books, turned, 1.0 if final else 0.0, LATER).hope[0]
        found.append(value if action == SKIP else value - held)
    return found


def shaman(books: Books, actions: list[int]) -> list[float]:
    """All dice lie open: turn the one that brings most."""
    outlook = outlook_of(books, books.town.dice, chosen=False)
    found = []
    for action in actions:
        pack = books.town.dice[books.seat]
        if action != SHAMAN_LEAVE:
            face, to = divmod(action - SHAMAN_SET, SIDES)
            pack += one(to) - one(face)
        found.append(outlook.final(NUMBER[pack]))
    return found


def ambush(books: Books, actions: list[int]) -> list[float]:
    """Roll the die again whose loss serves us best."""
    found = []
    for action in actions:
        other, face = divmod(action - AMBUSH_DIE, SIDES)
        total = 0.0
        for to in range(SIDES):
            dice = books.town.dice[:]
            dice[other] += one(to) - one(face)
            total += outlook_of(books, dice, chosen=False).final(NUMBER[dice[books.seat]])
        found.append(total / SIDES)
    return found


def warpath(books: Books, actions: list[int]) -> list[float]:
    """Close the place where the others would get most and we least."""
    town = books.town
    found = []
    for action in actions:
        place = action - WARPATH_BLOCK
        face = SIDES - 1 if place == TOWN_HALL else place
        tied = leaders(standings(town, place))
        total = 0.0
        for other in tied:
            brings = gain(books, 2 * place, count(town.dice[other], face)) / len(tied)
            total += brings * (-1.0 if other == books.seat else books.weights[other])
        found.append(total)
    return found
