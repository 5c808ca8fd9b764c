"""A page of typed constants, and what the boxes of several games need."""

from __future__ import annotations

from typing import Any


class Page:
    """A page of constants."""

    def __init__(self, title: str) -> None:
        self.lines = [
            f'"""{title}: what is in the box. Made from components.yaml by tools/box.py."""',
            "",
            "from typing import Final",
        ]

    def note(self, text: str) -> None:
        self.lines += ["", f"# {text}"]

    def put(self, name: str, value: Any) -> None:
        value = _tuples(value)
        kind = f"[{_kind(value)}]" if isinstance(value, tuple) else ""
        line = f"{name}: Final{kind} = {_text(value)}"
        if len(line) > 100:
            body = "".join(f"    {_text(item)},\n" for item in value)
            line = f"{name}: Final{kind} = (\n{body})"
        self.lines.append(line)

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, list | tuple) else value


def _kind(value: Any) -> str:
    if isinstance(value, tuple):
        return f"tuple[{_kind(next(filter(None, value), 0))}, ...]"
    return type(value).__name__


def _text(value: Any) -> str:
    if isinstance(value, str):
        return '"' + value + '"'
    if isinstance(value, tuple):
        inner = ", ".join(_text(item) for item in value)
        return f"({inner},)" if len(value) == 1 else f"({inner})"
    return repr(value)


def copies(codes: list[str], cards: list[dict[str, Any]]) -> list[int]:
    """One code for each copy of each card."""
    return [codes.index(card["id"]) for card in cards for _ in range(card["count"])]
