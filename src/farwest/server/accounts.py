"""Guests and accounts: become somebody, log in and out, tokens."""

from __future__ import annotations

import json
import secrets
import time
from typing import Annotated, Any

from fastapi import APIRouter, BackgroundTasks, Request, Response
from pydantic import Field
from sqlalchemy import delete, func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from farwest import words
from farwest.server import addresses, clocks, names, people
from farwest.server.errors import Problem
from farwest.server.forms import Form, NumberId
from farwest.server.models import GameTable, Player, Seat, Token
from farwest.server.passwords import check_password
from farwest.server.people import MaybeMe, Me
from farwest.server.security import client_of

router = APIRouter(prefix="/api/v1", tags=["me"])

LARGEST_SETTINGS = 8_192
MOST_TOKENS = 20
Short = Annotated[str, Field(max_length=200)]


class GuestForm(Form):
    """Somebody who wants to play at once."""

    name: Short | None = None
    lang: Short | None = None


class MeForm(Form):
    """What somebody may change about himself."""

    name: Short | None = None
    lang: Short | None = None
    settings: dict[str, Any] | None = None
    mail: Short | None = None
    password: Short | None = None
    """Proves that an account's new mail address is its owner's wish."""


class AccountForm(Form):
    """What makes a guest an account."""

    name: Short
    password: Short
    mail: Short | None = None


class LoginForm(Form):
    """A name and its password."""

    name: Short
    password: Short


class TokenForm(Form):
    """What a token is for."""

    label: Annotated[str, Field(min_length=1, max_length=60)]


def me_json(player: Player) -> dict[str, Any]:
    """Somebody as he sees himself."""
    return {
        "id": player.id,
        "name": player.name,
        "guest": player.guest,
        "lang": player.lang,
        "settings": player.settings,
        "mail": player.mail,
        "mail_confirmed": bool(player.mail_confirmed),
    }


# --- me --------------------------------------------------------------------------------------


@router.get("/me")
async def get_me(request: Request, response: Response, player: Me) -> dict[str, Any]:
    """Who I am; the cookie lasts from now on."""
    if people.session_in(request):
        people.set_cookie(request, response, request.cookies[people.COOKIE])
    return me_json(player)


@router.post("/me/guest", status_code=201)
async def be_guest(
    form: GuestForm, request: Request, response: Response, player: MaybeMe
) -> dict[str, Any]:
    """Become a guest, with a cookie; whoever is somebody already stays who he is."""
    if player is not None:
        return me_json(player)
    await request.app.state.limits.require("guest", client_of(request))
    name = names.clean(form.name) if form.name is not None else names.guest_name()
    now = time.time()
    number = await request.app.state.store.number(Player)
    async with request.app.state.store.session() as session:
        await people.require_free(session, names.fold(name))
        guest = Player(
            id=number,
            name=name,
            key=names.guest_key(),
            guest=True,
            lang=language(form.lang or "en"),
            settings={},
            banned=False,
            created=now,
            seen=now,
        )
        session.add(guest)
        await session.flush()
        await people.open_session(session, request, response, guest)
    return me_json(guest)


@router.patch("/me")
async def change_me(
    form: MeForm, request: Request, player: Me, later: BackgroundTasks
) -> dict[str, Any]:
    """Change my name, language, settings or mail address; an account's needs its password."""
    changed: list[str] = []
    if form.mail is not None and addresses.read(form.mail) != player.mail and player.password:
        await prove(request, player, form.password)
    async with request.app.state.store.session() as session:
        me = await known(session, player)
        if form.name is not None:
            changed = await rename(session, me, names.clean(form.name))
        if form.lang is not None:
            me.lang = language(form.lang)
        if form.settings is not None:
            check_vacation(form.settings.get("vacation"))
            me.settings = clocks.settled(me.settings, form.settings, time.time())
            if len(json.dumps(me.settings)) > LARGEST_SETTINGS:
                raise Problem(422, "error_settings_large", "These settings are too large.")
        if form.mail is not None and addresses.give(me, form.mail):
            later.add_task(addresses.ask, request.app.state, me)
        if form.settings is not None or form.mail is not None or form.lang is not None:
            # his nights count there, and how he is told of his turn
            changed += await people.games_of(session, me)
        await commit_name(session)
    for table in dict.fromkeys(changed):
        await request.app.state.tables.changed(table)
    return me_json(me)


@router.post("/me/account")
async def be_account(
    form: AccountForm, request: Request, response: Response, player: Me, later: BackgroundTasks
) -> dict[str, Any]:
    """Keep everything under a name and a password; a cookie that others may know is worthless."""
    state = request.app.state
    name = names.clean(form.name)
    check_password(form.password, name)
    addresses.read(form.mail or "")
    require_guest(player)
    async with state.store.reading() as session:
        await people.require_free(session, names.fold(name))
    await state.limits.require("password_from", client_of(request))
    hashed = await state.passwords.hash(form.password, client_of(request))
    async with state.store.session() as session:
        me = await known(session, player)
        require_guest(me)
        me.guest = False
        changed = await rename(session, me, name)
        me.password = hashed
        if addresses.give(me, form.mail or ""):
            later.add_task(addresses.ask, state, me)
        await people.shut_out(session, me.id, token=people.token_in(request))
        if "authorization" not in request.headers:
            await people.open_session(session, request, response, me)
        await commit_name(session)
    for table in changed:
        await state.tables.changed(table)
    return me_json(me)


# --- in and out ------------------------------------------------------------------------------


@router.post("/login")
async def login(
    form: LoginForm, request: Request, response: Response, player: MaybeMe
) -> dict[str, Any]:
    """Be an account here too; the seats of the guest one was go with it."""
    state = request.app.state
    key, client = names.fold(form.name), client_of(request)
    await state.limits.require("login_from", client)
    await state.limits.require("login", client, key)
    async with state.store.reading() as session:
        account = await people.by_key(session, key)
    # what strangers do is not counted against an address where the account is at home
    whom = [key, client] if account and state.limits.at_home(account.id, client) else [key]
    await state.limits.check("login_name", *whom)
    stored = account.password if account else None
    if not await state.passwords.fits(stored, form.password, client):
        await state.limits.allow("login_name", *whom)  # only failures count against a name
        raise Problem(401, "error_login", "This name and this password do not go together.")
    assert account is not None
    if account.banned:
        raise Problem(403, "error_banned", "You may no longer play here.")
    fresh = None
    if state.passwords.is_old(account.password):
        fresh = await state.passwords.hash(form.password, client)
    changed: list[str] = []
    async with state.store.session() as session:
        me = await known(session, account)
        me.password = fresh or me.password
        if player is not None and player.guest:
            changed = await people.merge(session, player, me)
        await people.close_session(session, request, response)
        await people.open_session(session, request, response, me)
    state.limits.saw(me.id, request)
    for table in changed:
        await state.tables.changed(table)
    return me_json(me)


@router.post("/logout")
async def logout(request: Request, response: Response) -> dict[str, Any]:
    """Be nobody in this browser. A guest who logs out cannot come back."""
    async with request.app.state.store.session() as session:
        await people.close_session(session, request, response)
    return {}


# --- tokens ----------------------------------------------------------------------------------


@router.get("/me/tokens")
async def list_tokens(request: Request, player: Me) -> list[dict[str, Any]]:
    """My tokens; what they are was shown once, when they were made."""
    async with request.app.state.store.reading() as session:
        query = select(Token).where(Token.player_id == player.id).order_by(Token.id)
        found = (await session.scalars(query)).all()
    return [{"id": token.id, "label": token.label, "created": token.created} for token in found]


@router.post("/me/tokens", status_code=201)
async def make_token(form: TokenForm, request: Request, player: Me) -> dict[str, Any]:
    """A key for an outside client, shown now and never again."""
    secret = people.TOKEN + secrets.token_urlsafe(32)
    async with request.app.state.store.session() as session:
        await known(session, player)
        query = select(func.count()).select_from(Token).where(Token.player_id == player.id)
        if (await session.scalar(query) or 0) >= MOST_TOKENS:
            raise Problem(409, "error_tokens", "You have {most} keys already.", most=MOST_TOKENS)
        token = Token(
            player_id=player.id, label=form.label, hash=people.digest(secret), created=time.time()
        )
        session.add(token)
        await session.flush()
    return {"id": token.id, "label": token.label, "created": token.created, "token": secret}


@router.delete("/me/tokens/{id}")
async def drop_token(id: NumberId, request: Request, player: Me) -> dict[str, Any]:
    """Make a token worthless."""
    async with request.app.state.store.session() as session:
        query = delete(Token).where(Token.id == id, Token.player_id == player.id)
        if not (await session.execute(query)).rowcount:
            raise Problem(404, "error_missing", "There is nothing here.")
    return {}


# --- what these share ------------------------------------------------------------------------


def require_guest(player: Player) -> None:
    """Raise a problem where somebody has an account."""
    if not player.guest:
        raise Problem(409, "error_account_already", "You have an account already.")


async def prove(request: Request, player: Player, password: str | None) -> None:
    """Raise a problem unless whoever asks knows the password of his account."""
    limits, client = request.app.state.limits, client_of(request)
    if not password:
        raise Problem(403, "error_prove", "Give the password of your account as well.")
    await limits.require("password", str(player.id))
    await limits.require("password_from", client)
    if not player.password or not await request.app.state.passwords.fits(
        player.password, password, client
    ):
        raise Problem(401, "error_login", "This name and this password do not go together.")


def check_vacation(asked: Any) -> None:
    """Raise a problem unless this is a vacation, or none."""
    if asked is not None and (clocks.span_of(asked) is None or set(asked) != {"from", "to"}):
        raise Problem(
            422,
            "error_vacation",
            "A vacation needs a beginning and a later end (from and to).",
        )


async def known(session: AsyncSession, player: Player) -> Player:
    """The player as this transaction may change him.

    Where he has signed up or changed his password meanwhile, whatever showed who he was may be
    void by now.
    """
    found = await session.get(Player, player.id, with_for_update=True)
    if found is None or (found.guest, found.password) != (player.guest, player.password):
        raise people.Nobody
    return found


async def rename(session: AsyncSession, player: Player, name: str) -> list[str]:
    """Give a player a name that is nobody else's; the waiting tables where it now stands."""
    key = names.fold(name)
    await people.require_free(session, key, but=player.id)
    query = (
        select(Seat)
        .join(GameTable)
        .where(Seat.player_id == player.id, Seat.kind == "person", GameTable.status == "waiting")
    )
    seats = (await session.scalars(query)).all()
    for seat in seats:
        others = select(Seat.name).where(Seat.table_id == seat.table_id, Seat.seat != seat.seat)
        seat.name = names.apart(name, (await session.scalars(others)).all())
    player.name = name
    if not player.guest:
        player.key = key
    return [seat.table_id for seat in seats]


async def commit_name(session: AsyncSession) -> None:
    """Commit; a name that somebody else took a moment ago is taken."""
    try:
        await session.commit()
    except IntegrityError as error:
        raise Problem(409, "error_name_taken", "This name is taken: choose another.") from error


def language(lang: str) -> str:
    """A language that is spoken here, or a problem."""
    if lang not in words.languages():
        spoken = ", ".join(words.languages())
        raise Problem(422, "error_language", "The languages here are {spoken}.", spoken=spoken)
    return lang
