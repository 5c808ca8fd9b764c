"""Putting up a building: its parcel, its houses, and asking the neighbours (section 8)."""

from __future__ import annotations

from typing import NamedTuple

from tests.referee.asking import Course, choose, demand
from tests.referee.carson_city.land import AROUND, BESIDE, LINES, PARCELS, bank_of
from tests.referee.carson_city.printed import BUILDING
from tests.referee.carson_city.roads import lay, road_answers
from tests.referee.carson_city.table import Player, Table

KEEP = "keep_tile"


class Lay(NamedTuple):
    """Answered: a road."""

    edge: str


class Build(NamedTuple):
    """Answered: a parcel for the tile or the house, or one to ask for."""

    parcel: str


def lay_answers(table: Table, player: Player) -> dict[str, Lay | Build | None]:
    """Roads to lay, beside other answers of a construction."""
    return {name: Lay(edge) for name, edge in road_answers(table, player).items()}


def sites(table: Table, player: Player, tile: str) -> list[str]:
    """The parcels on which he may put it now (CC-092, CC-093, CC-321)."""
    return [parcel for parcel in own_free(table, player) if fits(table, player, tile, parcel)]


def own_free(table: Table, player: Player) -> list[str]:
    """A player's parcels that carry nothing, not even an outlaw (CC-274)."""
    mine = [parcel for parcel in table.owned(player) if table.is_free(parcel)]
    return [parcel for parcel in mine if parcel not in table.outlaws]


def fits(table: Table, player: Player, tile: str, parcel: str) -> bool:
    """Road, line of the station, bank of the school, and somewhere for the house."""
    needed = BUILDING[tile]["road"]
    if needed == "straight_line" and not on_a_line(table, parcel):
        return False
    if needed is True and not table.is_equipped(parcel):
        return False
    if tile == "school" and not may_take_a_school(table, parcel):
        return False
    if not BUILDING[tile]["houses"]:
        return True
    table.ground[parcel] = tile
    possible = bool(house_answers(table, player, set()) or table.layable(player))
    del table.ground[parcel]
    return possible


def on_a_line(table: Table, parcel: str) -> bool:
    """One of its sides is part of a road across the whole map (CC-121)."""
    full = [line for line in LINES if table.roads.issuperset(line)]
    return any(parcel in BESIDE[edge] for line in full for edge in line)


def may_take_a_school(table: Table, parcel: str) -> bool:
    """One school on each side of a river (CC-243)."""
    river = {one for one in PARCELS if table.is_river(one)}
    if not river:
        return True
    return all(table.ground.get(one) != "school" for one in bank_of(parcel, river))


def may_be_enlarged(table: Table, parcel: str) -> bool:
    """A house with eight neighbours, each occupied or owned (CC-099, CC-100)."""
    around = AROUND[parcel]
    taken = all(not table.is_free(other) or other in table.owner for other in around)
    return table.ground.get(parcel) == "house" and len(around) == 8 and taken


def house_answers(table: Table, player: Player, refused: set[int]) -> dict[str, Lay | Build | None]:
    """Where a house may stand, and whom to ask for his leave (CC-095, CC-096, CC-101)."""
    equipped = table.equipped()
    answers: dict[str, Lay | Build | None] = {}
    for parcel in PARCELS:
        free = table.is_free(parcel) and parcel in equipped
        if (free or may_be_enlarged(table, parcel)) and parcel not in table.outlaws:
            owner = table.owner.get(parcel)
            if owner in (None, player.seat):
                answers[f"house {parcel}"] = Build(parcel)
            elif owner not in refused:
                answers[f"ask {parcel}"] = Build(parcel)
    return answers


def build_now(table: Table, player: Player, tile: str) -> Course[bool]:
    """Choose the parcel, laying roads first if one likes, and build; or keep the tile (CC-320)."""
    while True:
        parcels = sites(table, player, tile)
        answers: dict[str, Lay | Build | None] = {
            f"build {parcel}": Build(parcel) for parcel in parcels
        }
        if BUILDING[tile]["road"] and own_free(table, player):
            answers |= lay_answers(table, player)
        chosen = yield from choose(player.seat, "build_now", {**answers, KEEP: None})
        if isinstance(chosen, Build):
            return (yield from construct(table, player, tile, chosen.parcel))
        if chosen is None:
            return False
        lay(table, player, chosen.edge)


def construct(table: Table, player: Player, tile: str, parcel: str) -> Course[bool]:
    """The tile is put down, then its houses one by one; whether they all stand (CC-097)."""
    before = dict(table.ground)
    player.pending.remove(tile)
    table.ground[parcel] = tile
    refused: set[int] = set()
    for _ in range(BUILDING[tile]["houses"]):
        placed = yield from add_house(table, player, refused)
        if not placed:
            table.ground = before
            player.pending.append(tile)
            return False
    complete(table, player, tile, parcel)
    return True


def add_house(table: Table, player: Player, refused: set[int]) -> Course[bool]:
    """One house, or the whole is cancelled (CC-320, CC-322)."""
    while True:
        answers = house_answers(table, player, refused) | lay_answers(table, player)
        chosen = yield from choose(player.seat, "house", {**answers, "cancel": None})
        if chosen is None:
            return False
        if isinstance(chosen, Lay):
            lay(table, player, chosen.edge)
            continue
        owner = table.owner.get(chosen.parcel, player.seat)
        if owner != player.seat:
            agreed = yield from demand(owner, "consent", {"agree": "yes", "refuse": "no"})
            if agreed == "no":
                refused.add(owner)
                continue
        enlarged = table.ground.get(chosen.parcel) == "house"
        table.ground[chosen.parcel] = "town_house" if enlarged else "house"
        return True


def complete(table: Table, player: Player, tile: str, parcel: str) -> None:
    """Its effects begin: revolvers, and the church's peace (CC-126, CC-323, CC-325)."""
    player.revolvers += BUILDING[tile]["revolvers"]
    if tile == "church":
        for other in AROUND[parcel]:
            if table.owner.get(other) == player.seat and other not in table.outlaws:
                for cowboy in list(table.at(other)):
                    if cowboy.seat != player.seat:
                        table.send_back(other, cowboy)


def put_up(table: Table, player: Player, tile: str, parcel: str) -> None:
    """A tile that needs neither road nor house is put down and complete."""
    player.pending.remove(tile)
    table.ground[parcel] = tile
    complete(table, player, tile, parcel)
