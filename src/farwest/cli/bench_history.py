"""The history of `farwest bench`: a page whose last table gains a dated line for each game."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from farwest.cli import files
from farwest.kernel.news import Spoken

HEAD: Final = (
    "| date | game | farwest | build | Python | decisions a second | × yardstick | × catanatron |\n"
    "|---|---|---|---|---|---|---|---|\n"
)
MISSING: Final = "—"


def read(path: Path) -> str:
    """What stands on the page; nothing where there is none yet."""
    files.may_write(path, force=True)
    try:
        return path.read_text("utf-8") if path.exists() else ""
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is no text"
        raise Spoken(
            "error_unread", "{file} cannot be read: {reason}.", file=path, reason=reason
        ) from error


def add(page: str, data: dict[str, Any], keys: list[str], day: str = "") -> str:
    """The page with a line for each of these games; the table is begun where it does not end it."""
    day = day or datetime.now(UTC).date().isoformat()
    body = page.rstrip("\n") + "\n" if page.strip() else ""
    if not ends_in_table(body):
        body += ("\n" if body else "") + HEAD
    return body + "".join(row(data, key, day) for key in keys)


def ends_in_table(page: str) -> bool:
    """Whether the last table of the page is ours, and nothing comes after it."""
    _, head, rows = page.rpartition(HEAD)
    return bool(head) and all(line.startswith("|") for line in rows.splitlines())


def row(data: dict[str, Any], key: str, day: str) -> str:
    """The line of one game: random play at the usual table."""
    usual = data[key]["random, " + data[key]["usual"]]
    peers = data.get("peers")
    beside = f"{peers['decisions'][key]['ratio_to_peer']:.2f}" if peers else MISSING
    cells = (
        day,
        key,
        data["farwest"],
        data["build"],
        data["python"],
        f"{usual['best']:,.0f}",
        f"{usual['ratio']:.3g}",
        beside,
    )
    return "| " + " | ".join(cells) + " |\n"
