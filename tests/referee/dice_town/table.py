"""What lies on the table."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.referee.dice_town.printed import DICE, FACES, RANCH, ROW, in_order, is_deed
from tests.referee.luck import Luck


@dataclass
class Player:
    """What a player has before him, in his hand and under his cup."""

    seat: int
    cash: int
    nuggets: int
    gained: bool
    hand: list[str]
    fenced: list[str]
    ranches: int
    outlaws: list[str]
    """Recruited, in the order of the data."""
    captured: list[str]
    dice: list[str]
    """The faces of the dice that are set."""
    rolled: list[str]
    """The dice under the cup."""
    shown: list[str] = field(default_factory=list, compare=False)
    """The dice revealed in this throw (DT-100)."""
    received: list[str] = field(default_factory=list, compare=False)
    """What he was given at the Town Hall this round (DT-205)."""

    @property
    def deeds(self) -> list[str]:
        """The deeds of his hand."""
        return [card for card in self.hand if is_deed(card)]

    @property
    def store_cards(self) -> list[str]:
        """The store cards of his hand."""
        return [card for card in self.hand if not is_deed(card)]

    @property
    def dice_left(self) -> int:
        """How many dice he has still to throw."""
        return DICE - len(self.dice)


@dataclass
class Table:
    """The town, its supplies and decks, and the players. Decks are drawn from their end."""

    extension: bool
    indian: bool
    bribes: bool
    round: int
    sheriff: int
    mine: int
    bank: int
    stagecoach: int
    deeds: list[str]
    row: list[str]
    """From slot 1 upwards (DT-013)."""
    boxed: list[str]
    """Cards that were returned to the Indians (DT-206)."""
    store: list[str]
    discard: list[str]
    played: list[str]
    """Cards that are being played."""
    river: list[str]
    outlaws: list[str]
    wanted: list[str]
    die: int | None
    """Who holds the Indian die, if it is not in the village."""
    guarded: int | None
    blocked: str | None
    exchanged: bool
    players: list[Player]
    luck: Luck
    fresh: list[str] = field(default_factory=list, compare=False)
    """Cards acquired during this action, which cannot be played on it (DT-094)."""

    @property
    def seats(self) -> int:
        return len(self.players)

    def order(self) -> list[Player]:
        """Table order: clockwise from the Sheriff (DT-005)."""
        return [self.players[(self.sheriff + step) % self.seats] for step in range(self.seats)]

    def others(self, player: Player) -> list[Player]:
        """A player's opponents."""
        return [other for other in self.players if other is not player]

    def roll(self, dice: int) -> list[str]:
        """So many dice, drawn at once (DT-230)."""
        fall = self.luck.draw(len(FACES) ** dice)
        faces = []
        for _ in range(dice):
            fall, face = divmod(fall, len(FACES))
            faces.append(FACES[face])
        return faces

    def may_play(self, player: Player, card: str) -> bool:
        """Whether he holds a card, and had it before this action (DT-094)."""
        return card in player.hand and card not in self.fresh

    def to_hand(self, player: Player, card: str) -> None:
        """A card comes to a player; a Ranch is laid before him (DT-166)."""
        if card == RANCH:
            player.ranches += 1
        else:
            player.hand = in_order([*player.hand, card])
            self.fresh.append(card)

    def win(self, player: Player, card: str) -> None:
        """A card comes to a player, who has gained something (DT-053)."""
        self.to_hand(player, card)
        player.gained = True

    def win_nuggets(self, player: Player, number: int) -> None:
        """As many as the mine still holds (DT-007, DT-053)."""
        taken = min(number, self.mine)
        self.mine -= taken
        player.nuggets += taken
        player.gained |= taken > 0

    def give_dollars(self, giver: Player, taker: Player, dollars: int) -> int:
        """So many dollars, or all he has (DT-006); how many they were."""
        given = min(dollars, giver.cash)
        giver.cash -= given
        taker.cash += given
        return given

    def can_draw_store_card(self) -> bool:
        """Whether deck or discard hold a card."""
        return bool(self.store or self.discard)

    def draw_store_card(self) -> str:
        """The top store card; the discard becomes the deck when that is empty (DT-066)."""
        if not self.store:
            self.store, self.discard = in_order(self.discard), []
            self.luck.shuffle(self.store)
        return self.store.pop()

    def fill_row(self) -> None:
        """What is left slides down, and the deck fills the row (DT-077)."""
        while len(self.row) < ROW and self.deeds:
            self.row.append(self.deeds.pop())
