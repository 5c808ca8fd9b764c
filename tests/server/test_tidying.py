"""Garbage: what a request leaves is found, what moves make is set aside unseen."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from farwest.server import tidying
from farwest.server.tidying import may_litter, tidy
from tests.server.playing import run, until


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.own = self


def dropped() -> weakref.ref[Ring]:
    """A ring that nobody else holds."""
    return weakref.ref(Ring())


def test_garbage_is_looked_for_after_a_request_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A circle is freed soon after a request; one of a quiet time waits until all is looked at."""
    monkeypatch.setattr(tidying, "EVERY", 0.01)
    usual = gc.get_threshold()

    async def test() -> None:
        task = asyncio.create_task(tidy())
        await asyncio.sleep(0.05)
        assert gc.get_threshold() == (tidying.BURST, *usual[1:])
        quiet = dropped()
        await asyncio.sleep(0.05)
        left = dropped()
        may_litter()
        await until(lambda: left() is None)
        assert quiet() is not None
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        gc.collect()
        assert quiet() is None

    run(test())
    assert gc.get_threshold() == usual
    assert not gc.get_freeze_count()


def test_much_that_was_set_aside_is_looked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    """Garbage that nobody suspected is found when there is more than there was."""
    for name, value in (("EVERY", 0.01), ("COUNTED", 0.02), ("GROWN", 1)):
        monkeypatch.setattr(tidying, name, value)

    async def test() -> None:
        task = asyncio.create_task(tidy())
        await asyncio.sleep(0.05)
        quiet = dropped()
        more = [[] for _ in range(1000)]  # type: ignore[var-annotated]
        await until(lambda: quiet() is None)
        assert len(more) == 1000
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    run(test())
