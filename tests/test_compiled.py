"""The compiled build plays the same games as the plain one.

Deadwood here; `python tools/compiled.py` compiles and compares all of them.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import compiled
import pytest

from hatch_build import compile_in


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with the kernel and Deadwood compiled."""
    if shutil.which("gcc") is None:
        pytest.fail("Compiling needs gcc and Python's header files: apt install gcc python3-dev.")
    folder = tmp_path_factory.mktemp("compiled")
    assert compile_in(folder, "deadwood")
    return folder


@pytest.mark.timeout(600)
def test_a_compiled_game_plays_the_same_and_faster(package: Path) -> None:
    """Deadwood gives the same checksums, and keeps the laws and the golden games."""
    assert compiled.prove("deadwood", package, 100) > 1.5
    assert compiled.check(package, "deadwood") == 0


@pytest.mark.timeout(600)
def test_a_plain_game_plays_on_a_compiled_kernel(package: Path) -> None:
    """Dice Town, left in plain Python, plays the same as ever."""
    compiled.prove("dice_town", package, 30)
