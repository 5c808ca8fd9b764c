"""What the table chooses before the deal. Each game declares its options once."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from farwest.kernel.news import Spoken

Value = bool | int | str | list[str]
Options = dict[str, Value]


class BadOption(Spoken):
    """An option, a value or a number of players that the game does not offer."""


def shown(value: object) -> str:
    """A value as people write it."""
    if isinstance(value, list):
        return ",".join(map(str, value))
    return "yes" if value is True else "no" if value is False else str(value)


class Option:
    """One thing to choose: its key, its default, and what other options it needs.

    The words for it are the messages `opt_<key>` (and `opt_<key>_<value>` where values have names).
    """

    def __init__(self, key: str, default: Value, needs: Mapping[str, Value] | None = None) -> None:
        self.key = key
        self.default = default
        self.needs = dict(needs or {})

    def choices(self) -> list[str]:
        """The words that may be written on the command line."""
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
        """What to say of a value that this option does not take."""
        return BadOption(
            "error_option_value",
            "Option {option} cannot be {value}: choose one of {choices}.",
            option=self.key,
            value=shown(value),
            choices=", ".join(self.choices()),
        )

    def mistaken(self, value: object, seats: int) -> BadOption:
        """What to say of a value of the wrong kind: where the word for it would do, the kind."""
        try:
            self.check(self.parse(shown(value)), seats)
        except BadOption:
            return self.wrong(value)
        return self.misnamed(value)

    def misnamed(self, value: object) -> BadOption:
        """What to say of a right value in the wrong kind: both as Python writes them."""
        return BadOption(
            "error_option_kind",
            "Option {option} takes one of {choices}, not {value}.",
            option=self.key,
            value=repr(value),
            choices=", ".join(map(repr, self.choices())),
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
            raise self.mistaken(value, seats)

    def some(self, dice: random.Random, seats: int) -> Value:
        return dice.random() < 0.5

    def wrong(self, value: object) -> BadOption:
        return BadOption(
            "error_option_yes_no",
            "Option {option} cannot be {value}: choose yes or no.",
            option=self.key,
            value=shown(value),
        )

    def misnamed(self, value: object) -> BadOption:
        return BadOption(
            "error_option_kind_yes_no",
            "Option {option} takes True or False, not {value}.",
            option=self.key,
            value=repr(value),
        )


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
            raise self.wrong(value) if isinstance(value, str) else self.mistaken(value, seats)

    def some(self, dice: random.Random, seats: int) -> Value:
        return dice.choice(self.values)


class SeatOrRandom(Option):
    """A seat (counted from 1 by people, from 0 inside) or `random`."""

    def __init__(self, key: str, needs: Mapping[str, Value] | None = None) -> None:
        super().__init__(key, "random", needs)

    def choices(self) -> list[str]:
        return ["random"]

    def parse(self, text: str) -> Value:
        if text == "random":
            return text
        if not (text.isascii() and text.isdecimal() and len(text) <= 3) or int(text) < 1:
            raise self.wrong(text)
        return int(text) - 1

    def check(self, value: Value, seats: int) -> None:
        if value == "random":
            return
        if type(value) is not int:
            raise self.mistaken(value, seats)
        if not 0 <= value < seats:
            raise BadOption(
                "error_option_no_seat",
                "Option {option} names seat {seat}, but there are {players} players.",
                option=self.key,
                seat=value + 1,
                players=seats,
            )

    def some(self, dice: random.Random, seats: int) -> Value:
        seat: Value = dice.choice(["random", *range(seats)])
        return seat

    def wrong(self, value: object) -> BadOption:
        return BadOption(
            "error_option_seat",
            "Option {option} cannot be {value}: choose random or a seat number.",
            option=self.key,
            value=shown(value),
        )

    def misnamed(self, value: object) -> BadOption:
        return BadOption(
            "error_option_kind_seat",
            "Option {option} takes random or a seat as a number from 0 on, not {value}.",
            option=self.key,
            value=repr(value),
        )


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
        if isinstance(value, str):
            raise self.mistaken(value, seats)
        if not isinstance(value, list):
            raise self.misnamed(value)
        for part in value:
            if part not in self.values:
                raise self.wrong(part) if isinstance(part, str) else self.misnamed(value)
        if len(set(value)) != len(value):
            raise BadOption(
                "error_option_twice", "Option {option} names a value twice.", option=self.key
            )

    def some(self, dice: random.Random, seats: int) -> Value:
        return [value for value in self.values if dice.random() < 0.5]

    def misnamed(self, value: object) -> BadOption:
        return BadOption(
            "error_option_kind_list",
            "Option {option} takes a list of any of {choices}, not {value}.",
            option=self.key,
            value=repr(value),
            choices=", ".join(map(repr, self.choices())),
        )


def settle(declared: Sequence[Option], given: Mapping[str, Value], seats: int) -> Options:
    """All options of a game, the given ones checked, the others at their default."""
    known = {option.key: option for option in declared}
    for key in given:
        if key not in known:
            raise BadOption(
                "error_option_unknown",
                "There is no option {option}. Options of this game: {known}.",
                option=key,
                known=", ".join(known) or "–",
            )
    full = {key: given.get(key, option.default) for key, option in known.items()}
    for key, option in known.items():
        option.check(full[key], seats)
        if full[key] != option.default:
            for other, wanted in option.needs.items():
                if full[other] != wanted:
                    raise BadOption(
                        "error_option_needs",
                        "Option {option} needs {other}={value}.",
                        option=key,
                        other=other,
                        value=shown(wanted),
                    )
    return full
