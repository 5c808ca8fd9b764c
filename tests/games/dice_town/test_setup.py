"""Section 2 of the clauses: setup, and the order in which luck is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from farwest.games.dice_town import GAME, box
from farwest.games.dice_town.box import TOWN_HALL
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.rules.throwing import Throw
from farwest.games.dice_town.state import Town
from farwest.kernel.luck import Fate
from tests.clauses import rule
from tests.games.dice_town.kit import FULL, Table, Unmixed, last, lay_row, on_top, stroll


class Tally(Fate):
    """Luck that falls by a plan, draw by draw, and remembers out of how many it was drawn."""

    def __init__(self, plan: Callable[[int, int], int]) -> None:
        self.plan = plan
        self.sizes: list[int] = []

    def draw(self, n: int) -> int:
        self.sizes.append(n)
        return self.plan(len(self.sizes) - 1, n)


def deals(seats: int, count: int, **options: Any) -> Iterator[Town]:
    """Many deals of one kind, each by other luck."""
    for luck in range(count):
        yield GAME.deal(seats, options, luck)


@rule("DT-011")
def test_the_store_deck_is_the_nineteen_cards_mixed() -> None:
    """The 19 store cards lie mixed in the deck, all but their number hidden; none is discarded."""
    tops = set()
    for town in deals(3, 200):
        assert sorted(town.store) == sorted(box.STORE_BASE)
        assert town.discard == []
        tops.add(town.store[-1])
    assert tops == set(box.STORE_BASE)
    seen = GAME.view(town, 0)
    assert (seen["store"], seen["discard"]) == (19, 0)


@rule("DT-012")
def test_three_of_the_twenty_five_mixed_deeds_lie_open() -> None:
    """Three deeds lie open and 22 in the face-down deck, mixed anew for every game."""
    rows = set()
    for town in deals(3, 100):
        assert sorted(town.deeds + town.row) == sorted(box.DEEDS)
        rows.add(tuple(town.row))
    assert len(rows) > 40
    seen = GAME.view(town, -1)
    assert (seen["row"], seen["deeds"]) == (town.row, 22)


@rule("DT-013")
def test_the_first_deed_turned_lies_in_the_first_slot() -> None:
    """The first deed of the deck goes to slot 1, and slot 1 is what Town Hall hands out first."""
    town = GAME.deal(3, {}, 1, fate=Tally(lambda *_: 0))  # brings the lowest card to the top
    assert town.row == [box.DEED_1, box.DEED_5, box.DEED_5]
    t = Table(2, loaded=True)
    lay_row(t, box.DEED_2)
    on_top(t.town.deeds, box.DEED_3, box.DEED_4, box.DEED_5)
    t.dice(0, "9 9 9 9 9")
    t.dice(1, "K K K K 9")
    t.start(Place(TOWN_HALL))
    assert t.town.hand[0] == [box.DEED_2]
    assert t.town.row == [box.DEED_3, box.DEED_4, box.DEED_5]


@rule("DT-014", "DT-015", "DT-016", "DT-018")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_table_is_laid_alike_for_any_number_of_players(seats: int) -> None:
    """Each has $8, five dice and no card; 30 nuggets, $3, no Stagecoach bill, all the cards."""
    town = GAME.deal(seats, {}, 7)
    assert town.mine == 30
    assert (town.bank, town.coach) == (3, 0)
    assert town.cash == [8] * seats
    assert town.nuggets == [0] * seats
    assert town.hand == [[]] * seats
    assert (len(town.store), len(town.deeds) + len(town.row)) == (19, 25)
    for seat in range(seats):
        assert len(GAME.view(town, seat)["rolled"]) == 5
    assert len(GAME.view(town, -1)["players"]) == seats


@rule("DT-017")
def test_the_first_sheriff_is_the_seat_given_or_drawn_by_lot() -> None:
    """The option names the first Sheriff; without it every seat can become one."""
    for seat in range(5):
        assert GAME.deal(5, {"initial_sheriff": seat}, 3).sheriff == seat
    assert {town.sheriff for town in deals(5, 60)} == {0, 1, 2, 3, 4}


def mixing(*decks: int) -> list[int]:
    """Out of how many cards a mix of decks of these sizes draws, one after the other."""
    return [cards for deck in decks for cards in range(deck, 1, -1)]


@rule("DT-230")
@pytest.mark.parametrize(
    ("seats", "options", "decks"),
    [(3, {}, (19, 25)), (6, {"extension": True}, (29, 35, 12, 12)), (4, FULL, (30, 35, 12, 12))],
)
def test_luck_is_drawn_in_a_fixed_order(
    seats: int, options: dict[str, Any], decks: tuple[int, ...]
) -> None:
    """Store, deeds, River and Outlaws are mixed, the Sheriff drawn if by lot, then dice fall."""
    dice = [6**5] * seats
    luck = Tally(lambda _, n: n - 1)
    GAME.deal(seats, options, 1, fate=luck)
    assert luck.sizes == [*mixing(*decks), seats, *dice]
    luck = Tally(lambda _, n: n - 1)
    GAME.deal(seats, {**options, "initial_sheriff": 1}, 1, fate=luck)
    assert luck.sizes == [*mixing(*decks), *dice]


@rule("DT-230")
def test_the_river_is_mixed_before_the_outlaws() -> None:
    """Luck that mixes the third deck only mixes the River and leaves the Outlaws in order."""
    third = range(len(mixing(29, 35)), len(mixing(29, 35, 12)))
    plain = GAME.deal(3, {"extension": True}, 1, fate=Unmixed())
    town = GAME.deal(
        3, {"extension": True}, 1, fate=Tally(lambda draw, n: 0 if draw in third else n - 1)
    )
    assert town.river != plain.river == list(box.RIVER_DECK)
    assert town.outlaw_deck == plain.outlaw_deck
    assert (town.store, town.deeds) == (plain.store, plain.deeds)


@rule("DT-230")
def test_the_dice_of_a_throw_fall_in_seat_order() -> None:
    """Dice are drawn for seat 1, 2 and 3 in turn, whoever is Sheriff."""
    t = Table(3, sheriff=2, loaded=True)
    rolls = ["9 9 9 10 J", "Q", "K K A"]
    t.dice(1, "A A A A")
    t.dice(2, "A A")
    for roll in rolls:
        t.luck.roll(roll)
    t.start(Throw())
    seen = [GAME.view(t.town, seat)["rolled"] for seat in range(3)]
    assert seen == [[0, 0, 0, 1, 2], [3], [4, 4, 5]]


@rule("DT-230")
def test_equal_luck_gives_equal_games() -> None:
    """The same seed and the same answers give the same dice and cards, another seed does not."""
    first, again, other = (last(stroll(3, seed)) for seed in (5, 5, 6))
    assert first.record("test").to_json() == again.record("test").to_json()
    assert first.record("test").end != other.record("test").end
