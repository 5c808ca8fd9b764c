"""Section 13: the Settler (5), the Indian (8), the Lawyer and the Editor (18)."""

from collections.abc import Callable

import pytest

from farwest.games.carson_city.land import ROLLED
from farwest.games.carson_city.rules.ending import RoundPoints
from farwest.games.carson_city.rules.income import BuildingIncome
from farwest.games.carson_city.rules.parcels import ParcelStep
from farwest.games.carson_city.rules.resolution import Square
from farwest.games.carson_city.verbs import TAKE_NONE
from tests.clauses import rule
from tests.games.carson_city.cards import choosing, lay_out, name_of, return_cards
from tests.games.carson_city.kit import P1, P2, P3, PARCEL, PARCEL_NAMES, Table, around

RIVER_NAMES = {"D1", "D2", "D3", "D4", "E4", "E5", "E6", "E7", "E8"}
"""The printed river."""


def frontier_town(card: str) -> Table:
    """Phase 1 of a town by the river; A1 is owned, an outlaw is on A2, the Town Hall on A3."""
    t = Table(2, centre="C2", buildings="full", river=True, outlaws=True)
    t.own(P2, "A1")
    t.outlaw("A2")
    t.town_hall("A3")
    lay_out(t, card)
    t.choose()
    return t


# --- 5, the Settler ----------------------------------------------------------------------------


@rule("CC-178")
def test_the_yellow_settler_takes_a_parcel() -> None:
    """A mountain, without paying; a title lies there before P2 chooses."""
    t = choosing()
    t.mountain("H8")
    t.play("P1 card settler", "P1 take H8")
    assert (t.owner("H8"), t.city.titles[P1], t.city.cash[P1]) == (P1, 11, 15)
    assert t.asks == "P2 personality"


@rule("CC-178", "CC-227")
def test_the_settlers_choice() -> None:
    """All parcels but the river, owned ones, the Town Hall's and the outlaw's."""
    t = frontier_town("settler")
    t.play("P1 card settler")
    assert set(t.ends("take")) == set(PARCEL_NAMES) - RIVER_NAMES - {"A1", "A2", "A3"}


@rule("CC-307")
def test_the_settler_whose_time_is_up_gets_a_parcel() -> None:
    """Whatever the luck, the table does not decline for him (CC-307)."""
    t = frontier_town("settler")
    t.play("P1 card settler")
    choice = t.city.choice_of(P1)
    assert choice is not None
    answers = set()
    for luck in range(len(choice.options(t.city))):
        t.city.luck = luck
        answers.add(choice.fallback(t.city))
    assert answers == set(choice.options(t.city)) - {TAKE_NONE}


@rule("CC-179")
def test_the_red_settler_takes_money() -> None:
    """$8 at once, and nothing for his mountain."""
    t = choosing("settler red")
    t.mountain("A1")
    t.own(P1, "A1")
    t.play("P1 card settler", "P1 money_now")
    assert (t.city.cash[P1], t.asks) == (23, "P2 personality")
    t.do(RoundPoints())
    t.city.advance()
    assert t.city.points == [0, 0, 0]


@rule("CC-179")
def test_the_red_settler_waits() -> None:
    """1 VP each for the two mountains he owns when the round ends, one of them got since."""
    t = choosing("settler red")
    t.mountain("A1", "A2", "A3", "A4")
    t.own(P1, "A1", "H8")
    t.own(P2, "A3")
    t.play("P1 card settler", "P1 wait")
    assert (t.city.cash[P1], t.city.points) == (15, [0, 0, 0])
    t.own(P1, "A2")
    t.do(RoundPoints())
    t.city.advance()
    assert t.city.points == [2, 0, 0]


# --- 8, the Indian -----------------------------------------------------------------------------


def watched(sizes: list[int], number: int) -> Callable[[int], int]:
    """A draw of this number that writes down out of how many it was."""

    def fall(size: int) -> int:
        sizes.append(size)
        return number

    return fall


@rule("CC-184")
def test_the_yellow_indian_receives_two_parcels() -> None:
    """The rolls name B2 and, of those left, B4; he pays nothing and is asked nothing."""
    t = choosing("indian")
    t.pick(0, 1)
    t.play("P1 card indian")
    assert [name for name in PARCEL_NAMES if t.owner(name) == P1] == ["B2", "B4"]
    assert (t.city.titles[P1], t.city.cash[P1], t.asks) == (10, 15, "P2 personality")


@rule("CC-184", "CC-227")
def test_the_indians_rolls_pass_over_what_cannot_be_had() -> None:
    """Owned, river, Town Hall and outlaw are left out; the others are equally likely."""
    t = Table(2, centre="C2", buildings="full", river=True, outlaws=True)
    t.own(P2, "B2")
    t.own(P1, "B3")
    t.outlaw("B4")
    t.town_hall("B5")
    lay_out(t, "indian")
    t.choose()
    sizes: list[int] = []
    t.luck.coming += [watched(sizes, 0), watched(sizes, 0)]
    t.play("P1 card indian")
    wet = sum(1 for parcel in ROLLED if PARCEL_NAMES[parcel] in RIVER_NAMES)
    assert (wet, sizes) == (7, [36 - 7 - 4, 36 - 7 - 5])
    assert [name for name in PARCEL_NAMES if t.owner(name) == P1] == ["B3", "B6", "B7"]


@rule("CC-184", "CC-310")
@pytest.mark.parametrize(("titles", "gained"), [(0, 0), (1, 1)])
def test_the_indians_roll_lapses_without_title(titles: int, gained: int) -> None:
    """With one title he receives one parcel; no die is rolled for the other."""
    t = choosing("indian")
    t.give(P1, titles=titles)
    t.pick(*[0] * gained)
    t.play("P1 card indian")
    assert (t.city.owner.count(P1), t.asks, t.luck.coming) == (gained, "P2 personality", [])


@rule("CC-184")
def test_the_indians_roll_lapses_without_parcel() -> None:
    """One of the 36 is left; the border does not count."""
    t = choosing("indian")
    t.city.titles[P2] = 36
    t.own(P2, *(PARCEL_NAMES[parcel] for parcel in ROLLED[:-1]))
    t.pick(0)
    t.play("P1 card indian")
    assert [name for name in PARCEL_NAMES if t.owner(name) == P1] == ["G7"]


@rule("CC-185")
def test_the_red_indian_pays_three_dollars_at_most() -> None:
    """B7 costs $5, B2 $2: he pays $3 and $2; P2 pays $5 for a parcel like B7."""
    t = Table(2)
    t.holds(P1, "indian", 1)
    t.house(*around("B7")[:4], *around("G2")[:4], "A1")
    t.put(P1, "B7", "B2")
    t.put(P2, "G2")
    t.do(ParcelStep())
    t.play("P1 buy B7", "P1 buy B2", "P2 buy G2")
    assert t.told("bought_parcel") == [
        (P1, PARCEL["B7"], 3),
        (P1, PARCEL["B2"], 2),
        (P2, PARCEL["G2"], 5),
    ]
    assert t.city.cash == [10, 10]


@rule("CC-185")
def test_the_red_indian_needs_three_dollars() -> None:
    """With $3 a parcel of $5 is offered to him; in the next round it is not."""
    t = Table(2)
    t.holds(P1, "indian", 1)
    t.house(*around("B7")[:4])
    t.give(P1, cash=3)
    t.put(P1, "B7")
    t.do(ParcelStep())
    assert t.can("P1 buy B7")
    return_cards(t)
    t.do(ParcelStep())
    assert (t.asks, t.owner("B7")) == ("", -1)


@rule("CC-185")
def test_the_red_indian_receives_nothing_at_once() -> None:
    """No parcel, and no roll."""
    t = choosing("indian red")
    t.play("P1 card indian")
    assert (t.city.owner.count(P1), t.asks) == (0, "P2 personality")


# --- 18, the Lawyer ----------------------------------------------------------------------------


@rule("CC-224")
def test_the_lawyer_buys_a_parcel() -> None:
    """B7 costs $5, whoever buys it; P2 chooses after that."""
    t = choosing("lawyer_editor")
    t.house(*around("B7")[:4])
    t.play("P1 card lawyer_editor")
    assert t.asks == "P1 lawyer_parcel"
    t.play("P1 take B7")
    assert (t.owner("B7"), t.city.titles[P1], t.city.cash[P1]) == (P1, 11, 10)
    assert t.asks == "P2 personality"


@rule("CC-224", "CC-040")
def test_the_lawyer_may_decline() -> None:
    """He keeps money and titles."""
    t = choosing("lawyer_editor")
    t.play("P1 card lawyer_editor", "P1 take_none")
    assert (t.city.cash[P1], t.city.titles[P1], t.asks) == (15, 12, "P2 personality")


@rule("CC-224", "CC-227")
def test_the_lawyers_choice() -> None:
    """Unowned, no river, no Town Hall, no outlaw; and what he can pay: with $1 nothing dearer."""
    t = frontier_town("lawyer_editor")
    t.play("P1 card lawyer_editor")
    assert set(t.ends("take")) == set(PARCEL_NAMES) - RIVER_NAMES - {"A1", "A2", "A3"}
    t.give(P1, cash=1)
    dear = {"C2", *around("C2"), *around("A3")}
    assert set(t.ends("take")) == set(PARCEL_NAMES) - RIVER_NAMES - {"A1", "A2", "A3"} - dear


@rule("CC-224", "CC-310")
def test_the_lawyer_without_title_is_not_asked() -> None:
    """The card is his, the purchase lapses."""
    t = choosing("lawyer_editor")
    t.give(P1, titles=0)
    t.play("P1 card lawyer_editor")
    assert t.asks == "P2 personality"


@rule("CC-225")
def test_nobody_disputes_a_parcel_with_the_lawyer() -> None:
    """CC-EX-31-lawyer: P2 and P3 have their cowboys back without duel; P1 may buy."""
    t = Table(3)
    t.holds(P1, "lawyer_editor")
    for seat in (P1, P2, P3):
        t.put(seat, "H8")
    t.do(ParcelStep())
    assert (t.asks, t.can("P1 buy H8")) == ("P1 buy_parcels", True)
    assert (t.told("duel"), t.city.reserve, t.at("H8")) == ([], [3, 4, 4], [P1])


@rule("CC-225")
def test_yielding_to_the_lawyer_is_no_duel() -> None:
    """No points for the yellow Gunsmith or the red Sheriff, no Undertaker."""
    for seat, card, side in ((P1, "gunsmith", 0), (P2, "sheriff", 1), (P3, "doctor_undertaker", 1)):
        t = Table(3)
        t.holds(P1, "lawyer_editor")
        t.holds(seat, card, side)
        t.put(P1, "H8")
        t.put(P2, "H8")
        t.do(ParcelStep())
        t.play("P1 buy H8")
        assert (t.city.points, t.city.cash) == ([0] * 3, [14, 15, 15]), card


@rule("CC-225")
def test_the_lawyer_yields_before_other_parcels_are_fought_for() -> None:
    """P2's cowboy from A1 is back in his reserve when he duels P3 for H8."""
    t = Table(3)
    t.holds(P1, "lawyer_editor")
    t.put(P1, "A1")
    t.put(P2, "A1", "H8")
    t.put(P3, "H8")
    t.dice(1, 1)
    t.do(ParcelStep())
    t.city.advance()
    assert t.told("shot") == [(P2, 1, 6), (P3, 1, 5)]


@rule("CC-225")
def test_elsewhere_the_lawyer_duels() -> None:
    """On the Ammunition, and on P2's ranch."""
    t = Table(2)
    t.holds(P1, "lawyer_editor")
    t.build(P2, "A1", "ranch")
    for place in ("ammo", "A1"):
        t.put(P1, place)
        t.put(P2, place)
    t.dice(1, 6, 1, 6)
    t.do(Square(t.place("ammo")), BuildingIncome())
    t.city.advance()
    assert t.told("duel_won") == [(P2, t.place("ammo")), (P2, t.place("A1"))]


# --- 18, the Editor ----------------------------------------------------------------------------


def editor(number: int) -> Table:
    """P1, the Editor, has a bank of $33 in this round."""
    t = Table(2)
    t.holds(P1, "lawyer_editor", 1)
    t.city.round = number
    t.build(P1, "B7", "bank")
    t.house(*around("B7"))
    for parcel in around("B7")[:3]:
        t.enlarge(parcel)
    assert t.income("B7") == 33
    t.do(BuildingIncome())
    return t


@rule("CC-226")
@pytest.mark.parametrize(("number", "points"), [(1, 7), (2, 4), (3, 3), (4, 2)])
def test_the_editors_points(number: int, points: int) -> None:
    """CC-EX-16-editor: $33 in round 2 give 4 VP; 1 VP for each started $5, $10, $15 or $20."""
    t = editor(number)
    assert (t.asks, t.city.cash[P1], t.city.points) == ("", 15 + 33, [points, 0])


@rule("CC-226")
def test_stolen_money_makes_no_points() -> None:
    """P2 takes $16 of $33: $17 give 2 VP in round 2, and P1's theft of $3 from P2 gives none."""
    t = editor(2)
    t.build(P2, "H1", "hotel")
    t.put(P1, "H1")
    t.put(P2, "B7")
    assert t.asks == ""
    assert (t.city.cash, t.city.points) == ([15 + 17 + 3, 15 + 16 + 3], [2, 0])


@rule("CC-226")
def test_the_editor_buys_no_parcel() -> None:
    """The red side asks nothing in phase 1."""
    t = choosing("lawyer_editor red")
    t.play("P1 card lawyer_editor")
    assert t.asks == "P2 personality"


# --- what no card can give ---------------------------------------------------------------------


@rule("CC-227", "CC-186", "CC-216", "CC-201")
@pytest.mark.parametrize(
    ("card", "before", "verb"),
    [
        ("prospector", ["P1 tile build12"], "build"),
        ("cowboy red", ["P1 tile build10"], "build"),
        ("auctioneer", [], "lot"),
    ],
)
def test_no_card_gives_river_town_hall_or_outlaw(card: str, before: list[str], verb: str) -> None:
    """Nor what is owned; the house on C2 can be auctioned, but nothing be built there."""
    t = frontier_town(card)
    t.play(f"P1 card {name_of(card)}", *before)
    found = set(PARCEL_NAMES) - RIVER_NAMES - {"A1", "A2", "A3"}
    assert set(t.ends(verb)) == (found if verb == "lot" else found - {"C2"})


@rule("CC-228")
@pytest.mark.parametrize("card", ["prospector", "cowboy red", "chinese_worker red"])
def test_the_town_hall_drawn_in_phase_one(card: str) -> None:
    """P3 is first of this phase 1 and places it at once, though P1's card made it come."""
    t = Table(3, buildings="full")
    t.city.order = [P3, P1, P2]
    t.own(P1, "A1")
    lay_out(t, card)
    t.choose()
    t.draw("town_hall", "prison")
    slot = "build12" if card == "prospector" else "build10"
    built = "P1 keep_tile" if card.startswith("chinese") else "P1 build H8"
    t.play("P3 card banker", f"P1 card {name_of(card)}", f"P1 tile {slot}", built)
    assert t.asks == "P3 townhall_place"
    t.play("P3 build C4")
    assert (t.ground("C4"), t.on_row()[0], t.asks) == ("town_hall", "prison", "P2 personality")
