"""Section 15: every place offers two actions, to a first and to a second player."""

import pytest

from farwest.games.dice_town import GAME, box
from farwest.games.dice_town.box import BANK, GENERAL_STORE, MINE, SALOON, SHERIFF, TOWN_HALL
from farwest.games.dice_town.rules.bank import Stagecoach
from farwest.games.dice_town.rules.doc import DocStep
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.rules.round import Round
from farwest.games.dice_town.verbs import (
    ACTION,
    DOC,
    DOC_PASS,
    FENCE,
    JOE,
    KEEP,
    NAME,
    OFFER_BUILD,
    OFFER_DOLLARS,
    OFFER_NOTHING,
    PLAY,
    ROB,
    SKIP,
    STORE_KEEP,
    WHISKY_ROB,
)
from tests.clauses import rule
from tests.games.dice_town.kit import (
    Table,
    empty_deeds,
    give_outlaws,
    give_ranches,
    heard,
    lay_row,
    number,
    on_top,
    post_wanted,
)

PLACES = [MINE, BANK, GENERAL_STORE, SALOON, SHERIFF, TOWN_HALL]


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


@rule("DT-154")
def test_the_mine_gives_nuggets_or_a_river_card() -> None:
    """Classic: a nugget per 9. New: a River card, shown to all, applied at once and removed."""
    t = contest(MINE)
    on_top(t.town.river, box.RIVER_GOLD_4)
    t.start(Place(MINE))
    t.answer(1, new(MINE))
    assert t.town.nuggets == [0, 4, 2, 0]
    for seat in range(-1, 4):
        assert heard(t, seat, "river") == [[1, box.RIVER_GOLD_4]]
        view = GAME.view(t.town, seat)
        assert view["river"] == 11
        assert view["river_used"] == [box.RIVER_GOLD_4]
    assert box.RIVER_GOLD_4 not in t.town.river


@rule("DT-154", "DT-155")
def test_dynamite_doubles_the_nuggets_of_the_first() -> None:
    """The first who digs may play Dynamite; the second's River card is not doubled."""
    t = contest(MINE)
    on_top(t.town.river, box.RIVER_GOLD_3)
    t.hand(1, box.DYNAMITE)
    t.start(Place(MINE))
    t.answer(1, classic(MINE))
    t.answer(1, PLAY + box.DYNAMITE)
    assert t.town.nuggets == [0, 6, 3, 0]


@rule("DT-156", "DT-158")
def test_the_stagecoach_pays_a_dollar_per_ten_and_the_rest_moves_on() -> None:
    """The second with two 10 takes $2 of the Stagecoach; what is left moves to the robbed Bank."""
    t = contest(BANK)
    t.town.bank, t.town.coach = 6, 5
    t.start(Place(BANK), Stagecoach())
    t.answer(1, classic(BANK))
    assert t.town.cash == [8, 14, 10, 8]
    assert (t.town.bank, t.town.coach) == (3, 0)


@rule("DT-156", "DT-158")
def test_the_stagecoach_cannot_pay_more_than_it_carries() -> None:
    """Three 10 take only the $2 there are, and nothing is left to move to the Bank."""
    t = contest(BANK)
    t.town.bank, t.town.coach = 6, 2
    t.start(Place(BANK), Stagecoach())
    t.answer(1, new(BANK))
    assert t.town.cash == [8, 10, 14, 8]
    assert (t.town.bank, t.town.coach) == (0, 0)


@rule("DT-158")
def test_the_bank_is_robbed_before_the_stagecoach_arrives() -> None:
    """A second player who robs the Bank gets nothing of what is left on the Stagecoach."""
    t = contest(BANK)
    t.town.bank, t.town.coach = 1, 9
    t.start(Place(BANK), Stagecoach())
    t.answer(1, new(BANK))
    assert t.town.cash == [8, 11, 9, 8]
    assert t.town.bank == 6


@rule("DT-157")
def test_share_does_not_answer_an_attack_on_the_stagecoach() -> None:
    """With the Bank empty, a holder of Share is not asked when the Stagecoach is attacked."""
    t = contest(BANK)
    t.town.bank, t.town.coach = 0, 9
    t.hand(0, box.SHARE)
    t.start(Place(BANK))
    t.answer(1, new(BANK))
    assert t.asked == []
    assert t.town.cash == [8, 11, 8, 8]


@rule("DT-159")
@pytest.mark.parametrize("seat", [1, 2])
def test_the_store_opens_twice_in_round_one_for_whoever_shops(seat: int) -> None:
    """In round 1 the classic store action is carried out twice, by the first or by the second."""
    t = contest(GENERAL_STORE)
    t.town.round = 1
    t.start(Place(GENERAL_STORE))
    t.answer(1, (classic if seat == 1 else new)(GENERAL_STORE))
    finish(t)
    jacks = 3 if seat == 1 else 2
    assert t.told("shopped") == [(seat, jacks)] * 2


@rule("DT-159")
def test_credit_opens_the_store_once_more_for_the_second() -> None:
    """In a later round the second shops once, and twice with Unlimited Credit."""
    t = contest(GENERAL_STORE)
    t.hand(2, box.UNLIMITED_CREDIT)
    t.start(Place(GENERAL_STORE))
    t.answer(1, new(GENERAL_STORE))
    t.answer(1, DOC + box.DOC_BIG_SCAM)
    t.answer(2, PLAY + box.UNLIMITED_CREDIT)
    finish(t)
    assert t.told("shopped") == [(2, 2)] * 2
    assert len(t.town.hand[2]) == 2


@rule("DT-159", "DT-160")
def test_the_doc_at_the_store_looks_at_ones_own_dice() -> None:
    """The benefits offered are those of the player's own dice, and there is no way to pass."""
    t = contest(GENERAL_STORE)
    t.hand(1, box.DEED_1)
    t.dice(1, "9 J J J A")
    t.start(Place(GENERAL_STORE))
    t.answer(1, new(GENERAL_STORE))
    assert t.prompt(1) == "doc_benefit"
    fence, sample, big = DOC + box.DOC_FENCE, DOC + box.DOC_STORE, DOC + box.DOC_BIG_SCAM
    assert t.options(1) == [fence, sample, big]
    assert DOC_PASS not in t.options(1)


@rule("DT-159")
def test_the_doc_at_the_store_acts_before_the_second_shops() -> None:
    """The benefit is carried out at once: the free sample is the card above the second's draw."""
    t = contest(GENERAL_STORE)
    on_top(t.town.store, box.CATTLE, box.HAT, box.LASSO)
    t.start(Place(GENERAL_STORE))
    t.answer(1, new(GENERAL_STORE))
    t.answer(1, DOC + box.DOC_STORE)
    assert t.town.hand[1] == [box.CATTLE]
    assert t.town.gained == [0, 1, 0, 0]
    assert t.options(2) == [STORE_KEEP + box.HAT, STORE_KEEP + box.LASSO]


@rule("DT-160")
def test_fencing_at_the_store_counts_as_a_gain() -> None:
    """Fencing at the General Store turns the Doc card: no visit to the Doc afterwards."""
    t = contest(GENERAL_STORE)
    t.dice(1, "9 J J J J")
    t.hand(1, box.DEED_1, box.DEED_2, box.DEED_3)
    t.town.store, t.town.discard = [], []
    t.start(Place(GENERAL_STORE))
    t.answer(1, new(GENERAL_STORE))
    assert t.prompt(1) == "fence_deed"  # the only benefit is taken without asking
    t.answer(1, FENCE + box.DEED_1)
    t.answer(1, FENCE + box.DEED_3)
    assert t.town.fenced[1] == [box.DEED_1, box.DEED_3]
    assert t.town.gained[1] == 1


@rule("DT-160")
def test_a_scam_at_the_store_that_brings_nothing_is_no_gain() -> None:
    """The big scam among players without nuggets leaves the Doc card on its active side."""
    t = contest(GENERAL_STORE)
    t.start(Place(GENERAL_STORE))
    t.answer(1, new(GENERAL_STORE))
    t.answer(1, DOC + box.DOC_BIG_SCAM)
    assert t.town.gained[1] == 0


@rule("DT-160")
def test_scams_at_the_store_that_bring_something_are_a_gain() -> None:
    """The small scam collects $2 of everybody at once and turns the Doc card."""
    t = contest(GENERAL_STORE)
    t.dice(1, "J J J K K")
    t.start(Place(GENERAL_STORE))
    t.answer(1, new(GENERAL_STORE))
    t.answer(1, DOC + box.DOC_SMALL_SCAM)
    assert t.town.cash == [6, 14, 6, 6]
    assert t.town.gained[1] == 1


@rule("DT-160")
def test_without_an_available_benefit_nothing_happens_at_the_store() -> None:
    """Only Jacks and no store card left: the Doc at the General Store has nothing to give."""
    t = contest(GENERAL_STORE)
    t.dice(1, "J J J J J")
    t.town.store, t.town.discard = [], []
    t.start(Place(GENERAL_STORE))
    t.answer(1, new(GENERAL_STORE))
    assert t.asked == []
    assert t.town.gained == [0, 0, 0, 0]
    assert t.town.hand[1] == []


@rule("DT-161")
def test_the_saloon_robs_or_recruits() -> None:
    """Classic: rob a hand. New: take the top Outlaw of the deck, face up before oneself."""
    t = contest(SALOON)
    top = t.town.outlaw_deck[-1]
    t.start(Place(SALOON))
    t.answer(1, new(SALOON))  # the second's only target, with one card, is robbed unasked
    assert t.asked == []
    assert t.town.outlaws[1] == [top]
    assert len(t.town.outlaw_deck) == 9
    assert t.town.hand[2] == [box.WINCHESTER]
    assert t.town.gained == [0, 1, 1, 0]


@rule("DT-161")
def test_girls_and_whisky_serve_the_robber_desperado_the_recruiter() -> None:
    """The robber is asked for The Girls and offered Whisky; the recruiter for Desperado."""
    t = contest(SALOON)
    t.hand(1, box.GIRLS, box.WHISKY)
    t.hand(2, box.DESPERADO)
    give_ranches(t, 3, 1)
    t.start(Place(SALOON))
    t.answer(1, classic(SALOON))
    assert t.options(1) == [SKIP, PLAY + box.GIRLS]
    t.answer(1, SKIP)
    assert t.options(1) == [ROB + 0, ROB + 2, WHISKY_ROB + 3]
    t.answer(1, ROB + 0)
    assert t.options(2) == [SKIP, PLAY + box.DESPERADO]


@rule("DT-161")
def test_an_empty_outlaw_deck_recruits_nobody() -> None:
    """With no Outlaw in the deck recruiting has no effect, and Desperado is not asked for."""
    t = contest(SALOON)
    give_outlaws(t, 0, *t.town.outlaw_deck)
    t.hand(1, box.DESPERADO)
    t.start(Place(SALOON))
    t.answer(1, new(SALOON))
    assert t.prompt(2) == "saloon_target"
    assert t.town.outlaws[1] == []
    assert t.town.gained[1] == 0


@rule("DT-162")
def test_the_star_window_opens_between_the_choice_and_the_actions() -> None:
    """Joe and Marshall are asked for when the choice is known and neither action has begun."""
    t = contest(SHERIFF)
    t.hand(3, box.NERVOUS_JOE, box.MARSHALL)
    t.start(Place(SHERIFF))
    assert t.prompt(1) == "choose_action"
    t.answer(1, new(SHERIFF))
    assert t.told("chose") == [(1, SHERIFF * 2 + 1)]
    assert t.prompt(3) == "star"
    assert t.options(3) == [SKIP, JOE + 0, JOE + 1, JOE + 2, PLAY + box.MARSHALL]
    assert t.told("hunt") == t.told("star") == []
    assert t.town.sheriff == 0


@rule("DT-162")
def test_the_marshall_stops_the_star_and_not_the_hunt() -> None:
    """The Marshall keeps the star from the second; the first still hunts."""
    t = contest(SHERIFF, loaded=True)
    t.hand(3, box.MARSHALL)
    post_wanted(t, 0, 4)
    t.luck.roll("9 10 10")
    t.start(Place(SHERIFF))
    t.answer(1, new(SHERIFF))
    t.answer(3, PLAY + box.MARSHALL)
    assert t.town.sheriff == 0
    assert t.town.captured[1] == [0]
    assert t.town.gained == [0, 1, 0, 0]


@rule("DT-162")
def test_a_hunt_alone_gives_the_marshall_nothing_to_do() -> None:
    """A single player with K who hunts moves no star: the Marshall is not asked for."""
    t = contest(SHERIFF)
    t.dice(2, "9 9 9 A A")
    t.dice(3, "9 9 9 A A")
    t.hand(0, box.MARSHALL)
    post_wanted(t)
    t.start(Place(SHERIFF))
    t.answer(1, new(SHERIFF))
    assert t.asked == []
    assert t.town.sheriff == 0


@rule("DT-162")
def test_joe_is_asked_for_without_a_king_on_the_table() -> None:
    """With no K there is no first, yet the window of Nervous Joe opens as in the base game."""
    t = Table(3, extension=True)
    for seat in range(3):
        t.dice(seat, "9 9 9 A A")
    t.hand(2, box.NERVOUS_JOE)
    t.start(Place(SHERIFF))
    assert t.options(2) == [SKIP, JOE + 0, JOE + 1]
    t.answer(2, JOE + 1)
    assert t.town.cash == [8, 4, 12]


@rule("DT-162")
@pytest.mark.parametrize("kind", [0, 1])
def test_the_star_goes_to_whoever_takes_the_classic_action(kind: int) -> None:
    """The new Sheriff is the first if he picks the star, the second if he hunts."""
    t = contest(SHERIFF)
    t.start(Place(SHERIFF))
    t.answer(1, ACTION + SHERIFF * 2 + kind)
    finish(t)
    assert t.town.sheriff == 1 + kind


@rule("DT-163")
def test_the_mayor_gives_at_most_two_deeds_more() -> None:
    """Four aces take the first deed and two more, and the row is filled up again."""
    t = contest(TOWN_HALL)
    lay_row(t, box.DEED_1, box.DEED_2, box.RANCH)
    t.start(Place(TOWN_HALL))
    t.answer(1, classic(TOWN_HALL))
    assert t.town.hand[1] == [box.DEED_1, box.DEED_2]
    assert t.town.ranches[1] == 1
    assert t.town.row == [box.DEED_3, box.DEED_4, box.DEED_5]


@rule("DT-163")
def test_the_mayors_wife_gives_one_deed_unseen() -> None:
    """The new action draws the top deed; the others hear only that it was one, aces or not."""
    t = contest(TOWN_HALL)
    row = t.town.row[:]
    t.start(Place(TOWN_HALL))
    t.answer(1, new(TOWN_HALL))
    assert t.town.hand[1] == [box.DEED_3]
    assert heard(t, 1, "drew_deed") == [[1, box.DEED_3]]
    for seat in (-1, 0, 2, 3):
        assert heard(t, seat, "drew_deed") == [[1]]
        assert GAME.view(t.town, seat)["players"][1]["known"] == []
    assert t.town.hand[2] == row[:1] or t.town.ranches[2] == 1


@rule("DT-163")
def test_corruption_serves_the_mayors_supporter() -> None:
    """The supporter may play Corruption and takes the top deed before the row is filled up."""
    t = contest(TOWN_HALL)
    t.hand(1, box.CORRUPTION)
    lay_row(t, box.DEED_1, box.DEED_1, box.DEED_1)
    t.start(Place(TOWN_HALL))
    t.answer(1, classic(TOWN_HALL))
    t.answer(1, PLAY + box.CORRUPTION)
    assert t.town.hand[1] == [box.DEED_1, box.DEED_1, box.DEED_1, box.DEED_3]
    assert t.town.row[:2] == [box.DEED_4, box.DEED_5]


@rule("DT-164")
def test_the_row_is_filled_up_before_the_second_acts() -> None:
    """After the first's deed the row takes the top card, and the Mayor's wife the next one."""
    t = contest(TOWN_HALL)
    t.dice(1, "K K K K 9")
    lay_row(t, box.DEED_1, box.DEED_2, box.DEED_2)
    t.start(Place(TOWN_HALL))
    t.answer(1, classic(TOWN_HALL))
    assert t.town.row == [box.DEED_2, box.DEED_2, box.DEED_3]
    assert t.town.hand[2] == [box.DEED_4]


@rule("DT-164")
def test_filling_the_row_may_leave_the_second_nothing() -> None:
    """When the last card of the deck fills the row, the Mayor's wife has none to give."""
    t = contest(TOWN_HALL)
    t.dice(1, "K K K K 9")
    lay_row(t, box.DEED_1, box.DEED_2, box.DEED_2)
    empty_deeds(t)
    t.town.boxed.remove(box.DEED_5)
    t.town.deeds = [box.DEED_5]
    t.start(Place(TOWN_HALL))
    t.answer(1, classic(TOWN_HALL))
    assert t.town.row == [box.DEED_2, box.DEED_2, box.DEED_5]
    assert t.town.hand[2] == []
    assert t.town.gained[2] == 0


@rule("DT-165")
def test_the_doc_receives_those_whose_card_is_active() -> None:
    """Who gained something as first or second may not visit; the others visit as in the base."""
    t = contest(MINE)
    on_top(t.town.river, box.RIVER_GOLD_2)
    t.start(Place(MINE), DocStep())
    t.answer(1, new(MINE))
    assert t.prompt(0) == "doc_next"
    assert len(t.options(0)) == 2
    t.answer(0, t.options(0)[1])
    assert t.asked == [3]
    assert t.prompt(3) == "doc_benefit"
    assert DOC_PASS in t.options(3)


@rule("DT-165")
def test_the_second_with_an_action_without_effect_may_visit_the_doc() -> None:
    """A second whose River card brings nothing still has his Doc card on its active side."""
    t = contest(MINE, seats=3)
    t.town.gained[0] = 1
    t.start(Place(MINE), DocStep())
    t.answer(1, classic(MINE))
    assert t.told("river") == [(2, box.RIVER_NOTHING)]
    assert t.asked == [2]
    assert t.prompt(2) == "doc_benefit"


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
