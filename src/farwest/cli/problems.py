"""What goes wrong, said in one sentence on the error output."""

from __future__ import annotations

import errno
from typing import Any

import click


class Stop(click.ClickException):
    """The command was asked wrongly and ends here, with one sentence."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        click.echo("farwest: " + " ".join(self.format_message().split()), file=file, err=True)


class Failed(Stop):
    """The command was asked rightly, and what it should have done or shown is not so."""

    exit_code = 1


class Commands(click.Group):
    """A group whose commands end in one sentence, never in a traceback, when asked wrongly."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except click.UsageError as error:
            where = error.ctx.command_path if error.ctx else "farwest"
            raise Stop(f"{error.format_message()} ({where} --help says more.)") from error
        except OSError as error:
            if error.errno == errno.EPIPE:
                raise
            raise Stop(trouble_with(error)) from error
        except ValueError as error:
            if not isinstance(error, _understood()):
                raise
            raise Stop(str(error)) from error


def trouble_with(error: OSError) -> str:
    """What the system says of a file, as a sentence."""
    name = f"{error.filename}: " if error.filename else ""
    return f"{name}{error.strerror or error}."


def _understood() -> tuple[type[ValueError], ...]:
    """The errors of the layers below whose text is a sentence for people."""
    from farwest.bots import UnknownBot
    from farwest.bots.advised import NoAdvice
    from farwest.games import UnknownGame
    from farwest.kernel.options import BadOption
    from farwest.kernel.record import BadRecord

    return (BadOption, BadRecord, NoAdvice, UnknownBot, UnknownGame)
