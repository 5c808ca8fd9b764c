"""Everything that can be told: open arguments, then those only some seats hear."""

from __future__ import annotations

from typing import Final

from farwest.kernel.game import News

_player: Final = ("player", "seat")
_rival: Final = ("rival", "seat")
_cowboy: Final = ("cowboy", "cowboy")
_plot: Final = ("plot", "plot")
_tile: Final = ("tile", "tile")
_stack: Final = ("stack", "stack")
_number: Final = ("number", "number")
_dollars: Final = ("dollars", "number")
_shots: Final = ("shots", "shots")

EVENTS: Final[dict[str, News]] = {
    # the turn
    "first_roll": News((_player, ("shot", "shot")), clause="DW-033"),
    "first": News((_player,), clause="DW-033"),
    "turn": News((_player, _number), clause="DW-034"),
    "back": News((_player, _cowboy, _plot, _tile), clause="DW-038"),
    "back_mine": News((_player, _cowboy), clause="DW-038"),
    "went": News((_player, _cowboy, _plot, _tile), clause="DW-040"),
    "moved": News((_player, _cowboy, _plot, _tile, ("from", "tile")), clause="DW-103"),
    "fee": News((_player, _rival, _dollars), clause="DW-072"),
    # duels
    "duel": News((_player, _cowboy, _rival, ("other", "cowboy"), _tile), clause="DW-046"),
    "took_wanted": News((_player, _number), clause="DW-047"),
    "fled": News((_player, _cowboy), clause="DW-049"),
    "loaded": News((_player,), clause="DW-052"),
    "opening": News((_player, _shots), clause="DW-054"),
    "volley": News((_player, _shots, _rival, ("answer", "shots")), clause="DW-055"),
    "killed": News((_player, _cowboy), clause="DW-059"),
    "undertaker": News((_player, _dollars), clause="DW-119"),
    "won_duel": News((_player, _rival), clause="DW-060"),
    "lost_duel": News((_player, _rival), clause="DW-062"),
    "drawn_duel": News((_player, _rival), clause="DW-061"),
    "both_died": News((_player, _rival), clause="DW-063"),
    # annexing
    "annexed": News((_player, _tile, _plot), clause="DW-006"),
    "stayed": News((_player, _tile, _plot), clause="DW-007"),
    "earned": News((_player, _dollars), clause="DW-008"),
    "cartridges": News((_player, _number), clause="DW-014"),
    "horses": News((_player, _number), clause="DW-014"),
    "discarded": News((_player, _number), clause="DW-015"),
    "hired": News((_player, _cowboy, _dollars), clause="DW-080"),
    "sheriff": News((_player, ("point", "point"), ("tiles", "tiles")), clause="DW-083"),
    "robbed": News((_player, _rival, _dollars), clause="DW-099"),
    "gold": News((_player, ("shot", "shot"), _dollars), clause="DW-126"),
    "looked": News((_player, _stack), (("tiles", "tiles"),), clause="DW-127"),
    "ordered": News((_player, _stack), (("tiles", "tiles"),), clause="DW-128"),
    "paid": News((_player, _dollars), clause="DW-132"),
    "refused": News((_player,), clause="DW-132"),
    "grifted": News((_player, _rival, _cowboy), clause="DW-136"),
    "accused": News((_player, _rival), clause="DW-138"),
    "added": News((_player, _number), clause="DW-140"),
    "removed": News((_player, _number), clause="DW-140"),
    # tiles
    "drew": News((_player, ("tiles", "tiles")), clause="DW-089"),
    "placed": News((_player, _tile, _plot), clause="DW-091"),
    "buried": News((_tile, _stack), clause="DW-092"),
    "rail": News((_player, _plot), clause="DW-145"),
    "station": News((_player, _plot), clause="DW-146"),
    "destroyed": News((_tile, _plot, _stack), clause="DW-149"),
    "to_mine": News((_player, _cowboy), clause="DW-150"),
    "hotel": News((_player, _dollars), clause="DW-108"),
    # the end
    "last_turn": News((("ending", "ending"),), clause="DW-167"),
    "end": News((("ending", "ending"),), clause="DW-170"),
    "depot": News((_player, _dollars), clause="DW-173"),
    "fined": News((_player, _number, _dollars), clause="DW-174"),
    "tie": News((("players", "seats"),), clause="DW-178"),
    "cannot_shoot": News((_player,), clause="DW-179"),
    "shooter": News((_player, _cowboy), clause="DW-181"),
    "shells": News((_player, _number), clause="DW-182"),
    "aimed": News((_player, _rival, _number), clause="DW-187"),
    "shot_at": News((_player, _rival, _shots), clause="DW-189"),
    "shot_dead": News((_player,), clause="DW-190"),
    "duel_round": News((_number,), clause="DW-193"),
    "all_dead": News((("players", "seats"),), clause="DW-195"),
    "won": News((_player, _number), clause="DW-177"),
    "shared_win": News((("players", "seats"),), clause="DW-205"),
    "nobody_won": News((), clause="DW-196"),
}
