"""Section 15: two actions at every place, the first player's pick, and the order of a round."""

import pytest

from farwest.games.dice_town import box
from farwest.games.dice_town.box import BANK, GENERAL_STORE, MINE, SALOON, SHERIFF, TOWN_HALL
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.rules.round import Round
from farwest.games.dice_town.verbs import ACTION, KEEP, PLAY, SKIP
from tests.clauses import rule
from tests.games.dice_town.contests import MARKS, classic, contest, new
from tests.games.dice_town.kit import Table, empty_deeds, lay_row, number, on_top, post_wanted

PLACES = [MINE, BANK, GENERAL_STORE, SALOON, SHERIFF, TOWN_HALL]


@rule("DT-145")
@pytest.mark.parametrize("kind", [0, 1])
@pytest.mark.parametrize("place", PLACES)
def test_the_first_picks_an_action_and_the_second_gets_the_other(place: int, kind: int) -> None:
    """At each of the six places the first carries out the action he picked, then the second the
    other one, without being asked whether he wants it.
    """
    t = contest(place)
    t.start(Place(place))
    assert t.asked == [1]
    assert t.prompt(1) == "choose_action"
    assert t.options(1) == [classic(place), new(place)]
    t.answer(1, ACTION + place * 2 + kind)
    while t.asked:
        assert t.prompt(t.asked[0]) not in ("choose_action", "play_card")
        t.answer(t.asked[0], t.options(t.asked[0])[0])
    marks = MARKS[place]
    acted = [(event.kind, event.args[0]) for event in t.events if event.kind in marks]
    assert acted == [(marks[kind], 1), (marks[1 - kind], 2)]


@rule("DT-146")
def test_the_first_may_pick_an_action_without_effect() -> None:
    """With the River dry the first may still pick it; the second still gets only the nuggets."""
    t = contest(MINE)
    t.town.river = []
    t.start(Place(MINE))
    assert t.options(1) == [classic(MINE), new(MINE)]
    t.answer(1, new(MINE))
    assert t.asked == []
    assert t.town.nuggets == [0, 0, 2, 0]
    assert t.town.gained == [0, 0, 1, 0]


@rule("DT-146")
def test_a_second_action_without_effect_does_nothing() -> None:
    """With the River dry and the nuggets taken by the first, nothing happens to the second."""
    t = contest(MINE)
    t.town.river = []
    t.start(Place(MINE))
    t.answer(1, classic(MINE))
    assert t.asked == []
    assert t.town.nuggets == [0, 3, 0, 0]
    assert t.town.gained == [0, 1, 0, 0]


OWN_CARDS = {
    MINE: box.DYNAMITE,
    GENERAL_STORE: box.UNLIMITED_CREDIT,
    SALOON: box.GIRLS,
    TOWN_HALL: box.CORRUPTION,
}


@rule("DT-148")
@pytest.mark.parametrize("place", OWN_CARDS)
def test_the_winners_cards_follow_the_classic_action(place: int) -> None:
    """Dynamite, Credit, Girls and Corruption are the second player's if his action is classic."""
    card = OWN_CARDS[place]
    t = contest(place)
    t.hand(2, card)
    t.start(Place(place))
    t.answer(1, new(place))
    if t.asked == [1]:  # the Doc at the General Store
        t.answer(1, t.options(1)[0])
    assert t.asked == [2]
    assert t.options(2) == [SKIP, PLAY + card]


@rule("DT-148", "DT-155")
@pytest.mark.parametrize("place", OWN_CARDS)
def test_the_winners_cards_are_not_asked_for_on_the_new_action(place: int) -> None:
    """The first player who picks the new action cannot play the classic action's card."""
    card = OWN_CARDS[place]
    t = contest(place)
    t.hand(1, card)
    t.start(Place(place))
    t.answer(1, new(place))
    while t.asked:
        seat = t.asked[0]
        assert PLAY + card not in t.options(seat)
        t.answer(seat, t.options(seat)[0])
    assert card in t.town.hand[1]


@rule("DT-148", "DT-155")
def test_a_second_player_with_dynamite_doubles_his_own_nines() -> None:
    """The classic action counts the dice of whoever carries it out: two 9 and Dynamite give 4."""
    t = contest(MINE)
    t.hand(2, box.DYNAMITE)
    t.start(Place(MINE))
    t.answer(1, new(MINE))
    t.answer(2, PLAY + box.DYNAMITE)
    assert t.town.nuggets == [0, 0, 4, 0]


@rule("DT-148", "DT-156")
def test_share_answers_a_second_player_who_robs_the_bank() -> None:
    """The rivals' window follows the classic action: Share halves the second player's loot."""
    t = contest(BANK)
    t.town.bank = 7
    t.hand(3, box.SHARE)
    t.start(Place(BANK))
    t.answer(1, new(BANK))
    assert t.options(3) == [SKIP, PLAY + box.SHARE]
    t.answer(3, PLAY + box.SHARE)
    assert t.town.cash == [8, 10, 12, 11]


@rule("DT-153")
def test_a_round_of_the_extension_runs_in_order() -> None:
    """Indian die, Mine, Bank, Stagecoach, General Store, Saloon, Sheriff, Town Hall, exchange,
    Doc, the die's way home, Smoke Signals: in that order.
    """
    t = Table(4, loaded=True, extension=True, indian_die=True)
    rolls = ["9 9 9 9 10", "J J Q Q K", "A A A A A", "K K K A A"]
    for roll in rolls:
        t.luck.roll(roll)
    t.luck.next(6, 4)  # the Bodyguard asks nothing
    t.town.die_at = 1
    post_wanted(t)  # the hunter, seat 3, gains nothing and visits the Doc
    t.hand(2, box.SMOKE_SIGNALS)
    on_top(t.town.store, box.BOOTS, box.HAT)
    t.start(Round())
    for seat, roll in enumerate(rolls):
        t.answer(seat, KEEP + number(roll))
    story: list[str] = []
    told = 0
    while "? play_card" not in story:
        for event in t.events[told:]:
            place = f" {box.PLACES[event.args[-1]]}" if event.kind == "first" else ""
            story.append(event.kind + place)
        told = len(t.events)
        seat = t.asked[0]
        story.append("? " + t.prompt(seat))
        options = t.options(seat)
        wanted = {new(SALOON), new(SHERIFF)}.intersection(options)
        if t.prompt(seat) != "play_card":
            t.answer(seat, wanted.pop() if wanted else options[0])
    assert t.options(2) == [SKIP, PLAY + box.SMOKE_SIGNALS]
    milestones = [
        "indian",
        "first mine",
        "first bank",
        "coach",
        "first general_store",
        "first saloon",
        "first sheriff",
        "first town_hall",
        "? indian_exchange",  # the first
        "? indian_exchange",  # the second
        "doc",
        "die_home",
        "? play_card",
    ]
    assert [step for step in story if step in milestones] == milestones


@rule("DT-153")
def test_the_die_goes_home_before_the_game_ends() -> None:
    """In the last round the Indian die returns, then the game ends, with no Smoke Signals."""
    t = Table(2, loaded=True, extension=True, indian_die=True)
    for roll in ("9 9 9 9 9", "10 10 10 10 10"):
        t.luck.roll(roll)
    t.luck.next(6, 4)
    t.town.die_at = 0
    t.town.nuggets[0], t.town.mine = 28, 2
    t.hand(1, box.SMOKE_SIGNALS)
    t.start(Round())
    t.answer(0, KEEP + number("9 9 9 9 9"))
    t.answer(1, KEEP + number("10 10 10 10 10"))
    while t.asked:
        seat = t.asked[0]
        assert t.prompt(seat) != "play_card"
        t.answer(seat, t.options(seat)[0])
    kinds = [event.kind for event in t.events]
    assert kinds.index("die_home") < kinds.index("end")


@rule("DT-152", "DT-225")
def test_two_players_must_take_the_deed_that_is_there() -> None:
    """DT-EX-34: with an empty deck and two cards in the row the Mayor is the only choice."""
    t = contest(TOWN_HALL, seats=2)
    lay_row(t, box.DEED_1, box.DEED_2)
    empty_deeds(t)
    t.start(Place(TOWN_HALL))
    assert t.asked == []  # a single option is not asked for
    assert t.told("chose") == [(1, TOWN_HALL * 2)]
    assert t.town.hand[1] == [box.DEED_1, box.DEED_2]


@rule("DT-225")
def test_two_players_choose_freely_while_both_actions_work() -> None:
    """With cards in row and deck both actions of Town Hall are open to two players."""
    t = contest(TOWN_HALL, seats=2)
    t.start(Place(TOWN_HALL))
    assert t.options(1) == [classic(TOWN_HALL), new(TOWN_HALL)]


@rule("DT-146", "DT-225")
def test_three_players_may_pick_the_mayors_wife_without_a_deck() -> None:
    """With three players the first may leave the row to the second, though the deck is empty."""
    t = contest(TOWN_HALL, seats=3)
    lay_row(t, box.DEED_1, box.DEED_2)
    empty_deeds(t)
    t.start(Place(TOWN_HALL))
    assert t.options(1) == [classic(TOWN_HALL), new(TOWN_HALL)]
    t.answer(1, new(TOWN_HALL))
    assert t.town.hand[1] == []
    assert t.town.hand[2] == [box.DEED_1]


@rule("DT-225")
def test_two_players_may_pick_void_actions_elsewhere() -> None:
    """The duty to pick an action with an effect holds at Town Hall only."""
    t = contest(MINE, seats=2)
    t.town.river = []
    t.start(Place(MINE))
    assert t.options(1) == [classic(MINE), new(MINE)]
