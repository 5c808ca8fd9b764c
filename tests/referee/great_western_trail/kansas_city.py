"""Kansas City: foresight, income, delivery (section 6)."""

from __future__ import annotations

from tests.referee.asking import Course
from tests.referee.great_western_trail.cattle import refill_market
from tests.referee.great_western_trail.delivery import deliver
from tests.referee.great_western_trail.objectives import choose_or_play
from tests.referee.great_western_trail.printed import (
    BREED,
    BREEDING_VALUE,
    CERTIFICATES,
    ROWS,
    START,
    WORKERS,
    YELLOW_ARROWS,
)
from tests.referee.great_western_trail.table import Player, Table
from tests.referee.great_western_trail.village import put_on_the_board

COLUMNS = range(3)


def visit_kansas_city(table: Table, player: Player) -> Course[None]:
    """Foresight 1 to 3, income, delivery; then back to START and the refill (GWT-064, GWT-086)."""
    for column in COLUMNS:
        yield from foresight(table, player, column)
    total = yield from income(table, player)
    yield from deliver(table, player, total)
    player.spot = START
    for column in COLUMNS:
        refill_foresight(table, column)


def foresight(table: Table, player: Player, column: int) -> Course[None]:
    """One tile of the column goes to its section (GWT-065); none to choose, nothing is asked."""
    tiles = tiles_to_choose(table, column)
    if tiles:
        slot = yield from choose_or_play(table, player, "foresight", lambda: tiles)
        tile = table.foresight[column][slot]
        assert tile is not None
        table.foresight[column][slot] = None
        if tile in WORKERS:
            add_worker(table, player, tile)
        else:
            put_on_the_board(table, tile)


def tiles_to_choose(table: Table, column: int) -> dict[str, int]:
    """Two equal tiles are one answer; after the end is triggered, no workers (GWT-206, GWT-226)."""
    answers: dict[str, int] = {}
    seen: list[str] = []
    for slot, tile in enumerate(table.foresight[column]):
        if tile is None or tile in seen or (tile in WORKERS and table.holder is not None):
            continue
        seen.append(tile)
        answers[f"foresight {column + 1} {slot + 1}"] = slot
    return answers


def add_worker(table: Table, player: Player, worker: str) -> None:
    """To the row of the token, which moves on when the row is full (GWT-067 to GWT-070)."""
    row = table.token
    assert row is not None
    table.jobs[row][worker] += 1
    if sum(table.jobs[row].values()) < table.seats:
        return
    if row == ROWS:
        table.token, table.holder = None, player.seat
    else:
        table.token = row + 1
        if row in YELLOW_ARROWS:
            refill_market(table)


def income(table: Table, player: Player) -> Course[int]:
    """Money for the different breeds in hand and for certificates; the hand is laid down."""
    place = yield from choose_or_play(table, player, "income", lambda: places_back(player))
    spent = CERTIFICATES[player.marker] - CERTIFICATES[place]
    breeds = {BREED[card]: BREEDING_VALUE[card] for card in player.cattle}
    total: int = sum(breeds.values()) + player.permanent_certificates + spent
    player.marker = place
    player.cash += total
    player.discard += player.hand
    player.hand = []
    return total


def places_back(player: Player) -> dict[str, int]:
    """Where the certificate marker may go back to, as answers; it may stay too (GWT-073)."""
    return {f"cert {CERTIFICATES[place]}": place for place in range(player.marker + 1)}


def refill_foresight(table: Table, column: int) -> None:
    """The empty spaces of a column from its own pile (GWT-086)."""
    tiles, pile = table.foresight[column], table.piles[column]
    for slot, tile in enumerate(tiles):
        if tile is None and pile:
            tiles[slot] = pile.pop()
