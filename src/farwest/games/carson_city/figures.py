"""What anybody can read off the table: why a building earns what it earns, what a square gives.

Nothing is decided here: the numbers are those of the rules, told part by part.
"""

from __future__ import annotations

from farwest.games.carson_city.box import (
    AMMO,
    BANK,
    BANK_PER_OWN_MINE,
    BANK_PER_SYMBOL,
    BLACKSMITH,
    BLACKSMITH_PER_OWN_RANCH,
    BLACKSMITH_PER_ROUND,
    BUILD3,
    BUILD12,
    CHIP_STRENGTH,
    CORRAL_STRENGTH,
    DRUGSTORE,
    DRUGSTORE_PER_OWN_RANCH,
    DRUGSTORE_PER_SYMBOL,
    GENERAL_STORE,
    GENERAL_STORE_PER_OTHER_SYMBOL,
    GENERAL_STORE_PER_OWN_SYMBOL,
    HOTEL,
    HOTEL_INCOME,
    INC_COWBOYS,
    INC_PARCELS,
    INCOME_CAP,
    MERCENARY_RED_STRENGTH,
    MERCENARY_YELLOW_STRENGTH,
    MINE,
    MINE_PER_MOUNTAIN,
    MONEY_PER_PARCEL,
    MONEY_PER_STRENGTH,
    RANCH,
    RANCH_LEAST,
    RANCH_PER_FREE,
    RIVER_MINE,
    RIVER_RANCH,
    ROAD1,
    ROADS3,
    ROADS_EACH,
    ROADS_WON,
    SALOON,
    SALOON_PER_SYMBOL,
    SQUARE_PRICE,
    VP_BUILDINGS,
    VP_COWBOYS,
    VP_PARCELS,
    WAGE,
    WAGES,
)
from farwest.games.carson_city.land import AROUND, PARCELS
from farwest.games.carson_city.powers import (
    LAWYER,
    MERCENARY_RED,
    MERCENARY_YELLOW,
    SHERIFF_YELLOW,
)
from farwest.games.carson_city.rules.buildings import income
from farwest.games.carson_city.rules.buildings.symbols import SYMBOLS_OF, symbols
from farwest.games.carson_city.rules.cowboys import CORRALS, alone, occupied, standing, strength
from farwest.games.carson_city.rules.parcels import built, count, owned, price, price_for
from farwest.games.carson_city.rules.personalities.chinese_worker import tile_price
from farwest.games.carson_city.rules.places import attackable, earning
from farwest.games.carson_city.state import (
    BARE,
    BUILT,
    IN_RESERVE,
    LAND,
    MOUNTAIN,
    RIVER,
    City,
)
from farwest.kernel.steps import NOBODY

Part = tuple[str, int, int]
"""What counts, how many of it, and the dollars it makes."""


# --- buildings -----------------------------------------------------------------------------------


def counted(city: City, parcel: int) -> list[Part]:
    """What makes the income of a building, before caps and the Town Hall (CC-111 to CC-124)."""
    owner, tile = city.owner[parcel], city.ground[parcel] - BUILT
    ranches = count(city, owner, BUILT + RANCH)
    if tile == RANCH:
        return around_ranch(city, parcel)
    if tile == MINE:
        return around_mine(city, parcel)
    if tile == HOTEL:
        return [("fixed", 1, HOTEL_INCOME)]
    if tile == GENERAL_STORE:
        return around_store(city, parcel)
    if tile == BLACKSMITH:
        rounds = ("round", city.round, BLACKSMITH_PER_ROUND * city.round)
        return [rounds, ("ranches", ranches, BLACKSMITH_PER_OWN_RANCH * ranches)]
    houses = symbols(city, parcel)
    if tile == SALOON:
        return [("houses", houses, SALOON_PER_SYMBOL * houses)]
    if tile == DRUGSTORE:
        own = ("ranches", ranches, DRUGSTORE_PER_OWN_RANCH * ranches)
        return [("houses", houses, DRUGSTORE_PER_SYMBOL * houses), own]
    if tile == BANK:
        mines = count(city, owner, BUILT + MINE)
        own = ("mines", mines, BANK_PER_OWN_MINE * mines)
        return [("houses", houses, BANK_PER_SYMBOL * houses), own]
    return []


def around_ranch(city: City, parcel: int) -> list[Part]:
    """Free parcels and river parcels, at least $1 (CC-112, CC-240)."""
    free = sum(1 for other in AROUND[parcel] if city.ground[other] == BARE)
    river = sum(1 for other in AROUND[parcel] if city.ground[other] == RIVER)
    found = [("free", free, RANCH_PER_FREE * free), ("river_free", river, RIVER_RANCH * river)]
    missing = RANCH_LEAST - sum(dollars for _, _, dollars in found)
    return [*found, ("least", 1, missing)] if missing > 0 else found


def around_mine(city: City, parcel: int) -> list[Part]:
    """Mountains that are not a rival's, and the river (CC-111, CC-241)."""
    mountains = sum(
        1
        for other in AROUND[parcel]
        if city.ground[other] == MOUNTAIN and city.owner[other] in (NOBODY, city.owner[parcel])
    )
    wet = int(any(city.ground[other] == RIVER for other in AROUND[parcel]))
    found = ("mountains", mountains, MINE_PER_MOUNTAIN * mountains)
    return [found, ("river", wet, RIVER_MINE * wet)]


def around_store(city: City, parcel: int) -> list[Part]:
    """House symbols of the owner and all others (CC-124)."""
    mine = [p for p in AROUND[parcel] if city.owner[p] == city.owner[parcel]]
    own = sum(SYMBOLS_OF[city.ground[other]] for other in mine)
    others = sum(SYMBOLS_OF[city.ground[p]] for p in AROUND[parcel] if p not in mine)
    return [
        ("own_houses", own, GENERAL_STORE_PER_OWN_SYMBOL * own),
        ("other_houses", others, GENERAL_STORE_PER_OTHER_SYMBOL * others),
    ]


def income_parts(city: City, parcel: int) -> list[Part]:
    """Everything that makes a building's income, in the order of CC-140; nothing is left out."""
    if city.owner[parcel] < 0 or city.ground[parcel] < BUILT:
        return []
    found = [part for part in counted(city, parcel) if part[2]]
    tile = city.ground[parcel] - BUILT
    whole = sum(dollars for _, _, dollars in found)
    cap = INCOME_CAP[tile]
    if whole > cap:
        found.append(("cap", cap, cap - whole))
        whole = cap
    earned = income(city, parcel)
    if earned != whole:
        found.append(("town_hall", 1, earned - whole))
    return found


def safe(city: City) -> list[int]:
    """Buildings with an income that nobody may attack (CC-048, CC-114)."""
    return [
        parcel
        for parcel in range(PARCELS)
        if city.owner[parcel] >= 0 and earning(city, parcel) and not attackable(city, parcel)
    ]


# --- players -------------------------------------------------------------------------------------


def strength_parts(city: City, seat: int) -> list[tuple[str, int]]:
    """What makes a player's strength (CC-009, CC-010)."""
    found = [("cowboys", city.reserve[seat]), ("revolvers", city.revolvers[seat])]
    if city.white == IN_RESERVE and city.power[SHERIFF_YELLOW] == seat:
        found.append(("white", 1))
    if city.chip == seat:
        found.append(("chip", CHIP_STRENGTH))
    if city.power[MERCENARY_YELLOW] == seat:
        found.append(("mercenary", MERCENARY_YELLOW_STRENGTH))
    elif city.power[MERCENARY_RED] == seat:
        found.append(("mercenary", MERCENARY_RED_STRENGTH))
    horses = min(city.corral[seat * CORRALS], len(CORRAL_STRENGTH) - 1)
    return [*found, ("corral", CORRAL_STRENGTH[horses])] if horses else found


def stands(city: City, seat: int, place: int) -> bool:
    """Whether a player wants something on a place, by an ordinary or the white cowboy."""
    return seat in standing(city, place) or (alone(city, place) == seat)


def committed(city: City, seat: int) -> int:
    """What all would cost that a player's cowboys stand on: tiles and parcels (CC-013)."""
    tiles = sum(
        tile_price(city, seat, SQUARE_PRICE[square])
        for square in range(BUILD12, BUILD3 + 1)
        if stands(city, seat, square)
    )
    return tiles + sum(
        price_for(city, seat, parcel)
        for parcel in range(PARCELS)
        if city.owner[parcel] == NOBODY
        and not city.outlaw[parcel]
        and stands(city, seat, LAND + parcel)
    )


def prices(city: City, seat: int) -> list[int]:
    """What each parcel costs a player; whoever only looks on sees its usual price (CC-072)."""
    if seat < 0:
        return [price(city, parcel) for parcel in range(PARCELS)]
    return [price_for(city, seat, parcel) for parcel in range(PARCELS)]


def duels_ahead(city: City) -> list[tuple[int, list[int]]]:
    """The places where there will be shooting as things stand, and who will be in it."""
    found = [(place, shooters(city, place)) for place in occupied(city)]
    return [(place, seats) for place, seats in found if seats]


def shooters(city: City, place: int) -> list[int]:
    """Who will fight on a place; no-duel cowboys never do, and nobody disputes a parcel with the
    Lawyer (CC-059, CC-199, CC-225, CC-277).
    """
    if place in (WAGES, ROAD1):
        return []
    if place < LAND:
        seats = [seat for seat in standing(city, place) if not city.ladies[place] >> seat & 1]
        return seats if len(seats) > 1 else []
    seats, parcel = list(standing(city, place)), place - LAND
    if city.outlaw[parcel]:
        return seats
    yielded = city.owner[parcel] == NOBODY and city.power[LAWYER] in seats
    return seats if len(seats) > 1 and not yielded else []


def worth(city: City, seat: int) -> list[int]:
    """What each square gives a player as things stand, or what its tile costs him; 0: by dice."""
    found = list(SQUARE_PRICE)
    found[WAGES], found[AMMO] = WAGE, CHIP_STRENGTH
    found[ROADS3], found[ROAD1] = ROADS_WON, ROADS_EACH
    if seat < 0:
        return found
    for square in range(BUILD12, BUILD3 + 1):
        found[square] = tile_price(city, seat, SQUARE_PRICE[square])
    found[INC_PARCELS] = MONEY_PER_PARCEL * owned(city, seat)
    found[INC_COWBOYS] = MONEY_PER_STRENGTH * strength(city, seat)
    found[VP_PARCELS] = owned(city, seat) // 2
    found[VP_BUILDINGS] = built(city, seat)
    found[VP_COWBOYS] = strength(city, seat) // 2
    return found
