"""The Indian die (section 20), and the Smoke Signals (DT-203)."""

from __future__ import annotations

from tests.referee.asking import Course, choose, demand
from tests.referee.dice_town.cards import window
from tests.referee.dice_town.printed import FACES, INDIAN_DIE, PLACES, RANCH
from tests.referee.dice_town.table import Player, Table

SMOKE = "smoke_signals"


def roll_indian_die(table: Table) -> Course[None]:
    """Its holder must roll it before the Mine (DT-207, DT-208)."""
    if table.die is None:
        return
    holder = table.players[table.die]
    effect = INDIAN_DIE[table.luck.draw(len(INDIAN_DIE))]
    if effect == "shaman":
        yield from bless(holder)
    elif effect == "ambush":
        yield from ambush(table, holder)
    elif effect == "bodyguard":
        table.guarded = holder.seat
    else:
        answers = {f"warpath_block {place}": place for place in PLACES}
        table.blocked = yield from demand(holder.seat, "warpath", answers)


def bless(holder: Player) -> Course[None]:
    """One of his own dice is set to a face, or left (DT-209)."""
    turns = {
        f"shaman_set {face} {to}": (face, to)
        for face in dict.fromkeys(holder.dice)
        for to in FACES
        if to != face
    }
    turn = yield from choose(holder.seat, "shaman", {"shaman_leave": None, **turns})
    if turn is not None:
        holder.dice.remove(turn[0])
        holder.dice.append(turn[1])


def ambush(table: Table, holder: Player) -> Course[None]:
    """One die of an opponent is rolled again (DT-210)."""
    answers = {
        f"ambush_die {other.seat} {face}": (other, face)
        for other in table.others(holder)
        for face in other.dice
    }
    victim, face = yield from demand(holder.seat, "ambush", answers)
    victim.dice.remove(face)
    victim.dice += table.roll(1)


def exchange(table: Table, at_town_hall: list[Player]) -> Course[None]:
    """First, then second may return a card just received, for the die (DT-205, DT-206)."""
    for player in at_town_hall:
        answers = {f"exchange {card}": card for card in player.received}
        if answers and not table.exchanged:
            card = yield from choose(
                player.seat, "indian_exchange", {"exchange_no": None, **answers}
            )
            if card is not None:
                give_back(table, player, card)


def give_back(table: Table, player: Player, card: str) -> None:
    """The card leaves the game, the die comes."""
    if card == RANCH:
        player.ranches -= 1
    else:
        player.hand.remove(card)
    table.boxed.append(card)
    table.die = player.seat
    table.exchanged = True


def die_goes_home(table: Table) -> None:
    """Unless somebody exchanged a card for it (DT-213)."""
    if not table.exchanged:
        table.die = None


def smoke_signals(table: Table) -> Course[None]:
    """Whoever plays them takes the die (DT-203)."""
    table.fresh = []

    def take_die(player: Player) -> None:
        table.die = player.seat

    yield from window(table, SMOKE, lambda player: player.seat != table.die, take_die)
