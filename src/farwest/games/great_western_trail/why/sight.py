"""What a seat sees and is asked, read by whoever explains it."""

from __future__ import annotations

from typing import Any

from farwest.games.great_western_trail.box import CRAFTSMAN
from farwest.kernel.game import Message, Question, Reason, View
from farwest.kernel.verbs import Arg


class Sight:
    """A view and the question that came with it, if any."""

    def __init__(self, view: View, question: Question | None) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.board: list[int] = view["board"]
        self.players: list[dict[str, Any]] = view["players"]
        self.own: dict[str, Any] = self.players[self.seat]
        self.cash: int = self.own["cash"]
        self.hand: list[int] = view["hand"]
        self.prompt = ""
        self.about: dict[str, Any] = {}
        self.offered: set[str] = set()
        self.verbs: set[str] = set()
        self.firsts: dict[str, dict[str, Any]] = {}
        if question is not None:
            self.prompt = question.prompt.id.removeprefix("prompt_")
            self.about = {arg.name: arg.value for arg in question.prompt.args}
            self.offered = {target for offer in question.offers for target in offer.targets}
            for offer in reversed(question.offers):
                verb = offer.label.id.removeprefix("do_")
                self.verbs.add(verb)
                self.firsts[verb] = {arg.name: arg.value for arg in offer.label.args}

    def craftsmen(self) -> int:
        """The craftsmen of the row, the printed one included (GWT-116)."""
        number: int = self.own["workers"][CRAFTSMAN]
        return number


def because(id: str, clause: str, *args: Arg) -> Reason:
    return Reason(Message(f"why_{id}", list(args)), f"GWT-{clause}")


def number(name: str, value: int) -> Arg:
    return Arg(name, "number", value)


def player(seat: int) -> Arg:
    return Arg("player", "seat", seat)
