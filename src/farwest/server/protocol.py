"""The shapes of everything that is sent and received at a table."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from farwest.kernel.game import Game, Message, Question, Reason
from farwest.kernel.news import Event
from farwest.words.speech import Words

LONGEST = 4_096
"""Characters in a message from a client."""
LONGEST_SAYING = 500

encode = msgspec.json.Encoder().encode


Number = Annotated[int, msgspec.Meta(ge=-(2**31), lt=2**31)]


class Malformed(ValueError):
    """A message that the protocol does not know."""


class Answer(msgspec.Struct, tag="answer", forbid_unknown_fields=True):
    """A seat answers its question."""

    seat: Number
    ask: Number
    action: Number


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """A seat takes its last answer back; with `ask`, only while it is asked that question."""

    seat: Number
    ask: Number | None = None


class Say(msgspec.Struct, tag="say", forbid_unknown_fields=True):
    """Somebody says something."""

    text: str


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Whether anybody is there."""


Incoming = Answer | Undo | Say | Ping
_decode = msgspec.json.Decoder(Incoming).decode


def decode(text: str | bytes) -> Incoming:
    """A message from a client, or Malformed."""
    try:
        return _decode(text)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise Malformed(str(error)) from error


# --- what is sent ------------------------------------------------------------------------------


def message(told: Message, words: Words | None) -> dict[str, Any]:
    """A message as its id and arguments; with its text, if words are wanted."""
    found = told.to_json()
    if words is not None:
        found["text"] = words.message(told)
    return found


def news(
    game: Game[Any], told: Event | Message, seat: int, words: Words | None, n: int | None = None
) -> dict[str, Any]:
    """Something that happened, as a seat may hear it."""
    found: dict[str, Any] = {} if n is None else {"n": n}
    if isinstance(told, Message):
        found["message"] = message(told, words)
        return found
    found["message"] = message(game.news(told, seat), words)
    clause = game.events[told.kind].clause
    if clause:
        found["clause"] = clause
    return found


def question(asked: Question, crosses: list[bool], words: Words | None) -> dict[str, Any]:
    """What a seat is asked, each answer with its label, targets, and whether it is for good."""
    return {
        "prompt": message(asked.prompt, words),
        "offers": [
            {
                "action": offer.action,
                "label": message(offer.label, words),
                "targets": offer.targets,
                "crosses": final,
            }
            for offer, final in zip(asked.offers, crosses, strict=True)
        ],
    }


def reason(found: Reason, words: Words | None) -> dict[str, Any]:
    """Why something on the board is no answer, and the clause that says so."""
    return {"message": message(found.message, words), "clause": found.clause}


def text_of(kind: str, **values: Any) -> str:
    """A message of a type, as it goes over the wire."""
    return encode({"type": kind, **values}).decode()
