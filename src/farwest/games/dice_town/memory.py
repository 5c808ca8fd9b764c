"""What each player knows for certain of other hands and of the store discard.

A note is holder * 64 + card. A card that moves unseen makes notes of its kind doubtful: a doubtful
note is dropped. Notes of the discard are dropped when it is shuffled. The last list of notes is
the spectators'.
"""

from __future__ import annotations

from typing import Final

from farwest.games.dice_town.box import DEED_5
from farwest.games.dice_town.state import Town

DISCARD: Final = 7
"""The store discard, as a holder of cards."""


def is_deed(card: int) -> bool:
    return card <= DEED_5


def learn(town: Town, viewer: int, holder: int, card: int) -> None:
    if viewer != holder:
        town.memory[viewer].append(holder * 64 + card)


def all_learn(town: Town, holder: int, card: int) -> None:
    """Everybody saw this card go there."""
    note = holder * 64 + card
    for viewer in range(len(town.memory)):
        if viewer != holder:
            town.memory[viewer].append(note)


def left_openly(town: Town, holder: int, card: int) -> None:
    """Everybody saw which card left."""
    note = holder * 64 + card
    for notes in town.memory:
        if note in notes:
            notes.remove(note)


def left_unseen(town: Town, holder: int, card: int, witnesses: list[int]) -> None:
    """A card left a hand or the discard, and only the witnesses know which."""
    note = holder * 64 + card
    least, most = (0, DEED_5) if is_deed(card) else (DEED_5 + 1, 63)
    least, most = holder * 64 + least, holder * 64 + most
    for viewer in range(len(town.memory)):
        notes = town.memory[viewer]
        if viewer in witnesses:
            if note in notes:
                notes.remove(note)
        elif notes:
            town.memory[viewer] = [n for n in notes if not least <= n <= most]


def forget_discard(town: Town) -> None:
    """The discard was shuffled."""
    for viewer in range(len(town.memory)):
        town.memory[viewer] = [n for n in town.memory[viewer] if n >> 6 != DISCARD]


def times_known(town: Town, viewer: int, holder: int, card: int) -> int:
    """How many of a kind of card the viewer knows to be there."""
    return town.memory[viewer].count(holder * 64 + card)


def known(town: Town, viewer: int, holder: int) -> list[int]:
    """The cards the viewer knows to be there, in order."""
    return sorted([note & 63 for note in town.memory[viewer] if note >> 6 == holder])


def all_known(town: Town, viewer: int) -> list[list[int]]:
    """The same for every holder."""
    found: list[list[int]] = [[] for _ in range(DISCARD + 1)]
    for note in sorted(town.memory[viewer]):
        found[note >> 6].append(note & 63)
    return found
