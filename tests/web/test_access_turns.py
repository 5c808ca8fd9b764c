"""A full turn of every game by keyboard alone, and one through the accessibility tree alone."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest

from tests.web.conftest import Site
from tests.web.looking import DEVICES, settle, until
from tests.web.places import Moment, Tour
from tests.web.test_page import api

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.xdist_group("browser")]


class Turn(NamedTuple):
    """A turn of a game: where it begins, and which question comes first in every turn."""

    start: Moment
    first: str


TURNS = {
    "dice_town": Turn(Moment("dice_town", "02", 226, 1), "keep"),
    "carson_city": Turn(Moment("carson_city", "01", 114, 0), "place"),
    "great_western_trail": Turn(Moment("great_western_trail", "00", 86, 1), "move"),
    "deadwood": Turn(Moment("deadwood", "05", 60, 0), "turn"),
}
"""In Dice Town a turn is a round: it is over when the next one is rolled for."""


COUNTED_LATE = "great_western_trail"
"""Its points are counted at the end alone; on the way there is only money to be told."""


class Seat:
    """Somebody in the middle of a game, and what the table knows about him."""

    def __init__(self, site: Site, page: Any, turn: Turn) -> None:
        self.page = page
        self.turn = turn
        self.lang = page.evaluate("document.documentElement.lang")
        self.tour = Tour(page, site, "")
        self.tour.arrive({"hints": False})
        self.tour.sit(turn.start)
        self.table = page.url.rsplit("/", 1)[1]
        self.began = self.look()

    def look(self) -> Any:
        """What he sees and is asked, as the table has it."""
        path = f"/tables/{self.table}/view?seat={self.turn.start.seat}&lang={self.lang}"
        return api(self.page, "GET", path)

    def prompt(self, state: Any) -> str:
        """What he is asked, or nothing."""
        question = state["question"]
        return question["prompt"]["id"].removeprefix("prompt_") if question else ""

    def heard(self, before: Any) -> Any:
        """Wait until the table has heard an answer and asks something else, or the game is over."""
        for _ in range(400):
            state = self.look()
            if state["view"]["over"] or (state["question"] and state["ask"] > before["ask"]):
                return state
            self.page.wait_for_timeout(25)
        raise AssertionError("the answer was not heard")

    def done(self, state: Any) -> bool:
        """Whether this turn is over and the next one of his has begun, or the game is over."""
        view = state["view"]
        if view["over"]:
            return True
        if self.turn.start.game == "dice_town":
            return bool(view["round"] > self.began["view"]["round"])
        return bool(state["ask"] > self.began["ask"]) and self.prompt(state) == self.turn.first


# --- by keyboard ----------------------------------------------------------------------------------

FOCUS = """() => {
  const element = document.activeElement;
  const box = element.getBoundingClientRect();
  const ringed = [element, element.closest("label")].filter(Boolean).some((each) => {
    const style = getComputedStyle(each);
    return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2; });
  const drawn = element.querySelector(":scope > .lit");   // in a drawing the ring is part of it
  const ink = drawn && getComputedStyle(drawn);
  const colour = document.body.appendChild(document.createElement("i"));
  colour.style.color = "var(--focus)";
  const circled = ink && ink.display !== "none" && ink.stroke === getComputedStyle(colour).color;
  colour.remove();
  const inside = (each) => each && (element.contains(each) || each.contains(element));
  const parts = [.06, .25, .5, .75, .94];   // a man may stand on a place
  const spots = parts.flatMap((across) => parts.map((down) =>
    [box.left + across * box.width, box.top + down * box.height]));
  return {
    what: element.outerHTML.slice(0, 200), body: element === document.body,
    ringed: Boolean(ringed || circled),
    seen: spots.some(([across, down]) => inside(document.elementFromPoint(across, down))),
    over: document.elementFromPoint(...spots[12])?.outerHTML.slice(0, 120) ?? `${spots[12]}`,
    target: element.dataset.lit ?? "",
    button: element.matches(".ask.mine .answers button:has(.label):not(:disabled)"),
    main: element.matches(".ask.mine .btn.go:not(:disabled)"),
    option: element.matches("[role=menuitem]") }; }"""
STOPS = 120
"""So many presses of Tab must lead to an answer."""
STOPS_IN_LOG = "document.querySelectorAll('.log .rule[tabindex=\"0\"]').length"
"""Of all the rules in the log Tab comes to one."""


class Fingers:
    """Somebody who plays by keyboard, and looks where the focus is at every stop."""

    def __init__(self, page: Any) -> None:
        self.page = page

    def press(self, key: str) -> Any:
        """Press a key; where the focus is then, which must be seen."""
        self.page.keyboard.press(key)
        stop = self.page.evaluate(FOCUS)
        if key in ("Tab", "Shift+Tab") or key.startswith("Arrow"):
            assert stop["body"] or stop["ringed"], f"no ring: {stop['what']}"
            assert stop["body"] or stop["seen"], f"{stop['over']} hides {stop['what']}"
        return stop

    def rest(self) -> None:
        """Wait for the focus, which is somewhere whenever something is asked."""
        until(self.page, "document.activeElement !== document.body", seconds=2)

    def find(self, kind: str) -> Any:
        """Press Tab until an answer of this kind has the focus."""
        for _ in range(STOPS):
            stop = self.press("Tab")
            if stop[kind] and stop[kind] != "picked":
                return stop
        raise AssertionError(f"Tab does not lead to any {kind}")

    def answer(self, number: int) -> None:
        """Give an answer: things on the board where there are some, buttons else."""
        lit = self.page.locator("[data-lit=can]:visible")
        if not lit.count():
            self.find("button")
            self.page.keyboard.press("Enter")
            return
        if number % 2:
            self.find("target")
        else:
            self.press("ArrowDown")
            self.press("ArrowRight")
        self.page.keyboard.press("Enter")
        settle(self.page)
        if self.page.locator("[role=menuitem]").count():
            assert self.page.evaluate(FOCUS)["option"], "the menu has no focus"
            self.page.keyboard.press("ArrowDown")
            self.page.keyboard.press("Enter")

    def confirm(self) -> None:
        """Where things are picked, pick on until they are an answer, and give it."""
        for _ in range(4):
            if not self.page.locator("[data-lit=picked]:visible").count():
                return
            if self.page.locator(".ask.mine .btn.go:not(:disabled)").count():
                self.find("main")
                self.page.keyboard.press("Enter")
                return
            self.find("target")
            self.page.keyboard.press("Space")
        raise AssertionError("what is picked is no answer")


@pytest.mark.parametrize("game", TURNS)
def test_a_turn_by_keyboard_alone(site: Site, person: Any, game: str) -> None:
    """Tab and arrows lead to every answer, Enter gives it; the focus is always seen, never lost."""
    page = person("en-GB", DEVICES["desktop"], reduced_motion="reduce")
    seat = Seat(site, page, TURNS[game])
    fingers = Fingers(page)
    fingers.press("Tab")
    fingers.press("Tab")
    fingers.press("Shift+Tab")
    state, answers = seat.began, 0
    while not seat.done(state):
        assert page.evaluate(STOPS_IN_LOG) == 1
        fingers.answer(answers)
        fingers.confirm()
        state = seat.heard(state)
        answers += 1
        assert answers < 60
        if not state["view"]["over"]:
            page.locator(".ask.mine").wait_for()
            fingers.rest()


# --- through the tree -----------------------------------------------------------------------------


def loosely(text: str) -> str:
    """A pattern of a text that minds no kind of space."""
    return r"\s+".join(re.escape(word) for word in text.split())


FRENCH = {
    "question": "Question",
    "turn": "À vous",
    "own": "Ce qui est à vous",
    "rivals": "Les rivaux",
    "board": "Le plateau",
    "news": "Ce qui se passe",
    "all": "Toutes les réponses",
    "hint": "Conseil",
    "back": "Reprendre",
}
"""What a listener knows beforehand: how the parts of every table are called."""


class Listener:
    """Somebody who knows roles and names alone, as a screen reader tells them."""

    def __init__(self, page: Any) -> None:
        self.page = page

    def region(self, name: str) -> Any:
        """A part of the page."""
        return self.page.get_by_role("region", name=FRENCH[name], exact=True)

    def read(self, name: str) -> str:
        """What is told about a part of the page."""
        return str(self.region(name).aria_snapshot())

    def wait_for(self, asked: str) -> None:
        """Wait until this is asked: it is the heading of the question, and one's turn is told."""
        words = re.compile(rf"{FRENCH['turn']}\s+{loosely(asked)}")
        self.region("question").get_by_role("heading", level=2, name=words).wait_for()

    def wait_for_news(self, line: str) -> None:
        """Wait until this is spoken among what happened."""
        lines = self.page.get_by_role("log", name=FRENCH["news"]).get_by_role("paragraph")
        lines.filter(has_text=re.compile(loosely(line))).last.wait_for(state="attached")

    def spoken(self) -> list[str]:
        """What the page says aloud now."""
        said = self.page.get_by_role("status").all_inner_texts()
        return [text for text in [*said, *self.page.get_by_role("alert").all_inner_texts()] if text]

    def options(self, asked: str) -> Any:
        """The answers: buttons of a dialog with the question's name, or of the question itself."""
        more = self.region("question").get_by_role("button", name=FRENCH["all"])
        if more.count():
            more.click()
            dialog = self.page.get_by_role("dialog", name=re.compile(loosely(asked)))
            dialog.wait_for()
            return dialog.get_by_role("list").get_by_role("button")
        others = re.compile(f"{FRENCH['hint']}|{FRENCH['back']}")
        buttons = self.region("question").get_by_role("button", disabled=False)
        return buttons.filter(has_not_text=others)


HEADS = ("event_round", "event_turn")
"""What opens a round or a turn is spoken in other words."""
NAMELESS = re.compile(r"(?m)^\s*- (button|link|textbox|combobox|radio|checkbox|tab)( \[|:|$)")


@pytest.mark.parametrize("game", TURNS)
def test_a_turn_through_the_accessibility_tree_alone(site: Site, person: Any, game: str) -> None:
    """What is asked, the answers, whose turn it is, what one has and what happened can be heard."""
    page = person("fr-FR", DEVICES["phone"], reduced_motion="reduce")
    seat = Seat(site, page, TURNS[game])
    ear = Listener(page)
    state, answers = seat.began, 0
    while not seat.done(state):
        asked = state["question"]["prompt"]["text"]
        ear.wait_for(asked)
        assert any(asked in text for text in ear.spoken())
        whole = page.get_by_role("main").aria_snapshot()
        assert not NAMELESS.search(whole), NAMELESS.search(whole)
        own = ear.read("own")
        money = state["view"]["players"][state["seat"]]["cash"]
        assert re.search(rf"\b{money} \$", own), money
        assert game == COUNTED_LATE or re.search(r"(?i)point|score", own), own
        rivals = ear.region("rivals").get_by_role("heading", level=3)
        assert rivals.count() == len(state["view"]["players"]) - 1
        options = ear.options(asked)
        names = options.all_inner_texts()
        assert len(names) == len(state["question"]["offers"])
        assert all(name.strip() for name in names)
        options.nth((len(names) // 2 + answers) % len(names)).click()  # never the same way round
        state = seat.heard(state)
        answers += 1
        assert answers < 80
    happened = [each["message"] for each in state["news"][len(seat.began["news"]) :]]
    ear.wait_for_news([each["text"] for each in happened if each["id"] not in HEADS][-1])
