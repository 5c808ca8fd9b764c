"""A new password: chosen with the old one, or with a code from a mail where that one is lost."""

from __future__ import annotations

import secrets
import time
from typing import Any

from fastapi import APIRouter, BackgroundTasks, Request, Response
from sqlalchemy.ext.asyncio import AsyncSession

from farwest.server import mail, names, people, texts
from farwest.server.accounts import Short, known, me_json, prove
from farwest.server.errors import Problem
from farwest.server.forms import Form
from farwest.server.models import Player, ResetCode
from farwest.server.passwords import check_password
from farwest.server.people import Me
from farwest.server.security import client_of

router = APIRouter(prefix="/api/v1", tags=["me"])

CODE_LASTS = 3_600


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


@router.post("/me/password")
async def change_password(form: PasswordForm, request: Request, player: Me) -> dict[str, Any]:
    """Choose a new password; every other browser is logged out, and every other token is void."""
    state = request.app.state
    check_password(form.password, player.name)
    await prove(request, player, form.old)
    hashed = await state.passwords.hash(form.password, client_of(request))
    token = people.token_in(request)
    here = "" if token else people.session_in(request)
    async with state.store.session() as session:
        (await known(session, player)).password = hashed
        await people.shut_out(session, player.id, here, token)
    return {}


@router.post("/password/forgot")
async def forgot(form: ForgotForm, request: Request, later: BackgroundTasks) -> dict[str, Any]:
    """Send a code to the account's confirmed mail address, if there is such an account.

    Where many were sent within the hour no more are, and the answer is the same: each of them can
    still be used, so whoever asks for them in another's name keeps him from nothing.
    """
    state = request.app.state
    if not mail.has_mail(state.settings):
        raise Problem(
            409,
            "error_no_mail",
            "This server sends no mail: ask its administrator for a new password.",
        )
    await state.limits.require("code", client_of(request))
    if await state.limits.allow("code", f"name {names.fold(form.name)}"):
        later.add_task(send_code, state, names.fold(form.name))
    return {"sent": True}


async def send_code(state: Any, key: str) -> None:
    """Make a code and mail it; nobody who asked can tell whether there was anybody to mail."""
    async with state.store.session() as session:
        account = await people.by_key(session, key)
        if account is None or not account.mail or not account.mail_confirmed or account.guest:
            return
        code = new_code(session, account)
    link = f"{state.settings.public_url}/reset?code={code}" if state.settings.public_url else ""
    await mail.send(
        state.settings,
        account.mail,
        texts.say(account.lang, "mail_reset_subject"),
        texts.say(account.lang, "mail_reset", player=account.name, code=code, link=link),
    )


def new_code(session: AsyncSession, account: Player, lasts: float = CODE_LASTS) -> str:
    """A code that lets an account choose a new password, once; earlier ones still count."""
    code = secrets.token_urlsafe(18)
    session.add(
        ResetCode(hash=people.digest(code), player_id=account.id, expires=time.time() + lasts)
    )
    return code


async def owner_of(session: AsyncSession, code: str) -> Player:
    """Whose password a code lets one choose, or a problem."""
    found = await session.get(ResetCode, people.digest(code.strip()))
    if found is None or found.expires < time.time():
        raise Problem(403, "error_code", "This code is not valid, or no longer: ask again.")
    return await session.get_one(Player, found.player_id)


@router.post("/password/reset")
async def reset(form: ResetForm, request: Request, response: Response) -> dict[str, Any]:
    """Choose a new password with a code; every browser but this one, and every token, is out."""
    state = request.app.state
    await state.limits.require("code", client_of(request))
    check_password(form.password)
    async with state.store.reading() as session:
        await owner_of(session, form.code)
    hashed = await state.passwords.hash(form.password, client_of(request))
    async with state.store.session() as session:
        me = await owner_of(session, form.code)
        me.password = hashed
        await people.shut_out(session, me.id)
        await people.open_session(session, request, response, me)
    return me_json(me)
