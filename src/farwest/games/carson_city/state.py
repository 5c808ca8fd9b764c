"""What lies on the table."""

from __future__ import annotations

from typing import Final

from farwest.games.carson_city.box import SQUARES
from farwest.games.carson_city.land import PARCELS
from farwest.kernel.state import State
from farwest.kernel.steps import NOBODY

# What a parcel carries: one of these, or BUILT + a building's code.
BARE: Final = 0
HOUSE: Final = 1
TOWN_HOUSE: Final = 2
MOUNTAIN: Final = 3
RIVER: Final = 4
BUILT: Final = 5

# Where a cowboy may stand: an action square by its number, or LAND + a parcel.
LAND: Final = len(SQUARES)
PLACES: Final = LAND + PARCELS
IN_RESERVE: Final = PLACES
"""Where the white cowboy is before he is placed."""
WHITE: Final = 1 << 6
"""The white cowboy's mark on a place; the others' is 1 << seat."""
COWBOYS_THERE: Final = WHITE - 1
"""The marks of all ordinary cowboys."""


class City(State):
    """Carson City: the land, the squares around it, and what the players have.

    `ground` and `owner` describe the parcels, `laid` the edges with a road. `touched`, `frontier`,
    `equipped`, `crowd` and `closed` follow from them and are kept up to date: crossings at the end
    of a road, edges that would prolong a road, parcels a road touches, occupied parcels in the
    nine around a parcel, neighbours that are occupied or owned. `at` marks who stands on a place,
    `blast` and `ladies` who brought dynamite or a no-duel token; `wages` and `labour` count the
    cowboys of the two squares that take several. `power` says who holds each of the 38 powers this
    round. Lists by seat and something else are flat. `crossing`, `shore`, `reach` and `total` are
    never changed in place, so copies share them.
    """

    __slots__ = (
        "at",
        "bag",
        "shore",
        "beginning",
        "bid",
        "bidder",
        "bidding",
        "blast",
        "card",
        "cash",
        "chip",
        "closed",
        "contest",
        "corral",
        "corral_boy",
        "crossing",
        "crowd",
        "dice",
        "discard",
        "dynamite",
        "earned",
        "equipped",
        "factor",
        "fighters",
        "frontier",
        "gains",
        "ground",
        "hand",
        "hero",
        "horsed",
        "horses",
        "kit",
        "labour",
        "ladies",
        "laid",
        "lot",
        "menace",
        "moves",
        "occupant",
        "order",
        "outlaw",
        "outlawry",
        "owner",
        "passed",
        "patience",
        "pending",
        "played",
        "points",
        "power",
        "provisional",
        "reach",
        "refilled",
        "refused",
        "removed",
        "reserve",
        "revolvers",
        "rivered",
        "roads",
        "rodeos",
        "round",
        "row",
        "second",
        "sharp",
        "sheet",
        "shelved",
        "shown",
        "side",
        "spend",
        "square",
        "strongest",
        "supply",
        "titles",
        "tokens",
        "total",
        "touched",
        "town_hall",
        "turn",
        "wages",
        "white",
        "wish",
    )

    def __init__(self) -> None:
        super().__init__()
        # variants
        self.beginning = 0
        self.rivered = 0
        self.strongest = 0
        self.kit = 0
        self.outlawry = 0
        self.horsed = 0
        # the round
        self.round = 0
        self.square = NOBODY
        self.turn = 0
        self.order: list[int] = []
        self.passed: list[int] = []
        # personalities: the side of each card in play, who holds each power, his cards
        self.side: list[int] = []
        self.power: list[int] = []
        self.card: list[int] = []
        self.second: list[int] = []
        self.patience = 0
        self.hero = NOBODY
        self.chip = NOBODY
        self.white = NOBODY
        # the land
        self.ground: list[int] = []
        self.owner: list[int] = []
        self.laid: list[int] = []
        self.touched: list[int] = []
        self.frontier: list[int] = []
        self.equipped: list[int] = []
        self.crowd: list[int] = []
        self.closed: list[int] = []
        self.crossing: list[int] = []
        self.shore: list[int] = []
        self.outlaw: list[int] = []
        self.menace = 0
        self.town_hall = NOBODY
        self.occupant = NOBODY
        # tiles
        self.row: list[int] = []
        self.bag: list[int] = []
        self.total: list[int] = []
        self.removed = 0
        self.pending: list[list[int]] = []
        # cowboys on the board
        self.at: list[int] = []
        self.blast: list[int] = []
        self.ladies: list[int] = []
        self.wages: list[int] = []
        self.labour: list[int] = []
        self.reach: list[list[int]] = []
        # the players
        self.cash: list[int] = []
        self.points: list[int] = []
        self.gains: list[int] = []
        self.reserve: list[int] = []
        self.supply: list[int] = []
        self.revolvers: list[int] = []
        self.roads: list[int] = []
        self.titles: list[int] = []
        self.dynamite: list[int] = []
        self.tokens: list[int] = []
        self.sharp: list[int] = []
        # horses
        self.horses: list[int] = []
        self.corral: list[int] = []
        self.corral_boy: list[int] = []
        self.rodeos: list[int] = []
        # a duel: where, who is in it, two dice a seat
        self.contest = NOBODY
        self.fighters: list[int] = []
        self.dice: list[int] = []
        # duel tiles: hands by value, the discards, those that all saw, who drew from them
        self.hand: list[int] = []
        self.discard: list[int] = []
        self.shown: list[int] = []
        self.refilled: list[int] = []
        # a construction: houses put up so far, owners who said no, tiles put off
        self.provisional: list[int] = []
        self.refused = 0
        self.shelved: list[int] = []
        # an auction
        self.lot: list[int] = []
        self.bid = 0
        self.bidder = NOBODY
        self.bidding: list[int] = []
        # building income
        self.factor: list[int] = []
        self.earned: list[int] = []
        # chosen in secret: duel tiles, sheets, operations of Kit Carson, money spent
        self.played: list[int] = []
        self.sheet: list[int] = []
        self.wish: list[list[int]] = []
        self.moves: list[int] = []
        self.spend: list[int] = []

    def clone(self) -> City:
        twin = City.__new__(City)
        self.copy_kernel(twin)
        twin.beginning = self.beginning
        twin.rivered = self.rivered
        twin.strongest = self.strongest
        twin.kit = self.kit
        twin.outlawry = self.outlawry
        twin.horsed = self.horsed
        twin.round = self.round
        twin.square = self.square
        twin.turn = self.turn
        twin.order = self.order[:]
        twin.passed = self.passed[:]
        twin.side = self.side[:]
        twin.power = self.power[:]
        twin.card = self.card[:]
        twin.second = self.second[:]
        twin.patience = self.patience
        twin.hero = self.hero
        twin.chip = self.chip
        twin.white = self.white
        twin.ground = self.ground[:]
        twin.owner = self.owner[:]
        twin.laid = self.laid[:]
        twin.touched = self.touched[:]
        twin.frontier = self.frontier[:]
        twin.equipped = self.equipped[:]
        twin.crowd = self.crowd[:]
        twin.closed = self.closed[:]
        twin.crossing = self.crossing
        twin.shore = self.shore
        twin.outlaw = self.outlaw[:]
        twin.menace = self.menace
        twin.town_hall = self.town_hall
        twin.occupant = self.occupant
        twin.row = self.row[:]
        twin.bag = self.bag[:]
        twin.total = self.total
        twin.removed = self.removed
        twin.pending = [tiles[:] for tiles in self.pending]
        twin.at = self.at[:]
        twin.blast = self.blast[:]
        twin.ladies = self.ladies[:]
        twin.wages = self.wages[:]
        twin.labour = self.labour[:]
        twin.reach = self.reach
        twin.cash = self.cash[:]
        twin.points = self.points[:]
        twin.gains = self.gains[:]
        twin.reserve = self.reserve[:]
        twin.supply = self.supply[:]
        twin.revolvers = self.revolvers[:]
        twin.roads = self.roads[:]
        twin.titles = self.titles[:]
        twin.dynamite = self.dynamite[:]
        twin.tokens = self.tokens[:]
        twin.sharp = self.sharp[:]
        twin.horses = self.horses[:]
        twin.corral = self.corral[:]
        twin.corral_boy = self.corral_boy[:]
        twin.rodeos = self.rodeos[:]
        twin.contest = self.contest
        twin.fighters = self.fighters[:]
        twin.dice = self.dice[:]
        twin.hand = self.hand[:]
        twin.discard = self.discard[:]
        twin.shown = self.shown[:]
        twin.refilled = self.refilled[:]
        twin.provisional = self.provisional[:]
        twin.refused = self.refused
        twin.shelved = self.shelved[:]
        twin.lot = self.lot[:]
        twin.bid = self.bid
        twin.bidder = self.bidder
        twin.bidding = self.bidding[:]
        twin.factor = self.factor[:]
        twin.earned = self.earned[:]
        twin.played = self.played[:]
        twin.sheet = self.sheet[:]
        twin.wish = [answers[:] for answers in self.wish] if self.kit else self.wish
        twin.moves = self.moves[:]
        twin.spend = self.spend[:]
        return twin
