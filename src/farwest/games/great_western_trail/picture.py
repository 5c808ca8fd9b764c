"""The table as text, drawn from a view: what a seat may see, 80 columns wide.

The board comes first (see `landscape`), then the other markets, the players, and what the viewer
alone sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from farwest.games.columns import columns, cut, folded, ink, lead, pad
from farwest.games.great_western_trail.box import (
    CITIES,
    DISCS,
    FIRST_MARKET,
    FIRST_TURNOUT,
    MASTERS,
    NEUTRAL_A_TILE,
    NEUTRAL_SPOTS,
    SPOTS,
    TILE_VP,
    WORKERS,
)
from farwest.games.great_western_trail.landscape import SIGNS, Name, Pen, Say, landscape, sign
from farwest.kernel.game import Message, View

NAME: Final = 12
FIGURES: Final = (4, 8, 8, 6, 6, 8, 8, 9, 8)
"""Columns for a player's dollars, and for what HEADS name."""
HEADS: Final = ("workers", "certificates", "steps", "hand", "herd", "teepees", "hazards", "discs")
QUIET: Final = ("turn", "shuffled")
"""Events that need no sentence beside the picture."""


def picture(view: View, players: Sequence[str], say: Say, name: Name) -> str:
    """The whole table: the board, the markets, the players, and what the viewer alone sees."""
    pen = Pen(view, players, say, name)
    told = belongings(pen)
    for own in view.get("open", [view]):
        told += secrets(pen, own)
    lines = landscape(pen)
    lines += [line for each in markets(pen) for line in folded(each)]
    lines += table(pen)
    return "\n".join(lines + [line for each in told for line in folded(each)])


def markets(pen: Pen) -> list[str]:
    """The foresight tiles, the cattle, the objective cards on display."""
    view, say = pen.view, pen.say
    pairs = []
    for column in range(3):
        tiles = [tile for tile in view["foresight"][column * 2 : column * 2 + 2] if tile]
        names = " / ".join(pen.name("tile", tile) for tile in tiles) or "–"
        pairs.append(say("picture_column", number=column + 1, tiles=names))
    cattle = [
        FIRST_MARKET + kind for kind, count in enumerate(view["market"]) for _ in range(count)
    ]
    display = pen.names("card", view["display"])
    return [
        say("picture_foresight", tiles=" · ".join(pairs)),
        say("picture_market", cards=pen.names("card", cattle), number=view["market_stack"]),
        say("picture_display", cards=display, number=view["objectives"]),
    ]


# --- the players ---------------------------------------------------------------------------


def table(pen: Pen) -> list[str]:
    """A line for each player: his sign and what he has."""
    lines = [heading(pen)]
    for seat, player in enumerate(pen.view["players"]):
        turn = "▸" if seat == pen.view["turn"] and not pen.view["over"] else " "
        name = pad(cut(pen.players[seat], NAME), NAME)
        style = "bold" if seat == pen.view["seat"] else ""
        line = ink(turn, "bold") + ink(*sign(seat)) + " " + ink(name, style)
        for text, width in zip(figures(pen, player), FIGURES, strict=True):
            line += lead(text, width)
        lines.append(line)
    return lines


def figures(pen: Pen, player: dict[str, Any]) -> list[str]:
    """What a player has, column by column."""
    blue, green = player["teepees"]
    permanent = f"+{player['permanent']}" if player["permanent"] else ""
    points = sum(TILE_VP[tile] for tile in player["hazards"])
    hazards = f"{len(player['hazards'])}"
    return [
        f"{player['cash']}",
        "/".join(f"{number}" for number in player["workers"]),
        f"{player['certificates']}{permanent}/{player['certificate_limit']}",
        f"{player['steps']}",
        f"{player['hand']}/{player['hand_limit']}",
        f"{player['deck']}+{len(player['discard'])}",
        f"{blue}{pen.say('picture_blue')} {green}{pen.say('picture_green')}",
        f"{hazards} ({points})" if points else hazards,
        f"{sum(player['discs'])}",
    ]


def heading(pen: Pen) -> str:
    """The turn, and what the columns below it hold."""
    heads = ["$", *(pen.say(f"picture_head_{what}") for what in HEADS)]
    number = pen.view["turns"] + (not pen.view["over"])
    line = f"── {pen.say('picture_turn', number=number)}"
    end = NAME + 3
    for width, head in zip(FIGURES, heads, strict=True):
        end += width
        gap = end - columns(line) - columns(head)
        line += f" {'─' * (gap - 2)} {head}" if gap > 2 else " " * gap + head
    return ink(line, "bold yellow")


def belongings(pen: Pen) -> list[str]:
    """Played objectives, station masters and cards known of every player; the last turns."""
    found = []
    for seat, player in enumerate(pen.view["players"]):
        parts = [pen.names("card", player["area"])]
        if player["masters"]:
            names = ", ".join(pen.say(f"picture_{MASTERS[tile]}") for tile in player["masters"])
            parts.append(pen.say("picture_masters", masters=names))
        if player["known"] and seat != pen.view["seat"]:
            parts.append(pen.say("picture_known", cards=pen.names("card", player["known"])))
        found.append(f"{SIGNS[seat]} {' · '.join(parts)}")
    if pen.view["holder"] >= 0 and not pen.view["over"]:
        found.append(pen.say("picture_last_turns", player=pen.players[pen.view["holder"]]))
    return found


def secrets(pen: Pen, own: View) -> list[str]:
    """What a player alone sees, his hand and what he may draw, and what he can still build."""
    if "hand" not in own or pen.view["over"]:
        return []
    seat = own["seat"]
    mine = own is pen.view
    cards = pen.names("card", own["hand"])
    key = "picture_hand" if mine else "picture_hand_of"
    found = [pen.say(key, player=pen.players[seat], cards=cards, number=own["value"])]
    if not mine:
        return found
    player = own["players"][seat]
    built = [f"{number + 1}{'ab'[own['sides'][number]]}" for number in player["unbuilt"]]
    discs = [kind for kind in range(len(DISCS)) for _ in range(player["discs"][kind])]
    found.append(pen.say("picture_unseen", cards=pen.names("card", own["unseen"])))
    found.append(pen.say("picture_unbuilt", buildings=" ".join(built) or "–"))
    found.append(pen.say("picture_discs", discs=pen.names("disc", discs)))
    return found


# --- answers in short ----------------------------------------------------------------------


class Short(NamedTuple):
    """What a player may type instead of an answer's number, and what it stands under."""

    keys: str
    group: str


def short(label: Message, say: Say) -> Short | None:
    """`B2` is a plot, `A` a neutral building, `E12` a space, `S3` a station, `C4` a cowboy."""
    args = {arg.name: arg.value for arg in label.args}
    if label.id == "do_plot":
        cost = say("picture_dollars", number=args["cost"])
        return Short(SPOTS[args["spot"]].removeprefix("plot_").upper(), cost)
    if label.id == "do_place":
        return Short(SPOTS[args["spot"]].removeprefix("spot_").upper(), "")
    if label.id == "do_engine":
        space = args["space"]
        if space < FIRST_TURNOUT:
            return Short(f"E{space}", say("picture_to_space"))
        return Short(f"S{space - FIRST_TURNOUT + 1}", say("picture_to_station"))
    if label.id == "do_hire":
        cost = say("picture_dollars", number=args["cost"])
        worker = WORKERS[args["worker"]]
        group = say("picture_hire", worker=say(worker), cost=cost)
        return Short(f"{say(f'picture_letter_{worker}')}{args['row']}", group)
    return None


def topics(view: View) -> list[tuple[str, int]]:
    """What a player may want explained: his cards, the buildings, station masters, cities."""
    cards = sorted({*view.get("hand", []), *view["display"]})
    found = [("card", card) for card in cards]
    found += [("tile", NEUTRAL_A_TILE + letter) for letter in range(len(NEUTRAL_SPOTS))]
    found += [("building", number * 2 + side) for number, side in enumerate(view["sides"])]
    found += [("master", tile) for tile in view["masters"] if tile < len(MASTERS)]
    return found + [("city", city) for city in range(len(CITIES))]
