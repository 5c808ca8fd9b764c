"""Steps: what is still to happen. A step never changes, so copies of a game share it.

A step holds seats, places and counts, never a hidden card: secrets live in the state's lists,
where `view` and `imagine` can find them. Its `__slots__` are its constructor's arguments in
order, which is how a step is saved.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from farwest.kernel.state import State
    from farwest.kernel.verbs import Arg

S = TypeVar("S", bound="State")

NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something still to happen."""

    __slots__ = ()

    def run(self, state: S) -> None:
        """Make it happen. What must wait for a choice is put on the agenda with `state.do`."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """A step that waits for a player.

    Who is asked, what he may answer and what the answer does stand in one class, so legality has
    one source. All but `take` are pure: they are asked again after unseen cards are re-dealt.
    A choice with one option takes itself; a choice with none disappears.
    """

    __slots__ = ()
    prompt: ClassVar[str] = ""
    noted: ClassVar[bool] = False
    """Whether a secret answer is only noted until all are in: no step, news or luck follows."""

    def seat(self, state: S) -> int:
        """The seat that is asked."""
        raise NotImplementedError

    def options(self, state: S) -> list[int]:
        """Every legal answer, as full action codes. The caller must not change the list."""
        raise NotImplementedError

    def take(self, state: S, action: int) -> None:
        """Carry out the answer."""
        raise NotImplementedError

    def fallback(self, state: S) -> int:
        """The answer the table gives for a player whose time is up."""
        return self.options(state)[0]

    def veiled(self, state: S) -> bool:
        """Whether being asked would tell the others what one holds. Must follow from open facts."""
        return False

    def reactors(self, state: S) -> Sequence[int]:
        """The seats that might react here, as far as everybody knows.

        A live table waits a moment for them, even if none of them can be asked.
        """
        return range(state.seats) if self.veiled(state) else ()

    def seen_by(self, state: S, viewer: int) -> Step[S]:
        """This step as far as the viewer can know it."""
        return self

    def about(self, state: S) -> list[Arg]:
        """What the prompt speaks of, for its wording."""
        return []

    def hint(self, state: S, action: int) -> list[Arg]:
        """What an option's label says beyond the action itself, such as its cost."""
        return []
