"""What every action is worth, by its kind: the same icon is worth the same everywhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from farwest.games.great_western_trail import box
from farwest.games.great_western_trail.advice import goods, hand, railroad, weights
from farwest.games.great_western_trail.advice.books import BREEDS, KIND, Books
from farwest.games.great_western_trail.advice.goods import NOTHING, Deal
from farwest.games.great_western_trail.rules.auxiliary import DOUBLE, SINGLE, Auxiliary
from farwest.games.great_western_trail.rules.building import Build
from farwest.games.great_western_trail.rules.buildings import NEUTRAL, RISKS, SIDE_A, SIDE_B, Line
from farwest.games.great_western_trail.rules.cattle import BuyCattle
from farwest.games.great_western_trail.rules.delivery import SpecialDelivery
from farwest.games.great_western_trail.rules.goods import (
    Certificates,
    Dollars,
    DollarsPerEngineer,
    DollarsPerWoods,
    Pay,
    PerTeepeePair,
    buildings_in_woods,
    certificate_limit,
    teepee_pairs,
)
from farwest.games.great_western_trail.rules.herd import (
    Redraw,
    RedrawUpTo,
    Remove,
    Sell,
    SellAny,
    SellObjective,
    SellPair,
)
from farwest.games.great_western_trail.rules.hiring import Hire
from farwest.games.great_western_trail.rules.moving import MoveCattleman
from farwest.games.great_western_trail.rules.objectives import TakeObjective
from farwest.games.great_western_trail.rules.railroad import Backward, Forward, number
from farwest.games.great_western_trail.rules.stations import UpgradeBehind
from farwest.games.great_western_trail.rules.staying import COPIER, NEIGHBOURS, may_copy
from farwest.games.great_western_trail.rules.tiles import building, is_neutral, owner
from farwest.games.great_western_trail.rules.village import RemoveHazard, TradeWithIndians

Judge = Callable[[Books, Any], Deal]


def dollars(books: Books, number: int) -> Deal:
    return books.money(number), -number


def certificates(books: Books, wanted: int) -> float:
    """What certificates are worth, as far as the track allows."""
    trail, seat = books.trail, books.seat
    here = trail.certificates[seat]
    there = min(here + wanted, certificate_limit(trail, seat))
    gained = box.CERTIFICATES[there] - box.CERTIFICATES[here]
    if books.visits < 0.3:
        return 0.0
    return gained * min(weights.CERTIFICATE, hand.point(books))


def rewards(books: Books, then: list[Any]) -> Deal:
    """All that a sale brings."""
    total = 0.0
    spent = 0
    for act in then:
        gain, cost = worth(books, act)
        total += gain
        spent += cost
    return total, spent


def sale(books: Books, act: Sell) -> Deal:
    """A card of a breed for a reward, and another card in its place."""
    if not books.hand[KIND[act.card]]:
        return NOTHING
    gain, cost = rewards(books, act.then)
    return gain + hand.parting(books, KIND[act.card]), cost


def sale_any(books: Books, act: SellAny) -> Deal:
    held = books.hand
    best = max((hand.parting(books, breed) for breed in range(BREEDS) if held[breed]), default=None)
    if best is None:
        return NOTHING
    gain, cost = rewards(books, act.then)
    return gain + best, cost


def sale_pair(books: Books, act: SellPair) -> Deal:
    held = books.hand
    twice = [breed for breed in range(BREEDS) if held[breed] > 1]
    if not twice:
        return NOTHING
    gain, cost = rewards(books, act.then)
    best = max(hand.parting_pair(books, breed) for breed in twice)
    return gain + best, cost


def sale_objective(books: Books, act: SellObjective) -> Deal:
    if not books.hand[BREEDS]:
        return NOTHING
    gain, cost = rewards(books, act.then)
    return gain + hand.parting(books, BREEDS), cost


def redraw(books: Books, cards: int) -> float:
    return hand.redraw(books) * (0.0, 1.0, 1.8, 2.4, 2.9, 3.3, 3.6)[min(cards, 6)]


def removal(books: Books, cards: int) -> float:
    """What removing the worst cards of the hand from the game is worth."""
    gains = [
        books.changed(breed, -1) + hand.parting(books, breed) * 0.5
        for breed in range(box.GUERNSEY + 1)
        if books.hand[breed]
    ]
    return max(0.0, max(gains, default=0.0)) * (1.0 if cards == 1 else 1.7)


def backward(books: Books, act: Backward) -> Deal:
    """Something for an engine moved back."""
    if books.trail.engine[books.seat] == 0:
        return NOTHING
    gain, cost = worth(books, act.then)
    return gain - railroad.back(books, act.spaces), cost


def paid(books: Books, act: Pay) -> Deal:
    if books.cash < act.dollars:
        return NOTHING
    gain, cost = worth(books, act.then)
    return gain - books.money(act.dollars), cost + act.dollars


def pairs(books: Books, act: PerTeepeePair) -> Deal:
    number = teepee_pairs(books.trail, books.seat)
    gain = books.money(act.dollars * number) + certificates(books, act.certificates * number)
    return gain, -act.dollars * number


def behind(books: Books) -> float:
    """The best station that building 9b may upgrade."""
    trail = books.trail
    space = trail.engine[books.seat]
    after = box.TURNOUT_AFTER
    passed = after[space - box.FIRST_TURNOUT] if space >= box.FIRST_TURNOUT else space
    open_ = [place for place, at in enumerate(after) if at < passed]
    return max((railroad.station(books, place) for place in open_), default=0.0)


def auxiliary(books: Books, single_only: bool) -> Deal:
    """The best auxiliary action, once or twice where that is uncovered."""
    discs = books.trail.discs
    first = books.seat * len(box.DISCS)
    best = NOTHING
    for action in range(len(box.AUXILIARY)):
        covered = discs[first + action]
        if action < box.AUX_CERT or covered < 2:
            deal = worth(books, SINGLE[action])
            if not single_only and not covered:
                deal = max(deal, worth(books, DOUBLE[action]))
            best = max(best, deal)
    return best


JUDGES: Final[dict[type, Judge]] = {
    Dollars: lambda books, act: dollars(books, act.dollars),
    DollarsPerWoods: lambda books, act: dollars(
        books, act.dollars * buildings_in_woods(books.trail, books.seat)
    ),
    DollarsPerEngineer: lambda books, act: dollars(
        books, act.dollars * books.workers(box.ENGINEER)
    ),
    Certificates: lambda books, act: (certificates(books, act.number), 0),
    PerTeepeePair: pairs,
    Pay: paid,
    Sell: sale,
    SellAny: sale_any,
    SellPair: sale_pair,
    SellObjective: sale_objective,
    Redraw: lambda books, act: (redraw(books, act.cards), 0),
    RedrawUpTo: lambda books, act: (redraw(books, max(0, number(books.trail, act.limit))), 0),
    Remove: lambda books, act: (removal(books, act.cards), 0),
    Hire: lambda books, act: goods.hire(books, act.modifier),
    Build: lambda books, act: goods.build(books, act.price),
    BuyCattle: lambda books, _: goods.buy(books, books.workers(box.COWBOY)),
    TradeWithIndians: lambda books, _: goods.trade(books),
    RemoveHazard: lambda books, act: goods.hazard(books, act.cost),
    TakeObjective: lambda books, _: (goods.take_objective(books), 0),
    Forward: lambda books, act: (railroad.run(books, number(books.trail, act.spaces)), 0),
    Backward: backward,
    UpgradeBehind: lambda books, _: (behind(books), 0),
    SpecialDelivery: lambda books, _: (railroad.special(books), 0),
    Auxiliary: lambda books, _: auxiliary(books, single_only=False),
    MoveCattleman: lambda _books, _act: NOTHING,
}
"""One function for each kind of action; moving on is judged by the way ahead."""


def worth(books: Books, act: Any) -> Deal:
    """What an action is worth now, and what it costs."""
    key = id(act), books.cash
    found = books.memo.get(key)
    if found is None:
        found = books.memo[key] = JUDGES[type(act)](books, act)
    return found


# --- places ----------------------------------------------------------------------------------

ORDER: Final[dict[type, int]] = {
    Sell: 0,
    SellPair: 0,
    SellAny: 0,
    Dollars: 0,
    DollarsPerWoods: 0,
    DollarsPerEngineer: 0,
    TradeWithIndians: 1,
    MoveCattleman: 9,
}
"""What is done first: whatever brings money. What leaves the place is done last."""


def order(act: Any) -> int:
    return ORDER.get(type(act), 5)


Entry = Any
"""An action, or a pair of actions one of which may be performed."""


def sorted_line(line: Line) -> tuple[Entry, ...]:
    """The entries of a tile in the order in which they are best performed; no movement."""
    entries = [entry for entry in line if not isinstance(entry, MoveCattleman)]
    return tuple(sorted(entries, key=lambda entry: 1 if type(entry) is tuple else order(entry)))


def stride(line: Line) -> int:
    """How far a movement among the actions of a tile goes."""
    return max((entry.steps for entry in line if isinstance(entry, MoveCattleman)), default=0)


LINES: Final = (*NEUTRAL, *(side[n] for n in range(10) for side in (SIDE_A, SIDE_B)))
SORTED: Final = tuple(sorted_line(line) for line in LINES)
STRIDES: Final = tuple(stride(line) for line in LINES)


def line_of(tile: int) -> int:
    """The place of a building's line in the tables."""
    if is_neutral(tile):
        return tile - box.NEUTRAL_A_TILE
    return len(NEUTRAL) + building(tile)


def entries_worth(books: Books, entries: tuple[Entry, ...]) -> float:
    """What the actions of a place are worth together, money going from one to the next."""
    cash = books.cash
    total = 0.0
    for entry in entries:
        if type(entry) is tuple:
            deal = max(worth(books, entry[0]), worth(books, entry[1]))
        else:
            deal = worth(books, entry)
        if deal[0] > 0:
            total += deal[0]
            books.cash -= deal[1]
    books.cash = cash
    return total


def line_worth(books: Books, spot: int) -> float:
    """What the building on a spot is worth to whoever may use it, its risk action included."""
    tile = books.trail.board[spot]
    entries = SORTED[line_of(tile)]
    if box.RISK[spot]:
        entries = (RISKS[box.RISK[spot]], *entries)
    return entries_worth(books, entries)


def stop_worth(books: Books, spot: int, alone: float) -> float:
    """What stopping at a place is worth; `alone` is the best auxiliary action instead."""
    tile = books.trail.board[spot]
    if not is_neutral(tile) and owner(tile) != books.seat:
        return alone
    found = line_worth(books, spot)
    if not is_neutral(tile) and building(tile) == COPIER:
        board = books.trail.board
        sites = [site for site in NEIGHBOURS[spot] if site >= 0 and may_copy(board[site])]
        found += max((line_worth(books, site) for site in sites), default=0.0)
    return max(found, alone)
