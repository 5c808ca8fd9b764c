"""How a second reading asks: its rules are generators that yield questions and get answers."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any, NamedTuple, TypeAlias, TypeVar

Thing = TypeVar("Thing")


class Question(NamedTuple):
    """Who is asked what, and every answer there is, in words."""

    seat: int
    prompt: str
    answers: list[str]


class Sealed(NamedTuple):
    """Questions to several seats at once: any of them may answer next, and is named with it."""

    questions: list[Question]


Course: TypeAlias = Generator[Question | Sealed, Any, Thing]
"""A rule under way: it yields its questions, is sent the answers, and returns what came of it."""


def choose(seat: int, prompt: str, answers: Mapping[str, Thing]) -> Course[Thing | None]:
    """What an answer stands for. The only answer is taken unasked; where there is none, nothing."""
    if len(answers) > 1:
        answer = yield Question(seat, prompt, list(answers))
        return answers[answer]
    return next(iter(answers.values()), None)


def demand(seat: int, prompt: str, answers: Mapping[str, Thing]) -> Course[Thing]:
    """The same, where the rules see to it that there always is an answer."""
    assert answers, f"no answer to {prompt}"
    chosen = yield from choose(seat, prompt, answers)
    assert chosen is not None
    return chosen


def or_else(answers: Mapping[str, Thing], refusal: str) -> dict[str, Thing | None]:
    """These answers or none of them; where nothing can be done, nothing is refused either."""
    return {**answers, refusal: None} if answers else {}


def together(courses: Mapping[int, Course[Thing]]) -> Course[dict[int, Thing]]:
    """What came of each seat's own course, all of them under way at once and in secret.

    Such a course changes nothing on the table: its outcome counts when all are at their end.
    """
    waiting: dict[int, Question] = {}
    found: dict[int, Thing] = {}
    for seat in courses:
        go_on(courses, seat, None, waiting, found)
    while waiting:
        seat, answer = yield Sealed([waiting[seat] for seat in sorted(waiting)])
        go_on(courses, seat, answer, waiting, found)
    return found


def go_on(
    courses: Mapping[int, Course[Thing]],
    seat: int,
    answer: str | None,
    waiting: dict[int, Question],
    found: dict[int, Thing],
) -> None:
    """One of several courses, to its next question or to its end."""
    waiting.pop(seat, None)
    try:
        question = courses[seat].send(answer)
    except StopIteration as end:
        found[seat] = end.value
    else:
        assert isinstance(question, Question)
        waiting[seat] = question
