"""The Gold Mine and the River."""

from __future__ import annotations

from farwest.games.dice_town import memory
from farwest.games.dice_town.box import (
    DYNAMITE,
    MINE,
    RIVER_AMOUNT,
    RIVER_DISCOVERIES,
    RIVER_STAR,
    RIVER_VOUCHER,
    RIVER_WALLET_2,
    RIVER_WALLET_3,
)
from farwest.games.dice_town.dice import count
from farwest.games.dice_town.memory import DISCARD
from farwest.games.dice_town.rules.action import Action
from farwest.games.dice_town.rules.cards import MayPlay, OnceMore, acquire
from farwest.games.dice_town.rules.goods import mine_nuggets
from farwest.games.dice_town.state import Town
from farwest.games.dice_town.verbs import RIVER_PICK, RIVER_TOP, VOUCHER
from farwest.kernel.steps import Choice, Step


class Dig(Action):
    """One nugget per 9; Dynamite doubles it (DT-059, DT-060)."""

    __slots__ = ()

    def act(self, town: Town) -> None:
        if town.mine:
            town.do(MayPlay(self.player, DYNAMITE, OnceMore()), Nuggets(self.player))


class Nuggets(Step[Town]):
    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, town: Town) -> None:
        due = count(town.dice[self.player], MINE) * town.times
        town.tell("dug", (self.player, mine_nuggets(town, self.player, due)))


class PanRiver(Action):
    """Draw a River card, apply it, remove it from the game (DT-154)."""

    __slots__ = ()

    def act(self, town: Town) -> None:
        if not town.river:
            town.tell("river_dry", (self.player,))
            return
        card = draw_river(town)
        town.tell("river", (self.player, card))
        use_river(town, self.player, card)


def draw_river(town: Town) -> int:
    town.reveal()
    town.scouted = max(0, town.scouted - 1)
    return town.river.pop()


def use_river(town: Town, seat: int, card: int) -> None:
    """Apply a River card (DT-183 to DT-189)."""
    amount = RIVER_AMOUNT[card]
    if card == RIVER_STAR:
        town.sheriff = seat
        town.gained[seat] = 1
        town.tell("star", (seat,))
    elif card in (RIVER_WALLET_2, RIVER_WALLET_3):
        taken = min(amount, town.bank)
        town.bank -= taken
        town.cash[seat] += taken
        if taken:
            town.gained[seat] = 1
        town.tell("wallet", (seat, taken))
    elif card == RIVER_DISCOVERIES:
        town.found = sorted(draw_river(town) for _ in range(min(3, len(town.river))))
        town.do(RiverPick(seat))
    elif card == RIVER_VOUCHER:
        look_through_discard(town, seat)
        town.do(Voucher(seat))
    elif amount:
        town.tell("dug", (seat, mine_nuggets(town, seat, amount)))


class RiverPick(Choice[Town]):
    """Discoveries: use one of three River cards (DT-186)."""

    __slots__ = ("player",)
    prompt = "river_pick"

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, town: Town) -> int:
        return self.player

    def options(self, town: Town) -> list[int]:
        return [RIVER_PICK + card for card in sorted(set(town.found))]

    def take(self, town: Town, action: int) -> None:
        card = action - RIVER_PICK
        town.found.remove(card)
        town.reveal()
        town.tell("river", (self.player, card))
        town.do(RiverTop(self.player), UseRiver(self.player, card))


class RiverTop(Choice[Town]):
    """Discoveries: which of the other two lies on top (DT-186)."""

    __slots__ = ("player",)
    prompt = "river_top"

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, town: Town) -> int:
        return self.player

    def options(self, town: Town) -> list[int]:
        return [RIVER_TOP + card for card in sorted(set(town.found))]

    def take(self, town: Town, action: int) -> None:
        top = action - RIVER_TOP
        town.found.remove(top)
        town.scout = self.player
        town.scouted = len(town.found) + 1
        town.river += [*town.found, top]
        town.found = []


class UseRiver(Step[Town]):
    __slots__ = ("player", "card")

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def run(self, town: Town) -> None:
        use_river(town, self.player, self.card)


def look_through_discard(town: Town, seat: int) -> None:
    """He may look at every card of the discard (DT-187)."""
    town.reveal()
    notes = town.memory[seat]
    town.memory[seat] = [note for note in notes if note >> 6 != DISCARD]
    for card in town.discard:
        memory.learn(town, seat, DISCARD, card)


class Voucher(Choice[Town]):
    """Take a card of the store discard (DT-187)."""

    __slots__ = ("player",)
    prompt = "voucher"

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, town: Town) -> int:
        return self.player

    def options(self, town: Town) -> list[int]:
        return [VOUCHER + card for card in sorted(set(town.discard))]

    def take(self, town: Town, action: int) -> None:
        card = action - VOUCHER
        town.discard.remove(card)
        memory.left_unseen(town, DISCARD, card, [self.player])
        town.tell("voucher", (self.player,), (card,), (self.player,))
        acquire(town, self.player, card)
