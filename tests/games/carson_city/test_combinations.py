"""Section 14: variants that meet at one table."""

import pytest

from farwest.games.carson_city import GAME, box
from farwest.games.carson_city.rules.duel_tiles import hand_of
from farwest.games.carson_city.rules.income import BuildingIncome
from farwest.games.carson_city.rules.outlaws import OutlawsMove
from farwest.games.carson_city.rules.resolution import Square
from farwest.games.carson_city.state import IN_RESERVE
from tests.clauses import rule
from tests.games.carson_city.kit import P1, P2, PARCEL, Table, outlaws


def hold(t: Table, seat: int, *tiles: int) -> None:
    """A player's duel tiles; those taken from him lie with the discards."""
    first = seat * box.DUEL_VALUES
    for value in range(box.DUEL_VALUES):
        t.city.discard[value] += t.city.hand[first + value] - tiles.count(value)
        t.city.hand[first + value] = tiles.count(value)


# --- outlaws and duel tiles --------------------------------------------------------------------


def tiled(*seats: int, strength: int = 8) -> Table:
    """These players have come to H8 to fight an outlaw with duel tiles."""
    t = Table(2, outlaws=True, duel_tiles=True)
    t.outlaw("H8", strength=strength)
    for seat in seats:
        t.put(seat, "H8")
    t.do(BuildingIncome())
    return t


@rule("CC-277", "CC-248", "CC-250")
@pytest.mark.parametrize(("tiles", "left"), [((3, 3), ["H8"]), ((3, 4), [])])
def test_the_best_tile_against_an_outlaw(tiles: tuple[int, int], left: list[str]) -> None:
    """Strength 4 and a tile each against 8: no die is rolled, and 4 + 4 is enough."""
    t = tiled(P1, P2)
    t.play(f"P1 duel_tile {tiles[0]}")
    assert t.told("tile") == []
    t.play(f"P2 duel_tile {tiles[1]}")
    assert (t.asks, outlaws(t)) == ("", left)
    assert t.city.points == ([0, 0] if left else [0, 2])


@rule("CC-192", "CC-277", "CC-338")
def test_two_tiles_with_dynamite_against_an_outlaw() -> None:
    """4 and 5 and a strength of 4 make the 13 it takes."""
    t = tiled(P1, strength=13)
    t.city.blast[t.place("H8")] = 1 << P1
    t.play("P1 duel_tile 4", "P1 duel_tile 5")
    assert (t.told("shot"), outlaws(t)) == ([(P1, 9, 13)], [])


@rule("CC-313", "CC-249", "CC-279")
def test_the_refill_comes_before_the_prize() -> None:
    """P1 beats the outlaw with his last tile, draws three, and then has his points."""
    t = tiled(P1)
    hold(t, P1, 5)
    t.pick(0, 0, 0)
    assert t.asks == ""
    order = ("duel_won", "refilled", "outlaw_beaten", "points")
    assert [event.kind for event in t.events if event.kind in order] == list(order)
    assert len(hand_of(t.city, P1)) == 3


@rule("CC-288", "CC-248")
def test_horses_of_corral_one_help_a_tile() -> None:
    """P1's tile 2, his strength 4 and a horse make 7; P2's 2 and 4 make 6."""
    t = Table(2, horses=True, duel_tiles=True)
    t.city.corral[0] = 1
    t.put(P1, "ammo")
    t.put(P2, "ammo")
    t.do(Square(box.AMMO))
    t.play("P1 duel_tile 2", "P2 duel_tile 2")
    assert (t.told("shot"), t.city.chip) == ([(P1, 2, 7), (P2, 2, 6)], P1)


# --- outlaws and a new beginning ---------------------------------------------------------------


@rule("CC-232", "CC-277")
@pytest.mark.parametrize(("blast", "total"), [(False, 9), (True, 12)])
def test_a_sharpshooter_against_an_outlaw(blast: bool, total: int) -> None:
    """Of 3 and 5 the better counts; with dynamite both do."""
    t = Table(2, outlaws=True, new_beginning=True)
    t.give(P1, sharp=1)
    t.outlaw("H8", strength=9)
    t.put(P1, "H8")
    t.city.blast[t.place("H8")] = int(blast) << P1
    t.dice(3, 5)
    t.do(BuildingIncome())
    assert (t.asks, outlaws(t), t.told("shot")[0][2]) == ("", [], total)


@rule("CC-282", "CC-229")
def test_a_sheet_does_not_cost_the_horse() -> None:
    """Whatever the sheets say, everybody has a horse besides."""
    city = GAME.deal(3, {"new_beginning": True, "horses": True}, 4)
    while choice := city.choice_of(city.seat):
        if choice.prompt != "sheet":
            break
        city.answer(city.seat, choice.options(city)[0])
    assert city.cash == [0, 0, 0], "the cheapest line of each category"
    assert city.horses == [1, 1, 1]


# --- outlaws and the river ---------------------------------------------------------------------


@rule("CC-273", "CC-240")
def test_the_river_makes_a_ranch_tempting() -> None:
    """On C2 three river parcels and four bare ones make $7, more than the hotel's $6."""
    t = Table(2, centre="G7", river=True, outlaws=True)
    t.build(P1, "C2", "ranch")
    t.build(P2, "A4", "hotel")
    t.mountain("C1")
    t.outlaw("B3")
    assert t.income("C2") == 7
    t.do(OutlawsMove())
    assert (t.asks, outlaws(t)) == ("", ["C2"])


@rule("CC-273", "CC-241")
def test_the_river_makes_a_mine_tempting() -> None:
    """A mine without mountain earns $3 beside the river, and draws the outlaw."""
    t = Table(2, centre="G7", river=True, outlaws=True)
    t.build(P1, "C2", "mine")
    t.outlaw("B2")
    t.do(OutlawsMove())
    assert (t.asks, outlaws(t)) == ("", ["C2"])


# --- outlaws and horses ------------------------------------------------------------------------


def ranch(seats: int = 2) -> Table:
    """P2's ranch of $8 with an outlaw, and a horse of his in corral 3."""
    t = Table(seats, outlaws=True, horses=True)
    t.build(P2, "G7", "ranch")
    t.city.corral[5 * P2 + 2] = 1
    t.outlaw("G7")
    return t


@rule("CC-291", "CC-275", "CC-328")
def test_an_outlaw_on_a_doubled_ranch() -> None:
    """Half of $16 is lost."""
    t = ranch()
    t.do(BuildingIncome())
    assert (t.asks, t.city.cash[P2]) == ("", 23)


@rule("CC-291", "CC-279")
def test_loot_from_a_doubled_ranch() -> None:
    """P1 beats the outlaw and takes $8, P2 keeps $8."""
    t = ranch()
    t.powers(P1, 12)
    t.put(P1, "G7")
    t.dice(1)
    t.do(BuildingIncome())
    t.play("P1 prize_loot")
    assert (t.asks, t.city.cash) == ("", [23, 23])


@rule("CC-288", "CC-277")
@pytest.mark.parametrize(("horses", "left"), [(0, ["H8"]), (1, [])])
def test_a_horse_helps_against_an_outlaw(horses: int, left: list[str]) -> None:
    """4 and a 3 are one short of 8, and a horse in corral 1 is that one."""
    t = Table(2, outlaws=True, horses=True)
    t.city.corral[0] = horses
    t.outlaw("H8")
    t.put(P1, "H8")
    t.dice(3)
    t.do(BuildingIncome())
    assert (t.asks, outlaws(t)) == ("", left)


@rule("CC-290", "CC-276")
@pytest.mark.parametrize("answers", [["place H8"], ["move gambling", "to H8"]])
def test_a_late_cowboy_fights_in_this_round(answers: list[str]) -> None:
    """A horse bought on Wages brings him to the outlaw, and he beats it."""
    t = Table(2, outlaws=True, horses=True)
    t.outlaw("H8")
    t.give(P1, revolvers=12, horses=0)
    t.play("P1 place wages", "P2 pass", "P1 place gambling", "P1 pass")
    t.play("P1 horse_buy", "P1 horse 2", *[f"P1 {answer}" for answer in answers])
    assert (t.asks, t.at("H8")) == ("P1 works", [P1])
    t.dice(*[1] * (2 if answers == ["place H8"] else 0), 1)
    t.play("P1 work_done", "P2 work_done")
    assert (t.told("outlaw_beaten"), t.city.points[P1]) == ([(P1, PARCEL["H8"])], 2)


# --- Kit Carson --------------------------------------------------------------------------------


@rule("CC-252", "CC-276", "CC-277")
def test_two_ride_for_the_same_outlaw() -> None:
    """P1 moves to H8 and P2 places there in the same step; both fight it."""
    t = Table(2, kit_carson=True, outlaws=True)
    t.outlaw("H8")
    t.play("P1 place gambling", "P1 move gambling", "P1 to H8", "P2 place H8")
    assert t.at("H8") == [P1, P2]
    t.play("P1 pass", "P2 pass")
    t.dice(6, 5)
    t.play("P1 work_done", "P2 work_done")
    assert (outlaws(t), t.told("outlaw_beaten")) == ([], [(P1, PARCEL["H8"])])


@rule("CC-268", "CC-252")
def test_who_finished_first_orders_the_outlaws() -> None:
    """P3 finished before the others, and is asked when the outlaws move."""
    t = Table(3, kit_carson=True, outlaws=True)
    t.play("P1 place ammo", "P1 place gambling", "P2 place wages", "P3 pass")
    t.play("P1 pass", "P2 pass")
    t.outlaw("F4", "F6")
    t.do(OutlawsMove())
    assert t.asks == "P3 outlaw_next"


@rule("CC-255", "CC-339", "CC-286")
def test_a_lost_operation_loses_no_horse() -> None:
    """P1's white cowboy is on Gambling first: P2's cowboy and horse stay in his reserve."""
    t = Table(2, kit_carson=True, horses=True)
    t.holds(P1, "sheriff")
    t.city.white = IN_RESERVE
    t.play("P1 place wages", "P1 horse_none")
    t.play("P1 white_place gambling", "P1 horse_none", "P2 place gambling", "P2 horse 4")
    assert t.told("operation_lost") == [(P2,)]
    assert (t.city.horses[P2], t.city.reserve[P2], t.city.cash[P2]) == (1, 3, 15)


@rule("CC-296", "CC-252")
def test_ties_at_the_rodeo_go_to_who_finished_first() -> None:
    """P2 finished before P1, and no horse was played."""
    t = Table(2, kit_carson=True, horses=True)
    t.play("P1 place ammo", "P1 horse_none", "P1 place wages", "P1 horse_none", "P2 pass")
    t.play("P1 pass", "P1 wage_only", "P1 work_done", "P2 work_done")
    assert t.told("rodeo") == [(P2, 0)]


@rule("CC-237", "CC-252")
def test_nobody_rides_into_the_river() -> None:
    """Neither placed nor moved; the parcels beside it are open."""
    t = Table(2, centre="B2", kit_carson=True, river=True)
    t.play("P1 place gambling")
    river = {name for name, parcel in PARCEL.items() if parcel in box.RIVER_PRINTED}
    assert not river & set(t.ends("place"))
    t.play("P1 move gambling")
    assert not river & set(t.ends("to"))
    assert "D5" in t.ends("to")
