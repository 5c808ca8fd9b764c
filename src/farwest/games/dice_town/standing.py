"""How things stand, for everybody to see: what goes on, who leads where, what there is in all."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from farwest.games.dice_town.box import PLACES, TOWN_HALL
from farwest.games.dice_town.dice import count, poker
from farwest.games.dice_town.rules.doc import DocStep
from farwest.games.dice_town.rules.goods import deed_cards
from farwest.games.dice_town.rules.indian import RollIndianDie
from farwest.games.dice_town.rules.ties import leaders
from farwest.games.dice_town.state import Town

THROW = "throw"
INDIAN = "indian"
PLACE = "place"
DOC = "doc"
OVER = "over"
KEPT: Final = 1_000
"""Dice of all players for which it is kept who leads."""


def phase(town: Town) -> str:
    """What goes on: dice are thrown, the Indian die is rolled, a place is resolved, the Doc."""
    if town.over:
        return OVER
    if town.place >= 0:
        return PLACE
    ahead = {type(step) for step in town.agenda}
    if DocStep not in ahead:
        return DOC
    return INDIAN if town.indian and RollIndianDie not in ahead else THROW


def hand(dice: int) -> list[int] | None:
    """The poker hand of some dice, complete or not: its kind and its main face."""
    return poker(dice)[:2] if dice else None


def leading(town: Town, place: int) -> list[list[int]]:
    """First and second at a place as the dice stand; once that is settled, who acts there."""
    if town.blocked == place:
        return [[], []]
    if town.place == place and town.first >= 0:
        return [[town.first], [town.second] if town.second >= 0 else []]
    return by_dice(tuple(town.dice), bool(town.extension))[place]


def first_and_second(dice: tuple[int, ...], extension: bool) -> list[list[list[int]]]:
    """First and second at every place, by the dice that are set alone.

    In the base game and with two players there is no second (DT-152); where several share the
    first place, the second is one of them (DT-149).
    """
    found = []
    for place in range(len(PLACES)):
        results = so_far(dice, place)
        first = leaders(results)
        second: list[int] = []
        if extension and len(dice) > 2 and len(first) == 1:
            second = leaders(results, below=results[first[0]])
        found.append([first, second])
    return found


by_dice: Final = lru_cache(KEPT)(first_and_second)
"""The same, made once for dice that lie there from ply to ply: nobody changes what it gives."""


def so_far(dice: tuple[int, ...], place: int) -> list[int]:
    """How each seat stands at a place with the dice it has set; 0 is nothing."""
    if place != TOWN_HALL:
        return [count(own, place) for own in dice]
    hands = [poker(own) for own in dice]
    order = sorted(hands)
    return [order.index(own) + 1 if own else 0 for own in hands]


def all_leading(town: Town) -> list[list[list[int]]]:
    return [leading(town, place) for place in range(len(PLACES))]


def doc_visitors(town: Town, now: str) -> list[int]:
    """Who may see the Doc as things stand, in the Sheriff's order once he gave it (DT-084)."""
    if now == DOC:
        return town.queue + town.visitors
    return [seat for seat in range(town.seats) if now == PLACE and not town.gained[seat]]


def all_nuggets(town: Town) -> int:
    """Every nugget of this game: the game ends when the mine holds none of them (DT-116)."""
    return town.mine + sum(town.nuggets)


def all_deeds(town: Town) -> int:
    """Every deed and Ranch that can be handed out in this game (DT-116, DT-218)."""
    held = sum(deed_cards(town, seat) for seat in range(town.seats))
    return held + len(town.deeds) + len(town.row) + len(town.boxed)
