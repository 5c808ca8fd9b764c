"""The hand: what it would deliver, and what a better one is worth."""

from __future__ import annotations

from farwest.games.great_western_trail import box
from farwest.games.great_western_trail.advice import railroad, weights
from farwest.games.great_western_trail.advice.books import BREED_VALUE, BREEDS, KIND, Books
from farwest.games.great_western_trail.rules.goods import permanent_certificates


def value(books: Books) -> int:
    """The value one would deliver now, all certificates spent."""
    trail, seat = books.trail, books.seat
    held = sum(BREED_VALUE[breed] for breed in range(BREEDS) if books.hand[breed])
    spent = box.CERTIFICATES[trail.certificates[seat]]
    return held + spent + permanent_certificates(trail, seat)


def delivery(books: Books) -> float:
    """What delivering the hand would be worth now: its dollars, and the best city for it."""
    here = value(books)
    books.cash += here
    found = railroad.deliver(books, here) + here * books.dollar
    books.cash -= here
    return found


def point(books: Books) -> float:
    """What a point of value is worth at the next delivery: a dollar, and a better city."""
    found = books.memo.get("point")
    if found is None:
        here = value(books)
        cash = books.cash
        books.cash = cash + here
        more = railroad.deliver(books, here + weights.AIM) - railroad.deliver(books, here)
        books.cash = cash
        slope = min(weights.STEEP, max(weights.FLAT, more / weights.AIM))
        found = books.memo["point"] = (books.dollar + slope, 0)
    return found[0]


def fresh(books: Books, hand: list[int]) -> float:
    """The value a drawn card adds to a hand, on average."""
    draws = books.draws
    total = 0
    for breed in range(BREEDS):
        if draws[breed] and not hand[breed]:
            total += draws[breed] * BREED_VALUE[breed]
    return total / max(1, sum(draws))


def parting(books: Books, breed: int) -> float:
    """What it does to the hand to discard a card and draw another."""
    hand = books.hand[:]
    hand[breed] -= 1
    lost = BREED_VALUE[breed] if breed < BREEDS and not hand[breed] else 0
    return (fresh(books, hand) - lost) * point(books)


def parting_pair(books: Books, breed: int) -> float:
    """What it does to the hand to discard two cards of a breed and draw two others."""
    hand = books.hand[:]
    hand[breed] -= 2
    lost = 0 if hand[breed] else BREED_VALUE[breed]
    return (1.7 * fresh(books, hand) - lost) * point(books)


def redraw(books: Books) -> float:
    """What it does to the hand to draw a card and discard one then."""
    hand = books.hand
    held = [BREED_VALUE[breed] for breed in range(BREEDS) if hand[breed]]
    spare = sum(hand) > len(held)
    worst = 0 if spare or not held else min(held)
    draws = books.draws
    total = sum(
        draws[breed] * max(0, BREED_VALUE[breed] - worst)
        for breed in range(BREEDS)
        if draws[breed] and not hand[breed]
    )
    return total / max(1, sum(draws)) * point(books)


def keeps(books: Books, card: int) -> float:
    """What a card of the hand is worth while it stays there."""
    if card >= box.FIRST_OBJECTIVE:
        return 0.4
    breed = KIND[card]
    if books.hand[breed] > 1:
        return 0.1 * BREED_VALUE[breed]
    return BREED_VALUE[breed] + 0.0
