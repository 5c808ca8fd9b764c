"""The shapes of everything that is sent at a table."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from farwest.kernel.game import Game, Message, Offer, Question, Reason
from farwest.kernel.news import SPECTATOR, Event
from farwest.words.speech import Words

LONGEST = 4_096
"""Characters in a message from a client."""
LONGEST_SAYING = 500

KEPT = 10_000
"""How many answers, and how many news, are kept in text."""

encode = msgspec.json.Encoder().encode


def text(value: Any) -> str:
    """Anything as it goes over the wire."""
    return encode(value).decode()


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


@lru_cache(KEPT)
def _heard(game: Game[Any], kind: str, values: tuple[Any, ...]) -> str:
    """What is told without words, in text, less the number and the brace before it."""
    return text(news(game, Event(kind, values, (), ()), SPECTATOR, None))[1:]


def news_text(
    game: Game[Any], told: Event | Message, seat: int, words: Words | None, n: int
) -> str:
    """The same in text; what is told without words is the same for all who hear the same."""
    if words is None and isinstance(told, Event):
        kind, values = told.told_to(seat)
        try:
            return f'{{"n":{n},{_heard(game, kind, values)}'
        except TypeError:  # a list among the values is no key
            pass
    return text(news(game, told, seat, words, n))


def question(asked: Question, crosses: list[bool], words: Words | None) -> str:
    """What a seat is asked, each answer with its label, targets, and whether it is for good."""
    offers = [
        offer_text(offer, words) + ("true}" if final else "false}")
        for offer, final in zip(asked.offers, crosses, strict=True)
    ]
    return f'{{"prompt":{text(message(asked.prompt, words))},"offers":[{",".join(offers)}]}}'


def offer_text(offer: Offer, words: Words | None) -> str:
    """An answer in text, up to whether it is for good; made once where no words are wanted.

    An offer that the game keeps is always the same object, and stays as long as its text is kept.
    """
    if words is None:
        same, known = _offers.get(id(offer), (None, ""))
        if same is offer:
            return known
    label = text(message(offer.label, words))
    found = f'{{"action":{offer.action},"label":{label},"targets":{text(offer.targets)},"crosses":'
    if words is None:
        if len(_offers) >= KEPT:
            _offers.clear()
        _offers[id(offer)] = offer, found
    return found


_offers: dict[int, tuple[Offer, str]] = {}


def reason(found: Reason, words: Words | None) -> dict[str, Any]:
    """Why something on the board is no answer, and the clause that says so."""
    return {"message": message(found.message, words), "clause": found.clause}


def text_of(kind: str, **values: Any) -> str:
    """A message of a type, as it goes over the wire."""
    return text({"type": kind, **values})
