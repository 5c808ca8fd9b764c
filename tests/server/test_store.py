"""The database: one server at a time, migrated, and equal to the models."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import create_engine, select, text

from farwest.server import migrations, names
from farwest.server import store as stores
from farwest.server.models import Player
from farwest.server.settings import BadSetting, Settings
from farwest.server.store import Store, StoreTrouble


def with_store(settings: Settings, work: Callable[[Store], Awaitable[Any]]) -> Any:
    """What some work with an open store brought."""

    async def run() -> Any:
        store = Store(settings)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def nothing(store: Store) -> None:
    """Open it and close it."""


def anna() -> Player:
    """A player."""
    return Player(name="Anna", key="anna", created=1.0, seen=1.0)


# --- SQLite ----------------------------------------------------------------------------------


def test_a_new_file_is_set_up_by_itself(settings: Settings) -> None:
    """The first start makes the file, for its owner alone, with durable commits."""

    async def look(store: Store) -> list[Any]:
        async with store.session() as session:
            names = ("journal_mode", "synchronous", "foreign_keys")
            return [await session.scalar(text(f"PRAGMA {name}")) for name in names]

    assert with_store(settings, look) == ["wal", 2, 1]
    assert settings.file.stat().st_mode & 0o077 == 0
    assert settings.key() == settings.key()
    assert (settings.data / "key").stat().st_mode & 0o077 == 0


def test_what_is_written_stays(settings: Settings) -> None:
    """A committed player is there after a restart; one whose transaction failed is not."""

    async def write(store: Store) -> None:
        async with store.session() as session:
            session.add(anna())
        with pytest.raises(ZeroDivisionError):
            await fail(store)

    async def fail(store: Store) -> None:
        async with store.session() as session:
            session.add(Player(name="Bea", key="bea", created=1.0, seen=1.0))
            await session.flush()
            raise ZeroDivisionError

    async def read(store: Store) -> list[str]:
        async with store.reading() as session:
            return list((await session.scalars(select(Player.name))).all())

    with_store(settings, write)
    assert with_store(settings, read) == ["Anna"]


def test_looking_does_not_wait_for_writing(settings: Settings) -> None:
    """While somebody writes, others read what was there before."""

    async def both(store: Store) -> int:
        async with store.session() as writing:
            writing.add(anna())
            await writing.flush()
            async with store.reading() as reading:
                return len((await reading.scalars(select(Player))).all())

    assert with_store(settings, both) == 0


def test_writers_wait_for_each_other(settings: Settings) -> None:
    """Fifty who read, think and write lose nothing: each sees what the one before wrote."""

    async def count(store: Store) -> float:
        async with store.session() as session:
            session.add(anna())

        async def one_more() -> None:
            async with store.session() as session:
                player = (await session.scalars(select(Player))).one()
                await asyncio.sleep(0)
                player.seen += 1

        await asyncio.gather(*[one_more() for _ in range(50)])
        async with store.reading() as session:
            return (await session.scalars(select(Player))).one().seen

    assert with_store(settings, count) == 51.0


def test_a_second_server_on_a_file_is_refused(settings: Settings) -> None:
    """In the same process or another, with a sentence; an administrator may still come in."""

    async def again(store: Store) -> None:
        with pytest.raises(StoreTrouble, match=r"Another Farwest server .* is using"):
            await Store(settings).open()
        code = (
            "import asyncio, sys; from farwest.server.store import Store\n"
            "from farwest.server.settings import Settings\n"
            f"asyncio.run(Store(Settings(data={str(settings.data)!r})).open())"
        )
        other = await asyncio.to_thread(
            subprocess.run, [sys.executable, "-c", code], capture_output=True, text=True
        )
        assert "stop it first" in other.stderr
        beside = Store(settings)
        await beside.open(serving=False)
        await beside.close()

    with_store(settings, again)
    with_store(settings, nothing)


def test_a_file_of_a_newer_version_is_refused(settings: Settings) -> None:
    """Nothing is touched; the sentence says what to install."""
    with_store(settings, nothing)
    with closing(sqlite3.connect(settings.file)) as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
        file.commit()
    with pytest.raises(StoreTrouble, match="newer Farwest"):
        with_store(settings, nothing)


def test_a_file_that_is_no_database_is_refused(settings: Settings) -> None:
    """A sentence, no traceback."""
    settings.data.mkdir()
    settings.file.write_bytes(b"this is not a database, by any means" * 100)
    with pytest.raises(StoreTrouble, match="cannot be opened"):
        with_store(settings, nothing)


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    """Where the folder is a file, the sentence names it."""
    (tmp_path / "file").touch()
    with pytest.raises(StoreTrouble, match="cannot be opened"):
        with_store(Settings(data=tmp_path / "file"), nothing)


def test_a_copy_is_whole(settings: Settings, tmp_path: Path) -> None:
    """A backup made while the server writes restores to the same rows, in one file."""
    copy = tmp_path / "copy.db"

    async def write_and_copy(store: Store) -> None:
        async with store.session() as session:
            session.add(anna())
        async with store.session() as session:
            session.add(Player(name="Bea", key="bea", created=1.0, seen=1.0))
            await session.flush()
            await asyncio.to_thread(stores.copy_file, settings.file, copy)

    async def read(store: Store) -> list[str]:
        async with store.reading() as session:
            return list((await session.scalars(select(Player.name))).all())

    with_store(settings, write_and_copy)
    assert [path.name for path in tmp_path.glob("copy*")] == ["copy.db"]
    assert copy.stat().st_mode & 0o077 == 0
    assert with_store(Settings(data=tmp_path, database=str(copy)), read) == ["Anna"]


def check_migrations(settings: Settings) -> None:
    """Raise where the migrations lead to another database than the models describe."""

    async def check(store: Store) -> None:
        async with store.engine.begin() as connection:
            await connection.run_sync(lambda sync: command.check(migrations.config(sync)))

    with_store(settings, check)


def test_migrations_lead_to_the_models(settings: Settings, capsys: pytest.CaptureFixture) -> None:
    """On SQLite the migrations make exactly what the models describe."""
    check_migrations(settings)


@pytest.mark.parametrize("asked", [False, True], ids=["by a start", "by a command"])
def test_a_file_of_an_older_version_is_brought_up_to_date(settings: Settings, asked: bool) -> None:
    """A copy is kept; an address given before addresses were confirmed is not confirmed."""
    settings.data.mkdir()
    engine = create_engine(f"sqlite:///{settings.file}")
    with engine.begin() as connection:
        command.upgrade(migrations.config(connection), "0001")
        connection.execute(
            text(
                "INSERT INTO player (name, key, guest, mail, lang, settings, banned, created, seen)"
                " VALUES ('Anna', 'anna', false, 'anna@example.org', 'en', '{}', false, 1, 1)"
            )
        )
    engine.dispose()

    async def read(store: Store) -> tuple[str | None, bool]:
        async with store.reading() as session:
            player = (await session.scalars(select(Player))).one()
            return player.mail, player.mail_confirmed

    if asked:
        assert asyncio.run(stores.upgrade(settings)) == ("0001", migrations.newest())
    assert with_store(settings, read) == ("anna@example.org", False)
    copy = settings.file.with_name(f"{settings.file.name}.before-{migrations.newest()}")
    with closing(sqlite3.connect(copy)) as file:
        assert file.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)


def test_accounts_of_an_older_version_are_found_by_their_names(settings: Settings) -> None:
    """What looks alike now is told apart by a number; guests are called as they like."""
    settings.data.mkdir()
    engine = create_engine(f"sqlite:///{settings.file}")
    people = [("Вob", "вob"), ("Bob", "bob"), ("Тим", "тим"), ("ТИМ", "тим 2"), ("Вea", " 1f")]
    with engine.begin() as connection:
        command.upgrade(migrations.config(connection), "0006")
        for name, key in people:
            connection.execute(
                text(
                    "INSERT INTO player "
                    "(name, key, guest, lang, settings, banned, created, seen, mail_confirmed)"
                    " VALUES (:name, :key, :guest, 'en', '{}', false, 1, 1, false)"
                ),
                {"name": name, "key": key, "guest": key.startswith(" ")},
            )
    engine.dispose()

    async def read(store: Store) -> list[tuple[str, str]]:
        async with store.reading() as session:
            rows = (await session.scalars(select(Player).order_by(Player.id))).all()
            return [(row.name, row.key) for row in rows]

    assert with_store(settings, read) == [
        ("Вob 2", "bob 2"), ("Bob", "bob"), ("Тим", names.fold("Tим")),
        ("ТИМ 2", names.fold("Tим 2")), ("Вea", " 1f"),
    ]  # fmt: skip


# --- PostgreSQL ------------------------------------------------------------------------------


@pytest.mark.postgres
def test_migrations_lead_to_the_models_on_postgresql(settings: Settings, postgres: str) -> None:
    """An empty database is refused until somebody upgrades it; then it is as the models say."""
    there = Settings(data=settings.data, database=postgres)
    with pytest.raises(StoreTrouble, match=r"is empty.*farwest db upgrade"):
        with_store(there, nothing)
    assert asyncio.run(stores.upgrade(there)) == (None, migrations.newest())
    check_migrations(there)
    assert asyncio.run(stores.upgrade(there)) == (migrations.newest(), migrations.newest())


@pytest.mark.postgres
def test_two_upgrades_at_once(settings: Settings, postgres: str) -> None:
    """Processes that upgrade at the same time wait for each other; none fails."""
    there = Settings(data=settings.data, database=postgres)

    command = [sys.executable, "-m", "farwest", "db", "upgrade", "--database", there.database]
    racing = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    said = [process.communicate(timeout=60)[0] for process in racing]
    assert [process.returncode for process in racing] == [0, 0], said
    assert all(f"revision {migrations.newest()}" in line for line in said)
    asyncio.run(stores.upgrade(there))


def test_a_postgresql_that_does_not_answer_is_told(settings: Settings) -> None:
    """A sentence, no traceback."""
    nowhere = Settings(data=settings.data, database="postgresql://nobody@127.0.0.1:1/nothing")
    with pytest.raises(StoreTrouble, match="cannot be opened"):
        with_store(nowhere, nothing)


def test_postgresql_reads_its_address_itself(settings: Settings, postgres: str) -> None:
    """What its own tools know is known here too; what nobody knows is told."""
    asyncio.run(stores.upgrade(Settings(data=settings.data, database=postgres)))
    with_store(Settings(data=settings.data, database=f"{postgres}?sslmode=disable"), nothing)
    for wrong in ("sslmode=perhaps", "nothing=known"):
        with pytest.raises(StoreTrouble, match="cannot be opened"):
            with_store(Settings(data=settings.data, database=f"{postgres}?{wrong}"), nothing)


def test_a_missing_driver_is_told(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every command says which package would help."""
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    there = Settings(data=settings.data, database="postgresql://nobody@127.0.0.1:1/nothing")
    with pytest.raises(StoreTrouble, match=r"farwest\[table,pg\]"):
        asyncio.run(stores.upgrade(there))


# --- settings --------------------------------------------------------------------------------


def test_settings_come_from_the_environment(tmp_path: Path) -> None:
    """Variables are read, flags come first, and another process reads the same."""
    environ = {"FARWEST_DATA": str(tmp_path), "FARWEST_PACE": "0.5", "FARWEST_RATE_LIMITS": "no"}
    found = Settings.read(environ, pace=2.0, database=None)
    assert (found.data, found.pace, found.rate_limits) == (tmp_path, 2.0, False)
    assert Settings.read(found.environment()) == found


@pytest.mark.parametrize(
    "wrong",
    [
        {"FARWEST_PACE": "fast"},
        {"FARWEST_RATE_LIMITS": "perhaps"},
        {"FARWEST_DATABASE": "mysql://x"},
        {"FARWEST_DATABASE": "sqlite:///"},
        {"FARWEST_DATABASE": "postgresql://anna:hush:hush@host:many/name"},
        {"FARWEST_DATABASE": "postgresql://anna:hush@[host/name"},
        {"FARWEST_PUBLIC_URL": "play.example.org"},
        {"FARWEST_PUBLIC_URL": "ftp://play.example.org"},
        {"FARWEST_PUBLIC_URL": "http://["},
        {"FARWEST_PUBLIC_URL": "https://play.example.org/farwest"},
        {"FARWEST_PUBLIC_URL": "https://play.example.org:many"},
        {"FARWEST_PUBLIC_URL": "https://play.example.org, www.example.org"},
        {"FARWEST_PUBLIC_URL": "https://exämple.org"},
        {"FARWEST_PUBLIC_URL": "https://anna:hush@play.example.org"},
        {"FARWEST_PACE": "nan"},
        {"FARWEST_PACE": "-1"},
        {"FARWEST_PAUSE": "inf"},
        {"FARWEST_IDLE": "0"},
        {"FARWEST_BOT_PROCESSES": "0"},
        {"FARWEST_REVIEW_NICE": "99"},
        {"FARWEST_PASSWORD_MEMORY": "1"},
        {"FARWEST_LOG": "xml"},
        {"FARWEST_SECRET": "hush, hush"},
        {"FARWEST_SMTP": "mail.example.org"},
        {"FARWEST_SMTP": "smtp://anna:hush@host:many"},
        {"FARWEST_SMTP": "smtp://anna:hush@host?from=a%0Ab@c"},
    ],
)
def test_a_wrong_setting_is_told(wrong: dict[str, str]) -> None:
    """The sentence names what cannot be used, and no password."""
    with pytest.raises(BadSetting) as told:
        Settings.read(wrong)
    assert "hush" not in str(told.value)


@pytest.mark.parametrize("damaged", [b"", b"short\n", "é".encode() * 40])
def test_a_damaged_key_is_told(tmp_path: Path, damaged: bytes) -> None:
    """Nothing is signed with next to nothing; a key that is whole is read as it is."""
    settings = Settings(data=tmp_path)
    key = settings.key()
    assert settings.key() == key
    (tmp_path / "key").write_bytes(damaged)
    with pytest.raises(BadSetting, match="holds no key"):
        settings.key()
    assert [path.name for path in tmp_path.iterdir()] == ["key"]
