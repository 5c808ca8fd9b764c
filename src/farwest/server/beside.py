"""Work that runs beside the rest: started so that its failure is seen, ended for certain."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from typing import Any

import structlog

log = structlog.get_logger("farwest.beside")


def start(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    """Run something beside; what goes wrong there is written down."""
    task = asyncio.create_task(work)
    task.add_done_callback(_done)
    return task


def _done(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        log.error("a task failed", exc_info=task.exception())


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks, and wait until they are gone."""
    ending = list(tasks)
    for task in ending:
        task.cancel()
    await asyncio.gather(*ending, return_exceptions=True)
