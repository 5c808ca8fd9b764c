"""Why a player, or something that lies before a player, is no answer now."""

from __future__ import annotations

from typing import Final

from farwest.games.dice_town.box import DICE, SALOON
from farwest.games.dice_town.rules.places import CLASSIC
from farwest.games.dice_town.standing import THROW
from farwest.games.dice_town.why.sight import Sight, because, place, player
from farwest.kernel.game import Reason

RIVALS_ONLY: Final = {
    "saloon_target": "DT-070",
    "gift_target": "DT-196",
    "ambush": "DT-210",
}
"""Questions that only a rival answers, and the clause that says so."""


def seat(sight: Sight, seat: int) -> Reason | None:
    """A player, oneself included."""
    if sight.prompt in ("name_player", "doc_next", "final_tie"):
        return not_named(sight, seat)
    if seat == sight.seat:
        clause = "DT-103" if "joe" in sight.verbs else RIVALS_ONLY.get(sight.prompt)
        return because("not_self", clause) if clause else None
    if sight.prompt == "saloon_target":
        return not_robbed(sight, seat)
    if sight.prompt == "gift_target":
        return because("no_store_card", "DT-196", player(seat))
    if "joe" in sight.verbs:
        return because("no_dollar", "DT-103", player(seat))
    if sight.prompt == "ambush":
        return because("ambush_pick", "DT-210")
    if sight.prompt in ("saloon_split", "saloon_keep"):
        return because("victim_named", "DT-068")
    return because("rob", "DT-068")


def not_named(sight: Sight, seat: int) -> Reason:
    """The Sheriff may not name this one."""
    if sight.prompt == "final_tie":
        return because("not_finalist", "DT-125", player(seat))
    if sight.prompt == "doc_next":
        queued = seat in sight.view["queue"]
        return (
            because("doc_queued", "DT-086", player(seat))
            if queued
            else because("doc_not", "DT-084", player(seat))
        )
    clause = "DT-150" if sight.about["second"] else "DT-043"
    return because("not_tied", clause, player(seat), place(sight.about["place"]))


def not_robbed(sight: Sight, seat: int) -> Reason:
    """The thief may not name this one."""
    if sight.view["guarded"] == seat:
        return because("guarded", "DT-211", player(seat))
    if sight.players[seat]["ranches"]:
        return because("only_ranches", "DT-199", player(seat))
    return because("no_cards", "DT-070", player(seat))


def rival_die(sight: Sight, seat: int, face: int) -> Reason | None:
    """A set die of a rival."""
    if face not in sight.players[seat]["dice"]:
        return None
    if sight.view["indian"]:
        return because("rival_die_indian", "DT-210")
    return because("rival_die", "DT-029")


def outlaw(sight: Sight, outlaw: int) -> Reason | None:
    """An Outlaw, wherever he is."""
    if outlaw in sight.view["wanted"]:
        return because("capture" if sight.prompt == "capture" else "wanted", "DT-177")
    if any(outlaw in each["captured"] for each in sight.players):
        return because("captured", "DT-180")
    if outlaw in sight.own["outlaws"]:
        return own_outlaw(sight)
    if any(outlaw in each["outlaws"] for each in sight.players):
        return because("outlaw_rival", "DT-170")
    return None


def own_outlaw(sight: Sight) -> Reason:
    if sight.prompt == "outlaw_use":
        return because("outlaw_turn", "DT-171")
    if sight.phase == THROW and len(sight.own["dice"]) == DICE:
        return because("outlaw_no_dice", "DT-173")
    return because("outlaw_before", "DT-171")


def drawn(sight: Sight, card: int) -> Reason | None:
    """Cards that the thief looks at, and the victim with him."""
    shown = sight.view["drawn"]
    thief: int = sight.view["taken"][SALOON * 2 + CLASSIC]
    if not isinstance(shown, list) or card not in shown or thief in (-1, sight.seat):
        return None
    return because("drawn", "DT-068", player(thief))


def indian(sight: Sight) -> Reason | None:
    """The Indian die."""
    if not sight.view["indian"]:
        return None
    if sight.view["die_at"] == sight.seat:
        return because("indian_own", "DT-207")
    return because("indian", "DT-205")
