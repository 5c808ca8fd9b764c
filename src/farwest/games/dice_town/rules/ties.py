"""Winning a place: first, second, ties, and offers to the Sheriff."""

from __future__ import annotations

from bisect import insort

from farwest.games.dice_town import memory
from farwest.games.dice_town.box import (
    BRIBE_CARDS,
    BRIBE_DOLLARS,
    BRIBE_NUGGETS,
    NO_CARD,
    TOWN_HALL,
)
from farwest.games.dice_town.dice import RANK
from farwest.games.dice_town.memory import is_deed
from farwest.games.dice_town.rules.goods import pay
from farwest.games.dice_town.state import Town
from farwest.games.dice_town.verbs import (
    NAME,
    OFFER_BUILD,
    OFFER_CARD,
    OFFER_DOLLARS,
    OFFER_DONE,
    OFFER_NOTHING,
    OFFER_NUGGETS,
)
from farwest.kernel.steps import Choice, Step
from farwest.kernel.verbs import Arg


def standings(town: Town, place: int) -> list[int]:
    """How each seat stands at a place: dice of its face, or poker rank (DT-041, DT-042)."""
    if place == TOWN_HALL:
        return [RANK[dice] for dice in town.dice]
    return [(dice >> 3 * place) & 7 for dice in town.dice]


def leaders(standing: list[int], below: int = 99_999) -> list[int]:
    """The seats that share the best result under a bound; nobody leads with nothing."""
    best = 0
    for result in standing:
        if best < result < below:
            best = result
    return [seat for seat, result in enumerate(standing) if result == best] if best else []


def find_first(town: Town, place: int) -> None:
    """Who is first here, if anybody (DT-041 to DT-043)."""
    tied = leaders(standings(town, place))
    if not tied:
        town.tell("nobody", (place,))
    elif len(tied) == 1:
        town.first = tied[0]
        town.tell("first", (town.first, place))
    else:
        town.tell("tie", (place, tied))
        break_tie(town, tied, place, second=0)


class Second(Step[Town]):
    """Extension: who is second here (DT-147 to DT-152)."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, town: Town) -> None:
        if town.first < 0 or town.seats == 2:
            return
        standing = standings(town, self.place)
        tied = leaders(standing)
        if len(tied) > 1:
            tied.remove(town.first)
        else:
            tied = leaders(standing, below=standing[town.first])
        if len(tied) == 1:
            town.second = tied[0]
            town.tell("second", (town.second, self.place))
        elif tied:
            town.tell("tie_second", (self.place, tied))
            break_tie(town, tied, self.place, second=1)


def break_tie(town: Town, tied: list[int], place: int, second: int) -> None:
    """Offers, if the table allows them, then the Sheriff's word (DT-046, DT-051)."""
    if not town.bribes:
        town.do(Name(tied, place, second))
        return
    town.do(OffersShown(tied), Name(tied, place, second))
    asked: list[Step[Town] | None] = [
        OfferOpen(seat, place) if seat in tied and seat != town.sheriff else None
        for seat in range(town.seats)
    ]
    town.together(asked)


class Offering(Choice[Town]):
    """A step of an offer: who makes it, and the place it is for (DT-221)."""

    __slots__ = ("player", "place")

    def __init__(self, player: int, place: int) -> None:
        self.player = player
        self.place = place

    def seat(self, town: Town) -> int:
        return self.player

    def about(self, town: Town) -> list[Arg]:
        return [Arg("place", "place", self.place)]


class OfferOpen(Offering):
    """Offer nothing, or put an offer together (DT-221)."""

    __slots__ = ()
    prompt = "bribe_open"

    def options(self, town: Town) -> list[int]:
        seat = self.player
        if town.cash[seat] or town.nuggets[seat] or town.hand[seat]:
            return [OFFER_NOTHING, OFFER_BUILD]
        return [OFFER_NOTHING]

    def take(self, town: Town, action: int) -> None:
        if action == OFFER_BUILD:
            seat = self.player
            place = self.place
            town.do(OfferDollars(seat, place), OfferNuggets(seat, place), OfferCard(seat, place))


class OfferDollars(Offering):
    __slots__ = ()
    prompt = "bribe_dollars"

    def options(self, town: Town) -> list[int]:
        most = min(BRIBE_DOLLARS, town.cash[self.player])
        return list(range(OFFER_DOLLARS, OFFER_DOLLARS + most + 1))

    def take(self, town: Town, action: int) -> None:
        town.offer_cash[self.player] = action - OFFER_DOLLARS


class OfferNuggets(Offering):
    __slots__ = ()
    prompt = "bribe_nuggets"

    def options(self, town: Town) -> list[int]:
        most = min(BRIBE_NUGGETS, town.nuggets[self.player])
        return list(range(OFFER_NUGGETS, OFFER_NUGGETS + most + 1))

    def take(self, town: Town, action: int) -> None:
        town.offer_gold[self.player] = action - OFFER_NUGGETS


class OfferCard(Offering):
    """Add a card, at most two, in rising order so that an offer is built in one way only."""

    __slots__ = ()
    prompt = "bribe_card"

    def options(self, town: Town) -> list[int]:
        left = town.hand[self.player][:]
        offered = town.offer_cards[self.player]
        for card in offered:
            left.remove(card)
        last = NO_CARD
        lowest = offered[-1] if offered else NO_CARD
        codes = [OFFER_DONE]
        for card in left:
            if card >= lowest and card != last:
                codes.append(OFFER_CARD + card)
                last = card
        return codes

    def take(self, town: Town, action: int) -> None:
        if action != OFFER_DONE:
            offered = town.offer_cards[self.player]
            offered.append(action - OFFER_CARD)
            if len(offered) < BRIBE_CARDS:
                town.do(OfferCard(self.player, self.place))


class OffersShown(Step[Town]):
    """Offers are shown; only the Sheriff sees which cards (DT-048)."""

    __slots__ = ("tied",)

    def __init__(self, tied: list[int]) -> None:
        self.tied = tied

    def run(self, town: Town) -> None:
        for seat in self.tied:
            if seat == town.sheriff:
                continue
            cards = town.offer_cards[seat]
            for card in set(cards):
                known = memory.times_known(town, town.sheriff, seat, card)
                for _ in range(cards.count(card) - known):
                    memory.learn(town, town.sheriff, seat, card)
            if not (town.offer_cash[seat] or town.offer_gold[seat] or cards):
                town.tell("no_offer", (seat,))
                continue
            deeds = sum(1 for card in cards if is_deed(card))
            town.tell(
                "offer",
                (seat, town.offer_cash[seat], town.offer_gold[seat], deeds, len(cards) - deeds),
                (list(cards),),
                (seat, town.sheriff),
            )


class Name(Choice[Town]):
    """The Sheriff names one of the tied players and pockets his offer (DT-043, DT-049)."""

    __slots__ = ("tied", "place", "second")
    prompt = "name_player"

    def __init__(self, tied: list[int], place: int, second: int) -> None:
        self.tied = tied
        self.place = place
        self.second = second

    def seat(self, town: Town) -> int:
        return town.sheriff

    def options(self, town: Town) -> list[int]:
        return [NAME + seat for seat in self.tied]

    def take(self, town: Town, action: int) -> None:
        named = action - NAME
        town.tell("named_second" if self.second else "named", (town.sheriff, named, self.place))
        if named != town.sheriff:
            hand_over(town, named)
        for seat in range(town.seats):
            town.offer_cash[seat] = 0
            town.offer_gold[seat] = 0
            town.offer_cards[seat] = []
        if self.second:
            town.second = named
        else:
            town.first = named

    def about(self, town: Town) -> list[Arg]:
        return [Arg("place", "place", self.place), Arg("second", "number", self.second)]


def hand_over(town: Town, bidder: int) -> None:
    """The named player's offer goes to the Sheriff, in full (DT-049, DT-222)."""
    sheriff = town.sheriff
    pay(town, bidder, sheriff, town.offer_cash[bidder])
    town.nuggets[bidder] -= town.offer_gold[bidder]
    town.nuggets[sheriff] += town.offer_gold[bidder]
    for card in town.offer_cards[bidder]:
        town.hand[bidder].remove(card)
        memory.left_unseen(town, bidder, card, [bidder, sheriff])
        insort(town.hand[sheriff], card)
        memory.learn(town, bidder, sheriff, card)
