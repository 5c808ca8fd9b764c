"""How strong players have shown to be, by game and number of players (Weng-Lin, Plackett-Luce)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from farwest.server.models import GameTable, Player, Rating, Seat

MODEL = PlackettLuce()
SHOWN = 100
START, STEP = 1000, 20
"""What a newcomer's rating is shown as, and how many points a step of the model's scale makes."""


def points(mu: float, sigma: float) -> int:
    """A rating as people read it: what a player has most probably proved at the least."""
    return round(START + STEP * (mu - 3 * sigma))


async def rate(session: AsyncSession, table: GameTable, seats: Sequence[Seat], result: Any) -> None:
    """Count a finished game, if it is rated: only people, those who left behind the others."""
    places = result["places"] if isinstance(result, Mapping) else result.places
    rated = [seat for seat in seats if seat.kind == "person" and seat.player_id is not None]
    rated.sort(key=lambda seat: seat.player_id or 0)
    if not table.rated or len({seat.player_id for seat in rated}) < 2:
        return
    rows = [await _row(session, table, seat.player_id or 0, len(seats)) for seat in rated]
    ranks = [rank(seat, places[seat.seat], len(seats)) for seat in rated]
    teams = [[MODEL.rating(mu=row.mu, sigma=row.sigma)] for row in rows]
    for row, [after] in zip(rows, MODEL.rate(teams, ranks=ranks)):
        row.mu, row.sigma = after.mu, after.sigma
        row.games += 1


def rank(seat: Seat, place: int, seats: int) -> float:
    """Where somebody comes in: behind all who stayed if he left, and last if he gave up."""
    if seat.resigned:
        return float(seats + 2)
    return float(seats + 1 if seat.by_bot else place)


async def _row(session: AsyncSession, table: GameTable, player_id: int, players: int) -> Rating:
    """Somebody's rating, to be changed; a newcomer's where he has none."""
    row = await session.get(Rating, (player_id, table.game, players), with_for_update=True)
    if row is None:
        fresh = MODEL.rating()
        row = Rating(
            player_id=player_id,
            game=table.game,
            players=players,
            mu=fresh.mu,
            sigma=fresh.sigma,
            games=0,
        )
        session.add(row)
    return row


async def leaderboard(session: AsyncSession, game: str, players: int) -> list[dict[str, Any]]:
    """The best players of a game for so many."""
    shown = Rating.mu - 3 * Rating.sigma
    query = (
        select(Rating, Player.name)
        .join(Player)
        .where(Rating.game == game, Rating.players == players, Player.banned.is_(False))
        .order_by(shown.desc(), Rating.games.desc())
        .limit(SHOWN)
    )
    found: list[dict[str, Any]] = []
    for number, (row, name) in enumerate((await session.execute(query)).all(), 1):
        rating = points(row.mu, row.sigma)
        tied = found and found[-1]["rating"] == rating
        place = found[-1]["place"] if tied else number
        found.append({"place": place, "name": name, "rating": rating, "games": row.games})
    return found


async def ratings_of(session: AsyncSession, player_id: int) -> list[dict[str, Any]]:
    """Everything somebody has shown."""
    query = select(Rating).where(Rating.player_id == player_id)
    rows = (await session.scalars(query.order_by(Rating.game, Rating.players))).all()
    return [
        {
            "game": row.game,
            "players": row.players,
            "rating": points(row.mu, row.sigma),
            "games": row.games,
        }
        for row in rows
    ]
