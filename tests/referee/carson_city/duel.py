"""Duels, and what they mean to Gunsmith, Sheriff, Undertaker and Doctor (CC-059 to CC-066)."""

from __future__ import annotations

from collections.abc import Callable

from tests.referee.asking import Course, choose, demand
from tests.referee.carson_city.placement import is_open
from tests.referee.carson_city.printed import POWER, SIDES_OF_A_DIE, SQUARES
from tests.referee.carson_city.table import DYNAMITED, NO_DUEL, Cowboy, Player, Table
from tests.referee.carson_city.tiles import lay_down, refill_hands

Sequel = Callable[[Table, str, Cowboy], Course[None]]
"""What follows when an outlaw is beaten."""


def roll(table: Table) -> int:
    """A die."""
    return 1 + table.luck.draw(SIDES_OF_A_DIE)


def fighting(table: Table, place: str) -> list[Cowboy]:
    """Those who would duel there, in pass order; who has a no-duel token does not (CC-199)."""
    cowboys = [cowboy for cowboy in table.at(place) if cowboy.token != NO_DUEL]
    return sorted(cowboys, key=lambda cowboy: table.passed.index(cowboy.seat))


def decide(table: Table, place: str) -> Course[Cowboy]:
    """Who may act where no outlaw is: the only one, or who wins (CC-059, CC-315)."""
    fighters = fighting(table, place)
    winner = (yield from duel(table, place)) if len(fighters) > 1 else fighters[0]
    assert winner is not None
    return winner


def duel(table: Table, place: str) -> Course[Cowboy | None]:
    """One duel among all; the losers leave, the winner may act (CC-313)."""
    fighters = fighting(table, place)
    shots = yield from (lay_down if "duel_tiles" in table.variants else throw_all)(table, fighters)
    totals = [total(table, cowboy, shots[cowboy.seat]) for cowboy in fighters]
    winner: Cowboy | None = fighters[totals.index(max(totals))]  # the first of equals (CC-061)
    if place in table.outlaws and max(totals) < table.menace:
        winner = None
    losers = [cowboy for cowboy in fighters if cowboy is not winner]
    for loser in losers:
        table.send_back(place, loser)  # at once (CC-063); nothing is asked that depends on it
    if winner is not None:
        winner = table.spend_token(place, winner)
    reward(table, winner, losers)
    yield from bury(table, losers)
    yield from heal(table, losers)
    refill_hands(table)
    return winner


def throw_all(table: Table, fighters: list[Cowboy]) -> Course[dict[int, list[int]]]:
    """Dice for all, in pass order; the red Gunsmith may throw one again (CC-060, CC-196)."""
    dice = {cowboy.seat: throw(table, cowboy) for cowboy in fighters}
    gunsmith = table.holder("gunsmith_red")
    if gunsmith is not None and gunsmith.seat in dice:
        yield from reroll(table, gunsmith, dice[gunsmith.seat])
    return dice


def throw(table: Table, cowboy: Cowboy) -> list[int]:
    """One die; two with dynamite, and two for a Sharpshooter (CC-060, CC-192, CC-232)."""
    two = cowboy.token == DYNAMITED or table.players[cowboy.seat].sharp
    return [roll(table) for _ in range(2 if two else 1)]


def total(table: Table, cowboy: Cowboy, dice: list[int]) -> int:
    """Dice and strength; a Sharpshooter keeps the better die, but for dynamite (CC-232)."""
    player = table.players[cowboy.seat]
    shot = sum(dice) if cowboy.token == DYNAMITED else max(dice)
    return shot + table.strength(player)


def reroll(table: Table, player: Player, dice: list[int]) -> Course[None]:
    """The red Gunsmith, once in each duel (CC-196, CC-335)."""
    answers: dict[str, tuple[int] | None] = {f"reroll {n}": (n,) for n in range(len(dice))}
    chosen = yield from choose(player.seat, "reroll", {**answers, "keep_dice": None})
    if chosen is not None:
        dice[chosen[0]] = roll(table)


def reward(table: Table, winner: Cowboy | None, losers: list[Cowboy]) -> None:
    """Points of the yellow Gunsmith and the red Sheriff (CC-170, CC-195)."""
    gunsmith = table.holder("gunsmith_yellow")
    if gunsmith is not None and winner is not None and winner.seat == gunsmith.seat:
        gunsmith.score(POWER["gunsmith_yellow"]["vp_per_won_duel"], "personalities")
    for loser in losers:
        player = table.players[loser.seat]
        if "sheriff_red" in player.powers:
            player.score(POWER["sheriff_red"]["vp_per_lost_duel"], "personalities")


def bury(table: Table, losers: list[Cowboy]) -> Course[None]:
    """Each other loser gives the Undertaker his due, if he can (CC-214)."""
    undertaker = table.holder("doctor_undertaker_red")
    if undertaker is None:
        return
    due = POWER["doctor_undertaker_red"]["loser_pays"]
    for loser in losers:
        player = table.players[loser.seat]
        if player is undertaker:
            continue
        answers = {"lose_point": "vp"} if player.total >= due["vp"] else {}
        if player.cash >= due["or_money"]:
            answers["lose_money"] = "money"
        paid = yield from choose(player.seat, "undertaker", answers)
        if paid == "vp":
            player.score(-due["vp"], "personalities")
        elif paid == "money":
            player.cash -= due["or_money"]
            undertaker.cash += due["or_money"]


def heal(table: Table, losers: list[Cowboy]) -> Course[None]:
    """Losers may go where the Doctor sends them: he first, then in pass order (CC-211)."""
    doctor = table.holder("doctor_undertaker_yellow")
    if doctor is not None:
        for loser in sorted(losers, key=lambda one: one.seat != doctor.seat):
            yield from relocate(table, doctor, table.players[loser.seat])


def relocate(table: Table, doctor: Player, player: Player) -> Course[None]:
    """An empty square not yet resolved, for $3 (CC-210, CC-212)."""
    price = 0 if player is doctor else POWER["doctor_undertaker_yellow"]["heal_price"]
    squares = [square for square in SQUARES if takes_the_healed(table, square)]
    answers = {f"doctor {square}": square for square in squares} if player.cash >= price else {}
    square = yield from choose(player.seat, "doctor", {**answers, "doctor_none": None})
    if square is not None:
        player.cash -= price
        doctor.cash += price
        player.reserve -= 1
        table.put(square, Cowboy(player.seat))


def takes_the_healed(table: Table, square: str) -> bool:
    """Open, not yet resolved, and empty but for 1 Road (CC-212)."""
    empty = square == "road1" or not table.at(square)
    return empty and is_open(table, square)


def all_duels(table: Table, places: list[str], then: Sequel | None = None) -> Course[None]:
    """The first to have passed of all involved decides their order (CC-064, CC-065)."""
    pending = [place for place in places if len(table.at(place)) > 1 or place in table.outlaws]
    involved = {cowboy.seat for place in pending for cowboy in table.at(place)}
    decider = next((seat for seat in table.passed if seat in involved), 0)
    while pending:
        answers = {f"next {place}": place for place in pending}
        place = yield from demand(decider, "duel_next", answers)
        pending.remove(place)
        winner = yield from duel(table, place)
        if then is not None and winner is not None and place in table.outlaws:
            yield from then(table, place, winner)
