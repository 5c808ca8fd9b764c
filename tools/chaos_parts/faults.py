"""Everything that can go wrong with servers, disks, databases, lines and clocks, in any order."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

from chaos_parts.houses import Postgres, Server, Sqlite, signalled
from chaos_parts.ledger import Ledger
from chaos_parts.network import Host, Machine
from chaos_parts.proxy import Proxy

Fault = Callable[[], Awaitable[bool]]
"""Does its harm and repairs it; whether there was anything to harm."""
HOUR = 3_600.0
SLOW = (
    "server killed",
    "server stopped and started",
    "database connections killed",
    "server's machine cut off",
    "database's machine cut off",
)
MOVES, PATIENCE = 2, 10.0
"""Moves to be acknowledged before the next fault, and seconds to wait for them at most."""


class Faults:
    """Does harm by a seed, and repairs it."""

    def __init__(
        self,
        seed: int,
        ledger: Ledger,
        servers: list[Server],
        store: Sqlite | Postgres,
        proxy: Proxy,
        clock: Path,
    ) -> None:
        self.order = random.Random(f"{seed} order")
        """Decides which fault comes next, and nothing else: the same seed, the same order."""
        self.luck = random.Random(f"{seed} faults")
        self.ledger = ledger
        self.servers = servers
        self.store = store
        self.proxy = proxy
        self.clock = clock
        self.kinds: dict[str, Fault] = {
            "server killed": self._kill_server,
            "server stopped and started": self._restart_server,
            "bot worker killed": self._kill_worker,
            "database frozen": self._freeze,
            "connections cut": self._cut,
            "answers lost on the way": self._deafen,
            "connections delayed": self._delay,
            "connections stalled": self._stall,
            "clock moved": self._move_clock,
        }
        if store.disk.own:
            self.kinds["disk full"] = self._fill_disk
        if isinstance(store, Postgres):
            self.kinds["database connections killed"] = self._kill_backend
            if isinstance(store.machine, Host):
                self.kinds["database's machine cut off"] = self._cut_off_database
                self.kinds["server's machine cut off"] = self._cut_off_server
        self.busy: set[str] = set()
        self.cut: set[Host] = set()
        """Machines that nobody can reach now."""
        self.running: set[asyncio.Task[None]] = set()

    async def strike(self, number: int, pace: float) -> None:
        """So many faults, up to three at a time; what takes long to repair half as often.

        Between two of them somebody has played, or a while has passed: there must be something
        to lose.
        """
        bag: list[str] = []
        while sum(self.ledger.faults.values()) + len(self.running) < number:
            if not bag:
                bag = [kind for kind in self.kinds for _ in range(1 if kind in SLOW else 2)]
                self.order.shuffle(bag)
            kind = bag.pop()
            await self.ledger.some_moves(MOVES, PATIENCE)
            while kind in self.busy or len(self.running) >= 3:
                await asyncio.wait(self.running, return_when=asyncio.FIRST_COMPLETED)
            self.busy.add(kind)
            task = asyncio.create_task(self._do(kind))
            self.running.add(task)
            task.add_done_callback(self.running.discard)
            await asyncio.sleep(self.luck.uniform(0.2, 1.2) * pace)
            if sum(self.ledger.faults.values()) + len(self.running) >= number:
                await asyncio.gather(*self.running)
        await asyncio.gather(*self.running)

    async def _do(self, kind: str) -> None:
        try:
            if await self.kinds[kind]():
                self.ledger.fault(kind)
        finally:
            self.busy.discard(kind)

    async def heal(self) -> None:
        """Nothing is wrong any more."""
        for task in self.running:
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)
        self.proxy.heal()
        for host in self.cut:
            host.join()
        self.store.thaw()
        self.store.disk.free()
        self.clock.write_text("0", encoding="ascii")
        await asyncio.to_thread(self.store.start)
        for server in self.servers:
            await server.start()

    # --- servers ---------------------------------------------------------------------------------

    async def _kill_server(self) -> bool:
        return await self._end_server(signal.SIGKILL)

    async def _restart_server(self) -> bool:
        return await self._end_server(signal.SIGTERM)

    async def _end_server(self, number: int) -> bool:
        server = self.luck.choice(self.servers)
        ended = await server.end(number)
        await asyncio.sleep(self.luck.uniform(0, 0.5))
        await server.start()
        return ended

    async def _kill_worker(self) -> bool:
        workers = [pid for server in self.servers for pid in server.workers()]
        return bool(workers) and signalled(self.luck.choice(workers), signal.SIGKILL)

    # --- the database ----------------------------------------------------------------------------

    async def _freeze(self) -> bool:
        seconds = self.luck.uniform(0.3, 3)
        if self.luck.random() < 0.08:
            seconds += 10  # longer than anybody's patience
        return await self.store.frozen(seconds)

    async def _kill_backend(self) -> bool:
        """One connection's process is killed, and with it PostgreSQL ends all the others."""
        assert isinstance(self.store, Postgres)
        found = self.store.backends()
        done = bool(found) and signalled(self.luck.choice(found), signal.SIGKILL)
        await asyncio.sleep(0.5)
        await asyncio.to_thread(self.store.start)
        return done

    async def _fill_disk(self) -> bool:
        await asyncio.to_thread(self.store.disk.fill)
        await asyncio.sleep(self.luck.uniform(0.3, 2.5))
        self.store.disk.free()
        await asyncio.to_thread(self.store.start)
        return True

    # --- lines -----------------------------------------------------------------------------------

    async def _cut(self) -> bool:
        return self.proxy.cut(self.luck.choice((0.1, 0.5, 1.0))) > 0

    async def _deafen(self) -> bool:
        return self.proxy.deafen(self.luck.choice((0.1, 0.5, 1.0))) > 0

    async def _delay(self) -> bool:
        return await self.proxy.slow(self.luck.uniform(0.05, 0.5), self.luck.uniform(0.5, 2))

    async def _stall(self) -> bool:
        return await self.proxy.stall(self.luck.uniform(0.3, 2))

    # --- machines --------------------------------------------------------------------------------

    async def _cut_off_server(self) -> bool:
        return await self._cut_off(self.luck.choice(self.servers).machine)

    async def _cut_off_database(self) -> bool:
        assert isinstance(self.store, Postgres)
        return await self._cut_off(self.store.machine)

    async def _cut_off(self, machine: Machine) -> bool:
        """Pull a cable for seconds; one time in three for longer than anybody's patience."""
        assert isinstance(machine, Host)
        self.cut.add(machine)
        machine.cut_off()
        long = self.luck.random() < 1 / 3
        await asyncio.sleep(self.luck.uniform(12, 25) if long else self.luck.uniform(0.5, 4))
        machine.join()
        self.cut.discard(machine)
        return True

    # --- time ------------------------------------------------------------------------------------

    async def _move_clock(self) -> bool:
        """By seconds, minutes or hours, to and fro; all processes, as one machine would be."""
        wrong = self.luck.choice((1.0, -1.0)) * self.luck.choice((3.0, 90.0, HOUR, 3 * HOUR))
        draft = self.clock.with_suffix(".new")
        draft.write_text(str(wrong * self.luck.uniform(0.5, 1)), encoding="ascii")
        with contextlib.suppress(OSError):
            os.replace(draft, self.clock)
        return True
