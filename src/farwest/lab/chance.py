"""A game in which luck waits to be told: the engine stops at each draw until its outcome is given.

The engine cannot pause in the middle of a step. So a move is played on a copy with a script of
outcomes; where the script ends, the copy is thrown away, the outcome asked for, and the move
played again with one more. Large draws, such as five dice out of 7,776, are split into factors:
each of them a draw of its own, all together as likely as before.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from random import Random
from typing import Any, Final

from farwest.kernel.dump import dump, load
from farwest.kernel.luck import Fate
from farwest.kernel.news import Event
from farwest.kernel.state import State
from farwest.lab.table import Recipe, Table, laid

SMALL: Final = 36
"""Draws of more outcomes than this are split where they have factors."""
MOST: Final = 128
"""No draw, once split, has more outcomes than this."""
SILENCE: Final = ""
"""The digest of having heard nothing."""


class Undecided(Exception):
    """Nothing is wrong: the script has ended at a draw with so many outcomes."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class Script(Fate):
    """Draws that were decided before; the first undecided one stops the game."""

    def __init__(self, outcomes: Sequence[int]) -> None:
        self.outcomes = outcomes
        self.place = 0

    def draw(self, n: int) -> int:
        found = 0
        for factor in factors(n):
            if self.place == len(self.outcomes):
                raise Undecided(factor)
            found = found * factor + self.outcomes[self.place]
            self.place += 1
        return found


@cache
def factors(n: int) -> tuple[int, ...]:
    """Numbers up to SMALL whose product is n, as few as may be; what has none stays whole."""
    found = []
    while n > 1:
        fitting = [part for part in range(2, SMALL + 1) if n % part == 0]
        part = n if n <= SMALL or not fitting else fitting[-1]
        found.append(part)
        n //= part
    if any(part > MOST for part in found):
        raise ValueError(f"A draw of {max(found)} outcomes is more than the lab allows for.")
    return tuple(found)


class World:
    """A position: the last question, what was answered to it, and the luck drawn since.

    `state` is never changed once it stands here, so copies share it. `heard` holds a digest for
    each seat, and for spectators last, of everything it has been told and has answered.
    """

    __slots__ = ("action", "chance", "heard", "outcomes", "state", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.state: Any = None
        self.action = -1
        self.outcomes: tuple[int, ...] = ()
        self.chance = 0
        """How many outcomes the draw has that is waited for; 0 where none is."""
        self.heard: tuple[str, ...] = (SILENCE,) * (table.seats + 1)

    def copy(self) -> World:
        twin = World.__new__(World)
        twin.table = self.table
        twin.state = self.state
        twin.action = self.action
        twin.outcomes = self.outcomes
        twin.chance = self.chance
        twin.heard = self.heard
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> World:
        return self.copy()

    @property
    def over(self) -> bool:
        return not self.chance and bool(self.state.over)

    def apply(self, action: int) -> None:
        """Decide the draw that is waited for, or answer the question."""
        if self.chance:
            self.outcomes += (action,)
        else:
            self.action = action
            self.outcomes = ()
        self.advance()

    def advance(self) -> None:
        """Play the last move, or deal, with the luck drawn so far."""
        sink: list[Event] = []
        fate = Script(self.outcomes)
        table = self.table
        try:
            if self.state is None:
                after = table.game.deal(table.seats, table.options, 0, sink, fate)
            else:
                after = self.state.clone()
                after.fate = fate
                after.sink = sink
                after.play(self.action)
        except Undecided as draw:
            self.chance = draw.outcomes
            return
        after.fate = None
        after.sink = None
        after.pauses = []
        actor = -1 if self.state is None else self.state.seat
        self.heard = tuple(
            note(digest, sink, seat, self.action if seat == actor else None)
            for seat, digest in enumerate(self.heard)
        )
        self.state = after
        self.chance = 0

    def imagined(self, seat: int, luck: int) -> World:
        """A position that agrees with all this seat knows, the rest dealt anew.

        What the others have heard in private belongs to the true game: here each of them has heard
        what all have. Whoever has answered in secret before this seat did so anyhow: each answer
        is as likely.
        """
        twin = self.copy()
        state = twin.state = self.table.game.imagine(self.state, seat, luck)
        dice = Random(luck)
        while state.lanes and state.lanes[seat] and state.seat != seat:
            state.play(dice.choice(state.legal))
        public = self.heard[-1]
        twin.heard = tuple(
            digest if other == seat else public for other, digest in enumerate(self.heard)
        )
        return twin

    def sight(self, seat: int) -> str:
        """What a seat sees and is asked, as text."""
        if self.state is None:
            return "{}"
        seen = self.table.game.view(self.state, seat)
        choice = self.state.choice_of(seat)
        asked = None if choice is None else [choice.prompt, choice.options(self.state)]
        return json.dumps({"view": seen, "asked": asked}, sort_keys=True, separators=(",", ":"))

    def knowledge(self, seat: int) -> str:
        """What a seat sees, and a digest of all it has been told and has answered."""
        return f"{self.sight(seat)}\nheard {self.heard[seat]}"

    def __reduce__(self) -> Any:
        saved = None if self.state is None else json.dumps(dump(self.state))
        rest = (self.action, self.outcomes, self.chance, self.heard)
        return restored, (self.table.recipe, saved, *rest)


def note(digest: str, sink: list[Event], seat: int, action: int | None) -> str:
    """The digest of what a seat knows, after it has heard and answered more."""
    heard = [event.told_to(seat) for event in sink]
    if not heard and action is None:
        return digest
    return blake2b(f"{digest}{action}{heard}".encode(), digest_size=12).hexdigest()


def restored(
    recipe: Recipe,
    saved: str | None,
    action: int,
    outcomes: tuple[int, ...],
    chance: int,
    heard: tuple[str, ...],
) -> World:
    """A position from what was saved of it."""
    table = laid(recipe)
    world = World(table)
    if saved is not None:
        state: State = table.game.empty()
        world.state = load(state, json.loads(saved))
    world.action, world.outcomes, world.chance, world.heard = action, outcomes, chance, heard
    return world
