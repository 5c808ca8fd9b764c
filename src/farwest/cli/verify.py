"""`farwest verify`: whether a record replays to the end it was sealed with."""

from __future__ import annotations

from pathlib import Path

import click

from farwest.cli import given
from farwest.cli.problems import Failed


@click.command(short_help="Check a recorded game.")
@click.argument("file", metavar="FILE")
@given.language_option
def verify(file: str, lang: str) -> None:
    """Replay the record in FILE, every move checked, and say how it ended."""
    from farwest.cli import files
    from farwest.cli.pages import shown_names
    from farwest.cli.scores import winners_sentence
    from farwest.kernel.match import replay
    from farwest.kernel.record import BadRecord
    from farwest.words import Words

    path = Path(file)
    words = Words(None, lang)
    try:
        record = files.read_record(path)
        game = files.game_of(path, record)
        words = Words(game, lang, record.players)
        with files.told_of(path):
            match = replay(game, record)
    except BadRecord as error:
        raise Failed(words.say("verify_failed", why=words.refusal(error))) from error
    names = shown_names(match.players, words)
    end = words.say("replay_unfinished")
    if match.state.over:
        end = winners_sentence(words, names, game.result(match.state))
    counts = {"players": len(names), "moves": len(match.moves)}
    click.echo(words.say("verify_done", game=words.say(game.key), end=end, **counts))
    if record.revision != game.revision:
        revisions = {"recorded": record.revision, "played": game.revision}
        click.echo(words.say("verify_older", **revisions))
