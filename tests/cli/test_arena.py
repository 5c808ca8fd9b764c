"""Tournaments: fair, repeatable, and able to go on where they were stopped."""

from __future__ import annotations

import csv
import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from farwest import __version__
from farwest.arena.ledger import Ledger
from farwest.provenance import digest
from tests.cli.kit import done, refused
from tests.needs import lacking

FILE = Ledger.file
WOOD = "deadwood"
SMALL = (WOOD, "--bots", "advised,random", "--players", "2", "--games", "8", "--seed", "7")
EXAMPLE = Path(__file__).parents[2] / "examples" / "outside_bot.py"


def held(*args: str, small: tuple[str, ...] = SMALL) -> dict[str, Any]:
    """The JSON of a tournament."""
    return json.loads(done("arena", *small, "--jobs", "1", *args, "--json", "-"))


def test_jobs_change_nothing() -> None:
    """One process or two: the same figures, but for the time they took."""
    one, two = held(), held("--jobs", "2")
    assert one.pop("timing") != two.pop("timing")
    assert one == two


def test_the_report_tells_all() -> None:
    """Ratings, wins, pairs and seats, each with an interval, and the command again."""
    said = done("arena", *SMALL, "--jobs", "1")
    for words in ("8 games on 4 deals", "rating", "95 % interval", "ahead of", "by seat", "points"):
        assert words in " ".join(said.split())
    assert "forfeit" not in said
    command = "farwest arena deadwood --bots advised,random --players 2 --games 8 --seed 7"
    assert command in said.replace("\n", "")


def test_one_deal_is_told_as_one() -> None:
    """A single deal is no deals."""
    said = done("arena", *SMALL, "--jobs", "1", "--games", "1")
    assert "2 games on 1 deal, 2 players" in " ".join(said.split())


def test_the_better_bot_is_rated_higher() -> None:
    """Advised beats random, and the order in which they are named does not matter."""
    found = held("--games", "40")["figures"]
    other = held("--bots", "random,advised", "--games", "40")["figures"]
    ratings = {row["name"]: row for row in found["ratings"]}
    assert ratings["advised"]["low"] > ratings["random"]["high"]
    assert found["wins"][0]["share"] > 0.8
    assert other["wins"][1]["share"] == found["wins"][0]["share"]


def test_files_carry_what_repeats_them(home: Path) -> None:
    """JSON and CSV name version, seed and command; the rows add up to the figures."""
    done("arena", *SMALL, "--jobs", "1", "--json", "a.json", "--csv", "a.csv")
    data = json.loads((home / "a.json").read_text("utf-8"))
    assert data["farwest"]
    assert data["seed"] == "7"
    text = (home / "a.csv").read_text("utf-8").splitlines()
    assert data["command"] in text[1]
    rows = list(csv.DictReader(text[2:]))
    assert len(rows) == 8 * 2
    for name, share in (("wins", "bot"), ("seats", "seat")):
        for row in data["figures"][name]:
            own = [float(line["won"]) for line in rows if line[share] == row["name"]]
            assert sum(own) / len(own) == pytest.approx(row["share"])
    again = json.loads(done(*data["command"].split()[1:], "--jobs", "1", "--json", "-"))
    assert again["figures"] == data["figures"]


def test_a_deal_is_the_same_for_all_who_play_it(home: Path) -> None:
    """All games of a deal share its seed, and every bot has every seat in it."""
    three = (WOOD, "--bots", "advised,random", "--players", "3", "--games", "7", "--seed", "7")
    done("arena", *three, "--jobs", "1", "--csv", "a.csv")
    rows = list(csv.DictReader((home / "a.csv").read_text("utf-8").splitlines()[2:]))
    assert {row["seed"] for row in rows} == {"7/0", "7/1"}
    for seed in ("7/0", "7/1"):
        for seat in "123":
            sat = [row["bot"] for row in rows if (row["seed"], row["seat"]) == (seed, seat)]
            assert sorted(sat) == ["advised"] * 3 + ["random"] * 3


@pytest.mark.parametrize(("name", "start"), [("d.png", b"\x89PNG"), ("d.svg", b"<?xml")])
def test_drawings_are_drawings(name: str, start: bytes, home: Path) -> None:
    """A plot is of the kind its name says."""
    done("arena", *SMALL, "--jobs", "1", "--plot", name)
    drawn = (home / name).read_bytes()
    assert drawn.startswith(start)
    assert len(drawn) > 10_000


def test_parquet_holds_the_rows_of_the_csv(home: Path) -> None:
    """The same rows, and what repeats them in the file itself."""
    if importlib.util.find_spec("pyarrow") is None:
        lacking("pyarrow")
    from pyarrow import parquet

    done("arena", *SMALL, "--jobs", "1", "--parquet", "a.parquet", "--csv", "a.csv")
    table = parquet.read_table(home / "a.parquet")
    text = (home / "a.csv").read_text("utf-8").splitlines()
    assert [[str(cell) for cell in row.values()] for row in table.to_pylist()] == list(
        csv.reader(text[3:])
    )
    assert json.loads(table.schema.metadata[b"command"]).startswith("farwest arena deadwood")


def test_rows_are_written_out(home: Path) -> None:
    """--csv - is what a file would hold, and nothing else; only one thing has the output."""
    done("arena", *SMALL, "--jobs", "1", "--csv", "a.csv")
    assert done("arena", *SMALL, "--jobs", "1", "--csv", "-") == (home / "a.csv").read_text("utf-8")
    assert not (home / "-").exists()
    said = refused("arena", *SMALL, "--csv", "-", "--json", "-")
    assert said == "One of --json and --csv can be written out here; name a file for the other."
    assert refused("arena", *SMALL, "--parquet", "-").startswith("--parquet needs the name of a ")


def test_a_drawing_names_the_version(home: Path) -> None:
    """And the command, in the file itself and on the sheet."""
    done("arena", *SMALL, "--jobs", "1", "--plot", "d.svg", "--force")
    assert f"farwest {__version__} · farwest arena deadwood" in (home / "d.svg").read_text("utf-8")


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without pyarrow, --parquet says what to install, before anything is played."""
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    said = refused("arena", *SMALL, "--parquet", "a.parquet")
    assert said == "Parquet needs pyarrow: pip install 'farwest[lab]'."


# --- going on ----------------------------------------------------------------------------------


def test_a_tournament_goes_on_where_it_stopped(home: Path) -> None:
    """Stopped at any byte of its last deals, it plays the rest and finds the same."""
    whole = held("--results", "kept")
    ledger = home / "kept" / FILE
    written = ledger.read_bytes()
    lines = written.splitlines(keepends=True)
    assert len(lines) == 1 + 4
    ends = [len(b"".join(lines[:number])) for number in range(6)]
    for cut, kept in ((ends[3], 2), (ends[3] + 40, 2), (ends[4] - 1, 2), (ends[1], 0), (20, 0)):
        ledger.write_bytes(written[:cut])
        again = held("--results", "kept")
        assert again["figures"] == whole["figures"]
        assert again["timing"]["deals_kept_before"] == kept
        assert ledger.read_bytes() == written


def test_every_line_reaches_the_disk(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The plan and each deal are written through before anything else is done."""
    lines: list[int] = []

    def counted(_: int) -> None:
        lines.append(len((home / "kept" / FILE).read_bytes().splitlines()))

    monkeypatch.setattr("farwest.arena.ledger.os.fsync", counted)
    held("--results", "kept")
    assert [number for number in lines if number] == [1, 2, 3, 4, 5]


def test_what_is_there_is_not_played_again(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A finished tournament is summed up from its folder; a longer one plays the difference."""
    from farwest.arena import matches

    short = held("--results", "kept")
    played: list[int] = []
    play = matches.play_deal

    def noted(deal: Any) -> Any:
        played.append(deal.number)
        return play(deal)

    monkeypatch.setattr(matches, "play_deal", noted)
    assert held("--results", "kept")["figures"] == short["figures"]
    assert played == []
    longer = held("--results", "kept", "--games", "12")
    assert played == [4, 5]
    assert longer["figures"]["games"] == 12
    assert held("--results", "kept")["figures"] == short["figures"]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (("--seed", "8"), 'seed: "7", not "8"'),
        (("--bots", "random,advised"), "bots: "),
        (("--players", "3"), "players: 2, not 3"),
    ],
)
def test_another_tournament_is_refused(change: tuple[str, ...], field: str, home: Path) -> None:
    """Another plan in the same folder is refused in words, and nothing is touched."""
    done("arena", *SMALL, "--jobs", "1", "--results", "kept")
    before = (home / "kept" / FILE).read_bytes()
    said = refused("arena", *SMALL, *change, "--results", "kept")
    assert said.startswith("kept holds the results of another plan (")
    assert field in said
    assert (home / "kept" / FILE).read_bytes() == before


def test_other_sources_do_not_go_on(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Results of another program are not mixed with ours, though its version is the same."""
    begun = held("--results", "kept")
    assert begun["digest"] == digest("kernel", "games", "bots")
    before = (home / "kept" / FILE).read_bytes()
    monkeypatch.setattr("farwest.arena.ledger.digest", lambda *_: "0123456789abcdef")
    said = refused("arena", *SMALL, "--games", "12", "--results", "kept")
    assert said == (
        f"kept was begun by other sources of Farwest (digest {begun['digest']}, here "
        "0123456789abcdef), whose games may go otherwise. Choose another folder, or go on with "
        "those sources."
    )
    assert (home / "kept" / FILE).read_bytes() == before


def test_results_of_unknown_sources_do_not_go_on(home: Path) -> None:
    """A folder that is older than the digest cannot say what began it."""
    done("arena", *SMALL, "--jobs", "1", "--results", "kept")
    ledger = home / "kept" / FILE
    head, *deals = ledger.read_text("utf-8").splitlines()
    older = {key: value for key, value in json.loads(head).items() if key not in ("digest", "sum")}
    ledger.write_text("\n".join([json.dumps(older), *deals]) + "\n", "utf-8")
    said = refused("arena", *SMALL, "--results", "kept")
    assert said == (
        "kept does not say which sources of Farwest began it: it is older than such notes. "
        "Choose another folder."
    )


@pytest.mark.parametrize(
    ("line", "text"),
    [(1, "[]"), (2, "{}"), (3, "nonsense"), (3, '{"deal":7,"games":[]}'), (3, '{"deal":1}')],
)
def test_a_damaged_ledger_is_refused(line: int, text: str, home: Path) -> None:
    """A line that no arena wrote is named; the file stays as it is."""
    done("arena", *SMALL, "--jobs", "1", "--results", "kept")
    ledger = home / "kept" / FILE
    lines = ledger.read_text("utf-8").splitlines()
    lines[line - 1] = text
    ledger.write_text("\n".join(lines) + "\n", "utf-8")
    said = refused("arena", *SMALL, "--results", "kept")
    assert said == f"kept/{FILE} is damaged at line {line}: it is not what was kept there."
    assert ledger.read_text("utf-8").splitlines() == lines


@pytest.mark.parametrize(
    ("kept", "changed"),
    [(b'"totals":[', b'"totals":[9'), (b'"places":[1', b'"places":[2')],
)
def test_a_changed_byte_is_found(kept: bytes, changed: bytes, home: Path) -> None:
    """No figure is reckoned from a line that is not as it was written, however well it reads."""
    done("arena", *SMALL, "--jobs", "1", "--results", "kept")
    ledger = home / "kept" / FILE
    lines = ledger.read_bytes().splitlines(keepends=True)
    place = next(place for place, line in enumerate(lines) if kept in line)
    lines[place] = lines[place].replace(kept, changed, 1)
    ledger.write_bytes(b"".join(lines))
    said = refused("arena", *SMALL, "--results", "kept")
    assert said == f"kept/{FILE} is damaged at line {place + 1}: it is not what was kept there."


def test_a_ledger_without_checksums_goes_on(home: Path) -> None:
    """Lines that were written before there were any are taken as they are."""
    whole = held("--results", "kept")
    ledger = home / "kept" / FILE
    lines = ledger.read_text("utf-8").splitlines()
    for place, line in enumerate(lines):
        data = json.loads(line)
        del data["sum"]
        lines[place] = json.dumps(data)
    ledger.write_text("\n".join(lines[:-1]) + "\n", "utf-8")
    again = held("--results", "kept")
    assert again["timing"]["deals_kept_before"] == 3
    assert again["figures"] == whole["figures"]


def test_a_foreign_folder_is_left_alone(home: Path) -> None:
    """A folder with something else in it is no place for results."""
    (home / "kept").mkdir()
    (home / "kept" / "letter.txt").write_text("Dear Ann")
    said = refused("arena", *SMALL, "--results", "kept")
    assert said == "The folder kept is not empty, and holds something else: choose another one."


# --- the sequential test -----------------------------------------------------------------------


def test_a_clear_case_ends_early(home: Path) -> None:
    """The test stops as soon as it is decided, says so, and finds the same from its folder."""
    wish = (*SMALL, "--games", "100", "--sprt", "0.5,0.7", "--results", "kept")
    said = " ".join(done("arena", *wish, "--jobs", "1").split())
    assert "Sequential test: advised wins 70.0% or more of all games" in said
    found = held(*wish[len(SMALL) :])
    assert found["figures"]["verdict"]["believed"] == "high"
    assert found["figures"]["games"] < 100
    assert (
        len((home / "kept" / FILE).read_text("utf-8").splitlines()) == 1 + found["figures"]["deals"]
    )
    assert found["command"].endswith("--sprt 0.5,0.7")
    assert held(*wish[len(SMALL) : -2], "--jobs", "2")["figures"] == found["figures"]


def test_an_unclear_case_stays_open() -> None:
    """When all games are played without an answer, the test is undecided."""
    said = " ".join(done("arena", *SMALL, "--sprt", "0.98,0.99", "--jobs", "1").split())
    assert "Sequential test: undecided after 4 deals" in said


@pytest.mark.parametrize("claims", ["0.5", "0.6,0.5", "0,1", "a,b", "nan,0.5", "0.5,0.6,0.7"])
def test_wrong_claims_are_refused(claims: str) -> None:
    """Two shares, the lower one first."""
    assert "--sprt takes two shares" in refused("arena", *SMALL, "--sprt", claims)


def test_three_bots_are_too_many_for_a_test() -> None:
    """The sequential test compares two."""
    bots = "advised,random,exec:cat"
    said = refused("arena", WOOD, "--bots", bots, "--sprt", "0.5,0.6")
    assert said == "--sprt compares two bots; 3 are named."


# --- who takes part ----------------------------------------------------------------------------


@pytest.mark.parametrize("bots", ["random", "random,random", ","])
def test_different_bots_are_needed(bots: str) -> None:
    """One bot, or the same one twice, makes no tournament."""
    said = refused("arena", WOOD, "--bots", bots)
    assert said.startswith("An arena needs two or more different bots")


def test_what_is_asked_wrongly_is_refused() -> None:
    """Unknown games, bots and options, and wrong numbers of players, each get their sentence."""
    assert "There is no game called chess" in refused("arena", "chess", "--bots", "a,b")
    assert "no bot called oracle" in refused("arena", WOOD, "--bots", "oracle,random")
    assert "not 9" in refused("arena", *SMALL, "--players", "9")
    assert "There is no option ghosts" in refused("arena", *SMALL, "--option", "ghosts=yes")
    assert "Missing option '--bots'" in refused("arena", WOOD)


@pytest.mark.parametrize(
    "bots", ["advised,steady", "search,search:1s", "random,sharp,search:0.850s"]
)
def test_one_bot_under_two_names_is_refused(bots: str) -> None:
    """A level and the bot behind it are one."""
    said = refused("arena", WOOD, "--bots", bots)
    assert said.endswith("are one bot under two names: name one of them only.")


def test_players_are_as_many_as_bots() -> None:
    """Where nothing is said, there is a seat for every bot."""
    bots = f"random,advised,exec:{sys.executable} {EXAMPLE}"
    found = held("--games", "3", small=(WOOD, "--bots", bots))
    assert found["players"] == 3
    assert found["figures"]["games"] == 3


def test_a_program_takes_part() -> None:
    """A program of one's own is rated like any bot."""
    bots = f"advised,exec:{sys.executable} {EXAMPLE}"
    found = held(small=(WOOD, "--bots", bots, "--games", "4"))["figures"]
    assert found["forfeits"] == dict.fromkeys(bots.split(","), 0)
    assert found["ratings"][0]["rating"] > found["ratings"][1]["rating"]


def test_a_broken_program_does_not_break_the_arena(home: Path) -> None:
    """It forfeits every game, the reason is told, and the others play on."""
    (home / "broken.py").write_text("import sys; sys.stdin.readline(); sys.exit(3)")
    program = f"exec:{sys.executable} {home / 'broken.py'}"
    wish = (WOOD, "--bots", f"advised,{program}", "--games", "4")
    found = held(small=wish)["figures"]
    assert found["forfeits"] == {"advised": 0, program: 4}
    assert "ended in the middle of a game, with status 3" in found["failures"][program]
    said = " ".join(done("arena", *wish, "--jobs", "2").split())
    assert "forfeited 4 games, and random answers were played for it" in said


def test_figures_that_a_clock_made_are_not_promised_again(home: Path) -> None:
    """They come out otherwise on another machine, or on this one at another time."""
    small = ("--players", "2", "--games", "2", "--jobs", "1")
    for command in ("arena", "simulate"):
        timed = " ".join(
            done(command, "deadwood", "--bots", "search:0.001s,random", *small).split()
        )
        again = "About the same figures again (search:0.001s: by the clock)"
        assert f"{again}, with farwest {__version__}: farwest" in timed
        counted = " ".join(done(command, "deadwood", "--bots", "search:1,random", *small).split())
        assert f"The same figures again, with farwest {__version__}: farwest" in counted
