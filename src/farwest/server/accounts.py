"""Guests and accounts: become somebody, log in and out, passwords, tokens."""

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
from farwest.server import addresses, clocks, mail, names, people, texts
from farwest.server.errors import Problem
from farwest.server.forms import Form, NumberId
from farwest.server.models import GameTable, Player, ResetCode, Seat, Token
from farwest.server.people import MaybeMe, Me
from farwest.server.security import client_of

router = APIRouter(prefix="/api/v1", tags=["me"])

LARGEST_SETTINGS = 8_192
MOST_TOKENS = 20
CODE_LASTS = 3_600
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


class AccountForm(Form):
    """What makes a guest an account."""

    name: Short
    password: Short
    mail: Short | None = None


class LoginForm(Form):
    """A name and its password."""

    name: Short
    password: Short


class PasswordForm(Form):
    """A new password, and the old one as a proof."""

    old: Short
    password: Short


class ForgotForm(Form):
    """Whose password is lost."""

    name: Short


class ResetForm(Form):
    """A code from a mail, and a new password."""

    code: Short
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
    """Change my name, language, settings or mail address."""
    changed: list[str] = []
    async with request.app.state.store.session() as session:
        me = await known(session, player)
        if form.name is not None:
            changed = await rename(session, me, names.clean(form.name))
        if form.lang is not None:
            me.lang = language(form.lang)
        if form.settings is not None:
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
    name = names.clean(form.name)
    people.check_password(form.password, name)
    hashed = await request.app.state.passwords.hash(form.password)
    async with request.app.state.store.session() as session:
        me = await known(session, player)
        if not me.guest:
            raise Problem(409, "error_account_already", "You have an account already.")
        me.guest = False
        changed = await rename(session, me, name)
        me.password = hashed
        if addresses.give(me, form.mail or ""):
            later.add_task(addresses.ask, request.app.state, me)
        await people.close_all_sessions(session, me.id)
        if "authorization" not in request.headers:
            await people.open_session(session, request, response, me)
        await commit_name(session)
    for table in changed:
        await request.app.state.tables.changed(table)
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
    await state.limits.check("login_name", key)
    async with state.store.reading() as session:
        account = await people.by_key(session, key)
    if not await state.passwords.fits(account.password if account else None, form.password):
        await state.limits.allow("login_name", key)  # only failures count against a name
        raise Problem(401, "error_login", "This name and this password do not go together.")
    assert account is not None
    if account.banned:
        raise Problem(403, "error_banned", "You may no longer play here.")
    fresh = None
    if state.passwords.is_old(account.password):
        fresh = await state.passwords.hash(form.password)
    changed: list[str] = []
    async with state.store.session() as session:
        me = await known(session, account)
        me.password = fresh or me.password
        if player is not None and player.guest:
            changed = await people.merge(session, player, me)
        await people.close_session(session, request, response)
        await people.open_session(session, request, response, me)
    for table in changed:
        await state.tables.changed(table)
    return me_json(me)


@router.post("/logout")
async def logout(request: Request, response: Response) -> dict[str, Any]:
    """Be nobody in this browser. A guest who logs out cannot come back."""
    async with request.app.state.store.session() as session:
        await people.close_session(session, request, response)
    return {}


# --- passwords -------------------------------------------------------------------------------


@router.post("/me/password")
async def change_password(form: PasswordForm, request: Request, player: Me) -> dict[str, Any]:
    """Choose a new password; every other browser is logged out."""
    state = request.app.state
    await state.limits.require("password", str(player.id))
    people.check_password(form.password, player.name)
    if not await state.passwords.fits(player.password, form.old):
        raise Problem(401, "error_login", "This name and this password do not go together.")
    hashed = await state.passwords.hash(form.password)
    async with state.store.session() as session:
        (await known(session, player)).password = hashed
        await people.close_all_sessions(session, player.id, but=people.session_in(request))
    return {}


@router.post("/password/forgot")
async def forgot(form: ForgotForm, request: Request, later: BackgroundTasks) -> dict[str, Any]:
    """Send a code to the account's confirmed mail address, if there is such an account."""
    state = request.app.state
    if not mail.has_mail(state.settings):
        raise Problem(
            409,
            "error_no_mail",
            "This server sends no mail: ask its administrator for a new password.",
        )
    await state.limits.require("code", client_of(request))
    await state.limits.require("code", f"name {names.fold(form.name)}")
    later.add_task(send_code, state, names.fold(form.name))
    return {"sent": True}


async def send_code(state: Any, key: str) -> None:
    """Make a code and mail it; nobody who asked can tell whether there was anybody to mail."""
    async with state.store.session() as session:
        account = await people.by_key(session, key)
        if account is None or not account.mail or not account.mail_confirmed or account.guest:
            return
        code = await new_code(session, account)
    link = f"{state.settings.public_url}/reset?code={code}" if state.settings.public_url else ""
    await mail.send(
        state.settings,
        account.mail,
        texts.say(account.lang, "mail_reset_subject"),
        texts.say(account.lang, "mail_reset", player=account.name, code=code, link=link),
    )


async def new_code(session: AsyncSession, account: Player, lasts: float = CODE_LASTS) -> str:
    """A code that lets an account choose a new password, once."""
    code = secrets.token_urlsafe(18)
    await session.execute(delete(ResetCode).where(ResetCode.player_id == account.id))
    session.add(
        ResetCode(hash=people.digest(code), player_id=account.id, expires=time.time() + lasts)
    )
    return code


@router.post("/password/reset")
async def reset(form: ResetForm, request: Request, response: Response) -> dict[str, Any]:
    """Choose a new password with a code; every browser but this one, and every token, is out."""
    state = request.app.state
    await state.limits.require("code", client_of(request))
    people.check_password(form.password)
    hashed = await state.passwords.hash(form.password)
    async with state.store.session() as session:
        code = await session.get(ResetCode, people.digest(form.code.strip()))
        if code is None or code.expires < time.time():
            raise Problem(403, "error_code", "This code is not valid, or no longer: ask again.")
        me = await session.get_one(Player, code.player_id)
        me.password = hashed
        await session.delete(code)
        await people.close_all_sessions(session, me.id)
        await session.execute(delete(Token).where(Token.player_id == me.id))
        await people.open_session(session, request, response, me)
    return me_json(me)


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


async def known(session: AsyncSession, player: Player) -> Player:
    """The player as this transaction may change him."""
    found = await session.get(Player, player.id, with_for_update=True)
    if found is None:
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
