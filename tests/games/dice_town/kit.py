"""A table to set up by hand: positions, loaded dice, and answers in words.

>>> t = Table(3, sheriff=2)
>>> t.dice(0, "9 9 9 J K")
>>> t.start(Place(MINE))           # run from this step; the agenda holds nothing else
>>> t.answer(0, PLAY + DYNAMITE)
"""

from __future__ import annotations

from typing import Any

from farwest.games.dice_town import GAME, box
from farwest.games.dice_town.dice import HANDFULS, NUMBER, SIDES, gather, spread
from farwest.games.dice_town.state import Town
from farwest.kernel.luck import Fate
from farwest.kernel.news import Event
from farwest.kernel.steps import Step

FACE = {face: number for number, face in enumerate(box.FACES)}


def faces(text: str) -> list[int]:
    """`"9 10 Q"` as face numbers."""
    return [FACE[face] for face in text.split()]


def pack(text: str) -> int:
    """`"9 10 Q"` as a handful."""
    return gather(faces(text))


def number(text: str) -> int:
    """`"9 10 Q"` as the number of a handful, for KEEP, BRUTE and REROLL."""
    return NUMBER[pack(text)]


def words(handful: int) -> str:
    """A handful as text."""
    return " ".join(box.FACES[face] for face in spread(handful))


class Loaded(Fate):
    """Luck that falls as told; runs dry with an error, so that no test rolls by accident."""

    def __init__(self) -> None:
        self.draws: list[tuple[int, int]] = []

    def roll(self, text: str) -> None:
        """The next roll of as many dice falls like this."""
        value = 0
        for face in faces(text):
            value = value * SIDES + face
        self.draws.append((SIDES ** len(text.split()), value))

    def next(self, n: int, value: int) -> None:
        """The next draw of one out of n gives this value."""
        self.draws.append((n, value))

    def draw(self, n: int) -> int:
        assert self.draws, f"an unexpected draw of one out of {n}"
        wanted, value = self.draws.pop(0)
        assert wanted == n, f"expected a draw out of {wanted}, got one out of {n}"
        return value


class Table:
    """A town in a known position. Seats count from 0; everybody has $8 and no card."""

    def __init__(self, seats: int = 4, *, sheriff: int = 0, loaded: bool = False, **options: Any):
        options["initial_sheriff"] = sheriff
        self.town: Town = GAME.deal(seats, options, 2026)
        town = self.town
        town.agenda.clear()
        town.lanes, town.opened, town.legal = [], [], []
        town.rolled = [0] * seats
        town.dice = [0] * seats
        town.round = 2
        self.luck = Loaded()
        if loaded:
            town.fate = self.luck
        self.events: list[Event] = []

    def dice(self, seat: int, text: str) -> None:
        self.town.dice[seat] = pack(text)

    def hand(self, seat: int, *cards: int) -> None:
        """Put cards in a hand, taken from the decks so that nothing is doubled."""
        for card in cards:
            deck = self.town.deeds if card <= box.DEED_5 else self.town.store
            deck.remove(card)
            self.town.hand[seat].append(card)
        self.town.hand[seat].sort()

    def start(self, *steps: Step[Town]) -> None:
        """Run these steps up to the first question."""
        self.town.over = False
        self.town.sink = self.events
        self.town.agenda.extend(steps[::-1])
        self.town.advance()

    def answer(self, seat: int, action: int) -> None:
        """Answer as a checked player would."""
        self.town.sink = self.events
        self.town.answer(seat, action)

    def options(self, seat: int) -> list[int]:
        """What a seat may answer now; empty if it is not asked."""
        choice = self.town.choice_of(seat)
        return choice.options(self.town) if choice is not None else []

    def prompt(self, seat: int) -> str:
        """The prompt a seat is asked; empty if none."""
        choice = self.town.choice_of(seat)
        return choice.prompt if choice is not None else ""

    @property
    def asked(self) -> list[int]:
        """The seats that can answer now; empty when nothing is asked."""
        return self.town.waiting()

    def told(self, kind: str) -> list[tuple[Any, ...]]:
        """The open arguments of every event of a kind so far."""
        return [event.args for event in self.events if event.kind == kind]

    def set_dice(self, seat: int) -> str:
        """The dice a seat has set, as text."""
        return words(self.town.dice[seat])

    def kept(self, action: int) -> str:
        """The dice an action code of KEEP or BRUTE speaks of."""
        return words(HANDFULS[action % len(HANDFULS)])
