"""What lies on the table."""

from __future__ import annotations

from typing import Final

from farwest.kernel.state import State
from farwest.kernel.steps import NOBODY

BESIDE: Final = -1
"""Where a cattleman is before his first turn; also 'no place'."""


class Trail(State):
    """The trail, the railroad, the markets, and every player's herd and board.

    Decks, stacks and piles are drawn from their end. Hands are kept in order. Lists of players'
    things that are counted by kind are flat: a seat's part begins at seat × kinds. `known` are the
    cards that everybody knows to be in a hand, `secret` those its owner took unseen from the
    objective stack (their number is open). `area` are played objective cards.
    """

    __slots__ = (
        "area",
        "arrived",
        "board",
        "boxed",
        "cash",
        "certificates",
        "cities",
        "copied",
        "deck",
        "discard",
        "discs",
        "display",
        "engine",
        "foresight",
        "hand",
        "hazards",
        "holder",
        "jobs",
        "known",
        "market",
        "market_stack",
        "master_tiles",
        "masters",
        "objectives",
        "pile_1",
        "pile_2",
        "pile_3",
        "removed",
        "secret",
        "sides",
        "spot",
        "stations",
        "teepees",
        "token",
        "turn",
        "turns",
        "unbuilt",
        "workers",
    )

    def __init__(self) -> None:
        super().__init__()
        # the turn
        self.turn = 0
        self.turns = 0
        self.arrived = 0
        self.copied = NOBODY
        # the board
        self.sides: list[int] = []
        self.board: list[int] = []
        self.boxed: list[int] = []
        self.masters: list[int] = []
        self.display: list[int] = []
        self.objectives: list[int] = []
        self.removed: list[int] = []
        self.market: list[int] = []
        self.market_stack: list[int] = []
        # Kansas City: tiles, piles, job market by row and type, its token, who took it
        self.foresight: list[int] = []
        self.pile_1: list[int] = []
        self.pile_2: list[int] = []
        self.pile_3: list[int] = []
        self.jobs: list[int] = []
        self.token = 0
        self.holder = NOBODY
        # the players, one entry a seat
        self.cash: list[int] = []
        self.spot: list[int] = []
        self.engine: list[int] = []
        self.certificates: list[int] = []
        self.unbuilt: list[int] = []
        self.master_tiles: list[int] = []
        # the players, several entries a seat: 3 workers, 2 teepees, 10 discs, cities, stations
        self.workers: list[int] = []
        self.teepees: list[int] = []
        self.discs: list[int] = []
        self.cities: list[int] = []
        self.stations: list[int] = []
        # the players' cards and collected hazards
        self.deck: list[list[int]] = []
        self.hand: list[list[int]] = []
        self.discard: list[list[int]] = []
        self.known: list[list[int]] = []
        self.secret: list[list[int]] = []
        self.area: list[list[int]] = []
        self.hazards: list[list[int]] = []

    def clone(self) -> Trail:
        twin = Trail.__new__(Trail)
        self.copy_kernel(twin)
        twin.turn = self.turn
        twin.turns = self.turns
        twin.arrived = self.arrived
        twin.copied = self.copied
        twin.sides = self.sides
        twin.board = self.board[:]
        twin.boxed = self.boxed[:]
        twin.masters = self.masters[:]
        twin.display = self.display[:]
        twin.objectives = self.objectives[:]
        twin.removed = self.removed[:]
        twin.market = self.market[:]
        twin.market_stack = self.market_stack[:]
        twin.foresight = self.foresight[:]
        twin.pile_1 = self.pile_1[:]
        twin.pile_2 = self.pile_2[:]
        twin.pile_3 = self.pile_3[:]
        twin.jobs = self.jobs[:]
        twin.token = self.token
        twin.holder = self.holder
        twin.cash = self.cash[:]
        twin.spot = self.spot[:]
        twin.engine = self.engine[:]
        twin.certificates = self.certificates[:]
        twin.unbuilt = self.unbuilt[:]
        twin.master_tiles = self.master_tiles[:]
        twin.workers = self.workers[:]
        twin.teepees = self.teepees[:]
        twin.discs = self.discs[:]
        twin.cities = self.cities[:]
        twin.stations = self.stations[:]
        twin.deck = [cards[:] for cards in self.deck]
        twin.hand = [cards[:] for cards in self.hand]
        twin.discard = [cards[:] for cards in self.discard]
        twin.known = [cards[:] for cards in self.known]
        twin.secret = [cards[:] for cards in self.secret]
        twin.area = [cards[:] for cards in self.area]
        twin.hazards = [tiles[:] for tiles in self.hazards]
        return twin
