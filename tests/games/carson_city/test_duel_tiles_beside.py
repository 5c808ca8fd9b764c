"""Section 14: duel tiles with dynamite, the red Gunsmith, outlaws, and beside dice."""

from __future__ import annotations

import pytest

from farwest.games.carson_city import box
from farwest.games.carson_city.powers import RED, YELLOW
from farwest.games.carson_city.rules.duel_tiles import hand_of
from farwest.games.carson_city.rules.income import BuildingIncome
from farwest.games.carson_city.rules.resolution import Square
from tests.clauses import rule
from tests.games.carson_city.kit import P1, P2, P3, Table
from tests.games.carson_city.test_duel_tiles import FULL, duel, hold


def with_dynamite(*tiles: int) -> Table:
    """P1 brought dynamite to the duel with P2, and holds these tiles."""
    t = duel(tiles, FULL)
    t.city.blast[box.AMMO] = 1 << P1
    return t


@rule("CC-338", "CC-192")
def test_dynamite_allows_two_tiles() -> None:
    """2 and 4 are 6: both count, both are discarded; P2 may play one."""
    t = with_dynamite(2, 4, 5)
    t.play("P1 duel_tile 2")
    assert t.offers(P1) == ["duel_done", "duel_tile 4", "duel_tile 5"]
    t.play("P1 duel_tile 4", "P2 duel_tile 5")
    assert t.told("shot") == [(P1, 6, 10), (P2, 5, 9)]
    assert (hand_of(t.city, P1), sum(t.city.discard)) == ([5], 3)


@rule("CC-338", "CC-192")
def test_with_dynamite_one_tile_is_enough() -> None:
    """P1 keeps the others."""
    t = with_dynamite(2, 4, 5)
    t.play("P1 duel_tile 2", "P1 duel_done", "P2 duel_tile 1")
    assert (t.told("shot")[0], hand_of(t.city, P1)) == ((P1, 2, 6), [4, 5])


@rule("CC-338")
def test_two_equal_tiles_may_be_played_if_one_holds_both() -> None:
    """3 and 3 are 6; of a single 5 there is no second."""
    t = with_dynamite(3, 3, 5)
    t.play("P1 duel_tile 3")
    assert "duel_tile 3" in t.offers(P1)
    t = with_dynamite(3, 3, 5)
    t.play("P1 duel_tile 5")
    assert t.city.waiting() == [P2]


@rule("CC-338")
def test_the_last_tile_finds_no_second() -> None:
    """One tile in hand: with dynamite nothing more is asked."""
    t = with_dynamite(3)
    t.go_on()
    assert t.city.waiting() == [P2], "his only tile is taken without asking"
    t.pick(0, 0)
    t.play("P2 duel_tile 1")
    assert t.told("shot") == [(P1, 3, 7), (P2, 1, 5)]


def gunsmith(*hands: tuple[int, ...], dynamite: bool = False) -> Table:
    """P1 holds the red Gunsmith and duels with the others."""
    t = Table(len(hands), duel_tiles=True)
    t.holds(P1, "gunsmith", RED)
    for seat, hand in enumerate(hands):
        hold(t, seat, *hand)
        t.powers(seat, 4)
        t.put(seat, "ammo")
    t.city.blast[box.AMMO] = int(dynamite)
    t.do(Square(box.AMMO))
    t.go_on()
    return t


@rule("CC-338", "CC-197")
def test_the_red_gunsmith_chooses_when_the_others_have_shown() -> None:
    """P2 and P3 are asked first; P1 sees their 3 and 4 before he plays his 4."""
    t = gunsmith(FULL, FULL, FULL)
    assert t.city.waiting() == [P2, P3]
    t.play("P2 duel_tile 3", "P3 duel_tile 4")
    assert (t.told("tile"), t.asks) == ([(P2, 3), (P3, 4)], "P1 duel_tile")
    assert t.view(P1)["dice"] == [-1, -1, 3, -1, 4, -1]
    t.play("P1 duel_tile 4")
    assert t.city.chip == P1
    assert t.told("rerolled") == []


@rule("CC-338", "CC-197")
def test_the_red_gunsmith_decides_late_how_many_tiles() -> None:
    """With dynamite he sees P2's 5 and answers with 1 and 4 or with one of them."""
    t = gunsmith((1, 4), FULL, dynamite=True)
    t.play("P2 duel_tile 5", "P1 duel_tile 1")
    assert t.offers() == ["duel_done", "duel_tile 4"]
    t.pick(0, 0, 0)
    t.play("P1 duel_tile 4")
    assert (t.told("shot"), t.city.chip) == ([(P1, 5, 9), (P2, 5, 9)], P1)


@rule("CC-338", "CC-250")
@pytest.mark.parametrize(("tile", "won"), [(4, True), (3, False)])
def test_a_lone_cowboy_plays_a_tile_against_an_outlaw(tile: int, won: bool) -> None:
    """The outlaw has 8 and plays nothing; P1 has 4 and needs his 4."""
    t = Table(2, duel_tiles=True, outlaws=True)
    t.powers(P1, 4)
    t.outlaw("H8", strength=8)
    t.put(P1, "H8")
    t.do(BuildingIncome())
    assert (t.asks, t.city.waiting()) == ("P1 duel_tile", [P1])
    t.play(f"P1 duel_tile {tile}")
    assert bool(t.told("outlaw_beaten")) == won
    assert bool(t.told("outlaw_won")) == (not won)
    assert t.told("tile") == [(P1, tile)]


@rule("CC-250")
def test_gambling_is_done_with_dice() -> None:
    """3 and 6 are $9; no tile is played."""
    t = Table(2, duel_tiles=True)
    t.put(P1, "gambling")
    t.dice(3, 6)
    t.do(Square(box.GAMBLING))
    t.go_on()
    assert (t.told("gambled"), t.city.cash[P1]) == ([(P1, 3, 6, 9)], 24)
    assert sum(t.city.hand) == 12


@rule("CC-250")
def test_outlaws_arrive_by_dice() -> None:
    """Black 6: strength 13; white 1: one outlaw; a map roll says where."""
    t = Table(2, duel_tiles=True, outlaws=True)
    t.end_round()
    t.dice(6, 1)
    t.pick(0)
    t.play("P1 spend 0", "P2 spend 0")
    assert (t.told("outlaws"), len(t.told("outlaw"))) == ([(13, 1)], 1)
    assert sum(t.city.hand) == 12


@rule("CC-250", "CC-184")
def test_map_rolls_are_made_with_dice() -> None:
    """The Indian's two parcels come by the dice: B2, then B3."""
    t = Table(2, duel_tiles=True)
    t.city.side[box.INDIAN] = YELLOW
    t.choose()
    t.pick(0, 0)
    t.play("P1 card indian")
    assert [t.owner(parcel) for parcel in ("B2", "B3")] == [P1, P1]
    assert sum(t.city.hand) == 12
