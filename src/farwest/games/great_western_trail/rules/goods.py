"""Dollars, certificates and cards of a player."""

from __future__ import annotations

from typing import Final

from farwest.games.great_western_trail.box import (
    CERTIFICATE_LIMITS,
    CERTIFICATES,
    DISC_CERT_4,
    DISC_CERT_6,
    DISC_HAND,
    ENGINEER,
    MASTER_CERTIFICATE,
    START_DISCS,
    START_HAND,
    TEEPEE_BLUE_TILE,
    TEEPEE_GREEN_TILE,
    WOODS,
)
from farwest.games.great_western_trail.rules.acting import Act, Action
from farwest.games.great_western_trail.rules.tiles import owner
from farwest.games.great_western_trail.state import Trail

LIMITS: Final[tuple[int, ...]] = tuple(CERTIFICATES.index(limit) for limit in CERTIFICATE_LIMITS)
"""The places of the certificate track where a marker may have to stop (GWT-012)."""

PERMANENT: Final[tuple[int, ...]] = tuple(
    sum(shown for tile, shown in enumerate(MASTER_CERTIFICATE) if held >> tile & 1)
    for held in range(1 << len(MASTER_CERTIFICATE))
)
"""The certificates on every set of station master tiles (GWT-072)."""

MOST_CARDS: Final = START_HAND + START_DISCS[DISC_HAND]
"""The hand limit once all hand discs are gone."""

GREEN: Final = TEEPEE_GREEN_TILE - TEEPEE_BLUE_TILE


def certificate_limit(trail: Trail, seat: int) -> int:
    """How far the marker may go, as a place of the track (GWT-012)."""
    if trail.discs[seat * 10 + DISC_CERT_4]:
        return LIMITS[0]
    return LIMITS[1] if trail.discs[seat * 10 + DISC_CERT_6] else LIMITS[2]


def permanent_certificates(trail: Trail, seat: int) -> int:
    """One for each station master tile that shows one (GWT-072)."""
    return PERMANENT[trail.master_tiles[seat]]


def hand_limit(trail: Trail, seat: int) -> int:
    """Four cards, and one for each hand disc removed (GWT-093, GWT-102)."""
    return MOST_CARDS - trail.discs[seat * 10 + DISC_HAND]


def gain(trail: Trail, seat: int, dollars: int) -> None:
    """Take dollars from the bank, which never runs out (GWT-004, GWT-010)."""
    trail.cash[seat] += dollars
    trail.tell("gained", (seat, dollars))


def pay(trail: Trail, seat: int, dollars: int) -> None:
    """Give dollars to the bank; the caller knows that they are there (GWT-008, GWT-010)."""
    if dollars:
        trail.cash[seat] -= dollars
        trail.tell("paid", (seat, dollars))


def gain_certificates(trail: Trail, seat: int, number: int) -> None:
    """Move the marker as far as the limit allows (GWT-011)."""
    place = min(trail.certificates[seat] + number, certificate_limit(trail, seat))
    if place > trail.certificates[seat]:
        trail.certificates[seat] = place
        trail.tell("certificates", (seat, CERTIFICATES[place]))


# --- cards -----------------------------------------------------------------------------------


def draw_cards(trail: Trail, seat: int, number: int) -> int:
    """Draw, shuffling the discard pile only when the stack is empty (GWT-103, GWT-104)."""
    deck = trail.deck[seat]
    hand = trail.hand[seat]
    before = hand[:] if trail.sink is not None else hand
    drawn = 0
    while drawn < number:
        if not deck:
            if not trail.discard[seat]:
                break
            shuffle_discard(trail, seat)
        hand.append(deck.pop())
        drawn += 1
    if drawn:
        hand.sort()
        trail.reveal()
        if trail.sink is not None:
            cards = hand[:]
            for card in before:
                cards.remove(card)
            trail.tell("drew", (seat, drawn), (cards,), (seat,))
    return drawn


def shuffle_discard(trail: Trail, seat: int) -> None:
    """The discard pile becomes the draw stack (GWT-103).

    The stack being empty, all that was hidden is now in hand: everybody can tell what it is, but
    for cards taken unseen (GWT-006).
    """
    deck = trail.deck[seat]
    deck.extend(trail.discard[seat])
    trail.discard[seat].clear()
    trail.shuffle(deck)
    known = sorted(trail.hand[seat])
    for card in trail.secret[seat]:
        known.remove(card)
    trail.known[seat] = known
    trail.tell("shuffled", (seat,))


def from_hand(trail: Trail, seat: int, card: int) -> None:
    """A card leaves a hand, seen by all (GWT-234)."""
    trail.hand[seat].remove(card)
    if card in trail.secret[seat]:
        trail.secret[seat].remove(card)
    elif card in trail.known[seat]:
        trail.known[seat].remove(card)


def discard(trail: Trail, seat: int, card: int) -> None:
    """Put a card of the hand on the own discard pile (GWT-010)."""
    from_hand(trail, seat, card)
    trail.discard[seat].append(card)
    trail.tell("discarded", (seat, card))


# --- gains as actions ------------------------------------------------------------------------


class Dollars(Act):
    """Gain dollars (GWT-147, GWT-182)."""

    __slots__ = ("dollars",)

    def __init__(self, dollars: int) -> None:
        self.dollars = dollars

    def run(self, trail: Trail) -> None:
        gain(trail, trail.turn, self.dollars)


class Certificates(Act):
    """Gain certificates up to the limit (GWT-011, GWT-174, GWT-183)."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def possible(self, trail: Trail) -> bool:
        seat = trail.turn
        return trail.certificates[seat] < certificate_limit(trail, seat)

    def run(self, trail: Trail) -> None:
        gain_certificates(trail, trail.turn, self.number)


class DollarsPerWoods(Act):
    """Gain dollars for each own building in the woods (GWT-165)."""

    __slots__ = ("dollars",)

    def __init__(self, dollars: int) -> None:
        self.dollars = dollars

    def possible(self, trail: Trail) -> bool:
        return buildings_in_woods(trail, trail.turn) > 0

    def run(self, trail: Trail) -> None:
        gain(trail, trail.turn, self.dollars * buildings_in_woods(trail, trail.turn))


class DollarsPerEngineer(Act):
    """Gain dollars for each engineer (GWT-179)."""

    __slots__ = ("dollars",)

    def __init__(self, dollars: int) -> None:
        self.dollars = dollars

    def run(self, trail: Trail) -> None:
        gain(trail, trail.turn, self.dollars * trail.workers[trail.turn * 3 + ENGINEER])


class PerTeepeePair(Act):
    """Gain dollars and certificates for each pair of a green and a blue teepee (GWT-171)."""

    __slots__ = ("dollars", "certificates")

    def __init__(self, dollars: int, certificates: int) -> None:
        self.dollars = dollars
        self.certificates = certificates

    def possible(self, trail: Trail) -> bool:
        return teepee_pairs(trail, trail.turn) > 0

    def run(self, trail: Trail) -> None:
        pairs = teepee_pairs(trail, trail.turn)
        gain(trail, trail.turn, self.dollars * pairs)
        gain_certificates(trail, trail.turn, self.certificates * pairs)


def teepee_pairs(trail: Trail, seat: int) -> int:
    return min(trail.teepees[seat * 2], trail.teepees[seat * 2 + GREEN])


def buildings_in_woods(trail: Trail, seat: int) -> int:
    """Own buildings on the plots in the woods (GWT-164)."""
    return sum(1 for plot in WOODS if owner(trail.board[plot]) == seat)


class Pay(Act):
    """Pay, then something (GWT-149, GWT-150, GWT-183)."""

    __slots__ = ("dollars", "then")

    def __init__(self, dollars: int, then: Action) -> None:
        self.dollars = dollars
        self.then = then

    def possible(self, trail: Trail) -> bool:
        return trail.cash[trail.turn] >= self.dollars and self.then.possible(trail)

    def run(self, trail: Trail) -> None:
        pay(trail, trail.turn, self.dollars)
        trail.do(self.then)
