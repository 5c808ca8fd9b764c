"""The page words messages exactly as the terminal and the API do."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import farwest
from farwest import games
from farwest.kernel.game import Message
from farwest.kernel.laws import every_table
from farwest.kernel.match import Match
from farwest.server import catalogue
from farwest.words import Words, languages

SOURCE = Path(farwest.__file__).parent
NAMES = ["Alice", "Bob", "Chloé", "Denis", "Élise", "Farid"]
KINDS = {".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript"}
GAMES = games.keys()

SPEAK = """async ([lang, key, terms, players, messages]) => {
  const { Words, bookOf, loadWords } = await import("/web/words.js");
  await loadWords(lang, [key]);
  const words = new Words(bookOf(lang, key), terms, players);
  return messages.map((message) => [words.message(message), words.tip(message),
    words.pieces(message).map((piece) => piece.text ?? piece).join("")]);
}"""

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def file_of(path: str) -> Path:
    """The file behind an address, as the server finds it."""
    if path.startswith("/text/"):
        _, _, lang, name = path.split("/")
        key = name.removesuffix(".ftl")
        folder = SOURCE / "words" if key == "common" else SOURCE / "games" / key
        return folder / "text" / f"{lang}.ftl"
    return SOURCE / path.lstrip("/") if path.startswith("/web/") else SOURCE / "web" / "index.html"


@pytest.fixture(scope="module")
def speaker(chromium: Any) -> Iterator[Any]:
    """A browser with the page's modules, and no server behind them."""
    page = chromium.new_page()

    def answer(route: Any) -> None:
        path = "/" + route.request.url.split("/", 3)[3]
        if path.startswith("/api/"):
            route.fulfill(status=404, json={"error": {"id": "none", "text": "None."}})
            return
        found = file_of(path)
        kind = KINDS.get(found.suffix, "text/plain")
        route.fulfill(body=found.read_bytes(), content_type=f"{kind}; charset=utf-8")

    page.route("**/*", answer)
    page.goto("http://farwest.test/")
    yield page
    page.close()


def messages(key: str) -> list[Message]:
    """What is said in a game of random answers: questions, answers and news, one of each id."""
    game = games.find(key)
    found: dict[tuple[str, int], Message] = {}
    tables = every_table(game)
    fullest = max(tables, key=lambda each: (each[0], sum(map(bool, each[1].values()))))
    for seed, (seats, options) in enumerate([tables[0], fullest]):
        luck = random.Random(seed)
        match = Match(game, NAMES[:seats], options, f"words {seed}")
        while not match.state.over:
            seat = luck.choice(match.state.waiting())
            asked = game.question(match.state, seat)
            assert asked
            said = [asked.prompt, *(offer.label for offer in asked.offers[:6])]
            match.answer(seat, luck.choice(asked.offers).action)
            said += [game.news(event, seat) for event in match.news[-1]]
            for message in said:
                empty = sum(not arg.value for arg in message.args)
                found.setdefault((message.id, empty), message)
    return list(found.values())


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", GAMES)
def test_the_page_says_what_python_says(key: str, lang: str, speaker: Any) -> None:
    """The same messages make the same sentences and the same tips, character for character."""
    game = games.find(key)
    words = Words(game, lang, NAMES)
    said = messages(key)
    assert len(said) > 40
    sent = [
        {"id": each.id, "args": {arg.name: [arg.kind, arg.value] for arg in each.args}}
        for each in said
    ]
    terms = json.loads(json.dumps(catalogue.terms_of(game)))
    heard = speaker.evaluate(SPEAK, [lang, key, terms, NAMES, sent])
    for message, (text, tip, pieces) in zip(said, heard, strict=True):
        assert text == words.message(message)
        assert tip == words.tip(message)
        assert pieces == text


def test_a_missing_message_is_shown_as_its_id(speaker: Any) -> None:
    """Words that lack do not break the page."""
    heard = speaker.evaluate(SPEAK, ["en", GAMES[0], {}, [], [{"id": "no_such", "args": {}}]])
    assert heard == [["no_such", "no_such", "no_such"]]
