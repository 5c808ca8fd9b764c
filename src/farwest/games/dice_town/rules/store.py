"""The General Store."""

from __future__ import annotations

from farwest.games.dice_town import memory
from farwest.games.dice_town.box import GENERAL_STORE, NO_CARD, UNLIMITED_CREDIT
from farwest.games.dice_town.dice import count
from farwest.games.dice_town.memory import DISCARD
from farwest.games.dice_town.rules.action import Action
from farwest.games.dice_town.rules.cards import MayPlay, OnceMore, acquire
from farwest.games.dice_town.rules.goods import draw_store, store_cards_left
from farwest.games.dice_town.state import Town
from farwest.games.dice_town.verbs import STORE_KEEP
from farwest.kernel.steps import Choice, Step


class Shop(Action):
    """Draw a card per J, keep one; twice in round 1, once more with Credit (DT-064, DT-065)."""

    __slots__ = ()

    def act(self, town: Town) -> None:
        if store_cards_left(town):
            town.times = 2 if town.round == 1 else 1
            town.do(MayPlay(self.player, UNLIMITED_CREDIT, OnceMore()), ShopTimes(self.player))


class ShopTimes(Step[Town]):
    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, town: Town) -> None:
        town.do_all([DrawCards(self.player)] * town.times)


class DrawCards(Step[Town]):
    """One card per J to look at, fewer if fewer are left (DT-064, DT-066)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, town: Town) -> None:
        drawn = []
        for _ in range(count(town.dice[self.player], GENERAL_STORE)):
            card = draw_store(town)
            if card != NO_CARD:
                drawn.append(card)
        town.drawn = sorted(drawn)
        town.tell("shopped", (self.player, len(drawn)), (list(town.drawn),), (self.player,))
        town.do(StoreKeep(self.player))


class StoreKeep(Choice[Town]):
    """Keep one; the others go face down on the discard (DT-064)."""

    __slots__ = ("player",)
    prompt = "store_keep"

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, town: Town) -> int:
        return self.player

    def options(self, town: Town) -> list[int]:
        return [STORE_KEEP + card for card in sorted(set(town.drawn))]

    def take(self, town: Town, action: int) -> None:
        card = action - STORE_KEEP
        town.drawn.remove(card)
        for other in town.drawn:
            town.discard.append(other)
            memory.learn(town, self.player, DISCARD, other)
        town.drawn = []
        town.tell("kept_card", (self.player,), (card,), (self.player,))
        acquire(town, self.player, card)
