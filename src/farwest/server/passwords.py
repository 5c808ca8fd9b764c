"""Passwords: what will do as one, and the costly work of hashing and checking them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar
from weakref import WeakValueDictionary

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from farwest.server.errors import Problem
from farwest.server.settings import Settings

SHORTEST, LONGEST = 8, 200
AT_ONCE = 4
"""How many passwords are hashed or checked at the same time: each takes a lot of memory."""

HASHERS = ThreadPoolExecutor(AT_ONCE, "password")
"""Nothing else waits for passwords."""

T = TypeVar("T")


class Passwords:
    """Passwords, hashed in threads so that nobody waits.

    Those who come from one address are served one after the other, so that a crowd of them holds
    up nobody else.
    """

    def __init__(self, settings: Settings) -> None:
        self.hasher = PasswordHasher(settings.password_time, settings.password_memory)
        self.queues: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """For each address that has work here, whose turn it is."""
        self.nobody = ""
        """A hash that fits no password: checking takes as long for a name that is not known."""

    async def hash(self, password: str, client: str = "") -> str:
        """What to store of a password."""
        return await self._in_turn(client, lambda: self.hasher.hash(password))

    async def fits(self, stored: str | None, password: str, client: str = "") -> bool:
        """Whether a password is the stored one; it takes the same time where there is none."""
        if not stored:
            if not self.nobody:
                self.nobody = await self.hash(secrets.token_hex(16), client)
            await self._verify(self.nobody, password, client)
            return False
        return await self._verify(stored, password, client)

    async def _verify(self, stored: str, password: str, client: str) -> bool:
        try:
            return await self._in_turn(client, lambda: self.hasher.verify(stored, password))
        except (VerificationError, InvalidHashError):
            return False

    async def _in_turn(self, client: str, work: Callable[[], T]) -> T:
        queue = self.queues.get(client) or asyncio.Lock()
        self.queues[client] = queue
        async with queue:
            return await asyncio.get_running_loop().run_in_executor(HASHERS, work)

    def is_old(self, stored: str) -> bool:
        """Whether a hash was made with less care than is taken now."""
        return self.hasher.check_needs_rehash(stored)


def check_password(password: str, name: str = "") -> None:
    """Raise a problem unless a new password will do."""
    if not SHORTEST <= len(password) <= LONGEST or password.casefold() == name.casefold():
        raise Problem(
            422,
            "error_password_weak",
            "A password has {fewest} to {most} characters and is not the name.",
            fewest=SHORTEST,
            most=LONGEST,
        )
