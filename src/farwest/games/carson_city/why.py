"""Why something on the board is no answer now, from what the seat sees and is asked alone."""

from __future__ import annotations

from typing import Final

from farwest.games.carson_city.box import (
    AMMO,
    ATTACKABLE,
    BRIDGE_ROADS,
    BUILD3,
    BUILD12,
    CHURCH,
    NEEDS_ROAD,
    PERSONALITIES,
    SCHOOL,
    SHERIFF,
    SQUARE_LAST_ROUND,
    STATION,
    STREET_BOY,
    STREET_BOY_YELLOW_COST,
)
from farwest.games.carson_city.land import AROUND, EDGES, EDGES_AT, ENDS, PARCELS
from farwest.games.carson_city.powers import HEROES_YELLOW, SHERIFF_RED, SHERIFF_YELLOW, YELLOW
from farwest.games.carson_city.state import (
    BARE,
    BUILT,
    COWBOYS_THERE,
    HOUSE,
    IN_RESERVE,
    LAND,
    RIVER,
    TOWN_HOUSE,
    WHITE,
)
from farwest.kernel.game import Message, Question, Reason, View
from farwest.kernel.steps import NOBODY
from farwest.kernel.verbs import Arg

PLACING: Final = ("place", "kit", "corral2", "corral2_late", "move")
TAKING: Final = {
    "start_parcel": "034",
    "settler_parcel": "178",
    "lawyer_parcel": "224",
    "auction_parcels": "201",
    "claim_parcel": "186",
    "townhall_place": "127",
}
"""Questions for a parcel that nobody owns, and the clauses that say so."""
ON_FREE_LAND: Final = ("claim_parcel", "townhall_place")
ROADS: Final = ("works", "build_now", "house", "governor_roads")


def because(id: str, clause: str, *args: Arg) -> Reason:
    return Reason(Message(f"why_{id}", list(args)), f"CC-{clause}")


def player(seat: int) -> Arg:
    return Arg("player", "seat", seat)


def number(value: int) -> Arg:
    return Arg("number", "number", value)


def why(view: View, question: Question | None, target: str) -> Reason | None:
    """The reason that fits what is asked; what is on offer needs none."""
    if question is None or any(target in offer.targets for offer in question.offers):
        return None
    kind, _, written = target.partition("-")
    if not written.isdecimal():
        return None
    value = int(written)
    asked = question.prompt.id.removeprefix("prompt_")
    if kind == "square" and value < LAND:
        return of_square(view, asked, value)
    if kind == "parcel" and value < PARCELS:
        return of_parcel(view, question, asked, value)
    if kind == "edge" and value < EDGES:
        return of_edge(view, question, asked, value)
    if kind == "personality" and value < len(PERSONALITIES):
        return of_card(view, asked, value)
    return None


# --- placing cowboys -----------------------------------------------------------------------------


def of_square(view: View, asked: str, square: int) -> Reason | None:
    """Why no cowboy can go to an action square (CC-044, CC-050, CC-051, CC-212)."""
    if asked not in (*PLACING, "doctor"):
        return None
    if view["phase"] == "resolution" and square <= view["square"]:
        return because("resolved", "212" if asked == "doctor" else "290")
    if not view["open_squares"][square]:
        return of_closed(view, square)
    if asked == "doctor":
        return because("not_empty", "212")
    return of_standing(view, asked, square) or of_white(view, asked)


def of_closed(view: View, square: int) -> Reason:
    """Why a square cannot be chosen by anybody (CC-044, CC-085, CC-206)."""
    if square == AMMO:
        return because("chip_held", "206", player(view["chip"]))
    if BUILD12 <= square <= BUILD3:
        return because("no_tile", "044")
    return because("shut", "085", number(SQUARE_LAST_ROUND[square]))


def of_white(view: View, asked: str) -> Reason | None:
    """Where the white cowboy may not go: the last one to place, or one that is moved (CC-167)."""
    seat = view["seat"]
    if view["power"][SHERIFF_YELLOW] != seat:
        return None
    waits = view["white"] == IN_RESERVE and not view["players"][seat]["reserve"]
    return because("white_only", "167") if asked == "move" or waits else None


def of_standing(view: View, asked: str, place: int) -> Reason | None:
    """Why those who stand on a place keep a cowboy away, or none is left to send."""
    seat, marks = view["seat"], view["at"][place]
    if asked != "move" and not view["players"][seat]["reserve"] and not of_white(view, asked):
        return because("no_cowboys", "043")
    if marks & 1 << seat:
        return because("own_there", "051")
    if marks & WHITE:
        return because("white_there", "168")
    if marks & COWBOYS_THERE and view["power"][SHERIFF_RED] == seat:
        return because("sheriff_crowd", "169")
    return None


def of_visit(view: View, asked: str, parcel: int) -> Reason | None:
    """Why no cowboy can go to a parcel (CC-045 to CC-049, CC-312)."""
    seat, owner, content = view["seat"], view["owner"][parcel], view["ground"][parcel]
    standing = of_standing(view, asked, LAND + parcel)
    if standing is not None:
        return standing
    if view["outlaw"][parcel]:
        lawful = view["power"][SHERIFF_RED] == seat
        return because("sheriff_outlaw", "312") if lawful else of_white(view, asked)
    if content == RIVER:
        return because("river", "045")
    if owner < 0:
        return of_white(view, asked)
    if content < BUILT:
        return because("no_building", "049")
    if not ATTACKABLE[content - BUILT]:
        return because("no_income", "047")
    return (None if owner == seat else of_attack(view, parcel)) or of_white(view, asked)


def of_attack(view: View, parcel: int) -> Reason | None:
    """Why a rival's building cannot be attacked (CC-048, CC-169, CC-217)."""
    seat, owner, power = view["seat"], view["owner"][parcel], view["power"]
    if power[HEROES_YELLOW] == owner:
        return because("heroes", "217", player(owner))
    if any(
        view["ground"][other] == BUILT + CHURCH and view["owner"][other] == owner
        for other in AROUND[parcel]
    ):
        return because("church", "048")
    if seat in (power[SHERIFF_RED], power[HEROES_YELLOW]):
        return because("peaceful", "169" if power[SHERIFF_RED] == seat else "217")
    return None


# --- land ----------------------------------------------------------------------------------------


def of_parcel(view: View, question: Question, asked: str, parcel: int) -> Reason | None:
    if asked in PLACING:
        return of_visit(view, asked, parcel)
    if asked in TAKING:
        return of_taking(view, asked, parcel)
    if asked == "buy_parcels":
        return of_purchase(view, parcel)
    if asked == "build_now":
        return of_site(view, tile_of(question), parcel)
    return of_house(view, parcel) if asked == "house" else None


def of_taking(view: View, asked: str, parcel: int) -> Reason | None:
    """Why a parcel cannot be had (CC-034, CC-227, CC-274)."""
    owner, clause = view["owner"][parcel], TAKING[asked]
    if view["ground"][parcel] == RIVER:
        return because("river", "034" if asked == "start_parcel" else "227")
    if parcel == view["town_hall"]:
        return because("town_hall", "034" if asked == "start_parcel" else "227")
    if view["outlaw"][parcel]:
        return because("outlaw", "274")
    if owner != NOBODY:
        return of_owner(view, parcel, clause)
    if asked in ON_FREE_LAND and view["ground"][parcel] != BARE:
        return because("not_free", clause)
    if asked == "townhall_place":
        return because("no_road", clause)
    if asked == "auction_parcels":
        return because("in_lot", clause)
    return of_price(view, parcel, clause)


def of_owner(view: View, parcel: int, clause: str) -> Reason:
    """It is somebody's already."""
    owner = view["owner"][parcel]
    return (
        because("yours", clause)
        if owner == view["seat"]
        else because("theirs", clause, player(owner))
    )


def of_price(view: View, parcel: int, clause: str) -> Reason | None:
    """It costs more than one has."""
    price = view["price"][parcel]
    too_dear = price > view["players"][view["seat"]]["cash"]
    return because("too_dear", clause, number(price)) if too_dear else None


def of_purchase(view: View, parcel: int) -> Reason | None:
    """Why a parcel cannot be bought in the parcel step (CC-074, CC-075)."""
    if view["owner"][parcel] >= 0:
        return of_owner(view, parcel, "075")
    seat = view["seat"]
    mine = 1 << seat | (WHITE if view["power"][SHERIFF_YELLOW] == seat else 0)
    if not view["at"][LAND + parcel] & mine:
        return because("not_won", "074")
    if view["outlaw"][parcel]:
        return because("outlaw", "274")
    return of_price(view, parcel, "074")


def tile_of(question: Question) -> int:
    """The building that is being built."""
    return next(int(arg.value) for arg in question.prompt.args if arg.kind == "building")


def of_site(view: View, tile: int, parcel: int) -> Reason | None:
    """Why a tile cannot stand on a parcel (CC-092, CC-093, CC-121, CC-243)."""
    if view["owner"][parcel] != view["seat"]:
        return because("not_yours", "092")
    if view["ground"][parcel] != BARE:
        return because("not_free", "092")
    if view["outlaw"][parcel]:
        return because("outlaw", "274")
    if tile == STATION:
        return because("no_line", "121")
    if NEEDS_ROAD[tile] and not view["equipped"][parcel]:
        return because("no_road", "093")
    return because("school", "243") if tile == SCHOOL else None


def of_house(view: View, parcel: int) -> Reason | None:
    """Why no house can stand on a parcel (CC-095, CC-096, CC-099 to CC-101)."""
    content, owner = view["ground"][parcel], view["owner"][parcel]
    if content == RIVER:
        return because("river", "095")
    if view["outlaw"][parcel]:
        return because("outlaw", "274")
    if content == TOWN_HOUSE:
        return because("town_house", "101")
    if content not in (BARE, HOUSE):
        return because("not_free", "095")
    if owner >= 0 and view["refused"] >> owner & 1:
        return because("refused", "096", player(owner))
    return because("not_surrounded", "099") if content == HOUSE else because("no_road", "095")


def of_edge(view: View, question: Question, asked: str, edge: int) -> Reason | None:
    """Why no road can lie on an edge (CC-086, CC-128, CC-238, CC-320)."""
    if asked not in (*ROADS, "townhall_road"):
        return None
    if view["laid"][edge]:
        return because("laid", "086")
    if not any(view["laid"][other] for crossing in ENDS[edge] for other in EDGES_AT[crossing]):
        return because("loose_road", "086")
    if asked == "townhall_road":
        return because("no_help", "128")
    if asked == "build_now" and not NEEDS_ROAD[tile_of(question)]:
        return because("no_road_needed", "320")
    held = view["players"][view["seat"]]["roads"]
    if not held:
        return because("no_roads", "087")
    bridge = view["crossing"][edge] and held < BRIDGE_ROADS
    return because("bridge", "238", number(BRIDGE_ROADS)) if bridge else None


# --- personalities -------------------------------------------------------------------------------


def of_card(view: View, asked: str, card: int) -> Reason | None:
    """Why a card cannot be taken (CC-038, CC-162, CC-163)."""
    if asked not in ("personality", "street_second") or view["side"][card] < 0:
        return None
    holder = max(view["power"][2 * card], view["power"][2 * card + 1])
    if holder != NOBODY:
        taken = because("taken", "038", player(holder))
        return because("taken_by_you", "038") if holder == view["seat"] else taken
    if asked == "street_second" and card == SHERIFF:
        return because("not_sheriff", "162")
    if card == STREET_BOY and view["side"][card] == YELLOW:
        return because("too_dear", "163", number(STREET_BOY_YELLOW_COST))
    return None
