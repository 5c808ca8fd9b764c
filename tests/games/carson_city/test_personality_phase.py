"""Section 4: phase 1."""

from farwest.games.carson_city import box
from tests.clauses import rule
from tests.games.carson_city.kit import P1, P2, P3, Table


def choosing(*order: int) -> Table:
    """Three players choose in this order."""
    t = Table(3)
    t.city.order = list(order) or [P1, P2, P3]
    t.choose()
    return t


@rule("CC-038")
def test_one_card_each_in_turn_order() -> None:
    """P3 takes the Banker, and nobody else can; nobody may do without a card."""
    t = choosing(P3, P1, P2)
    assert t.asks == "P3 personality"
    assert {offer.split()[0] for offer in t.offers()} == {"card"}
    assert len(t.ends("card")) == 7
    t.play("P3 card banker")
    assert (t.asks, len(t.ends("card"))) == ("P1 personality", 6)
    assert not t.can("P1 card banker")


@rule("CC-039")
def test_effects_come_before_the_next_choice() -> None:
    """P1's Settler takes his parcel, then P2 chooses."""
    t = choosing()
    t.play("P1 card settler")
    assert t.asks == "P1 settler_parcel"
    t.play("P1 take A1")
    assert (t.owner("A1"), t.asks) == (P1, "P2 personality")


@rule("CC-040", "CC-180", "CC-178")
def test_effects_may_be_declined() -> None:
    """The Captain hires nobody, the Settler takes nothing."""
    t = choosing()
    t.play("P1 card captain", "P1 hire 0", "P2 card settler", "P2 take_none")
    assert (t.city.cash, t.city.reserve, t.city.titles) == ([15] * 3, [3] * 3, [12] * 3)
    assert t.asks == "P3 personality"


@rule("CC-041", "CC-011")
def test_the_numbers_make_the_turn_order() -> None:
    """CC-EX-01-turn-order: Sheriff 1, Grocer 3, Mercenary 7, whoever chose first."""
    t = choosing(P3, P2, P1)
    t.play("P3 card mercenary", "P2 card grocer", "P2 money_now", "P1 card sheriff")
    assert (t.city.order, t.asks) == ([P1, P2, P3], "P1 place")
    t = choosing(P1, P2, P3)
    t.play("P1 card mercenary", "P2 card grocer", "P2 money_now", "P3 card sheriff")
    assert (t.city.order, t.asks) == ([P3, P2, P1], "P3 place")


@rule("CC-042")
def test_cards_nobody_took_do_nothing() -> None:
    """Banker, Mercenary and Captain are held; the four others' powers are nobody's."""
    t = choosing()
    t.play("P1 card banker", "P2 card mercenary", "P3 card captain", "P3 hire 0")
    held = [power // 2 for power, seat in enumerate(t.city.power) if seat >= 0]
    assert held == [box.BANKER, box.CAPTAIN, box.MERCENARY]
    assert (t.city.cash, t.city.roads) == ([15 + 9, 15, 15], [1, 1, 1])


@rule("CC-310")
def test_a_power_that_cannot_be_used_lapses() -> None:
    """Without money the Captain is taken and asks nothing; without title so is the Settler."""
    t = choosing()
    t.give(P1, cash=0)
    t.give(P2, titles=0)
    t.play("P1 card captain")
    assert t.asks == "P2 personality"
    t.play("P2 card settler")
    assert t.asks == "P3 personality"


@rule("CC-310")
def test_powers_without_choice_apply_by_themselves() -> None:
    """Money, roads, the white cowboy, strength."""
    t = choosing()
    t.play("P1 card banker", "P2 card chinese_worker", "P3 card mercenary")
    assert (t.city.cash, t.city.roads) == ([24, 15, 15], [1, 3, 1])
    assert (t.strength(P3), t.asks) == (7, "P1 place")
