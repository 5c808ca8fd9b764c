"""Section 14: how the extension is set up."""

from collections import Counter

import pytest

from farwest.games.dice_town import GAME, box
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.rules.round import Round
from farwest.games.dice_town.state import VILLAGE, Town
from farwest.games.dice_town.verbs import ACTION
from tests.clauses import rule
from tests.games.dice_town.kit import Table, Unmixed, on_top

SIZES = range(2, 7)
NEW = ACTION + box.MINE * 2 + 1


def deal(seats: int, luck: int = 7, indian_die: bool = False, unmixed: bool = False) -> Town:
    """A game of the extension as it is dealt, decks mixed or left as they come out of the box."""
    options = {"extension": True, "indian_die": indian_die, "initial_sheriff": 0}
    return GAME.deal(seats, options, luck, fate=Unmixed() if unmixed else None)


@rule("DT-134", "DT-135", "DT-136", "DT-138", "DT-139", "DT-140", "DT-141")
def test_six_players_find_the_table_of_the_rulebook() -> None:
    """DT-EX-22: six players without the Indian die find every deck and supply as printed."""
    view = GAME.view(deal(6), -1)
    assert view["mine"] == 40
    assert view["store"] == 29
    assert view["deeds"] == 32
    assert len(view["row"]) == 3
    assert view["river"] == 12
    assert view["outlaws"] == 10
    assert len(view["wanted"]) == 2
    assert view["bank"] == 3
    assert view["coach"] == 2
    assert [player["cash"] for player in view["players"]] == [8] * 6
    assert view["bank"] + view["coach"] + 6 * 8 == 53


@rule("DT-134")
@pytest.mark.parametrize("seats", SIZES)
def test_ten_new_store_cards_are_shuffled_with_the_nineteen(seats: int) -> None:
    """Without the Indian die the store deck holds the 19 old and 10 new cards, no Smoke Signals."""
    store = deal(seats).store
    assert Counter(store) == Counter(box.STORE_BASE) + Counter(range(box.CATTLE, box.SMOKE_SIGNALS))
    assert len(store) == 29
    assert store != deal(seats, luck=8).store


@rule("DT-134")
def test_smoke_signals_come_only_with_the_indian_die() -> None:
    """The Indian die adds Smoke Signals, and nothing else, to the store deck."""
    with_die, without = deal(4, indian_die=True).store, deal(4).store
    assert Counter(with_die) - Counter(without) == Counter([box.SMOKE_SIGNALS])
    assert len(with_die) == 30


@rule("DT-135")
@pytest.mark.parametrize("seats", range(3, 7))
def test_ranches_and_deeds_are_one_deck(seats: int) -> None:
    """Ten Ranches lie among the 25 deeds, three of these 35 cards turned up."""
    town = deal(seats)
    assert Counter(town.row + town.deeds) == Counter(box.DEEDS) + Counter({box.RANCH: 10})
    assert len(town.row) == 3
    assert len(town.deeds) == 32
    rows = [deal(seats, luck).row for luck in range(20)]
    assert any(box.RANCH in row for row in rows)
    assert any(box.RANCH not in row for row in rows)


@rule("DT-136", "DT-137")
def test_only_two_players_leave_the_new_nuggets_in_the_box() -> None:
    """Forty nuggets are in the mine with three players or more, thirty with two."""
    assert [deal(seats).mine for seats in SIZES] == [30, 40, 40, 40, 40]


@rule("DT-136", "DT-137")
def test_two_players_use_thirty_nuggets_and_twenty_five_deed_cards() -> None:
    """DT-EX-21: two players have 30 nuggets, a row of three and 22 cards in the deed deck."""
    town = deal(2)
    view = GAME.view(town, 0)
    assert view["mine"] == 30
    assert (len(view["row"]), view["deeds"]) == (3, 22)
    assert view["removed"] == 10
    removed = Counter(town.removed)
    assert removed + Counter(town.row + town.deeds) == Counter(box.DEEDS) + Counter({box.RANCH: 10})


@rule("DT-137")
def test_the_ten_cards_leave_before_the_row_is_turned_up() -> None:
    """The two players' ten cards are the top of the deck; the row is turned from what is left."""
    two, three = deal(2, unmixed=True), deal(3, unmixed=True)
    assert two.removed == [box.RANCH] * 10
    assert two.row == [box.DEED_5] * 3
    assert three.removed == []
    assert three.row == [box.RANCH] * 3


@rule("DT-138")
def test_the_river_is_a_shuffled_deck_that_nobody_sees() -> None:
    """The twelve River cards lie face down in an order that changes from game to game."""
    decks = [deal(4, luck).river for luck in range(5)]
    assert all(Counter(deck) == Counter(box.RIVER_DECK) for deck in decks)
    assert len({tuple(deck) for deck in decks}) > 1
    for seat in range(-1, 4):
        view = GAME.view(deal(4), seat)
        assert view["river"] == 12
        assert view["river_known"] == []
        assert view["found"] == 0


@rule("DT-139", "DT-143")
@pytest.mark.parametrize("seats", SIZES)
def test_the_extension_puts_two_bills_on_the_stagecoach(seats: int) -> None:
    """Three bills lie on the Bank and two on the Stagecoach, and everybody has eight."""
    town = deal(seats)
    assert (town.bank, town.coach) == (3, 2)
    assert town.cash == [8] * seats
    assert GAME.supply(town)["dollars"] == 8 * seats + 5


@rule("DT-140")
def test_the_top_outlaw_is_seen_and_the_order_below_is_not() -> None:
    """All see the top Outlaw of the shuffled deck; the order below is dealt anew for everybody."""
    town = deal(4)
    assert {deal(4, luck).outlaw_deck[-1] for luck in range(30)} > {town.outlaw_deck[-1]}
    for seat in range(-1, 4):
        assert GAME.view(town, seat)["outlaw_top"] == town.outlaw_deck[-1]
        worlds = [GAME.imagine(town, seat, luck).outlaw_deck for luck in range(20)]
        assert {world[-1] for world in worlds} == {town.outlaw_deck[-1]}
        assert len({world[0] for world in worlds}) > 1
        assert all(sorted(world) == sorted(town.outlaw_deck) for world in worlds)


@rule("DT-141")
def test_the_first_two_outlaws_of_the_deck_are_wanted() -> None:
    """The two Outlaws on top of the deck are turned to their Wanted side, ten stay."""
    town = deal(4, unmixed=True)
    assert town.wanted == [10, 11]
    assert town.outlaw_deck == list(range(10))
    assert GAME.view(town, 0)["outlaw_top"] == 9


@rule("DT-142")
def test_a_doc_card_turns_as_soon_as_its_owner_gets_anything() -> None:
    """Doc cards start on their active side and turn with the first gain, first or second alike."""
    t = Table(4, extension=True)
    on_top(t.town.river, box.RIVER_GOLD_2)
    t.dice(1, "9 9 9 J K")
    t.dice(2, "9 10 10 J K")
    t.start(Place(box.MINE))
    assert t.town.gained == [0, 0, 0, 0]
    t.answer(1, NEW)
    assert t.town.gained == [0, 1, 1, 0]
    assert [player["gained"] for player in GAME.view(t.town, -1)["players"]] == [0, 1, 1, 0]


@rule("DT-142")
def test_doc_cards_are_turned_back_at_the_start_of_a_round() -> None:
    """Every round begins with all Doc cards on their active side."""
    t = Table(4, extension=True)
    t.town.gained = [1, 0, 1, 1]
    t.start(Round())
    assert t.town.gained == [0, 0, 0, 0]


@rule("DT-143")
@pytest.mark.parametrize("seats", SIZES)
def test_players_start_as_in_the_base_game(seats: int) -> None:
    """Everybody has five dice to roll, eight dollars, no card; the chosen seat is Sheriff."""
    town = GAME.deal(seats, {"extension": True, "initial_sheriff": seats - 1}, 3)
    assert town.sheriff == seats - 1
    for seat in range(seats):
        view = GAME.view(town, seat)
        assert len(view["rolled"]) == 5
        assert view["hand"] == []
        assert view["players"][seat]["cash"] == 8
        assert view["players"][seat]["nuggets"] == 0


@rule("DT-144")
def test_the_indian_die_starts_in_the_village() -> None:
    """With the Indian die, the die lies in the village and the whole table sees it."""
    town = deal(4, indian_die=True)
    assert GAME.view(town, -1)["die_at"] == VILLAGE
    assert GAME.view(town, -1)["indian"] == 1
    assert GAME.view(deal(4), -1)["indian"] == 0
