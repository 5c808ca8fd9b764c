"""The kernel's half of every game: whose choice it is, what comes after, and luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64, mypyc_attr

from farwest.kernel.luck import MASK, SHIFT, STRIDE, Fate
from farwest.kernel.news import Event, Pause, Refused
from farwest.kernel.steps import NOBODY, Choice, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Whose choice it is and what comes after. A game adds what lies on its table.

    `__init__` only declares; a game's `deal` sets up. Fields are ints, lists of ints, lists of
    such lists, and steps. `seat` and `legal` are the first question that waits, `asked` what each
    lane may answer, kept so that nobody computes them twice; `stack` is the agenda or lane that
    steps are being put on; `pauses` are the places in the sink where a reaction window opened,
    whether or not anybody could react, or where everybody should see what has happened; `scenes`
    is how the table looked at each of them, for whoever puts a list there.
    """

    __slots__ = ("agenda", "asked", "crossed", "fate", "lanes", "legal", "luck", "opened", "over",
                 "pauses", "scenes", "seat", "seats", "sink", "stack")  # fmt: skip

    def __init__(self) -> None:
        self.seats = 0
        self.luck = 1
        self.agenda: list[Step[Any]] = []
        self.lanes: list[list[Step[Any]]] = []
        self.opened: list[Step[Any] | None] = []
        self.asked: list[list[int]] = []
        self.over = False
        self.crossed = False
        self.seat = NOBODY
        self.legal: list[int] = []
        self.stack: list[Step[Any]] = self.agenda
        self.sink: list[Event] | None = None
        self.pauses: list[Pause] = []
        self.scenes: list[State] | None = None
        self.fate: Fate | None = None

    def clone(self) -> Any:
        """A copy that shares nothing that changes. Written by hand in every game, for speed."""
        raise NotImplementedError

    def copy_kernel(self, twin: State) -> None:
        """Give a twin made by `clone` its own copy of the kernel's half."""
        twin.seats = self.seats
        twin.luck = self.luck
        twin.agenda = self.agenda[:]
        twin.lanes = [lane[:] for lane in self.lanes] if self.lanes else []
        twin.opened = self.opened
        twin.asked = self.asked[:] if self.asked else []
        twin.over = self.over
        twin.crossed = self.crossed
        twin.seat = self.seat
        twin.legal = self.legal
        twin.stack = twin.agenda
        twin.sink = None
        twin.pauses = []
        twin.scenes = None
        twin.fate = None

    def do(self, step: Step[Any], then: Step[Any] | None = None, *later: Step[Any]) -> None:
        """These come next, in reading order, before all that waits already."""
        stack = self.stack
        if then is not None:
            end = len(stack)
            stack.append(then)
            for other in later:
                stack.insert(end, other)
        stack.append(step)

    def do_all(self, steps: Sequence[Step[Any]]) -> None:
        """The same for any number of steps, perhaps none."""
        self.stack.extend(steps[::-1])

    def together(self, lanes: list[Step[Any] | None]) -> None:
        """Ask seats at the same time and in secret: an opening step a seat, None if not asked.

        Each seat's answers run in a lane of its own, in any order between seats. The agenda goes
        on when all lanes are empty.
        """
        self.opened = lanes
        self.lanes = [[step] if step is not None else [] for step in lanes]

    def advance(self) -> None:
        """Take steps until a player has a real choice, or until nothing is left to happen.

        Where somebody is being asked already, this asks again: after a load, or a new deal.
        """
        while True:
            if self.lanes:
                self.settle_lanes()
                if self.ask_lane():
                    return
            if self.settle(self.agenda):
                return
            if not self.lanes:
                self.over = True
                self.seat = NOBODY
                self.legal = []
                return

    def settle_lanes(self) -> None:
        """Run every lane on, and note what its question may be answered with."""
        self.asked = [self.legal if self.settle(lane) else [] for lane in self.lanes]

    def ask_lane(self) -> bool:
        """Make the first lane that waits the question to answer; close the lanes if none does."""
        self.stack = self.agenda
        for seat in range(self.seats):
            if self.lanes[seat]:
                self.seat = seat
                self.legal = self.asked[seat]
                return True
        self.lanes = []
        self.opened = []
        self.asked = []
        self.crossed = True
        return False

    def settle(self, stack: list[Step[Any]]) -> bool:
        """Run one agenda on; true when a real choice waits on it, false when it is done."""
        self.stack = stack
        main = stack is self.agenda
        while stack:
            step = stack[-1]
            if isinstance(step, Choice):
                choice: Choice[Any] = step
                options = choice.options(self)
                if self.sink is not None:
                    seats = choice.reactors(self)
                    if seats:
                        self.pause(tuple(seats))
                if len(options) > 1:
                    self.seat = choice.seat(self)
                    self.legal = options
                    return True
                stack.pop()
                if options:
                    choice.take(self, options[0])
            else:
                stack.pop()
                step.run(self)
            if main and self.lanes:
                return False
        return False

    def pause(self, seats: tuple[int, ...]) -> None:
        """Note in the news that a live table waits here for these seats, or only takes breath."""
        if self.sink is not None:
            self.pauses.append(Pause(len(self.sink), seats))
            if self.scenes is not None:
                self.scenes.append(self.clone())

    def play(self, action: int) -> None:
        """Answer the first question that waits. The caller vouches that the action is legal."""
        if self.lanes:
            self.play_lane(self.seat, action)
            return
        choice = self.agenda.pop()
        assert isinstance(choice, Choice)
        choice.take(self, action)
        if self.lanes or not self.settle(self.agenda):
            self.advance()

    def play_lane(self, seat: int, action: int) -> None:
        """Answer a secret question of this seat, whoever else is still choosing."""
        lane = self.lanes[seat]
        choice = lane.pop()
        assert isinstance(choice, Choice)
        self.stack = lane
        choice.take(self, action)
        self.asked[seat] = self.legal if self.settle(lane) else []
        if not self.ask_lane():
            self.advance()

    def check(self, seat: int, action: Any) -> None:
        """Raise Refused, in words, unless this seat may answer this now, whatever it is."""
        if self.over:
            raise Refused("error_over", "The game is over.")
        choice = self.choice_of(seat)
        if choice is None:
            raise Refused("error_not_asked", "Seat {seat} is not asked anything.", seat=seat + 1)
        if type(action) is not int or action not in choice.options(self):
            raise Refused("error_illegal", "{action} is not a legal answer here.", action=action)

    def answer(self, seat: int, action: Any) -> None:
        """Answer with everything checked: a refused answer changes nothing."""
        self.check(seat, action)
        if self.lanes:
            self.play_lane(seat, action)
        else:
            self.play(action)

    def choice_of(self, seat: int) -> Choice[Any] | None:
        """The question this seat must answer now, if any."""
        if self.lanes:
            if not 0 <= seat < self.seats or not self.lanes[seat]:
                return None
            step = self.lanes[seat][-1]
        elif self.agenda and self.seat == seat:
            step = self.agenda[-1]
        else:
            return None
        return step if isinstance(step, Choice) else None

    def waiting(self) -> list[int]:
        """Every seat that can answer now (a secret: who is asked may tell what he holds)."""
        if self.lanes:
            return [seat for seat in range(self.seats) if self.lanes[seat]]
        return [] if self.over else [self.seat]

    def choosing(self) -> list[int]:
        """The seats that everybody may know to be choosing.

        Empty while somebody is asked for a reaction. A seat with a lane stays listed until all
        lanes are empty: nobody learns who has answered, or had nothing to answer.
        """
        if self.lanes:
            return [seat for seat in range(self.seats) if self.opened[seat] is not None]
        if self.over or self.seat == NOBODY or self.veiled():
            return []
        return [self.seat]

    def veiled(self) -> bool:
        """Whether the game waits for a reaction of a seat that must not be named."""
        if not self.agenda or self.lanes:
            return False
        choice = self.agenda[-1]
        return isinstance(choice, Choice) and choice.veiled(self)

    def draw(self, n: int) -> int:
        """One of 0 … n-1, each as likely. The only door to luck."""
        self.crossed = True
        if self.fate is not None:
            return self.fate.draw(n)
        word: i64 = self.luck
        self.luck = (word * STRIDE + SHIFT) & MASK
        return ((word >> 29) * n) >> 32

    def shuffle(self, cards: list[int]) -> None:
        """Mix cards in place, as so many calls of `draw` would."""
        if self.fate is not None:
            for last in range(len(cards) - 1, 0, -1):
                other = self.draw(last + 1)
                cards[last], cards[other] = cards[other], cards[last]
        elif len(cards) > 1:
            self.crossed = True
            word: i64 = self.luck
            for last in range(len(cards) - 1, 0, -1):
                other = ((word >> 29) * (last + 1)) >> 32
                cards[last], cards[other] = cards[other], cards[last]
                word = (word * STRIDE + SHIFT) & MASK
            self.luck = word

    def reveal(self) -> None:
        """Something hidden became known to somebody: no taking back beyond this point."""
        self.crossed = True

    def tell(
        self,
        kind: str,
        args: tuple[Any, ...],
        secret: tuple[Any, ...] = (),
        seats: tuple[int, ...] = (),
    ) -> None:
        """Tell what happened, with `secret` arguments for some seats; costs nothing in search."""
        if self.sink is not None:
            self.sink.append(Event(kind, args, secret, seats))
