"""Phase B: using the location, and copying a neighbour with 8b (sections 5 and 12)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tests.referee.asking import Course, choose
from tests.referee.great_western_trail.actions import is_possible, perform
from tests.referee.great_western_trail.auxiliary import (
    SINGLE,
    auxiliary_answers,
    perform_auxiliary,
)
from tests.referee.great_western_trail.objectives import Played, play, playable
from tests.referee.great_western_trail.printed import KIND, NEUTRAL, NEXT, PRIVATE, RISKS, Action
from tests.referee.great_western_trail.table import Building, Player, Table

COPIER = "8b"
BUILDING_SITES = ("plot", "neutral")


class LocalAction(NamedTuple):
    """One local action, as answers: two of them where a slash leaves the choice (GWT-057)."""

    sides: dict[str, Action]
    copied: bool = False


class Copied(NamedTuple):
    """The answer that copies the building there."""

    spot: str


class Auxiliary(NamedTuple):
    """The answer that performs this auxiliary action instead of all local ones."""

    printed: Action


@dataclass
class Stay:
    """What is left to do where the cattleman stands."""

    spot: str
    actions: list[LocalAction] = field(default_factory=list)
    copies: bool = False
    """Whether an own 8b may still choose whom to copy."""
    copied: str | None = None
    done: bool = False
    """Whether anything has been performed; then phase B may end (GWT-061)."""
    moved_on: bool = False

    def tile_is_gone(self, plot: str) -> None:
        """A replaced tile's actions are lost: under the cattleman, or copied (GWT-236)."""
        if plot == self.spot:
            self.actions, self.copies = [], False
        elif plot == self.copied:
            self.actions = [action for action in self.actions if not action.copied]


def stay(table: Table, player: Player) -> Course[bool]:
    """Phase B at a location that is not Kansas City; whether it is to be played anew elsewhere."""
    here = begin(table, player)
    table.stay = here
    ended = False
    while not (ended or here.moved_on):
        answers = answers_here(table, player, here)
        chosen = yield from choose(player.seat, "phase_b", answers)
        if chosen is None:
            break
        ended = yield from carry_out(table, player, here, chosen)
    table.stay = None
    return here.moved_on


def begin(table: Table, player: Player) -> Stay:
    """Local actions are for neutral buildings and one's own (GWT-055, GWT-060)."""
    assert player.spot is not None
    here = Stay(player.spot)
    tile = table.board.get(player.spot)
    if isinstance(tile, Building) and tile.owner in (None, player.seat):
        here.actions = local_actions(tile, here.spot)
        here.copies = tile.name == COPIER
    return here


def local_actions(tile: Building, spot: str, copied: bool = False) -> list[LocalAction]:
    """What is printed on a tile, and the risk action of a plot (GWT-056, GWT-058)."""
    printed = NEUTRAL[tile.name] if tile.owner is None else PRIVATE[tile.name]
    found: list[LocalAction] = []
    for number, action in enumerate(printed["actions"], start=1):
        name = f"local local_{tile.name}_{number}"
        if action["op"] == "choice":
            sides = {name + letter: side for letter, side in zip("xy", action["of"])}
            found.append(LocalAction(sides, copied))
        elif action["op"] != "copy_adjacent_building":
            found.append(LocalAction({name: action}, copied))
    if spot in RISKS:
        whose = "copied" if copied else "own"
        found.append(LocalAction({f"risk risk_{whose}": RISKS[spot]}, copied))
    return found


def neighbours_to_copy(table: Table, plot: str) -> dict[str, Copied]:
    """The buildings before and after a plot, but no other 8b, as answers (GWT-188, GWT-189)."""
    before = [("copy_back", spot) for spot in NEXT if plot in NEXT[spot]]
    after = [("copy_forward", spot) for spot in NEXT[plot]]
    answers: dict[str, Copied] = {}
    for side, spot in before + after:
        tile = table.board.get(spot)
        if KIND[spot] in BUILDING_SITES and isinstance(tile, Building) and tile.name != COPIER:
            answers[f"copy {side}"] = Copied(spot)
    return answers


def answers_here(table: Table, player: Player, here: Stay) -> dict[str, Any]:
    """Everything that may be done now; to end it, something must have been (GWT-225)."""
    answers: dict[str, Any] = {
        name: (action, side)
        for action in here.actions
        for name, side in action.sides.items()
        if is_possible(table, player, side)
    }
    if not here.done:
        singles = auxiliary_answers(table, player, SINGLE)
        answers |= {name: Auxiliary(printed) for name, printed in singles.items()}
    if here.copies:
        answers |= neighbours_to_copy(table, here.spot)
    answers |= playable(player)
    if answers and here.done:
        answers["end_b"] = None
    return answers


def carry_out(table: Table, player: Player, here: Stay, chosen: Any) -> Course[bool]:
    """One answer of phase B; whether it ended the phase."""
    if isinstance(chosen, Played):
        return (yield from play(table, player, chosen.card))  # a card's movement does (GWT-198)
    if isinstance(chosen, Copied):
        tile = table.board[chosen.spot]
        assert isinstance(tile, Building)
        here.copies, here.copied = False, chosen.spot
        here.actions += local_actions(tile, chosen.spot, copied=True)
        return False
    here.done = True
    if isinstance(chosen, Auxiliary):
        here.actions, here.copies = [], False  # no local action may follow it (GWT-059)
        yield from perform_auxiliary(table, player, chosen.printed)
        return False
    action, side = chosen
    here.actions.remove(action)
    yield from perform(table, player, side)
    return False
