"""What a seat may see, and dealing anew what it may not (CC-022).

Hidden are duel tiles and answers given in secret. The total of a hand was announced and its
tiles leave it openly, so it is known until its owner draws from the discards; from then on those
who drew and the discards nobody has seen since share tiles that are known as a heap only.
"""

from __future__ import annotations

from math import comb
from typing import Any

from farwest.games.carson_city.box import CATEGORIES, DUEL_VALUES, STREET_BOY
from farwest.games.carson_city.figures import (
    committed,
    duels_ahead,
    income_parts,
    prices,
    safe,
    strength_parts,
    worth,
)
from farwest.games.carson_city.land import PARCELS
from farwest.games.carson_city.powers import limit
from farwest.games.carson_city.rules.buildings import income
from farwest.games.carson_city.rules.cowboys import CORRALS, strength
from farwest.games.carson_city.rules.duel_tiles import NO_TILE, hand_of
from farwest.games.carson_city.rules.duels import Judge
from farwest.games.carson_city.rules.ending import RoundEnds
from farwest.games.carson_city.rules.income import BuildingIncome, PayIncome
from farwest.games.carson_city.rules.outlaw_fights import bounty
from farwest.games.carson_city.rules.parcels import LeaveParcels
from farwest.games.carson_city.rules.placement import Placement
from farwest.games.carson_city.rules.places import is_open
from farwest.games.carson_city.rules.round import NextRound, Round
from farwest.games.carson_city.rules.setup import StartingGoods
from farwest.games.carson_city.rules.works import Work, WorksTurn
from farwest.games.carson_city.scoring import SOURCES, scores
from farwest.games.carson_city.state import BUILT, LAND, City
from farwest.kernel.game import View
from farwest.kernel.news import SPECTATOR
from farwest.kernel.steps import NOBODY


def open_to_all(city: City) -> View:
    """What a spectator may see."""
    return {
        "seat": SPECTATOR,
        "round": playing(city),
        "phase": phase(city),
        "step": step(city),
        "square": city.square,
        "order": city.order[:],
        "passed": city.passed[:],
        "variants": {
            "new_beginning": city.beginning,
            "river": city.rivered,
            "duel_tiles": city.strongest,
            "kit_carson": city.kit,
            "outlaws": city.outlawry,
            "horses": city.horsed,
        },
        "side": city.side[:],
        "power": city.power[:],
        "patience": city.patience,
        "hero": city.hero,
        "chip": city.chip,
        "white": city.white,
        "ground": city.ground[:],
        "owner": city.owner[:],
        "laid": city.laid[:],
        "equipped": city.equipped[:],
        "crowd": city.crowd[:],
        "crossing": city.crossing[:],
        "income": [earned(city, parcel) for parcel in range(PARCELS)],
        "income_parts": [income_parts(city, parcel) for parcel in range(PARCELS)],
        "safe": safe(city),
        "price": prices(city, SPECTATOR),
        "open_squares": [is_open(city, square) for square in range(LAND)],
        "worth": worth(city, SPECTATOR),
        "outlaw": city.outlaw[:],
        "menace": city.menace,
        "bounty": bounty(city) if city.menace else 0,
        "town_hall": city.town_hall,
        "occupant": city.occupant,
        "row": city.row[:],
        "bag": city.bag[:],
        "at": city.at[:],
        "blast": city.blast[:],
        "ladies": city.ladies[:],
        "duels": duels_ahead(city),
        "fighting": any(isinstance(step, Judge) for step in city.agenda),
        "contest": city.contest,
        "fighters": city.fighters[:],
        "dice": city.dice[:],
        "provisional": city.provisional[:],
        "refused": city.refused,
        "lot": city.lot[:],
        "bid": city.bid,
        "bidder": city.bidder,
        "bidding": city.bidding[:],
        "factor": factors(city),
        "discard": sum(city.discard),
        "discard_known": city.shown[:],
        "choosing": city.choosing(),
        "players": [player(city, other) for other in range(city.seats)],
        "over": city.over,
    }


def known_to(city: City, seat: int) -> View:
    """What a player sees beyond what is shown to all, or otherwise."""
    return {
        "seat": seat,
        "price": prices(city, seat),
        "worth": worth(city, seat),
        "hand": hand_of(city, seat) if city.strongest else [],
        "played": city.played[2 * seat : 2 * seat + 2],
        "wish": city.wish[seat][:],
        "spend": city.spend[seat],
        "sheet": city.sheet[seat * len(CATEGORIES) : (seat + 1) * len(CATEGORIES)],
    }


def playing(city: City) -> int:
    """The round that is played; its marker moves on before it is over (CC-141, CC-142)."""
    return next((step.played for step in city.agenda if isinstance(step, NextRound)), city.round)


def factors(city: City) -> list[int]:
    """How many times each building pays this round, once until owners have chosen (CC-327)."""
    coming = {type(step) for step in city.agenda}
    chosen = BuildingIncome not in coming and phase(city) in ("resolution", "end")
    return city.factor[:] if chosen else [1] * PARCELS


def phase(city: City) -> str:
    """Where a round is, known by what is still to come (CC-036)."""
    coming = {type(step) for step in city.agenda}
    if Round in coming or StartingGoods in coming:
        return "start"
    if Placement in coming:
        return "personalities"
    if len(city.passed) < city.seats:
        return "placement"
    return "resolution" if RoundEnds in coming else "end"


def step(city: City) -> str:
    """The step of the resolution that has no square, while it goes on (CC-056)."""
    coming = {type(each) for each in city.agenda}
    if LeaveParcels in coming:
        return "parcel_purchase"
    if Work in coming or WorksTurn in coming:
        return "deferred_placement"
    return "building_income" if PayIncome in coming else ""


def earned(city: City, parcel: int) -> int:
    """What the building on a parcel earns as things stand, 0 where there is none."""
    return income(city, parcel) if city.owner[parcel] >= 0 and city.ground[parcel] >= BUILT else 0


def limit_of(city: City, seat: int) -> int | None:
    """A player's cash limit, once his card, with the Street Boy his second one, is taken."""
    waits = city.card[seat] == STREET_BOY and city.second[seat] == NOBODY
    return None if waits or city.card[seat] == NOBODY else limit(city, seat)


def player(city: City, seat: int) -> dict[str, Any]:
    """What everybody sees of a player."""
    known = city.strongest and not city.refilled[seat]
    return {
        "cash": city.cash[seat],
        "points": city.points[seat],
        "scores": dict(zip(SOURCES, scores(city, seat))),
        "card": city.card[seat],
        "second": city.second[seat],
        "limit": limit_of(city, seat),
        "reserve": city.reserve[seat],
        "supply": city.supply[seat],
        "revolvers": city.revolvers[seat],
        "strength": strength(city, seat),
        "strength_parts": strength_parts(city, seat),
        "committed": committed(city, seat),
        "roads": city.roads[seat],
        "titles": city.titles[seat],
        "pending": city.pending[seat][:],
        "dynamite": city.dynamite[seat],
        "tokens": city.tokens[seat],
        "sharp": city.sharp[seat],
        "wages": city.wages[seat],
        "labour": city.labour[seat],
        "horses": city.horses[seat],
        "corral": city.corral[seat * CORRALS : (seat + 1) * CORRALS],
        "corral_boy": city.corral_boy[seat * CORRALS : (seat + 1) * CORRALS],
        "rodeos": city.rodeos[seat],
        "moves": city.moves[seat],
        "tiles": len(hand_of(city, seat)) if city.strongest else 0,
        "tiles_total": sum(hand_of(city, seat)) if known else None,
    }


# --- dealing anew --------------------------------------------------------------------------------


def redeal(city: City, seat: int) -> None:
    """Deal anew all that a seat does not know; depends on what it knows and on luck alone."""
    others = [other for other in range(city.seats) if other != seat]
    for other in others:
        city.played[2 * other] = NO_TILE
        city.played[2 * other + 1] = NO_TILE
        city.wish[other] = []
        city.spend[other] = NOBODY
        for category in range(len(CATEGORIES)):
            city.sheet[other * len(CATEGORIES) + category] = NOBODY
    if city.strongest:
        redeal_known(city, [other for other in others if not city.refilled[other]])
        redeal_drawn(city, [other for other in others if city.refilled[other]])


def gather(city: City, seats: list[int]) -> list[int]:
    """Take the tiles of these seats into a heap, counted by value."""
    heap = [0] * DUEL_VALUES
    for seat in seats:
        for value in range(DUEL_VALUES):
            heap[value] += city.hand[seat * DUEL_VALUES + value]
            city.hand[seat * DUEL_VALUES + value] = 0
    return heap


def redeal_known(city: City, seats: list[int]) -> None:
    """Hands whose totals everybody knows: other tiles, the same number and total."""
    wanted = [(len(hand_of(city, seat)), sum(hand_of(city, seat))) for seat in seats]
    heap = gather(city, seats)
    while True:
        left = heap[:]
        hands = []
        for number, total in wanted:
            hand = some_hand(city, left, number, total)
            if hand is None:
                break
            hands.append(hand)
            left = [have - used for have, used in zip(left, hand)]
        if len(hands) == len(wanted):
            break
    for seat, hand in zip(seats, hands):
        city.hand[seat * DUEL_VALUES : (seat + 1) * DUEL_VALUES] = hand


def some_hand(city: City, heap: list[int], number: int, total: int) -> list[int] | None:
    """A random hand of so many tiles with this total, likely hands more often."""
    hands: list[list[int]] = []
    weights: list[int] = []

    def deepen(value: int, hand: list[int], left: int, rest: int, ways: int) -> None:
        if value == DUEL_VALUES:
            if not left:
                hands.append(hand)
                weights.append(ways)
            return
        if not value * left <= rest <= (DUEL_VALUES - 1) * left:
            return
        for used in range(min(heap[value], left) + 1):
            more = ways * comb(heap[value], used)
            deepen(value + 1, [*hand, used], left - used, rest - used * value, more)

    deepen(0, [], number, total, 1)
    if not hands:
        return None
    pick = city.draw(sum(weights))
    for hand, weight in zip(hands, weights):
        if pick < weight:
            return hand
        pick -= weight
    raise AssertionError


def redeal_drawn(city: City, seats: list[int]) -> None:
    """Hands drawn from the discards, and the discards nobody saw since: one heap."""
    sizes = [len(hand_of(city, seat)) for seat in seats]
    heap = gather(city, seats)
    for value in range(DUEL_VALUES):
        heap[value] += city.discard[value] - city.shown[value]
    tiles = [value for value in range(DUEL_VALUES) for _ in range(heap[value])]
    city.shuffle(tiles)
    for seat, size in zip(seats, sizes):
        for _ in range(size):
            city.hand[seat * DUEL_VALUES + tiles.pop()] += 1
    city.discard = [city.shown[value] + tiles.count(value) for value in range(DUEL_VALUES)]
