"""Everything that can be told: open arguments, then those only some seats hear."""

from __future__ import annotations

from typing import Final

from farwest.kernel.game import News

_player: Final = ("player", "seat")
_rival: Final = ("rival", "seat")
_place: Final = ("place", "place")
_card: Final = ("card", "card")
_dice: Final = ("dice", "dice")
_outlaw: Final = ("outlaw", "outlaw")
_dollars: Final = ("dollars", "number")
_nuggets: Final = ("nuggets", "number")
_number: Final = ("number", "number")
_face: Final = ("face", "face")
_to: Final = ("to", "face")

EVENTS: Final[dict[str, News]] = {
    # the round and its dice
    "round": News((_number,), clause="DT-019"),
    "rolled": News((_player, _number), (_dice,), clause="DT-024"),
    "kept": News((_player, _dice), clause="DT-029"),
    "final": News((_player, _dice), clause="DT-035"),
    "paid": News((_player, _dollars), clause="DT-031"),
    "outlaw": News((_player, _outlaw, _number), clause="DT-171"),
    "cut": News((_player, _dice), clause="DT-099"),
    "cheat": News((_player, _face, _to), clause="DT-111"),
    "turned": News((_player, _face, _to), clause="DT-100"),
    # cards
    "played": News((_player, _card), clause="DT-093"),
    "cancelled": News((_player, _rival, _card), clause="DT-106"),
    "asked_gift": News((_player, _rival), clause="DT-196"),
    "gave": News((_player, _rival), (_card,), clause="DT-196"),
    "collected": News((_player, _dollars), clause="DT-090"),
    "collected_gold": News((_player, _nuggets), clause="DT-091"),
    "shuffled": News((), clause="DT-066"),
    "drew_card": News((_player,), (_card,), clause="DT-089"),
    "drew_deed": News((_player,), (_card,), clause="DT-163"),
    "got_ranch": News((_player,), clause="DT-166"),
    # ties
    "nobody": News((_place,), clause="DT-041"),
    "first": News((_player, _place), clause="DT-041"),
    "second": News((_player, _place), clause="DT-147"),
    "tie": News((_place, ("players", "seats")), clause="DT-043"),
    "tie_second": News((_place, ("players", "seats")), clause="DT-150"),
    "offer": News(
        (_player, _dollars, _nuggets, ("deeds", "number"), ("cards", "number")),
        (("named", "cards"),),
        clause="DT-048",
    ),
    "no_offer": News((_player,), clause="DT-046"),
    "named": News((_player, _rival, _place), clause="DT-049"),
    "named_second": News((_player, _rival, _place), clause="DT-150"),
    # places
    "chose": News((_player, ("action", "action")), clause="DT-145"),
    "blocked": News((_place,), clause="DT-212"),
    "dug": News((_player, _nuggets), clause="DT-059"),
    "river": News((_player, ("river", "river")), clause="DT-154"),
    "river_dry": News((_player,), clause="DT-189"),
    "wallet": News((_player, _dollars), clause="DT-185"),
    "voucher": News((_player,), (_card,), clause="DT-187"),
    "robbed_bank": News((_player, _dollars), clause="DT-061"),
    "shared": News((_player, _rival, _dollars), clause="DT-105"),
    "robbed_coach": News((_player, _dollars), clause="DT-156"),
    "coach": News((_dollars,), clause="DT-063"),
    "shopped": News((_player, _number), (("named", "cards"),), clause="DT-064"),
    "kept_card": News((_player,), (_card,), clause="DT-064"),
    "nobody_to_rob": News((_player,), clause="DT-070"),
    "whisky": News((_player, _rival), clause="DT-199"),
    "looked": News(
        (_player, _rival, ("deeds", "number"), ("cards", "number")),
        (("named", "cards"),),
        clause="DT-069",
    ),
    "stole": News((_player, _rival, ("deed", "number")), (_card,), clause="DT-068"),
    "stole_ranch": News((_player, _rival), clause="DT-199"),
    "recruited": News((_player, _outlaw), clause="DT-161"),
    "joe": News((_player, _rival), clause="DT-103"),
    "paid_joe": News((_player, _rival, _dollars), clause="DT-103"),
    "star": News((_player,), clause="DT-073"),
    "star_held": News((_player, _rival), clause="DT-104"),
    "reroll": News((_player, _dice), clause="DT-198"),
    "hunt": News((_player, _dice), clause="DT-177"),
    "nobody_wanted": News((_player,), clause="DT-177"),
    "captured": News((_player, _outlaw), clause="DT-177"),
    "caught_nobody": News((_player,), clause="DT-181"),
    "deeds": News((_player, ("named", "cards")), clause="DT-075"),
    # the Doc
    "doc": News((_player, ("benefit", "benefit")), clause="DT-087"),
    "doc_pass": News((_player,), clause="DT-087"),
    "fenced": News((_player, _card), clause="DT-088"),
    # the Indian die
    "indian": News((_player, ("effect", "effect")), clause="DT-207"),
    "ambushed": News((_player, _rival, _face, _to), clause="DT-210"),
    "warpath": News((_player, _place), clause="DT-212"),
    "exchanged": News((_player, _card), clause="DT-205"),
    "took_die": News((_player,), clause="DT-203"),
    "die_home": News((), clause="DT-213"),
    # the end
    "end": News((("ending", "ending"),), clause="DT-116"),
    "opened": News((_player, ("named", "cards")), clause="DT-124"),
    "won": News((_player, _number), clause="DT-124"),
}
