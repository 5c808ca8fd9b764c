"""The town as text, drawn from a view: what a seat may see, 80 columns wide.

Square brackets are marks of colour, as the terminal reads them; a bracket of a name is escaped.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from farwest.games.columns import WIDTH, columns, cut, folded, gauge, ink, lead, pad
from farwest.games.dice_town.box import (
    CARD_VP,
    DEED_5,
    DICE,
    FACES,
    OUTLAW_DOLLARS,
    OUTLAW_FACE,
    PLACES,
    SALOON,
    SHERIFF,
    TOWN_HALL,
)
from farwest.kernel.game import Message, View

Say = Callable[..., str]
Name = Callable[[str, int], str]

GOODS: Final = 28
"""Columns for what lies at a place."""
GAUGE: Final = 8
NAME: Final = 12
FIGURES: Final = (4, 8, 7, 7)
"""Columns for a player's dollars, nuggets, deeds and store cards."""
OPEN: Final = 3 + NAME + 3 * DICE + 1 + sum(FIGURES) + 2
"""Where the cards begin that lie open before a player."""
QUIET: Final = ("round", "rolled", "paid")
"""Events that need no sentence beside the picture."""


class Pen(NamedTuple):
    """Whose view is drawn, and the words for it."""

    view: View
    players: Sequence[str]
    say: Say
    name: Name

    def dollars(self, number: int) -> str:
        return self.say("picture_dollars", number=number)

    def brief(self, seat: int) -> str:
        """A name short enough to stand at a place."""
        return cut(self.players[seat], 8)


def picture(view: View, players: Sequence[str], say: Say, name: Name) -> str:
    """The whole table: the town, the players, and what the viewer alone sees."""
    pen = Pen(view, players, say, name)
    lines = [*town(pen), *table(pen)]
    lines += [line for each in extras(pen) for line in folded(each)]
    for own in view.get("open", [view]):
        lines += [line for each in secrets(pen, own) for line in folded(each)]
    return "\n".join(lines)


# --- the town ------------------------------------------------------------------------------


def town(pen: Pen) -> list[str]:
    """A line for each place: its face, its name, what lies there, how the players stand."""
    lines = []
    for place in range(len(PLACES)):
        here = place == pen.view["place"]
        label = f"{'▸' if here else ' '}{lead(FACES[place], 3)} {pen.name('place', place)}"
        left = ink(pad(cut(label, 19), 20), "bold" if here else "")
        goods = cut(goods_at(pen, place), GOODS)
        if place == pen.view["blocked"]:
            standing = pen.say("picture_blocked")
        else:
            standing = standing_at(pen, place)
        right = cut(standing, WIDTH - 21 - GOODS)
        lines.append(f"{left}{ink(pad(goods, GOODS))} {ink(right, 'cyan')}".rstrip())
    return lines


def goods_at(pen: Pen, place: int) -> str:
    """What lies at a place and can be taken."""
    view = pen.view
    if place == SHERIFF:
        return pen.say("picture_star", player=pen.brief(view["sheriff"]))
    if place == SALOON:
        if not view["extension"] or view["outlaw_top"] is None:
            return ""
        top = outlaw(pen, view["outlaw_top"])
        return pen.say("picture_outlaws", number=view["outlaws"], outlaw=top)
    if place == TOWN_HALL:
        row = " ".join(deed(card) for card in view["row"]) or "–"
        bar = gauge(len(view["row"]) + view["deeds"], view["all_deeds"], GAUGE)
        return f"{pad(pen.say('picture_deeds', row=row, number=view['deeds']), 18)} {bar}"
    if PLACES[place] == "mine":
        bar = gauge(view["mine"], view["all_nuggets"], GAUGE)
        return f"{pad(pen.say('picture_mine', number=view['mine']), 18)} {bar}"
    if PLACES[place] == "bank":
        coach = pen.dollars(view["coach"])
        return pen.say("picture_bank", bank=pen.dollars(view["bank"]), coach=coach)
    return pen.say("picture_store", number=view["store"], discard=view["discard"])


def deed(card: int) -> str:
    """A deed by its points; a Ranch is worth more with every other."""
    return str(CARD_VP[card]) if card <= DEED_5 else "R"


def outlaw(pen: Pen, number: int) -> str:
    return f"{FACES[OUTLAW_FACE[number]]} ({pen.dollars(OUTLAW_DOLLARS[number])})"


def standing_at(pen: Pen, place: int) -> str:
    """Who has the most dice of a place so far, then the others; at Town Hall, the best hand."""
    players = pen.view["players"]
    if place == TOWN_HALL:
        first = pen.view["leaders"][place][0]
        kind = players[first[0]]["poker"][0] if first else 0
        if not kind and not (first and len(players[first[0]]["dice"]) == DICE):
            return ""
        names = " = ".join(pen.brief(seat) for seat in first)
        return pen.say("picture_best", players=names, hand=pen.name("poker", kind))
    counts = [player["dice"].count(place) for player in players]
    found = []
    for number in range(DICE, 0, -1):
        equals = [pen.brief(seat) for seat, count in enumerate(counts) if count == number]
        if equals:
            found.append(f"{' = '.join(equals)} ×{number}")
    return ", ".join(found)


# --- the players ---------------------------------------------------------------------------


def table(pen: Pen) -> list[str]:
    """A line for each player: star, gain, name, set dice, goods, what lies open before him."""
    view = pen.view
    lines = [heading(pen)]
    for seat, player in enumerate(view["players"]):
        star = "★" if seat == view["sheriff"] else " "
        gained = "✓" if player["gained"] else " "
        name = pad(cut(pen.players[seat], NAME - 1), NAME)
        goods = [player[key] for key in ("cash", "nuggets", "deeds", "store")]
        figures = "".join(lead(str(number), width) for number, width in zip(goods, FIGURES))
        line = ink(star, "bold yellow") + ink(gained, "green")
        line += " " + ink(name, "bold" if seat == view["seat"] else "") + set_dice(player) + figures
        shown = "; ".join(open_cards(pen, player))
        if shown and columns(shown) <= WIDTH - OPEN:
            line += "  " + ink(shown)
        lines.append(line)
        if columns(shown) > WIDTH - OPEN:
            lines += folded("   " + shown, "       ")
    return lines


def heading(pen: Pen) -> str:
    """The round, and what the columns below it hold."""
    heads = [pen.say(f"picture_head_{what}") for what in ("gold", "deeds", "cards")]
    line = f"── {pen.say('picture_round', number=pen.view['round'])} "
    line += "─" * (NAME + 2 - columns(line)) + f" {pen.say('picture_head_dice')}"
    end = NAME + 3 + 3 * DICE + 1
    for width, head in zip(FIGURES, ["$", *heads]):
        end += width
        gap = end - columns(line) - columns(head)
        line += f" {'─' * (gap - 2)} {head}" if gap > 2 else " " * gap + head
    return ink(f"{line} {'─' * (WIDTH - 1 - columns(line))}", "bold yellow")


def set_dice(player: dict[str, Any]) -> str:
    """Five places for dice, the newest ones bright."""
    new = list(player["shown"])
    cells = []
    for face in player["dice"]:
        bright = face in new
        if bright:
            new.remove(face)
        cells.append(ink(pad(FACES[face], 2), "bold green" if bright else "bold") + " ")
    cells += [ink("· ", "dim") + " "] * (DICE - len(player["dice"]))
    return "".join(cells) + " "


def open_cards(pen: Pen, player: dict[str, Any]) -> list[str]:
    """What lies face up before a player, and which cards of his hand the viewer knows."""
    shown = []
    if player["fenced"]:
        cards = " ".join(deed(card) for card in sorted(player["fenced"]))
        shown.append(pen.say("picture_fenced", cards=cards))
    if player["ranches"]:
        shown.append(pen.say("picture_ranches", number=player["ranches"]))
    for key in ("outlaws", "captured"):
        if player[key]:
            names = ", ".join(outlaw(pen, number) for number in player[key])
            shown.append(pen.say(f"picture_{key}_of", outlaws=names))
    if player["known"]:
        shown.append(pen.say("picture_known", cards=hand(pen, player["known"])))
    return shown


def hand(pen: Pen, cards: Sequence[int]) -> str:
    """Cards by name, those worth points with their points."""
    deeds = " ".join(deed(card) for card in sorted(cards) if card <= DEED_5)
    found = [pen.say("picture_some_titles", cards=deeds)] if deeds else []
    for card, count in sorted(Counter(card for card in cards if card > DEED_5).items()):
        text = pen.name("card", card)
        if CARD_VP[card]:
            text = pen.say("picture_worth", card=text, number=CARD_VP[card])
        found.append(f"{text} ×{count}" if count > 1 else text)
    return ", ".join(found) or pen.say("picture_no_card")


# --- the rest ------------------------------------------------------------------------------


def extras(pen: Pen) -> list[str]:
    """What lies on the table only now and then."""
    view = pen.view
    town = []
    if view["extension"]:
        names = ", ".join(outlaw(pen, number) for number in view["wanted"]) or "–"
        town = [pen.say("picture_wanted", outlaws=names)]
        town.append(pen.say("picture_river", number=view["river"]))
    if view["river_known"]:
        known = ", ".join(pen.name("river", card) for card in reversed(view["river_known"]))
        town.append(pen.say("picture_river_top", cards=known))
    if view["indian"]:
        at = pen.players[view["die_at"]] if view["die_at"] >= 0 else pen.say("indian_village")
        town.append(pen.say("picture_die", place=at))
    found = [" · ".join(town)] if town else []
    if view["guarded"] >= 0:
        found.append(pen.say("picture_guarded", player=pen.players[view["guarded"]]))
    for seat, player in enumerate(view["players"]):
        if player["offer"] and any(player["offer"].values()):
            found.append(offer(pen, seat, player["offer"]))
    return found


def offer(pen: Pen, seat: int, goods: dict[str, Any]) -> str:
    """An offer to the Sheriff; its cards by name for those who may see them."""
    parts = [pen.dollars(goods["dollars"])] if goods["dollars"] else []
    counted = ("nuggets",) if "cards" in goods else ("nuggets", "deeds", "store")
    parts += [pen.say(f"picture_some_{key}", number=goods[key]) for key in counted if goods[key]]
    if goods.get("cards"):
        parts.append(hand(pen, goods["cards"]))
    return pen.say("picture_offer", player=pen.players[seat], goods=", ".join(parts))


def secrets(pen: Pen, own: View) -> list[str]:
    """What the viewer alone sees: his hand, his cup, the cards he looks at."""
    if "hand" not in own or pen.view["over"]:
        return []
    mine = own is pen.view
    player = pen.players[own["seat"]]
    cards = hand(pen, own["hand"])
    found = [pen.say("picture_hand" if mine else "picture_hand_of", player=player, cards=cards)]
    for key, kind in (("drawn", "card"), ("found", "river")):
        if isinstance(own[key], list) and own[key]:
            names = hand(pen, own[key]) if kind == "card" else _names(pen, kind, own[key])
            found.append(pen.say("picture_looking", cards=names))
    if own["rolled"]:
        dice = " ".join(FACES[face] for face in own["rolled"])
        cup = "picture_rolled" if mine else "picture_rolled_of"
        found.append(pen.say(cup, player=player, dice=dice))
    return found


def _names(pen: Pen, kind: str, values: Sequence[int]) -> str:
    return ", ".join(pen.name(kind, value) for value in values)


# --- answers in short ----------------------------------------------------------------------


class Short(NamedTuple):
    """What a player may type instead of an answer's number, and what it stands under."""

    keys: str
    group: str


def short(label: Message, say: Say) -> Short | None:
    """Dice are typed as they are, `b` before them calls the Brute; a turned die is `9>A`."""
    args = {arg.name: arg.value for arg in label.args}
    if label.id in ("do_keep", "do_brute", "do_reroll"):
        dice = " ".join(FACES[face] for face in args["dice"]) or "-"
        if label.id == "do_brute":
            return Short(f"b {dice}", say("brute"))
        if "cost" not in args:
            return Short(dice, "")
        group = "picture_cost" if args["dice"] else "picture_cost_none"
        return Short(dice, say(group, number=args["cost"]))
    if label.id in ("do_cheat", "do_shaman_set"):
        return Short(f"{FACES[args['face']]}>{FACES[args['to']]}", FACES[args["face"]])
    return None


def topics(view: View) -> list[tuple[str, int]]:
    """What a player may want explained: his cards, then the places."""
    cards = sorted({*view.get("hand", []), *(card for card in view["table"])})
    return [("card", card) for card in cards] + [("place", place) for place in range(len(PLACES))]
