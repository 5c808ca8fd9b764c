"""What holds for the pictures of all games in the terminal, and for the answers typed there."""

from __future__ import annotations

import inspect
import re

import pytest

from farwest.cli.answers import answers_to, listed, picture_of, read
from farwest.games import find, keys
from farwest.games.columns import WIDTH, columns
from farwest.kernel.laws import drawn_table
from farwest.words import Words, languages
from tests.cli.pictures import drawn
from tests.strolls import stroll

every_game = pytest.mark.parametrize("key", keys())
every_language = pytest.mark.parametrize("lang", languages())
some_tables = pytest.mark.parametrize("number", range(4))
NAMES = ["Maximiliane Overlong", "Bo", "日本の人", "[b]Eve", "Robot 5", "Robot 6"]


@every_game
def test_every_game_has_a_picture(key: str) -> None:
    """The terminal finds what it needs to draw a game."""
    module = picture_of(find(key))
    assert list(inspect.signature(module.picture).parameters) == ["view", "players", "say", "name"]
    assert all(hasattr(module, name) for name in ("short", "topics", "QUIET"))


@every_game
@every_language
@some_tables
def test_a_picture_fits_eighty_columns(key: str, lang: str, number: int) -> None:
    """At positions of games with all sorts of options, for every seat, no line is too long."""
    game = find(key)
    seats, options = drawn_table(game, number)
    for ply, match in enumerate(stroll(game, seats, number, **options)):
        if ply % 20 and not match.state.over:
            continue
        for seat in range(-1, seats):
            for line in drawn(game, game.view(match.state, seat), NAMES[:seats], lang):
                assert columns(line) <= WIDTH, line


@every_game
def test_names_keep_their_brackets(key: str) -> None:
    """A name is text, never a mark of colour."""
    game = find(key)
    view = game.view(game.deal(3, {}, 1), 0)
    assert "[red]x[/]" in "\n".join(drawn(game, view, ["[red]x[/]", "Bob", "Cid"]))


@every_game
@every_language
@some_tables
def test_every_answer_can_be_typed(key: str, lang: str, number: int) -> None:
    """At questions of games with all sorts of options, by its number and by its keys."""
    game = find(key)
    seats, options = drawn_table(game, 100 + number)
    words = Words(game, lang, NAMES[:seats])
    for ply, match in enumerate(stroll(game, seats, number, **options)):
        if match.state.over:
            break
        if ply % 4:
            continue
        question = game.question(match.state, match.state.waiting()[0])
        assert question is not None
        answers = answers_to(game, question, words)
        for answer in answers:
            assert read(str(answer.number), answers) is answer
            if answer.keys and not answer.keys.isdecimal():
                assert read(answer.keys, answers) is answer
                assert read(answer.keys.lower().replace(" ", ","), answers) is answer
        lines = listed(answers, WIDTH)
        assert max(map(columns, lines)) <= WIDTH
        shown = " ".join(lines)
        assert all(re.search(rf"\b{answer.number}\b", shown) for answer in answers)
