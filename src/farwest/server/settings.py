"""What an operator may set, from flags or the environment (FARWEST_…)."""

from __future__ import annotations

import contextlib
import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

PREFIX = "FARWEST_"


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
    bot_processes: int = 1
    review_nice: int = 19
    """How much reviews of finished games give way to everything else (niceness)."""
    bots: str = ""
    """Programs and networks that may be called to tables: `NAME=exec:…`, one a line."""
    smtp: str = ""
    """`smtp://user:password@host:port?from=address`; empty: no mail."""
    log: str = "console"
    """`console` for people, `json` for machines."""
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
        if not self.database.startswith(("sqlite:///", "postgresql://")):
            kind = self.database.partition(":")[0]
            raise BadSetting(
                f"A database of kind {kind} is not known here: "
                "give sqlite:///FILE or postgresql://USER@HOST/NAME."
            )
        self.public_url = self.public_url.rstrip("/")
        if self.public_url and not urlsplit(self.public_url).hostname:
            raise BadSetting("The public address must look like https://play.example.org.")

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
    def async_url(self) -> str:
        """The URL as SQLAlchemy's asyncio wants it."""
        if self.sqlite:
            return self.database.replace("sqlite://", "sqlite+aiosqlite://", 1)
        return self.database.replace("postgresql://", "postgresql+asyncpg://", 1)

    @property
    def origin(self) -> str:
        """Scheme and host of the public address, as a browser names where a page comes from."""
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}".lower() if self.public_url else ""

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
            draft.touch(mode=0o600)
            draft.write_text(secrets.token_hex(32), encoding="ascii")
            with contextlib.suppress(FileExistsError):
                os.link(draft, path)
            draft.unlink()
        return path.read_text(encoding="ascii").strip()


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
