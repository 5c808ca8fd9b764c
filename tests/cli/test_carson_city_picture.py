"""The picture of Carson City: the map with its roads, the squares, the players, what is typed."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest

from farwest.games.carson_city import GAME, picture
from farwest.games.carson_city.box import (
    AMMO,
    BUILD12,
    BUILDINGS,
    BUY2,
    CHURCH,
    GAMBLING,
    MINE,
    RANCH,
    ROAD1,
    SALOON,
    SQUARES,
    TOWN_HALL,
    WAGES,
)
from farwest.games.carson_city.land import PARCEL_NAMES, SIDES
from farwest.games.carson_city.plan import CAPTION, CELL
from farwest.games.carson_city.rules.purposes import ACT, ATTACK, BUY, DEFEND, FIGHT, RULE
from farwest.games.carson_city.state import (
    BARE,
    BUILT,
    HOUSE,
    LAND,
    MOUNTAIN,
    RIVER,
    TOWN_HOUSE,
    WHITE,
)
from farwest.games.columns import columns
from farwest.kernel.game import Message
from farwest.kernel.match import Match
from farwest.kernel.verbs import Arg
from farwest.words import Words, languages
from tests.cli import pictures
from tests.strolls import stroll

drawn = partial(pictures.drawn, GAME)
every_language = pytest.mark.parametrize("lang", languages())
NAMES = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"]
VARIANTS = ("new_beginning", "river", "duel_tiles", "kit_carson", "outlaws", "horses")
A1, C5 = 0, 20


def table(seats: int = 3, **options: Any) -> dict[str, Any]:
    """A spectator's view of a game before its first answer, on bare land."""
    view = GAME.view(GAME.deal(seats, options, 1), -1)
    view["ground"] = [RIVER if content == RIVER else BARE for content in view["ground"]]
    view["laid"] = [0] * len(view["laid"])
    return view


def at(lines: list[str], parcel: int) -> tuple[str, str]:
    """Both lines of a parcel of the map."""
    row, column = divmod(parcel, 8)
    start = 3 + column * (CELL + 1)
    top, bottom = lines[2 + 3 * row : 4 + 3 * row]
    return top[start : start + CELL].rstrip(), bottom[start : start + CELL].rstrip()


def square(lines: list[str], caption: str) -> str:
    """What stands behind the caption of an action square."""
    found = [match[1] for line in lines[:27] if (match := re.search(rf" {caption} (.*)$", line))]
    assert len(found) == 1
    return str(found[0]).strip()


@every_language
def test_everything_has_a_short_name(lang: str) -> None:
    """Buildings fit their parcel, squares their line, and no two are alike."""
    words = Words(GAME, lang)
    plates = [words.say(f"picture_{key}") for key in BUILDINGS]
    captions = [words.say(f"picture_square_{key}") for key in SQUARES]
    for names, width in ((plates, CELL), (captions, CAPTION - 1)):
        assert len({name.upper() for name in names}) == len(names)
        assert [name for name in names if columns(name) > width or " " in name] == []
    assert [name for name in captions if name.isdecimal() or len(name) < 2] == []
    assert not {caption.upper() for caption in captions} & set(PARCEL_NAMES)


def test_the_map_shows_what_stands_on_parcels() -> None:
    """Buildings with owner and income, houses, mountains, the river, outlaws, cowboys."""
    view = table(3, river=True)
    view["ground"][:6] = [BUILT + SALOON, HOUSE, TOWN_HOUSE, MOUNTAIN, BARE, BUILT + CHURCH]
    view["owner"][:6] = [1, -1, 2, 0, 0, 2]
    view["income"][:6] = [15, 0, 0, 0, 0, 0]
    view["at"][LAND + 0] = 0b101
    view["at"][LAND + 1] = WHITE
    view["blast"][LAND + 0] = 0b100
    view["outlaw"][4] = 1
    lines = drawn(view, NAMES[:3])
    assert at(lines, 0) == ("Saloon", "■ ○△!")
    assert at(lines, 1) == ("⌂", "✪")
    assert at(lines, 2) == ("⌂⌂", "▲")
    assert at(lines, 3) == ("/\\/\\", "●")
    assert at(lines, 4) == ("", "● ✗")
    assert at(lines, 5) == ("Church", "▲")
    assert at(lines, 24) == ("≈≈≈≈≈≈", "≈≈≈≈≈≈")
    view["blast"][LAND + 0] = view["at"][LAND + 0] = 0
    assert at(drawn(view, NAMES[:3]), 0) == ("Saloon", "■15")
    view["at"][LAND + 0] = 0b001
    assert at(drawn(view, NAMES[:3]), 0) == ("Saloon", "■15 ○")


def test_a_crowded_parcel_loses_nobody() -> None:
    """Who does not fit below stands behind the name of the building."""
    view = table(6)
    view["ground"][A1], view["owner"][A1], view["outlaw"][A1] = BUILT + RANCH, 5, 1
    view["at"][LAND + A1] = 0b111111
    top, bottom = at(drawn(view, NAMES), A1)
    assert bottom == "⬢✗○□△◇"
    assert top == "Ran…☆⬡"


def test_roads_are_drawn_between_parcels() -> None:
    """Four roads around a parcel, one that goes on, and a bridge."""
    view = table(2, river=True)
    for edge in (*SIDES[C5], SIDES[C5 + 1][0]):
        view["laid"][edge] = 1
    bridge = next(edge for edge in range(72) if view["crossing"][edge])
    view["laid"][bridge] = 1
    lines = drawn(view, NAMES[:2])
    assert "┏━━━━━━┳━━━━━━╸" in lines[7]
    assert lines[8][30] == lines[9][30] == "┃"
    assert lines[8][37] == lines[9][37] == "┃"
    assert "┗━━━━━━┛" in lines[10]
    assert "╺╍╍╍╍╍╍╸" in "\n".join(lines)


def test_squares_show_tiles_cowboys_and_tokens() -> None:
    """Several at Wages, a no-duel token, dynamite, the white cowboy; closed ones have a dash."""
    view = table(3)
    view["row"][0] = MINE
    view["at"][WAGES] = 0b011
    view["players"][0]["wages"], view["players"][1]["wages"] = 2, 1
    view["at"][BUILD12], view["blast"][BUILD12] = 0b110, 0b010
    view["at"][GAMBLING], view["ladies"][GAMBLING] = 0b100, 0b100
    view["at"][ROAD1] = WHITE
    view["open_squares"][AMMO] = view["open_squares"][BUY2] = False
    view["square"], view["phase"] = GAMBLING, "resolution"
    lines = drawn(view, NAMES[:3])
    assert square(lines, "wages") == "○2□"
    assert square(lines, "ammo") == "–"
    assert square(lines, "road") == "✪"
    assert square(lines, "t12") == "Mine   □!△"
    assert any(re.search(r"▸dice\$ +△~$", line) for line in lines)
    assert square(lines, "vp2") == "–"


def test_players_are_shown_with_their_goods() -> None:
    """Cards, points, money and its limit, cowboys, revolvers, strength, roads, titles; the rest."""
    view = table(2)
    view["players"][1] |= {"card": 0, "second": 12, "points": 7, "cash": 15, "limit": 30}
    view["players"][1] |= {"reserve": 3, "revolvers": 2, "strength": 8, "roads": 4, "titles": 9}
    view["players"][1] |= {"pending": [SALOON, MINE], "dynamite": 2, "sharp": 1, "tokens": 1}
    text = "\n".join(drawn(view, NAMES[:2]))
    assert re.search(r"^ ■ Bob +0\+12 +7 +15/30 +3 +2 +8 +4 +9$", text, re.MULTILINE)
    assert re.search(r"^ ● Ann +– +0 +15 +3 +1 +4 +1 +12$", text, re.MULTILINE)
    goods = "  ■ Bob: kept tiles (Saloon, Mine) · sharpshooter · 2 dynamite · 1 no-duel"
    assert goods in text.split("\n")


def test_horses_are_shown_where_they_are() -> None:
    """Those in the reserve, those in corrals, a star for a cowboy there, the rodeos won."""
    view = table(2, horses=True)
    view["players"][0] |= {"horses": 2, "corral": [1, 0, 2, 0, 0], "corral_boy": [0, 0, 1, 0, 0]}
    view["players"][0]["rodeos"] = 1
    text = "\n".join(drawn(view, NAMES[:2]))
    assert "  ● Ann: 2 horses · corrals 1 0 2* 0 0 · 1 rodeo won" in text
    assert "corrals" not in text.split("■ Bob: ")[1]


def test_the_cards_in_play_are_listed() -> None:
    """By number, name and side, with the sign of the holder; the Doctor by his side once taken."""
    view = table(2, personalities="settling_of_scores")
    text = " ".join(line.strip() for line in drawn(view, NAMES[:2]))
    assert "Cards: 0 Street Boy (red), 6 Captain (red), 7 Mercenary" in text
    assert "14 Doctor or Undertaker" in text
    view["power"][2 * 7] = 1
    view["power"][2 * 14 + 1] = 0
    text = " ".join(line.strip() for line in drawn(view, NAMES[:2]))
    assert "7 Mercenary ■" in text
    assert "14 Undertaker ●" in text


def test_what_is_under_way_is_shown() -> None:
    """The phase, the orders, the chip, the town hall, outlaws, an auction, a duel."""
    view = table(2)
    view |= {"phase": "resolution", "order": [1, 0], "passed": [0, 1], "chip": 0, "occupant": 1}
    view |= {"menace": 9, "bounty": 2, "bidding": [0], "lot": [A1, C5], "bid": 4, "bidder": 1}
    view |= {"fighting": True, "contest": GAMBLING, "fighters": [1, 0], "dice": [5, -1, -1, -1]}
    lines = drawn(view, NAMES[:2])
    assert "  Resolution · Turn order ■ ● · passed ● ■" in lines
    assert "  +3 chip: ● Ann · Town hall: ■ Bob · Outlaws: strength 9, 2 VP each" in lines
    assert "  Auction of A1, C5: $4 by ■ Bob" in lines
    assert "  Duel (Gambling): ■ Bob 4, ● Ann 4 + 5" in lines


def test_duel_tiles_are_shown_to_their_owner() -> None:
    """To one seat alone; to all where everything is open."""
    city = GAME.deal(3, {"duel_tiles": True}, 1)
    own = GAME.view(city, 1)
    tiles = "Your duel tiles: " + " ".join(map(str, own["hand"]))
    assert tiles in "\n".join(drawn(own, NAMES[:3]))
    for seat in (-1, 0, 2):
        assert tiles not in "\n".join(drawn(GAME.view(city, seat), NAMES[:3]))
    view = GAME.view(city, -1) | {"open": [GAME.view(city, seat) for seat in range(3)]}
    opened = "\n".join(drawn(view, NAMES[:3]))
    assert tiles.replace("Your duel tiles", "Duel tiles of Bob") in opened
    assert re.search(r" t12 \S", opened)


def test_a_sheet_is_shown_while_it_is_filled() -> None:
    """What one has chosen so far, seen by nobody else."""
    match = Match(GAME, NAMES[:2], {"new_beginning": True}, "sheet")
    seat = match.state.waiting()[0]
    match.answer(seat, match.state.choice_of(seat).options(match.state)[2])
    assert "  Your sheet: Money 10" in drawn(GAME.view(match.state, seat), NAMES[:2])
    assert "sheet" not in "\n".join(drawn(GAME.view(match.state, 1 - seat), NAMES[:2]))


def placement(verb: str, place: int, sort: int, **more: Any) -> Message:
    """The label of an answer that sends a cowboy somewhere."""
    name = "square" if verb == "place_lady" else "place"
    buildings, rivals = more.get("buildings", []), more.get("rivals", [])
    return Message(
        f"do_{verb}",
        [
            Arg(name, name, place),
            Arg("purpose", "number", sort),
            Arg("cost", "number", more.get("cost", 0)),
            Arg("buildings", "buildings", buildings),
            Arg("rivals", "seats", rivals),
        ],
    )


@pytest.mark.parametrize(
    ("label", "keys", "group", "text"),
    [
        (placement("place", GAMBLING, ACT), "dice$", "square", "Gambling"),
        (
            placement("place", BUILD12, ACT, cost=6, buildings=[SALOON]),
            *("t12", "square", "Saloon for $6"),
        ),
        (placement("place", LAND + C5, BUY, cost=4), "C5", "buy, $4", "Buy C5 ($4)"),
        (
            placement("place_blast", LAND + C5, DEFEND, buildings=[MINE]),
            *("! C5", "! defend", "Defend your mine on C5, with dynamite"),
        ),
        (
            placement("place", LAND + C5, ATTACK, buildings=[SALOON], rivals=[1]),
            *("C5", "attack ■", "Attack Bob: saloon on C5"),
        ),
        (placement("to_token", LAND + C5, FIGHT), "* C5", "* outlaw", None),
        (
            placement("white_place", LAND + C5, RULE, buildings=[TOWN_HALL]),
            *("w C5", "white: town hall", "White cowboy: Enter the town hall on C5"),
        ),
        (placement("place_lady", GAMBLING, ACT), "~ dice$", "~ square", None),
    ],
)
def test_placements_stand_under_what_they_are_for(
    label: Message, keys: str, group: str, text: str | None
) -> None:
    """Squares by their word, parcels by price, buildings by whose they are; tokens by a sign."""
    words = Words(GAME, "en", NAMES)
    assert picture.short(label, words.say) == (keys, group)
    assert text in (None, words.message(label))


def test_the_purpose_of_a_placement_is_what_the_board_says() -> None:
    """Unowned parcels are bought for their price, own buildings defended, others attacked."""
    met = set()
    for match in stroll(GAME, 4, 1):
        seat = -1 if match.state.over else match.state.waiting()[0]
        question = None if seat < 0 else GAME.question(match.state, seat)
        if question is None or question.prompt.id != "prompt_place":
            continue
        view = GAME.view(match.state, seat)
        for offer in question.offers:
            args = {arg.name: arg.value for arg in offer.label.args}
            if args.get("place", -1) < LAND:
                continue
            parcel = args["place"] - LAND
            owner = view["owner"][parcel]
            met.add(args["purpose"])
            assert args["purpose"] == (BUY if owner < 0 else DEFEND if owner == seat else ATTACK)
            assert args["cost"] == (view["price"][parcel] if owner < 0 else 0)
            assert args["rivals"] == ([owner] if args["purpose"] == ATTACK else [])
    assert BUY in met


def test_the_help_explains_what_is_in_play() -> None:
    """The cards, the buildings on sale or built, the squares that are open."""
    view = GAME.view(GAME.deal(3, {}, 1), 0)
    names = [Words(GAME, "en").name(kind, value) for kind, value in picture.topics(view)]
    assert names[:7] == [
        *("Sheriff", "Banker", "Grocer", "Chinese Worker", "Settler", "Captain", "Mercenary")
    ]
    assert {"Ranch", "Mine", "Wages", "VP for $2"} <= set(names)
    assert "Station" not in names
