"""Book: all messages of one language, for one game or for none."""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING, Any

from farwest import games

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

LANGUAGES = ("en", "fr")
TEXT = "text"


class Unworded(LookupError):
    """A message that is missing, or that cannot be worded with what it was given."""


class Book:
    """The messages of a language: what each says, and which variables it needs to say it.

    A message has a value, the form "", and may have further forms, its attributes: `tip` explains
    it; others give a name as it stands in a sentence (`phrase`, `at`) or a sign for it (`short`).
    """

    def __init__(self, bundle: FluentBundle, entries: dict[str, ast.Message]) -> None:
        self.bundle = bundle
        self.entries = entries
        self._needs: dict[tuple[str, str], frozenset[str]] = {}

    def has(self, id: str, form: str = "") -> bool:
        return self._pattern(id, form) is not None

    def needs(self, id: str, form: str = "") -> frozenset[str]:
        """The variables a message mentions, itself or in the messages it quotes."""
        known = self._needs.get((id, form))
        if known is None:
            self._needs[id, form] = frozenset()  # a message that quotes itself adds nothing
            pattern = self._pattern(id, form)
            known = frozenset() if pattern is None else self._mentioned(pattern)
            self._needs[id, form] = known
        return known

    def word(self, id: str, form: str, values: dict[str, Any]) -> tuple[str, list[Exception]]:
        """The text, and what was wrong with it."""
        message = self.bundle.get_message(id)
        pattern = message.attributes[form] if form else message.value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, values)
        return str(text), errors

    def _pattern(self, id: str, form: str) -> ast.Pattern | None:
        entry = self.entries.get(id)
        if entry is None or not form:
            return None if entry is None else entry.value
        return next((each.value for each in entry.attributes if each.id.name == form), None)

    def _mentioned(self, pattern: ast.Pattern) -> frozenset[str]:
        from fluent.syntax import ast

        found: set[str] = set()
        for node in nodes(pattern):
            if isinstance(node, ast.VariableReference):
                found.add(node.id.name)
            elif isinstance(node, ast.MessageReference):
                form = node.attribute.name if node.attribute else ""
                found |= self.needs(node.id.name, form)
        return frozenset(found)


def nodes(node: Any) -> list[Any]:
    """A node of a Fluent tree and all below it."""
    from fluent.syntax import ast

    found = [node]
    for part in vars(node).values():
        for below in part if isinstance(part, list) else [part]:
            if isinstance(below, ast.BaseNode):
                found += nodes(below)
    return found


def paths(lang: str, key: str | None) -> list[str]:
    """The files of a book: the common words, then those of the game."""
    folders = [os.path.dirname(__file__)]
    if key is not None:
        folders.append(games.folder(games.find(key)))
    return [os.path.join(folder, TEXT, f"{lang}.ftl") for folder in folders]


@cache
def open_book(lang: str, key: str | None) -> Book:
    """The book of a language with the words of a game, read once."""
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax import ast

    bundle = FluentBundle([lang], use_isolating=False)
    entries: dict[str, ast.Message] = {}
    for path in paths(lang, key):
        with open(path, encoding="utf-8") as file:
            resource = FluentResource(file.read())
        bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise Unworded(f"{path}: this is no message: {(entry.content or '').strip()}")
            if isinstance(entry, ast.Message):
                entries.setdefault(entry.id.name, entry)
    return Book(bundle, entries)
