"""Section 16: Ranches."""

import pytest

from farwest.games.dice_town import GAME, box
from farwest.games.dice_town.box import TOWN_HALL
from farwest.games.dice_town.rules.doc import DocStep
from farwest.games.dice_town.rules.ending import finalists
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.rules.round import RoundEnds
from farwest.games.dice_town.rules.saloon import Rob
from farwest.games.dice_town.verbs import (
    ACTION,
    DOC,
    DOC_PASS,
    OFFER_BUILD,
    OFFER_CARD,
    OFFER_DOLLARS,
    OFFER_DONE,
    PLAY,
    ROB,
    WHISKY_ROB,
)
from tests.clauses import rule
from tests.games.dice_town.kit import Table, empty_deeds, give_ranches, heard, lay_row, on_top

MAYOR = ACTION + TOWN_HALL * 2
WIFE = MAYOR + 1


def town_hall(seats: int = 3) -> Table:
    """Seat 0 is first at Town Hall and has an ace, seat 1 is second."""
    t = Table(seats, extension=True)
    t.dice(0, "K K K K A")
    t.dice(1, "Q Q Q 9 9")
    for seat in range(2, seats):
        t.dice(seat, "9 10 J Q A")
    return t


def lies_open(t: Table, seat: int, ranches: int) -> None:
    """These Ranches of a seat lie in front of it, for all to see, and none is in its hand."""
    assert box.RANCH not in t.town.hand[seat]
    for viewer in range(-1, t.town.seats):
        assert GAME.view(t.town, viewer)["players"][seat]["ranches"] == ranches


@rule("DT-166", "DT-168")
def test_a_ranch_of_the_row_is_laid_open() -> None:
    """A Ranch taken from the row goes face up in front of its owner, the deed beside it to hand."""
    t = town_hall()
    lay_row(t, box.RANCH, box.DEED_4, box.DEED_1)
    t.start(Place(TOWN_HALL))
    t.answer(0, MAYOR)
    lies_open(t, 0, 1)
    assert t.town.hand[0] == [box.DEED_4]


@rule("DT-166", "DT-168")
def test_a_ranch_of_the_deck_is_laid_open() -> None:
    """A Ranch the Mayor's wife gives goes face up in front of its owner, and all hear of it."""
    t = town_hall()
    on_top(t.town.deeds, box.RANCH)
    t.start(Place(TOWN_HALL))
    t.answer(0, WIFE)
    lies_open(t, 0, 1)
    for seat in range(-1, 3):
        assert heard(t, seat, "got_ranch") == [[0]]


@rule("DT-166")
def test_a_ranch_from_corruption_is_laid_open() -> None:
    """Corruption's card is laid open if it is a Ranch."""
    t = town_hall()
    t.hand(0, box.CORRUPTION)
    lay_row(t, box.DEED_1, box.DEED_2, box.DEED_3)
    on_top(t.town.deeds, box.RANCH, box.DEED_5)
    t.start(Place(TOWN_HALL))
    t.answer(0, MAYOR)
    t.answer(0, PLAY + box.CORRUPTION)
    lies_open(t, 0, 1)
    assert t.town.hand[0] == [box.DEED_1, box.DEED_2]


@rule("DT-166")
def test_a_ranch_from_insurance_is_laid_open() -> None:
    """Insurance for a stolen deed may bring a Ranch, which is laid open."""
    t = town_hall()
    t.dice(0, "Q Q A A A")
    t.hand(1, box.DEED_2, box.INSURANCE)
    on_top(t.town.deeds, box.RANCH)
    t.start(Rob(0))
    t.answer(0, t.options(0)[0])
    t.answer(1, PLAY + box.INSURANCE)
    lies_open(t, 1, 1)


@rule("DT-166", "DT-167")
def test_a_stolen_ranch_is_laid_open_before_the_thief() -> None:
    """Whisky moves a Ranch from before the victim to before the thief."""
    t = town_hall()
    t.dice(0, "Q Q A A A")
    t.hand(0, box.WHISKY)
    t.hand(1, box.DEED_2)
    give_ranches(t, 1, 3)
    t.start(Rob(0))
    t.answer(0, WHISKY_ROB + 1)
    lies_open(t, 1, 2)
    lies_open(t, 0, 1)
    assert t.town.hand[1] == [box.DEED_2]


@rule("DT-167")
def test_a_player_with_ranches_alone_cannot_be_robbed() -> None:
    """Without Whisky, a player whose only cards are Ranches is no target at the Saloon."""
    t = town_hall()
    t.dice(0, "Q Q A A A")
    give_ranches(t, 1, 4)
    t.start(Rob(0))
    assert t.asked == []
    assert t.town.ranches == [0, 4, 0]
    assert t.town.gained == [0, 0, 0]


@rule("DT-167")
def test_ranches_are_never_among_the_cards_drawn() -> None:
    """A thief with five Q draws the victim's two deeds, and none of his Ranches."""
    t = town_hall()
    t.dice(0, "Q Q Q Q Q")
    t.hand(1, box.DEED_2, box.DEED_3)
    give_ranches(t, 1, 4)
    t.start(Rob(0))
    assert t.prompt(0) == "saloon_keep"
    assert heard(t, 0, "looked") == [[0, 1, 2, 0, [box.DEED_2, box.DEED_3]]]
    assert t.town.ranches == [0, 4, 0]


@rule("DT-167")
def test_whisky_is_offered_for_ranches_only() -> None:
    """With Whisky the owner of a Ranch is a target of it, the owner of deeds only of a robbery."""
    t = town_hall()
    t.dice(0, "Q Q A A A")
    t.hand(0, box.WHISKY)
    t.hand(1, box.DEED_2)
    give_ranches(t, 2, 1)
    t.start(Rob(0))
    assert t.options(0) == [ROB + 1, WHISKY_ROB + 2]


@rule("DT-167")
def test_ranches_cannot_be_fenced() -> None:
    """Who owns Ranches but no deed has nothing to fence at the Doc's."""
    t = town_hall()
    t.dice(2, "9 10 J Q K")
    t.town.gained = [1, 1, 0]
    give_ranches(t, 2, 2)
    t.start(DocStep())
    assert t.options(2) == [DOC + box.DOC_STORE, DOC + box.DOC_SMALL_SCAM, DOC_PASS]


@rule("DT-167")
def test_a_fence_takes_deeds_and_leaves_ranches() -> None:
    """One deed and two Ranches: the fence takes the deed alone."""
    t = town_hall()
    t.dice(2, "9 10 J Q K")
    t.town.gained = [1, 1, 0]
    give_ranches(t, 2, 2)
    t.hand(2, box.DEED_3)
    t.start(DocStep())
    t.answer(2, DOC + box.DOC_FENCE)
    assert t.town.fenced[2] == [box.DEED_3]
    assert t.town.ranches[2] == 2


@rule("DT-166")
def test_ranches_are_not_in_the_hand_to_be_offered() -> None:
    """A bidder with a Ranch and a deed can name the deed alone."""
    t = Table(3, extension=True)
    for seat in (1, 2):
        t.dice(seat, "9 9 J Q K")
    t.dice(0, "10 10 J Q K")
    t.hand(1, box.DEED_3)
    give_ranches(t, 1, 2)
    t.start(Place(box.MINE))
    t.answer(1, OFFER_BUILD)
    t.answer(1, OFFER_DOLLARS)
    assert t.options(1) == [OFFER_DONE, OFFER_CARD + box.DEED_3]


@rule("DT-168")
def test_ranches_count_for_the_number_of_cards_taken() -> None:
    """The first card and one more per ace: a Ranch in the row is one of them."""
    t = town_hall()
    lay_row(t, box.RANCH, box.RANCH, box.DEED_5)
    t.start(Place(TOWN_HALL))
    t.answer(0, MAYOR)
    assert t.town.ranches[0] == 2
    assert t.town.hand[0] == []
    assert t.town.row[0] == box.DEED_5


@rule("DT-168")
@pytest.mark.parametrize("left", ["row", "deck"])
def test_a_ranch_left_keeps_the_game_going(left: str) -> None:
    """All deeds gone, one Ranch left: the game goes on until it is handed out."""
    t = town_hall()
    lay_row(t, box.RANCH)
    empty_deeds(t)
    if left == "deck":
        t.town.row, t.town.deeds = [], [box.RANCH]
    t.start(RoundEnds())
    assert t.told("end") == []
    t = town_hall()
    lay_row(t)
    empty_deeds(t)
    t.start(RoundEnds())
    assert t.told("end") == [(2,)]


@rule("DT-168")
def test_ranches_break_a_tie_like_deeds() -> None:
    """Of two players with equal points the one with more deeds and Ranches together wins."""
    t = Table(3, extension=True, sheriff=2)
    t.town.cash = [8, 8, 0]
    t.hand(0, box.DEED_5, box.DEED_1)
    give_ranches(t, 1, 3)
    points = GAME.result(t.town).totals
    assert points[0] == points[1] == 10
    assert finalists(t.town) == [1]
    assert GAME.result(t.town).winners == [1]


@rule("DT-169")
@pytest.mark.parametrize(
    ("ranches", "points"),
    [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (10, 55)],
)
def test_each_ranch_is_worth_one_more_than_the_last(ranches: int, points: int) -> None:
    """DT-EX-28: four Ranches score 10; n Ranches score 1 + 2 + … + n."""
    t = Table(3, extension=True)
    lay_row(t)  # all Ranches are in the deck
    give_ranches(t, 1, ranches)
    assert GAME.result(t.town).scores[1]["ranches"] == points
