"""Mail, where the operator has named a mail server."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from urllib.parse import parse_qs, unquote, urlsplit

import structlog

from farwest.server.settings import Settings

log = structlog.get_logger("farwest.mail")
PATIENCE = 20.0
"""Seconds for each word of the mail server."""
WHOLE = 60.0
"""Seconds for a letter, from when it is written until it is handed over."""
POSTMEN = ThreadPoolExecutor(4, "mail")
"""Nothing else waits for a mail server that is slow."""
HERE = ("localhost", "127.0.0.1", "::1")


def has_mail(settings: Settings) -> bool:
    """Whether this server can send mail."""
    return bool(settings.smtp)


async def send(settings: Settings, to: str, subject: str, text: str) -> bool:
    """Send a mail to this one address, without holding anybody up; whether it went out."""
    message = EmailMessage()
    parts = urlsplit(settings.smtp)
    sender = parse_qs(parts.query).get("from", [f"farwest@{parts.hostname}"])[0]
    message["From"] = sender
    message["To"] = to
    message["Subject"] = subject
    message.set_content(text)
    try:
        async with asyncio.timeout(WHOLE):
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(POSTMEN, _deliver, settings.smtp, to, message)
    except (OSError, smtplib.SMTPException) as error:
        log.warning("mail_not_sent", reason=type(error).__name__)
        return False
    return True


def _deliver(server: str, to: str, message: EmailMessage) -> None:
    """Talk to the mail server: `smtps` from the first byte, `smtp` with TLS where it is offered.

    A password goes to no server that has not proved who it is, but for one on this machine.
    """
    parts = urlsplit(server)
    host = parts.hostname or "localhost"
    secret = bool(parts.username) and host not in HERE
    proof = ssl.create_default_context() if secret else None
    if parts.scheme == "smtps":
        port = parts.port or 465
        client: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=proof)
    else:
        client = smtplib.SMTP(host, parts.port or 25, timeout=PATIENCE)
    with client:
        client.ehlo()
        if parts.scheme != "smtps" and (secret or client.has_extn("starttls")):
            client.starttls(context=proof)
            client.ehlo()
        if parts.username:
            client.login(unquote(parts.username), unquote(parts.password or ""))
        client.send_message(message, to_addrs=[to])
