"""What can be played here: the games, their options, their bots, their rules."""

from __future__ import annotations

import contextlib
from functools import cache, lru_cache
from itertools import product
from typing import Any

import msgspec
from fastapi import APIRouter, Request, Response

from farwest import bots, games
from farwest.bots import levels
from farwest.bots.advised import NoAdvice, advice_of
from farwest.bots.random import RandomBot
from farwest.kernel.game import Game, Message
from farwest.kernel.news import Spoken
from farwest.kernel.options import (
    BadOption,
    OneOf,
    Option,
    Options,
    SeatOrRandom,
    Several,
    YesNo,
    settle,
)
from farwest.server.accounts import language
from farwest.server.errors import Problem
from farwest.server.files import KINDS, kept, reply
from farwest.server.forms import MOST_SEATS
from farwest.server.hired import Roster
from farwest.words import clauses

router = APIRouter(prefix="/api/v1", tags=["games"])

LONG_ANSWERS = 16
"""How many are kept compressed: the rules of each game in both languages, and the catalogue."""


def find(key: str) -> Game[Any]:
    """The game of a key, or a problem."""
    try:
        return games.find(key)
    except games.UnknownGame as error:
        raise Problem.of(404, error) from error


def levels_for(game: Game[Any]) -> list[levels.Level]:
    """The opponents offered at a game, the weakest first; they all need its advice."""
    try:
        advice_of(game)
    except NoAdvice:
        return []
    return list(levels.LEVELS)


def bots_for(game: Game[Any], roster: Roster) -> list[str]:
    """Every name by which a bot can be called to a game: plain bots, the levels, those hired."""
    hired = [one.name for one in roster.at(game)]
    named = [level.key for level in levels_for(game)]
    if not named:
        return [RandomBot.name, *hired]
    return [*bots.BOTS, *(key for key in named if key not in bots.BOTS), *hired]


def usual_bot(game: Game[Any]) -> str:
    """Who sits down where no bot was named."""
    return levels.USUAL if levels_for(game) else RandomBot.name


def check_bot(game: Game[Any], bot: str | None, roster: Roster) -> str:
    """The bot meant, the usual one where none was named, or a problem."""
    offered = bots_for(game, roster)
    if bot is None:
        return usual_bot(game)
    if bot not in offered:
        raise Problem(
            422,
            "error_bot",
            "There is no bot {bot} for this game: choose {offered}.",
            bot=bot,
            offered=", ".join(offered),
        )
    return bot


def require_fit(
    game: Game[Any], bot: str | None, roster: Roster, options: Options, seats: int
) -> None:
    """Raise a problem where a hired bot cannot play at such a table."""
    hired = roster.find(bot)
    if hired is None:
        return
    try:
        hired.require(game, options, seats)
    except Spoken as error:
        raise Problem(
            409,
            "error_bot_table",
            "{bot} has not learned to play at such a table: "
            "change the number of players, the options, or the bot.",
            bot=hired.name,
        ) from error


def seat_range(game: Game[Any], options: dict[str, Any]) -> tuple[int, int]:
    """Fewest and most players under these options."""
    return game.players(settle(game.options, options, MOST_SEATS))


def every_range(game: Game[Any]) -> list[tuple[dict[str, Any], tuple[int, int]]]:
    """Fewest and most players under every set of named values that goes together."""
    named: dict[str, list[Any]] = {}
    for option in game.options:
        if isinstance(option, OneOf):
            named[option.key] = option.values
        elif isinstance(option, YesNo):
            named[option.key] = [False, True]
    found = []
    for values in product(*named.values()):
        given = dict(zip(named, values))
        with contextlib.suppress(BadOption):
            found.append((given, seat_range(game, given)))
    return found


@cache
def ranges_of(game: Game[Any]) -> list[dict[str, Any]]:
    """The same under every set of those options that matter for it."""
    every = every_range(game)
    named = list(every[0][0])

    def matters(key: str) -> bool:
        """Whether two sets that differ in this option alone are for other numbers of players."""
        alike: dict[Any, tuple[int, int]] = {}
        for given, span in every:
            others = tuple(value for other, value in given.items() if other != key)
            if alike.setdefault(others, span) != span:
                return True
        return False

    deciding = [key for key in named if matters(key)]
    spans = {tuple(given[key] for key in deciding): span for given, span in every}
    return [
        {"options": dict(zip(deciding, values)), "players": list(span)}
        for values, span in spans.items()
    ]


@cache
def widest(game: Game[Any]) -> tuple[int, int]:
    """Fewest and most players under any options."""
    spans = [span for _, span in every_range(game)]
    return min(fewest for fewest, _ in spans), max(most for _, most in spans)


def option_json(option: Option) -> dict[str, Any]:
    """An option as the page shows it."""
    kinds = {OneOf: "one_of", SeatOrRandom: "seat", Several: "several"}
    kind = next((name for sort, name in kinds.items() if isinstance(option, sort)), "yes_no")
    offered = option.values if isinstance(option, OneOf | Several) else []
    return {
        "key": option.key,
        "kind": kind,
        "default": option.default,
        "values": list(offered),
        "needs": option.needs,
    }


@cache
def terms_of(game: Game[Any]) -> dict[str, list[Any]]:
    """What names every value of a kind: the id of a message, or the message where it has values."""
    sizes = {kind: len(ids) for kind, ids in game.names.items()}
    for verb in game.verbs.all:
        for field in verb.fields:
            sizes.setdefault(field.kind, field.size)
    found = {}
    for kind, size in sizes.items():
        with contextlib.suppress(LookupError):
            found[kind] = [term_json(game.term(kind, value)) for value in range(size)]
    return found


def term_json(term: Message) -> str | dict[str, Any]:
    """A name as the page words it."""
    return term.to_json() if term.args else term.id


def level_json(game: Game[Any], level: levels.Level) -> dict[str, Any]:
    """An opponent as the page offers it."""
    measured = levels.strengths(game.key).get(level.key)
    strength = measured._asdict() if measured else None
    return {"key": level.key, "seconds": level.seconds, "strength": strength}


@router.get("/games", response_model=list[dict[str, Any]])
async def list_games(request: Request) -> Response:
    """Every game with its options and bots."""
    return told(request, catalogue(request.app.state.roster))


def told(request: Request, what: Any) -> Response:
    """Something long that seldom changes: sent once, and compressed."""
    return reply(request, compressed(msgspec.json.encode(what)), KINDS[".json"])


compressed = lru_cache(LONG_ANSWERS)(kept)


def catalogue(roster: Roster) -> list[dict[str, Any]]:
    """What the page must know of every game."""
    return [
        {
            "key": game.key,
            "players": list(widest(game)),
            "ranges": ranges_of(game),
            "options": [option_json(option) for option in game.options],
            "bots": bots_for(game, roster),
            "levels": [level_json(game, level) for level in levels_for(game)],
            "hired": [
                {"key": one.name, "kind": one.kind, "players": one.players}
                for one in roster.at(game)
            ],
            "usual_bot": usual_bot(game),
            "orders": list(game.orders),
            "terms": terms_of(game),
            "facts": game.facts(),
            "revision": game.revision,
        }
        for game in map(games.find, games.keys())
    ]


@router.get("/games/{key}/rules", response_model=list[dict[str, Any]])
async def read_rules(request: Request, key: str, lang: str = "en") -> Response:
    """The rules of a game, section by section, clause by clause."""
    sections = [
        {
            "title": section.title,
            "level": section.level,
            "clauses": [clause._asdict() for clause in section.clauses],
            "remarks": section.remarks,
        }
        for section in clauses.read(find(key), language(lang))
    ]
    return told(request, sections)
