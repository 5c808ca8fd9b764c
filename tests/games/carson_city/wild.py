"""Games that begin in the middle of things, and players who do much: where chance never comes."""

from __future__ import annotations

import random
from functools import cache

from farwest.games.carson_city import GAME, box
from farwest.games.carson_city.land import PARCELS
from farwest.games.carson_city.rules.parcels import occupy, own
from farwest.games.carson_city.rules.roads import lay
from farwest.games.carson_city.state import BARE, BUILT, HOUSE, LAND, MOUNTAIN, TOWN_HOUSE, City
from farwest.kernel.laws import drawn_table
from farwest.kernel.steps import NOBODY

RELUCTANT = {
    *("pass", "work_done", "road_done", "keep_tile", "cancel", "refuse", "renounce", "buy_done"),
    *("tile_none", "wage_only", "horse_none", "stay", "wait", "card"),
}
EAGERNESS = 0.85
"""How often a player does not leave off."""


def rich_game(number: int) -> City:
    """Everybody has much at the start of round 1."""
    dice = random.Random(number)
    city = begun(number, dice)
    give_goods(city, dice)
    city.advance()
    return city


def wild_game(number: int) -> City:
    """Much is built already: roads, houses and buildings of all kinds, outlaws, waiting tiles."""
    dice = random.Random(number)
    city = begun(number, dice)
    give_goods(city, dice)
    for _ in range(dice.randrange(60)):
        lay(city, dice.choice(city.frontier))
    for parcel in dice.sample(range(PARCELS), dice.randrange(PARCELS)):
        develop(city, parcel, dice)
    for seat in range(city.seats):
        for tile in dice.sample(range(box.TOWN_HALL), 2):
            if city.bag[tile]:
                city.bag[tile] -= 1
                city.pending[seat].append(tile)
    if city.outlawry:
        city.menace = dice.randrange(8, 14)
        for parcel in dice.sample(range(PARCELS), box.OUTLAW_PAWNS // 2):
            haunted = city.owner[parcel] >= NOBODY and parcel != city.town_hall
            city.outlaw[parcel] = int(haunted and city.ground[parcel] != BUILT + box.PRISON)
    if number % 3 == 0:
        crowd_out(city)
    city.advance()
    return city


def begun(number: int, dice: random.Random) -> City:
    """A game with options drawn by chance, played until the first card is to be taken."""
    city = GAME.deal(*drawn_table(GAME, number), number)
    while asked(city) != "personality":
        city.play(dice.choice(city.legal))
    return city


def asked(city: City) -> str:
    """What is asked now."""
    choice = None if city.over else city.choice_of(city.seat)
    return choice.prompt if choice is not None else ""


def give_goods(city: City, dice: random.Random) -> None:
    """Money, roads, tokens, horses and cowboys."""
    for seat in range(city.seats):
        city.cash[seat] = dice.randrange(120)
        city.roads[seat] = dice.randrange(12)
        city.dynamite[seat] = dice.randrange(2)
        city.horses[seat] = dice.randrange(4) if city.horsed else 0
        hired = dice.randrange(city.supply[seat] + 1)
        city.reserve[seat] += hired
        city.supply[seat] -= hired


def develop(city: City, parcel: int, dice: random.Random) -> None:
    """A parcel gets an owner, perhaps, and something that stands on it."""
    seat = dice.randrange(city.seats)
    sold = city.owner[parcel] == NOBODY and parcel != city.town_hall and dice.random() < 0.7
    if sold and city.titles[seat] > 1:
        own(city, seat, parcel)
    if city.ground[parcel] != BARE:
        return
    content = dice.choice([HOUSE, HOUSE, TOWN_HOUSE, MOUNTAIN, BUILT, BUILT, BUILT, BARE])
    if content == BUILT and city.owner[parcel] >= 0:
        tile = dice.choice([tile for tile, left in enumerate(city.bag) if left])
        if tile != box.TOWN_HALL:
            city.bag[tile] -= 1
            occupy(city, parcel, BUILT + tile)
    elif content not in (BUILT, BARE) and city.owner[parcel] >= NOBODY:
        occupy(city, parcel, content)


def crowd_out(city: City) -> None:
    """Nothing is left for the Town Hall, which will soon be drawn, and nobody has roads."""
    if not city.bag[box.TOWN_HALL]:
        return
    city.bag = [0] * len(city.bag)
    city.bag[box.TOWN_HALL] = 1
    city.roads = [0] * city.seats
    for parcel in range(PARCELS):
        taken = city.owner[parcel] != NOBODY
        if city.ground[parcel] == BARE and city.equipped[parcel] and not taken:
            occupy(city, parcel, HOUSE)


@cache
def verb_of(action: int) -> str:
    """What kind of answer it is."""
    return GAME.verbs.decode(action)[0]


@cache
def place_of(action: int) -> int:
    """Where an answer puts a cowboy, NOBODY if it puts none anywhere."""
    arguments = GAME.verbs.decode(action)[1]
    return next((each.value for each in arguments if each.kind == "place"), NOBODY)


def eager(city: City, dice: random.Random) -> int:
    """An answer by chance: first its kind, and mostly none that leaves off."""
    kinds: dict[str, list[int]] = {}
    for action in city.legal:
        kinds.setdefault(verb_of(action), []).append(action)
    busy = [kind for kind in kinds if kind not in RELUCTANT]
    kind = dice.choice(busy if busy and dice.random() < EAGERNESS else list(kinds))
    disputed = [action for action in kinds[kind] if is_disputed(city, action)]
    return dice.choice(disputed if disputed and dice.random() < 0.5 else kinds[kind])


def is_disputed(city: City, action: int) -> bool:
    """Whether a cowboy goes where somebody stands, to the Town Hall or to a building."""
    place = place_of(action)
    parcel = place - LAND
    built = parcel >= 0 and city.ground[parcel] >= BUILT
    return place >= 0 and (built or city.at[place] > 0)
