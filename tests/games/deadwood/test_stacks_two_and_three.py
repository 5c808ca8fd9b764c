"""Section 9: the buildings of stacks 2 and 3, but the Fortune Teller's secrets."""

import pytest

from tests.clauses import rule
from tests.games.deadwood.kit import P1, P2, P3, P4, Table


def annex(t: Table, place: str) -> None:
    """P1 goes there with his novice and annexes."""
    t.play(f"P1 go 1 {place}", "P1 annex")


@rule("DW-125")
def test_the_second_saloon_hires_too() -> None:
    """And it is another building: one may hold both."""
    t = Table(2, C2="saloon", C3="saloon_2")
    t.put(P1, 2, "saloon")
    annex(t, "saloon_2")
    t.play("P1 hire 1")
    assert t.count("mine", P1) == [1]
    assert t.on(P1) == ["saloon", "saloon_2"]


@rule("DW-126")
@pytest.mark.parametrize(("die", "gold"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 5)])
def test_the_gold_mine_table(die: int, gold: int) -> None:
    """DW-EX-20: nothing, nothing, $1, $2, $3, $5."""
    t = Table(2, C2="gold_mine")
    t.dice(die)
    annex(t, "gold_mine")
    assert t.camp.cash == [5 + gold, 5]


# --- Courthouse ------------------------------------------------------------------------------


@rule("DW-130", "DW-132", "DW-133", "DW-134")
def test_the_courthouse() -> None:
    """DW-EX-23: P1 pays his $2, P2 cannot pay $3 and takes a token, P3 refuses."""
    t = Table(3, C2="courthouse")
    t.camp.cash[:] = [3, 2, 9]
    t.camp.wanted[:] = [2, 3, 4]
    t.camp.pool = 6
    annex(t, "courthouse")
    t.play("P1 pay", "P3 refuse")
    assert (t.camp.wanted, t.camp.cash, t.camp.pool) == ([2, 4, 5], [1, 2, 9], 4)


@rule("DW-130")
@pytest.mark.parametrize("start", [P1, P3])
def test_the_court_goes_round_from_whoever_annexed(start: int) -> None:
    """Clockwise, himself first, wherever he sits."""
    t = Table(4, C2="courthouse")
    t.camp.cash[:] = [9, 9, 9, 9]
    t.camp.wanted[:] = [1, 1, 1, 1]
    t.camp.turn = start
    t.play(f"P{start + 1} go 1 courthouse", f"P{start + 1} annex")
    order = []
    for _ in range(4):
        order.append(t.asks)
        t.play(t.asks.replace("court", "pay"))
    assert order == [f"P{(start + place) % 4 + 1} court" for place in range(4)]
    assert t.camp.cash == [8, 8, 8, 8]


@rule("DW-130", "DW-157")
def test_the_court_starts_with_the_annexing_player_on_anothers_turn() -> None:
    """P3 annexes by the railroad in P1's turn: P3 settles first, then P1, then P2."""
    t = Table(3, E1="courthouse")
    t.no_tiles()
    t.camp.wanted[:] = [2, 2, 1]
    t.put(P3, 1, "courthouse")
    t.play("P1 go 1 town_hall", "P1 annex", "P1 rail_to F1", "P3 annex")
    assert t.asks == "P3 court"
    t.play("P3 pay")
    assert t.asks == "P1 court"
    t.play("P1 pay")
    assert t.asks == "P2 court"


@rule("DW-130", "DW-134")
def test_the_fine_counts_the_tokens_of_the_moment() -> None:
    """Three tokens, $3 to the supply; refusing gives one more, however many one has."""
    t = Table(2, C2="courthouse")
    t.camp.wanted[:] = [3, 7]
    t.camp.cash[:] = [5, 9]
    annex(t, "courthouse")
    assert t.about()["dollars"] == 3
    t.play("P1 pay", "P2 refuse")
    assert (t.camp.cash, t.camp.wanted) == ([2, 9], [3, 8])


@rule("DW-131")
def test_without_a_token_one_is_not_asked() -> None:
    """P2 alone has one; nobody else pays or takes."""
    t = Table(3, C2="courthouse")
    t.camp.wanted[:] = [0, 1, 0]
    pool = t.camp.pool
    annex(t, "courthouse")
    assert t.asks == "P2 court"
    t.play("P2 pay")
    assert (t.camp.wanted, t.camp.cash, t.camp.pool) == ([0, 1, 0], [5, 4, 5], pool)
    assert t.asks == "P2 turn"


@rule("DW-132")
def test_who_can_pay_may_refuse() -> None:
    """Both are offered, with exactly the money owed."""
    t = Table(2, C2="courthouse")
    t.camp.wanted[P1] = 5
    annex(t, "courthouse")
    assert t.offers == ["pay", "refuse"]


@rule("DW-133")
def test_there_is_no_part_payment() -> None:
    """$4 for five tokens: nothing is paid, one token is taken, nothing is asked."""
    t = Table(2, C2="courthouse")
    t.camp.wanted[P1] = 5
    t.camp.cash[P1] = 4
    annex(t, "courthouse")
    assert (t.camp.cash[P1], t.camp.wanted[P1], t.asks) == (4, 6, "P2 turn")


@rule("DW-135")
def test_with_an_empty_pool_who_can_pay_must() -> None:
    """P1 pays unasked; P2 cannot, pays nothing and takes nothing."""
    t = Table(2, C2="courthouse")
    t.camp.wanted[:] = [2, 6]
    t.camp.pool = 0
    annex(t, "courthouse")
    assert (t.camp.cash, t.camp.wanted, t.camp.pool) == ([3, 5], [2, 6], 0)


@rule("DW-135")
def test_the_pool_may_run_dry_in_court() -> None:
    """P1 takes the last token; P2, asked after him, can only pay."""
    t = Table(2, C2="courthouse")
    t.camp.wanted[:] = [1, 1]
    t.camp.cash[:] = [9, 5]
    t.camp.pool = 1
    annex(t, "courthouse")
    t.play("P1 refuse")
    assert (t.camp.cash, t.camp.wanted) == ([9, 4], [2, 1])
    assert t.camp.over


# --- Grifter ---------------------------------------------------------------------------------


def marks() -> Table:
    """P1 has annexed the Grifter; the others stand here and there."""
    t = Table(4, C2="grifter", C3="bank")
    t.only(P2, 3)
    t.only(P3)
    t.only(P4)
    t.put(P2, 1, "bank")
    t.put(P2, 2, "mine")
    t.put(P3, 2, "church")
    t.put(P4, 1, "dead")
    t.put(P1, 2, "church")
    annex(t, "grifter")
    return t


@rule("DW-136", "DW-137")
def test_whom_the_grifter_may_choose() -> None:
    """Others' cowboys on buildings, Church included, and in Ranches; nobody else."""
    t = marks()
    assert t.camp.cash[P1] == 6
    assert t.offers == ["grift_nobody", "grift P2 C3", "grift P3 A5", "grift_ranch P2 3"]


@rule("DW-136", "DW-137")
@pytest.mark.parametrize(
    ("second", "in_mine"),
    [("grift_ranch P2 3", ([1, 2, 3], [])), ("grift P3 A5", ([1, 2], [2]))],
    ids=["of one clan", "of two clans"],
)
def test_two_are_sent_to_the_mine(second: str, in_mine: tuple[list[int], list[int]]) -> None:
    """One after the other, of the same player or of two; a third is not asked for."""
    t = marks()
    t.play("P1 grift P2 bank")
    assert "grift P2 C3" not in t.offers
    t.play(f"P1 {second}")
    assert (t.count("mine", P2), t.count("mine", P3)) == in_mine
    assert t.asks == "P2 turn"


@rule("DW-136", "DW-209")
@pytest.mark.parametrize("answers", [("grift_nobody",), ("grift P3 A5", "grift_nobody")])
def test_nobody_and_one_are_allowed(answers: tuple[str, ...]) -> None:
    """The first "none" ends it."""
    t = marks()
    t.play(*(f"P1 {answer}" for answer in answers))
    assert len(t.count("mine", P3)) == len(answers) - 1
    assert t.asks == "P2 turn"


# --- Newspaper -------------------------------------------------------------------------------


@rule("DW-138")
def test_the_newspaper_accuses_anybody() -> None:
    """$1, and a token from the pool for whoever is named, oneself included."""
    t = Table(3, C2="newspaper")
    annex(t, "newspaper")
    assert (t.camp.cash[P1], t.offers) == (6, ["accuse P1", "accuse P2", "accuse P3"])
    pool = t.camp.pool
    t.play("P1 accuse P3")
    assert (t.camp.wanted, t.camp.pool) == ([0, 0, 1], pool - 1)


@rule("DW-138")
def test_one_may_accuse_oneself() -> None:
    """The token is one's own then."""
    t = Table(2, C2="newspaper")
    annex(t, "newspaper")
    t.play("P1 accuse P1")
    assert t.camp.wanted == [1, 0]


@rule("DW-138")
def test_without_a_token_in_the_pool_there_is_only_the_dollar() -> None:
    """Nobody can be accused."""
    t = Table(2, C2="newspaper")
    t.camp.pool = 0
    annex(t, "newspaper")
    assert (t.camp.cash[P1], t.camp.wanted, t.asks) == (6, [0, 0], "P2 turn")


# --- Dance Hall ------------------------------------------------------------------------------


def dance() -> Table:
    """P1 has annexed the Dance Hall, with others in Bank and Mine."""
    t = Table(2, C2="dance_hall", C3="bank")
    t.put(P1, 2, "bank")
    t.put(P1, 3, "mine")
    t.put(P2, 2, "church")
    annex(t, "dance_hall")
    return t


@rule("DW-139")
def test_whom_the_dance_hall_calls_home() -> None:
    """One's own from buildings and Mine, the one on the Dance Hall included."""
    t = dance()
    assert (t.camp.cash[P1], t.offers) == (6, ["enough", "back C2", "back C3", "back_mine 3"])


@rule("DW-139")
def test_two_come_home_and_no_third() -> None:
    """The dancer himself and the one in the Mine."""
    t = dance()
    t.play("P1 back dance_hall", "P1 back_mine 3")
    assert (t.count("ranch", P1), t.on(P1), t.asks) == ([1, 3], ["bank"], "P2 turn")


@rule("DW-139", "DW-209")
@pytest.mark.parametrize(("answers", "home"), [(("enough",), []), (("back bank", "enough"), [2])])
def test_fewer_may_come_home(answers: tuple[str, ...], home: list[int]) -> None:
    """None or one; the first "none" ends it."""
    t = dance()
    t.play(*(f"P1 {answer}" for answer in answers))
    assert (t.count("ranch", P1), t.asks) == (home, "P2 turn")


# --- Telegraph Office ------------------------------------------------------------------------


@rule("DW-140")
@pytest.mark.parametrize(("answer", "pool", "boxed"), [("add", 9, 12), ("remove", 5, 16)])
def test_the_telegraph(answer: str, pool: int, boxed: int) -> None:
    """DW-EX-24: two tokens into the pool or out of it, and $1."""
    t = Table(3, C2="telegraph_office")
    t.camp.pool, t.camp.boxed = 7, 14
    annex(t, "telegraph_office")
    t.play(f"P1 {answer}")
    assert (t.camp.pool, t.camp.boxed, t.camp.cash[P1]) == (pool, boxed, 6)


@rule("DW-141")
@pytest.mark.parametrize(
    ("pool", "boxed", "answer", "after"), [(1, 5, "remove", (0, 6)), (5, 1, "add", (6, 0))]
)
def test_fewer_than_two_are_moved(
    pool: int, boxed: int, answer: str, after: tuple[int, int]
) -> None:
    """What the source holds."""
    t = Table(3, C2="telegraph_office")
    t.camp.pool, t.camp.boxed = pool, boxed
    annex(t, "telegraph_office")
    t.play(f"P1 {answer}")
    assert (t.camp.pool, t.camp.boxed) == after


@rule("DW-141")
@pytest.mark.parametrize(
    ("before", "after"), [((0, 5), (2, 3)), ((5, 0), (3, 2)), ((0, 0), (0, 0))]
)
def test_an_empty_source_leaves_no_choice(before: tuple[int, int], after: tuple[int, int]) -> None:
    """The other way is taken unasked; with both empty nothing moves."""
    t = Table(2, C2="telegraph_office")
    t.camp.pool, t.camp.boxed = before
    annex(t, "telegraph_office")
    assert (t.camp.pool, t.camp.boxed) == after
    assert (t.camp.cash[P1], t.asks) == (6, "P2 turn")


@rule("DW-142")
@pytest.mark.parametrize("pool", [1, 2])
def test_telegraphing_the_pool_empty_ends_the_game(pool: int) -> None:
    """Like any other emptying."""
    t = Table(2, C2="telegraph_office")
    t.camp.pool = pool
    annex(t, "telegraph_office")
    t.play("P1 remove")
    assert (t.camp.pool, t.camp.over) == (0, True)
