"""Section 14: Kit Carson, where all place their cowboys at the same time, step by step."""

from __future__ import annotations

from itertools import pairwise

import pytest

from farwest.games.carson_city import box
from farwest.games.carson_city.powers import RED
from farwest.games.carson_city.rules.wages import Wages
from farwest.games.carson_city.state import IN_RESERVE
from farwest.kernel.options import Value
from tests.clauses import rule
from tests.games.carson_city.kit import P1, P2, P3, Table


def table(seats: int = 3, *order: int, **options: Value) -> Table:
    """Phase 2 begins; the turn order is that of the seats unless another is given."""
    t = Table(seats, "D4", kit_carson=True, **options)
    if order:
        t.city.order = list(order)
    return t


def opened(seats: int = 3, **options: Value) -> Table:
    """The first player has placed a cowboy on Wages; the first step begins."""
    t = table(seats, **options)
    t.play("P1 place wages")
    return t


def prompts(t: Table) -> list[str]:
    """Who is asked what, at the same time."""
    found = [(seat, t.city.choice_of(seat)) for seat in t.city.waiting()]
    return [f"P{seat + 1} {choice.prompt}" for seat, choice in found if choice is not None]


# --- the opening, the steps and the end --------------------------------------------------------


@rule("CC-252", "CC-254")
def test_one_cowboy_of_the_first_player_then_all_at_once() -> None:
    """P2 is first: he alone places, and is told; after him all are asked together."""
    t = table(3, P2, P3, P1)
    t.go_on()
    assert prompts(t) == ["P2 place"]
    assert "move" not in {offer.split()[0] for offer in t.offers()}
    t.play("P2 place ammo")
    assert t.told("placed") == [(P2, box.AMMO)]
    assert prompts(t) == ["P1 kit", "P2 kit", "P3 kit"]


@rule("CC-252", "CC-254")
def test_three_kinds_of_operations() -> None:
    """Place a cowboy, move the one that stands on Wages, or finish."""
    t = opened()
    verbs = {offer.split()[0] for offer in t.offers(P1)}
    assert verbs == {"place", "move", "pass"}
    assert t.can("P1 move wages")
    assert {offer.split()[0] for offer in t.offers(P2)} == {"place", "pass"}


@rule("CC-254")
def test_operations_are_secret_until_all_have_chosen() -> None:
    """P1 and P2 have picked: nothing is seen or told before P3 has; then all is done."""
    t = opened()
    before = [t.view(seat) for seat in (P3, -1)]
    told = len(t.events)
    t.play("P1 place gambling", "P2 place gambling")
    assert [t.view(seat) for seat in (P3, -1)] == before
    assert len(t.events) == told
    assert (t.at("gambling"), t.view(P1)["wish"]) == ([], [t.code("P1 place gambling")[1]])
    t.play("P3 place gambling")
    assert t.at("gambling") == [P1, P2, P3]


@rule("CC-254", "CC-339")
def test_a_move_is_secret_with_its_destination() -> None:
    """P1 moves from Wages to the ammunition; he stands where he was until P2 has picked."""
    t = opened(2)
    before = t.view(P2)
    t.play("P1 move wages", "P1 to ammo")
    assert t.view(P2) == before
    t.play("P2 pass")
    assert (t.at("wages"), t.at("ammo"), t.told("moved")) == ([], [P1], [(P1, 0, box.AMMO)])


@rule("CC-254")
def test_operations_are_applied_in_turn_order() -> None:
    """P3, P1, P2: whoever answers first, P3's cowboy comes first."""
    t = table(3, P3, P1, P2)
    t.play("P3 place wages", "P1 place ammo", "P2 place ammo", "P3 place ammo")
    assert [seat for seat, _ in t.told("placed")] == [P3, P3, P1, P2]


@rule("CC-254", "CC-339")
def test_several_finish_in_one_step() -> None:
    """CC-EX-47-kit-carson-finish: B and C finish while A places; A goes on alone."""
    t = opened()
    t.play("P3 pass", "P2 pass", "P1 place ammo")
    assert t.city.passed == [P2, P3]
    assert t.told("passed") == [(P2, 1), (P3, 2)]
    assert prompts(t) == ["P1 kit"]
    t.play("P1 pass")
    assert t.city.passed == [P2, P3, P1]


@rule("CC-252")
def test_who_has_finished_touches_nothing_more() -> None:
    """P1 finishes with a cowboy on Wages and two in reserve; only P2 and P3 are asked."""
    t = opened()
    t.play("P1 pass", "P2 place ammo", "P3 place roads3")
    assert (t.city.passed, prompts(t)) == ([P1], ["P2 kit", "P3 kit"])
    t.play("P2 place gambling", "P3 pass", "P2 pass")
    assert t.city.passed == [P1, P3, P2]
    assert (t.city.reserve[P1], t.at("gambling")) == (2, [P2])


@rule("CC-339")
def test_the_first_player_may_finish_at_once() -> None:
    """His opening is "finish": he is first in pass order, and the others go on without him."""
    t = table()
    t.play("P1 pass")
    assert (t.city.passed, prompts(t)) == ([P1], ["P2 kit", "P3 kit"])


# --- moving ------------------------------------------------------------------------------------


@rule("CC-252", "CC-339")
def test_a_placed_cowboy_goes_home() -> None:
    """P1 takes his cowboy back and can place it again."""
    t = opened(2)
    t.play("P1 move wages", "P1 to_reserve", "P2 place ammo")
    assert (t.city.reserve[P1], t.at("wages")) == (3, [])
    assert t.told("moved_home") == [(P1, box.WAGES)]


@rule("CC-339")
def test_not_to_where_it_stands() -> None:
    """Any other place P1 could choose, or home; Wages takes several, but he stands there."""
    t = opened(2)
    places = set(t.ends("place"))
    t.play("P1 move wages")
    assert set(t.ends("to")) == places - {"wages"}
    assert t.can("P1 to_reserve")


@rule("CC-339", "CC-167")
def test_the_white_cowboy_moves_too() -> None:
    """P1 takes him from gambling to an empty square, not to where P2 stands, and then home."""
    t = table(2)
    t.holds(P1, "sheriff")
    t.city.white = IN_RESERVE
    t.play("P1 white_place gambling", "P1 place wages", "P2 place ammo", "P1 move_white")
    assert "ammo" not in t.ends("to")
    t.play("P1 to buy5", "P2 place road1")
    assert (t.city.white, t.city.moves[P1]) == (box.BUY5, 1)
    t.play("P1 move_white", "P1 to_reserve", "P2 pass")
    assert (t.city.white, t.can("P1 white_place gambling")) == (IN_RESERVE, True)


@rule("CC-252")
def test_one_moves_ones_own_cowboys_only() -> None:
    """P1 stands on Wages, P2 on the ammunition: each may move the one that is his."""
    t = opened(2)
    t.play("P1 place gambling", "P2 place ammo")
    moves = [[o.split()[1] for o in t.offers(s) if o.startswith("move")] for s in (P1, P2)]
    assert moves == [["wages", "gambling"], ["ammo"]]


@rule("CC-256")
def test_three_moves_a_round() -> None:
    """After the third P1 may only place or finish, and move no other cowboy; P2 still may."""
    t = opened(2)
    t.give(P2, reserve=5)
    t.play("P1 place roads3", "P2 place road1")
    for here, there in pairwise(["wages", "ammo", "gambling", "buy5"]):
        assert t.can(f"P1 move {here}")
        t.play(f"P1 move {here}", f"P1 to {there}", "P2 place road1")
    assert {offer.split()[0] for offer in t.offers(P1)} == {"place", "pass"}
    assert t.can("P2 move road1")


@rule("CC-256")
def test_the_next_round_brings_three_more() -> None:
    """The moves are counted anew."""
    t = table(2)
    t.give(P1, moves=3)
    t.end_round()
    t.play("P1 spend 0", "P2 spend 0")
    assert (t.city.round, t.city.moves) == (2, [0, 0])


@rule("CC-256")
@pytest.mark.parametrize(("moves", "passed"), [(3, [P1]), (2, [])])
def test_who_can_neither_place_nor_move_is_finished(moves: int, passed: list[int]) -> None:
    """P1's only cowboy is placed: with no moves left he finishes in the next step, unasked."""
    t = table(2)
    t.give(P1, reserve=1, moves=moves)
    t.play("P1 place ammo")
    assert (P1 in t.city.waiting()) == (not passed)
    if not passed:
        assert [o.split()[0] for o in t.offers(P1)] == ["move", "pass"]
        t.play("P1 move ammo", "P1 to gambling")
    t.play("P2 place wages")
    assert t.city.passed[:1] == passed


# --- operations that become illegal ------------------------------------------------------------


def sheriff(side: int, *order: int) -> Table:
    """P1 holds the Sheriff; the first player has opened on Wages."""
    t = table(2, *order)
    t.holds(P1, "sheriff", side)
    if side != RED:
        t.city.white = IN_RESERVE
    t.play(f"P{order[0] + 1} place wages")
    return t


@rule("CC-255", "CC-260")
def test_the_white_cowboy_was_there_first() -> None:
    """P1's white cowboy comes before P2's in turn order: P2 loses his step and nothing else."""
    t = sheriff(0, P1, P2)
    t.play("P2 place gambling", "P1 white_place gambling")
    assert (t.city.white, t.at("gambling")) == (box.GAMBLING, [])
    assert t.told("operation_lost") == [(P2,)]
    assert (t.city.reserve[P2], t.city.passed, prompts(t)) == (3, [], ["P1 kit", "P2 kit"])
    t.play("P1 pass", "P2 place ammo")
    assert t.at("ammo") == [P2]


@rule("CC-255", "CC-260")
def test_the_white_cowboy_comes_too_late() -> None:
    """P2 is before P1: his cowboy stands there, and the white one stays in reserve."""
    t = sheriff(0, P2, P1)
    t.play("P1 white_place gambling", "P2 place gambling")
    assert (t.city.white, t.at("gambling")) == (IN_RESERVE, [P2])
    assert t.told("operation_lost") == [(P1,)]
    assert not t.can("P1 white_place gambling")


@rule("CC-255")
def test_a_move_that_became_illegal_leaves_the_cowboy() -> None:
    """P2 wanted to move to where the white cowboy now stands; he stays on the ammunition."""
    t = sheriff(0, P1, P2)
    t.play("P1 place roads3", "P2 place ammo")
    t.play("P1 white_place gambling", "P2 move ammo", "P2 to gambling")
    assert (t.at("ammo"), t.at("gambling"), t.told("operation_lost")) == ([P2], [], [(P2,)])


@rule("CC-260", "CC-255")
def test_the_red_sheriff_finds_an_opponent() -> None:
    """P2 is applied first, so P1 may not join him; where P2 comes later, both stand."""
    t = sheriff(RED, P2, P1)
    t.play("P1 place ammo", "P2 place ammo")
    assert (t.at("ammo"), t.told("operation_lost")) == ([P2], [(P1,)])
    t = sheriff(RED, P1, P2)
    t.play("P1 place ammo", "P2 place ammo")
    assert (t.at("ammo"), t.told("operation_lost")) == ([P1, P2], [])


@rule("CC-255")
def test_without_sheriff_nothing_is_lost() -> None:
    """All want the same square and get there; they will duel."""
    t = opened()
    t.play("P1 place ammo", "P2 place ammo", "P3 place ammo")
    assert (t.at("ammo"), t.told("operation_lost")) == ([P1, P2, P3], [])


# --- tokens ------------------------------------------------------------------------------------


def with_dynamite() -> Table:
    """P1 has opened on the ammunition with his only token."""
    t = table(2)
    t.give(P1, dynamite=1)
    t.play("P1 place_blast ammo")
    return t


@rule("CC-339")
def test_dynamite_is_chosen_with_the_placement() -> None:
    """In a step too: P1's token goes with his cowboy when the step is shown, not before."""
    t = opened(2)
    t.give(P1, dynamite=1)
    t.play("P1 place_blast ammo")
    assert (t.city.dynamite[P1], t.city.blast[box.AMMO]) == (1, 0)
    t.play("P2 pass")
    assert (t.city.dynamite[P1], t.city.blast[box.AMMO]) == (0, 1 << P1)


@rule("CC-339")
@pytest.mark.parametrize(
    ("answer", "stock", "along"), [("to_token", 0, 1 << P1), ("to", 1, 0), ("to_reserve", 1, 0)]
)
def test_a_token_goes_along_or_home(answer: str, stock: int, along: int) -> None:
    """P1 moves to gambling with or without his dynamite, or goes home with it."""
    t = with_dynamite()
    where = "" if answer == "to_reserve" else " gambling"
    t.play("P1 move ammo", f"P1 {answer}{where}", "P2 pass")
    assert (t.city.dynamite[P1], t.city.blast[box.GAMBLING]) == (stock, along)
    assert t.city.blast[box.AMMO] == 0


@rule("CC-339")
def test_dynamite_goes_where_it_works() -> None:
    """Everywhere P1 may go, but for Wages and 1 Road."""
    t = with_dynamite()
    t.play("P1 move ammo")
    assert set(t.ends("to")) - set(t.ends("to_token")) == {"wages", "road1"}


@rule("CC-339")
def test_a_no_duel_token_goes_where_it_works() -> None:
    """The Singer's squares; on a building square or a parcel it would be of no use."""
    t = table(2)
    t.holds(P1, "singer")
    t.give(P1, tokens=1)
    t.play("P1 place_lady gambling", "P1 move gambling")
    squares = [box.SQUARES[square] for square in box.SINGER_SQUARES]
    assert set(t.ends("to_token")) == set(squares) - {"gambling"}
    t.play("P1 to build12", "P2 pass")
    assert (t.city.tokens[P1], t.city.ladies[box.GAMBLING]) == (1, 0)
    t.play("P1 place_lady roads3", "P1 move roads3", "P1 to_token buy5")
    assert (t.city.tokens[P1], t.city.ladies[box.BUY5]) == (0, 1 << P1)


# --- horses, the Town Hall ---------------------------------------------------------------------


@rule("CC-259", "CC-339")
def test_the_second_corral_is_not_used() -> None:
    """Neither a horse nor a cowboy may enter it, at the opening or in a step."""
    t = table(2, horses=True)
    assert t.ends("corral_boy") == ["1", "3", "4", "5"]
    t.play("P1 place ammo")
    assert t.offers() == ["horse 1", "horse 3", "horse 4", "horse 5", "horse_none"]
    t.play("P1 horse_none")
    assert t.ends("corral_boy") == ["1", "3", "4", "5"]
    t.play("P1 place gambling")
    assert t.offers(P1) == ["horse 1", "horse 3", "horse 4", "horse 5", "horse_none"]


@rule("CC-259")
def test_a_bought_horse_does_not_enter_the_second_corral() -> None:
    """P1 buys one on Wages."""
    t = table(2, horses=True)
    t.put(P1, "wages")
    t.do(Wages())
    t.play("P1 horse_buy")
    assert t.offers() == ["horse 1", "horse 3", "horse 4", "horse 5"]


@rule("CC-339")
def test_a_horse_follows_in_secret() -> None:
    """P1's horse enters corral 4 and pays its $2 when the step is shown."""
    t = table(2, horses=True)
    t.play("P1 place wages", "P1 horse_none")
    before = t.view(P2)
    t.play("P1 place ammo", "P1 horse 4")
    assert t.view(P2) == before
    t.play("P2 pass")
    assert (t.city.horses[P1], t.city.corral[:5], t.city.cash[P1]) == (0, [0, 0, 0, 1, 0], 17)


@rule("CC-339")
def test_horses_and_corral_cowboys_stay() -> None:
    """P1's cowboy and horse are in corrals: only the one on the board can be moved."""
    t = table(2, horses=True)
    t.play("P1 place wages", "P1 horse 5", "P1 corral_boy 1", "P2 pass")
    assert t.city.corral_boy[0] == 1
    assert t.ends("move") == ["wages"]


@rule("CC-339", "CC-324")
def test_a_sitting_occupant_stays() -> None:
    """P1 holds the Town Hall since last round; P2, who came today, may leave it again."""
    t = table(2, buildings="full")
    t.town_hall("C4")
    t.sits(P1)
    t.play("P1 place wages", "P1 place ammo", "P2 place C4")
    assert t.ends("move") == ["wages", "ammo"]
    assert t.can("P2 move C4")
