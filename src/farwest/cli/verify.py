"""`farwest verify`: whether a record replays to the end it was sealed with."""

from __future__ import annotations

from pathlib import Path

import click

from farwest.cli.problems import Failed


@click.command(short_help="Check a recorded game.")
@click.argument("file", metavar="FILE")
def verify(file: str) -> None:
    """Replay the record in FILE, every move checked, and say how it ended."""
    from farwest.cli import files
    from farwest.cli.pages import shown_names
    from farwest.cli.scores import winners_sentence
    from farwest.kernel.match import replay
    from farwest.kernel.record import BadRecord
    from farwest.words import Words

    path = Path(file)
    try:
        record = files.read_record(path)
        match = replay(files.game_of(path, record), record)
    except BadRecord as error:
        sentence = str(error) if str(error).startswith(str(path)) else f"{path}: {error}"
        raise Failed(f"Not verified. {sentence}") from error
    words = Words(match.game, "en")
    names = shown_names(match.players, words)
    played = f"{words.say(match.game.key)}, {len(names)} players, {len(match.moves)} moves"
    if match.state.over:
        end = winners_sentence(words, names, match.game.result(match.state))
    else:
        end = "the game is not finished."
    click.echo(f"Verified: {played}; {end}")
