"""The options of a game as they are typed in the menu of the terminal."""

from __future__ import annotations

import pytest

from farwest.cli.wishes import Wishes, choices, meant
from farwest.games import find
from farwest.kernel.options import Value
from farwest.words import Words

GAME = find("carson-city")
OPTIONS = {option.key: option for option in GAME.options}


@pytest.mark.parametrize(
    ("lang", "key", "text", "value"),
    [
        ("en", "personalities", "gold rush", "gold_rush"),
        ("fr", "personalities", "Ruée vers l'or", "gold_rush"),
        ("fr", "personalities", "gold_rush", "gold_rush"),
        ("fr", "extra_buildings", "École, gare", ["school", "station"]),
        ("en", "extra_buildings", "school", ["school"]),
        ("en", "cards", "1 Sheriff (red),2Y", ["1R", "2Y"]),
        ("en", "river_course", "C1, C2, C3", ["C1", "C2", "C3"]),
    ],
)
def test_values_are_typed_by_their_names(lang: str, key: str, text: str, value: Value) -> None:
    """In the reader's language or as on the command line; several are separated by commas."""
    assert meant(OPTIONS[key], text, Words(GAME, lang)) == value


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("key", ["personalities", "extra_buildings", "cards", "river_course"])
def test_what_is_offered_is_understood(lang: str, key: str) -> None:
    """Every value that the menu offers means itself."""
    words = Words(GAME, lang)
    option = OPTIONS[key]
    offered = choices(option, 3, words).split(", ")
    assert len(offered) == len(option.choices())
    for text, choice in zip(offered, option.choices()):
        assert meant(option, text, words) == option.parse(choice)


def test_chosen_values_are_shown_by_their_names() -> None:
    """A list in words; what it needs comes with it."""
    wishes = Wishes(GAME)
    wishes.choose(OPTIONS["extra_buildings"], ["school", "station"])
    words = Words(GAME, "fr")
    assert wishes.text(OPTIONS["extra_buildings"], words) == "École et Gare"
    assert wishes.text(OPTIONS["buildings"], words) == "au choix"
