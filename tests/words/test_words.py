"""The law of words: everything a game can say, it says in every language."""

import ast as python
import pkgutil
import random
import re
from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_element

import farwest
from farwest import games
from farwest.kernel import options as kernel_options
from farwest.kernel.game import Game, Message
from farwest.kernel.laws import combinations, drawn_table
from farwest.kernel.match import Match
from farwest.kernel.news import Event, Refused
from farwest.kernel.options import OneOf, Options, YesNo
from farwest.kernel.record import BadRecord
from farwest.kernel.steps import Choice
from farwest.kernel.verbs import Arg
from farwest.words import Words, languages
from farwest.words.book import nodes, paths
from tests.words.kit import NAMES, words

KEYS = games.keys()
DRAWN = 12
"""How many tables are drawn where a game has too many options to try them all."""
SOURCE = Path(farwest.__file__).parent
ENGLISH = re.compile(r"\b(the|of|and|with|from|your|which|draws|takes|plays|gets|cards?|deeds?)\b")
UNELIDED = re.compile(r"\b([DdLlNnQqSsJj]|[Qq]u)[ea] [AEIOUÉÈÊÂÎÔÛaeiouéèêâîôûœ]")
LOOSE = re.compile(r" [:;!?»]|« |\d \$|'")
BEFORE_A_NAME = re.compile(r"\b(de|le|la|que) $")

every_game = pytest.mark.parametrize("key", KEYS)
every_french_book = pytest.mark.parametrize(
    "path",
    [*(paths("fr", key)[-1] for key in (None, *KEYS)), str(SOURCE / "server" / "text" / "fr.ftl")],
    ids=["common", *KEYS, "server"],
)
every_language = pytest.mark.parametrize("lang", languages())


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
    """An id names one message, be it common, of the game or of the server."""
    books = [*paths(lang, key), str(SOURCE / "server" / "text" / f"{lang}.ftl")]
    ids = [entry.id.name for path in books for entry in entries(path)]
    assert sorted(ids) == sorted(set(ids))


@every_french_book
def test_french_needs_no_elision(path: str) -> None:
    """No word stands before a player's name that would be cut before a vowel."""
    for entry in entries(path):
        for pattern in (node for node in nodes(entry) if isinstance(node, ast.Pattern)):
            for text, after in pairwise(map(serialize_element, pattern.elements)):
                named = re.search(r"\$(player|rival|name)", after)
                assert not (named and BEFORE_A_NAME.search(text)), entry.id.name


@every_french_book
def test_french_is_well_set(path: str) -> None:
    """No-break spaces before double signs and $, and real apostrophes."""
    for entry in entries(path):
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
    for source in game.result(state).scores[0]:
        yield from (f"score_{source}", f"better_{source}")


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
    sizes.setdefault("seat", len(NAMES))
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
        needs = said.book.needs(f"do_{name}") | said.book.needs(f"do_{name}", "tip")
        hints = [need for need in needs if not need.startswith(known)]
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


@every_game
def test_hints_are_about_questions(key: str) -> None:
    """A hint of a game is about its goal or about a question it asks."""
    ids = [entry.id.name for entry in entries(paths("en", key)[-1])]
    about = {id.removeprefix("hint_") for id in ids if id.startswith("hint_")}
    assert about <= prompts(key) | {"goal"}


@every_game
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_standing_orders_have_words(key: str, lang: str) -> None:
    """What the table may answer for a player is offered in a sentence."""
    said = words(key, lang)
    for order in games.find(key).orders:
        assert said.has(f"order_{order}")
        assert said.tip(f"order_{order}")


# --- refusals --------------------------------------------------------------------------------


def test_refusals_are_worded() -> None:
    """A refusal has its sentence in both languages, and so has the reason within it."""
    seat = Refused("error_not_asked", "Seat {seat} is not asked anything.", seat=3)
    action = Refused("error_illegal", "{action} is not a legal answer here.", action=1234)
    assert words(None, "fr").refusal(seat) == "Le siège 3 n’a rien à répondre pour l’instant."
    assert words(None, "en").refusal(action) == "1234 is not a legal answer here."
    text = "Move {ply} of the record cannot be played: {why}"
    record = BadRecord("error_record_move", text, ply=7, why=seat)
    assert words(None, "en").refusal(record) == str(record)
    assert words(None, "fr").refusal(record) == (
        "Le coup 7 de l’enregistrement ne peut pas être joué\u00a0: "
        "Le siège 3 n’a rien à répondre pour l’instant."
    )


def spoken() -> dict[str, str]:
    """Every sentence that kernel, games, bots, words and commands refuse with, by its id."""
    found: dict[str, str] = {}
    for path in SOURCE.rglob("*.py"):
        if SOURCE / "server" in path.parents:
            continue
        for node in python.walk(python.parse(path.read_text("utf-8"))):
            if isinstance(node, python.Call) and len(node.args) > 1:
                said = [part.value for part in node.args[:2] if isinstance(part, python.Constant)]
                if len(said) == 2 and str(said[0]).startswith("error_"):
                    assert found.setdefault(said[0], said[1]) == said[1], said
    return found


@every_language
def test_every_refusal_has_words(lang: str) -> None:
    """The common texts hold every refusal with its values; in English, word for word."""
    worded = {}
    for entry in entries(paths(lang, None)[-1]):
        parts = entry.value.elements if entry.value else []
        worded[entry.id.name] = re.sub(
            r"{ \$(\w+) }", r"{\1}", "".join(map(serialize_element, parts))
        )
    raised = spoken()
    assert len(raised) > 30
    assert [id for id in worded if id.startswith("error_") and id not in raised] == []
    for id, text in raised.items():
        if lang == "en":
            assert worded.get(id) == text
        else:
            values = [set(re.findall(r"{\w+}", one)) for one in (worded.get(id, ""), text)]
            assert values[0] == values[1], id
