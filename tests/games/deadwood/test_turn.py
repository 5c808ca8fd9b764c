"""Section 4: one action a turn, back to the Ranch or to town."""

import pytest

from farwest.games.deadwood.rules.arrival import entries
from farwest.games.deadwood.state import RAIL
from farwest.kernel.news import Refused
from tests.clauses import rule
from tests.games.deadwood.kit import P1, P2, P3, Table, nobody_at, stroll


@rule("DW-034")
def test_turns_go_clockwise_from_the_first_player() -> None:
    """P2, P3, P1, P2, when P2 begins."""
    t = Table(3)
    t.camp.first = t.camp.turn = P2
    order = []
    for player in ("P2", "P3", "P1"):
        order.append(t.asks)
        t.play(f"{player} go 1 church", f"{player} stay")
    assert [*order, t.asks] == ["P2 turn", "P3 turn", "P1 turn", "P2 turn"]


@rule("DW-034", "DW-198")
def test_a_turn_is_one_of_two_actions() -> None:
    """With cowboys here and there, both are offered, and after one of them the turn is over."""
    t = Table(2, C2="bank")
    t.put(P1, 1, "bank")
    t.put(P1, 2, "mine")
    kinds = {offer.split()[0] for offer in t.offers}
    assert kinds == {"go", "back", "back_mine"}
    t.play("P1 go 3 town_hall", "P1 stay")
    assert t.asks == "P2 turn"


@rule("DW-035", "DW-038")
def test_passing_is_not_allowed() -> None:
    """Nothing but going to town is offered when all are in the Ranch; stopping at once is not."""
    t = Table(2)
    assert {offer.split()[0] for offer in t.offers} == {"go"}
    with pytest.raises(Refused):
        t.play("P1 enough")
    t.put(P1, 1, "mine")
    with pytest.raises(Refused):
        t.play("P1 enough")


@rule("DW-036")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_there_is_always_something_to_do(seats: int) -> None:
    """At every turn someone can be taken back or five unprotected buildings stand."""
    for match in stroll(seats, 40 + seats):
        camp = match.state
        if camp.over or camp.choice_of(camp.seat).prompt != "turn":
            continue
        built = [plot for plot, tile in enumerate(camp.tile) if 0 <= tile < RAIL]
        assert sum(not camp.protects(plot) for plot in built) >= 5
        assert entries(camp, camp.turn) or camp.posts(camp.turn)
        assert camp.legal


@rule("DW-037")
def test_a_turn_lasts_until_all_it_caused_is_done() -> None:
    """P1 stays the one to play through the questions of others, then P2 plays."""
    t = Table(3, E1="casino", E2="bank")
    t.no_tiles()
    t.put(P3, 1, "casino")
    t.put(P2, 1, "bank")
    t.play("P1 go 1 town_hall", "P1 annex", "P1 rail_to F1", "P1 next P3 casino")
    assert (t.asks, t.camp.turn) == ("P3 annex", P1)
    t.play("P3 stay")
    assert (t.asks, t.camp.turn) == ("P2 annex", P1)
    t.play("P2 stay")
    assert (t.asks, t.camp.turn) == ("P2 turn", P2)


# --- back to the Ranch -----------------------------------------------------------------------


@rule("DW-038", "DW-208")
def test_any_combination_comes_back() -> None:
    """Two from buildings and one of two in the Mine, then enough."""
    t = Table(2, C2="bank", C3="hotel")
    for strength, place in [(1, "bank"), (2, "hotel"), (1, "mine"), (3, "mine"), (2, "church")]:
        t.put(P1, strength, place)
    t.play("P1 back bank")
    assert t.offers == ["enough", "back A5", "back C3", "back_mine 1", "back_mine 3"]
    t.play("P1 back_mine 3", "P1 back church", "P1 enough")
    assert t.count("ranch", P1) == [1, 2, 3]
    assert t.on(P1) == ["hotel"]
    assert t.count("mine", P1) == [1]
    assert t.asks == "P2 turn"


@rule("DW-038")
def test_one_is_enough() -> None:
    """A single cowboy may come back."""
    t = Table(2, C2="bank")
    t.put(P1, 1, "bank")
    t.put(P1, 2, "mine")
    t.play("P1 back bank", "P1 enough")
    assert t.count("ranch", P1) == [1, 3]


@rule("DW-038")
def test_nobody_comes_back_from_boot_hill_or_the_supply() -> None:
    """Only own cowboys on buildings and in the Mine are offered."""
    t = Table(2, C2="bank", C3="hotel")
    t.put(P1, 1, "bank")
    t.put(P1, 2, "dead")
    t.put(P2, 2, "hotel")
    t.put(P2, 3, "mine")
    back = [offer for offer in t.offers if offer.startswith("back")]
    assert back == ["back C2"]


@rule("DW-039", "DW-070")
def test_coming_back_costs_and_causes_nothing() -> None:
    """From a protected Hotel beside the Sheriff's owner: no fee, no money, no question."""
    t = Table(2, B3="hotel")
    t.put(P1, 1, "hotel")
    t.put(P2, 1, "sheriffs_office")
    t.play("P1 back hotel")
    assert t.camp.cash == [5, 5]
    assert t.camp.wanted == [0, 0]
    assert (t.asks, nobody_at(t, "hotel")) == ("P2 turn", True)
    assert [event.kind for event in t.events] == ["back", "turn"]


# --- going to town ---------------------------------------------------------------------------


@rule("DW-040")
def test_one_cowboy_goes_from_the_ranch() -> None:
    """He is no longer in the Ranch; the others stay."""
    t = Table(2, C2="bank")
    t.play("P1 go 2 bank", "P1 stay")
    assert t.count("ranch", P1) == [1, 3]
    assert t.at("bank") == [(P1, 2)]


@rule("DW-040")
def test_only_buildings_are_destinations() -> None:
    """Neither empty plots nor Rail tiles nor the Station: the four buildings that stand."""
    t = Table(2, C1="bank")
    t.lay("F1", "E2", "D3", "C4", "B5")
    assert set(t.goes("go 3")) == {"A3", "A4", "A5", "C1"}
    with pytest.raises(Refused):
        t.play("P1 go 3 B1")


@rule("DW-040")
def test_only_strengths_in_the_ranch_can_go() -> None:
    """A cowboy in the Mine, on a building or in the supply does not go to town."""
    t = Table(2, C2="bank")
    t.put(P1, 1, "mine")
    t.put(P1, 2, "church")
    assert t.goes("go 1") == []
    assert t.goes("go 2") == []
    assert "A3" in t.goes("go 3")


@rule("DW-041")
@pytest.mark.parametrize("place", ["bank", "church"])
def test_nobody_enters_where_he_already_is(place: str) -> None:
    """Neither an ordinary building nor the Church."""
    t = Table(2, C2="bank")
    t.put(P1, 1, place)
    assert not t.can(f"P1 go 2 {place}")
    t.camp.turn = P2
    assert t.can(f"P2 go 2 {place}")


@rule("DW-042")
def test_a_protected_and_occupied_building_is_closed() -> None:
    """Unprotected or empty, the same building is open."""
    t = Table(2, B3="bank")
    t.put(P2, 1, "bank")
    assert not t.can("P1 go 3 bank")
    t.sheriff("A1-A2-B1")
    assert t.can("P1 go 3 bank")


@rule("DW-043")
def test_without_a_dollar_for_the_fee_there_is_no_entry() -> None:
    """With $0 the protected buildings are closed while P2 holds the Sheriff's Office."""
    t = Table(2, B3="bank", C2="hotel")
    t.put(P2, 1, "sheriffs_office")
    t.camp.cash[P1] = 0
    assert not t.can("P1 go 1 bank")
    assert t.can("P1 go 1 hotel")
    t.camp.cash[P1] = 1
    assert t.can("P1 go 1 bank")


@rule("DW-043")
def test_the_fee_is_paid_before_anything_else() -> None:
    """It has changed hands when the newcomer is asked whether he annexes."""
    t = Table(2, B3="bank")
    t.put(P2, 1, "sheriffs_office")
    t.play("P1 go 1 bank")
    assert t.asks == "P1 annex"
    assert t.camp.cash == [4, 6]


@rule("DW-044")
def test_an_empty_building_may_be_annexed_at_once() -> None:
    """No duel and no Wanted token; the question is whether to annex."""
    t = Table(2, C2="hotel")
    t.play("P1 go 1 hotel")
    assert (t.asks, t.camp.wanted) == ("P1 annex", [0, 0])


@rule("DW-044")
def test_a_duel_comes_before_annexing() -> None:
    """Where another stands one fights; only a newcomer who is still there may annex."""
    t = Table(2, C2="hotel")
    t.put(P2, 1, "hotel")
    t.play("P1 go 1 hotel")
    assert t.asks == "P2 flee"
    t.play("P2 flee")
    assert t.asks == "P1 annex"


@rule("DW-044", "DW-061")
def test_whoever_had_to_leave_annexes_nothing() -> None:
    """After a draw the newcomer is in the Mine, and the turn is over."""
    t = Table(2, C2="hotel")
    t.put(P2, 1, "hotel")
    t.dice(1, 1)
    t.play("P1 go 1 hotel", "P2 fight", "P1 hold", "P2 hold")
    assert t.asks == "P2 turn"
    assert t.camp.cash == [5, 5]


@rule("DW-045")
@pytest.mark.parametrize("seats", [2, 5])
def test_one_cowboy_a_building(seats: int) -> None:
    """All through a game no building but the Church holds two clans."""
    for match in stroll(seats, 50 + seats):
        camp = match.state
        for plot in range(len(camp.tile)):
            guests = [seat for seat in range(seats) if camp.stands(seat, plot)]
            assert len(guests) <= 1 or plot == 4
