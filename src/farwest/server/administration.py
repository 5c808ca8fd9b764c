"""What the administrator may do, beside a running server or without one."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from farwest.kernel.record import BadRecord, Record
from farwest.server import keeping, names, people, seating
from farwest.server.errors import Problem
from farwest.server.info import Info, read_info
from farwest.server.models import GameTable, Move, Player, Report
from farwest.server.movelog import Row
from farwest.server.passwords import Passwords
from farwest.server.store import Store
from farwest.words import Words

LONGEST_NUMBER = 9
"""Digits in the number of a player."""
SYLLABLES = [consonant + vowel for consonant in "bdfgklmnprst" for vowel in "aeiou"]


class Unclear(ValueError):
    """What was asked for cannot be done; the sentence says why."""


class Complaint(NamedTuple):
    """A report, to be read by the administrator."""

    at: float
    by: str
    about: str
    table: str
    text: str


def readable_password() -> str:
    """A password that can be read out on the telephone."""
    parts = ["".join(secrets.choice(SYLLABLES) for _ in range(3)) for _ in range(4)]
    return "-".join(parts)


async def find_player(session: AsyncSession, name: str) -> Player:
    """The account of a name, the guest of a name that only he has, or #ID."""
    number = name.removeprefix("#")
    if name != number and number.isascii() and number.isdecimal():
        found = await session.get(Player, int(number)) if len(number) <= LONGEST_NUMBER else None
        if found is None:
            raise Unclear(f"There is no player {name}.")
        return found
    account = await people.by_key(session, names.fold(name))
    if account is not None:
        return account
    query = select(Player).where(Player.name == name).order_by(Player.id)
    guests = list((await session.scalars(query)).all())
    if not guests:
        raise Unclear(f"There is no player called {name}.")
    if len(guests) > 1:
        ids = ", ".join(f"#{guest.id}" for guest in guests)
        raise Unclear(f"Several guests are called {name}: name one of {ids}.")
    return guests[0]


async def reset_password(store: Store, name: str) -> tuple[str, str]:
    """Give an account a new password and log it out everywhere; its name and the password."""
    password = readable_password()
    hashed = await Passwords(store.settings).hash(password)
    async with store.session() as session:
        player = await find_player(session, name)
        if player.guest:
            raise Unclear(f"{player.name} is a guest and has no password.")
        player.password = hashed
        await people.shut_out(session, player.id)
        return player.name, password


async def ban(store: Store, name: str, banned: bool = True) -> str:
    """Shut somebody out, or let him in again; his name. Tables that wait for him are closed."""
    async with store.session() as session:
        player = await find_player(session, name)
        player.banned = banned
        if banned:
            await people.shut_out(session, player.id)
            waiting = (GameTable.host_id == player.id) & (GameTable.status == "waiting")
            for table in await session.scalars(select(GameTable).where(waiting)):
                seating.close(table)
        return player.name


async def close_table(store: Store, id: str) -> None:
    """End a table without a result; a running server tells those who sit there."""
    async with store.session() as session:
        try:
            table, _ = await seating.load(session, id)
        except Problem as problem:
            raise Unclear(f"There is no table {id}.") from problem
        if table.status not in ("waiting", "playing"):
            raise Unclear(f"Table {id} has ended already.")
        seating.close(table)


async def complaints(store: Store, days: float) -> list[Complaint]:
    """What players have reported in the last days, the latest last."""
    since = time.time() - days * 86_400
    async with store.reading() as session:
        query = select(Report).where(Report.at >= since).order_by(Report.at)
        reports = list((await session.scalars(query)).all())
        ids = {report.player_id for report in reports} | {report.about_id for report in reports}
        known = (await session.scalars(select(Player).where(Player.id.in_(ids)))).all()
    shown = {player.id: f"{player.name} (#{player.id})" for player in known}
    return [
        Complaint(
            report.at,
            shown.get(report.player_id or 0, seating.NOBODY),
            shown.get(report.about_id or 0, seating.NOBODY),
            report.table_id or seating.NOBODY,
            report.text,
        )
        for report in reports
    ]


class Stopped(NamedTuple):
    """A game that does not go on, for the administrator to read."""

    table: str
    game: str
    version: str
    revision: int
    why: str


async def stopped(store: Store) -> list[Stopped]:
    """The games that are on and that the rules of now would play otherwise."""
    found = []
    async with store.reading() as session:
        query = select(GameTable.id).where(GameTable.status == "playing")
        ids = (await session.scalars(query.order_by(GameTable.started))).all()
        for id in ids:
            info, rows = await _stored(session, id)
            try:
                await asyncio.to_thread(keeping.take_up, info, rows, 0.0)
            except BadRecord as error:
                why = Words(info.game, "en", info.players).refusal(error)
                found.append(Stopped(id, info.game.key, info.version, info.revision, why))
    return found


async def stored_record(store: Store, id: str) -> Record:
    """The record of a game as it is stored, unfinished or not."""
    async with store.reading() as session:
        return keeping.stored_record(*await _stored(session, id))


async def _stored(session: AsyncSession, id: str) -> tuple[Info, list[Row]]:
    """A table that has begun, and the rows of its log."""
    info = await read_info(session, id)
    if info is None or not info.begun:
        raise Unclear(f"There is no game at a table {id}.")
    columns = select(Move.seat, Move.action, Move.at).where(Move.table_id == id)
    rows = (await session.execute(columns.order_by(Move.ply))).all()
    return info, [Row(*row) for row in rows]
