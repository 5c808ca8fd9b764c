"""What is said of Carson City: names, small words and numbers agree in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.games.carson_city import GAME
from farwest.games.carson_city.box import (
    BUILD8,
    CHURCH,
    COWBOY,
    DOCTOR_UNDERTAKER,
    HOTEL,
    LAWYER_EDITOR,
    MINE,
    PERSONALITIES,
    ROAD1,
    SALOON,
    SHERIFF,
)
from farwest.games.carson_city.rules.purposes import ATTACK, DEFEND
from farwest.games.carson_city.state import LAND
from farwest.kernel.game import Message
from farwest.kernel.news import Event
from farwest.kernel.options import OneOf, Several
from farwest.kernel.verbs import Arg
from farwest.words import Words, languages

NAMES = ["Alice", "Bob", "Chloé", "Denis", "Élise", "Farid"]
A1, C5 = 0, 20
every_language = pytest.mark.parametrize("lang", languages())


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever cannot be worded fails the test."""
    monkeypatch.setattr(Words, "strict", True)


def told(message: Message) -> tuple[str, str]:
    """A message in English and in French, _ for a no-break space."""
    english, french = (Words(GAME, lang, NAMES).message(message) for lang in ("en", "fr"))
    return english, french.replace("\u00a0", "_")


@pytest.mark.parametrize(
    ("kind", "args", "english", "french"),
    [
        (
            "took_card",
            (0, SHERIFF, 1),
            "Alice takes the red Sheriff.",
            "Alice prend le shérif (face rouge).",
        ),
        (
            "took_card",
            (0, LAWYER_EDITOR, 1),
            "Alice takes the Editor.",
            "Alice prend l’éditeur.",
        ),
        (
            "turned",
            (COWBOY,),
            "The last tile is gone: the card of the Cowboy turns over.",
            "Plus de tuile à prendre_: le cow-boy change de face.",
        ),
        (
            "placed",
            (4, LAND + C5),
            "Élise places a cowboy on C5.",
            "Élise pose un cow-boy en C5.",
        ),
        (
            "placed",
            (4, BUILD8),
            "Élise places a cowboy at the $8 building.",
            "Élise pose un cow-boy au bâtiment à 8_$.",
        ),
        (
            "moved",
            (0, ROAD1, LAND + A1),
            "Alice moves a cowboy: 1 Road → A1.",
            "Alice déplace un cow-boy_: 1 route → A1.",
        ),
        (
            "road",
            (1, 0),
            "Bob lays a road north of A1.",
            "Bob pose une route au bord nord, en A1.",
        ),
        (
            "road",
            (1, 8),
            "Bob lays a road between A1 and B1.",
            "Bob pose une route entre A1 et B1.",
        ),
        (
            "built",
            (2, CHURCH, C5),
            "Chloé builds a church on C5.",
            "Chloé construit une église en C5.",
        ),
        (
            "income",
            (2, C5, 6, HOTEL),
            "Chloé earns $6 with the hotel on C5.",
            "Chloé gagne 6_$ avec l’hôtel en C5.",
        ),
        (
            "stole",
            (0, 4, A1, 7, SALOON),
            "Alice steals $7 from Élise: saloon on A1.",
            "Alice vole 7_$ à Élise_: saloon en A1.",
        ),
        (
            "doubled",
            (0, MINE),
            "Alice’s mines earn double.",
            "Alice double le revenu de ses mines.",
        ),
        ("duel", (LAND + C5, [0, 1, 4]), "Duel on C5: Alice, Bob and Élise.", None),
        ("duel", (LAND + C5, [0]), "Alice fights the outlaw on C5.", None),
        ("points", (0, 1, 4), "Alice gains 1 VP (outlaw).", "Alice gagne 1 PV (hors-la-loi)."),
        ("passed", (5, 1), "Farid passes first.", "Farid passe en premier."),
        ("outlaws", (9, 1), "1 outlaw rides in; their strength is 9 this round.", None),
    ],
)
def test_events_are_told_in_whole_sentences(
    kind: str, args: tuple[Any, ...], english: str, french: str | None
) -> None:
    """Buildings with their articles, places with their prepositions, numbers with their nouns."""
    said = told(GAME.news(Event(kind, args, (), ()), 0))
    assert said[0] == english
    assert french in (None, said[1])


def test_duel_tiles_are_told_to_their_owner() -> None:
    """One event, two sentences: with the tiles and without."""
    dealt = Event("dealt_tiles", (0, 3, 6), ([0, 2, 4],), (0,))
    words = Words(GAME, "en", NAMES)
    own = "Alice gets the duel tiles 0 2 4, worth 6 together."
    assert words.message(GAME.news(dealt, 0)) == own
    assert words.message(GAME.news(dealt, 1)) == "Alice gets 3 duel tiles, worth 6 together."


def test_a_placement_says_what_it_is_for() -> None:
    """Whose building it is, and what stands there."""
    more = [Arg("cost", "number", 0), Arg("buildings", "buildings", [HOTEL])]
    where = Arg("place", "place", LAND + C5)
    attack = [where, Arg("purpose", "number", ATTACK), *more, Arg("rivals", "seats", [1])]
    defend = [where, Arg("purpose", "number", DEFEND), *more, Arg("rivals", "seats", [])]
    assert told(Message("do_place", attack)) == (
        "Attack Bob: hotel on C5",
        "Attaquer Bob_: hôtel en C5",
    )
    assert told(Message("do_place", defend)) == (
        "Defend your hotel on C5",
        "Défendre votre hôtel en C5",
    )


@every_language
def test_every_name_is_explained(lang: str) -> None:
    """Squares, buildings, cards on both sides, corrals and all else have a tip."""
    words = Words(GAME, lang)
    ids = [id for kind, names in GAME.names.items() if kind != "slot" for id in names]
    assert [id for id in ids if not words.tip(id)] == []
    assert len({words.tip(id) for id in GAME.names["power"]}) == 2 * len(PERSONALITIES)


@every_language
def test_a_card_is_offered_with_its_power(lang: str) -> None:
    """The side that lies open; the Doctor's card, of which one chooses the side, with both."""
    words = Words(GAME, lang, NAMES)
    city = GAME.deal(3, {"personalities": "settling_of_scores"}, 1)
    while (question := GAME.question(city, city.seat)) and question.prompt.id != (
        "prompt_personality"
    ):
        city.answer(city.seat, question.offers[0].action)
    assert question is not None
    tips = {offer.label.args[0].value: words.tip(offer.label) for offer in question.offers}
    assert tips[0] == words.tip("street_boy_red")
    assert tips[7] == words.tip("mercenary_yellow")
    assert tips[DOCTOR_UNDERTAKER] == words.tip("doctor_undertaker")


@every_language
def test_every_value_of_every_option_has_words(lang: str) -> None:
    """Each with a name of its own and a sentence that explains it."""
    words = Words(GAME, lang)
    for option in GAME.options:
        assert words.tip(f"opt_{option.key}")
        if isinstance(option, OneOf | Several):
            ids = [f"opt_{option.key}_{value}" for value in option.values]
            assert all(words.tip(id) for id in ids)
            assert len({words.say(id) for id in ids}) == len(ids)
