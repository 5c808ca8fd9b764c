"""Phase I: building a combination of five dice."""

from __future__ import annotations

from typing import Final

from farwest.games.dice_town.box import BRUTE as BRUTE_CARD
from farwest.games.dice_town.box import CHEATER, DICE, OUTLAW_FACE, PLAYERS_EXTENSION
from farwest.games.dice_town.dice import (
    COUNT,
    HANDFULS,
    NONE,
    NUMBER,
    SIDES,
    SIZE,
    faces,
    falls,
    one,
    parts,
)
from farwest.games.dice_town.rules.cards import CardWindow, declare
from farwest.games.dice_town.rules.goods import playable
from farwest.games.dice_town.state import Town
from farwest.games.dice_town.verbs import BRUTE, CHEAT, KEEP, OUTLAW, SKIP
from farwest.kernel.steps import Choice, Step
from farwest.kernel.verbs import Arg


def cost(dice: int) -> int:
    """What keeping this many dice costs: none $1, one nothing, each further one $1 (DT-026)."""
    return dice - 1 if dice else 1


def dice_left(town: Town, seat: int) -> int:
    return DICE - SIZE[town.dice[seat]]


_keeps: Final[dict[int, list[int]]] = {}


def keeps(rolled: int, dollars: int) -> list[int]:
    """The selections of a roll that can be paid, as action codes (DT-025 to DT-027)."""
    key = rolled * DICE + min(dollars, DICE - 1)
    found = _keeps.get(key)
    if found is None:
        found = [
            KEEP + number
            for size, picks in enumerate(parts(rolled))
            if cost(size) <= dollars
            for number in picks
        ]
        _keeps[key] = found
    return found


class Throw(Step[Town]):
    """A throw: Outlaws are declared, then everybody rolls what he has left (DT-023)."""

    __slots__ = ("final",)

    def __init__(self, final: int = 0) -> None:
        self.final = final

    def run(self, town: Town) -> None:
        town.throws += 1
        if town.extension:
            asked: list[Step[Town] | None] = [
                UseOutlaw(seat, 0) if town.outlaws[seat] and dice_left(town, seat) else None
                for seat in range(town.seats)
            ]
            if any(step is not None for step in asked):
                town.do(OutlawsShown(), Roll(self.final))
                town.together(asked)
                return
        roll(town, self.final)


class UseOutlaw(Choice[Town]):
    """Play an Outlaw on none, one or two of the dice left (DT-171 to DT-173)."""

    __slots__ = ("player", "index")
    prompt = "outlaw_use"

    def __init__(self, player: int, index: int) -> None:
        self.player = player
        self.index = index

    def seat(self, town: Town) -> int:
        return self.player

    def options(self, town: Town) -> list[int]:
        left = dice_left(town, self.player) - sum(town.declared[self.player])
        first = OUTLAW + town.outlaws[self.player][self.index] * 3
        return [first + dice for dice in range(min(2, left) + 1)]

    def take(self, town: Town, action: int) -> None:
        town.declared[self.player].append((action - OUTLAW) % 3)
        if self.index + 1 < len(town.outlaws[self.player]):
            town.do(UseOutlaw(self.player, self.index + 1))

    def about(self, town: Town) -> list[Arg]:
        outlaw = town.outlaws[self.player][self.index]
        return [Arg("face", "face", OUTLAW_FACE[outlaw])]


class OutlawsShown(Step[Town]):
    """Declared Outlaws set their dice and become Wanted (DT-172, DT-176)."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        for seat in range(town.seats):
            uses = town.declared[seat]
            if not any(uses):
                town.declared[seat] = []
                continue
            kept = []
            for outlaw, dice in zip(town.outlaws[seat], uses):
                if dice:
                    town.dice[seat] += dice * one(OUTLAW_FACE[outlaw])
                    town.wanted.append(outlaw)
                    town.tell("outlaw", (seat, outlaw, dice))
                else:
                    kept.append(outlaw)
            town.outlaws[seat] = kept
            town.declared[seat] = []
        town.wanted.sort()


class Roll(Step[Town]):
    """The roll, once the Outlaws are shown."""

    __slots__ = ("final",)

    def __init__(self, final: int) -> None:
        self.final = final

    def run(self, town: Town) -> None:
        roll(town, self.final)


def roll(town: Town, final: int) -> None:
    """The dice roll under the cups; in the final throw they stay as they fall (DT-024, DT-035)."""
    asked: list[Step[Town] | None] = []
    for seat in range(town.seats):
        town.shown[seat] = NONE
        dice = dice_left(town, seat)
        if not dice:
            asked.append(None)
            continue
        ways = falls(dice)
        rolled = ways[town.draw(len(ways))]
        if final:
            town.dice[seat] += rolled
            town.shown[seat] = rolled
            town.tell("final", (seat, NUMBER[rolled]))
        else:
            town.rolled[seat] = rolled
            asked.append(KEEPS[seat])
            if town.sink is not None:
                town.tell("rolled", (seat, dice), (NUMBER[rolled],), (seat,))
    if final:
        town.do(Cheat(town.sheriff))
    elif any(step is not None for step in asked):
        town.do(REVEAL)
        town.together(asked)


class Keep(Choice[Town]):
    """Secretly pick the dice to keep, with or without a Brute (DT-025, DT-098)."""

    __slots__ = ("player",)
    prompt = "keep"
    noted = True

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, town: Town) -> int:
        return self.player

    def options(self, town: Town) -> list[int]:
        rolled = town.rolled[self.player]
        found = keeps(rolled, town.cash[self.player])
        if BRUTE_CARD in town.hand[self.player]:
            several = parts(rolled)[2:]
            return found + [BRUTE + number for picks in several for number in picks]
        return found

    def take(self, town: Town, action: int) -> None:
        town.kept[self.player] = HANDFULS[action % COUNT]
        town.bruted[self.player] = action // COUNT

    def fallback(self, town: Town) -> int:
        return KEEP + NUMBER[one(faces(town.rolled[self.player])[-1])]

    def hint(self, town: Town, action: int) -> list[Arg]:
        free = action >= BRUTE
        return [Arg("cost", "number", 0 if free else cost(SIZE[HANDFULS[action]]))]


KEEPS: Final = tuple(Keep(seat) for seat in range(PLAYERS_EXTENSION[1]))


class Reveal(Step[Town]):
    """All cups are lifted: what was kept is set and will be paid (DT-029 to DT-033)."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        town.do(PAY, Cheat(town.sheriff), THROW_ENDS)
        for seat in range(town.seats):
            if town.rolled[seat]:
                kept = town.kept[seat]
                town.dice[seat] += kept
                town.shown[seat] = kept
                town.due[seat] = cost(SIZE[kept])
                town.rolled[seat] = NONE
                town.kept[seat] = NONE
                if town.sink is not None:
                    town.tell("kept", (seat, NUMBER[kept]))
        if any(town.bruted):
            brutes = [seat for seat in town.order() if town.bruted[seat]]
            town.bruted = [0] * town.seats
            town.do_all([PlayBrute(seat) for seat in brutes])


class PlayBrute(Step[Town]):
    """The Brute declared with the selection comes out (DT-030)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, town: Town) -> None:
        declare(town, self.player, BRUTE_CARD, NothingDue(self.player), BruteCut(self.player))


class NothingDue(Step[Town]):
    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, town: Town) -> None:
        town.due[self.player] = 0


class BruteCut(Choice[Town]):
    """The Brute was stopped: who cannot pay keeps fewer of his dice (DT-099)."""

    __slots__ = ("player",)
    prompt = "brute_cut"

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, town: Town) -> int:
        return self.player

    def options(self, town: Town) -> list[int]:
        dollars = town.cash[self.player]
        if town.due[self.player] <= dollars:
            return []
        sizes = parts(town.shown[self.player])[1 : dollars + 2]
        return [KEEP + number for picks in sizes for number in picks]

    def take(self, town: Town, action: int) -> None:
        kept = HANDFULS[action - KEEP]
        town.dice[self.player] -= town.shown[self.player] - kept
        town.shown[self.player] = kept
        town.due[self.player] = cost(SIZE[kept])
        town.tell("cut", (self.player, NUMBER[kept]))

    def hint(self, town: Town, action: int) -> list[Arg]:
        return [Arg("cost", "number", cost(SIZE[HANDFULS[action - KEEP]]))]


class Pay(Step[Town]):
    """Everybody pays for his selection; the bills go on the Stagecoach (DT-031)."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        for seat in range(town.seats):
            due = town.due[seat]
            if due:
                town.cash[seat] -= due
                town.coach += due
                town.due[seat] = 0
                town.tell("paid", (seat, due))


class Cheat(CardWindow):
    """Professional Cheater: turn a die revealed in this throw (DT-100)."""

    __slots__ = ()
    prompt = "cheater"

    def may(self, town: Town, seat: int) -> bool:
        return town.shown[seat] != NONE and playable(town, seat, CHEATER)

    def options(self, town: Town) -> list[int]:
        seat = self.seat(town)
        if seat < 0:
            return []
        return [SKIP] + [
            CHEAT + face * SIDES + to
            for face in faces(town.shown[seat])
            for to in range(SIDES)
            if to != face
        ]

    def take(self, town: Town, action: int) -> None:
        if action == SKIP:
            town.do(self.passed(town))
            return
        seat = self.seat(town)
        face, to = divmod(action - CHEAT, SIDES)
        town.do(self.again(town))
        declare(town, seat, CHEATER, TurnDie(seat, face, to))
        town.tell("cheat", (seat, face, to))


class TurnDie(Step[Town]):
    """One die shows another face."""

    __slots__ = ("player", "face", "to")

    def __init__(self, player: int, face: int, to: int) -> None:
        self.player = player
        self.face = face
        self.to = to

    def run(self, town: Town) -> None:
        turned = one(self.to) - one(self.face)
        town.dice[self.player] += turned
        town.shown[self.player] += turned
        town.tell("turned", (self.player, self.face, self.to))


class ThrowEnds(Step[Town]):
    """Another throw, the final one, or the end of phase I (DT-033, DT-034)."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        complete = sum(1 for seat in range(town.seats) if not dice_left(town, seat))
        if not complete:
            town.do(Throw())
        elif complete < town.seats:
            town.do(Throw(final=1))


REVEAL: Final = Reveal()
PAY: Final = Pay()
THROW_ENDS: Final = ThrowEnds()
