"""What a seat sees and is asked, read by whoever explains it."""

from __future__ import annotations

from typing import Any

from farwest.kernel.game import Message, Question, Reason, View
from farwest.kernel.verbs import Arg


class Sight:
    """A view and the question that came with it, if any."""

    def __init__(self, view: View, question: Question | None) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.players: list[dict[str, Any]] = view["players"]
        self.own: dict[str, Any] = self.players[self.seat]
        self.hand: list[int] = view["hand"]
        self.phase: str = view["phase"]
        self.place: int = view["place"]
        self.first: int = view["first"]
        self.second: int = view["second"]
        self.prompt = ""
        self.about: dict[str, Any] = {}
        self.offered: set[str] = set()
        self.verbs: set[str] = set()
        if question is not None:
            self.prompt = question.prompt.id.removeprefix("prompt_")
            self.about = {arg.name: arg.value for arg in question.prompt.args}
            self.offered = {target for offer in question.offers for target in offer.targets}
            self.verbs = {offer.label.id.removeprefix("do_") for offer in question.offers}

    def rivals(self) -> list[int]:
        return [seat for seat in range(len(self.players)) if seat != self.seat]

    def robbable(self) -> list[int]:
        """Rivals whom no Bodyguard protects (DT-211)."""
        return [seat for seat in self.rivals() if seat != self.view["guarded"]]

    def cards_of(self, seat: int) -> int:
        """How many cards a hand holds; the backs are open to all (DT-069)."""
        deeds: int = self.players[seat]["deeds"]
        store: int = self.players[seat]["store"]
        return deeds + store

    def doer(self, action: int) -> int:
        """Who carries out an action of the place being resolved; -1 while that is open."""
        taker: int = self.view["taken"][action]
        return taker if self.view["extension"] else self.first


def because(id: str, clause: str, *args: Arg) -> Reason:
    return Reason(Message(f"why_{id}", list(args)), clause)


def player(seat: int) -> Arg:
    return Arg("player", "seat", seat)


def place(number: int) -> Arg:
    return Arg("place", "place", number)
