"""The Indian die."""

from __future__ import annotations

from farwest.games.dice_town import memory
from farwest.games.dice_town.box import (
    AMBUSH,
    BODYGUARD,
    INDIAN_DIE,
    PLACES,
    RANCH,
    SHAMAN,
    SMOKE_SIGNALS,
)
from farwest.games.dice_town.dice import SIDES, faces, one
from farwest.games.dice_town.rules.cards import CardWindow, declare
from farwest.games.dice_town.rules.goods import playable
from farwest.games.dice_town.rules.town_hall import BLIND
from farwest.games.dice_town.state import VILLAGE, Town
from farwest.games.dice_town.verbs import (
    AMBUSH_DIE,
    EXCHANGE,
    EXCHANGE_NO,
    PLAY,
    SHAMAN_LEAVE,
    SHAMAN_SET,
    SKIP,
    WARPATH_BLOCK,
)
from farwest.kernel.steps import Choice, Step
from farwest.kernel.verbs import Arg


class RollIndianDie(Step[Town]):
    """Before the mine, the holder must roll the die and apply it (DT-207)."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        holder = town.die_at
        if holder == VILLAGE:
            return
        effect = INDIAN_DIE[town.draw(len(INDIAN_DIE))]
        town.tell("indian", (holder, effect))
        if effect == SHAMAN:
            town.do(Shaman(holder))
        elif effect == AMBUSH:
            town.do(Ambush(holder))
        elif effect == BODYGUARD:
            town.guarded = holder
        else:
            town.do(Warpath(holder))


class Shaman(Choice[Town]):
    """Set one of your dice to any face, or leave them (DT-209)."""

    __slots__ = ("player",)
    prompt = "shaman"

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, town: Town) -> int:
        return self.player

    def options(self, town: Town) -> list[int]:
        return [SHAMAN_LEAVE] + [
            SHAMAN_SET + face * SIDES + to
            for face in faces(town.dice[self.player])
            for to in range(SIDES)
            if to != face
        ]

    def take(self, town: Town, action: int) -> None:
        if action != SHAMAN_LEAVE:
            face, to = divmod(action - SHAMAN_SET, SIDES)
            town.dice[self.player] += one(to) - one(face)
            town.tell("turned", (self.player, face, to))


class Ambush(Choice[Town]):
    """One die of an opponent is rolled again (DT-210)."""

    __slots__ = ("player",)
    prompt = "ambush"

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, town: Town) -> int:
        return self.player

    def options(self, town: Town) -> list[int]:
        return [
            AMBUSH_DIE + seat * SIDES + face
            for seat in range(town.seats)
            if seat != self.player
            for face in faces(town.dice[seat])
        ]

    def take(self, town: Town, action: int) -> None:
        seat, face = divmod(action - AMBUSH_DIE, SIDES)
        to = town.draw(SIDES)
        town.dice[seat] += one(to) - one(face)
        town.tell("ambushed", (self.player, seat, face, to))


class Warpath(Choice[Town]):
    """The die is put on a place: nothing happens there this round (DT-212)."""

    __slots__ = ("player",)
    prompt = "warpath"

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, town: Town) -> int:
        return self.player

    def options(self, town: Town) -> list[int]:
        return list(range(WARPATH_BLOCK, WARPATH_BLOCK + len(PLACES)))

    def take(self, town: Town, action: int) -> None:
        town.blocked = action - WARPATH_BLOCK
        town.tell("warpath", (self.player, town.blocked))


class Exchange(Choice[Town]):
    """A deed just received at Town Hall for the Indian die; first, then second (DT-205)."""

    __slots__ = ("second",)
    prompt = "indian_exchange"

    def __init__(self, second: int) -> None:
        self.second = second

    def seat(self, town: Town) -> int:
        return town.second if self.second else town.first

    def options(self, town: Town) -> list[int]:
        seat = self.seat(town)
        if seat < 0 or town.exchanged or not town.received[seat]:
            return []
        cards = sorted({card % BLIND for card in town.received[seat]})
        return [EXCHANGE_NO] + [EXCHANGE + card for card in cards]

    def take(self, town: Town, action: int) -> None:
        if action == EXCHANGE_NO:
            return
        card = action - EXCHANGE
        seat = self.seat(town)
        if card == RANCH:
            town.ranches[seat] -= 1
        else:
            town.hand[seat].remove(card)
            memory.left_openly(town, seat, card)
        town.boxed.append(card)
        town.exchanged = 1
        town.die_at = seat
        town.reveal()
        town.tell("exchanged", (seat, card))


class DieGoesHome(Step[Town]):
    """Nobody exchanged a deed: the die returns to the village (DT-213, DT-214)."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        if not town.exchanged and town.die_at != VILLAGE:
            town.die_at = VILLAGE
            town.tell("die_home", ())


class SmokeWindow(CardWindow):
    """Smoke Signals: take the Indian die (DT-203)."""

    __slots__ = ()
    prompt = "play_card"

    def may(self, town: Town, seat: int) -> bool:
        return town.die_at != seat and playable(town, seat, SMOKE_SIGNALS)

    def options(self, town: Town) -> list[int]:
        return [SKIP, PLAY + SMOKE_SIGNALS] if self.seat(town) >= 0 else []

    def take(self, town: Town, action: int) -> None:
        if action != SKIP:
            seat = self.seat(town)
            declare(town, seat, SMOKE_SIGNALS, TakeDie(seat))

    def about(self, town: Town) -> list[Arg]:
        return [Arg("card", "card", SMOKE_SIGNALS)]


class TakeDie(Step[Town]):
    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, town: Town) -> None:
        town.die_at = self.player
        town.tell("took_die", (self.player,))
