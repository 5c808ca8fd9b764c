"""Mail addresses: one letter is sent to a new one, and no other until its reader confirms it."""

from __future__ import annotations

import hashlib
import re
from typing import Annotated, Any

from fastapi import APIRouter, Request
from itsdangerous import BadData, URLSafeTimedSerializer
from pydantic import Field

from farwest.server import mail, people, texts
from farwest.server.errors import Problem
from farwest.server.forms import Form
from farwest.server.models import Player
from farwest.server.security import client_of
from farwest.server.settings import Settings

router = APIRouter(prefix="/api/v1", tags=["me"])

WORD = r"[\w!#$%&'*+/=?^`{|}~-]+"
LABEL = r"[^\W_]+(?:-+[^\W_]+)*"
ADDRESS = re.compile(rf"(?!.*=\?){WORD}(?:\.{WORD})*@(?:{LABEL}\.)+{LABEL}")
"""One address and no more, of plain characters: a list, a name, a remark or a code for one of
them (`=?`) would send letters to others as well."""
LASTS = 3 * 86_400
"""How long an address may be confirmed after it was given, in seconds."""


class ConfirmForm(Form):
    """The code from the letter."""

    code: Annotated[str, Field(max_length=800)]


def read(text: str) -> str | None:
    """A mail address, None for none, or a problem."""
    text = text.strip()
    if not text:
        return None
    if not ADDRESS.fullmatch(text) or not text.isprintable():
        raise Problem(422, "error_mail", "This is not a mail address.")
    return text


def give(player: Player, text: str) -> bool:
    """Give a player an address, or none; whether it is yet to be confirmed."""
    address = read(text)
    if address != player.mail:
        player.mail, player.mail_confirmed = address, False
    return address is not None and not player.mail_confirmed and not player.guest


def signer(settings: Settings) -> URLSafeTimedSerializer:
    """What signs the codes of this server's letters."""
    digest = {"digest_method": hashlib.sha256}
    return URLSafeTimedSerializer(settings.key(), salt="farwest-mail", signer_kwargs=digest)


async def ask(state: Any, player: Player) -> None:
    """Send the letter that asks for confirmation, unless it was sent too often."""
    settings, address = state.settings, player.mail or ""
    if not mail.has_mail(settings):
        return
    for whom in (str(player.id), address.casefold()):
        if not await state.limits.allow("letter", whom):
            return
    code = signer(settings).dumps([player.id, address])
    link = f"{settings.public_url}/confirm?code={code}" if settings.public_url else ""
    about = {"player": player.name, "code": code, "link": link}
    subject = texts.say(player.lang, "mail_confirm_subject")
    await mail.send(settings, address, subject, texts.say(player.lang, "mail_confirm", **about))


@router.post("/mail/confirm")
async def confirm(form: ConfirmForm, request: Request) -> dict[str, Any]:
    """Confirm an address with the code that was sent there; nobody need be logged in."""
    state = request.app.state
    await state.limits.require("code", client_of(request))
    try:
        id, address = signer(state.settings).loads(form.code.strip(), max_age=LASTS)
    except BadData:
        id, address = 0, ""
    async with state.store.session() as session:
        player = await session.get(Player, id, with_for_update=True)
        if player is None or player.guest or player.mail != address:
            raise Problem(403, "error_code", "This code is not valid, or no longer: ask again.")
        player.mail_confirmed = True
        playing = await people.games_of(session, player)
    for table in playing:
        await state.tables.changed(table)
    return {"mail": address}
