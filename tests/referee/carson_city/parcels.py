"""The parcel step: duels for land, then everybody buys (CC-072 to CC-075)."""

from __future__ import annotations

from tests.referee.asking import Course, choose, or_else
from tests.referee.carson_city.duel import all_duels
from tests.referee.carson_city.land import PARCELS
from tests.referee.carson_city.printed import POWER
from tests.referee.carson_city.table import HALL, Player, Table


def wanted(table: Table) -> list[str]:
    """The unowned parcels on which somebody stands."""
    return [
        parcel
        for parcel in PARCELS
        if table.at(parcel)
        and parcel not in table.owner
        and parcel not in table.outlaws
        and table.ground.get(parcel) != HALL
    ]


def parcel_step(table: Table) -> Course[None]:
    """Others yield to the Lawyer, duels are fought, then all buy in turn order."""
    lawyer = table.holder("lawyer_editor_yellow")
    if lawyer is not None:
        yield_to(table, lawyer)
    yield from all_duels(table, wanted(table))
    for player in table.in_order():
        yield from buy(table, player)
    for parcel in wanted(table):
        table.retire_all(parcel)


def yield_to(table: Table, lawyer: Player) -> None:
    """Nobody disputes a parcel with the Lawyer (CC-225)."""
    for parcel in wanted(table):
        if lawyer.seat in table.seats_at(parcel):
            for cowboy in list(table.at(parcel)):
                if cowboy.seat != lawyer.seat:
                    table.send_back(parcel, cowboy)


def price_for(table: Table, player: Player, parcel: str) -> int:
    """The red Indian pays $3 at most (CC-185)."""
    price = table.price(parcel)
    most = POWER["indian_red"]["max_parcel_price"]
    return min(price, most) if "indian_red" in player.powers else price


def buy(table: Table, player: Player) -> Course[None]:
    """Any of the parcels he stands on, one after the other (CC-074, CC-075)."""
    while player.titles:
        mine = [parcel for parcel in wanted(table) if player.seat in table.seats_at(parcel)]
        payable = [one for one in mine if price_for(table, player, one) <= player.cash]
        answers = or_else({f"buy {parcel}": parcel for parcel in payable}, "buy_done")
        parcel = yield from choose(player.seat, "buy_parcels", answers)
        if parcel is None:
            return
        player.cash -= price_for(table, player, parcel)
        table.retire_all(parcel)
        table.take(player, parcel)
