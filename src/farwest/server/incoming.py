"""The shapes of everything that is received at a table."""

from __future__ import annotations

from typing import Annotated

import msgspec

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
