"""Names: what people may call themselves, and when two of them look the same."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Iterable

from farwest.server.errors import Problem

LONGEST = 24
LONGEST_TABLE = 40
MARKS_IN_A_ROW = 2
HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Control signs, those that turn or join text, and those that mean nothing."""
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
"""Letters and signs of which nothing is seen."""
BARRED = frozenset("<>")
"""No name needs them, and a careless client might take them for a tag."""
BOT = "bot:"
"""How records name bots."""

LOOK_ALIKES = str.maketrans(
    "авекмнорстухіјѕһԁԍԛԝүӏѵαβεζικμνορτυχϳ",
    "abekmhopctyxijshdgqwylvabezikmvoptuxj",
)
"""Cyrillic and Greek letters, small, of which one form is like a Latin one."""
CAPITALS = str.maketrans("ΗΝΥ", "hny")
"""Greek ones that are like another letter than their small forms (η, ν, υ)."""

GUEST_NAMES = ("Dusty", "Mesa", "Pinto", "Rio", "Rusty", "Sierra")
BOT_NAMES = ("Cactus", "Canyon", "Coyote", "Juniper", "Mustang", "Prairie")
"""No guest is called like a bot: at a table they would be taken for each other."""


def clean(text: str, longest: int = LONGEST) -> str:
    """A name as it will be shown, or a problem in a clear sentence."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= longest:
        raise Problem(422, "error_name_length", "A name has 1 to {most} characters.", most=longest)
    marks = 0
    for sign in name:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind.startswith("M") else 0
        if kind in HIDDEN or sign in BARRED or sign in BLANK or marks > MARKS_IN_A_ROW:
            raise Problem(
                422, "error_name_signs", "A name has visible, ordinary characters, without < or >."
            )
    key = fold(name)
    if (
        not any(sign.isalnum() for sign in name)
        or len(key) > 2 * LONGEST_TABLE
        or key.startswith(BOT)
    ):
        raise Problem(422, "error_name_empty", "A name has at least one letter or digit.")
    return name


def tame(text: str) -> str:
    """Free text as it may be shown to others: nothing hidden, nothing that turns or towers."""
    found: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.category(sign).startswith("M") else 0
        if marks <= MARKS_IN_A_ROW:
            found.append(sign if sign.isprintable() and sign not in BLANK else " ")
    return " ".join("".join(found).split())


def of_record(name: str, number: int) -> str:
    """A player's name in a record that somebody brought, as it may be shown to others."""
    if name.startswith(BOT) and name.removeprefix(BOT).isascii() and name.isprintable():
        return name[:LONGEST_TABLE]
    try:
        return clean(tame(name)[:LONGEST])
    except Problem:
        return f"# {number + 1}"


def fold(name: str) -> str:
    """What two names have in common that commonly look alike. It never begins with a space."""
    parts = unicodedata.normalize("NFKD", name)
    bare = "".join(sign for sign in parts if unicodedata.category(sign) != "Mn")
    latin = bare.translate(CAPITALS).casefold().translate(LOOK_ALIKES)
    if not all(sign.isascii() for sign in latin if sign.isalpha()):  # no Latin name is like it
        latin = bare.casefold().translate(LOOK_ALIKES)
    return " ".join(unicodedata.normalize("NFC", latin).split())


def guest_key() -> str:
    """A key for somebody whose name is not his alone; no folded name can be like it."""
    return " " + secrets.token_hex(12)


def guest_name() -> str:
    """A name for somebody who gave none."""
    return f"{secrets.choice(GUEST_NAMES)} {secrets.randbelow(9000) + 1000}"


def bot_name(taken: Iterable[str]) -> str:
    """A name for a bot that nobody at its table has."""
    keys = {fold(name) for name in taken}
    free = [name for name in BOT_NAMES if fold(name) not in keys]
    return free[0] if free else apart(BOT_NAMES[0], taken)


def apart(name: str, taken: Iterable[str]) -> str:
    """A name, with a number behind it where somebody at the table has it already."""
    keys = {fold(other) for other in taken}
    number = 1
    found = name
    while fold(found) in keys:
        number += 1
        found = f"{name} {number}"
    return found
