"""Running commands, and games to run them on."""

from __future__ import annotations

import random
from pathlib import Path

from click.testing import CliRunner, Result

from farwest.cli.main import main
from farwest.games import find
from farwest.kernel.match import Match
from farwest.kernel.record import Record


def run(*args: str, typed: str = "") -> Result:
    """A command, and what it printed."""
    return CliRunner().invoke(main, list(args), input=typed, prog_name="farwest")


def done(*args: str, typed: str = "") -> str:
    """What a command printed that must end well."""
    result = run(*args, typed=typed)
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == 0, result.output[-1000:]
    return result.stdout


def refused(*args: str, status: int = 2, typed: str = "") -> str:
    """The one sentence with which a command refuses, on the error output."""
    result = run(*args, typed=typed)
    if not isinstance(result.exception, SystemExit | None):
        raise result.exception
    assert result.exit_code == status, result.output[-1000:]
    lines = result.stderr.splitlines()
    assert len(lines) == 1, lines
    assert lines[0].startswith("farwest: ")
    assert "Traceback" not in result.output
    return lines[0].removeprefix("farwest: ")


def random_match(seed: int = 1, plies: int | None = None, seats: int = 3) -> Match:
    """A game of Dice Town played at random, to its end or for some plies."""
    dice = random.Random(seed)
    names = [f"Player {seat + 1}" for seat in range(seats)]
    match = Match(find("dice_town"), names, {}, f"seed {seed}")
    while not match.state.over and (plies is None or len(match.moves) < plies):
        seat = match.state.waiting()[0]
        match.answer(seat, dice.choice(match.state.choice_of(seat).options(match.state)))
    return match


def random_record(path: Path, seed: int = 1, plies: int | None = None) -> Record:
    """The record of a game played at random, written to a file."""
    record = random_match(seed, plies).record("test")
    record.save(path)
    return record
