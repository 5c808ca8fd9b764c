"""Horses, corrals and the rodeo (CC-282 to CC-298, CC-342 to CC-344)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tests.referee.asking import Course, choose, demand, or_else
from tests.referee.carson_city.placement import (
    Placing,
    may_sing,
    may_stand,
    may_stand_white,
    place_cowboy,
    placements,
    unresolved,
)
from tests.referee.carson_city.printed import CORRALS, SHARED
from tests.referee.carson_city.table import DYNAMITED, NO_DUEL, Cowboy, Player, Table

EXTRA = "extra_cowboy_or_move_or_pass"


class Corralled(NamedTuple):
    """Answered: a cowboy into a corral."""

    corral: int


class Moved(NamedTuple):
    """Answered: a cowboy to be moved from a place."""

    place: str
    cowboy: Cowboy


Deed = Placing | Corralled | Moved | None


def in_use(table: Table) -> list[int]:
    """The corrals; with KIT CARSON without the second (CC-259)."""
    kit = "kit_carson" in table.variants
    return [corral for corral in CORRALS if not (kit and CORRALS[corral]["effect"] == EXTRA)]


def corral_answers(table: Table, player: Player) -> dict[str, Deed]:
    """The corrals an ordinary cowboy may enter, each once a round (CC-287)."""
    empty = [corral for corral in in_use(table) if corral not in player.boys and player.reserve]
    return {f"corral_boy corral_{corral}": Corralled(corral) for corral in empty}


def enter(player: Player, corral: int) -> None:
    """A cowboy doubles what a corral is worth at the rodeo."""
    player.reserve -= 1
    player.boys.add(corral)


def put_in(player: Player, corral: int) -> None:
    """A horse of the reserve; money at once in corral 4 (CC-284, CC-292)."""
    player.horses -= 1
    player.corrals[corral] += 1
    player.cash += CORRALS[corral].get("money", 0)


def horse_answers(table: Table) -> dict[str, tuple[int]]:
    """The corrals as answers."""
    return {f"horse corral_{corral}": (corral,) for corral in in_use(table)}


def play_horse(table: Table, player: Player) -> Course[None]:
    """A horse may follow a cowboy placed on the main board (CC-286, CC-289)."""
    while player.horses:
        answers = or_else(horse_answers(table), "horse_none")
        chosen = yield from choose(player.seat, "horse", answers)
        if chosen is None:
            return
        put_in(player, chosen[0])
        if CORRALS[chosen[0]]["effect"] != EXTRA:
            return
        if not (yield from second_corral(table, player)):
            return


def second_corral(table: Table, player: Player) -> Course[bool]:
    """One more cowboy, a move, or pass; whether another horse may follow (CC-289)."""
    answers = {**deeds(table, player), "pass": None}
    chosen = yield from choose(player.seat, "corral2", answers)
    if chosen is None:
        table.passed.append(player.seat)
        return False
    yield from carry_out(table, player, chosen)
    return isinstance(chosen, Placing)


def late_corral(table: Table, player: Player) -> Course[None]:
    """In phase 3: the same between places not yet resolved, or nothing (CC-290)."""
    answers = {**deeds(table, player), "stay": None}
    chosen = yield from choose(player.seat, "corral2_late", answers)
    yield from carry_out(table, player, chosen)


def deeds(table: Table, player: Player) -> dict[str, Deed]:
    """All that may be done with a cowboy."""
    return {**placements(table, player), **corral_answers(table, player), **movable(table, player)}


def carry_out(table: Table, player: Player, deed: Deed) -> Course[None]:
    """Place, corral or move a cowboy."""
    if isinstance(deed, Placing):
        place_cowboy(table, player, deed)
    elif isinstance(deed, Corralled):
        enter(player, deed.corral)
    elif isinstance(deed, Moved):
        yield from move(table, player, deed)


def movable(table: Table, player: Player) -> dict[str, Deed]:
    """Cowboys on places not yet resolved, but for a sitting occupant (CC-324, CC-344)."""
    answers: dict[str, Deed] = {}
    for place, cowboys in table.standing.items():
        sits = place == table.hall and table.occupant == player.seat
        for cowboy in cowboys:
            if cowboy.seat == player.seat and unresolved(table, place) and not sits:
                name = "move_white" if cowboy.white else f"move {place}"
                answers[name] = Moved(place, cowboy)
    return answers


def move(table: Table, player: Player, moved: Moved) -> Course[None]:
    """To another place, or home (CC-289, CC-344)."""
    chosen = yield from choose(player.seat, "move", destinations(table, player, moved))
    settle(table, player, moved, chosen)


def destinations(table: Table, player: Player, moved: Moved) -> dict[str, Placing | None]:
    """Another legal place, with or without the token, or the reserve (CC-339)."""
    answers: dict[str, Placing | None] = {}
    for place in table.places():
        if place != moved.place:
            answers |= ways(table, player, place, moved.cowboy)
    return {**answers, "to_reserve": None}


def settle(table: Table, player: Player, moved: Moved, chosen: Placing | None) -> None:
    """Put a moved cowboy down; a token left behind returns to stock (CC-339)."""
    table.lift(moved.place, moved.cowboy)
    if chosen is None or not chosen.cowboy.token:
        player.dynamite += int(moved.cowboy.token == DYNAMITED)
        player.tokens += int(moved.cowboy.token == NO_DUEL)
    if chosen is not None:
        table.put(chosen.place, chosen.cowboy)
    elif moved.cowboy.white:
        player.white = True
    else:
        player.reserve += 1


def ways(table: Table, player: Player, place: str, cowboy: Cowboy) -> dict[str, Placing | None]:
    """How a moved cowboy may come to a place: without his token, with it, both or neither."""
    may: Callable[[Table, Player, str], bool] = may_stand_white if cowboy.white else may_stand
    answers: dict[str, Placing | None] = {}
    if may(table, player, place):
        answers[f"to {place}"] = Placing(place, Cowboy(cowboy.seat, cowboy.white))
        if cowboy.token == DYNAMITED and place not in SHARED:
            answers[f"to_token {place}"] = Placing(place, cowboy)
    if cowboy.token == NO_DUEL and may_sing(table, player, place):
        answers[f"to_token {place}"] = Placing(place, cowboy)
    return answers


def buy_horse(table: Table, player: Player) -> Course[None]:
    """A bought horse goes at once into a corral (CC-284)."""
    player.horses += 1
    (corral,) = yield from demand(player.seat, "horse_bought", horse_answers(table))
    put_in(player, corral)
    if CORRALS[corral]["effect"] == EXTRA:
        yield from late_corral(table, player)


def breed(table: Table, player: Player, factors: dict[str, int]) -> Course[None]:
    """Each horse of corral 3 doubles a ranch (CC-291, CC-327)."""
    third = next(corral for corral in CORRALS if CORRALS[corral]["effect"] == "double_one_ranch")
    for left in range(player.corrals[third], 0, -1):
        ranches = [parcel for parcel in table.owned(player, "ranch") if parcel not in factors]
        if left >= len(ranches):
            factors.update(dict.fromkeys(ranches, 2))
            return
        answers = {f"breed {parcel}": parcel for parcel in ranches}
        factors[(yield from demand(player.seat, "corral3", answers))] = 2


def rodeo(table: Table) -> None:
    """The best corrals win a token; then horses and cowboys go home (CC-296, CC-297)."""
    best = max(table.passed, key=lambda seat: rodeo_score(table.players[seat]))
    table.players[best].rodeos += 1
    for player in table.players:
        player.horses += sum(player.corrals.values())
        player.corrals = dict.fromkeys(CORRALS, 0)
        player.supply += len(player.boys)
        player.boys = set()


def rodeo_score(player: Player) -> int:
    """Hats times horses, twice with a cowboy (CC-296)."""
    return sum(
        CORRALS[corral]["hat"] * horses * (2 if corral in player.boys else 1)
        for corral, horses in player.corrals.items()
    )
