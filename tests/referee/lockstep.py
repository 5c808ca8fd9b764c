"""A game of the engine and its second reading, side by side, ply by ply.

At every ply both must ask the same seat the same question with the same answers, and the whole
table must be the same; in the end, so must the result. The first difference ends it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from farwest.kernel.state import State
from tests.referee.asking import Course, Question, Sealed

KEYS = sorted(path.parent.name for path in Path(__file__).parent.glob("*/translation.py"))
"""The games that have been read a second time."""
NOTHING = "nothing"
TOLD = 6
"""How many differences, and how many of the last answers, a report tells."""


class Case(NamedTuple):
    """A game to begin: where it stands, and who answers."""

    state: Any
    pick: Callable[[Any], int]
    sealed: Callable[[Any], tuple[int, int]] | None = None
    """Where several are asked at once: who of them answers next, and what."""

    def answer(self) -> tuple[int, int]:
        """Who answers, and what."""
        if self.sealed is not None and self.state.lanes:
            return self.sealed(self.state)
        return self.state.seat, self.pick(self.state)


class Reading(NamedTuple):
    """A second reading of a game, and what is needed to hold it beside the engine."""

    key: str
    table: Callable[[Any], Any]
    """The engine's state as the referee describes a table."""
    words: Callable[[int], str]
    """An action code of the engine as the referee's answer."""
    play: Callable[[Any], Course[Any]]
    """The whole game from the beginning of a turn; returns the result."""
    result: Callable[[Any], Any]
    """The engine's result as the referee gives it."""
    cases: Mapping[str, Callable[[int], Case]]
    """Games to begin, by the kind of position and a number for their luck."""
    told: Callable[[Any], Any] = lambda table: table
    """A table as it is compared: without what is only order, or only one side's business."""


def reading_of(key: str) -> Reading:
    """The second reading of a game."""
    found: Reading = import_module(f"tests.referee.{key}.translation").READING
    return found


class Difference(AssertionError):
    """The engine and the referee read the rules differently."""


def differences(engine: Any, referee: Any, path: str) -> Iterator[str]:
    """The places where two descriptions of a table part, each with both values."""
    pairs: dict[Any, tuple[Any, Any]]
    if is_dataclass(engine) and type(engine) is type(referee):
        compared = [field.name for field in fields(engine) if field.compare]
        pairs = {name: (getattr(engine, name), getattr(referee, name)) for name in compared}
    elif isinstance(engine, dict) and isinstance(referee, dict):
        names = [*engine, *(name for name in referee if name not in engine)]
        pairs = {name: (engine.get(name, NOTHING), referee.get(name, NOTHING)) for name in names}
    elif isinstance(engine, list) and isinstance(referee, list) and len(engine) == len(referee):
        pairs = dict(enumerate(zip(engine, referee)))
    else:
        if engine != referee:
            yield f"{path} is {engine!r} in the engine and {referee!r} for the referee"
        return
    for name, (one, two) in pairs.items():
        if one != two:
            yield from differences(one, two, f"{path}.{name}")


def offered_by_one(engine: list[str], referee: list[str]) -> Iterator[str]:
    """The answers that only one side offers, and those that one side offers twice."""
    if sorted(engine) == sorted(referee):
        return
    for name, answers, others in (("engine", engine, referee), ("referee", referee, engine)):
        alone = sorted(set(answers) - set(others))
        if alone:
            yield f"only the {name} offers {', '.join(alone)}"
        if len(set(answers)) < len(answers):
            yield f"the {name} offers an answer twice"


class Bout:
    """One game on both sides."""

    def __init__(self, reading: Reading, name: str, state: State) -> None:
        self.reading = reading
        self.name = name
        self.state = state
        self.table = reading.table(state)
        self.course = reading.play(self.table)
        self.asked: Question | Sealed | None = None
        self.result: Any = None
        self.answers: list[str] = []
        self.advance(None)

    def advance(self, answer: str | tuple[int, str] | None) -> None:
        """Let the referee go on to his next question, or to the end."""
        try:
            self.asked = self.course.send(answer)
        except StopIteration as end:
            self.asked, self.result = None, end.value

    def play(self, seat: int, action: int) -> None:
        """One answer on both sides."""
        words = self.reading.words(action)
        self.answers.append(words)
        if self.state.lanes:
            self.state.play_lane(seat, action)
        else:
            self.state.play(action)
        self.advance((seat, words) if isinstance(self.asked, Sealed) else words)

    def compare(self) -> None:
        """Raise the difference, if there is one."""
        found = [*self.questions(), *differences(*self.tables(), "the table")]
        if not found and self.state.over:
            found += differences(self.reading.result(self.state), self.result, "the result")
        if found:
            raise Difference(self.report(found))

    def tables(self) -> tuple[Any, Any]:
        """The table as the engine has it, and as the referee has it."""
        told = self.reading.told
        return told(self.reading.table(self.state)), told(self.table)

    def questions(self) -> Iterator[str]:
        """Where the questions part."""
        engine, referee = self.asked_by_engine(), self.asked_by_referee()
        if [question[:2] for question in engine] != [question[:2] for question in referee]:
            yield f"the engine asks {told(engine)}, the referee {told(referee)}"
        else:
            for one, two in zip(engine, referee):
                yield from offered_by_one(one.answers, two.answers)

    def asked_by_engine(self) -> list[Question]:
        """What the engine asks: one question, or one of each seat that has its own lane.

        Beside a referee who asks one seat after the other, even in secret, so does the engine.
        """
        if self.state.over:
            return []
        seats = self.state.waiting() if isinstance(self.asked, Sealed) else [self.state.seat]
        found = []
        for seat in seats:
            choice = self.state.choice_of(seat)
            assert choice is not None
            legal = self.state.asked[seat] if self.state.lanes else self.state.legal
            found.append(Question(seat, choice.prompt, list(map(self.reading.words, legal))))
        return found

    def asked_by_referee(self) -> list[Question]:
        """What the referee asks."""
        if isinstance(self.asked, Sealed):
            return self.asked.questions
        return [self.asked] if self.asked else []

    def report(self, found: list[str]) -> str:
        """Which game, which ply, which question; what differs; and how it came to it."""
        where = f"{self.reading.key}, {self.name}, ply {len(self.answers)}"
        past = "; ".join(self.answers[-TOLD:]) or "nothing yet"
        asked = told(self.asked_by_engine())
        return f"{where}, {asked}: {'. '.join(found[:TOLD])}. Answered before: {past}."


def told(questions: list[Question]) -> str:
    """What is asked, in a report."""
    each = [f"{question.prompt} of seat {question.seat}" for question in questions]
    return " and ".join(each) or "nothing, it is over"


def side_by_side(reading: Reading, kind: str, number: int) -> Counter[str]:
    """Play one game on both sides to its end; how often each question was asked."""
    case = reading.cases[kind](number)
    bout = Bout(reading, f"{kind} {number}", case.state)
    asked: Counter[str] = Counter()
    bout.compare()
    while bout.asked is not None:
        seat, action = case.answer()
        asked.update(
            question.prompt for question in bout.asked_by_referee() if question.seat == seat
        )
        bout.play(seat, action)
        bout.compare()
    return asked
