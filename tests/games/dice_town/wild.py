"""Positions made up at random: anything that a table could show, likely or not."""

from __future__ import annotations

import random

from farwest.games.dice_town import GAME, box
from farwest.games.dice_town.rules.round import Round
from farwest.games.dice_town.rules.town_hall import fill_row
from farwest.games.dice_town.state import VILLAGE, Town
from farwest.games.dice_town.verbs import BRUTE, DOC, OUTLAW, SKIP
from farwest.kernel.laws import table_of

FULL = 0.85
"""How much of a pile is handed out, where much of it is."""


def wild_game(luck: int) -> Town:
    """A game that begins with a round at a town where much has happened, with much in all hands."""
    dice = random.Random(f"wild {luck}")
    town = GAME.deal(*table_of(GAME, luck), luck)
    town.agenda.clear()
    town.lanes, town.opened, town.asked = [], [], []
    town.rolled = [0] * town.seats
    town.round = dice.choice([0, 1, 1, 5])
    town.sheriff = dice.randrange(town.seats)
    share_money(town, dice)
    share_store_cards(town, dice)
    share_deeds(town, dice)
    if town.extension:
        share_outlaws(town, dice)
        del town.river[dice.randrange(len(town.river) + 1) :]
    if town.indian:
        town.die_at = dice.choice([VILLAGE, *range(town.seats)])
    if dice.random() < 0.2:
        clear_out(town, dice)
    town.do(Round())
    town.advance()
    return town


def share_money(town: Town, dice: random.Random) -> None:
    """Many or few bills and nuggets; some players have none."""
    town.cash = [dice.choice([0, 0, 1, 2, 4, 9]) for _ in range(town.seats)]
    town.nuggets = [dice.choice([0, 1, 3, 7]) for _ in range(town.seats)]
    town.mine = dice.choice([1, 2, 4, 12])
    town.bank = dice.choice([0, 1, 2, 7])
    town.coach = dice.choice([0, 1, 5])


def share_store_cards(town: Town, dice: random.Random) -> None:
    """Most store cards in hands, perhaps all; the others in the deck or on the discard."""
    share = dice.choice([0.3, FULL, 1.0, 1.0])
    deck, town.store, town.discard = town.store, [], []
    for card in deck:
        if dice.random() < share and card not in (box.GIFT, box.SWINDLER):
            town.hand[dice.randrange(town.seats)].append(card)
        else:
            dice.choice([town.store, town.discard]).append(card)
    if dice.random() < 0.3:
        lay_on_top(town, dice)


def lay_on_top(town: Town, dice: random.Random) -> None:
    """Cards that answer each other will be drawn soon, as far as the deck holds them."""
    answering = (box.WANTED_NOTICE, box.SWINDLER, box.GIFT)
    soon = [card for card in town.store if card in answering]
    others = [card for card in town.store if card not in answering]
    dice.shuffle(soon)
    before = dice.randint(0, min(4, len(others)))
    town.store = others[before:] + soon + others[:before]


def share_deeds(town: Town, dice: random.Random) -> None:
    """Deeds in hands or fenced, Ranches before the players; some are left to take."""
    left = dice.choice([1, 3, 4, 6, 12])
    deck, town.row = town.row + town.deeds, []
    town.deeds = deck[:left]
    for card in deck[left:]:
        seat = dice.randrange(town.seats)
        if card == box.RANCH:
            town.ranches[seat] += 1
        else:
            dice.choice([town.hand, town.hand, town.fenced])[seat].append(card)
    fill_row(town)
    for cards in (*town.hand, *town.fenced):
        cards.sort()


def share_outlaws(town: Town, dice: random.Random) -> None:
    """Outlaws everywhere: recruited, Wanted, captured, and still in the deck."""
    outlaws = town.wanted + town.outlaw_deck
    dice.shuffle(outlaws)
    town.wanted, town.outlaw_deck = [], []
    homes = [town.wanted, town.wanted, town.outlaw_deck, *town.outlaws, *town.captured]
    homes = dice.sample(homes, dice.randint(2, len(homes)))
    for outlaw in outlaws:
        dice.choice(homes).append(outlaw)
    for home in (town.wanted, *town.outlaws, *town.captured):
        home.sort()


def clear_out(town: Town, dice: random.Random) -> None:
    """Hardly anything is left to win, and all have about the same: the Sheriff may decide."""
    town.mine = town.bank = town.coach = 0
    town.boxed += town.deeds + town.row
    town.deeds, town.row = [], []
    for seat in range(town.seats):
        town.boxed += [card for card in town.hand[seat] if card <= box.DEED_5] + town.fenced[seat]
        town.boxed += [box.RANCH] * town.ranches[seat]
        town.store += [card for card in town.hand[seat] if card > box.DEED_5]
        town.hand[seat], town.fenced[seat], town.ranches[seat] = [], [], 0
    town.cash = [dice.choice([0, 6])] * town.seats
    town.nuggets = [10] * town.seats
    town.nuggets[town.sheriff] = dice.choice([0, 5])
    lay_on_top(town, dice)


def pick(legal: list[int], shy: bool, dice: random.Random) -> int:
    """An answer by chance; the shy keep their cards and get more at the Doc's.

    So the General Store runs dry, and cards of one visit are there in the next.
    """
    if shy and SKIP in legal:
        return SKIP
    if shy and DOC + box.DOC_STORE in legal:
        return DOC + box.DOC_STORE
    return dice.choice([action for action in legal if not (shy and BRUTE <= action < OUTLAW)])
