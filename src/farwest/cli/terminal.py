"""`farwest terminal`: one game in the terminal, people and bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from farwest.cli import given
from farwest.kernel.news import Spoken

if TYPE_CHECKING:
    from farwest.kernel.match import Match


@click.command(short_help="Play one game in the terminal.")
@click.argument("game", metavar="[GAME]", required=False)
@click.option("--players", type=int, help="How many play.")
@click.option(
    "--seat",
    "seats",
    multiple=True,
    metavar="NAME|bot:advised",
    help="Who sits on the next seat: a person, or a bot; seats left over go to advised bots.",
)
@given.option_option
@click.option(
    "--seed",
    callback=given.read_seed,
    help="Equal seeds and answers give equal games; else by chance.",
)
@given.language_option
@click.option("--load", metavar="FILE", help="Go on with a saved game.")
@click.option("--save", metavar="FILE", help="Keep the game in this file, not in your data folder.")
@given.force_option
def terminal(game: str | None, load: str | None, lang: str, **wish: Any) -> None:
    """Play GAME in the terminal, alone against bots or with others at the same screen.

    Without GAME, a menu asks what to play and with whom.
    """
    from farwest import games
    from farwest.cli.menu import choose_and_play

    save = Path(wish["save"]) if wish["save"] else None
    if load:
        begun = [wish["players"], wish["seats"], wish["options"], wish["seed"]]
        if any(begun):
            raise Spoken(
                "error_loaded_wish",
                "A saved game brings its own players, options and seed: leave these out.",
            )
        match = load_match(Path(load), game)
        run(match, lang, save or Path(load), wish["force"], own=save is None)
        return
    if game is None:
        if any([*wish.values()]):
            known = ", ".join(games.keys()).replace("_", "-")
            raise Spoken("error_which_game", "Which game? Games: {known}.", known=known)
        choose_and_play(lang)
        return
    run(new_match(game, lang, wish), lang, save, wish["force"], classes=True)


def new_match(name: str, lang: str, wish: dict[str, Any]) -> Match:
    """A new game as written on the command line."""
    import secrets

    from farwest import games
    from farwest.kernel.match import Match
    from farwest.words import Words

    game = games.find(name)
    options = given.read_options(game, wish["options"])
    person = Words(None, lang).say("terminal_person", number=1)
    seats = given.read_seats(game, wish["seats"], wish["players"], options, person)
    return Match(game, seats, options, wish["seed"] or secrets.token_hex(8), marked=True)


def load_match(path: Path, name: str | None) -> Match:
    """The unfinished game of a file."""
    from farwest import bots, games
    from farwest.cli import files
    from farwest.kernel.match import replay

    record = files.read_record(path)
    game = files.game_of(path, record)
    if name is not None and games.find(name) is not game:
        raise Spoken(
            "error_other_game",
            "{file} is a game of {game}, not of {name}.",
            file=path,
            game=game.key,
            name=name,
        )
    with files.told_of(path):
        match = replay(game, record, marked=True)
    if match.state.over:
        raise Spoken(
            "error_loaded_over",
            "The game in {file} is over; to see it again: farwest replay {file}",
            file=path,
        )
    for player in match.players:
        if given.is_bot(player):
            bots.make(given.bot_of(player), 0)
    return match


def run(
    match: Match,
    lang: str,
    save: Path | None,
    force: bool,
    own: bool = False,
    classes: bool = False,
) -> None:
    """Play a game at the terminal; it is kept in a file all the time.

    `classes` of the user's own may play where he named them, not where a record does.
    """
    from farwest.cli import files
    from farwest.cli.screen import Screen
    from farwest.cli.table import Table

    if save is None:
        save = files.new_game_file(match.game)
    elif not own:
        files.may_write(save, force)
    Table(match, lang, Screen(), save, classes).play()
