"""Section 14, outlaws: where they ride."""

from collections.abc import Callable

import pytest

from farwest.games.carson_city.rules.outlaws import OutlawsMove
from tests.clauses import rule
from tests.games.carson_city.kit import P1, P2, P3, Table, around, outlaws


def one_of(number: int, draw: int) -> Callable[[int], int]:
    """A draw that must be one out of so many, and how it falls."""

    def fall(out_of: int) -> int:
        assert out_of == number, f"expected one out of {number}, got one out of {out_of}"
        return draw

    return fall


def ride(t: Table) -> list[str]:
    """All outlaws move, and nobody is asked for their order; where they stand then."""
    t.do(OutlawsMove())
    assert t.asks == ""
    return outlaws(t)


@rule("CC-269", "CC-281")
def test_two_outlaws_of_the_book() -> None:
    """CC-EX-17-outlaw-moves: the church beside the General Store is no hindrance."""
    t = Table(3, buildings="full", outlaws=True)
    t.city.round = 2
    t.build(P1, "B3", "saloon")
    t.build(P2, "B4", "general_store")
    t.build(P2, "A5", "church")
    t.house("A3", "A4")
    t.build(P3, "G6", "blacksmith")
    t.build(P2, "F5", "bank")
    t.build(P1, "F6", "church")
    t.build(P1, "H7", "ranch")
    t.house("G5", "E4")
    incomes = [t.income(name) for name in ("B3", "B4", "G6", "F5", "H7")]
    assert incomes == [10, 12, 10, 6, 4]
    t.outlaw("B3", "G6")
    assert ride(t) == ["B4", "G6"]


@rule("CC-269")
@pytest.mark.parametrize("goal", around("E5"))
def test_an_outlaw_sees_its_eight_neighbours(goal: str) -> None:
    """From bare ground it rides to the only hotel, also aslant."""
    t = Table(2, centre="B2", outlaws=True)
    t.build(P1, goal, "hotel")
    t.outlaw("E5")
    assert ride(t) == [goal]


@rule("CC-269")
def test_it_sees_no_farther() -> None:
    """A hotel two parcels away does not tempt it."""
    t = Table(2, centre="B2", outlaws=True)
    t.build(P1, "E7", "hotel")
    t.outlaw("E5")
    assert ride(t) == ["E5"]


@rule("CC-269")
def test_the_highest_income_draws_it() -> None:
    """A hotel earns $6, a mine with three mountains $9."""
    t = Table(2, centre="B2", outlaws=True)
    t.build(P1, "D4", "hotel")
    t.build(P2, "F6", "mine")
    t.mountain("G5", "G6", "G7")
    t.outlaw("E5")
    assert ride(t) == ["F6"]


@rule("CC-269")
@pytest.mark.parametrize("tile", ["church", "prison", "mine", "saloon"])
def test_nothing_to_take_is_no_reason_to_ride(tile: str) -> None:
    """A church has no income; a mine without mountain and a saloon without house earn $0."""
    t = Table(2, centre="B2", outlaws=True)
    t.build(P1, "E6", tile)
    t.outlaw("E5")
    assert ride(t) == ["E5"]


@rule("CC-269", "CC-272")
@pytest.mark.parametrize(
    ("mountains", "there"),
    [(["D7"], "E5"), (["D7", "E7"], "E5"), (["D7", "E7", "F7"], "E6")],
    ids=["less", "equal", "more"],
)
def test_it_leaves_its_building_only_for_more(mountains: list[str], there: str) -> None:
    """On a hotel ($6), beside a mine of $3, $6 or $9."""
    t = Table(2, centre="B2", outlaws=True)
    t.build(P1, "E5", "hotel")
    t.build(P2, "E6", "mine")
    t.mountain(*mountains)
    t.outlaw("E5")
    assert ride(t) == [there]


@rule("CC-270")
def test_it_passes_over_what_another_outlaw_holds() -> None:
    """The hotel on D4 is held; the mine on F6 earns less and is free."""
    t = Table(2, centre="B2", outlaws=True)
    t.build(P1, "D4", "hotel")
    t.build(P1, "F6", "mine")
    t.mountain("G7")
    t.outlaw("D4", "E5")
    t.do(OutlawsMove())
    t.play("P1 next E5")
    assert outlaws(t) == ["D4", "F6"]


@rule("CC-270")
def test_it_passes_over_what_stands_beside_a_prison() -> None:
    """A prison on C3, whoever owns it: the outlaw takes the mine instead of the hotel."""
    t = Table(2, centre="B7", outlaws=True)
    t.build(P1, "D4", "hotel")
    t.build(P1, "F6", "mine")
    t.mountain("G7")
    t.build(P2, "C3", "prison")
    t.outlaw("E5")
    assert ride(t) == ["F6"]


@rule("CC-271")
def test_a_prison_built_later_does_not_drive_it_off() -> None:
    """Its own hotel beside the prison counts $6, so the mine of $3 does not tempt it."""
    t = Table(2, centre="B7", outlaws=True)
    t.build(P1, "D4", "hotel")
    t.build(P1, "E5", "mine")
    t.mountain("F6")
    t.build(P2, "C3", "prison")
    t.outlaw("D4")
    assert ride(t) == ["D4"]


@rule("CC-272")
@pytest.mark.parametrize(("draw", "there"), [(0, "D4"), (1, "E6"), (2, "F4")])
def test_equal_goals_are_drawn_for(draw: int, there: str) -> None:
    """Three hotels and a poorer mine around it: one draw out of three."""
    t = Table(2, centre="B7", outlaws=True)
    t.row("", "", "", "", "", "", "")
    for parcel in ("D4", "E6", "F4"):
        t.build(P1, parcel, "hotel")
    t.build(P1, "E4", "mine")
    t.mountain("E3")
    t.outlaw("E5")
    t.luck.coming.append(one_of(3, draw))
    assert ride(t) == [there]


@rule("CC-273")
@pytest.mark.parametrize(("number", "there"), [(1, "D4"), (2, "F6")])
def test_the_blacksmith_earns_by_the_new_round(number: int, there: str) -> None:
    """$5 a round against a hotel's $6."""
    t = Table(2, centre="B7", buildings="full", outlaws=True)
    t.city.round = number
    t.build(P1, "D4", "hotel")
    t.build(P2, "F6", "blacksmith")
    t.outlaw("E5")
    assert ride(t) == [there]


@rule("CC-273")
@pytest.mark.parametrize(("occupant", "there"), [(P1, "D4"), (P2, "F6")])
def test_the_town_halls_step_counts(occupant: int, there: str) -> None:
    """Two saloons with a house each: the occupant's earns $10, the other $5."""
    t = Table(2, centre="B7", buildings="full", outlaws=True)
    t.build(P1, "D4", "saloon")
    t.build(P2, "F6", "saloon")
    t.house("C3", "G7")
    t.town_hall("H1")
    t.sits(occupant)
    t.outlaw("E5")
    assert ride(t) == [there]


@rule("CC-273", "CC-107")
@pytest.mark.parametrize(("draw", "there"), [(0, "D4"), (1, "D6")])
def test_no_building_counts_above_its_cap(draw: int, there: str) -> None:
    """Two saloons of $70 and $60 pay $55 at most: equals, so one of the two is drawn."""
    t = Table(2, centre="H8", outlaws=True)
    t.build(P1, "D4", "saloon")
    t.build(P1, "D6", "saloon")
    for name in ("C3", "C4", "C5", "D3", "D5", "E3", "E4", "C6", "C7", "D7", "E6"):
        t.town_house(name)
    t.outlaw("E5")
    t.luck.coming.append(one_of(2, draw))
    assert ride(t) == [there]


@rule("CC-273")
def test_an_outlaw_before_it_does_not_make_a_building_poorer() -> None:
    """The hotel it stands on counts $6, not the $3 it leaves its owner; a mine's $6 is no more."""
    t = Table(2, centre="B7", outlaws=True)
    t.build(P1, "D4", "hotel")
    t.build(P1, "E5", "mine")
    t.mountain("F6", "F5")
    t.outlaw("D4")
    assert t.income("E5") == 6
    assert ride(t) == ["D4"]


@rule("CC-218", "CC-273")
def test_last_rounds_heroes_draw_no_outlaw() -> None:
    """P1's hotel counts nothing, P2's mine of $3 draws the outlaw."""
    t = Table(2, centre="B7", outlaws=True)
    t.city.hero = P1
    t.build(P1, "D4", "hotel")
    t.build(P2, "F6", "mine")
    t.mountain("G7")
    t.outlaw("E5")
    assert ride(t) == ["F6"]
