"""What every place would bring a seat now, before it looks at anybody's dice."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from farwest.games.dice_town.advice.gains import benefit, gain
from farwest.games.dice_town.advice.growth import PLACES
from farwest.games.dice_town.advice.worth import Books
from farwest.games.dice_town.box import BENEFITS, DICE, SMALL_SCAM, TOWN_HALL

THROWN: Final = range(1, DICE + 1)
MOST_STAKES: Final = 128
"""So much is kept: nothing but dollars changes while dice are thrown, and they seldom."""


class Stakes(NamedTuple):
    """What there is to win."""

    classic: list[float]
    """What the classic action of each place brings with one to five dice, place by place."""
    new: list[float]
    """The same for the new actions of the extension."""
    deeds: list[float]
    """What Town Hall brings with no ace, one and two."""
    visits: list[float]
    """What the Doc brings, by the benefits that dice open, a bit each."""
    second_hall: float
    star: float


_kept: Final[dict[Any, Stakes]] = {}


def stakes_of(books: Books, key: tuple[Any, ...]) -> Stakes:
    """What every place would bring now, where this is all that it depends on."""
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= MOST_STAKES:
            del _kept[next(iter(_kept))]
        found = _kept[key] = stakes(books)
    return found


def stakes(books: Books) -> Stakes:
    """What every place would bring now."""
    kinds = range(2 if books.town.extension else 1)
    places = [
        [gain(books, place * 2 + new, dice) for place in range(PLACES) for dice in THROWN]
        for new in kinds
    ]
    doc = [benefit(books, kind) for kind in range(len(BENEFITS))]
    return Stakes(
        classic=places[0],
        new=places[-1],
        deeds=[gain(books, 2 * TOWN_HALL, aces) for aces in range(3)],
        visits=[
            max([worth for kind, worth in enumerate(doc) if bits >> kind & 1], default=0.0)
            for bits in range(1 << len(doc))
        ],
        second_hall=gain(books, 2 * TOWN_HALL + 1, 0),
        star=books.star,
    )


def situation(books: Books) -> tuple[Any, ...]:
    """All that the stakes depend on."""
    town, seat = books.town, books.seat
    base = (
        books.left,
        town.seats,
        town.round == 1,
        town.mine,
        town.bank,
        town.guarded,
        bool(town.deeds),
        bool(town.store),
        bool(town.discard),
        town.ranches[seat],
        town.cash[seat],
        tuple(town.hand[seat]),
        tuple(town.row[:3]),
        tuple([min(SMALL_SCAM, dollars) for dollars in town.cash]),
        tuple([min(1, nuggets) for nuggets in town.nuggets]),
        tuple(books.weights),
        *[tuple(cards) for cards in books.hands],
    )
    return base + extended(books) if town.extension else base


def extended(books: Books) -> tuple[Any, ...]:
    """What they depend on beyond that with the extension: the River, Outlaws, the Doc at once."""
    town, seat = books.town, books.seat
    known = town.scouted and town.scout == seat
    return (
        seat == town.sheriff,
        town.coach,
        town.dice[seat],
        tuple(town.river[-1:]) if known else bool(town.river),
        bool(town.outlaw_deck),
        tuple(town.wanted),
        tuple(town.captured[seat]),
    )
