"""The bots: players that answer by themselves, from what their seat may know.

bot      Bot and Sight: what a bot is and what it is given
runner   games between bots, seats rotated, each repeatable from its seed
random   any legal answer
novice   the advised answer some of the time, any other for the rest
advised  the answer that the game's advice finds most promising
search   the answer that served best in many imagined worlds
policy   the answer with the highest score, made from a seat's row
network  such a policy, learned in the lab and kept in an ONNX file
outside  the answer of a program of its own, asked over lines of JSON
own      a class of the user's own, named by its file or module
levels   the opponents a table offers people, and how long each may think
"""

from __future__ import annotations

from typing import Final

from farwest.bots import levels, network, outside, own
from farwest.bots.advised import AdvisedBot
from farwest.bots.bot import Bot, Sight
from farwest.bots.network import NetworkBot
from farwest.bots.novice import NoviceBot
from farwest.bots.outside import OutsideBot
from farwest.bots.random import RandomBot
from farwest.bots.search.bot import SearchBot
from farwest.bots.search.budget import USUAL
from farwest.kernel.news import Spoken

__all__ = ["Bot", "Sight", "UnknownBot", "behind", "make", "names", "thinks_by_the_clock"]

BOTS: Final[dict[str, type[Bot]]] = {bot.name: bot for bot in (RandomBot, NoviceBot, AdvisedBot)}
"""The bots that answer at once. Those that think for a while are made by name and budget."""


class UnknownBot(Spoken):
    """A name that is no bot here."""


def names() -> list[str]:
    """The names of the bots that answer at once, in alphabetical order."""
    return sorted(BOTS)


def known() -> list[str]:
    """Everything a bot may be called: the bots by their names, then the levels."""
    found = [*names(), SearchBot.name]
    return found + [level.key for level in levels.LEVELS if level.key not in found]


def behind(name: str) -> str:
    """The bot behind a name: that of a level, and a search with its time spelled out."""
    name = levels.bot_of(name)
    return f"{name}:{USUAL}" if name == SearchBot.name else name


def make(name: str, luck: str | int, programs: bool = False) -> Bot:
    """A new bot of this name or level, with luck of its own.

    `search:200` and `search:1s` say how long it thinks; a level such as `sharp` has its own cap.

    `exec:COMMAND` runs a program, `onnx:FILE` opens a file and `FILE.py:CLASS` or `MODULE:CLASS`
    loads code, so only what the user himself wrote on the command line may name one: neither a
    record nor a visitor of the table.
    """
    name = behind(name)
    kind, _, budget = name.partition(":")
    if kind == SearchBot.name:
        return SearchBot(luck, budget)
    if name.startswith((outside.PREFIX, network.PREFIX)):
        if programs:
            sort = OutsideBot if name.startswith(outside.PREFIX) else NetworkBot
            return sort(luck, name)
        raise UnknownBot(
            "error_program_here",
            "Programs play in simulate and arena, and where the host of a server names them: "
            "{name} is no bot here.",
            name=name,
        )
    if own.is_name(name):
        if programs:
            return own.make(luck, name)
        raise UnknownBot(
            "error_own_here",
            "A class of your own plays where the command line names it: {name} is no bot here.",
            name=name,
        )
    if name not in BOTS:
        raise UnknownBot(
            "error_no_such_bot",
            "There is no bot called {name}. Bots: {known}.",
            name=name,
            known=", ".join(known()),
        )
    return BOTS[name](luck)


def thinks_by_the_clock(bot: str) -> bool:
    """Whether a bot's answers depend on how fast the machine is."""
    made = make(bot, 0, programs=True)
    return isinstance(made, SearchBot) and made.budget.seconds > 0
