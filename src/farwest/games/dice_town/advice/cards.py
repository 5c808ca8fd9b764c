"""Advice for playing a card now or keeping it."""

from __future__ import annotations

from typing import Final

from farwest.games.dice_town.advice.gains import best_loot, doc_now
from farwest.games.dice_town.advice.worth import DOLLAR, Books
from farwest.games.dice_town.box import (
    CORRUPTION,
    DESPERADO,
    DOUBLE_GUN,
    DYNAMITE,
    ELIXIR,
    GENERAL_STORE,
    GIRLS,
    INSURANCE,
    JOE_DOLLARS,
    MARSHALL,
    MINE,
    NERVOUS_JOE,
    OUTLAW_DOLLARS,
    OUTLAW_FACE,
    SALOON,
    SHARE,
    UNLIMITED_CREDIT,
    WANTED_NOTICE,
)
from farwest.games.dice_town.dice import HANDFULS, SIDES, SIZE, count
from farwest.games.dice_town.rules.cards import Notice
from farwest.games.dice_town.rules.saloon import targets
from farwest.games.dice_town.verbs import JOE, PLAY, REROLL, SKIP

REFUND: Final = 2.5
CHOSEN_OUTLAW: Final = 0.8
INDIAN_DIE: Final = 1.4
"""What holding the Indian die for a round is worth."""
STOPPED: Final = 2.5
"""What a card brings its owner when he finds the right moment."""


def play(books: Books, actions: list[int]) -> list[float]:
    """Playing brings what the card does now, less what it may bring later."""
    found = []
    for action in actions:
        if action == SKIP:
            found.append(0.0)
        elif action >= REROLL:
            found.append(second_shot(books, HANDFULS[action - REROLL]) - books.card(DOUBLE_GUN))
        elif action >= JOE:
            found.append(joe(books, action - JOE) - books.card(NERVOUS_JOE))
        elif action == PLAY + WANTED_NOTICE:
            found.append(stop(books) - books.card(WANTED_NOTICE))
        else:
            found.append(effect(books, action - PLAY) - books.card(action - PLAY))
    return found


def effect(books: Books, card: int) -> float:
    """What a card of ours brings if it is played at this moment."""
    town = books.town
    dice = town.dice[books.seat]
    if card == DYNAMITE:
        nines = count(dice, MINE)
        found = float(min(2 * nines, town.mine) - min(nines, town.mine))
    elif card == UNLIMITED_CREDIT:
        found = books.shop(count(dice, GENERAL_STORE))
    elif card == GIRLS:
        victims = targets(town, books.seat)
        queens = count(dice, SALOON)
        found = max([best_loot(books, victim, queens) for victim in victims], default=0.0)
    elif card == CORRUPTION:
        found = books.top_deed()
    elif card == SHARE:
        found = town.loot // 2 * DOLLAR * (1.0 + books.weights[town.robber])
    elif card == MARSHALL:
        found = hold_star(books)
    elif card == ELIXIR:
        found = doc_now(books)
    elif card == INSURANCE:
        found = REFUND
    elif card == DESPERADO:
        found = CHOSEN_OUTLAW
    else:
        found = INDIAN_DIE
    return found


def hold_star(books: Books) -> float:
    """The Marshall keeps the star with us, or from a rival."""
    return books.star * (stake(books, books.town.sheriff) - stake(books, books.town.heir))


def stake(books: Books, other: int) -> float:
    """How a point for this player counts for us."""
    return 1.0 if other == books.seat else -books.weights[other]


def joe(books: Books, payer: int) -> float:
    """Dollars from a rival, best from the leader."""
    dollars = min(JOE_DOLLARS, books.town.cash[payer])
    return dollars * (books.dollar(books.town.cash[books.seat]) + DOLLAR * books.weights[payer])


def second_shot(books: Books, dice: int) -> float:
    """What hunt dice rolled again may catch beyond what they caught."""
    caught = 0.0
    chance = 0.0
    for face in range(SIDES):
        wanted = [card for card in books.town.wanted if OUTLAW_FACE[card] == face]
        prices = sorted([OUTLAW_DOLLARS[card] for card in wanted], reverse=True)
        hits = count(books.town.hunt, face)
        left = hits - count(dice, face)
        caught += sum(prices[left:hits])
        if len(prices) > left:
            chance += prices[left] / SIDES
    return (SIZE[dice] * chance - caught) * DOLLAR


def stop(books: Books) -> float:
    """What a rival's card would bring him and cost us."""
    town = books.town
    shown = town.agenda[-1]
    assert isinstance(shown, Notice)
    if shown.card == MARSHALL:
        return -hold_star(books)
    lost = town.loot // 2 * DOLLAR if shown.card == SHARE and town.robber == books.seat else 0.0
    return STOPPED * books.weights[shown.actor] + lost
