"""Playing a store card, the Wanted Notice, and the cards that act at once."""

from __future__ import annotations

from collections.abc import Sequence

from farwest.games.dice_town import memory
from farwest.games.dice_town.box import (
    GIFT,
    SWINDLER,
    SWINDLER_DOLLARS,
    WANTED_NOTICE,
)
from farwest.games.dice_town.rules.goods import (
    deeds_in_hand,
    discard,
    has_store_card,
    holders,
    into_hand,
    pay,
    playable,
)
from farwest.games.dice_town.state import Town
from farwest.games.dice_town.verbs import GIFT_FROM, GIVE, PLAY, SKIP
from farwest.kernel.steps import NOBODY, Choice, Step
from farwest.kernel.verbs import Arg
from farwest.kernel.windows import Window


def declare(
    town: Town,
    seat: int,
    card: int,
    deed: Step[Town],
    instead: Step[Town] | None = None,
) -> None:
    """Show a card from hand; unless it is cancelled the deed follows, then it is discarded.

    It is declared with everything it needs before anything happens (DT-111).
    """
    town.hand[seat].remove(card)
    memory.left_openly(town, seat, card)
    show(town, seat, card)
    town.do(Notice(seat, card), Resolve(card, deed, instead))


def show(town: Town, seat: int, card: int) -> None:
    """A card that is played lies on the table until it is discarded."""
    town.table.append(card)
    town.reveal()
    town.tell("played", (seat, card))


class Notice(Choice[Town]):
    """The Wanted Notice may cancel a card an opponent just played (DT-106, DT-112)."""

    __slots__ = ("actor", "card")
    prompt = "wanted"

    def __init__(self, actor: int, card: int) -> None:
        self.actor = actor
        self.card = card

    def seat(self, town: Town) -> int:
        for seat in range(town.seats):
            if seat != self.actor and playable(town, seat, WANTED_NOTICE):
                return seat
        return NOBODY

    def options(self, town: Town) -> list[int]:
        return [] if self.seat(town) == NOBODY else [SKIP, PLAY + WANTED_NOTICE]

    def take(self, town: Town, action: int) -> None:
        if action == SKIP:
            return
        seat = self.seat(town)
        town.hand[seat].remove(WANTED_NOTICE)
        memory.left_openly(town, seat, WANTED_NOTICE)
        town.table.append(WANTED_NOTICE)
        town.cancelled = 1
        town.reveal()
        town.tell("cancelled", (seat, self.actor, self.card))

    def veiled(self, town: Town) -> bool:
        return True

    def reactors(self, town: Town) -> Sequence[int]:
        return [seat for seat in holders(town) if seat != self.actor]

    def about(self, town: Town) -> list[Arg]:
        return [Arg("card", "card", self.card), Arg("player", "seat", self.actor)]


class Resolve(Step[Town]):
    """The card takes effect, or not, and is discarded (DT-093, DT-113)."""

    __slots__ = ("card", "deed", "instead")

    def __init__(self, card: int, deed: Step[Town], instead: Step[Town] | None) -> None:
        self.card = card
        self.deed = deed
        self.instead = instead

    def run(self, town: Town) -> None:
        if not town.cancelled:
            town.do(self.deed, ToDiscard(self.card))
            return
        town.cancelled = 0
        if self.instead is not None:
            town.do(self.instead)
        town.do(ToDiscard(self.card), ToDiscard(WANTED_NOTICE))


class ToDiscard(Step[Town]):
    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, town: Town) -> None:
        town.table.remove(self.card)
        discard(town, self.card)


class MayPlay(Choice[Town]):
    """A player may play a certain card at this moment, if he holds it (DT-109)."""

    __slots__ = ("player", "card", "deed")
    prompt = "play_card"

    def __init__(self, player: int, card: int, deed: Step[Town]) -> None:
        self.player = player
        self.card = card
        self.deed = deed

    def seat(self, town: Town) -> int:
        return self.player

    def options(self, town: Town) -> list[int]:
        return [SKIP, PLAY + self.card] if playable(town, self.player, self.card) else []

    def take(self, town: Town, action: int) -> None:
        if action != SKIP:
            declare(town, self.player, self.card, self.deed)

    def veiled(self, town: Town) -> bool:
        return True

    def reactors(self, town: Town) -> Sequence[int]:
        return [self.player] if has_store_card(town, self.player) else []

    def about(self, town: Town) -> list[Arg]:
        return [Arg("card", "card", self.card)]


class CardWindow(Window[Town]):
    """A reaction window for store cards: it waits for those who hold one (DT-109)."""

    __slots__ = ()

    def reactors(self, town: Town) -> Sequence[int]:
        return holders(town) if super().reactors(town) else []


class OnceMore(Step[Town]):
    """Dynamite, Unlimited Credit, The Girls: the action counts once more."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        town.times += 1


# --- cards that act at once (DT-195) -------------------------------------------------------


def acquire(town: Town, seat: int, card: int) -> None:
    """A store card from the deck or the discard: to hand, or played at once (DT-195)."""
    town.gained[seat] = 1
    if card == GIFT:
        show(town, seat, card)
        town.do(Gift(seat), ToDiscard(card))
    elif card == SWINDLER:
        show(town, seat, card)
        town.do(Notice(seat, card), Resolve(card, Swindle(seat), None))
    else:
        into_hand(town, seat, card)


class Gift(Choice[Town]):
    """Name an opponent: he gives you a store card of his choice (DT-111, DT-196)."""

    __slots__ = ("player",)
    prompt = "gift_target"

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, town: Town) -> int:
        return self.player

    def options(self, town: Town) -> list[int]:
        return [GIFT_FROM + seat for seat in holders(town) if seat != self.player]

    def take(self, town: Town, action: int) -> None:
        giver = action - GIFT_FROM
        town.reveal()  # or taking it back would tell that nobody could have cancelled it
        town.tell("asked_gift", (self.player, giver))
        town.do(Notice(self.player, GIFT), Granted(giver, self.player))


class Granted(Step[Town]):
    """The one who was named gives, unless the Gift was cancelled (DT-111).

    The card itself is discarded after this: that was put off when it was shown.
    """

    __slots__ = ("giver", "taker")

    def __init__(self, giver: int, taker: int) -> None:
        self.giver = giver
        self.taker = taker

    def run(self, town: Town) -> None:
        if not town.cancelled:
            town.do(Give(self.giver, self.taker))
            return
        town.cancelled = 0
        town.do(ToDiscard(WANTED_NOTICE))


class Give(Choice[Town]):
    """The giver picks one of his store cards."""

    __slots__ = ("giver", "taker")
    prompt = "gift_give"

    def __init__(self, giver: int, taker: int) -> None:
        self.giver = giver
        self.taker = taker

    def seat(self, town: Town) -> int:
        return self.giver

    def options(self, town: Town) -> list[int]:
        cards = town.hand[self.giver][deeds_in_hand(town, self.giver) :]
        return [GIVE + card for card in sorted(set(cards))]

    def take(self, town: Town, action: int) -> None:
        card = action - GIVE
        town.hand[self.giver].remove(card)
        memory.left_unseen(town, self.giver, card, [self.giver, self.taker])
        into_hand(town, self.taker, card)
        memory.learn(town, self.giver, self.taker, card)
        town.gained[self.taker] = 1
        town.reveal()
        town.tell("gave", (self.giver, self.taker), (card,), (self.giver, self.taker))

    def about(self, town: Town) -> list[Arg]:
        return [Arg("player", "seat", self.taker)]


class Swindle(Step[Town]):
    """Every other player gives you two dollars (DT-197)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, town: Town) -> None:
        got = collect(town, self.player, SWINDLER_DOLLARS)
        if got:
            town.gained[self.player] = 1
        town.tell("collected", (self.player, got))


def collect(town: Town, seat: int, dollars: int) -> int:
    """Every other player pays this seat."""
    return sum(pay(town, other, seat, dollars) for other in range(town.seats) if other != seat)
