"""The database: opened once, brought up to date, and on SQLite held by one process alone."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import IO, Any

from alembic.util.exc import CommandError
from sqlalchemy import URL, event, func, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine

from farwest.server import migrations
from farwest.server.models import Chat, Player
from farwest.server.postgres import connect
from farwest.server.settings import Settings

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")

SILENCE = 20.0
"""Seconds after which a database that says nothing counts as lost; None: never."""


class StoreTrouble(RuntimeError):
    """The database cannot be used now; the sentence says what would help."""


class Store:
    """The database of one server.

    `session()` is for changes, `reading()` for looking only: on SQLite the first waits for its
    turn to write at once, so that what it read still holds when it writes.
    """

    def __init__(self, settings: Settings, silence: float | None = SILENCE) -> None:
        self.settings = settings
        self.silence = silence
        self.lock: IO[str] | None = None
        self.numbers: dict[type[Player] | type[Chat], int] = {}
        """The last number that was given to a row of each kind."""
        self._engine: AsyncEngine | None = None

    # --- opening ---------------------------------------------------------------------------------

    async def open(self, serving: bool = True) -> None:
        """Connect and check; with `serving`, a second server on the same SQLite file is refused."""
        if self._engine is not None:
            return
        if self.settings.sqlite:
            await asyncio.to_thread(self._prepare_file, serving)
        self._engine = self._make_engine()
        try:
            await self._bring_up_to_date()
        except (OSError, DBAPIError) as error:
            await self.close()
            raise StoreTrouble(f"The database cannot be opened: {reason(error)}.") from error
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Let go of the database."""
        if self._engine is not None:
            await self._engine.dispose()
        self._engine = None
        self._release()

    @property
    def engine(self) -> AsyncEngine:
        if self._engine is None:
            raise StoreTrouble("The database is not open.")
        return self._engine

    def _prepare_file(self, serving: bool) -> None:
        folder = self.settings.file.absolute().parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if serving:
                self._hold()
            make_private(self.settings.file)
        except OSError as error:
            self._release()
            raise StoreTrouble(
                f"The database {self.settings.file} cannot be opened: {error.strerror}."
            ) from error

    def _hold(self) -> None:
        """Take the lock beside the file, or say who has it."""
        path = self.settings.file.with_name(self.settings.file.name + ".lock")
        lock = path.open("a+", encoding="ascii")
        if not take(lock):
            lock.seek(0)
            holder = lock.read().strip()
            lock.close()
            raise StoreTrouble(
                f"Another Farwest server{f' (process {holder})' if holder else ''} is using "
                f"{self.settings.file}: stop it first, choose another file with --database, "
                "or use PostgreSQL for several processes."
            )
        lock.truncate(0)
        lock.write(str(os.getpid()))
        lock.flush()
        self.lock = lock

    def _release(self) -> None:
        if self.lock is not None:
            self.lock.close()
        self.lock = None

    def _make_engine(self) -> AsyncEngine:
        options: dict[str, Any] = {"hide_parameters": True}
        if self.settings.sqlite:
            address = URL.create("sqlite+aiosqlite", database=str(self.settings.file))
            options["connect_args"] = {"isolation_level": None}
        else:  # the driver reads the address, as it does for the log of moves
            require_asyncpg()
            address = URL.create("postgresql+asyncpg")
            options["pool_pre_ping"] = True
            options["async_creator"] = self._connect
        engine = create_async_engine(address, **options)
        if self.settings.sqlite:
            event.listen(engine.sync_engine, "connect", _set_pragmas)
            event.listen(engine.sync_engine, "begin", _begin)
        return engine

    async def _connect(self) -> Any:
        """A new connection to PostgreSQL."""
        return await connect(self.settings.database, command_timeout=self.silence)

    async def _bring_up_to_date(self) -> None:
        """Migrate a SQLite file; refuse a PostgreSQL database that somebody must migrate first."""
        revision, newest = await self.revision(), migrations.newest()
        if revision == newest:
            return
        require_known(revision)
        if not self.settings.sqlite:
            state = f"at revision {revision}" if revision else "empty"
            raise StoreTrouble(
                f"The database is {state}, and revision {newest} is needed: "
                "run `farwest db upgrade` once, with the same --database."
            )
        if self.lock is None:
            await asyncio.to_thread(self._hold)
        await self.set_aside(revision)
        await self.upgrade()

    async def set_aside(self, revision: str | None) -> None:
        """Keep a copy of a SQLite file of an older version as it was."""
        newest = migrations.newest()
        if self.settings.sqlite and revision not in (None, newest):
            copy = self.settings.file.with_name(f"{self.settings.file.name}.before-{newest}")
            await asyncio.to_thread(copy_file, self.settings.file, copy)

    async def revision(self) -> str | None:
        """The revision the database is at; None where nothing is set up."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(migrations.revision_of)

    async def upgrade(self) -> None:
        """Bring the database to the newest revision; on PostgreSQL one process at a time."""
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(migrations.upgrade)
        except CommandError as error:
            raise StoreTrouble(f"The database cannot be upgraded: {error}.") from error

    # --- using -----------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def session(self) -> AsyncIterator[AsyncSession]:
        """A transaction that changes things: committed at the end, undone by an exception."""
        async with AsyncSession(self.engine, expire_on_commit=False) as session:
            yield session
            await session.commit()

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """A transaction that only looks; it never waits for those who write."""
        engine = self.engine.execution_options(reading=True)
        async with AsyncSession(engine, expire_on_commit=False) as session:
            yield session

    async def number(self, kind: type[Player] | type[Chat]) -> int | None:
        """A number for a new row that no row had before; None where the database sees to it.

        SQLite would give the number of the last row again, once that is deleted; and whoever is
        still connected under it would be taken for the newcomer.
        """
        if not self.settings.sqlite:
            return None
        if kind not in self.numbers:
            async with self.reading() as session:
                last = await session.scalar(select(func.max(kind.id))) or 0
            self.numbers.setdefault(kind, last)
        self.numbers[kind] += 1
        return self.numbers[kind]

    async def alive(self) -> bool:
        """Whether the database answers."""
        try:
            async with self.reading() as session:
                await session.execute(text("SELECT 1"))
        except (OSError, DBAPIError, StoreTrouble):
            return False
        return True


async def upgrade(settings: Settings) -> tuple[str | None, str]:
    """Bring a database up to date; what it was at, and what it is at now."""
    store = Store(settings, silence=None)
    if settings.sqlite:
        await asyncio.to_thread(store._prepare_file, True)
    store._engine = store._make_engine()
    try:
        before = await store.revision()
        require_known(before)
        await store.set_aside(before)
        await store.upgrade()
    except (OSError, DBAPIError) as error:
        raise StoreTrouble(f"The database cannot be opened: {reason(error)}.") from error
    finally:
        await store.close()
    return before, migrations.newest()


def require_asyncpg() -> None:
    """Raise where the driver for PostgreSQL is not installed."""
    try:
        import asyncpg  # noqa: F401
    except ImportError as error:
        raise StoreTrouble(
            "PostgreSQL needs one more package: pip install 'farwest[table,pg]'."
        ) from error


def require_known(revision: str | None) -> None:
    """Raise where a database was brought to a revision this version has not heard of."""
    if revision is not None and not migrations.known(revision):
        raise StoreTrouble(
            f"The database was used by a newer Farwest (its revision is {revision}, "
            f"the newest known here is {migrations.newest()}): install that version."
        )


def reason(error: BaseException) -> str:
    """What a database or the system says, without the statement it was busy with."""
    if isinstance(error, DBAPIError):
        error = error.orig or error
    said = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return " ".join(said.split()).rstrip(".")


def _set_pragmas(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Any) -> None:
    reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def make_private(file: Path) -> None:
    """Make a new database readable by its owner alone: it holds mail addresses and hands."""
    if not file.exists():
        file.touch(mode=0o600)


def copy_file(source: Path, target: Path) -> None:
    """Copy a SQLite database, whole and sound, even while a server is using it."""
    if is_part_of(source, target):
        raise StoreTrouble(f"{target} is the database itself: choose another name for the copy.")
    draft = target.with_name(target.name + ".part")
    draft.unlink(missing_ok=True)
    make_private(draft)
    address = f"{source.absolute().as_uri()}?mode=ro"
    try:
        with (
            contextlib.closing(sqlite3.connect(address, uri=True)) as old,
            contextlib.closing(sqlite3.connect(draft)) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
        os.replace(draft, target)
    except sqlite3.Error as error:
        raise StoreTrouble(f"The database cannot be copied: {reason(error)}.") from error
    finally:
        draft.unlink(missing_ok=True)


def is_part_of(database: Path, file: Path) -> bool:
    """Whether a file is a SQLite database, by whatever name, or one of those beside it."""
    whole = database.resolve()
    parts = [whole.with_name(whole.name + end) for end in ("", "-wal", "-shm", ".lock")]
    return file.resolve() in parts or (file.exists() and file.samefile(whole))


def take(lock: IO[str]) -> bool:
    """Lock an open file against every other process, if nobody has."""
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
