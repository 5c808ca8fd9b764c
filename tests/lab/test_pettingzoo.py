"""Every game as PettingZoo has it: its own tests, and what they do not ask."""

from __future__ import annotations

import copy
import pickle
import random
import warnings
from types import ModuleType
from typing import Any

import pytest

from farwest.games import find, keys
from farwest.kernel.dump import dump
from farwest.kernel.match import replay
from farwest.kernel.options import BadOption, Options
from farwest.kernel.record import Record
from farwest.lab.table import REWARDS, Table, Unfit
from tests.lab.kit import named, some_tables

DICT = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
"""What PettingZoo says of every environment whose observations are dicts."""


@pytest.mark.parametrize(("key", "seats", "options"), some_tables(4), ids=named)
def test_pettingzoo_accepts_it(zoo: ModuleType, key: str, seats: int, options: Options) -> None:
    """PettingZoo's test of its interface passes without another warning, whatever the table."""
    from pettingzoo.test import api_test

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in DICT:
            warnings.filterwarnings("ignore", message)
        api_test(zoo.env(key, players=seats, **options), num_cycles=60)


@pytest.mark.parametrize(("key", "seats", "options"), some_tables(), ids=named)
def test_a_seed_decides_all(zoo: ModuleType, key: str, seats: int, options: Options) -> None:
    """PettingZoo's test of seeds passes: two environments of one seed are one."""
    from pettingzoo.test import seed_test

    seed_test(lambda: zoo.env(key, players=seats, **options), num_cycles=100)


@pytest.mark.parametrize("key", keys())
def test_it_can_be_drawn(zoo: ModuleType, key: str, capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo's test of pictures passes, and the picture is the game's own."""
    from pettingzoo.test import render_test

    render_test(lambda render_mode=None: zoo.env(key, render_mode=render_mode))
    assert "player_1" in capsys.readouterr().out
    env = zoo.env(key)
    env.reset(seed=1)
    assert env.render() is None


def play_out(env: Any, seed: int) -> dict[str, float]:
    """Play a game to its end at random, and give back what each agent got in all."""
    dice = random.Random(seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(1_000_000):
        observation, reward, termination, truncation, _ = env.last()
        assert not truncation
        got[agent] += reward
        legal = observation["action_mask"].nonzero()[0]
        assert len(legal) == 0 if termination else len(legal) > 1
        env.step(None if termination else dice.choice(legal))
    return got


@pytest.mark.parametrize("reward", REWARDS)
def test_the_end_rewards_everybody(zoo: ModuleType, reward: str) -> None:
    """Each agent gets once, at the end, what the result is worth to it."""
    env = zoo.env("dice_town", players=3, reward=reward)
    env.reset(seed=4)
    got = play_out(env, 4)
    state = env.unwrapped.game_now.state
    assert state.over
    assert list(got.values()) == pytest.approx(REWARDS[reward](find("dice_town").result(state)))


@pytest.mark.parametrize("key", keys())
def test_a_game_opens_at_the_table(zoo: ModuleType, key: str) -> None:
    """The record of a game, written and read, replays to the same state."""
    env = zoo.env(key)
    env.reset(seed=3)
    play_out(env, 3)
    again = replay(find(key), Record.from_json(env.unwrapped.record().to_json()))
    assert dump(again.state) == dump(env.unwrapped.game_now.state)


def first_rows(env: Any) -> list[bytes]:
    """What every agent observes now."""
    return [env.observe(agent)["observation"].tobytes() for agent in env.agents]


def test_reset_goes_on_with_its_luck(zoo: ModuleType) -> None:
    """A seed repeats a run of games at the same table; without one, the next game is another."""
    env = zoo.env("dice_town", players=4, extension=True)
    runs = []
    for _ in range(2):
        env.reset(seed=8)
        run = [first_rows(env)]
        for _ in range(3):
            env.reset()
            run.append(first_rows(env))
        runs.append(run)
    assert runs[0] == runs[1]
    assert len({tuple(rows) for rows in runs[0]}) == 4
    assert env.unwrapped.game_now.options["extension"] is True
    assert len(env.agents) == 4


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_alike_and_alone(zoo: ModuleType, key: str, copied: Any) -> None:
    """An environment can be copied and sent to another process, in the middle of a game too."""
    env = copied(zoo.env(key, reward="score"))
    env.reset(seed=5)
    dice = random.Random(1)
    for _ in range(30):
        act(env, dice)
    twin, moves = copied(env), len(env.unwrapped.record().moves)
    ends = []
    for one in (twin, env):
        dice = random.Random(2)
        while not all(one.unwrapped.terminations.values()):
            act(one, dice)
        ends.append((one.unwrapped.record().to_json(), one.unwrapped.rewards))
        if one is twin:
            assert len(env.unwrapped.record().moves) == moves
    assert ends[0] == ends[1]
    twin.reset()
    env.reset()
    assert twin.unwrapped.record().to_json() == env.unwrapped.record().to_json()


def test_a_shallow_copy_is_alone_too(zoo: ModuleType) -> None:
    """What is played on `copy.copy` of an environment changes nothing in the original."""
    env = zoo.env("deadwood").unwrapped
    env.reset(seed=5)
    twin = copy.copy(env)
    before = env.record().to_json()
    act(twin, random.Random(1))
    assert len(twin.record().moves) == 1
    assert env.record().to_json() == before
    twin.reset()
    env.reset()
    assert twin.record().seed == env.record().seed


def act(env: Any, dice: random.Random) -> None:
    """Any legal answer of the agent on turn."""
    mask = env.observe(env.agent_selection)["action_mask"]
    env.step(dice.choice(mask.nonzero()[0].tolist()))


@pytest.mark.parametrize("seed", [-1, 1.5, "one", float("nan"), float("inf")])
def test_a_seed_is_a_whole_number(zoo: ModuleType, seed: Any) -> None:
    """What is no seed is refused: -1 would deal the game of 1."""
    env = zoo.env("deadwood")
    env.reset(seed=1)
    before = env.unwrapped.record().to_json()
    with pytest.raises(Unfit, match="A seed is a whole number from 0 on"):
        env.reset(seed=seed)
    assert env.unwrapped.record().to_json() == before


@pytest.mark.parametrize("action", [1_000_000, -1, None, "keep", 1.5, float("inf")])
def test_an_illegal_action_is_refused(zoo: ModuleType, action: Any) -> None:
    """What is no legal answer raises a sentence and changes nothing."""
    env = zoo.env("dice_town", players=3)
    env.reset(seed=1)
    agent, before = env.agent_selection, dump(env.unwrapped.game_now.state)
    with pytest.raises(Unfit, match=r"may not answer|is no action code"):
        env.step(action)
    assert env.agent_selection == agent
    assert dump(env.unwrapped.game_now.state) == before
    env.step(env.observe(agent)["action_mask"].argmax())


def test_secret_answers_stay_secret(zoo: ModuleType) -> None:
    """Whatever the first seat keeps under its cup, the second observes the same."""
    env = zoo.env("dice_town", players=3)
    env.reset(seed=6)
    assert env.agent_selection == "player_0"
    seen = set()
    answers = env.observe("player_0")["action_mask"].nonzero()[0]
    for action in answers:
        env.reset(seed=6)
        env.step(action)
        assert env.agent_selection == "player_1"
        observed = env.observe("player_1")
        seen.add((observed["observation"].tobytes(), observed["action_mask"].tobytes()))
    assert len(answers) > 4
    assert len(seen) == 1


def test_only_the_agent_on_turn_may_act(zoo: ModuleType) -> None:
    """The mask of any other agent is empty, though it has a question waiting."""
    env = zoo.env("dice_town", players=3)
    env.reset(seed=6)
    assert env.observe("player_0")["action_mask"].any()
    assert not env.observe("player_1")["action_mask"].any()


def test_the_view_is_that_of_the_table(zoo: ModuleType) -> None:
    """An agent's view names what the row counts, and holds its own hand alone."""
    env = zoo.env("dice_town", players=2).unwrapped
    env.reset(seed=6)
    view = env.view("player_1")
    assert view == find("dice_town").view(env.game_now.state, 1)
    assert view["seat"] == 1


def test_options_are_given_by_name_or_together(zoo: ModuleType) -> None:
    """As a mapping, as elsewhere in the lab, by name, or both; none twice."""
    wish = {"extension": True}
    env = zoo.env("dice_town", players=3, options=wish, bribes=False)
    assert env.unwrapped.table.options == Table("dice_town", 3, {**wish, "bribes": False}).options
    with pytest.raises(Unfit, match="Option extension is given twice"):
        zoo.env("dice_town", players=3, options=wish, extension=True)
    with pytest.raises(Unfit, match=r"Options are given as \{name: value\}, not \['extension'\]"):
        zoo.env("dice_town", players=3, options=["extension"])


def test_bad_wishes_are_refused(zoo: ModuleType) -> None:
    """Players, options and modes that do not exist get a sentence; so does haste."""
    with pytest.raises(BadOption, match="players"):
        zoo.env("dice_town", players=6)
    with pytest.raises(BadOption, match="horses"):
        zoo.env("dice_town", players=3, horses=True)
    with pytest.raises(Unfit, match="no render mode rgb_array; there are ansi and human"):
        zoo.env("deadwood", render_mode="rgb_array")
    with pytest.raises(Unfit, match="no language xx; there are en and fr"):
        zoo.env("deadwood", lang="xx")
    with pytest.raises(Unfit, match="reset the environment first"):
        zoo.raw_env("deadwood").observe("player_0")
