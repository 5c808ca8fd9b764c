"""Clocks: banks, days, nights, vacations, time-outs after a restart, notices of one's turn."""

from __future__ import annotations

import asyncio
import random
import time
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import update

from farwest.server import minding, notify, others, wall
from farwest.server.clocks import DAY, PAST, Alarm, Clock, Rest, due, reading, rest_of, settled
from farwest.server.in_play import LiveTable
from farwest.server.models import GameTable, Move, Player, Seat
from farwest.server.notify import Notices, Unsafe
from tests.server.playing import DAYS, LIVE, House, answer, house, legal, play_on, run, until

HOUR = 3600.0


def moment(text: str, zone: str = "UTC") -> float:
    """A time of the clock somewhere."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


# --- when time counts ----------------------------------------------------------------------------


def test_nights_do_not_count() -> None:
    """From 20 h, ten hours of which eight are night end at 6 in the evening of the next day."""
    rest = Rest((22, 8, "UTC"))
    start = moment("2026-03-10T20:00")
    assert due(start, 2 * HOUR, rest) == moment("2026-03-10T22:00")
    assert due(start, 3 * HOUR, rest) == moment("2026-03-11T09:00")
    assert due(moment("2026-03-10T23:30"), HOUR, rest) == moment("2026-03-11T09:00")
    assert due(start, 2 * 14 * HOUR, rest) == moment("2026-03-12T20:00")


def test_nights_are_those_of_the_place() -> None:
    """Night in Paris, also when clocks change."""
    rest = Rest((22, 8, "Europe/Paris"))
    start = moment("2026-03-28T21:00", "Europe/Paris")
    assert due(start, 2 * HOUR, rest) == moment("2026-03-29T09:00", "Europe/Paris")
    start = moment("2026-10-24T21:00", "Europe/Paris")
    assert due(start, 2 * HOUR, rest) == moment("2026-10-25T09:00", "Europe/Paris")


def test_a_players_own_nights_come_first() -> None:
    """What he set on his profile counts, else what the table agreed on."""
    table = {"night": {"start": 22, "end": 8}}
    own = {"nights": {"from": 23, "to": 7, "zone": "Europe/Paris"}}
    assert rest_of(table, own).night == (23, 7, "Europe/Paris")
    assert rest_of(table, {}).night == (22, 8, "UTC")
    assert rest_of({}, {"nights": {"from": 7, "to": 7}}).night is None


def test_vacations_do_not_count() -> None:
    """Time stands still in a vacation, before, in the middle, and with nights."""
    start = moment("2026-03-10T12:00")
    away = (start + HOUR, start + 10 * DAY)
    assert due(start, 2 * HOUR, Rest(None, (away,))) == start + 10 * DAY + HOUR
    assert due(start + 2 * HOUR, HOUR, Rest(None, (away,))) == start + 10 * DAY + HOUR
    assert due(start + 11 * DAY, HOUR, Rest(None, (away,))) == start + 11 * DAY + HOUR
    assert due(start, 2 * HOUR, Rest((22, 8, "UTC"), (away,))) == start + 10 * DAY + HOUR


@pytest.mark.parametrize(
    "night", [None, 5, {"start": 8, "end": 8}, {"start": 8, "end": 22}, {"start": "x", "end": 3}]
)
def test_unsound_wishes_count_for_nothing(night: Any) -> None:
    """A night of more than twelve hours, or of no hours, is none; a vacation has an end."""
    assert rest_of({"night": night}, {"vacation": "always"}) == Rest()
    long = rest_of({}, {"vacation": {"from": 0, "to": 1e12}})
    assert long.vacations == ((0.0, 30 * DAY),)


def test_an_unknown_zone_is_utc() -> None:
    """A zone nobody knows does not stop the clock."""
    assert due(moment("2026-03-10T20:00"), 3 * HOUR, Rest((22, 8, "Mars/Olympus"))) == moment(
        "2026-03-11T09:00"
    )


# --- one table -----------------------------------------------------------------------------------


def test_quick_answers_cost_nothing() -> None:
    """An answer within the increment leaves the bank as it is; a slow one takes the rest."""
    clock = Clock({"kind": "live", "bank": 100, "increment": 10}, 2, 1000.0, 0.0)
    clock.ask([0], [])
    assert clock.deadline(0) == 1110.0
    clock.row(0, 1008.0, 0, [0], [], False)
    assert clock.left == [100, 100]
    clock.row(0, 1038.0, 0, [1], [], False)
    assert clock.left == [80, 100]
    assert clock.deadline(0) is None
    assert clock.deadline(1) == 1148.0
    assert reading(clock.shown(), 1040.0) == [
        {"left": 80.0, "running": False},
        {"left": 108.0, "running": True},
    ]


def test_a_question_begins_after_the_pauses() -> None:
    """Two pauses of a second and a half come before the clock of the next seat."""
    clock = Clock(LIVE, 2, 0.0, 1.5)
    clock.ask([0], [])
    clock.row(0, 100.0, 2, [1], [], False)
    assert clock.since[1] == 103.0
    clock.row(1, 103.5, 0, [], [], False)
    clock.row(0, 103.6, 1, [0], [], False)
    assert clock.since[0] == 105.1


def test_clocks_keep_secrets() -> None:
    """While secret choices are made, others see every clock as it was in the beginning."""
    clock = Clock({"kind": "live", "bank": 100, "increment": 0}, 3, 0.0, 0.0)
    clock.ask([0, 1], [0, 1, 2])
    before = clock.shown(), clock.shown([2])
    clock.row(0, 30.0, 0, [1], [0, 1, 2], True)
    assert (clock.shown(), clock.shown([2])) == before
    assert clock.shown([0])[0] == (70.0, None)
    assert clock.shown([1])[1] == (100.0, 100.0)
    clock.row(1, 40.0, 0, [2], [], False)
    assert clock.shown() == [(70.0, None), (60.0, None), (100.0, 140.0)]


def test_an_alarm_rings_when_it_is_time() -> None:
    """Earliest first, once, and not when it was set anew."""
    rung: list[str] = []

    async def ring(table_id: str) -> None:
        rung.append(table_id)
        if table_id == "broken":
            raise RuntimeError

    async def test() -> None:
        alarm = Alarm(ring)
        alarm.open()
        now = time.time()
        alarm.set("late", now + 0.2)
        alarm.set("broken", now - 1)
        alarm.set("soon", now + 0.05)
        alarm.set("never", now + 0.05)
        alarm.set("never", None)
        alarm.set("moved", now + 0.01)
        alarm.set("moved", now + 0.3)
        await asyncio.sleep(0.5)
        await alarm.close()

    run(test())
    assert rung == ["broken", "soon", "late", "moved"]


# --- time is up ----------------------------------------------------------------------------------


async def asked_person(table: LiveTable) -> int:
    """Some seat of a person who is asked."""
    assert table.course is not None
    return next(seat for seat in table.course.asked() if table.waits_for([seat]))


def test_when_time_is_up_a_bot_plays_on(tmp_path: Path) -> None:
    """The seats that let their time go by are played by bots, to the end if need be."""

    async def test() -> None:
        async with house(tmp_path) as home:
            clock = {"kind": "live", "bank": 10, "increment": 0}
            table = await home.table(clock=clock, started=time.time() - 3600)
            await until(lambda: table.info.status == "over", 60)
            assert [chair.by_bot for chair in table.info.chairs] == [True] * 3
            assert (await home.row(table)).result is not None

    run(test())


def test_time_runs_out_while_the_server_is_down(tmp_path: Path, monkeypatch: Any) -> None:
    """After a restart the log says how long ago the question was asked."""

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await home.table(("person", "person"), LIVE, options={"extension": True})
            await play_on(table, random.Random(1), 9)
            id = table.info.id
            assert table.course is not None
            asked = list(table.course.asked())
            await home.restart()
            table = await home.tables.get(id)
            await asyncio.sleep(0.1)
            assert not any(chair.by_bot for chair in table.info.chairs)
            await home.tables.close()
            async with home.store.session() as session:
                await session.execute(
                    update(GameTable).where(GameTable.id == id).values(started=time.time() - 9999)
                )
                await session.execute(update(Move).values(at=Move.at - 9999))
            monkeypatch.setattr(minding.Minder, "_wake_bots", lambda _: None)
            await home.open()
            table = await home.tables.get(id)
            await until(lambda: any(chair.by_bot for chair in table.info.chairs))
            assert [seat for seat in range(2) if table.info.chairs[seat].by_bot] == asked

    run(test())


def test_a_seat_is_taken_back(tmp_path: Path) -> None:
    """Its player answers again, and the bot no longer does."""

    async def test() -> None:
        async with house(tmp_path, pace=0.05) as home:
            table = await home.table(("person", "person"), options={"extension": True})
            await set_by_bot(home, table, 0, True)
            course = table.course
            assert course is not None
            await until(lambda: course.asks[0] > 0)
            await set_by_bot(home, table, 0, False)
            await asyncio.sleep(0.3)
            asks = course.asks[0]
            while not table.waits_for([0]):
                await answer(table, 1, legal(table, 1)[0])
            await asyncio.sleep(0.3)
            assert course.asks[0] == asks
            await answer(table, 0, legal(table, 0)[0])

    run(test())


async def set_by_bot(home: House, table: LiveTable, seat: int, by_bot: bool) -> None:
    """What the routes write."""
    async with home.store.session() as session:
        (await session.get_one(Seat, (table.info.id, seat))).by_bot = by_bot
    await home.tables.changed(table.info.id)


def test_a_vacation_that_has_begun_counts_whatever_follows() -> None:
    """Cleared on the return, or replaced by the next: the days that have passed stay free."""
    first = {"from": 10 * DAY, "to": 20 * DAY}
    for after in (None, {"from": 50 * DAY, "to": 60 * DAY}):
        kept = settled({"vacation": first, "page": 1}, {"vacation": after, PAST: []}, 18 * DAY)
        assert due(9 * DAY, 2 * DAY, rest_of({}, kept)) == 19 * DAY
        assert kept["page"] == 1
        again = settled(kept, {"page": 2, PAST: None}, 19 * DAY)
        assert again[PAST] == kept[PAST]
    before = settled({"vacation": first}, {"vacation": None}, 5 * DAY)
    assert rest_of({}, before) == Rest()


@pytest.mark.parametrize("kind", ["live", "days"])
def test_taking_back_wins_no_time(kind: str) -> None:
    """Whoever answers and takes it back, again and again, is asked since when he was."""
    clock = Clock({"kind": kind, "bank": 60, "increment": 15, "days": 2}, 2, 100.0, 0.0)
    clock.ask([0], [])
    first, now = clock.deadline(0), 100.0
    for undone in (False, True) * 3:
        now += 10
        clock.row(0, now, 0, [0], [], False, undone)
    assert (clock.deadline(0), clock.left) == (first, [60.0, 60.0])
    clock.row(0, now, 0, [1], [], False)
    assert clock.left == ([60.0 + 15 - 60, 60.0] if kind == "live" else clock.left)


def test_a_vacation_stops_the_days(tmp_path: Path) -> None:
    """Who is on vacation is not late, and is late when it is over."""

    async def test() -> None:
        async with house(tmp_path) as home:
            now = time.time()
            away = {"vacation": {"from": now - 10 * DAY, "to": now + DAY}}
            await home.person(settings=away)
            await home.person(settings={})
            table = await home.table(("person",) * 2, DAYS, started=now - 5 * DAY,
                                     options={"extension": True})  # fmt: skip
            await until(lambda: table.info.chairs[1].by_bot)
            assert not table.info.chairs[0].by_bot
            assert table.clock is not None
            assert table.clock.deadline(0) == pytest.approx(now + 3 * DAY)
            async with home.store.session() as session:
                (await session.get_one(Player, home.people[0])).settings = {}
            await home.tables.changed(table.info.id)
            await until(lambda: table.info.chairs[0].by_bot)

    run(test())


# --- your turn -----------------------------------------------------------------------------------


def test_people_who_are_away_are_told_of_their_turn(tmp_path: Path, monkeypatch: Any) -> None:
    """By mail or webhook, once for each question, and only those who are not there."""
    notice = 1.0  # whoever sits down later than that is taken to have been told
    monkeypatch.setattr(minding, "NOTICE", notice)
    mails: list[tuple[str, ...]] = []
    posts: list[tuple[str, dict[str, str]]] = []

    async def mailer(*mail: str) -> None:
        mails.append(mail)

    async def poster(address: str, body: dict[str, str]) -> None:
        posts.append((address, body))

    async def test() -> None:
        async with house(tmp_path, public_url="https://play.example.org") as home:
            home.tables.notices = Notices(home.settings, mailer, poster)
            wish = {"mail_confirmed": True, "settings": {"notify": {"mail": True}}}
            await home.person(mail="a@example.org", **wish)
            hook = {"notify": {"webhook": "https://hook.example.org/x"}}
            await home.person(settings=hook, mail="b@example.org", mail_confirmed=True)
            await home.person(mail="c@example.org", **wish)
            table = await home.table(clock=DAYS)
            await home.watch(table, home.people[2])
            for _ in range(1200):
                if mails and posts:
                    break
                await asyncio.sleep(0.05)
            assert [mail[0] for mail in mails] == ["a@example.org"]
            assert "https://play.example.org/table/" in mails[0][2]
            assert [post[0] for post in posts] == ["https://hook.example.org/x"]
            assert posts[0][1]["table"] == table.info.id
            await answer(table, 0, legal(table, 0)[0])
            await answer(table, 2, legal(table, 2)[0])
            await asyncio.sleep(notice + 0.2)
            assert len(mails) == 1

    run(test())


@pytest.mark.postgres
def test_of_several_processes_one_tells_of_a_turn(
    tmp_path: Path, postgres: str, monkeypatch: Any
) -> None:
    """Once, and nobody who is connected to another one."""
    monkeypatch.setattr(minding, "NOTICE", 2.0)
    monkeypatch.setattr(others, "ANSWERED", 0.3)
    posts: list[str] = []

    async def poster(address: str, body: dict[str, str]) -> None:
        posts.append(address)

    async def test() -> None:
        async with house(tmp_path, postgres) as one, house(tmp_path, postgres) as two:
            await until(lambda: one.tables.log.keeper or two.tables.log.keeper)
            for home in (one, two):
                home.tables.notices = Notices(home.settings, poster=poster)
            for name in ("a", "b", "c"):
                hook = {"notify": {"webhook": f"https://{name}.example.org/"}}
                await one.person(settings=hook)
            table = await one.table(clock=DAYS)
            for home, person in ((one, one.people[1]), (two, one.people[2])):
                await home.watch(await home.tables.get(table.info.id), person)
            await until(lambda: bool(posts))
            await asyncio.sleep(1.0)
            assert posts == ["https://a.example.org/"]

    run(test())


@pytest.mark.postgres
def test_nobody_is_late_who_answered_another_process(
    tmp_path: Path, postgres: str, monkeypatch: Any
) -> None:
    """Where this one did not hear of it in time, it reads before it judges."""
    late: list[int] = []

    async def time_out(table: LiveTable, seats: list[int]) -> None:
        late.extend(seats)

    async def test() -> None:
        async with house(tmp_path, postgres) as one, house(tmp_path, postgres) as two:
            here = await one.table(("person", "person"), LIVE)
            there = await two.tables.get(here.info.id)
            await two.watch(there, one.people[0])
            monkeypatch.setattr(two.tables.log, "wake", lambda *_: None)
            monkeypatch.setattr(two.tables, "time_out", time_out)
            await asyncio.sleep(0.3)
            for seat in (0, 1):
                await answer(here, seat, legal(here, seat)[0])
            assert there.clock is not None
            assert there.course is not None
            end = there.clock.deadline(0) or 0.0
            monkeypatch.setattr(wall, "now", lambda: end + 0.01)
            assert there.minder.late(wall.now()) == [0, 1]
            await there.ring()
            assert (there.course.rows, late) == (2, [])

    run(test())


@pytest.mark.parametrize(
    "address",
    ["http://example.org/", "https://127.0.0.1/", "https://localhost/x", "https://10.0.0.1/",
     "https://[::1]/", "https://169.254.1.1/", "ftp://example.org", "https://a:b@example.org/",
     "https://[::ffff:10.0.0.1]/", "https://[2002:7f00:1::1]/", "https://[64:ff9b::a00:1]/",
     "https://[fec0::1]/", "https://[feff::1]/", "https://[64:ff9b:1::808:808]/",
     "https://[::8.8.8.8]/", "https://[::7f00:1]/", "https://[::ffff:0:8.8.8.8]/"],
)  # fmt: skip
def test_no_webhook_reaches_inside(address: str) -> None:
    """Only public HTTPS addresses are called."""
    with pytest.raises((Unsafe, OSError)) as found:
        notify._post(address, b"{}")
    assert isinstance(found.value, Unsafe)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:4700::1", "64:ff9b::5db8:d822"])
def test_a_public_address_may_be_called(address: str) -> None:
    """Also one that a gateway turns into another public one."""
    assert notify.public_address(address, 443) == address


def test_a_webhook_that_cannot_be_called_is_passed_over(tmp_path: Path) -> None:
    """Whatever somebody has written for one: nobody is called, and nothing fails."""

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await home.table(("person", "bot"), clock=DAYS)
            for address in (
                "https://[",
                "https://example.org:many/",
                "https://\u0001.example.org/",
            ):
                table.info.chairs[0].settings = {"notify": {"webhook": address}}
                await Notices(home.settings).send(table.info, 0)

    run(test())
