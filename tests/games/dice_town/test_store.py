"""The General Store, as the base game plays it."""

from farwest.games.dice_town import GAME
from farwest.games.dice_town.box import (
    BOOTS,
    GENERAL_STORE,
    HAT,
    HORSE,
    LASSO,
    SADDLE,
    UNLIMITED_CREDIT,
)
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.verbs import PLAY, SKIP, STORE_KEEP
from tests.clauses import rule
from tests.games.dice_town.kit import Table, discarded, heard, in_secret, on_top


@rule("DT-064")
def test_the_store_shows_a_card_per_jack_and_sells_one() -> None:
    """The winner draws a card per J, keeps exactly one, and discards the rest face down."""
    t = Table(3)
    t.dice(1, "J J J K A")
    on_top(t.town.store, HAT, LASSO, SADDLE, HORSE)
    t.start(Place(GENERAL_STORE))
    assert (t.asked, t.prompt(1)) == ([1], "store_keep")
    assert t.options(1) == [STORE_KEEP + HAT, STORE_KEEP + LASSO, STORE_KEEP + SADDLE]
    t.answer(1, STORE_KEEP + LASSO)
    assert t.asked == []
    assert t.town.hand[1] == [LASSO]
    assert sorted(t.town.discard) == [HAT, SADDLE]
    assert t.town.store[-1] == HORSE


@rule("DT-064")
def test_only_the_shopper_sees_what_the_store_shows() -> None:
    """The cards drawn, the one kept and those discarded are known to the shopper alone."""
    t = Table(3)
    t.dice(1, "J J J K A")
    on_top(t.town.store, HAT, LASSO, SADDLE)
    t.start(Place(GENERAL_STORE))
    assert GAME.view(t.town, 1)["drawn"] == [HAT, LASSO, SADDLE]
    assert [GAME.view(t.town, seat)["drawn"] for seat in (-1, 0, 2)] == [3, 3, 3]
    t.answer(1, STORE_KEEP + LASSO)
    assert GAME.view(t.town, 1)["discard_known"] == [HAT, SADDLE]
    for seat in (-1, 0, 2):
        view = GAME.view(t.town, seat)
        assert (view["discard"], view["discard_known"]) == (2, [])
        assert (view["players"][1]["store"], view["players"][1]["known"]) == (1, [])
        assert heard(t, seat, "shopped") == [[1, 3]]
        assert heard(t, seat, "kept_card") == [[1]]


@rule("DT-064", "DT-065")
def test_the_first_rounds_store_is_visited_twice() -> None:
    """DT-EX-14: in round 1 two jacks draw two cards, keep one, discard one, and do it again."""
    t = Table(3)
    t.town.round = 1
    t.dice(0, "J J 9 K A")
    on_top(t.town.store, HAT, LASSO, SADDLE, HORSE)
    t.start(Place(GENERAL_STORE))
    assert t.options(0) == [STORE_KEEP + HAT, STORE_KEEP + LASSO]
    t.answer(0, STORE_KEEP + HAT)
    assert t.town.discard == [LASSO], "discarded before the second draw"
    assert t.options(0) == [STORE_KEEP + SADDLE, STORE_KEEP + HORSE]
    t.answer(0, STORE_KEEP + HORSE)
    assert t.asked == []
    assert t.town.hand[0] == [HAT, HORSE]
    assert (len(t.town.discard), len(t.town.store)) == (2, 15)


@rule("DT-065")
def test_a_bonus_nobody_took_is_lost() -> None:
    """If nobody has a J in round 1, the winner of round 2 still acts once only."""
    t = Table(3)
    t.town.round = 1
    t.start(Place(GENERAL_STORE))
    assert not any(t.town.hand)
    t.town.round = 2
    t.dice(1, "J 9 9 K A")
    t.start(Place(GENERAL_STORE))
    assert len(t.town.hand[1]) == 1


@rule("DT-066")
def test_an_empty_store_deck_is_made_of_the_discard() -> None:
    """The deck runs out in mid-draw: the discard is shuffled, the cards drawn stay out of it."""
    t = Table(3, loaded=True)
    t.dice(1, "J J J K A")
    discarded(t, BOOTS, LASSO, SADDLE)
    t.town.store = [HAT]
    t.luck.next(3, 0)
    t.luck.next(2, 1)
    t.start(Place(GENERAL_STORE))
    assert t.told("shuffled") == [()]
    assert t.luck.draws == [], "three cards were shuffled, not four"
    assert t.options(1) == [STORE_KEEP + BOOTS, STORE_KEEP + HAT, STORE_KEEP + LASSO]
    assert (t.town.store, t.town.discard) == ([SADDLE], [])
    t.answer(1, STORE_KEEP + HAT)
    assert sorted(t.town.discard) == [BOOTS, LASSO]


@rule("DT-066")
def test_the_last_store_cards_are_all_that_is_drawn() -> None:
    """With two cards left in deck and discard together, four jacks draw two."""
    t = Table(3)
    t.dice(1, "J J J J A")
    t.town.store, t.town.discard = [HAT], [LASSO]
    t.start(Place(GENERAL_STORE))
    assert t.options(1) == [STORE_KEEP + HAT, STORE_KEEP + LASSO]
    t.answer(1, STORE_KEEP + LASSO)
    assert (t.town.store, t.town.discard) == ([], [HAT])


@rule("DT-066")
def test_a_second_visit_may_find_the_store_empty() -> None:
    """In round 1, a store of one card is empty for the second draw, and the game goes on."""
    t = Table(3)
    t.town.round = 1
    t.dice(1, "J J 9 K A")
    t.town.store = [HAT]
    t.start(Place(GENERAL_STORE))
    assert t.asked == []
    assert t.town.hand[1] == [HAT]
    assert t.told("shopped") == [(1, 1), (1, 0)]


@rule("DT-067")
def test_credit_is_offered_before_the_draw() -> None:
    """The winner of the store is asked for Unlimited Credit before he sees a card."""
    t = Table(3)
    t.dice(1, "J 9 9 K A")
    t.hand(1, UNLIMITED_CREDIT)
    deck = t.town.store[:]
    t.start(Place(GENERAL_STORE))
    assert in_secret(t, 1)
    assert t.options(1) == [SKIP, PLAY + UNLIMITED_CREDIT]
    assert (t.town.store, t.town.drawn) == (deck, [])
    t.answer(1, SKIP)
    assert len(t.town.store) == len(deck) - 1
