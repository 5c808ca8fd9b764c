"""What is stored about a table in play, read in one go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from farwest import games
from farwest.kernel.game import Game
from farwest.server.clocks import Rest, rest_of
from farwest.server.models import GameTable, Player, Seat


@dataclass
class Chair:
    """A seat, and who plays on it."""

    kind: str
    player_id: int | None
    name: str
    bot: str | None
    by_bot: bool
    resigned: bool
    orders: list[str]
    settings: dict[str, Any]
    lang: str
    mail: str | None

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.by_bot or self.player_id is None


@dataclass
class Info:
    """A table as it is stored."""

    id: str
    name: str
    game: Game[Any]
    options: dict[str, Any]
    status: str
    clock: dict[str, Any]
    seed: str
    opening: str | None
    rows_before: int
    kept: dict[str, Any] | None
    revision: int
    version: str
    rated: bool
    begun: bool
    started: float
    host_id: int | None
    open_to_all: bool
    chairs: list[Chair]

    @property
    def players(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def seats_of(self, player_id: int | None) -> list[int]:
        """The seats somebody answers for."""
        if player_id is None:
            return []
        return [seat for seat, chair in enumerate(self.chairs) if chair.player_id == player_id]

    def may_watch(self, player_id: int | None) -> bool:
        """Whether somebody may look on."""
        known = player_id is not None
        return self.open_to_all or (
            known and (player_id == self.host_id or bool(self.seats_of(player_id)))
        )

    def sights_of(self, player_id: int | None) -> list[int]:
        """From which seats somebody sees the game: his own, else as a spectator, else none."""
        return self.seats_of(player_id) or ([-1] if self.may_watch(player_id) else [])

    def people(self) -> list[int]:
        """The seats that were taken by people; a bot that plays for one of them changes nothing."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind != "bot"]

    def orders(self) -> list[list[str]]:
        return [chair.orders for chair in self.chairs]

    def rests(self) -> list[Rest]:
        return [rest_of(self.clock, chair.settings) for chair in self.chairs]


async def read_info(session: AsyncSession, table_id: str) -> Info | None:
    """A table and its chairs, or None."""
    table = await session.get(GameTable, table_id, populate_existing=True)
    if table is None:
        return None
    query = (
        select(Seat, Player)
        .outerjoin(Player, Player.id == Seat.player_id)
        .where(Seat.table_id == table_id)
        .order_by(Seat.seat)
    )
    rows = (await session.execute(query.execution_options(populate_existing=True))).all()
    return Info(
        id=table.id,
        name=table.name,
        game=games.find(table.game),
        options=dict(table.options),
        status=table.status,
        clock=dict(table.clock),
        seed=table.seed,
        opening=table.opening,
        rows_before=table.rows_before,
        kept=table.kept,
        revision=table.revision,
        version=table.version,
        rated=table.rated,
        begun=table.started is not None,
        started=table.started or table.created,
        host_id=table.host_id,
        open_to_all=table.spectators and table.access != "password",
        chairs=[chair_of(seat, player) for seat, player in rows],
    )


def chair_of(seat: Seat, player: Player | None) -> Chair:
    """A seat with what concerns its player's turn."""
    return Chair(
        kind=seat.kind,
        player_id=seat.player_id,
        name=seat.name,
        bot=seat.bot,
        by_bot=seat.by_bot,
        resigned=seat.resigned,
        orders=list(seat.orders),
        settings=dict(player.settings or {}) if player else {},
        lang=player.lang if player else "en",
        mail=player.mail if player and player.mail_confirmed and not player.guest else None,
    )
