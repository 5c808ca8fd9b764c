"""Every game's folder follows the checklist of docs/adding-a-game.md."""

from __future__ import annotations

import re
from pathlib import Path

import box
import pytest

from farwest.games import find, keys
from farwest.kernel.game import Game

ROOT = Path(__file__).resolve().parent.parent
CHECKLIST = re.findall(
    r"- \[ \] `([^`]+)`", (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
)


def test_the_checklist_is_there() -> None:
    """The document names the files of a game."""
    assert len(CHECKLIST) >= 14


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("name", CHECKLIST)
def test_a_game_has_every_file_of_the_checklist(key: str, name: str) -> None:
    """The file exists and is not empty."""
    path = ROOT / "src" / "farwest" / "games" / key / name
    if not path.suffix:
        path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    assert path.is_file()
    assert path.stat().st_size > 0


@pytest.mark.parametrize("key", keys())
def test_a_game_has_tests_by_chapter(key: str) -> None:
    """Its tests stand in a folder of their own."""
    assert len(list((ROOT / "tests" / "games" / key).glob("test_*.py"))) >= 5


@pytest.mark.parametrize("key", keys())
def test_a_game_defines_all_that_is_asked(key: str) -> None:
    """Its Game overrides every method the kernel leaves open."""
    kind = type(find(key))
    asked = "players empty set_up shown shown_to redeal result ending supply"
    for name in asked.split():
        assert getattr(kind, name) is not getattr(Game, name), name


@pytest.mark.parametrize("key", keys())
def test_the_box_is_what_the_components_say(key: str) -> None:
    """box.py is the page that tools/box.py makes of components.yaml."""
    made = ROOT / "src" / "farwest" / "games" / key / "box.py"
    assert made.read_text(encoding="utf-8") == box.made(key)
