"""Why a city, a station, a space of the railroad or a disc is no answer now."""

from __future__ import annotations

from farwest.games.great_western_trail.box import (
    CITY_REPEAT,
    CITY_VALUE,
    CITY_WHITE,
    DISC_HAND,
    DISC_WHITE,
    FIRST_TURNOUT,
    HAND_COST,
    LAST_SPACE,
    STATION_COST,
    STATION_WHITE,
    TURNOUT_AFTER,
)
from farwest.games.great_western_trail.rules.railroad import BEHIND
from farwest.games.great_western_trail.why.sight import Sight, because, number, player
from farwest.kernel.game import Reason


def city(sight: Sight, city: int) -> Reason | None:
    """A city: taken, too far, or not yet (GWT-076, GWT-077)."""
    if sight.prompt == "disc":
        return None
    if sight.own["cities"][city] and not CITY_REPEAT[city]:
        return because("city_taken", "077")
    herd = sight.view["value"] + sight.own["permanent"] + sight.own["certificates"]
    most = sight.about["number"] if sight.prompt == "city" else herd
    if CITY_VALUE[city] > most:
        value = number("value", CITY_VALUE[city])
        return because("city_far", "076", value, number("most", most))
    asked = sight.prompt == "city"
    return because("city_disc", "239") if asked else because("city_when", "064")


# --- the engine ----------------------------------------------------------------------------------


def space(sight: Sight, space: int) -> Reason:
    """A space or a turnout of the railroad (GWT-124 to GWT-136)."""
    if sight.prompt not in ("engine", "engine_back", "engine_back_free"):
        return because("engine_when", "126")
    own = sight.own["engine"]
    if space == own:
        return because("engine_here", "126")
    for seat, other in enumerate(sight.players):
        if other["engine"] == space and space:
            return because("engine_there", "124", player(seat))
    behind = space in BEHIND[own]
    if sight.prompt == "engine":
        return because("engine_forward", "126") if behind else because("engine_far", "126")
    if not behind:
        return because("engine_back", "136" if own == LAST_SPACE else "184")
    return because("engine_exact", "128")


# --- stations ------------------------------------------------------------------------------------


def station(sight: Sight, station: int) -> Reason | None:
    """A station: reached or not, paid or not, whose disc lies there (GWT-130 to GWT-137)."""
    if sight.prompt == "upgrade" and sight.about["station"] == station:
        return because("choose_disc", "131")
    if "disc_from" in sight.verbs:
        return because("no_disc_there", "098")
    if sight.own["stations"][station]:
        return because("station_own", "131")
    if sight.prompt == "station":
        return of_passed(sight, station)
    if sight.own["engine"] == FIRST_TURNOUT + station:
        return because("station_late", "130")
    return because("station_when", "136" if station == len(TURNOUT_AFTER) else "130")


def of_passed(sight: Sight, station: int) -> Reason:
    """Building 9b upgrades what the engine has passed (GWT-137)."""
    own = sight.own["engine"]
    at = TURNOUT_AFTER[own - FIRST_TURNOUT] if own >= FIRST_TURNOUT else own
    if station == len(TURNOUT_AFTER) or TURNOUT_AFTER[station] >= at:
        return because("station_ahead", "137")
    if STATION_COST[station] > sight.cash:
        return because("station_dear", "131", number("cost", STATION_COST[station]))
    return because("station_disc", "239")


# --- discs ---------------------------------------------------------------------------------------


def disc(sight: Sight, kind: int) -> Reason | None:
    """A disc of one's own board (GWT-090 to GWT-093)."""
    if not sight.own["discs"][kind]:
        return None
    if sight.prompt not in ("upgrade", "disc"):
        return because("disc_when", "090")
    upgraded = sight.prompt == "upgrade"
    white = STATION_WHITE[sight.about["station"]] if upgraded else CITY_WHITE[sight.about["city"]]
    if white and not DISC_WHITE[kind] and has_white(sight):
        return because("disc_black", "092")
    return because("disc_dear", "093", number("cost", HAND_COST)) if kind == DISC_HAND else None


def has_white(sight: Sight) -> bool:
    """Whether a disc is left on a white frame (GWT-097)."""
    return any(n and white for n, white in zip(sight.own["discs"], DISC_WHITE))
