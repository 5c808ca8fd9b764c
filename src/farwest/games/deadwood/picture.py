"""The town as text, drawn from a view: what a seat may see, 80 columns wide.

Every plot takes two lines: the building on it, then its letter and number and whoever stands there.
A clan has a sign, so that it can be told without colours. What the corners beside the narrow rows
leave free holds the crime pool, the stacks and the line.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from farwest.games.columns import WIDTH, columns, cut, folded, gauge, ink, lead, pad
from farwest.games.deadwood.box import (
    BUILDINGS,
    CHURCH_PLOT,
    COWBOYS,
    PLOTS,
    POINTS,
    RAILS,
    TILES,
)
from farwest.games.deadwood.rules.duel import DEADLY
from farwest.games.deadwood.state import EMPTY, POST, RAIL, STATION
from farwest.kernel.game import Message, View

Say = Callable[..., str]
Name = Callable[[str, int], str]

PITCH: Final = 11
"""Columns from one plot to the next in its row."""
SIGNS: Final = "●▲■◆✚"
COLOURS: Final = ("red", "blue", "green", "yellow", "magenta")
GAUGE: Final = 12
NAME: Final = 12
FIGURES: Final = (4, 7, 7, 7, 8)
"""Columns for a player's dollars, Wanted tokens, fine, cartridges and horses."""
PLACES: Final = (9, 8, 8)
"""Columns for the cowboys in a player's Ranch, in the Mine and on Boot Hill."""
SCORE: Final = 6
QUIET: Final = ("turn",)
"""Events that need no sentence beside the picture."""


class Pen(NamedTuple):
    """Whose view is drawn, and the words for it."""

    view: View
    players: Sequence[str]
    say: Say
    name: Name

    def tiles(self, tiles: Sequence[int]) -> str:
        return ", ".join(self.name("tile", tile) for tile in tiles)

    def player(self, seat: int) -> str:
        """A player by the sign of his clan and his name."""
        return f"{SIGNS[seat]} {self.players[seat]}"

    def annexing(self, entry: int) -> str:
        """Whoever annexes, or lays a tile, and where; the entry is a post."""
        seat, plot = divmod(entry, POST)
        tile = self.view["tiles"][plot]
        building = self.name("tile", tile) if tile != EMPTY else PLOTS[plot]
        return self.say("picture_annexing", player=self.players[seat], building=building)


def picture(view: View, players: Sequence[str], say: Say, name: Name) -> str:
    """The whole table: the town, the players, and what is under way."""
    pen = Pen(view, players, say, name)
    told = [*under_way(pen), *stacks(pen)]
    return "\n".join([*town(pen), *table(pen), *(line for each in told for line in folded(each))])


# --- the town ------------------------------------------------------------------------------


def town(pen: Pen) -> list[str]:
    """Six rows of plots, each shifted by half a plot, and what stands beside them."""
    left, right = corners(pen)
    lines = []
    for row, letter in enumerate("ABCDEF"):
        plots = [plot for plot, name in enumerate(PLOTS) if name[0] == letter]
        start = row * PITCH // 2
        rest = WIDTH - start - PITCH * len(plots)
        for half, draw in enumerate((building_on, people_on)):
            beside = ink(pad(cut(left.get((letter, half), ""), start), start), "cyan")
            text = right.get((letter, half), "")
            after = ink(lead(cut(text, rest), rest), "cyan") if text else ""
            lines.append(beside + "".join(draw(pen, plot) for plot in plots) + after)
    return lines


def building_on(pen: Pen, plot: int) -> str:
    """The upper line of a plot: whether the Sheriff protects it, and what lies there."""
    tile = pen.view["tiles"][plot]
    star = "★" if plot in pen.view["protected"] else " "
    if tile == EMPTY:
        return ink(star, "bold yellow") + ink(pad("·", PITCH - 1), "dim")
    key = {RAIL: "rail", STATION: "station"}.get(tile) or BUILDINGS[TILES[tile]]
    style = "dim" if tile >= RAIL else "bold"
    return ink(star, "bold yellow") + ink(pad(cut(pen.say(f"board_{key}"), 10), PITCH - 1), style)


def people_on(pen: Pen, plot: int) -> str:
    """The lower line of a plot: whether the line may go there, where it is, who stands there."""
    view = pen.view
    ahead = "▹" if plot in view["onward"] else " "
    if plot == CHURCH_PLOT:
        here = [(seat, player["pew"]) for seat, player in enumerate(view["players"])]
        here = [(seat, might) for seat, might in here if might]
    else:
        clan = view["clans"][plot]
        here = [(clan, view["mights"][plot])] if clan >= 0 else []
    fight = view["fight"]
    if fight and fight["plot"] == plot:
        here.insert(0, (fight["seats"][0], fight["mights"][0]))
    label = f"{PLOTS[plot]} "
    if len(label) + 2 * len(here) > PITCH - 1:
        label = ""
    blank = " " * (PITCH - 1 - len(label) - 2 * len(here))
    style = "dim" if view["tiles"][plot] == EMPTY else ""
    return ink(ahead, "bold red") + ink(label, style) + "".join(map(cowboy, here)) + blank


def cowboy(standing: tuple[int, int]) -> str:
    """A cowboy by the sign of his clan and his strength."""
    seat, might = standing
    return ink(f"{SIGNS[seat]}{might}", f"bold {COLOURS[seat]}")


def corners(pen: Pen) -> tuple[dict[tuple[str, int], str], dict[tuple[str, int], str]]:
    """What stands left and right of a row's two lines."""
    view, say = pen.view, pen.say
    full = max(view["pool_start"], view["pool"])
    left = {
        ("D", 1): say("picture_pool", number=view["pool"]),
        ("E", 0): gauge(view["pool"], full, GAUGE),
        ("E", 1): say("picture_box", number=view["box"]),
        ("F", 1): say("picture_line", number=min(len(view["line"]), RAILS), most=RAILS),
    }
    if view["officer"] >= 0:
        left["F", 0] = say("picture_fee", player=cut(pen.players[view["officer"]], 8))
    right = {}
    for place, pile in zip((("D", 1), ("E", 0), ("E", 1)), enumerate(view["stacks"]), strict=True):
        number, stack = pile
        right[place] = say("picture_stack", stack=pen.name("stack", number), number=stack["size"])
    return left, right


# --- the players ---------------------------------------------------------------------------


def table(pen: Pen) -> list[str]:
    """A line for each player: his clan's sign, his goods, his cowboys, his score so far."""
    view = pen.view
    lines = [heading(pen)]
    for seat, player in enumerate(view["players"]):
        turn = "▸" if seat == view["turn"] and not view["over"] else " "
        name = pad(cut(pen.players[seat], NAME), NAME)
        style = "bold" if seat == view["seat"] else ""
        goods = [player["cash"], player["wanted"], -player["fine"]]
        goods += [player["cartridges"], player["horses"]]
        line = (
            ink(turn, "bold") + ink(SIGNS[seat], f"bold {COLOURS[seat]}") + " " + ink(name, style)
        )
        line += "".join(lead(str(number), width) for number, width in zip(goods, FIGURES))
        for width, place in zip(PLACES, ("ranch", "mine", "dead")):
            line += lead(strengths(player[place]), width)
        lines.append(line + ink(lead(str(player["total"]), SCORE), "bold"))
    return lines


def strengths(counts: Sequence[int]) -> str:
    """Cowboys of a place, each by his strength."""
    return "".join(str(kind + 1) * count for kind, count in enumerate(counts)) or "–"


def heading(pen: Pen) -> str:
    """The turn, and what the columns below it hold."""
    view = pen.view
    goods = ("wanted", "fine", "cartridges", "horses", "ranch", "mine", "dead", "score")
    heads = ["$", *(pen.say(f"picture_head_{what}") for what in goods)]
    line = f"── {pen.say('picture_turn', number=view['turns'] + (not view['over']))}"
    end = NAME + 3
    for width, head in zip((*FIGURES, *PLACES, SCORE), heads):
        end += width
        gap = end - columns(line) - columns(head)
        line += f" {'─' * (gap - 2)} {head}" if gap > 2 else " " * gap + head
    return ink(f"{line} {'─' * (WIDTH - 1 - columns(line))}", "bold yellow")


# --- what is under way ---------------------------------------------------------------------


def under_way(pen: Pen) -> list[str]:
    """What is not finished: the last turn, annexations, tiles, duels."""
    view, say = pen.view, pen.say
    if view["over"]:
        return []
    found = []
    if view["ending"]:
        ending = pen.name("ending", view["ending"])
        found.append(say("picture_last_turn", ending=ending))
    if view["crumbs"]:
        what = " › ".join(map(pen.annexing, view["crumbs"]))
        found.append(say("picture_under_way", what=what))
    if view["due"]:
        what = " · ".join(map(pen.annexing, view["due"]))
        found.append(say("picture_due", what=what))
    if view["drawn"]:
        found.append(say("picture_drawn", tiles=pen.tiles(view["drawn"])))
    if view["fight"]:
        found.append(duel(pen, view["fight"]))
    if view["final"] and any(view["final"]["guns"]):
        found.append(final_duel(pen, view["final"]))
    return found + depot(pen)


def depot(pen: Pen) -> list[str]:
    """Who would get the Stage Depot's money."""
    for seat, player in enumerate(pen.view["players"]):
        if player["scores"]["depot"]:
            number = player["scores"]["depot"]
            return [pen.say("picture_depot", player=pen.players[seat], number=number)]
    return []


def duel(pen: Pen, fight: dict[str, Any]) -> str:
    """Two cowboys and their dice, the attacker first."""
    sides = zip(fight["seats"], fight["mights"], fight["loaded"])
    fighters = " – ".join(fighter(pen, seat, might + loaded) for seat, might, loaded in sides)
    building = pen.name("building", pen.view["buildings"][fight["plot"]])
    return pen.say("picture_fight", fighters=fighters, building=building)


def final_duel(pen: Pen, final: dict[str, Any]) -> str:
    """Every shooter so far, his dice, and how he is; cartridges may still add to his strength."""
    shown = []
    for seat, might in enumerate(final["guns"]):
        if might:
            text = fighter(pen, seat, final["shots"][seat] or might)
            wounds = final["wounds"][seat]
            if wounds:
                key = "picture_dead" if wounds >= DEADLY else "picture_wounded"
                text = pen.say(key, fighter=text)
            shown.append(text)
    return pen.say("picture_final", number=max(final["round"], 1), fighters="; ".join(shown))


def fighter(pen: Pen, seat: int, dice: int) -> str:
    return pen.say("picture_fighter", player=pen.player(seat), number=dice)


def stacks(pen: Pen) -> list[str]:
    """What is known of the order of the stacks: by all, and by the viewer alone."""
    found = []
    for number, stack in enumerate(pen.view["stacks"]):
        name = pen.name("stack", number)
        top, seer = known(pen, number)
        if top:
            key = "picture_top" if seer == pen.view["seat"] else "picture_top_of"
            player = pen.players[seer]
            found.append(pen.say(key, stack=name, player=player, tiles=pen.tiles(top)))
        elif stack["bottom"]:
            found.append(pen.say("picture_bottom", stack=name, tiles=pen.tiles(stack["bottom"])))
    return found


def known(pen: Pen, number: int) -> tuple[list[int], int]:
    """The tiles of a stack from the top, and who knows them, as far as this view tells."""
    for own in pen.view.get("open", [pen.view]):
        if own["stacks"][number]["top"]:
            return own["stacks"][number]["top"], own["seat"]
    return [], -1


# --- answers in short ----------------------------------------------------------------------


class Short(NamedTuple):
    """What a player may type instead of an answer's number, and what it stands under."""

    keys: str
    group: str


def short(label: Message, say: Say) -> Short | None:
    """`2 B3` sends a Gunslinger there, `B3` takes him back; a point is named by its plots."""
    args = {arg.name: arg.value for arg in label.args}
    if label.id == "do_go":
        cowboy = say(COWBOYS[args["cowboy"]])
        how = "_duel" if args["duel"] else "_fee" if args["fee"] else ""
        group = say(f"picture_go{how}", cowboy=cowboy)
        return Short(f"{args['cowboy'] + 1} {PLOTS[args['plot']]}", group)
    if label.id == "do_move_to":
        how = "only_duel" if args["duel"] else "only_fee" if args["fee"] else "free"
        return Short(PLOTS[args["plot"]], say(f"picture_go_{how}"))
    if label.id == "do_back":
        return Short(PLOTS[args["plot"]], say("picture_back"))
    if label.id == "do_back_mine":
        return Short(f"M {args['cowboy'] + 1}", say("picture_back"))
    if label.id == "do_plot":
        return Short(PLOTS[args["plot"]], "")
    if label.id == "do_sheriff_to":
        return Short(POINTS[args["point"]], "")
    if label.id == "do_grift":
        sign, plot = SIGNS[args["player"]], PLOTS[args["plot"]]
        return Short(f"{plot} {sign}" if args["plot"] == CHURCH_PLOT else plot, sign)
    if label.id == "do_grift_ranch":
        sign = SIGNS[args["player"]]
        return Short(f"{args['cowboy'] + 1} {sign}", f"{sign} {say('ranch')}")
    return None


def topics(view: View) -> list[tuple[str, int]]:
    """What a player may want explained: the buildings in town, the line, the cowboys."""
    built = sorted({building for building in view["buildings"] if building is not None})
    found = [("building", building) for building in built]
    found += [("tile", tile) for tile in (RAIL, STATION)]
    return found + [("cowboy", kind) for kind in range(len(COWBOYS))]
