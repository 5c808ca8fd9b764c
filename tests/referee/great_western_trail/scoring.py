"""Final scoring (section 15)."""

from __future__ import annotations

from functools import cache

from tests.referee.great_western_trail.printed import (
    ARROWS,
    BREEDING_VALUE,
    CATTLE_POINTS,
    CERTIFICATES,
    CITIES,
    MASTERS,
    OBJECTIVES,
    PRIVATE,
    STATIONS,
    STEP_POINTS,
    STEP_POINTS_DISC,
    TOKEN_POINTS,
    WORKER_POINTS,
    is_objective,
)
from tests.referee.great_western_trail.table import Building, Player, Table
from tests.referee.result import Result

TASKS = ("B", "G", "L", "H", "S", "V3", "V4", "V5", "SF")
MASTER_OF_OBJECTIVES = "sm_objectives"
MONEY_FOR_A_POINT = 5


def result(table: Table) -> Result:
    """Most points win; tied players share the victory (GWT-221)."""
    points = [score(table, player) for player in table.players]
    totals = [sum(parts.values()) for parts in points]
    winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
    return Result(totals, winners, points)


def score(table: Table, player: Player) -> dict[str, int]:
    """The eleven categories (GWT-208 to GWT-220).

    Objectives and station masters are one figure: the best choice is that of their sum, and
    several may be best (GWT-216).
    """
    cattle = [card for card in herd(player) if not is_objective(card)]
    return {
        "money": player.cash // MONEY_FOR_A_POINT,
        "buildings": sum(PRIVATE[name]["vp"] for name in own_buildings(table, player)),
        "cities": city_points(player),
        "stations": sum(STATIONS[station]["vp"] for station in player.stations),
        "hazards": sum(int(tile.split("_")[1]) for tile in player.hazards),
        "cattle": sum(CATTLE_POINTS[card] for card in cattle),
        "objectives and masters": objective_points(table, player) + master_points(player),
        "workers": worker_points(player),
        "step_disc": 0 if player.discs[STEP_POINTS_DISC] else STEP_POINTS,
        "token": TOKEN_POINTS if table.holder == player.seat else 0,
    }


def herd(player: Player) -> list[str]:
    """Draw stack, hand and discard pile."""
    return player.deck + player.hand + player.discard


def own_buildings(table: Table, player: Player) -> list[str]:
    """The buildings a player has on the trail."""
    tiles = [tile for tile in table.board.values() if isinstance(tile, Building)]
    return [tile.name for tile in tiles if tile.owner == player.seat]


def city_points(player: Player) -> int:
    """Discs, and arrows between two cities with discs (GWT-210)."""
    discs = sum(CITIES[city].get("vp_per_disc", 0) * n for city, n in player.cities.items())
    arrows = [arrow for ends, arrow in ARROWS if all(player.cities[city] for city in ends)]
    return int(discs + sum(arrow["vp"] for arrow in arrows))


def worker_points(player: Player) -> int:
    """Points for each on space 5 or 6 (GWT-218)."""
    spaces = [space for n in player.workers.values() for space in range(1, n + 1)]
    return sum(WORKER_POINTS.get(space, 0) for space in spaces)


def master_points(player: Player) -> int:
    """The lower halves of station masters, but for the one that counts cards (GWT-217)."""
    counted = {
        "worker": sum(player.workers.values()),
        "two_hazard_tiles": len(player.hazards) // 2,
        "green_blue_teepee_pair": player.teepee_pairs,
        "two_certificates_any_kind": certificates(player) // 2,
        "two_objective_cards_in_area": 0,
    }
    halves = [MASTERS[master]["bottom"] for master in player.masters]
    return sum(half["vp"] * counted[half["per"]] for half in halves)


def certificates(player: Player) -> int:
    """The number under the marker, and the permanent ones."""
    return CERTIFICATES[player.marker] + player.permanent_certificates


def owned(table: Table, player: Player) -> tuple[int, ...]:
    """How many things a player has for each kind of task (GWT-200)."""
    values = [BREEDING_VALUE[card] for card in herd(player) if not is_objective(card)]
    return (
        len(own_buildings(table, player)),
        player.teepees["teepee_green"],
        player.teepees["teepee_blue"],
        len(player.hazards),
        len(player.stations),
        *(values.count(value) for value in (3, 4, 5)),
        player.cities["city_san_francisco"],
    )


def objective_points(table: Table, player: Player) -> int:
    """The best that can be made of the area and the herd's cards, by trying all (GWT-251).

    Every card is fulfilled or not; a card of the herd may also be left out. What the master of
    objectives gives for pairs of cards in the area counts too.
    """
    loose = [card for card in herd(player) if is_objective(card)]
    cards = player.area + loose
    pair = MASTERS[MASTER_OF_OBJECTIVES]["bottom"]["vp"]
    worth = pair if MASTER_OF_OBJECTIVES in player.masters else 0

    @cache
    def best(place: int, left: tuple[int, ...], size: int) -> int:
        if place == len(cards):
            return int(worth * (size // 2))
        card = OBJECTIVES[cards[place]]
        options: list[int] = [best(place + 1, left, size + 1) - card["penalty"]]
        after = tuple(n - card["tasks"].count(task) for n, task in zip(left, TASKS))
        if min(after) >= 0:
            options.append(best(place + 1, after, size + 1) + card["vp"])
        if place >= len(player.area):
            options.append(best(place + 1, left, size))
        return max(options)

    return best(0, owned(table, player), 0)
