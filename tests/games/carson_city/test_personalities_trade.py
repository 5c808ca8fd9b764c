"""Section 13: the Banker (2), the Grocer (3) and the Chinese Worker (4)."""

import pytest

from farwest.games.carson_city import box
from farwest.games.carson_city.powers import GROCER_WAITS
from farwest.games.carson_city.rules.ending import RoundPoints
from farwest.games.carson_city.rules.income import BuildingIncome
from farwest.games.carson_city.rules.resolution import Square
from tests.clauses import rule
from tests.games.carson_city.cards import choosing, return_cards
from tests.games.carson_city.kit import P1, P2, Table

# --- 2, the Banker -----------------------------------------------------------------------------


@rule("CC-171")
def test_the_yellow_banker_receives_nine_dollars() -> None:
    """At once: P2 has not chosen yet."""
    t = choosing()
    t.play("P1 card banker")
    assert (t.asks, t.city.cash) == ("P2 personality", [24, 15, 15])


@rule("CC-172", "CC-300")
def test_the_red_banker_buys_after_all_actions() -> None:
    """Nothing at once; he is asked after the last square and before new cowboys come."""
    t = choosing("banker red", seats=2)
    t.play("P1 card banker", "P2 card sheriff")
    assert (t.city.cash, t.told("money")) == ([15, 15], [])
    t.put(P2, "buy2")
    t.resolve()
    t.play("P2 work_done", "P1 work_done", "P2 points 2")
    assert (t.asks, t.told("new_cowboys")) == ("P1 banker", [])
    t.play("P1 banker_lot 2")
    assert len(t.told("new_cowboys")) == 2


@rule("CC-172")
@pytest.mark.parametrize(("lot", "points", "cost"), [(0, 0, 0), (1, 3, 3), (2, 5, 12), (3, 7, 25)])
def test_what_the_red_banker_buys(lot: int, points: int, cost: int) -> None:
    """3 VP for $3, 5 for $12, 7 for $25, or none; and he is asked once."""
    t = Table(2)
    t.holds(P1, "banker", 1)
    t.give(P1, cash=40)
    t.end_round()
    t.play(f"P1 banker_lot {lot}")
    assert (t.city.points[P1], t.city.cash[P1]) == (points, 40 - cost)
    assert t.asks == "P1 cash"


@rule("CC-172", "CC-310")
@pytest.mark.parametrize(
    ("cash", "lots"), [(3, ["0", "1"]), (11, ["0", "1"]), (24, ["0", "1", "2"])]
)
def test_the_red_banker_pays_what_he_has(cash: int, lots: list[str]) -> None:
    """Lots he cannot pay are not offered."""
    t = Table(2)
    t.holds(P1, "banker", 1)
    t.give(P1, cash=cash)
    t.end_round()
    assert t.ends("banker_lot") == lots


@rule("CC-172", "CC-310")
def test_the_red_banker_without_money_is_not_asked() -> None:
    """$2 buy nothing."""
    t = Table(2)
    t.holds(P1, "banker", 1)
    t.give(P1, cash=2)
    t.end_round()
    assert t.asks == "P2 cash"


# --- 3, the Grocer -----------------------------------------------------------------------------


def shops(*thieves: int) -> Table:
    """P1, a yellow Grocer who waited, has saloons of $10 and $5 and a hotel; P2 a saloon of $5."""
    t = Table(2)
    t.holds(P1, "grocer")
    t.city.patience = GROCER_WAITS
    t.row("mine", "ranch", "hotel", "church", "bank", "mine", "ranch")
    t.build(P1, "A1", "saloon")
    t.house("A2", "B1")
    t.build(P1, "H8", "saloon")
    t.house("H7")
    t.build(P1, "A8", "hotel")
    t.build(P2, "H1", "saloon")
    t.house("H2")
    for seat in thieves:
        t.put(seat, "A1")
    t.do(BuildingIncome())
    return t


@rule("CC-173")
def test_the_yellow_grocer_takes_her_money_at_once() -> None:
    """$8, and no question in the income step."""
    t = choosing(seats=2)
    t.build(P1, "A8", "hotel")
    t.play("P1 card grocer", "P1 money_now")
    assert (t.asks, t.city.cash[P1]) == ("P2 personality", 23)
    t.do(BuildingIncome())
    assert (t.asks, t.city.cash[P1]) == ("", 23 + 6)


@rule("CC-173")
def test_the_yellow_grocer_waits() -> None:
    """Nothing now; in the income step $8, or her hotel doubled."""
    t = choosing(seats=2)
    t.build(P1, "A8", "hotel")
    t.play("P1 card grocer", "P1 wait")
    assert (t.asks, t.city.cash[P1]) == ("P2 personality", 15)
    t.do(BuildingIncome())
    assert t.asks == "P1 grocer_income"
    assert t.offers() == ["money_now", "double hotel"]
    t.play("P1 double hotel")
    assert t.city.cash[P1] == 15 + 12


@rule("CC-173")
def test_the_grocers_late_money() -> None:
    """$8 and the simple incomes of $10, $5 and $6."""
    t = shops()
    t.play("P1 money_now")
    assert t.city.cash == [15 + 8 + 21, 20]


@rule("CC-173")
def test_the_grocer_doubles_one_type_of_her_buildings() -> None:
    """Both her saloons; neither her hotel nor P2's saloon."""
    t = shops()
    t.play("P1 double saloon")
    assert t.city.cash == [15 + 20 + 10 + 6, 20]


@rule("CC-174")
def test_a_doubled_building_lost_in_a_duel() -> None:
    """P2 beats P1 on A1: $10 for him, $10 for her; her other saloon pays $10 all the same."""
    t = shops(P1, P2)
    t.dice(1, 6)
    t.play("P1 double saloon")
    assert t.city.cash == [15 + 10 + 10 + 6, 20 + 10]


@rule("CC-174")
def test_a_doubled_building_defended() -> None:
    """P2 is beaten: she gets twice $10, he gets nothing."""
    t = shops(P1, P2)
    t.dice(6, 1)
    t.play("P1 double saloon")
    assert t.city.cash == [15 + 20 + 10 + 6, 20]


def households() -> Table:
    """P1 has taken the red Grocer's card; two houses and a town house are his, one is P2's."""
    t = choosing("grocer red", seats=2)
    t.play("P1 card grocer")
    t.house("A1", "A2", "A3", "A4")
    t.town_house("A5")
    t.own(P1, "A1", "A2", "A5", "A6")
    t.own(P2, "A3")
    for parcel, tile in (("H1", "ranch"), ("H2", "hotel"), ("H3", "church")):
        t.build(P1, parcel, tile)
    return t


@rule("CC-175")
def test_the_red_grocer_takes_money() -> None:
    """$8 at once, and no points for her houses."""
    t = households()
    t.play("P1 money_now")
    assert t.city.cash[P1] == 23
    t.do(RoundPoints())
    t.city.advance()
    assert t.city.points == [0, 0]


@rule("CC-175", "CC-141")
def test_the_red_grocer_waits() -> None:
    """3 VP: her houses and her town house; no ranch, hotel or church; no house of others."""
    t = households()
    t.play("P1 wait")
    assert (t.city.cash[P1], t.city.points) == (15, [0, 0])
    t.do(RoundPoints())
    t.city.advance()
    assert t.city.points == [3, 0]


@rule("CC-175")
def test_the_red_grocer_counts_at_the_end_of_the_round() -> None:
    """A house got after her choice counts, and it is counted once: not in the next round."""
    t = households()
    t.play("P1 wait")
    t.own(P1, "A4")
    t.do(RoundPoints())
    t.city.advance()
    assert t.city.points == [4, 0]
    return_cards(t)
    t.do(RoundPoints())
    t.city.advance()
    assert t.city.points == [4, 0]


# --- 4, the Chinese Worker ---------------------------------------------------------------------


@rule("CC-176")
def test_the_yellow_worker_receives_two_roads() -> None:
    """At once, besides his first one."""
    t = choosing()
    t.play("P1 card chinese_worker")
    assert (t.asks, t.city.roads) == ("P2 personality", [3, 1, 1])


@rule("CC-176")
@pytest.mark.parametrize(
    ("square", "price", "half"),
    [
        *(("build12", 12, 6), ("build10", 10, 5), ("build8", 8, 4), ("build6", 6, 3)),
        *(("build5", 5, 3), ("build4", 4, 2), ("build3", 3, 2)),
    ],
)
def test_the_yellow_worker_pays_half(square: str, price: int, half: int) -> None:
    """CC-EX-27-chinese-prices: half, rounded up; P2 pays it all, and so does P1 next round."""
    paid = []
    for seat, returned in ((P1, False), (P2, False), (P1, True)):
        t = Table(2)
        t.holds(P1, "chinese_worker")
        if returned:
            return_cards(t)
        t.put(seat, square)
        t.do(Square(t.place(square)))
        t.play(f"P{seat + 1} purchase")
        paid.append(15 - t.city.cash[seat])
    assert paid == [half, price, price]


@rule("CC-176")
def test_half_the_price_is_enough() -> None:
    """With $6 he can have the mine on $12."""
    t = Table(2)
    t.holds(P1, "chinese_worker")
    t.give(P1, cash=6)
    t.put(P1, "build12")
    t.do(Square(box.BUILD12))
    assert t.can("P1 purchase")


def worker(cash: int = 15) -> Table:
    """P1, who owns G7, has taken the red Worker's card; a prison is next in the bag."""
    t = choosing("chinese_worker red")
    t.own(P1, "G7")
    t.give(P1, cash=cash)
    t.draw("prison")
    t.play("P1 card chinese_worker")
    return t


@rule("CC-177")
def test_the_red_worker_takes_any_tile_for_five_dollars() -> None:
    """All seven are offered; he buys the ranch of $10 and builds it at once."""
    t = worker()
    assert (t.asks, t.city.roads[P1]) == ("P1 worker_tile", 1)
    assert t.ends("tile") == list(box.SQUARES[box.BUILD12 : box.BUILD3 + 1])
    t.play("P1 tile build10")
    assert (t.city.cash[P1], t.asks, t.offers()) == (10, "P1 build_now", ["build G7", "keep_tile"])
    t.play("P1 build G7")
    assert (t.ground("G7"), t.asks) == ("ranch", "P2 personality")


@rule("CC-177")
def test_the_red_worker_keeps_his_tile() -> None:
    """It is pending, for a later works turn."""
    t = worker()
    t.play("P1 tile build10", "P1 keep_tile")
    assert (t.pending(P1), t.ground("G7")) == (["ranch"], "")
    assert t.asks == "P2 personality"


@rule("CC-177")
def test_a_tile_that_cannot_be_built_is_kept() -> None:
    """G7 lies far from any road: the saloon waits, unasked."""
    t = worker()
    t.give(P1, roads=0)
    t.play("P1 tile build6")
    assert (t.pending(P1), t.asks) == (["saloon"], "P2 personality")


@rule("CC-177")
def test_the_row_is_filled_for_the_next_player() -> None:
    """The mine slides from $12 to $10, and the prison comes in, before P2 chooses."""
    t = worker()
    t.play("P1 tile build10", "P1 keep_tile")
    assert t.on_row() == ["prison", "mine", "hotel", "saloon", "bank", "mine", "ranch"]
    assert t.asks == "P2 personality"


@rule("CC-177", "CC-040")
def test_the_red_worker_may_decline() -> None:
    """He keeps his money, and the row stays."""
    t = worker()
    before = t.on_row()
    t.play("P1 tile_none")
    assert (t.city.cash[P1], t.pending(P1), t.on_row()) == (15, [], before)


@rule("CC-177", "CC-310")
@pytest.mark.parametrize(("cash", "asked"), [(4, "P2 personality"), (5, "P1 worker_tile")])
def test_the_red_worker_needs_five_dollars(cash: int, asked: str) -> None:
    """With $4 the card is his, and nothing more."""
    assert worker(cash).asks == asked


@rule("CC-177")
def test_the_red_worker_pays_full_prices_in_phase_three() -> None:
    """The mine on $12 costs him $12."""
    t = Table(2)
    t.holds(P1, "chinese_worker", 1)
    t.put(P1, "build12")
    t.do(Square(box.BUILD12))
    t.play("P1 purchase")
    assert t.city.cash[P1] == 3
