"""Great Western Trail at the page: positions to start from, and somebody who plays from there."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any, NamedTuple

from farwest import __version__
from farwest.bots.runner import play_out as play_bots
from farwest.games import find
from farwest.kernel.match import Match
from farwest.kernel.record import Record
from tests.games.great_western_trail.conductor import Conductor, Crawler
from tests.games.great_western_trail.pioneer import Pioneer
from tests.test_golden import GOLDEN
from tests.web.conftest import Site
from tests.web.playing import MINE, hide_hints, over
from tests.web.test_page import api, ready

KEY = "great_western_trail"
GAME = find(KEY)
EAGER = ("appoint", "hire", "tile", "plot", "play", "engine", "disc", "hazard", "trade")
GAMES = 400
LONG_RIDE = 207
"""A game of a conductor who runs out of discs."""

Wanted = Callable[[Match, Any], bool]


class Position(NamedTuple):
    """A game up to a moment, and who is asked there."""

    record: Any
    ply: int
    seat: int


def verb(offer: Any) -> str:
    """The verb of an answer."""
    return str(offer.label.id).removeprefix("do_")


def eager(offers: list[Any], luck: random.Random) -> Any:
    """Mostly something that makes the game go on; now and then anything at all."""
    good = [offer for offer in offers if verb(offer) in EAGER]
    return luck.choice(good if good and luck.random() < 0.85 else offers)


def position(wanted: Wanted, first: int = 0) -> Position:
    """The first position of this kind in games of two eager players, from a game on."""
    for number in range(first, first + GAMES):
        luck = random.Random(number)
        match = Match(GAME, ["Cactus", "Canyon"], {}, f"eager {number}", False)
        found: tuple[int, int] | None = None
        while not match.state.over:
            seat = match.state.waiting()[0]
            question = GAME.question(match.state, seat)
            assert question is not None
            if found is None and wanted(match, question):
                found = (len(match.moves), seat)
            match.answer(seat, eager(question.offers, luck).action)
        if found is not None:
            return Position(json.loads(match.record(__version__).to_json()), *found)
    raise AssertionError("no game of eager players gets there")


def moment(record: Record, wanted: Wanted) -> Position | None:
    """The first position of this kind in a game that was played."""
    match = Match(GAME, record.players, record.options, record.seed)
    for seat, action in record.moves:
        question = GAME.question(match.state, seat)
        if question is not None and wanted(match, question):
            return Position(json.loads(record.to_json()), len(match.moves), seat)
        match.answer(seat, action)
    return None


def golden(wanted: Wanted) -> Position:
    """The first position of this kind in the golden games, which use every building."""
    for path in sorted((GOLDEN / KEY).glob("*.json")):
        found = moment(Record.read(path), wanted)
        if found is not None:
            return found
    raise AssertionError("no golden game gets there")


def out_of_discs(wanted: Wanted) -> Position:
    """The first position of this kind in the game of somebody who upgrades all he can."""
    number = LONG_RIDE
    bots = [Conductor(f"c{number}"), Crawler(f"d{number}")]
    match = play_bots(GAME, {}, bots, f"conduct {number}")
    found = moment(match.record(__version__), wanted)
    assert found is not None
    return found


def prompted(question: Any, prompt: str) -> bool:
    """Whether this is what is asked."""
    return bool(question.prompt.id == f"prompt_{prompt}")


def offers(question: Any, name: str) -> bool:
    """Whether an answer with this verb is on offer."""
    return any(verb(offer) == name for offer in question.offers)


def play_from(site: Site, page: Any, found: Position) -> str:
    """Open a record at a position and play on from there; returns the table."""
    ready(page)
    body = {"record": found.record, "from": found.ply, "seat": found.seat, "bot": "random"}
    table: str = api(page, "POST", "/records", body)["id"]
    page.goto(f"{site.address}/table/{table}")
    page.locator(MINE).wait_for()
    hide_hints(page)
    return table


def look(page: Any, table: str, seat: int, more: str = "") -> Any:
    """What this person sees."""
    return api(page, "GET", f"/tables/{table}/view?seat={seat}{more}")


def press(page: Any, target: str) -> None:
    """Press a thing on the board that glows."""
    page.locator(f'[data-target="{target}"][data-lit=can]').first.click()


class Trip:
    """A person who plays by what he is shown, and notes whether the page draws a delivery."""

    def __init__(self, page: Any, table: str) -> None:
        self.page = page
        self.table = table
        self.player = Pioneer(0)
        self.delivered = ""
        self.seen = False

    def go(self) -> None:
        """Answer whenever asked, until the game is over."""
        before = -1
        while not over(self.page):
            if self.delivered and not self.seen:
                self.seen = bool(self.page.locator(self.delivered).count())
            state = look(self.page, self.table, 0, "&lang=en")
            if state["question"] is None or state["ask"] == before:
                self.page.wait_for_timeout(20)
                continue
            before = state["ask"]
            offer = self.player.choose(state["view"], state["question"])
            if offer["label"]["id"] == "do_city":
                city = values(offer["label"])["city"]
                self.delivered = f'[data-piece="city-{city}-0"]'
            self.answer(offer)

    def answer(self, offer: Any) -> None:
        """Press the thing on the board that stands for an answer, or else its button."""
        hide_hints(self.page)
        if offer["targets"]:
            self.page.locator(f'[data-target="{offer["targets"][0]}"][data-lit=can]').first.focus()
            self.page.keyboard.press("Enter")
        else:
            words = re.compile(f"^{re.escape(offer['label']['text'])}$")
            self.page.locator(f"{MINE} .answers .label").filter(has_text=words).click()


def values(message: Any) -> Any:
    """The arguments of a message, by name."""
    return {name: value for name, (_, value) in message["args"].items()}
