"""`farwest replay`: a record, step by step."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from farwest.cli import given
from farwest.kernel.news import SPECTATOR, Spoken

if TYPE_CHECKING:
    from farwest.cli.screen import Screen
    from farwest.kernel.game import Game
    from farwest.kernel.match import Match
    from farwest.kernel.news import Event
    from farwest.kernel.record import Record
    from farwest.kernel.state import State

OPEN = "open"
LONGEST = 9
"""Digits of a move that are read; no game has more."""


@click.command(short_help="See a recorded game again.")
@click.argument("file", metavar="FILE")
@given.language_option
@click.option("--seat", default=OPEN, metavar="N|open", help="Seen by a seat, or all cards open.")
@click.option("--from", "start", type=click.IntRange(0), default=0, help="Begin at this move.")
@click.option("--auto", is_flag=True, help="Print everything without asking.")
def replay(file: str, lang: str, seat: str, start: int, auto: bool) -> None:
    """Play the record in FILE again: Enter goes on, b goes back, a number goes there, q ends."""
    from farwest.cli import files
    from farwest.cli.screen import Leave, Screen

    path = Path(file)
    record = files.read_record(path)
    film = Film(path, files.game_of(path, record), record, lang)
    viewer = film.find_seat(seat)
    if start > film.last:
        raise Spoken(
            "error_no_move",
            "The record has {last} moves: there is no move {ply}.",
            last=film.last,
            ply=start,
        )
    screen = Screen()
    try:
        if auto:
            film.run(screen, viewer, start)
        else:
            film.step(screen, viewer, start)
    except (Leave, KeyboardInterrupt):
        screen.show()


class Film:
    """A recorded game: its position, and what was told, at every move."""

    def __init__(self, path: Path, game: Game[Any], record: Record, lang: str) -> None:
        from farwest.cli import files
        from farwest.cli.answers import picture_of
        from farwest.cli.pages import shown_names
        from farwest.kernel.drift import fitted
        from farwest.kernel.match import replay as play_again
        from farwest.words import Words

        with files.told_of(path):
            record = fitted(game, record)
            self.match: Match = play_again(game, record)
        self.game = game
        self.moves = record.moves
        self.last = len(record.moves)
        self.names = shown_names(record.players, Words(game, lang))
        self.words = Words(game, lang, self.names)
        self.picture = picture_of(game)
        self.states = self._states(record)

    def _states(self, record: Record) -> list[State]:
        """The position before the first move and after each."""
        from farwest.kernel.match import Match

        match = Match(self.game, record.players, record.options, record.seed, quick=True)
        states = [match.state.clone()]
        for seat, action in record.moves:
            match.answer(seat, action)
            states.append(match.state.clone())
        return states

    def find_seat(self, text: str) -> int | None:
        """The seat written, from 0; None when everything is open."""
        if text == OPEN:
            return None
        if text not in map(str, range(1, len(self.names) + 1)):
            raise Spoken(
                "error_replay_seat",
                "--seat is a number from 1 to {last}, or open; not {text}.",
                last=len(self.names),
                text=text,
            )
        return int(text) - 1

    def step(self, screen: Screen, viewer: int | None, ply: int) -> None:
        """Show a move at a time, as the keys say."""
        while True:
            screen.clear()
            self.show(screen, viewer, ply)
            text = screen.ask(self.words.say("replay_prompt"))
            if text == "q":
                return
            if text == "b":
                ply = max(0, ply - 1)
            elif text.isdecimal():
                ply = min(self.last, int(text[:LONGEST]))
            elif ply == self.last:
                return
            else:
                ply += 1

    def run(self, screen: Screen, viewer: int | None, ply: int) -> None:
        """Print every move."""
        for each in range(ply, self.last + 1):
            self.show(screen, viewer, each)
            screen.show()

    def show(self, screen: Screen, viewer: int | None, ply: int) -> None:
        """The table after a move, what was answered, what happened then; at the end, the points."""
        from farwest.cli.scores import score_sheet, winners_sentence

        state = self.states[ply]
        say, name = self.words.say, self.words.name
        screen.show(self.picture.picture(self.view(state, viewer), self.names, say, name))
        screen.tell(say("replay_ply", ply=ply, last=self.last), "bold")
        if ply:
            screen.tell(self.answer(ply, viewer))
        for event in self.match.news[ply]:
            screen.tell("· " + self.words.message(self.hear(event, viewer)))
        if state.over:
            result = self.game.result(state)
            screen.draw(score_sheet(self.words, self.names, result))
            screen.tell(winners_sentence(self.words, self.names, result), "bold")
        elif ply == self.last:
            screen.tell(say("replay_unfinished"))

    def view(self, state: State, viewer: int | None) -> dict[str, Any]:
        """What a seat saw; with everything open, what each seat saw."""
        if viewer is not None:
            return self.game.view(state, viewer)
        seats = range(len(self.names))
        return self.game.view(state, SPECTATOR) | {"open": self.game.views(state, seats)}

    def hear(self, event: Event, viewer: int | None) -> Any:
        """An event as a seat heard it, or as those heard it who know most."""
        if viewer is None:
            viewer = event.seats[0] if event.seats else SPECTATOR
        return self.game.news(event, viewer)

    def answer(self, ply: int, viewer: int | None) -> str:
        """The move that led here, if the viewer may know it."""
        seat, action = self.moves[ply - 1]
        if viewer not in (None, seat):
            return ""
        question = self.game.question(self.states[ply - 1], seat)
        assert question is not None
        label = next(offer.label for offer in question.offers if offer.action == action)
        asked = self.words.message(question.prompt)
        return self.words.say(
            "replay_answered",
            player=self.names[seat],
            question=asked,
            answer=self.words.message(label),
        )
