"""What the kernel says: what happened, and why something is refused."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from mypy_extensions import mypyc_attr

SPECTATOR: Final = -1
"""The seat of those who only look on, and hear what all may know."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Spoken(ValueError):
    """Something wrong, told in one sentence; nothing has changed.

    `str` is the sentence in English; `id` and `args_by_name` word it in any language. A value may
    itself be Spoken: the reason for what is wrong.
    """

    def __init__(self, id: str, text: str, /, **args: Any) -> None:
        super().__init__(id, text)
        self.id = id
        self.text = text
        self.args_by_name = args

    def __str__(self) -> str:
        return self.text.format(**self.args_by_name)

    def __reduce__(self) -> tuple[Any, ...]:
        """How it travels between processes: compiled attributes do not by themselves."""
        made_of = (type(self), self.id, self.text, self.args_by_name)
        return said_again, made_of, getattr(self, "__dict__", None)


def said_again(kind: type[Spoken], id: str, text: str, args: dict[str, Any]) -> Spoken:
    """Something Spoken, whatever else its class takes to be made."""
    found = kind.__new__(kind, id, text)
    Spoken.__init__(found, id, text, **args)
    return found


class Refused(Spoken):
    """An answer that cannot be accepted."""


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


class Pause(NamedTuple):
    """A moment at which a live table waits: after how many news, and for whom."""

    place: int
    seats: tuple[int, ...]
    """Who might react, as far as everybody knows; nobody: the table only takes breath."""
