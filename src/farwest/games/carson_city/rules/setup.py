"""Setting up, in the order of CC-309."""

from __future__ import annotations

from farwest.games.carson_city.box import (
    CATEGORIES,
    COWBOYS,
    DUEL_VALUES,
    LINE_GIVES,
    NORMAL_LINES,
    PERSONALITIES,
    ROW_START,
    START_HORSES,
    START_MONEY,
    TITLES,
    TOWN_HALL,
)
from farwest.games.carson_city.land import (
    AROUND,
    CROSSINGS,
    EDGES,
    PARCELS,
    ROLLED,
    SIDES,
    banks,
    crossing_edges,
)
from farwest.games.carson_city.rules.asking import Undecided
from farwest.games.carson_city.rules.buildings.town_hall import TownHallArrives
from farwest.games.carson_city.rules.cowboys import CORRALS, GAINS
from farwest.games.carson_city.rules.duel_tiles import deal_tiles, start_money
from farwest.games.carson_city.rules.new_beginning import FillSheet
from farwest.games.carson_city.rules.parcels import NEVER, acquire, occupy, untaken
from farwest.games.carson_city.rules.roads import lay
from farwest.games.carson_city.rules.round import Round
from farwest.games.carson_city.rules.row import draw_tile
from farwest.games.carson_city.state import BARE, HOUSE, LAND, MOUNTAIN, PLACES, RIVER, City
from farwest.games.carson_city.verbs import TAKE
from farwest.kernel.steps import NOBODY, Step
from farwest.kernel.verbs import Arg


def lay_out_land(city: City, river: list[int]) -> None:
    """Bare parcels, and the river (CC-234, CC-237)."""
    city.rivered = int(bool(river))
    city.ground = [BARE] * PARCELS
    city.owner = [NOBODY] * PARCELS
    city.laid = [0] * EDGES
    city.touched = [0] * CROSSINGS
    city.equipped = [0] * PARCELS
    city.crowd = [0] * PARCELS
    city.closed = [0] * PARCELS
    city.outlaw = [0] * PARCELS
    city.factor = [1] * PARCELS
    city.crossing = crossing_edges(river)
    city.shore = banks(river)
    city.at = [0] * PLACES
    city.blast = [0] * PLACES
    city.ladies = [0] * LAND
    for parcel in river:
        flood(city, parcel)


def flood(city: City, parcel: int) -> None:
    """A river parcel: nobody's for ever, and closed for town houses beside it (CC-099)."""
    city.ground[parcel] = RIVER
    city.owner[parcel] = NEVER
    for other in AROUND[parcel]:
        city.closed[other] += 1


def give_nothing(city: City, seats: int) -> None:
    """Everybody's supplies, as they are before anything is handed out."""
    city.power = [NOBODY] * (2 * len(PERSONALITIES))
    city.card = [NOBODY] * seats
    city.second = [NOBODY] * seats
    city.pending = [[] for _ in range(seats)]
    city.wages = [0] * seats
    city.labour = [0] * seats
    city.cash = [0] * seats
    city.points = [0] * seats
    city.gains = [0] * (seats * len(GAINS))
    city.reserve = [0] * seats
    city.supply = [COWBOYS] * seats
    city.revolvers = [0] * seats
    city.roads = [0] * seats
    city.titles = [TITLES] * seats
    city.dynamite = [0] * seats
    city.tokens = [0] * seats
    city.sharp = [0] * seats
    city.horses = [0] * seats
    city.corral = [0] * (seats * CORRALS)
    city.corral_boy = [0] * (seats * CORRALS)
    city.rodeos = [0] * seats
    city.dice = [NOBODY] * (2 * seats)
    city.played = [NOBODY] * (2 * seats)
    city.hand = [0] * (seats * DUEL_VALUES)
    city.discard = [0] * DUEL_VALUES
    city.shown = [0] * DUEL_VALUES
    city.refilled = [0] * seats
    city.sheet = [NOBODY] * (seats * len(CATEGORIES))
    city.wish = [[] for _ in range(seats)]
    city.moves = [0] * seats
    city.spend = [NOBODY] * seats
    city.earned = [0] * seats


class SetUp(Step[City]):
    """Row, land and order; then what players start with (CC-309)."""

    __slots__ = ("mountains",)

    def __init__(self, mountains: int) -> None:
        self.mountains = mountains

    def run(self, city: City) -> None:
        drawn = fill_first_row(city)
        found_town(city, self.mountains)
        city.order = list(range(city.seats))
        city.shuffle(city.order)
        city.passed = city.order[:]
        city.tell("order", (city.order[:],))
        city.do(StartingGoods())
        if drawn:
            city.do(TownHallArrives())


def fill_first_row(city: City) -> bool:
    """Ranches, mines and three drawn tiles; whether the Town Hall was drawn (CC-025 to CC-033)."""
    hall = False
    for slot in reversed(range(len(ROW_START))):
        tile = ROW_START[slot]
        if tile >= 0:
            city.bag[tile] -= 1
        city.row[slot] = tile
    for slot in reversed(range(len(ROW_START))):
        if city.row[slot] < 0:
            tile = draw_tile(city)
            if tile == TOWN_HALL:
                hall = True
                tile = draw_tile(city)
            city.row[slot] = tile
    return hall


def found_town(city: City, mountains: int) -> None:
    """The centre with its house and roads, then the mountains (CC-028 to CC-030, CC-235)."""
    centre = roll_map(city)
    occupy(city, centre, HOUSE)
    for edge in SIDES[centre]:
        lay(city, edge)
    city.tell("centre", (centre,))
    for _ in range(mountains):
        parcel = roll_map(city)
        occupy(city, parcel, MOUNTAIN)


def roll_map(city: City) -> int:
    """A parcel by black and white die; rolls that would be rerolled are left out (CC-028)."""
    open_to = [parcel for parcel in ROLLED if city.ground[parcel] == BARE]
    return open_to[city.draw(len(open_to))]


class StartingGoods(Step[City]):
    """Duel tiles, sheets, goods, parcels, horses (CC-023, CC-229, CC-246, CC-282)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        if city.strongest:
            deal_tiles(city)
        city.do(HandOut(), Round())
        if city.beginning:
            city.together([FillSheet(seat) for seat in range(city.seats)])
        else:
            city.sheet = list(NORMAL_LINES) * city.seats


class HandOut(Step[City]):
    """Everybody gets what his sheet says, by default the normal start (CC-023, CC-231)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        parcels = []
        for seat in range(city.seats):
            first = seat * len(CATEGORIES)
            lines = city.sheet[first : first + len(CATEGORIES)]
            gives = [LINE_GIVES[category][line] for category, line in enumerate(lines)]
            money, cowboys, land, revolvers, roads, sharp = gives
            if city.strongest:
                money += start_money(city, seat) - START_MONEY
            city.cash[seat] = max(money, 0)
            city.reserve[seat] = cowboys
            city.supply[seat] = COWBOYS - cowboys
            city.revolvers[seat] = revolvers
            city.roads[seat] = roads
            city.sharp[seat] = sharp
            city.horses[seat] = START_HORSES if city.horsed else 0
            parcels.append(land)
            if city.beginning:
                city.tell("sheet", (seat, city.cash[seat], cowboys, land, revolvers, roads, sharp))
        city.sheet = [NOBODY] * len(city.sheet)
        city.do_all(draft(city, parcels))


def draft(city: City, parcels: list[int]) -> list[Step[City]]:
    """Odd passes from last to first, even ones from first to last (CC-034, CC-233)."""
    picks: list[Step[City]] = []
    for turn in range(max(parcels)):
        seats = city.order if turn % 2 else city.order[::-1]
        picks += [StartingParcel(seat) for seat in seats if parcels[seat] > turn]
    return picks


class StartingParcel(Undecided):
    """Take a parcel free of charge (CC-034)."""

    __slots__ = ()
    prompt = "start_parcel"

    def options(self, city: City) -> list[int]:
        return [TAKE + parcel for parcel in untaken(city)]

    def take(self, city: City, action: int) -> None:
        acquire(city, self.player, action - TAKE)

    def hint(self, city: City, action: int) -> list[Arg]:
        return [Arg("cost", "number", 0)]
