"""Simulations: the same figures for the same seed, in tables, files and drawings."""

from __future__ import annotations

import csv
import importlib.util
import json
import math
from pathlib import Path

import pytest

from farwest.arena.ledger import Diary
from farwest.bots.runner import Outcome
from farwest.cli import figures
from farwest.games import find
from farwest.kernel.match import replay
from farwest.kernel.record import Record
from tests.cli.kit import done, refused
from tests.needs import lacking

TOWN = "dice-town"
SMALL = (TOWN, "--players", "3", "--bots", "random", "--games", "12", "--seed", "7")


def simulated(*args: str) -> dict[str, object]:
    """The JSON of a simulation."""
    return json.loads(done("simulate", *SMALL, *args, "--json", "-"))


def test_jobs_change_nothing() -> None:
    """One process or two: the same figures, but for the time they took."""
    one, two = simulated("--jobs", "1"), simulated("--jobs", "2")
    assert one.pop("timing") != two.pop("timing")
    assert one == two


def test_the_report_tells_all() -> None:
    """The tables hold wins, points by source, length and endings, and the command again."""
    bots = "random,random,random"
    said = done("simulate", TOWN, "--bots", bots, "--games", "8", "--seed", "7", "--jobs", "1")
    for words in ("by bot", "by seat", "95 % interval", "Points of random", "nuggets", "median"):
        assert words in said
    assert "plies" in said
    assert "rounds" in said
    assert "How the games ended: " in said
    command = f"farwest simulate dice-town --players 3 --bots {bots} --games 8 --seed 7"
    assert command in said.replace("\n", "")


def test_files_carry_what_repeats_them(home: Path) -> None:
    """JSON and CSV name version, seed and command; the lines of the CSV add up to the JSON."""
    option = ("--option", "bribes=no", "--jobs", "1")
    done("simulate", *SMALL, *option, "--json", "result.json", "--csv", "result.csv")
    data = json.loads((home / "result.json").read_text("utf-8"))
    assert data["seed"] == "7"
    assert data["farwest"]
    assert data["options"]["bribes"] is False
    assert data["command"].endswith("--games 12 --seed 7 --option bribes=no")
    text = (home / "result.csv").read_text("utf-8").splitlines()
    assert data["command"] in text[1]
    rows = list(csv.DictReader(text[2:]))
    assert len(rows) == 12 * 3
    by_seat = data["figures"]["wins_by_seat"]
    for seat in range(3):
        won = sum(float(row["won"]) for row in rows if row["seat"] == str(seat + 1))
        assert won == pytest.approx(by_seat[seat]["wins"], abs=1e-4)
    sources = ("nuggets", "dollars", "sheriff", "items", "deeds", "ranches")
    assert all(int(r["total"]) == sum(int(r[source]) for source in sources) for r in rows)
    total = data["figures"]["points"]["random"]["total"]["mean"]
    assert total == pytest.approx(sum(int(row["total"]) for row in rows) / len(rows))


def test_the_command_in_a_file_repeats_it() -> None:
    """Running the command that a result names gives the result."""
    first = simulated("--jobs", "1")
    again = json.loads(done(*str(first["command"]).split()[1:], "--jobs", "1", "--json", "-"))
    assert again["figures"] == first["figures"]


def test_records_replay_to_what_was_told(home: Path) -> None:
    """Every record kept replays, and its points are those of the CSV."""
    done("simulate", *SMALL, "--jobs", "2", "--records", "games", "--csv", "result.csv")
    files = sorted((home / "games").glob("*.json"))
    assert [file.name for file in files] == [f"dice_town-{n:02}.json" for n in range(12)]
    rows = list(csv.DictReader((home / "result.csv").read_text("utf-8").splitlines()[2:]))
    for number, file in enumerate(files):
        match = replay(find(TOWN), Record.read(file))
        totals = [int(row["total"]) for row in rows if row["game"] == str(number)]
        assert match.game.result(match.state).totals == totals


def test_forced_records_are_those_of_this_run_alone(home: Path) -> None:
    """None of a longer run before; what is not of this game stays."""
    done("simulate", *SMALL, "--jobs", "1", "--records", "games")
    folder = home / "games"
    (folder / "deadwood-3.json").write_text("{}")
    (folder / "notes.json").write_text("mine")
    again = ("simulate", *SMALL[:5], "--games", "2", "--seed", "8", "--jobs", "1")
    done(*again, "--records", "games", "--force")
    names = sorted(file.name for file in folder.iterdir())
    assert names == ["deadwood-3.json", "dice_town-0.json", "dice_town-1.json", "notes.json"]


def test_rows_as_parquet_and_written_out(home: Path) -> None:
    """Parquet has the rows of the CSV; --csv - writes what a file would hold, and nothing else."""
    if importlib.util.find_spec("pyarrow") is None:
        lacking("pyarrow")
    from pyarrow import parquet

    done("simulate", *SMALL, "--jobs", "1", "--parquet", "a.parquet", "--csv", "a.csv")
    table = parquet.read_table(home / "a.parquet")
    text = (home / "a.csv").read_text("utf-8")
    head, *lines = csv.reader(text.splitlines()[2:])
    assert table.column_names == head
    shown = [
        f"{cell:g}" if isinstance(cell, float) else str(cell)
        for cell in table.to_pylist()[5].values()
    ]
    assert shown == lines[5]
    assert len(lines) == table.num_rows
    assert json.loads(table.schema.metadata[b"command"]).startswith("farwest simulate ")
    assert done("simulate", *SMALL, "--jobs", "1", "--csv", "-") == text
    assert not (home / "-").exists()


@pytest.mark.parametrize(("name", "start"), [("d.png", b"\x89PNG"), ("d.svg", b"<?xml")])
def test_drawings_are_drawings(name: str, start: bytes, home: Path) -> None:
    """A plot is of the kind its name says."""
    done("simulate", *SMALL, "--jobs", "1", "--plot", name)
    drawn = (home / name).read_bytes()
    assert drawn.startswith(start)
    assert len(drawn) > 10_000


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without matplotlib, --plot says what to install."""
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    said = refused("simulate", *SMALL, "--plot", "drawing.png")
    assert said == "Drawing needs matplotlib: pip install 'farwest[lab]'."


def test_a_seed_is_shown_as_it_is_written() -> None:
    """Brackets in a seed paint nothing and stop nothing."""
    said = done("simulate", "deadwood", "--bots", "random", "--games", "1", "--seed", "[/b]x")
    assert "1 game, 4 players, seed [/b]x; seats rotate" in " ".join(said.split())


def test_force_writes_over(home: Path) -> None:
    """--force replaces a result."""
    (home / "result.json").write_text("old")
    done("simulate", *SMALL, "--jobs", "1", "--json", "result.json", "--force")
    assert json.loads((home / "result.json").read_text("utf-8"))["games"] == 12


# --- going on --------------------------------------------------------------------------------


def test_a_simulation_goes_on_where_it_stopped(home: Path) -> None:
    """Stopped at any byte, it plays the rest and finds the same; more games are added to it."""
    whole = simulated("--jobs", "1", "--results", "kept")
    diary = home / "kept" / Diary.file
    lines = diary.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 12
    for cut, kept in ((lines[:5], 4), ([*lines[:5], lines[5][:40]], 4), (lines[:1], 0), ([], 0)):
        diary.write_bytes(b"".join(cut))
        again = simulated("--jobs", "1", "--results", "kept")
        assert again["figures"] == whole["figures"]
        assert again["timing"]["games_kept_before"] == kept
    longer = simulated("--jobs", "1", "--results", "kept", "--games", "14")
    assert longer["timing"]["games_kept_before"] == 12
    assert longer["figures"] == simulated("--jobs", "1", "--games", "14")["figures"]
    assert "There before: 12 games." in done("simulate", *SMALL, "--results", "kept")


def test_other_sources_do_not_go_on(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of another program are not mixed with ours."""
    simulated("--jobs", "1", "--games", "2", "--results", "kept")
    monkeypatch.setattr("farwest.arena.ledger.digest", lambda *_: "0123456789abcdef")
    said = refused("simulate", *SMALL, "--results", "kept")
    assert said.startswith("kept was begun by other sources of Farwest (digest ")


def test_records_are_kept_with_the_games(home: Path) -> None:
    """Records come from the folder too; a folder without them is refused where they are wanted."""
    wish = ("--jobs", "1", "--games", "2", "--results", "kept", "--records")
    simulated(*wish, "first")
    simulated(*wish, "second")
    names = [path.name for path in sorted((home / "first").iterdir())]
    assert len(names) == 2
    for name in names:
        assert (home / "first" / name).read_bytes() == (home / "second" / name).read_bytes()
    said = refused("simulate", *SMALL, "--results", "kept")
    assert "(records: true, not false)" in said


# --- figures ---------------------------------------------------------------------------------


def outcome(bots: list[str], winners: list[int], totals: list[int]) -> Outcome:
    """A game that went like this."""
    scores = [{"nuggets": total} for total in totals]
    return Outcome(bots, "s", winners, [1] * 3, totals, scores, 10, 4, "end_mine", None)


def test_wilson_intervals() -> None:
    """The interval is Wilson's, within 0 and 1."""
    row = figures.rate("bot", 10, 100)
    assert (row.low, row.high) == (pytest.approx(0.0552, abs=1e-4), pytest.approx(0.1744, abs=1e-4))
    assert figures.rate("bot", 0, 5).low == 0
    assert figures.rate("bot", 5, 5).high == 1
    assert math.isclose(figures.rate("bot", 0, 10).high, 0.2775, abs_tol=1e-4)


def test_wins_follow_the_bots_round_the_table() -> None:
    """Seats rotate: in game i, bot b sits at seat (b + i) % n; shared wins are shared."""
    games = [
        outcome(["a", "b", "c"], [0], [9, 1, 1]),
        outcome(["c", "a", "b"], [1], [1, 9, 1]),
        outcome(["b", "c", "a"], [0, 2], [9, 1, 9]),
    ]
    assert [row.wins for row in figures.wins_by_entry(["a", "b", "c"], games)] == [2.5, 0.5, 0]
    assert [row.wins for row in figures.wins_by_seat(3, games)] == [1.5, 1, 0.5]
    assert figures.points(games)["a"]["total"] == [9, 9, 9]


def test_equal_bots_are_numbered() -> None:
    """A bot entered twice is told apart from itself."""
    assert figures.entries(["a", "b", "a"]) == ["a 1", "b", "a 2"]


def test_a_lone_number_has_a_spread() -> None:
    """One game is enough for a report."""
    assert figures.spread([4]) == figures.Spread(4, 0, 4, 4, 4, 4, 4)
    assert figures.spread([1, 2, 3, 4, 5])[3:6] == (2, 3, 4)
