"""What stands on the screen during a game, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from farwest.cli import answers as listing
from farwest.cli import given
from farwest.cli.answers import Answer, picture_of
from farwest.cli.screen import Screen, plain_markup
from farwest.kernel.game import Game, Question
from farwest.kernel.match import Match
from farwest.kernel.news import Event
from farwest.words import Words, clauses

KEYS = ("undo", "log", "rule", "save", "quit")


def shown_names(players: Sequence[str], words: Words) -> list[str]:
    """The players as they are called on the screen."""
    return [
        words.say("terminal_bot", number=seat)
        if given.is_bot(player)
        else given.plain(player) or words.say("terminal_person", number=seat)
        for seat, player in enumerate(players, 1)
    ]


class Pages:
    """The table, the news, the question and the help, as one seat may read them."""

    def __init__(self, match: Match, lang: str, screen: Screen) -> None:
        self.match = match
        self.game: Game[Any] = match.game
        self.screen = screen
        self.names = shown_names(match.players, Words(match.game, lang))
        self.words = Words(match.game, lang, self.names)
        self.picture = picture_of(match.game)

    def table(self, seat: int) -> list[str]:
        """The picture of the table."""
        view = self.game.view(self.match.state, seat)
        drawn: str = self.picture.picture(view, self.names, self.words.say, self.words.name)
        return drawn.split("\n")

    def sentences(self, told: Sequence[Event], seat: int) -> list[str]:
        """What a seat heard, in words."""
        return [self.words.message(self.game.news(event, seat)) for event in told]

    def news(self, seat: int, since: int, room: int) -> list[str]:
        """What a seat has heard since a ply, in as few lines as there is room for.

        What the picture shows anyway is left out.
        """
        told = [event for ply in self.match.news[since:] for event in ply]
        quiet = self.picture.QUIET
        found = self.sentences([event for event in told if event.kind not in quiet], seat)
        each = [line for text in found for line in self.screen.fold(f"· {text}", "  ", "    ")]
        if len(each) > room:
            flowing = self.screen.fold("· " + " · ".join(found), "  ", "  ")
            if len(flowing) <= room:
                each = flowing
        return [plain_markup(line) for line in each]

    def log(self, seat: int) -> list[str]:
        """All that a seat has heard since the deal."""
        found = self.sentences([event for ply in self.match.news for event in ply], seat)
        return [plain_markup(line) for text in found for line in self.screen.fold(text, "", "  ")]

    def question(
        self, question: Question, answers: Sequence[Answer], explained: bool = True
    ) -> list[str]:
        """The question, and every answer with its number."""
        prompt = self.words.message(question.prompt)
        tip = self.words.tip(question.prompt) if explained else ""
        lines = [f"[bold]{plain_markup(prompt)}[/]"]
        if tip and len(prompt) + len(tip) < self.screen.width:
            lines = [f"[bold]{plain_markup(prompt)}[/] [dim]{plain_markup(tip)}[/]"]
        elif tip:
            lines += [f"[dim]{plain_markup(line)}[/]" for line in self.screen.fold(tip)]
        return lines + [plain_markup(line) for line in listing.listed(answers, self.screen.width)]

    def help(self, seat: int, question: Question, answers: Sequence[Answer]) -> list[str]:
        """What the question and its answers mean, the player's cards, the places, the keys."""
        say = self.words.say
        lines = [f"[bold]{plain_markup(self.words.message(question.prompt))}[/]"]
        lines += self._entry("", self.words.tip(question.prompt))
        told = set()
        for answer, offer in zip(answers, question.offers):
            tip = self.words.tip(offer.label)
            if tip and tip not in told:
                told.add(tip)
                lines += self._entry(f"{answer.number} {answer.text}", tip)
        lines += ["", f"[bold]{plain_markup(say('terminal_words'))}[/]"]
        for kind, value in self.picture.topics(self.game.view(self.match.state, seat)):
            tip = self.words.tip(self.game.term(kind, value))
            lines += self._entry(self.words.name(kind, value), tip)
        lines += ["", f"[bold]{plain_markup(say('terminal_keys'))}[/]"]
        example = f"{self.game.clauses}-026"
        lines += self._entry("", say("terminal_key_number"))
        lines += self._entry("", say("picture_typed"))
        for key in KEYS:
            lines += self._entry("", say(f"terminal_key_{key}", example=example))
        return lines + self._entry("", say("picture_legend"))

    def _entry(self, name: str, text: str) -> list[str]:
        both = bool(name and text)
        whole = self.words.say("terminal_entry", name=name, text=text) if both else name or text
        return [plain_markup(line) for line in self.screen.fold(whole, "  ", "     ") if whole]

    def clause(self, id: str) -> str:
        """A clause of the rules, by its id or its number."""
        if id.strip().isdecimal():
            id = f"{self.game.clauses}-{id.strip().lstrip('0'):>03}"
        try:
            found = clauses.find(self.game, self.words.lang, id)
        except clauses.NoClause:
            example = f"{self.game.clauses}-001"
            return self.words.say("terminal_no_clause", clause=given.plain(id), example=example)
        return f"{found.id}  {found.text}"
