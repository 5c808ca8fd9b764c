"""Ray: the same figures as here, on a cluster or a Ray of our own, whatever gets lost."""

from __future__ import annotations

import importlib.util
import json
import os
import pickle
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from farwest import __version__
from farwest.arena.ledger import DECIDING, Diary, Ledger
from farwest.cli import cluster as ray_cluster
from farwest.cli.labour import shared_out
from farwest.kernel.news import Spoken
from tests.cli.kit import done, refused
from tests.needs import lacking

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "outside_bot.py"
PATIENCE = 120
ARENA = ("arena", "deadwood", "--bots", "advised,random", "--games", "12", "--seed", "7")
GAMES = ("simulate", "deadwood", "--bots", "random", "--players", "2", "--seed", "7")
PRIVATE = {
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": "0123456789abcdef" * 4,
}


HEEDING = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from farwest.cli.main import main
main(sys.argv[1:])
"""
"""The program, which hears Ctrl-C even where these tests run in the background and do not."""


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a cluster of two processors on this machine, heard by nobody else; joined."""
    if importlib.util.find_spec("ray") is None:
        lacking("ray: pip install 'farwest[ray]'")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    words = "start --head --block --num-cpus 2 --include-dashboard false --disable-usage-stats"
    words += f" --node-ip-address 127.0.0.1 --port {port} --object-store-memory 100000000"
    before = dict(os.environ)
    os.environ.pop("RAY_ADDRESS", None)
    os.environ.update(PRIVATE)
    paths = [str(ROOT / "src"), str(ROOT), before.get("PYTHONPATH", "")]
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
    with TemporaryDirectory(prefix="ray-", dir="/tmp", ignore_cleanup_errors=True) as folder:
        command = [sys.executable, "-m", "ray.scripts.scripts", *words.split()]
        log = Path(folder) / "log"
        with log.open("wb") as out:
            head = subprocess.Popen(
                [*command, "--temp-dir", folder], stdout=out, stderr=out, start_new_session=True
            )
        try:
            await_start(head, log)
            with ray_cluster.joined(f"127.0.0.1:{port}", None):
                yield f"127.0.0.1:{port}"
        finally:
            head.terminate()
            try:
                head.wait(PATIENCE)
            finally:
                if head.poll() is None:
                    os.killpg(head.pid, signal.SIGKILL)
                os.environ.clear()
                os.environ.update(before)


def await_start(head: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until a cluster is there; one that does not start is a failure, never a skip."""
    end = time.monotonic() + PATIENCE
    while "Ray runtime started" not in log.read_text("utf-8", "replace"):
        if head.poll() is not None or time.monotonic() > end:
            pytest.fail(f"Ray does not start: {log.read_text('utf-8', 'replace')[-3000:]}")
        time.sleep(0.1)


def figures(*args: str) -> dict[str, Any]:
    """The JSON of a command, but for the time it took."""
    found = json.loads(done(*args, "--json", "-"))
    del found["timing"]
    return found


# --- on a cluster ------------------------------------------------------------------------------


def test_a_tournament_finds_the_same_and_goes_on(cluster: str, home: Path) -> None:
    """Begun here and stopped, it goes on there: the same deals, byte by byte."""
    here = figures(*ARENA, "--jobs", "1", "--results", "here")
    whole = (home / "here" / Ledger.file).read_bytes()
    (home / "there").mkdir()
    begun = b"".join(whole.splitlines(keepends=True)[:3]) + b'{"deal":2,'
    (home / "there" / Ledger.file).write_bytes(begun)
    assert figures(*ARENA, "--on", cluster, "--results", "there") == here
    assert (home / "there" / Ledger.file).read_bytes() == whole


def test_programs_play_there_too(cluster: str) -> None:
    """A program of one's own is started by the worker that needs it, and plays the same."""
    wish = (*GAMES[:2], "--bots", f"random,exec:{sys.executable} {EXAMPLE}", "--games", "4")
    assert figures(*wish, "--on", cluster) == figures(*wish, "--jobs", "1")


def test_a_data_set_is_the_same(cluster: str, home: Path) -> None:
    """Shards made there have the sums of those made here."""
    if importlib.util.find_spec("pyarrow") is None:
        lacking("pyarrow: pip install 'farwest[lab]'")
    wish = ("dataset", "deadwood", "--bots", "random", "--players", "2", "--games", "5")
    sums = []
    for folder, place in (("a", ("--jobs", "1")), ("b", ("--on", cluster))):
        done(*wish, "--shard", "2", "--out", folder, *place)
        about = json.loads((home / folder / "dataset.json").read_text("utf-8"))
        sums.append([shard["sha256"] for shard in about["shards"]])
    assert sums[0] == sums[1]
    assert len(set(sums[0])) == 3


def stumble(task: tuple[int, str]) -> int:
    """Lose the worker at the first try of one task; note every try."""
    number, folder = task
    tries = Path(folder) / f"{number}"
    with tries.open("a") as file:
        file.write("x")
    if number == 5 and tries.stat().st_size == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def test_a_lost_worker_is_replaced(cluster: str, tmp_path: Path) -> None:
    """What a lost worker had is done again by another; everything counts once, in order."""
    tasks = [(number, str(tmp_path)) for number in range(10)]
    found = list(shared_out(stumble, tasks, None, cluster, alone=True))
    assert found == [number * number for number in range(10)]
    assert (tmp_path / "5").read_text() == "xx"


def clocked(task: int) -> tuple[float, float]:
    """When some work began and when it was done."""
    begun = time.time()
    time.sleep(0.2)
    return begun, time.time()


def test_jobs_bound_what_is_used(cluster: str) -> None:
    """Of a cluster of two, one at a time is used where one is asked for."""
    spans = list(shared_out(clocked, range(4), 1, cluster, alone=True))
    assert all(end <= begun for (_, end), (begun, _) in pairwise(spans))


def complain(task: int) -> int:
    """Say what is wrong in a sentence."""
    raise Spoken("error_no_file", "There is no file {file}.", file=task)


def test_what_goes_wrong_there_is_said_here(cluster: str) -> None:
    """A sentence of a worker arrives whole; nothing else of the work is done."""
    with pytest.raises(Spoken) as told:
        list(shared_out(complain, [1, 2, 3], None, cluster))
    assert str(told.value) == "There is no file 1."
    assert (told.value.id, told.value.args_by_name) == ("error_no_file", {"file": 1})


def test_a_stopped_simulation_goes_on(cluster: str, home: Path) -> None:
    """RAY_ADDRESS names the cluster. Ctrl-C ends the work soon, and what was played is kept."""
    wish = (*GAMES, "--games", "100000", "--on", "ray", "--results", "kept")
    command = [sys.executable, "-c", HEEDING, *wish]
    around = os.environ | {"RAY_ADDRESS": cluster}
    pipe = subprocess.PIPE
    stopped = subprocess.Popen(command, env=around, stdout=pipe, stderr=pipe)
    diary = home / "kept" / Diary.file
    end = time.monotonic() + PATIENCE
    while not diary.exists() or diary.read_bytes().count(b"\n") < 20:
        assert stopped.poll() is None, stopped.communicate()
        assert time.monotonic() < end, "no game was played"
        time.sleep(0.05)
    stopped.send_signal(signal.SIGINT)
    _, said = stopped.communicate(timeout=PATIENCE)
    assert stopped.returncode == 1, said
    assert b"Traceback" not in said
    kept = diary.read_bytes().count(b"\n") - 1
    more = ("--games", str(kept + 3), "--jobs", "1")
    again = json.loads(done(*GAMES, *more, "--results", "kept", "--json", "-"))
    assert again["timing"]["games_kept_before"] == kept
    assert again["figures"]["plies"] == figures(*GAMES, *more)["figures"]["plies"]


# --- a Ray of our own --------------------------------------------------------------------------

OWN = """
import sys, ray
from farwest.cli import cluster
from farwest.cli.main import main
inside = cluster.fetched
def told(ray, errand):
    context = ray.get_runtime_context()
    print(context.gcs_address, ray.cluster_resources()["CPU"], file=sys.stderr)
    return inside(ray, errand)
cluster.fetched = told
main(sys.argv[1:])
"""


def test_a_ray_of_our_own_ends_with_the_work() -> None:
    """Without a cluster one is started on this machine alone, and nothing of it stays behind."""
    if importlib.util.find_spec("ray") is None:
        lacking("ray: pip install 'farwest[ray]'")
    wish = (*GAMES, "--games", "4")
    around = {key: value for key, value in os.environ.items() if key != "RAY_ADDRESS"}
    before = set(Path("/tmp").glob("farwest-ray-*"))
    command = [sys.executable, "-c", OWN, *wish, "--on", "ray", "--jobs", "2", "--json", "-"]
    ended = subprocess.run(command, env=around, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    found = json.loads(ended.stdout)
    assert found["timing"].pop("games_kept_before") == 0
    del found["timing"]
    assert found == figures(*wish, "--jobs", "1")
    told = set(ended.stderr.splitlines())
    assert all(line.startswith("127.0.0.1:") and line.endswith(" 2.0") for line in told), told
    assert set(Path("/tmp").glob("farwest-ray-*")) <= before


# --- without one -------------------------------------------------------------------------------


def test_missing_ray_is_named(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    """Without Ray, --on says what to install, and no folder is made."""
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    said = refused(*ARENA, "--on", "ray", "--results", "kept")
    assert said == "--on ray needs Ray: pip install 'farwest[ray]'."
    assert not (home / "kept").exists()


def test_a_wrong_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is no address, and where nobody answers: each its sentence, at once."""
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: name == "ray" or None)
    assert refused(*ARENA, "--on", "nowhere").endswith("such as 10.0.0.5:6379; not nowhere.")
    assert refused(*ARENA, "--on", "").endswith("not –.")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{probe.getsockname()[1]}"
        said = refused(*GAMES, "--on", address)
    assert said.startswith(f"No Ray cluster can be joined at {address}: ")
    said = refused(*GAMES, "--on", "ray://127.0.0.1:10001")
    assert said == "ray://127.0.0.1:10001 needs the client of Ray: pip install 'ray[client]'."


def test_workers_need_the_same_farwest(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker with another version, other sources, or without any does nothing and says so."""
    errand, stamp = ray_cluster.make_errand(), ray_cluster.stamp()
    work = pickle.dumps((abs, [-2, 3]))
    assert errand(stamp, DECIDING, work) == (stamp, [2, 3])
    assert errand("0.0.1 (0123456789abcdef)", DECIDING, work) == (stamp, [])
    assert errand(f"{__version__} (0123456789abcdef)", DECIDING, work) == (stamp, [])
    with pytest.raises(Spoken, match=rf"needs farwest {__version__} \(.*\); one has 0\.0\.1"):
        ray_cluster.fetched(Stub(), ("0.0.1", []))
    monkeypatch.setitem(sys.modules, "farwest.provenance", None)
    monkeypatch.delattr("farwest.provenance")
    assert errand(stamp, DECIDING, work) == (__version__, [])
    monkeypatch.setitem(sys.modules, "farwest", None)
    assert errand(stamp, DECIDING, work) == ("", [])

    with pytest.raises(Spoken, match=r"needs farwest .*; one has none"):
        ray_cluster.fetched(Stub(), ("", []))


class Lost(Exception):
    """Stands in for what Ray raises when no worker survives."""


class Stub:
    """Stands in for Ray where an errand has ended in a certain way."""

    exceptions = type("Exceptions", (), {"RayTaskError": KeyError, "RayError": Lost})

    def get(self, answer: Any) -> Any:
        if isinstance(answer, Exception):
            raise answer
        return answer


def test_a_ray_that_does_not_start_is_told() -> None:
    """The first line of what Ray says is the reason, in one sentence."""
    told = ray_cluster.unreached("", RuntimeError("No room.\nAsk for less."))
    assert str(told) == "Ray cannot be started here: No room."


def test_a_hopeless_errand_is_given_up() -> None:
    """Work that no worker survives ends in a sentence."""
    with pytest.raises(Spoken, match=r"Ray lost the work 4 times and gives up: Lost\."):
        ray_cluster.fetched(Stub(), Lost())
