"""Chapter 11: the engine."""

import random

import pytest

from farwest.games.great_western_trail import box
from farwest.games.great_western_trail.box import JERSEY
from farwest.games.great_western_trail.rules.goods import Dollars
from farwest.games.great_western_trail.rules.railroad import (
    ENGINEERS,
    NUMBER,
    Backward,
    Forward,
    backward,
    forward,
)
from farwest.games.great_western_trail.rules.staying import PhaseB
from tests.clauses import rule
from tests.games.great_western_trail.kit import Table


def at(space: str, *others: str, cash: int = 10) -> Table:
    """The engine of seat 0 and those of the others."""
    t = Table(max(2, 1 + len(others)))
    t.trail.engine = [box.SPACES.index(name) for name in (space, *others)]
    t.trail.engine += [0] * (t.trail.seats - len(t.trail.engine))
    t.trail.cash[0] = cash
    return t


def ends(codes: list[int]) -> set[str]:
    """Spaces by name."""
    return {box.SPACES[space] for space in codes}


@rule("GWT-123")
def test_the_track() -> None:
    """0 to 39, and nine turnouts between two numbers."""
    numbers = [4, 7, 10, 13, 16, 21, 25, 29, 33]
    assert list(box.SPACES) == [f"{n}" for n in range(40)] + [f"T{n}" for n in numbers]
    for number in numbers:
        assert ends(forward(at(f"{number}").trail, 1)) == {f"{number + 1}", f"T{number}"}
        assert ends(forward(at(f"T{number}").trail, 1)) == {f"{number + 1}"}
        assert ends(backward(at(f"T{number}").trail, 1)) == {f"{number}"}


@rule("GWT-124", "GWT-125", "GWT-126", "GWT-127")
def test_the_engine_skips_others() -> None:
    """EX-22: from 1 with three engineers and an engine on 3: 2, 4, T4 or 5."""
    t = Table(2)
    t.trail.engine = [1, 3]
    t.workers(engineers=3)
    t.start(Forward(-1))
    assert sorted(t.options()) == [
        "engine space_2",
        "engine space_4",
        "engine space_5",
        "engine space_t4",
    ]


@rule("GWT-124")
def test_many_engines_on_space_0() -> None:
    """It is never occupied."""
    assert ends(backward(at("1", "0", "0").trail, 1)) == {"0"}


@rule("GWT-124")
def test_an_occupied_turnout() -> None:
    """It cannot be entered; the straight way stays."""
    assert ends(forward(at("4", "T4").trail, 1)) == {"5"}


@rule("GWT-124")
def test_a_turnout_behind_a_skipped_space() -> None:
    """With an engine on 4, one space on from 3 leads to 5 or T4."""
    assert ends(forward(at("3", "4").trail, 1)) == {"5", "T4"}


@rule("GWT-125")
def test_a_turnout_passed_counts() -> None:
    """From 4 with two spaces: 5 or T4 with one, 6 with two; never 7."""
    assert ends(forward(at("4").trail, 2)) == {"5", "T4", "6"}


@rule("GWT-126")
def test_one_to_so_many_spaces() -> None:
    """Fewer than allowed may be taken; none may not."""
    t = at("17")
    t.start(Forward(3))
    assert t.options() == ["engine space_18", "engine space_19", "engine space_20"]


@rule("GWT-126")
@pytest.mark.parametrize("way", ["d", "aux"])
def test_a_movement_paid_for_may_be_given_up(way: str) -> None:
    """Neutral D and the auxiliary action: the money is gone."""
    t = at("17")
    t.trail.discs[box.AUX_ENGINE] = 1
    t.stay(box.SPOT_D)
    t.play("local local_d_1y" if way == "d" else "aux_single aux_engine")
    assert "decline_engine" in t.options()
    t.play("decline_engine")
    assert t.trail.engine[0] == 17
    assert t.trail.cash[0] == (8 if way == "d" else 9)


@rule("GWT-126", "GWT-233")
def test_a_paid_movement_may_be_given_up() -> None:
    """EX-48: the Jersey is gone, the engine may stay."""
    t = Table(2)
    t.trail.engine[0] = 3
    t.build("2b", box.PLOT_A1)
    t.hand(JERSEY)
    t.trail.spot[0] = box.PLOT_A1
    t.trail.arrived = 1
    t.start(PhaseB())
    t.play("local local_2b_1")
    assert t.options() == ["engine space_4", "decline_engine"]


@rule("GWT-127")
@pytest.mark.parametrize("engineers", [1, 4])
def test_engineers_count(engineers: int) -> None:
    """The printed one too."""
    t = at("17")
    t.workers(engineers=engineers)
    assert len(Forward(ENGINEERS).options(t.trail)) == engineers


@rule("GWT-128")
def test_exactly_so_far_back() -> None:
    """Two back from 2 leads to 0; from 1 it is impossible."""
    assert ends(backward(at("2").trail, 2)) == {"0"}
    assert not Backward(2, Dollars(1)).possible(at("1").trail)
    assert Backward(1, Dollars(1)).possible(at("1").trail)


@rule("GWT-128")
def test_skipped_spaces_bring_the_start_nearer() -> None:
    """From 2 with an engine on 1, one back is 0 and two back are impossible."""
    assert ends(backward(at("2", "1").trail, 1)) == {"0"}
    assert not Backward(2, Dollars(1)).possible(at("2", "1").trail)


@rule("GWT-129")
def test_back_by_the_turnout_or_past_it() -> None:
    """One back from 5: 4 or T4; two back: 3 or, through the turnout, 4."""
    assert ends(backward(at("5").trail, 1)) == {"4", "T4"}
    assert ends(backward(at("5").trail, 2)) == {"3", "4"}


@rule("GWT-124", "GWT-129", "GWT-243", "GWT-244")
def test_three_ways_back() -> None:
    """EX-50: one back from 8 with engines on 5, 6 and 7."""
    t = Table(4)
    t.trail.engine = [8, 5, 6, 7]
    t.start(Backward(1, Dollars(3)))
    assert sorted(t.options()) == ["engine space_4", "engine space_t4", "engine space_t7"]


@rule("GWT-243")
def test_the_ends_of_the_track() -> None:
    """Nothing lies ahead of 39, nothing behind 0."""
    assert forward(at("39").trail, 3) == []
    assert backward(at("0").trail, 1) == []


@rule("GWT-244")
def test_how_many_ends_a_movement_has() -> None:
    """Forward at most nine, back at most three, wherever four engines stand."""
    dice = random.Random(7)
    most_ahead = most_back = 0
    for _ in range(4000):
        start = dice.randrange(49)
        near = [space for space in range(49) if abs(NUMBER[space] - NUMBER[start]) < 6]
        t = Table(4)
        t.trail.engine = [start, *dice.sample(near, 3)]
        most_ahead = max(most_ahead, len(forward(t.trail, 6)))
        most_back = max(most_back, len(backward(t.trail, 1)), len(backward(t.trail, 2)))
    assert most_ahead <= 9
    assert most_back == 3


# --- the last space --------------------------------------------------------------------------


@rule("GWT-136", "GWT-245")
def test_the_last_space() -> None:
    """EX-34: ST10 for $3, back to T33 for $3, which does not pay ST9."""
    t = Table(2)
    t.trail.engine[0] = 38
    t.trail.cash[0] = 3
    t.workers(engineers=2)
    t.start(Forward(-1))
    assert t.prompt == "upgrade"
    t.play("disc disc_cert_4")
    assert t.prompt == "engine_back_free"
    t.play("engine space_t33")
    assert t.trail.cash[0] == 3
    assert t.trail.stations[:10] == [0] * 9 + [1]
    assert t.trail.over


@rule("GWT-136")
def test_a_movement_ends_on_space_39() -> None:
    """Nothing is left of five spaces; then the engine goes back as far as one likes."""
    t = at("38", "30")
    t.trail.cash[0] = 0
    t.workers(engineers=5)
    t.start(Forward(-1))
    assert t.prompt == "engine_back_free"
    assert "engine space_30" not in t.options()
    assert {"engine space_0", "engine space_38", "engine space_t33"} <= set(t.options())
    t.play("engine space_0")
    assert (t.trail.engine[0], t.trail.cash[0]) == (0, 3)


@rule("GWT-136", "GWT-130", "GWT-245")
def test_two_upgrades_in_one_action() -> None:
    """ST10 for three dollars, then ST9 with the three dollars gained and two more."""
    t = at("38", cash=5)
    t.start(Forward(1))
    t.play("disc disc_cert_4", "engine space_t33")
    assert t.prompt == "upgrade"
    t.play("disc aux_cert")
    assert t.trail.stations[8:10] == [1, 1]
    assert t.trail.cash[0] == 0
    assert t.trail.engine[0] != box.LAST_SPACE
