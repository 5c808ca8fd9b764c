"""The rules of a game, clause by clause, as its folder keeps them in each language."""

from __future__ import annotations

import os
import re
from functools import cache
from typing import Any, NamedTuple

from farwest import games
from farwest.kernel.game import Game
from farwest.kernel.news import Spoken

HEADING = re.compile(r"(#+) +(.+)")
CLAUSE = re.compile(r"- (?:\*\*)?([A-Z]{2,4}-\d{3})\b(?:\*\*)? *(.*)")
SOURCE = re.compile(r" *(?:\[((?:seed|ruling|public)\b[^\]]*)\]( \([^()]*\))?|\((décision)\))$")


class NoClause(Spoken):
    """An id that no clause bears."""


class Clause(NamedTuple):
    """One testable statement of the rules, and where it comes from."""

    id: str
    text: str
    source: str


class Section(NamedTuple):
    """A chapter: its title, its clauses, and what else stands there (paragraphs, tables).

    The title of the whole book has level 1, chapters have level 2, parts of chapters level 3.
    """

    title: str
    level: int
    clauses: list[Clause]
    remarks: list[str]


def read(game: Game[Any], lang: str) -> list[Section]:
    """The rules of a game in a language, section by section: first of all the game in brief."""
    pages = (os.path.join(games.folder(game), f"{name}.{lang}.md") for name in ("brief", "clauses"))
    return [section for page in pages for section in _read(page)]


def find(game: Game[Any], lang: str, id: str) -> Clause:
    """The clause of this id, or NoClause in a clear sentence."""
    book = [clause for section in read(game, lang) for clause in section.clauses]
    for clause in book:
        if clause.id == id.strip().upper():
            return clause
    ids = sorted(clause.id for clause in book)
    raise NoClause(
        "error_clause",
        "There is no clause {clause} in these rules: they go from {first} to {last}.",
        clause=id,
        first=ids[0],
        last=ids[-1],
    )


@cache
def _read(path: str) -> list[Section]:
    with open(path, encoding="utf-8") as file:
        return parse(file.read())


def parse(text: str) -> list[Section]:
    """The sections of a book of rules; a line that begins nothing goes on with the last one."""
    sections: list[Section] = []
    last = ""
    for line in text.splitlines():
        heading = HEADING.match(line)
        head = CLAUSE.match(line)
        if heading:
            sections.append(Section(heading[2].strip(), len(heading[1]), [], []))
            last = ""
        elif not line.strip() or not sections:
            last = ""
        elif head:
            sections[-1].clauses.append(Clause(head[1], head[2], ""))
            last = "clause"
        elif last == "clause" and not line.startswith("|"):
            clause = sections[-1].clauses.pop()
            sections[-1].clauses.append(Clause(clause.id, f"{clause.text} {line.strip()}", ""))
        elif last == "remark":
            sections[-1].remarks[-1] += "\n" + line.strip()
        else:
            sections[-1].remarks.append(line.strip())
            last = "remark"
    for section in sections:
        section.clauses[:] = map(part, section.clauses)
    return sections


def part(clause: Clause) -> Clause:
    """A clause, its text parted from its sources."""
    text = clause.text.strip()
    sources: list[str] = []
    while found := SOURCE.search(text):
        sources.insert(0, (found[1] or found[3]) + (found[2] or ""))
        text = text[: found.start()]
    return Clause(clause.id, text, "; ".join(sources))
