"""Why a die, a place, one of its actions, the Doc or a deck is no answer now."""

from __future__ import annotations

from typing import Final

from farwest.games.dice_town.box import BENEFIT_FACES, BRUTE, DOC_FENCE
from farwest.games.dice_town.rules.throwing import cost
from farwest.games.dice_town.standing import DOC, INDIAN, THROW
from farwest.games.dice_town.why.sight import Sight, because, place, player
from farwest.kernel.game import Reason
from farwest.kernel.verbs import Arg

# --- dice ------------------------------------------------------------------------------------


def picked(sight: Sight, kind: str) -> Reason | None:
    """It is part of an answer, but not together with what is picked already."""
    if sight.prompt == "keep":
        dollars = sight.own["cash"]
        dear = cost(len(sight.view["rolled"])) > dollars and BRUTE not in sight.hand
        return because("dear", "DT-027", Arg("dollars", "number", dollars)) if dear else None
    if sight.prompt in ("cheater", "shaman") and kind in ("die", "face"):
        return because("turn_one", "DT-100" if sight.prompt == "cheater" else "DT-209")
    return None


def roll(sight: Sight, face: int) -> Reason | None:
    """A die under the cup."""
    return because("locked", "DT-025") if face in sight.view["rolled"] else None


def die(sight: Sight, face: int) -> Reason | None:
    """A set die of one's own."""
    if face not in sight.own["dice"] or sight.prompt == "brute_cut":
        return None
    if sight.prompt == "cheater":
        return because("die_earlier", "DT-100")
    if sight.phase == THROW:
        return because("die_set", "DT-029")
    return because("die_done", "DT-115")


def hunt(sight: Sight, face: int) -> Reason | None:
    return because("hunt", "DT-198") if face in sight.view["hunt"] else None


# --- places ----------------------------------------------------------------------------------


def location(sight: Sight, at: int) -> Reason | None:
    """A place."""
    if sight.view["blocked"] == at:
        return because("blocked", "DT-212", place(at))
    if sight.phase in (THROW, INDIAN):
        return because("dice_first", "DT-022")
    if sight.phase == DOC or sight.place > at:
        return because("past", "DT-020", place(at))
    if sight.place < at:
        return because("later", "DT-020", place(sight.place))
    return here(sight)


def here(sight: Sight) -> Reason | None:
    """The place that is being resolved."""
    if not sight.view["leaders"][sight.place][0]:
        return because("nobody", "DT-041", place(sight.place))
    if sight.first < 0:
        asked = sight.prompt == "name_player"
        return None if asked else because("tie", "DT-043", player(sight.view["sheriff"]))
    if sight.prompt == "choose_action":
        return because("pick_action", "DT-145")
    if sight.first == sight.seat:
        return None
    if sight.second == sight.seat:
        return because("after", "DT-145", player(sight.first))
    return because("other", "DT-041", player(sight.first), place(sight.place))


def action(sight: Sight, action: int) -> Reason | None:
    """One of the two actions of a place."""
    if (
        sight.place != action // 2
        or sight.view["blocked"] == sight.place
        or not sight.view["extension"]
    ):
        return location(sight, action // 2)
    taker: int = sight.view["taken"][action]
    if taker >= 0:
        return None if taker == sight.seat else because("action_of", "DT-145", player(taker))
    if sight.prompt == "choose_action":
        return because("no_effect", "DT-225")
    if sight.first < 0 or sight.first == sight.seat:
        return here(sight)
    if len(sight.players) == 2:
        return because("two_players", "DT-152", player(sight.first))
    return because("chooses", "DT-145", player(sight.first))


# --- the Doc -----------------------------------------------------------------------------------


def benefit(sight: Sight, benefit: int) -> Reason | None:
    """One of the Doc's consolations."""
    if sight.prompt != "doc_benefit":
        return doc(sight)
    faces = BENEFIT_FACES[benefit]
    if not any(face in sight.own["dice"] for face in faces):
        return because("benefit_dice", "DT-087", Arg("dice", "faces", list(faces)))
    if benefit == DOC_FENCE:
        return because("benefit_deeds", "DT-088")
    return because("void_store", "DT-089")


def doc(sight: Sight) -> Reason | None:
    """The Doc."""
    if sight.prompt == "doc_benefit":
        return None
    if sight.own["gained"] and sight.seat not in sight.view["doc"]:
        return because("doc_gained", "DT-084")
    return because("doc_order", "DT-086") if sight.phase == DOC else because("doc_later", "DT-084")


# --- things that are never pressed ------------------------------------------------------------

THINGS: Final[dict[str, tuple[Reason | None, Reason]]] = {
    "deed-row": (because("row", "DT-075"),) * 2,
    "deed-deck": (because("deed_deck", "DT-101"), because("deed_deck_wife", "DT-163")),
    "store": (because("store", "DT-064"),) * 2,
    "discard": (because("discard", "DT-131"), because("discard_voucher", "DT-187")),
    "stagecoach": (because("coach", "DT-063"), because("coach_attack", "DT-156")),
    "river": (None, because("river", "DT-154")),
    "outlaw-deck": (None, because("outlaw_deck", "DT-161")),
    "star": (because("star", "DT-073"),) * 2,
    "fenced": (because("fenced", "DT-088"),) * 2,
    "ranch": (None, because("ranch_safe", "DT-167")),
}
"""How such a thing moves: in the base game, if it is there, and with the extension."""


def thing(sight: Sight, kind: str) -> Reason | None:
    return THINGS[kind][sight.view["extension"]]
