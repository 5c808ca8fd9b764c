"""The picture of a table: as wide as a terminal, and drawn from the view alone."""

from __future__ import annotations

import inspect
import re

import pytest
from rich.text import Text

from farwest.cli.answers import Answer, answers_to, listed, picture_of, read
from farwest.games import find, keys
from farwest.games.dice_town import picture as town_picture
from farwest.words import Words
from tests.games.dice_town.kit import SETTINGS, stroll

GAME = find("dice-town")


def drawn(view: dict[str, object], players: list[str], lang: str) -> list[str]:
    """The lines of a picture, without their colours."""
    words = Words(GAME, lang, players)
    text = town_picture.picture(view, players, words.say, words.name)
    return Text.from_markup(text).plain.split("\n")


@pytest.mark.parametrize("key", keys())
def test_every_game_has_a_picture(key: str) -> None:
    """The terminal finds what it needs to draw a game."""
    module = picture_of(find(key))
    assert list(inspect.signature(module.picture).parameters) == ["view", "players", "say", "name"]
    assert all(hasattr(module, name) for name in ("short", "topics", "QUIET"))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_a_picture_fits_eighty_columns(lang: str, seats: int, options: dict[str, bool]) -> None:
    """At every position, for every seat, no line is longer than 80 columns."""
    players = ["Maximiliane Overlong", "Bo", "日本の人", "[b]Eve", "Robot 5", "Robot 6"][:seats]
    for number, match in enumerate(stroll(seats, 3, **options)):
        if number % 25:
            continue
        for seat in range(-1, seats):
            view = GAME.view(match.state, seat)
            for line in drawn(view, players, lang):
                assert town_picture.columns(line) <= 80, line


def test_a_picture_shows_what_the_view_holds() -> None:
    """Places with their goods and leaders, players with their dice, the hand and the cup."""
    match = next(match for match in stroll(3, 4) if len(match.moves) == 80)
    view = GAME.view(match.state, 1)
    view |= {"hand": [3, 5, 8, 14], "rolled": [0, 4, 4], "sheriff": 2, "bank": 7, "coach": 2}
    view["players"][0] |= {"dice": [0, 0, 5], "cash": 11, "nuggets": 4, "gained": 1}
    view["players"][2] |= {"dice": [0, 3, 3], "known": [24]}
    text = "\n".join(drawn(view, ["Ann", "Bob", "Cid"], "en"))
    assert re.search(r" 9 Gold Mine +\d+ nuggets +[█░]{8}  Ann ×2, .*Cid", text)
    assert "$7, then $2 by coach" in text
    assert re.search(r"^ ✓ Ann +9  9  A  ·  ·   +11 +4 ", text, re.MULTILINE)
    assert re.search(r"^★. Cid ", text, re.MULTILINE)
    assert "Your hand: deeds 3 5, Lasso (3 VP), The Brute" in text
    assert "Under your cup: 9 K K" in text
    assert "seen in hand: Winchester (6 VP)" in text


def test_everything_open_shows_every_hand() -> None:
    """With all cards open, every player's hand and cup are drawn."""
    match = next(match for match in stroll(2, 5) if len(match.moves) == 60)
    seats = [GAME.view(match.state, seat) for seat in range(2)]
    view = GAME.view(match.state, -1) | {"open": seats}
    text = "\n".join(drawn(view, ["Ann", "Bob"], "en"))
    assert "Hand of Ann: " in text
    assert "Hand of Bob: " in text


def test_names_keep_their_brackets() -> None:
    """A name is text, never a mark of colour."""
    match = next(iter(stroll(2, 5)))
    text = "\n".join(drawn(GAME.view(match.state, 0), ["[red]x[/]", "Bob"], "en"))
    assert "[red]x[/]" in text


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_answer_can_be_typed(lang: str) -> None:
    """At every question of a game, each answer is found by its number and by its keys."""
    for match in stroll(4, 6, extension=True, indian_die=True):
        state = match.state
        if state.over:
            break
        words = Words(GAME, lang, ["Ann", "Bob", "Cid", "Dan"])
        question = GAME.question(state, state.waiting()[0])
        assert question is not None
        answers = answers_to(GAME, question, words)
        for answer in answers:
            assert read(str(answer.number), answers) is answer
            if answer.keys and not answer.keys.isdecimal():
                assert read(answer.keys, answers) is answer
                assert read(answer.keys.lower().replace(" ", ","), answers) is answer
        lines = listed(answers, 80)
        assert max(map(len, lines)) <= 80
        shown = " ".join(lines)
        assert all(re.search(rf"\b{answer.number}\b", shown) for answer in answers)


def test_a_king_is_not_mistaken_for_keep() -> None:
    """`k` before dice means keep only where no King fits, or where the case tells."""
    hands = ["K", "Q", "Q Q", "K Q Q", "9 9"]
    answers = [Answer(number, number, "", keys, "") for number, keys in enumerate(hands, 1)]
    said = {"k q q": "K Q Q", "k Q Q": "Q Q", "K Q Q": "K Q Q", "k 9 9": "9 9", "k": "K"}
    for text, wanted in said.items():
        found = read(text, answers)
        assert found is not None
        assert found.keys == wanted
    assert read("k 9", answers) is None
