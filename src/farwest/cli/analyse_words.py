"""What an analysis found, in the game's own words."""

from __future__ import annotations

import re
from typing import Final

from farwest import games
from farwest.arena.digests import DOER, POINTS, is_amount
from farwest.kernel.game import Message
from farwest.kernel.verbs import Arg
from farwest.words import Words

SEAT: Final = "this seat"
ANY: Final = "…"
"""What stands for everything that differs from one time to the next."""
MARKER: Final = re.compile(r"(\w+)(?: \(as (\w+)\))?(.*)")
"""A marker: the kind of event, which part the seat had in it, and what is counted of it."""
PLAIN: Final[dict[str, dict[str, str]]] = {
    "carson_city": {
        "passed": "{player} passes",
        "sheet": "{player} begins with goods of choice",
        "took_card": "{player} takes a personality",
    },
    "dice_town": {
        "deeds": "{player} receives deeds",
        "kept": "{player} keeps dice",
        "stole": "{player} steals a card from {rival}",
    },
}
"""Kinds of events whose sentence alone would say too much or too little of all of them."""


class Labels:
    """How the markers and sources of one game are called, in English as the whole command."""

    def __init__(self, game: str) -> None:
        self.game = games.find(game)
        self.words = Words(self.game, "en", [])

    def title(self) -> str:
        """The name of the game."""
        return self.words.say(self.game.key)

    def source(self, name: str) -> str:
        """A source of points."""
        return name if name == "total" else self.words.say(f"score_{name}")

    def marker(self, name: str) -> str:
        """A marker: the sentence the table tells, with … for what differs between times."""
        found = MARKER.fullmatch(name)
        if found is None or found[1] not in self.game.events:
            return name
        kind, role, counted = found.groups()
        sentence = self._sentence(kind, role or DOER)
        if role and SEAT not in sentence:
            sentence += f" (as {role})"
        sentence = sentence.removeprefix(f"{SEAT} ")
        if counted.startswith(": ") and sentence.count(ANY) == 1 and not is_amount(name):
            return sentence.replace(ANY, counted.removeprefix(": "))
        return sentence + counted.replace(f"(sum of {POINTS})", "(sum of VP)")

    def _sentence(self, kind: str, role: str) -> str:
        event = self.game.events[kind]
        named = {name: ANY for name, _ in event.args + event.secret} | {role: SEAT}
        plain = PLAIN.get(self.game.key, {}).get(kind)
        if plain:
            return plain.format(**named)
        args = [Arg(name, "text", value) for name, value in named.items()]
        return self.words.message(Message(f"event_{kind}", args)).rstrip(".")
