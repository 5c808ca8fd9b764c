"""Section 10: where the line goes, what it razes, and who may annex."""

import pytest

from farwest.games.deadwood import box
from tests.clauses import rule
from tests.games.deadwood.kit import P1, P2, P3, PLOT, POINT, TILE, Table


def survey(t: Table, plot: str) -> None:
    """P1 annexes Town Hall and lays the line's next tile."""
    t.play("P1 go 1 town_hall", "P1 annex", f"P1 rail_to {plot}")


def line(last: str) -> list[str]:
    """A line that ends on this plot, followed down to row F, to the left where it can be."""
    plots = [last]
    while plots[0][0] != "F":
        below, place = chr(ord(plots[0][0]) + 1), int(plots[0][1])
        plots.insert(0, f"{below}{max(1, place - 1)}")
    return plots


# --- where -----------------------------------------------------------------------------------


@rule("DW-144", "DW-147")
def test_the_line_enters_at_the_bottom() -> None:
    """On F1 or F2; nothing else and no refusal is offered."""
    t = Table(2)
    t.play("P1 go 1 town_hall", "P1 annex")
    assert t.offers == ["rail_to F1", "rail_to F2"]


@rule("DW-145", "DW-146", "DW-147")
@pytest.mark.parametrize("last", [plot for plot in box.PLOTS if plot[0] in "CDEF"])
def test_the_line_goes_on_one_row_up(last: str) -> None:
    """From plot i to plot i or i + 1 of the row above, always two choices."""
    t = Table(2)
    t.lay(*line(last))
    t.play("P1 go 1 town_hall", "P1 annex")
    above, place = chr(ord(last[0]) - 1), int(last[1])
    assert t.offers == [f"rail_to {above}{place}", f"rail_to {above}{place + 1}"]


@rule("DW-143", "DW-146")
def test_four_rails_then_the_station() -> None:
    """The fifth tile is the Station, and nothing comes after it."""
    t = Table(2)
    t.lay("F1", "E1", "D1")
    t.no_tiles()
    survey(t, "C1")
    assert t.tile("C1") == "rail"
    t.play("P2 go 1 church", "P2 stay", "P1 back town_hall", "P2 back church")
    survey(t, "B2")
    assert t.tile("B2") == "station"
    assert t.view(P1)["onward"] == []


@rule("DW-147", "DW-157")
def test_the_annexing_player_chooses() -> None:
    """P2 annexes Town Hall by a store move in P1's railroad list; P2 says where."""
    t = Table(2, E1="general_store", C5="bank")
    t.camp.stables[P1] = 0
    t.camp.shells[:] = [0, 0]
    t.put(P2, 1, "general_store")
    t.put(P2, 2, "bank")
    t.dice(6)
    survey(t, "F1")
    t.play("P2 annex", "P2 move bank", "P2 move_to town_hall", "P2 annex")
    assert (t.asks, t.offers) == ("P2 rail_to", ["rail_to E1", "rail_to E2"])


@rule("DW-148")
def test_nothing_blocks_the_line() -> None:
    """Both plots are built on, held and protected: both are offered."""
    t = Table(2, E1="bank", E2="hotel")
    t.lay("F1")
    t.sheriff("E1-E2-F1")
    t.put(P2, 1, "bank")
    t.put(P1, 2, "hotel")
    t.play("P1 go 1 town_hall", "P1 annex")
    assert t.offers == ["rail_to E1", "rail_to E2"]


@rule("DW-162", "DW-021")
def test_rails_never_touch_the_top_row() -> None:
    """No neighbour of rows C to F is in row A; of row B some are."""
    for plot, name in enumerate(box.PLOTS):
        near = {box.PLOTS[other][0] for other in box.NEIGHBOURS[plot]}
        assert ("A" in near) == (name[0] in "AB")


# --- what it razes ---------------------------------------------------------------------------


@rule("DW-145", "DW-149", "DW-150")
def test_a_rail_tile_over_the_gold_mine() -> None:
    """DW-EX-25: D2 or D3; on D3 the Gold Mine goes under stack 2, P2's cowboy to the Mine."""
    t = Table(2, D3="gold_mine")
    t.lay("F1", "E2")
    t.stack(1)
    t.stack(3)
    t.put(P2, 2, "gold_mine")
    t.play("P1 go 1 town_hall", "P1 annex")
    assert t.offers == ["rail_to D2", "rail_to D3"]
    assert t.hint("P1 rail_to D3")["tiles"] == [TILE["gold_mine"]]
    t.play("P1 rail_to D3")
    assert t.pile(2)[-1] == "gold_mine"
    assert t.count("mine", P2) == [2]
    assert t.camp.sheriff == POINT["A4-B3-B4"]


@rule("DW-149")
def test_the_x_saloon_destroyed() -> None:
    """DW-EX-26: the fourth Rail tile on C3 makes the Saloon the last tile of stack 1."""
    t = Table(2, C3="saloon")
    t.lay("F1", "E2", "D2")
    t.stack(1, "bank", "casino")
    survey(t, "C3")
    assert t.pile(1) == ["casino", "saloon"]


@rule("DW-149")
@pytest.mark.parametrize(("tile", "stack"), [("hotel", 1), ("laundry_2", 2), ("grifter", 3)])
def test_a_building_goes_under_its_own_stack(tile: str, stack: int) -> None:
    """Whichever it came from."""
    t = Table(2, F2=tile)
    survey(t, "F2")
    assert t.pile(stack)[-1] == tile
    assert t.tile("F2") == "rail"


@rule("DW-151")
def test_the_station_razes_too() -> None:
    """P2's Bank on B1 goes under stack 1, his cowboy to the Mine."""
    t = Table(2, B1="bank")
    t.lay("F1", "E1", "D1", "C1")
    t.put(P2, 3, "bank")
    survey(t, "B1")
    assert (t.tile("B1"), t.pile(1)[-1]) == ("station", "bank")
    assert t.count("mine", P2) == [3]


@rule("DW-152")
def test_a_razed_building_may_be_built_again() -> None:
    """The Hotel, alone in its stack, comes back at once."""
    t = Table(2, F1="hotel")
    t.no_tiles()
    survey(t, "F1")
    t.play("P1 plot B3")
    assert t.tile("B3") == "hotel"


@rule("DW-153", "DW-154", "DW-156", "DW-157", "DW-159")
def test_the_order_of_a_railroad_step() -> None:
    """DW-EX-34: the Laundry is razed, the Hotel paid, then D3 and D2 annex as P1 picks."""
    t = Table(3, E2="laundry", D2="bank", D3="hotel")
    t.lay("F1")
    t.put(P2, 1, "laundry")
    t.put(P3, 1, "bank")
    t.put(P2, 2, "hotel")
    t.play("P1 go 1 town_hall", "P1 annex", "P1 rail_to E2")
    assert (t.count("mine", P2), t.camp.cash[P2]) == ([1], 7)
    assert (t.asks, t.offers) == ("P1 next_eligible", ["next P3 D2", "next P2 D3"])
    t.play("P1 next P2 hotel", "P2 annex", "P3 annex")
    assert (t.camp.cash[P2], t.camp.cash[P3], t.camp.wanted[P3]) == (9, 10, 1)
    assert t.told("destroyed") == [(TILE["laundry"], PLOT["E2"], 0)]
    kinds = [event.kind for event in t.events]
    assert kinds.index("destroyed") < kinds.index("hotel") < kinds.index("earned")


# --- who may annex ---------------------------------------------------------------------------


@rule("DW-154")
def test_all_players_beside_the_tile_are_eligible() -> None:
    """The placer's own cowboy too; an empty building is not, nor one further off."""
    t = Table(3, E1="bank", E2="hotel", F2="casino", D1="laundry")
    t.put(P1, 2, "bank")
    t.put(P3, 2, "casino")
    t.put(P2, 2, "laundry")
    survey(t, "F1")
    assert t.offers == ["next P1 E1", "next P3 F2"]


@rule("DW-154")
def test_with_nobody_beside_the_tile_nobody_annexes() -> None:
    """Step 3 follows at once."""
    t = Table(2, E1="bank")
    survey(t, "F1")
    assert t.asks == "P1 tile_to_place"


@rule("DW-155")
def test_older_rails_give_nothing() -> None:
    """F2 touches the first tile and not the second on E1; its cowboy is not asked."""
    t = Table(2, F2="bank", D1="hotel")
    t.lay("F1")
    t.no_tiles()
    t.put(P2, 1, "bank")
    t.put(P2, 2, "hotel")
    survey(t, "E1")
    assert (t.asks, t.about()["plot"]) == ("P2 annex", PLOT["D1"])
    t.play("P2 stay")
    assert t.asks == "P2 turn"


@rule("DW-156")
@pytest.mark.parametrize("order", [(1, 2, 3), (3, 1, 2), (2, 3, 1)])
def test_the_placer_picks_the_order(order: tuple[int, ...]) -> None:
    """One at a time until none is left; the last one is not asked for."""
    t = Table(4, E1="bank", E2="hotel", F2="casino")
    t.no_tiles()
    places = {1: "bank", 2: "hotel", 3: "casino"}
    for seat, place in places.items():
        t.put(seat, 1, place)
    survey(t, "F1")
    asked = []
    for seat in order:
        if t.asks == "P1 next_eligible":
            t.play(f"P1 next P{seat + 1} {places[seat]}")
        asked.append(t.asks)
        t.play(f"P{seat + 1} stay")
    assert asked == [f"P{seat + 1} annex" for seat in order]
    assert t.asks == "P2 turn"


@rule("DW-157")
def test_the_owner_decides() -> None:
    """P2's cowboy in the Casino: P2 says whether, and from whom."""
    t = Table(3, E1="casino")
    t.put(P2, 1, "casino")
    survey(t, "F1")
    assert t.asks == "P2 annex"
    t.play("P2 annex")
    assert (t.asks, t.offers) == ("P2 casino_target", ["rob P1", "rob P3"])


@rule("DW-158", "DW-007")
def test_a_rail_tile_grants_one_annexation() -> None:
    """$2 once beside the Hotel's control money, then the next step."""
    t = Table(2, E1="hotel")
    t.no_tiles()
    t.put(P2, 1, "hotel")
    survey(t, "F1")
    t.play("P2 annex")
    assert (t.camp.cash[P2], t.asks) == (9, "P2 turn")


@rule("DW-163", "DW-089")
def test_new_buildings_follow_the_railroad() -> None:
    """When all have annexed, P1 builds."""
    t = Table(2, E1="bank")
    t.put(P2, 1, "bank")
    survey(t, "F1")
    t.play("P2 stay")
    assert t.asks == "P1 tile_to_place"
