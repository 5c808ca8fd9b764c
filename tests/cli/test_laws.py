"""Holding the laws to random games."""

import json
import re
from pathlib import Path

import pytest

from farwest.games.dice_town import GAME
from farwest.kernel import laws as kernel_laws
from farwest.kernel.options import Several
from tests.cli.kit import done, refused, run


def test_laws_that_hold() -> None:
    """Random games over all tables end in one line."""
    said = done("laws", "dice-town", "--games", "3", "--every", "150", "--jobs", "1")
    assert re.match(r"dice_town: 3 random games \([\d,]+ plies\) over \d+ tables, all laws", said)
    said = done("laws", "dice-town", "--games", "12", "--every", "0", "--jobs", "2")
    assert "the cheap laws at every ply; none broken" in said


def test_a_broken_law_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first game that breaks a law ends the run, with the command that shows it again."""

    def short(self: object, town: object) -> dict[str, int]:
        return {"dollars": len(GAME.view(town, -1)["row"])}

    monkeypatch.setattr(type(GAME), "supply", short)
    args = ("laws", "dice-town", "--every", "0", "--jobs", "1", "--seed", "40")
    result = run(*args, "--games", "50")
    assert result.exit_code == 1
    assert "A law is broken. thrift: {'dollars': 3} became" in result.stderr
    again = re.search(r"To see it again: farwest (.*)", result.stderr)
    assert again is not None
    second = run(*again[1].split())
    assert second.exit_code == 1
    assert second.stderr == result.stderr


@pytest.mark.parametrize("bots", ["advised", "mixed"])
def test_advised_games_keep_the_laws(bots: str) -> None:
    """Players who follow the advice reach other positions than chance does, and end too."""
    args = ("laws", "deadwood", "--games", "2", "--every", "40", "--jobs", "1")
    plain = done(*args)
    said = done(*args, "--bots", bots)
    assert re.match(rf"deadwood: 2 {bots} games \([\d,]+ plies\) over \d+ tables", said)
    assert plain.split("plies")[0] != said.split("plies")[0].replace(bots, "random")


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """What is noted is not played again; a file of another run, or of none, is refused."""
    file = tmp_path / "laws.json"
    args = ("laws", "deadwood", "--every", "0", "--jobs", "1", "--keep", str(file))
    whole = done(*args[:-2], "--games", "6")
    first = done(*args, "--games", "4")
    rest = done(*args, "--games", "6")
    assert first.startswith("deadwood: 4 random games")
    assert rest.split(" over ")[0] == whole.split(" over ")[0]
    assert json.loads(file.read_text("utf-8"))["done"] == 6
    assert "another game, seed" in refused(*args, "--seed", "9")
    file.write_text("[]", "utf-8")
    assert "does not say how far" in refused(*args)


def test_every_table_is_visited() -> None:
    """Consecutive numbers go through all numbers of players and options."""
    tables = kernel_laws.every_table(GAME)
    seen = []
    for number, (seats, fixed) in enumerate(tables):
        found, options = kernel_laws.table_of(GAME, number)
        assert found == seats
        assert fixed.items() <= options.items()
        assert set(options) - set(fixed) == {"initial_sheriff"}
        seen.append((seats, str(fixed)))
    assert len(set(seen)) == len(tables)


def test_other_options_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Options with many values are drawn from the number of the game."""
    options = (*GAME.options, Several("decks", ["a", "b", "c"]))
    monkeypatch.setattr(type(GAME), "options", options)
    drawn = [kernel_laws.table_of(GAME, number)[1]["decks"] for number in range(20)]
    assert len({str(decks) for decks in drawn}) > 4
    assert kernel_laws.table_of(GAME, 5) == kernel_laws.table_of(GAME, 5)
