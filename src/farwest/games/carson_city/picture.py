"""The town as text, drawn from a view: what a seat may see, 80 columns wide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from farwest.games.carson_city.box import (
    BUILDINGS,
    CATEGORIES,
    DOCTOR_UNDERTAKER,
    LINE_GIVES,
    SQUARES,
)
from farwest.games.carson_city.land import FLANKS, PARCEL_NAMES, SIDES
from farwest.games.carson_city.plan import (
    BLAST,
    COLOURS,
    LADY,
    SIGNS,
    Name,
    Pen,
    Say,
    plan,
    seers,
)
from farwest.games.carson_city.state import BUILT, LAND
from farwest.games.columns import WIDTH, columns, cut, folded, ink, lead, pad
from farwest.kernel.game import Message, View

NAME: Final = 12
FIGURES: Final = (
    ("card", 7),
    ("points", 5),
    ("money", 9),
    ("cowboys", 9),
    ("revolvers", 6),
    ("strength", 9),
    ("roads", 8),
    ("titles", 8),
)
"""What stands in a player's line, and in how many columns."""
PURPOSES: Final = ("act", "buy", "defend", "attack", "fight", "rule")
QUIET: Final = ("order", "new_cowboys", "drawn")
"""Events that need no sentence beside the picture."""


def picture(view: View, players: Sequence[str], say: Say, name: Name) -> str:
    """The whole table: the map, the action squares, the players, and what is under way."""
    pen = Pen(view, players, say, name)
    told = [orders(pen), cards(pen), *goods(pen), *state_of_town(pen), *under_way(pen)]
    for own in seers(view):
        told += secrets(pen, own)
    lines = [*plan(pen), *table(pen)]
    return "\n".join([*lines, *(line for each in told if each for line in folded(each))])


# --- the players ---------------------------------------------------------------------------------


def table(pen: Pen) -> list[str]:
    """A line for each player: his sign, his card, his points and his goods."""
    lines = [heading(pen)]
    for seat, player in enumerate(pen.view["players"]):
        name = pad(cut(pen.players[seat], NAME), NAME)
        line = " " + ink(SIGNS[seat], f"bold {COLOURS[seat]}") + " "
        line += ink(name, "bold" if seat == pen.view["seat"] else "")
        for what, width in FIGURES:
            line += lead(figure(player, what), width)
        lines.append(line)
    return lines


def figure(player: dict[str, Any], what: str) -> str:
    """What a player has of something; money with its limit, once he has a card."""
    if what == "card":
        held = [card for card in (player["card"], player["second"]) if card >= 0]
        return "+".join(map(str, held)) or "–"
    if what == "money":
        limit = "" if player["limit"] is None else f"/{player['limit']}"
        return f"{player['cash']}{limit}"
    return str(player["reserve" if what == "cowboys" else what])


def heading(pen: Pen) -> str:
    """The round, and what the columns below it hold."""
    line = f"── {pen.say('picture_round', number=pen.view['round'])}"
    end = NAME + 3
    for what, width in FIGURES:
        end += width
        head = pen.say(f"picture_head_{what}")
        gap = end - columns(line) - columns(head)
        line += f" {'─' * (gap - 2)} {head}" if gap > 2 else " " * gap + head
    return ink(f"{line} {'─' * (WIDTH - 1 - columns(line))}", "bold yellow")


def orders(pen: Pen) -> str:
    """The phase of the round, the turn order, and who has passed in it."""
    view = pen.view
    found = [] if view["over"] else [pen.say(f"phase_{view['phase']}")]
    found.append(pen.say("picture_order", players=signs(view["order"])))
    if view["passed"] and view["phase"] not in ("start", "personalities"):
        found.append(pen.say("picture_passed", players=signs(view["passed"])))
    return " · ".join(found)


def signs(seats: Sequence[int]) -> str:
    return " ".join(SIGNS[seat] for seat in seats)


def cards(pen: Pen) -> str:
    """The personalities in play, with the signs of those who hold them."""
    shown = []
    for number, side in enumerate(pen.view["side"]):
        if side >= 0:
            shown.append(card(pen, number, side))
    return pen.say("picture_cards", cards=", ".join(shown))


def card(pen: Pen, number: int, side: int) -> str:
    """A personality's number, name and side, and the sign of its holder."""
    held = [face for face in (0, 1) if pen.view["power"][2 * number + face] >= 0]
    name = pen.name("power", 2 * number + held[0]) if held else pen.name(*card_of(number, side))
    text = f"{number} {name}"
    if side:
        text = pen.say("picture_red", card=text)
    return f"{text} {SIGNS[pen.view['power'][2 * number + held[0]]]}" if held else text


def card_of(number: int, side: int) -> tuple[str, int]:
    """What names a card on the side it shows; the Doctor's has both."""
    if number == DOCTOR_UNDERTAKER:
        return "personality", number
    return "power", 2 * number + side


def goods(pen: Pen) -> list[str]:
    """What some players have and others do not."""
    found = []
    for seat, player in enumerate(pen.view["players"]):
        some = goods_of(pen, player)
        if some:
            what = " · ".join(some)
            found.append(pen.say("picture_goods", player=pen.player(seat), goods=what))
    return found


def goods_of(pen: Pen, player: dict[str, Any]) -> list[str]:
    """Kept tiles, tokens, duel tiles, horses."""
    say = pen.say
    found = []
    if player["pending"]:
        tiles = ", ".join(pen.name("building", tile) for tile in player["pending"])
        found.append(say("picture_pending", tiles=tiles))
    if player["sharp"]:
        found.append(say("sharpshooter").lower())
    held = [what for what in ("dynamite", "tokens") if player[what]]
    found += [say(f"picture_{what}", number=player[what]) for what in held]
    if player["tiles"]:
        known = player["tiles_total"] is not None
        total = player["tiles_total"] if known else 0
        key = "picture_tiles_worth" if known else "picture_tiles"
        found.append(say(key, number=player["tiles"], total=total))
    if pen.view["variants"]["horses"]:
        if player["horses"]:
            found.append(say("picture_horses", number=player["horses"]))
        if any(player["corral"]) or any(player["corral_boy"]):
            found.append(say("picture_corrals", corrals=stables(player)))
        if player["rodeos"]:
            found.append(say("picture_cups", number=player["rodeos"]))
    return found


def stables(player: dict[str, Any]) -> str:
    """The horses in each corral, with a star where a cowboy helps."""
    both = zip(player["corral"], player["corral_boy"])
    return " ".join(f"{horses}{'*' * boy}" for horses, boy in both)


# --- the town ------------------------------------------------------------------------------------


def state_of_town(pen: Pen) -> list[str]:
    """Who holds the +3 chip and the town hall, and how strong the outlaws are."""
    view, say = pen.view, pen.say
    found = []
    if view["chip"] >= 0:
        found.append(say("picture_chip", player=pen.player(view["chip"])))
    if view["occupant"] >= 0:
        found.append(say("picture_hall", player=pen.player(view["occupant"])))
    if view["menace"]:
        points = view["bounty"]
        found.append(say("picture_outlaws", strength=view["menace"], number=points))
    return [" · ".join(found)]


def under_way(pen: Pen) -> list[str]:
    """An auction, a duel, a construction."""
    view, say = pen.view, pen.say
    found = []
    if view["bidding"]:
        lot = ", ".join(PARCEL_NAMES[parcel] for parcel in view["lot"]) or say("ammo_chip")
        if view["bidder"] >= 0:
            player = pen.player(view["bidder"])
            found.append(say("picture_bid", lot=lot, number=view["bid"], player=player))
        else:
            found.append(say("picture_auction", lot=lot))
    if view["fighting"]:
        place = pen.name("place", view["contest"])
        fighters = ", ".join(fighter(pen, seat) for seat in view["fighters"])
        found.append(say("picture_duel", place=place, fighters=fighters))
    return found


def fighter(pen: Pen, seat: int) -> str:
    """A fighter's strength, and his dice or tiles if they are known."""
    dice = [die for die in pen.view["dice"][2 * seat : 2 * seat + 2] if die >= 0]
    strength = pen.view["players"][seat]["strength"]
    return " + ".join([f"{pen.player(seat)} {strength}", *map(str, dice)])


def secrets(pen: Pen, own: View) -> list[str]:
    """What the viewer alone sees: duel tiles, the sheet he fills."""
    if "hand" not in own or pen.view["over"]:
        return []
    mine = own is pen.view
    player = pen.players[own["seat"]]
    found = []
    if own["hand"]:
        tiles = " ".join(map(str, own["hand"]))
        key = "picture_hand" if mine else "picture_hand_of"
        found.append(pen.say(key, player=player, tiles=tiles))
    lines = [
        f"{pen.name('category', category)} {LINE_GIVES[category][line]}"
        for category, line in enumerate(own["sheet"][: len(CATEGORIES)])
        if line >= 0
    ]
    if lines:
        key = "picture_sheet" if mine else "picture_sheet_of"
        found.append(pen.say(key, player=player, lines=", ".join(lines)))
    return found


# --- answers in short ----------------------------------------------------------------------------


class Short(NamedTuple):
    """What a player may type instead of an answer's number, and what it stands under."""

    keys: str
    group: str


PARCELS_OF: Final = ("lot", "build", "house", "next", "triple", "breed")
TOKENS: Final = {"place_blast": BLAST, "white_blast": BLAST, "place_lady": LADY, "to_token": "*"}


def short(label: Message, say: Say) -> Short | None:
    """`C5` is a parcel, `C5 D5` the road between two, a word an action square; signs are tokens."""
    verb = label.id.removeprefix("do_")
    args = {arg.name: arg.value for arg in label.args}
    if verb in PARCELS_OF:
        return Short(PARCEL_NAMES[args["parcel"]], "")
    if verb in ("take", "buy"):
        group = say("picture_group_buy", number=args["cost"]) if args["cost"] else ""
        return Short(PARCEL_NAMES[args["parcel"]], group)
    if verb == "ask":
        return Short(
            PARCEL_NAMES[args["parcel"]], say("picture_group_ask", player=SIGNS[args["rival"]])
        )
    if verb == "road":
        group = "bridge" if args["bridge"] else "road"
        return Short(road(args["edge"], say), say(f"picture_group_{group}"))
    if verb == "corral_boy":
        return Short(say("picture_corral", number=args["corral"] + 1), say("picture_group_corral"))
    if verb == "move":
        return Short(f"m {spot(args['place'], say)}", say("picture_group_move"))
    if "purpose" in args:
        return placement(verb, args, say)
    return None


def road(edge: int, say: Say) -> str:
    """A road by the parcels beside it; at the border, by one and the side of the map."""
    parcel, *beyond = FLANKS[edge]
    if beyond:
        return f"{PARCEL_NAMES[parcel]} {PARCEL_NAMES[beyond[0]]}"
    side = ("north", "south", "west", "east")[SIDES[parcel].index(edge)]
    return f"{PARCEL_NAMES[parcel]} {say(f'picture_{side}')}"


def spot(place: int, say: Say) -> str:
    """A place as it is typed."""
    return PARCEL_NAMES[place - LAND] if place >= LAND else say(f"picture_square_{SQUARES[place]}")


def placement(verb: str, args: dict[str, Any], say: Say) -> Short:
    """Where a cowboy may go, by what he would do there."""
    keys = spot(args["square"] if verb == "place_lady" else args["place"], say)
    rival = SIGNS[args["rivals"][0]] if args["rivals"] else ""
    group = say(f"picture_group_{PURPOSES[args['purpose']]}", number=args["cost"], player=rival)
    if verb.startswith("white"):
        keys = f"{say('picture_key_white')} {keys}"
        group = say("picture_group_white", group=group)
    if verb in TOKENS:
        keys = f"{TOKENS[verb]} {keys}"
        group = f"{TOKENS[verb]} {group}"
    return Short(keys, group)


def topics(view: View) -> list[tuple[str, int]]:
    """What a player may want explained: personalities, buildings, open squares."""
    found = [card_of(number, side) for number, side in enumerate(view["side"]) if side >= 0]
    tiles = {tile for tile in view["row"] if tile >= 0}
    tiles |= {content - BUILT for content in view["ground"] if content >= BUILT}
    tiles |= {tile for player in view["players"] for tile in player["pending"]}
    found += [("building", tile) for tile in range(len(BUILDINGS)) if tile in tiles]
    return found + [("square", s) for s in range(len(SQUARES)) if view["open_squares"][s]]
