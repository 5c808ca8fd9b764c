"""The compiled build plays the same games as the plain one.

Deadwood here; `python tools/compiled.py` compiles and compares all of them.
"""

from __future__ import annotations

import ast
import shutil
from pathlib import Path

import compiled
import pytest

from farwest.arena.ledger import DECIDING, sources_here
from farwest.provenance import digest_of
from hatch_build import ROOT, compile_in, modules


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
    compiled.check(package, "tests/test_laws.py", "tests/test_golden.py", "-k", "deadwood")


def test_a_compiled_build_has_the_digest_of_its_sources(package: Path) -> None:
    """So a plain build may go on with its results, and it with those of a plain one."""
    assert digest_of(*(package / "farwest" / name for name in DECIDING)) == sources_here()


def test_fractions_in_tuples_are_spelled_out() -> None:
    """The compiler loses `X: Final = (0.5, 1.0)`: such a tuple has its type written beside it."""
    source = ROOT / "src"
    lost = []
    for path in modules(source, "*"):
        for node in ast.parse((source / path).read_text("utf-8")).body:
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Final":
                inside = ast.walk(node.value) if isinstance(node.value, ast.Tuple) else ()
                if any(isinstance(getattr(each, "value", None), float) for each in inside):
                    lost.append(f"{path}:{node.lineno}")
    assert lost == []


@pytest.mark.timeout(600)
def test_a_plain_game_plays_on_a_compiled_kernel(package: Path) -> None:
    """Dice Town, left in plain Python, plays the same as ever."""
    compiled.prove("dice_town", package, 30)


@pytest.mark.timeout(600)
def test_plain_code_asks_a_compiled_game(package: Path) -> None:
    """Chance comes from a script of plain Python, and a live table sees every pause."""
    compiled.check(package, "tests/lab/test_openspiel.py", "-k", "script or deadwood-2")
    compiled.check(package, "tests/server/test_pauses.py", "-k", "nobody_can or breath")
