"""The law of words: everything a game can say, it says in every language."""

import pkgutil
import random
import re
from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_element

from farwest import games
from farwest.kernel import options as kernel_options
from farwest.kernel.game import Game, Message
from farwest.kernel.laws import combinations, drawn_table
from farwest.kernel.match import Match
from farwest.kernel.news import Event, Refused
from farwest.kernel.options import OneOf, Options, YesNo
from farwest.kernel.steps import Choice
from farwest.kernel.verbs import Arg
from farwest.words import Words, default_language, languages
from farwest.words.book import Unworded, nodes, paths

NAMES = ["Alice", "Bob", "Chloé", "Denis", "Élise", "Farid"]
KEYS = games.keys()
DRAWN = 12
"""How many tables are drawn where a game has too many options to try them all."""
ENGLISH = re.compile(r"\b(the|of|and|with|from|your|which|draws|takes|plays|gets|cards?|deeds?)\b")
UNELIDED = re.compile(r"\b([DdLlNnQqSsJj]|[Qq]u)[ea] [AEIOUÉÈÊÂÎÔÛaeiouéèêâîôûœ]")
LOOSE = re.compile(r" [:;!?»]|« |\d \$|'")
BEFORE_A_NAME = re.compile(r"\b(de|le|la|que) $")

every_game = pytest.mark.parametrize("key", KEYS)
every_language = pytest.mark.parametrize("lang", languages())


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever cannot be worded fails the test."""
    monkeypatch.setattr(Words, "strict", True)


def words(key: str | None, lang: str) -> Words:
    """The words of a game, or the common ones, for a table of six."""
    return Words(games.find(key) if key else None, lang, NAMES)


# --- the books -------------------------------------------------------------------------------


def entries(path: str) -> list[ast.Message]:
    """The messages of a file, every line of which must be understood."""
    with open(path, encoding="utf-8") as file:
        body = FluentParser().parse(file.read()).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    return [entry for entry in body if isinstance(entry, ast.Message)]


def shape(path: str) -> dict[str, list[str]]:
    """Every message and attribute of a file, with the variables it mentions."""
    found = {}
    for entry in entries(path):
        forms = {"": entry.value} | {part.id.name: part.value for part in entry.attributes}
        for form, pattern in forms.items():
            inside = nodes(pattern) if pattern else []
            names = {node.id.name for node in inside if isinstance(node, ast.VariableReference)}
            found[f"{entry.id.name}.{form}"] = sorted(names)
    return found


@pytest.mark.parametrize("key", [None, *KEYS])
def test_all_languages_have_the_same_messages(key: str | None) -> None:
    """The same ids, the same attributes, the same variables in every language."""
    reference = shape(paths("en", key)[-1])
    assert reference
    for lang in languages():
        assert shape(paths(lang, key)[-1]) == reference


@every_game
@every_language
def test_no_message_stands_twice(key: str, lang: str) -> None:
    """An id names one message, be it common or of the game."""
    ids = [entry.id.name for path in paths(lang, key) for entry in entries(path)]
    assert sorted(ids) == sorted(set(ids))


@every_game
def test_french_needs_no_elision(key: str) -> None:
    """No word stands before a player's name that would be cut before a vowel."""
    for entry in entries(paths("fr", key)[-1]):
        for pattern in (node for node in nodes(entry) if isinstance(node, ast.Pattern)):
            for text, after in pairwise(map(serialize_element, pattern.elements)):
                named = re.search(r"\$(player|rival|name)", after)
                assert not (named and BEFORE_A_NAME.search(text)), entry.id.name


@every_game
def test_french_is_well_set(key: str) -> None:
    """No-break spaces before double signs and $, and real apostrophes."""
    for entry in entries(paths("fr", key)[-1]):
        texts = [node.value for node in nodes(entry) if isinstance(node, ast.TextElement)]
        assert [text for text in texts if LOOSE.search(text) or text.startswith(" $")] == []


# --- what a game can say ---------------------------------------------------------------------


def prompts(key: str) -> set[str]:
    """The prompt of every choice in a game's folder."""
    package = import_module(f"farwest.games.{key}")
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        import_module(module.name)
    found = set()
    kinds: list[type[Any]] = [Choice]
    while kinds:
        kind = kinds.pop()
        kinds += kind.__subclasses__()
        if kind.__module__.startswith(package.__name__ + ".") and kind.prompt:
            found.add(kind.prompt)
    return found


def speech(key: str) -> Iterator[str]:
    """The id of every message a game can ask for."""
    game = games.find(key)
    yield from ("game_title", "game_text")
    yield from (f"do_{verb.name}" for verb in game.verbs.all)
    yield from (f"prompt_{prompt}" for prompt in prompts(key))
    for kind, news in game.events.items():
        yield f"event_{kind}"
        if news.secret:
            yield f"event_{kind}_seen"
    for ids in game.names.values():
        yield from filter(None, ids)
    for option in game.options:
        yield f"opt_{option.key}"
        if isinstance(option, OneOf):
            yield from (f"opt_{option.key}_{value}" for value in option.values)
    state = game.deal(plays(game)[0][0], {}, 1)
    yield from (f"score_{source}" for source in game.result(state).scores[0])


@every_game
@every_language
def test_everything_a_game_says_has_a_message(key: str, lang: str) -> None:
    """Verbs, prompts, events in both forms, names, options, scores: none is missing."""
    said = words(key, lang)
    assert prompts(key)
    assert [id for id in speech(key) if not said.has(id)] == []


def faults(said: Words, message: Message) -> list[str]:
    """What is wrong with the text of a message or with its tip."""
    found = []
    for text in filter(None, (said.message(message), said.tip(message))):
        if re.search(r"[{}]|\bNone\b", text):
            found.append(f"not worded: {text}")
        if said.lang == "fr" and (ENGLISH.search(text) or UNELIDED.search(text)):
            found.append(f"not French: {text}")
    return found


def samples(game: Game[Any], kind: str) -> list[Any]:
    """Values of every sort a kind has: all of a named kind, short and long lists of them."""
    sizes = {"seat": len(NAMES)} | {kind: len(ids) for kind, ids in game.names.items()}
    sizes |= {field.kind: field.size for verb in game.verbs.all for field in verb.fields}
    sizes["number"] = 8
    if kind in sizes:
        ids = game.names.get(kind)
        return [value for value in range(sizes[kind]) if ids is None or ids[value]]
    few = samples(game, kind[:-1])
    return [[], few[-1:], few[:2], few[:3], few[-4:]]


@every_game
@every_language
def test_every_event_can_be_worded(key: str, lang: str) -> None:
    """Whatever an event tells, open or secret, makes a sentence."""
    game = games.find(key)
    said = words(key, lang)
    for kind, news in game.events.items():
        values = [samples(game, sort) for _, sort in news.args + news.secret]
        for turn in range(max(map(len, values), default=1)):
            told = tuple(some[turn % len(some)] for some in values)
            split = len(news.args)
            event = Event(kind, told[:split], told[split:], (0,) if news.secret else ())
            for seat in (-1, 0):
                assert faults(said, game.news(event, seat)) == []


@every_game
@every_language
def test_every_action_can_be_worded(key: str, lang: str) -> None:
    """Every action code makes a label; what its fields do not give is a hint, a number."""
    game = games.find(key)
    said = words(key, lang)
    for action in range(game.verbs.size):
        name, args = game.verbs.decode(action)
        args = [game.spell(arg) for arg in args]
        known = tuple(arg.name for arg in args)
        hints = [need for need in said.book.needs(f"do_{name}") if not need.startswith(known)]
        args += [Arg(hint, "number", action % 3) for hint in hints]
        assert faults(said, Message(f"do_{name}", args)) == []


def plays(game: Game[Any]) -> list[tuple[int, Options]]:
    """Tables to play at: few and many players, all options off and all on; some drawn by chance."""
    found = []
    for on in (False, True):
        given: Options = {o.key: on for o in game.options if isinstance(o, YesNo)}
        full = kernel_options.settle(game.options, given, 2)
        found += [(seats, given) for seats in game.players(full)]
    if not combinations(game):
        found += [drawn_table(game, number) for number in range(DRAWN)]
    return found


@every_game
def test_random_games_are_worded_to_everyone(key: str) -> None:
    """Every question and every event of random games makes sense to each seat that meets it.

    A question that they do not come to needs nothing to be worded.
    """
    game = games.find(key)
    readers = [words(key, lang) for lang in languages()]
    met: set[str] = set()
    told: set[str] = set()

    def meets(message: Message) -> None:
        if repr(message) not in met:
            met.add(repr(message))
            told.add(message.id)
            for said in readers:
                assert faults(said, message) == []
                text = said.message(message)
                assert text == text.strip() != ""
                assert "  " not in text

    for number, (seats, options) in enumerate(plays(game) * 3):
        dice = random.Random(number)
        match = Match(game, NAMES[:seats], options, f"words {number}")
        while True:
            for event in match.news[-1]:
                for seat in range(-1, seats):
                    meets(game.news(event, seat))
            if match.state.over:
                break
            for seat in match.state.waiting():
                question = game.question(match.state, seat)
                assert question is not None
                meets(question.prompt)
                for offer in question.offers:
                    meets(offer.label)
            seat = dice.choice(match.state.waiting())
            match.answer(seat, dice.choice(match.state.choice_of(seat).options(match.state)))
        for said in readers:
            assert said.has(game.ending(match.state))
    untold = {f"prompt_{prompt}" for prompt in prompts(key)} - told
    assert [id for id in untold if readers[0].book.needs(id)] == []


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


def test_refusals_are_worded() -> None:
    """Every refusal of the kernel has its sentence."""
    seat = Refused("error_not_asked", "Seat {seat} is not asked anything.", seat=3)
    action = Refused("error_illegal", "{action} is not a legal answer here.", action=1234)
    assert words(None, "fr").refusal(seat) == "Le siège 3 n’a rien à répondre pour l’instant."
    assert words(None, "en").refusal(action) == "1234 is not a possible answer here."
    for id in ("error_over", "error_no_undo"):
        assert all(words(None, lang).refusal(Refused(id, "")) for lang in languages())


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
