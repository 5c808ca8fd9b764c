"""Section 15: who is first and who is second at a place, also where several are equal."""

import pytest

from farwest.games.dice_town import box
from farwest.games.dice_town.box import BANK, GENERAL_STORE, MINE, SALOON, SHERIFF, TOWN_HALL
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.verbs import ACTION, NAME, OFFER_BUILD, OFFER_DOLLARS, OFFER_NOTHING
from tests.clauses import rule
from tests.games.dice_town.contests import MARKS, classic, contest, finish, new
from tests.games.dice_town.kit import Table, on_top


@rule("DT-147")
@pytest.mark.parametrize("place", [MINE, BANK, GENERAL_STORE, SALOON, SHERIFF])
def test_a_face_only_one_player_has_leaves_no_second(place: int) -> None:
    """A single player with the face is first; nobody is second and the other action rests."""
    face = box.FACES[place]
    t = contest(place)
    for seat in (2, 3):
        t.dice(seat, "9 9 A A A" if face != "9" else "10 10 A A A")
    t.start(Place(place))
    assert (t.town.first, t.town.second) == (1, -1)
    t.answer(1, classic(place))
    finish(t)
    assert t.told(MARKS[place][1]) == []


@rule("DT-147")
def test_town_hall_ranks_first_and_second_as_poker_hands() -> None:
    """At Town Hall the best combination is first and the next best second, aces or not."""
    t = contest(TOWN_HALL)
    t.start(Place(TOWN_HALL))
    assert (t.town.first, t.town.second) == (1, 2)


@rule("DT-147")
def test_without_the_face_nobody_is_second() -> None:
    """Who has no die of the face cannot be second, even if a seat is free."""
    t = Table(3, extension=True)
    t.dice(0, "J J Q Q K")
    t.dice(1, "9 J Q K A")
    t.dice(2, "10 J Q K A")
    t.start(Place(MINE))
    t.answer(1, new(MINE))
    assert t.town.second == -1
    assert t.town.nuggets[0] == t.town.nuggets[2] == 0


@rule("DT-149")
def test_three_tied_for_first_share_both_places() -> None:
    """Three share the best result: the Sheriff names first, then second among the other two;
    the player just below them is no candidate.
    """
    t = Table(5, extension=True, bribes=False)
    t.dice(0, "9 J Q K A")
    for seat in (1, 2, 3):
        t.dice(seat, "9 9 J Q K")
    t.dice(4, "9 J Q K A")
    t.start(Place(MINE))
    assert t.prompt(0) == "name_player"
    assert t.options(0) == [NAME + 1, NAME + 2, NAME + 3]
    t.answer(0, NAME + 2)
    assert t.prompt(0) == "name_player"
    assert t.options(0) == [NAME + 1, NAME + 3]
    t.answer(0, NAME + 3)
    assert (t.town.first, t.town.second) == (2, 3)
    assert t.prompt(2) == "choose_action"


@rule("DT-149", "DT-150")
def test_of_two_tied_the_one_not_named_first_is_second() -> None:
    """DT-EX-24: two share the most 10; the one not named is second, by a single naming."""
    t = Table(4, sheriff=2, extension=True)
    t.dice(0, "10 10 J Q K")
    t.dice(1, "10 10 J Q A")
    t.dice(2, "10 J Q K A")
    t.dice(3, "9 J Q K A")
    t.start(Place(BANK))
    for seat in (0, 1):
        t.answer(seat, OFFER_BUILD)
        t.answer(seat, OFFER_DOLLARS + 3)
    t.answer(2, NAME + 1)
    assert (t.town.first, t.town.second) == (1, 0)
    assert t.prompt(1) == "choose_action"
    assert len(t.told("named")) == 1
    assert t.town.cash == [8, 5, 11, 8]  # the second pays nothing


@rule("DT-150")
def test_the_sheriff_names_the_second_among_those_next_in_line() -> None:
    """Behind a clear first, those who share the next result are the candidates for second."""
    t = Table(4, sheriff=0, extension=True, bribes=False)
    t.dice(0, "9 J Q K A")
    t.dice(1, "9 9 9 J Q")
    t.dice(2, "9 9 J Q K")
    t.dice(3, "9 9 J Q A")
    t.start(Place(MINE))
    assert t.prompt(0) == "name_player"
    assert t.options(0) == [NAME + 2, NAME + 3]
    t.answer(0, NAME + 3)
    assert (t.town.first, t.town.second) == (1, 3)
    t.answer(1, new(MINE))
    finish(t)
    assert t.town.nuggets[3] == 2
    assert t.town.nuggets[2] == 0
    assert t.town.gained[2] == 0


@rule("DT-151")
def test_first_and_second_place_have_an_offer_each() -> None:
    """Three tied bid for first, are named and pay; then the other two bid anew for second; only
    then does the first choose his action.
    """
    t = Table(4, sheriff=0, extension=True)
    t.dice(0, "J J Q K A")
    for seat in (1, 2, 3):
        t.dice(seat, "9 9 J Q K")
    t.start(Place(MINE))
    assert [t.prompt(seat) for seat in range(4)] == ["", "bribe_open", "bribe_open", "bribe_open"]
    for seat in (1, 2, 3):
        t.answer(seat, OFFER_BUILD)
        t.answer(seat, OFFER_DOLLARS + seat)
    t.answer(0, NAME + 2)
    assert t.town.cash == [10, 8, 6, 8]
    assert [t.prompt(seat) for seat in range(4)] == ["", "bribe_open", "", "bribe_open"]
    t.answer(1, OFFER_NOTHING)
    t.answer(3, OFFER_BUILD)
    t.answer(3, OFFER_DOLLARS + 8)
    assert t.options(0) == [NAME + 1, NAME + 3]
    t.answer(0, NAME + 3)
    assert t.town.cash == [18, 8, 6, 0]
    assert (t.town.first, t.town.second) == (2, 3)
    assert t.prompt(2) == "choose_action"


@rule("DT-151")
def test_rivals_for_second_place_bid_before_the_first_chooses() -> None:
    """A clear first waits until the Sheriff has settled second place."""
    t = Table(4, sheriff=0, extension=True)
    t.dice(0, "J J Q K A")
    t.dice(1, "9 9 9 Q K")
    t.dice(2, "9 9 J Q K")
    t.dice(3, "9 9 J Q K")
    t.start(Place(MINE))
    assert [t.prompt(seat) for seat in range(4)] == ["", "", "bribe_open", "bribe_open"]
    t.answer(2, OFFER_BUILD)
    t.answer(2, OFFER_DOLLARS + 1)
    t.answer(3, OFFER_NOTHING)
    assert t.prompt(0) == "name_player"
    t.answer(0, NAME + 2)
    assert t.town.cash == [9, 8, 7, 8]
    assert t.prompt(1) == "choose_action"


@rule("DT-151", "DT-152")
def test_two_tied_players_alone_have_one_naming_and_no_second() -> None:
    """With two players a tie is settled once, and the loser gets nothing at that place."""
    t = Table(2, sheriff=0, extension=True)
    for seat in (0, 1):
        t.dice(seat, "9 9 J Q K")
    t.start(Place(MINE))
    t.answer(1, OFFER_NOTHING)
    t.answer(0, NAME + 0)
    assert (t.town.first, t.town.second) == (0, -1)
    t.answer(0, new(MINE))
    finish(t)
    assert t.town.nuggets[1] == 0


@rule("DT-152")
@pytest.mark.parametrize("kind", [0, 1])
def test_of_two_players_only_the_first_acts(kind: int) -> None:
    """DT-EX-23: with two players the first picks one of the two mine actions, the other rests."""
    t = Table(2, sheriff=0, extension=True)
    on_top(t.town.river, box.RIVER_GOLD_5)
    t.dice(0, "9 9 J Q K")
    t.dice(1, "9 J Q K A")
    t.start(Place(MINE))
    assert t.options(0) == [classic(MINE), new(MINE)]
    t.answer(0, ACTION + MINE * 2 + kind)
    assert t.asked == []
    assert t.town.nuggets == [[2, 0], [5, 0]][kind]
    assert t.town.gained == [1, 0]
    assert len(t.town.river) == 12 - kind
