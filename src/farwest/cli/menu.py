"""What to play and with whom, on one sheet; Enter takes what stands there."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from farwest import usual
from farwest.cli import given

if TYPE_CHECKING:
    from farwest.cli.screen import Screen
    from farwest.kernel.game import Game
    from farwest.kernel.match import Match
    from farwest.kernel.options import Option
    from farwest.words import Words


def choose_and_play(lang: str) -> None:
    """Choose a game, the players and the options from a menu, and play in the terminal."""
    from farwest.cli.screen import Leave, Screen
    from farwest.cli.terminal import load_match, run

    sheet = Sheet(Screen(), lang)
    try:
        file = sheet.offer_unfinished()
        match = load_match(file, None) if file else sheet.fill_in()
    except (Leave, KeyboardInterrupt):
        sheet.screen.show()
        return
    run(match, sheet.lang, file, force=False, own=file is not None)


class Line(NamedTuple):
    """A line of the sheet: what it is about, what stands there, how it is changed."""

    name: str
    value: str
    change: Callable[[], None]


class Sheet:
    """Game, language, players and options, each ready with a sensible choice."""

    def __init__(self, screen: Screen, lang: str) -> None:
        from farwest import games
        from farwest.cli.wishes import Wishes

        self.screen = screen
        self.lang = lang
        self.keys = games.keys()
        self.game: Game[Any] = games.find(self.keys[0])
        self.wishes = Wishes(self.game)
        self.people: dict[int, str] = {}
        """The seats of people, by name; 0 has none as long as nobody gave one."""
        self.bots: dict[int, str] = {}
        self.players = given.USUAL_PLAYERS
        self.human = {0}
        self.agree()

    @property
    def words(self) -> Words:
        from farwest.words import Words

        return Words(self.game, self.lang)

    def agree(self) -> None:
        """Bring the number of players into what the options allow, and the other way round."""
        fewest, most = self.wishes.players()
        self.players = max(fewest, min(most, self.players))
        self.wishes.fit(self.players)

    # --- the unfinished game -------------------------------------------------------------------

    def offer_unfinished(self) -> Path | None:
        """The newest game of this user, if it is unfinished and he wants to go on with it."""
        from farwest.cli import files
        from farwest.cli.pages import shown_names
        from farwest.kernel.drift import fitted
        from farwest.kernel.record import BadRecord, Record
        from farwest.words import Words

        kept = sorted((files.data_folder() / "games").glob("*.json"), key=_when)
        if not kept:
            return None
        try:
            record = Record.read(kept[-1])
            game = files.game_of(kept[-1], record)
            fitted(game, record)
        except (BadRecord, OSError):
            return None
        if record.end is not None:
            return None
        words = Words(game, self.lang)
        text = self.screen.ask(
            words.say(
                "menu_resume",
                game=words.say(game.key),
                players=", ".join(shown_names(record.players, words)),
                when=time.strftime("%Y-%m-%d %H:%M", time.localtime(_when(kept[-1]))),
            )
        )
        return None if text.lower().startswith("n") else kept[-1]

    # --- the sheet -----------------------------------------------------------------------------

    def fill_in(self) -> Match:
        """Show the sheet until it is accepted, then deal."""
        import secrets

        from farwest.cli.screen import Leave
        from farwest.kernel.match import Match

        while True:
            lines = self.lines()
            self.show(lines)
            text = self.screen.ask(self.words.say("menu_choose"))
            if not text:
                break
            if text.lower() == "q":
                raise Leave
            if text.isdecimal() and 1 <= int(text) <= len(lines):
                lines[int(text) - 1].change()
            else:
                self.unclear(text)
        seats = [self.seat_name(seat) for seat in range(self.players)]
        return Match(self.game, seats, self.wishes.chosen, secrets.token_hex(8), marked=True)

    def show(self, lines: list[Line]) -> None:
        from farwest.cli.screen import plain_markup

        words = self.words
        self.screen.clear()
        self.screen.show(f"[bold]{words.say('menu_title')} · {words.say(self.game.key)}[/]")
        tip = words.tip(self.game.key)
        if tip:
            self.screen.tell(tip, "dim")
        self.screen.show()
        width = max(len(line.name) for line in lines) + 3
        for number, line in enumerate(lines, 1):
            self.screen.show(plain_markup(f"{number:>4}  {line.name:<{width}}{line.value}"))
        self.screen.show()

    def lines(self) -> list[Line]:
        """What can be changed."""
        words = self.words
        found = []
        if len(self.keys) > 1:
            found.append(Line(words.say("menu_game"), words.say(self.game.key), self.next_game))
        language = words.say("menu_this_language")
        found.append(Line(words.say("menu_language"), language, self.next_language))
        found.append(Line(words.say("menu_players"), str(self.players), self.ask_players))
        for seat in range(self.players):
            name = words.say("menu_seat", number=seat + 1)
            found.append(Line(name, self.seat_text(seat), partial(self.ask_seat, seat)))
        for option in self.game.options:
            name = words.say(f"opt_{option.key}")
            value = self.wishes.text(option, words)
            found.append(Line(name, value, partial(self.change_option, option)))
        return found

    def next_game(self) -> None:
        from farwest import games
        from farwest.cli.wishes import Wishes

        names = [key.replace("_", "-") for key in self.keys]
        text = self.screen.ask(self.words.say("menu_which", choices=", ".join(names)))
        try:
            self.game = games.find(text)
        except games.UnknownGame:
            self.unclear(text)
            return
        self.wishes = Wishes(self.game)
        self.agree()

    def next_language(self) -> None:
        from farwest import words

        known = words.languages()
        self.lang = known[(known.index(self.lang) + 1) % len(known)]

    # --- players and options -------------------------------------------------------------------

    def seat_name(self, seat: int) -> str:
        """Who sits there, as the record will say."""
        if seat in self.human:
            return self.people.get(seat) or self.words.say("terminal_person", number=seat + 1)
        return given.BOT + self.bots.get(seat, usual.BOT)

    def seat_text(self, seat: int) -> str:
        name = self.seat_name(seat)
        return self.words.say("menu_bot", bot=given.bot_of(name)) if given.is_bot(name) else name

    def ask_players(self) -> None:
        fewest, most = self.wishes.players()
        text = self.screen.ask(self.words.say("menu_how_many", fewest=fewest, most=most))
        if text.isdecimal() and fewest <= int(text) <= most:
            self.players = int(text)
            self.agree()
        elif text:
            self.unclear(text)

    def ask_seat(self, seat: int) -> None:
        """A name makes it a person's seat, the name of a bot a bot's."""
        from farwest import bots

        text = self.screen.ask(self.words.say("menu_who", bots=", ".join(bots.names())))
        name = given.plain(text).removeprefix(given.BOT)
        if not name:
            return
        if name in ("bot", "robot"):
            name = usual.BOT
        if name in bots.names():
            self.human.discard(seat)
            self.bots[seat] = name
            return
        others = [self.seat_name(other) for other in range(self.players) if other != seat]
        if name in others:
            self.pause(self.words.say("menu_twice", name=name))
            return
        self.human.add(seat)
        self.people[seat] = name

    def change_option(self, option: Option) -> None:
        """Yes becomes no; other values are asked for."""
        from farwest.cli import wishes
        from farwest.kernel.options import BadOption, YesNo

        if isinstance(option, YesNo):
            self.wishes.choose(option, not self.wishes.value(option))
            self.agree()
            return
        known = wishes.choices(option, self.players, self.words)
        text = self.screen.ask(self.words.say("menu_which", choices=known))
        if not text:
            return
        try:
            value = wishes.meant(option, text, self.words)
            option.check(value, self.players)
        except BadOption:
            self.unclear(text)
            return
        self.wishes.choose(option, value)
        self.agree()

    # --- trouble -------------------------------------------------------------------------------

    def unclear(self, text: str) -> None:
        self.pause(self.words.say("menu_unclear", text=given.plain(text)))

    def pause(self, text: str) -> None:
        """Say something that the next sheet would wipe away."""
        self.screen.tell(text)
        if self.screen.alive:
            self.screen.ask(self.words.say("terminal_enter"))


def _when(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
