"""`farwest rules`: the rules of a game, clause by clause."""

from __future__ import annotations

import sys
from textwrap import fill
from typing import TYPE_CHECKING

import click

from farwest.cli import given
from farwest.cli.problems import Failed

if TYPE_CHECKING:
    from farwest.words.clauses import Clause, Section

WIDTH = 80


@click.command(short_help="Read the rules of a game.")
@given.game_argument
@click.argument("clause", metavar="[CLAUSE]", required=False)
@given.language_option
@click.option("--search", metavar="WORDS", help="Only the clauses that hold all these words.")
def rules(game: str, clause: str | None, lang: str, search: str | None) -> None:
    """Print the rules of GAME: all of them, one CLAUSE, or what a search finds."""
    from farwest import games
    from farwest.words import Words, clauses

    found = games.find(game)
    if clause:
        if clause.isdecimal():
            clause = f"{found.clauses}-{int(clause):03}"
        click.echo(worded(clauses.find(found, lang, clause)))
        return
    sections = clauses.read(found, lang)
    if search:
        hits = [one for section in sections for one in section.clauses if holds(one, search)]
        if not hits:
            raise Failed(Words(None, lang).say("terminal_not_found", words=search))
        show("\n\n".join(worded(hit) for hit in hits))
        return
    show("\n\n".join(chapter(section) for section in sections))


def holds(clause: Clause, search: str) -> bool:
    """Whether a clause holds all words of a search, whatever their case."""
    text = f"{clause.id} {clause.text}".casefold()
    return all(word in text for word in search.casefold().split())


def worded(clause: Clause) -> str:
    """A clause as a paragraph; what is only a remark on its origin is left out."""
    return flowing(f"{clause.id}  {clause.text}", len(clause.id) + 2)


def flowing(text: str, indent: int = 0) -> str:
    """A paragraph in lines, without the stars around what is bold."""
    return fill(text.replace("*", ""), WIDTH, subsequent_indent=" " * indent)


def chapter(section: Section) -> str:
    """A section: its title, what it says before its clauses, its clauses."""
    title = click.style(section.title, bold=True)
    remarks = [part if part.startswith("|") else flowing(part) for part in section.remarks]
    return "\n\n".join([title, *remarks, *(worded(clause) for clause in section.clauses)])


def show(text: str) -> None:
    """Print a text, a screen at a time if somebody is reading."""
    if sys.stdout.isatty():
        click.echo_via_pager(text + "\n")
    else:
        click.echo(text)
