"""Everything that can be told: open arguments, then those only some seats hear."""

from __future__ import annotations

from typing import Final

from farwest.kernel.game import News

_player: Final = ("player", "seat")
_rival: Final = ("rival", "seat")
_parcel: Final = ("parcel", "parcel")
_place: Final = ("place", "place")
_edge: Final = ("edge", "edge")
_building: Final = ("building", "building")
_card: Final = ("card", "personality")
_corral: Final = ("corral", "corral")
_square: Final = ("square", "square")
_dollars: Final = ("dollars", "number")
_number: Final = ("number", "number")
_vp: Final = ("vp", "number")
_source: Final = ("source", "source")
_tiles: Final = ("tiles", "values")

EVENTS: Final[dict[str, News]] = {
    # set-up and rounds
    "round": News((_number,), clause="CC-036"),
    "order": News((("players", "seats"),), clause="CC-041"),
    "centre": News((_parcel,), clause="CC-029"),
    "dealt_tiles": News((_player, _number, ("total", "number")), (_tiles,), clause="CC-246"),
    "sheet": News(
        (
            _player,
            _dollars,
            ("cowboys", "number"),
            ("parcels", "number"),
            ("revolvers", "number"),
            ("roads", "number"),
            ("sharp", "number"),
        ),
        clause="CC-229",
    ),
    "acquired": News((_player, _parcel), clause="CC-005"),
    # personalities
    "took_card": News((_player, _card, ("side", "number")), clause="CC-038"),
    "face": News((_player, ("face", "face")), clause="CC-209"),
    "turned": News((_card,), clause="CC-330"),
    "white": News((_player,), clause="CC-166"),
    "waits": News((_player,), clause="CC-173"),
    "money": News((_player, _dollars), clause="CC-171"),
    "paid": News((_player, _dollars), clause="CC-013"),
    "hired": News((_player, _number, _dollars), clause="CC-180"),
    "armed": News((_player, _number, _dollars), clause="CC-181"),
    "dynamite": News((_player, _number), clause="CC-188"),
    "sacrificed": News((_player, _number), clause="CC-220"),
    "tax": News((_player, ("tax", "tax")), clause="CC-208"),
    "paid_tax": News((_player, _rival, _dollars), clause="CC-208"),
    "put_up": News((_player, _parcel), clause="CC-201"),
    "bid": News((_player, _dollars), clause="CC-202"),
    "no_bid": News((_player,), clause="CC-202"),
    "auctioned": News((_player, _dollars), clause="CC-203"),
    "points": News((_player, _vp, _source), clause="CC-014"),
    "lost_points": News((_player, _vp, _source), clause="CC-214"),
    # placement
    "placed": News((_player, _place), clause="CC-043"),
    "placed_blast": News((_player, _place), clause="CC-192"),
    "placed_lady": News((_player, _square), clause="CC-198"),
    "placed_white": News((_player, _place), clause="CC-167"),
    "placed_white_blast": News((_player, _place), clause="CC-331"),
    "moved": News((_player, _place, ("to", "place")), clause="CC-344"),
    "moved_home": News((_player, _place), clause="CC-344"),
    "passed": News((_player, _number), clause="CC-052"),
    "operation_lost": News((_player,), clause="CC-255"),
    "corral_boy": News((_player, _corral), clause="CC-287"),
    "horse": News((_player, _corral), clause="CC-286"),
    "bought_horse": News((_player, _dollars), clause="CC-283"),
    "got_horse": News((_player, _number), clause="CC-215"),
    "rodeo": News((_player, _number), clause="CC-296"),
    # duels
    "duel": News((_place, ("players", "seats")), clause="CC-059"),
    "tile": News((_player, _number), clause="CC-248"),
    "refilled": News((_player, _number), (_tiles,), clause="CC-249"),
    "rerolled": News((_player, _number), clause="CC-196"),
    "shot": News((_player, _number, ("total", "number")), clause="CC-060"),
    "duel_won": News((_player, _place), clause="CC-061"),
    "paid_undertaker": News((_player, _rival, _dollars), clause="CC-214"),
    "healed": News((_player, _rival, _square), clause="CC-210"),
    "yielded": News((_player, _rival, _parcel), clause="CC-225"),
    "driven_off": News((_player, _parcel), clause="CC-115"),
    # actions
    "earned": News((_player, _dollars, _square), clause="CC-067"),
    "chip": News((_player,), clause="CC-068"),
    "got_roads": News((_player, _number), clause="CC-070"),
    "gambled": News((_player, ("black", "number"), ("white", "number"), _dollars), clause="CC-080"),
    "bought_parcel": News((_player, _parcel, _dollars), clause="CC-075"),
    "bought_tile": News((_player, _building, _dollars), clause="CC-076"),
    "renounced": News((_player, _building), clause="CC-077"),
    "road": News((_player, _edge), clause="CC-086"),
    "bridge": News((_player, _edge), clause="CC-238"),
    "started": News((_player, _building, _parcel), clause="CC-320"),
    "house": News((_player, _parcel), clause="CC-095"),
    "asked": News((_player, _rival, _parcel), clause="CC-096"),
    "agreed": News((_player, _rival, _parcel), clause="CC-096"),
    "refused": News((_player, _rival, _parcel), clause="CC-096"),
    "built": News((_player, _building, _parcel), clause="CC-323"),
    "kept": News((_player, _building), clause="CC-102"),
    "cancelled": News((_player, _building, _parcel), clause="CC-322"),
    "drawn": News((_building,), clause="CC-150"),
    "town_hall_drawn": News((_player,), clause="CC-127"),
    "town_hall": News((_player, _parcel), clause="CC-127"),
    "town_hall_gone": News((), clause="CC-128"),
    "occupies": News((_player,), clause="CC-131"),
    # building income
    "doubled": News((_player, _building), clause="CC-173"),
    "tripled": News((_player, _parcel), clause="CC-190"),
    "bred": News((_player, _parcel), clause="CC-291"),
    "income": News((_player, _parcel, _dollars, _building), clause="CC-136"),
    "stole": News((_player, _rival, _parcel, _dollars, _building), clause="CC-137"),
    # outlaws
    "outlaws": News((("strength", "number"), _number), clause="CC-262"),
    "outlaw": News((_parcel,), clause="CC-264"),
    "outlaw_caught": News((_player, _parcel), clause="CC-265"),
    "outlaw_moved": News((_parcel, ("to", "parcel")), clause="CC-269"),
    "outlaw_won": News((_parcel, ("strength", "number")), clause="CC-277"),
    "outlaw_beaten": News((_player, _parcel), clause="CC-278"),
    # the end of the round and of the game
    "new_cowboys": News((_player, _number), clause="CC-143"),
    "spent": News((_player, _dollars), clause="CC-144"),
    "end": News((), clause="CC-152"),
}
