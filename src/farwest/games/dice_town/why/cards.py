"""Why a card of one's own cannot be played, offered, given or traded now."""

from __future__ import annotations

from typing import Final

from farwest.games.dice_town.box import (
    BANK,
    BRUTE,
    CARDS,
    CATTLE,
    CHEATER,
    CORRUPTION,
    DESPERADO,
    DOG,
    DOUBLE_GUN,
    DYNAMITE,
    ELIXIR,
    GENERAL_STORE,
    GIRLS,
    HORSE,
    INSURANCE,
    MARSHALL,
    MINE,
    NERVOUS_JOE,
    RANCH,
    SALOON,
    SHARE,
    SHERIFF,
    SMOKE_SIGNALS,
    TOWN_HALL,
    UNLIMITED_CREDIT,
    WANTED_NOTICE,
    WHISKY,
)
from farwest.games.dice_town.memory import is_deed
from farwest.games.dice_town.rules.places import CLASSIC, NEW
from farwest.games.dice_town.standing import DOC
from farwest.games.dice_town.why.sight import Sight, because, place, player
from farwest.kernel.game import Reason
from farwest.kernel.steps import NOBODY
from farwest.kernel.verbs import Arg

CLAUSES: Final = {
    DYNAMITE: "DT-096",
    GIRLS: "DT-097",
    BRUTE: "DT-098",
    CHEATER: "DT-100",
    CORRUPTION: "DT-101",
    UNLIMITED_CREDIT: "DT-102",
    NERVOUS_JOE: "DT-103",
    MARSHALL: "DT-104",
    SHARE: "DT-105",
    WANTED_NOTICE: "DT-106",
    ELIXIR: "DT-108",
    DOUBLE_GUN: "DT-198",
    WHISKY: "DT-199",
    INSURANCE: "DT-201",
    DESPERADO: "DT-202",
    SMOKE_SIGNALS: "DT-203",
}
"""The clause that says when a card is played; the message why_<card> says it in short."""
AT: Final = {
    DYNAMITE: MINE,
    SHARE: BANK,
    UNLIMITED_CREDIT: GENERAL_STORE,
    GIRLS: SALOON,
    WHISKY: SALOON,
    INSURANCE: SALOON,
    DESPERADO: SALOON,
    NERVOUS_JOE: SHERIFF,
    MARSHALL: SHERIFF,
    DOUBLE_GUN: SHERIFF,
    CORRUPTION: TOWN_HALL,
}
"""The place where a card is played, if it has one."""
ON: Final = {
    DYNAMITE: MINE * 2 + CLASSIC,
    UNLIMITED_CREDIT: GENERAL_STORE * 2 + CLASSIC,
    GIRLS: SALOON * 2 + CLASSIC,
    WHISKY: SALOON * 2 + CLASSIC,
    DESPERADO: SALOON * 2 + NEW,
    DOUBLE_GUN: SHERIFF * 2 + NEW,
    CORRUPTION: TOWN_HALL * 2 + CLASSIC,
}
"""The action on which a card is played, by the one who carries it out (DT-148)."""


def card(sight: Sight, card: int) -> Reason | None:
    """Why a card of the hand, or a Ranch before it, is no answer."""
    if card not in sight.hand and not (card == RANCH and sight.own["ranches"]):
        return None
    return (
        wrong_kind(sight, card)
        or never_played(card)
        or on_the_way(sight, card)
        or when(sight, card)
    )


def wrong_kind(sight: Sight, card: int) -> Reason | None:
    """A card is asked for, but not such a card."""
    if sight.prompt == "fence_deed":
        return because("fence_deeds", "DT-167" if card == RANCH else "DT-088")
    if sight.prompt == "gift_give":
        return because("give_store", "DT-196")
    if sight.prompt == "indian_exchange":
        return because("exchange", "DT-205")
    if sight.prompt in ("bribe_open", "bribe_dollars", "bribe_nuggets"):
        return because("offer_open", "DT-047") if card == RANCH else because("offer_last", "DT-221")
    if sight.prompt == "bribe_card":
        if card == RANCH:
            return because("offer_open", "DT-047")
        given = (sight.own["offer"] or {"cards": []})["cards"]
        return because("offer_given" if card in given else "offer_order", "DT-221")
    return None


def never_played(card: int) -> Reason | None:
    """Cards that count at the end and do nothing before."""
    if is_deed(card):
        return because("scores", "DT-123")
    if card == RANCH:
        return because("scores", "DT-169")
    if card <= HORSE:
        return because("scores", "DT-095")
    if CATTLE <= card <= DOG:
        return because("scores", "DT-194")
    return None


def on_the_way(sight: Sight, card: int) -> Reason | None:
    """The card can be played now, but by pressing something else."""
    if sight.prompt == "keep" and card == BRUTE:
        several = len(sight.view["rolled"]) > 1
        return because("brute_now" if several else "brute_two", "DT-098")
    if sight.prompt == "cheater" and card == CHEATER:
        return because("cheater_now", "DT-100")
    if "joe" in sight.verbs and card == NERVOUS_JOE:
        return because("joe_now", "DT-103")
    if sight.prompt == "double_gun" and card == DOUBLE_GUN:
        return because("double_gun_now", "DT-198")
    if "whisky_rob" in sight.verbs and card == WHISKY:
        return because("whisky_now", "DT-199")
    return None


def when(sight: Sight, card: int) -> Reason:
    """The moment of a card: gone by, not this player's, worth nothing, or still to come."""
    reason = too_new(sight, card)
    if card in AT:
        reason = reason or away(sight, AT[card]) or void(sight, card) or not_mine(sight, card)
    else:
        reason = reason or needless(sight, card)
    return reason or because(CARDS[card], CLAUSES[card])


def away(sight: Sight, at: int) -> Reason | None:
    """The place of the card is blocked, or resolved already."""
    if sight.view["blocked"] == at:
        return because("blocked", "DT-212", place(at))
    if sight.phase == DOC or sight.place > at:
        return because("past", "DT-114", place(at))
    return None


def too_new(sight: Sight, card: int) -> Reason | None:
    """Got during the very action it could be played on (DT-094)."""
    here = card == WANTED_NOTICE or AT.get(card) == sight.place
    return because("fresh", "DT-094") if here and card in sight.view["fresh"] else None


def void(sight: Sight, card: int) -> Reason | None:
    """At its place, but it could change nothing there (DT-223)."""
    view = sight.view
    if sight.place != AT[card]:
        return None
    first, second = view["leaders"][sight.place]
    if card == UNLIMITED_CREDIT and not view["store"] and not view["discard"]:
        return because("void_store", "DT-223")
    ranches = any(sight.players[seat]["ranches"] for seat in sight.robbable())
    cards = any(map(sight.cards_of, sight.robbable()))
    if card == GIRLS and not cards and not (ranches and WHISKY in sight.hand):
        return because("void_rob", "DT-223")
    if card == WHISKY and not ranches:
        return because("void_whisky", "DT-199")
    if card == DESPERADO and not view["outlaws"]:
        return because("void_outlaws", "DT-223")
    if card == NERVOUS_JOE and not any(sight.players[seat]["cash"] for seat in sight.rivals()):
        return because("void_joe", "DT-103")
    if card == MARSHALL and set(first + second) <= {view["sheriff"]}:
        return because("void_star", "DT-104")
    if card == DOUBLE_GUN and not view["wanted"]:
        return because("void_wanted", "DT-223")
    if card == CORRUPTION and not view["deeds"]:
        return because("void_deeds", "DT-101")
    return None


def not_mine(sight: Sight, card: int) -> Reason | None:
    """At its place, but somebody else carries out the action it belongs to."""
    if sight.place != AT[card]:
        return None
    if card == SHARE:
        robs = sight.doer(BANK * 2 + CLASSIC) == sight.seat
        return because("share_self", "DT-105") if robs else None
    if card not in ON or sight.first < 0:
        return None
    if sight.seat not in (sight.first, sight.second):
        clause = "DT-148" if sight.view["extension"] else "DT-041"
        return because("other", clause, player(sight.first), place(sight.place))
    doer = sight.doer(ON[card])
    if doer in (NOBODY, sight.seat):
        return None
    return because("card_action", "DT-148", player(doer), Arg("action", "action", ON[card]))


def needless(sight: Sight, card: int) -> Reason | None:
    """Nothing is to be had by it."""
    if card == ELIXIR and sight.phase == DOC and not sight.own["gained"]:
        return because("elixir_needless", "DT-108")
    if card == SMOKE_SIGNALS and sight.view["die_at"] == sight.seat:
        return because("smoke_held", "DT-203")
    return None
