"""Faults of every kind while games are played, and three servers on one database: nothing lost."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import secrets
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from chaos_parts.checks import check, collect
from chaos_parts.houses import Server, children_of, grouped, signalled
from chaos_parts.ledger import Ledger, Move
from chaos_parts.people import LOST, Person, Refusal
from chaos_parts.proxy import Proxy
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from farwest import games
from farwest.kernel.record import Record
from farwest.server.course import Course
from farwest.server.settings import Settings
from farwest.server.store import upgrade
from tests.needs import lacking
from tests.server.postgres import tool

ROOT = Path(__file__).parents[2]
FAULTS = 15

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="faults need /proc")


@pytest.mark.parametrize(
    "database", ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]
)
def test_nothing_is_lost(database: str, open_folder: Path) -> None:
    """A short run of tools/chaos.py: faults of every kind, and every word is kept."""
    if database == "postgres" and tool("initdb") is None:
        lacking("PostgreSQL")
    folder = open_folder / "run"
    command = [
        sys.executable, str(ROOT / "tools" / "chaos.py"), "--database", database,
        "--faults", str(FAULTS), "--seed", "7", "--pace", "0.3", "--tables", "4",
        "--think", "0.05", "--play-on", "0", "--keep", str(folder),
    ]  # fmt: skip
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=280, env=environment, check=False
    )
    told = done.stdout + done.stderr
    assert done.returncode == 0, told
    assert "Nothing was lost." in told
    lines = [json.loads(line) for line in (folder / "ledger.jsonl").read_text().splitlines()]
    kinds = [line["kind"] for line in lines if line["what"] == "fault"]
    assert len(kinds) >= FAULTS
    assert len(set(kinds)) >= 7
    assert sum(line["what"] == "acknowledged" for line in lines) > FAULTS
    assert len(list((folder / "records").iterdir())) >= 4


@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        ([(0, 0, 5), (1, 1, 6), (2, 0, 7)], None),
        ([(0, 0, 5), (1, 1, 6)], "Lost: "),
        ([(0, 0, 5), (1, 1, 6), (2, 0, 8)], "Changed: "),
        ([(0, 0, 5), (1, 1, 6), (1, 0, 7)], "do not follow each other"),
        ([(0, 0, 5), (1, 1, 6), (2, 0, 7), (3, 1, 9)], "Nobody sent 9"),
        ([(0, 0, 5), (1, 0, 5), (2, 1, 6), (3, 0, 7)], "Changed: "),
    ],
)
def test_a_loss_is_found(
    tmp_path: Path, rows: list[tuple[int, int, int]], sentence: str | None
) -> None:
    """What the tool checks in the end can fail: a row lost, changed, doubled, or invented."""
    ledger = Ledger(tmp_path / "ledger.jsonl")
    ledger.begin("a", game="dice_town", clock="none", seed_hash="")
    for move in (Move("a", 0, 0, 5), Move("a", 1, 0, 6), Move("a", 0, 1, 7)):
        ledger.send(move)
        ledger.acknowledge(move, "request")
    check({"a": rows}, ledger, [])
    found = " ".join(ledger.troubles)
    assert sentence in found if sentence else not found


def test_a_record_that_was_edited_is_found(tmp_path: Path) -> None:
    """The tool asks `farwest verify`, and compares the log with the record."""
    golden = next((ROOT / "tests" / "golden").rglob("*.json"))
    record = json.loads(golden.read_text(encoding="utf-8"))
    rows = [(ply, seat, action) for ply, (seat, action) in enumerate(record["moves"])]
    for moves, troubles in ((rows, 0), (rows[:-1], 1)):
        ledger = Ledger(tmp_path / "ledger.jsonl")
        check({golden.stem: moves}, ledger, [golden])
        assert len(ledger.troubles) == troubles
    record["end"]["totals"][0] += 1
    edited = tmp_path / golden.name
    edited.write_text(json.dumps(record), encoding="utf-8")
    ledger = Ledger(tmp_path / "ledger.jsonl")
    check({golden.stem: rows}, ledger, [edited])
    assert "does not verify" in ledger.troubles[0]


def reaction_of(record: Record) -> tuple[Move, int]:
    """The first reaction of a game, and how much its seat had heard before."""
    course = Course(games.find(record.game), record.players, dict(record.options), record.seed)
    for seat, action in record.moves:
        if course.match.state.veiled():
            return Move("", seat, course.asks[seat], action), course.lengths()[seat]
        course.apply(seat, action, scenes=False)
    raise AssertionError("nobody could react")


def test_a_kept_reaction_that_became_another_is_found(tmp_path: Path) -> None:
    """It must be in the log, unless its chance was gone when its turn came."""
    golden = ROOT / "tests" / "golden" / "dice_town"
    for path in sorted(golden.rglob("*.json")):
        record = Record.from_json(path.read_text(encoding="utf-8"))
        with contextlib.suppress(AssertionError):
            move, heard = reaction_of(record)
            break
    move = move._replace(table=path.stem)
    rows = [(ply, seat, action) for ply, (seat, action) in enumerate(record.moves)]
    other = move._replace(action=move.action + 1)
    for kept, then, troubles in ((move, heard, 0), (other, heard, 1), (other, heard - 1, 0)):
        ledger = Ledger(tmp_path / "ledger.jsonl")
        ledger.keep(kept, then)
        check({path.stem: rows}, ledger, [path])
        assert len(ledger.troubles) == troubles
        assert "was kept" in "".join(ledger.troubles) or not troubles


# --- three processes -----------------------------------------------------------------------------


class Shop:
    """Three servers, each a process, on one PostgreSQL behind a proxy."""

    def __init__(self, folder: Path, url: str) -> None:
        environment = Settings(
            data=folder, database=url, secret=secrets.token_hex(16), pace=0, pause=0,
            rate_limits=False, log="json",
        ).environment()  # fmt: skip
        self.url = url
        self.servers = [Server(number, folder, environment) for number in range(3)]
        self.ledger = Ledger(folder / "ledger.jsonl")
        self.proxy = Proxy(self.servers, random.Random(1))

    def person(self, port: int | None = None) -> Person:
        """Somebody new, who talks to one server, or to the proxy."""
        return Person(port or self.proxy.port, self.ledger, random.Random(2), 0.01)

    async def seat_two(self) -> tuple[str, list[Person]]:
        """A game of two people and a bot; each step is done by another server."""
        people = [self.person(), self.person()]
        ports = [server.port for server in self.servers]
        for number, person in enumerate(people):
            person.port, person.seat = ports[number], number
            await person.call("POST", "/me/guest", {"name": f"Guest {number}"})
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "advised"}]
        table = await people[0].call("POST", "/tables", {"game": "dice_town", "seats": seats})
        await people[1].call("POST", f"/tables/{table['id']}/join", {})
        people[0].port = ports[2]
        started = await people[0].call("POST", f"/tables/{table['id']}/start")
        self.ledger.begin(
            table["id"], game="dice_town", clock="none", seed_hash=started["seed_hash"]
        )
        return table["id"], people

    async def rows(self) -> dict[str, list[tuple[int, int, int]]]:
        import asyncpg

        connection = await asyncpg.connect(self.url)
        query = "SELECT table_id, ply, seat, action FROM move ORDER BY 1, 2"
        found = list(await connection.fetch(query))
        await connection.close()
        return grouped(found)


@asynccontextmanager
async def shop(folder: Path, url: str) -> AsyncIterator[Shop]:
    """Three servers that are open."""
    found = Shop(folder, url)
    await upgrade(Settings(data=folder, database=url))
    await found.proxy.open()
    try:
        await asyncio.gather(*(server.start() for server in found.servers))
        yield found
    finally:
        await found.proxy.close()
        for server in found.servers:
            await server.end(signal.SIGKILL)


async def view_at(person: Person, server: Server, table: str) -> Any:
    """The state of somebody's seat, as a certain server tells it."""
    person.port = server.port
    return await person.call("GET", f"/tables/{table}/view?seat={person.seat}")


async def asked(people: list[Person], server: Server, table: str) -> tuple[Person, Any]:
    """Somebody who is asked something, and his state."""
    for _ in range(400):
        for person in people:
            state = await view_at(person, server, table)
            if state["question"] is not None:
                return person, state
        await asyncio.sleep(0.05)
    raise AssertionError("nobody is asked")


async def shown(person: Person, server: Server, table: str, ask: int) -> None:
    """Wait until a server knows of so many answers of somebody."""
    for _ in range(200):
        if (await view_at(person, server, table))["ask"] == ask:
            return
        await asyncio.sleep(0.05)
    raise AssertionError("a process has not heard of the move")


def first_answer(person: Person, state: Any) -> dict[str, int]:
    """The first of the answers that are offered."""
    action = state["question"]["offers"][0]["action"]
    return {"seat": person.seat, "ask": state["ask"], "action": action}


@pytest.mark.postgres
def test_three_processes_serve_one_table(tmp_path: Path, postgres: str) -> None:
    """Any process serves it, none accepts a move twice, and one that is killed is not missed."""

    async def test() -> None:
        async with shop(tmp_path, postgres) as here:
            table, people = await here.seat_two()
            await same_everywhere(here, table, people)
            await sent_to_two(here, table, people)
            await killed_in_mid_game(here, table, people[0])
            await rolling_restart(here, table, people)
            records = await collect(here.proxy.port, here.ledger, tmp_path / "records")
            check(await here.rows(), here.ledger, records)
            assert here.ledger.troubles == []
            assert here.ledger.counts["records verified"] == 1

    (tmp_path / "records").mkdir()
    asyncio.run(asyncio.wait_for(test(), 280))


async def same_everywhere(here: Shop, table: str, people: list[Person]) -> None:
    """All three tell the same of it, and what one accepts the others show."""
    person, state = await asked(people, here.servers[0], table)
    before = [await view_at(person, server, table) for server in here.servers]
    assert before == [state] * 3
    body = first_answer(person, state)
    here.ledger.send(Move(table, *body.values()))
    await person.call("POST", f"/tables/{table}/answer", body)
    for server in here.servers:
        await shown(person, server, table, state["ask"] + 1)


async def sent_to_two(here: Shop, table: str, people: list[Person]) -> None:
    """The same answers through two processes at the same moment: each is accepted once."""
    for _ in range(4):
        person, state = await asked(people, here.servers[0], table)
        other = here.person(here.servers[1].port)
        other.cookie, other.seat = person.cookie, person.seat
        await shown(other, here.servers[1], table, state["ask"])
        body = first_answer(person, state)
        here.ledger.send(Move(table, *body.values()))
        work = [each.call("POST", f"/tables/{table}/answer", body) for each in (person, other)]
        found = await asyncio.gather(*work, return_exceptions=True)
        refused = [each for each in found if isinstance(each, BaseException)]
        assert [str(each) for each in refused] == ["409 error_stale"]


async def killed_in_mid_game(here: Shop, table: str, person: Person) -> None:
    """The line breaks; on the next one, to another process, no news is missing."""
    victim, other = here.servers[0], here.servers[1]
    async with line_to(victim, person, table, 0) as line:
        heard = (await next_state(line))["n"]
        await victim.end(signal.SIGKILL)
        with pytest.raises(LOST):
            await next_state(line)
    async with line_to(other, person, table, heard) as line:
        state = await next_state(line)
        told = [news["n"] for news in state["news"]]
        assert told == list(range(heard + 1, state["n"] + 1))
    await victim.start()


def line_to(server: Server, person: Person, table: str, since: int) -> Any:
    """A socket at a table, to a certain server."""
    where = f"127.0.0.1:{server.port}"
    headers = {"Cookie": person.cookie, "Origin": f"http://{where}"}
    url = f"ws://{where}/api/v1/tables/{table}/live?since={since}"
    return connect(url, additional_headers=headers, proxy=None, close_timeout=1)


async def next_state(line: Any) -> Any:
    """The next state that comes over a line."""
    while True:
        message = json.loads(await line.recv())
        if message["type"] == "state":
            return message


async def rolling_restart(here: Shop, table: str, people: list[Person]) -> None:
    """One process after the other is stopped and started while people play to the end."""
    for person in people:
        person.port = here.proxy.port
    before = len(here.ledger.acknowledged)
    playing = [
        asyncio.create_task(person.play(table, seat, False)) for seat, person in enumerate(people)
    ]
    for server in here.servers:
        await here.ledger.some_moves(2, 30)
        assert await server.end(signal.SIGTERM)
        await here.ledger.some_moves(1, 30)
        await server.start()
    assert len(here.ledger.acknowledged) > before
    here.ledger.resigning = True
    await asyncio.wait_for(asyncio.gather(*playing), 120)


async def one_server_of_three(folder: Path, postgres: str) -> tuple[Shop, Server]:
    """A shop whose only server is `--workers 3`."""
    await upgrade(Settings(data=folder, database=postgres))
    here = Shop(folder, postgres)
    server = Server(0, folder, here.servers[0].environment, processes=3)
    here.servers = [server] * 3
    await server.start()
    return here, server


@pytest.mark.postgres
def test_workers_at_one_address(tmp_path: Path, postgres: str) -> None:
    """`--workers 3` serves one table from three processes; one that is killed is replaced."""

    async def test() -> None:
        here, server = await one_server_of_three(tmp_path, postgres)
        try:
            table, people = await here.seat_two()
            first = server.workers()
            assert len(first) == 3
            for number in range(12):
                if number == 4:
                    os.kill(first[0], signal.SIGKILL)
                await play_one(here, table, people)
            for _ in range(600):
                if len(server.workers()) == 3 and first[0] not in server.workers():
                    break
                await asyncio.sleep(0.1)
            assert len(server.workers()) == 3
            check(await here.rows(), here.ledger, [])
            assert here.ledger.troubles == []
            assert len(here.ledger.acknowledged) == 12
        finally:
            await server.end(signal.SIGTERM)
        assert not [pid for pid in first if signalled(pid, 0)]

    asyncio.run(asyncio.wait_for(test(), 280))


@pytest.mark.postgres
def test_workers_end_with_their_supervisor(tmp_path: Path, postgres: str) -> None:
    """A supervisor is killed without a word: its processes close as usual, their bots end too."""

    async def test() -> None:
        here, server = await one_server_of_three(tmp_path, postgres)
        table, people = await here.seat_two()
        left = server.workers()
        assert len(left) == 3
        async with line_to(server, people[0], table, 0) as line:
            await next_state(line)
            assert await comes_true(lambda: all(children_of(pid) for pid in left))  # their bots
            left += [pid for each in left for pid in children_of(each)]
            try:
                await server.end(signal.SIGKILL)
                with pytest.raises(ConnectionClosed) as closed:
                    await next_state(line)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
                assert await comes_true(lambda: not any(runs(pid) for pid in left))
            finally:
                for pid in left:
                    signalled(pid, signal.SIGKILL)

    asyncio.run(asyncio.wait_for(test(), 120))


async def comes_true(told: Callable[[], bool], seconds: float = 30) -> bool:
    """Whether something becomes true in time."""
    for _ in range(int(seconds * 10)):
        if told():
            return True
        await asyncio.sleep(0.1)
    return False


def runs(pid: int) -> bool:
    """Whether a process is there; one that has ended says nothing, even if nobody looked yet."""
    try:
        return bool(Path(f"/proc/{pid}/cmdline").read_bytes())
    except OSError:
        return False


async def play_one(here: Shop, table: str, people: list[Person]) -> None:
    """Somebody answers, and tries again where the process was killed that he talked to."""
    for _ in range(200):
        try:
            person, state = await asked(people, here.servers[0], table)
            body = first_answer(person, state)
            move = Move(table, *body.values())
            here.ledger.send(move)
            await person.call("POST", f"/tables/{table}/answer", body)
        except (Refusal, *LOST):
            await asyncio.sleep(0.05)
        else:
            here.ledger.acknowledge(move, "request")
            return
    raise AssertionError("the game does not go on")
