"""Dollars, nuggets and cards changing hands."""

from __future__ import annotations

from bisect import insort

from farwest.games.dice_town import memory
from farwest.games.dice_town.box import NO_CARD, RANCH
from farwest.games.dice_town.memory import DISCARD, is_deed
from farwest.games.dice_town.state import Town


def mine_nuggets(town: Town, seat: int, nuggets: int) -> int:
    """Take nuggets from the mine, as far as they are there (DT-007)."""
    taken = min(nuggets, town.mine)
    if taken:
        town.mine -= taken
        town.nuggets[seat] += taken
        town.gained[seat] = 1
    return taken


def pay(town: Town, giver: int, taker: int, dollars: int) -> int:
    """Give dollars, or all there are (DT-006)."""
    given = min(dollars, town.cash[giver])
    town.cash[giver] -= given
    town.cash[taker] += given
    return given


def deeds_in_hand(town: Town, seat: int) -> int:
    """How many deeds a hand holds; the backs are open to all (DT-069)."""
    count = 0
    for card in town.hand[seat]:
        if not is_deed(card):
            break
        count += 1
    return count


def has_store_card(town: Town, seat: int) -> bool:
    """Whether a hand holds a store card; the backs are open to all (DT-069)."""
    return len(town.hand[seat]) > deeds_in_hand(town, seat)


def holders(town: Town) -> list[int]:
    """The seats that hold a store card, as everybody can see (DT-069)."""
    return [seat for seat in range(town.seats) if has_store_card(town, seat)]


def deed_cards(town: Town, seat: int) -> int:
    """Deeds in hand, fenced, and Ranches (DT-125)."""
    return deeds_in_hand(town, seat) + len(town.fenced[seat]) + town.ranches[seat]


def store_cards_left(town: Town) -> bool:
    """Whether a store card can be drawn (DT-066)."""
    return bool(town.store or town.discard)


def draw_store(town: Town) -> int:
    """The top store card; the discard is shuffled when the deck is empty (DT-066)."""
    if not town.store:
        if not town.discard:
            return NO_CARD
        town.store = sorted(town.discard)
        town.discard = []
        town.shuffle(town.store)
        memory.forget_discard(town)
        town.tell("shuffled", ())
    town.reveal()
    return town.store.pop()


def into_hand(town: Town, seat: int, card: int) -> None:
    """A card joins a hand during an action: it cannot be played on that action (DT-094)."""
    insort(town.hand[seat], card)
    town.fresh.append(seat * 64 + card)


def playable(town: Town, seat: int, card: int) -> bool:
    """Whether a seat holds this card and may play it in the current action (DT-094)."""
    return card in town.hand[seat] and seat * 64 + card not in town.fresh


def discard(town: Town, card: int) -> None:
    """A card everybody saw goes to the store discard (DT-093)."""
    town.discard.append(card)
    memory.all_learn(town, DISCARD, card)


def receive_deed(town: Town, seat: int, card: int, seen: bool) -> None:
    """A deed goes to hand, a Ranch face up in front of its owner (DT-166)."""
    town.gained[seat] = 1
    if card == RANCH:
        town.ranches[seat] += 1
    else:
        into_hand(town, seat, card)
        if seen:
            memory.all_learn(town, seat, card)


def draw_deed(town: Town, seat: int) -> int:
    """The top deed of the deck, unseen by the others unless it is a Ranch (DT-224)."""
    card = town.deeds.pop()
    town.reveal()
    receive_deed(town, seat, card, seen=False)
    return card
