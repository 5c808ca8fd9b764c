"""The engine's Dice Town, told as the referee's table; nothing here decides anything."""

from __future__ import annotations

import random
from dataclasses import replace

from farwest.games.dice_town import GAME, box
from farwest.games.dice_town.dice import HANDFULS, spread
from farwest.games.dice_town.state import VILLAGE, Town
from farwest.kernel.laws import table_of
from farwest.kernel.steps import NOBODY
from tests.games.dice_town import wild
from tests.referee.dice_town.printed import BENEFITS, FACES, OUTLAWS, in_order
from tests.referee.dice_town.table import Player, Table
from tests.referee.dice_town.turn import play
from tests.referee.lockstep import Case, Reading
from tests.referee.luck import Luck
from tests.referee.result import Result
from tests.referee.wording import wording

OUTLAW_NAMES = list(OUTLAWS)
HANDFUL_NAMES = [" ".join(FACES[face] for face in spread(pack)) for pack in HANDFULS]
RIVER_NAMES = [card.removeprefix("river_") for card in box.RIVER]
NAMES = {
    "card": box.CARDS,
    "face": FACES,
    "dice": HANDFUL_NAMES,
    "place": box.PLACES,
    "action": box.ACTIONS,
    "benefit": list(BENEFITS),
    "river": RIVER_NAMES,
    "outlaw": OUTLAW_NAMES,
}


def faces_of(pack: int) -> list[str]:
    """A handful of dice, by their faces."""
    return [FACES[face] for face in spread(pack)]


def cards_of(codes: list[int]) -> list[str]:
    """Cards by their names."""
    return [box.CARDS[code] for code in codes]


def outlaws_of(numbers: list[int]) -> list[str]:
    """Outlaws by their names."""
    return [OUTLAW_NAMES[number] for number in numbers]


def player_of(town: Town, seat: int) -> Player:
    """Everything a player has."""
    return Player(
        seat=seat,
        cash=town.cash[seat],
        nuggets=town.nuggets[seat],
        gained=bool(town.gained[seat]),
        hand=cards_of(town.hand[seat]),
        fenced=cards_of(town.fenced[seat]),
        ranches=town.ranches[seat],
        outlaws=outlaws_of(town.outlaws[seat]),
        captured=outlaws_of(town.captured[seat]),
        dice=faces_of(town.dice[seat]),
        rolled=faces_of(town.rolled[seat]),
    )


def describe(town: Town) -> Table:
    """Everything on the table."""
    return Table(
        extension=bool(town.extension),
        indian=bool(town.indian),
        bribes=bool(town.bribes),
        round=town.round,
        sheriff=town.sheriff,
        mine=town.mine,
        bank=town.bank,
        stagecoach=town.coach,
        deeds=cards_of(town.deeds),
        row=cards_of(town.row),
        boxed=cards_of(town.boxed),
        store=cards_of(town.store),
        discard=cards_of(town.discard),
        played=cards_of(town.table),
        river=[RIVER_NAMES[card] for card in town.river],
        outlaws=outlaws_of(town.outlaw_deck),
        wanted=outlaws_of(town.wanted),
        die=town.die_at if town.die_at != VILLAGE else None,
        guarded=town.guarded if town.guarded != NOBODY else None,
        blocked=box.PLACES[town.blocked] if town.blocked != NOBODY else None,
        exchanged=bool(town.exchanged),
        players=[player_of(town, seat) for seat in range(town.seats)],
        luck=Luck(town.luck),
    )


def told(table: Table) -> Table:
    """Dice, fenced deeds, Outlaws on the table, played and discarded cards have no order."""
    players = [
        replace(
            player,
            dice=sorted(player.dice),
            rolled=sorted(player.rolled),
            fenced=sorted(player.fenced),
            captured=sorted(player.captured),
        )
        for player in table.players
    ]
    return replace(
        table,
        players=players,
        discard=in_order(table.discard),
        played=in_order(table.played),
        wanted=sorted(table.wanted),
        boxed=sorted(table.boxed),
    )


def result_of(town: Town) -> Result:
    """The engine's result."""
    found = GAME.result(town)
    return Result(list(found.totals), sorted(found.winners))


def answered(town: Town, number: int) -> Case:
    """A game answered by chance; of those asked at once, anybody may be the next."""
    dice = random.Random(number)
    shy = dice.random() < 0.4

    def sealed(town: Town) -> tuple[int, int]:
        seat = dice.choice(town.waiting())
        return seat, wild.pick(town.asked[seat], shy, dice)

    return Case(town, lambda town: wild.pick(town.legal, shy, dice), sealed)


def dealt(number: int) -> Case:
    """A new game, at all tables in turn."""
    return answered(GAME.deal(*table_of(GAME, number), number), number)


def from_anything(number: int) -> Case:
    """A position made up at random."""
    return answered(wild.wild_game(number), number)


READING = Reading(
    "dice_town",
    describe,
    wording(GAME, NAMES),
    play,
    result_of,
    {"dealt": dealt, "wild": from_anything},
    told,
)
