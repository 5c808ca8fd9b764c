"""Kansas City: foresight, income, delivery, and back to the start (GWT-064 to GWT-087)."""

from __future__ import annotations

from typing import Final

from farwest.games.great_western_trail.box import (
    CARD_BREED,
    CARD_VALUE,
    CERTIFICATES,
    FIRST_OBJECTIVE,
    START,
)
from farwest.games.great_western_trail.rules.acting import Act, Ask
from farwest.games.great_western_trail.rules.delivery import Deliver
from farwest.games.great_western_trail.rules.goods import gain, permanent_certificates
from farwest.games.great_western_trail.rules.objectives import PLAYS, play_codes
from farwest.games.great_western_trail.rules.supply import is_worker, place_tile, refill
from farwest.games.great_western_trail.state import Trail
from farwest.games.great_western_trail.verbs import CERT, CITY, FORESIGHT, PLAY
from farwest.kernel.verbs import Arg


class KansasCity(Act):
    """The five stops, then back to the start (GWT-064, GWT-086)."""

    __slots__ = ()

    def run(self, trail: Trail) -> None:
        trail.do_all(STOPS)


class Foresight(Ask):
    """Choose a tile of the column; it is placed at once (GWT-065, GWT-203, GWT-206)."""

    __slots__ = ("column",)
    prompt = "foresight"

    def __init__(self, column: int) -> None:
        self.column = column

    def options(self, trail: Trail) -> list[int]:
        first = self.column * 2
        one, two = trail.foresight[first], trail.foresight[first + 1]
        closed = trail.holder >= 0
        codes = []
        if one and not (closed and is_worker(one)):
            codes.append(FORESIGHT + first)
        if two and two != one and not (closed and is_worker(two)):
            codes.append(FORESIGHT + first + 1)
        if codes:
            play_codes(trail, codes)
        return codes

    def take(self, trail: Trail, action: int) -> None:
        if action >= PLAY:
            trail.do(PLAYS[action - PLAY], self)
            return
        space = action - FORESIGHT
        tile = trail.foresight[space]
        trail.foresight[space] = 0
        trail.tell("chose", (trail.turn, self.column, tile))
        place_tile(trail, tile)

    def about(self, trail: Trail) -> list[Arg]:
        return [Arg("column", "count", self.column)]

    def hint(self, trail: Trail, action: int) -> list[Arg]:
        if FORESIGHT <= action < CERT:
            return [Arg("tile", "tile", trail.foresight[action - FORESIGHT])]
        return []


def breeding_value(hand: list[int]) -> int:
    """The values of the different breeds in a hand, each once (GWT-071)."""
    value = 0
    last = -1
    for card in hand:
        if card >= FIRST_OBJECTIVE:
            break
        if CARD_BREED[card] != last:
            last = CARD_BREED[card]
            value += CARD_VALUE[card]
    return value


class Income(Ask):
    """Show the hand, spend certificates, gain the total, discard the hand (GWT-071 to GWT-075)."""

    __slots__ = ()
    prompt = "income"

    def options(self, trail: Trail) -> list[int]:
        codes = list(range(CERT, CERT + trail.certificates[trail.turn] + 1))
        play_codes(trail, codes)
        return codes

    def take(self, trail: Trail, action: int) -> None:
        if action >= PLAY:
            trail.do(PLAYS[action - PLAY], self)
            return
        seat = trail.turn
        place = action - CERT
        total = income(trail, place)
        trail.certificates[seat] = place
        show_hand(trail, seat, total)
        gain(trail, seat, total)
        trail.do(Deliver(total, 0))

    def fallback(self, trail: Trail) -> int:
        return CERT + trail.certificates[trail.turn]

    def hint(self, trail: Trail, action: int) -> list[Arg]:
        if CERT <= action < CITY:
            return [Arg("value", "number", income(trail, action - CERT))]
        return []


def income(trail: Trail, place: int) -> int:
    """The value of the hand with the certificates spent back to a place (GWT-071 to GWT-073)."""
    seat = trail.turn
    spent = CERTIFICATES[trail.certificates[seat]] - CERTIFICATES[place]
    return breeding_value(trail.hand[seat]) + permanent_certificates(trail, seat) + spent


def show_hand(trail: Trail, seat: int, total: int) -> None:
    """Reveal the hand and discard all of it (GWT-071, GWT-075)."""
    trail.tell("income", (seat, total, trail.hand[seat][:]))
    trail.discard[seat] += trail.hand[seat]
    trail.hand[seat] = []
    trail.known[seat] = []
    trail.secret[seat] = []
    trail.reveal()


class BackToStart(Act):
    """The cattleman goes back to the start; the foresight spaces are refilled (GWT-086)."""

    __slots__ = ()

    def run(self, trail: Trail) -> None:
        trail.spot[trail.turn] = START
        trail.tell("back", (trail.turn,))
        refill(trail)


STOPS: Final = (Foresight(0), Foresight(1), Foresight(2), Income(), BackToStart())
"""The stops of Kansas City: the same steps every time."""
