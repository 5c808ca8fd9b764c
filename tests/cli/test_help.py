"""The command itself: its help, its version, its verbs."""

import subprocess
import sys

import pytest

import farwest
from farwest.cli.main import main
from tests.cli.kit import done, refused

HEAVY = (
    "rich",
    "fluent",
    "matplotlib",
    "numpy",
    "farwest.games",
    "farwest.kernel.game",
    "farwest.kernel.match",
    "farwest.kernel.state",
    "farwest.words",
)


@pytest.mark.parametrize("command", sorted(main.commands))
def test_every_command_explains_itself(command: str) -> None:
    """--help says what a command does and names its options."""
    said = done(command, "--help")
    assert f"Usage: farwest {command}" in said
    assert "--help" in said


@pytest.mark.parametrize("command", ["simulate", "arena", "analyse", "dataset"])
def test_the_help_names_the_bots(command: str) -> None:
    """Bots, levels, and what one brings along."""
    said = " ".join(done(command, "--help").split())
    for name in ("random", "steady", "sharp", "master", "FILE.py:CLASS", "exec:COMMAND"):
        assert name in said


def test_the_help_lists_every_command() -> None:
    """The list has a whole sentence for each command."""
    said = done("--help")
    assert all(f"  {name} " in said for name in main.commands)
    assert "..." not in said.split("Commands:")[1]


def test_the_version_is_told() -> None:
    """--version prints the version of the package."""
    assert done("--version") == f"farwest {farwest.__version__}\n"


def test_the_help_imports_nothing_heavy() -> None:
    """The help is there at once: games, words and drawings are imported by the commands."""
    code = "import sys, farwest.cli.main; print(*sys.modules)"
    loaded = subprocess.check_output([sys.executable, "-c", code], text=True).split()
    assert [name for name in loaded if name.startswith(HEAVY)] == []


def test_an_unknown_command_is_refused() -> None:
    """An unknown command gets one sentence."""
    assert "No such command 'ply'" in refused("ply")


def test_an_unknown_option_is_refused() -> None:
    """An unknown option gets one sentence that says where to look."""
    sentence = refused("simulate", "dice-town", "--game", "7")
    assert sentence.startswith("No such option '--game'")
    assert sentence.endswith("(farwest simulate --help says more.)")
