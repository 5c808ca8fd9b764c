"""The advice: what it keeps in mind between two answers never changes an answer."""

import random
from typing import Any

import pytest

from farwest import games
from farwest.games.dice_town import advice
from farwest.games.dice_town.advice import outlook, stakes
from farwest.games.dice_town.advice.worth import FIRST_DOLLARS, STAR_HELD, best_of
from farwest.games.dice_town.box import CARD_VP, DEED_5, GIRLS, HORSE, SHERIFF_VP

DICE_TOWN = games.find("dice-town")
NEW = {"extension": True, "indian_die": True}


def questions(seats: int, options: dict[str, Any], seed: int) -> list[Any]:
    """The questions of a game in which the advice is mostly followed."""
    dice = random.Random(seed)
    town = DICE_TOWN.deal(seats, DICE_TOWN.settle(seats, options), seed)
    found = []
    while not town.over:
        found.append(town.clone())
        promises = advice.prior(town, town.seat, town.legal)
        best = town.legal[promises.index(max(promises))]
        town.play(dice.choice(town.legal) if dice.random() < 0.2 else best)
    return found


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {}), (3, NEW)])
def test_outlooks_kept_are_outlooks_found_anew(seats: int, options: dict[str, Any]) -> None:
    """Each question is answered twice alike: with an empty memory, and with a full one."""
    asked = questions(seats, options, seed=seats)[::5]
    fresh = []
    for town in asked:
        outlook._outlooks.clear()
        stakes._kept.clear()
        fresh.append(advice.prior(town, town.seat, town.legal))
    random.Random(1).shuffle(asked_again := list(zip(asked, fresh)))
    for town, promises in asked_again:
        assert advice.prior(town, town.seat, town.legal) == promises
    assert outlook._outlooks
    assert stakes._kept


def test_the_memory_is_bounded() -> None:
    """However many positions are looked at, so many outlooks are kept and so many hopes each."""
    for seed in range(2):
        for town in questions(2, {}, seed)[::2]:
            advice.prior(town, town.seat, town.legal)
    assert len(outlook._outlooks) == outlook.MOST_OUTLOOKS
    assert len(stakes._kept) == stakes.MOST_STAKES
    assert max(len(kept.hopes) for kept in outlook._outlooks.values()) <= outlook.MOST_HOPES


def test_the_best_of_some_cards_is_their_mean_over_all_draws() -> None:
    """One of three cards is worth their mean; two of them, the mean best of the three pairs."""
    ranked = [1.0, 2.0, 6.0]
    assert best_of(ranked, 0) == 0.0
    assert best_of(ranked, 1) == pytest.approx(3.0)
    assert best_of(ranked, 2) == pytest.approx((2.0 + 6.0 + 6.0) / 3)
    assert best_of(ranked, 5) == pytest.approx(6.0)


def test_the_first_dollars_count_most_and_the_star_counts() -> None:
    """One dollar more is worth more to the poor; the star less than its points: it may be lost."""
    town = DICE_TOWN.deal(2, DICE_TOWN.settle(2, {}), 3)
    worths = []
    for dollars in (0, 1, 10, 11, 40):
        town.cash[0] = dollars
        worths.append(advice.value(town, 0))
    assert worths[1] - worths[0] > worths[3] - worths[2] > 0.5
    assert worths[4] > worths[3]
    assert FIRST_DOLLARS[0] == 0.0
    values = []
    for sheriff in (0, 1):
        town.sheriff = sheriff
        values.append(advice.value(town, 0))
    assert values[0] - values[1] == pytest.approx(STAR_HELD)
    assert STAR_HELD < SHERIFF_VP


def test_a_card_still_to_be_played_is_worth_more_than_its_points() -> None:
    """Between rounds, and the more the longer the game goes on; at its end only points count."""
    town = DICE_TOWN.deal(2, DICE_TOWN.settle(2, {}), 3)
    gains = []
    for mine in (town.mine, 4, 0):
        town.mine = mine
        town.hand[0] = []
        before = advice.value(town, 0)
        town.hand[0] = [GIRLS]
        gains.append(advice.value(town, 0) - before - CARD_VP[GIRLS])
    assert gains[0] > gains[1] > gains[2] == 0


def test_robbers_may_take_what_is_held_while_the_game_goes_on() -> None:
    """A deed and a store card are worth less than their points, and a nugget is not."""
    town = DICE_TOWN.deal(2, DICE_TOWN.settle(2, {}), 3)
    before = advice.value(town, 0)
    worths = []
    for card in (DEED_5, HORSE):
        town.hand[0] = [card]
        worths.append((advice.value(town, 0) - before) / CARD_VP[card])
    assert worths[1] < worths[0] < 1.0
    town.hand[0] = []
    town.nuggets[0] += 1
    assert advice.value(town, 0) - before == pytest.approx(1.0)
    town.mine = 0
    before = advice.value(town, 0)
    town.hand[0] = [HORSE]
    assert advice.value(town, 0) - before == pytest.approx(CARD_VP[HORSE])


def test_a_round_with_picked_dice_is_not_settled() -> None:
    """The first throw is settled until somebody has picked, and never before all have."""
    town: Any = games.find("dice-town").deal(4, {}, 3)
    assert advice.settled(town)
    for _ in range(4):
        one_die = next(action for action in town.legal if action)
        town.play(one_die)
        assert not advice.settled(town)
    assert all(town.dice)
