"""What lies on the table."""

from __future__ import annotations

from typing import Final

from farwest.kernel.state import State
from farwest.kernel.steps import NOBODY

VILLAGE: Final = -1
"""Where the Indian die rests when nobody holds it; also 'no place' and 'nobody'."""


class Town(State):
    """The town: what is open, what is hidden, and what each player remembers.

    Decks are drawn from their end. Hands hold card codes in order. `memory[viewer]` lists what a
    viewer knows for certain of other hands and of the store discard, as holder * 64 + card; the
    last entry, also -1, is what spectators know.
    """

    __slots__ = (
        "bank",
        "blocked",
        "boxed",
        "bribes",
        "bruted",
        "cancelled",
        "captured",
        "cash",
        "champion",
        "coach",
        "declared",
        "deeds",
        "dice",
        "die_at",
        "discard",
        "drawn",
        "due",
        "ending",
        "exchanged",
        "extension",
        "fenced",
        "first",
        "found",
        "fresh",
        "gained",
        "guarded",
        "hand",
        "heir",
        "held",
        "hunt",
        "indian",
        "kept",
        "loot",
        "memory",
        "mine",
        "nuggets",
        "offer_cards",
        "offer_cash",
        "offer_gold",
        "outlaw_deck",
        "outlaws",
        "place",
        "queue",
        "ranches",
        "received",
        "removed",
        "robber",
        "rolled",
        "round",
        "row",
        "river",
        "scout",
        "scouted",
        "second",
        "sheriff",
        "shown",
        "store",
        "table",
        "taken",
        "throws",
        "times",
        "visitors",
        "wanted",
    )

    def __init__(self) -> None:
        super().__init__()
        # options
        self.extension = 0
        self.indian = 0
        self.bribes = 1
        # the town
        self.round = 0
        self.sheriff = 0
        self.mine = 0
        self.bank = 0
        self.coach = 0
        self.deeds: list[int] = []
        self.row: list[int] = []
        self.removed: list[int] = []
        self.boxed: list[int] = []
        self.store: list[int] = []
        self.discard: list[int] = []
        self.table: list[int] = []
        self.river: list[int] = []
        self.outlaw_deck: list[int] = []
        self.wanted: list[int] = []
        # the players
        self.cash: list[int] = []
        self.nuggets: list[int] = []
        self.gained: list[int] = []
        self.hand: list[list[int]] = []
        self.fenced: list[list[int]] = []
        self.ranches: list[int] = []
        self.outlaws: list[list[int]] = []
        self.captured: list[list[int]] = []
        self.memory: list[list[int]] = []
        # the dice: set, rolled under the cup, picked, shown in this throw, to be paid
        self.throws = 0
        self.dice: list[int] = []
        self.rolled: list[int] = []
        self.kept: list[int] = []
        self.bruted: list[int] = []
        self.declared: list[list[int]] = []
        self.shown: list[int] = []
        self.due: list[int] = []
        # the place being resolved, who acts there, and how often
        self.place = NOBODY
        self.first = NOBODY
        self.second = NOBODY
        self.times = 1
        self.taken: list[int] = []
        self.fresh: list[int] = []
        self.drawn: list[int] = []
        self.found: list[int] = []
        self.robber = NOBODY
        self.loot = 0
        self.heir = NOBODY
        self.held = 0
        self.hunt = 0
        self.cancelled = 0
        self.offer_cash: list[int] = []
        self.offer_gold: list[int] = []
        self.offer_cards: list[list[int]] = []
        self.received: list[list[int]] = []
        self.visitors: list[int] = []
        self.queue: list[int] = []
        # who knows the top of the River, and how many cards of it
        self.scout = NOBODY
        self.scouted = 0
        # the Indian die
        self.die_at = VILLAGE
        self.exchanged = 0
        self.guarded = NOBODY
        self.blocked = NOBODY
        # the end
        self.ending = 0
        self.champion = NOBODY

    def clone(self) -> Town:
        twin = Town.__new__(Town)
        self.copy_kernel(twin)
        twin.extension = self.extension
        twin.indian = self.indian
        twin.bribes = self.bribes
        twin.round = self.round
        twin.sheriff = self.sheriff
        twin.mine = self.mine
        twin.bank = self.bank
        twin.coach = self.coach
        twin.deeds = self.deeds[:]
        twin.row = self.row[:]
        twin.removed = self.removed[:]
        twin.boxed = self.boxed[:]
        twin.store = self.store[:]
        twin.discard = self.discard[:]
        twin.table = self.table[:]
        twin.river = self.river[:]
        twin.outlaw_deck = self.outlaw_deck[:]
        twin.wanted = self.wanted[:]
        twin.cash = self.cash[:]
        twin.nuggets = self.nuggets[:]
        twin.gained = self.gained[:]
        twin.hand = [cards[:] for cards in self.hand]
        twin.fenced = [cards[:] for cards in self.fenced]
        twin.ranches = self.ranches[:]
        twin.outlaws = [cards[:] for cards in self.outlaws]
        twin.captured = [cards[:] for cards in self.captured]
        twin.memory = [notes[:] for notes in self.memory]
        twin.dice = self.dice[:]
        twin.rolled = self.rolled[:]
        twin.kept = self.kept[:]
        twin.bruted = self.bruted[:]
        twin.declared = [uses[:] for uses in self.declared]
        twin.shown = self.shown[:]
        twin.due = self.due[:]
        twin.place = self.place
        twin.first = self.first
        twin.second = self.second
        twin.times = self.times
        twin.taken = self.taken[:]
        twin.throws = self.throws
        twin.fresh = self.fresh[:]
        twin.drawn = self.drawn[:]
        twin.found = self.found[:]
        twin.robber = self.robber
        twin.loot = self.loot
        twin.heir = self.heir
        twin.held = self.held
        twin.hunt = self.hunt
        twin.cancelled = self.cancelled
        twin.offer_cash = self.offer_cash[:]
        twin.offer_gold = self.offer_gold[:]
        twin.offer_cards = [cards[:] for cards in self.offer_cards]
        twin.received = [cards[:] for cards in self.received]
        twin.visitors = self.visitors[:]
        twin.queue = self.queue[:]
        twin.scout = self.scout
        twin.scouted = self.scouted
        twin.die_at = self.die_at
        twin.exchanged = self.exchanged
        twin.guarded = self.guarded
        twin.blocked = self.blocked
        twin.ending = self.ending
        twin.champion = self.champion
        return twin

    def order(self) -> list[int]:
        """Table order: clockwise from the Sheriff (DT-005)."""
        seats = self.seats
        return [(self.sheriff + place) % seats for place in range(seats)]
