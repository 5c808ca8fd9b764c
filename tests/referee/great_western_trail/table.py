"""What lies on the table, in the words of the rulebook."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.referee.great_western_trail.printed import (
    BREED,
    CARD_ORDER,
    CERTIFICATE_LIMIT,
    CERTIFICATES,
    HAND_DISC,
    HAND_DISCS,
    HAND_LIMIT,
    PERMANENT,
    WOODS,
)
from tests.referee.luck import Luck


@dataclass(frozen=True)
class Building:
    """A building tile: a letter if it is neutral, number and side if somebody owns it."""

    name: str
    owner: int | None = None


Tile = Building | str
"""Hazards, teepees and workers are named: flood_2_green, teepee_blue, cowboy."""


@dataclass
class Player:
    """A player's board, pieces and cards; piles are drawn from their end."""

    seat: int
    cash: int
    spot: str | None
    """Where the cattleman stands; nowhere before his first turn."""
    engine: str
    marker: int
    """The place of the certificate marker on its track, which is not its number."""
    unbuilt: set[str]
    workers: dict[str, int]
    teepees: dict[str, int]
    hazards: list[str]
    discs: dict[str, int]
    """The discs that still lie on the board, by kind of space."""
    cities: dict[str, int]
    stations: set[str]
    masters: set[str]
    deck: list[str]
    hand: list[str]
    discard: list[str]
    area: list[str]

    @property
    def marker_limit(self) -> int:
        """How far the certificate marker may go (GWT-012)."""
        if self.discs["disc_cert_4"]:
            limit = CERTIFICATE_LIMIT["start"]
        elif self.discs["disc_cert_6"]:
            limit = CERTIFICATE_LIMIT["with_disc_4"]
        else:
            limit = CERTIFICATE_LIMIT["with_disc_4_and_6"]
        return CERTIFICATES.index(limit)

    @property
    def hand_limit(self) -> int:
        """How many cards phase C fills the hand up to (GWT-093, GWT-102)."""
        removed = HAND_DISCS - self.discs[HAND_DISC]
        return int(HAND_LIMIT["start"] + removed * HAND_LIMIT["per_hand_disc_removed"])

    @property
    def permanent_certificates(self) -> int:
        """Those of station masters, never used up (GWT-072)."""
        return len(self.masters.intersection(PERMANENT))

    @property
    def teepee_pairs(self) -> int:
        """Pairs of a green and a blue teepee."""
        return min(self.teepees.values())

    @property
    def cattle(self) -> list[str]:
        """The cattle cards in hand."""
        return [card for card in self.hand if card in BREED]

    def gain_certificates(self, spaces: int) -> None:
        """So many spaces down the track, never past the limit (GWT-011)."""
        self.marker = max(self.marker, min(self.marker + spaces, self.marker_limit))

    def take_in_hand(self, card: str) -> None:
        """A hand has no order; one is kept so that both sides lay it down in the same."""
        self.hand.append(card)
        self.hand.sort(key=CARD_ORDER.index)

    def throw(self, card: str) -> None:
        """From the hand to the own discard pile (GWT-010)."""
        self.hand.remove(card)
        self.discard.append(card)


@dataclass
class Table:
    """The board, the markets, Kansas City and the players."""

    turn: int
    board: dict[str, Tile]
    """The spaces of the trail and the village that hold a tile."""
    boxed: Counter[Tile]
    """Tiles out of the game."""
    removed: Counter[str]
    """Cards out of the game."""
    jobs: dict[int, dict[str, int]]
    token: int | None
    """The row of the job market token, until somebody takes it."""
    holder: int | None
    market: dict[str, int]
    market_stack: list[str]
    objectives: list[str]
    display: list[str]
    foresight: list[list[str | None]]
    piles: list[list[str]]
    masters: dict[str, str]
    """What lies beside the first stations: a station master, or the worker who replaced him."""
    players: list[Player]
    luck: Luck
    stay: Any = field(default=None, compare=False)
    """The phase B under way; see stay.py."""

    @property
    def seats(self) -> int:
        return len(self.players)

    def owner_at(self, spot: str) -> int | None:
        """Who owns the building on a space, if anybody does."""
        tile = self.board.get(spot)
        return tile.owner if isinstance(tile, Building) else None

    def in_the_woods(self, player: Player) -> int:
        """How many buildings a player has in the woods (GWT-164)."""
        return sum(1 for plot in WOODS if self.owner_at(plot) == player.seat)
