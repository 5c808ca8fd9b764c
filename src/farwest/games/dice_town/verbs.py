"""Every action code of Dice Town on one page."""

from __future__ import annotations

from typing import Final

from farwest.games.dice_town.box import (
    ACTIONS,
    BENEFITS,
    BRIBE_DOLLARS,
    BRIBE_NUGGETS,
    CARDS,
    OUTLAW_FACE,
    PLACES,
    PLAYERS_EXTENSION,
    RIVER,
)
from farwest.games.dice_town.dice import COUNT, SIDES
from farwest.kernel.verbs import Field, Verb, Verbs

SEATS: Final = PLAYERS_EXTENSION[1]

# Phase I
KEEP: Final = 0  # + the handful kept
BRUTE: Final = KEEP + COUNT  # + the handful kept, for nothing
OUTLAW: Final = BRUTE + COUNT  # + outlaw x 3 + dice set by him
CHEAT: Final = OUTLAW + len(OUTLAW_FACE) * 3  # + from x 6 + to
# cards
SKIP: Final = CHEAT + SIDES * SIDES
PLAY: Final = SKIP + 1  # + card
JOE: Final = PLAY + len(CARDS)  # + the seat that pays
REROLL: Final = JOE + SEATS  # + the hunt dice rolled again
# ties
OFFER_NOTHING: Final = REROLL + COUNT
OFFER_BUILD: Final = OFFER_NOTHING + 1
OFFER_DOLLARS: Final = OFFER_BUILD + 1  # + dollars
OFFER_NUGGETS: Final = OFFER_DOLLARS + BRIBE_DOLLARS + 1  # + nuggets
OFFER_CARD: Final = OFFER_NUGGETS + BRIBE_NUGGETS + 1  # + card
OFFER_DONE: Final = OFFER_CARD + len(CARDS)
NAME: Final = OFFER_DONE + 1  # + seat
# places
ACTION: Final = NAME + SEATS  # + place x 2 + 0 classic, 1 new
RIVER_PICK: Final = ACTION + len(ACTIONS)  # + River card
RIVER_TOP: Final = RIVER_PICK + len(RIVER)  # + River card
VOUCHER: Final = RIVER_TOP + len(RIVER)  # + card
STORE_KEEP: Final = VOUCHER + len(CARDS)  # + card
ROB: Final = STORE_KEEP + len(CARDS)  # + seat
WHISKY_ROB: Final = ROB + SEATS  # + seat
NO_ROB: Final = WHISKY_ROB + SEATS
SPLIT: Final = NO_ROB + 1  # + deeds among the cards drawn
STEAL: Final = SPLIT + 6  # + card
GIFT_FROM: Final = STEAL + len(CARDS)  # + seat
GIVE: Final = GIFT_FROM + SEATS  # + card
DESPERADO_PICK: Final = GIVE + len(CARDS)  # + outlaw
CAPTURE: Final = DESPERADO_PICK + len(OUTLAW_FACE)  # + outlaw
# the Indian die
EXCHANGE: Final = CAPTURE + len(OUTLAW_FACE)  # + card
EXCHANGE_NO: Final = EXCHANGE + len(CARDS)
SHAMAN_SET: Final = EXCHANGE_NO + 1  # + from x 6 + to
SHAMAN_LEAVE: Final = SHAMAN_SET + SIDES * SIDES
AMBUSH_DIE: Final = SHAMAN_LEAVE + 1  # + seat x 6 + face
WARPATH_BLOCK: Final = AMBUSH_DIE + SEATS * SIDES  # + place
# the Doc and the end
DOC_NEXT: Final = WARPATH_BLOCK + len(PLACES)  # + seat
DOC_PASS: Final = DOC_NEXT + SEATS
DOC: Final = DOC_PASS + 1  # + benefit
FENCE: Final = DOC + len(BENEFITS)  # + card
FINAL: Final = FENCE + len(CARDS)  # + seat

_seat: Final = Field("player", "seat", SEATS)
_card: Final = Field("card", "card", len(CARDS))
_dice: Final = Field("dice", "dice", COUNT)
_outlaw: Final = Field("outlaw", "outlaw", len(OUTLAW_FACE))
_river: Final = Field("river", "river", len(RIVER))
_turn: Final = (Field("face", "face", SIDES), Field("to", "face", SIDES))

VERBS: Final = Verbs(
    Verb("keep", KEEP, _dice),
    Verb("brute", BRUTE, _dice),
    Verb("outlaw", OUTLAW, _outlaw, Field("number", "number", 3)),
    Verb("cheat", CHEAT, *_turn),
    Verb("skip", SKIP),
    Verb("play", PLAY, _card),
    Verb("joe", JOE, _seat),
    Verb("reroll", REROLL, _dice),
    Verb("offer_nothing", OFFER_NOTHING),
    Verb("offer_build", OFFER_BUILD),
    Verb("offer_dollars", OFFER_DOLLARS, Field("number", "number", BRIBE_DOLLARS + 1)),
    Verb("offer_nuggets", OFFER_NUGGETS, Field("number", "number", BRIBE_NUGGETS + 1)),
    Verb("offer_card", OFFER_CARD, _card),
    Verb("offer_done", OFFER_DONE),
    Verb("name", NAME, _seat),
    Verb("action", ACTION, Field("action", "action", len(ACTIONS))),
    Verb("river_pick", RIVER_PICK, _river),
    Verb("river_top", RIVER_TOP, _river),
    Verb("voucher", VOUCHER, _card),
    Verb("store_keep", STORE_KEEP, _card),
    Verb("rob", ROB, _seat),
    Verb("whisky_rob", WHISKY_ROB, _seat),
    Verb("no_rob", NO_ROB),
    Verb("split", SPLIT, Field("number", "number", 6)),
    Verb("steal", STEAL, _card),
    Verb("gift_from", GIFT_FROM, _seat),
    Verb("give", GIVE, _card),
    Verb("desperado_pick", DESPERADO_PICK, _outlaw),
    Verb("capture", CAPTURE, _outlaw),
    Verb("exchange", EXCHANGE, _card),
    Verb("exchange_no", EXCHANGE_NO),
    Verb("shaman_set", SHAMAN_SET, *_turn),
    Verb("shaman_leave", SHAMAN_LEAVE),
    Verb("ambush_die", AMBUSH_DIE, _seat, Field("face", "face", SIDES)),
    Verb("warpath_block", WARPATH_BLOCK, Field("place", "place", len(PLACES))),
    Verb("doc_next", DOC_NEXT, _seat),
    Verb("doc_pass", DOC_PASS),
    Verb("doc", DOC, Field("benefit", "benefit", len(BENEFITS))),
    Verb("fence", FENCE, _card),
    Verb("final", FINAL, _seat),
)
