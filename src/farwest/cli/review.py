"""`farwest review`: what turned a recorded game."""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from farwest import __version__
from farwest.cli import given

if TYPE_CHECKING:
    from farwest.review import Review


@click.command(short_help="Find out what turned a recorded game.")
@click.argument("file", metavar="RECORD")
@given.language_option
@click.option("--json", "data", metavar="FILE", help="Write all as JSON; - writes it out here.")
@click.option("--plot", metavar="FILE", help="Draw the chances as .png, .svg or .pdf.")
@given.force_option
def review(file: str, lang: str, data: str | None, plot: str | None, force: bool) -> None:
    """Think a finished game over: who was likely to win when, what turned it, choice or chance.

    The same RECORD always gets the same review. It takes from a few seconds to some minutes.
    """
    from farwest.cli import files
    from farwest.cli.review_report import show
    from farwest.cli.simulate import check_results
    from farwest.review import review as think_over

    check_results((data,), plot, force)
    path = Path(file)
    record = files.read_record(path)
    files.game_of(path, record)
    with files.told_of(path), bar() as report:
        found = think_over(record, report)
    write_files(found, data, plot, lang)
    if data != "-":
        show(found, lang)


@contextlib.contextmanager
def bar() -> Iterator[Callable[[int, int], None]]:
    """What is told how far it is; a bar on the error output if somebody is watching."""
    if not sys.stderr.isatty():
        from farwest.review.reckoning import nobody

        yield nobody
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("review", total=None)
        yield lambda done, labour: progress.update(task, completed=done, total=labour)


def write_files(found: Review, data: str | None, plot: str | None, lang: str) -> None:
    """Write what was asked for."""
    from farwest.cli import files

    if plot:
        from farwest.cli import review_report

        path = Path(plot)
        files.write(path, review_report.draw(found, path.suffix.lower().removeprefix("."), lang))
    if data:
        about: dict[str, Any] = {"farwest": __version__} | found.to_json()
        text = json.dumps(about, indent=2, ensure_ascii=False, allow_nan=False) + "\n"
        if data == "-":
            click.echo(text, nl=False)
        else:
            files.write(Path(data), text)
