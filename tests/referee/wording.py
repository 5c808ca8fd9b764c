"""Action codes of the engine as a referee's answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from farwest.kernel.game import Game


def wording(game: Game[Any], names: Mapping[str, Sequence[str]]) -> Callable[[int], str]:
    """What words an action: the verb, then what it speaks of, by these names or as a number."""

    @cache
    def words(action: int) -> str:
        verb, arguments = game.verbs.decode(action)
        told = [
            names[each.kind][each.value] if each.kind in names else str(each.value)
            for each in arguments
        ]
        return " ".join(filter(None, [verb, *told]))

    return words
