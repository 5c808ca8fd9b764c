"""What buildings earn, and who gets it (sections 9 and 10)."""

from __future__ import annotations

from tests.referee.asking import Course, choose, demand
from tests.referee.carson_city.duel import all_duels, decide
from tests.referee.carson_city.horses import breed
from tests.referee.carson_city.land import AROUND, PARCELS
from tests.referee.carson_city.placement import earns, may_attack
from tests.referee.carson_city.printed import BUILDING, POWER, RIVER, SYMBOLS
from tests.referee.carson_city.table import DYNAMITED, Cowboy, Player, Table

Factors = dict[str, int]
"""How many times buildings earn, where it is not once."""


def building_income(table: Table) -> Course[None]:
    """The Town Hall, duels, owners' choices, payment, the Editor (CC-135)."""
    yield from town_hall(table)
    factors: Factors = dict.fromkeys(mines_with_a_charge(table), 3)
    yield from all_duels(table, guarded(table), outlaw_beaten)
    for player in table.in_order():
        yield from grocer(table, player, factors)
        yield from dynamite(table, player, factors)
        yield from breed(table, player, factors)
    earned = pay_all(table, factors)
    for parcel in guarded(table):
        table.retire_all(parcel)
    edit(table, earned)


def guarded(table: Table) -> list[str]:
    """The parcels on which somebody defends, attacks or fights an outlaw."""
    contested = {*table.owner, *table.outlaws}
    return [parcel for parcel in PARCELS if table.at(parcel) and parcel in contested]


def town_hall(table: Table) -> Course[None]:
    """Who wins, or is alone, occupies it (CC-131)."""
    if table.hall is None or not table.at(table.hall):
        return
    winner = yield from decide(table, table.hall)
    table.spend_token(table.hall, winner)
    table.occupant = winner.seat


def mines_with_a_charge(table: Table) -> list[str]:
    """Own mines where the owner's cowboy brought dynamite (CC-193)."""
    return [
        parcel
        for parcel in guarded(table)
        if table.ground.get(parcel) == "mine"
        and any(
            cowboy.seat == table.owner.get(parcel) and cowboy.token == DYNAMITED
            for cowboy in table.at(parcel)
        )
    ]


# --- the printed income --------------------------------------------------------------------------


def income(table: Table, parcel: str) -> int:
    """What a building earns once, Town Hall included (CC-106, CC-107, CC-132, CC-140)."""
    tile = BUILDING[table.ground[parcel]]
    found = int(min(before_the_cap(table, parcel), tile["cap"]))
    if tile["townhall"] and table.occupant == table.owner[parcel]:
        step = tile["steps"][1] - tile["steps"][0]
        found = min(found + step, tile["cap"])
    return found


def before_the_cap(table: Table, parcel: str) -> int:
    """By what stands around it, and by what its owner has built (CC-109 to CC-124)."""
    tile, player = table.ground[parcel], table.players[table.owner[parcel]]
    rate = BUILDING[tile]["income"]
    around = AROUND[parcel]
    river = [one for one in around if table.is_river(one)]
    friendly = [one for one in around if table.owner.get(one, player.seat) == player.seat]
    mine = [one for one in around if table.owner.get(one) == player.seat]
    found = rate.get("fixed", 0)
    if tile == "ranch":
        free = [one for one in around if table.is_free(one)]
        found = len(free) * rate["per_free_adjacent"] + len(river) * RIVER["ranch_bonus_per_parcel"]
        return int(max(found, rate["min"]))
    if tile == "mine":
        mountains = [one for one in friendly if table.ground.get(one) == "mountain"]
        return len(mountains) * int(rate["per_mountain"]) + (RIVER["mine_bonus"] if river else 0)
    found += rate.get("per_symbol", 0) * symbols(table, friendly)
    found += rate.get("per_own_symbol", 0) * symbols(table, mine)
    others = [one for one in around if one not in mine]
    found += rate.get("per_other_symbol", 0) * symbols(table, others)
    found += rate.get("per_own_ranch", 0) * len(table.owned(player, "ranch"))
    found += rate.get("per_own_mine", 0) * len(table.owned(player, "mine"))
    return int(found + rate.get("per_round", 0) * table.round)


def symbols(table: Table, parcels: list[str]) -> int:
    """The house symbols on these parcels (CC-109)."""
    return sum(SYMBOLS.get(table.ground.get(parcel, ""), 0) for parcel in parcels)


# --- the owners' choices -------------------------------------------------------------------------


def grocer(table: Table, player: Player, factors: Factors) -> Course[None]:
    """The yellow Grocer who waited: money, or a type of building doubled (CC-173, CC-327)."""
    if "grocer_yellow" not in player.powers or not player.waits:
        return
    earning = [parcel for parcel in table.built(player) if income(table, parcel) > 0]
    types = {table.ground[parcel] for parcel in earning if parcel not in factors}
    answers: dict[str, str] = {f"double {tile}": tile for tile in types}
    chosen = yield from demand(player.seat, "grocer_income", {**answers, "money_now": "money"})
    if chosen == "money":
        player.cash += POWER["grocer_yellow"]["money"]
    for parcel in table.owned(player, chosen):
        factors.setdefault(parcel, 2)


def dynamite(table: Table, player: Player, factors: Factors) -> Course[None]:
    """One token after another on own mines (CC-190, CC-191)."""
    while player.dynamite:
        mines = [parcel for parcel in table.owned(player, "mine") if parcel not in factors]
        answers: dict[str, str | None] = {f"triple {parcel}": parcel for parcel in mines}
        parcel = yield from choose(player.seat, "dynamite", {**answers, "triple_none": None})
        if parcel is None:
            return
        player.dynamite -= 1
        factors[parcel] = 3


# --- outlaws -------------------------------------------------------------------------------------


def outlaw_beaten(table: Table, parcel: str, winner: Cowboy) -> Course[None]:
    """He leaves the map; the winner takes points or loot (CC-277 to CC-280)."""
    table.outlaws.remove(parcel)
    for power in ("doctor_undertaker_yellow", "doctor_undertaker_red"):
        holder = table.holder(power)
        if holder is not None:
            holder.cash += POWER[power]["money_per_outlaw"]
    player = table.players[winner.seat]
    prizes = {"prize_points": "points"}
    if table.owner.get(parcel, player.seat) != player.seat and may_attack(table, player, parcel):
        prizes["prize_loot"] = "loot"
    prize = yield from demand(player.seat, "outlaw_prize", prizes)
    if prize == "points":
        player.score(table.bounty(), "outlaws")
        table.retire(parcel, winner)


# --- payment -------------------------------------------------------------------------------------


def pay_all(table: Table, factors: Factors) -> dict[int, int]:
    """The bank pays for every building; what each owner got of his own (CC-136)."""
    earned = dict.fromkeys(range(len(table.players)), 0)
    for parcel in PARCELS:
        if earns(table, parcel):
            owner = table.owner[parcel]
            stolen, kept = split(table, parcel, factors.get(parcel, 1))
            for cowboy in table.at(parcel):
                table.players[cowboy.seat].cash += stolen
            table.players[owner].cash += kept
            earned[owner] += kept
    return earned


def split(table: Table, parcel: str, times: int) -> tuple[int, int]:
    """What a thief takes and the owner keeps; an outlaw wastes half (CC-137, CC-275, CC-328)."""
    once, owner = income(table, parcel), table.players[table.owner[parcel]]
    thieves = [each for each in table.at(parcel) if each.seat != table.owner[parcel]]
    stolen = times * once // 2 if thieves else 0
    if parcel in table.outlaws and "heroes_yellow" not in owner.powers:
        return 0, times * once // 2
    return stolen, times * once - stolen


def edit(table: Table, earned: dict[int, int]) -> None:
    """The Editor's points for what his own buildings brought him (CC-226)."""
    editor = table.holder("lawyer_editor_red")
    if editor is not None:
        divisor = POWER["lawyer_editor_red"]["vp_divisor_by_round"][table.round - 1]
        editor.score(-(-earned[editor.seat] // divisor), "personalities")
