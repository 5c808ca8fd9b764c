"""Section 13: the final duel."""

import pytest

from farwest.games.deadwood import GAME
from tests.clauses import rule
from tests.games.deadwood.kit import P1, P2, P3, P4, P5, Table, last_turn


def showdown(
    *strengths: int, seats: int = 0, shells: tuple[int, ...] = (), first: int = P1
) -> Table:
    """The first seats are tied, each with one cowboy of this strength; 0 has none in service.

    Others are poorer: $4, $3, and so on, with a cowboy of strength 1 each.
    """
    seats = seats or len(strengths)
    t = Table(seats)
    t.camp.first = first
    t.camp.shells[:] = [*shells, *[0] * (seats - len(shells))]
    for seat in range(seats):
        tied = seat < len(strengths)
        t.camp.cash[seat] = 9 if tied else 4 + len(strengths) - seat
        t.only(seat)
        if not tied or strengths[seat]:
            t.put(seat, strengths[seat] if tied else 1, "ranch")
    return t


def fight(t: Table, *dice: int) -> Table:
    """The end has come, and the dice fall like this."""
    t.dice(*dice)
    last_turn(t)
    return t


def winners(t: Table) -> list[int]:
    """Who won, when it is over and all dice are rolled."""
    assert t.camp.over
    assert t.luck.faces == []
    return GAME.result(t.camp).winners


# --- who shoots ------------------------------------------------------------------------------


@rule("DW-179", "DW-180")
def test_who_has_nobody_in_service_cannot_take_part() -> None:
    """P1 has no cowboy left: P2 wins without a shot, and P3 is too poor."""
    t = fight(showdown(0, 3, seats=3))
    assert winners(t) == [P2]
    assert t.told("cannot_shoot") == [(P1,)]


@rule("DW-179")
def test_two_of_three_tied_shoot() -> None:
    """P2 cannot: P1 and P3 fight."""
    t = fight(showdown(1, 0, 1), 6, 1)
    assert winners(t) == [P1]


@rule("DW-180", "DW-205")
def test_if_nobody_can_shoot_all_tied_win() -> None:
    """Neither has a cowboy: they share."""
    t = fight(showdown(0, 0, seats=3))
    assert winners(t) == [P1, P2]


@rule("DW-181")
def test_each_chooses_one_of_his_cowboys_in_service() -> None:
    """From Ranch, building and Mine, not from supply or Boot Hill."""
    t = showdown(0, 1)
    t.build("C2", "bank")
    t.put(P1, 1, "bank")
    t.put(P1, 3, "mine")
    t.put(P1, 2, "dead")
    fight(t)
    assert (t.asks, t.offers) == ("P1 final_cowboy", ["shooter 1", "shooter 3"])


@rule("DW-181", "DW-182")
@pytest.mark.parametrize(("first", "order"), [(P1, "123"), (P2, "231"), (P3, "312")])
def test_cowboys_then_cartridges_clockwise_from_the_first_player(first: int, order: str) -> None:
    """All choose cowboys before anybody announces cartridges."""
    t = showdown(1, 1, 1, shells=(1, 1, 1), first=first)
    for seat in range(3):
        t.put(seat, 2, "mine")
    fight(t)
    asked = []
    for prompt, answer in [("final_cowboy", "shooter 1"), ("final_cartridges", "shells 0")]:
        for number in order:
            asked.append(t.asks == f"P{number} {prompt}")
            t.play(f"P{number} {answer}")
    assert asked == [True] * 6


@rule("DW-182", "DW-210")
def test_any_number_of_cartridges() -> None:
    """From none to all one holds; used ones go to the supply."""
    t = fight(showdown(1, 1, shells=(3, 0)))
    assert t.offers == ["shells 0", "shells 1", "shells 2", "shells 3"]
    t.dice(1, 1, 6, 1)
    supply = t.camp.cartridges
    t.play("P1 shells 2")
    assert (t.camp.shells[P1], t.camp.cartridges) == (1, supply + 2)


@rule("DW-183")
@pytest.mark.parametrize(("strength", "used"), [(1, 0), (2, 3), (3, 5)])
def test_the_pool_is_strength_and_cartridges(strength: int, used: int) -> None:
    """P1 has announced; P2 is asked."""
    t = fight(showdown(strength, 1, shells=(5, 1)))
    t.play(f"P1 shells {used}")
    assert t.asks == "P2 final_cartridges"
    assert t.view(P2)["final"]["shots"] == [strength + used, 0]


@rule("DW-184")
def test_neither_flight_nor_crime_nor_sheriff() -> None:
    """Horses, tokens, Hotel and Undertaker play no part; protected cowboys shoot as others."""
    t = showdown(0, 0)
    t.build("B3", "undertaker")
    t.build("B4", "hotel")
    t.put(P1, 1, "undertaker")
    t.put(P2, 1, "hotel")
    fight(t, 6, 1)
    assert winners(t) == [P1]
    assert (t.camp.wanted, t.camp.stables, t.camp.cash) == ([0, 0], [1, 1], [9, 9])
    assert t.told("fled") == t.told("undertaker") == t.told("took_wanted") == []


# --- volleys ---------------------------------------------------------------------------------


@rule("DW-181", "DW-182", "DW-183", "DW-185", "DW-186", "DW-192")
def test_two_shooters_and_many_cartridges() -> None:
    """DW-EX-32: five dice against three: P1 rolls two, then one die each."""
    t = fight(showdown(1, 3, shells=(4, 0)), 1, 2, 1, 1, 6, 1)
    t.play("P1 shells 4")
    shots = t.told("shot_at")
    assert shots[0] == (P1, P2, [0, 1])
    assert shots[1:] == [(P1, P2, [0]), (P2, P1, [0]), (P1, P2, [5]), (P2, P1, [0])]
    assert winners(t) == [P1]


@rule("DW-185", "DW-187", "DW-210")
def test_aiming_with_three_shooters() -> None:
    """DW-EX-35: pools 5, 3, 2: P1 rolls two; then P1 and P2 one each; then all one each."""
    t = fight(showdown(3, 3, 2, shells=(2, 0, 0)))
    t.play("P1 shells 2")
    assert (t.asks, t.about()["player"]) == ("P1 final_aim", P2)
    assert t.offers == ["aim 0", "aim 1", "aim 2"]
    t.dice(1, 2)
    t.play("P1 aim 1")
    assert t.told("shot_at") == [(P1, P2, [0]), (P1, P3, [1])]
    assert (t.asks, t.offers) == ("P1 final_aim", ["aim 0", "aim 1"])
    t.play("P1 aim 0")
    assert (t.asks, t.about()["player"]) == ("P2 final_aim", P3)
    t.dice(3, 3)
    t.play("P2 aim 1")
    assert t.told("shot_at")[2:] == [(P1, P3, [2]), (P2, P3, [2])]
    assert t.view(-1)["final"]["shots"] == [2, 2, 2]
    t.dice(1, 1, 1)
    t.play("P1 aim 1", "P2 aim 1", "P3 aim 1")
    assert t.view(-1)["final"]["shots"] == [1, 1, 1]


@rule("DW-187", "DW-203")
@pytest.mark.parametrize(("first", "order"), [(P1, [0, 1, 2]), (P3, [2, 0, 1])])
def test_rollers_aim_and_roll_clockwise_from_the_first_player(first: int, order: list[int]) -> None:
    """One die each, aimed one after the other; the dice are drawn in the same order."""
    t = fight(showdown(1, 1, 1, first=first))
    t.dice(1, 2, 3)
    for seat in order:
        assert t.asks == f"P{seat + 1} final_aim"
        t.play(f"P{seat + 1} aim 1")
    assert [(seat, shots) for seat, _, shots in t.told("shot_at")] == [
        (order[0], [0]),
        (order[1], [1]),
        (order[2], [2]),
    ]


@rule("DW-187", "DW-210")
def test_all_dice_in_any_split_over_all_enemies() -> None:
    """Four dice more than the others: 1 at P2, 2 at P3, the rest at P4, in this order."""
    t = fight(showdown(1, 1, 1, 1, shells=(4, 0, 0, 0)))
    t.play("P1 shells 4")
    assert t.about()["player"] == P2
    t.play("P1 aim 1")
    assert (t.about()["player"], t.offers) == (P3, ["aim 0", "aim 1", "aim 2", "aim 3"])
    t.dice(1, 2, 3, 1)
    t.play("P1 aim 2")
    assert t.told("shot_at") == [(P1, P2, [0]), (P1, P3, [1, 2]), (P1, P4, [0])]


@rule("DW-188")
def test_two_living_shooters_need_not_aim() -> None:
    """When P3 of three has fallen, nothing is asked: the others shoot at each other."""
    t = fight(showdown(2, 2, 2), 6, 1, 1, 6, 1)
    t.play("P1 aim 0", "P2 aim 1", "P3 aim 1")
    assert [(seat, enemy) for seat, enemy, _ in t.told("shot_at")[3:]] == [(P1, P2), (P2, P1)]
    assert winners(t) == [P1]


@rule("DW-189")
def test_dice_at_the_dead_are_not_redirected() -> None:
    """Both of P1's dice at P2 kill; P3, with one wound to come, is unhurt."""
    t = fight(showdown(3, 1, 1), 6, 6)
    t.dice(1, 6)
    t.play("P1 aim 2")
    assert t.told("shot_dead")[0] == (P2,)
    assert t.told("shot_at")[0] == (P1, P2, [5, 5])
    assert winners(t) == [P3]


@rule("DW-189")
def test_who_falls_in_a_volley_still_shoots_in_it() -> None:
    """P1 kills P2 and P2 kills P1 with dice of the same volley; P3 is left."""
    t = fight(showdown(1, 1, 1))
    t.dice(6, 6, 1)
    t.play("P1 aim 1", "P2 aim 0", "P3 aim 1")
    assert t.told("shot_dead") == [(P1,), (P2,)]
    assert winners(t) == [P3]


@rule("DW-190")
@pytest.mark.parametrize(
    ("dice", "rounds"),
    [
        ((6,), 1),
        ((5, 4, 1), 1),
        ((4, 5, 1), 1),
        ((3, 4, 1, 4), 2),
        ((2, 4, 1, 5), 2),
        ((1, 5, 1, 4), 2),
    ],
)
def test_what_a_die_does(dice: tuple[int, ...], rounds: int) -> None:
    """6 kills; 4 and 5 wound, and the second wound kills; less misses."""
    t = fight(showdown(2, 1), *dice)
    assert winners(t) == [P1]
    assert t.camp.duels == rounds


@rule("DW-190", "DW-193")
def test_wounds_stay_through_all_rounds() -> None:
    """One wound in the first round, one in the second: dead."""
    t = fight(showdown(1, 1), 4, 1, 5, 1)
    assert t.told("duel_round") == [(2,)]
    assert winners(t) == [P1]


@rule("DW-191")
def test_the_dice_of_the_dead_are_lost() -> None:
    """P2 falls with two dice left; P1 and P3 roll on, and he does not."""
    t = fight(showdown(3, 2, 2), 6)
    t.dice(1, 1, 6, 1)
    t.play("P1 aim 1")
    assert [seat for seat, _, _ in t.told("shot_at")] == [P1, P1, P3, P1, P3]
    assert t.view(-1)["final"]["shots"][P2] == 0
    assert winners(t) == [P1]


@rule("DW-192", "DW-205")
def test_the_last_living_shooter_wins_at_once() -> None:
    """With dice left in his hand."""
    t = fight(showdown(3, 2), 6)
    assert winners(t) == [P1]
    assert t.camp.shots[P1] == 2


# --- rounds ----------------------------------------------------------------------------------


@rule("DW-193")
def test_a_new_round_with_the_cartridges_left() -> None:
    """Both live with no dice left: again the same cowboys, and P1 may use his second cartridge."""
    t = fight(showdown(1, 2, shells=(2, 0)), 1, 1, 1, 1)
    t.play("P1 shells 1")
    assert (t.asks, t.offers) == ("P1 final_cartridges", ["shells 0", "shells 1"])
    assert t.view(-1)["final"]["guns"] == [1, 2]
    t.dice(1, 1, 6, 1)
    t.play("P1 shells 1")
    assert winners(t) == [P1]


@rule("DW-193")
def test_three_shooters_without_a_death() -> None:
    """All live after the first round; the second begins with one die each again."""
    t = fight(showdown(1, 1, 1), 1, 2, 3)
    t.play("P1 aim 1", "P2 aim 1", "P3 aim 1")
    assert (t.told("duel_round"), t.asks) == ([(2,)], "P1 final_aim")
    assert t.view(-1)["final"]["shots"] == [1, 1, 1]


@rule("DW-194", "DW-205")
def test_after_a_hundred_rounds_the_living_share_the_win() -> None:
    """Nobody ever hits: after a hundred rounds both win."""
    t = fight(showdown(1, 1, seats=3), *[1, 1] * 100)
    assert t.told("duel_round")[-1] == (100,)
    assert winners(t) == [P1, P2]


# --- five, and nobody ------------------------------------------------------------------------


@rule("DW-187", "DW-189", "DW-190", "DW-193")
def test_five_shooters() -> None:
    """P1 to P4 aim at P5, P5 at P1: both fall; the others go into a second round."""
    t = fight(showdown(1, 1, 1, 1, 1), 4, 5, 1, 1, 6)
    t.play("P1 aim 0", "P1 aim 0", "P1 aim 0")
    t.play("P2 aim 0", "P2 aim 0", "P2 aim 1")
    t.play("P3 aim 0", "P3 aim 1", "P4 aim 1", "P5 aim 1")
    assert [(seat, enemy) for seat, enemy, _ in t.told("shot_at")] == [
        (P1, P5),
        (P2, P5),
        (P3, P5),
        (P4, P5),
        (P5, P1),
    ]
    assert t.told("shot_dead") == [(P1,), (P5,)]
    assert (t.asks, t.about()["player"]) == ("P2 final_aim", P3)
    t.dice(6, 1, 6)
    t.play("P2 aim 0", "P3 aim 0", "P4 aim 0")
    assert winners(t) == [P2]


@rule("DW-195")
def test_if_all_shooters_die_the_richest_of_the_others_wins() -> None:
    """P3, with $4, and not P4 with $3."""
    t = fight(showdown(1, 1, seats=4), 6, 6)
    assert winners(t) == [P3]
    assert t.told("all_dead") == [([P1, P2],)]


@rule("DW-195")
def test_the_next_in_rank_shoot_it_out_too() -> None:
    """P3 and P4 are tied behind the dead: their own final duel."""
    t = showdown(1, 1, seats=4)
    t.camp.cash[P4] = 4
    fight(t, 6, 6, 1, 6)
    assert t.told("tie") == [([P1, P2],), ([P3, P4],)]
    assert winners(t) == [P4]


@rule("DW-195")
def test_who_could_not_take_part_is_passed_over() -> None:
    """P3 was tied without a cowboy: the win goes to P4."""
    t = fight(showdown(1, 1, 0, seats=4), 6, 6)
    assert winners(t) == [P4]


@rule("DW-196", "DW-205")
@pytest.mark.parametrize("strengths", [(1, 1), (1, 1, 0)])
def test_nobody_wins_if_all_were_tied_and_all_die(strengths: tuple[int, ...]) -> None:
    """Every player was tied, and no shooter survives."""
    t = fight(showdown(*strengths), 6, 6)
    assert winners(t) == []
    assert t.told("nobody_won") == [()]


@rule("DW-196")
def test_nobody_wins_if_the_ranking_runs_out() -> None:
    """P1 and P2 die, then P3 and P4 do."""
    t = showdown(1, 1, seats=4)
    t.camp.cash[P4] = 4
    fight(t, 6, 6, 6, 6)
    assert winners(t) == []


@rule("DW-205", "DW-177")
def test_normally_one_player_wins() -> None:
    """The richest, without a shot."""
    t = showdown(1, seats=3)
    fight(t)
    assert winners(t) == [P1]
    assert t.told("tie") == []
