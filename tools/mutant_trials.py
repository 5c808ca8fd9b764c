"""How mutants are tried: the tests are collected once, and each mutant gets a process of its own.

A process is forked for each mutant, the mutated function is put in place of the true one in its
memory, and the tests that reach the mutated lines are run, the quickest first, until one fails.
No file is changed.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from mutating import mutate

MEMORY = 4 << 30
"""Bytes a mutant may take."""
GRACE = 2.0
"""Seconds of work a test of a mutant may take beyond what it takes without one."""
SLOWER = 5.0
"""How many times as long as usual it may take."""
BUDGET = 15.0
"""Seconds of work, without a mutant, of the tests of single facts that it is given."""
HEAVY = 2.0
"""Seconds of work of a test that is not used at all."""
ALONE = "tests/games/"
"""Where the tests lie that prove one fact each; all others play whole games."""
WATCHED = 12
"""How many calls of a function by one test are watched line by line."""

TIME = "time"
"""What killed a mutant that did not come to an end."""


def digest_of(files: list[str]) -> str:
    """A fingerprint of some files: their names and all that is in them."""
    found = hashlib.sha256()
    for file in files:
        text = Path(file).read_bytes()
        found.update(f"{file} {len(text)} ".encode() + text)
    return found.hexdigest()


class Reach:
    """Which tests reach which lines, and how long each takes; as long as none of them changes."""

    def __init__(self, files: list[str], tests: list[str]) -> None:
        self.files = frozenset(files)
        self.digest = digest_of([*files, *tests])
        self.lines: dict[str, set[str]] = {}
        """By `file:line`, the tests that run it."""
        self.cost: dict[str, float] = {}
        self.whole: set[str] = set()
        """Tests that play whole games, and so may reach every line."""

    @contextlib.contextmanager
    def watching(self, test: str) -> Iterator[None]:
        """Note the lines that run meanwhile."""
        seen: set[tuple[str, int]] = set()
        calls: dict[CodeType, int] = {}

        def enter(frame: FrameType, *_: object) -> Callable[..., Any] | None:
            code = frame.f_code
            if code.co_filename not in self.files:
                return None
            calls[code] = calls.get(code, 0) + 1
            return step if calls[code] <= WATCHED else None

        def step(frame: FrameType, *_: object) -> Callable[..., Any]:
            seen.add((frame.f_code.co_filename, frame.f_lineno))
            return step

        sys.settrace(enter)
        try:
            yield
        finally:
            sys.settrace(None)
        for file, line in seen:
            self.lines.setdefault(f"{file}:{line}", set()).add(test)

    def save(self, path: Path) -> None:
        """Keep what was found."""
        lines = {place: sorted(tests) for place, tests in self.lines.items()}
        data = {"digest": self.digest, "lines": lines, "cost": self.cost}
        data["whole"] = sorted(self.whole)
        path.write_text(json.dumps(data), encoding="utf-8")

    def load(self, path: Path) -> bool:
        """Read what was found before; false where nothing was, or not with these files."""
        data = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        if data.get("digest") != self.digest:
            return False
        self.lines = {place: set(tests) for place, tests in data["lines"].items()}
        self.cost = data["cost"]
        self.whole = set(data["whole"])
        return True

    def tests(self, file: str, first: int, last: int) -> list[str]:
        """The tests that reach some lines: single facts, the quickest first, then whole games.

        Of the first kind no more than the budget pays for.
        """
        reached: set[str] = set()
        for line in range(first, last + 1):
            reached |= self.lines.get(f"{file}:{line}", set())
        found, spent = [], 0.0
        for test in sorted(reached, key=self.cost.__getitem__):
            spent += self.cost[test]
            if spent > BUDGET and found:
                break
            found.append(test)
        return found + sorted(self.whole)


class Verdicts:
    """A pytest plugin that notes whether a test failed."""

    def __init__(self) -> None:
        self.failed = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a failure."""
        if report.failed:
            self.failed = report.nodeid


def put(module: str, function: str, source: str, file: str, number: int) -> None:
    """Put a mutated function in place of the true one, in this process."""
    code = compile(mutate(source, number).tree, file, "exec", dont_inherit=True)
    target = _function(sys.modules[module], function)
    target.__code__ = _code(code, function)


def _code(code: CodeType, function: str) -> CodeType:
    """The code of a function inside that of its module."""
    for name in function.split("."):
        inner = [part for part in code.co_consts if isinstance(part, CodeType)]
        code = next(part for part in inner if part.co_name == name)
    return code


def _function(module: object, function: str) -> FunctionType:
    found: Any = module
    for name in function.split("."):
        found = vars(found)[name]
    for wrapper in ("__func__", "fget", "__wrapped__"):
        found = getattr(found, wrapper, found)
    assert isinstance(found, FunctionType)
    return found


class Bench:
    """A pytest plugin whose test loop tries mutants instead of running tests once."""

    def __init__(self, work: Callable[[Bench], None]) -> None:
        self.work = work
        self.items: dict[str, pytest.Item] = {}
        self.verdicts = Verdicts()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Do the work with all tests at hand."""
        self.items = {item.nodeid: item for item in session.items}
        session.config.pluginmanager.register(self.verdicts)
        self.work(self)
        return True

    def learn(self, reach: Reach, path: Path) -> None:
        """Run every test once, in another process, and keep what it reaches and costs."""
        child = os.fork()
        if child == 0:
            with _leaving():
                for name, item in self.items.items():
                    self._learn(reach, name, item)
                    if self.verdicts.failed:
                        raise RuntimeError(f"{name} fails without any mutant.")
                reach.save(path)
        if os.waitpid(child, 0)[1]:
            raise SystemExit("The tests do not pass as they are: see above.")
        reach.load(path)

    def _learn(self, reach: Reach, name: str, item: pytest.Item) -> None:
        """What one test reaches and costs; being watched, it costs a little more than usual."""
        begun = time.process_time()
        if name.startswith(ALONE):
            with reach.watching(name):
                self._run([item])
        else:
            self._run([item])
        reach.cost[name] = time.process_time() - begun
        if reach.cost[name] > HEAVY:
            for tests in reach.lines.values():
                tests.discard(name)
        elif not name.startswith(ALONE):
            reach.whole.add(name)

    def _run(self, items: list[pytest.Item]) -> bool:
        """Run tests until one fails; whether one did."""
        for at, item in enumerate(items):
            after = items[at + 1] if at + 1 < len(items) else None
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if self.verdicts.failed:
                return True
        return False

    def attempt(self, change: Callable[[], None], tests: dict[str, float]) -> str:
        """The test that kills a mutant, tried in a process of its own; empty where none does."""
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            with _leaving():
                change()
                for test, cost in tests.items():
                    signal.setitimer(signal.ITIMER_PROF, GRACE + SLOWER * cost)
                    if self._run([self.items[test]]):
                        break
                os.write(writing, self.verdicts.failed.encode()[:4000])
        os.close(writing)
        with os.fdopen(reading, encoding="utf-8", errors="replace") as told:
            killer = told.read()
        status = os.waitpid(child, 0)[1]
        if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGPROF:
            return TIME
        return killer or ("crash" if status else "")


@contextlib.contextmanager
def _leaving() -> Iterator[None]:
    """Leave the process in the end, whatever happens in it, and print no dots."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    try:
        yield
        os._exit(0)
    except BaseException as error:  # noqa: BLE001 a fork must never return to its parent's work
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
        os._exit(3)
