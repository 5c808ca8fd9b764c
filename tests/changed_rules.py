"""A made-up change of rules: from the next revision on, a Dice Town robber leaves one bill."""

from __future__ import annotations

import random
from typing import Any

import pytest

from farwest.games import find
from farwest.games.dice_town.rules.bank import RobBank
from farwest.games.dice_town.state import Town
from farwest.kernel.dump import dump
from farwest.kernel.match import Match
from farwest.kernel.news import Refused
from farwest.kernel.record import Record

GAME: Any = find("dice_town")
SEATS = ["Ann", "Bill", "Cora"]
NOW: int = GAME.revision
NEXT = NOW + 1


def leave_one(self: RobBank, town: Town) -> None:
    """The changed rule."""
    seat = self.player
    loot = max(0, town.bank - 1)
    town.robber, town.loot = seat, loot
    town.bank -= loot
    town.cash[seat] += loot
    town.tell("robbed_bank", (seat, loot))


def change(monkeypatch: pytest.MonkeyPatch, revision: int = NEXT) -> None:
    """From here on the game is played by the changed rule, under this revision."""
    monkeypatch.setattr(type(GAME), "revision", revision)
    monkeypatch.setattr(RobBank, "act", leave_one)


def played(seed: int = 1, plies: int | None = None, marked: bool = True) -> Match:
    """A game by chance, to its end or for so many plies."""
    dice = random.Random(seed)
    match = Match(GAME, SEATS, {}, f"changed {seed}", marked=marked)
    while not match.state.over and (plies is None or len(match.moves) < plies):
        seat = match.state.waiting()[0]
        choice = match.state.choice_of(seat)
        match.answer(seat, dice.choice(choice.options(match.state)))
    return match


def states(record: Record) -> list[dict[str, Any]]:
    """The whole state after the deal and after each move that the rules of now allow."""
    match = Match(GAME, record.players, record.options, record.seed, quick=True)
    found = [dump(match.state)]
    for seat, action in record.moves:
        try:
            match.answer(seat, action)
        except Refused:
            break
        found.append(dump(match.state))
    return found


def first_difference(before: list[dict[str, Any]], after: list[dict[str, Any]]) -> int:
    """The first ply after which two courses of states differ."""
    return next(ply for ply, pair in enumerate(zip(before, after)) if pair[0] != pair[1])
