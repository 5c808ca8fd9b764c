"""What an action is: it can be performed or not, and some ask a question."""

from __future__ import annotations

from farwest.games.great_western_trail.state import Trail
from farwest.kernel.steps import Choice, Step


class Act(Step[Trail]):
    """An action of the active player: the same icon means the same everywhere (GWT-014)."""

    __slots__ = ()

    def possible(self, trail: Trail) -> bool:
        """Whether its cost and condition can be met in full now (GWT-008, GWT-231)."""
        return True


class Ask(Choice[Trail]):
    """A question to the active player, who takes every decision of his turn (GWT-230)."""

    __slots__ = ()

    def seat(self, trail: Trail) -> int:
        return trail.turn

    def possible(self, trail: Trail) -> bool:
        """Whether there is anything to choose (GWT-231)."""
        return bool(self.options(trail))


Action = Act | Ask
