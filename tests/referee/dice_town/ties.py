"""Who acts at a place: most dice, or the best combination; ties and bribes (5, 8, 15)."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.referee.asking import Course, choose, demand, together
from tests.referee.dice_town.printed import CODES, DICE, FACE_OF, FACES, MOST_OFFERED
from tests.referee.dice_town.table import Player, Table

SHAPES = [[1] * DICE, [2, 1, 1, 1], [2, 2, 1], [3, 1, 1], "straight", [3, 2], [4, 1], [5]]
"""From worst to best (DT-079)."""
ALONE = 2
"""With so many players only the first one acts (DT-152)."""


def poker(dice: list[str]) -> tuple[int, list[int]]:
    """What a combination is worth: its shape, then its faces, the repeated before the others."""
    faces = sorted({FACES.index(die) for die in dice}, reverse=True)
    often = {face: dice.count(FACES[face]) for face in faces}
    faces.sort(key=lambda face: -often[face])
    shape: list[int] | str = [often[face] for face in faces]
    if len(faces) == DICE and faces[0] - faces[-1] == DICE - 1:
        shape = "straight"
    return SHAPES.index(shape), faces


def ranking(table: Table, place: str) -> list[list[int]]:
    """The seats that can act at a place: best result first, equal results together (DT-147)."""
    if place in FACE_OF:
        counted = {player.seat: player.dice.count(FACE_OF[place]) for player in table.players}
        results = {seat: (number, [number]) for seat, number in counted.items() if number}
    else:
        results = {player.seat: poker(player.dice) for player in table.players}
    order = sorted(results, key=lambda seat: results[seat], reverse=True)
    groups: list[list[int]] = []
    for seat in order:
        if groups and results[groups[-1][0]] == results[seat]:
            groups[-1].append(seat)
        else:
            groups.append([seat])
    return groups


def actors(table: Table, place: str) -> Course[list[Player]]:
    """First and, with the extension, second at a place; perhaps nobody (DT-041, DT-149)."""
    groups = yield from named(table, ranking(table, place))
    if not groups:
        return []
    first, left = groups[0][0], [group for group in groups[1:] if group]
    if table.extension and table.seats > ALONE and left:
        groups = yield from named(table, left)
        return [table.players[first], table.players[groups[0][0]]]
    return [table.players[first]]


def named(table: Table, groups: list[list[int]]) -> Course[list[list[int]]]:
    """The same ranking with one seat alone at its top, named by the Sheriff if need be."""
    if not groups or len(groups[0]) == 1:
        return groups
    best = yield from break_tie(table, groups[0])
    return [[best], [seat for seat in groups[0] if seat != best]]


@dataclass
class Offer:
    """What a bidder offers the Sheriff (DT-047)."""

    dollars: int = 0
    nuggets: int = 0
    cards: list[str] = field(default_factory=list)


def break_tie(table: Table, tied: list[int]) -> Course[int]:
    """Sealed offers, then the Sheriff names one, whose offer is carried out (DT-043 to DT-049)."""
    sheriff = table.players[table.sheriff]
    bidders = [seat for seat in sorted(tied) if table.bribes and seat != table.sheriff]
    offers = yield from together({seat: make_offer(table.players[seat]) for seat in bidders})
    answers = {f"name {seat}": seat for seat in tied}
    best = yield from demand(table.sheriff, "name_player", answers)
    if best in offers:
        carry_out(table.players[best], sheriff, offers[best])
    return best


def make_offer(player: Player) -> Course[Offer]:
    """Nothing, or dollars, then nuggets, then up to two cards (DT-221)."""
    offer = Offer()
    owns = player.cash or player.nuggets or player.hand
    answers = {"offer_nothing": False, **({"offer_build": True} if owns else {})}
    build = yield from choose(player.seat, "bribe_open", answers)
    if build:
        most = min(MOST_OFFERED["max_dollars"], player.cash)
        offer.dollars = yield from amount(player, "dollars", most)
        most = min(MOST_OFFERED["max_nuggets"], player.nuggets)
        offer.nuggets = yield from amount(player, "nuggets", most)
        offer.cards = yield from cards_offered(player)
    return offer


def amount(player: Player, what: str, most: int) -> Course[int]:
    """How many of something are offered."""
    answers = {f"offer_{what} {number}": number for number in range(most + 1)}
    number = yield from demand(player.seat, f"bribe_{what}", answers)
    return number


def cards_offered(player: Player) -> Course[list[str]]:
    """One card after another, never a lower code than before (DT-221)."""
    left = list(player.hand)
    offered: list[str] = []
    while len(offered) < MOST_OFFERED["max_cards"]:
        answers = {f"offer_card {card}": card for card in left}
        card = yield from choose(player.seat, "bribe_card", {"offer_done": None, **answers})
        if card is None:
            break
        offered.append(card)
        left.remove(card)
        left = [other for other in left if CODES.index(other) >= CODES.index(card)]
    return offered


def carry_out(bidder: Player, sheriff: Player, offer: Offer) -> None:
    """An accepted offer is paid in full; it is no gain (DT-049, DT-056)."""
    bidder.cash -= offer.dollars
    sheriff.cash += offer.dollars
    bidder.nuggets -= offer.nuggets
    sheriff.nuggets += offer.nuggets
    for card in offer.cards:
        bidder.hand.remove(card)
        sheriff.hand = sorted([*sheriff.hand, card], key=CODES.index)
