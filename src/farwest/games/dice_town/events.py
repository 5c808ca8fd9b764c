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
    "round": News((_number,)),
    "rolled": News((_player, _number), (_dice,)),
    "kept": News((_player, _dice)),
    "final": News((_player, _dice)),
    "paid": News((_player, _dollars)),
    "outlaw": News((_player, _outlaw, _number)),
    "cut": News((_player, _dice)),
    "turned": News((_player, _face, _to)),
    # cards
    "played": News((_player, _card)),
    "cancelled": News((_player, _rival, _card)),
    "gave": News((_player, _rival), (_card,)),
    "collected": News((_player, _dollars)),
    "collected_gold": News((_player, _nuggets)),
    "shuffled": News(()),
    "drew_card": News((_player,), (_card,)),
    "drew_deed": News((_player,), (_card,)),
    "got_ranch": News((_player,)),
    # ties
    "nobody": News((_place,)),
    "first": News((_player, _place)),
    "second": News((_player, _place)),
    "tie": News((_place, ("players", "seats"))),
    "tie_second": News((_place, ("players", "seats"))),
    "offer": News(
        (_player, _dollars, _nuggets, ("deeds", "number"), ("cards", "number")),
        (("named", "cards"),),
    ),
    "no_offer": News((_player,)),
    "named": News((_player, _rival, _place)),
    # places
    "chose": News((_player, ("action", "action"))),
    "blocked": News((_place,)),
    "dug": News((_player, _nuggets)),
    "river": News((_player, ("river", "river"))),
    "river_dry": News((_player,)),
    "wallet": News((_player, _dollars)),
    "voucher": News((_player,), (_card,)),
    "robbed_bank": News((_player, _dollars)),
    "shared": News((_player, _rival, _dollars)),
    "robbed_coach": News((_player, _dollars)),
    "coach": News((_dollars,)),
    "shopped": News((_player, _number), (("named", "cards"),)),
    "kept_card": News((_player,), (_card,)),
    "nobody_to_rob": News((_player,)),
    "whisky": News((_player, _rival)),
    "looked": News(
        (_player, _rival, ("deeds", "number"), ("cards", "number")), (("named", "cards"),)
    ),
    "stole": News((_player, _rival, ("deed", "number")), (_card,)),
    "stole_ranch": News((_player, _rival)),
    "recruited": News((_player, _outlaw)),
    "joe": News((_player, _rival)),
    "paid_joe": News((_player, _rival, _dollars)),
    "star": News((_player,)),
    "star_held": News((_player, _rival)),
    "hunt": News((_player, _dice)),
    "nobody_wanted": News((_player,)),
    "captured": News((_player, _outlaw)),
    "caught_nobody": News((_player,)),
    "deeds": News((_player, ("named", "cards"))),
    # the Doc
    "doc": News((_player, ("benefit", "benefit"))),
    "doc_pass": News((_player,)),
    "fenced": News((_player, _card)),
    # the Indian die
    "indian": News((_player, ("effect", "effect"))),
    "ambushed": News((_player, _rival, _face, _to)),
    "warpath": News((_player, _place)),
    "exchanged": News((_player, _card)),
    "took_die": News((_player,)),
    "die_home": News(()),
    # the end
    "end": News((("ending", "ending"),)),
    "opened": News((_player, ("named", "cards"))),
    "won": News((_player, _number)),
}
