"""What a good player of Carson City knows: the value of a position, the promise of an answer.

money     what a dollar is worth, now and later
duels     the chances of a duel
worth     what land, tiles and cowboys are worth; plans: tiles to come and parcels for them
placing   where cowboys go, and when to pass
building  tiles, houses and roads
cards     the worth of every personality; persons: what they ask
choices   one function for each other kind of decision

Everything is counted in points at the end of the game, and follows from open facts alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from farwest.games.carson_city.advice import building, cards, choices, persons, placing
from farwest.games.carson_city.advice.worth import Books
from farwest.games.carson_city.state import City

KINDS: Final[dict[str, Callable[[Books, list[int]], list[float]]]] = {
    "sheet": choices.sheet,
    "start_parcel": building.take_parcel,
    "personality": cards.personality,
    "street_second": cards.personality,
    "side": persons.face,
    "grocer_now": persons.grocer_now,
    "grocer_red": persons.grocer_red,
    "grocer_income": persons.grocer_income,
    "settler_red": persons.settler_red,
    "settler_parcel": building.take_parcel,
    "lawyer_parcel": persons.lawyer_parcel,
    "captain": persons.hire,
    "captain_red": persons.arm,
    "heroes": persons.sacrifice,
    "governor_tax": persons.tax,
    "governor_roads": building.governor_roads,
    "banker": persons.banker,
    "worker_tile": persons.worker_tile,
    "claim_tile": persons.claim_tile,
    "claim_parcel": building.claim_parcel,
    "auction_parcels": persons.auction_parcels,
    "bid": persons.bid,
    "place": placing.place,
    "kit": placing.place,
    "corral2": placing.place,
    "corral2_late": placing.place,
    "move": placing.move,
    "horse": choices.horse,
    "horse_bought": choices.horse,
    "horse_buy": choices.horse_buy,
    "corral3": choices.breed,
    "dynamite": choices.dynamite,
    "duel_next": choices.duel_next,
    "duel_tile": choices.duel_tile,
    "duel_tile_second": choices.duel_tile,
    "reroll": choices.reroll,
    "undertaker": choices.bury,
    "doctor": choices.heal,
    "outlaw_prize": choices.prize,
    "outlaw_next": choices.outlaw_next,
    "buy_parcels": choices.buy_parcels,
    "buy_tile": choices.buy_tile,
    "buy_vp": choices.buy_points,
    "cash": choices.spend,
    "build_now": building.build,
    "house": building.house,
    "consent": building.consent,
    "works": building.works,
    "townhall_road": building.town_road,
    "townhall_place": building.hall_place,
}
"""Which function judges the answers to which question."""

SPREAD: Final[tuple[float, ...]] = (14.2, 1.7)
"""What a lead in points is worth, at the start and at the end: fitted by tools/chances.py."""


def value(city: City, seat: int) -> float:
    """The points this seat may expect from what it has."""
    return Books(city, seat).standing()


def settled(city: City) -> bool:
    """Whether a round begins, so that `value` says all there is to say."""
    choice = city.choice_of(city.seat)
    return choice is not None and choice.prompt == "personality"


def prior(city: City, seat: int, actions: list[int]) -> list[float]:
    """How promising each legal answer is, in points; only differences mean something."""
    choice = city.choice_of(seat)
    judge = KINDS.get(choice.prompt) if choice is not None else None
    if judge is None:
        return [0.0] * len(actions)
    return judge(Books(city, seat), actions)
