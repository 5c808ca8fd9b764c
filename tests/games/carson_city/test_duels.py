"""Section 6: the order of resolution, and duels."""

import pytest

from farwest.games.carson_city import box
from farwest.games.carson_city.rules.cowboys import GAINS
from farwest.games.carson_city.rules.income import BuildingIncome
from farwest.games.carson_city.rules.parcels import ParcelStep
from farwest.games.carson_city.rules.resolution import Square
from tests.clauses import rule
from tests.games.carson_city.kit import P1, P2, P3, PARCEL, Table


def fight(t: Table, *dice: int, square: str = "ammo") -> None:
    """Everybody stands on a square, and the dice fall like this in pass order."""
    for seat in range(t.city.seats):
        t.put(seat, square)
    t.dice(*dice)
    t.do(Square(t.place(square)))
    t.city.advance()
    assert not t.luck.coming, "some dice were not rolled"


# --- the order of the squares ------------------------------------------------------------------


@rule("CC-056", "CC-299")
def test_the_squares_in_the_order_of_the_board() -> None:
    """One cowboy on each square: what happens comes in the printed order."""
    t = Table(2)
    t.give(P1, cash=500, supply=30)
    t.build(P1, "H8", "hotel")
    t.own(P1, "H7")
    t.put(P1, *box.SQUARES, "A1")
    t.dice(3, 4)
    t.resolve()
    t.play("P1 buy A1")
    for tile in ("mine", "ranch", "hotel", "saloon", "bank", "mine", "ranch"):
        assert t.asks == "P1 buy_tile", tile
        t.play("P1 purchase", "P1 keep_tile")
    t.play("P1 work_done", "P2 work_done", *["P1 points 1"] * 4)
    chapters = "earned chip got_roads bought_parcel bought_tile gambled income points"
    told = [event for event in t.events if event.kind in chapters.split()]
    assert [event.args[1] if event.kind == "bought_tile" else event.kind for event in told] == [
        *("earned", "chip", "got_roads", "got_roads", "bought_parcel"),
        *(1, 0, 5, 4, 3, 1, 0),
        *("earned", "earned", "gambled", "income"),
        *("points",) * 7,
    ]
    assert [event.args for event in told if event.kind == "earned"] == [
        (P1, 4, box.WAGES),
        (P1, 6, box.INC_PARCELS),
        (P1, 14, box.INC_COWBOYS),
    ]
    assert t.told("paid") == [(P1, 5), (P1, 4), (P1, 3), (P1, 2)]


@rule("CC-056", "CC-299")
def test_points_for_parcels_then_buildings_then_cowboys() -> None:
    """3 parcels: 1 VP; 2 buildings: 2 VP; strength 8: 4 VP."""
    t = Table(2)
    t.build(P1, "A1", "ranch")
    t.build(P1, "A2", "ranch")
    t.own(P1, "A3")
    t.powers(P1, 8)
    t.put(P1, "vp_parcels", "vp_buildings", "vp_cowboys")
    t.resolve()
    t.play("P1 work_done", "P2 work_done")
    assert [points for _, points, _ in t.told("points")] == [1, 2, 4]


# --- cowboys after the action ------------------------------------------------------------------


@rule("CC-057", "CC-062")
def test_who_has_acted_goes_to_the_supply() -> None:
    """P1 takes the chip: his reserve stays as it was."""
    t = Table(2)
    t.put(P1, "ammo")
    before = t.city.supply[P1]
    t.do(Square(box.AMMO))
    t.city.advance()
    assert (t.city.supply[P1], t.city.reserve[P1], t.at("ammo")) == (before + 1, 3, [])


@rule("CC-057")
def test_the_white_cowboy_goes_back_to_his_card() -> None:
    """He acts like any other, and is nobody's cowboy afterwards."""
    t = Table(2)
    t.holds(P1, "sheriff")
    t.white("ammo")
    t.do(Square(box.AMMO))
    t.city.advance()
    assert (t.city.chip, t.city.white, t.city.supply[P1]) == (P1, -1, 7)


@rule("CC-058", "CC-077")
def test_a_winner_may_renounce() -> None:
    """P1 wins the saloon's square and does not buy: nobody else may."""
    t = Table(2)
    fight(t, 6, 1, square="build6")
    assert t.asks == "P1 buy_tile"
    before = t.city.supply[P1]
    t.play("P1 renounce")
    assert t.on_row()[3] == "saloon"
    assert (t.city.supply[P1], t.city.cash, t.asks) == (before, [15, 15], "")


# --- duels -------------------------------------------------------------------------------------


@rule("CC-059", "CC-060", "CC-061", "CC-063")
def test_a_duel_of_three() -> None:
    """CC-EX-03-three-way-duel: 6, 6 and 3; P1 passed before P2 and may buy the parcel."""
    t = Table(3)
    t.powers(P1, 1)
    t.give(P2, reserve=1, revolvers=2)
    t.powers(P3, 1)
    for seat in (P1, P2, P3):
        t.put(seat, "H8")
    t.dice(5, 3, 2)
    t.do(ParcelStep())
    assert t.asks == "P1 buy_parcels"
    assert t.told("shot") == [(P1, 5, 6), (P2, 3, 6), (P3, 2, 3)]
    assert t.city.reserve == [0, 2, 1]
    assert t.can("P1 buy H8")


@rule("CC-059")
@pytest.mark.parametrize("square", ["wages", "road1"])
def test_no_duel_on_wages_and_one_road(square: str) -> None:
    """Everybody there acts; no die is rolled."""
    t = Table(3)
    for seat in (P1, P2, P3):
        t.put(seat, square)
    t.resolve()
    assert t.asks == "P1 works"
    assert t.told("duel") == []
    assert t.city.cash == ([19] * 3 if square == "wages" else [15] * 3)
    assert t.city.roads == ([1] * 3 if square == "wages" else [2] * 3)


@rule("CC-060")
def test_the_highest_total_wins() -> None:
    """5 + 2 beats 1 + 5."""
    t = Table(2)
    t.powers(P1, 5)
    t.powers(P2, 1)
    fight(t, 2, 5)
    assert (t.told("duel_won"), t.city.chip) == ([(P1, box.AMMO)], P1)


@rule("CC-061")
@pytest.mark.parametrize("first", [P1, P2])
def test_ties_go_to_who_passed_first(first: int) -> None:
    """All have 4 and roll a 3."""
    t = Table(2)
    t.city.passed = [first, 1 - first]
    fight(t, 3, 3)
    assert t.city.chip == first


@rule("CC-063", "CC-066")
def test_a_loser_is_stronger_in_the_next_duel() -> None:
    """P2 loses for the chip; his cowboy is back and makes 5 of his 4."""
    t = Table(2)
    fight(t, 6, 1)
    t.dice(1, 1)
    t.put(P1, "roads3")
    t.put(P2, "roads3")
    t.do(Square(box.ROADS3))
    t.city.advance()
    assert t.told("shot") == [(P1, 6, 10), (P2, 1, 5), (P1, 1, 8), (P2, 1, 6)]


# --- several duels -----------------------------------------------------------------------------


def two_parcels() -> Table:
    """P1 and P2 want A1, P2 and P3 want H8; P3 passed first, then P2."""
    t = Table(3)
    t.city.passed = [P3, P2, P1]
    t.put(P1, "A1")
    t.put(P2, "A1", "H8")
    t.put(P3, "H8")
    t.do(ParcelStep())
    return t


@rule("CC-064", "CC-302")
def test_the_first_passer_among_the_involved_decides() -> None:
    """P1 passed first but fights nowhere: P2 is asked."""
    t = Table(4)
    t.put(P2, "A1", "H8")
    t.put(P3, "A1", "H8")
    t.do(ParcelStep())
    assert t.asks == "P2 duel_next"


@rule("CC-064", "CC-065")
def test_the_decider_picks_and_knows_the_results() -> None:
    """P3 orders A1 first; the last duel is not asked for."""
    t = two_parcels()
    assert (t.asks, t.ends("next")) == ("P3 duel_next", ["A1", "H8"])
    t.dice(1, 1, 1, 1)
    t.play("P3 next A1")
    assert [place - len(box.SQUARES) for place, _ in t.told("duel")] == [PARCEL["A1"], PARCEL["H8"]]
    assert t.asks.endswith("buy_parcels")


@rule("CC-065")
def test_the_decider_stays_when_his_own_duels_are_over() -> None:
    """P1 has fought his only duel; he still orders the two that are left."""
    t = Table(3)
    t.put(P1, "A1")
    t.put(P2, "A1", "B1", "C1")
    t.put(P3, "B1", "C1")
    t.do(ParcelStep())
    t.dice(1, 1)
    t.play("P1 next A1")
    assert (t.asks, t.ends("next")) == ("P1 duel_next", ["B1", "C1"])


@rule("CC-066")
def test_a_result_changes_the_next_duel() -> None:
    """P2 loses on A1; for H8 his strength is 5 instead of 4."""
    t = two_parcels()
    t.dice(1, 6, 1, 1)
    t.play("P3 next A1")
    assert t.told("shot")[:2] == [(P2, 1, 5), (P1, 6, 10)]
    assert t.told("shot")[2:] == [(P3, 1, 5), (P2, 1, 6)]


@rule("CC-064", "CC-277")
def test_building_duels_and_outlaw_fights_are_ordered_together() -> None:
    """P3's ranch is attacked, and P1 fights an outlaw; P1 passed first and decides."""
    t = Table(3, outlaws=True)
    t.build(P3, "A1", "ranch")
    t.put(P2, "A1")
    t.put(P3, "A1")
    t.outlaw("H8")
    t.put(P1, "H8")
    t.do(BuildingIncome())
    assert (t.asks, t.ends("next")) == ("P1 duel_next", ["A1", "H8"])


# --- inside a duel and a square ----------------------------------------------------------------


@rule("CC-313", "CC-195", "CC-214")
def test_points_then_the_undertaker_then_the_action() -> None:
    """P1, a yellow Gunsmith, wins from P2 and P3; they pay the Undertaker P4 in pass order."""
    t = Table(4)
    t.city.passed = [2, 1, 0, 3]
    t.holds(P1, "gunsmith")
    t.holds(3, "doctor_undertaker", 1)
    t.give(P1, revolvers=9)
    for seat in (P1, P2, P3):
        t.put(seat, "ammo")
    t.dice(1, 1, 1)
    t.do(Square(box.AMMO))
    t.city.advance()
    order = ("shot", "duel_won", "points", "paid_undertaker", "chip")
    found = [(e.kind, e.args[0]) for e in t.events if e.kind in order]
    assert found == [
        *(("shot", P3), ("shot", P2), ("shot", P1), ("duel_won", P1), ("points", P1)),
        *(("paid_undertaker", P3), ("paid_undertaker", P2), ("chip", P1)),
    ]
    assert t.city.gains[P1 * len(GAINS) + 3] == 2


@rule("CC-313", "CC-196")
def test_the_red_gunsmith_rolls_again_before_the_result() -> None:
    """P1 rolled 1 against 6; he rolls again, and the new die counts."""
    t = Table(2)
    t.holds(P1, "gunsmith", 1)
    fight(t, 1, 5)
    assert t.told("shot") == []
    t.dice(6)
    t.play("P1 reroll 0")
    assert (t.told("shot"), t.city.chip) == ([(P1, 6, 10), (P2, 5, 9)], P1)


@rule("CC-315", "CC-199")
def test_a_no_duel_cowboy_acts_first() -> None:
    """The Singer gets her roads without a duel; the two others duel for theirs."""
    t = Table(3)
    t.city.ladies[box.ROADS3] = 1 << P2
    fight(t, 6, 1, square="roads3")
    assert t.told("got_roads") == [(P2, 3), (P1, 3)]
    assert t.told("duel") == [(box.ROADS3, [P1, P3])]
