"""What an operator may set, from flags or the environment (FARWEST_…)."""

from __future__ import annotations

import contextlib
import os
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

PREFIX = "FARWEST_"
RANGES = {
    "pace": (0, 60),
    "pause": (0, 60),
    "idle": (1, 366 * 86_400),
    "keep_records": (0.01, 36_600),
    "keep_games": (1, 36_600),
    "bot_processes": (1, 64),
    "review_nice": (0, 19),
    "password_time": (1, 100),
    "password_memory": (32, 4_194_304),
}
"""The least and the most each number may be."""
SITE = re.compile(r"https?://([a-z0-9._-]+|\[[0-9a-f:.]+\])(:[0-9]+)?", re.IGNORECASE | re.ASCII)
LOGS = ("console", "json")
SHORTEST_KEY = 32
"""Characters in the key of the cookies, and in the one for the figures."""


class BadSetting(ValueError):
    """A setting that cannot be used, in a sentence for the operator."""


def data_folder() -> Path:
    """Where a table keeps its database and its key, unless told otherwise."""
    if os.environ.get("FARWEST_DATA"):
        return Path(os.environ["FARWEST_DATA"])
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "farwest"


@dataclass
class Settings:
    """One server's settings."""

    database: str = ""
    """`sqlite:///path/to/file.db` or `postgresql://…`; empty: a file in the data folder."""
    data: Path = field(default_factory=data_folder)
    public_url: str = ""
    """The address people use, behind a proxy; empty: whatever they connected to."""
    near: str = ""
    """Where others on the local network find the table; known when it listens there."""
    listens: str = ""
    """The address it listens at, known when it does: it decides what the server may be called."""
    hosts: str = ""
    """Other names it may be called by where no public address is named, with commas; `*`: any."""
    secure_cookies: bool = False
    """Cookies over HTTPS alone; so they are anyway where the public address is HTTPS."""
    secret: str = ""
    """What signs cookies, where several machines must share it; empty: a file beside the data."""
    pace: float = 1.0
    """How long bots seem to think, in seconds; 0 answers at once."""
    pause: float = 1.6
    """The even pause for reactions at live tables, in seconds."""
    idle: float = 600.0
    """Seconds after which a table that nobody looks at leaves the memory."""
    keep_records: float = 30.0
    """Days after which a record that somebody opened to look at is deleted."""
    keep_games: float = 60.0
    """Days after which a game in which nobody has moved is closed."""
    bot_processes: int = 1
    review_nice: int = 19
    """How much reviews of finished games give way to everything else (niceness)."""
    bots: str = ""
    """Programs and networks that may be called to tables: `NAME=exec:…`, one a line."""
    smtp: str = ""
    """`smtp://user:password@host:port?from=address`; empty: no mail."""
    log: str = "console"
    """`console` for people, `json` for machines."""
    metrics_token: str = ""
    """What opens `/metrics` from everywhere; empty: it answers on this machine alone."""
    rate_limits: bool = True
    password_time: int = 3
    password_memory: int = 65_536
    """What one check of a password costs: rounds, and KiB of memory."""

    def __post_init__(self) -> None:
        self.data = Path(self.data)
        if not self.database:
            self.database = f"sqlite:///{self.data / 'farwest.db'}"
        if "://" not in self.database:
            self.database = f"sqlite:///{self.database}"
        self.database = self.database.replace("postgres://", "postgresql://", 1)
        self.public_url = self.public_url.rstrip("/")
        _check_database(self.database)
        _check_public_url(self.public_url)
        _check_smtp(self.smtp)
        for name, (least, most) in RANGES.items():
            if not least <= getattr(self, name) <= most:
                raise BadSetting(
                    f"{PREFIX}{name.upper()} must be from {least} to {most}, "
                    f"not {getattr(self, name)}."
                )
        for name in ("secret", "metrics_token"):
            if 0 < len(getattr(self, name)) < SHORTEST_KEY:
                raise BadSetting(
                    f"{PREFIX}{name.upper()} must have at least {SHORTEST_KEY} characters "
                    "(openssl rand -hex 32 makes a good one)."
                )
        if self.log not in LOGS:
            raise BadSetting(f"{PREFIX}LOG must be {' or '.join(LOGS)}, not {self.log}.")

    @classmethod
    def read(cls, environ: Mapping[str, str] | None = None, **flags: Any) -> Settings:
        """The settings of the environment; flags that were given come first."""
        environ = os.environ if environ is None else environ
        given: dict[str, Any] = {}
        for known in fields(cls):
            text = environ.get(PREFIX + known.name.upper())
            if text:
                given[known.name] = _parse(known.name, str(known.type), text)
        given |= {name: value for name, value in flags.items() if value not in (None, "")}
        return cls(**given)

    def environment(self) -> dict[str, str]:
        """These settings as the environment of another process, which `read` understands."""
        names = [known.name for known in fields(self)]
        return {PREFIX + name.upper(): str(getattr(self, name)) for name in names}

    @property
    def sqlite(self) -> bool:
        return self.database.startswith("sqlite")

    @property
    def file(self) -> Path:
        """The SQLite file."""
        return Path(self.database.removeprefix("sqlite:///"))

    @property
    def origin(self) -> str:
        """Scheme and host of the public address, as a browser names where a page comes from."""
        parts = urlsplit(self.public_url.lower())
        usual = {"http": ":80", "https": ":443"}.get(parts.scheme, "")
        return f"{parts.scheme}://{parts.netloc.removesuffix(usual)}" if self.public_url else ""

    @property
    def cookies_are_secure(self) -> bool:
        return self.secure_cookies or self.origin.startswith("https://")

    def key(self) -> str:
        """The secret that signs cookies: made once, readable by the owner alone."""
        if self.secret:
            return self.secret
        self.data.mkdir(parents=True, exist_ok=True)
        path = self.data / "key"
        if not path.exists():
            draft = self.data / f"key.{os.getpid()}"
            try:
                draft.touch(mode=0o600)
                draft.write_text(secrets.token_hex(32), encoding="ascii")
                with contextlib.suppress(FileExistsError):
                    os.link(draft, path)
            finally:
                draft.unlink(missing_ok=True)
        found = path.read_bytes().strip()
        if len(found) < SHORTEST_KEY or not found.isascii():
            raise BadSetting(
                f"{path} holds no key: put the one of a backup there, or remove the file, "
                "and a new key is made (everybody must then log in again)."
            )
        return found.decode("ascii")


def _check_database(address: str) -> None:
    """Raise unless this names a database; what is said never holds the password in it."""
    kind = address.partition(":")[0]
    if not address.startswith(("sqlite:///", "postgresql://")):
        raise BadSetting(
            f"A database of kind {kind} is not known here: "
            "give sqlite:///FILE or postgresql://USER@HOST/NAME."
        )
    if kind == "sqlite" and not Path(address.removeprefix("sqlite:///")).name:
        raise BadSetting("The database must be a file, such as sqlite:///farwest.db.")
    if kind == "postgresql" and _host_of(address) is None:
        raise BadSetting(
            "The database must look like postgresql://USER:PASSWORD@HOST:PORT/NAME; "
            "in a password, signs such as @ : / ? # are written as %40 %3A %2F %3F %23."
        )


def _check_public_url(address: str) -> None:
    """Raise unless this is where a whole site may be, or nothing."""
    if address and not (SITE.fullmatch(address) and _host_of(address)):
        raise BadSetting(
            "The public address must look like https://play.example.org: one name as browsers "
            "send it (é is written xn--…), perhaps a port, and nothing after it."
        )


def _check_smtp(address: str) -> None:
    """Raise unless this names a mail server, or nothing."""
    if not address:
        return
    senders = ["farwest@here"]
    if _host_of(address):
        senders = parse_qs(urlsplit(address).query).get("from", senders)
    if (
        not address.startswith(("smtp://", "smtps://"))
        or not _host_of(address)
        or not all("@" in sender and sender.isprintable() for sender in senders)
    ):
        raise BadSetting(
            f"{PREFIX}SMTP must look like smtp://user:password@host:587?from=table@example.org."
        )


def _host_of(address: str) -> str | None:
    """The host an address names, perhaps none; None where it cannot be understood."""
    try:
        parts = urlsplit(address)
        _ = parts.port
    except ValueError:
        return None
    return parts.hostname or ""


def _parse(name: str, kind: str, text: str) -> Any:
    """A setting as the environment writes it."""
    try:
        if kind == "bool":
            return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}[
                text.lower()
            ]
        return {"int": int, "float": float}.get(kind, str)(text)
    except (KeyError, ValueError) as error:
        raise BadSetting(f"{PREFIX}{name.upper()} cannot be {text!r}.") from error
