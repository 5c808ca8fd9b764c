"""Every game as OpenSpiel has it: explicit chance, knowledge as text, worlds dealt anew."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from itertools import product
from math import prod
from types import ModuleType
from typing import Any

import pytest

from farwest.games import keys
from farwest.kernel.dump import dump
from farwest.kernel.luck import Fate
from farwest.kernel.options import Options, shown
from farwest.lab.chance import MOST, SMALL, Script, Undecided, World, factors
from farwest.lab.table import Table, Unfit
from tests.lab.kit import named, some_tables


def load(spiel: ModuleType, key: str, **params: Any) -> Any:
    """A game by its name and parameters, as anybody would load it."""
    import pyspiel

    given = ",".join(f"{name}={value}" for name, value in params.items())
    return pyspiel.load_game(f"{spiel.PREFIX}{key}({given})")


def written(options: Options) -> dict[str, str]:
    """Options as OpenSpiel writes them; what is empty keeps its default."""
    found = {
        key: str(value).lower() if isinstance(value, bool) else shown(value).replace(",", "/")
        for key, value in options.items()
    }
    return {key: "0" if text == "none" else text for key, text in found.items() if text}


@pytest.mark.parametrize(("key", "seats", "options"), some_tables(), ids=named)
def test_openspiel_accepts_it(spiel: ModuleType, key: str, seats: int, options: Options) -> None:
    """OpenSpiel's own simulation passes with every state saved and loaded on the way."""
    import pyspiel

    game = load(spiel, key, players=seats, **written(options))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert game.num_players() == seats


# --- chance --------------------------------------------------------------------------------


def test_factors_are_few_small_and_whole() -> None:
    """Their product is the number of outcomes; five dice are three draws."""
    assert factors(1) == ()
    assert factors(36) == (36,)
    assert factors(7776) == (36, 36, 6)
    assert factors(41) == (41,)
    for n in [*range(1, MOST), 6**3, 6**4, 6**5]:
        assert prod(factors(n)) == n
    with pytest.raises(ValueError, match="A draw of 7919 outcomes"):
        factors(7919)


def test_a_script_gives_every_outcome_once() -> None:
    """All scripts of a split draw together give each outcome in exactly one way."""
    scripts = product(*(range(part) for part in factors(216)))
    found = [Script(outcomes).draw(216) for outcomes in scripts]
    assert sorted(found) == list(range(216))
    with pytest.raises(Undecided) as draw:
        Script(()).draw(216)
    assert draw.value.outcomes == SMALL


class Noted(Fate):
    """Draws at random, and notes each in the parts that a script wants."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.outcomes: list[int] = []

    def draw(self, n: int) -> int:
        found = 0
        for part in factors(n):
            self.outcomes.append(self.dice.randrange(part))
            found = found * part + self.outcomes[-1]
        return found


@pytest.mark.parametrize("key", keys())
def test_chance_nodes_lead_where_the_engine_goes(key: str) -> None:
    """A game whose draws are noted and played again, node by node, ends in the same state."""
    table = Table(key)
    dice = random.Random(11)
    fate = Noted(dice)
    state = table.game.deal(table.seats, table.options, 0, fate=fate)
    world = World(table)
    world.advance()
    while True:
        for outcome in fate.outcomes:
            assert 0 <= outcome < world.chance
            world.apply(outcome)
        assert world.chance == 0
        assert dump(world.state) == dump(state)
        if state.over:
            break
        action = dice.choice(state.legal)
        fate.outcomes.clear()
        state.fate = fate
        state.play(action)
        world.apply(action)
    assert world.over


def test_outcomes_are_equally_likely(spiel: ModuleType) -> None:
    """A chance node lists its outcomes with one probability, and a player is never asked there."""
    state = load(spiel, "dice_town", players=2).new_initial_state()
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert [outcome for outcome, _ in outcomes] == list(range(len(outcomes)))
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    assert {chance for _, chance in outcomes} == {1 / len(outcomes)}


# --- knowledge -----------------------------------------------------------------------------


def states(game: Any, seed: int) -> Any:
    """Every question of a random game, then its end."""
    dice = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(dice.choice(state.chance_outcomes())[0])
        else:
            yield state
            state.apply_action(dice.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize("key", keys())
def test_a_resampled_state_looks_the_same(spiel: ModuleType, key: str) -> None:
    """To the player it is the same state; what others know is dealt anew; it plays on."""
    import pyspiel

    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    differ = 0
    for ply, state in enumerate(states(load(spiel, key), 3)):
        if state.is_terminal() or ply % 7:
            continue
        player = state.current_player()
        twin = state.resample_from_infostate(player, sampler)
        assert twin.current_player() == player
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert twin.legal_actions() == state.legal_actions()
        differ += dump(twin.world.state) != dump(state.world.state)
        twin.apply_action(twin.legal_actions()[0])
    assert differ > 3


def test_nothing_is_resampled_before_the_deal(spiel: ModuleType) -> None:
    """The first draws of luck belong to nobody's knowledge, and get a sentence."""
    state = load(spiel, "deadwood").new_initial_state()
    with pytest.raises(Unfit, match="before the deal"):
        state.resample_from_infostate(0, lambda: 0.5)


def test_knowledge_remembers_what_was_answered(spiel: ModuleType) -> None:
    """Two secret answers lead to states that differ for who gave them and for nobody else."""
    state = next(states(load(spiel, "dice_town", players=3), 5))
    assert state.current_player() == 0
    after = []
    for action in state.legal_actions():
        twin = state.clone()
        twin.apply_action(action)
        after.append(twin)
    assert len({twin.information_state_string(0) for twin in after}) == len(after) > 4
    assert len({twin.information_state_string(1) for twin in after}) == 1


def test_knowledge_remembers_what_was_seen(spiel: ModuleType) -> None:
    """Two games that look alike now, but came here otherwise, are told apart by recall alone."""
    game = load(spiel, "deadwood", players=2)
    state = next(states(game, 2))
    world = state.world
    other = state.clone()
    other.world.heard = ("another past",) * len(world.heard)
    assert other.observation_string(0) == state.observation_string(0)
    assert other.information_state_string(0) != state.information_state_string(0)


def test_the_tensor_is_the_row(spiel: ModuleType) -> None:
    """An observation is the game's planes, by name and end to end; before the deal it is empty."""
    from open_spiel.python.observation import make_observation

    game = load(spiel, "deadwood", players=3)
    assert game.observation_tensor_shape() == [game.table.features.size]
    observation = make_observation(game)
    observation.set_from(game.new_initial_state(), 0)
    assert not observation.tensor.any()
    state = next(states(game, 2))
    observation.set_from(state, 1)
    row = game.table.features.observe(state.world.state, 1)
    assert observation.tensor.tolist() == list(row)
    assert observation.dict["goods"].tolist() == list(row[game.table.features.slices()["goods"]])


def test_a_copy_and_a_saved_state_are_independent(spiel: ModuleType) -> None:
    """What is played on a copy or a loaded state changes nothing in the original."""
    import pyspiel

    game = load(spiel, "dice_town", players=2)
    state = next(states(game, 4))
    before = str(state), state.information_state_string(0)
    _, loaded = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for twin in (state.clone(), loaded, pickle.loads(pickle.dumps(state))):
        assert (str(twin), twin.information_state_string(0)) == before
        twin.apply_action(twin.legal_actions()[0])
        assert (str(state), state.information_state_string(0)) == before


def test_an_illegal_action_is_refused(spiel: ModuleType) -> None:
    """Neither an outcome that a draw does not have nor an illegal answer changes anything."""
    game = load(spiel, "deadwood", players=2)
    first, asked = game.new_initial_state(), next(states(game, 4))
    for state, action in ((first, MOST), (asked, game.num_distinct_actions())):
        before = str(state), state.history()
        with pytest.raises(Unfit, match="not legal here"):
            state.apply_action(action)
        assert (str(state), state.history()) == before
        state.apply_action(state.legal_actions()[0])


def test_a_game_goes_to_other_processes(spiel: ModuleType) -> None:
    """A game survives pickle with its parameters, and can be played."""
    game = load(spiel, "deadwood", players=3)
    again = pickle.loads(pickle.dumps(game))
    assert str(again) == str(game)
    assert next(states(again, 2)).observation_string(0) == next(states(game, 2)).observation_string(
        0
    )


# --- algorithms ----------------------------------------------------------------------------


def test_is_mcts_plays_dice_town(spiel: ModuleType) -> None:
    """OpenSpiel's information-set search answers every question of a whole game, as it is."""
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    game = load(spiel, "dice_town", players=2)
    luck = np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 2, random_state=luck)
    dice = random.Random(2)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(dice.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(int(bot.step(state)))
    assert sum(state.returns()) == pytest.approx(0)


def test_the_learning_environment_runs(spiel: ModuleType) -> None:
    """OpenSpiel's environment for learning agents plays a game from the rows."""
    from open_spiel.python import rl_environment

    dice = random.Random(1)
    environment = rl_environment.Environment(load(spiel, "deadwood", players=3))
    step = environment.reset()
    while not step.last():
        legal = step.observations["legal_actions"][step.current_player()]
        step = environment.step([dice.choice(legal)])
    assert len(step.rewards) == 3
    assert sum(step.rewards) == pytest.approx(0)


# --- set-up --------------------------------------------------------------------------------


def test_parameters_choose_the_table(spiel: ModuleType) -> None:
    """Players, rewards and options are parameters; seats are counted as people count them."""
    import pyspiel

    game = load(spiel, "dice_town", players=3, reward="score", bribes="false", initial_sheriff="2")
    assert game.table.options["bribes"] is False
    assert game.table.options["initial_sheriff"] == 1
    assert load(spiel, "deadwood", turn_limit=300).table.options["turn_limit"] == "300"
    assert load(spiel, "deadwood", turn_limit=0).table.options["turn_limit"] == "none"
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert load(spiel, "deadwood").get_type().utility == pyspiel.GameType.Utility.ZERO_SUM


@pytest.mark.parametrize(("text", "sides"), [("1/2", ["1", "2"]), ("3/", ["3"]), ("", [])])
def test_several_values_are_one_parameter(spiel: ModuleType, text: str, sides: list[str]) -> None:
    """Numbers with strokes are text to OpenSpiel, and the game's name gives the game again."""
    import pyspiel

    game = load(spiel, "great_western_trail", building_sides="chosen", sides_b=text)
    for each in (game, pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game))):
        assert each.table.options["sides_b"] == sides
    game = load(spiel, "carson_city", buildings="custom", extra_buildings="school/station")
    assert game.table.options["extra_buildings"] == ["school", "station"]


def test_bad_parameters_are_refused(spiel: ModuleType) -> None:
    """A table that does not exist gets the sentence of its game."""
    with pytest.raises(ValueError, match="players"):
        load(spiel, "dice_town", players=6)
    with pytest.raises(ValueError, match="turn_limit cannot be 301"):
        load(spiel, "deadwood", turn_limit=301)


def test_python_ends_quietly(spiel: ModuleType) -> None:
    """A program that registered the games and loaded one ends with status 0."""
    code = "import farwest.lab.openspiel, pyspiel; pyspiel.load_game('farwest_deadwood')"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
