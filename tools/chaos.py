"""Nothing lost: games are played through real servers while everything around them fails.

    python tools/chaos.py --database sqlite --faults 500 --seed 1
    python tools/chaos.py --database postgres --faults 500 --seed 1
    python tools/chaos.py --database postgres --machines --faults 500 --seed 1

One server on SQLite, or three on one PostgreSQL behind a proxy, are killed and stopped, as are
their bots' workers; the disk is filled, the database frozen and killed, connections are cut,
delayed and stalled, the clock is moved; with `--machines` each server and the database sit on a
machine of their own, whose cable is pulled. People play all four games meanwhile, over sockets and
requests, and write down what they were told. In the end nothing fails any more, all games are
played to their end, and the database must agree with every word: each acknowledged answer stands
where it belongs, none twice, every record verifies. The exit code is 1 where anything is missing.
Only this machine is ever contacted.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import secrets
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from chaos_parts.checks import check, collect
from chaos_parts.faults import Faults
from chaos_parts.houses import Postgres, Server, Sqlite, database
from chaos_parts.ledger import Ledger
from chaos_parts.network import Machine, Network, leave, network, possible
from chaos_parts.people import Person
from chaos_parts.proxy import Proxy

GAMES = ("dice_town", "great_western_trail", "carson_city", "deadwood")
CLOCKS = (
    {"kind": "none"},
    {"kind": "none"},
    {"kind": "live", "bank": 600, "increment": 15},
    {"kind": "days", "days": 2},
)


def servers_for(
    store: Sqlite | Postgres, folder: Path, pause: float, machines: list[Machine]
) -> list[Server]:
    """The servers, not started yet, each on its machine."""
    environment = {
        "FARWEST_DATABASE": store.url,
        "FARWEST_DATA": str(folder),
        "FARWEST_SECRET": secrets.token_hex(16),
        "FARWEST_CLOCK_FILE": str(folder / "clock"),
        "FARWEST_RATE_LIMITS": "no",
        "FARWEST_PACE": "0",
        "FARWEST_PAUSE": str(pause),
        "FARWEST_IDLE": "3",
        "FARWEST_LOG": "json",
    }
    return [
        Server(number, folder, environment, machine=machine)
        for number, machine in enumerate(machines)
    ]


async def upgrade(store: Sqlite | Postgres, folder: Path) -> None:
    """Set up an empty database."""
    from farwest.server.settings import Settings
    from farwest.server.store import upgrade as bring_up

    await bring_up(Settings(database=store.url, data=folder))


async def watched(work: Coroutine[Any, Any, None], ledger: Ledger) -> None:
    """Whatever breaks in this tool itself is a trouble too."""
    try:
        await work
    except Exception as error:
        ledger.trouble(f"This tool broke: {error!r}.")
        traceback.print_exc()
        raise


async def group(number: int, proxy: Proxy, ledger: Ledger, given: argparse.Namespace) -> None:
    """Two people who play one game after another against a bot, until the faults are over."""
    luck = random.Random(f"{given.seed} group {number}")
    games = 0
    while not ledger.over:
        game, clock = GAMES[(number + games) % 4], CLOCKS[(number + number // 4 + games // 4) % 4]
        games += 1
        people = [Person(proxy.port, ledger, luck, given.think) for _ in range(2)]
        for person in people:
            await person.insist("POST", "/me/guest", {"name": f"Guest {number}"})
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "advised"}]
        form = {"game": game, "seats": seats, "clock": clock}
        table = await people[0].insist("POST", "/tables", form)
        if (
            table is None
            or await people[1].insist("POST", f"/tables/{table['id']}/join", {}) is None
        ):
            ledger.counts["tables given up before the start"] += 1
            continue
        id, timed = table["id"], clock["kind"] != "none"
        await people[0].insist("POST", f"/tables/{id}/start")
        now = await people[0].insist("GET", f"/tables/{id}")
        if now is None or now["status"] != "playing":
            ledger.trouble(f"Table {id} cannot be started: {now and now['status']}.")
            continue
        ledger.begin(id, game=game, clock=clock["kind"], seed_hash=now["seed_hash"])
        await asyncio.gather(*(each.play(id, seat, timed) for seat, each in enumerate(people)))


async def finish(
    groups: list[asyncio.Task[None]], ledger: Ledger, given: argparse.Namespace
) -> None:
    """Let all games come to their end: people play on, for a while, then bots do."""
    ledger.over = True
    await asyncio.wait(groups, timeout=given.play_on)
    ledger.resigning = True
    patience = given.patience
    _, late = await asyncio.wait(groups, timeout=patience)
    for task in late:
        task.cancel()
    for table in set(ledger.tables) - ledger.ended:
        ledger.trouble(f"Table {table} did not come to its end in {patience:.0f} seconds.")


async def tell(ledger: Ledger, began: float) -> None:
    """Say now and then how it goes."""
    while True:
        await asyncio.sleep(15)
        faults, moves = sum(ledger.faults.values()), len(ledger.acknowledged)
        print(f"{time.monotonic() - began:5.0f} s: {faults} faults, {moves} moves acknowledged, "
              f"{len(ledger.ended)} of {len(ledger.tables)} games over", flush=True)  # fmt: skip


async def play(
    given: argparse.Namespace,
    store: Sqlite | Postgres,
    ledger: Ledger,
    folder: Path,
    net: Network | None,
) -> list[Path]:
    """Everything but the checks that need no server; the records of the games."""
    number = 1 if store.kind == "sqlite" else 3
    machines = [net.host() if net else Machine() for _ in range(number)]
    servers = servers_for(store, folder, given.pause, machines)
    (folder / "clock").write_text("0", encoding="ascii")
    await upgrade(store, folder)
    proxy = Proxy(servers, random.Random(f"{given.seed} proxy"))
    await proxy.open()
    faults = Faults(given.seed, ledger, servers, store, proxy, folder / "clock")
    telling = asyncio.create_task(tell(ledger, time.monotonic()))
    try:
        await asyncio.gather(*(server.start() for server in servers))
        groups = [
            asyncio.create_task(watched(group(each, proxy, ledger, given), ledger))
            for each in range(given.tables)
        ]
        limit = given.seconds or None
        try:
            await asyncio.wait_for(faults.strike(given.faults, given.pace), limit)
        except TimeoutError:
            print("Time is up before all faults were done.")
        await faults.heal()
        await finish(groups, ledger, given)
        return await collect(proxy.port, ledger, folder / "records")
    finally:
        telling.cancel()
        await proxy.close()
        for server in servers:
            await server.end(15)


def report(given: argparse.Namespace, ledger: Ledger, seconds: float) -> None:
    """What was done, and what was found."""
    where = ", each on a machine of its own" if given.machines else ""
    print(f"\ndatabase {given.database}{where}, seed {given.seed}, {seconds:.0f} seconds\n")
    for kind, number in sorted(ledger.faults.items()):
        print(f"{number:7} {kind}")
    print(f"{sum(ledger.faults.values()):7} faults in all\n")
    for kind, number in sorted(ledger.counts.items()):
        print(f"{number:7} {kind}")
    for sentence in ledger.troubles[:40]:
        print(f"TROUBLE {sentence}")
    verdict = f"{len(ledger.troubles)} troubles" if ledger.troubles else "Nothing was lost."
    print(f"\n{verdict}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument(
        "--machines", action="store_true", help="each server on its own, as root, in namespaces"
    )
    parser.add_argument("--faults", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=0, help="stop harming after so many")
    parser.add_argument("--tables", type=int, default=4, help="games at the same time")
    parser.add_argument("--think", type=float, default=0.1, help="mean seconds before an answer")
    parser.add_argument(
        "--pace", type=float, default=1.0, help="mean seconds between faults, × 1.4"
    )
    parser.add_argument("--pause", type=float, default=0.2, help="the even pause for reactions")
    parser.add_argument("--play-on", type=float, default=60, help="seconds before bots take over")
    parser.add_argument("--patience", type=float, default=300, help="for the games to end then")
    parser.add_argument("--keep", type=Path, help="a folder for the ledger, logs and records")
    given = parser.parse_args()
    if given.machines and (given.database != "postgres" or not possible()):
        parser.error("--machines needs --database postgres, iproute2, and to be root")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("Stopped before the end."))
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="farwest-chaos-") as place:
        folder = given.keep or Path(place)
        (folder / "records").mkdir(parents=True)
        ledger = Ledger(folder / "ledger.jsonl")
        with contextlib.ExitStack() as stack:
            if given.machines:
                leave()
            net = stack.enter_context(network()) if given.machines else None
            store = stack.enter_context(database(given.database, folder, net and net.host()))
            records = asyncio.run(play(given, store, ledger, folder, net))
            check(store.rows(), ledger, records)
        report(given, ledger, time.monotonic() - began)
    sys.exit(1 if ledger.troubles or sum(ledger.faults.values()) < given.faults else 0)


if __name__ == "__main__":
    main()
