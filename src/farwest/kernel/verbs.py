"""Action codes: a verb and its argument in one int, which means the same everywhere."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, NamedTuple


class Arg(NamedTuple):
    """A value with its name and its kind (seat, card, dice, number …), for wording it."""

    name: str
    kind: str
    value: Any


class Field(NamedTuple):
    """One part of an argument: its name, its kind, how many values it has."""

    name: str
    kind: str
    size: int


class Verb:
    """A verb of a game: its name, its first code, the fields that follow in mixed radix."""

    def __init__(self, name: str, first: int, *fields: Field) -> None:
        self.name = name
        self.first = first
        self.fields = fields
        self.size = 1
        for field in fields:
            self.size *= field.size

    def args(self, action: int) -> list[Arg]:
        rest = action - self.first
        found = []
        for field in reversed(self.fields):
            rest, value = divmod(rest, field.size)
            found.append(Arg(field.name, field.kind, value))
        return found[::-1]

    def code(self, *values: int) -> int:
        """The action code of these values, checked."""
        code = 0
        for field, value in zip(self.fields, values, strict=True):
            if not 0 <= value < field.size:
                raise ValueError(f"{self.name}: {field.name} cannot be {value}.")
            code = code * field.size + value
        return self.first + code


class Verbs:
    """Every verb of a game, in the order of their codes."""

    def __init__(self, *verbs: Verb) -> None:
        self.all = verbs
        self.size = 0
        for verb in verbs:
            if verb.first != self.size:
                raise ValueError(f"{verb.name} starts at {verb.first}, not at {self.size}.")
            self.size += verb.size
        self.firsts = [verb.first for verb in verbs]

    def verb(self, action: int) -> Verb:
        if not 0 <= action < self.size:
            raise ValueError(f"{action} is no action code: codes go from 0 to {self.size - 1}.")
        return self.all[bisect_right(self.firsts, action) - 1]

    def decode(self, action: int) -> tuple[str, list[Arg]]:
        """The verb's name and its arguments."""
        verb = self.verb(action)
        return verb.name, verb.args(action)

    def encode(self, name: str, *values: int) -> int:
        for verb in self.all:
            if verb.name == name:
                return verb.code(*values)
        raise ValueError(f"There is no verb {name}.")
