"""Machines that vanish without a good-bye: what they held in PostgreSQL is free soon after."""

from __future__ import annotations

import asyncio
import secrets
import signal
from pathlib import Path
from typing import Any

import pytest
from chaos_parts import network
from chaos_parts.houses import Server, database

from farwest.server import postgres as connections
from farwest.server.settings import Settings
from farwest.server.store import upgrade
from tests.needs import lacking
from tests.server.playing import house
from tests.server.postgres import tool

pytestmark = pytest.mark.postgres

SHOW = "SELECT current_setting('tcp_keepalives_idle')::int"
LIMIT = """
SELECT setting::int FROM pg_settings WHERE name = 'idle_in_transaction_session_timeout'
"""
HOLDER = """
SELECT host(client_addr) FROM pg_locks JOIN pg_stat_activity USING (pid)
WHERE locktype = 'advisory' AND granted
"""


def test_every_connection_is_watched_by_the_database(tmp_path: Path, postgres: str) -> None:
    """Those of requests, and those that read games, however often they are handed back."""

    async def test() -> None:
        async with house(tmp_path, postgres) as home:
            for _ in range(3):
                assert await home.tables.log.reader.fetchval(SHOW) == 5
            connection = await home.store._connect()
            assert await connection.fetchval(SHOW) == 5
            assert await connection.fetchval(LIMIT) == 60_000
            await connection.close()

    asyncio.run(test())


def test_a_connection_that_cannot_be_set_up_is_closed(postgres: str, monkeypatch: Any) -> None:
    """Where the database refuses a setting, no connection is left behind."""
    import asyncpg

    monkeypatch.setattr(connections, "CARE", "SET nothing_of_this_name = 1")

    async def test() -> None:
        with pytest.raises(asyncpg.UndefinedObjectError):
            await connections.connect(postgres)
        other = await asyncpg.connect(postgres)
        count = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
        for _ in range(100):
            if await other.fetchval(count) == 1:
                break
            await asyncio.sleep(0.05)
        assert await other.fetchval(count) == 1
        await other.close()

    asyncio.run(test())


def test_a_keeper_whose_machine_vanishes_is_replaced(open_folder: Path) -> None:
    """Its cable is pulled: half a minute later another machine minds the tables."""
    if tool("initdb") is None:
        lacking("PostgreSQL")
    if not network.possible():
        lacking("network namespaces")

    async def test(net: network.Network, url: str) -> None:
        await upgrade(Settings(data=open_folder, database=url))
        environment = Settings(
            data=open_folder, database=url, secret=secrets.token_hex(16), log="json"
        ).environment()
        servers = [Server(each, open_folder, environment, machine=net.host()) for each in range(2)]
        try:
            await asyncio.gather(*(server.start() for server in servers))
            first = await holder(url, {server.machine.address for server in servers})
            (keeper,) = [server for server in servers if server.machine.address == first]
            (other,) = [server for server in servers if server is not keeper]
            assert isinstance(keeper.machine, network.Host)
            keeper.machine.cut_off()
            assert await holder(url, {other.machine.address}) == other.machine.address
            assert not await keeper.healthy()
            assert await other.healthy()
            keeper.machine.join()
            await keeper.start()  # it is there again, and has never stopped
            assert keeper.starts == 1
        finally:
            for server in servers:
                await server.end(signal.SIGKILL)

    def whole() -> None:
        with network.network() as net, database("postgres", open_folder, net.host()) as store:
            asyncio.run(asyncio.wait_for(test(net, store.url), 150))

    network.apart(whole)


async def holder(url: str, wanted: set[str]) -> str:
    """The address of the machine that minds the tables, as soon as it is one of these."""
    import asyncpg

    found = None
    connection = await asyncpg.connect(url)
    for _ in range(300):
        found = await connection.fetchval(HOLDER)
        if found in wanted:
            await connection.close()
            return str(found)
        await asyncio.sleep(0.1)
    raise AssertionError(f"the lock is with {found}")
