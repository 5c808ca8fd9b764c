"""What goes wrong, said in one sentence on the error output."""

from __future__ import annotations

import errno
import os
import re
from typing import Any

import click

from farwest.kernel.news import Spoken

LONGEST = 1_000
"""Characters in a sentence."""
SPACES = "\u00a0\u202f"
"""Blanks that a French sentence needs and Python does not call printable."""
LANGUAGE = "farwest.language"
"""Where a command leaves the language it was asked to speak."""


class Stop(click.ClickException):
    """The command was asked wrongly and ends here, with one sentence."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        click.echo(f"farwest: {one_line(self.format_message())}", file=file, err=True)


def one_line(text: str) -> str:
    """A sentence as a terminal may show it, whatever a file has put into it.

    Signs that paint, turn or hide text become blanks, and what is endless is cut.
    """
    shown = "".join(sign if sign.isprintable() or sign in SPACES else " " for sign in text)
    line = re.sub(r" +", " ", shown).strip()
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"


class Failed(Stop):
    """The command was asked rightly, and what it should have done or shown is not so."""

    exit_code = 1


class Commands(click.Group):
    """A group whose commands end in one sentence, never in a traceback, when asked wrongly."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except click.exceptions.NoArgsIsHelpError:
            raise
        except click.UsageError as error:
            where = error.ctx.command_path if error.ctx else "farwest"
            raise Stop(f"{error.format_message()} ({where} --help says more.)") from error
        except OSError as error:
            if error.errno == errno.EPIPE:
                raise
            raise Stop(trouble_with(error)) from error
        except Spoken as error:
            raise Stop(worded(ctx, error)) from error


def worded(ctx: click.Context, error: Spoken) -> str:
    """What goes wrong, in the language the command was asked to speak, else the system's."""
    from farwest.words import Words, default_language

    lang = ctx.meta.get(LANGUAGE) or default_language(os.environ)
    return Words(None, lang).refusal(error)


def trouble_with(error: OSError) -> str:
    """What the system says of a file, as a sentence."""
    name = f"{error.filename}: " if error.filename else ""
    return f"{name}{error.strerror or error}."
