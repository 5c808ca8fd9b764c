"""Scenes of the places and the Indian die, each with as many answers as its question can have."""

from __future__ import annotations

from farwest.games.dice_town import box
from farwest.games.dice_town.box import GENERAL_STORE, MINE, SALOON, SHERIFF, TOWN_HALL
from farwest.games.dice_town.rules.doc import DocStep
from farwest.games.dice_town.rules.indian import Exchange, RollIndianDie
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.verbs import ACTION, DOC, GIFT_FROM, PLAY, RIVER_PICK, SPLIT
from tests.games.dice_town.kit import Table, discarded, give_ranches, lay_row, on_top, post_wanted
from tests.games.dice_town.scenes import DEEDS, FIVE, ITEMS, Scene, full, scene

PLACE_SCENES: list[Scene] = []


@scene(PLACE_SCENES, "choose_action", owner=3, answers=2)
def choose_action() -> Table:
    """A first player of the extension."""
    t = full()
    t.dice(3, "9 9 9 9 9")
    t.start(Place(MINE))
    return t


@scene(PLACE_SCENES, "store_keep", owner=0, answers=5)
def store_keep() -> Table:
    """Five J, five different cards."""
    t = Table(2)
    on_top(t.town.store, *ITEMS[:5])
    t.dice(0, "J J J J J")
    t.start(Place(GENERAL_STORE))
    return t


@scene(PLACE_SCENES, "saloon_target", owner=0, answers=10)
def saloon_target() -> Table:
    """Five opponents with a card and a Ranch each, and a thief with Whisky."""
    t = full()
    t.hand(0, box.WHISKY)
    for seat in range(1, 6):
        t.hand(seat, ITEMS[seat])
        give_ranches(t, seat, 1)
    t.dice(0, "Q A A A A")
    t.start(Place(SALOON))
    t.answer(0, ACTION + SALOON * 2)
    return t


@scene(PLACE_SCENES, "saloon_split", owner=0, answers=6)
def saloon_split() -> Table:
    """Five Q, a victim with five deeds and five store cards."""
    t = Table(2)
    t.hand(1, *DEEDS, *ITEMS[:5])
    t.dice(0, "Q Q Q Q Q")
    t.start(Place(SALOON))
    return t


@scene(PLACE_SCENES, "saloon_keep", owner=0, answers=5)
def saloon_keep() -> Table:
    """Five different cards drawn."""
    t = saloon_split()
    t.answer(0, SPLIT + 5)
    return t


def take_gift(*givers: list[int]) -> Table:
    """Seat 0 draws the Gift at the Doc's; the next seats hold these cards."""
    t = full(len(givers) + 1)
    for seat, cards in enumerate(givers, 1):
        t.hand(seat, *cards)
        t.town.gained[seat] = 1
    on_top(t.town.store, box.GIFT)
    t.dice(0, "J A A A A")
    t.start(DocStep())
    t.answer(0, DOC + box.DOC_STORE)
    return t


@scene(PLACE_SCENES, "gift_target", owner=0, answers=5)
def gift_target() -> Table:
    """Every opponent has a store card."""
    return take_gift(*[[card] for card in ITEMS[:5]])


@scene(PLACE_SCENES, "gift_give", owner=3, answers=6)
def gift_give() -> Table:
    """The giver holds six different store cards, and deeds, which are none."""
    t = take_gift([box.BRUTE], [], [*ITEMS, box.DEED_1])
    t.answer(0, GIFT_FROM + 3)
    return t


def pan(*cards: int, discard: tuple[int, ...] = ()) -> Table:
    """Seat 0 draws the first of these River cards; the others lie below it."""
    t = full(2)
    on_top(t.town.river, *cards)
    discarded(t, *discard)
    t.dice(0, "9 9 9 9 9")
    t.start(Place(MINE))
    t.answer(0, ACTION + MINE * 2 + 1)
    return t


@scene(PLACE_SCENES, "river_pick", owner=0, answers=3)
def river_pick() -> Table:
    """Discoveries, and three different cards below."""
    return pan(box.RIVER_DISCOVERIES, box.RIVER_GOLD_2, box.RIVER_GOLD_3, box.RIVER_STAR)


@scene(PLACE_SCENES, "river_top", owner=0, answers=2)
def river_top() -> Table:
    """One of the three is chosen."""
    t = river_pick()
    t.answer(0, RIVER_PICK + box.RIVER_STAR)
    return t


@scene(PLACE_SCENES, "voucher", owner=0, answers=6)
def voucher() -> Table:
    """Six different cards on the discard."""
    return pan(box.RIVER_VOUCHER, discard=ITEMS)


def recruit() -> Table:
    """Seat 0 recruits, holding Desperado."""
    t = full(2)
    t.hand(0, box.DESPERADO)
    t.dice(0, "Q A A A A")
    t.start(Place(SALOON))
    t.answer(0, ACTION + SALOON * 2 + 1)
    return t


@scene(PLACE_SCENES, "desperado_pick", owner=0, answers=10)
def desperado_pick() -> Table:
    """Ten Outlaws in the deck."""
    t = recruit()
    t.answer(0, PLAY + box.DESPERADO)
    return t


def hunt(roll: str, *posted: int, cards: tuple[int, ...] = ()) -> Table:
    """Seat 1 hunts, and his K fall like this."""
    t = full(2, loaded=True)
    t.hand(1, *cards)
    post_wanted(t, *posted)
    kings = len(roll.split())
    t.dice(1, " ".join(["K"] * kings + ["A"] * (5 - kings)))
    t.luck.roll(roll)
    t.start(Place(SHERIFF))
    t.answer(1, ACTION + SHERIFF * 2 + 1)
    return t


@scene(PLACE_SCENES, "double_gun", owner=1, answers=32)
def double_gun() -> Table:
    """Five different hunt dice."""
    return hunt(FIVE, 0, cards=(box.DOUBLE_GUN,))


@scene(PLACE_SCENES, "capture", owner=1, answers=2)
def capture() -> Table:
    """One 9, two Outlaws wanted with a 9."""
    return hunt("9", 0, 1)


@scene(PLACE_SCENES, "indian_exchange", owner=0, answers=5)
def indian_exchange() -> Table:
    """Three different deeds of the row and one by Corruption."""
    t = full(2)
    lay_row(t, *DEEDS[:3])
    on_top(t.town.deeds, box.DEED_4)
    t.hand(0, box.CORRUPTION)
    t.dice(0, "A A A A A")
    t.dice(1, FIVE)
    t.start(Place(TOWN_HALL), Exchange(0))
    t.answer(0, ACTION + TOWN_HALL * 2)
    t.answer(0, PLAY + box.CORRUPTION)
    return t


def indian(effect: int) -> Table:
    """Seat 2 rolls the Indian die; everybody shows five different dice."""
    t = full(loaded=True)
    for seat in range(6):
        t.dice(seat, FIVE)
    t.town.die_at = 2
    t.luck.next(6, box.INDIAN_DIE.index(effect))
    t.start(RollIndianDie())
    return t


@scene(PLACE_SCENES, "shaman", owner=2, answers=26)
def shaman() -> Table:
    """Any of five dice to another face, or none."""
    return indian(box.SHAMAN)


@scene(PLACE_SCENES, "ambush", owner=2, answers=25)
def ambush() -> Table:
    """Five dice of five opponents."""
    return indian(box.AMBUSH)


@scene(PLACE_SCENES, "warpath", owner=2, answers=6)
def warpath() -> Table:
    """Any of the six places."""
    return indian(box.WARPATH)
