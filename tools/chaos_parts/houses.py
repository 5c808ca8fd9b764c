"""Real servers on a real database, each in a process of its own, that may be killed at any time."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from chaos_parts.network import HOST, Machine

PLACES = [f"/usr/lib/postgresql/{version}/bin" for version in (17, 16, 15)]


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def children_of(pid: int) -> list[int]:
    """The processes that a process has started, whichever of its threads did."""
    found: list[int] = []
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found += [int(child) for child in children.read_text().split()]
    return found


def signalled(pid: int, number: int) -> bool:
    """Send a signal; false where nobody is there any more."""
    try:
        os.kill(pid, number)
    except OSError:
        return False
    return True


# --- disks ---------------------------------------------------------------------------------------


class Disk:
    """A small file system of its own, where one can be had, so that it can be full."""

    def __init__(self, folder: Path, megabytes: int) -> None:
        self.folder = folder
        folder.mkdir(parents=True)
        self.own = False
        if os.geteuid() == 0 and shutil.which("mount"):
            command = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "farwest", str(folder)]
            self.own = subprocess.run(command, check=False, capture_output=True).returncode == 0

    def fill(self) -> None:
        """Leave not a byte."""
        with contextlib.suppress(OSError), (self.folder / "ballast").open("ab", 0) as ballast:
            size = 1 << 20
            while size:
                try:
                    ballast.write(b"\0" * size)
                except OSError:
                    size //= 4

    def free(self) -> None:
        (self.folder / "ballast").unlink(missing_ok=True)

    def close(self) -> None:
        if self.own:
            subprocess.run(["umount", "-l", str(self.folder)], check=False, capture_output=True)


# --- databases -----------------------------------------------------------------------------------


class Sqlite:
    """A file."""

    kind = "sqlite"

    def __init__(self, folder: Path) -> None:
        self.disk = Disk(folder / "disk", 96)
        self.file = self.disk.folder / "farwest.db"
        self.url = f"sqlite:///{self.file}"

    def start(self) -> None:
        """Nothing to start."""

    def thaw(self) -> None:
        """A lock ends by itself."""

    def close(self) -> None:
        self.disk.close()

    async def frozen(self, seconds: float) -> bool:
        """Hold the lock of those who write for so long."""
        if not self.file.exists():
            return False
        return await asyncio.to_thread(self._hold, seconds)

    def _hold(self, seconds: float) -> bool:
        import time

        try:
            with contextlib.closing(sqlite3.connect(self.file, isolation_level=None)) as other:
                other.execute("BEGIN EXCLUSIVE")
                time.sleep(seconds)
                other.execute("ROLLBACK")
        except sqlite3.Error:
            return False
        return True

    def rows(self) -> dict[str, list[tuple[int, int, int]]]:
        """Every table's log: ply, seat, action."""
        with contextlib.closing(sqlite3.connect(self.file)) as reader:
            found = reader.execute("SELECT table_id, ply, seat, action FROM move ORDER BY 1, 2")
            return grouped(found)


class Postgres:
    """A cluster of its own."""

    kind = "postgres"

    def __init__(self, folder: Path, machine: Machine) -> None:
        self.folder = folder
        self.machine = machine
        self.disk = Disk(folder / "disk", 256)
        self.port = free_port()
        self.url = f"postgresql://postgres@{machine.address}:{self.port}/farwest"
        for place in (folder, self.disk.folder):
            place.chmod(0o755)
        if os.geteuid() == 0:
            shutil.chown(self.disk.folder, "postgres")
        self.data = self.disk.folder / "data"
        try:
            self._set_up()
        except BaseException:
            self.close()
            raise

    def _set_up(self) -> None:
        """An empty database in a new cluster, which runs."""
        self._run("initdb", "-D", str(self.data), "-A", "trust", "-U", "postgres",
                  "--wal-segsize=1", "--no-sync")  # fmt: skip
        with (self.data / "pg_hba.conf").open("a", encoding="utf-8") as doors:
            doors.write("host all all samenet trust\n")
        self.start()
        self._run("createdb", "-h", self.machine.address, "-p", str(self.port), "-U", "postgres",
                  "farwest")  # fmt: skip

    def _run(self, name: str, *given: str, check: bool = True) -> None:
        found = shutil.which(name) or shutil.which(name, path=os.pathsep.join(PLACES))
        if found is None:
            raise SystemExit(f"PostgreSQL's {name} is needed.")
        somebody = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        subprocess.run([*self.machine.before, *somebody, found, *given], check=check,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/",
                       timeout=120)  # fmt: skip

    def start(self) -> None:
        """Start it, if it is not running."""
        if self.main is not None:
            return
        options = (
            f"-p {self.port} -k {self.disk.folder} "
            f"-c listen_addresses={self.machine.address} "
            "-c max_wal_size=16MB -c min_wal_size=4MB -c shared_buffers=16MB"
        )
        self._run("pg_ctl", "-D", str(self.data), "-l", str(self.disk.folder / "log"), "-w",
                  "-t", "60", "-o", options, "start", check=False)  # fmt: skip

    @property
    def main(self) -> int | None:
        """The process that started all the others, if it runs."""
        try:
            pid = int((self.data / "postmaster.pid").read_text().split()[0])
            return pid if "postgres" in Path(f"/proc/{pid}/comm").read_text() else None
        except (OSError, ValueError, IndexError):
            return None

    def backends(self) -> list[int]:
        """The processes that serve a connection to our database."""
        found = []
        for pid in children_of(self.main or 0):
            with contextlib.suppress(OSError):
                title = Path(f"/proc/{pid}/cmdline").read_bytes()
                if b"postgres farwest" in title:
                    found.append(pid)
        return found

    async def frozen(self, seconds: float) -> bool:
        """Stop all that serve a connection for so long."""
        stopped = [pid for pid in self.backends() if signalled(pid, signal.SIGSTOP)]
        await asyncio.sleep(seconds)
        for pid in stopped:
            signalled(pid, signal.SIGCONT)
        return bool(stopped)

    def thaw(self) -> None:
        """Let all go on that were stopped."""
        for pid in self.backends():
            signalled(pid, signal.SIGCONT)

    def close(self) -> None:
        self.thaw()
        self._run("pg_ctl", "-D", str(self.data), "-m", "immediate", "stop", check=False)
        self.disk.close()

    def rows(self) -> dict[str, list[tuple[int, int, int]]]:
        """Every table's log: ply, seat, action."""
        import asyncpg

        async def read() -> list[Any]:
            connection = await asyncpg.connect(self.url)
            query = "SELECT table_id, ply, seat, action FROM move ORDER BY 1, 2"
            found = list(await connection.fetch(query))
            await connection.close()
            return found

        return grouped(asyncio.run(read()))


def grouped(rows: Any) -> dict[str, list[tuple[int, int, int]]]:
    """Rows by their table."""
    found: dict[str, list[tuple[int, int, int]]] = {}
    for table_id, ply, seat, action in rows:
        found.setdefault(table_id, []).append((ply, seat, action))
    return found


# --- servers -------------------------------------------------------------------------------------


def die_with_parent() -> None:
    """End with the tool, however that ends."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)


class Server:
    """One `farwest serve`."""

    def __init__(
        self,
        number: int,
        folder: Path,
        environment: dict[str, str],
        processes: int = 1,
        machine: Machine | None = None,
    ) -> None:
        self.number = number
        self.processes = processes
        self.machine = machine or Machine()
        self.port = free_port()
        self.log = folder / f"server-{number}.log"
        self.environment = environment
        self.process: subprocess.Popen[bytes] | None = None
        self.starting = asyncio.Lock()
        self.starts = 0

    @property
    def pid(self) -> int | None:
        running = self.process is not None and self.process.poll() is None
        return self.process.pid if self.process is not None and running else None

    def workers(self) -> list[int]:
        """The processes in which its bots think; with several processes, those that serve."""
        found = []
        for pid in children_of(self.pid or 0):
            with contextlib.suppress(OSError):
                if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
                    found.append(pid)
        return found

    async def start(self, patience: float = 120) -> None:
        """Start it until it answers; where it cannot, try again."""
        async with self.starting:
            end = asyncio.get_running_loop().time() + patience
            while asyncio.get_running_loop().time() < end:
                if self.pid is None:
                    self._spawn()
                if await self.healthy():
                    return
                await asyncio.sleep(0.1)
        raise SystemExit(f"Server {self.number} does not start: {self.log} says why.")

    def _spawn(self) -> None:
        self.starts += 1
        command = [*self.machine.before, sys.executable, "-m", "farwest", "serve"]
        command += ["--host", self.machine.address, "--port", str(self.port)]
        command += ["--workers", str(self.processes)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command,
                env={**os.environ, **self.environment},
                stdout=log,
                stderr=log,
                start_new_session=True,
                preexec_fn=die_with_parent,  # noqa: PLW1509 - it takes no lock
            )

    async def healthy(self) -> bool:
        """Whether it answers, and its database does."""
        try:
            async with asyncio.timeout(3):
                reader, writer = await asyncio.open_connection(self.machine.address, self.port)
                writer.write(
                    b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
                )
                answer = await reader.read(15)
                writer.close()
        except (OSError, TimeoutError):
            return False
        return b" 200" in answer

    async def end(self, number: int) -> bool:
        """Kill it, or ask it to stop; whether it ran."""
        process = self.process
        if process is None or process.poll() is not None:
            return False
        process.send_signal(number)
        await asyncio.to_thread(process.wait)
        return True


@contextlib.contextmanager
def database(
    kind: str, folder: Path, machine: Machine | None = None
) -> Iterator[Sqlite | Postgres]:
    """A database that is there as long as it is needed."""
    found: Sqlite | Postgres
    found = Sqlite(folder) if kind == "sqlite" else Postgres(folder, machine or Machine())
    try:
        yield found
    finally:
        found.close()
