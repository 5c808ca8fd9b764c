"""Town Hall: the Mayor's deeds, and his wife's."""

from __future__ import annotations

from typing import Final

from farwest.games.dice_town.box import CORRUPTION, RANCH
from farwest.games.dice_town.dice import SIDES, count
from farwest.games.dice_town.rules.action import Action
from farwest.games.dice_town.rules.cards import MayPlay
from farwest.games.dice_town.rules.goods import draw_deed, receive_deed
from farwest.games.dice_town.state import Town
from farwest.kernel.steps import Step

ACE: Final = SIDES - 1
ROW: Final = 3
BLIND: Final = 64
"""Marks a card received unseen by the others."""


class SupportMayor(Action):
    """The first deed of the row and one more per ace; Corruption adds one (DT-075, DT-078)."""

    __slots__ = ()

    def act(self, town: Town) -> None:
        town.do(TakeRow(self.player))
        if town.deeds:
            town.do(MayPlay(self.player, CORRUPTION, TakeUnseen(self.player)))


class TakeRow(Step[Town]):
    """Deeds from the bottom of the row; the rest slides down and is filled up (DT-077)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, town: Town) -> None:
        number = min(1 + count(town.dice[self.player], ACE), len(town.row))
        cards = town.row[:number]
        for card in cards:
            receive_deed(town, self.player, card, seen=True)
            town.received[self.player].append(card)
        town.tell("deeds", (self.player, cards))
        town.row = town.row[number:]
        fill_row(town)


def fill_row(town: Town) -> None:
    while len(town.row) < ROW and town.deeds:
        town.row.append(town.deeds.pop())
        town.reveal()


class TakeUnseen(Step[Town]):
    """The top deed of the deck, unseen by the others (DT-101, DT-163)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, town: Town) -> None:
        card = draw_deed(town, self.player)
        if card == RANCH:
            town.received[self.player].append(card)
            town.tell("got_ranch", (self.player,))
        else:
            town.received[self.player].append(card + BLIND)
            town.tell("drew_deed", (self.player,), (card,), (self.player,))


class MayorsWife(Action):
    """The top card of the deed deck (DT-163)."""

    __slots__ = ()

    def act(self, town: Town) -> None:
        if town.deeds:
            town.do(TakeUnseen(self.player))
