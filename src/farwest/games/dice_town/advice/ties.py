"""Advice for offers to the Sheriff and for the Sheriff's word."""

from __future__ import annotations

from typing import Final

from farwest.games.dice_town.advice.gains import gain
from farwest.games.dice_town.advice.worth import DOLLAR, Books
from farwest.games.dice_town.box import TOWN_HALL
from farwest.games.dice_town.dice import SIDES, count
from farwest.games.dice_town.rules.ties import Name
from farwest.games.dice_town.verbs import (
    DOC_NEXT,
    FINAL,
    NAME,
    OFFER_BUILD,
    OFFER_DOLLARS,
    OFFER_DONE,
    OFFER_NOTHING,
    OFFER_NUGGETS,
)

OFFERED: Final = 0.2
"""The share of a place's worth that an offer may cost."""
RESERVE: Final = 3
"""Dollars that no offer touches."""


def prize(books: Books, tie: Name) -> float:
    """What being named brings; all who are tied have as many dice, at Town Hall the same ones."""
    face = SIDES - 1 if tie.place == TOWN_HALL else tie.place
    dice = count(books.town.dice[tie.tied[0]], face)
    classic = gain(books, 2 * tie.place, dice)
    if not books.town.extension:
        return classic
    new = gain(books, 2 * tie.place + 1, dice)
    return min(classic, new) if tie.second else max(classic, new)


def bid(books: Books) -> int:
    """How many dollars to offer: few, and none to a Sheriff who is tied himself."""
    town = books.town
    tie = town.agenda[-2]
    assert isinstance(tie, Name)
    if town.sheriff in tie.tied:
        return 0
    cash = town.cash[books.seat]
    price = books.dollar(cash) + books.weights[town.sheriff] * DOLLAR
    dollars = int(OFFERED * prize(books, tie) / price)
    return max(0, min(dollars, cash - RESERVE))


def offer(books: Books, actions: list[int]) -> list[float]:
    """The answers that build the offer we want: dollars only."""
    wanted = bid(books)
    plan = [OFFER_BUILD, OFFER_DOLLARS + wanted, OFFER_NUGGETS, OFFER_DONE]
    if not wanted:
        plan[0] = OFFER_NOTHING
    return [1.0 if action in plan else 0.0 for action in actions]


def name(books: Books, actions: list[int]) -> list[float]:
    """What each naming brings us: the place itself, or an offer less the rival's gain."""
    town = books.town
    tie = town.agenda[-1]
    assert isinstance(tie, Name)
    brings = prize(books, tie)
    found = []
    for action in actions:
        named = action - NAME
        if named == books.seat:
            found.append(brings)
            continue
        given = town.offer_cash[named] * DOLLAR + town.offer_gold[named]
        given += sum([books.card(card) for card in town.offer_cards[named]])
        found.append(given - books.weights[named] * (brings - given))
    return found


def visitor(books: Books, actions: list[int]) -> list[float]:
    """We visit the Doc first, then whoever is no danger."""
    found = []
    for action in actions:
        other = action - DOC_NEXT
        found.append(1.0 if other == books.seat else -books.weights[other])
    return found


def champion(books: Books, actions: list[int]) -> list[float]:
    """The Sheriff wins a perfect tie that he is part of."""
    return [1.0 if action - FINAL == books.seat else 0.0 for action in actions]
