"""What changes elsewhere: in another process, while a table is loaded, or who sits there."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from farwest.server import chat
from farwest.server.in_play import LiveTable
from farwest.server.models import GameTable, Player, Seat
from tests.server.playing import house, run, until


@pytest.mark.postgres
def test_who_is_connected_to_another_process_is_not_away(tmp_path: Path, postgres: str) -> None:
    """Processes tell each other, when it matters, who is with them; hearsay is not passed on."""

    async def test() -> None:
        async with house(tmp_path, postgres) as one, house(tmp_path, postgres) as two:
            here = await one.table(("person", "person"))
            there = await two.tables.get(here.info.id)
            anna, bea = one.people
            await two.watch(there, bea)
            assert (there.around(), here.around()) == ([bea], [])
            began = time.monotonic()
            await one.tables.others.ask_who_is_here(here.info.id)
            assert here.left(bea) > began
            assert here.left(anna) < began
            assert here.around() == []

    run(test())


@pytest.mark.postgres
def test_a_game_is_on_in_every_process_as_soon_as_one_has_begun_it(
    tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever was told so may ask another process before that one has heard of it."""

    async def test() -> None:
        async with house(tmp_path, postgres) as one, house(tmp_path, postgres) as two:
            monkeypatch.setattr(two.tables.log, "wake", lambda *_: None)
            here = await one.table(status="waiting", started=None)
            there = await two.tables.get(here.info.id)
            assert not there.playing
            async with one.store.session() as session:
                row = await session.get_one(GameTable, here.info.id)
                row.status, row.started = "playing", time.time()
            await one.tables.started(here.info.id)
            assert (await two.tables.get(here.info.id)).playing

    run(test())


@pytest.mark.postgres
def test_what_was_said_while_a_process_could_not_hear_is_told(
    tmp_path: Path, postgres: str, monkeypatch: Any
) -> None:
    """When it hears the others again, it passes on what it missed."""

    async def test() -> None:
        async with house(tmp_path, postgres) as one, house(tmp_path, postgres) as two:
            here = await one.table(("person", "person"))
            there = await two.tables.get(here.info.id)
            bea = await two.watch(there, one.people[1])
            with monkeypatch.context() as deaf:
                deaf.setattr(two.tables.log, "wake", lambda *_: None)
                async with one.store.reading() as session:
                    anna = await session.get_one(Player, one.people[0])
                await chat.say(one.tables, here, anna, "Draw!")
                await asyncio.sleep(0.5)
            assert bea.messages("chat") == []
            two.tables.others.heard("", "all")
            await until(lambda: bool(bea.messages("chat")))
            assert [said["text"] for said in bea.messages("chat")] == ["Draw!"]

    run(test())


def test_a_change_while_a_table_is_loaded_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was read before it is read again."""

    async def test() -> None:
        async with house(tmp_path) as home:
            id = (await home.table(("person", "person"))).info.id
            await home.restart()
            home.tables.live.clear()
            reached, go_on = asyncio.Event(), asyncio.Event()
            take_up = home.tables._take_up

            async def slowly(table: LiveTable) -> None:
                reached.set()
                await go_on.wait()
                await take_up(table)

            monkeypatch.setattr(home.tables, "_take_up", slowly)
            loading = asyncio.create_task(home.tables.get(id))
            await reached.wait()
            async with home.store.session() as session:
                (await session.get_one(Seat, (id, 1))).resigned = True
            changed = asyncio.create_task(home.tables.changed(id))
            await asyncio.sleep(0.05)
            go_on.set()
            await changed
            assert (await loading).info.chairs[1].resigned

    run(test())


def test_whoever_loses_his_seat_comes_again(tmp_path: Path) -> None:
    """He may be somebody else by now; he does not stay with what his seat saw."""

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await home.table(("person", "person"))
            bea = await home.watch(table, home.people[1])
            async with home.store.session() as session:
                (await session.get_one(Seat, (table.info.id, 1))).player_id = home.people[0]
            await home.tables.changed(table.info.id)
            assert (bea.gone, bea.code) == (True, 1012)

    run(test())


def test_whoever_is_no_more_hears_nothing(tmp_path: Path) -> None:
    """At any table: the next to have his number must not be heard through his line."""

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await home.table(("person", "person"))
            lost = await home.watch(table, await home.person())
            stays = await home.watch(table, home.people[0])
            home.tables.send_away(home.people[-1])
            assert (lost.gone, lost.code, stays.gone) == (True, 1012, False)

    run(test())
