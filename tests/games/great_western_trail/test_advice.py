"""The value of a position counts what is on the table already for what it promises."""

from farwest.games.great_western_trail import GAME, advice, box
from farwest.games.great_western_trail.advice import hand
from farwest.games.great_western_trail.advice.books import Books
from farwest.games.great_western_trail.advice.walking import Way
from farwest.games.great_western_trail.state import Trail


def opening() -> Trail:
    """The first position of a game of two."""
    return GAME.deal(2, GAME.settle(2, {}), 4)


def test_a_dollar_is_worth_more_early_than_in_the_last_lap() -> None:
    """Each dollar counts, not every fifth; at the end it is its share of a point."""
    found = []
    for holder in (-1, 0):
        trail = opening()
        trail.holder = holder
        before = advice.value(trail, 0)
        trail.cash[0] += 1
        found.append(advice.value(trail, 0) - before)
    assert found[0] > 2 * found[1] > 0


def test_the_other_seat_changes_nothing() -> None:
    """A seat's value is its own: what a rival holds does not enter it."""
    trail = opening()
    before = advice.value(trail, 0)
    trail.cash[1] += 9
    trail.workers[3] += 1
    assert advice.value(trail, 0) == before


def test_a_better_hand_a_worker_and_an_engine_farther_on_are_worth_more() -> None:
    """With the same herd, the hand that delivers more is better; every helper counts."""
    plain = advice.value(opening(), 0)
    richer = opening()
    richer.hand[0] = [box.JERSEY, box.GUERNSEY, box.HOLSTEIN]
    richer.deck[0] = [box.JERSEY] * 11
    poorer = opening()
    poorer.hand[0] = [box.JERSEY] * 3
    poorer.deck[0] = [box.JERSEY] * 9 + [box.GUERNSEY, box.HOLSTEIN]
    assert hand.delivery(Books(richer, 0)) > hand.delivery(Books(poorer, 0))
    assert advice.value(richer, 0) > advice.value(poorer, 0)
    for worker in range(3):
        hired = opening()
        hired.workers[worker] += 1
        assert advice.value(hired, 0) > plain + 1.0
    rolled = opening()
    rolled.engine[0] += 3
    assert advice.value(rolled, 0) > plain


def test_the_way_ends_with_the_delivery_of_the_hand() -> None:
    """What Kansas City is worth on the way ahead is what the value counts, and costs no money."""
    books = Books(opening(), 0)
    cash = books.cash
    assert Way(books, box.START).stop[box.KANSAS_CITY] == hand.delivery(books)
    assert books.cash == cash
