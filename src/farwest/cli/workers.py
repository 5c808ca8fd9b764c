"""Work done by several processes on this machine, each at the end of a pipe of its own.

A pipe says everything: a task, that there are no more, and, where it breaks, that the other side
is gone. So a worker never outlives the command it works for, whatever became of it.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import connection, get_context, resource_tracker
from queue import SimpleQueue
from typing import Any, TypeVar

from farwest.bots.outside import kill_all
from farwest.cli.problems import Failed

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 2
"""A worker has so many tasks at a time: the next one is there when the first is done."""
PATIENCE = 10.0
"""Seconds a worker may take to leave, before it is made to."""


def by_workers(work: Callable[[T], R], tasks: Sequence[T], number: int) -> Iterator[R]:
    """The results of all tasks, in their order; nobody works on when nobody listens any more."""
    todo = iter(enumerate(tasks))
    done: dict[int, Callable[[], R]] = {}
    crew: list[Worker] = []
    try:
        with interrupts_put_off():
            crew.extend(Worker(work) for _ in range(min(number, len(tasks))))
        for worker in crew * AHEAD:
            worker.give(next(todo, None))
        for wanted in range(len(tasks)):
            while wanted not in done:
                for worker in ready(crew):
                    place, outcome = worker.take()
                    done[place] = outcome
                    worker.give(next(todo, None))
            yield done.pop(wanted)()
        for worker in crew:
            worker.dismiss()
    finally:
        for worker in crew:
            worker.pipe.close()
        for worker in crew:
            worker.see_off()


class Worker:
    """A process that works, as the command sees it."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        self.pipe, there = connection.Pipe()
        self.process = get_context("spawn").Process(target=serve, args=(there, work), daemon=True)
        self.process.start()
        there.close()

    def give(self, task: tuple[int, Any] | None) -> None:
        """One more task, with its place among all of them; nothing where there are no more."""
        if task is not None:
            self.send(task)

    def dismiss(self) -> None:
        """There are no more tasks."""
        self.send(None)

    def send(self, message: object) -> None:
        try:
            self.pipe.send(message)
        except OSError as error:
            raise lost() from error

    def take(self) -> tuple[int, Callable[[], Any]]:
        """A result that is there: its place, and what gives it or raises what went wrong."""
        try:
            place, outcome = self.pipe.recv()
        except (EOFError, OSError) as error:
            raise lost() from error
        return place, outcome

    def see_off(self) -> None:
        """Wait until the process has ended."""
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


class Result:
    """What a task gave."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def __call__(self) -> Any:
        return self.value


class Trouble:
    """What went wrong in a task, and where."""

    def __init__(self, error: Exception) -> None:
        self.error = error
        self.where = "".join(traceback.format_exception(error))

    def __call__(self) -> Any:
        self.error.add_note(f"In a process that did the work:\n{self.where}")
        raise self.error


@contextmanager
def interrupts_put_off() -> Iterator[None]:
    """Hear Ctrl-C a moment later. Processes started meanwhile never do: it is not for them."""
    if sys.platform == "win32":  # no signals can be held back there
        yield
        return
    resource_tracker.ensure_running()  # else it starts with the first, and lets Ctrl-C through
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def ready(crew: list[Worker]) -> list[Worker]:
    """The workers who have something to say; wait for the first of them."""
    talking = connection.wait([worker.pipe for worker in crew])
    return [worker for worker in crew if worker.pipe in talking]


def lost() -> Failed:
    """What is said where a process did not leave by itself."""
    return Failed(
        "A process that did the work was ended from outside, perhaps for want of memory; "
        "fewer --jobs need less."
    )


# --- on the other side ---------------------------------------------------------------------------


def serve(pipe: connection.Connection, work: Callable[[Any], Any]) -> None:
    """Do one task after the other, until there are no more or nobody is there to give them."""
    tasks: SimpleQueue[tuple[int, Any] | None] = SimpleQueue()
    threading.Thread(target=listen, args=(pipe, tasks), daemon=True).start()
    with leaving_when_alone():
        while task := tasks.get():
            place, given = task
            pipe.send_bytes(packed(place, work, given))


def packed(place: int, work: Callable[[Any], Any], given: Any) -> bytes:
    """The outcome of a task as it travels; what cannot travel is told in words."""
    try:
        return pickle.dumps((place, Result(work(given))))
    except Exception as error:  # noqa: BLE001 (whatever it is, the other side must hear of it)
        trouble = Trouble(error)
        try:
            pickle.loads(message := pickle.dumps((place, trouble)))
        except Exception:  # noqa: BLE001 (some cannot travel)
            trouble.error = RuntimeError(f"{type(error).__name__}: {error}")
            return pickle.dumps((place, trouble))
        return message


def listen(pipe: connection.Connection, tasks: SimpleQueue[tuple[int, Any] | None]) -> None:
    """Take in the tasks while others are being done."""
    with leaving_when_alone():
        while task := pipe.recv():
            tasks.put(task)
        tasks.put(None)


@contextmanager
def leaving_when_alone() -> Iterator[None]:
    """End this process at once, and the programs that play in it, where the pipe is of no use."""
    try:
        yield
    except Exception:  # noqa: BLE001 (broken, or what came cannot be read: nobody to tell it to)
        kill_all()
        os._exit(1)
