"""Connections to PostgreSQL, made in one way: neither side waits for the other for ever."""

from __future__ import annotations

from typing import Any

PATIENCE = 5.0
"""Seconds for a connection to be made."""

CARE = """
SET tcp_keepalives_idle = 5;
SET tcp_keepalives_interval = 2;
SET tcp_keepalives_count = 3;
SET tcp_user_timeout = 11000;
SET idle_in_transaction_session_timeout = 60000
"""
"""Said on each connection. A machine that lost its power, or its network, says no good-bye: after
some eleven seconds PostgreSQL lets go of what its connections held, the keeper's lock above all,
which by its usual settings would be kept for two hours."""


async def connect(url: str, **options: Any) -> Any:
    """A new connection; what the driver raises is raised."""
    import asyncpg

    connection = await asyncpg.connect(url, timeout=PATIENCE, **options)
    try:
        await connection.execute(CARE, timeout=PATIENCE)
    except BaseException:
        connection.terminate()
        raise
    return connection


async def pool(url: str, most: int, **options: Any) -> Any:
    """Up to so many connections for questions that leave nothing behind on them."""
    import asyncpg

    async def care(connection: Any) -> None:
        await connection.execute(CARE, timeout=PATIENCE)

    async def keep(connection: Any) -> None:
        """Nothing to tidy up; the driver's way would forget the settings."""

    return await asyncpg.create_pool(
        url, min_size=1, max_size=most, timeout=PATIENCE, init=care, reset=keep, **options
    )
