"""The board as text: the trail, the job market beside it, the railroad below.

The trail is a line for each way on from a neutral building. Every player has a sign, so that he can
be told without colours: after a building it names the owner, after ♞ whose cattleman stands there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from farwest.games.columns import WIDTH, columns, cut, folded, ink, lead, pad
from farwest.games.great_western_trail.box import (
    BUILDINGS,
    CITIES,
    CITY_VALUE,
    CROSSES,
    FIRST_TURNOUT,
    GREEN_HAND,
    HAZARD_TILE,
    KANSAS_CITY,
    LAST_SPACE,
    MASTERS,
    NEUTRAL_A_TILE,
    NEUTRAL_SPOTS,
    PRIVATE,
    ROW_COST,
    SPOTS,
    START,
    STATION_COST,
    STATION_VP,
    TEEPEE_GREEN_TILE,
    TEEPEE_MONEY,
    TEEPEE_SLOTS,
    TILE_HANDS,
    TILE_VP,
    TURNOUT_AFTER,
    WORKERS,
    YELLOW_ROWS,
)
from farwest.games.great_western_trail.rules.tiles import building, owner
from farwest.kernel.game import View

Say = Callable[..., str]
Name = Callable[[str, int], str]
Parts = list[tuple[str, str]]
"""Pieces of a line, each with its style."""

SIGNS: Final = "●▲■◆"
COLOURS: Final = ("red", "blue", "white", "yellow")
JOBS: Final = 15
"""Columns for the job market."""
CELL: Final = 10
"""Columns for a place of the trail, at least."""

LINES: Final = (
    ("spot_a", "┬ ", "plot_a1", "plot_a2", "plot_a3"),
    ("", "└ ", "flood", "plot_fr1", "plot_fr2"),
    ("spot_b", "┬ ", "plot_b1", "plot_b2", "plot_b3"),
    ("", "└ ", "drought", "plot_dr1"),
    ("spot_c", "┬ ", "plot_c1", "plot_c2"),
    ("", "└ ", "plot_c3", "spot_d"),
    ("", " └", "village", "plot_tr1", "plot_tr2"),
    ("spot_e", "┬ ", "plot_e1", "plot_e2"),
    ("", "└ ", "rockfall", "plot_rr1", "plot_rr2"),
    ("spot_f", "┬ ", "plot_f1", "spot_g", "┬ ", "plot_g1", "kansas_city"),
    ("", "└ ", "plot_f2", "", "└ ", "plot_g2"),
    ("start", "  ", "beside"),
)
"""What stands on each line: places, forks, areas of hazards, the village."""


class Pen(NamedTuple):
    """Whose view is drawn, and the words for it."""

    view: View
    players: Sequence[str]
    say: Say
    name: Name

    def names(self, kind: str, values: Iterable[int]) -> str:
        """Several things by name, those there are more of with their number."""
        counted = sorted(Counter(values).items())
        named = [(self.name(kind, value), count) for value, count in counted]
        return ", ".join(f"{text} ×{count}" if count > 1 else text for text, count in named) or "–"

    def letter(self, worker: int) -> str:
        return self.say(f"picture_letter_{WORKERS[worker]}")


def landscape(pen: Pen) -> list[str]:
    """The whole board."""
    rows = zip(LINES, job_market(pen), strict=True)
    lines = [trail_line(pen, line) + jobs for line, jobs in rows]
    told = [pen.say("picture_cities", cities=cities(pen))]
    told.append(pen.say("picture_stations", stations=stations(pen)))
    return lines + railroad(pen) + [line for each in told for line in folded(each)]


def sign(seat: int) -> tuple[str, str]:
    return SIGNS[seat], f"bold {COLOURS[seat]}"


def inked(parts: Parts) -> str:
    return "".join(ink(text, style) for text, style in parts)


# --- the trail -----------------------------------------------------------------------------


def trail_line(pen: Pen, line: Sequence[str]) -> str:
    """A line of the trail, cut or filled up to the job market."""
    shown: Parts = []
    room = WIDTH - JOBS
    for item in line:
        parts = item_parts(pen, item)
        if item in SPOTS or not item:
            used = sum(columns(text) for text, _ in parts)
            parts.append((" " * max(CELL - used, 1), ""))
        for text, style in parts:
            fitting = cut(text, room) if text.strip() and room else text[:room]
            shown.append((fitting, style))
            room -= columns(fitting)
    return inked(shown) + " " * room


def item_parts(pen: Pen, item: str) -> Parts:
    """What stands for an item of a line."""
    if item in SPOTS:
        return place(pen, SPOTS.index(item))
    if item in ("flood", "drought", "rockfall"):
        return area(pen, item)
    if item in ("village", "beside"):
        return village(pen, beside=item == "beside")
    return [(item, "dim")]


def place(pen: Pen, spot: int) -> Parts:
    """A place by its letter, with what stands there and whose cattlemen."""
    if spot in (KANSAS_CITY, START):
        return [(pen.say(SPOTS[spot]), ""), *cattlemen(pen, spot)]
    label = SPOTS[spot].split("_")[1].upper()
    if spot in NEUTRAL_SPOTS:
        letter = "ABCDEFG"[pen.view["board"][spot] - NEUTRAL_A_TILE]
        text = letter if letter == label else f"{label}={letter}"
        return [(text, "bold"), *cattlemen(pen, spot)]
    return [(pad(label, 4), "dim"), *lying(pen, spot)]


def lying(pen: Pen, spot: int) -> Parts:
    """A building with its owner, a hazard by its points and its hand, or nothing."""
    tile = pen.view["board"][spot]
    if tile >= PRIVATE:
        number = BUILDINGS[building(tile)].removeprefix("building_")
        parts = [(number, "bold"), sign(owner(tile))]
    elif tile >= HAZARD_TILE:
        hand = "green" if TILE_HANDS[tile] == GREEN_HAND else "black"
        parts = [(f"{TILE_VP[tile]}{pen.say(f'picture_{hand}')}", "red")]
    else:
        parts = [("·", "dim")]
    return parts + cattlemen(pen, spot)


def cattlemen(pen: Pen, spot: int) -> Parts:
    """Whose cattlemen stand on a place."""
    here = [seat for seat, each in enumerate(pen.view["players"]) if each["spot"] == spot]
    return [("♞", ""), *map(sign, here)] if here else []


def area(pen: Pen, kind: str) -> Parts:
    """The four slots of a kind of hazard."""
    parts: Parts = [(pen.say(kind) + " ", "")]
    for spot, name in enumerate(SPOTS):
        if name.startswith(kind):
            parts += [*lying(pen, spot), (" ", "")]
    return [*parts, (" ", "")]


def village(pen: Pen, beside: bool) -> Parts:
    """The teepees by their dollars and colours: those on the trail, or those beside it."""
    parts: Parts = [(pen.say("picture_beside" if beside else "picture_village") + " ", "")]
    for money, spot in zip(TEEPEE_MONEY, TEEPEE_SLOTS):
        if (money < 0) == beside:
            tile = pen.view["board"][spot]
            colour = "green" if tile == TEEPEE_GREEN_TILE else "blue"
            shown = (pen.say(f"picture_{colour}"), f"bold {colour}") if tile else ("·", "dim")
            parts += [(f"{money}".replace("-", "−"), "" if tile else "dim"), shown]
            parts += [*cattlemen(pen, spot), (" ", "")]
    return [*parts, (" ", "")]


# --- the job market ------------------------------------------------------------------------


def job_market(pen: Pen) -> list[str]:
    """A line for each row: the token, its number and cost, its workers by their letters."""
    lines = []
    for row, cost in enumerate(ROW_COST):
        jobs = pen.view["jobs"][row * 3 : row * 3 + 3]
        workers = "".join(pen.letter(worker) * jobs[worker] for worker in range(3))
        mark = "▸" if row == pen.view["token"] else "*" if row in YELLOW_ROWS else " "
        price = pen.say("picture_dollars", number=cost)
        text = f"{mark}{row + 1:>2} {lead(price, 4)} {workers}"
        lines.append(ink(text, "" if row < pen.view["token"] else "dim"))
    return lines


# --- the railroad --------------------------------------------------------------------------


def railroad(pen: Pen) -> list[str]:
    """The numbers of the spaces, the track, the turnouts."""
    engines = {player["engine"]: seat for seat, player in enumerate(pen.view["players"])}
    scale = "".join(f"{space:<10}" for space in range(0, FIRST_TURNOUT, 5))
    return [ink(scale.rstrip(), "dim"), inked(track(engines)), inked(turnouts(pen, engines))]


def track(engines: dict[int, int]) -> Parts:
    """Two columns for each space: the engine there, the red cross after it."""
    parts: Parts = []
    for space in range(FIRST_TURNOUT):
        parts.append(sign(engines[space]) if space in engines else ("─", "dim"))
        parts.append(("×", "red") if space in CROSSES else ("─", "dim"))
    return parts[:-1]


def turnouts(pen: Pen, engines: dict[int, int]) -> Parts:
    """At the left all who wait on space 0, then the stations by number, or the engine there."""
    parts: Parts = [(" ", "")] * (2 * LAST_SPACE)
    waiting = [seat for seat, each in enumerate(pen.view["players"]) if not each["engine"]]
    if len(waiting) > 1:
        parts[: len(waiting)] = map(sign, waiting)
    for station, after in enumerate(TURNOUT_AFTER):
        seat = engines.get(FIRST_TURNOUT + station)
        parts[2 * after + 1] = (f"{station + 1}", "cyan") if seat is None else sign(seat)
    return [*parts, (f"{len(STATION_COST)}", "cyan")]


def discs_of(pen: Pen, what: str, where: int) -> str:
    """The signs of all who have discs there, each as often as he has."""
    found = [SIGNS[seat] * each[what][where] for seat, each in enumerate(pen.view["players"])]
    return "".join(found)


def cities(pen: Pen) -> str:
    """The cities by their value, with the discs on them."""
    found = []
    for city in range(len(CITIES)):
        discs = discs_of(pen, "cities", city)
        found.append(f"{CITY_VALUE[city]} {pen.name('city', city)} {discs}".rstrip())
    return " · ".join(found)


def stations(pen: Pen) -> str:
    """The stations by number, with their cost, points, master and discs."""
    found = []
    for station, cost in enumerate(STATION_COST):
        points = STATION_VP[station]
        text = pen.say("picture_station", number=station + 1, cost=cost, points=points)
        if station < len(MASTERS):
            text += f" ({master_at(pen, station)})"
        found.append(f"{text} {discs_of(pen, 'stations', station)}".rstrip())
    return " · ".join(found)


def master_at(pen: Pen, station: int) -> str:
    """The station master tile still to be had there, or the letter of the worker left there."""
    master = pen.view["masters"][station]
    if master < len(MASTERS):
        return pen.say(f"picture_{MASTERS[master]}")
    return pen.letter(master - len(MASTERS))
