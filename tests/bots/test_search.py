"""The bot search: legal, repeatable, fair, anytime, and sound about what each seat may know."""

import random
from typing import Any

import pytest

from farwest import bots, games
from farwest.bots.advised import advice_of
from farwest.bots.runner import play_out, sight_of
from farwest.bots.search import rollout
from farwest.bots.search.bot import SearchBot
from farwest.bots.search.budget import BadBudget, Budget
from farwest.bots.search.rollout import Judge
from farwest.bots.search.simulation import Simulator
from farwest.bots.search.style import PLAIN, Style
from farwest.bots.search.table import Table
from farwest.bots.search.yardstick import LEAST_TRUST, Yardstick
from farwest.kernel.game import Result
from farwest.kernel.laws import every_table
from farwest.kernel.match import Match

DICE_TOWN = games.find("dice-town")
DEADWOOD = games.find("deadwood")


def sizes(game: Any) -> list[tuple[str, int, dict[str, Any]]]:
    """Every number of players of a game, with the first and the last options that allow it."""
    found: dict[int, list[dict[str, Any]]] = {}
    for seats, options in every_table(game):
        found.setdefault(seats, []).append(options)
    tables = []
    for seats, several in found.items():
        tables.append((game.key, seats, several[0]))
        if several[-1] != several[0]:
            tables.append((game.key, seats, several[-1]))
    return tables


KEYS = list(games.keys())
TABLES = [table for key in KEYS for table in sizes(games.find(key))]
SHORT = Style(depth=0)


def positions(game: Any, seats: int, every: int, seed: int = 1) -> list[tuple[Any, int]]:
    """Every so many questions of a random game, with the seat that is asked."""
    dice = random.Random(seed)
    match = Match(game, ["a"] * seats, {}, f"search {seed}", quick=True)
    found = []
    while not match.state.over:
        seat = dice.choice(match.state.waiting())
        choice = match.state.choice_of(seat)
        if len(match.moves) % every == 0:
            found.append((match.state.clone(), seat))
        match.answer(seat, dice.choice(choice.options(match.state)))
    return found


def simulator(game: Any, seat: int, style: Style = SHORT) -> Simulator:
    """A simulator with luck of its own."""
    luck = random.Random(1)
    judge = Judge(game, advice_of(game), style, luck, Yardstick(10.0))
    return Simulator(game, seat, style, luck, judge)


def secret_throw(seats: int) -> Any:
    """Dice Town where everybody chooses his dice in secret."""
    state = DICE_TOWN.deal(seats, {}, 5)
    assert len(state.waiting()) == seats
    return state


# --- legal, repeatable, fair -----------------------------------------------------------------


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_it_plays_legally_to_the_end(key: str, seats: int, options: dict[str, Any]) -> None:
    """With a single simulation it still plays a whole game; an illegal answer would be refused."""
    table: list[bots.Bot] = [SearchBot(0, "1", SHORT)]
    table += [bots.make("random", seat) for seat in range(1, seats)]
    match = play_out(games.find(key), options, table, "whole game")
    assert match.state.over
    assert match.players[0] == "search:1"


@pytest.mark.parametrize("key", KEYS)
def test_the_same_luck_gives_the_same_answers(key: str) -> None:
    """Two bots with the same luck think alike through a whole game, trees kept and all."""
    game = games.find(key)
    twins = SearchBot("luck", "8"), SearchBot("luck", "8")
    for state, seat in positions(game, 2, every=11):
        if seat == 0:
            answers = [bot.choose(sight_of(game, state, seat, 4)) for bot in twins]
            assert answers[0] == answers[1]
            assert twins[0].reused == twins[1].reused


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("key", KEYS)
def test_it_is_fair(key: str, seats: int) -> None:
    """On the true state and on a twin that looks alike to its seat it answers alike."""
    game = games.find(key)
    for state, seat in positions(game, seats, every=10 * seats):
        twin = game.imagine(state, seat, 12345)
        answers = [
            SearchBot(7, "6").choose(sight_of(game, world, seat, 99)) for world in (state, twin)
        ]
        assert answers[0] == answers[1]


def test_it_is_fair_with_a_tree_of_its_own() -> None:
    """What it keeps between decisions follows from what its seat saw, too."""
    twins = SearchBot(3, "40"), SearchBot(3, "40")
    advised = bots.make("advised", 1)
    match = Match(DEADWOOD, ["a", "b"], {}, "kept", quick=True)
    reused = 0
    while not match.state.over and len(match.moves) < 40:
        state = match.state
        if state.seat == 1:
            match.answer(1, advised.choose(sight_of(DEADWOOD, state, 1, 9)))
            continue
        worlds = state, DEADWOOD.imagine(state, 0, len(match.moves))
        answers = [
            bot.choose(sight_of(DEADWOOD, world, 0, 99)) for bot, world in zip(twins, worlds)
        ]
        assert answers[0] == answers[1]
        reused += twins[0].reused
        match.answer(0, answers[0])
    assert reused


# --- playing well ----------------------------------------------------------------------------


class Blind:
    """Advice that values a position but has no opinion on answers."""

    def __init__(self, game: Any) -> None:
        self.value = advice_of(game).value

    def prior(self, state: Any, seat: int, actions: list[int]) -> list[float]:
        return [0.0] * len(actions)


def last_questions(seed: int) -> list[Any]:
    """The last questions of a random game of Deadwood for two."""
    dice = random.Random(seed)
    state = DEADWOOD.deal(2, {}, seed)
    found = []
    while not state.over:
        found.append(state.clone())
        state.play(dice.choice(state.legal))
    return found[-6:]


def wins(state: Any, action: int) -> bool | None:
    """Whether this answer ends the game as a win for the seat that is asked; None if it goes on."""
    world = state.clone()
    world.play(action)
    return DEADWOOD.result(world).winners == [state.seat] if world.over else None


def test_it_takes_a_won_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where one answer wins at once and another loses, it needs no advice to find the first."""
    monkeypatch.setattr(rollout, "advice_of", Blind)
    tried = 0
    for seed in (20, 27, 78):
        for state in last_questions(seed):
            ends = [wins(state, action) for action in state.legal]
            if True in ends and False in ends:
                tried += 1
                answer = SearchBot(1, "20").choose(sight_of(DEADWOOD, state, state.seat, 5))
                assert ends[state.legal.index(answer)]
    assert tried >= 3


def test_it_beats_random_players() -> None:
    """A few simulations are enough against chance."""
    won = 0
    for number in range(4):
        table = [SearchBot(number, "10"), bots.make("random", 2)]
        state = play_out(DEADWOOD, {}, table, f"easy {number}").state
        won += DEADWOOD.result(state).winners == [0]
    assert won == 4


def test_random_rollouts_reach_the_end() -> None:
    """In the other style every simulation is played to its end."""
    state, seat = positions(DEADWOOD, 2, every=5)[3]
    thinker = simulator(DEADWOOD, seat, PLAIN)
    world = state.clone()
    thinker.simulate(world, thinker.tree.beginning(2))
    assert thinker.judge.plies > 10
    end = state.clone()
    thinker.judge.rewards(end)
    assert end.over


# --- time ------------------------------------------------------------------------------------


class FakeClock:
    """A clock that goes on by a tenth of a second each time it is read."""

    def __init__(self) -> None:
        self.now = 0.0
        self.read = 0

    def __call__(self) -> float:
        self.now += 0.1
        self.read += 1
        return self.now


def test_it_stops_when_its_time_is_up() -> None:
    """It reads its clock before every simulation but the first, and answers when it is late."""
    clock = FakeClock()
    state, seat = positions(DEADWOOD, 2, every=5)[2]
    bot = SearchBot(1, "0.5s", clock=clock)
    assert bot.choose(sight_of(DEADWOOD, state, seat, 1)) in state.legal
    assert clock.read == 6


def test_one_simulation_is_enough_for_an_answer() -> None:
    """However little time there is, one simulation is made."""
    for seats in (2, 4, 5):
        state = secret_throw(seats)
        for seat in range(seats):
            sight = sight_of(DICE_TOWN, state, seat, 1)
            assert SearchBot(1, "1").choose(sight) in sight.legal
            late = SearchBot(1, "0.05s", clock=FakeClock())
            assert late.choose(sight) in sight.legal


def test_a_tree_is_used_again() -> None:
    """In the middle of its turn it goes on from what it has found out already."""
    bot = SearchBot(2, "60")
    other = bots.make("advised", 1)
    match = Match(DEADWOOD, ["a", "b"], {}, "again", quick=True)
    visits = []
    while not match.state.over and len(match.moves) < 60:
        seat = match.state.seat
        sight = sight_of(DEADWOOD, match.state, seat, len(match.moves))
        match.answer(seat, (bot if seat == 0 else other).choose(sight))
        if seat == 0:
            visits.append(bot.reused)
    assert max(visits) >= 8
    assert 0 in visits


def test_a_tree_of_another_position_is_not_used() -> None:
    """A position that it has not thought of gets a tree of its own."""
    bot = SearchBot(2, "30")
    first, later = positions(DEADWOOD, 2, every=1)[0], positions(DEADWOOD, 2, every=60)[1]
    bot.choose(sight_of(DEADWOOD, *first, 1))
    bot.choose(sight_of(DEADWOOD, *later, 1))
    assert bot.reused == 0


# --- its name --------------------------------------------------------------------------------


def test_its_name_says_how_long_it_thinks() -> None:
    """So many simulations, so many seconds, or one second."""
    assert bots.make("search:200", 1).name == "search:200"
    assert bots.make("search:0.5s", 1).name == "search:0.5s"
    assert bots.make("search", 1).name == "search:1s"
    assert Budget("200").simulations == 200
    assert Budget(".5s").seconds == 0.5


@pytest.mark.parametrize(
    "budget",
    [
        "",
        "0",
        "0s",
        "-5",
        "soon",
        "1m",
        "1e3",
        "2000000",
        "1 s",
        "\u0661\u0662",
        pytest.param("9" * 5000, id="endless"),
    ],
)
def test_nonsense_is_refused_in_words(budget: str) -> None:
    """The sentence says how a budget is written."""
    with pytest.raises(BadBudget, match="is no time to think: write search:200"):
        bots.make(f"search:{budget}", 1)


# --- what an advice may ask for --------------------------------------------------------------


@pytest.mark.plain
def test_paired_answers_meet_the_same_worlds() -> None:
    """In Dice Town every answer to the question searched meets the same luck, in the same order."""
    met: dict[int, list[int]] = {}

    class Watched(Simulator):
        def seed_for(self, first: Any, chosen: int) -> int:
            found = super().seed_for(first, chosen)
            met.setdefault(chosen, []).append(found)
            return found

    state = secret_throw(3)
    search = Watched(
        DICE_TOWN, 1, Style(depth=0, trust=1.0), random.Random(1), simulator(DICE_TOWN, 1).judge
    )
    for _ in range(80):
        search.simulate(state, search.tree.beginning(3))
    legal = state.choice_of(1).options(state)
    table = search.asked(search.tree.beginning(3), legal)
    assert len(met) > 2
    for action, seeds in met.items():
        assert seeds == search.seeds[: len(seeds)]
        assert table.tried[table.row_of[action]] == len(seeds)
    assert sum(table.tried) == table.visits == 80
    assert len(set(search.seeds)) == len(search.seeds) == max(table.tried)


def test_no_simulation_goes_beyond_a_round() -> None:
    """In Dice Town what is valued is the end of the round at hand, however deep the tree is."""
    search = simulator(DICE_TOWN, 0, Style())
    judge = search.judge
    assert judge.bounded
    start = next(
        state
        for state, seat in positions(DICE_TOWN, 2, every=1)
        if seat == 0 and not state.lanes and len(state.choice_of(0).options(state)) > 1
    )
    pasts = search.tree.beginning(2)
    for _ in range(60):
        search.simulate(start, pasts)
    for memory in search.tree.memories:
        assert memory.world.round == start.round
    assert search.asked(pasts[:], start.choice_of(0).options(start)).visits == 60


def test_elsewhere_the_tree_goes_on() -> None:
    """An advice that looks ahead by answers, or a style that says how far, bounds no tree."""
    assert not simulator(DEADWOOD, 0, Style()).judge.bounded
    assert not simulator(DICE_TOWN, 0, SHORT).judge.bounded


def test_elsewhere_every_simulation_has_luck_of_its_own() -> None:
    """An advice that asks for nothing gets the style as it is, and a new world each time."""
    search = simulator(DEADWOOD, 0)
    search.simulate(DEADWOOD.deal(2, {}, 5), search.tree.beginning(2))
    assert not search.seeds
    assert search.style == SHORT


# --- how much is much ------------------------------------------------------------------------


@pytest.mark.plain
def test_rewards_lie_between_nothing_and_all() -> None:
    """Every seat's reward is in [0, 1]; a shared win counts in parts."""
    for game in (DICE_TOWN, DEADWOOD):
        judge = simulator(game, 0).judge
        for state, _ in positions(game, 3, every=10):
            assert all(0.0 <= reward <= 1.0 for reward in judge.rewards(state.clone()))

    class Ended:
        def result(self, _: Any) -> Result:
            return Result([0, 2], [1, 3, 1], [9, 4, 9], [{}, {}, {}])

    judge = Judge(Ended(), Blind(DEADWOOD), SHORT, random.Random(1), Yardstick(5.0))  # type: ignore[arg-type]
    rewards = judge.at_the_end(None)
    assert rewards[0] == rewards[2] > rewards[1]
    assert 0.45 < rewards[0] < 0.55


def test_the_yardstick_learns_the_size_of_the_numbers() -> None:
    """Margins ten times as large give the same rewards, once it has seen some."""
    found = []
    for size in (1.0, 10.0):
        yardstick = Yardstick(1.0)
        for _ in range(3000):
            yardstick.learn_margin(3 * size)
            yardstick.learn_margin(-3 * size)
        found.append(yardstick.reward(2 * size))
        assert yardstick.point * size == pytest.approx(0.5 / 3, abs=0.01)
        assert yardstick.reward(1e9) == 1.0
        assert yardstick.reward(-1e9) < 1e-9
    assert found[0] == pytest.approx(found[1], abs=0.01)
    assert Yardstick(0.0).usual == pytest.approx(1.0)


def test_the_yardstick_learns_the_noise_and_forgets() -> None:
    """The noise is the spread of the own rewards; earlier decisions fade."""
    yardstick = Yardstick(1.0)
    for _ in range(500):
        yardstick.learn_reward(0.9)
        yardstick.learn_reward(0.7)
    assert yardstick.noise == pytest.approx(0.1, abs=0.02)
    yardstick.fade()
    for _ in range(500):
        yardstick.learn_reward(0.8)
    assert yardstick.noise < 0.05


def test_promises_are_trusted_as_far_as_luck_hides_what_is_better() -> None:
    """An advice that knows its error counts for more simulations the noisier they are."""
    found = []
    for spread in (0.2, 0.02):
        yardstick = Yardstick(1.0, errs=1.5)
        for _ in range(400):
            yardstick.learn_margin(5.0)
            yardstick.learn_reward(0.5 + spread)
            yardstick.learn_reward(0.5 - spread)
        found.append(yardstick.trust(16.0))
    assert found[0] == pytest.approx((0.2 / 0.1 / 1.5) ** 2, rel=0.1)
    assert found[1] == LEAST_TRUST
    assert Yardstick(1.0).trust(16.0) == 16.0


def test_where_little_is_left_to_luck_what_promises_less_is_tried() -> None:
    """A promise two points behind is tried early if its error is known, and never if it is not."""
    tried = []
    for errs in (0.0, 1.5):
        yardstick = Yardstick(10.0, errs)
        for _ in range(200):
            yardstick.learn_margin(10.0)
            yardstick.learn_reward(0.5)
        table = Table(0)
        rows = table.open(Promising([3.0, 1.0]), None, [1, 2])
        for _ in range(40):
            action = table.select(rows, Style(), yardstick)
            table.learn(action, 0.5)
        tried.append(table.tried[1])
    assert tried[0] == 0 < tried[1]


class Promising:
    """Advice that promises these points, whatever is asked."""

    def __init__(self, promises: list[float]) -> None:
        self.promises = promises

    def value(self, _: Any, __: int) -> float:
        return 0.0

    def prior(self, _: Any, __: int, ___: list[int]) -> list[float]:
        return self.promises[:]
