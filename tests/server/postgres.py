"""A PostgreSQL of one's own for tests, where one can be had."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.needs import lacking

PLACES = ["/usr/lib/postgresql/17/bin", "/usr/lib/postgresql/16/bin", "/usr/lib/postgresql/15/bin"]


def tool(name: str) -> str | None:
    """A program of PostgreSQL."""
    return shutil.which(name) or shutil.which(name, path=os.pathsep.join(PLACES))


def as_somebody(*command: str) -> list[str]:
    """PostgreSQL refuses to run as root: run it as its own user then."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else list(command)


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a server that is there for this run of the tests."""
    given = os.environ.get("FARWEST_TEST_POSTGRES")
    if given:
        yield given.rstrip("/")
        return
    initdb, control = tool("initdb"), tool("pg_ctl")
    if initdb is None or control is None:
        lacking("PostgreSQL")
    try:
        import asyncpg  # noqa: F401
    except ImportError:
        lacking("asyncpg")
    folder = Path(tempfile.mkdtemp(prefix="farwest-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    data, port = folder / "data", free_port()
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
    make = as_somebody(initdb, "-D", str(data), "-A", "trust", "-U", "postgres", "--no-sync")
    subprocess.run(make, check=True, stdout=subprocess.DEVNULL, cwd="/")
    start = as_somebody(control, "-D", str(data), "-l", str(folder / "log"), "-w", "-o", options)
    subprocess.run([*start, "start"], check=True, stdout=subprocess.DEVNULL, cwd="/")
    try:
        yield f"postgresql://postgres@127.0.0.1:{port}"
    finally:
        stop = as_somebody(control, "-D", str(data), "-m", "immediate", "stop")
        subprocess.run(stop, check=False, stdout=subprocess.DEVNULL, cwd="/")
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """The address of an empty database."""
    import asyncio
    import secrets

    import asyncpg

    name = f"farwest_{secrets.token_hex(4)}"

    async def make() -> None:
        connection = await asyncpg.connect(f"{postgres_server}/postgres")
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    return f"{postgres_server}/{name}"


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest) -> str:
    """Each kind of database in turn; empty: SQLite in the test's own folder."""
    return "" if request.param == "sqlite" else str(request.getfixturevalue("postgres"))
