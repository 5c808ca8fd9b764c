"""Everything that can be told: open arguments, then those only some seats hear."""

from __future__ import annotations

from typing import Final

from farwest.kernel.game import News

_player: Final = ("player", "seat")
_rival: Final = ("rival", "seat")
_spot: Final = ("spot", "spot")
_card: Final = ("card", "card")
_cards: Final = ("cards", "cards")
_tile: Final = ("tile", "tile")
_dollars: Final = ("dollars", "number")
_number: Final = ("number", "number")
_worker: Final = ("worker", "worker")
_row: Final = ("row", "row")
_building: Final = ("building", "building")
_station: Final = ("station", "station")

EVENTS: Final[dict[str, News]] = {
    # the turn
    "turn": News((_player,), clause="GWT-036"),
    "last_turn": News((_player,), clause="GWT-205"),
    "placed": News((_player, _spot, _tile), clause="GWT-037"),
    "moved": News((_player, _spot, _tile), clause="GWT-042"),
    "fee": News((_player, _dollars, ("fee", "number")), clause="GWT-052"),
    "fee_to": News((_player, _rival, _dollars, ("fee", "number")), clause="GWT-052"),
    "back": News((_player,), clause="GWT-086"),
    "copied": News((_player, _spot, _tile), clause="GWT-188"),
    # money, certificates, cards
    "gained": News((_player, _dollars), clause="GWT-010"),
    "paid": News((_player, _dollars), clause="GWT-010"),
    "certificates": News((_player, _number), clause="GWT-011"),
    "drew": News((_player, _number), (_cards,), clause="GWT-102"),
    "shuffled": News((_player,), clause="GWT-103"),
    "discarded": News((_player, _card), clause="GWT-010"),
    "removed": News((_player, _card), clause="GWT-151"),
    # markets
    "hired": News((_player, _worker, _row, _dollars), clause="GWT-105"),
    "bought": News((_player, _card), clause="GWT-158"),
    "added": News((_player,), clause="GWT-159"),
    "market": News((_cards,), clause="GWT-069"),
    # the trail
    "built": News((_player, _building, _spot), clause="GWT-114"),
    "replaced": News((_player, ("old", "building"), _building, _spot), clause="GWT-117"),
    "traded": News((_player, _tile, _spot), clause="GWT-139"),
    "cleared": News((_player, _tile, _spot), clause="GWT-140"),
    # the railroad
    "engine": News((_player, ("space", "space")), clause="GWT-123"),
    "upgraded": News((_player, _station), clause="GWT-131"),
    "disc": News((_player, ("disc", "disc")), clause="GWT-090"),
    "disc_from": News((_player, _station), clause="GWT-098"),
    "appointed": News((_player, _worker, ("master", "master")), clause="GWT-133"),
    # objective cards
    "took": News((_player, _card), clause="GWT-142"),
    "took_unseen": News((_player,), (_card,), clause="GWT-234"),
    "turned_up": News((_card,), clause="GWT-142"),
    "played": News((_player, _card), clause="GWT-193"),
    # Kansas City
    "chose": News((_player, ("column", "count"), _tile), clause="GWT-065"),
    "tile": News((_tile, _spot), clause="GWT-088"),
    "tile_out": News((_tile,), clause="GWT-088"),
    "worker": News((_worker, _row), clause="GWT-067"),
    "token": News((_row,), clause="GWT-068"),
    "foresight": News((("column", "count"), _tile), clause="GWT-086"),
    "income": News((_player, _dollars, _cards), clause="GWT-071"),
    "delivered": News((_player, ("city", "city")), clause="GWT-076"),
    # the end
    "end": News((_player,), clause="GWT-202"),
    "won": News((_player, _number), clause="GWT-221"),
}
