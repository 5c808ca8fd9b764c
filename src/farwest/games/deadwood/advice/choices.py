"""One function for each kind of decision beside the turn itself."""

from __future__ import annotations

from farwest.games.deadwood import box
from farwest.games.deadwood.advice.worth import (
    CARTRIDGE,
    COWBOY,
    HOME,
    HORSE,
    RIVAL,
    Books,
)
from farwest.games.deadwood.odds import chances
from farwest.games.deadwood.rules.annexing import Annex
from farwest.games.deadwood.rules.duel import LOADED, MIGHT
from farwest.games.deadwood.rules.duel import PLOT as FIELD
from farwest.games.deadwood.rules.goods import building_at, serving
from farwest.games.deadwood.state import EMPTY, RAIL
from farwest.games.deadwood.verbs import (
    ACCUSE,
    ADD,
    ANNEX,
    FLEE,
    GRIFT,
    GRIFT_NOBODY,
    GRIFT_RANCH,
    HIRE,
    HIRE_NOBODY,
    LOAD,
    NEXT,
    PAY,
    PLOT,
    RAIL_TO,
    ROB,
    SHERIFF_TO,
)
from farwest.kernel.steps import NOBODY


def most(_: Books, actions: list[int]) -> list[float]:
    """The last answer is the largest: the strongest cowboy, all cartridges."""
    return [float(action) for action in actions]


# --- duels -----------------------------------------------------------------------------------


def flee(books: Books, actions: list[int]) -> list[float]:
    """A horse, the building and the way back, against the danger of dying."""
    camp = books.camp
    own = camp.fight[MIGHT + 1] + (camp.shells[books.seat] > 0)
    other = camp.fight[MIGHT] + (camp.shells[camp.fight[0]] > 0)
    chance = chances(other, own)
    value = COWBOY[camp.fight[MIGHT + 1] - 1] * books.left + 1.0
    if serving(camp, books.seat) == 1 and not camp.ending:
        value -= books.if_ended(0.0)
    keep = books.tenure(building_at(camp, camp.fight[FIELD])) + HOME
    fight = (chance.loses + chance.draws) * keep + chance.attacker_dies * RIVAL * 2
    fight -= chance.defender_dies * value
    return [-HORSE * books.left if action == FLEE else fight for action in actions]


def cartridge(books: Books, actions: list[int]) -> list[float]:
    """One more die where it changes enough."""
    camp = books.camp
    side = int(camp.fight[0] != books.seat)
    own = camp.fight[MIGHT + side]
    other = camp.fight[MIGHT + 1 - side] + camp.fight[LOADED + 1 - side]
    if side == 0:
        other += camp.shells[camp.fight[1]] > 0
    stake = COWBOY[own - 1] * books.left + 1.5
    prize = 1.0
    if side == 0:
        building = building_at(camp, camp.fight[FIELD])
        prize += max(0.0, books.annex(building)) + books.tenure(building)
    found = []
    for action in actions:
        dice = own + (action == LOAD)
        chance = chances(dice, other) if side == 0 else chances(other, dice)
        if side == 0:
            gain = chance.wins * prize - chance.attacker_dies * stake
        else:
            gain = chance.attacker_dies * prize - chance.defender_dies * stake
        found.append(gain - (CARTRIDGE * books.left if action == LOAD else 0.0))
    return found


# --- annexing --------------------------------------------------------------------------------


def annex(books: Books, actions: list[int]) -> list[float]:
    step = books.camp.choice_of(books.seat)
    assert isinstance(step, Annex)
    gain = books.annex(step.building, step.laundered)
    return [gain + 0.01 if action == ANNEX else 0.0 for action in actions]


def sheriff(books: Books, actions: list[int]) -> list[float]:
    """He guards our cowboys, not theirs; whoever holds his Office collects at the others' doors."""
    camp = books.camp
    held = camp.officer() == books.seat
    found = []
    for action in actions:
        score = 0.0
        for plot in box.PROTECTED[action - SHERIFF_TO]:
            building = building_at(camp, plot)
            clan = camp.clan[plot]
            if building == NOBODY or plot == box.CHURCH_PLOT:
                continue
            if clan == books.seat:
                score += 0.4 + books.tenure(building)
            elif clan != NOBODY:
                score -= 0.4
            elif held:
                score += 0.5
        found.append(score)
    return found


def rail(books: Books, actions: list[int]) -> list[float]:
    """What it destroys and whom it wakes up; the last tile decides the game."""
    if len(books.camp.line) == box.RAILS:
        return [books.station(action - RAIL_TO, 0.0) for action in actions]
    return [books.rail(action - RAIL_TO) for action in actions]


def next_eligible(books: Books, actions: list[int]) -> list[float]:
    """Our own first."""
    return [float((action - NEXT) // len(box.PLOTS) == books.seat) for action in actions]


def plot(books: Books, actions: list[int]) -> list[float]:
    """Beside our own cowboys in reach of the line, where the railroad may wake them up."""
    camp = books.camp
    found = []
    for action in actions:
        near = box.NEIGHBOURS[action - PLOT]
        built = sum(0 <= camp.tile[other] < RAIL for other in near)
        open_ = sum(camp.tile[other] == EMPTY for other in near)
        found.append(0.1 * built - 0.05 * open_)
    return found


def hire(books: Books, actions: list[int]) -> list[float]:
    gains = books.hires()
    return [0.0 if action == HIRE_NOBODY else gains[action - HIRE] for action in actions]


def rob(books: Books, actions: list[int]) -> list[float]:
    return [books.points[action - ROB] + 0.0 for action in actions]


def court(books: Books, actions: list[int]) -> list[float]:
    """A dollar per token now, or one token more at the end."""
    owed = books.camp.wanted[books.seat]
    refuse = -books.wanted() + books.tokens(1, -books.wanted())
    return [-float(owed) if action == PAY else refuse for action in actions]


def grift(books: Books, actions: list[int]) -> list[float]:
    """The leader's cowboys, above all those who hold something."""
    camp = books.camp
    found = []
    for action in actions:
        if action == GRIFT_NOBODY:
            found.append(0.0)
            continue
        if action >= GRIFT_RANCH:
            seat = (action - GRIFT_RANCH) // len(box.COWBOYS)
            worth = HOME
        else:
            seat, at = divmod(action - GRIFT, len(box.PLOTS))
            worth = 0.3 + books.tenure(building_at(camp, at))
        found.append(worth * (1.0 if seat == books.leader else 0.6))
    return found


def accuse(books: Books, actions: list[int]) -> list[float]:
    return [books.accuse(action - ACCUSE) for action in actions]


def telegraph(books: Books, actions: list[int]) -> list[float]:
    """The leader shortens the game, the others lengthen it."""
    ahead = books.points[books.seat] > books.points[books.leader]
    ends = 0.0
    if books.camp.pool <= box.TELEGRAPHED and not books.camp.ending:
        ends = books.if_ended(0.0)
    return [
        (0.0 if ahead else 1.0) if action == ADD else (1.0 if ahead else 0.0) + ends
        for action in actions
    ]


def aim(_: Books, actions: list[int]) -> list[float]:
    """Half of the dice at the one, half at the others."""
    middle = (actions[0] + actions[-1]) / 2
    return [-abs(action - middle) for action in actions]
