"""Section 13: the Doctor and the Undertaker (14)."""

import pytest

from farwest.games.carson_city import box
from farwest.games.carson_city.powers import DOCTOR, RED, UNDERTAKER, YELLOW
from farwest.games.carson_city.rules.income import BuildingIncome
from farwest.games.carson_city.rules.parcels import ParcelStep
from farwest.games.carson_city.rules.places import doctor_squares
from farwest.games.carson_city.rules.resolution import Square
from farwest.kernel.steps import NOBODY
from tests.clauses import rule
from tests.games.carson_city.cards import choosing, lay_out, return_cards
from tests.games.carson_city.kit import P1, P2, P3, P4, Table

FACES = [pytest.param(YELLOW, 3, marks=rule("CC-213")), pytest.param(RED, 2, marks=rule("CC-214"))]
"""Each side, and what it is paid for an outlaw."""


def ammunition(side: int, *dice: int, holder: int = P1, seats: int = 3) -> Table:
    """The holder has a side of the card; all stand on the Ammunition and roll these dice."""
    t = Table(seats)
    t.holds(holder, "doctor_undertaker", side)
    for seat in range(seats):
        t.put(seat, "ammo")
    t.dice(*dice)
    t.resolve()
    return t


# --- the side ----------------------------------------------------------------------------------


@rule("CC-209")
@pytest.mark.parametrize(("face", "power"), [("doctor", DOCTOR), ("undertaker", UNDERTAKER)])
def test_who_takes_the_card_chooses_its_side(face: str, power: int) -> None:
    """P1 is one of both; nobody is the other."""
    t = choosing("doctor_undertaker")
    t.play("P1 card doctor_undertaker")
    assert (t.asks, t.offers()) == ("P1 side", ["face doctor", "face undertaker"])
    t.play(f"P1 face {face}")
    other = DOCTOR + UNDERTAKER - power
    assert (t.city.power[power], t.city.power[other], t.asks) == (P1, NOBODY, "P2 personality")


@rule("CC-209")
def test_the_side_is_for_a_round() -> None:
    """In the next one its holder chooses again."""
    t = choosing("doctor_undertaker")
    t.play("P1 card doctor_undertaker", "P1 face undertaker")
    return_cards(t)
    t.choose()
    t.play("P1 card doctor_undertaker")
    assert t.ends("face") == ["doctor", "undertaker"]


# --- the Doctor --------------------------------------------------------------------------------


@rule("CC-210")
def test_a_loser_pays_to_be_healed() -> None:
    """P2 lost the chip: for $3 to P1 his cowboy stands on Parcel income and not in his reserve."""
    t = ammunition(YELLOW, 6, 1, seats=2)
    assert t.asks == "P2 doctor"
    t.play("P2 doctor inc_parcels")
    assert (t.city.cash, t.city.reserve) == ([18, 12], [3, 3])
    assert t.at("inc_parcels") == [P2]


@rule("CC-210")
def test_the_healed_cowboy_acts_where_he_came() -> None:
    """P2, with a parcel, earns $2 there."""
    t = ammunition(YELLOW, 6, 1, seats=2)
    t.own(P2, "A1")
    t.play("P2 doctor inc_parcels", "P1 work_done", "P2 work_done")
    assert (t.city.cash[P2], t.at("inc_parcels")) == (12 + 2, [])


@rule("CC-210")
def test_a_loser_may_go_home() -> None:
    """He pays nothing and has his cowboy back."""
    t = ammunition(YELLOW, 6, 1, seats=2)
    t.play("P2 doctor_none")
    assert (t.city.cash, t.city.reserve) == ([15, 15], [3, 4])


@rule("CC-210")
def test_the_doctor_heals_himself_for_nothing() -> None:
    """P1 lost, has no money, and may send his cowboy on."""
    t = Table(2)
    t.holds(P1, "doctor_undertaker")
    t.give(P1, cash=0)
    t.put(P1, "ammo")
    t.put(P2, "ammo")
    t.dice(1, 6)
    t.resolve()
    assert t.asks == "P1 doctor"
    t.play("P1 doctor gambling")
    assert (t.city.cash, t.city.reserve, t.at("gambling")) == ([0, 15], [3, 3], [P1])


@rule("CC-210", "CC-310")
def test_who_cannot_pay_is_not_healed() -> None:
    """P2 has $2: his cowboy is back, and nobody asks him."""
    t = Table(2)
    t.holds(P1, "doctor_undertaker")
    t.give(P2, cash=2)
    t.put(P1, "ammo")
    t.put(P2, "ammo")
    t.dice(6, 1)
    t.resolve()
    assert (t.asks, t.city.reserve[P2]) == ("P1 works", 4)


@rule("CC-210")
def test_the_doctor_comes_to_every_duel() -> None:
    """Lost for a parcel, for a ranch, and to an outlaw."""
    t = Table(3, outlaws=True)
    t.holds(P3, "doctor_undertaker")
    t.build(P1, "A1", "ranch")
    t.outlaw("C8", strength=13)
    t.put(P1, "A1", "H8")
    t.put(P2, "A1", "H8", "C8")
    t.dice(6, 1)
    t.do(ParcelStep())
    assert t.asks == "P2 doctor"
    t.play("P2 doctor_none", "P1 buy_done")
    t.dice(6, 1, 1)
    t.do(BuildingIncome())
    t.play("P1 next A1")
    assert t.asks == "P2 doctor"
    t.play("P2 doctor_none")
    assert (t.asks, len(t.told("outlaw_won"))) == ("P2 doctor", 1)


@rule("CC-211")
def test_the_doctor_first_then_as_they_passed() -> None:
    """P4 wins; P3 is the Doctor, and P2 passed before P1."""
    t = Table(4)
    t.holds(P3, "doctor_undertaker")
    t.city.passed = [P4, P2, P1, P3]
    for seat in (P1, P2, P3, P4):
        t.put(seat, "ammo")
    t.dice(6, 1, 1, 1)
    t.resolve()
    asked = []
    for _ in range(3):
        asked.append(t.asks)
        t.play(f"{t.asks[:2]} doctor_none")
    assert asked == ["P3 doctor", "P2 doctor", "P1 doctor"]


@rule("CC-211", "CC-212")
def test_who_comes_later_finds_fewer_squares() -> None:
    """The Doctor P1 goes to Gambling; P2 cannot follow him there."""
    t = ammunition(YELLOW, 1, 1, 6)
    t.play("P1 doctor gambling")
    assert t.asks == "P2 doctor"
    assert "gambling" not in t.ends("doctor")
    assert "inc_parcels" in t.ends("doctor")


@rule("CC-212", "CC-210", "CC-345")
def test_where_the_doctor_sends_a_cowboy() -> None:
    """CC-EX-43-doctor-squares: 1 Road, the tile of $8, Parcel income; nothing off the track."""
    t = Table(4)
    t.holds(P1, "doctor_undertaker")
    t.build(P1, "H8", "saloon")
    t.row("mine", "ranch", "hotel", "", "bank", "mine", "ranch")
    t.put(P1, "roads3", "road1", "road1")
    t.put(P2, "roads3")
    t.put(P3, "build12", "build10", "build5", "build4", "build3", "inc_cowboys", "gambling")
    t.put(P4, "vp_parcels", "vp_buildings", "vp_cowboys", "buy5", "buy4", "buy3", "buy2")
    t.dice(6, 1)
    t.do(Square(box.AMMO), Square(box.ROADS3))
    assert t.asks == "P2 doctor"
    assert t.offers() == ["doctor road1", "doctor build8", "doctor inc_parcels", "doctor_none"]


@rule("CC-212")
def test_on_one_road_cowboys_do_not_matter() -> None:
    """P2 joins P1 there, and each earns his road."""
    t = Table(2)
    t.holds(P1, "doctor_undertaker")
    t.put(P1, "roads3", "road1")
    t.put(P2, "roads3")
    t.dice(6, 1)
    t.resolve()
    t.play("P2 doctor road1")
    assert t.told("got_roads") == [(P1, 3), (P1, 1), (P2, 1)]


@rule("CC-212")
def test_resolved_and_closed_squares_are_not_offered() -> None:
    """After a duel for a parcel in round 2: building squares on, without $2; no 1 Road."""
    t = Table(2)
    t.holds(P1, "doctor_undertaker")
    t.city.round = 2
    t.put(P1, "H8")
    t.put(P2, "H8")
    t.dice(6, 1)
    t.resolve()
    assert t.asks == "P2 doctor"
    assert t.ends("doctor") == [*box.SQUARES[box.BUILD12 : box.BUY2]]


@rule("CC-212", "CC-345")
def test_after_the_incomes_points_are_left() -> None:
    """A defender who lost is sent to the VP squares only; no corral is offered."""
    t = Table(2, horses=True)
    t.holds(P1, "doctor_undertaker")
    t.build(P2, "H8", "ranch")
    t.put(P1, "H8")
    t.put(P2, "H8")
    t.dice(6, 1)
    t.do(BuildingIncome())
    assert t.asks == "P2 doctor"
    squares = [f"doctor {name}" for name in box.SQUARES[box.VP_PARCELS :]]
    assert t.offers() == [*squares, "doctor_none"]


@rule("CC-212", "CC-206")
def test_the_ammunition_needs_its_chip() -> None:
    """While Wages is resolved it is a place for a loser, unless somebody has the chip already."""
    t = Table(2)
    t.city.square = box.WAGES
    assert box.AMMO in doctor_squares(t.city)
    t.city.chip = P2
    assert box.AMMO not in doctor_squares(t.city)


# --- outlaws -----------------------------------------------------------------------------------


def outlaws(side: int, *dice: int) -> Table:
    """P3 holds the card; P1 fights an outlaw of strength 8 on H8, P2 one on A1."""
    t = Table(3, outlaws=True)
    t.holds(P3, "doctor_undertaker", side)
    t.outlaw("A1", "H8", strength=8)
    t.put(P1, "H8")
    t.put(P2, "A1")
    t.dice(*dice)
    t.do(BuildingIncome())
    return t


@pytest.mark.parametrize(("side", "dollars"), FACES)
def test_the_bank_pays_for_outlaws_removed(side: int, dollars: int) -> None:
    """Both are beaten, by P1 and P2: P3 has his money twice."""
    t = outlaws(side, 6, 6)
    t.play("P1 next A1")
    assert (t.asks, t.city.cash) == ("", [15, 15, 15 + 2 * dollars])


@pytest.mark.parametrize(("side", "dollars"), FACES)
def test_nothing_is_paid_for_outlaws_that_stay(side: int, dollars: int) -> None:
    """P1 and P2 lose: the bank pays nothing, whatever they pay the holder."""
    t = outlaws(side, 1, 1)
    t.play("P1 next A1")
    assert (t.told("money"), len(t.told("outlaw_won"))) == ([], 2 if side else 1)


# --- the Undertaker ----------------------------------------------------------------------------


@rule("CC-214")
@pytest.mark.parametrize(
    ("answer", "cash", "points"), [("lose_money", [17, 13], 5), ("lose_point", [15, 15], 4)]
)
def test_a_loser_gives_a_point_or_two_dollars(answer: str, cash: list[int], points: int) -> None:
    """P2 lost: $2 for P1, or a point for nobody; his cowboy is back in any case."""
    t = Table(2)
    t.holds(P1, "doctor_undertaker", RED)
    t.score(P2, 5)
    t.put(P1, "ammo")
    t.put(P2, "ammo")
    t.dice(6, 1)
    t.resolve()
    assert (t.asks, set(t.offers())) == ("P2 undertaker", {"lose_money", "lose_point"})
    t.play(f"P2 {answer}")
    assert (t.city.cash, t.city.points, t.city.reserve) == (cash, [0, points], [3, 4])


@rule("CC-214")
@pytest.mark.parametrize(
    ("cash", "before", "after"), [(1, 3, (1, 2)), (2, 0, (0, 0)), (1, 0, (1, 0))]
)
def test_what_a_loser_lacks_he_does_not_give(
    cash: int, before: int, after: tuple[int, int]
) -> None:
    """With $1 he loses a point, without point he pays; with neither nothing happens, unasked."""
    t = Table(2)
    t.holds(P1, "doctor_undertaker", RED)
    t.give(P2, cash=cash)
    t.score(P2, before)
    t.put(P1, "ammo")
    t.put(P2, "ammo")
    t.dice(6, 1)
    t.resolve()
    assert (t.asks, (t.city.cash[P2], t.city.points[P2])) == ("P1 works", after)
    assert t.city.cash[P1] == 15 + cash - after[0]


@rule("CC-214")
def test_the_undertaker_buries_his_own_for_nothing() -> None:
    """P1 lost with P2, and P3 won: P2 alone pays; P1 is not asked, though he has points."""
    t = ammunition(RED, 1, 1, 6)
    t.score(P1, 5)
    assert t.asks == "P1 works"
    assert (t.city.cash, t.city.points) == ([17, 13, 15], [5, 0, 0])


@rule("CC-214", "CC-278")
def test_losing_to_an_outlaw_costs_as_much() -> None:
    """P1 and P2 lose to outlaws and pay P3 $2 each."""
    t = outlaws(RED, 1, 1)
    t.play("P1 next A1")
    assert (t.asks, t.city.cash) == ("", [13, 13, 19])


@rule("CC-214", "CC-209")
def test_the_undertaker_heals_nobody() -> None:
    """Chosen for this round, he leaves no Doctor: P2 is not asked for a square."""
    t = Table(2)
    lay_out(t, "doctor_undertaker")
    t.choose()
    t.play("P1 card doctor_undertaker", "P1 face undertaker", "P2 card banker")
    t.put(P1, "ammo")
    t.put(P2, "ammo")
    t.dice(6, 1)
    t.city.passed = [P1, P2]
    t.do(Square(box.AMMO))
    assert (t.asks, t.city.cash) == ("", [17, 22])
