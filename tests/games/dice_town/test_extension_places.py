"""Section 15: the classic and the new action of every place but the General Store."""

import pytest

from farwest.games.dice_town import GAME, box
from farwest.games.dice_town.box import BANK, MINE, SALOON, SHERIFF, TOWN_HALL
from farwest.games.dice_town.rules.bank import Stagecoach
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.verbs import ACTION, JOE, PLAY, ROB, SKIP, WHISKY_ROB
from tests.clauses import rule
from tests.games.dice_town.contests import classic, contest, finish, new
from tests.games.dice_town.kit import (
    Table,
    empty_deeds,
    give_outlaws,
    give_ranches,
    heard,
    lay_row,
    on_top,
    post_wanted,
)


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
