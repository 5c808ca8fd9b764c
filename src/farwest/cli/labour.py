"""Work shared by several processes, with a bar that shows how far it is."""

from __future__ import annotations

import os
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

import click

from farwest.cli.problems import Failed

T = TypeVar("T")
R = TypeVar("R")

HERE = "here"
AHEAD = 32
"""So many tasks for each process are given out at a time: enough that none waits for another."""

jobs_option = click.option(
    "--jobs",
    type=click.IntRange(1, 256),
    show_default="all cores",
    help="How many processes work at the same time; the results are the same.",
)
on_option = click.option(
    "--on",
    default=HERE,
    show_default=True,
    metavar="here|ray|ADDRESS",
    help="Who does the work: processes here, a Ray started for it, or a Ray cluster.",
)


def shared_out(
    work: Callable[[T], R],
    tasks: Sequence[T],
    jobs: int | None,
    on: str = HERE,
    alone: bool = False,
) -> Iterator[R]:
    """The results of all tasks, in their order, whoever did them.

    To a cluster tasks go by the handful, or each alone where it is large. Whoever stops listening,
    by Ctrl-C too, calls off what is under way: nobody waits for games that do not count.
    """
    if not tasks:
        return
    if on != HERE:
        from farwest.cli.cluster import on_ray

        yield from on_ray(work, tasks, jobs, on, alone)
        return
    jobs = jobs or os.cpu_count() or 1
    if jobs == 1 or len(tasks) < 2:
        yield from map(work, tasks)
        return
    from concurrent.futures import Future, ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import active_children, get_context

    others = set(active_children())
    pool = ProcessPoolExecutor(min(jobs, len(tasks)), get_context("spawn"), stand_by)
    waiting: deque[Future[R]] = deque()
    try:
        for task in tasks:
            waiting.append(pool.submit(work, task))
            if len(waiting) >= AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool as error:
        raise Failed(
            "A process that did the work was ended from outside, perhaps for want of memory; "
            "fewer --jobs need less."
        ) from error
    except (KeyboardInterrupt, GeneratorExit):
        for worker in set(active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def check_place(on: str) -> None:
    """Stop before anything is done where the work cannot be done."""
    if on != HERE:
        from farwest.cli.cluster import address_of

        address_of(on)


def stand_by() -> None:
    """Ctrl-C is for the process that was started; when it calls off or is gone, this one ends."""
    import signal
    import threading

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, leave_at_once)
    threading.Thread(target=outlive_nobody, daemon=True).start()


def outlive_nobody() -> None:
    """Wait for the end of the process that started this one, and end too."""
    from multiprocessing import parent_process

    parent = parent_process()
    assert parent is not None
    parent.join()
    leave_at_once()


def leave_at_once(*_: object) -> None:
    """End this process, and the programs that play in it."""
    from farwest.bots.outside import kill_all

    kill_all()
    os._exit(1)


def watched(results: Iterator[R], number: int, what: str) -> Iterator[R]:
    """The same results, with a bar on the error output if somebody is watching."""
    if not sys.stderr.isatty():
        yield from results
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(
        results, description=what, total=number, console=Console(stderr=True), transient=True
    )
