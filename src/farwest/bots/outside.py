"""A bot that is a program of its own, in any language: a line of JSON each way.

docs/bot-protocol.md describes the lines. The program is told what its seat may see and is asked,
made from an imagined world like everything a bot gets: there is no state and no seed to send.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import threading
from collections.abc import Iterator, Mapping
from typing import IO, Any, Final
from weakref import WeakSet

from farwest import __version__
from farwest.bots.bot import Bot, Sight
from farwest.kernel.game import Game, Result
from farwest.kernel.news import Spoken
from farwest.kernel.options import Value

PROTOCOL: Final = 1
PREFIX: Final = "exec:"
PATIENCE: Final = 10.0
"""Seconds a program may take for an answer where its name says nothing else."""
FIRST_PATIENCE: Final = 60.0
"""The same for the first answer of all: a program may have to wake up."""
FAREWELL: Final = 1.0
"""Seconds a program has to end by itself when nobody needs it any more."""
OURS: Final = "FARWEST_"
"""How the names of our settings begin."""
LONGEST: Final = 65_536
"""Bytes in an answer."""
EXAMPLE: Final = '{"action": 7}'


class Trouble(Spoken):
    """A program that cannot be started or cannot play on, and why."""


# --- what is sent ----------------------------------------------------------------------------


def line_of(**message: Any) -> bytes:
    """A message as it goes over the wire."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def greeting(game: Game[Any], options: Mapping[str, Value], seats: int, seat: int) -> bytes:
    """What a program hears when a game begins."""
    return line_of(
        type="game",
        protocol=PROTOCOL,
        farwest=__version__,
        game=game.key,
        revision=game.revision,
        options=dict(options),
        seats=seats,
        seat=seat,
    )


def asking(sight: Sight) -> bytes:
    """What a program hears when its seat is asked."""
    question = sight.game.question(sight.world, sight.seat)
    assert question is not None
    offers = [
        {"action": offer.action, "label": offer.label.to_json(), "targets": offer.targets}
        for offer in question.offers
    ]
    asked = {"prompt": question.prompt.to_json(), "offers": offers}
    return line_of(type="ask", view=sight.view, question=asked, legal=sight.legal)


def farewell(result: Result) -> bytes:
    """What a program hears when a game is over."""
    return line_of(type="over", winners=result.winners, places=result.places, totals=result.totals)


# --- a program ---------------------------------------------------------------------------------


class Program:
    """A running program. It may play many games, one after another."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.silent = False
        self.answered = False
        try:
            self.process = subprocess.Popen(
                words_of(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
                env=surroundings(),
            )
        except OSError as error:
            raise Trouble(
                "error_program_start",
                "{command} cannot be started: {reason}.",
                command=command,
                reason=error.strerror or error,
            ) from error
        _started.add(self)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.ears: IO[bytes] = self.process.stdin
        self.mouth: IO[bytes] = self.process.stdout

    @contextlib.contextmanager
    def awaited(self, patience: float) -> Iterator[None]:
        """Whatever is done here ends in time: a program that keeps us waiting is killed."""
        watch = threading.Timer(patience, self.lose_patience)
        watch.daemon = True
        watch.start()
        try:
            yield
        finally:
            watch.cancel()

    def lose_patience(self) -> None:
        """It was silent for too long."""
        self.silent = True
        self.kill()

    def tell(self, line: bytes, patience: float) -> bool:
        """Let it hear a line; false if it hears nothing any more."""
        with self.awaited(patience):
            try:
                self.ears.write(line)
                self.ears.flush()
            except OSError:
                return False
        return True

    def ask(self, line: bytes, patience: float) -> bytes:
        """Its answer to a line, or Trouble."""
        answer = b""
        with self.awaited(patience), contextlib.suppress(OSError):
            self.ears.write(line)
            self.ears.flush()
            answer = self.mouth.readline(LONGEST)
        if self.silent:
            raise Trouble(
                "error_program_silent",
                "{command} gave no answer within {seconds} seconds.",
                command=self.command,
                seconds=f"{patience:g}",
            )
        if not answer:
            raise Trouble(
                "error_program_ended",
                "{command} ended in the middle of a game, with status {status}.",
                command=self.command,
                status=self.end(),
            )
        self.answered = True
        return answer

    def end(self) -> int:
        """Let it go: it hears that nothing more will come, and has a moment to end by itself."""
        with contextlib.suppress(OSError):
            self.ears.close()
        try:
            self.process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            self.kill()
        self.mouth.close()
        return self.process.wait()

    def kill(self) -> None:
        """End it, and whatever it has started, at once; once its end is known, do nothing."""
        if self.process.returncode is not None:
            return
        with contextlib.suppress(OSError):
            if os.name == "posix":
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()


def let_go(program: Program, result: Result | None) -> None:
    """End a program that is not kept for another game; it hears how this one ended, if it has."""
    if result is not None:
        program.tell(farewell(result), FAREWELL)
    program.end()


def surroundings() -> dict[str, str]:
    """The environment of a program: ours, without our settings, some of which are secrets."""
    return {name: value for name, value in os.environ.items() if not name.startswith(OURS)}


def words_of(command: str) -> list[str]:
    """A command as the system wants it, or Trouble."""
    try:
        words = shlex.split(command, posix=os.name == "posix")
    except ValueError:
        words = []
    if not words:
        raise Trouble(
            "error_program_command",
            "After exec: comes a command, such as exec:python3 my_bot.py; not {command}.",
            command=command or "–",
        )
    if shutil.which(words[0]) is None:
        raise Trouble(
            "error_program_missing", "There is no program {program} to run.", program=words[0]
        )
    return words


_idle: dict[str, list[Program]] = {}
"""Programs that wait for their next game, by command."""
_started: WeakSet[Program] = WeakSet()
"""All programs that this process has started and not forgotten."""


def borrow(command: str) -> Program:
    """A program that waits for a game, or else a new one."""
    waiting = _idle.get(command)
    return waiting.pop() if waiting else Program(command)


@atexit.register
def end_all() -> None:
    """Let every waiting program go."""
    while _idle:
        for program in _idle.popitem()[1]:
            program.end()


def kill_all() -> None:
    """End all programs at once, in the middle of their games too."""
    for program in list(_started):
        program.kill()


# --- the bot -----------------------------------------------------------------------------------


class OutsideBot(Bot):
    """Asks a program. Trouble with it is told once, and then it is gone."""

    def __init__(self, luck: str | int, name: str) -> None:
        super().__init__(luck)
        self.name = name
        time, self.command = split(name)
        words_of(self.command)
        self.patience = time or PATIENCE
        self.first_patience = time or FIRST_PATIENCE
        self.program: Program | None = None

    def sit(self, game: Game[Any], options: Mapping[str, Value], seats: int, seat: int) -> None:
        self.program = borrow(self.command)
        self.program.tell(greeting(game, options, seats, seat), self.first_patience)

    def choose(self, sight: Sight) -> int:
        program = self.program
        assert program is not None
        patience = self.patience if program.answered else self.first_patience
        try:
            return action_in(program.ask(asking(sight), patience), sight.legal, self.command)
        except Trouble:
            program.kill()
            program.end()
            self.program = None
            raise

    def leave(self, result: Result | None) -> None:
        program, self.program = self.program, None
        if program is None:
            return
        if result is not None and program.tell(farewell(result), self.patience):
            _idle.setdefault(self.command, []).append(program)
        else:
            program.end()

    def release(self) -> Program | None:
        """Give the program away: whoever takes it lets it go."""
        program, self.program = self.program, None
        return program


def split(name: str) -> tuple[float | None, str]:
    """The seconds for an answer, if any are named, and the command: `exec:30s:python3 bot.py`.

    Trouble where there is no time at all.
    """
    found = re.fullmatch(r"exec:(?:([0-9]{1,6}(?:\.[0-9]+)?)s:)?(.*)", name, re.DOTALL)
    assert found is not None
    if found[1] and not float(found[1]):
        raise Trouble(
            "error_program_time",
            "{time}s is no time for an answer: exec:30s:COMMAND grants 30 seconds.",
            time=found[1],
        )
    return float(found[1]) if found[1] else None, found[2].strip()


def action_in(answer: bytes, legal: list[int], command: str) -> int:
    """The legal action in an answer, or Trouble."""
    try:
        data = json.loads(answer)
    except (ValueError, RecursionError):
        data = None
    action = data.get("action") if isinstance(data, dict) else None
    if type(action) is not int or action not in legal:
        raise Trouble(
            "error_program_answer",
            "{command} answered {answer}; an answer is a line such as {example}, "
            "with one of the legal actions.",
            command=command,
            answer=shortened(answer),
            example=EXAMPLE,
        )
    return action


def shortened(answer: bytes) -> str:
    """The beginning of an answer, as it may be shown."""
    text = answer[:80].decode("utf-8", "replace").strip()
    return "".join(sign if sign.isprintable() else "?" for sign in text) or "nothing"
