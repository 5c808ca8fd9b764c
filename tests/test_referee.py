"""The games beside a second reading of their rules.

Some games here; `python tools/referee.py GAME --games 1000` plays as many as you like.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from farwest.games.carson_city import CarsonCity
from farwest.games.carson_city.rules import income, parcels, placement
from farwest.games.deadwood import Deadwood
from farwest.games.deadwood.rules import people, wanderers
from farwest.games.dice_town import DiceTown
from farwest.games.dice_town.rules import doc, ties
from farwest.games.great_western_trail import GreatWesternTrail
from farwest.games.great_western_trail.rules import kansas_city, moving
from farwest.kernel.steps import Choice
from tests.referee.lockstep import (
    KEYS,
    Difference,
    differences,
    offered_by_one,
    reading_of,
    side_by_side,
)
from tests.referee.luck import Luck
from tests.test_laws import all_steps

GAMES = {
    "carson_city": {"dealt": 6, "rich": 55, "wild": 30},
    "deadwood": {"dealt": 36, "wild": 150},
    "dice_town": {"dealt": 28, "wild": 300},
    "great_western_trail": {"dealt": 24, "rich": 12, "wild": 40},
}
"""How many games are played, by the kind of position they begin with."""
FOLDER = Path(__file__).resolve().parent / "referee"
SHARED = ("asking", "luck", "result")
"""What all second readings use."""
OPEN = {"farwest.kernel.luck"}
"""What of the product a second reading may use."""
SOON = 20
"""Within so many games a changed rule shows."""


def test_every_second_reading_is_held_beside_its_game() -> None:
    """Each folder of the referee is played here."""
    assert sorted(GAMES) == KEYS


@pytest.mark.parametrize("key", KEYS)
def test_both_readings_agree(key: str) -> None:
    """The same questions, answers, tables and results at every ply; every question is asked."""
    asked: Counter[str] = Counter()
    for kind, games in GAMES[key].items():
        for number in range(games):
            asked += side_by_side(reading_of(key), kind, number)
    steps = all_steps(f"farwest.games.{key}")
    prompts = {step.prompt for step in steps if issubclass(step, Choice)}
    assert set(asked) == prompts - {Choice.prompt}


@pytest.mark.parametrize("key", KEYS)
def test_a_second_reading_knows_nothing_of_the_first(key: str) -> None:
    """Only the module that translates imports the game, or tests that do."""
    modules = sorted((FOLDER / key).glob("*.py"))
    assert len(modules) > 5
    for module in modules:
        if module.name != "translation.py":
            foreign = {name for name in imported(module) if name.startswith(("farwest", "tests"))}
            own = (f"tests.referee.{key}.", *(f"tests.referee.{name}" for name in SHARED))
            assert {name for name in foreign if not name.startswith(own)} == set(), module.name
            assert f"tests.referee.{key}.translation" not in foreign, module.name
    for name in SHARED:
        assert {each for each in imported(FOLDER / f"{name}.py") if "farwest" in each} <= OPEN


def imported(module: Path) -> Iterator[str]:
    """The modules that a file imports."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0
            assert node.module is not None
            yield node.module
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


class Change(NamedTuple):
    """A rule replaced by another, and what the referee must say to it."""

    key: str
    holder: Any
    rule: str
    change: Callable[[Any], Any]
    kind: str
    said: str


def without_the_last(rule: Any) -> Any:
    """A question that forgets one of its answers."""
    return lambda self, state: rule(self, state)[:-1]


def one_more(rule: Any) -> Any:
    """A number that is one too large."""
    return lambda *given: rule(*given) + 1


def nobody_wins(rule: Any) -> Any:
    """A result without winners."""
    return lambda self, state: rule(self, state)._replace(winners=[])


CITY, TRAIL = "carson_city", "great_western_trail"
TOWN, DICE = "deadwood", "dice_town"
CASH = r"the table\.players\.\d\.cash is \d+ in the engine and \d+ for the referee"
PLACES = r"only the referee offers place spot_g\. Answered before: nothing yet\."
POINTS = (
    r"sheriff_to of seat \d: only the referee offers sheriff_to [A-F1-7-]+\. Answered before: \w"
)
TOKENS = r"the table\.box is \d+ in the engine and \d+ for the referee"
WINNERS = r"over: the result\.winners is \[\] in the engine and \[\d.*\] for the referee"
CARDS = r"bribe_card of seat \d.*: only the referee offers offer_card \w+\. "
BENEFITS = r"doc_benefit of seat \d: only the referee offers doc \w+\. "
LAND = r"buy_parcels of seat \d: .*only the referee offers buy [A-H][1-8]|" + CASH
PASS = r"place of seat \d: only the referee offers pass\. Answered before: \w"
CHANGES = [
    Change(CITY, placement.PlaceCowboy, "options", without_the_last, "dealt", PASS),
    Change(CITY, parcels, "price_for", one_more, "dealt", LAND),
    Change(CITY, income, "income", one_more, "wild", CASH),
    Change(CITY, CarsonCity, "result", nobody_wins, "dealt", WINNERS),
    Change(TRAIL, moving.PlaceCattleman, "options", without_the_last, "dealt", PLACES),
    Change(TRAIL, moving, "fee", one_more, "dealt", CASH),
    Change(TRAIL, kansas_city, "breeding_value", one_more, "wild", CASH),
    Change(TRAIL, GreatWesternTrail, "result", nobody_wins, "dealt", WINNERS),
    Change(TOWN, wanderers.MoveSheriff, "options", without_the_last, "dealt", POINTS),
    Change(TOWN, people, "laundries", one_more, "wild", TOKENS),
    Change(TOWN, Deadwood, "result", nobody_wins, "wild", WINNERS),
    Change(DICE, ties.OfferCard, "options", without_the_last, "wild", CARDS),
    Change(DICE, doc, "available", without_the_last, "wild", BENEFITS),
    Change(DICE, DiceTown, "result", nobody_wins, "wild", WINNERS),
]


def play_some(key: str, kind: str) -> None:
    """A few games of a kind."""
    for number in range(SOON):
        side_by_side(reading_of(key), kind, number)


@pytest.mark.plain
@pytest.mark.parametrize("change", CHANGES, ids=lambda change: f"{change.key}-{change.rule}")
def test_a_changed_rule_is_noticed(change: Change, monkeypatch: pytest.MonkeyPatch) -> None:
    """With another rule in the engine the referee says which game, ply and question, and what."""
    rule = getattr(change.holder, change.rule)
    monkeypatch.setattr(change.holder, change.rule, change.change(rule))
    with pytest.raises(Difference) as told:
        play_some(change.key, change.kind)
    where = rf"^{change.key}, {change.kind} \d+, ply \d+, .*: "
    assert re.search(where, str(told.value))
    assert re.search(change.said, str(told.value))


def test_a_report_names_what_differs() -> None:
    """Answers of one side alone, answers given twice, and fields however deep."""
    assert list(offered_by_one(["a", "b"], ["b", "a"])) == []
    assert list(offered_by_one(["a", "b", "b"], ["a", "b", "c"])) == [
        "the engine offers an answer twice",
        "only the referee offers c",
    ]
    assert list(differences({"deck": [1, 2]}, {"deck": [1, 3], "hand": 4}, "the table")) == [
        "the table.deck.1 is 2 in the engine and 3 for the referee",
        "the table.hand is 'nothing' in the engine and 4 for the referee",
    ]
    assert list(differences(Luck(1), Luck(1), "luck")) == []
    assert list(differences([1], [1, 2], "pile")) == [
        "pile is [1] in the engine and [1, 2] for the referee"
    ]
