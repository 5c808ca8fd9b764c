"""The five auxiliary actions, single or double (section 12)."""

from __future__ import annotations

from tests.referee.asking import Course, choose, or_else
from tests.referee.great_western_trail.herd import can_draw, draw_then_discard, remove_up_to
from tests.referee.great_western_trail.printed import AUXILIARY, Action
from tests.referee.great_western_trail.railroad import move_back, move_forward, spaces_back
from tests.referee.great_western_trail.table import Player, Table

SINGLE, DOUBLE = "single", "double"
SPACES = 2
"""Each auxiliary action has two disc spaces; one clear allows it, both allow it doubled."""


def is_cleared(player: Player, name: str, size: str) -> bool:
    """Whether enough of its spaces are clear (GWT-095)."""
    covered = player.discs[name]
    return covered == 0 if size == DOUBLE else covered < SPACES


def can_perform(table: Table, player: Player, printed: Action) -> bool:
    """Whether its cost and condition can be met in full (GWT-008, GWT-128, GWT-246)."""
    if player.cash < printed.get("pay", 0):
        return False
    if "engine_back_exact" in printed:
        return bool(spaces_back(table, player, printed["engine_back_exact"]))
    return can_draw(player) if "draw" in printed else True


def auxiliary_answers(table: Table, player: Player, *sizes: str) -> dict[str, Action]:
    """Every auxiliary action there is now, of these sizes."""
    return {
        f"aux_{size} {name}": printed[size]
        for name, printed in AUXILIARY.items()
        for size in sizes
        if is_cleared(player, name, size) and can_perform(table, player, printed[size])
    }


def choose_auxiliary(table: Table, player: Player, refusal: str | None = None) -> Course[None]:
    """One auxiliary action, single or double (GWT-145)."""
    answers = auxiliary_answers(table, player, SINGLE, DOUBLE)
    offered = or_else(answers, refusal) if refusal else answers
    chosen = yield from choose(player.seat, "aux", offered)
    if chosen is not None:
        yield from perform_auxiliary(table, player, chosen)


def perform_auxiliary(table: Table, player: Player, printed: Action) -> Course[None]:
    """Pay and move back first; then whatever it brings (GWT-147 to GWT-152)."""
    player.cash -= printed.get("pay", 0)
    if "engine_back_exact" in printed:
        yield from move_back(table, player, printed["engine_back_exact"])
    if "engine_forward_up_to" in printed:
        most = printed["engine_forward_up_to"]
        yield from move_forward(table, player, most, "decline_engine")
    if "draw" in printed:
        yield from draw_then_discard(table, player, printed["draw"])
    if "remove_hand_cards_up_to" in printed:
        yield from remove_up_to(table, player, printed["remove_hand_cards_up_to"])
    gain = printed.get("gain", {})
    player.cash += gain.get("money", 0)
    player.gain_certificates(gain.get("certs", 0))
