"""Section 13: the cash limits of all cards, and the Street Boy (0)."""

import pytest

from farwest.games.carson_city import box
from farwest.games.carson_city.powers import RED, YELLOW
from farwest.games.carson_city.rules.ending import CashLimit
from farwest.kernel.steps import NOBODY
from tests.clauses import rule
from tests.games.carson_city.cards import choosing, lay_out, return_cards
from tests.games.carson_city.kit import P1, P2, P3, Table

LIMITS = [
    ("sheriff", 20, "CC-166", 20, "CC-169"),
    ("banker", 120, "CC-171", 60, "CC-172"),
    ("grocer", 60, "CC-173", 60, "CC-175"),
    ("chinese_worker", 30, "CC-176", 30, "CC-177"),
    ("settler", 30, "CC-178", 20, "CC-179"),
    ("captain", 25, "CC-180", 20, "CC-181"),
    ("mercenary", 20, "CC-182", 30, "CC-183"),
    ("indian", 20, "CC-184", 30, "CC-185"),
    ("prospector", 20, "CC-186", 20, "CC-188"),
    ("gunsmith", 30, "CC-195", 20, "CC-196"),
    ("singer", 15, "CC-198", 40, "CC-200"),
    ("auctioneer", 30, "CC-201", 30, "CC-205"),
    ("governor", 50, "CC-207", 50, "CC-208"),
    ("doctor_undertaker", 60, "CC-210", 90, "CC-214"),
    ("cowboy", 20, "CC-215", 20, "CC-216"),
    ("heroes", 240, "CC-217", 40, "CC-220"),
    ("teacher", 60, "CC-221", 60, "CC-221"),
    ("lawyer_editor", 60, "CC-224", 40, "CC-226"),
]
"""Every card with its yellow and its red limit, and the clauses that tell them."""
SIDES = [
    pytest.param(card, side, limit, marks=rule(clause), id=f"{card}-{'YR'[side]}")
    for card, *facts in LIMITS
    for side, limit, clause in ((YELLOW, *facts[:2]), (RED, *facts[2:]))
]


def least_spent(t: Table) -> int:
    """What P1 must spend at the least."""
    t.do(CashLimit())
    assert t.asks == "P1 cash"
    choice = t.city.choice_of(P1)
    assert choice is not None
    return int(choice.hint(t.city, choice.options(t.city)[0])[0].value)


@rule("CC-161")
@pytest.mark.parametrize(("card", "side", "limit"), SIDES)
def test_the_limit_of_the_side_in_use(card: str, side: int, limit: int) -> None:
    """Of $300 all above the limit must be spent."""
    t = Table(2)
    t.holds(P1, card, side)
    t.give(P1, cash=300)
    assert least_spent(t) == 300 - limit


@rule("CC-161", "CC-162", "CC-164")
@pytest.mark.parametrize(("boy", "limit"), [("street_boy", 120), ("street_boy red", 115)])
def test_the_street_boys_limit_is_his_second_cards(boy: str, limit: int) -> None:
    """With the Banker $120; $5 less on the red side."""
    t = choosing(boy)
    t.play("P1 card street_boy", "P1 card banker")
    t.give(P1, cash=300)
    assert least_spent(t) == 300 - limit


@rule("CC-161", "CC-209", "CC-332")
def test_the_street_boys_limit_is_that_of_the_side_he_chose() -> None:
    """He brings the Undertaker: $90."""
    t = choosing("street_boy", "doctor_undertaker")
    t.play("P1 card street_boy", "P1 card doctor_undertaker", "P1 face undertaker")
    t.give(P1, cash=300)
    assert least_spent(t) == 300 - 90


# --- 0, the Street Boy -------------------------------------------------------------------------


@rule("CC-162", "CC-165")
def test_the_yellow_boy_costs_three_dollars() -> None:
    """P1 has $12 left when he takes his second card, before P2 takes his first."""
    t = choosing("street_boy")
    t.play("P1 card street_boy")
    assert (t.asks, t.city.cash[P1]) == ("P1 street_second", 12)
    t.play("P1 card mercenary")
    assert (t.asks, t.strength(P1)) == ("P2 personality", 4 + 3)


@rule("CC-164")
def test_the_red_boy_costs_nothing() -> None:
    """P1 keeps his $15, and may choose even without money."""
    t = choosing("street_boy red")
    t.play("P1 card street_boy")
    assert (t.asks, t.city.cash[P1]) == ("P1 street_second", 15)
    t = choosing("street_boy red")
    t.give(P1, cash=0)
    assert t.can("P1 card street_boy")


@rule("CC-162", "CC-164")
@pytest.mark.parametrize("boy", ["street_boy", "street_boy red"])
def test_the_second_card_is_one_of_those_left_but_the_sheriff(boy: str) -> None:
    """P1 has the Banker, nobody the Sheriff: P2 is offered five of the seven."""
    t = choosing(boy)
    t.play("P1 card banker", "P2 card street_boy")
    left = ["grocer", "chinese_worker", "settler", "captain", "mercenary"]
    assert t.ends("card") == left


@rule("CC-163", "CC-165")
@pytest.mark.parametrize("boy", ["street_boy", "street_boy red"])
def test_the_second_card_cannot_be_declined(boy: str) -> None:
    """Every answer takes a card."""
    t = choosing(boy)
    t.play("P1 card street_boy")
    assert {offer.split()[0] for offer in t.offers()} == {"card"}


@rule("CC-163")
@pytest.mark.parametrize(("cash", "offered"), [(2, False), (3, True)])
def test_without_three_dollars_the_yellow_boy_stays(cash: int, offered: bool) -> None:
    """$2 are too few, $3 are enough."""
    t = choosing("street_boy")
    t.give(P1, cash=cash)
    assert t.can("P1 card street_boy") == offered
    assert t.can("P1 card banker")


@rule("CC-165", "CC-162")
def test_the_second_cards_effect_comes_at_once() -> None:
    """P1 brings the Settler and takes a parcel, then P2 chooses."""
    t = choosing("street_boy")
    t.play("P1 card street_boy", "P1 card settler")
    assert t.asks == "P1 settler_parcel"
    t.play("P1 take A1")
    assert (t.owner("A1"), t.asks) == (P1, "P2 personality")


@rule("CC-162", "CC-164", "CC-332")
@pytest.mark.parametrize("boy", ["street_boy", "street_boy red"])
def test_zero_comes_before_the_sheriff(boy: str) -> None:
    """P3 has 0 and 7 and plays before P1, the Sheriff, and P2, the Banker."""
    t = choosing(boy)
    t.play("P1 card sheriff", "P2 card banker", "P3 card street_boy", "P3 card mercenary")
    assert t.city.order == [P3, P1, P2]


@rule("CC-332")
def test_the_boys_second_card_has_all_its_powers() -> None:
    """P1's Doctor is healed for nothing, P2 pays him $3."""
    t = choosing("street_boy red", "doctor_undertaker")
    t.play("P1 card street_boy", "P1 card doctor_undertaker")
    assert (t.asks, t.ends("face")) == ("P1 side", ["doctor", "undertaker"])
    t.play("P1 face doctor", "P2 card banker", "P3 card mercenary")
    for seat in (P1, P2, P3):
        t.put(seat, "ammo")
    t.dice(1, 1, 6)
    t.resolve()
    t.play("P1 doctor gambling", "P2 doctor inc_parcels")
    assert t.city.cash[:2] == [15 + 3, 15 + 9 - 3]


@rule("CC-332")
@pytest.mark.parametrize(("number", "side"), [(3, YELLOW), (4, RED)])
def test_the_boys_teacher_has_the_side_of_the_round(number: int, side: int) -> None:
    """After round 2 she is yellow, after round 3 red."""
    t = Table(3)
    lay_out(t, "street_boy red", "teacher")
    t.city.round = number
    return_cards(t)
    t.choose()
    t.play("P1 card street_boy", "P1 card teacher")
    power = 2 * box.TEACHER + side
    assert (t.city.power[power], t.city.power[power ^ 1]) == (P1, NOBODY)


@rule("CC-332")
def test_the_boys_second_card_binds_him() -> None:
    """With the Heroes P1 may not attack P2's ranch; P3 may."""
    t = choosing("street_boy red", "heroes")
    t.build(P2, "G7", "ranch")
    t.play("P1 card street_boy", "P1 card heroes", "P2 card banker", "P3 card mercenary")
    assert t.asks == "P1 place"
    assert not t.can("P1 place G7")
    t.play("P1 pass", "P2 pass")
    assert t.can("P3 place G7")
