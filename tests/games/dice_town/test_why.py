"""Why can't I? Every reason the board gives, in a position where a player would ask for it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from farwest.games.dice_town import GAME, box
from farwest.games.dice_town.box import BANK, BRUTE, CARDS
from farwest.games.dice_town.why import KINDS
from farwest.games.dice_town.why.town import THINGS
from farwest.kernel.game import Message, Reason
from farwest.words import Words, languages
from tests.clauses import read_books
from tests.games.dice_town.kit import SETTINGS, Table, stroll
from tests.games.dice_town.positions import POSITIONS, at, thrown

ROOT = Path(__file__).resolve().parents[3]
TEXT = Path(box.__file__).parent / "text" / "en.ftl"
SAID = set(re.findall(r"^why_(\w+) =", TEXT.read_text(encoding="utf-8"), re.MULTILINE))
NAMES = ["Alice", "Bob", "Chloé", "Denis", "Élise", "Farid"]


def reason(table: Table, seat: int, target: str) -> Reason | None:
    """What the game answers, from what this seat sees and is asked."""
    view = GAME.view(table.town, seat)
    return GAME.why(view, GAME.question(table.town, seat), target)


@pytest.mark.parametrize(("position", "seat", "target", "id", "clause"), POSITIONS)
def test_the_reason_is_the_right_one(
    position: Callable[[], Table], seat: int, target: str, id: str, clause: str
) -> None:
    """A player who presses this is told just that."""
    found = reason(position(), seat, target)
    assert found is not None
    assert (found.message.id, found.clause) == (f"why_{id}", clause)


@pytest.mark.parametrize("target", ["roll-0", "roll-4"])
def test_what_can_be_had_needs_no_reason(target: str) -> None:
    """A die that can be kept with all the others is an answer, whatever is picked."""
    assert reason(thrown(), 0, target) is None
    assert reason(thrown("9 10 J Q K", 0, BRUTE), 0, target) is None


@pytest.mark.parametrize(
    "target",
    ["", "-", "roll", "roll-6", "roll--1", "card-35", "card-5", "seat-3", "seat-7", "seat-2-die-0",
     "river", "place-0-0", "star-1", "nonsense", "99999999999999999999", "outlaw-0", "discard-3"],
)  # fmt: skip
def test_what_is_not_on_the_board_has_no_reason(target: str) -> None:
    """Nor has a card one does not hold: nothing can be found out by asking."""
    assert reason(thrown(), 0, target) is None


def test_a_spectator_is_told_nothing() -> None:
    """He has nothing to press."""
    view = GAME.view(thrown().town, -1)
    assert [GAME.why(view, None, target) for target in everything()] == [None] * len(everything())


def everything() -> list[str]:
    """Every target the board may show."""
    found = list(THINGS)
    for kind, (_, sizes) in KINDS.items():
        names = [kind] if not sizes else [f"{kind}-{n}" for n in range(sizes[0])]
        if kind == "seat-die":
            names = [f"seat-{n}-die-{m}" for n in range(sizes[0]) for m in range(sizes[1])]
        found += names
    found += [f"face-{face}" for face in range(len(box.FACES))]
    return found + [f"{kind}-{card}" for kind in ("found", "discard") for card in range(len(CARDS))]


def met() -> dict[str, Reason]:
    """Every reason that random games come to, by its whole wording."""
    found: dict[str, Reason] = {}
    targets = everything()
    for seed, (seats, options) in enumerate(SETTINGS):
        for match in stroll(seats, seed, **options):
            if len(match.moves) % 3 and not match.state.over:
                continue
            for seat in range(seats):
                view, asked = GAME.view(match.state, seat), GAME.question(match.state, seat)
                for target in targets:
                    told = GAME.why(view, asked, target)
                    if told is not None:
                        found[repr(told)] = told
    return found


def test_every_reason_is_worded_and_has_its_clause(monkeypatch: pytest.MonkeyPatch) -> None:
    """On all targets of all views of random games: a sentence in every language, a clause."""
    monkeypatch.setattr(Words, "strict", True)
    book = read_books(ROOT)["dice_town"]
    reasons = list(met().values())
    for lang in languages():
        words = Words(GAME, lang, NAMES)
        for told in reasons:
            assert told.clause in book
            text = words.message(told.message)
            assert text.endswith((".", "!", "?"))
            assert "  " not in text
    known = {told.message.id.removeprefix("why_") for told in reasons}
    known |= {id for _, _, _, id, _ in POSITIONS}
    assert known == SAID


@pytest.mark.parametrize("lang", languages())
def test_reasons_name_who_and_where(lang: str) -> None:
    """Names and places stand in whole sentences."""
    words = Words(GAME, lang, NAMES)
    told = reason(at(BANK, 1), 0, f"place-{BANK}")
    assert told is not None
    assert isinstance(told.message, Message)
    expected = {
        "en": "Bob acts at the Bank, not you.",
        "fr": "Bob agit à la Banque, pas vous.",
    }
    assert words.message(told.message) == expected[lang]
