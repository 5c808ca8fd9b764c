"""A place of the extension with a first and a second player, and how its actions are told."""

from farwest.games.dice_town import box
from farwest.games.dice_town.box import BANK, GENERAL_STORE, MINE, SALOON, SHERIFF, TOWN_HALL
from farwest.games.dice_town.verbs import ACTION
from tests.games.dice_town.kit import Table, on_top


def classic(place: int) -> int:
    """The answer that picks a place's classic action."""
    return ACTION + place * 2


def new(place: int) -> int:
    """The answer that picks a place's new action."""
    return ACTION + place * 2 + 1


def finish(t: Table) -> None:
    """Answer whatever is asked with the first option, until nothing is asked."""
    while t.asked:
        seat = t.asked[0]
        t.answer(seat, t.options(seat)[0])


def contest(place: int, seats: int = 4, **options: object) -> Table:
    """Seat 1 is first at a place, seat 2 second, seat 3 has one die too few; seat 0 is Sheriff."""
    t = Table(seats, extension=True, **options)
    if place == TOWN_HALL:
        combinations = ["9 10 J Q A", "A A A A 9", "K K K 9 9", "Q Q 9 10 J"]
    else:
        face = box.FACES[place]
        a, b, c = [other for other in ("9", "10", "J", "Q") if other != face][:3]
        combinations = [
            f"{a} {b} {c} A A",
            f"{face} {face} {face} {a} A",
            f"{face} {face} {a} {b} A",
            f"{face} {a} {b} {c} A",
        ]
    for seat in range(seats):
        t.dice(seat, combinations[seat])
    on_top(t.town.river, box.RIVER_NOTHING)
    on_top(t.town.deeds, box.DEED_3, box.DEED_4, box.DEED_5, box.DEED_2)
    on_top(t.town.store, box.BOOTS, box.HAT, box.LASSO, box.SADDLE, box.CATTLE, box.DOG, box.MULE)
    t.hand(0, box.WINCHESTER)
    return t


MARKS = {
    MINE: ("dug", "river"),
    BANK: ("robbed_bank", "robbed_coach"),
    GENERAL_STORE: ("shopped", "doc"),
    SALOON: ("looked", "recruited"),
    SHERIFF: ("star", "hunt"),
    TOWN_HALL: ("deeds", "drew_deed"),
}
"""What is told when the classic and the new action of a place are carried out."""
