"""Handfuls of dice as small ints: three bits a face, so that putting dice together is adding.

A handful also has a number (0 to 461, all handfuls of up to five dice), used in action codes.
"""

from __future__ import annotations

from typing import Final

from farwest.games.dice_town.box import DICE, FACES

SIDES: Final = len(FACES)
NONE: Final = 0


def _handfuls() -> list[list[int]]:
    """Every handful of up to five dice, by size."""
    by_size = [[NONE]]
    lowest = {NONE: 0}
    for _ in range(DICE):
        bigger = []
        for pack in by_size[-1]:
            for face in range(lowest[pack], SIDES):
                bigger.append(pack + (1 << 3 * face))
                lowest[bigger[-1]] = face
        by_size.append(bigger)
    return by_size


_BY_SIZE: Final = _handfuls()
HANDFULS: Final[list[int]] = [pack for packs in _BY_SIZE for pack in packs]
"""Every handful, by number."""
NUMBER: Final[dict[int, int]] = {pack: number for number, pack in enumerate(HANDFULS)}
SIZE: Final[dict[int, int]] = {pack: size for size, packs in enumerate(_BY_SIZE) for pack in packs}
COUNT: Final = len(HANDFULS)

_falls: Final[list[list[int]]] = [[NONE]]
_parts: Final[dict[int, list[list[int]]]] = {}
_spreads: Final[dict[int, list[int]]] = {}
_keys: Final[dict[int, list[int]]] = {}


def falls(dice: int) -> list[int]:
    """Every way this many dice may fall, each as likely as the others."""
    while len(_falls) <= dice:
        last = _falls[-1]
        _falls.append([pack + (1 << 3 * face) for pack in last for face in range(SIDES)])
    return _falls[dice]


def count(pack: int, face: int) -> int:
    return (pack >> 3 * face) & 7


def one(face: int) -> int:
    """A single die."""
    return 1 << 3 * face


def faces(pack: int) -> list[int]:
    """The different faces of a handful, from low to high."""
    return [face for face in range(SIDES) if (pack >> 3 * face) & 7]


def spread(pack: int) -> list[int]:
    """The faces of a handful, each as often as it lies there."""
    found = _spreads.get(pack)
    if found is None:
        found = [face for face in range(SIDES) for _ in range((pack >> 3 * face) & 7)]
        _spreads[pack] = found
    return found[:]


def gather(dice: list[int]) -> int:
    """The handful of these faces."""
    return sum(1 << 3 * face for face in dice)


def parts(pack: int) -> list[list[int]]:
    """All handfuls that can be picked from this one, by size and as numbers."""
    found = _parts.get(pack)
    if found is None:
        picks = [NONE]
        for face in range(SIDES):
            picks = [p + (n << 3 * face) for p in picks for n in range(count(pack, face) + 1)]
        found = [[] for _ in range(SIZE[pack] + 1)]
        for pick in picks:
            found[SIZE[pick]].append(NUMBER[pick])
        for same_size in found:
            same_size.sort()
        _parts[pack] = found
    return found


def poker(pack: int) -> list[int]:
    """A key that orders dice as poker hands, five or as many as there are (DT-079 to DT-082)."""
    found = _keys.get(pack)
    if found is None:
        found = _keys[pack] = _poker(pack) if pack else []
    return found


def _poker(pack: int) -> list[int]:
    by_count = sorted(((count(pack, face), face) for face in faces(pack)), reverse=True)
    shape = [times for times, _ in by_count]
    shown = [face for _, face in by_count]
    straight = len(shown) == DICE and shown[0] - shown[-1] == DICE - 1
    if shape[0] == 5:
        kind = 7
    elif shape[0] == 4:
        kind = 6
    elif shape == [3, 2]:
        kind = 5
    elif straight:
        kind = 4
    elif shape[0] == 3:
        kind = 3
    elif shape[:2] == [2, 2]:
        kind = 2
    elif shape[0] == 2:
        kind = 1
    else:
        kind = 0
    return [kind, *shown]


_ORDER: Final = sorted((poker(pack), pack) for pack in _BY_SIZE[DICE])
RANK: Final[dict[int, int]] = {pack: rank for rank, (_, pack) in enumerate(_ORDER, 1)}
"""The poker rank of five dice, from 1; only equal dice are equal (DT-083)."""
