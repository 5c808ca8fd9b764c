"""What the buildings do when they are annexed, but for those that set others in motion."""

from __future__ import annotations

from collections.abc import Callable

from tests.referee.asking import Course, choose, demand
from tests.referee.deadwood.printed import (
    HIRE_COST,
    INTERSECTIONS,
    KIND,
    STRENGTH,
    printed_on,
)
from tests.referee.deadwood.stacks import draw_and_place, look_and_reorder, stacks_with_tiles
from tests.referee.deadwood.table import MINE, RANCH, SUPPLY, Cowboy, Player, Table
from tests.referee.deadwood.town import building_at


def saloon(table: Table, player: Player) -> Course[None]:
    """Hire at most one of the own clan, whom one can pay; he goes to the Mine (DW-080)."""
    supply = [cowboy for cowboy in table.cowboys if cowboy.place == SUPPLY]
    own = {KIND[cowboy.strength]: cowboy for cowboy in supply if cowboy.clan == player.seat}
    answers: dict[str, Cowboy | None] = {"hire_nobody": None}
    for kind in STRENGTH:
        if kind in own and HIRE_COST[kind] <= player.cash:
            answers[f"hire {kind}"] = own[kind]
    hired = yield from choose(player.seat, "hire", answers)
    if hired is not None:
        player.cash -= HIRE_COST[KIND[hired.strength]]
        hired.go(MINE)


def sheriffs_office(table: Table, player: Player) -> Course[None]:
    """The Sheriff goes to another intersection that touches a building (DW-083)."""
    answers = {
        f"sheriff_to {point}": point
        for point, plots in INTERSECTIONS.items()
        if point != table.sheriff and any(building_at(table, plot) for plot in plots)
    }
    table.sheriff = yield from demand(player.seat, "sheriff_to", answers)


def gunsmith(table: Table, player: Player) -> None:
    """Two cartridges (DW-096)."""
    table.take_cartridges(player, printed_on("gunsmith")["cartridges"])


def bank(table: Table, player: Player) -> None:
    """A Wanted token with the money (DW-097)."""
    table.take_wanted(player)


def blacksmith(table: Table, player: Player) -> None:
    """A horse (DW-098)."""
    table.take_horses(player, printed_on("blacksmith")["horses"])


def casino(table: Table, player: Player) -> Course[None]:
    """$1 of another player who has it (DW-099)."""
    others = [other for other in table.players if other is not player and other.cash > 0]
    answers = {f"rob {other.seat}": other for other in others}
    robbed = yield from choose(player.seat, "casino_target", answers)
    if robbed is not None:
        robbed.cash -= 1
        player.cash += 1


def stage_depot(table: Table, player: Player) -> Course[None]:
    """The top tile of a stack of one's choice (DW-115)."""
    number = yield from choose(player.seat, "stack", stacks_with_tiles(table))
    if number is not None:
        yield from draw_and_place(table, player.seat, [number])


def gold_mine(table: Table, player: Player) -> None:
    """What a die says (DW-126)."""
    player.cash += printed_on("gold_mine")["roll"][table.roll()]


def fortune_teller(table: Table, player: Player) -> Course[None]:
    """Look at a stack, and put it in order (DW-127)."""
    yield from look_and_reorder(table, player.seat)


def courthouse(table: Table, player: Player) -> Course[None]:
    """Everybody pays for his tokens, or takes one more (DW-130 to DW-135)."""
    for seat in table.clockwise(player.seat):
        accused = table.players[seat]
        if accused.wanted:
            pays = yield from demand(seat, "court", verdicts(table, accused))
            if pays:
                accused.cash -= accused.wanted
            else:
                table.take_wanted(accused)


def verdicts(table: Table, accused: Player) -> dict[str, bool]:
    """Pay all, if he can; refuse, if there is a token to take or he cannot (DW-132, DW-135)."""
    can_pay = accused.cash >= accused.wanted
    pay = {"pay": True} if can_pay else {}
    refuse = {"refuse": False} if table.pool or not can_pay else {}
    return {**pay, **refuse}


def grifter(table: Table, player: Player) -> Course[None]:
    """Up to two cowboys of others, from town or a Ranch, to the Mine (DW-136, DW-137)."""
    for _ in range(printed_on("grifter")["send_opponent_cowboys_to_mine"]):
        answers: dict[str, Cowboy | None] = {"grift_nobody": None}
        for cowboy in table.cowboys:
            if cowboy.clan == player.seat:
                continue
            if cowboy.in_town:
                answers[f"grift {cowboy.clan} {cowboy.place}"] = cowboy
            elif cowboy.place == RANCH:
                answers[f"grift_ranch {cowboy.clan} {KIND[cowboy.strength]}"] = cowboy
        sent = yield from choose(player.seat, "grift", answers)
        if sent is None:
            return
        sent.go(MINE)


def newspaper(table: Table, player: Player) -> Course[None]:
    """A token of the pool for anybody, oneself included (DW-138)."""
    if table.pool:
        answers = {f"accuse {other.seat}": other for other in table.players}
        accused = yield from demand(player.seat, "newspaper_target", answers)
        table.take_wanted(accused)


def cowboys_to_take_back(table: Table, seat: int) -> dict[str, Cowboy]:
    """The own cowboys in town and in the Mine, as answers (DW-038)."""
    answers: dict[str, Cowboy] = {}
    for cowboy in table.cowboys_of(seat):
        if cowboy.in_town:
            answers[f"back {cowboy.place}"] = cowboy
        elif cowboy.place == MINE:
            answers[f"back_mine {KIND[cowboy.strength]}"] = cowboy
    return answers


def dance_hall(table: Table, player: Player) -> Course[None]:
    """Up to two of one's own cowboys back to the Ranch (DW-139)."""
    for _ in range(printed_on("dance_hall")["recall_own_cowboys_max"]):
        own = cowboys_to_take_back(table, player.seat)
        cowboy = yield from choose(player.seat, "recall", {"enough": None, **own})
        if cowboy is None:
            return
        cowboy.go(RANCH)


def telegraph_office(table: Table, player: Player) -> Course[None]:
    """Two tokens from the box to the pool, or back; or what there is (DW-140 to DW-142)."""
    most = max(printed_on("telegraph_office")["pool_change"])
    changes = {"add": min(most, table.box), "remove": -min(most, table.pool)}
    answers = {name: tokens for name, tokens in changes.items() if tokens}
    tokens = yield from choose(player.seat, "telegraph", answers)
    if tokens is not None:
        table.box -= tokens
        table.change_pool(tokens)


SIMPLE: dict[str, Callable[[Table, Player], Course[None] | None]] = {
    "saloon": saloon,
    "sheriffs_office": sheriffs_office,
    "gunsmith": gunsmith,
    "bank": bank,
    "blacksmith": blacksmith,
    "casino": casino,
    "stage_depot": stage_depot,
    "gold_mine": gold_mine,
    "fortune_teller": fortune_teller,
    "courthouse": courthouse,
    "grifter": grifter,
    "newspaper": newspaper,
    "dance_hall": dance_hall,
    "telegraph_office": telegraph_office,
}
"""What comes after the printed money; Hotel, Laundry and Undertaker bring nothing else."""
