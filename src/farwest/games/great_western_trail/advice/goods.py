"""Workers, cattle, buildings, teepees, hazards and objective cards."""

from __future__ import annotations

from farwest.games.great_western_trail import box
from farwest.games.great_western_trail.advice import hand, railroad, weights
from farwest.games.great_western_trail.advice.books import KIND, Books
from farwest.games.great_western_trail.rules.building import Build
from farwest.games.great_western_trail.rules.cattle import ADD_CARDS, OF_VALUE
from farwest.games.great_western_trail.rules.hiring import SPACES, Hire
from farwest.games.great_western_trail.rules.tiles import HANDS, building, owner
from farwest.games.great_western_trail.rules.village import RemoveHazard, TradeWithIndians

Deal = tuple[float, int]
"""What something is worth, and the dollars it takes or (negative) brings."""

NOTHING: Deal = (0.0, 0)

# --- workers ---------------------------------------------------------------------------------


def worker(books: Books, kind: int) -> float:
    """What one more worker of a type is worth, what his space does at once included."""
    number = books.workers(kind) + 1
    found = weights.WORKER[kind][number - 1] * books.visits + at_once(books, kind, number)
    if number >= box.WORKER_VP_FROM:
        return found + box.WORKER_VP
    return found + 0.8 * books.left * (number + 1 == box.WORKER_VP_FROM)


def at_once(books: Books, kind: int, number: int) -> float:
    """What the immediate action of a worker's space is worth (GWT-111)."""
    act = SPACES[kind][number]
    if isinstance(act, RemoveHazard):
        return max(0.0, hazard(books, act.cost)[0])
    if isinstance(act, TradeWithIndians):
        return trade(books)[0]
    if isinstance(act, Build):
        return build(books, act.price)[0]
    if isinstance(act, Hire):
        return books.left
    return 0.5 * books.left if act is not None and books.hand[box.JERSEY] else 0.0


def hire(books: Books, modifier: int) -> Deal:
    """The best worker who can be hired."""
    trail = books.trail
    best = NOTHING
    for kind in range(3):
        if books.workers(kind) >= box.WORKER_LIMIT:
            continue
        costs = [
            box.ROW_COST[row]
            for row in range(min(trail.token, len(box.ROW_COST)))
            if trail.jobs[row * 3 + kind]
        ]
        if costs and min(costs) + modifier <= books.cash:
            cost = min(costs) + modifier
            gain = worker(books, kind) - books.money(cost)
            if gain > best[0]:
                best = gain, cost
    return best


# --- cattle ----------------------------------------------------------------------------------


def beast(books: Books, card: int) -> float:
    """What a card of the market is worth in the herd."""
    found = box.CATTLE_VP[card] + books.changed(KIND[card], 1)
    return found + 0.1 * books.left  # for objectives


def offers(books: Books) -> list[list[float]]:
    """The cards of the market by value, the best first."""
    found: list[list[float]] = []
    for places in OF_VALUE:
        worths: list[float] = []
        for place in places:
            number = books.trail.market[place]
            if number:
                worths += [beast(books, place + box.FIRST_MARKET)] * min(number, 2)
        found.append(sorted(worths, reverse=True))
    return found


def purchase(books: Books, offered: list[list[float]], line: int) -> float:
    """What a line of the purchase table is worth."""
    cards = offered[box.PURCHASE_VALUE[line]][: box.PURCHASE_CARDS[line]]
    if len(cards) < box.PURCHASE_CARDS[line]:
        return 0.0
    worth = cards[0] + (0.8 * cards[1] if len(cards) > 1 else 0.0)
    return worth - books.money(box.PURCHASE_COST[line])


def buy(books: Books, cowboys: int) -> Deal:
    """What buying with so many cowboys is worth: the best purchases, one after the other."""
    offered = offers(books)
    total = 0.0
    spent = 0
    while cowboys:
        best = 0.0
        chosen = -1
        for line in range(ADD_CARDS):
            if (
                box.PURCHASE_COWBOYS[line] <= cowboys
                and box.PURCHASE_COST[line] + spent <= books.cash
            ):
                worth = purchase(books, offered, line)
                if worth > best:
                    best, chosen = worth, line
        if chosen < 0:
            break
        total += best
        spent += box.PURCHASE_COST[chosen]
        cowboys -= box.PURCHASE_COWBOYS[chosen]
        value = box.PURCHASE_VALUE[chosen]
        offered[value] = offered[value][box.PURCHASE_CARDS[chosen] :]
    return total, spent


# --- buildings -------------------------------------------------------------------------------


def premises(books: Books, number: int) -> float:
    """What a building is worth on the trail: points, use and tolls."""
    found = box.BUILDING_VP[number] + weights.USE[number] * books.visits
    hands = HANDS[box.PRIVATE + number].bit_count()
    found += weights.TOLL * hands * (books.trail.seats - 1) * books.visits
    return found + 0.3 * books.left  # for objectives


def standing(books: Books) -> dict[int, float]:
    """What can be built upon: craftsmen there already, and what would be lost."""
    found: dict[int, float] = {}
    for plot in box.PLOTS:
        tile = books.trail.board[plot]
        if not tile:
            found[0] = 0.0
        elif owner(tile) == books.seat:
            number = building(tile)
            craftsmen = box.CRAFTSMEN[number]
            lost = premises(books, number) + 0.5
            found[craftsmen] = min(lost, found.get(craftsmen, lost))
    return found


def raising(books: Books, index: int, price: int, sites: dict[int, float]) -> Deal:
    """What building a tile is worth, on the best site for it."""
    number = index * 2 + books.trail.sides[index]
    needed = box.CRAFTSMEN[number]
    reach = min(books.workers(box.CRAFTSMAN), books.cash // price)
    best: Deal = (-1.0, 0)
    for there, lost in sites.items():
        if there < needed <= there + reach:
            cost = (needed - there) * price
            gain = premises(books, number) - lost - books.money(cost)
            if gain > best[0]:
                best = gain, cost
    return best


def build(books: Books, price: int) -> Deal:
    """The best tile that can be built."""
    unbuilt = books.trail.unbuilt[books.seat]
    sites = standing(books)
    best = NOTHING
    for index in range(10):
        if unbuilt >> index & 1:
            deal = raising(books, index, price, sites)
            if deal[0] > best[0]:
                best = deal
    return best


# --- teepees, hazards, objective cards -------------------------------------------------------


def teepee(books: Books, slot: int) -> float:
    """What a teepee is worth, if its value can be paid."""
    money = box.TEEPEE_MONEY[slot]
    if not books.trail.board[box.TEEPEE_SLOTS[slot]] or books.cash + money < 0:
        return 0.0
    return weights.TEEPEE * (0.3 + books.left) + books.money(money)


def trade(books: Books) -> Deal:
    best = NOTHING
    for slot, money in enumerate(box.TEEPEE_MONEY):
        worth = teepee(books, slot)
        if worth > best[0]:
            best = worth, -money
    return best


def cleared(books: Books, spot: int) -> float:
    """What a hazard is worth to whoever removes it."""
    tile = books.trail.board[spot]
    return box.TILE_VP[tile] + weights.HAZARD * (0.3 + books.left) if tile else 0.0


def hazard(books: Books, cost: int) -> Deal:
    if books.cash < cost:
        return NOTHING
    best = max(cleared(books, spot) for spot in box.HAZARD_SLOTS)
    return (best - books.money(cost), cost) if best else NOTHING


def card_action(books: Books, objective: int) -> float:
    """What the immediate action of an objective card is worth."""
    kind = box.CARD_ACTIONS[objective]
    if kind == box.CARD_MONEY_2:
        return books.money(2)
    if kind == box.CARD_DRAW_3:
        return 2 * hand.redraw(books)
    if kind in (box.CARD_ENGINE_2, box.CARD_ENGINE_3):
        return railroad.run(books, 2 if kind == box.CARD_ENGINE_2 else 3)
    return 0.3


def objective(books: Books, card: int) -> float:
    """What an objective card is worth in the herd."""
    chance = books.hope(card, held=False)
    return (
        chance * (box.OBJECTIVE_VP[card] + 0.3)
        - weights.CLUTTER * (1.6 - 0.6 * chance) * books.left
    )


def unseen_objective(books: Books) -> float:
    return weights.OBJECTIVE * books.left


def take_objective(books: Books) -> float:
    """The best card on display, or one of the stack."""
    first = box.FIRST_OBJECTIVE
    cards = [objective(books, card - first) for card in set(books.trail.display)]
    if books.trail.objectives:
        cards.append(unseen_objective(books))
    return max(cards, default=0.0)


def play(books: Books, card: int) -> float:
    """What it is worth to play an objective card now: its action, and a better hand."""
    chance = books.hope(card, held=True)
    found = card_action(books, card) + hand.fresh(books, books.hand) * hand.point(books) * 0.7
    return found - (1.0 - chance) * (box.PENALTY[card] + 1.0)
