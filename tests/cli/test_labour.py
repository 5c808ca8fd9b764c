"""Work shared by processes: what happens when somebody stops listening, or a process is lost."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import time
from multiprocessing import active_children
from pathlib import Path

import pytest

from farwest.arena.ledger import BadLedger, Ledger
from farwest.arena.schedule import Plan
from farwest.cli.labour import shared_out
from farwest.cli.problems import Failed


def quick_or_endless(task: int) -> int:
    """The first task is done at once, the others never."""
    while task:
        time.sleep(1)
    return task


def sign_and_wait(folder: str) -> None:
    """Leave the number of this process in a folder, then work for ever."""
    (Path(folder) / f"{os.getpid()}.pid").touch()
    while True:
        time.sleep(1)


def alive(number: int) -> bool:
    """Whether a process runs, and is not merely waiting to be counted out."""
    stat = Path(f"/proc/{number}/stat")
    try:
        os.kill(number, 0)
        return not (stat.exists() and ") Z " in stat.read_text())
    except (FileNotFoundError, ProcessLookupError):
        return False


def a_lot(task: int) -> str:
    """More than a pipe holds."""
    return "x" * 1_000_000


def uneven(task: int) -> int:
    """The first tasks take longest."""
    time.sleep(0.02 * (5 - task))
    return task


class Mute(Exception):
    """An error that cannot be told to another process as it is."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} and {two}")


def fail(task: int) -> int:
    """Trouble in the second task and in the third, which is there earlier."""
    if task == 1:
        time.sleep(0.2)
        raise Mute(task, 2)
    if task == 2:
        raise ValueError(task)
    return task


def unfit(task: int) -> object:
    """A result that cannot travel."""
    return lambda: task


def lose(task: int) -> int:
    """End the process that works, as the system does where memory is short."""
    os._exit(9)


@pytest.mark.timeout(30)
def test_nobody_waits_for_work_that_was_called_off() -> None:
    """Whoever has heard enough goes on at once, and the others have ended."""
    others = set(active_children())
    results = shared_out(quick_or_endless, range(4), 2)
    assert next(results) == 0
    results.close()
    assert set(active_children()) <= others


@pytest.mark.timeout(60)
def test_work_is_called_off_in_the_middle_of_a_result() -> None:
    """A process that is handing over more than a pipe holds ends as well."""
    others = set(active_children())
    for heard in range(6):
        results = shared_out(a_lot, range(100), 2)
        for _ in range(heard + 1):
            assert len(next(results)) == 1_000_000
        results.close()
        assert set(active_children()) <= others


def test_results_come_in_the_order_of_the_tasks() -> None:
    """Whoever is done first, the results are the same."""
    assert list(shared_out(uneven, range(6), 3)) == list(range(6))


@pytest.mark.timeout(30)
def test_the_first_trouble_is_told() -> None:
    """Of several troubles the first in the order of the tasks, with the place where it was."""
    others = set(active_children())
    results = shared_out(fail, range(50), 3)
    assert next(results) == 0
    with pytest.raises(RuntimeError, match="Mute: 1 and 2") as trouble:
        next(results)
    assert "in fail" in trouble.value.__notes__[0]
    assert set(active_children()) <= others
    with pytest.raises((AttributeError, pickle.PicklingError)):
        list(shared_out(unfit, range(2), 2))


@pytest.mark.timeout(30)
def test_nobody_works_on_for_a_command_that_was_killed(tmp_path: Path) -> None:
    """Where the command itself is killed, the processes that worked for it end by themselves."""
    code = (
        "from farwest.cli.labour import shared_out\n"
        "from tests.cli.test_labour import sign_and_wait\n"
        "if __name__ == '__main__':\n"
        f"    list(shared_out(sign_and_wait, [{str(tmp_path)!r}] * 2, 2))\n"
    )
    script = tmp_path / "command.py"
    script.write_text(code)
    paths = os.pathsep.join(filter(None, sys.path))
    command = subprocess.Popen([sys.executable, script], env=os.environ | {"PYTHONPATH": paths})
    while len(list(tmp_path.glob("*.pid"))) < 2:
        time.sleep(0.05)
    command.kill()
    command.wait()
    for path in tmp_path.glob("*.pid"):
        while alive(int(path.stem)):
            time.sleep(0.05)


def test_a_lost_process_is_told() -> None:
    """A process that was ended from outside is named in a sentence."""
    with pytest.raises(Failed, match="ended from outside"):
        list(shared_out(lose, range(2), 2))


def test_two_do_not_write_in_one_ledger(tmp_path: Path) -> None:
    """While one command writes its results in a folder, another one is refused there."""
    plan = Plan("deadwood", 1, {}, 2, ["advised", "random"], "1")
    with Ledger(tmp_path, plan) as ledger:
        ledger.keep([])
        with pytest.raises(BadLedger, match="Another command is writing"):
            Ledger(tmp_path, plan)
        ledger.keep([])
    with Ledger(tmp_path, plan) as again:
        assert len(again.entries) == 2
