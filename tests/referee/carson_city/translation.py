"""The engine's Carson City, told as the referee's table; nothing here decides anything."""

from __future__ import annotations

import random
from dataclasses import replace

from farwest.games.carson_city import GAME, box
from farwest.games.carson_city.options import NO_FIXED_SIDE
from farwest.games.carson_city.powers import GROCER_WAITS, NOT_IN_PLAY, SETTLER_WAITS
from farwest.games.carson_city.rules.cowboys import GAINS
from farwest.games.carson_city.state import BUILT, IN_RESERVE, LAND, WHITE, City
from farwest.kernel.laws import drawn_table
from tests.games.carson_city import wild
from tests.referee.carson_city.land import EDGES, PARCELS
from tests.referee.carson_city.printed import CORRALS
from tests.referee.carson_city.round import play
from tests.referee.carson_city.table import DYNAMITED, NO_DUEL, Cowboy, Player, Table
from tests.referee.lockstep import Case, Reading
from tests.referee.luck import Luck
from tests.referee.result import Result
from tests.referee.wording import wording

PLACES = [*box.SQUARES, *PARCELS]
ROW = box.SQUARES[box.BUILD12 : box.BUILD3 + 1]
GROUND = ["", "house", "town_house", "mountain", "river", *box.BUILDINGS]
POWERS = GAME.names["power"]
NAMES = {
    "parcel": PARCELS,
    "place": PLACES,
    "square": box.SQUARES,
    "slot": ROW,
    "edge": EDGES,
    **{
        kind: GAME.names[kind]
        for kind in ("building", "personality", "face", "tax", "category", "value", "corral")
    },
}
FLAGS = {
    "new_beginning": "beginning",
    "duel_tiles": "strongest",
    "outlaws": "outlawry",
    "horses": "horsed",
    "kit_carson": "kit",
}
"""The variants, and how the engine calls them."""
WAITING = {"grocer": GROCER_WAITS, "settler": SETTLER_WAITS}


def somebody(number: int) -> int | None:
    """A seat or a card, if there is one."""
    return number if number >= 0 else None


def powers_of(city: City, seat: int) -> set[str]:
    """What his cards do for him; who has still to choose a face has none of 14."""
    found = {name for name, holder in zip(POWERS, city.power) if holder == seat}
    if wild.asked(city) == "side":
        found.discard("doctor_undertaker_yellow")
    return found


def waits(city: City, seat: int) -> bool:
    """Whether he put off what his card gives."""
    held = powers_of(city, seat) if city.patience else set()
    return any(
        city.patience & bit and {f"{name}_yellow", f"{name}_red"} & held
        for name, bit in WAITING.items()
    )


def values(numbers: list[int]) -> list[int]:
    """Duel tiles from low to high, from how many there are of each."""
    return [value for value, number in enumerate(numbers) for _ in range(number)]


def player_of(city: City, seat: int) -> Player:
    """A seat's goods and cards."""
    first = seat * len(GAINS)
    stable = seat * len(CORRALS) - 1
    return Player(
        seat=seat,
        cash=city.cash[seat],
        reserve=city.reserve[seat],
        supply=city.supply[seat],
        white=city.white == IN_RESERVE and "sheriff_yellow" in powers_of(city, seat),
        revolvers=city.revolvers[seat],
        roads=city.roads[seat],
        titles=city.titles[seat],
        dynamite=city.dynamite[seat],
        tokens=city.tokens[seat],
        pending=sorted(box.BUILDINGS[tile] for tile in city.pending[seat]),
        card=somebody(city.card[seat]),
        second=somebody(city.second[seat]),
        powers=powers_of(city, seat),
        waits=waits(city, seat),
        points=dict(zip(GAINS, city.gains[first : first + len(GAINS)])),
        horses=city.horses[seat],
        corrals={corral: city.corral[stable + corral] for corral in CORRALS},
        boys={corral for corral in CORRALS if city.corral_boy[stable + corral]},
        rodeos=city.rodeos[seat],
        sharp=bool(city.sharp[seat]),
        tiles=values(city.hand[seat * box.DUEL_VALUES : (seat + 1) * box.DUEL_VALUES]),
    )


def cowboys_at(city: City, place: int) -> list[Cowboy]:
    """Who stands on a place, one by one."""
    marks, found = city.at[place], []
    for seat in range(city.seats):
        if marks >> seat & 1:
            blast = city.blast[place] >> seat & 1
            sings = place < LAND and city.ladies[place] >> seat & 1
            token = DYNAMITED if blast else NO_DUEL if sings else ""
            several = {box.WAGES: city.wages[seat], box.ROAD1: city.labour[seat]}
            found += [Cowboy(seat, token=token)] * several.get(place, 1)
    if marks & WHITE:
        sheriff = city.power[POWERS.index("sheriff_yellow")]
        found.append(Cowboy(sheriff, True, DYNAMITED if city.blast[place] & WHITE else ""))
    return sorted(found)


def describe(city: City) -> Table:
    """Everything on the table."""
    hall = box.BUILDINGS.index("town_hall")
    return Table(
        round=city.round,
        order=city.order[:],
        passed=city.passed[:],
        sides={
            number: "" if number in NO_FIXED_SIDE else ("yellow", "red")[side]
            for number, side in enumerate(city.side)
            if side != NOT_IN_PLAY
        },
        chip=somebody(city.chip),
        ground={parcel: GROUND[found] for parcel, found in zip(PARCELS, city.ground) if found},
        owner={parcel: seat for parcel, seat in zip(PARCELS, city.owner) if seat >= 0},
        roads={edge for edge, laid in zip(EDGES, city.laid) if laid},
        occupant=somebody(city.occupant),
        row={square: box.BUILDINGS[tile] for square, tile in zip(ROW, city.row) if tile >= 0},
        bag=dict(zip(box.BUILDINGS, city.bag)),
        standing={PLACES[n]: cowboys_at(city, n) for n, marks in enumerate(city.at) if marks},
        players=[player_of(city, seat) for seat in range(city.seats)],
        luck=Luck(city.luck),
        outlaws={parcel for parcel, there in zip(PARCELS, city.outlaw) if there},
        menace=city.menace,
        heroes=somebody(city.hero),
        discard=values(city.discard),
        variants={name for name, flag in FLAGS.items() if getattr(city, flag)},
        drafted=wild.asked(city) == "personality",
        hall_drawn=city.total[hall] > city.bag[hall] and BUILT + hall not in city.ground,
    )


def told(table: Table) -> Table:
    """Pending tiles have no order."""
    players = [replace(player, pending=sorted(player.pending)) for player in table.players]
    return replace(table, players=players)


def result_of(city: City) -> Result:
    """The engine's result."""
    found = GAME.result(city)
    return Result(list(found.totals), list(found.winners), list(found.scores))


def dealt(number: int) -> Case:
    """A new game with options drawn by chance, answered by chance."""
    dice = random.Random(number)
    state = GAME.deal(*drawn_table(GAME, number), number)
    return Case(state, lambda city: dice.choice(city.legal))


def from_riches(number: int) -> Case:
    """A game in which everybody has much, and does much."""
    dice = random.Random(number)
    return Case(wild.rich_game(number), lambda city: wild.eager(city, dice))


def from_anything(number: int) -> Case:
    """A town made up at random."""
    dice = random.Random(number)
    return Case(wild.wild_game(number), lambda city: wild.eager(city, dice))


READING = Reading(
    "carson_city",
    describe,
    wording(GAME, NAMES),
    play,
    result_of,
    {"dealt": dealt, "rich": from_riches, "wild": from_anything},
    told,
)
