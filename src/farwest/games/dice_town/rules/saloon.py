"""The Saloon: robbing a rival, recruiting an Outlaw."""

from __future__ import annotations

from collections.abc import Sequence

from farwest.games.dice_town import memory
from farwest.games.dice_town.box import (
    DESPERADO,
    GIRLS,
    INSURANCE,
    NO_CARD,
    RANCH,
    SALOON,
    WHISKY,
)
from farwest.games.dice_town.dice import count
from farwest.games.dice_town.memory import is_deed
from farwest.games.dice_town.rules.action import Action
from farwest.games.dice_town.rules.cards import MayPlay, OnceMore, acquire, declare
from farwest.games.dice_town.rules.goods import (
    deeds_in_hand,
    draw_deed,
    draw_store,
    has_store_card,
    into_hand,
    playable,
    store_cards_left,
)
from farwest.games.dice_town.state import Town
from farwest.games.dice_town.verbs import (
    DESPERADO_PICK,
    NO_ROB,
    ROB,
    SPLIT,
    STEAL,
    WHISKY_ROB,
)
from farwest.kernel.steps import Choice, Step
from farwest.kernel.verbs import Arg


class Rob(Action):
    """Rob a rival, twice with The Girls (DT-068, DT-072)."""

    __slots__ = ()

    def act(self, town: Town) -> None:
        town.do(MayPlayGirls(self.player, GIRLS, OnceMore()), Robberies(self.player))


def targets(town: Town, thief: int) -> list[int]:
    """Opponents with a card in hand, none of them guarded (DT-070, DT-211)."""
    return [
        seat
        for seat in range(town.seats)
        if seat != thief and town.hand[seat] and seat != town.guarded
    ]


def whisky_targets(town: Town, thief: int) -> list[int]:
    """Opponents with a Ranch, for a thief who may play Whisky (DT-199)."""
    if not playable(town, thief, WHISKY):
        return []
    return [
        seat
        for seat in range(town.seats)
        if seat != thief and town.ranches[seat] and seat != town.guarded
    ]


class MayPlayGirls(MayPlay):
    """The Girls need somebody to rob (DT-223)."""

    __slots__ = ()

    def options(self, town: Town) -> list[int]:
        if targets(town, self.player) or whisky_targets(town, self.player):
            return super().options(town)
        return []


class Robberies(Step[Town]):
    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, town: Town) -> None:
        if not targets(town, self.player):
            town.tell("nobody_to_rob", (self.player,))
        town.do_all([Target(self.player)] * town.times)


class Target(Choice[Town]):
    """Whom to rob; with Whisky, whose Ranch to steal (DT-070, DT-199)."""

    __slots__ = ("thief",)
    prompt = "saloon_target"

    def __init__(self, thief: int) -> None:
        self.thief = thief

    def seat(self, town: Town) -> int:
        return self.thief

    def options(self, town: Town) -> list[int]:
        found = [ROB + seat for seat in targets(town, self.thief)]
        ranchers = [WHISKY_ROB + seat for seat in whisky_targets(town, self.thief)]
        if ranchers and not found:
            return [NO_ROB, *ranchers]
        return found + ranchers

    def take(self, town: Town, action: int) -> None:
        if action == NO_ROB:
            return
        if action < WHISKY_ROB:
            town.do(Split(self.thief, action - ROB))
            return
        victim = action - WHISKY_ROB
        declare(town, self.thief, WHISKY, StealRanch(self.thief, victim), Split(self.thief, victim))
        town.tell("whisky", (self.thief, victim))

    def veiled(self, town: Town) -> bool:
        return len(targets(town, self.thief)) < 2  # then only Whisky leaves a choice

    def reactors(self, town: Town) -> Sequence[int]:
        robs = self.veiled(town) and any(town.ranches) and has_store_card(town, self.thief)
        return [self.thief] if robs else []


class Split(Choice[Town]):
    """How many of the cards drawn are deeds; their backs tell (DT-069)."""

    __slots__ = ("thief", "victim")
    prompt = "saloon_split"

    def __init__(self, thief: int, victim: int) -> None:
        self.thief = thief
        self.victim = victim

    def seat(self, town: Town) -> int:
        return self.thief

    def cards(self, town: Town) -> int:
        return min(count(town.dice[self.thief], SALOON), len(town.hand[self.victim]))

    def options(self, town: Town) -> list[int]:
        cards = self.cards(town)
        deeds = deeds_in_hand(town, self.victim)
        others = len(town.hand[self.victim]) - deeds
        if not cards:
            return []
        return list(range(SPLIT + max(0, cards - others), SPLIT + min(cards, deeds) + 1))

    def take(self, town: Town, action: int) -> None:
        hand = town.hand[self.victim]
        deeds = deeds_in_hand(town, self.victim)
        wanted = action - SPLIT
        kinds = (hand[:deeds], wanted), (hand[deeds:], self.cards(town) - wanted)
        town.drawn = []
        for cards, number in kinds:
            town.shuffle(cards)
            town.drawn += sorted(cards[:number])
        town.reveal()
        for card in set(town.drawn):
            known = memory.times_known(town, self.thief, self.victim, card)
            for _ in range(town.drawn.count(card) - known):
                memory.learn(town, self.thief, self.victim, card)
        both = (self.thief, self.victim)
        town.tell("looked", (*both, wanted, len(town.drawn) - wanted), (list(town.drawn),), both)
        town.do(Steal(self.thief, self.victim))

    def about(self, town: Town) -> list[Arg]:
        return [Arg("n", "number", self.cards(town)), Arg("player", "seat", self.victim)]


class Steal(Choice[Town]):
    """Keep one of the cards drawn; the others stay with their owner (DT-068)."""

    __slots__ = ("thief", "victim")
    prompt = "saloon_keep"

    def __init__(self, thief: int, victim: int) -> None:
        self.thief = thief
        self.victim = victim

    def seat(self, town: Town) -> int:
        return self.thief

    def options(self, town: Town) -> list[int]:
        return [STEAL + card for card in sorted(set(town.drawn))]

    def take(self, town: Town, action: int) -> None:
        card = action - STEAL
        town.drawn = []
        town.hand[self.victim].remove(card)
        memory.left_unseen(town, self.victim, card, [self.thief, self.victim])
        into_hand(town, self.thief, card)
        memory.learn(town, self.victim, self.thief, card)
        town.gained[self.thief] = 1
        town.reveal()
        both = (self.thief, self.victim)
        town.tell("stole", (*both, 1 if is_deed(card) else 0), (card,), both)
        insure(town, self.victim, is_deed(card))

    def about(self, town: Town) -> list[Arg]:
        return [Arg("player", "seat", self.victim)]


class StealRanch(Step[Town]):
    """Whisky: a Ranch changes hands (DT-199)."""

    __slots__ = ("thief", "victim")

    def __init__(self, thief: int, victim: int) -> None:
        self.thief = thief
        self.victim = victim

    def run(self, town: Town) -> None:
        town.ranches[self.victim] -= 1
        town.ranches[self.thief] += 1
        town.gained[self.thief] = 1
        town.tell("stole_ranch", (self.thief, self.victim))
        insure(town, self.victim, deed=True)


def insure(town: Town, victim: int, deed: bool) -> None:
    """Insurance may replace what was stolen, if a card of that kind is left (DT-201)."""
    if town.deeds if deed else store_cards_left(town):
        town.do(MayPlay(victim, INSURANCE, Refund(victim, int(deed))))


class Refund(Step[Town]):
    __slots__ = ("player", "deed")

    def __init__(self, player: int, deed: int) -> None:
        self.player = player
        self.deed = deed

    def run(self, town: Town) -> None:
        seat = self.player
        if self.deed:
            card = draw_deed(town, seat)
            if card == RANCH:
                town.tell("got_ranch", (seat,))
            else:
                town.tell("drew_deed", (seat,), (card,), (seat,))
        else:
            card = draw_store(town)
            if card != NO_CARD:
                town.tell("drew_card", (seat,), (card,), (seat,))
                acquire(town, seat, card)


class Recruit(Action):
    """Take the top Outlaw of the deck, or any with Desperado (DT-161, DT-202)."""

    __slots__ = ()

    def act(self, town: Town) -> None:
        if town.outlaw_deck:
            town.do(MayPlay(self.player, DESPERADO, PickOutlaw(self.player)), TakeTop(self.player))


class PickOutlaw(Choice[Town]):
    """Any Outlaw of the deck, brought to its top; the rest is shuffled when he has left."""

    __slots__ = ("player",)
    prompt = "desperado_pick"

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, town: Town) -> int:
        return self.player

    def options(self, town: Town) -> list[int]:
        return [DESPERADO_PICK + outlaw for outlaw in sorted(town.outlaw_deck)]

    def take(self, town: Town, action: int) -> None:
        outlaw = action - DESPERADO_PICK
        town.outlaw_deck.remove(outlaw)
        town.outlaw_deck.sort()
        town.shuffle(town.outlaw_deck)
        town.outlaw_deck.append(outlaw)


class TakeTop(Step[Town]):
    """The recruited Outlaw lies in front of his owner (DT-170)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, town: Town) -> None:
        outlaw = town.outlaw_deck.pop()
        town.outlaws[self.player].append(outlaw)
        town.outlaws[self.player].sort()
        town.gained[self.player] = 1
        town.reveal()
        town.tell("recruited", (self.player, outlaw))
