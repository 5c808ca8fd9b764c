"""What a seat knows of the town, as numbers for programs that learn (see kernel/features.py)."""

from __future__ import annotations

from bisect import bisect
from functools import lru_cache
from operator import itemgetter
from typing import Final

from farwest.games.dice_town.box import (
    ACTIONS,
    CARDS,
    DEED_5,
    FACES,
    OUTLAW_FACE,
    PLACES,
    RANCH,
    RIVER,
)
from farwest.games.dice_town.dice import HANDFULS, count
from farwest.games.dice_town.memory import DISCARD
from farwest.games.dice_town.rules.town_hall import BLIND
from farwest.games.dice_town.state import Town
from farwest.games.dice_town.view import offer, onlookers, panners, scouts
from farwest.kernel.features import (
    KEPT,
    Plane,
    Tallies,
    arranged,
    asking_planes,
    counts,
    each,
    joined,
    marks,
    seat_labels,
    seat_marks,
    tally,
    turned,
    turns,
)
from farwest.kernel.options import Options

DICE: Final = {pack: bytes(count(pack, face) for face in range(len(FACES))) for pack in HANDFULS}
"""How often each face lies in a handful."""
OUTLAWS: Final = tuple(f"outlaw_{number}" for number in range(len(OUTLAW_FACE)))
OFFERED: Final = ("dollars", "nuggets", "deeds", "store")
NO_CARDS: Final = bytes(len(CARDS))


def planes(seats: int, options: Options) -> list[Plane[Town]]:
    """Every plane of this table; those of the extension and the Indian die only with them."""
    found = asking_planes("farwest.games.dice_town", seats)
    found += town_planes(seats) + player_planes(seats) + own_planes(seats)
    if options["extension"]:
        found += extension_planes(seats)
    if options["indian_die"]:
        found += indian_planes(seats)
    return found


def town_planes(seats: int) -> list[Plane[Town]]:
    """What lies in the town, and whose it is to act there."""
    around = seat_labels(seats)
    place = marks(len(PLACES))
    who = seat_marks(seats)
    numbers = ("round", "throws", "mine", "bank", "coach", "deeds", "store", "discard")
    deeds = (*CARDS[1 : DEED_5 + 1], CARDS[RANCH])
    lying = Tallies(len(deeds))

    def stock(town: Town, seat: int) -> bytes:
        return counts(
            (
                town.round,
                town.throws,
                town.mine,
                town.bank,
                town.coach,
                len(town.deeds),
                len(town.store),
                len(town.discard),
            )
        )

    def acting(town: Town, seat: int) -> bytes:
        row = who[seat]
        return row[town.sheriff] + row[town.first] + row[town.second]

    def row(town: Town, seat: int) -> bytes:
        return lying[bytes([card - 1 if card <= DEED_5 else DEED_5 for card in town.row])]

    return [
        Plane("town", numbers, "the round, the throw, and how much lies where", stock),
        Plane(
            "acting",
            each(("sheriff", "first", "second"), around),
            "the Sheriff; who acts first and second at the place being resolved",
            acting,
        ),
        Plane("place", PLACES, "the place being resolved", lambda town, seat: place[town.place]),
        Plane("row", deeds, "deeds in the row at Town Hall", row),
        Plane("table", CARDS, "cards lying on the table", lambda town, seat: cards_in(town.table)),
    ]


def player_planes(seats: int) -> list[Plane[Town]]:
    """What lies openly before each player."""
    around = seat_labels(seats)
    no_offer = bytes(seats * len(OFFERED))
    no_fence = bytes(seats * DEED_5)
    no_visit = bytes(2 * seats)
    orders = turns(seats, (1, 1, 1, 1, 1, 1))

    def belongings(town: Town, seat: int) -> bytes:
        hands = town.hand
        deeds = [bisect(hand, DEED_5) for hand in hands]
        store = [len(hand) - number for hand, number in zip(hands, deeds)]
        numbers = [*town.cash, *town.nuggets, *town.gained, *town.due, *deeds, *store]
        return arranged(numbers, orders[seat])

    def fenced(town: Town, seat: int) -> bytes:
        if not any(town.fenced):
            return no_fence
        found = bytearray(no_fence)
        for other, cards in enumerate(town.fenced):
            for card in cards:
                found[(other - seat) % seats * DEED_5 + card - 1] += 1
        return bytes(found)

    def dice(town: Town, seat: int) -> bytes:
        dice, shown = town.dice, town.shown
        packs = itemgetter(*dice[seat:], *dice[:seat], *shown[seat:], *shown[:seat])
        return b"".join(packs(DICE))

    def offers(town: Town, seat: int) -> bytes:
        if town.place < 0 or not (
            any(town.offer_cash) or any(town.offer_gold) or any(town.offer_cards)
        ):
            return no_offer
        found: list[int] = []
        for place in range(seats):
            goods = offer(town, (seat + place) % seats, seat)
            found += [goods[what] if goods else 0 for what in OFFERED]
        return bytes(found)

    def doc(town: Town, seat: int) -> bytes:
        if not town.visitors and not town.queue:
            return no_visit
        found = bytearray(no_visit)
        for other in town.visitors:
            found[(other - seat) % seats] = 1
        for place, other in enumerate(town.queue, 1):
            found[seats + (other - seat) % seats] = place
        return bytes(found)

    return [
        Plane(
            "goods",
            each(("cash", "nuggets", "gained", "due"), around),
            "dollars, nuggets, whether one gained this round, dollars still to pay",
            belongings,
        ),
        Plane("hands", each(("deeds", "store"), around), "backs of the cards in hand", belongings),
        Plane("fenced", each(around, CARDS[1 : DEED_5 + 1]), "deeds laid open", fenced),
        Plane(
            "dice",
            each(("set", "shown"), each(around, FACES)),
            "dice set, and those of them set in this throw",
            dice,
        ),
        Plane("offers", each(around, OFFERED), "offers, as far as the seat sees them", offers),
        Plane(
            "doc",
            each(("visits", "queue"), around),
            "who may visit the Doc, and the places in the Sheriff's order",
            doc,
        ),
    ]


def own_planes(seats: int) -> list[Plane[Town]]:
    """What the seat alone sees, and what it remembers of others."""
    around = seat_labels(seats)
    width = len(CARDS)
    nothing = bytes(seats * width)
    held = Tallies(width)

    def cup(town: Town, seat: int) -> bytes:
        return DICE[town.rolled[seat]] + DICE[town.kept[seat]] + bytes((town.bruted[seat],))

    def fresh(town: Town, seat: int) -> bytes:
        return cards_in([note & 63 for note in town.fresh if note >> 6 == seat])

    def received(town: Town, seat: int) -> bytes:
        return cards_in([card % BLIND for card in town.received[seat]])

    def offered(town: Town, seat: int) -> bytes:
        return cards_in(town.offer_cards[seat])

    def known(town: Town, seat: int) -> bytes:
        """Others by their place, then the discard where the seat itself would stand."""
        return noted(tuple(town.memory[seat]), seat)

    @lru_cache(KEPT)
    def noted(notes: tuple[int, ...], seat: int) -> bytes:
        found = bytearray(nothing)
        for note in notes:
            holder = note >> 6
            at = 0 if holder == DISCARD else (holder - seat) % seats
            found[at * width + (note & 63)] += 1
        return bytes(found)

    def drawn(town: Town, seat: int) -> bytes:
        if not town.drawn:
            return NO_CARDS + b"\0"
        cards = town.drawn if seat in onlookers(town) else []
        return cards_in(cards) + bytes((len(town.drawn),))

    dice = (*each(("rolled", "kept"), FACES), "brute")
    return [
        Plane("hand", CARDS, "cards in hand", lambda town, seat: held[bytes(town.hand[seat])]),
        Plane("fresh", CARDS, "of these, got in this action: not to be played yet", fresh),
        Plane("cup", dice, "dice rolled, dice kept in secret, a Brute declared", cup),
        Plane("offered", CARDS, "cards in one's own offer", offered),
        Plane("received", CARDS, "deeds got at Town Hall this round", received),
        Plane("drawn", (*CARDS, "number"), "cards being looked at, and how many", drawn),
        Plane(
            "known",
            each(("discard", *around[1:]), CARDS),
            "cards the seat knows to lie in the store discard and in other hands",
            known,
        ),
    ]


def extension_planes(seats: int) -> list[Plane[Town]]:
    """The River, the Outlaws, and the two actions of each place."""
    around = seat_labels(seats)
    outlaw = marks(len(OUTLAWS))
    who = seat_marks(seats)
    width = len(RIVER)
    no_gang = bytes(2 * seats * len(OUTLAWS))
    gravel = Tallies(width)

    def taken(town: Town, seat: int) -> bytes:
        return joined(who[seat], town.taken)

    def river(town: Town, seat: int) -> bytes:
        top = town.river[-town.scouted :] if scouts(town, seat) else ()
        if not town.found:
            return gravel[bytes(town.river)] + tally(top, 2 * width)
        found = town.found if seat in panners(town) else ()
        return gravel[bytes(town.river + town.found)] + tally(top, width) + tally(found, width)

    def top_outlaw(town: Town, seat: int) -> bytes:
        deck = town.outlaw_deck
        return outlaw[deck[-1] if deck else -1] + bytes((len(deck),))

    def gangs(town: Town, seat: int) -> bytes:
        if not any(town.outlaws) and not any(town.captured):
            return no_gang
        found = bytearray(no_gang)
        for other in range(seats):
            at = (other - seat) % seats * len(OUTLAWS)
            for number in town.outlaws[other]:
                found[at + number] = 1
            for number in town.captured[other]:
                found[seats * len(OUTLAWS) + at + number] = 1
        return bytes(found)

    def declared(town: Town, seat: int) -> bytes:
        found = bytearray(len(OUTLAWS))
        for number, dice in zip(town.outlaws[seat], town.declared[seat]):
            found[number] = dice
        return bytes(found)

    return [
        Plane("ranches", around, "Ranches", lambda town, seat: turned((town.ranches,), seat)),
        Plane("taken", each(ACTIONS, around), "who has acted where this round", taken),
        Plane(
            "river",
            each(("left", "top", "found"), RIVER),
            "River cards still in the game; those known on top; those being looked at",
            river,
        ),
        Plane("outlaw_deck", (*OUTLAWS, "number"), "its open top, and its size", top_outlaw),
        Plane(
            "wanted", OUTLAWS, "Outlaws wanted", lambda town, seat: tally(town.wanted, len(OUTLAWS))
        ),
        Plane(
            "gangs", each(("hired", "captured"), each(around, OUTLAWS)), "Outlaws of each", gangs
        ),
        Plane("declared", OUTLAWS, "dice given to one's own Outlaws in secret", declared),
        Plane("hunt", FACES, "dice of the hunt", lambda town, seat: DICE[town.hunt]),
    ]


def indian_planes(seats: int) -> list[Plane[Town]]:
    """The Indian die: where it is, whom it guards, what it blocks."""
    around = seat_labels(seats)
    place = marks(len(PLACES))
    who = seat_marks(seats)
    labels = (*each(("die", "guarded"), around), *each(("blocked",), PLACES))

    def indian(town: Town, seat: int) -> bytes:
        row = who[seat]
        return row[town.die_at] + row[town.guarded] + place[town.blocked]

    return [Plane("indian", labels, "who holds the die, who is guarded, what is blocked", indian)]


def cards_in(cards: list[int]) -> bytes:
    """How often each card is among them."""
    return tally(cards, len(CARDS)) if cards else NO_CARDS
