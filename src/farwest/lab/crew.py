"""The places of a vector, shared out to processes that write into the same memory."""

from __future__ import annotations

import traceback
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

import numpy as np

from farwest.lab.table import Recipe, Table, Unfit, laid
from farwest.lab.vector import Buffers, Span

GONE: Final = "It ended without a word."


class Crew:
    """Processes with a span of places each. They are told when to step, and say when they have."""

    def __init__(self, table: Table, count: int, processes: int) -> None:
        context = get_context("spawn")
        memory = context.RawArray("B", Buffers.size(table, count))
        shared = context.RawArray("i", count)
        self.buffers = Buffers(table, count, memory)
        self.actions = np.frombuffer(shared, np.intc)
        bounds = [count * part // processes for part in range(processes + 1)]
        self.pipes: list[Connection] = []
        self.workers = []
        for start, stop in pairwise(bounds):
            ours, theirs = context.Pipe()
            args = (table.recipe, count, memory, shared, range(start, stop), theirs)
            worker = context.Process(target=work, args=args, daemon=True)
            worker.start()
            theirs.close()
            self.pipes.append(ours)
            self.workers.append(worker)

    def reset(self, seed: int) -> None:
        self.everybody(seed)

    def step(self, actions: Any) -> None:
        self.actions[:] = actions
        self.everybody(None)

    def everybody(self, seed: int | None) -> None:
        """Have all processes begin anew with a seed, or step; wait for all of them."""
        if not self.pipes:
            raise Unfit("The vector is closed.")
        problems = [self.tell(pipe, seed) for pipe in self.pipes]
        problems = [problem or self.hear(pipe) for pipe, problem in zip(self.pipes, problems)]
        if any(problems):
            self.close()
            raise RuntimeError(f"A process of the vector failed. {next(filter(None, problems))}")

    def tell(self, pipe: Connection, seed: int | None) -> str:
        """Have a process begin; what is wrong if it cannot be told."""
        try:
            pipe.send(seed)
        except OSError:
            return GONE
        return ""

    def hear(self, pipe: Connection) -> str:
        """Wait for a process; what is wrong if it says so, or has gone."""
        try:
            return str(pipe.recv())
        except (EOFError, OSError):
            return GONE

    def close(self) -> None:
        """Let the processes go: they end when their pipe closes."""
        for pipe in self.pipes:
            pipe.close()
        for worker in self.workers:
            worker.join(5)
        self.pipes = []
        self.workers = []


def work(
    recipe: Recipe, count: int, memory: Any, shared: Any, places: range, pipe: Connection
) -> None:
    """Step whenever told to, until nobody is left to tell."""
    table = laid(recipe)
    span = Span(table, Buffers(table, count, memory), places)
    actions = np.frombuffer(shared, np.intc)[places.start : places.stop]
    while True:
        try:
            seed = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            if seed is None:
                span.step(actions.tolist())
            else:
                span.reset(seed)
        except Exception:  # noqa: BLE001 (whatever it is, the other side must hear of it)
            pipe.send(traceback.format_exc())
        else:
            pipe.send("")
