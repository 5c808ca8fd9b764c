"""A game being played: its moves, how far they may be taken back, and the record it leaves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from farwest.kernel.drift import DEAL, act_of, drifted, fitted
from farwest.kernel.dump import dump, mark
from farwest.kernel.game import Game
from farwest.kernel.luck import word
from farwest.kernel.news import Event, Pause, Refused
from farwest.kernel.options import BadOption, Value
from farwest.kernel.record import BadRecord, Record, digest
from farwest.kernel.state import State


class Match:
    """A state, and every move that led to it.

    Luck is keyed anew by the secret seed before every ply, so the record replays exactly and
    dice seen predict nothing. With `quick`, nothing is kept for undo and nothing is told. With
    `marked`, a fingerprint of the state is kept for every ply.
    """

    def __init__(
        self,
        game: Game[Any],
        players: list[str],
        options: Mapping[str, Value],
        seed: str,
        quick: bool = False,
        marked: bool = False,
    ) -> None:
        if not isinstance(seed, str):
            raise TypeError(f"The seed of a match is text (str), not {seed!r}.")
        self.game = game
        self.players = players
        self.seed = seed
        self.quick = quick
        self.options = game.settle(len(players), options)
        self.moves: list[list[int]] = []
        self.news: list[list[Event]] = [[]]
        """What was told at each ply; the first entry is the deal."""
        self.pauses: list[list[Pause]] = [[]]
        """Where among the news of each ply a live table waits."""
        self.before: list[State] = []
        """The states before the moves since the information boundary."""
        sink = None if quick else self.news[0]
        self.state: Any = game.deal(len(players), self.options, word(seed, 0), sink)
        self.pauses[0] = self.state.pauses
        self.state.sink = None
        self.marks: list[int] | None = [mark(self.state)] if marked else None
        self.marker: Callable[[State], int] = mark
        """What makes the marks: whoever has a faster way to the same ones may put it here."""

    def answer(
        self, seat: int, action: int, known: bool = False, keep: bool = True
    ) -> State | None:
        """Accept a move, checked; how the table stood before, unless quick.

        Refused changes nothing. `known`: it was checked already, as the table stands. Without
        `keep`, it is not kept how the table stood: this move is for good, and so are all before.
        """
        state = self.state
        if not known:
            state.check(seat, action)
        before: State | None = state.clone() if keep and not self.quick else None
        state.luck = word(self.seed, len(self.moves) + 1)
        self.moves.append([seat, action])
        if self.quick:
            self._play(seat, action)
            return None
        secret = bool(state.lanes)
        state.sink = []
        state.pauses = []
        state.crossed = False
        self._play(seat, action)
        self.news.append(state.sink)
        self.pauses.append(state.pauses)
        state.sink = None
        locked = secret and not (state.lanes and state.lanes[seat])
        if before is None or state.crossed or locked:
            self.before = []
        else:
            self.before.append(before)
        return before

    def _play(self, seat: int, action: int) -> None:
        """Play what was checked already."""
        state = self.state
        if state.lanes:
            state.play_lane(seat, action)
        else:
            state.play(action)
        if self.marks is not None:
            self.marks.append(self.marker(state))

    def cut(self, plies: int) -> None:
        """Forget all moves after the first so many; whoever calls sets the state."""
        del self.moves[plies:], self.news[plies + 1 :], self.pauses[plies + 1 :]
        if self.marks is not None:
            del self.marks[plies + 1 :]

    def may_undo(self, seat: int) -> bool:
        """Whether the last move is this seat's and nothing was learnt since it was made."""
        return bool(self.before) and self.moves[-1][0] == seat

    def undo(self, seat: int) -> None:
        """Take the last move back."""
        if not self.may_undo(seat):
            raise Refused("error_no_undo", "Nothing can be taken back beyond this point.")
        self.state = self.before.pop()
        self.cut(len(self.moves) - 1)

    def crosses(self, seat: int, action: int) -> bool:
        """Whether this answer could not be taken back."""
        twin = self.state.clone()
        twin.crossed = False
        secret = bool(twin.lanes)
        twin.answer(seat, action)
        return twin.crossed or (secret and not (twin.lanes and twin.lanes[seat]))

    def record(self, version: str) -> Record:
        """The record so far; sealed with the result and a fingerprint when the game is over."""
        end = None
        if self.state.over:
            result = self.game.result(self.state)
            end = {
                "winners": result.winners,
                "totals": result.totals,
                "state": digest(dump(self.state)),
            }
        return Record(
            self.game.key,
            version,
            self.game.revision,
            dict(self.options),
            list(self.players),
            self.seed,
            [list(move) for move in self.moves],
            end,
            None if self.marks is None else self.marks[:],
        )


def replay(game: Game[Any], record: Record, marked: bool = False) -> Match:
    """Play a record again to its end, every move checked.

    A record of older rules that cannot be mended must lead where it led, or Drifted is raised.
    """
    record = fitted(game, record)
    match = _dealt(game, record, marked or record.marks is not None)
    if _strays(match, record):
        raise drifted(game, record, 0, DEAL)
    for ply, (seat, action) in enumerate(record.moves, 1):
        _play_again(match, record, ply, seat, action)
    if record.end is not None:
        _check_end(match, record)
    return match


def _play_again(match: Match, record: Record, ply: int, seat: int, action: int) -> None:
    """Play one move of a record; BadRecord where it cannot be played, or leads elsewhere."""
    game, before = match.game, match.state
    proves = record.marks is not None or record.revision != game.revision
    if proves:
        before = match.state.clone()
    try:
        match.answer(seat, action)
    except Refused as error:
        if proves and 0 <= seat < len(record.players):
            act = act_of(game, before, seat, action)
            raise drifted(game, record, ply, act, error) from error
        raise BadRecord(
            "error_record_move",
            "Move {ply} of the record cannot be played: {why}",
            ply=ply,
            why=error,
        ) from error
    if _strays(match, record):
        raise drifted(game, record, ply, act_of(game, before, seat, action))


def _strays(match: Match, record: Record) -> bool:
    """Whether the table no longer stands as the record says."""
    if record.marks is None or match.marks is None:
        return False
    return match.marks[-1] != record.marks[len(match.moves)]


def _dealt(game: Game[Any], record: Record, marked: bool) -> Match:
    """The game of a record before its first move."""
    try:
        return Match(game, record.players, record.options, record.seed, marked=marked)
    except BadOption as error:
        raise BadRecord(
            "error_record_deal", "The record cannot be dealt: {why}", why=error
        ) from error


def _check_end(match: Match, record: Record) -> None:
    """Raise BadRecord unless the moves lead where the record says."""
    if not match.state.over:
        raise BadRecord(
            "error_record_over", "The record says that the game is over, but it is not."
        )
    if match.record(record.version).end != record.end:
        raise BadRecord(
            "error_record_end",
            "The record replays to another end than the one it was sealed with.",
        )
