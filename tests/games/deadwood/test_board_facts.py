"""What the board is told of the box, and what its drawings repeat of it."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path

import pytest

from farwest.games.deadwood import GAME, box
from farwest.games.deadwood.odds import MOST_DICE, chances, table
from farwest.games.deadwood.state import RAIL, STATION
from farwest.words.clauses import read

FOLDER = Path(box.__file__).parent / "board"
FACTS = (FOLDER / "facts.js").read_text(encoding="utf-8")


def fact(name: str) -> object:
    """A constant of facts.js."""
    found = re.search(rf"const {name} = ([^;]+);", FACTS)
    assert found, name
    return json.loads(found[1])


def test_the_board_is_told_what_is_printed() -> None:
    """Codes of tiles and plots, prices, and what the faces of a die do."""
    told = GAME.facts()
    assert (told["buildings"], told["tiles"]) == (list(box.BUILDINGS), list(box.TILES))
    assert (told["rail"], told["station"]) == (RAIL, STATION)
    assert told["shots"] == ["miss"] * 3 + ["wound"] * 2 + ["kill"]
    used = set(re.findall(r"printed\.(\w+)", "".join(f.read_text() for f in FOLDER.glob("*.js"))))
    assert used == set(told)


def test_rows_are_as_wide_as_on_the_board() -> None:
    """Plots are named row by row."""
    rows = fact("ROWS")
    assert isinstance(rows, list)
    names = [f"{'ABCDEF'[row]}{place + 1}" for row, n in enumerate(rows) for place in range(n)]
    assert names == list(box.PLOTS)


def test_the_rebus_shows_the_printed_money() -> None:
    """Coins outside the brackets are what annexing brings, inside them what holding does."""
    signs = fact("REBUS")
    assert isinstance(signs, dict)
    assert list(signs) == list(box.BUILDINGS)
    for building, printed in signs.items():
        inside = printed[printed.index("[") :] if "[" in printed else []
        outside = printed[: len(printed) - len(inside)]
        coins = [int(sign[1:]) for sign in outside if re.fullmatch(r"\$\d+", sign)]
        assert sum(coins) == box.MONEY[box.BUILDINGS.index(building)] or building == "casino"
    held = {
        name: [s for s in s_ if s.startswith("$")][-1] for name, s_ in signs.items() if "[" in s_
    }
    assert held["sheriffs_office"] == f"${box.FEE}"
    assert held["hotel"] == f"${box.HOTEL_RAIL}"
    assert held["stage_depot"] == f"${box.DEPOT_BONUS}"
    assert held["undertaker"] == f"${box.UNDERTAKER_PAYS}"
    assert f"${box.CASINO_TAKES}" in signs["casino"]
    assert str(box.GUNSMITH_CARTRIDGES) in signs["gunsmith"]
    assert f"+{box.BANK_WANTED}" in signs["bank"]
    assert f"${min(box.GOLD)}–{max(box.GOLD)}" in signs["gold_mine"]
    assert str(box.GRIFTED) in signs["grifter"]
    assert str(box.RECALLED) in signs["dance_hall"]
    assert f"±{box.TELEGRAPHED}" in signs["telegraph_office"]


def test_clauses_named_on_the_board_are_clauses() -> None:
    """Each building's clause begins with the building's name."""
    known = {clause.id: clause for part in read(GAME, "en") for clause in part.clauses}
    named = fact("CLAUSES")
    assert isinstance(named, list)
    for building, clause in zip(box.BUILDINGS, named, strict=True):
        shown = building.replace("_", " ").replace("sheriffs", "sheriff's")
        assert known[clause].text.lower().startswith(shown), clause
    for file in FOLDER.glob("*.js"):
        said = re.findall(r"DW-\d{3}", file.read_text(encoding="utf-8"))
        assert set(said) <= set(known), file.name


def test_every_drawing_that_is_named_is_drawn() -> None:
    """Symbols by name in the board's files; those made from a building's or a glyph's name too."""
    drawn = set(re.findall(r'<symbol id="([^"]+)"', (FOLDER / "drawings.svg").read_text()))
    needed = {f"dw-{building}" for building in box.BUILDINGS} | {"dw-rail", "dw-station"}
    needed |= {f"dw-clan-{seat}" for seat in range(box.PLAYERS[1])}
    signs = fact("REBUS")
    assert isinstance(signs, dict)
    glyphs = {sign for printed in signs.values() for sign in printed if sign[0].isalpha()}
    needed |= {f"dw-g-{glyph}" for glyph in glyphs} | {"dw-kill", "dw-wound", "dw-miss"}
    for file in FOLDER.glob("*.js"):
        text = file.read_text(encoding="utf-8")
        needed |= set(re.findall(r'["#](dw-[a-z_-]*[a-z])["`]', text))
    assert needed <= drawn
    assert "<text" not in (FOLDER / "drawings.svg").read_text()


# --- the chances of a duel -----------------------------------------------------------------------


def test_one_die_each_is_a_matter_of_sixes() -> None:
    """One wound kills nobody: only a six does."""
    assert chances(1, 1) == pytest.approx((5 / 36, 25 / 36, 5 / 36, 1 / 36))


def test_two_dice_against_one() -> None:
    """The die ahead is rolled first; what it does counts in the volley after it."""
    ends = dict.fromkeys(range(4), 0)
    for first, shot, answer in itertools.product(range(1, 7), repeat=3):
        if first == 6:
            ends[0] += 1
            continue
        won = shot == 6 or (first >= 4 and shot >= 4)
        fell = answer == 6
        ends[[[1, 2], [0, 3]][won][fell]] += 1
    assert chances(2, 1) == pytest.approx([ends[end] / 216 for end in range(4)])


def test_chances_are_whole_and_fair() -> None:
    """They sum to one, more dice never hurt, and sides can be changed."""
    dice = range(1, MOST_DICE + 1)
    for own, other in itertools.product(dice, dice):
        stays, leaves, falls, both = chances(own, other)
        assert stays + leaves + falls + both == pytest.approx(1)
        turned = chances(other, own)
        assert (turned[0], turned[2]) == pytest.approx((falls, stays))
        if own < MOST_DICE:
            assert chances(own + 1, other)[0] > stays
    assert table()[2][0] == [590, 312, 62, 35]
