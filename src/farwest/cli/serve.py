"""`farwest play` and `farwest serve` open the table; `farwest db` looks after its database."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from farwest.cli.problems import Stop

if TYPE_CHECKING:
    from farwest.server.settings import Settings

Command = TypeVar("Command", bound=Callable[..., Any])


def database_option(command: Command) -> Command:
    """The options that say which database is meant."""
    where = click.option(
        "--database",
        metavar="URL",
        help="sqlite:///FILE or postgresql://USER@HOST/NAME; usual: a file in the data folder.",
    )
    folder = click.option(
        "--data",
        metavar="FOLDER",
        type=click.Path(file_okay=False, path_type=Path),
        help="Where the database and the key of the cookies are kept.",
    )
    return where(folder(command))


def bot_option(command: Command) -> Command:
    """The option that hires opponents."""
    return click.option(
        "--bot",
        "hired",
        multiple=True,
        metavar="NAME=BOT",
        help="An opponent people may call: NAME=exec:COMMAND or NAME=onnx:FILE. May be repeated.",
    )(command)


def require_table() -> None:
    """Stop where the packages of the table are not installed."""
    try:
        import_module("farwest.server.administration")
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("farwest"):
            raise
        raise Stop(
            f"The table needs packages that are not installed ({error.name}): "
            "pip install 'farwest[table]', or use ./farwest from a copy of the project."
        ) from error


def read_settings(**flags: Any) -> Settings:
    """The settings of flags and environment."""
    require_table()
    from farwest.server.settings import BadSetting, Settings

    try:
        return Settings.read(**flags)
    except BadSetting as error:
        raise Stop(str(error)) from error


def say(text: str) -> None:
    """Tell the operator, if anybody listens: a table does not close because nobody does."""
    with contextlib.suppress(OSError):
        click.echo(text)


@contextlib.contextmanager
def in_a_sentence() -> Iterator[None]:
    """Say in one sentence why the database or the server cannot be used."""
    from farwest.server.serve import TROUBLE

    try:
        yield
    except TROUBLE as error:
        raise Stop(str(error)) from error


@click.command(short_help="Run the table as a server.")
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen.")
@click.option("--port", type=click.IntRange(1, 65_535), default=8111, show_default=True)
@database_option
@click.option("--workers", type=click.IntRange(1, 64), default=1, help="Processes (on PostgreSQL).")
@click.option("--public-url", metavar="URL", help="The address people use, behind a proxy.")
@click.option("--lan", is_flag=True, help="Listen on the local network; show a QR code for phones.")
@click.option("--log", type=click.Choice(["console", "json"]), help="How to write the log.")
@bot_option
def serve(
    host: str,
    port: int,
    database: str | None,
    data: Path | None,
    workers: int,
    public_url: str | None,
    lan: bool,
    log: str | None,
    hired: tuple[str, ...],
) -> None:
    """Serve the table until Ctrl+C.

    Most settings are also variables, such as FARWEST_DATABASE: docs/hosting.md.
    """
    settings = read_settings(
        database=database, data=data, public_url=public_url, log=log, bots="\n".join(hired)
    )
    with in_a_sentence():
        from farwest.server import serve as server

        with contextlib.suppress(KeyboardInterrupt):
            server.run(settings, host, port, workers, lan, say=say)


@click.command(short_help="Play in the browser.")
@click.option(
    "--port", type=click.IntRange(1, 65_535), help="Where to listen; usual: 8111 or next."
)
@click.option("--lan", is_flag=True, help="Let others on this network join; show a QR code.")
@click.option("--browser/--no-browser", default=True, help="Open the page in your browser.")
@database_option
@bot_option
def play(
    port: int | None,
    lan: bool,
    browser: bool,
    database: str | None,
    data: Path | None,
    hired: tuple[str, ...],
) -> None:
    """Open the table on this machine and in your browser, until Ctrl+C."""
    settings = read_settings(database=database, data=data, bots="\n".join(hired))
    with in_a_sentence():
        from farwest.server import serve as server

        with contextlib.suppress(KeyboardInterrupt):
            server.run(settings, port=port, lan=lan, browser=browser, say=say)


@click.group(short_help="Look after the database.")
def db() -> None:
    """Look after the database of the table."""


@db.command()
@database_option
def upgrade(database: str | None, data: Path | None) -> None:
    """Bring the database to what this version needs; on PostgreSQL, before the first start."""
    settings = read_settings(database=database, data=data)
    with in_a_sentence():
        import asyncio

        from farwest.server import store

        before, after = asyncio.run(store.upgrade(settings))
    if before == after:
        click.echo(f"The database is at revision {after} already.")
    else:
        click.echo(f"The database went from {before or 'nothing'} to revision {after}.")


@db.command()
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
def copy(source: str, target: str) -> None:
    """Copy everything FROM a database TO an empty one; both are URLs, as for --database."""
    old, new = read_settings(database=source), read_settings(database=target)
    with in_a_sentence():
        import asyncio

        from farwest.server import copying

        found = asyncio.run(copying.copy(old, new))
    for name, rows in found.items():
        click.echo(f"{rows:>9}  {name}")
    click.echo(f"All {sum(found.values())} rows were copied and counted.")
