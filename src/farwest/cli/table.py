"""The table in the terminal: people at one screen, bots beside them."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

from farwest import bots
from farwest.bots import own
from farwest.bots.runner import sight_of
from farwest.cli import answers as listing
from farwest.cli import given
from farwest.cli.answers import Answer
from farwest.cli.keeper import Keeper
from farwest.cli.pages import Pages
from farwest.cli.scores import score_sheet, winners_sentence
from farwest.cli.screen import Leave, Screen, plain_markup
from farwest.kernel.game import Question
from farwest.kernel.luck import word
from farwest.kernel.match import Match
from farwest.kernel.news import Refused

NOBODY = -1


class Table:
    """One game: who is asked, what he sees, what he types."""

    def __init__(
        self, match: Match, lang: str, screen: Screen, file: Path, classes: bool = False
    ) -> None:
        """Bots that are classes of the user's own play only where he has named them himself."""
        self.match = match
        self.classes = classes
        self.screen = screen
        self.pages = Pages(match, lang, screen)
        self.keeper = Keeper(match, file)
        self.names = self.pages.names
        self.people = [s for s, player in enumerate(match.players) if not given.is_bot(player)]
        self.viewer = self.people[0] if len(self.people) == 1 else NOBODY
        self.heard = [self._last_move(seat) for seat in range(len(match.players))]
        """For each seat, how many plies it has heard of."""

    def _last_move(self, seat: int) -> int:
        plies = [ply for ply, move in enumerate(self.match.moves, 1) if move[0] == seat]
        return plies[-1] if plies else 0

    def say(self, id: str, **values: str | int) -> str:
        return self.pages.words.say(id, **values)

    # --- the course of the game ----------------------------------------------------------------

    def play(self) -> None:
        """Play to the end, or until nobody answers any more; the game is kept in any case."""
        if len(self.people) > 1:
            self.screen.own()
        try:
            while not self.match.state.over:
                self.step()
        except (Leave, KeyboardInterrupt):
            self.screen.give_back()
            self.part()
            return
        finally:
            self.screen.give_back()
        self.keeper.keep()
        self.finish()

    def step(self) -> None:
        """One answer: bots first, then whoever sits at the screen, then the others."""
        waiting = self.match.state.waiting()
        thinking = [seat for seat in waiting if seat not in self.people]
        if thinking:
            self.let_think(thinking[0])
        else:
            self.ask(self.viewer if self.viewer in waiting else waiting[0])

    def let_think(self, seat: int) -> None:
        """A bot answers from what its seat may know. Its luck hangs on the ply alone."""
        match = self.match
        ply = len(match.moves)
        name = given.bot_of(match.players[seat])
        bot = bots.make(name, f"{match.seed}/{seat}/{ply}", self.classes and own.is_name(name))
        bot.sit(match.game, match.options, len(match.players), seat)
        luck = word(f"worlds of {match.seed}", ply)
        sight = sight_of(match.game, match.state, seat, luck, bot.needs_world)
        match.answer(seat, bot.choose(sight))
        if not self.people:
            for sentence in self.pages.sentences(match.news[-1], NOBODY):
                self.screen.tell(sentence)

    def ask(self, seat: int) -> None:
        """Show a person the table and the question, and obey until it is answered."""
        question = self.match.game.question(self.match.state, seat)
        assert question is not None
        answers = listing.answers_to(self.match.game, question, self.pages.words)
        self.turn_to(seat)
        self.show(seat, question, answers)
        prompt = self.say("terminal_prompt", last=len(answers))
        while not self.obey(self.screen.ask(prompt), seat, question, answers):
            pass

    def turn_to(self, seat: int) -> None:
        """Several people: the screen is empty while it goes from one to the next."""
        if self.viewer == seat:
            return
        self.screen.clear()
        self.screen.ask(self.say("terminal_pass", player=self.names[seat]))
        self.viewer = seat

    def show(self, seat: int, question: Question, answers: Sequence[Answer]) -> None:
        """The table as the seat sees it, what has happened, and the question.

        News that do not fit come first, on a page of their own.
        """
        pages, since = self.pages, self.heard[seat]
        table = pages.table(seat)
        for explained in (True, False):
            asked = pages.question(question, answers, explained)
            if self.keeper.failed:
                asked.insert(0, f"[bold red]{plain_markup(self._not_kept())}[/]")
            room = self.screen.rows - 1 - len(table) - len(asked)
            news = pages.news(seat, since, room)
            if len(news) <= room:
                break
        if news and len(news) > room:
            self.screen.clear()
            self.read_through(pages.news(seat, since, self.screen.rows))
            news = []
        if len(news) + 2 <= room:
            asked.insert(0, "")
            table += [""] if news else []
        self.screen.clear()
        self.screen.page([*table, *news, *asked], self.say("terminal_more"))

    def read_through(self, lines: Sequence[str]) -> None:
        """Lines that stay until the reader has seen them all."""
        self.screen.page(lines, self.say("terminal_more"), whole=True)
        self.screen.ask(self.say("terminal_enter"))

    # --- what is typed -------------------------------------------------------------------------

    def obey(self, text: str, seat: int, question: Question, answers: Sequence[Answer]) -> bool:
        """Do what was typed; true when the table has changed and another question waits."""
        answer = listing.read(text, answers) if text not in ("q", "") else None
        if answer is not None:
            instead = self.make_sure(text, answer, answers)
            if instead:
                return self.obey(instead, seat, question, answers)
            return self.take(seat, answer.action)
        command, _, rest = text.partition(" ")
        if command == "u":
            return self.undo(seat)
        if command == "q":
            return self.quit()
        if command == "r":
            self.screen.tell(self.pages.clause(rest))
        elif command == "s":
            self.save_copy(rest)
        elif command in ("", "?", "l"):
            if command:
                helped = command == "?"
                pages = self.pages
                self.screen.clear()
                self.read_through(
                    pages.help(seat, question, answers) if helped else pages.log(seat)
                )
            self.show(seat, question, answers)
        else:
            said = given.plain(text)
            self.screen.tell(self.say("terminal_unclear", text=said, last=len(answers)))
        return False

    def make_sure(self, text: str, answer: Answer, answers: Sequence[Answer]) -> str:
        """Where a number is also a die, ask again: nothing, or what is typed instead."""
        die = listing.by_keys(text, answers) if text.isdecimal() else None
        if die is None or die is answer:
            return ""
        values = {"number": answer.number, "instead": die.number}
        prompt = self.say("terminal_number_or_die", answer=answer.text, die=die.text, **values)
        again = self.screen.ask(prompt)
        return "" if again == text else again

    def take(self, seat: int, action: int) -> bool:
        """Answer; what follows from it will be told with the next question."""
        heard = len(self.match.news)
        try:
            self.match.answer(seat, action)
        except Refused as refused:
            self.screen.tell(self.pages.words.refusal(refused))
            return False
        self.heard[seat] = heard
        self.keeper.keep()
        return True

    def undo(self, seat: int) -> bool:
        """Take the last answer back, if nothing was learnt since."""
        try:
            self.match.undo(seat)
        except Refused as refused:
            self.screen.tell(self.pages.words.refusal(refused))
            return False
        self.heard[seat] = min(self.heard[seat], self._last_move(seat))
        self.keeper.keep()
        return True

    def quit(self) -> bool:
        """Leave, after a last chance to stay."""
        if self.screen.ask(self.say("terminal_quit")).lower() in ("", "q", "y", "o"):
            raise Leave
        return False

    def save_copy(self, name: str) -> bool:
        """Write the game to another file, unless something else is there."""
        file = self.keeper.file
        name = name.strip() or self.screen.ask(self.say("terminal_save_as", file=str(file)))
        saved, told = False, "terminal_not_kept"
        try:
            path = Path(name).expanduser() if name else file
            name = str(path)
            saved = self.keeper.copy(path)
            if saved:
                told = "terminal_saved"
            elif self.keeper.foreign(path):
                told = "terminal_exists"
        except (OSError, ValueError, RuntimeError):  # no such home, or no name for a file at all
            name = name.replace("\0", "")
        self.screen.tell(self.say(told, file=name))
        return saved

    # --- the end -------------------------------------------------------------------------------

    def _not_kept(self) -> str:
        return self.say("terminal_not_kept", file=str(self.keeper.file))

    def part(self) -> None:
        """The last words to somebody who leaves before the end."""
        self.screen.show()
        if not self.match.moves:
            self.screen.tell(self.say("terminal_bye"))
            return
        self.keeper.keep()
        if self.keeper.failed:
            self.screen.tell(self._not_kept())
            return
        self.screen.tell(self.say("terminal_kept"))
        command = f"farwest terminal --load {shlex.quote(str(self.keeper.file))}"
        self.screen.show(plain_markup(command))

    def finish(self) -> None:
        """The end: what happened last, the points, the winner, and where the record is."""
        try:
            self._tell_last_news()
            result = self.match.game.result(self.match.state)
            words = self.pages.words
            self.screen.draw(score_sheet(words, self.names, result))
            self.screen.tell(winners_sentence(words, self.names, result), "bold")
            if self.keeper.failed:
                self.screen.tell(self._not_kept())
            else:
                self.screen.tell(self.say("terminal_recorded", file=str(self.keeper.file)))
            while name := self.screen.ask(self.say("terminal_record_as")):
                if self.save_copy(name):
                    return
        except (Leave, KeyboardInterrupt):
            self.screen.show()

    def _tell_last_news(self) -> None:
        """What happened since somebody was asked last; secrets of none, if several look on."""
        self.screen.clear()
        if not self.people:
            return
        seat = self.people[0] if len(self.people) == 1 else NOBODY
        since = min(self.heard[person] for person in self.people)
        room = self.screen.rows - 20
        news = self.pages.news(seat, since, room)
        if len(news) > room:
            self.read_through(news)
            self.screen.clear()
        else:
            self.screen.page(news, "")
