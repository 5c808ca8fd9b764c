"""Doc Badluck: a consolation for those who gained nothing."""

from __future__ import annotations

from farwest.games.dice_town import memory
from farwest.games.dice_town.box import (
    BENEFIT_FACES,
    BIG_SCAM,
    DOC_BIG_SCAM,
    DOC_FENCE,
    DOC_SMALL_SCAM,
    DOC_STORE,
    ELIXIR,
    FENCED_DEEDS,
    NO_CARD,
    SMALL_SCAM,
)
from farwest.games.dice_town.dice import count
from farwest.games.dice_town.rules.action import Action
from farwest.games.dice_town.rules.cards import CardWindow, acquire, collect, declare
from farwest.games.dice_town.rules.goods import (
    deeds_in_hand,
    draw_store,
    playable,
    store_cards_left,
)
from farwest.games.dice_town.state import Town
from farwest.games.dice_town.verbs import DOC, DOC_NEXT, DOC_PASS, FENCE, PLAY, SKIP
from farwest.kernel.steps import NOBODY, Choice, Step
from farwest.kernel.verbs import Arg


class DocStep(Step[Town]):
    """Those who gained nothing may visit, and the holder of the Elixir (DT-084, DT-085)."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        town.place = NOBODY
        town.fresh = []
        town.visitors = [seat for seat in range(town.seats) if not town.gained[seat]]
        town.queue = []
        town.do(ElixirWindow(town.sheriff), NextVisitor(), VisitAll())


class ElixirWindow(CardWindow):
    __slots__ = ()
    prompt = "play_card"

    def may(self, town: Town, seat: int) -> bool:
        return seat not in town.visitors and playable(town, seat, ELIXIR)

    def options(self, town: Town) -> list[int]:
        return [SKIP, PLAY + ELIXIR] if self.seat(town) >= 0 else []

    def take(self, town: Town, action: int) -> None:
        if action != SKIP:
            seat = self.seat(town)
            declare(town, seat, ELIXIR, Admit(seat))

    def about(self, town: Town) -> list[Arg]:
        return [Arg("card", "card", ELIXIR)]


class Admit(Step[Town]):
    """The Elixir opens the Doc's door (DT-108)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, town: Town) -> None:
        town.visitors.append(self.player)
        town.visitors.sort()


class NextVisitor(Choice[Town]):
    """The Sheriff fixes the order of all visits before the first (DT-086)."""

    __slots__ = ()
    prompt = "doc_next"

    def seat(self, town: Town) -> int:
        return town.sheriff

    def options(self, town: Town) -> list[int]:
        return [DOC_NEXT + seat for seat in town.visitors]

    def take(self, town: Town, action: int) -> None:
        seat = action - DOC_NEXT
        town.visitors.remove(seat)
        town.queue.append(seat)
        town.do(NextVisitor())


class VisitAll(Step[Town]):
    __slots__ = ()

    def run(self, town: Town) -> None:
        town.do_all([Visit(seat) for seat in town.queue])


class Visit(Step[Town]):
    """One visitor takes one benefit, or none (DT-087, DT-092)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, town: Town) -> None:
        town.fresh = []
        town.do(Benefit(self.player, 0))


class DocNow(Action):
    """Extension, at the General Store: one benefit of the Doc at once (DT-159, DT-160)."""

    __slots__ = ()

    def act(self, town: Town) -> None:
        town.do(Benefit(self.player, 1))


def available(town: Town, seat: int) -> list[int]:
    """The benefits a combination opens and that can be had (DT-087 to DT-091)."""
    dice = town.dice[seat]
    found = []
    for benefit, opening in enumerate(BENEFIT_FACES):
        if not any(count(dice, face) for face in opening):
            continue
        if benefit == DOC_FENCE and not deeds_in_hand(town, seat):
            continue
        if benefit == DOC_STORE and not store_cards_left(town):
            continue
        found.append(benefit)
    return found


class Benefit(Choice[Town]):
    """Barbed wire, a free sample, a small or a big scam."""

    __slots__ = ("player", "at_store")
    prompt = "doc_benefit"

    def __init__(self, player: int, at_store: int) -> None:
        self.player = player
        self.at_store = at_store

    def seat(self, town: Town) -> int:
        return self.player

    def options(self, town: Town) -> list[int]:
        found = [DOC + benefit for benefit in available(town, self.player)]
        return found if self.at_store else [*found, DOC_PASS]

    def fallback(self, town: Town) -> int:
        return self.options(town)[-1]

    def take(self, town: Town, action: int) -> None:
        seat = self.player
        if action == DOC_PASS:
            town.tell("doc_pass", (seat,))
            return
        benefit = action - DOC
        gained = town.gained[seat]
        town.tell("doc", (seat, benefit))
        if benefit == DOC_FENCE:
            town.gained[seat] = 1
            fence(town, seat)
        elif benefit == DOC_STORE:
            card = draw_store(town)
            if card != NO_CARD:
                town.tell("drew_card", (seat,), (card,), (seat,))
                acquire(town, seat, card)
        elif benefit == DOC_SMALL_SCAM:
            got = collect(town, seat, SMALL_SCAM)
            town.tell("collected", (seat, got))
            if got:
                town.gained[seat] = 1
        elif benefit == DOC_BIG_SCAM:
            got = collect_nuggets(town, seat)
            town.tell("collected_gold", (seat, got))
            if got:
                town.gained[seat] = 1
        if not self.at_store:
            town.gained[seat] = gained


def collect_nuggets(town: Town, seat: int) -> int:
    """Every other player gives a nugget, if he has one (DT-091)."""
    got = 0
    for other in range(town.seats):
        if other != seat:
            given = min(BIG_SCAM, town.nuggets[other])
            town.nuggets[other] -= given
            got += given
    town.nuggets[seat] += got
    return got


def fence(town: Town, seat: int) -> None:
    """Two deeds of the hand are laid open; with no more than two there is no choice (DT-088)."""
    deeds = deeds_in_hand(town, seat)
    if deeds > FENCED_DEEDS:
        town.do_all([FenceDeed(seat)] * FENCED_DEEDS)
    else:
        for card in town.hand[seat][:deeds]:
            lay_open(town, seat, card)


def lay_open(town: Town, seat: int, card: int) -> None:
    town.hand[seat].remove(card)
    memory.left_openly(town, seat, card)
    town.fenced[seat].append(card)
    town.reveal()
    town.tell("fenced", (seat, card))


class FenceDeed(Choice[Town]):
    __slots__ = ("player",)
    prompt = "fence_deed"

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, town: Town) -> int:
        return self.player

    def options(self, town: Town) -> list[int]:
        deeds = town.hand[self.player][: deeds_in_hand(town, self.player)]
        return [FENCE + card for card in sorted(set(deeds))]

    def take(self, town: Town, action: int) -> None:
        lay_open(town, self.player, action - FENCE)
