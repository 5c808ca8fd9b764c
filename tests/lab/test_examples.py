"""The examples run as their first lines say."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from farwest.games import find, keys
from farwest.kernel.match import replay
from farwest.kernel.record import Record

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


def test_the_learner_runs(vector: ModuleType) -> None:
    """It measures, learns for a moment, and measures again."""
    before, after = run("learn_deadwood.py", "1", "20")
    assert re.fullmatch(r"before: \d+% of games won from a random player", before)
    assert re.fullmatch(r"after 1 s: \d+%", after)


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
