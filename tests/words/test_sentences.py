"""Sentences as their readers get them: whole, in their language, and with names."""

from typing import Any

import pytest

from farwest import games
from farwest.games.dice_town.box import BOOTS, CHEATER, DEED_3
from farwest.kernel.game import Message
from farwest.kernel.news import Event, Refused
from farwest.kernel.verbs import Arg
from farwest.words import Words, default_language
from farwest.words.book import Unworded
from tests.words.kit import words

# --- sentences -------------------------------------------------------------------------------


SENTENCES = [
    ("dug", (0, 1), "Alice takes 1 nugget from the Mine.", "Alice prend 1 pépite à la Mine."),
    ("dug", (0, 2), "Alice takes 2 nuggets from the Mine.", "Alice prend 2 pépites à la Mine."),
    (
        "coach",
        (5,),
        "The Stagecoach brings $5 to the Bank.",
        "La Diligence apporte 5_$ à la Banque.",
    ),
    ("kept", (1, 0), "Bob keeps nothing.", "Bob ne garde rien."),
    ("first", (2, 3), "Chloé comes first at the Saloon.", "Chloé arrive en tête au Saloon."),
    (
        "tie",
        (4, [0, 1, 4]),
        "Tie at the Sheriff’s office between Alice, Bob and Élise.",
        "Égalité au bureau du Sheriff entre Alice, Bob et Élise.",
    ),
    (
        "looked",
        (0, 1, 1, 2),
        "Alice looks at 1 deed and 2 store cards in Bob’s hand.",
        "Alice regarde 1 titre et 2 cartes General Store chez Bob.",
    ),
    (
        "deeds",
        (0, [3, 5, 34]),
        "Alice receives a deed worth 3, a deed worth 5 and a Ranch.",
        "Alice reçoit un titre valant 3, un titre valant 5 et un Ranch.",
    ),
    (
        "captured",
        (4, 11),
        "Élise captures the A Outlaw ($6).",
        "Élise capture le Hors-la-loi A (6_$).",
    ),
    (
        "won",
        (0, 1054),
        "Alice wins the game with 1,054 points.",
        "Alice remporte la partie avec 1\u202f054 points.",
    ),
]


@pytest.mark.parametrize(("kind", "args", "english", "french"), SENTENCES)
def test_events_are_told_in_whole_sentences(
    kind: str, args: tuple[Any, ...], english: str, french: str
) -> None:
    """Numbers, lists and places agree with the words around them (_ is a no-break space)."""
    message = games.find("dice_town").news(Event(kind, args, (), ()), 0)
    assert words("dice_town", "en").message(message) == english
    assert words("dice_town", "fr").message(message) == french.replace("_", "\u00a0")


TOWN_SENTENCES = [
    (
        "event_went",
        [Arg("player", "seat", 4), Arg("cowboy", "cowboy", 1), Arg("tile", "tile", 12)],
        "Élise sends a Gunslinger to the Undertaker’s.",
        "Élise envoie un Confirmé chez le Croque-mort.",
    ),
    (
        "event_moved",
        [
            Arg("player", "seat", 0),
            Arg("cowboy", "cowboy", 0),
            Arg("tile", "tile", 18),
            Arg("from", "tile", 0),
        ],
        "Alice moves a Greenhorn from the Church to the Saloon.",
        "Alice déplace un Novice de l’Église au Saloon.",
    ),
    (
        "event_drew",
        [Arg("player", "seat", 1), Arg("tiles", "tiles", [9, 13, 23])],
        "Bob draws the Hotel, the Gunsmith and the Dance Hall.",
        "Bob pioche l’Hôtel, l’Armurerie et le Bastringue.",
    ),
    (
        "event_opening",
        [Arg("player", "seat", 1), Arg("shots", "shots", [5, 0])],
        "Bob shoots first: a kill (6) and a miss (1).",
        "Bob tire en premier_: un tir mortel (6) et un raté (1).",
    ),
    (
        "do_go",
        [
            Arg("cowboy", "cowboy", 2),
            Arg("plot", "plot", 15),
            Arg("tile", "tile", 5),
            Arg("fee", "number", 0),
            Arg("duel", "number", 1),
            Arg("rivals", "seats", [3]),
        ],
        "Send a Trail Boss to the Bank and fight Denis",
        "Envoyer un Vétéran à la Banque et affronter Denis",
    ),
    (
        "do_move_to",
        [
            Arg("plot", "plot", 3),
            Arg("tile", "tile", 2),
            Arg("fee", "number", 1),
            Arg("duel", "number", 0),
            Arg("rivals", "seats", []),
        ],
        "Go to the Sheriff’s Office (fee: $1)",
        "Aller au Bureau du Shérif (taxe_: 1_$)",
    ),
    (
        "do_rail_to",
        [Arg("plot", "plot", 23), Arg("tiles", "tiles", [])],
        "Build on E2",
        "Bâtir en E2",
    ),
    (
        "do_rail_to",
        [Arg("plot", "plot", 23), Arg("tiles", "tiles", [8])],
        "Build on E2 and tear down the General Store",
        "Bâtir en E2 et raser l’Épicerie",
    ),
]


@pytest.mark.parametrize(("id", "args", "english", "french"), TOWN_SENTENCES)
def test_buildings_stand_well_in_sentences(
    id: str, args: list[Arg], english: str, french: str
) -> None:
    """Going to a place, coming from it, tearing it down: each with its own small words."""
    message = Message(id, args)
    assert words("deadwood", "en").message(message) == english
    assert words("deadwood", "fr").message(message) == french.replace("_", "\u00a0")


def test_a_secret_is_told_to_those_who_know_it() -> None:
    """One event, two sentences: with the card and without."""
    game = games.find("dice_town")
    said = words("dice_town", "fr")
    theft = Event("stole", (0, 1, 0), (12,), (0, 1))
    assert said.message(game.news(theft, 0)) == "Alice vole la Dynamite à Bob."
    assert said.message(game.news(theft, 2)) == "Alice vole une carte General Store à Bob."
    offer = Event("offer", (1, 2, 0, 1, 1), ([3, 30],), (0, 1))
    goods = "2\u00a0$, 1 titre, 1 carte General Store"
    assert said.message(game.news(offer, 2)) == f"Bob offre au Sheriff\u00a0: {goods}."
    goods = "2\u00a0$, un titre valant 3 et le Whisky"
    assert said.message(game.news(offer, 0)) == f"Bob offre au Sheriff\u00a0: {goods}."


def test_dice_are_shown_by_their_signs() -> None:
    """A handful is a row of printed signs, in any language; nothing kept is said in words."""
    some = Message("do_keep", [Arg("dice", "faces", [0, 1, 5]), Arg("cost", "number", 2)])
    none = Message("do_keep", [Arg("dice", "faces", []), Arg("cost", "number", 1)])
    assert words("dice_town", "en").message(some) == "Keep 9 10 A (costs $2)"
    assert words("dice_town", "en").message(none) == "Keep none (costs $1)"
    assert words("dice_town", "fr").message(some) == "Garder 9 10 A (coûte 2\u00a0$)"
    assert words("dice_town", "fr").message(none) == "Ne rien garder (coûte 1\u00a0$)"


def test_a_name_brings_its_tip() -> None:
    """A prompt about a card is explained by the card's own tip."""
    prompt = Message("prompt_play_card", [Arg("card", "card", 12)])
    said = words("dice_town", "en")
    assert said.message(prompt) == "Play the Dynamite?"
    assert said.tip(prompt) == said.tip("dynamite") == "At the Mine: twice the nuggets."
    assert (said.name("card", 12), said.name("seat", 1)) == ("Dynamite", "Bob")


# --- readers ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "frr_DE"}, "en"),
        ({"LC_ALL": "fr_CA", "LANG": "en_US.UTF-8"}, "fr"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_BE@euro", "LANG": "en_GB"}, "fr"),
        ({"LC_MESSAGES": "en_GB", "LANG": "fr_FR"}, "en"),
        ({"LANGUAGE": "fr:en"}, "fr"),
    ],
)
def test_the_environment_chooses_the_language(environ: dict[str, str], lang: str) -> None:
    """The first variable that is set decides; what is not French is English."""
    assert default_language(environ) == lang


def test_an_unknown_language_is_refused() -> None:
    """There is no third language."""
    with pytest.raises(ValueError, match=r"There is no language de\. Languages: en, fr\."):
        Words(None, "de")


def test_what_cannot_be_worded_is_shown_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """In tests a missing message or value raises; at the table the id is shown."""
    said = words("dice_town", "en")
    with pytest.raises(Unworded, match="There is no message event_flood"):
        said.say("event_flood")
    with pytest.raises(Unworded, match="event_star"):
        said.say("event_star")
    monkeypatch.setattr(Words, "strict", False)
    assert said.say("event_flood") == "event_flood"
    assert said.tip("event_flood") == "event_flood"
    assert said.refusal(Refused("error_new", "Not on a Sunday.")) == "Not on a Sunday."
    assert said.name("seat", 9) == "seat 10"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "2 deeds worth 3, the Boots and 2 × Professional Cheater"),
        ("fr", "2 titres valant 3, les Bottes et 2 × Tricheur professionnel"),
    ],
)
def test_equal_things_are_counted(lang: str, said: str) -> None:
    """A list names what is there several times once, with its number."""
    cards = [DEED_3, BOOTS, CHEATER, DEED_3, CHEATER]
    message = Message("event_opened", [Arg("player", "seat", 0), Arg("named", "cards", cards)])
    assert said in words("dice_town", lang).message(message)
