"""Work shared by several processes, with a bar that shows how far it is."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

import click

T = TypeVar("T")
R = TypeVar("R")

HERE = "here"

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
    from farwest.cli.workers import by_workers

    yield from by_workers(work, tasks, jobs)


def check_place(on: str) -> None:
    """Stop before anything is done where the work cannot be done."""
    if on != HERE:
        from farwest.cli.cluster import address_of

        address_of(on)


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
