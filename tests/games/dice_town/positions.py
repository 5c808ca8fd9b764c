"""Positions in which a player would ask why, each with the reason that he is to be given."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from farwest.games.dice_town import box
from farwest.games.dice_town.box import (
    BANK,
    BOOTS,
    BRUTE,
    CATTLE,
    CHEATER,
    CORRUPTION,
    DEED_1,
    DEED_2,
    DOUBLE_GUN,
    DYNAMITE,
    ELIXIR,
    GENERAL_STORE,
    GIRLS,
    HAT,
    LASSO,
    MARSHALL,
    MINE,
    NERVOUS_JOE,
    SALOON,
    SHARE,
    SHERIFF,
    SMOKE_SIGNALS,
    TOWN_HALL,
    UNLIMITED_CREDIT,
    WANTED_NOTICE,
    WHISKY,
)
from farwest.games.dice_town.rules.cards import Gift
from farwest.games.dice_town.rules.doc import DocStep
from farwest.games.dice_town.rules.ending import Ending
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.rules.throwing import Throw
from farwest.games.dice_town.verbs import DOC_NEXT, KEEP, OFFER_BUILD, OFFER_CARD
from tests.games.dice_town.kit import Table, empty_deeds, give_outlaws, give_ranches, number, pack


def lay(seats: int, **options: Any) -> Table:
    """A table at which nobody has taken an action yet."""
    t = Table(seats, **options)
    t.town.taken = [-1] * len(box.ACTIONS)
    return t


def thrown(dice: str = "9 10 J Q K", dollars: int = 8, *cards: int) -> Table:
    """Two players have thrown their dice and look under their cups."""
    t = lay(2, loaded=True)
    t.hand(0, *cards)
    t.town.cash[0] = dollars
    t.luck.roll(dice)
    t.luck.roll("9 10 J Q K")
    t.town.dice[0] = pack(" ".join(["A"] * (5 - len(dice.split()))))
    t.start(Throw(), Place(MINE), DocStep())
    return t


def at(place: int, first: int, *cards: int, seats: int = 3, **options: Any) -> Table:
    """A place is being resolved; `cards` are in the hand of seat 0."""
    t = lay(seats, **options)
    for seat in range(seats):
        t.dice(seat, "9 10 J Q K")
    t.hand(0, *cards)
    t.town.place = place
    t.town.first = first
    t.town.agenda = [DocStep()]
    return t


def with_cash(table: Table, *dollars: int) -> Table:
    """The same with other purses."""
    table.town.cash = list(dollars)
    return table


def kept_one() -> Table:
    """Seat 0 has chosen; the other cup is still down."""
    t = thrown()
    t.answer(0, KEEP + number("9"))
    return t


def cheating() -> Table:
    """Seat 0 has set an A before, reveals a 9 and may cheat."""
    t = thrown("9 10 J Q", 8, CHEATER)
    t.answer(0, KEEP + number("9"))
    t.answer(1, KEEP + number("9"))
    return t


def joe() -> Table:
    """The Sheriff step: seat 0 may send Nervous Joe to seat 1; seat 2 has no dollar."""
    t = lay(3)
    for seat in range(3):
        t.dice(seat, "9 10 J Q K")
    t.hand(0, NERVOUS_JOE)
    t.town.cash = [8, 8, 0]
    t.town.bribes = 0
    t.start(Place(SHERIFF), DocStep())
    t.answer(0, t.options(0)[0])
    return t


def nobody_a_sheriff() -> Table:
    """Nobody has a K: the Sheriff step still asks the holder of Nervous Joe."""
    t = lay(2)
    t.dice(0, "9 10 J Q A")
    t.dice(1, "9 10 J Q A")
    t.hand(0, NERVOUS_JOE, MARSHALL)
    t.start(Place(SHERIFF), DocStep())
    return t


def saloon(*cards: int) -> Table:
    """Seat 0 robs: seat 1 has cards, 2 has none, 3 only Ranches, 4 a Bodyguard."""
    t = lay(6, extension=True, indian_die=True)
    t.dice(0, "Q Q Q Q A")
    for seat in range(1, 6):
        t.dice(seat, "9 9 10 J A")
    t.hand(0, *cards)
    t.hand(1, DEED_1)
    t.hand(4, DEED_2, HAT)
    t.hand(5, BOOTS)
    give_ranches(t, 3, 1)
    t.town.guarded = 4
    t.start(Place(SALOON), DocStep())
    t.answer(0, t.options(0)[0])
    return t


def looking() -> Table:
    """Seat 0 looks at two cards of seat 1."""
    t = lay(2)
    t.dice(0, "Q Q 9 9 A")
    t.dice(1, "9 10 J K A")
    t.hand(1, DEED_1, DEED_2)
    t.start(Place(SALOON), DocStep())
    return t


def offering() -> Table:
    """Three are tied at the Mine; seat 0 builds an offer, and has offered the Hat."""
    t = lay(3, sheriff=2)
    for seat in range(3):
        t.dice(seat, "9 9 10 J Q")
    t.hand(0, DEED_1, BOOTS, HAT, LASSO)
    t.start(Place(MINE), DocStep())
    t.answer(0, OFFER_BUILD)
    t.answer(0, t.options(0)[0])
    t.answer(0, OFFER_CARD + HAT)
    return t


def naming() -> Table:
    """Seats 0 and 1 are tied at the Mine; the Sheriff, seat 2, names one of them."""
    t = lay(4, sheriff=2, bribes=False)
    t.dice(0, "9 9 10 J Q")
    t.dice(1, "9 9 10 J Q")
    t.dice(2, "9 K K K A")
    t.dice(3, "K K K A A")
    t.start(Place(MINE), DocStep())
    return t


def doc(*gained: int, cards: tuple[int, ...] = ()) -> Table:
    """The Doc step; seat 0 is the Sheriff and holds these cards."""
    t = lay(4)
    t.hand(0, *cards)
    for seat in range(4):
        t.dice(seat, "9 10 K K K")
        t.town.gained[seat] = int(seat in gained)
    t.start(DocStep())
    return t


def ordering() -> Table:
    """The Sheriff, seat 0, has sent seat 1 to the Doc and goes on; seat 3 gained something."""
    t = doc(3)
    t.answer(0, DOC_NEXT + 1)
    return t


def two_towns() -> Table:
    """Two players at Town Hall, no deed in the deck: only the Mayor has something to give."""
    t = lay(2, extension=True)
    t.dice(0, "A A A A A")
    t.dice(1, "9 10 J Q A")
    t.start(Place(TOWN_HALL), DocStep())
    empty_deeds(t)
    return t


def finale() -> Table:
    """Seats 0 and 1 share the victory; seat 2 has less."""
    t = lay(3)
    t.town.cash = [0, 0, 0]
    t.town.nuggets = [9, 14, 3]
    t.town.ending = 1
    t.start(Ending())
    return t


def gift() -> Table:
    """Seat 0 asks for a Gift; seat 3 has a deed alone."""
    t = lay(4, extension=True)
    t.hand(1, HAT)
    t.hand(2, BOOTS)
    t.hand(3, DEED_1)
    t.town.agenda = [DocStep()]
    t.start(Gift(0))
    return t


def giving() -> Table:
    """Seat 1 was asked for a Gift, and has two store cards and a deed."""
    t = lay(2, extension=True)
    t.hand(1, DEED_1, BOOTS, HAT)
    t.town.agenda = [DocStep()]
    t.start(Gift(0))
    return t


def complete() -> Table:
    """Seat 0 has all its dice, seat 1 still throws."""
    t = lay(2, extension=True)
    t.dice(0, "9 10 J Q K")
    give_outlaws(t, 0, 4)
    t.town.agenda = [DocStep()]
    return t


def holding_the_die() -> Table:
    """The dice are thrown; seat 0 has the Indian die and Smoke Signals."""
    t = lay(2, extension=True, indian_die=True)
    t.hand(0, SMOKE_SIGNALS)
    t.town.die_at = 0
    t.town.agenda = [DocStep()]
    return t


def fresh() -> Table:
    """Unlimited Credit was drawn in this very action."""
    t = at(GENERAL_STORE, 0, UNLIMITED_CREDIT)
    t.town.fresh = [UNLIMITED_CREDIT]
    return t


def second_acts() -> Table:
    """Seat 1 robs at the Saloon, seat 0 recruits and holds The Girls."""
    t = at(SALOON, 0, GIRLS, extension=True)
    t.hand(1, HAT)
    t.hand(2, BOOTS)
    t.town.second = 1
    t.town.taken[SALOON * 2] = 1
    t.town.taken[SALOON * 2 + 1] = 0
    return t


def changed(table: Table, **values: object) -> Table:
    """The same with something changed in town."""
    for name, value in values.items():
        setattr(table.town, name, value)
    return table


POSITIONS: list[tuple[Callable[[], Table], int, str, str, str]] = [
    # dice
    (lambda: thrown(dollars=1), 0, "roll-0", "dear", "DT-027"),
    (kept_one, 0, "roll-1", "locked", "DT-025"),
    (lambda: thrown("9 10"), 0, "die-5", "die_set", "DT-029"),
    (lambda: thrown("9 10"), 1, "seat-0-die-5", "rival_die", "DT-029"),
    (cheating, 0, "die-5", "die_earlier", "DT-100"),
    (cheating, 0, "die-0", "turn_one", "DT-100"),
    (cheating, 0, "face-3", "turn_one", "DT-100"),
    (lambda: at(MINE, 1), 0, "die-0", "die_done", "DT-115"),
    # players
    (saloon, 0, "seat-0", "not_self", "DT-070"),
    (saloon, 0, "seat-2", "no_cards", "DT-070"),
    (saloon, 0, "seat-3", "only_ranches", "DT-199"),
    (saloon, 0, "seat-4", "guarded", "DT-211"),
    (joe, 0, "seat-2", "no_dollar", "DT-103"),
    (joe, 0, "seat-0", "not_self", "DT-103"),
    (joe, 0, f"card-{NERVOUS_JOE}", "joe_now", "DT-103"),
    (naming, 2, "seat-3", "not_tied", "DT-043"),
    (naming, 0, "place-0", "tie", "DT-043"),
    (ordering, 0, "seat-1", "doc_queued", "DT-086"),
    (ordering, 0, "seat-3", "doc_not", "DT-084"),
    (finale, 0, "seat-2", "not_finalist", "DT-125"),
    (gift, 0, "seat-3", "no_store_card", "DT-196"),
    (looking, 0, "seat-1", "victim_named", "DT-068"),
    (looking, 1, f"drawn-{DEED_1}", "drawn", "DT-068"),
    (thrown, 0, "seat-1", "rob", "DT-068"),
    # cards
    (lambda: thrown("9 10 J Q K", 8, DEED_1), 0, f"card-{DEED_1}", "scores", "DT-123"),
    (lambda: thrown("9 10 J Q K", 8, BOOTS), 0, f"card-{BOOTS}", "scores", "DT-095"),
    (lambda: at(MINE, 1, CATTLE, extension=True), 0, f"card-{CATTLE}", "scores", "DT-194"),
    (lambda: thrown("9 10 J Q K", 8, BRUTE), 0, f"card-{BRUTE}", "brute_now", "DT-098"),
    (lambda: thrown("9", 8, BRUTE), 0, f"card-{BRUTE}", "brute_two", "DT-098"),
    (lambda: at(MINE, 1, BRUTE), 0, f"card-{BRUTE}", "brute", "DT-098"),
    (lambda: thrown("9 10 J", 8, CHEATER), 0, f"card-{CHEATER}", "cheater", "DT-100"),
    (cheating, 0, f"card-{CHEATER}", "cheater_now", "DT-100"),
    (lambda: thrown("9 10 J", 8, DYNAMITE), 0, f"card-{DYNAMITE}", "dynamite", "DT-096"),
    (lambda: at(MINE, 1, DYNAMITE), 0, f"card-{DYNAMITE}", "other", "DT-041"),
    (lambda: at(BANK, 1, DYNAMITE), 0, f"card-{DYNAMITE}", "past", "DT-114"),
    (lambda: changed(at(BANK, 1, GIRLS), blocked=SALOON), 0, f"card-{GIRLS}", "blocked", "DT-212"),
    (second_acts, 0, f"card-{GIRLS}", "card_action", "DT-148"),
    (fresh, 0, f"card-{UNLIMITED_CREDIT}", "fresh", "DT-094"),
    (lambda: at(BANK, 0, SHARE), 0, f"card-{SHARE}", "share_self", "DT-105"),
    (lambda: at(BANK, 1, SHARE), 0, f"card-{SHARE}", "share", "DT-105"),
    (lambda: at(MINE, 1, WANTED_NOTICE), 0, f"card-{WANTED_NOTICE}", "wanted_notice", "DT-106"),
    (lambda: at(SALOON, 0, GIRLS), 0, f"card-{GIRLS}", "void_rob", "DT-223"),
    (lambda: at(SALOON, 0, WHISKY, extension=True), 0, f"card-{WHISKY}", "void_whisky", "DT-199"),
    (
        lambda: changed(at(GENERAL_STORE, 0, UNLIMITED_CREDIT), store=[]),
        0,
        f"card-{UNLIMITED_CREDIT}",
        "void_store",
        "DT-223",
    ),
    (
        lambda: with_cash(at(SHERIFF, 1, NERVOUS_JOE), 8, 0, 0),
        0,
        f"card-{NERVOUS_JOE}",
        "void_joe",
        "DT-103",
    ),
    (nobody_a_sheriff, 0, f"card-{MARSHALL}", "void_star", "DT-104"),
    (
        lambda: changed(at(SHERIFF, 0, DOUBLE_GUN, extension=True), wanted=[]),
        0,
        f"card-{DOUBLE_GUN}",
        "void_wanted",
        "DT-223",
    ),
    (
        lambda: changed(at(TOWN_HALL, 0, CORRUPTION), deeds=[]),
        0,
        f"card-{CORRUPTION}",
        "void_deeds",
        "DT-101",
    ),
    (lambda: at(MINE, 1, ELIXIR), 0, f"card-{ELIXIR}", "elixir", "DT-108"),
    (lambda: doc(1, 2, cards=(ELIXIR,)), 0, f"card-{ELIXIR}", "elixir_needless", "DT-108"),
    (lambda: saloon(WHISKY), 0, f"card-{WHISKY}", "whisky_now", "DT-199"),
    (giving, 1, f"card-{DEED_1}", "give_store", "DT-196"),
    (holding_the_die, 0, f"card-{SMOKE_SIGNALS}", "smoke_held", "DT-203"),
    (offering, 0, f"card-{BOOTS}", "offer_order", "DT-221"),
    (offering, 0, f"card-{HAT}", "offer_given", "DT-221"),
    # places, actions, the Doc
    (thrown, 0, "place-0", "dice_first", "DT-022"),
    (lambda: at(BANK, 1), 0, f"place-{SALOON}", "later", "DT-020"),
    (lambda: at(BANK, 1), 0, f"place-{MINE}", "past", "DT-020"),
    (lambda: at(BANK, 1), 0, f"place-{BANK}", "other", "DT-041"),
    (nobody_a_sheriff, 0, f"place-{SHERIFF}", "nobody", "DT-041"),
    (lambda: at(BANK, 1, extension=True), 0, f"action-{BANK * 2}", "chooses", "DT-145"),
    (lambda: at(BANK, 1, seats=2, extension=True), 0, "action-2", "two_players", "DT-152"),
    (second_acts, 0, f"action-{SALOON * 2}", "action_of", "DT-145"),
    (two_towns, 0, f"action-{TOWN_HALL * 2 + 1}", "no_effect", "DT-225"),
    (lambda: doc(1, 2, 3), 0, "benefit-3", "benefit_dice", "DT-087"),
    (lambda: doc(1, 2, 3), 0, "benefit-0", "benefit_deeds", "DT-088"),
    (lambda: doc(1, 2, 3), 1, "benefit-0", "doc_gained", "DT-084"),
    (ordering, 2, "doc", "doc_order", "DT-086"),
    (thrown, 0, "doc", "doc_later", "DT-084"),
    # things
    (complete, 0, "outlaw-4", "outlaw_no_dice", "DT-173"),
    (complete, 1, "outlaw-4", "outlaw_rival", "DT-170"),
    (holding_the_die, 0, "indian", "indian_own", "DT-207"),
    (holding_the_die, 1, "indian", "indian", "DT-205"),
]
