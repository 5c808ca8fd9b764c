"""Section 11: the end of a round."""

import pytest

from farwest.games.carson_city.rules.ending import CardsReturn, CashLimit, NewCowboys
from farwest.games.carson_city.rules.row import FillRow
from tests.clauses import rule
from tests.games.carson_city.kit import P1, P2, P3, Table


def purse(cash: int, card: str, last: int = 0) -> Table:
    """The cash limit is read; P1 has so much money and this card."""
    t = Table(2)
    t.give(P1, cash=cash)
    t.give(P2, cash=0)
    t.holds(P1, card)
    t.do(CashLimit(last))
    return t


def amounts(t: Table) -> list[int]:
    """What P1 may spend."""
    choice = t.city.choice_of(P1)
    assert choice is not None
    return [choice.hint(t.city, action)[0].value for action in choice.options(t.city)]


@rule("CC-141")
def test_the_steps_in_their_order() -> None:
    """Banker, Settler's points, cowboys, limit, cards, chip, order, row."""
    t = Table(3)
    t.holds(P1, "banker", 1)
    t.holds(P2, "settler", 1)
    t.city.patience = 2
    t.city.chip = P3
    t.own(P2, "A1")
    t.mountain("A1")
    t.row("", "ranch", "hotel", "saloon", "bank", "mine", "ranch")
    t.draw("prison")
    t.city.passed = [P3, P1, P2]
    t.end_round()
    assert (t.asks, t.events) == ("P1 banker", [])
    t.play("P1 banker_lot 0")
    assert [e.kind for e in t.events] == ["points", *["new_cowboys"] * 3]
    assert (t.city.round, t.city.chip, t.on_row()[0]) == (2, P3, "")
    t.play("P1 spend 0", "P2 spend 0", "P3 spend 0")
    assert (t.city.chip, t.on_row()[0], t.city.order) == (-1, "prison", [P3, P1, P2])
    assert t.asks == "P3 personality"


@rule("CC-141", "CC-152")
def test_round_four_stops_at_the_cash_limit() -> None:
    """No new cowboys, no new tiles: the game is over."""
    t = Table(2)
    t.city.round = 4
    t.row("", "ranch", "hotel", "saloon", "bank", "mine", "ranch")
    t.end_round()
    assert (t.asks, t.city.over) == ("", True)
    assert (t.city.round, t.city.reserve, t.on_row()[0]) == (4, [3, 3], "")


@rule("CC-142", "CC-143")
@pytest.mark.parametrize(("number", "new"), [(1, 4), (2, 5), (3, 5)])
def test_new_cowboys(number: int, new: int) -> None:
    """Four after round 1, then five; the marker advances."""
    t = Table(2)
    t.city.round = number
    t.do(NewCowboys())
    t.city.advance()
    assert (t.city.reserve, t.city.round) == ([3 + new] * 2, number + 1)


@rule("CC-143")
def test_never_more_than_ten() -> None:
    """CC-EX-21-new-cowboys: 2 after round 1 become 6, 7 after round 2 become 10."""
    t = Table(2)
    t.give(P1, reserve=2)
    t.do(NewCowboys())
    t.city.advance()
    assert t.city.reserve[P1] == 6
    t.give(P1, reserve=7)
    t.do(NewCowboys())
    t.city.advance()
    assert t.city.reserve[P1] == 10


@rule("CC-144", "CC-145", "CC-146")
@pytest.mark.parametrize(
    ("cash", "card", "offered", "spent", "left", "points"),
    [
        (54, "banker", [0, 10, 20, 30, 40, 50], 0, 54, 0),
        (28, "sheriff", [8, 10, 20], 10, 18, 1),
        (34, "chinese_worker", [4, 10, 20, 30], 4, 30, 0),
    ],
    ids=["Arno", "Alex", "George"],
)
def test_the_cash_limit(
    cash: int, card: str, offered: list[int], spent: int, left: int, points: int
) -> None:
    """CC-EX-09-cash-limit."""
    t = purse(cash, card)
    assert t.asks == "P1 cash"
    assert amounts(t) == offered
    t.play(f"P1 spend {spent // 10}")
    assert (t.city.cash[P1], t.city.points[P1]) == (left, points)


@rule("CC-145")
def test_everybody_spends_on_his_own() -> None:
    """P2 may answer before P1."""
    t = Table(2)
    t.do(CashLimit())
    assert t.asks == "P1 cash"
    t.play("P2 spend 1", "P1 spend 0")
    assert (t.city.cash, t.city.points) == ([15, 5], [0, 1])


@rule("CC-146")
def test_no_spending_of_ones_own_will_in_round_four() -> None:
    """Below the limit nobody is asked; above it he is."""
    assert purse(54, "banker", last=1).asks == ""
    t = purse(28, "sheriff", last=1)
    assert (t.asks, amounts(t)) == ("P1 cash", [8, 10, 20])


@rule("CC-147")
def test_cards_and_tokens_return() -> None:
    """The white cowboy and no-duel tokens go, dynamite stays."""
    t = Table(2)
    t.holds(P1, "sheriff")
    t.holds(P2, "singer")
    t.city.white = t.place("H8")
    t.give(P2, tokens=2, dynamite=1)
    t.do(CardsReturn())
    t.city.advance()
    assert (t.city.card, set(t.city.power)) == ([-1, -1], {-1})
    assert (t.city.white, t.city.tokens, t.city.dynamite) == (-1, [0, 0], [0, 1])


@rule("CC-147", "CC-038")
def test_all_cards_can_be_taken_again() -> None:
    """In the next round seven lie beside the board."""
    t = Table(2)
    t.end_round()
    t.play("P1 spend 0", "P2 spend 0")
    assert len(t.ends("card")) == 7


@rule("CC-148")
def test_the_chip_returns() -> None:
    """P1 is as strong as before, and the square can be chosen."""
    t = Table(2)
    t.city.chip = P1
    t.do(CardsReturn())
    t.city.advance()
    assert t.strength(P1) == 4
    t.placement()
    assert t.can("P1 place ammo")


@rule("CC-149", "CC-011")
def test_who_passed_first_chooses_first() -> None:
    """The pass order is the order of the next phase 1."""
    t = Table(3)
    t.city.passed = [P2, P3, P1]
    t.end_round()
    t.play("P1 spend 0", "P2 spend 0", "P3 spend 0")
    asked = []
    for card in ("banker", "mercenary", "sheriff"):
        asked.append(t.asks)
        t.play(f"{t.asks[:2]} card {card}")
    assert asked == ["P2 personality", "P3 personality", "P1 personality"]


@rule("CC-150")
def test_the_row_slides_and_is_filled() -> None:
    """Saloon, bank and mine slide down; the new tiles come in from cheap to dear."""
    t = Table(2)
    t.row("", "", "", "saloon", "bank", "", "mine")
    t.draw("prison", "church", "hotel", "ranch")
    t.do(FillRow())
    t.city.advance()
    assert t.on_row() == ["ranch", "hotel", "church", "prison", "saloon", "bank", "mine"]
    assert not t.luck.coming


@rule("CC-151", "CC-044")
def test_an_empty_bag_leaves_squares_empty() -> None:
    """One tile is left for three squares; the two dearest stay empty and closed."""
    t = Table(2)
    t.row("", "", "", "saloon", "bank", "ranch", "mine")
    t.bag("prison")
    t.draw("prison")
    t.do(FillRow())
    t.city.advance()
    assert t.on_row()[:3] == ["", "", "prison"]
    t.placement()
    assert not {"build12", "build10"} & set(t.ends("place"))


@rule("CC-329")
def test_nobody_is_left_after_phase_three() -> None:
    """Only the occupant of the Town Hall, and cowboys in corrals until the rodeo."""
    t = Table(2, buildings="full", horses=True)
    t.town_hall("C4")
    t.sits(P2)
    t.build(P1, "G7", "ranch")
    t.put(P1, "G7", "H8", "wages", "vp_parcels", "buy2")
    t.resolve()
    t.city.corral_boy[0] = 1
    t.play("P1 wage_only", "P1 buy_done", "P1 work_done", "P2 work_done", "P1 points 0")
    assert [p for p, marks in enumerate(t.city.at) if marks] == [t.place("C4")]
    assert sum(t.city.corral_boy) == 0
