"""Engines, stations, discs and cities."""

from __future__ import annotations

from typing import Final

from farwest.games.great_western_trail import box
from farwest.games.great_western_trail.advice import weights
from farwest.games.great_western_trail.advice.books import Books
from farwest.games.great_western_trail.rules.discs import fitting
from farwest.games.great_western_trail.rules.goods import certificate_limit, teepee_pairs
from farwest.games.great_western_trail.rules.railroad import NUMBER, TRANSPORT, forward
from farwest.games.great_western_trail.rules.stations import APPOINTED
from farwest.games.great_western_trail.verbs import DISC, DISC_FROM

TRANSPORT_CITY: Final = box.CITY_VALUE[box.SAN_DIEGO]

# --- discs -----------------------------------------------------------------------------------


def disc(books: Books, code: int) -> float:
    """What removing a disc brings, or costs where it is taken from a station."""
    if code >= DISC_FROM:
        return -float(box.STATION_VP[code - DISC_FROM])
    kind = code - DISC
    found = weights.DISC[kind] * books.later
    if kind == box.DISC_HAND:
        return books.bigger_hand - books.money(box.HAND_COST)
    if kind == box.DISC_STEP_VP:
        return found + box.STEP_DISC_VP
    if kind == box.DISC_STEP_MONEY:
        return found + books.money(box.STEP_DISC_MONEY)
    if kind == box.DISC_CERT_6 and books.trail.discs[books.seat * 10 + box.DISC_CERT_4]:
        return found / 2
    return found


def best_disc(books: Books, white: int, left: int, station: int = -1) -> float:
    """What the best disc for a place brings; nothing fits where it is very bad."""
    codes = fitting(books.trail, white, left, station)
    return max((disc(books, code) for code in codes), default=-50.0)


# --- stations --------------------------------------------------------------------------------


def station(books: Books, place: int) -> float:
    """What upgrading a station is worth now, if it can be done."""
    trail = books.trail
    left = books.cash - box.STATION_COST[place]
    if left < 0 or trail.stations[books.seat * 10 + place]:
        return 0.0
    found = box.STATION_VP[place] - books.money(box.STATION_COST[place])
    found += best_disc(books, box.STATION_WHITE[place], left, place)
    found += 0.5 * books.left  # for objectives
    if place < len(box.MASTERS) and trail.masters[place] < APPOINTED:
        found += max(0.0, *(appoint(books, trail.masters[place], row) for row in range(3)))
    return max(0.0, found)


def appoint(books: Books, master: int, row: int) -> float:
    """What a station master's tile brings above the worker left there."""
    trail, seat = books.trail, books.seat
    number = books.workers(row)
    if number < 2:
        return -1.0
    cost = weights.WORKER[row][number - 1] * books.visits + books.money(2)
    if number >= box.WORKER_VP_FROM:
        cost += box.WORKER_VP
    everybody = sum(trail.workers[seat * 3 : seat * 3 + 3])
    visits = books.visits
    owned = {
        box.SM_WORKERS: everybody - 1 + 0.5 * visits,
        box.SM_OBJECTIVES: (len(trail.area[seat]) + 0.5 * visits) / 2,
        box.SM_HAZARDS: (len(trail.hazards[seat]) + 0.35 * visits) / 2,
        box.SM_TEEPEES: teepee_pairs(trail, seat) + 0.15 * visits,
        box.SM_CERTS: 1.0 + 0.5 * (box.CERTIFICATES[certificate_limit(trail, seat)] > 3),
    }
    found = box.MASTER_VP[master] * owned[master]
    found += box.MASTER_CERTIFICATE[master] * books.visits * books.point
    if master == box.SM_WORKERS:
        found += books.money(box.MASTER_MONEY)
    if master == box.SM_OBJECTIVES:
        found += 1.5
    return found - cost


# --- the engine ------------------------------------------------------------------------------


def standing(books: Books, space: int) -> float:
    """What it is worth to have the engine there: transport, and stations farther on."""
    number = NUMBER[space]
    saved = TRANSPORT[0][TRANSPORT_CITY] - TRANSPORT[space][TRANSPORT_CITY]
    return saved * books.dollar * books.visits * 0.7 + weights.TRACK * number * books.left


def arrive(books: Books, space: int) -> float:
    """What it is worth to stop on a space, its station included."""
    found = standing(books, space)
    if space >= box.FIRST_TURNOUT:
        return found + station(books, space - box.FIRST_TURNOUT)
    if space == box.LAST_SPACE:
        return found + station(books, len(box.TURNOUT_AFTER)) + 1.0
    return found


def run(books: Books, spaces: int) -> float:
    """What moving the engine forward up to so many spaces is worth."""
    if spaces <= 0:
        return 0.0
    trail = books.trail
    here = standing(books, trail.engine[books.seat])
    return max((arrive(books, space) for space in forward(trail, spaces)), default=here) - here


def back(books: Books, spaces: int) -> float:
    """What moving it back so many spaces costs, roughly."""
    space = NUMBER[books.trail.engine[books.seat]]
    return standing(books, space) - standing(books, max(0, space - spaces))


# --- cities ----------------------------------------------------------------------------------


def city(books: Books, place: int, cost: int) -> float:
    """What a delivery to a city is worth: points, arrows now and later, objectives, the disc."""
    discs = books.trail.cities[books.seat * 10 : books.seat * 10 + 10]
    found = box.CITY_VP[place] + weights.FAR * box.CITY_VALUE[place] - books.money(cost)
    if place == box.KC:
        found += books.money(box.KC_MONEY)
    for arrow, points, objective in zip(box.ARROWS, box.ARROW_VP, box.ARROW_OBJECTIVE):
        if place in arrow and not discs[place]:
            other = arrow[0] + arrow[1] - place
            prize = points + objective * weights.OBJECTIVE * books.left
            if discs[other]:
                found += prize
            else:
                found += prize * weights.ARROW * min(1.0, books.later / 2)
    left = books.cash - cost
    codes = fitting(books.trail, box.CITY_WHITE[place], left)
    return found + max((disc(books, code) for code in codes), default=0.0)


def deliver(books: Books, value: int, free: bool = False) -> float:
    """What the best delivery of at most this value is worth."""
    trail, seat = books.trail, books.seat
    best = -100.0
    for place, needed in enumerate(box.CITY_VALUE):
        if needed > value:
            break
        if trail.cities[seat * 10 + place] and not box.CITY_REPEAT[place]:
            continue
        cost = 0 if free else TRANSPORT[trail.engine[seat]][needed]
        if cost <= books.cash:
            best = max(best, city(books, place, cost))
    return best


def special(books: Books) -> float:
    """What building 9a is worth: the engine goes back for a delivery without a herd."""
    space = NUMBER[books.trail.engine[books.seat]]
    best = 0.0
    for there in range(max(0, space - box.CITY_VALUE[-1]), space):
        cost = standing(books, space) - standing(books, there)
        best = max(best, deliver(books, space - there, free=True) - cost)
    return best
