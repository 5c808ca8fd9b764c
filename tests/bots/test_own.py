"""A class of one's own plays where the command line names it, and nowhere else."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from farwest import bots, games
from farwest.bots import own
from farwest.kernel.match import Match
from farwest.kernel.news import Spoken
from tests.cli.kit import done, refused

LAST = """
from farwest.bots import Bot


class LastBot(Bot):
    needs_world = False

    def choose(self, sight):
        return sight.legal[-1]


class Helpless(Bot):
    def __init__(self, luck, depth):
        super().__init__(luck)


class Stranger:
    pass
"""
WISH = ("simulate", "deadwood", "--players", "2", "--games", "4", "--bots")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a file of bots, where commands run."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    (tmp_path / "my_bots.py").write_text(LAST)
    return tmp_path


def figures(bot: str, *args: str) -> dict[str, Any]:
    """What a bot does against random ones, under whatever name."""
    found = json.loads(done(*WISH, f"{bot},random", *args, "--json", "-"))
    return json.loads(json.dumps(found["figures"]).replace(bot, "last"))


def test_a_file_or_a_module_plays(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same class by file, by path and by module, in this process and in others."""
    here = figures("my_bots.py:LastBot", "--jobs", "1")
    assert figures("my_bots.py:LastBot", "--jobs", "2") == here
    assert figures(f"{home}/my_bots.py:LastBot", "--jobs", "2") == here
    monkeypatch.syspath_prepend(str(home))
    assert figures("my_bots:LastBot", "--jobs", "1") == here


def test_it_is_called_as_it_was_named(home: Path) -> None:
    """Records say which class played; an arena rates it by that name."""
    name = "my_bots.py:LastBot"
    assert bots.make(name, 1, True).name == name
    done(*WISH, f"{name},random", "--records", "games")
    record = json.loads((home / "games" / "deadwood-0.json").read_text("utf-8"))
    assert record["players"] == [name, "random"]
    said = done("arena", "deadwood", "--bots", f"{name},random", "--games", "2", "--jobs", "1")
    assert "my_bots.py" in said


def test_it_sits_at_the_terminal(home: Path) -> None:
    """Named as a seat it plays against people; a record that names it loads nothing."""
    seats = ("--seat", "Ann", "--seat", "bot:my_bots.py:LastBot")
    said = done("terminal", "deadwood", *seats, "--seed", "4", "--save", "a.json", typed="1\nq\n")
    assert "Bot 2" in said
    refusal = refused("terminal", "--load", "a.json")
    assert "my_bots.py:LastBot is no bot here" in refusal


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nowhere.py:LastBot", "nowhere.py with a bot."),
        ("no_such_place.bots:LastBot", "Python finds no module no_such_place.bots: add its folder"),
        ("my_bots.py:FirstBot", "FirstBot in my_bots.py is no bot: it must be a class made from"),
        ("my_bots.py:Stranger", "Stranger in my_bots.py is no bot: it must be a class made from"),
        ("my_bots.py:Helpless", "my_bots.py:Helpless cannot be made with its luck alone: TypeErro"),
        ("torn.py:LastBot", "torn.py cannot be loaded: SyntaxError: "),
        ("missing.py:LastBot", "missing.py cannot be loaded: ModuleNotFoundError: "),
    ],
)
def test_what_is_wrong_is_said(name: str, sentence: str, home: Path) -> None:
    """Before anything is played, in one sentence."""
    (home / "torn.py").write_text("class LastBot(:")
    (home / "missing.py").write_text("import no_such_place")
    assert sentence in refused(*WISH, f"{name},random")


def test_only_the_command_line_loads_code(home: Path) -> None:
    """Neither a record nor a visitor does: without leave, nothing is even looked for."""
    (home / "evil.py").write_text("open('hacked', 'w')")
    for name in ("evil.py:Bot", f"{home}/evil.py:Bot", "evil:Bot"):
        with pytest.raises(bots.UnknownBot, match="plays where the command line names it"):
            bots.make(name, 1)
        match = Match(games.find("deadwood"), ["Ann", f"bot:{name}"], {}, "s")
        match.record("test").save(home / "game.json")
        assert "is no bot here" in refused("terminal", "--load", "game.json")
    assert not (home / "hacked").exists()
    assert "evil" not in sys.modules


def test_a_server_hires_no_class(home: Path) -> None:
    """Programs and networks only."""
    from farwest.server.hired import read

    with pytest.raises(ValueError, match="A bot is hired as NAME=exec:COMMAND or NAME=onnx:FILE"):
        read("Dora=my_bots.py:LastBot")


def test_other_names_are_no_classes() -> None:
    """Programs, networks, budgets and plain names stay what they are."""
    for name in ("advised", "search:200", "search:1s", "exec:python3 x.py:y", "onnx:net.onnx"):
        assert not own.is_name(name)
    with pytest.raises(Spoken, match="There is no bot called oracle"):
        bots.make("oracle", 1, True)
