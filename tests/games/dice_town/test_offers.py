"""Section 5 of the clauses: offers to the Sheriff, how they are made, shown and paid."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from farwest.games.dice_town import GAME, box
from farwest.games.dice_town.box import BANK, MINE
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.rules.ties import Name
from farwest.games.dice_town.state import Town
from farwest.games.dice_town.verbs import (
    NAME,
    OFFER_BUILD,
    OFFER_CARD,
    OFFER_DOLLARS,
    OFFER_DONE,
    OFFER_NOTHING,
    OFFER_NUGGETS,
    PLAY,
    SKIP,
)
from farwest.kernel.news import Refused
from tests.clauses import rule
from tests.games.dice_town.kit import (
    SETTINGS,
    Table,
    give_outlaws,
    give_ranches,
    known,
    showing,
    stroll,
    tie,
)


def offer(t: Table, seat: int, dollars: int = 0, nuggets: int = 0, *cards: int) -> None:
    """Build and lock an offer, answering whatever is asked on the way."""
    left = [OFFER_CARD + card for card in cards] + [OFFER_DONE]
    t.answer(seat, OFFER_BUILD)
    while t.prompt(seat).startswith("bribe"):
        if t.prompt(seat) == "bribe_dollars":
            t.answer(seat, OFFER_DOLLARS + dollars)
        elif t.prompt(seat) == "bribe_nuggets":
            t.answer(seat, OFFER_NUGGETS + nuggets)
        else:
            t.answer(seat, left.pop(0))


def offers(t: Table, viewer: int) -> list[dict[str, Any] | None]:
    """The offers of all seats as a viewer sees them."""
    return [player["offer"] for player in GAME.view(t.town, viewer)["players"]]


# --- offers ------------------------------------------------------------------------------------


@rule("DT-046")
def test_every_tied_player_but_the_sheriff_makes_one_offer() -> None:
    """Bidders are asked together, before the Sheriff; who is not tied, or is Sheriff, is not."""
    t = tie("10 10", "10 10", "10 10", "10", sheriff=1)
    assert t.asked == [0, 2]
    assert {t.prompt(seat) for seat in (0, 2)} == {"bribe_open"}
    t.answer(2, OFFER_NOTHING)
    assert t.asked == [0]
    offer(t, 0, dollars=2)
    assert t.asked == [1]
    assert t.options(1) == [NAME + 0, NAME + 1, NAME + 2]


@rule("DT-046", "DT-219", "DT-220")
def test_offers_are_sealed_until_the_last_is_in() -> None:
    """Neither bidder, Sheriff nor spectator learns what was offered, or that it was."""
    t = tie("10", "10", "10", "", sheriff=3)
    t.hand(0, box.DEED_4, box.HAT)
    t.town.nuggets[0] = 2
    eyes = {viewer: known(t, viewer) for viewer in (-1, 1, 2, 3)}
    offer(t, 0, 3, 1, box.DEED_4, box.HAT)
    assert {viewer: known(t, viewer) for viewer in eyes} == eyes
    assert offers(t, 0)[0] == {
        "dollars": 3,
        "nuggets": 1,
        "deeds": 1,
        "store": 1,
        "cards": [box.DEED_4, box.HAT],
    }
    t.answer(1, OFFER_NOTHING)
    t.answer(2, OFFER_BUILD)
    assert known(t, 3) == eyes[3]
    assert offers(t, 3) == [None] * 4
    t.answer(2, OFFER_DOLLARS + 5)
    assert [shown and shown["dollars"] for shown in offers(t, 3)] == [3, 0, 5, None]


@rule("DT-047", "DT-221", "DT-228")
def test_the_steps_of_an_offer_and_their_limits() -> None:
    """DT-EX-32: at most $8, 5 nuggets and two cards; the second card is no lower than the first."""
    t = showing("10", "10", "")
    t.town.cash[0] = 12
    t.town.nuggets[0] = 7
    t.hand(0, box.DEED_5, box.DEED_5, box.BRUTE)
    t.start(Place(BANK))
    assert t.options(0) == [OFFER_NOTHING, OFFER_BUILD]
    t.answer(0, OFFER_BUILD)
    assert t.options(0) == [OFFER_DOLLARS + n for n in range(9)]
    t.answer(0, OFFER_DOLLARS + 8)
    assert t.options(0) == [OFFER_NUGGETS + n for n in range(6)]
    t.answer(0, OFFER_NUGGETS + 5)
    cards = [OFFER_DONE, OFFER_CARD + box.DEED_5, OFFER_CARD + box.BRUTE]
    assert t.options(0) == cards
    after_brute = t.town.clone()
    after_brute.answer(0, OFFER_CARD + box.BRUTE)
    assert after_brute.choice_of(0) is None
    t.answer(0, OFFER_CARD + box.DEED_5)
    assert t.options(0) == cards
    t.answer(0, OFFER_CARD + box.DEED_5)
    assert t.options(0) == []


@rule("DT-047")
def test_an_offer_is_bounded_by_what_the_bidder_owns() -> None:
    """With $3 and one nugget no more can be offered, and a card held once is offered once."""
    t = showing("10", "10", "")
    t.town.cash[0], t.town.nuggets[0] = 3, 1
    t.hand(0, box.DEED_2, box.HAT)
    t.start(Place(BANK))
    t.answer(0, OFFER_BUILD)
    assert t.options(0) == [OFFER_DOLLARS + n for n in range(4)]
    t.answer(0, OFFER_DOLLARS)
    assert t.options(0) == [OFFER_NUGGETS, OFFER_NUGGETS + 1]
    t.answer(0, OFFER_NUGGETS)
    t.answer(0, OFFER_CARD + box.DEED_2)
    assert t.options(0) == [OFFER_DONE, OFFER_CARD + box.HAT]


@rule("DT-047")
def test_what_lies_open_cannot_be_offered() -> None:
    """Fenced deeds, Ranches, Outlaws, the star and the Indian die are never up for offer."""
    t = showing("10", "10", "10", sheriff=2, extension=True, indian_die=True)
    t.town.cash[:2] = [0, 0]
    for seat in (0, 1):
        t.hand(seat, box.DEED_3)
    t.town.fenced[0], t.town.hand[0] = t.town.hand[0], []
    give_ranches(t, 0, 2)
    give_outlaws(t, 0, 0, 1)
    t.town.captured[0].append(t.town.outlaw_deck.pop())
    t.town.die_at = 0
    t.start(Place(BANK))
    assert t.asked == [1]
    offer(t, 1, 0, 0, box.DEED_3)
    assert t.asked == [2]
    assert offers(t, 2)[0] == {"dollars": 0, "nuggets": 0, "deeds": 0, "store": 0, "cards": []}


@rule("DT-048")
def test_offers_are_shown_when_all_are_in_but_cards_only_by_their_backs() -> None:
    """All see dollars, nuggets, and how many deeds and store cards; the Sheriff sees which."""
    t = showing("10", "10", "", "")
    t.town.nuggets[0] = 4
    t.hand(0, box.DEED_5, box.DEED_1, box.HORSE)
    t.start(Place(BANK))
    offer(t, 0, 6, 4, box.DEED_5, box.HORSE)
    offer(t, 1, 1)
    backs = {"dollars": 6, "nuggets": 4, "deeds": 1, "store": 1}
    fronts = {**backs, "cards": [box.DEED_5, box.HORSE]}
    for viewer in (1, 3, -1):
        assert offers(t, viewer)[0] == backs
    for viewer in (0, 2):
        assert offers(t, viewer)[0] == fronts
    named = {
        viewer: [arg.value for arg in known(t, viewer)[1][1].args if arg.kind == "cards"]
        for viewer in range(-1, 4)
    }
    assert named == {-1: [], 0: [fronts["cards"]], 1: [], 2: [fronts["cards"]], 3: []}


@rule("DT-049", "DT-222")
def test_the_named_player_pays_his_offer_in_full_and_all_others_lapse() -> None:
    """Dollars, nuggets and cards go to the Sheriff's hand; who was not named keeps everything."""
    t = showing("10", "10", "")
    t.town.nuggets[:2] = [4, 4]
    t.hand(0, box.DEED_5, box.DEED_5, box.HAT)
    t.hand(1, box.DEED_1)
    t.start(Place(BANK))
    offer(t, 0, 6, 2, box.DEED_5, box.HAT)
    offer(t, 1, 8, 4, box.DEED_1)
    t.answer(2, NAME + 0)
    assert t.town.cash == [8 - 6 + 3, 8, 8 + 6]
    assert t.town.nuggets == [2, 4, 2]
    assert t.town.hand == [[box.DEED_5], [box.DEED_1], [box.DEED_5, box.HAT]]
    assert offers(t, 2) == [None, None, None]


@rule("DT-049")
def test_an_offer_is_paid_before_the_action_of_the_place() -> None:
    """A Dynamite offered at the mine is the Sheriff's before its owner could have lit it."""
    t = showing("9 9", "9 9", "")
    t.hand(0, box.DYNAMITE)
    t.start(Place(MINE))
    t.answer(1, OFFER_NOTHING)
    unpaid = t.town.clone()
    offer(t, 0, 0, 0, box.DYNAMITE)
    t.answer(2, NAME + 0)
    assert t.asked == []
    assert t.town.hand[2] == [box.DYNAMITE]
    assert t.town.nuggets[0] == 2
    unpaid.answer(0, OFFER_NOTHING)
    unpaid.answer(2, NAME + 0)
    assert unpaid.legal == [SKIP, PLAY + box.DYNAMITE]


@rule("DT-049")
def test_a_sheriff_who_names_himself_is_paid_nothing() -> None:
    """All offers lapse when the Sheriff takes the place for himself."""
    t = tie("10", "10", "10", sheriff=2)
    offer(t, 0, 8)
    offer(t, 1, 5)
    t.answer(2, NAME + 2)
    assert t.town.cash == [8, 8, 11]


@rule("DT-050")
def test_an_offer_once_made_stands() -> None:
    """A bidder can neither change nor withdraw, and the Sheriff can but name a player."""
    t = tie("10", "10", "")
    offer(t, 0, 2)
    for again in (OFFER_NOTHING, OFFER_BUILD, OFFER_DOLLARS + 1):
        with pytest.raises(Refused):
            t.answer(0, again)
    with pytest.raises(Refused):
        t.answer(2, OFFER_BUILD)
    offer(t, 1, 7)
    assert t.asked == [2]
    assert t.options(2) == [NAME + 0, NAME + 1]
    t.answer(2, NAME + 0)
    assert t.town.cash == [8 - 2 + 3, 8, 8 + 2]


# --- the steps of an offer ---------------------------------------------------------------------


def every_offer(town: Town, seat: int) -> list[tuple[int, int, tuple[int, ...]]]:
    """What each way of answering the steps of an offer leads to."""
    choice = town.choice_of(seat)
    if choice is None:
        return [(town.offer_cash[seat], town.offer_gold[seat], tuple(town.offer_cards[seat]))]
    found = []
    for action in choice.options(town):
        twin = town.clone()
        twin.answer(seat, action)
        found += every_offer(twin, seat)
    return found


@rule("DT-221")
def test_every_offer_can_be_built_in_one_way_only() -> None:
    """All mixes of dollars, nuggets and up to two cards can be offered, each in just one way."""
    t = showing("10", "10", "")
    t.town.cash[0], t.town.nuggets[0] = 2, 1
    t.hand(0, box.DEED_5, box.DEED_5, box.BRUTE)
    t.start(Place(BANK))
    five, brute = box.DEED_5, box.BRUTE
    picks = [(), (five,), (brute,), (five, five), (five, brute)]
    mixes = {(cash, gold, cards) for cash in (0, 1, 2) for gold in (0, 1) for cards in picks}
    ways = Counter(every_offer(t.town, 0))
    assert set(ways) == mixes
    assert ways.pop((0, 0, ())) == 2
    assert set(ways.values()) == {1}


@rule("DT-221")
@pytest.mark.parametrize(
    ("dollars", "nuggets", "cards", "steps"),
    [
        (0, 0, [], []),
        (3, 0, [], ["bribe_open", "bribe_dollars"]),
        (0, 2, [], ["bribe_open", "bribe_nuggets"]),
        (0, 0, [box.HAT], ["bribe_open", "bribe_card"]),
        (3, 2, [box.HAT], ["bribe_open", "bribe_dollars", "bribe_nuggets", "bribe_card"]),
        (0, 0, [box.DEED_1, box.HAT], ["bribe_open", "bribe_card", "bribe_card"]),
    ],
)
def test_a_step_with_one_answer_is_skipped(
    dollars: int, nuggets: int, cards: list[int], steps: list[str]
) -> None:
    """Nobody is asked for dollars, nuggets or cards he does not have, or a third card."""
    t = showing("10", "10", "")
    t.town.cash[0], t.town.nuggets[0] = dollars, nuggets
    t.hand(0, *cards)
    t.start(Place(BANK))
    asked = []
    while t.prompt(0):
        asked.append(t.prompt(0))
        t.answer(0, t.options(0)[1 if asked[-1] in ("bribe_open", "bribe_card") else 0])
    assert asked == steps


@rule("DT-221")
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_an_empty_offer_is_the_same_as_none(viewer: int) -> None:
    """Nobody can tell an offer built of nothing from offering nothing."""
    worlds = []
    for built in (True, False):
        t = tie("10", "10", "")
        if built:
            offer(t, 0)
        else:
            t.answer(0, OFFER_NOTHING)
        offer(t, 1, 1)
        worlds.append(known(t, viewer))
    assert worlds[0] == worlds[1]


@rule("DT-222")
def test_the_named_card_is_one_of_its_equals() -> None:
    """A player with two Brutes who offers one keeps the other."""
    t = showing("10", "10", "")
    t.hand(0, box.BRUTE, box.BRUTE)
    t.start(Place(BANK))
    t.answer(1, OFFER_NOTHING)
    offer(t, 0, 0, 0, box.BRUTE)
    t.answer(2, NAME + 0)
    assert (t.town.hand[0], t.town.hand[2]) == ([box.BRUTE], [box.BRUTE])


@rule("DT-049", "DT-222")
def test_what_lapsed_for_first_place_can_be_offered_for_second() -> None:
    """A bidder passed over for first place has all his dollars for the tie for second."""
    t = tie("10", "10", "10", "", sheriff=3, extension=True)
    for seat in range(3):
        offer(t, seat, 8)
    t.answer(3, NAME + 1)
    assert t.town.cash == [8, 0, 8, 16]
    assert t.asked == [0, 2]
    assert offers(t, 0) == [None] * 4
    offer(t, 0, 8)
    t.answer(2, OFFER_NOTHING)
    t.answer(3, NAME + 0)
    assert t.town.cash == [0, 0, 8, 24]


@rule("DT-222")
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_every_offer_the_sheriff_may_take_can_be_paid(seats: int, options: dict[str, Any]) -> None:
    """In random games all that lies on offer at a naming is still the bidder's."""
    for seed in range(3):
        for match in stroll(seats, seed, **options):
            town = match.state
            if town.lanes or not town.agenda or not isinstance(town.agenda[-1], Name):
                continue
            for seat in range(seats):
                assert town.offer_cash[seat] <= town.cash[seat]
                assert town.offer_gold[seat] <= town.nuggets[seat]
                assert Counter(town.offer_cards[seat]) <= Counter(town.hand[seat])
