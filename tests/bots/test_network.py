"""Networks that play: from their seat's row alone, at the tables they were learned for."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from farwest import bots, games
from farwest.arena.matches import one_game
from farwest.arena.schedule import Deal, Plan
from farwest.bots import network
from farwest.bots.network import BadNetwork, NetworkBot
from farwest.bots.runner import Task, sight_of
from farwest.bots.runner import one_game as simulated
from farwest.kernel.match import Match
from tests.cli.kit import done, refused
from tests.policies import need_networks, policy_file

GAME = games.find("dice_town")


@pytest.fixture
def name(tmp_path: Path) -> str:
    """A bot for two players of the base game."""
    return f"onnx:{policy_file(tmp_path)}"


def test_it_answers_alike_in_worlds_that_look_alike(name: str) -> None:
    """The law of fairness: what its seat cannot see changes nothing."""
    match = Match(GAME, ["x", "y"], {}, "alike", quick=True)
    bot = NetworkBot(1, name)
    dice = random.Random(1)
    answers = set()
    while not match.state.over:
        seat = match.state.waiting()[0]
        bot.sit(GAME, match.options, 2, seat)
        twin = GAME.imagine(match.state, seat, dice.getrandbits(60))
        one, two = (bot.choose(sight_of(GAME, world, seat, 1)) for world in (match.state, twin))
        assert one == two
        answers.add(one)
        match.answer(seat, one)
    assert len(answers) > 20


def test_it_takes_the_legal_answer_it_scores_highest(name: str) -> None:
    """Illegal answers do not count, whatever their score."""
    match = Match(GAME, ["x", "y"], {}, "highest")
    bot = NetworkBot(1, name)
    seat = match.state.waiting()[0]
    bot.sit(GAME, match.options, 2, seat)
    sight = sight_of(GAME, match.state, seat, 1)
    scores = bot.scores(bot.features.observe(sight.world, seat))
    assert len(scores) == GAME.verbs.size
    assert bot.choose(sight) == max(sight.legal, key=lambda action: scores[action])
    assert max(scores) > max(scores[action] for action in sight.legal)


def test_it_plays_in_simulations_and_in_the_arena(name: str) -> None:
    """Whole games, each the same again; seats rotate."""
    task = Task("dice_town", {}, ["random", name], "s")
    assert simulated(task) == simulated(task)
    played = one_game(Deal(Plan("dice_town", 1, {}, 2, [name, "random"], "s"), 0), [name, "random"])
    assert played.plies > 20
    assert not played.forfeits
    said = done(
        "simulate", "dice-town", "--players", "2", "--bots", f"{name},random", "--games", "2"
    )
    assert "Dice Town: 2 games" in said


def test_it_refuses_tables_it_was_not_learned_for(name: str) -> None:
    """Another game, another number of players, other options, each in a sentence."""
    wish = ("--bots", name, "--games", "1")
    said = refused("simulate", "dice-town", "--players", "3", *wish)
    assert "plays dice_town with 2 players, not dice_town with 3." in said
    said = refused("simulate", "deadwood", "--players", "2", *wish)
    assert "plays dice_town with 2 players, not deadwood with 2." in said
    said = refused("simulate", "dice-town", "--players", "2", "--option", "extension=yes", *wish)
    assert "was learned with other options" in said
    assert '"extension": false' in said


def test_it_refuses_another_version_of_the_row(name: str, monkeypatch: Any) -> None:
    """Where numbers or codes mean something else, a policy would play nonsense."""
    monkeypatch.setattr(network, "fingerprint", lambda *_: "another")
    with pytest.raises(BadNetwork, match="or by another version of the game"):
        NetworkBot(1, name).sit(GAME, GAME.settle(2, {}), 2, 0)


def test_files_that_are_no_policy_are_refused(tmp_path: Path, name: str) -> None:
    """No file, no network in it, a network that says nothing of its table."""
    import onnx

    wish = ("simulate", "dice-town", "--players", "2", "--games", "1", "--bots")
    for missing in ("onnx:", "onnx:nothing.onnx", f"onnx:{tmp_path}"):
        assert refused(*wish, missing).startswith("There is no network")
    path = tmp_path / "words.onnx"
    path.write_text("not a network")
    assert "cannot be read as an ONNX file." in refused(*wish, f"onnx:{path}")
    model = onnx.load(name.removeprefix("onnx:"))
    model.graph.input[0].type.tensor_type.elem_type = onnx.TensorProto.FLOAT
    onnx.save(model, path)
    said = refused(*wish, f"onnx:{path},random")
    assert said.endswith("cannot play: it must turn rows of 415 bytes into 1947 scores.")
    del model.metadata_props[:]
    onnx.save(model, path)
    assert "is no policy that the lab has written" in refused(*wish, f"onnx:{path}")


def test_without_the_runtime_a_sentence_names_the_extra(name: str, monkeypatch: Any) -> None:
    """Nothing else needs onnxruntime."""

    def absent(module: str) -> Any:
        raise ModuleNotFoundError(module)

    monkeypatch.setattr(network, "import_module", absent)
    monkeypatch.setattr(network, "_read", {})
    with pytest.raises(BadNetwork, match=r"pip install 'farwest\[train\]'"):
        bots.make(name, 1, True)


def test_only_the_command_line_may_name_a_file(name: str) -> None:
    """Neither a seat at the terminal nor a record opens files."""
    with pytest.raises(bots.UnknownBot, match="Programs play in simulate and arena, and where"):
        bots.make(name, 1)


def test_a_file_that_changed_is_read_again(name: str, tmp_path: Path) -> None:
    """A run that goes on learning writes the same file again."""
    before = NetworkBot(1, name).policy
    assert NetworkBot(1, name).policy is before
    policy_file(tmp_path)
    assert NetworkBot(1, name).policy is not before


def test_the_network_of_the_examples_plays() -> None:
    """The file that is shipped fits the game as it is now, and beats a random player."""
    need_networks()
    path = Path(__file__).parents[2] / "examples" / "dice_town_two.onnx"
    assert path.stat().st_size < 1_000_000
    wins = 0
    for number in range(6):
        bots_seated = [f"onnx:{path}", "random"] if number % 2 else ["random", f"onnx:{path}"]
        outcome = simulated(Task("dice_town", {}, bots_seated, f"shipped/{number}"))
        wins += outcome.winners == [1 - number % 2]
    assert wins == 6
