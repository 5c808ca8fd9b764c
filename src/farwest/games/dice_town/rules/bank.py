"""The Bank and the Stagecoach."""

from __future__ import annotations

from farwest.games.dice_town.box import BANK, SHARE
from farwest.games.dice_town.dice import count
from farwest.games.dice_town.rules.action import Action
from farwest.games.dice_town.rules.cards import CardWindow, declare
from farwest.games.dice_town.rules.goods import pay, playable
from farwest.games.dice_town.state import Town
from farwest.games.dice_town.verbs import PLAY, SKIP
from farwest.kernel.steps import Step
from farwest.kernel.verbs import Arg


class RobBank(Action):
    """Take all the bills on the Bank; Share may halve the loot (DT-061, DT-062)."""

    __slots__ = ()

    def act(self, town: Town) -> None:
        seat = self.player
        town.robber = seat
        town.loot = town.bank
        town.bank = 0
        town.cash[seat] += town.loot
        if town.loot:
            town.gained[seat] = 1
        town.tell("robbed_bank", (seat, town.loot))
        if town.loot > 1:
            town.do(ShareWindow(town.sheriff))


class ShareWindow(CardWindow):
    """An opponent of the robber may ask for half of the loot (DT-105)."""

    __slots__ = ()
    prompt = "play_card"

    def may(self, town: Town, seat: int) -> bool:
        return seat != town.robber and playable(town, seat, SHARE)

    def options(self, town: Town) -> list[int]:
        return [SKIP, PLAY + SHARE] if self.seat(town) >= 0 else []

    def take(self, town: Town, action: int) -> None:
        if action != SKIP:
            seat = self.seat(town)
            declare(town, seat, SHARE, ShareOut(seat))

    def about(self, town: Town) -> list[Arg]:
        return [Arg("card", "card", SHARE)]


class ShareOut(Step[Town]):
    """Half of the loot, rounded down."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, town: Town) -> None:
        given = pay(town, town.robber, self.player, town.loot // 2)
        town.gained[self.player] = 1
        town.tell("shared", (town.robber, self.player, given))


class AttackStagecoach(Action):
    """A dollar from the Stagecoach per 10 (DT-156)."""

    __slots__ = ()

    def act(self, town: Town) -> None:
        taken = min(count(town.dice[self.player], BANK), town.coach)
        town.coach -= taken
        town.cash[self.player] += taken
        if taken:
            town.gained[self.player] = 1
        town.tell("robbed_coach", (self.player, taken))


class Stagecoach(Step[Town]):
    """Its bills move to the Bank (DT-063, DT-158)."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        if town.coach:
            town.tell("coach", (town.coach,))
        town.bank += town.coach
        town.coach = 0
