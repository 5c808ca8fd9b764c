"""What can be played here: games, options, numbers of players, rules."""

from __future__ import annotations

import random
from typing import Any

import pytest
from starlette.testclient import TestClient

from farwest import games
from farwest.bots import levels
from farwest.kernel.game import Game
from farwest.kernel.options import BadOption, Options, Several, settle
from farwest.server import catalogue
from farwest.server.forms import MOST_SEATS
from tests.kernel.camp import GAME as CAMP
from tests.server.kit import API, call


def test_the_games_are_listed(client: TestClient) -> None:
    """A game with its seats, options and bots, to nobody in particular."""
    [game] = [game for game in call(client, "GET", "/games") if game["key"] == "dice_town"]
    assert game["players"] == [2, 6]
    assert game["bots"] == ["random", "novice", "advised", "steady", "sharp", "master"]
    named = [(level["key"], level["seconds"]) for level in game["levels"]]
    assert named == [("novice", 0), ("steady", 0), ("sharp", 1), ("master", 3)]
    assert game["usual_bot"] == "steady"
    options = {option["key"]: option for option in game["options"]}
    assert options["extension"]["kind"] == "yes_no"
    assert options["indian_die"]["needs"] == {"extension": True}
    assert options["initial_sheriff"]["kind"] == "seat"
    assert "ranch" in game["terms"]["card"]
    assert game["terms"]["outlaw"][0]["id"] == "outlaw_card"
    assert set(game["terms"]["outlaw"][0]["args"]) == {"face", "dollars"}


@pytest.mark.parametrize("path", ["/games", "/games/dice_town/rules?lang=fr"])
def test_what_is_long_is_sent_once_and_compressed(client: TestClient, path: str) -> None:
    """A browser that has it already gets nothing but its tag."""
    sent = client.get(API + path)
    assert sent.headers["content-encoding"] == "gzip"
    assert int(sent.headers["content-length"]) < len(sent.content) / 2
    again = client.get(API + path, headers={"If-None-Match": sent.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = client.get(API + path, headers={"Accept-Encoding": "identity"})
    assert plain.json() == sent.json()


def test_levels_come_with_their_measured_strength(client: TestClient) -> None:
    """As the ladder found it: against which level, how often, and how sure that is."""
    for game in call(client, "GET", "/games"):
        keys = [level["key"] for level in game["levels"]]
        for level in game["levels"]:
            found = level["strength"]
            measured = levels.strengths(game["key"]).get(level["key"])
            assert found == (measured and measured._asdict())
            if found:
                assert found["against"] in keys
                assert 0 <= found["low"] <= found["share"] <= found["high"] <= 1


def test_options_decide_how_many_may_play(client: TestClient) -> None:
    """The widest range, and the range under the options that change it."""
    [game] = [game for game in call(client, "GET", "/games") if game["key"] == "dice_town"]
    assert game["ranges"] == [
        {"options": {"extension": False}, "players": [2, 5]},
        {"options": {"extension": True}, "players": [2, 6]},
    ]


def some_lists(game: Game[Any], given: Options, dice: random.Random) -> Options:
    """Some values for every option that takes several and goes with what is given."""
    return {
        option.key: option.some(dice, MOST_SEATS)
        for option in game.options
        if isinstance(option, Several)
        and all(given.get(key) == wanted for key, wanted in option.needs.items())
    }


@pytest.mark.parametrize("game", [CAMP, *map(games.find, games.keys())], ids=lambda game: game.key)
def test_the_ranges_are_what_the_game_accepts(game: Game[Any]) -> None:
    """Under any options, one entry fits, and the game takes these numbers of players alone."""
    dice = random.Random(game.key)
    met = 0
    for given, _ in catalogue.every_range(game):
        entries = [
            entry["players"]
            for entry in catalogue.ranges_of(game)
            if entry["options"].items() <= given.items()
        ]
        [(fewest, most)] = entries
        for some in ({}, some_lists(game, given, dice)):
            try:
                full = settle(game.options, given | some, MOST_SEATS)
                game.check(full)
            except BadOption:
                continue
            met += 1
            assert game.players(full) == (fewest, most)
            assert game.settle(fewest, full) == game.settle(most, full) == full
            for wrong in (fewest - 1, most + 1):
                with pytest.raises(BadOption, match=f"not {wrong}"):
                    game.settle(wrong, full)
    assert met


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_rules_can_be_read(client: TestClient, lang: str) -> None:
    """The clauses of a game in a language."""
    sections = call(client, "GET", f"/games/dice_town/rules?lang={lang}")
    ids = [clause["id"] for section in sections for clause in section["clauses"]]
    assert "DT-061" in ids


def test_an_unknown_game_is_refused(client: TestClient) -> None:
    """The sentence lists the games there are."""
    response = client.get(API + "/games/chess/rules")
    assert response.status_code == 404
    assert "dice-town" in response.json()["error"]["text"]
