"""The Sheriff's office: the star, and the hunt for Outlaws."""

from __future__ import annotations

from collections.abc import Sequence

from farwest.games.dice_town.box import (
    DOUBLE_GUN,
    JOE_DOLLARS,
    MARSHALL,
    NERVOUS_JOE,
    OUTLAW_FACE,
    SHERIFF,
)
from farwest.games.dice_town.dice import (
    HANDFULS,
    NONE,
    NUMBER,
    SIDES,
    SIZE,
    count,
    faces,
    falls,
    parts,
)
from farwest.games.dice_town.rules.action import Action
from farwest.games.dice_town.rules.cards import CardWindow, declare
from farwest.games.dice_town.rules.goods import has_store_card, pay, playable
from farwest.games.dice_town.state import Town
from farwest.games.dice_town.verbs import CAPTURE, JOE, PLAY, REROLL, SKIP
from farwest.kernel.steps import Choice, Step


class StarWindow(CardWindow):
    """Nervous Joe and the Marshall, before the star moves (DT-074, DT-103, DT-104)."""

    __slots__ = ()
    prompt = "star"

    def payers(self, town: Town, seat: int) -> list[int]:
        return [other for other in range(town.seats) if other != seat and town.cash[other]]

    def star_moves(self, town: Town) -> bool:
        return town.heir >= 0 and town.heir != town.sheriff and not town.held

    def may(self, town: Town, seat: int) -> bool:
        if playable(town, seat, NERVOUS_JOE) and self.payers(town, seat):
            return True
        return self.star_moves(town) and playable(town, seat, MARSHALL)

    def options(self, town: Town) -> list[int]:
        seat = self.seat(town)
        if seat < 0:
            return []
        found = [SKIP]
        if playable(town, seat, NERVOUS_JOE):
            found += [JOE + other for other in self.payers(town, seat)]
        if self.star_moves(town) and playable(town, seat, MARSHALL):
            found.append(PLAY + MARSHALL)
        return found

    def take(self, town: Town, action: int) -> None:
        if action == SKIP:
            town.do(self.passed(town))
            return
        seat = self.seat(town)
        town.do(self.again(town))
        if action == PLAY + MARSHALL:
            declare(town, seat, MARSHALL, HoldStar())
        else:
            declare(town, seat, NERVOUS_JOE, PayJoe(action - JOE, seat))
            town.tell("joe", (seat, action - JOE))


class PayJoe(Step[Town]):
    """Four dollars, or all he has (DT-103)."""

    __slots__ = ("giver", "taker")

    def __init__(self, giver: int, taker: int) -> None:
        self.giver = giver
        self.taker = taker

    def run(self, town: Town) -> None:
        given = pay(town, self.giver, self.taker, JOE_DOLLARS)
        if given:
            town.gained[self.taker] = 1
        town.tell("paid_joe", (self.giver, self.taker, given))


class HoldStar(Step[Town]):
    __slots__ = ()

    def run(self, town: Town) -> None:
        town.held = 1


class TakeStar(Action):
    """The winner becomes Sheriff, unless the Marshall holds the star back (DT-073, DT-104)."""

    __slots__ = ()

    def act(self, town: Town) -> None:
        if town.held:
            town.tell("star_held", (town.sheriff, self.player))
            return
        town.sheriff = self.player
        town.gained[self.player] = 1
        town.tell("star", (self.player,))


class Hunt(Action):
    """Roll the dice showing K again; each match captures a Wanted Outlaw (DT-177)."""

    __slots__ = ()

    def act(self, town: Town) -> None:
        if not town.wanted:
            town.tell("nobody_wanted", (self.player,))
            return
        dice = count(town.dice[self.player], SHERIFF)
        town.hunt = falls(dice)[town.draw(SIDES**dice)]
        town.tell("hunt", (self.player, NUMBER[town.hunt]))
        town.do(DoubleGun(self.player), Captures(self.player))


class DoubleGun(Choice[Town]):
    """Roll any of the hunt dice once more (DT-198)."""

    __slots__ = ("player",)
    prompt = "double_gun"

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, town: Town) -> int:
        return self.player

    def options(self, town: Town) -> list[int]:
        if not playable(town, self.player, DOUBLE_GUN):
            return []
        return [SKIP] + [REROLL + number for picks in parts(town.hunt)[1:] for number in picks]

    def take(self, town: Town, action: int) -> None:
        if action != SKIP:
            dice = HANDFULS[action - REROLL]
            declare(town, self.player, DOUBLE_GUN, RollAgain(self.player, dice))
            town.tell("reroll", (self.player, action - REROLL))

    def veiled(self, town: Town) -> bool:
        return True

    def reactors(self, town: Town) -> Sequence[int]:
        return [self.player] if has_store_card(town, self.player) else []


class RollAgain(Step[Town]):
    __slots__ = ("player", "dice")

    def __init__(self, player: int, dice: int) -> None:
        self.player = player
        self.dice = dice

    def run(self, town: Town) -> None:
        number = SIZE[self.dice]
        town.hunt += falls(number)[town.draw(SIDES**number)] - self.dice
        town.tell("hunt", (self.player, NUMBER[town.hunt]))


class Captures(Step[Town]):
    """Every die that matches captures one Outlaw; the dice go back to K (DT-177 to DT-179)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, town: Town) -> None:
        caught = False
        for face in faces(town.hunt):
            dice = count(town.hunt, face)
            matching = [outlaw for outlaw in town.wanted if OUTLAW_FACE[outlaw] == face]
            caught = caught or bool(matching)
            if len(matching) <= dice:
                for outlaw in matching:
                    capture(town, self.player, outlaw)
            else:
                town.do_all([Capture(self.player, face)] * dice)
        if not caught:
            town.tell("caught_nobody", (self.player,))
        town.hunt = NONE


def capture(town: Town, seat: int, outlaw: int) -> None:
    town.wanted.remove(outlaw)
    town.captured[seat].append(outlaw)
    town.gained[seat] = 1
    town.tell("captured", (seat, outlaw))


class Capture(Choice[Town]):
    """More Outlaws than dice: the hunter picks (DT-178)."""

    __slots__ = ("player", "face")
    prompt = "capture"

    def __init__(self, player: int, face: int) -> None:
        self.player = player
        self.face = face

    def seat(self, town: Town) -> int:
        return self.player

    def options(self, town: Town) -> list[int]:
        return [CAPTURE + o for o in town.wanted if OUTLAW_FACE[o] == self.face]

    def take(self, town: Town, action: int) -> None:
        capture(town, self.player, action - CAPTURE)
