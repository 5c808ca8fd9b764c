"""Mail: addresses are confirmed before anything else is sent there; lost passwords."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from itsdangerous import TimestampSigner
from starlette.testclient import TestClient

from farwest.server import addresses, mail
from farwest.server.info import chair_of
from farwest.server.models import Player, Seat
from farwest.server.security import Limits
from farwest.server.settings import Settings
from tests.server.kit import API, PASSWORD, account, call, guest, refusal

Another = Callable[..., TestClient]
Letters = list[tuple[str, str, str]]
ADDRESS = "anna@example.org"


@pytest.fixture
def letters(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Letters:
    """Every mail that is sent: to whom, about what, saying what."""
    sent: Letters = []

    async def send(settings: Settings, to: str, subject: str, text: str) -> bool:
        sent.append((to, subject, text))
        return True

    monkeypatch.setattr(mail, "send", send)
    settings.smtp = "smtp://localhost"
    settings.public_url = ""
    return sent


def code_in(letter: tuple[str, str, str]) -> str:
    """The code a letter carries, on a line of its own."""
    [code] = [line for line in letter[2].splitlines() if len(line) > 20 and " " not in line]
    return code


def confirmed(client: TestClient) -> tuple[str | None, bool]:
    """My address, and whether it counts."""
    me = call(client, "GET", "/me")
    return me["mail"], me["mail_confirmed"]


# --- whose address is it? ----------------------------------------------------------------------


def test_an_address_is_confirmed_by_its_reader(
    client: TestClient, another: Another, letters: Letters
) -> None:
    """The code that was sent there confirms it, from any browser."""
    account(client, "Anna", mail=ADDRESS)
    assert confirmed(client) == (ADDRESS, False)
    [(to, subject, text)] = letters
    assert (to, subject) == (ADDRESS, "Farwest: is this your address?")
    assert "http" not in text
    body = {"code": code_in(letters[0])}
    assert call(another(), "POST", "/mail/confirm", body) == {"mail": ADDRESS}
    assert confirmed(client) == (ADDRESS, True)
    call(client, "PATCH", "/me", {"name": "Ann", "mail": ADDRESS})
    assert len(letters) == 1
    assert confirmed(client) == (ADDRESS, True)


def test_nothing_else_is_sent_to_an_address_of_somebody_else(
    client: TestClient, another: Another, letters: Letters
) -> None:
    """Neither codes for a lost password nor word of a turn, before it is confirmed."""
    account(client, "Anna", mail="stranger@example.org")
    letters.clear()
    assert call(another(), "POST", "/password/forgot", {"name": "Anna"}) == {"sent": True}
    assert letters == []
    seat = Seat(orders=[], kind="person", player_id=1, name="Anna")
    player = Player(name="Anna", guest=False, lang="en", mail=ADDRESS, mail_confirmed=False)
    assert chair_of(seat, player).mail is None
    player.mail_confirmed = True
    assert chair_of(seat, player).mail == ADDRESS


def test_one_letter_goes_to_one_reader(client: TestClient, letters: Letters) -> None:
    """Whoever confirms an address is its only reader: no lists, names or remarks."""
    account(client, "Anna")
    for several in (
        "stranger@example.org,anna@example.org",
        "stranger@example.org;anna@example.org",
        "<stranger@example.org>,anna@example.org",
        "anna@example.org(stranger@example.org)",
        "all:stranger@example.org;",
        '"x"@example.org',
        "a@b@example.org",
        "anna@example.",
        "mal@=?utf-8?q?evil.example=2Cstranger=40victim.example?=.example",
        "=?utf-8?q?stranger=40victim.example=2Canna?=@example.org",
        "anna@example.org?=",
        "anna@example..org",
        "anna@-example.org",
        ".anna@example.org",
        "anna\u3000@example.org",
        "anna@example\uff0eorg",
    ):
        body = {"mail": several, "password": PASSWORD}
        assert refusal(client, "PATCH", "/me", body) == (422, "error_mail"), several
    assert letters == []
    for fine in ("o'hara+farwest@mail.example.org", "zoé@exämple.org"):
        body = {"mail": fine, "password": PASSWORD}
        assert call(client, "PATCH", "/me", body)["mail"] == fine
    assert len(letters) == 2


def test_another_address_needs_the_password(
    client: TestClient, another: Another, letters: Letters
) -> None:
    """Whoever holds a browser or a token but not the password cannot win the account by mail."""
    account(client, "Anna", mail=ADDRESS)
    token = call(client, "POST", "/me/tokens", {"label": "bot"}, 201)["token"]
    thief = another(headers={"Authorization": f"Bearer {token}"})
    for wish in ("thief@example.org", ""):
        assert refusal(thief, "PATCH", "/me", {"mail": wish}) == (403, "error_prove")
        body = {"mail": wish, "password": "wrong password"}
        assert refusal(client, "PATCH", "/me", body) == (401, "error_login")
    assert confirmed(client) == (ADDRESS, False)
    call(client, "PATCH", "/me", {"name": "Ann", "mail": ADDRESS})
    call(client, "PATCH", "/me", {"mail": "ann@example.org", "password": PASSWORD})
    assert confirmed(client) == ("ann@example.org", False)


def test_another_address_must_be_confirmed_again(client: TestClient, letters: Letters) -> None:
    """A code counts for the address it was sent to, and for no other."""
    account(client, "Anna", mail=ADDRESS)
    first = {"code": code_in(letters[0])}
    call(client, "POST", "/mail/confirm", first)
    call(client, "PATCH", "/me", {"mail": "ann@example.org", "password": PASSWORD})
    assert confirmed(client) == ("ann@example.org", False)
    assert refusal(client, "POST", "/mail/confirm", first) == (403, "error_code")
    assert [to for to, _, _ in letters] == [ADDRESS, "ann@example.org"]
    call(client, "PATCH", "/me", {"mail": "", "password": PASSWORD})
    assert confirmed(client) == (None, False)
    last = {"code": code_in(letters[1])}
    assert refusal(client, "POST", "/mail/confirm", last) == (403, "error_code")


def test_a_letter_is_sent_again_but_not_too_often(
    client: TestClient, letters: Letters, settings: Settings
) -> None:
    """Saving sends it again, five times an hour at most, whoever asks."""
    account(client, "Anna", mail=ADDRESS)
    call(client, "PATCH", "/me", {"mail": ADDRESS})
    assert len(letters) == 2
    settings.rate_limits = True
    client.app.state.limits = Limits(settings)  # type: ignore[attr-defined]
    for _ in range(9):
        call(client, "PATCH", "/me", {"mail": ADDRESS})
    assert len(letters) == 7


@pytest.mark.parametrize("code", ["", "nonsense", "WzEsImFubmFAZXhhbXBsZS5vcmciXQ.abc.def"])
def test_a_code_that_was_not_sent_confirms_nothing(
    client: TestClient, letters: Letters, code: str
) -> None:
    """Only what this server has signed counts."""
    account(client, "Anna", mail=ADDRESS)
    assert refusal(client, "POST", "/mail/confirm", {"code": code}) == (403, "error_code")
    assert confirmed(client) == (ADDRESS, False)


def test_a_code_lasts_three_days(
    client: TestClient, letters: Letters, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Later it is refused."""
    now = TimestampSigner("x").get_timestamp()
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _: now - addresses.LASTS - 10)
    account(client, "Anna", mail=ADDRESS)
    monkeypatch.undo()
    body = {"code": code_in(letters[0])}
    assert refusal(client, "POST", "/mail/confirm", body) == (403, "error_code")


def test_a_guest_gets_no_letter(client: TestClient, letters: Letters) -> None:
    """An address is for accounts; a guest's is sent nothing at all."""
    guest(client)
    call(client, "PATCH", "/me", {"mail": ADDRESS})
    assert letters == []


def test_the_letter_is_in_the_readers_language_with_a_link(
    client: TestClient, letters: Letters, settings: Settings
) -> None:
    """In French for an account that reads French; the link opens the page that confirms."""
    settings.public_url = "http://play.example.org"
    call(client, "POST", "/me/guest", {"name": "Zoé", "lang": "fr"}, 201)
    call(client, "POST", "/me/account", {"name": "Zoé", "password": "abcdefgh1", "mail": ADDRESS})
    [(_, subject, text)] = letters
    assert subject == "Farwest\u00a0: est-ce votre adresse\u00a0?"
    assert "http://play.example.org/confirm?code=" in text
    assert client.get("/confirm?code=x", headers={"Accept": "text/html"}).status_code == 200


def test_without_mail_an_address_waits(client: TestClient, settings: Settings) -> None:
    """Where no mail server is named, an address is kept, and never counts as confirmed."""
    assert not mail.has_mail(settings)
    account(client, "Anna", mail=ADDRESS)
    assert confirmed(client) == (ADDRESS, False)


# --- a lost password -------------------------------------------------------------------------


def test_without_mail_one_asks_the_administrator(client: TestClient) -> None:
    """Where no mail server is named, the sentence says whom to ask."""
    response = client.post(API + "/password/forgot", json={"name": "Anna"})
    assert response.status_code == 409
    assert "administrator" in response.json()["error"]["text"]


def test_a_code_by_mail_opens_the_account(
    client: TestClient, another: Another, letters: Letters
) -> None:
    """The mailed code works once, ends all sessions, and is only sent where there is an address."""
    account(client, "Anna", mail=ADDRESS)
    call(client, "POST", "/mail/confirm", {"code": code_in(letters.pop())})
    phone = another()
    for name in ("Anna", "Nobody"):
        assert call(phone, "POST", "/password/forgot", {"name": name}) == {"sent": True}
    [letter] = letters
    assert letter[0] == ADDRESS
    assert "http" not in letter[2]
    body = {"code": code_in(letter), "password": "another password"}
    assert call(phone, "POST", "/password/reset", body)["name"] == "Anna"
    assert refusal(client, "GET", "/me") == (401, "error_nobody")
    assert refusal(another(), "POST", "/password/reset", body) == (403, "error_code")
    call(another(), "POST", "/login", {"name": "Anna", "password": "another password"})


def test_codes_asked_for_by_a_stranger_keep_nobody_out(
    client: TestClient, another: Another, letters: Letters, settings: Settings
) -> None:
    """Each code counts until one is used or its hour is over; asking on brings no more of them."""
    account(client, "Anna", mail=ADDRESS)
    call(client, "POST", "/mail/confirm", {"code": code_in(letters.pop())})
    settings.rate_limits = True
    limits = client.app.state.limits = Limits(settings)  # type: ignore[attr-defined]
    most = limits.items["code"].amount
    for number in range(most + 2):
        stranger = another(client=(f"192.0.2.{number}", 50_000))
        assert call(stranger, "POST", "/password/forgot", {"name": "Anna"}) == {"sent": True}
    assert len(letters) == most
    owner = another(client=("198.51.100.7", 50_000))
    body = {"code": code_in(letters[0]), "password": "another password"}
    assert call(owner, "POST", "/password/reset", body)["name"] == "Anna"
    body = {"code": code_in(letters[1]), "password": "a third password"}
    assert refusal(owner, "POST", "/password/reset", body) == (403, "error_code")


# --- the mail server ---------------------------------------------------------------------------


class Post:
    """A mail server that offers TLS or does not, and notes what it is told."""

    def __init__(self, offers: bool) -> None:
        self.offers = offers
        self.said: list[str] = []

    def __call__(self, host: str, port: int, **more: object) -> Post:
        self.said.append("proof" if more.get("context") else "open")
        return self

    def __enter__(self) -> Post:
        return self

    def __exit__(self, *_: object) -> None:
        self.said.append("quit")

    def ehlo(self) -> None:
        """Well met."""

    def has_extn(self, name: str) -> bool:
        return self.offers

    def starttls(self, context: ssl.SSLContext | None = None) -> None:
        if not self.offers:
            raise smtplib.SMTPNotSupportedError("STARTTLS extension not supported by server.")
        proved = context is not None and context.verify_mode == ssl.CERT_REQUIRED
        self.said.append("tls proved" if proved else "tls")

    def login(self, *_: str) -> None:
        self.said.append("password")

    def send_message(self, _: object, to_addrs: list[str]) -> None:
        assert to_addrs == [ADDRESS]
        self.said.append("letter")


@pytest.mark.parametrize(
    ("server", "offers", "said"),
    [
        ("smtp://a:b@mail.example.org:587", True, ["open", "tls proved", "password", "letter"]),
        ("smtp://a:b@mail.example.org:587", False, ["open"]),
        ("smtps://a:b@mail.example.org", False, ["proof", "password", "letter"]),
        ("smtp://mail.example.org", True, ["open", "tls", "letter"]),
        ("smtp://mail.example.org", False, ["open", "letter"]),
        ("smtp://a:b@localhost", False, ["open", "password", "letter"]),
    ],
)
def test_a_password_goes_to_the_mail_server_alone(
    server: str, offers: bool, said: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Over TLS, to one that has proved who it is; otherwise no letter is sent."""
    post = Post(offers)
    monkeypatch.setattr(smtplib, "SMTP", post)
    monkeypatch.setattr(smtplib, "SMTP_SSL", post)
    sent = asyncio.run(mail.send(Settings(data=tmp_path, smtp=server), ADDRESS, "Hello", "Hello."))
    assert (post.said, sent) == ([*said, "quit"], "letter" in said)


def test_a_mail_server_that_hangs_holds_up_letters_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """However many letters wait for it, other threads are free, and each is given up in time."""
    released = threading.Event()
    monkeypatch.setattr(mail, "_deliver", lambda *_: released.wait(20))
    monkeypatch.setattr(mail, "WHOLE", 0.2)
    settings = Settings(data=tmp_path, smtp="smtp://localhost")

    async def test() -> None:
        loop = asyncio.get_running_loop()
        loop.set_default_executor(ThreadPoolExecutor(2))
        letters = [mail.send(settings, ADDRESS, "Hello", "Hello.") for _ in range(12)]
        waiting = asyncio.gather(*letters)
        await asyncio.sleep(0.05)
        async with asyncio.timeout(10):
            assert await asyncio.to_thread(lambda: "free") == "free"
            assert await waiting == [False] * 12

    try:
        asyncio.run(test())
    finally:
        released.set()
