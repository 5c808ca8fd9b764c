"""What is written on the command line: games, options, seats and languages."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import click

from farwest import usual
from farwest.cli.problems import LANGUAGE
from farwest.kernel.news import Spoken

if TYPE_CHECKING:
    from farwest.kernel.game import Game
    from farwest.kernel.options import Options, Value

BOT = "bot:"
USUAL_PLAYERS = 3
"""Where people play: one of them, and two bots."""
BATCH_PLAYERS = 4
"""Where bots play among themselves."""
BOTS = (
    "random, novice, advised, search:200, search:1s, a level (steady, sharp, master), "
    "FILE.py:CLASS, onnx:FILE, 'exec:COMMAND' (docs/bots.md)"
)
"""How bots are named, for those who ask for help."""
MOST_GAMES = 1_000_000
"""In one command: all of them are in memory at its end."""

game_argument = click.argument("game", metavar="GAME")
option_option = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="KEY=VALUE",
    help="An option of the game, such as extension=yes; may be repeated. A wrong one is answered "
    "with those that there are.",
)


def read_seed(_: click.Context, __: click.Parameter, written: str | None) -> str | None:
    """A seed stands in every file and in the command that repeats it: on one line, as text."""
    if written is not None and not written.isprintable():
        raise Spoken("error_seed", "A seed is plain text on one line, such as 1 or spring.")
    return written


seed_option = click.option(
    "--seed",
    default="1",
    show_default=True,
    callback=read_seed,
    help="Equal seeds give equal games.",
)
force_option = click.option("--force", is_flag=True, help="Write over files that exist already.")
players_option = click.option(
    "--players",
    type=int,
    help=f"How many play; else as many as bots are named, or {BATCH_PLAYERS}.",
)
BATCH = (
    players_option,
    click.option(
        "--bots",
        default=usual.BOT,
        show_default=True,
        metavar="A,B,C…",
        help=f"A bot for each player, or one for all: {BOTS}. Seats rotate from game to game.",
    ),
    click.option(
        "--games",
        "number",
        type=click.IntRange(1, MOST_GAMES),
        default=1000,
        show_default=True,
        help="How many games are played.",
    ),
    seed_option,
)


def batch_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Which games a command lets bots play: how many, between whom, from which seed."""
    for option in reversed(BATCH):
        command = option(command)
    return command


ROWS = (
    click.option(
        "--csv",
        metavar="FILE",
        help="Write a line for every game and seat; - writes them out here.",
    ),
    click.option("--parquet", metavar="FILE", help="Write the same lines as Parquet."),
)


def rows_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Where a command writes its games, row by row."""
    for option in reversed(ROWS):
        command = option(command)
    return command


def language_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """The option --lang of a command, which gets a language in any case.

    It is heard before all others, so that what is wrong with them is told in it.
    """
    about = "The language; else the system's."
    heard = click.option("--lang", metavar="fr|en", callback=_listen, is_eager=True, help=about)
    return heard(command)


def _listen(ctx: click.Context, _: click.Parameter, written: str | None) -> str:
    """The language to speak, left where whoever tells what goes wrong finds it."""
    ctx.meta[LANGUAGE] = lang = find_language(written)
    return lang


def find_language(written: str | None) -> str:
    """The language asked for, or the one of the system."""
    from farwest import words

    if written is None:
        return words.default_language(os.environ)
    if written not in words.languages():
        raise Spoken(
            "error_no_language",
            "There is no language {lang} here. Languages: {known}.",
            lang=written,
            known=", ".join(words.languages()),
        )
    return written


def read_options(game: Game[Any], written: Sequence[str]) -> Options:
    """The options written as key=value, each checked by itself."""
    from farwest.kernel.options import settle

    known = {option.key: option for option in game.options}
    found: dict[str, Value] = {}
    for text in written:
        key, equals, value = text.partition("=")
        key = key.strip().replace("-", "_")
        if not equals:
            raise Spoken(
                "error_option_form",
                "An option is written key=value, such as {example}; not {text}.",
                example=_example(game),
                text=text,
            )
        if key not in known:
            settle(game.options, {key: ""}, 0)  # says which options there are
        found[key] = known[key].parse(value.strip())
    return found


def _example(game: Game[Any]) -> str:
    option = game.options[0]
    return f"{option.key}={option.choices()[0]}"


def is_bot(player: str) -> bool:
    """Whether a seat of this name is played by a bot."""
    return player.startswith(BOT)


def bot_of(player: str) -> str:
    """The name of the bot that plays a seat."""
    return player.removeprefix(BOT)


def read_seats(
    game: Game[Any], written: Sequence[str], players: int | None, options: Options, person: str
) -> list[str]:
    """Who sits where: the seats written, then one person if none is, then bots."""
    from farwest import bots
    from farwest.bots import own

    seats = [_seat(text) for text in written]
    if players is None:
        players = len(seats) if len(seats) > 1 else _usual_players(game, options)
    if len(seats) > players:
        raise Spoken(
            "error_seats_given",
            "{seats} seats are given, but there are {players} players.",
            seats=len(seats),
            players=players,
        )
    game.settle(players, options)
    if not seats:
        seats = [person]
    seats += [BOT + usual.BOT] * (players - len(seats))
    for player in seats:
        if is_bot(player):
            bots.make(bot_of(player), 0, own.is_name(bot_of(player)))
    people = [player for player in seats if not is_bot(player)]
    for player in people:
        if people.count(player) > 1:
            raise Spoken(
                "error_names_alike",
                "Two players are called {name}: give them different names.",
                name=player,
            )
    return seats


def _seat(text: str) -> str:
    from farwest.bots import own

    if is_bot(text) and own.is_name(bot_of(text)):
        return text  # longer than the names of people, and not shown
    name = plain(text)
    if name in ("bot", BOT):
        return BOT + usual.BOT
    if not name:
        raise Spoken(
            "error_nameless", "A player needs a name: --seat NAME, or --seat bot:advised for a bot."
        )
    return name


def _usual_players(game: Game[Any], options: Options) -> int:
    """Three, or as near to it as the game allows."""
    from farwest.kernel.options import settle

    fewest, most = game.players(settle(game.options, options, USUAL_PLAYERS))
    return max(fewest, min(most, USUAL_PLAYERS))


def plain(text: str) -> str:
    """A name as it may be shown: printable, on one line, not too long."""
    shown = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(shown.split())[:20].strip()


def name_bots(written: str) -> list[str]:
    """The bots written as a,b,c, each of which can be made; programs of one's own among them."""
    from farwest import bots

    found = [name.strip().removeprefix(BOT) for name in written.split(",") if name.strip()]
    for name in found:
        bots.make(name, 0, True)
    return found


def read_bots(written: str, players: int) -> list[str]:
    """The bots written as a,b,c: one for each player, or one for all."""
    found = name_bots(written)
    if len(found) == 1:
        found *= players
    if len(found) != players:
        raise Spoken(
            "error_bots_given",
            "{bots} bots are given for {players} players: name one for each seat.",
            bots=len(found),
            players=players,
        )
    return found
