"""Why a card of one's hand, an auxiliary action, a certificate or a worker is no answer now."""

from __future__ import annotations

from farwest.games.great_western_trail.box import (
    AUX_CERT,
    AUX_DRAW,
    AUX_ENGINE,
    FIRST_OBJECTIVE,
)
from farwest.games.great_western_trail.why.sight import Sight, because, number
from farwest.kernel.game import Reason
from farwest.kernel.verbs import Arg

# --- cards ---------------------------------------------------------------------------------------


def card(sight: Sight, card: int) -> Reason | None:
    """A card of the hand: cattle, or an objective."""
    if card not in sight.hand:
        return None
    if sight.prompt == "discard":
        return of_discard(sight, card)
    return because("cattle", "071") if card < FIRST_OBJECTIVE else because("play_when", "190")


def of_discard(sight: Sight, card: int) -> Reason:
    """A card is asked for, but not such a card (GWT-013, GWT-175, GWT-229)."""
    if card >= FIRST_OBJECTIVE:
        return because("discard_cattle", "013")
    if sight.firsts["discard"]["card"] >= FIRST_OBJECTIVE:
        return because("discard_objective", "175")
    first = sight.about["number"] > 1
    return because("discard_pair", "013") if first else because("discard_second", "229")


# --- auxiliary actions ---------------------------------------------------------------------------


def single(sight: Sight, action: int) -> Reason:
    return auxiliary(sight, action, 1)


def double(sight: Sight, action: int) -> Reason:
    return auxiliary(sight, action, 2)


def auxiliary(sight: Sight, action: int, times: int) -> Reason:
    """An auxiliary action, single or double (GWT-055, GWT-059, GWT-095, GWT-144 to GWT-152)."""
    if sight.prompt not in ("phase_b", "aux"):
        return because("aux_when", "055")
    if sight.prompt == "phase_b" and "end_b" in sight.verbs:
        return because("aux_instead", "059")
    discs: int = sight.own["discs"][action]
    if discs > 2 - times:
        return because("aux_covered", "095")
    if sight.prompt == "phase_b" and times > 1:
        return because("aux_no_double", "146")
    if action == AUX_DRAW:
        return because("no_draw", "246")
    if action in (AUX_CERT, AUX_ENGINE) and sight.cash < times:
        return because("money", "008", number("cost", times))
    return because("engine_start", "128")


# --- the rest of the board -----------------------------------------------------------------------


def certificate(sight: Sight, place: int) -> Reason:
    """A space of the certificate track (GWT-012, GWT-073)."""
    if place > sight.own["certificate_limit"]:
        return because("certificate_limit", "012")
    if sight.prompt == "income":
        return because("certificate_more", "073", number("own", sight.own["certificates"]))
    return because("certificate_when", "073")


def row(sight: Sight, worker: int) -> Reason:
    """A row of workers (GWT-133)."""
    if sight.prompt == "appoint":
        return because("printed_worker", "133", Arg("worker", "worker", worker))
    return because("row_when", "133")
