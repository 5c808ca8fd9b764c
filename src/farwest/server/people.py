"""Who somebody is: sessions behind a signed cookie, tokens."""

from __future__ import annotations

import hashlib
import secrets
from typing import Annotated

from fastapi import Depends, Request, Response, WebSocket
from itsdangerous import BadSignature, Signer
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.requests import HTTPConnection

from farwest.server import wall
from farwest.server.errors import Problem
from farwest.server.models import Chat, GameTable, Player, ResetCode, Seat, Session, Token
from farwest.server.settings import Settings

COOKIE = "farwest"
KEPT = 400 * 86_400
"""How long a session lasts after it was last seen, in seconds; browsers keep no cookie longer."""
TOUCH = 3_600
"""How often it is written down that somebody was seen, in seconds."""
TOKEN = "fw_"


class Nobody(Problem):
    """Only somebody who is known here may do this."""

    def __init__(self) -> None:
        super().__init__(401, "error_nobody", "Say who you are first: play as a guest, or log in.")


def digest(secret: str) -> str:
    """What is stored of a secret that only its owner may hold."""
    return hashlib.sha256(secret.encode()).hexdigest()


def make_signer(settings: Settings) -> Signer:
    """What signs the cookies of this server."""
    return Signer(settings.key(), salt="farwest-session", digest_method=hashlib.sha256)


# --- sessions --------------------------------------------------------------------------------


def session_in(connection: HTTPConnection) -> str:
    """The id of the session whose cookie came along, if it bears our signature."""
    cookie = connection.cookies.get(COOKIE, "")
    try:
        return digest(connection.app.state.signer.unsign(cookie).decode()) if cookie else ""
    except (BadSignature, UnicodeDecodeError):
        return ""


async def open_session(
    session: AsyncSession, request: Request, response: Response, player: Player
) -> None:
    """Make this browser be somebody."""
    secret = secrets.token_urlsafe(32)
    now = wall.now()
    session.add(Session(id=digest(secret), player_id=player.id, created=now, seen=now))
    set_cookie(request, response, request.app.state.signer.sign(secret).decode())


def set_cookie(request: Request, response: Response, value: str) -> None:
    """Give the browser its cookie, out of reach of every script."""
    response.set_cookie(
        COOKIE,
        value,
        max_age=KEPT,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.app.state.settings.cookies_are_secure,
    )


async def close_session(session: AsyncSession, request: Request, response: Response) -> None:
    """Make this browser nobody."""
    found = session_in(request)
    if found:
        await session.execute(delete(Session).where(Session.id == found))
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")


def token_in(connection: HTTPConnection) -> str:
    """What is stored of the token that came along, if one did."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return digest(token.strip()) if scheme.lower() == "bearer" and token.strip() else ""


async def shut_out(session: AsyncSession, player_id: int, here: str = "", token: str = "") -> None:
    """Void every session, token and code of somebody, perhaps but for one of them."""
    for query in (
        delete(Session).where(Session.player_id == player_id, Session.id != here),
        delete(Token).where(Token.player_id == player_id, Token.hash != token),
        delete(ResetCode).where(ResetCode.player_id == player_id),
    ):
        await session.execute(query)


# --- who is it? ------------------------------------------------------------------------------


async def identify(connection: HTTPConnection) -> Player | None:
    """Who is connected; a problem where a token is unknown or the player is banned."""
    if "farwest.player" not in connection.scope:
        authorization = connection.headers.get("authorization", "")
        player: Player | None
        if authorization:
            player = await _by_token(connection)
        else:
            player = await _by_cookie(connection)
        if player is not None and player.banned:
            raise Problem(403, "error_banned", "You may no longer play here.")
        if player is not None and not player.guest:
            connection.app.state.limits.saw(player.id, connection)
        connection.scope["farwest.player"] = player
    found: Player | None = connection.scope["farwest.player"]
    return found


async def _by_token(connection: HTTPConnection) -> Player:
    hashed, found = token_in(connection), None
    if hashed:
        async with connection.app.state.store.reading() as session:
            found = await session.scalar(select(Player).join(Token).where(Token.hash == hashed))
    if found is None:
        raise Problem(401, "error_token", "This key is not known here.")
    return found


async def _by_cookie(connection: HTTPConnection) -> Player | None:
    id = session_in(connection)
    if not id:
        return None
    store = connection.app.state.store
    async with store.reading() as session:
        query = select(Player, Session.seen).join(Session).where(Session.id == id)
        row = (await session.execute(query)).first()
    now = wall.now()
    if row is None or row.seen < now - KEPT:
        return None
    player: Player = row.Player
    if row.seen < now - TOUCH:
        async with store.session() as session:
            await session.execute(update(Session).where(Session.id == id).values(seen=now))
            await session.execute(update(Player).where(Player.id == player.id).values(seen=now))
    return player


async def player_of(request: Request) -> Player | None:
    """Who asks, or nobody."""
    return await identify(request)


async def require_player(request: Request) -> Player:
    """Who asks; a problem where it is nobody."""
    player = await identify(request)
    if player is None:
        raise Nobody
    return player


async def player_of_socket(websocket: WebSocket) -> Player | None:
    """Who is at the other end of a socket, or nobody."""
    return await identify(websocket)


Me = Annotated[Player, Depends(require_player)]
MaybeMe = Annotated[Player | None, Depends(player_of)]


# --- names -----------------------------------------------------------------------------------


async def by_key(session: AsyncSession, key: str) -> Player | None:
    """The account of a folded name."""
    return await session.scalar(select(Player).where(Player.key == key))


async def require_free(session: AsyncSession, key: str, but: int = 0) -> None:
    """Raise a problem where a name is another account's."""
    owner = await by_key(session, key)
    if owner is not None and owner.id != but:
        raise Problem(409, "error_name_taken", "This name is taken: choose another.")


async def games_of(session: AsyncSession, player: Player) -> list[str]:
    """The games somebody is in that are on."""
    query = select(GameTable.id).join(Seat, Seat.table_id == GameTable.id).distinct()
    query = query.where(GameTable.status == "playing", Seat.player_id == player.id)
    return list((await session.scalars(query)).all())


async def merge(session: AsyncSession, guest: Player, account: Player) -> list[str]:
    """Give a guest's seats to his account, where it has none yet; the tables that changed."""
    taken = select(Seat.table_id).where(Seat.player_id == account.id)
    query = select(Seat.table_id).where(Seat.player_id == guest.id, Seat.table_id.not_in(taken))
    found = sorted(set((await session.scalars(query)).all()))
    hosted = select(GameTable.id).where(
        GameTable.host_id == guest.id, GameTable.status.in_(("waiting", "playing"))
    )
    told = sorted({*found, *(await session.scalars(hosted)).all()})
    me = account.id
    here = (Seat.player_id == guest.id, Seat.table_id.in_(found))
    for change in (
        update(Seat).where(*here).values(player_id=me),
        update(GameTable).where(GameTable.host_id == guest.id).values(host_id=me),
        update(Chat).where(Chat.player_id == guest.id).values(player_id=me),
    ):
        await session.execute(change, execution_options={"synchronize_session": False})
    return told
