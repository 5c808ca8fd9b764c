"""Section 10: the building-income step."""

import pytest

from farwest.games.carson_city.powers import GROCER_WAITS
from farwest.games.carson_city.rules.income import BuildingIncome
from tests.clauses import rule
from tests.games.carson_city.kit import P1, P2, P3, PARCEL, Table, around


def saloon(*there: int) -> Table:
    """P1's saloon on G7 among three houses earns $15; cowboys of these players stand on it."""
    t = Table(3, buildings="full")
    t.build(P1, "G7", "saloon")
    t.house("F6", "F7", "F8")
    for seat in there:
        t.put(seat, "G7")
    t.do(BuildingIncome())
    return t


def banks() -> Table:
    """P1, a Grocer who waits, has banks of $18 and $12; P2 alone attacks the first."""
    t = Table(2)
    t.holds(P1, "grocer")
    t.build(P1, "A1", "bank")
    t.build(P1, "G7", "bank")
    t.house(*around("A1"), *around("G7")[:4])
    for parcel in around("A1"):
        t.enlarge(parcel)
    t.put(P2, "A1")
    t.do(BuildingIncome())
    return t


@rule("CC-135")
def test_the_order_of_the_step() -> None:
    """Town Hall duel, building duel, the Grocer's choice, incomes, the Editor's points."""
    t = saloon(P1, P2)
    t.town_hall("C4")
    t.put(P1, "C4")
    t.put(P3, "C4")
    t.holds(P1, "grocer")
    t.holds(P1, "lawyer_editor", 1)
    t.city.patience = GROCER_WAITS
    t.dice(6, 1, 6, 1)
    assert t.asks == "P1 grocer_income"
    assert [place for place, _ in t.told("duel")] == [t.place("C4"), t.place("G7")]
    assert t.told("income") == []
    t.play("P1 money_now")
    assert [e.kind for e in t.events][-3:] == ["money", "income", "points"]


@rule("CC-135", "CC-327")
def test_owners_choose_in_turn_order() -> None:
    """P2, first in turn order, is asked for his dynamite before the Grocer P1."""
    t = saloon()
    t.city.order = [P2, P1, P3]
    t.holds(P1, "grocer")
    t.city.patience = GROCER_WAITS
    t.build(P2, "A1", "mine")
    t.mountain("A2")
    t.give(P2, dynamite=1)
    assert t.asks == "P2 dynamite"
    t.play("P2 triple_none")
    assert t.asks == "P1 grocer_income"


@rule("CC-136")
def test_every_building_pays_its_owner() -> None:
    """P1's saloon and P2's hotel, without any cowboy."""
    t = saloon()
    t.build(P2, "A1", "hotel")
    assert t.asks == ""
    assert t.city.cash == [30, 21, 15]


@rule("CC-137")
def test_an_attacker_alone_takes_half() -> None:
    """$7 of $15; the owner keeps $8."""
    t = saloon(P2)
    assert t.asks == ""
    assert t.city.cash == [23, 22, 15]


@rule("CC-137", "CC-063")
def test_an_attacker_who_wins_takes_half() -> None:
    """P2 beats the defender P1, who gets his cowboy back."""
    t = saloon(P1, P2)
    t.dice(1, 6)
    assert t.asks == ""
    assert t.city.cash == [23, 22, 15]
    assert t.city.reserve == [4, 3, 3]


@rule("CC-138", "CC-326")
def test_a_defender_who_wins_keeps_all() -> None:
    """P2's cowboy is back in his reserve; P1's has acted."""
    t = saloon(P1, P2)
    supply = t.city.supply[P1]
    t.dice(6, 1)
    assert t.asks == ""
    assert t.city.cash == [30, 15, 15]
    assert (t.city.reserve, t.city.supply[P1]) == ([3, 4, 3], supply + 1)


@rule("CC-138", "CC-326")
def test_a_defender_without_enemy_has_acted() -> None:
    """He goes to the supply after the incomes."""
    t = saloon(P1)
    supply = t.city.supply[P1]
    assert t.asks == ""
    assert (t.city.cash[P1], t.at("G7"), t.city.supply[P1]) == (30, [], supply + 1)


@rule("CC-326")
@pytest.mark.parametrize("alone", [True, False])
def test_a_thief_has_acted(alone: bool) -> None:
    """Alone or after a duel, his cowboy goes to the supply, and he is asked nothing."""
    t = saloon(P2) if alone else saloon(P1, P2)
    supply = t.city.supply[P2]
    t.dice(*[] if alone else [1, 6])
    assert (t.asks, t.at("G7"), t.city.supply[P2]) == ("", [], supply + 1)


@rule("CC-139")
def test_one_duel_among_attackers_and_defender() -> None:
    """P3 wins and alone steals; three dice are rolled in a single duel."""
    t = saloon(P1, P2, P3)
    t.dice(1, 2, 6)
    assert t.asks == ""
    assert t.told("duel") == [(t.place("G7"), [P1, P2, P3])]
    assert [event[0] for event in t.told("stole")] == [P3]
    assert t.city.cash == [23, 15, 22]


@rule("CC-140", "CC-132", "CC-173")
def test_cap_then_town_hall_then_doubling() -> None:
    """A saloon worth $80 is capped at $55, gains nothing from the Town Hall, and pays $110."""
    t = Table(2, buildings="full")
    t.town_hall("A1")
    t.sits(P1)
    t.build(P1, "G7", "saloon")
    for parcel in around("G7"):
        t.town_house(parcel)
    t.holds(P1, "grocer")
    t.city.patience = GROCER_WAITS
    t.do(BuildingIncome())
    t.play("P1 double saloon")
    assert t.city.cash[P1] == 15 + 110


@rule("CC-140", "CC-132", "CC-137")
def test_town_hall_before_the_thief() -> None:
    """$15 and a step of $5 make $20: $10 each."""
    t = saloon(P2)
    t.town_hall("A1")
    t.sits(P1)
    assert t.asks == ""
    assert t.city.cash == [25, 25, 15]


@rule("CC-173", "CC-174", "CC-137", "CC-328")
def test_a_doubled_bank_under_attack() -> None:
    """CC-EX-14-grocer-double-attacked: $18 for P2, $18 and $24 for P1."""
    t = banks()
    assert (t.income("A1"), t.income("G7")) == (18, 12)
    t.city.patience = GROCER_WAITS
    t.play("P1 double bank")
    assert t.city.cash == [15 + 42, 15 + 18]


@rule("CC-137")
def test_banks_not_doubled() -> None:
    """CC-EX-15-grocer-not-doubled: $9 for P2, $9 and $12 for P1."""
    t = banks()
    assert t.asks == ""
    assert t.city.cash == [15 + 21, 15 + 9]


@rule("CC-190", "CC-137", "CC-328")
def test_a_tripled_mine_under_attack() -> None:
    """CC-EX-24-dynamite-attacked-mine: of $27 the attacker takes $13, the owner $14."""
    t = Table(2)
    t.build(P1, "A1", "mine")
    t.mountain("A2", "B1", "B2")
    t.give(P1, dynamite=1)
    t.put(P2, "A1")
    t.do(BuildingIncome())
    t.play("P1 triple A1")
    assert t.city.cash == [15 + 14, 15 + 13]


@rule("CC-328", "CC-275")
@pytest.mark.parametrize(("hero", "kept"), [(False, 7), (True, 15)])
def test_an_outlaw_halves_the_income(hero: bool, kept: int) -> None:
    """CC-EX-29-outlaw-half: $7 of $15, the rest is lost; the yellow Heroes lose nothing."""
    t = saloon()
    t.outlaw("G7")
    if hero:
        t.holds(P1, "heroes")
    assert t.asks == ""
    assert t.city.cash == [15 + kept, 15, 15]


@rule("CC-328", "CC-173")
def test_an_outlaw_on_a_doubled_saloon() -> None:
    """Half of twice $15."""
    t = saloon()
    t.outlaw("G7")
    t.holds(P1, "grocer")
    t.city.patience = GROCER_WAITS
    t.play("P1 double saloon")
    assert t.city.cash[P1] == 15 + 15


@rule("CC-327")
def test_the_grocer_is_offered_what_earns() -> None:
    """His saloon, not his bank without houses; or $8."""
    t = saloon()
    t.build(P1, "A1", "bank")
    t.holds(P1, "grocer")
    t.city.patience = GROCER_WAITS
    assert t.offers() == ["money_now", "double saloon"]


@rule("CC-327", "CC-193")
def test_a_tripled_mine_is_not_doubled() -> None:
    """CC-EX-44-mine-tripled-and-grocer: dynamite triples $9 to $27, the Grocer doubles $6."""
    t = Table(2)
    t.holds(P1, "grocer")
    t.city.patience = GROCER_WAITS
    t.build(P1, "A1", "mine")
    t.build(P1, "H8", "mine")
    t.mountain("A2", "B1", "B2", "H7", "G8")
    t.put(P1, "A1")
    t.city.blast[t.place("A1")] = 1 << P1
    t.do(BuildingIncome())
    t.play("P1 double mine")
    assert [event[1:3] for event in t.told("income")] == [(PARCEL["A1"], 27), (PARCEL["H8"], 12)]


@rule("CC-327", "CC-291")
@pytest.mark.parametrize(("horses", "asked"), [(1, "P1 corral3"), (2, "")])
def test_corral_three_is_asked_only_if_ranches_are_left_out(horses: int, asked: str) -> None:
    """Two ranches: with two horses both are doubled unasked."""
    t = Table(2, horses=True)
    t.build(P1, "A1", "ranch")
    t.build(P1, "H8", "ranch")
    t.city.corral[2] = horses
    t.do(BuildingIncome())
    assert t.asks == asked
    assert t.city.cash[P1] == (15 if asked else 15 + 12)
