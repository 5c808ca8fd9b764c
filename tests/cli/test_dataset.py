"""Data sets: rows that are what the seat knew and did, whole shards, and a card that is true."""

from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path
from typing import Any

import pytest

from farwest import __version__
from farwest.arena.ledger import alone_in
from farwest.games import find, keys
from farwest.kernel.match import Match
from farwest.lab.dataset import COLUMNS, make_shard
from farwest.lab.table import Table
from tests.cli.kit import done, refused
from tests.needs import lacking

SMALL = ("deadwood", "--bots", "advised,random", "--games", "5", "--shard", "2", "--seed", "7")


@pytest.fixture(autouse=True)
def library() -> None:
    """All of this needs pyarrow."""
    if importlib.util.find_spec("pyarrow") is None:
        lacking("pyarrow: pip install 'farwest[lab]'")


def made(*args: str, folder: str = "set") -> dict[str, Any]:
    """What `dataset.json` says of a data set that is made now."""
    done("dataset", *args, "--jobs", "1", "--out", folder)
    return json.loads(Path(folder, "dataset.json").read_text("utf-8"))


def rows(folder: str = "set") -> list[dict[str, Any]]:
    """All rows, read as anybody would."""
    from pyarrow import parquet

    return parquet.read_table(Path(folder) / "data").to_pylist()


@pytest.mark.parametrize("key", keys())
def test_a_row_is_what_the_seat_knew(key: str, home: Path) -> None:
    """Played again, every game asks that seat and offers those answers; no hidden card counts."""
    about = made(key, "--bots", "random", "--players", "3", "--games", "2", "--seed", "9")
    found = rows()
    game, table = find(key), Table(key, 3, about["options"])
    assert len(found) == sum(shard["rows"] for shard in about["shards"])
    for number in (0, 1):
        match = Match(game, ["a", "b", "c"], about["options"], f"9/{number}", quick=True)
        own = [row for row in found if row["game"] == number]
        for ply, row in enumerate(own):
            state, seat = match.state, row["seat"]
            assert (row["ply"], row["bot"], row["farwest"]) == (ply, "random", __version__)
            assert row["legal"] == sorted(state.choice_of(seat).options(state))
            assert row["observation"] == table.features.observe(state, seat)
            if ply % 25 == 0:
                world = game.imagine(state, seat, ply + 1)
                assert row["observation"] == table.features.observe(world, seat)
            match.answer(seat, row["action"])
        assert match.state.over
        result = game.result(match.state)
        values = table.rewards(match.state)
        for row in own:
            seat = row["seat"]
            assert (row["place"], row["points"]) == (result.places[seat], result.totals[seat])
            assert row["won"] == (seat in result.winners)
            assert row["value"] == pytest.approx(values[seat])


def test_rows_of_whole_games_replay(home: Path) -> None:
    """One row a game is enough to play it again to the same end, and says who sat where."""
    about = made(*SMALL, "--rows", "games")
    found = rows()
    assert [row["bots"] for row in found[:2]] == [["advised", "random"], ["random", "advised"]]
    game = find("deadwood")
    for number, row in enumerate(found):
        assert (row["game"], row["seed"]) == (number, f"7/{number}")
        match = Match(game, row["bots"], about["options"], row["seed"], quick=True)
        for seat, action in zip(row["seats"], row["actions"]):
            match.answer(seat, action)
        assert match.state.over
        result = game.result(match.state)
        assert (row["places"], row["points"]) == (result.places, result.totals)
        assert row["ending"] == game.ending(match.state)
        assert sum(row["won"]) == pytest.approx(1 if result.winners else 0)


def test_the_card_is_true(home: Path) -> None:
    """It names the command, every column, plane and shard; the command makes the same again."""
    about = made(*SMALL)
    card = (home / "set" / "README.md").read_text("utf-8")
    assert about["command"] in card
    assert set(COLUMNS["decisions"]) == set(rows()[0])
    named = [*COLUMNS["decisions"], *about["planes"], *(s["sha256"] for s in about["shards"])]
    assert [name for name in named if f"`{name}`" not in card] == []
    assert f"{len(rows()):,} rows of 5 games in 3 shards" in card
    assert len(about["labels"]) == len(rows()[0]["observation"])
    again = about["command"].replace("FOLDER", "again").split()[1:]
    done(*again, "--jobs", "2")
    assert json.loads((home / "again" / "dataset.json").read_text("utf-8")) == about
    program = re.search(r"```python\n(.*?)```", card, re.DOTALL)
    assert program is not None
    seen: dict[str, Any] = {}
    exec(program[1].replace('"data"', '"set/data"'), seen)
    assert seen["rows"].shape == (len(rows()), len(about["labels"]))


def test_other_sources_do_not_go_on(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows of another program are not mixed with ours, nor are those that name none."""
    small = (*SMALL[:3], "--games", "2", "--shard", "1")
    begun = made(*small)
    assert begun["digest"] in (home / "set" / "README.md").read_text("utf-8")
    monkeypatch.setattr("farwest.arena.ledger.digest", lambda *_: "0123456789abcdef")
    said = refused("dataset", *small, "--out", "set")
    assert said.startswith("set was begun by other sources of Farwest (digest ")
    assert json.loads((home / "set/dataset.json").read_text("utf-8")) == begun
    del begun["digest"]
    (home / "set/dataset.json").write_text(json.dumps(begun), "utf-8")
    said = refused("dataset", *small, "--out", "set")
    assert said.startswith("set does not say which sources of Farwest began it")


def test_two_at_once_do_not_fill_one_folder(home: Path) -> None:
    """The second is told to wait, and changes nothing; afterwards it may go on."""
    small = (*SMALL[:3], "--games", "2", "--shard", "1")
    before = made(*small)
    with alone_in(home / "set"):
        said = refused("dataset", *SMALL[:3], "--games", "3", "--shard", "1", "--out", "set")
        assert said.startswith("Another command is writing its results to set: wait for it, ")
        assert json.loads((home / "set/dataset.json").read_text("utf-8")) == before
    assert made(*small) == before


def test_a_bot_that_thinks_by_the_clock_is_named(home: Path) -> None:
    """What cannot be repeated is said on the card; a budget of simulations can be."""
    small = ("deadwood", "--players", "2", "--games", "1")
    made(*small, "--bots", "search:0.001s,random", folder="clock")
    made(*small, "--bots", "search:1,random", folder="count")
    assert "search:0.001s thinks by the clock" in (home / "clock/README.md").read_text("utf-8")
    assert "by the clock" not in (home / "count/README.md").read_text("utf-8")


# --- going on ----------------------------------------------------------------------------------


def test_it_goes_on_where_it_stopped(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lost, torn and unlisted shards are made again, whole ones kept; more games add to them."""
    from farwest.lab import dataset

    whole = made(*SMALL)
    again: list[int] = []

    def noted(shard: Any) -> Any:
        again.append(shard.number)
        return make_shard(shard)

    monkeypatch.setattr(dataset, "make_shard", noted)
    assert made(*SMALL) == whole
    assert again == []
    data = home / "set" / "data"
    (data / "shard-00000.parquet").unlink()
    (data / "shard-00002.parquet").write_bytes(b"PAR1 torn")
    assert made(*SMALL) == whole
    assert again == [0, 2]
    listed = json.loads((home / "set" / "dataset.json").read_text("utf-8"))
    del listed["shards"][1]
    (home / "set" / "dataset.json").write_text(json.dumps(listed))
    assert made(*SMALL) == whole
    assert again == [0, 2, 1]
    more = made(*SMALL, "--games", "7")
    assert again == [0, 2, 1, 2, 3]
    assert more["shards"][:2] == whole["shards"][:2]
    assert {row["game"] for row in rows()} == set(range(7))
    assert list(home.glob("set/**/*.part")) == []


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (("--seed", "8"), 'seed: "7", not "8"'),
        (("--shard", "3"), "shard: 2, not 3"),
        (("--rows", "games"), 'rows: "decisions", not "games"'),
        (("--bots", "random,random"), "bots: "),
    ],
)
def test_another_data_set_is_refused(change: tuple[str, ...], field: str, home: Path) -> None:
    """Another plan in the same folder is refused in words, and nothing is touched."""
    made(*SMALL, "--games", "1")
    before = {path: path.read_bytes() for path in home.glob("set/**/*.*")}
    said = refused("dataset", *SMALL, "--games", "1", *change, "--out", "set")
    assert said.startswith("set holds another data set (")
    assert field in said
    assert {path: path.read_bytes() for path in home.glob("set/**/*.*")} == before


def test_what_is_asked_wrongly_is_refused(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a wish, fewer games than there are, foreign folders, a missing library."""
    half = "Name a game and --out FOLDER to make a data set, or --check FOLDER alone."
    for wish in ((), ("deadwood",), ("--out", "set"), ("deadwood", "--check", "set")):
        assert refused("dataset", *wish) == half
    made(*SMALL, "--games", "2")
    said = refused("dataset", *SMALL, "--games", "1", "--out", "set")
    assert said == (
        "set was begun for 2 games, more than 1: ask for as many or more, or choose another folder."
    )
    (home / "mine").mkdir()
    (home / "mine" / "letter.txt").write_text("Dear Ann")
    assert "is not empty" in refused("dataset", *SMALL, "--out", "mine")
    assert "There is no data set in mine" in refused("dataset", "--check", "mine")
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    said = refused("dataset", *SMALL, "--out", "other")
    assert said == "Parquet needs pyarrow: pip install 'farwest[lab]'."


# --- checking ----------------------------------------------------------------------------------


def test_check_finds_what_changed(home: Path) -> None:
    """All is well, or each file that is not is named, with exit status 1."""
    made(*SMALL)
    assert done("dataset", "--check", "set").startswith("3 shards, ")
    shard = home / "set" / "data" / "shard-00001.parquet"
    content = bytearray(shard.read_bytes())
    content[len(content) // 2] ^= 1
    shard.write_bytes(content)
    (home / "set" / "data" / "foreign").write_text("")
    said = refused("dataset", "--check", "set", status=1)
    assert "data/shard-00001.parquet differs; data/foreign is not listed" in said
    about = json.loads((home / "set" / "dataset.json").read_text("utf-8"))
    about["games"] = 9
    (home / "set" / "dataset.json").write_text(json.dumps(about))
    assert "5 of 9 games are there" in refused("dataset", "--check", "set", status=1)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"games": 1, "shards": [{}]}', '{"games":"1"}'])
def test_a_damaged_list_is_refused(text: str, home: Path) -> None:
    """A list that farwest did not write is named and left alone."""
    (home / "set").mkdir()
    (home / "set" / "dataset.json").write_text(text)
    said = "set/dataset.json is damaged: it is not what farwest dataset wrote."
    assert refused("dataset", "--check", "set") == said
    assert refused("dataset", *SMALL, "--out", "set") == said
    assert (home / "set" / "dataset.json").read_text() == text
