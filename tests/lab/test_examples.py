"""The examples run as their first lines say."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import pytest

from farwest.games import find, keys
from farwest.kernel.match import replay
from farwest.kernel.record import Record
from tests.needs import lacking

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def run(name: str, *args: str) -> list[str]:
    """What an example prints, line by line."""
    command = [sys.executable, str(EXAMPLES / name), *args]
    around = os.environ | {"OMP_NUM_THREADS": "1"}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=around)
    return done.stdout.splitlines()


@pytest.mark.parametrize("key", keys())
def test_random_agents_leave_a_record(zoo: ModuleType, key: str, tmp_path: Path) -> None:
    """Its game has a reward for each of three agents, and a record that replays to its end."""
    path = tmp_path / "game.json"
    *rewards, last = run("random_agents.py", key, "3", str(path))
    record = Record.read(path)
    assert replay(find(key), record).state.over
    assert [line.split(":")[0] for line in rewards] == ["player_0", "player_1", "player_2"]
    assert sum(float(line.split(":")[1]) for line in rewards) == pytest.approx(0)
    assert last == f"{len(record.moves)} decisions, kept in {path}"


@pytest.mark.parametrize(
    ("name", "args", "sentence"),
    [
        ("random_agents.py", ("chess", "3", "x.json"), "There is no game called chess. Games: "),
        ("random_agents.py", ("deadwood", "9", "x.json"), "9"),
        ("random_agents.py", ("deadwood", "many", "x.json"), "How many play is a number, such as"),
        ("random_agents.py", ("deadwood", "2", "no/x.json"), "No such file or directory"),
        ("compare_bots.py", ("deadwood", "advised", "random", "few"), "How many games is a numbe"),
        (
            "compare_bots.py",
            ("deadwood", "advised", "oracle", "4"),
            "There is no bot called oracle",
        ),
        ("compare_bots.py", ("deadwood", "advised", "steady", "4"), "one bot under two names"),
        ("read_dataset.py", ("nowhere",), "There is no data set in nowhere: make one as above"),
        ("learn_deadwood.py", ("long", "200"), "Seconds and games are whole numbers, such as"),
    ],
)
def test_wrong_arguments_get_a_sentence(
    vector: ModuleType, name: str, args: tuple[str, ...], sentence: str, tmp_path: Path
) -> None:
    """One line that says what is wrong, never a traceback."""
    command = [sys.executable, str(EXAMPLES / name), *args]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 1
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_the_learner_runs(vector: ModuleType) -> None:
    """It measures, learns for a moment, and measures again."""
    before, after = run("learn_deadwood.py", "1", "20")
    assert re.fullmatch(r"before: \d+% of games won from a random player", before)
    assert re.fullmatch(r"after 1 s: \d+%", after)


def test_a_program_plays_at_the_table() -> None:
    """The door of the table: a guest, a table, a socket, and a whole game over it."""
    if find_spec("fastapi") is None:
        lacking("fastapi: pip install 'farwest[table]'")
    own, rival = run("play_at_the_table.py")
    assert re.fullmatch(r"Program: -?\d+ points", own)
    assert re.fullmatch(r".+: -?\d+ points", rival)


def test_two_bots_are_compared() -> None:
    """The door of the arena: the same shares as the command it names finds, with intervals."""
    args = ("deadwood", "advised", "random", "12")
    *shares, better, worse = run("compare_bots.py", *args)
    command = [sys.executable, "-m", "farwest", "arena", args[0], "--bots", "advised,random"]
    command += ["--games", args[3], "--jobs", "1", "--json", "-"]
    found = json.loads(subprocess.check_output(command))["figures"]
    assert shares == [
        f"{row['name']}: {row['share']:.0%} of 12 games "
        f"(95 % interval {row['low']:.0%} to {row['high']:.0%})"
        for row in found["wins"]
    ]
    assert better.startswith("advised: rated 1")
    assert worse.startswith("random: rated 1")


def test_a_data_set_is_read(vector: ModuleType, tmp_path: Path) -> None:
    """The door of the lab: rows by bot, and a guess of ends it has not seen."""
    if find_spec("pyarrow") is None:
        lacking("pyarrow: pip install 'farwest[lab]'")
    command = [sys.executable, "-m", "farwest", "dataset", "deadwood", "--bots", "advised,random"]
    subprocess.run(
        [*command, "--games", "16", "--jobs", "1", "--out", tmp_path / "set"], check=True
    )
    advised, random, guess, planes = run("read_dataset.py", str(tmp_path / "set"))
    assert re.fullmatch(r"advised: \d+ decisions, an end worth \d\.\d\d on average", advised)
    assert re.fullmatch(r"random: \d+ decisions, an end worth \d\.\d\d on average", random)
    said = re.fullmatch(r"guesses of \d+ ends it has not seen: correlation (-?\d\.\d\d)", guess)
    assert said is not None
    assert float(said[1]) > 0
    assert len(planes.split(", ")) == 3


def test_the_network_learns_and_goes_on(export: ModuleType, tmp_path: Path) -> None:
    """A few seconds of each stage leave a curve, its drawing, a checkpoint and a file that plays;
    the same command goes on from there.
    """
    short = ("--imitation", "0.02", "--every", "1", "--trials", "2", "--games", "16")
    said = run("learn_dice_town.py", str(tmp_path), "--minutes", "0.05", *short)
    assert re.match(r"0\.0 min, nothing, 0 games of its own: [\d.]+ of 2 won from advised", said[0])
    found = {path.name for path in tmp_path.iterdir()}
    assert found == {"checkpoint.npz", "curve.csv", "curve.png", "policy.onnx"}
    again = run("learn_dice_town.py", str(tmp_path), "--minutes", "0.1", *short)
    assert [line.split(",")[1] for line in again] == [" self-play"] * 2
    lines = (tmp_path / "curve.csv").read_text().splitlines()
    assert [line.split(",")[1] for line in lines[1::2]] == [
        "nothing",
        "imitation",
        *["self-play"] * 2,
    ]


def test_the_page_is_true(zoo: ModuleType, vector: ModuleType, spiel: ModuleType) -> None:
    """Every program on the page of the lab that is whole runs."""
    page = (EXAMPLES.parent / "docs" / "lab.md").read_text("utf-8")
    programs = re.findall(r"```python\n((?:import|from) .*?)```", page, re.DOTALL)
    assert len(programs) == 4
    for program in programs:
        exec(compile(program, "docs/lab.md", "exec"), {})
