"""The end of the game: the hands are opened, the points counted, ties settled."""

from __future__ import annotations

from typing import Final

from farwest.games.dice_town.rules.goods import deed_cards
from farwest.games.dice_town.scoring import totals
from farwest.games.dice_town.state import Town
from farwest.games.dice_town.verbs import FINAL
from farwest.kernel.steps import NOBODY, Choice, Step

MINE_EMPTY: Final = 1
DEEDS_GONE: Final = 2


class Ending(Step[Town]):
    """Most points win; then most deeds; then the Sheriff's word (DT-124 to DT-126)."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        town.fresh = []
        town.place = NOBODY
        town.tell("end", (town.ending,))
        for seat in range(town.seats):
            open_hand(town, seat)
        town.reveal()
        town.do(Champion(finalists(town)))


def open_hand(town: Town, seat: int) -> None:
    """All cards are shown to be counted: everybody knows them now."""
    for viewer in range(len(town.memory)):
        if viewer != seat:
            others = [note for note in town.memory[viewer] if note >> 6 != seat]
            town.memory[viewer] = others + [seat * 64 + card for card in town.hand[seat]]
    if town.hand[seat]:
        town.tell("opened", (seat, list(town.hand[seat])))


def finalists(town: Town) -> list[int]:
    """Those who share the most points and, among them, the most deed cards."""
    points = totals(town)
    most = max(points)
    best = [seat for seat in range(town.seats) if points[seat] == most]
    deeds = [deed_cards(town, seat) for seat in best]
    most = max(deeds)
    return [seat for seat, cards in zip(best, deeds) if cards == most]


class Champion(Choice[Town]):
    """A perfect tie: the Sheriff names the winner (DT-126)."""

    __slots__ = ("tied",)
    prompt = "final_tie"

    def __init__(self, tied: list[int]) -> None:
        self.tied = tied

    def seat(self, town: Town) -> int:
        return town.sheriff

    def options(self, town: Town) -> list[int]:
        return [FINAL + seat for seat in self.tied]

    def take(self, town: Town, action: int) -> None:
        town.champion = action - FINAL
        town.tell("won", (town.champion, totals(town)[town.champion]))
