"""The options of a game while they are being chosen: what stands there, and what goes with it."""

from __future__ import annotations

from typing import Any

from farwest.kernel.game import Game
from farwest.kernel.options import Option, Options, SeatOrRandom, Several, Value, settle
from farwest.words import Words

MOST = 12
"""No game is for more people than this."""


class Wishes:
    """Options chosen so far; the others stand at their default."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.chosen: dict[str, Value] = {}

    def value(self, option: Option) -> Value:
        return self.chosen.get(option.key, option.default)

    def choose(self, option: Option, value: Value) -> None:
        """Choose a value. What it needs comes with it; what needed another value goes."""
        self.chosen[option.key] = value
        if value != option.default:
            self.chosen.update(option.needs)
        values = {each.key: self.value(each) for each in self.game.options}
        for other in self.game.options:
            if any(values[key] != wanted for key, wanted in other.needs.items()):
                self.chosen.pop(other.key, None)

    def players(self) -> tuple[int, int]:
        """Fewest and most players under these options."""
        full: Options = settle(self.game.options, self.chosen, MOST)
        return self.game.players(full)

    def fit(self, players: int) -> None:
        """Give up seats that nobody sits on."""
        for option in self.game.options:
            value = self.value(option)
            if isinstance(option, SeatOrRandom) and isinstance(value, int) and value >= players:
                del self.chosen[option.key]

    def text(self, option: Option, words: Words) -> str:
        """What stands there, in words."""
        value = self.value(option)
        if isinstance(value, bool):
            return words.say("opt_yes" if value else "opt_no")
        if isinstance(value, int):
            return words.say("opt_seat", seat=value + 1)
        if isinstance(value, list):
            return words.join([named(option, each, words) for each in value]) or "–"
        return named(option, value, words)


def named(option: Option, value: str, words: Words) -> str:
    """A value by its name, if it has one."""
    for id in (f"opt_{option.key}_{value}", f"opt_{value}"):
        if words.has(id):
            return words.say(id)
    return value


def choices(option: Option, players: int, words: Words) -> str:
    """What may be typed for an option."""
    seats = isinstance(option, SeatOrRandom)
    known = ["random", f"1–{players}"] if seats else option.choices()
    return ", ".join(named(option, choice, words) for choice in known)


def meant(option: Option, text: str, words: Words) -> Value:
    """The value of a text, in the reader's language or as the option writes it."""
    if isinstance(option, Several):
        parts = [written(option, part.strip(), words) for part in text.split(",")]
        return option.parse(",".join(parts))
    return option.parse(written(option, text, words))


def written(option: Option, text: str, words: Words) -> str:
    """What the option writes for a value that people name."""
    return next((c for c in option.choices() if alike(text, named(option, c, words))), text)


def alike(one: str, other: str) -> bool:
    """Whether two texts differ in capitals and apostrophes at most."""
    return one.casefold().replace("’", "'") == other.casefold().replace("’", "'")
