"""Drift: rules that changed since a game was recorded, and the first act that shows it."""

from __future__ import annotations

from typing import Any

from farwest.kernel.game import Game, Message
from farwest.kernel.news import Spoken
from farwest.kernel.record import BadRecord, Record
from farwest.kernel.state import State

DEAL = Message("drift_deal", [])
"""The act before the first move."""


class Drifted(BadRecord):
    """A record that other rules made; it names the first move that now leads elsewhere."""


def drifted(
    game: Game[Any], record: Record, ply: int, act: Message, why: Spoken | None = None
) -> Drifted:
    """What to say of a record whose move cannot be played any more, or now leads elsewhere."""
    elsewhere = Spoken("error_drift_elsewhere", "The game goes on otherwise than it did.")
    return Drifted(
        "error_record_drift",
        "The rules have changed since this game was recorded (under revision {recorded}; this "
        "version plays revision {played}). First different act: move {ply}, {player}: {act}. {why}",
        recorded=record.revision,
        played=game.revision,
        ply=ply,
        player=record.players[record.moves[ply - 1][0]] if ply else "-",
        act=act,
        why=why or elsewhere,
    )


def act_of(game: Game[Any], state: State, seat: int, action: int) -> Message:
    """What an answer is called as it is offered or, where it is not, by its code alone."""
    asked = game.question(state, seat)
    for offer in asked.offers if asked else []:
        if offer.action == action:
            return offer.label
    if not 0 <= action < game.verbs.size:
        return Message(str(action), [])
    name, args = game.verbs.decode(action)
    return Message("do_" + name, [game.spell(arg) for arg in args])


def fitted(game: Game[Any], record: Record) -> Record:
    """A record that the present rules may try to replay: theirs, mended, or one with a proof.

    The proof of an older record is that it says where it led, by its end or by its marks.
    """
    if record.revision == game.revision:
        return record
    if record.revision < game.revision:
        mended = game.mend(record)
        if mended is not None:
            return mended
        if record.marks is not None or record.end is not None:
            return record
    raise BadRecord(
        "error_record_revision",
        "This game was recorded under revision {recorded} of its rules; "
        "this version plays revision {played}.",
        recorded=record.revision,
        played=game.revision,
    )
