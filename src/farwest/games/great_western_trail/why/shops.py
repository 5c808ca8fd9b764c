"""Why a worker, cattle, an objective card or a building of one's own is not to be had now."""

from __future__ import annotations

from farwest.games.great_western_trail.box import (
    CARD_VALUE,
    COWBOY,
    CRAFTSMEN,
    FIRST_MARKET,
    PLOTS,
    PURCHASE_COST,
    PURCHASE_COWBOYS,
    ROW_COST,
    WORKER_LIMIT,
    WORKERS,
)
from farwest.games.great_western_trail.rules.cattle import ADD_CARDS
from farwest.games.great_western_trail.rules.tiles import building as building_of
from farwest.games.great_western_trail.rules.tiles import owner
from farwest.games.great_western_trail.why.sight import Sight, because, number
from farwest.games.great_western_trail.why.trail import short
from farwest.kernel.game import Reason
from farwest.kernel.verbs import Arg

# --- the job market ------------------------------------------------------------------------------


def job(sight: Sight, row: int, worker: int) -> Reason | None:
    """A worker of a row; rows are counted from 1."""
    if not row or not sight.view["jobs"][(row - 1) * len(WORKERS) + worker]:
        return None
    if row > sight.view["token"]:
        return because("token_row", "105")
    if sight.prompt != "hire":
        return because("hire_when", "107")
    if sight.own["workers"][worker] >= WORKER_LIMIT:
        return because("row_full", "109", Arg("worker", "worker", worker))
    known = sight.firsts["hire"]
    modifier = known["cost"] - ROW_COST[known["row"] - 1]
    return because("worker_dear", "105", number("cost", ROW_COST[row - 1] + modifier))


def job_row(sight: Sight, row: int) -> Reason | None:
    """A whole row of the job market; rows are counted from 0."""
    first = row * len(WORKERS)
    if row >= sight.view["token"]:
        return because("token_row", "105")
    if not any(sight.view["jobs"][first : first + len(WORKERS)]):
        return because("row_empty", "241")
    return None if sight.prompt == "hire" else because("hire_when", "107")


# --- the cattle market ---------------------------------------------------------------------------


def purchase(sight: Sight, line: int) -> Reason:
    """A line of the purchase table (GWT-156, GWT-159)."""
    cowboys = sight.about.get("cowboys", sight.own["workers"][COWBOY])
    if PURCHASE_COWBOYS[line] > cowboys:
        needed = number("needed", PURCHASE_COWBOYS[line])
        return because("cowboys", "156", needed, number("own", cowboys))
    if sight.prompt != "buy":
        return because("buy_when", "155")
    if line == ADD_CARDS:
        return because("market_stack", "159")
    if PURCHASE_COST[line] > sight.cash:
        return because("cattle_dear", "156", number("cost", PURCHASE_COST[line]))
    return because("cattle_few", "247")


def market(sight: Sight, card: int) -> Reason | None:
    """A card of the market."""
    if card < FIRST_MARKET or not sight.view["market"][card - FIRST_MARKET]:
        return None
    if sight.prompt == "buy":
        return because("purchase_first", "247")
    if sight.prompt == "buy_card":
        value = CARD_VALUE[sight.firsts["buy_card"]["card"]]
        return because("other_value", "158", number("value", value))
    return because("buy_when", "155")


# --- objective cards -----------------------------------------------------------------------------


def display(sight: Sight, card: int) -> Reason | None:
    """An objective card on display."""
    return because("take_when", "142") if card in sight.view["display"] else None


def stack(sight: Sight) -> Reason:
    """The stack of objective cards."""
    return because("take_when", "142") if sight.view["objectives"] else because("stack_out", "143")


# --- buildings -----------------------------------------------------------------------------------


def building(sight: Sight, place: int) -> Reason | None:
    """An unbuilt tile of one's own; tiles are counted from 1 (GWT-114 to GWT-122)."""
    index = place - 1
    if index not in sight.own["unbuilt"]:
        return None
    needed = CRAFTSMEN[index * 2 + sight.view["sides"][index]]
    least = needed - largest(sight, needed)
    if least > WORKER_LIMIT:
        return because("replace_only", "119", number("needed", needed))
    if sight.prompt == "build_tile" or least > sight.craftsmen():
        return short(sight, least)
    return because("build_when", "122")


def largest(sight: Sight, needed: int) -> int:
    """The craftsmen of the largest own building that a tile could replace; 0 for none."""
    own = [sight.board[plot] for plot in PLOTS if owner(sight.board[plot]) == sight.seat]
    sizes = [CRAFTSMEN[building_of(tile)] for tile in own]
    return max((size for size in sizes if size < needed), default=0)
