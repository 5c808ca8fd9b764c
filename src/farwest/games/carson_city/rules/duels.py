"""Duels between players, and fights with outlaws, in the order of CC-313."""

from __future__ import annotations

from typing import Final

from farwest.games.carson_city.powers import GUNSMITH_RED
from farwest.games.carson_city.rules import duel_tiles
from farwest.games.carson_city.rules.cowboys import SEATS_IN, send_back, strength
from farwest.games.carson_city.rules.outlaw_fights import OutlawBeaten
from farwest.games.carson_city.rules.personalities import doctor_undertaker, gunsmith, sheriff
from farwest.games.carson_city.state import COWBOYS_THERE, LAND, City
from farwest.kernel.steps import NOBODY, Step

NO_DIE: Final = -1
SIDES: Final = 6


class Duel(Step[City]):
    """One duel among all who stand on a place (CC-059, CC-060, CC-277)."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, city: City) -> None:
        marks = city.at[self.place] & COWBOYS_THERE
        city.contest = self.place
        city.dice = [NO_DIE] * len(city.dice)
        city.fighters = [seat for seat in city.passed if marks >> seat & 1]
        city.tell("duel", (self.place, list(SEATS_IN[marks])))
        city.do(Judge())
        if city.strongest:
            duel_tiles.ask(city)
            return
        for seat in city.fighters:
            roll(city, seat)
        if city.power[GUNSMITH_RED] in city.fighters:
            city.do(gunsmith.Reroll(city.power[GUNSMITH_RED]))


def roll(city: City, seat: int) -> None:
    """One die; two with dynamite, and two for a Sharpshooter (CC-060, CC-192, CC-232)."""
    city.dice[2 * seat] = 1 + city.draw(SIDES)
    two = city.sharp[seat] or city.blast[city.contest] >> seat & 1
    city.dice[2 * seat + 1] = 1 + city.draw(SIDES) if two else NO_DIE


def shot(city: City, seat: int) -> int:
    """What a fighter adds to his strength: his dice, or the better one of a Sharpshooter's."""
    first, second = city.dice[2 * seat], city.dice[2 * seat + 1]
    if second == NO_DIE:
        return first
    if city.blast[city.contest] >> seat & 1:
        return first + second
    return max(first, second)


class Judge(Step[City]):
    """The highest total wins, ties by pass order; an outlaw must be reached (CC-061, CC-277)."""

    __slots__ = ()

    def run(self, city: City) -> None:
        place = city.contest
        winner, best = NOBODY, 0
        for seat in city.fighters:
            total = shot(city, seat) + strength(city, seat)
            city.tell("shot", (seat, shot(city, seat), total))
            if winner == NOBODY or total > best:
                winner, best = seat, total
        outlaw = place >= LAND and city.outlaw[place - LAND]
        if outlaw and best < city.menace:
            winner = NOBODY
            city.tell("outlaw_won", (place - LAND, city.menace))
        else:
            city.tell("duel_won", (winner, place))
            gunsmith.won(city, winner)
        losers = [seat for seat in city.fighters if seat != winner]
        for seat in losers:
            send_back(city, place, seat)
            sheriff.lost(city, seat)
        if winner >= 0:
            city.blast[place] &= ~(1 << winner)
        after: list[Step[City]] = []
        if city.strongest:
            after.append(duel_tiles.Refills())
        if outlaw and winner >= 0:
            after.append(OutlawBeaten(winner, place - LAND))
        city.do_all([*doctor_undertaker.after_duel(city, losers), *after])
