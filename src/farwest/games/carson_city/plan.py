"""The map as text, and beside it the action squares.

A parcel takes two lines: what stands there, then whose it is, what it earns and who stands there.
Roads are heavy lines between parcels, bridges broken ones. Players have signs, so that they can be
told without colours.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from farwest.games.carson_city.box import (
    BUILD3,
    BUILD12,
    BUILDINGS,
    INC_PARCELS,
    ROAD1,
    SIZE,
    SQUARES,
    VP_PARCELS,
    WAGES,
)
from farwest.games.carson_city.land import CORNERS, EDGES_AT, ENDS, LEVEL, ROW_LETTERS
from farwest.games.carson_city.state import BUILT, HOUSE, LAND, MOUNTAIN, RIVER, TOWN_HOUSE, WHITE
from farwest.games.columns import WIDTH, cut, ink, pad
from farwest.kernel.game import View

Say = Callable[..., str]
Name = Callable[[str, int], str]

SIGNS: Final = "●■▲◆★⬢"
COWBOYS: Final = "○□△◇☆⬡"
"""A player's sign is filled where he owns something, and hollow where his cowboy stands."""
COLOURS: Final = ("dark_orange", "green", "blue", "yellow", "orange4", "red")
WHITE_SIGN: Final = "✪"
OUTLAW: Final = "✗"
BLAST: Final = "!"
LADY: Final = "~"
"""What is written behind a cowboy who brought dynamite or a no-duel token."""
CELL: Final = 6
"""Columns of a parcel; one more for the road beside it."""
MARGIN: Final = 2
BESIDE: Final = WIDTH - MARGIN - SIZE * (CELL + 1) - 2
"""Columns for the action squares."""
CAPTION: Final = 8
TERRAIN: Final = {HOUSE: "⌂", TOWN_HOUSE: "⌂⌂", MOUNTAIN: "/\\/\\", RIVER: "≈" * CELL}
JOINTS: Final = " ╹╻┃╸┛┓┫╺┗┏┣━┻┳╋"
"""How roads meet on a crossing: 1 from above, 2 from below, 4 from the left, 8 from the right."""

Part = tuple[str, str]
"""Some text, and its style."""


class Pen(NamedTuple):
    """Whose view is drawn, and the words for it."""

    view: View
    players: Sequence[str]
    say: Say
    name: Name

    def player(self, seat: int) -> str:
        """A player by his sign and his name."""
        return f"{SIGNS[seat]} {self.players[seat]}"


def seers(view: View) -> list[View]:
    """The views of all seats where everything lies open, else this one alone."""
    views: list[View] = view.get("open", [view])
    return views


def plan(pen: Pen) -> list[str]:
    """The whole map, the action squares on its right."""
    numbers = "".join(f" {column:^{CELL}}" for column in range(1, SIZE + 1))
    lines = [" " * MARGIN + ink(pad(numbers, SIZE * (CELL + 1) + 1), "dim")]
    for row in range(SIZE):
        lines.append(" " * MARGIN + level_roads(pen, row))
        cells = [cell(pen, row * SIZE + column) for column in range(SIZE)]
        for half in (0, 1):
            label = ink(pad("" if half else ROW_LETTERS[row], MARGIN), "dim")
            lines.append(label + upright_roads(pen, row, [both[half] for both in cells]))
    lines.append(" " * MARGIN + level_roads(pen, SIZE))
    panel = squares(pen)
    return [line + " " + beside for line, beside in zip(lines, panel)]


# --- roads ---------------------------------------------------------------------------------------


def level_roads(pen: Pen, row: int) -> str:
    """The crossings of a line and the roads between them."""
    text = ""
    for column in range(CORNERS):
        text += joint(pen, row * CORNERS + column)
        if column < SIZE:
            edge = row * SIZE + column
            sign = "╍" if pen.view["crossing"][edge] else "━"
            text += (sign if pen.view["laid"][edge] else " ") * CELL
    return ink(text, "yellow")


def joint(pen: Pen, crossing: int) -> str:
    """A crossing: a dot, or the roads that meet there."""
    found = 0
    for edge in EDGES_AT[crossing]:
        if pen.view["laid"][edge]:
            first = ENDS[edge][0] == crossing
            found |= (8 if first else 4) if edge < LEVEL else (2 if first else 1)
    return JOINTS[found] if found else "·"


def upright_roads(pen: Pen, row: int, cells: Sequence[str]) -> str:
    """The parcels of a line and the roads between them."""
    text = ""
    for column in range(CORNERS):
        edge = LEVEL + row * CORNERS + column
        sign = "┇" if pen.view["crossing"][edge] else "┃"
        text += ink(sign if pen.view["laid"][edge] else " ", "yellow")
        if column < SIZE:
            text += cells[column]
    return text


# --- parcels -------------------------------------------------------------------------------------


def cell(pen: Pen, parcel: int) -> tuple[str, str]:
    """Both lines of a parcel. What the second one cannot hold ends the first."""
    view = pen.view
    content, owner = view["ground"][parcel], view["owner"][parcel]
    head, style = TERRAIN.get(content, ""), "cyan" if content == RIVER else ""
    if content >= BUILT:
        head, style = pen.say(f"picture_{BUILDINGS[content - BUILT]}"), "bold"
    parts: list[Part] = [(SIGNS[owner], f"bold {COLOURS[owner]}")] if owner >= 0 else []
    if view["outlaw"][parcel]:
        parts.append((OUTLAW, "bold red"))
    parts += cowboys(view, LAND + parcel)
    if owner >= 0:
        gap = " " if len(parts) > 1 else ""
        room = CELL - width(parts)
        fillers = (f"{view['income'][parcel] or ''}{gap}", gap)
        parts.insert(1, (next((text for text in fillers if len(text) <= room), ""), "dim"))
    over: list[Part] = []
    while width(parts) > CELL:
        over.insert(0, parts.pop())
    top = ink(pad(cut(head, CELL - width(over)), CELL - width(over)), style)
    bottom = joined(parts)
    if content == RIVER and not parts:
        bottom = ink(head, style)
    elif width(parts) < CELL:
        bottom += " " * (CELL - width(parts))
    return top + joined(over), bottom


def cowboys(view: View, place: int) -> list[Part]:
    """Who stands on a place, with their tokens; the white cowboy last."""
    found = []
    ladies = view["ladies"][place] if place < LAND else 0
    for seat, player in enumerate(view["players"]):
        if view["at"][place] >> seat & 1:
            shown = COWBOYS[seat]
            count = player["wages"] if place == WAGES else player["labour"] if place == ROAD1 else 0
            shown += str(count) if count > 1 else ""
            shown += BLAST if view["blast"][place] >> seat & 1 else ""
            shown += LADY if ladies >> seat & 1 else ""
            found.append((shown, f"bold {COLOURS[seat]}"))
    if view["at"][place] & WHITE:
        blast = BLAST if view["blast"][place] & WHITE else ""
        found.append((WHITE_SIGN + blast, "bold"))
    return found


def width(parts: Sequence[Part]) -> int:
    return sum(len(text) for text, _ in parts)


def joined(parts: Sequence[Part]) -> str:
    return "".join(ink(text, style) for text, style in parts)


# --- action squares ------------------------------------------------------------------------------


def squares(pen: Pen) -> list[str]:
    """A line for each action square, in the order of their resolution, then the bag."""
    lines = [""]
    for square in range(len(SQUARES)):
        if square in (BUILD12, INC_PARCELS, VP_PARCELS):
            lines.append("")
        lines.append(square_line(pen, square))
    bag = pen.say("picture_bag", number=sum(pen.view["bag"]))
    return [*lines, " " + ink(cut(bag, BESIDE - 1), "dim")]


def square_line(pen: Pen, square: int) -> str:
    """What to type for a square, the tile on it, and who stands there."""
    view = pen.view
    here = square == view["square"] and view["phase"] == "resolution"
    caption = pen.say(f"picture_square_{SQUARES[square]}")
    mark = ink("▸" if here else " ", "bold")
    if not view["open_squares"][square]:
        return mark + ink(pad(caption, CAPTION) + "–", "dim")
    text = pad(caption, CAPTION)
    if BUILD12 <= square <= BUILD3:
        tile = view["row"][square - BUILD12]
        text = pad(caption, 4) + pad(pen.say(f"picture_{BUILDINGS[tile]}"), CELL + 1)
    return mark + ink(text) + joined(cowboys(view, square))
