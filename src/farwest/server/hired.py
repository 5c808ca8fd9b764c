"""Opponents of the house: programs and networks that the operator has hired by name.

    farwest serve --bot 'Dora=exec:python3 dora.py' --bot 'Ada=onnx:policy.onnx'

Only the operator's command line and environment can hire; a visitor calls whom he finds by name.
`Dora@dice-town,deadwood=…` says which games a program plays; a network's file says it itself.
"""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

from farwest import bots, games
from farwest.bots import network, outside
from farwest.kernel.game import Game
from farwest.kernel.news import Spoken
from farwest.kernel.options import Options
from farwest.server.settings import BadSetting

FORM: Final = re.compile(r"([^=@]*)(?:@([^=]*))?=(.*)", re.DOTALL)
NAME: Final = re.compile(r"[^\W_][\w.+-]{0,19}")
"""One word: it is stored with the seat, and travels in the page's lists."""
EXAMPLE: Final = "--bot 'Dora=exec:python3 dora.py'"


class Hired(NamedTuple):
    """An opponent by name."""

    name: str
    bot: str
    """`exec:COMMAND` or `onnx:FILE`."""
    games: tuple[str, ...] = ()
    """The games it plays; none named: every one."""
    players: int | None = None
    """The number of players it needs, where it needs one."""

    @property
    def kind(self) -> str:
        return "program" if self.bot.startswith(outside.PREFIX) else "network"

    def require(self, game: Game[Any], options: Options, seats: int) -> None:
        """Raise Spoken where it cannot play at such a table."""
        if self.kind == "network":
            network.policy_in(self.bot.removeprefix(network.PREFIX)).require(game, options, seats)


class Roster:
    """Everybody who was hired. Written one a line; raises BadSetting where that cannot be."""

    def __init__(self, written: str = "") -> None:
        self.hired: dict[str, Hired] = {}
        for line in written.splitlines():
            if line.strip():
                self.add(read(line.strip()))

    def add(self, found: Hired) -> None:
        """Hire one more."""
        known = {name.casefold() for name in [*bots.known(), *self.hired]}
        if found.name.casefold() in known:
            raise BadSetting(f"There is a bot called {found.name} already: give this one a name.")
        self.hired[found.name] = found

    def find(self, name: str | None) -> Hired | None:
        """Who has this name, if anybody."""
        return self.hired.get(name or "")

    def at(self, game: Game[Any]) -> list[Hired]:
        """Who plays this game."""
        return [one for one in self.hired.values() if not one.games or game.key in one.games]


def read(text: str) -> Hired:
    """An opponent as the operator writes it, or BadSetting."""
    found = FORM.fullmatch(text)
    name, played, bot = (part or "" for part in found.groups()) if found else ("", "", "")
    name, bot = name.strip(), bot.strip()
    if not bot.startswith((outside.PREFIX, network.PREFIX)):
        raise BadSetting(
            f"A bot is hired as NAME=exec:COMMAND or NAME=onnx:FILE, such as {EXAMPLE}; not {text}."
        )
    if not NAME.fullmatch(name):
        raise BadSetting(f"A bot's name is one word of up to 20 letters and digits, not {name!r}.")
    try:
        chosen = tuple(games.find(key.strip()).key for key in played.split(",") if key.strip())
        bots.make(bot, 0, True)
        if bot.startswith(outside.PREFIX):
            return Hired(name, bot, chosen)
        policy = network.policy_in(bot.removeprefix(network.PREFIX).strip())
        return Hired(name, bot, (games.find(policy.game).key,), policy.players)
    except (Spoken, games.UnknownGame) as error:
        raise BadSetting(f"{name}: {error}") from error
