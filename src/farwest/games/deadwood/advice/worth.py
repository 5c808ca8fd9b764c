"""What tokens, cowboys and buildings are worth, in dollars at the end of the game."""

from __future__ import annotations

from typing import Final

from farwest.games.deadwood import box
from farwest.games.deadwood.odds import chances
from farwest.games.deadwood.rules.arrival import fee_for
from farwest.games.deadwood.rules.ending import depot_holder
from farwest.games.deadwood.rules.goods import KINDS, building_at, holder_of, serving
from farwest.games.deadwood.rules.people import laundries
from farwest.games.deadwood.rules.railroad import eligible, onward
from farwest.games.deadwood.scoring import fine, totals
from farwest.games.deadwood.state import POST, Camp
from farwest.kernel.steps import NOBODY

CARTRIDGE: Final = 0.7
HORSE: Final = 0.8
COWBOY: Final[tuple[float, ...]] = (1.6, 2.4, 3.2)
"""What a cowboy may still bring early in the game, by strength less one."""
HOME: Final = 0.8
"""What it is worth to have a cowboy in the Ranch rather than in town or in the Mine."""
DECIDED: Final = 40.0
"""What it is worth to end the game as its winner, or not to end it as a loser."""
PATIENCE: Final = 10
"""After so many turns each, whoever is ahead begins to press for the end."""
RIVAL: Final = 0.5
"""What a dollar is worth that the leader loses."""

GIFTS: Final[dict[int, float]] = {
    box.GUNSMITH: box.GUNSMITH_CARTRIDGES * CARTRIDGE,
    box.BLACKSMITH: box.BLACKSMITH_HORSES * HORSE,
    box.CASINO: box.CASINO_TAKES * (1 + RIVAL),
    box.GENERAL_STORE: 1.2,
    box.STAGE_DEPOT: 0.2,
    box.GOLD_MINE: sum(box.GOLD) / len(box.GOLD),
    box.SHERIFFS_OFFICE: 0.4,
    box.TOWN_HALL: 0.6,
    box.FORTUNE_TELLER: 0.1,
    box.GRIFTER: 1.2,
    box.TELEGRAPH_OFFICE: 0.2,
}
"""What annexing brings beside the dollars printed on the building."""

TENURE: Final[dict[int, float]] = {
    box.SHERIFFS_OFFICE: 0.6,
    box.LAUNDRY: 0.3,
    box.UNDERTAKER: 0.6,
}
"""What holding a building brings while one stays there."""


class Books:
    """What one seat reckons with. Everything in Deadwood is open, but for the stacks."""

    def __init__(self, camp: Camp, seat: int) -> None:
        self.camp = camp
        self.seat = seat
        self.points = totals(camp, depot_holder(camp))
        others = [other for other in range(camp.seats) if other != seat]
        self.leader = max(others, key=lambda other: self.points[other])
        self.left = self._left()
        self.press = self._press()

    def _press(self) -> float:
        """What a step towards the end is worth to whoever is ahead, once the game lasts long."""
        if self.points[self.seat] < self.points[self.leader]:
            return 0.0
        return max(0.0, self.camp.turns / self.camp.seats - PATIENCE) / 10

    def _left(self) -> float:
        """How much of the game is still to come, from 1 to 0: the crime pool and the line."""
        camp = self.camp
        pool = camp.pool / (box.POOL_PER_PLAYER * camp.seats)
        line = (box.RAILS + 1 - len(camp.line)) / (box.RAILS + 1)
        return 0.0 if camp.ending else min(1.0, 1.3 * min(pool, line))

    def standing(self, seat: int) -> float:
        """Score as it stands, and the promise of tokens and cowboys."""
        camp = self.camp
        promise = CARTRIDGE * camp.shells[seat] + HORSE * camp.stables[seat]
        for kind in range(KINDS):
            place = seat * KINDS + kind
            here = box.PER_CLAN[kind] - camp.hire[place] - camp.dead[place]
            promise += here * COWBOY[kind] + camp.ranch[place] * HOME
        for plot in camp.posts(seat):
            promise += self.tenure(building_at(camp, plot))
        return self.points[seat] + promise * self.left

    # --- the end -----------------------------------------------------------------------------

    def if_ended(self, gain: float) -> float:
        """What it would mean that the game ends with this turn, our score changed by `gain`."""
        ahead = self.points[self.seat] + gain - self.points[self.leader]
        return DECIDED if ahead > 0 else -DECIDED + ahead

    def tokens(self, number: int, gain: float) -> float:
        """What taking so many from the crime pool means beside the fine: it may end the game."""
        if self.camp.ending or not self.camp.pool:
            return 0.0
        return self.if_ended(gain) if self.camp.pool <= number else self.press

    def wanted(self) -> float:
        """What one more Wanted token will cost, if there is one; it can still be got rid of."""
        held = self.camp.wanted[self.seat]
        more = min(1, self.camp.pool)
        return (fine(held + more) - fine(held)) * (1 - 0.25 * self.left)

    # --- buildings ---------------------------------------------------------------------------

    def tenure(self, building: int) -> float:
        """What staying on a building promises."""
        camp = self.camp
        if building == box.HOTEL:
            return box.HOTEL_RAIL * 0.35 * (box.RAILS + 1 - len(camp.line))
        if building == box.STAGE_DEPOT:
            return box.DEPOT_BONUS * self.no_station()
        if building == box.LAUNDRY:
            return TENURE[building] * min(camp.wanted[self.seat], 2)
        return TENURE.get(building, 0.0) * self.left

    def no_station(self) -> float:
        """The chance that the game ends without the Station while one still stands there."""
        laid = len(self.camp.line)
        if laid > box.RAILS:
            return 0.0
        late = 1.0 if self.camp.ending else 0.15 + 0.5 * (1 - self.left) * (1 - laid / 5)
        return min(late, 1.0)

    def annex(self, building: int, laundered: int = 0) -> float:
        """What annexing a building is worth now."""
        camp = self.camp
        seat = self.seat
        gain = float(box.MONEY[building])
        if building == box.CHURCH:
            held = camp.wanted[seat]
            freed = min(held, 1 + laundries(camp, seat) + laundered)
            return float(fine(held) - fine(held - freed))
        if building == box.BANK:
            gain -= self.wanted()
            return gain + self.tokens(1, gain)
        if building == box.SALOON:
            return max(0.0, *self.hires())
        if building == box.TOWN_HALL:
            return self.town_hall()
        if building == box.COURTHOUSE:
            return self.court()
        if building == box.NEWSPAPER:
            return gain + self.accuse(self.leader)
        if building == box.DANCE_HALL:
            away = serving(camp, seat) - sum(camp.ranch[seat * KINDS : seat * KINDS + KINDS])
            return gain + HOME * min(away, box.RECALLED)
        if building == box.CASINO and not any(
            camp.cash[other] for other in range(camp.seats) if other != seat
        ):
            return 0.0
        return gain + GIFTS.get(building, 0.0)

    def hires(self) -> list[float]:
        """What each kind of cowboy is worth above his price, where he can be had."""
        camp = self.camp
        start = self.seat * KINDS
        return [
            COWBOY[kind] * 1.5 * self.left - box.HIRE_COST[kind]
            if camp.hire[start + kind] and camp.cash[self.seat] >= box.HIRE_COST[kind]
            else -1.0
            for kind in range(KINDS)
        ]

    def town_hall(self) -> float:
        """A Wanted token less, what the line brings us and the others, and an end in sight."""
        camp = self.camp
        held = camp.wanted[self.seat]
        freed = float(fine(held) - fine(held - 1)) if held else 0.0
        plots = onward(camp)
        if not plots:
            return freed
        if len(camp.line) == box.RAILS and not camp.ending:
            return freed + max(self.station(plot, freed) for plot in plots)
        return freed + GIFTS[box.TOWN_HALL] + self.press + max(self.rail(plot) for plot in plots)

    def rail(self, plot: int) -> float:
        """What a tile of the line destroys, and whom it wakes up."""
        camp = self.camp
        owner = camp.clan[plot]
        score = 0.0
        if owner != NOBODY:
            loss = HOME + self.tenure(building_at(camp, plot))
            score += -loss if owner == self.seat else RIVAL * loss
        for seat, gain in self.woken(plot):
            score += gain if seat == self.seat else -RIVAL * gain
        hotelier = holder_of(camp, box.HOTEL)
        if hotelier != NOBODY and camp.clan[plot] != hotelier:
            score += box.HOTEL_RAIL * (1.0 if hotelier == self.seat else -RIVAL)
        return score

    def woken(self, plot: int) -> list[tuple[int, float]]:
        """Every cowboy beside a new tile, by seat, and what annexing there would bring us."""
        found = []
        for post in eligible(self.camp, plot):
            seat, near = divmod(post, POST)
            building = building_at(self.camp, near)
            if building != box.TOWN_HALL:
                found.append((seat, max(0.0, self.annex(building))))
        return found

    def station(self, plot: int, freed: float) -> float:
        """What it would mean to end the game with the Station here: everybody beside it twice."""
        camp = self.camp
        ends = totals(camp, NOBODY)
        gains = [0.0] * camp.seats
        gains[self.seat] = freed
        for seat, gain in self.woken(plot):
            gains[seat] += 2 * gain
        hotelier = holder_of(camp, box.HOTEL)
        if hotelier != NOBODY:
            gains[hotelier] += box.HOTEL_STATION
        sums = [ends[seat] + gains[seat] for seat in range(camp.seats)]
        ahead = sums[self.seat] - max(sums[: self.seat] + sums[self.seat + 1 :])
        return DECIDED if ahead > 0 else -DECIDED + ahead

    def court(self) -> float:
        """Everybody pays a dollar per token; good where others hold more."""
        camp = self.camp
        own = min(camp.wanted[self.seat], camp.cash[self.seat])
        leader = camp.wanted[self.leader]
        return RIVAL * leader - own

    def accuse(self, seat: int) -> float:
        """What it is worth that somebody gets a Wanted token."""
        camp = self.camp
        if not camp.pool:
            return 0.0
        cost = fine(camp.wanted[seat] + 1) - fine(camp.wanted[seat])
        if seat == self.seat:
            return -cost + self.tokens(1, -cost)
        weight = RIVAL if seat == self.leader else RIVAL / 2
        return weight * cost + self.tokens(1, 0.0)

    # --- entering ----------------------------------------------------------------------------

    def enter(self, strength: int, plot: int, laundered: int = 0) -> float:
        """What it is worth to go to a building with a cowboy of this strength."""
        camp = self.camp
        building = building_at(camp, plot)
        prize = max(0.0, self.annex(building, laundered)) + self.tenure(building)
        prize -= fee_for(camp, self.seat, plot)
        rival = camp.clan[plot]
        if rival == NOBODY or plot == box.CHURCH_PLOT:
            return prize - self.exposed(strength, plot)
        return self.attack(strength, plot, rival, prize)

    def exposed(self, strength: int, plot: int) -> float:
        """The danger of standing where one may be attacked."""
        if self.camp.protects(plot) or plot == box.CHURCH_PLOT:
            return 0.0
        return 0.15 * COWBOY[strength - 1] / strength * self.left

    def attack(self, strength: int, plot: int, rival: int, prize: float) -> float:
        """A duel: what may be won, the Wanted token, and who may die."""
        camp = self.camp
        own = strength + (camp.shells[self.seat] > 0)
        other = camp.might[plot] + (camp.shells[rival] > 0)
        chance = chances(own, other)
        flees = 0.6 if camp.stables[rival] and chance.defender_dies > 0.3 else 0.0
        stay = flees + (1 - flees) * chance.wins
        dies = (1 - flees) * chance.attacker_dies
        kills = (1 - flees) * chance.defender_dies
        value = COWBOY[strength - 1] * self.left
        found = stay * prize - dies * (value + 1.0) - (1 - stay - dies) * HOME
        found += kills * RIVAL * COWBOY[camp.might[plot] - 1] - self.wanted()
        found += self.tokens(1, stay * prize - self.wanted())
        if serving(camp, rival) == 1 and not camp.ending:
            found += kills * self.if_ended(prize - self.wanted())
        if serving(camp, self.seat) == 1 and not camp.ending:
            found += dies * self.if_ended(-self.wanted())
        return found
