"""Any state as JSON, in mid-turn, and back.

A step is saved as its class name and its constructor's arguments, which are its slots in order.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from operator import attrgetter
from typing import Any, TypeVar

from farwest.kernel.state import State
from farwest.kernel.steps import Step

S = TypeVar("S", bound=State)

PASSING = frozenset(
    ("asked", "crossed", "fate", "legal", "pauses", "scenes", "seat", "sink", "stack")
)
"""What is not saved: computed again, or belonging to whoever runs the game."""


UNREADABLE = (
    ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError,
    ValueError,
)  # fmt: skip
"""What rules may raise on a table that no game ever leads to."""


class BadDump(ValueError):
    """A saved state that cannot be read."""


_fields: dict[type, list[str]] = {}
_saved: dict[type, Callable[[State], tuple[Any, ...]]] = {}


def fields(kind: type) -> list[str]:
    """The attributes of a class, base class first; compiled classes keep them elsewhere."""
    names = _fields.get(kind)
    if names is None:
        names = []
        for base in reversed(kind.__mro__):
            own = base.__dict__.get("__mypyc_attrs__", base.__dict__.get("__slots__", ()))
            names += [name for name in own if name not in names and not name.startswith("__")]
        _fields[kind] = names
    return names


def step_types(package: str, kind: type[Any] = Step) -> dict[str, type]:
    """Every step class of a game, and of the kernel, by name."""
    found = {}
    if kind.__module__.startswith((package + ".", "farwest.kernel.")):
        found[kind.__name__] = kind
    for child in kind.__subclasses__():
        found.update(step_types(package, child))
    return found


def _args(step: Step[Any]) -> list[Any]:
    return [getattr(step, name) for name in fields(type(step))]


def _plain(value: Any) -> Any:
    if isinstance(value, Step):
        return {"step": type(value).__name__, "args": [_plain(v) for v in _args(value)]}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if value is None or isinstance(value, int | str):
        return value
    raise TypeError(f"{value!r} cannot be saved.")


def dump(state: State) -> dict[str, Any]:
    """The whole state, as values that JSON can carry."""
    names = [name for name in fields(type(state)) if name not in PASSING]
    return {name: _plain(getattr(state, name)) for name in names}


def mark(state: State) -> int:
    """A short fingerprint of a whole state; states that dump alike have the same."""
    return zlib.crc32(MARKING.encode(marked(state)).encode())


def marked(state: State) -> tuple[Any, ...]:
    """All that a mark is made of: what is saved, by name."""
    values = _saved.get(type(state))
    if values is None:
        names = sorted(name for name in fields(type(state)) if name not in PASSING)
        values = _saved[type(state)] = attrgetter(*names)
    return values(state)


def marked_step(step: Step[Any]) -> list[Any]:
    """A step as it goes into a mark."""
    kind = type(step)
    return [kind.__name__, *[getattr(step, name) for name in fields(kind)]]


MARKING = json.JSONEncoder(separators=(",", ":"), default=marked_step, check_circular=False)


def load(state: S, data: dict[str, Any]) -> S:
    """Fill an empty state from a dump, and ask again what was being asked."""
    names = [name for name in fields(type(state)) if name not in PASSING]
    if not isinstance(data, dict) or sorted(data) != sorted(names):
        raise BadDump("The saved state does not have the fields of this game.")
    known = step_types(type(state).__module__.rpartition(".")[0])

    def rich(value: Any) -> Any:
        if isinstance(value, list):
            return [rich(item) for item in value]
        if value is None or isinstance(value, int | str):
            return value
        if not isinstance(value, dict):
            raise BadDump(f"The saved state holds {value}, which no state does.")
        kind = known.get(value.get("step", ""))
        if kind is None:
            raise BadDump(f"The saved state holds an unknown step: {value.get('step')}.")
        if len(value["args"]) != len(fields(kind)):
            raise BadDump(f"The saved state holds a damaged step: {value['step']}.")
        return kind(*[rich(arg) for arg in value["args"]])

    try:
        for name in names:
            value = rich(data[name])
            if not _alike(getattr(state, name), value):
                raise BadDump(f"The saved state is damaged: {name} is of the wrong kind.")
            setattr(state, name, value)
        state.stack = state.agenda
        state.advance()
    except BadDump:
        raise
    except UNREADABLE as error:
        raise BadDump(f"The saved state cannot be read: {error}.") from error
    return state


def _alike(empty: Any, value: Any) -> bool:
    """Whether a value may stand where an empty state has another."""
    if isinstance(empty, list):
        return isinstance(value, list)
    return not isinstance(empty, int) or isinstance(value, int)
