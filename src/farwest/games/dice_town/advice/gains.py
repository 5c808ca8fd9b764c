"""What each action of a place, and each benefit of the Doc, would bring a seat now."""

from __future__ import annotations

from typing import Final

from farwest.games.dice_town.advice.worth import DOLLAR, OUTLAW, Books
from farwest.games.dice_town.box import (
    BANK,
    CORRUPTION,
    DOC_FENCE,
    DOC_SMALL_SCAM,
    DOC_STORE,
    DYNAMITE,
    GENERAL_STORE,
    GIRLS,
    MINE,
    OUTLAW_DOLLARS,
    OUTLAW_FACE,
    RIVER_AMOUNT,
    RIVER_DECK,
    RIVER_DISCOVERIES,
    RIVER_STAR,
    RIVER_VOUCHER,
    RIVER_WALLET_2,
    RIVER_WALLET_3,
    SALOON,
    SHERIFF,
    SMALL_SCAM,
    UNLIMITED_CREDIT,
)
from farwest.games.dice_town.dice import SIDES
from farwest.games.dice_town.rules.doc import available
from farwest.games.dice_town.rules.goods import deeds_in_hand
from farwest.games.dice_town.rules.saloon import targets

THEFT: Final = 0.12
"""The share of a deed's worth that a fence saves, while the game goes on."""
DISCOVERIES: Final = 3.5
VOUCHER: Final = 3.0
CONTESTED: Final = 0.6
"""The share of a robbery's promise that counts: everybody is after it, and may take it back."""
SECOND_BEST: Final = 0.25
"""What the weaker of two kinds of loot adds: it may turn out to be the better one."""


def gain(books: Books, action: int, dice: int) -> float:
    """What an action (place x 2 + 0 classic, 1 new) brings with this many dice of its face."""
    place, new = divmod(action, 2)
    if place == MINE:
        return pan(books) if new else dig(books, dice)
    if place == BANK:
        town = books.town
        dollars = min(dice, town.coach) if new else town.bank
        return dollars * books.dollar(town.cash[books.seat] + dollars)
    if place == GENERAL_STORE:
        return doc_now(books) if new else shop(books, dice)
    if place == SALOON:
        return recruit(books) if new else rob(books, dice)
    if place == SHERIFF:
        return hunt(books, dice) if new else books.star
    return books.top_deed() if new else deeds(books, dice)


def dig(books: Books, dice: int) -> float:
    """Nuggets, doubled if Dynamite is at hand."""
    town = books.town
    due = min(dice, town.mine)
    if DYNAMITE in town.hand[books.seat]:
        return max(due, min(2 * dice, town.mine) - books.card(DYNAMITE))
    return due


def river(books: Books, card: int) -> float:
    """What a River card brings."""
    town = books.town
    amount = RIVER_AMOUNT[card]
    if card == RIVER_STAR:
        return 0.0 if books.seat == town.sheriff else books.star
    if card in (RIVER_WALLET_2, RIVER_WALLET_3):
        return min(amount, town.bank) * DOLLAR
    if card == RIVER_DISCOVERIES:
        return DISCOVERIES
    if card == RIVER_VOUCHER:
        return VOUCHER if town.discard else 0.0
    return min(amount, town.mine)


def pan(books: Books) -> float:
    """The River card on top if the seat knows it, else what it may be."""
    town = books.town
    if not town.river:
        return 0.0
    if town.scouted and town.scout == books.seat:
        return river(books, town.river[-1])
    return sum([river(books, card) for card in RIVER_DECK]) / len(RIVER_DECK)


def shop(books: Books, dice: int) -> float:
    """The best of the cards drawn, twice in the first round, once more with Credit."""
    once = books.shop(dice)
    total = 2 * once if books.town.round == 1 else once
    if UNLIMITED_CREDIT in books.town.hand[books.seat]:
        total += max(0.0, once - books.card(UNLIMITED_CREDIT))
    return total


def doc_now(books: Books) -> float:
    """The best benefit of the Doc that our dice open."""
    kinds = available(books.town, books.seat)
    return max([benefit(books, kind) for kind in kinds], default=0.0)


def benefit(books: Books, kind: int) -> float:
    """What a benefit of the Doc brings, and takes from rivals."""
    town = books.town
    if kind == DOC_FENCE:
        owned = town.hand[books.seat][: deeds_in_hand(town, books.seat)]
        return THEFT * books.fade * sum(owned[-2:])
    if kind == DOC_STORE:
        return books.shop(1)
    total = 0.0
    for other in range(town.seats):
        if other != books.seat:
            if kind == DOC_SMALL_SCAM:
                given = min(SMALL_SCAM, town.cash[other]) * DOLLAR
            else:
                given = min(1.0, town.nuggets[other])
            total += given * (1.0 + books.weights[other])
    return total


def loot(books: Books, victim: int, cards: int, deeds: int) -> float:
    """The best of the cards drawn from a victim, so many of them deeds, on average."""
    deed = books.drawn_from(2 * victim)[deeds]
    store = books.drawn_from(2 * victim + 1)[cards - deeds]
    return max(deed, store) + SECOND_BEST * min(deed, store)


def best_loot(books: Books, victim: int, dice: int) -> float:
    """What robbing this victim brings with the best split, and costs him."""
    deeds = len(books.deeds_of(victim))
    store = len(books.store_of(victim))
    cards = min(dice, deeds + store)
    splits = range(max(0, cards - store), min(cards, deeds) + 1)
    best = max([loot(books, victim, cards, split) for split in splits], default=0.0)
    return CONTESTED * best * (1.0 + books.weights[victim])


def rob(books: Books, dice: int) -> float:
    """The best victim's card; The Girls rob twice."""
    victims = targets(books.town, books.seat)
    best = max([best_loot(books, victim, dice) for victim in victims], default=0.0)
    if best and GIRLS in books.town.hand[books.seat]:
        return best + max(0.0, best - books.card(GIRLS))
    return best


def recruit(books: Books) -> float:
    return OUTLAW * books.fade if books.town.outlaw_deck else 0.0


def hunt(books: Books, dice: int) -> float:
    """Each die may catch a Wanted Outlaw of its face."""
    total = 0.0
    for face in range(SIDES):
        prices = [OUTLAW_DOLLARS[card] for card in books.town.wanted if OUTLAW_FACE[card] == face]
        if prices:
            total += max(prices) * (1.0 - (1.0 - 1.0 / SIDES) ** dice)
    return total * DOLLAR


def deeds(books: Books, aces: int) -> float:
    """The deeds of the row that so many aces reach; Corruption adds one."""
    total = books.row(aces)
    if CORRUPTION in books.town.hand[books.seat] and books.town.deeds:
        total += max(0.0, books.top_deed() - books.card(CORRUPTION))
    return total
