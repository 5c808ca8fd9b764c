"""What the table chooses before the deal. Each game declares its options once."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

Value = bool | int | str | list[str]
Options = dict[str, Value]


class BadOption(ValueError):
    """An option, a value or a number of players that the game does not offer."""


class Option:
    """One thing to choose: its key, its default, and what other options it needs.

    The words for it are the messages `opt_<key>` (and `opt_<key>_<value>` where values have names).
    """

    def __init__(self, key: str, default: Value, needs: Mapping[str, Value] | None = None) -> None:
        self.key = key
        self.default = default
        self.needs = dict(needs or {})

    def choices(self) -> list[str]:
        """What may be written on the command line."""
        raise NotImplementedError

    def parse(self, text: str) -> Value:
        """The value a person wrote."""
        raise NotImplementedError

    def check(self, value: Value, seats: int) -> None:
        """Raise BadOption unless the value is one this option takes."""
        raise NotImplementedError

    def some(self, dice: random.Random, seats: int) -> Value:
        """A value to try out, drawn by chance."""
        raise NotImplementedError

    def wrong(self, value: object) -> BadOption:
        return BadOption(
            f"Option {self.key} cannot be {value}: choose {' or '.join(self.choices())}."
        )


class YesNo(Option):
    """Yes or no."""

    def choices(self) -> list[str]:
        return ["yes", "no"]

    def parse(self, text: str) -> Value:
        known = {"yes": True, "true": True, "on": True, "1": True, "oui": True}
        known |= {"no": False, "false": False, "off": False, "0": False, "non": False}
        if text.lower() not in known:
            raise self.wrong(text)
        return known[text.lower()]

    def check(self, value: Value, seats: int) -> None:
        if not isinstance(value, bool):
            raise self.wrong(value)

    def some(self, dice: random.Random, seats: int) -> Value:
        return dice.random() < 0.5


class OneOf(Option):
    """One of several named values; the first is the default."""

    def __init__(
        self, key: str, values: Sequence[str], needs: Mapping[str, Value] | None = None
    ) -> None:
        super().__init__(key, values[0], needs)
        self.values = list(values)

    def choices(self) -> list[str]:
        return self.values

    def parse(self, text: str) -> Value:
        return text

    def check(self, value: Value, seats: int) -> None:
        if value not in self.values:
            raise self.wrong(value)

    def some(self, dice: random.Random, seats: int) -> Value:
        return dice.choice(self.values)


class SeatOrRandom(Option):
    """A seat (counted from 1 by people, from 0 inside) or `random`."""

    def __init__(self, key: str, needs: Mapping[str, Value] | None = None) -> None:
        super().__init__(key, "random", needs)

    def choices(self) -> list[str]:
        return ["random", "a seat number"]

    def parse(self, text: str) -> Value:
        if text == "random":
            return text
        if not text.isdecimal() or int(text) < 1:
            raise self.wrong(text)
        return int(text) - 1

    def check(self, value: Value, seats: int) -> None:
        if value == "random":
            return
        if type(value) is not int:
            raise self.wrong(value)
        if not 0 <= value < seats:
            raise BadOption(
                f"Option {self.key} names seat {value + 1}, but there are {seats} players."
            )

    def some(self, dice: random.Random, seats: int) -> Value:
        seat: Value = dice.choice(["random", *range(seats)])
        return seat


class Several(Option):
    """Any of a list of values, separated by commas on the command line."""

    def __init__(
        self,
        key: str,
        values: Sequence[str],
        default: Sequence[str] = (),
        needs: Mapping[str, Value] | None = None,
    ) -> None:
        super().__init__(key, list(default), needs)
        self.values = list(values)

    def choices(self) -> list[str]:
        return self.values

    def parse(self, text: str) -> Value:
        return [part for part in text.split(",") if part]

    def check(self, value: Value, seats: int) -> None:
        if not isinstance(value, list):
            raise self.wrong(value)
        for part in value:
            if part not in self.values:
                raise self.wrong(part)
        if len(set(value)) != len(value):
            raise BadOption(f"Option {self.key} names a value twice.")

    def some(self, dice: random.Random, seats: int) -> Value:
        return [value for value in self.values if dice.random() < 0.5]


def settle(declared: Sequence[Option], given: Mapping[str, Value], seats: int) -> Options:
    """All options of a game, the given ones checked, the others at their default."""
    known = {option.key: option for option in declared}
    for key in given:
        if key not in known:
            offered = ", ".join(known) or "none"
            raise BadOption(f"There is no option {key}. Options of this game: {offered}.")
    full = {key: given.get(key, option.default) for key, option in known.items()}
    for key, option in known.items():
        option.check(full[key], seats)
        if full[key] != option.default:
            for other, wanted in option.needs.items():
                if full[other] != wanted:
                    shown = "yes" if wanted is True else "no" if wanted is False else wanted
                    raise BadOption(f"Option {key} needs {other}={shown}.")
    return full
