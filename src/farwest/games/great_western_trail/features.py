"""What a seat knows of the trail, as numbers for programs that learn (see kernel/features.py)."""

from __future__ import annotations

from functools import partial
from operator import getitem
from typing import Any, Final

from farwest.games.great_western_trail import box
from farwest.games.great_western_trail.rules.buildings import Local
from farwest.games.great_western_trail.rules.delivery import Transport
from farwest.games.great_western_trail.rules.railroad import number
from farwest.games.great_western_trail.rules.staying import Stay
from farwest.games.great_western_trail.rules.supply import AREA
from farwest.games.great_western_trail.rules.tiles import private
from farwest.games.great_western_trail.state import Trail
from farwest.games.great_western_trail.verbs import LOCAL
from farwest.kernel import features as kernel
from farwest.kernel.dump import fields, step_types
from farwest.kernel.features import (
    Circle,
    Plane,
    Tallies,
    arranged,
    circles,
    counts,
    each,
    joined,
    marks,
    seat_marks,
    turns,
)
from farwest.kernel.options import Options
from farwest.kernel.steps import Choice

PACKAGE: Final = "farwest.games.great_western_trail"
NEUTRAL: Final = box.TILES[box.NEUTRAL_A_TILE : box.NEUTRAL_A_TILE + len(box.NEUTRAL_SPOTS)]
NUMBERS: Final = tuple(f"building_{n}" for n in range(1, len(box.BUILDINGS) // 2 + 1))
"""Private buildings by number; which side is up is said once, for all players."""
SUPPLY: Final = box.TILES[box.COWBOY_TILE :]
"""What Kansas City supplies: workers, teepees, hazards."""
TEEPEES: Final = box.TILES[box.TEEPEE_BLUE_TILE : box.HAZARD_TILE]
HAZARDS: Final = box.TILES[box.HAZARD_TILE :]
ROWS: Final = tuple(f"row_{row}" for row in range(1, len(box.ROW_COST) + 1))
COLUMNS: Final = ("column_1", "column_2", "column_3")
HERD: Final = box.CARDS[: box.FIRST_STARTING]
"""Cards that a herd can hold: cattle and objectives, but for those one starts with."""
MARKET: Final = box.CARDS[box.FIRST_MARKET : box.FIRST_OBJECTIVE]
PLAYED: Final = box.CARDS[box.FIRST_OBJECTIVE :]
"""Objective cards that can lie in a player's area; those one starts with come last."""
OBJECTIVES: Final = HERD[box.FIRST_OBJECTIVE :]


def round_table(rows: list[bytes], values: list[int], circle: list[int]) -> bytes:
    """The row of each seat's value, from the viewer on."""
    return b"".join([rows[values[seat]] for seat in circle])


def planes(seats: int, options: Options) -> list[Plane[Trail]]:
    """Every plane of this table; how many numbers there are depends on the seats alone."""
    table = turn_planes(seats) + board_planes(seats) + supply_planes()
    return kernel.asking_planes(PACKAGE, seats) + table + player_planes(seats) + card_planes(seats)


# --- the turn --------------------------------------------------------------------------------

PLAIN: Final = ("steps", "spaces", "cards", "cowboys", "value", "free", "dollars")
"""Plain numbers of questions."""
ALSO: Final = {"left": "steps", "limit": "cards", "price": "dollars", "cost": "dollars"}
"""Other names that they have in the rules."""
MARKED: Final = {
    "modifier": each(("modifier",), ("0", "1", "2", "-2", "-1")),
    "column": COLUMNS,
    "station": box.STATIONS,
    "city": box.CITIES,
    "index": NUMBERS,
}
"""What a question names, one of several: a place, or what a worker costs more or less."""
QUESTION: Final = (*PLAIN, *(label for labels in MARKED.values() for label in labels))
AT: Final = {label: place for place, label in enumerate(QUESTION)}
HERE: Final = (*box.LOCAL_ACTIONS, "risk_own", "risk_copied", "untouched")


def turn_planes(seats: int) -> list[Plane[Trail]]:
    """What the question is about, what is open here, and what comes after."""
    choices = [kind for kind in step_types(PACKAGE).values() if issubclass(kind, Choice)]
    names = {*PLAIN, *ALSO, *MARKED}
    parts = {
        kind: [(name, *told(name)) for name in fields(kind) if name in names] for kind in choices
    }
    prompts = sorted({kind.prompt for kind in choices if kind.prompt})
    labels = (*each(("here",), HERE), *each(("later",), prompts), "transport")
    later: dict[type, int] = {Transport: labels.index("transport")}
    later |= {kind: labels.index(f"later.{kind.prompt}") for kind in choices if kind.prompt}
    who = seat_marks(seats)
    place = marks(box.KANSAS_CITY)
    here = len(QUESTION)
    nothing = bytes(here + len(labels))

    def turn(trail: Trail, seat: int) -> bytes:
        found = bytearray(nothing)
        choice: Any = trail.choice_of(seat)
        for name, first, size in parts.get(type(choice), ()):
            value = getattr(choice, name)
            if size:
                found[first + value % size] = 1
            else:
                found[first] = number(trail, value)
        *waiting, asked = trail.agenda or (None,)
        for step in waiting:
            at = later.get(type(step))
            if at is None:
                continue
            if isinstance(step, Stay):
                open_here(step, found, here)
            else:
                found[here + at] += step.cost if isinstance(step, Transport) else 1
        if isinstance(asked, Stay):
            open_here(asked, found, here)
        told = counts((trail.turns, trail.arrived))
        return b"".join((found, told, who[seat][trail.holder], place[trail.copied]))

    taker = each(("token",), kernel.seat_labels(seats))
    read = partial(Plane[Trail], read=turn)
    return [
        read("question", QUESTION, "numbers and names in what the seat is asked"),
        read(
            "pending",
            labels,
            "actions open where the cattleman stands, whether none is done yet; questions that "
            "wait behind the one now asked; dollars of transport still to pay",
        ),
        read(
            "turn",
            ("turns", "arrived", *taker, *each(("copied",), box.SPOTS[: box.KANSAS_CITY])),
            "turns played; whether the place reached is still to be used; who took the token; "
            "where the building stands that 8b copies",
        ),
    ]


def told(name: str) -> tuple[int, int]:
    """Where the row of a question tells something, and of how many it is one; 0: a number."""
    labels = MARKED.get(name, ())
    return AT[labels[0] if labels else ALSO.get(name, name)], len(labels)


def open_here(stay: Stay, found: bytearray, here: int) -> None:
    """The local and risk actions not done yet, and whether nothing is done (GWT-055 to GWT-058)."""
    for task in stay.tasks:
        found[here + task.code - LOCAL] = 1
        if isinstance(task, Local) and task.other >= 0:
            found[here + task.other - LOCAL] = 1
    found[here + len(HERE) - 1] = bool(stay.instead)


# --- the board -------------------------------------------------------------------------------


def board_planes(seats: int) -> list[Plane[Trail]]:
    """What lies on the trail and at the stations, and who stands where."""
    around = kernel.seat_labels(seats)
    circle = circles(seats)
    spots = range(len(box.SPOTS))
    labels = [f"{box.SPOTS[spot]}.{kind}" for spot in spots for kind in kinds_at(spot, around)]
    rows = [[rows_at(spot, seat, seats) for spot in spots] for seat in range(seats)]
    place = marks(box.START + 1)
    space = marks(len(box.SPACES))
    master = marks(len(box.MASTERS) + len(box.WORKERS))

    def railroad(trail: Trail, seat: int) -> bytes:
        return round_table(space, trail.engine, circle[seat]) + joined(master, trail.masters)

    beside = partial(Plane[Trail], read=railroad, fields=("engine", "masters"))
    return [
        Plane(
            "trail",
            tuple(labels),
            "what lies at each place: which neutral building, whose private building and its "
            "number, which hazard or teepee",
            lambda trail, seat: b"".join(map(getitem, rows[seat], trail.board)),
            ("board",),
        ),
        Plane(
            "cattlemen",
            each(around, box.SPOTS[: box.START + 1]),
            "where each cattleman stands; nowhere before his first turn",
            lambda trail, seat: round_table(place, trail.spot, circle[seat]),
        ),
        beside("engines", each(around, box.SPACES), "where each engine stands"),
        beside(
            "masters",
            each(box.STATIONS[: len(box.MASTERS)], (*box.MASTERS, *box.WORKERS)),
            "the station master tile at each station, or the worker left there",
        ),
    ]


def kinds_at(spot: int, around: tuple[str, ...]) -> tuple[str, ...]:
    """What can lie at a place of the trail; hazards only in their own area (GWT-089)."""
    if spot in box.NEUTRAL_SPOTS:
        return NEUTRAL
    if spot in box.PLOTS:
        return (*around, *NUMBERS)
    if spot in box.TEEPEE_SLOTS:
        return TEEPEES
    if spot in box.HAZARD_SLOTS:
        first = box.HAZARD_SLOTS.index(spot) // AREA * box.HAZARD_KINDS
        return HAZARDS[first : first + box.HAZARD_KINDS]
    return ()


def rows_at(spot: int, seat: int, seats: int) -> dict[int, bytes]:
    """The row of each tile that can lie at a place, for a viewer."""
    kinds = kinds_at(spot, kernel.seat_labels(seats))
    found = {0: bytes(len(kinds)), box.KANSAS_CITY_TILE: b""}
    if spot in box.PLOTS:
        who, which = seat_marks(seats)[seat], marks(len(NUMBERS))
        for other in range(seats):
            for side in range(len(box.BUILDINGS)):
                found[private(other, side)] = who[other] + which[side // 2]
    else:
        found |= {box.TILES.index(kind): row for kind, row in zip(kinds, marks(len(kinds)))}
    return found


# --- Kansas City and the markets -------------------------------------------------------------


def supply_planes() -> list[Plane[Trail]]:
    """What can be had, and what is known of the piles: all but their order (GWT-007)."""
    tiles = Tallies(len(SUPPLY), box.COWBOY_TILE)
    cattle = Tallies(len(MARKET), box.FIRST_MARKET)
    cards = Tallies(len(OBJECTIVES), box.FIRST_OBJECTIVE)
    tile = {0: bytes(len(SUPPLY)), **dict(enumerate(marks(len(SUPPLY)), box.COWBOY_TILE))}
    row = marks(len(ROWS))
    piles = ("pile_1", "pile_2", "pile_3")

    def city(trail: Trail, seat: int) -> bytes:
        found = [tile[code] for code in trail.foresight]
        found += [tiles[bytes(pile)] for pile in (trail.pile_1, trail.pile_2, trail.pile_3)]
        found += bytes(trail.jobs), row[trail.token]
        return b"".join(found)

    def offers(trail: Trail, seat: int) -> bytes:
        market = bytes(trail.market) + cattle[bytes(trail.market_stack)]
        unseen = trail.objectives
        if any(trail.secret):
            unseen = sum(trail.secret[:seat] + trail.secret[seat + 1 :], unseen)
        return market + cards[bytes(trail.display)] + cards[bytes(unseen)]

    shown = partial(Plane[Trail], read=city, fields=("foresight", *piles, "jobs", "token"))
    on_offer = ("market", "market_stack", "objectives", "display", "secret")
    offered = partial(Plane[Trail], read=offers, fields=on_offer)
    spaces = each(COLUMNS, each(("1", "2"), SUPPLY))
    return [
        shown("foresight", spaces, "the tile on each foresight space", alike=True),
        shown("piles", each(piles, SUPPLY), "tiles left in each pile", alike=True),
        shown(
            "jobs",
            (*each(ROWS, box.WORKERS), *each(("token",), ROWS)),
            "workers in each row of the job market; the row of its token",
            alike=True,
        ),
        offered(
            "market",
            each(("open", "stack"), MARKET),
            "cattle in the market, and left in its stack",
        ),
        offered(
            "objectives",
            each(("display", "unseen"), OBJECTIVES),
            "objective cards on display; those in the stack or taken from it unseen by others",
        ),
    ]


# --- the players -----------------------------------------------------------------------------


def player_planes(seats: int) -> list[Plane[Trail]]:
    """What everybody sees on each player's board and beside it."""
    around = kernel.seat_labels(seats)
    circle = circles(seats)
    numbers = subsets(len(NUMBERS))
    masters = subsets(len(box.MASTERS))
    removed = Tallies(len(HAZARDS), box.HAZARD_TILE)
    two_lists = turns(seats, (1, 1))
    each_has = (box.WORKERS, TEEPEES, box.DISCS, box.CITIES, box.STATIONS)
    orders = turns(seats, [len(kinds) for kinds in each_has])

    def belongings(trail: Trail, seat: int) -> bytes:
        numbers = [
            *trail.workers,
            *trail.teepees,
            *trail.discs,
            *trail.cities,
            *trail.stations,
        ]
        return arranged(numbers, orders[seat])

    def tiles(trail: Trail, seat: int) -> bytes:
        unbuilt = round_table(numbers, trail.unbuilt, circle[seat])
        held = round_table(masters, trail.master_tiles, circle[seat])
        taken = [removed[bytes(trail.hazards[other])] for other in circle[seat]]
        return b"".join([unbuilt, held, bytes(trail.sides), *taken])

    counted = ("workers", "teepees", "discs", "cities", "stations")
    owned = partial(Plane[Trail], read=belongings, fields=counted)
    beside = ("unbuilt", "master_tiles", "sides", "hazards")
    lying = partial(Plane[Trail], read=tiles, fields=beside)
    return [
        Plane(
            "goods",
            each(("cash", "certificates"), around),
            "dollars, and the place on the certificate track",
            lambda trail, seat: arranged(trail.cash + trail.certificates, two_lists[seat]),
        ),
        owned(
            "crews",
            (*each(around, box.WORKERS), *each(around, TEEPEES)),
            "workers and teepees",
        ),
        owned(
            "discs",
            (*each(around, box.DISCS), *each(around, box.CITIES), *each(around, box.STATIONS)),
            "discs left on the player board, in cities and at stations",
        ),
        lying(
            "tiles",
            (*each(around, NUMBERS), *each(around, box.MASTERS), *each(("side_b",), NUMBERS)),
            "private buildings not built yet, station master tiles; buildings with side b up",
        ),
        lying("hazards", each(around, HAZARDS), "hazards removed"),
    ]


def subsets(size: int) -> list[bytes]:
    """A row for every set of so many things, by the number whose bits are the things."""
    return [bytes(held >> thing & 1 for thing in range(size)) for held in range(1 << size)]


def card_planes(seats: int) -> list[Plane[Trail]]:
    """Everybody's cards, as far as the seat knows where they are (GWT-006, GWT-234)."""
    around = kernel.seat_labels(seats)
    circle = circles(seats)
    played = Tallies(len(PLAYED), box.FIRST_OBJECTIVE)
    herds = Tallies(len(HERD))
    two_lists = turns(seats, (1, 1))

    def backs(trail: Trail, seat: int) -> bytes:
        return arranged([*map(len, trail.hand), *map(len, trail.secret)], two_lists[seat])

    def areas(trail: Trail, seat: int) -> bytes:
        return b"".join([played[bytes(trail.area[other])] for other in circle[seat]])

    def own(trail: Trail, seat: int) -> bytes:
        hand, deck, discard = trail.hand[seat], trail.deck[seat], trail.discard[seat]
        return herds[bytes(hand)] + herds[bytes(deck)] + herds[bytes(discard)]

    def other(trail: Trail, seat: int) -> bytes:
        hidden = trail.hand[seat] + trail.deck[seat]
        for card in trail.secret[seat]:
            hidden.remove(card)
        known, discard = trail.known[seat], trail.discard[seat]
        return herds[bytes(known)] + herds[bytes(hidden)] + herds[bytes(discard)]

    return [
        Plane(
            "backs",
            each(("hand", "unseen"), around),
            "cards in hand; of these, objective cards taken from the stack unseen",
            backs,
        ),
        Plane("areas", each(around, PLAYED), "objective cards played", areas, ("area",)),
        Plane(
            "herds",
            each(around, each(("hand", "stack", "discard"), HERD)),
            "cards in hand, in the draw stack, in the discard pile; of others: those known to be "
            "in hand, all in hand or stack but for cards taken unseen, the discard pile",
            Circle(seats, own, other),
            ("hand", "deck", "discard", "known", "secret"),
        ),
    ]
