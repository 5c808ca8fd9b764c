"""Phase 1 with the cards of a test's choice."""

from __future__ import annotations

from farwest.games.carson_city import box
from farwest.games.carson_city.powers import RED, YELLOW
from farwest.games.carson_city.rules.ending import CardsReturn
from farwest.kernel.options import Value
from tests.games.carson_city.kit import Table


def name_of(card: str) -> str:
    """A card without the word for its side."""
    return card.partition(" ")[0]


def lay_out(t: Table, *cards: str) -> None:
    """These cards lie beside the board, yellow or as told: `banker`, `banker red`."""
    for card in cards:
        number = box.PERSONALITIES.index(name_of(card))
        t.city.side[number] = RED if card.endswith(" red") else YELLOW


def choosing(*cards: str, seats: int = 3, **options: Value) -> Table:
    """Phase 1 begins; besides the seven of a first game these cards can be taken."""
    t = Table(seats, **options)
    lay_out(t, *cards)
    t.choose()
    return t


def return_cards(t: Table) -> None:
    """The round is over, and all cards go back; who had not passed passes in turn order."""
    t.city.passed += [seat for seat in t.city.order if seat not in t.city.passed]
    t.do(CardsReturn())
    t.city.advance()
