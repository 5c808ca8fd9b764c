"""What lies on the table."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.referee.deadwood.printed import ADJACENT, FACES
from tests.referee.luck import Luck

RANCH, MINE, SUPPLY, BOOT_HILL, MOVING = "ranch", "mine", "supply", "boot hill", "moving"
"""Where a cowboy is when he stands on no building (DW-003); the last only for an instant."""


@dataclass
class Cowboy:
    """A cowboy, and where he is: one of the places above, or a plot."""

    clan: int
    strength: int
    place: str
    moves: int = field(default=0, compare=False)
    """How often he has gone somewhere, by which one knows that he has left (DW-207)."""

    def go(self, place: str) -> None:
        """From where he is to a place."""
        self.place = place
        self.moves += 1

    @property
    def in_service(self) -> bool:
        """Neither waiting to be hired nor dead (DW-004)."""
        return self.place not in (SUPPLY, BOOT_HILL)

    @property
    def in_town(self) -> bool:
        """Whether he stands on a building."""
        return self.place in ADJACENT


@dataclass
class Player:
    """What a player owns besides his cowboys."""

    seat: int
    cash: int
    wanted: int
    cartridges: int
    horses: int


@dataclass
class Table:
    """The board, the supplies, the stacks, the players and all cowboys."""

    first: int
    turn: int
    turns: int
    limit: int
    """After how many turns an experiment stops; 0 is never (DW-172)."""
    ending: str | None
    """Why the game ends with this turn: pool, station, wiped or limit (DW-167)."""
    tiles: dict[str, str]
    """The plots that hold a tile: a building's, or the railroad's."""
    line: list[str]
    sheriff: str
    pool: int
    box: int
    cartridges: int
    horses: int
    stacks: list[list[str]]
    """Three stacks, drawn from their end."""
    drawn: list[str]
    """Tiles drawn and not placed yet."""
    looked_at: int | None
    """The stack that somebody is putting in order."""
    players: list[Player]
    cowboys: list[Cowboy]
    luck: Luck

    @property
    def seats(self) -> int:
        return len(self.players)

    def clockwise(self, start: int) -> list[int]:
        """All seats, beginning with one."""
        return [(start + step) % self.seats for step in range(self.seats)]

    def roll(self) -> int:
        """The face of a die."""
        return self.luck.draw(FACES) + 1

    def cowboys_of(self, seat: int) -> list[Cowboy]:
        """A clan's cowboys in service."""
        return [cowboy for cowboy in self.cowboys if cowboy.clan == seat and cowboy.in_service]

    def cowboys_on(self, plot: str) -> list[Cowboy]:
        """Whoever stands there; several in the Church alone."""
        return [cowboy for cowboy in self.cowboys if cowboy.place == plot]

    def trigger_end(self, reason: str) -> None:
        """The first reason stays; nothing cancels it (DW-169, DW-171)."""
        self.ending = self.ending or reason

    def take_wanted(self, player: Player) -> None:
        """A token from the pool, if there is one; an empty pool ends the game (DW-047, DW-167)."""
        if self.pool:
            player.wanted += 1
            self.change_pool(-1)

    def change_pool(self, tokens: int) -> None:
        """More or fewer tokens in the pool."""
        self.pool += tokens
        if not self.pool:
            self.trigger_end("pool")

    def discard_wanted(self, player: Player, tokens: int) -> None:
        """So many tokens, or all there are, go to the box (DW-015, DW-114)."""
        gone = min(tokens, player.wanted)
        player.wanted -= gone
        self.box += gone

    def take_cartridges(self, player: Player, number: int) -> None:
        """As many as the supply still holds (DW-014)."""
        taken = min(number, self.cartridges)
        self.cartridges -= taken
        player.cartridges += taken

    def take_horses(self, player: Player, number: int) -> None:
        """As many as the supply still holds (DW-014)."""
        taken = min(number, self.horses)
        self.horses -= taken
        player.horses += taken

    def use_cartridges(self, player: Player, number: int) -> None:
        """Used ones go back to the supply (DW-052)."""
        player.cartridges -= number
        self.cartridges += number
