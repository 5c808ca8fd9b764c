"""What luck gave: nothing on average, whatever is answered; without it rounds differ less."""

import random
from typing import Any

import pytest

from farwest import games
from farwest.bots.search.rollout import Judge
from farwest.bots.search.style import BEST
from farwest.bots.search.yardstick import Yardstick
from farwest.games.dice_town import advice
from farwest.games.dice_town.advice.fortune import Fortune, thrown
from farwest.games.dice_town.dice import COUNT, HANDFULS, NUMBER, falls, gather
from farwest.kernel.news import Event

DICE_TOWN = games.find("dice-town")


def town_with(*dice: list[int], cash: int = 4) -> Any:
    """The first throw of a game, as if these dice had been set before."""
    town = DICE_TOWN.deal(len(dice), DICE_TOWN.settle(len(dice), {}), 3)
    town.dice = [gather(each) for each in dice]
    town.cash = [cash] * len(dice)
    town.rolled = [falls(5 - len(each))[0] for each in dice]
    return town


@pytest.mark.parametrize("cash", [0, 1, 4])
@pytest.mark.parametrize("own", [[], [5], [0, 0], [2, 3, 4]])
def test_a_throw_gives_nothing_on_average(own: list[int], cash: int) -> None:
    """All ways the dice may fall together give nothing, to the poor and to the rich."""
    town = town_with(own, [1, 4], cash=cash)
    gifts = []
    for fall in falls(5 - len(own)):
        town.rolled[0] = fall
        gifts.append(thrown(town, 0))
    assert sum(gifts) / len(gifts) == pytest.approx(0.0, abs=1e-9)
    assert min(gifts) < -0.2 < 0.2 < max(gifts)


def heard(town: Any, action: int, fallen: dict[int, int]) -> list[float]:
    """What the final throw gives after an answer, if dice fall like this."""
    fortune = Fortune(town.seats)
    assert fortune.foresee(town, action, known=True)
    fortune.hear([Event("final", (seat, NUMBER[fall]), (), ()) for seat, fall in fallen.items()])
    return fortune.gifts


def test_the_final_throw_gives_nothing_on_average() -> None:
    """One has five dice; the other has one left, and what one gains another may lose."""
    town = town_with([0, 0, 3, 3, 5], [0, 0, 1, 2])
    town.kept[0] = 0
    town.lanes[0] = []
    town.seat = 1
    gifts = [heard(town, NUMBER[0], {1: fall}) for fall in falls(1)]
    for seat in range(2):
        mean = sum(each[seat] for each in gifts) / len(gifts)
        assert mean == pytest.approx(0.0, abs=1e-9)
    third_nine = gifts[0]
    assert third_nine[1] > 0.5 > -0.5 > third_nine[0]


def test_what_was_known_is_no_luck() -> None:
    """The throw that the searching seat is asked about counts for nobody."""
    town = town_with([], [])
    for known in (True, False):
        fortune = Fortune(2)
        assert not fortune.foresee(town, town.legal[0], known)
        assert (fortune.gifts[0] == 0.0) == known
        assert fortune.gifts[1] == 0.0


def test_rounds_differ_less_without_luck() -> None:
    """A first throw played on in many worlds: less than three quarters of the spread is left."""
    town = DICE_TOWN.deal(2, DICE_TOWN.settle(2, {}), 8)
    judge = Judge(DICE_TOWN, advice, BEST, random.Random(1), Yardstick(5.0))
    with_luck, without = [], []
    for number in range(150):
        world: Any = DICE_TOWN.imagine(town, 0, number)
        judge.begin(world)
        world.play(judge.most_promising(world))
        judge.play_advised(world)
        first, second = (advice.value(world, seat) for seat in range(2))
        assert judge.fortune is not None
        with_luck.append(first - second)
        without.append(first - second - judge.fortune.gifts[0] + judge.fortune.gifts[1])
    assert spread(without) < 0.75 * spread(with_luck)
    difference = sum(with_luck) / 150 - sum(without) / 150
    assert abs(difference) < 2 * spread(with_luck) / 150**0.5


def spread(found: list[float]) -> float:
    """How far these lie apart: the standard deviation."""
    mean = sum(found) / len(found)
    squares: float = sum((each - mean) ** 2 for each in found)
    return (squares / len(found)) ** 0.5


def test_handfuls_are_numbered_as_the_news_say() -> None:
    """The final throw is told by the number of what fell."""
    town = DICE_TOWN.deal(2, DICE_TOWN.settle(2, {}), 1)
    told: list[Event] = []
    dice = random.Random(1)
    before: list[int] = []
    while not told:
        action = dice.choice(town.legal)
        kept = town.kept[:]
        kept[town.seat] = HANDFULS[action % COUNT]
        before = [pack + more for pack, more in zip(town.dice, kept)]
        town.sink = []
        town.play(action)
        told = [event for event in town.sink if event.kind == "final"]
    for event in told:
        seat, number = event.args
        assert town.dice[seat] == before[seat] + HANDFULS[number]
