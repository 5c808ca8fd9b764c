"""What lies on the table, in the words of the rulebook."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.referee.carson_city.land import (
    AROUND,
    BESIDE,
    CORNERS,
    EDGES,
    ENDS,
    PARCELS,
    TOUCHING,
    Crossing,
)
from tests.referee.carson_city.printed import (
    BOUNTY,
    BUILDING,
    CHIP_STRENGTH,
    CORRALS,
    HORSES,
    PARCEL_PRICE,
    POWER,
    RIVER,
    SQUARES,
)
from tests.referee.luck import Luck

DYNAMITED, NO_DUEL = "dynamite", "no_duel"
HOUSES = ("house", "town_house")
HALL = "town_hall"


@dataclass(frozen=True, order=True)
class Cowboy:
    """A cowboy on the board, with the token that was put down with him."""

    seat: int
    white: bool = False
    token: str = ""


@dataclass
class Player:
    """What a player has in front of him."""

    seat: int
    cash: int
    reserve: int
    """Ordinary cowboys not placed; the white one is told apart."""
    supply: int
    white: bool
    revolvers: int
    roads: int
    titles: int
    dynamite: int
    tokens: int
    """No-duel tokens of the Singer."""
    pending: list[str]
    card: int | None
    second: int | None
    powers: set[str]
    waits: bool
    """Whether he put off what the Grocer or the Settler gives."""
    points: dict[str, int]
    """By where they came from."""
    sharp: bool
    tiles: list[int] = field(default_factory=list)
    """Duel tiles in hand, from low to high."""
    horses: int = 0
    """Those not in a corral."""
    corrals: dict[int, int] = field(default_factory=lambda: dict.fromkeys(CORRALS, 0))
    boys: set[int] = field(default_factory=set)
    """The corrals with a cowboy in them."""
    rodeos: int = 0

    @property
    def total(self) -> int:
        return sum(self.points.values())

    def score(self, points: int, source: str) -> None:
        self.points[source] += points


@dataclass
class Table:
    """The map, the squares around it, and the players."""

    round: int
    order: list[int]
    passed: list[int]
    sides: dict[int, str]
    """The cards in play, and the side each shows."""
    chip: int | None
    """Who holds the ammunition chip."""
    ground: dict[str, str]
    """What parcels carry: a building, house, town house or mountain, or the river."""
    owner: dict[str, int]
    roads: set[str]
    occupant: int | None
    row: dict[str, str]
    bag: dict[str, int]
    standing: dict[str, list[Cowboy]]
    """The cowboys on each square, parcel and building."""
    players: list[Player]
    luck: Luck
    outlaws: set[str] = field(default_factory=set)
    """The parcels on which one stands."""
    menace: int = 0
    """How strong outlaws are this round."""
    heroes: int | None = None
    """Who held the yellow Heroes last round."""
    discard: list[int] = field(default_factory=list)
    """The duel tiles played, from low to high."""
    variants: set[str] = field(default_factory=set)
    drafted: bool = field(default=False, compare=False)
    """Whether the game begins after set-up, at the start of round 1."""
    hall_drawn: bool = field(default=False, compare=False)
    """Whether the Town Hall came out of the bag during set-up."""
    resolved: list[str] = field(default_factory=list, compare=False)
    """The squares resolved this round."""

    # --- players -------------------------------------------------------------------------------

    def holder(self, power: str) -> Player | None:
        """Who has a power this round."""
        return next((player for player in self.players if power in player.powers), None)

    def in_order(self) -> list[Player]:
        """The players in turn order."""
        return [self.players[seat] for seat in self.order]

    def strength(self, player: Player) -> int:
        """Cowboys in reserve, revolvers and what adds to them this round (CC-009, CC-010)."""
        bonus = sum(POWER[power].get("strength", 0) for power in player.powers)
        chip = CHIP_STRENGTH if self.chip == player.seat else 0
        steps = CORRALS[1]["strength_by_horses"]
        ridden = max((steps[n] for n in steps if n <= player.corrals[1]), default=0)
        cowboys = player.reserve + int(player.white)
        return int(cowboys + player.revolvers + bonus + chip + ridden)

    def horses_left(self) -> int:
        """Those that nobody owns (CC-285)."""
        return HORSES - sum(each.horses + sum(each.corrals.values()) for each in self.players)

    # --- cowboys -------------------------------------------------------------------------------

    def at(self, place: str) -> list[Cowboy]:
        return self.standing.get(place, [])

    def places(self) -> list[str]:
        """All squares and parcels."""
        return [*SQUARES, *PARCELS]

    def seats_at(self, place: str) -> set[int]:
        return {cowboy.seat for cowboy in self.at(place)}

    def put(self, place: str, cowboy: Cowboy) -> None:
        self.standing[place] = sorted([*self.at(place), cowboy])

    def lift(self, place: str, cowboy: Cowboy) -> None:
        """He leaves the place; a token he brought is spent (CC-194)."""
        self.standing[place].remove(cowboy)
        if not self.standing[place]:
            del self.standing[place]

    def spend_token(self, place: str, cowboy: Cowboy) -> Cowboy:
        """He stays, but his token has been used (CC-194)."""
        self.lift(place, cowboy)
        self.put(place, Cowboy(cowboy.seat, cowboy.white))
        return Cowboy(cowboy.seat, cowboy.white)

    def send_back(self, place: str, cowboy: Cowboy) -> None:
        """To his player's reserve (CC-063)."""
        self.lift(place, cowboy)
        self.players[cowboy.seat].reserve += 1

    def retire(self, place: str, cowboy: Cowboy) -> None:
        """He has acted: to the general supply, the white one to its card (CC-057)."""
        self.lift(place, cowboy)
        if not cowboy.white:
            self.players[cowboy.seat].supply += 1

    def retire_all(self, place: str) -> None:
        for cowboy in list(self.at(place)):
            self.retire(place, cowboy)

    def hire(self, player: Player, number: int) -> None:
        """From the supply to the reserve, as far as there are any (CC-143)."""
        number = min(number, player.supply)
        player.supply -= number
        player.reserve += number

    # --- land ----------------------------------------------------------------------------------

    def is_free(self, parcel: str) -> bool:
        """It carries nothing, and is no river (CC-004)."""
        return parcel not in self.ground

    def is_river(self, parcel: str) -> bool:
        return self.ground.get(parcel) == "river"

    @property
    def hall(self) -> str | None:
        """Where the Town Hall stands."""
        return next((parcel for parcel in self.ground if self.ground[parcel] == HALL), None)

    def can_be_taken(self) -> list[str]:
        """Unowned, no river, not the Town Hall's, no outlaw (CC-034, CC-129, CC-227, CC-274)."""
        return [
            parcel
            for parcel in PARCELS
            if parcel not in self.owner
            and parcel not in self.outlaws
            and self.ground.get(parcel) not in ("river", HALL)
        ]

    def bounty(self) -> int:
        """The points on this round's outlaw tile (CC-263)."""
        return BOUNTY[self.menace]

    def take(self, player: Player, parcel: str) -> None:
        """Put a title on it (CC-005, CC-006)."""
        assert player.titles > 0
        player.titles -= 1
        self.owner[parcel] = player.seat

    def owned(self, player: Player, *kinds: str) -> list[str]:
        """The parcels of a player, or those that carry one of these."""
        mine = [parcel for parcel in PARCELS if self.owner.get(parcel) == player.seat]
        return [parcel for parcel in mine if self.ground.get(parcel) in kinds] if kinds else mine

    def built(self, player: Player) -> list[str]:
        """The parcels with his buildings."""
        return self.owned(player, *BUILDING)

    def price(self, parcel: str) -> int:
        """$1, and $1 for every occupied parcel of the nine (CC-072, CC-073)."""
        nine = [parcel, *AROUND[parcel]]
        occupied = [one for one in nine if not self.is_free(one) and not self.is_river(one)]
        each = PARCEL_PRICE["per_occupied_parcel_in_3x3"]
        return int(min(PARCEL_PRICE["base"] + each * len(occupied), PARCEL_PRICE["max"]))

    # --- roads ---------------------------------------------------------------------------------

    def reached(self) -> set[Crossing]:
        """The crossings at an end of a road."""
        return {end for edge in self.roads for end in ENDS[edge]}

    def equipped(self) -> set[str]:
        """The parcels with a road at a corner (CC-089)."""
        return {parcel for crossing in self.reached() for parcel in TOUCHING[crossing]}

    def is_equipped(self, parcel: str) -> bool:
        return not CORNERS[parcel].isdisjoint(self.reached())

    def crosses(self, edge: str) -> bool:
        """River on all sides: it takes a bridge (CC-238)."""
        return all(self.is_river(parcel) for parcel in BESIDE[edge])

    def joined(self) -> list[str]:
        """The free edges that share a crossing with a road (CC-002, CC-086)."""
        reached = self.reached()
        return [
            edge for edge in EDGES if edge not in self.roads and not reached.isdisjoint(ENDS[edge])
        ]

    def layable(self, player: Player) -> list[str]:
        """Where a player may lay a road, or with two of them a bridge (CC-238, CC-319)."""
        return [edge for edge in self.joined() if player.roads >= self.roads_for(edge)]

    def roads_for(self, edge: str) -> int:
        return int(RIVER["bridge_roads"]) if self.crosses(edge) else 1
