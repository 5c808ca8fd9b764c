"""Trading with the Indians and removing hazards (GWT-139 to GWT-141)."""

from __future__ import annotations

from farwest.games.great_western_trail.box import (
    HAZARD_SLOTS,
    TEEPEE_BLUE_TILE,
    TEEPEE_MONEY,
    TEEPEE_SLOTS,
)
from farwest.games.great_western_trail.rules.acting import Ask
from farwest.games.great_western_trail.rules.goods import gain, pay
from farwest.games.great_western_trail.state import Trail
from farwest.games.great_western_trail.verbs import HAZARD, TRADE
from farwest.kernel.verbs import Arg


def teepee_codes(trail: Trail) -> list[int]:
    """The teepees whose value can be paid (GWT-139)."""
    board = trail.board
    cash = trail.cash[trail.turn]
    return [
        TRADE + slot
        for slot, spot in enumerate(TEEPEE_SLOTS)
        if board[spot] and cash + TEEPEE_MONEY[slot] >= 0
    ]


def hazard_codes(trail: Trail) -> list[int]:
    board = trail.board
    return [HAZARD + slot for slot, spot in enumerate(HAZARD_SLOTS) if board[spot]]


def take_teepee(trail: Trail, code: int) -> None:
    """Take a teepee; gain or pay the value of its slot (GWT-139, GWT-141)."""
    seat = trail.turn
    slot = code - TRADE
    spot = TEEPEE_SLOTS[slot]
    tile = trail.board[spot]
    trail.board[spot] = 0
    trail.teepees[seat * 2 + tile - TEEPEE_BLUE_TILE] += 1
    trail.tell("traded", (seat, tile, spot))
    money = TEEPEE_MONEY[slot]
    if money > 0:
        gain(trail, seat, money)
    else:
        pay(trail, seat, -money)


def take_hazard(trail: Trail, code: int) -> None:
    """Take a hazard; its slot is empty at once (GWT-140, GWT-141)."""
    spot = HAZARD_SLOTS[code - HAZARD]
    tile = trail.board[spot]
    trail.board[spot] = 0
    trail.hazards[trail.turn].append(tile)
    trail.tell("cleared", (trail.turn, tile, spot))


def tile_hint(trail: Trail, code: int) -> list[Arg]:
    """Which tile lies there, and what a teepee brings (GWT-139)."""
    if TRADE <= code < HAZARD:
        slot = code - TRADE
        tile = Arg("tile", "tile", trail.board[TEEPEE_SLOTS[slot]])
        return [tile, Arg("money", "number", TEEPEE_MONEY[slot])]
    if HAZARD <= code < HAZARD + len(HAZARD_SLOTS):
        return [Arg("tile", "tile", trail.board[HAZARD_SLOTS[code - HAZARD]])]
    return []


class TradeWithIndians(Ask):
    """Take any teepee tile of the village (GWT-139)."""

    __slots__ = ("decline",)
    prompt = "trade"

    def __init__(self, decline: int = -1) -> None:
        self.decline = decline

    def possible(self, trail: Trail) -> bool:
        board = trail.board
        cash = trail.cash[trail.turn]
        return any(
            board[spot] and cash + money >= 0 for spot, money in zip(TEEPEE_SLOTS, TEEPEE_MONEY)
        )

    def options(self, trail: Trail) -> list[int]:
        codes = teepee_codes(trail)
        if codes and self.decline >= 0:
            codes.append(self.decline)
        return codes

    def take(self, trail: Trail, action: int) -> None:
        if action != self.decline:
            take_teepee(trail, action)

    def hint(self, trail: Trail, action: int) -> list[Arg]:
        return tile_hint(trail, action)


class RemoveHazard(Ask):
    """Take any hazard tile for the cost of the icon (GWT-140)."""

    __slots__ = ("cost", "decline")
    prompt = "hazard"

    def __init__(self, cost: int, decline: int = -1) -> None:
        self.cost = cost
        self.decline = decline

    def possible(self, trail: Trail) -> bool:
        board = trail.board
        return trail.cash[trail.turn] >= self.cost and any(board[spot] for spot in HAZARD_SLOTS)

    def options(self, trail: Trail) -> list[int]:
        if trail.cash[trail.turn] < self.cost:
            return []
        codes = hazard_codes(trail)
        if codes and self.decline >= 0:
            codes.append(self.decline)
        return codes

    def take(self, trail: Trail, action: int) -> None:
        if action != self.decline:
            pay(trail, trail.turn, self.cost)
            take_hazard(trail, action)

    def hint(self, trail: Trail, action: int) -> list[Arg]:
        return tile_hint(trail, action)
