"""What a state says: what happened, and why an answer is refused."""

from __future__ import annotations

from typing import Any


class Refused(ValueError):
    """An answer that cannot be accepted. Nothing has changed; `id` and `args` word it."""

    def __init__(self, id: str, text: str, **args: object) -> None:
        super().__init__(text.format(**args))
        self.id = id
        self.args_by_name = args


class Event:
    """Something that happened: what all may know, and what only some seats may."""

    __slots__ = ("kind", "args", "secret", "seats")

    def __init__(
        self, kind: str, args: tuple[Any, ...], secret: tuple[Any, ...], seats: tuple[int, ...]
    ) -> None:
        self.kind = kind
        self.args = args
        self.secret = secret
        self.seats = seats

    def told_to(self, seat: int) -> tuple[str, tuple[Any, ...]]:
        """The kind and the arguments this seat hears; an empty rest hides the secret."""
        return self.kind, self.args + self.secret if seat in self.seats else self.args
