"""`farwest admin`: what only the one who runs the table may do."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, TypeVar

import click

from farwest.cli.problems import Failed, Stop
from farwest.cli.serve import database_option, in_a_sentence, read_settings

if TYPE_CHECKING:
    from farwest.server.store import Store

Outcome = TypeVar("Outcome")


@click.group(short_help="Run the table: passwords, bans, backups.")
def admin() -> None:
    """Run the table. These work beside a running server."""


def tools() -> ModuleType:
    """What the administrator may do, imported when it is needed."""
    from farwest.server import administration

    return administration


def with_store(
    database: str | None, data: Path | None, work: Callable[[Store], Awaitable[Outcome]]
) -> Outcome:
    """Do something with the database, and say in a sentence why it cannot be done."""
    settings = read_settings(database=database, data=data)
    with in_a_sentence():
        from farwest.server.administration import Unclear
        from farwest.server.store import Store

        if settings.sqlite and not settings.file.exists():
            raise Stop(f"There is no database {settings.file}: name one with --database.")

        async def run() -> Outcome:
            store = Store(settings)
            await store.open(serving=False)
            try:
                return await work(store)
            finally:
                await store.close()

        try:
            return asyncio.run(run())
        except Unclear as error:
            raise Failed(str(error)) from error


@admin.command("reset-password")
@click.argument("name")
@database_option
def reset_password(name: str, database: str | None, data: Path | None) -> None:
    """Give NAME a new password, shown once, and log him out everywhere."""
    found = with_store(database, data, lambda store: tools().reset_password(store, name))
    click.echo(f"The new password of {found[0]} is {found[1]}")


@admin.command("close-table")
@click.argument("id")
@database_option
def close_table(id: str, database: str | None, data: Path | None) -> None:
    """Close the table with this ID, the last part of its address."""
    with_store(database, data, lambda store: tools().close_table(store, id))
    click.echo(f"Table {id} is closed.")


@admin.command()
@click.argument("name")
@database_option
def ban(name: str, database: str | None, data: Path | None) -> None:
    """Shut NAME (or #NUMBER) out."""
    found = with_store(database, data, lambda store: tools().ban(store, name))
    click.echo(f"{found} is banned.")


@admin.command()
@click.argument("name")
@database_option
def unban(name: str, database: str | None, data: Path | None) -> None:
    """Let NAME (or #NUMBER) in again."""
    found = with_store(database, data, lambda store: tools().ban(store, name, False))
    click.echo(f"{found} may play again.")


@admin.command()
@click.option(
    "--days", type=click.IntRange(1, 36_500), default=30, show_default=True, help="How far back."
)
@database_option
def reports(days: int, database: str | None, data: Path | None) -> None:
    """What players have reported."""
    found = with_store(database, data, lambda store: tools().complaints(store, days))
    for entry in found:
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(entry.at))
        click.echo(f"{when}  {entry.by} about {entry.about}, table {entry.table}: {entry.text}")
    if not found:
        click.echo(f"Nothing was reported in the last {days} days.")


@admin.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--force", is_flag=True, help="Write over a file that is there.")
@database_option
def backup(file: Path, force: bool, database: str | None, data: Path | None) -> None:
    """Copy the SQLite database to FILE, whole and sound, even while people play."""
    from farwest.cli import files

    settings = read_settings(database=database, data=data)
    if not settings.sqlite:
        raise Stop("A PostgreSQL database is backed up with its own tool: pg_dump.")
    if not settings.file.exists():
        raise Stop(f"There is no database {settings.file}: name one with --database.")
    files.may_write(file, force)
    with in_a_sentence():
        from farwest.server.store import copy_file

        copy_file(settings.file, file)
    click.echo(f"The database was copied to {file}.")


@admin.command()
@database_option
def stopped(database: str | None, data: Path | None) -> None:
    """The games that do not go on because their rules have changed, and the act that shows it."""
    found = with_store(database, data, lambda store: tools().stopped(store))
    for each in found:
        click.echo(f"{each.table}  {each.game}, begun with Farwest {each.version}. {each.why}")
    if not found:
        click.echo("Every game that is on can go on.")


@admin.command()
@click.argument("id")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--force", is_flag=True, help="Write over a file that is there.")
@database_option
def record(id: str, file: Path, force: bool, database: str | None, data: Path | None) -> None:
    """Write the game of the table with this ID to FILE, secrets included, finished or not."""
    from farwest.cli import files

    files.may_write(file, force)
    found = with_store(database, data, lambda store: tools().stored_record(store, id))
    files.write(file, found.to_json(), private=True)
    click.echo(f"The game of table {id} was written to {file}.")
