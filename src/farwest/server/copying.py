"""A whole database into another, empty one: from SQLite to PostgreSQL, or back."""

from __future__ import annotations

from sqlalchemy import JSON, Insert, Table, bindparam, func, insert, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from farwest.server.models import Base
from farwest.server.settings import Settings
from farwest.server.store import Store, StoreTrouble, reason, upgrade

CHUNK = 1_000
"""Rows that are read and written at a time."""


async def copy(source: Settings, target: Settings) -> dict[str, int]:
    """Copy everything; how many rows each table has. The target must be empty, and stays so
    where anything goes wrong.
    """
    if source.database == target.database:
        raise StoreTrouble("A database cannot be copied to itself.")
    if source.sqlite and not source.file.exists():
        raise StoreTrouble(f"There is no database {source.file}.")
    old, new = Store(source, silence=None), Store(target, silence=None)
    await old.open()
    try:
        await upgrade(target)
        await new.open()
        try:
            return await _copy(old, new)
        finally:
            await new.close()
    except (OSError, DBAPIError) as error:
        raise StoreTrouble(f"The database cannot be copied: {reason(error)}.") from error
    finally:
        await old.close()


async def _copy(old: Store, new: Store) -> dict[str, int]:
    """Copy table by table, those that others refer to first, in one transaction."""
    tables = Base.metadata.sorted_tables
    reading = old.engine.execution_options(reading=True)
    if not old.settings.sqlite:  # all that is read is of one moment
        reading = reading.execution_options(isolation_level="REPEATABLE READ")
    async with reading.connect() as source, new.engine.begin() as target:
        for table in tables:
            if await count(target, table):
                raise StoreTrouble(
                    f"The database to copy to is not empty ({table.name} has rows): "
                    "give one that nobody has used."
                )
        for table in tables:
            await _copy_table(source, target, table)
        found = {}
        for table in tables:
            found[table.name] = await count(source, table)
            if await count(target, table) != found[table.name]:
                raise StoreTrouble(f"Not all rows of {table.name} have arrived.")
        if not new.settings.sqlite:
            await _set_counters(target)
    return found


async def _copy_table(source: AsyncConnection, target: AsyncConnection, table: Table) -> None:
    into = _insertion(table)
    async with source.stream(select(table)) as rows:
        async for chunk in rows.mappings().partitions(CHUNK):
            await target.execute(into, [dict(row) for row in chunk])


def _insertion(table: Table) -> Insert:
    """Nothing stays nothing, and does not become a null of JSON."""
    kinds = {
        column.name: JSON(none_as_null=True) if isinstance(column.type, JSON) else column.type
        for column in table.columns
    }
    return insert(table).values({name: bindparam(name, type_=kind) for name, kind in kinds.items()})


async def count(connection: AsyncConnection, table: Table) -> int:
    """How many rows a table has."""
    return int(await connection.scalar(select(func.count()).select_from(table)) or 0)


async def _set_counters(target: AsyncConnection) -> None:
    """PostgreSQL numbers new rows after those that were copied."""
    for table in Base.metadata.sorted_tables:
        for column in table.primary_key.columns:
            name = await target.scalar(
                text("SELECT pg_get_serial_sequence(:table, :column)"),
                {"table": table.name, "column": column.name},
            )
            if name:
                highest = await target.scalar(select(func.max(column)))
                if highest is not None:
                    await target.execute(select(func.setval(name, highest)))
