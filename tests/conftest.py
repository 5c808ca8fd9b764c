"""What every test run shares: the account of the clauses, and how Hypothesis searches."""

import asyncio
import os
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings

pytest_plugins = ["tests.proofs"]

settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") == "true" else "local")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers first, and the longest of these tests before all others.

    Several workers share the list in that order: one of them drives a browser while the others
    reckon, instead of all driving browsers in the end. In CI, where all processors are busy,
    a browser may be late once; it is told. Nothing else is tried twice: what goes wrong now and
    then between several processes is a fault.
    """
    items.sort(key=lambda item: (not marked(item, "long"), not marked(item, "browser")))
    if os.environ.get("CI"):
        for item in items:
            if marked(item, "browser"):
                item.add_marker(pytest.mark.flaky(reruns=1))


def marked(item: pytest.Item, name: str) -> bool:
    """Whether a test bears a mark, or its file does."""
    return item.get_closest_marker(name) is not None


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say what went wrong where a test passed the second time only."""
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.section(f"at first: {report.nodeid}")
        terminalreporter.line(report.longreprtext)


@pytest.fixture(autouse=True)
def loop_of_its_own(request: pytest.FixtureRequest) -> Iterator[None]:
    """The driver of a browser that an earlier test opened counts as a running loop in its process,
    in which nothing else could be run: tests without a browser are spared the sight of it.
    """
    beside = asyncio._get_running_loop()
    if beside is None or request.node.get_closest_marker("browser"):
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(beside)
