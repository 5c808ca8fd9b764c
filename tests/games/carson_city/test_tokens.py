"""Sections 13 and 14: what becomes of dynamite and no-duel tokens that were placed."""

import pytest

from farwest.games.carson_city import box
from farwest.games.carson_city.rules.construction import put_up
from farwest.games.carson_city.rules.cowboys import dynamite_left
from farwest.games.carson_city.rules.parcels import ParcelStep
from farwest.games.carson_city.rules.resolution import Square
from farwest.games.carson_city.state import IN_RESERVE, WHITE
from tests.clauses import rule
from tests.games.carson_city.kit import BUILDING, P1, P2, PARCEL, Table

PHASES = pytest.mark.parametrize("late", [False, True], ids=["phase 2", "phase 3"])
"""Corral 2 is reached by a horse of the reserve in phase 2, or by one bought in phase 3."""


def moving(t: Table, placing: str, late: bool) -> Table:
    """P1 has placed a cowboy with his token, and lifts him again with corral 2."""
    white = placing.startswith("white")
    t.play(f"P1 {placing}")
    if late:
        t.play("P1 horse_none", "P2 pass", "P1 place wages", "P1 horse_none", "P1 pass")
        t.play("P1 horse_buy")
    t.play("P1 horse 2", "P1 move_white" if white else f"P1 move {placing.split()[1]}")
    return t


@rule("CC-194", "CC-344", "CC-290")
@PHASES
@pytest.mark.parametrize(
    ("answer", "held", "there"),
    [("to vp_parcels", 1, 0), ("to_token vp_parcels", 0, 1 << P1), ("to_reserve", 1, 0)],
)
def test_dynamite_goes_along_or_home(late: bool, answer: str, held: int, there: int) -> None:
    """P1 leaves a place not yet resolved: his token is not spent, in phase 3 either."""
    t = Table(2, horses=True)
    t.give(P1, dynamite=1)
    moving(t, "place_blast gambling", late)
    t.play(f"P1 {answer}")
    assert (t.city.dynamite[P1], t.city.blast[box.VP_PARCELS]) == (held, there)
    assert t.city.blast[box.GAMBLING] == 0
    assert dynamite_left(t.city) == box.DYNAMITE - 1


@rule("CC-194", "CC-344", "CC-331")
@PHASES
@pytest.mark.parametrize(
    ("answer", "held", "there"),
    [("to vp_parcels", 1, 0), ("to_token vp_parcels", 0, WHITE), ("to_reserve", 1, 0)],
)
def test_so_does_that_of_the_white_cowboy(late: bool, answer: str, held: int, there: int) -> None:
    """He brought it to Gambling; it goes with him, or back to P1."""
    t = Table(2, horses=True)
    t.holds(P1, "sheriff")
    t.city.white = IN_RESERVE
    t.give(P1, dynamite=1)
    moving(t, "white_blast gambling", late)
    t.play(f"P1 {answer}")
    assert (t.city.dynamite[P1], t.city.blast[box.VP_PARCELS]) == (held, there)


@rule("CC-194", "CC-344", "CC-290")
@PHASES
@pytest.mark.parametrize(
    ("answer", "held", "there"),
    [("to vp_parcels", 1, 0), ("to_token vp_parcels", 0, 1 << P1), ("to_reserve", 1, 0)],
)
def test_the_singers_token_goes_along_or_home(
    late: bool, answer: str, held: int, there: int
) -> None:
    """The same with a no-duel token."""
    t = Table(2, horses=True)
    t.holds(P1, "singer")
    t.give(P1, tokens=1)
    moving(t, "place_lady gambling", late)
    t.play(f"P1 {answer}")
    assert (t.city.tokens[P1], t.city.ladies[box.VP_PARCELS]) == (held, there)
    assert t.city.ladies[box.GAMBLING] == 0


@rule("CC-344", "CC-339")
@PHASES
def test_tokens_go_along_only_where_they_work(late: bool) -> None:
    """Dynamite not to 1 Road, a no-duel token not to the chip; the cowboys alone may go there."""
    t = Table(2, horses=True)
    t.give(P1, dynamite=1)
    moving(t, "place_blast gambling", late)
    assert (t.can("P1 to_token road1"), t.can("P1 to road1")) == (False, True)
    assert t.can("P1 to_token ammo")
    t = Table(2, horses=True)
    t.holds(P1, "singer")
    t.give(P1, tokens=1)
    moving(t, "place_lady gambling", late)
    assert (t.can("P1 to_token ammo"), t.can("P1 to ammo")) == (False, True)
    assert t.can("P1 to_token roads3")


@rule("CC-344")
def test_a_cowboy_without_token_gets_none_on_the_way() -> None:
    """P1 still has dynamite in stock; the moved cowboy came without."""
    t = Table(2, horses=True)
    t.give(P1, dynamite=1)
    moving(t, "place gambling", late=False)
    assert t.ends("to_token") == []


@rule("CC-194")
def test_one_token_for_each_cowboy() -> None:
    """With both kinds in stock P1 places one of them, or none; the other stays with him."""
    t = Table(2)
    t.holds(P1, "singer")
    t.give(P1, dynamite=1, tokens=1)
    t.play("P1 place_lady gambling")
    assert (t.city.dynamite[P1], t.city.tokens[P1]) == (1, 0)
    assert (t.city.ladies[box.GAMBLING], t.city.blast[box.GAMBLING]) == (1 << P1, 0)


@rule("CC-194", "CC-189")
@pytest.mark.parametrize("dice", [(1, 1, 6), (6, 6, 1)], ids=["lost", "won"])
def test_dynamite_is_spent_win_or_lose(dice: tuple[int, ...]) -> None:
    """P1 brought it to the chip and duels; afterwards it is in the supply."""
    t = Table(2)
    t.put(P1, "ammo")
    t.put(P2, "ammo")
    t.city.blast[box.AMMO] = 1 << P1
    t.dice(*dice)
    t.do(Square(box.AMMO))
    assert (t.asks, t.city.chip) == ("", P1 if dice[0] == 6 else P2)
    assert (t.city.dynamite[P1], dynamite_left(t.city)) == (0, box.DYNAMITE)


@rule("CC-194", "CC-192")
def test_dynamite_is_spent_without_a_duel() -> None:
    """P1 was alone there."""
    t = Table(2)
    t.put(P1, "ammo")
    t.city.blast[box.AMMO] = 1 << P1
    t.do(Square(box.AMMO))
    assert t.asks == ""
    assert (t.city.dynamite[P1], dynamite_left(t.city)) == (0, box.DYNAMITE)


@rule("CC-194", "CC-325")
def test_dynamite_is_spent_when_a_church_drives_its_cowboy_off() -> None:
    """P1 attacked P2's hotel with it; P2's church next door sends him home without."""
    t = Table(2)
    t.build(P2, "G7", "hotel")
    t.own(P2, "H8")
    t.hold(P2, "church")
    t.put(P1, "G7")
    t.city.blast[t.place("G7")] = 1 << P1
    put_up(t.city, P2, BUILDING["church"], PARCEL["H8"])
    assert (t.city.reserve[P1], t.city.dynamite[P1]) == (4, 0)
    assert dynamite_left(t.city) == box.DYNAMITE


@rule("CC-194", "CC-225")
def test_dynamite_is_spent_when_the_lawyer_sends_its_cowboy_home() -> None:
    """P2's Lawyer wants the same parcel."""
    t = Table(2)
    t.holds(P2, "lawyer_editor")
    t.put(P1, "H8")
    t.put(P2, "H8")
    t.city.blast[t.place("H8")] = 1 << P1
    t.do(ParcelStep())
    assert t.asks == "P2 buy_parcels"
    assert (t.city.reserve[P1], t.city.dynamite[P1]) == (4, 0)
    assert dynamite_left(t.city) == box.DYNAMITE
