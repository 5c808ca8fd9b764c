"""Bots: legal, repeatable, fair, and better than chance."""

import pickle
import random
from pathlib import Path
from typing import Any

import pytest

from farwest import bots, games
from farwest.bots.advised import AdvisedBot, NoAdvice, advice_of
from farwest.bots.bot import NoWorld, Sight
from farwest.bots.runner import Task, one_game, play_out, seat_bots, seated, sight_of, tasks
from farwest.kernel.game import Game
from farwest.kernel.match import Match, replay
from farwest.kernel.record import Record

GAME = games.find("dice-town")
CARSON_CITY_FULL: dict[str, Any] = {
    "buildings": "full",
    "personalities": "random",
    "new_beginning": True,
    "river": True,
    "duel_tiles": True,
    "kit_carson": True,
    "outlaws": True,
    "horses": True,
}
"""Carson City with all its variants at once."""
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("dice_town", 2, {}),
    ("dice_town", 3, {"bribes": False}),
    ("dice_town", 4, {"initial_sheriff": 1}),
    ("dice_town", 5, {}),
    ("dice_town", 2, {"extension": True}),
    ("dice_town", 4, {"extension": True, "indian_die": True}),
    ("dice_town", 6, {"extension": True, "indian_die": True}),
    ("deadwood", 2, {}),
    ("deadwood", 5, {}),
    ("great_western_trail", 2, {}),
    ("great_western_trail", 3, {"building_sides": "random", "neutral_layout": "random"}),
    ("great_western_trail", 4, {"building_sides": "all_b"}),
    ("carson_city", 2, {}),
    ("carson_city", 4, CARSON_CITY_FULL),
]
every_table = pytest.mark.parametrize(("key", "seats", "options"), TABLES)


def named(*wanted: str) -> list[bots.Bot]:
    """Bots of these names, each with luck of its own."""
    return [bots.make(name, seat) for seat, name in enumerate(wanted)]


@every_table
@pytest.mark.parametrize("name", bots.names())
def test_a_bot_plays_legally_to_the_end(
    name: str, key: str, seats: int, options: dict[str, Any]
) -> None:
    """Every bot plays a whole game at every table; an illegal answer would be refused."""
    match = play_out(games.find(key), options, named(*[name] * seats), "whole game")
    assert match.state.over
    assert match.players == [name] * seats


@pytest.mark.parametrize("name", bots.names())
def test_the_same_luck_plays_the_same_game(name: str) -> None:
    """A game between bots is repeated by its seed and their luck."""
    first = play_out(GAME, {}, named(name, name, name), "again")
    second = play_out(GAME, {}, named(name, name, name), "again")
    assert first.moves == second.moves


@pytest.mark.parametrize("name", bots.names())
def test_other_luck_plays_another_game(name: str) -> None:
    """Another seed gives another game."""
    first = play_out(GAME, {}, named(name, name, name), "one")
    second = play_out(GAME, {}, named(name, name, name), "two")
    assert first.moves != second.moves


def positions(
    game: Game[Any], seats: int, options: dict[str, Any], every: int
) -> list[tuple[Any, int]]:
    """Every so many questions of a game between different bots, with the seat that is asked."""
    dice = random.Random(seats)
    table = named(*[dice.choice(bots.names()) for _ in range(seats)])
    match = Match(game, [bot.name for bot in table], options, "fair", quick=True)
    found = []
    while not match.state.over:
        seat = match.state.waiting()[0]
        if len(match.moves) % every == 0:
            found.append((match.state.clone(), seat))
        sight = sight_of(game, match.state, seat, dice.getrandbits(60))
        match.answer(seat, table[seat].choose(sight))
    return found


@every_table
def test_bots_are_fair(key: str, seats: int, options: dict[str, Any]) -> None:
    """On the true state and on a twin that looks alike, a bot with the same luck answers alike."""
    game = games.find(key)
    for state, seat in positions(game, seats, options, every=7):
        twin = game.imagine(state, seat, 12345)
        for name in bots.names():
            answers = [
                bots.make(name, 7).choose(sight_of(game, world, seat, 99))
                for world in (state, twin)
            ]
            assert answers[0] == answers[1]


@every_table
def test_advice_knows_no_more_than_its_seat(key: str, seats: int, options: dict[str, Any]) -> None:
    """Cards dealt anew behind a seat's back change nothing in the advice it gets."""
    game = games.find(key)
    advice = advice_of(game)
    for state, seat in positions(game, seats, options, every=3):
        legal = sight_of(game, state, seat, 1).legal
        worlds = [game.imagine(state, seat, luck) for luck in (1, 2, 3)]
        priors = [advice.prior(world, seat, legal) for world in worlds]
        assert priors[0] == priors[1] == priors[2]
        assert len(priors[0]) == len(legal)
        values = [advice.value(world, seat) for world in worlds]
        assert values[0] == values[1] == values[2]


def test_advice_leaves_the_world_as_it_is() -> None:
    """Asking for advice moves nothing on the table."""
    advice = advice_of(GAME)
    for state, seat in positions(GAME, 4, {"extension": True}, every=9):
        legal = sight_of(GAME, state, seat, 1).legal
        before = GAME.view(state, seat), state.luck, legal[:]
        advice.prior(state, seat, legal)
        assert (GAME.view(state, seat), state.luck, legal) == before


def test_advised_beats_random() -> None:
    """Advised wins clearly more than its third of the games against two random players."""
    won = 0
    for task in tasks("dice_town", {}, ["advised", "random", "random"], 60, "test"):
        outcome = one_game(task)
        won += all(outcome.bots[seat] == "advised" for seat in outcome.winners)
    assert won / 60 > 0.55


def test_an_unknown_bot_is_refused_in_words() -> None:
    """The error names the bot asked for and the ones there are."""
    known = "Bots: advised, novice, random, search, steady, sharp, master"
    with pytest.raises(bots.UnknownBot, match=rf"no bot called oracle\. {known}\."):
        bots.make("oracle", 1)


def test_a_game_without_advice_is_refused_in_words() -> None:
    """The advised bot says which game it cannot play."""

    class Mute:
        key = "mute"

    with pytest.raises(NoAdvice, match="mute has no advice"):
        AdvisedBot(1).choose(Sight(Mute(), 0, [0, 1], object()))  # type: ignore[arg-type]


def test_a_bot_that_needs_no_world_gets_none() -> None:
    """Without a world, looking at the table is an error and not a peek."""
    match = Match(GAME, ["a", "b"], {}, "blind")
    seat = match.state.waiting()[0]
    sight = sight_of(GAME, match.state, seat, 1, world=False)
    assert bots.make("random", 1).choose(sight) in sight.legal
    with pytest.raises(NoWorld):
        assert sight.view


def test_a_sight_holds_an_imagined_world() -> None:
    """The world of a sight looks like the true one to its seat, and is another one."""
    match = Match(GAME, ["a", "b", "c"], {}, "sight")
    seat = match.state.waiting()[0]
    sight = sight_of(GAME, match.state, seat, 5)
    assert sight.view == GAME.view(match.state, seat)
    assert sight.world is not match.state
    assert sight.world.luck != match.state.luck
    with pytest.raises(ValueError, match="Seat 9 is not asked"):
        sight_of(GAME, match.state, 8, 5)


def test_one_game_travels_between_processes() -> None:
    """A task and its outcome survive pickling, and the same task has the same outcome."""
    task = Task("dice_town", {"extension": True}, ["random", "advised", "random"], "1/7", True)
    outcome = one_game(pickle.loads(pickle.dumps(task)))
    assert pickle.loads(pickle.dumps(outcome)) == outcome == one_game(task)
    assert outcome.bots == task.bots
    assert outcome.rounds is not None
    assert outcome.ending in ("end_mine", "end_deeds")
    assert [sum(points.values()) for points in outcome.scores] == outcome.totals


def test_the_record_of_a_game_between_bots_replays() -> None:
    """The record that was wanted leads to the same end."""
    outcome = one_game(Task("dice_town", {}, ["random", "random"], "1/0", True))
    assert outcome.record is not None
    match = replay(GAME, Record.from_json(outcome.record))
    assert len(match.moves) == outcome.plies
    assert GAME.result(match.state).winners == outcome.winners
    assert one_game(Task("dice_town", {}, ["random", "random"], "1/0")).record is None


def test_the_example_of_the_guide_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot written in docs/bots.md is a bot: kept in a file, it plays a game to its end."""
    guide = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    name = "my_bots.py:ThriftyBot"
    assert f"farwest simulate dice-town --bots {name},random" in guide
    (tmp_path / "my_bots.py").write_text(guide.split("```python")[1].split("```")[0])
    monkeypatch.chdir(tmp_path)
    match = play_out(GAME, {}, seat_bots([name, "random"], "guide"), "guide")
    assert match.state.over


def test_seats_rotate() -> None:
    """Bot b sits at seat (b + i) % n in game i, and game i has its own seed."""
    found = list(tasks("dice_town", {}, ["a", "b", "c"], 4, "1"))
    assert [task.bots for task in found] == [
        ["a", "b", "c"],
        ["c", "a", "b"],
        ["b", "c", "a"],
        ["a", "b", "c"],
    ]
    assert [task.seed for task in found] == ["1/0", "1/1", "1/2", "1/3"]
    for number in range(5):
        names = ["a", "b", "c", "d"]
        chairs = seated(names, number)
        assert all(chairs[(b + number) % 4] == name for b, name in enumerate(names))
