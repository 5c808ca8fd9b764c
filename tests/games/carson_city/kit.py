"""A town to set up by hand: positions, loaded dice, and answers in words.

>>> t = Table(3)                              # a bare map with the town centre on D4
>>> t.build(P1, "C4", "saloon")               # P1 owns C4, and a saloon stands there
>>> t.put(P1, "ammo"), t.put(P2, "ammo")      # cowboys from the supply, reserves as they were
>>> t.dice(4, 2)                              # the next dice, in the order they are rolled
>>> t.resolve()                               # phase 3 begins
>>> t.play("P1 road H3-4")
>>> t.asks
'P2 works'

Parcels are named by the letter of their row and the number of their column (A1 to H8), edges as
in the clauses (H3-3 joins crossing (3,3) to (3,4), V3-3 joins it to (4,3)), squares, buildings
and personalities as in the box.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from farwest.games.carson_city import GAME, box
from farwest.games.carson_city.options import river_of
from farwest.games.carson_city.powers import YELLOW
from farwest.games.carson_city.rules.buildings import income
from farwest.games.carson_city.rules.choosing import Choosing
from farwest.games.carson_city.rules.cowboys import SQUARES_VP, score, standing, strength
from farwest.games.carson_city.rules.duel_tiles import deal_tiles
from farwest.games.carson_city.rules.ending import RoundEnds
from farwest.games.carson_city.rules.parcels import NEVER, occupy, own
from farwest.games.carson_city.rules.placement import Placement
from farwest.games.carson_city.rules.places import settle_down
from farwest.games.carson_city.rules.roads import lay
from farwest.games.carson_city.rules.round import NextRound, Resolution
from farwest.games.carson_city.rules.setup import HandOut, give_nothing, lay_out_land
from farwest.games.carson_city.state import (
    BARE,
    BUILT,
    HOUSE,
    LAND,
    MOUNTAIN,
    RIVER,
    TOWN_HOUSE,
    City,
)
from farwest.kernel.news import Event
from farwest.kernel.options import Value
from farwest.kernel.steps import NOBODY, Step
from tests.games.carson_city.loaded import Loaded, die, fixed

P1, P2, P3, P4, P5, P6 = range(6)

LETTERS = "ABCDEFGH"
PARCEL_NAMES = [f"{letter}{column}" for letter in LETTERS for column in range(1, box.SIZE + 1)]
PARCEL = {name: parcel for parcel, name in enumerate(PARCEL_NAMES)}
EDGE_NAMES = [f"H{i}-{j}" for i in range(9) for j in range(8)]
EDGE_NAMES += [f"V{i}-{j}" for i in range(8) for j in range(9)]
EDGE = {name: edge for edge, name in enumerate(EDGE_NAMES)}
SQUARE = {name: square for square, name in enumerate(box.SQUARES)}
BUILDING = {name: tile for tile, name in enumerate(box.BUILDINGS)}
GROUND = {"": BARE, "house": HOUSE, "town_house": TOWN_HOUSE, "mountain": MOUNTAIN, "river": RIVER}
ROW = ("mine", "ranch", "hotel", "saloon", "bank", "mine", "ranch")
"""The building row of a Table, from $12 to $3, as set-up might have filled it."""
NAMES: dict[str, list[str]] = {
    "parcel": PARCEL_NAMES,
    "edge": EDGE_NAMES,
    "square": list(box.SQUARES),
    "place": [*box.SQUARES, *PARCEL_NAMES],
    "slot": list(box.SQUARES[box.BUILD12 : box.BUILD3 + 1]),
    "building": list(box.BUILDINGS),
    "personality": list(box.PERSONALITIES),
    "face": ["doctor", "undertaker"],
    "tax": ["arms", "money"],
    "corral": ["1", "2", "3", "4", "5"],
    "category": list(box.CATEGORIES),
}
"""The word for every value of a kind; other kinds are numbers."""


class Table:
    """A town in a known position: round 1, phase 2 about to begin, nothing owned.

    Nobody holds a power; the cards are 1, 2, 3 … in seat order, yellow, in name only. The turn
    order and the pass order are the order of the seats. Everybody has the normal start.
    """

    def __init__(self, seats: int = 3, centre: str = "D4", **options: Value) -> None:
        settled = GAME.settle(seats, options)
        self.city: City = GAME.deal(seats, options, 2026)
        self.luck = Loaded()
        self.events: list[Event] = []
        city = self.city
        city.agenda.clear()
        city.lanes = []
        lay_out_land(city, river_of(settled))
        city.frontier = []
        city.town_hall = city.occupant = NOBODY
        city.removed = 0
        give_nothing(city, seats)
        if city.strongest:
            deal_tiles(city)
        city.sheet = list(box.NORMAL_LINES) * seats
        HandOut().run(city)
        city.bag = city.total[:]
        city.row = [NOBODY] * len(ROW)
        self.row(*ROW)
        self.house(centre)
        row, column = divmod(PARCEL[centre], box.SIZE)
        self.road(f"H{row}-{column}", f"H{row + 1}-{column}")
        self.road(f"V{row}-{column}", f"V{row}-{column + 1}")
        city.order = list(range(seats))
        city.passed = list(range(seats))
        city.card = [1 + seat for seat in range(seats)]
        city.fate = self.luck
        city.sink = self.events
        self.placement()

    # --- which part of the game comes next -----------------------------------------------------

    def do(self, *steps: Step[City]) -> None:
        """These steps come next, and nothing after them."""
        self.city.over = False
        self.city.agenda[:] = steps[::-1]

    def choose(self) -> None:
        """A round begins with phase 1; nobody holds a card."""
        self.city.card = [NOBODY] * self.city.seats
        self.city.power = [NOBODY] * len(self.city.power)
        rest = (Resolution(), RoundEnds(), NextRound(self.city.round))
        self.do(Choosing(), Placement(), *rest)

    def placement(self) -> None:
        """Phase 2 begins."""
        self.do(Placement(), Resolution(), RoundEnds(), NextRound(self.city.round))

    def resolve(self) -> None:
        """Phase 3 begins; if not all had passed, the rest passes now, in turn order."""
        city = self.city
        city.passed += [seat for seat in city.order if seat not in city.passed]
        self.do(Resolution(), RoundEnds(), NextRound(self.city.round))

    def end_round(self) -> None:
        """Phase 4 begins."""
        self.do(RoundEnds(), NextRound(self.city.round))

    # --- setting up ----------------------------------------------------------------------------

    def own(self, seat: int, *parcels: str) -> None:
        """Titles of a player on parcels."""
        for name in parcels:
            own(self.city, seat, PARCEL[name])

    def build(self, seat: int, parcel: str, tile: str) -> None:
        """A building out of the bag, on a parcel that becomes its owner's; no revolvers."""
        self.take_tile(tile)
        if self.city.owner[PARCEL[parcel]] != seat:
            self.own(seat, parcel)
        occupy(self.city, PARCEL[parcel], BUILT + BUILDING[tile])

    def town_hall(self, parcel: str) -> None:
        """The Town Hall stands on a parcel."""
        self.take_tile("town_hall")
        occupy(self.city, PARCEL[parcel], BUILT + BUILDING["town_hall"])
        self.city.owner[PARCEL[parcel]] = NEVER
        self.city.town_hall = PARCEL[parcel]

    def house(self, *parcels: str) -> None:
        """Houses on bare parcels, whoever owns them."""
        for name in parcels:
            occupy(self.city, PARCEL[name], HOUSE)

    def town_house(self, parcel: str) -> None:
        """A town house on a bare parcel."""
        self.house(parcel)
        self.enlarge(parcel)

    def enlarge(self, parcel: str) -> None:
        """The house on a parcel is a town house already."""
        self.city.ground[PARCEL[parcel]] = TOWN_HOUSE

    def mountain(self, *parcels: str) -> None:
        """Mountains on bare parcels."""
        for name in parcels:
            occupy(self.city, PARCEL[name], MOUNTAIN)

    def outlaw(self, *parcels: str, strength: int = 8) -> None:
        """Outlaws of this strength on parcels."""
        self.city.menace = strength
        for name in parcels:
            self.city.outlaw[PARCEL[name]] = 1

    def road(self, *edges: str) -> None:
        """Roads on edges, whether or not they are connected."""
        for name in edges:
            lay(self.city, EDGE[name])

    def row(self, *tiles: str) -> None:
        """The building row from $12 to $3; an empty word is an empty square."""
        for tile in self.city.row:
            if tile >= 0:
                self.city.bag[tile] += 1
        for tile_name in filter(None, tiles):
            self.take_tile(tile_name)
        self.city.row = [BUILDING[tile] if tile else NOBODY for tile in tiles]

    def take_tile(self, tile: str) -> None:
        """A tile leaves the bag."""
        assert self.city.bag[BUILDING[tile]], f"no {tile} is left in the bag"
        self.city.bag[BUILDING[tile]] -= 1

    def bag(self, *tiles: str) -> None:
        """These tiles and no others are in the bag."""
        self.city.bag = [tiles.count(name) for name in box.BUILDINGS]

    def hold(self, seat: int, *tiles: str) -> None:
        """Pending tiles of a player, out of the bag."""
        for tile in tiles:
            self.take_tile(tile)
            self.city.pending[seat].append(BUILDING[tile])

    def put(self, seat: int, *places: str) -> None:
        """Cowboys of a player stand on places; they come from his supply."""
        for name in places:
            assert self.city.supply[seat], f"P{seat + 1} has no cowboy left to put"
            self.city.supply[seat] -= 1
            settle_down(self.city, seat, self.place(name), white=False)

    def white(self, place: str) -> None:
        """The white cowboy stands on a place."""
        settle_down(self.city, NOBODY, self.place(place), white=True)

    def give(self, seat: int, **goods: int) -> None:
        """What a player has from now on: cash, roads, titles … Cowboys come from his supply."""
        if "reserve" in goods:
            self.city.supply[seat] += self.city.reserve[seat] - goods["reserve"]
        for name, number in goods.items():
            getattr(self.city, name)[seat] = number

    def powers(self, seat: int, number: int) -> None:
        """A player's strength: no cowboys in reserve, and so many revolvers."""
        self.give(seat, reserve=0, revolvers=number)

    def score(self, seat: int, points: int) -> None:
        """Points gained before."""
        score(self.city, seat, points, SQUARES_VP)

    def holds(self, seat: int, card: str, side: int = YELLOW) -> None:
        """A player has taken a card; what it does at once is not done."""
        number = box.PERSONALITIES.index(card)
        self.city.card[seat] = number
        self.city.side[number] = side
        self.city.power[2 * number + side] = seat

    def sits(self, seat: int) -> None:
        """A player's cowboy occupies the Town Hall since an earlier round."""
        self.put(seat, PARCEL_NAMES[self.city.town_hall])
        self.city.occupant = seat

    def dice(self, *faces: int) -> None:
        """The next dice fall like this."""
        self.luck.coming += [die(face) for face in faces]

    def draw(self, *tiles: str) -> None:
        """The next tiles out of the bag."""
        for tile in tiles:
            self.luck.coming.append(self.drawing(BUILDING[tile]))

    def drawing(self, tile: int) -> Callable[[int], int]:
        """The draw that takes this tile out of the bag as it is then."""
        return lambda _: sum(self.city.bag[:tile])

    def pick(self, *numbers: int) -> None:
        """The next draws of any kind, from 0 on."""
        self.luck.coming += [fixed(number) for number in numbers]

    # --- playing -------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Let things happen until somebody is asked."""
        if not self.city.lanes:
            self.city.advance()

    def play(self, *answers: str) -> None:
        """Answers such as `P1 place ammo`, each checked as a player's would be."""
        for answer in answers:
            self.go_on()
            held = GAME.supply(self.city)
            self.city.answer(*self.code(answer))
            assert GAME.supply(self.city) == held, f"{answer}: something appeared or got lost"

    def code(self, answer: str) -> tuple[int, int]:
        """The seat and the action code of an answer in words."""
        player, name, *words = answer.split()
        verb = next(verb for verb in GAME.verbs.all if verb.name == name)
        pairs = zip(verb.fields, words, strict=True)
        values = [
            NAMES[field.kind].index(word) if field.kind in NAMES else int(word)
            for field, word in pairs
        ]
        return int(player[1:]) - 1, verb.code(*values)

    @property
    def asks(self) -> str:
        """Who is asked what, such as `P2 works`; empty when nothing is left to happen."""
        self.go_on()
        if self.city.over:
            return ""
        choice = self.city.choice_of(self.city.seat)
        assert choice is not None
        return f"P{self.city.seat + 1} {choice.prompt}"

    def offers(self, seat: int | None = None) -> list[str]:
        """What may be answered now, in words; by the first who is asked, or by this seat."""
        self.go_on()
        choice = self.city.choice_of(self.city.seat if seat is None else seat)
        assert choice is not None
        found = []
        for action in choice.options(self.city):
            name, args = GAME.verbs.decode(action)
            words = [NAMES[a.kind][a.value] if a.kind in NAMES else str(a.value) for a in args]
            found.append(" ".join([name, *words]))
        return found

    def ends(self, verb: str) -> list[str]:
        """The last words of all offers of a verb: `ends("place")` lists places."""
        return [offer.split()[-1] for offer in self.offers() if offer.startswith(verb + " ")]

    def can(self, answer: str) -> bool:
        """Whether this answer would be accepted."""
        self.go_on()
        seat, action = self.code(answer)
        choice = self.city.choice_of(seat)
        return choice is not None and action in choice.options(self.city)

    # --- looking -------------------------------------------------------------------------------

    def place(self, name: str) -> int:
        """A square or a parcel, as a place for cowboys."""
        return SQUARE[name] if name in SQUARE else LAND + PARCEL[name]

    def at(self, name: str) -> list[int]:
        """The seats with an ordinary cowboy on a place."""
        return list(standing(self.city, self.place(name)))

    def owner(self, parcel: str) -> int:
        """Whose title lies on a parcel."""
        return self.city.owner[PARCEL[parcel]]

    def ground(self, parcel: str) -> str:
        """What a parcel carries."""
        content = self.city.ground[PARCEL[parcel]]
        if content >= BUILT:
            return box.BUILDINGS[content - BUILT]
        return next(name for name, code in GROUND.items() if code == content)

    def income(self, parcel: str) -> int:
        """What the building on a parcel earns."""
        return income(self.city, PARCEL[parcel])

    def strength(self, seat: int) -> int:
        return strength(self.city, seat)

    def pending(self, seat: int) -> list[str]:
        """A player's pending tiles."""
        return [box.BUILDINGS[tile] for tile in self.city.pending[seat]]

    def on_row(self) -> list[str]:
        """The tiles of the row from $12 to $3."""
        return [box.BUILDINGS[tile] if tile >= 0 else "" for tile in self.city.row]

    def laid(self) -> list[str]:
        """The edges that carry a road."""
        return [name for name, edge in EDGE.items() if self.city.laid[edge]]

    def equipped(self) -> list[str]:
        """The parcels a road touches."""
        return [name for name, parcel in PARCEL.items() if self.city.equipped[parcel]]

    def told(self, kind: str) -> list[tuple[Any, ...]]:
        """The open arguments of every event of a kind so far."""
        return [event.args for event in self.events if event.kind == kind]

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat sees; -1 is a spectator."""
        return GAME.view(self.city, seat)


def around(parcel: str) -> list[str]:
    """The neighbours of a parcel, row by row, as one reads them off the map."""
    row, column = LETTERS.index(parcel[0]), int(parcel[1])
    rows = [LETTERS[r] for r in range(row - 1, row + 2) if 0 <= r < box.SIZE]
    columns = [c for c in range(column - 1, column + 2) if 1 <= c <= box.SIZE]
    return [f"{r}{c}" for r in rows for c in columns if f"{r}{c}" != parcel]


def outlaws(t: Table) -> list[str]:
    """Where outlaws stand."""
    return [name for name in PARCEL_NAMES if t.city.outlaw[PARCEL[name]]]
