"""Section 13: the Captain (6), the Mercenary (7) and the Gunsmith (10)."""

import pytest

from farwest.games.carson_city import box
from farwest.games.carson_city.rules.income import BuildingIncome
from farwest.games.carson_city.rules.resolution import Square
from farwest.kernel.options import Value
from tests.clauses import rule
from tests.games.carson_city.cards import choosing, return_cards
from tests.games.carson_city.kit import P1, P2, P3, Table

# --- 6, the Captain ----------------------------------------------------------------------------


@rule("CC-180")
@pytest.mark.parametrize(("number", "cost"), [(1, 1), (2, 4), (3, 9)])
def test_the_yellow_captain_hires(number: int, cost: int) -> None:
    """$1, $4 or $9, once; the cowboys come from the general supply before P2 chooses."""
    t = choosing()
    t.play("P1 card captain")
    assert (t.asks, t.ends("hire")) == ("P1 captain", ["0", "1", "2", "3"])
    t.play(f"P1 hire {number}")
    assert (t.city.reserve[P1], t.city.supply[P1]) == (3 + number, 7 - number)
    assert (t.city.cash[P1], t.asks) == (15 - cost, "P2 personality")


@rule("CC-180", "CC-310")
@pytest.mark.parametrize(
    ("reserve", "cash", "offered"),
    [(8, 15, ["0", "1", "2"]), (9, 15, ["0", "1"]), (3, 8, ["0", "1", "2"]), (3, 3, ["0", "1"])],
)
def test_the_captain_hires_whom_there_is(reserve: int, cash: int, offered: list[str]) -> None:
    """With 8 of his 10 cowboys in reserve he can hire two; with $8 as well."""
    t = choosing()
    t.give(P1, reserve=reserve, cash=cash)
    t.play("P1 card captain")
    assert t.ends("hire") == offered


@rule("CC-180", "CC-310")
def test_the_captain_with_an_empty_supply_is_not_asked() -> None:
    """All ten cowboys are his."""
    t = choosing()
    t.give(P1, reserve=10)
    t.play("P1 card captain")
    assert t.asks == "P2 personality"


@rule("CC-181")
@pytest.mark.parametrize(("number", "cost"), [(0, 0), (1, 3), (2, 9)])
def test_the_red_captain_buys_arms(number: int, cost: int) -> None:
    """$3 for one revolver, $9 for two; they stay when the round is over."""
    t = choosing("captain red")
    t.play("P1 card captain", f"P1 arm {number}")
    assert (t.city.revolvers[P1], t.city.cash[P1]) == (1 + number, 15 - cost)
    assert t.asks == "P2 personality"
    return_cards(t)
    assert (t.city.revolvers[P1], t.strength(P1)) == (1 + number, 4 + number)


@rule("CC-181", "CC-310")
def test_the_red_captain_pays_what_he_has() -> None:
    """$8 buy one, $2 none."""
    t = choosing("captain red")
    t.give(P1, cash=8)
    t.play("P1 card captain")
    assert t.ends("arm") == ["0", "1"]
    t = choosing("captain red")
    t.give(P1, cash=2)
    t.play("P1 card captain")
    assert t.asks == "P2 personality"


# --- 7, the Mercenary --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "more"),
    [
        pytest.param("mercenary", 3, marks=rule("CC-182")),
        pytest.param("mercenary red", 2, marks=rule("CC-183")),
    ],
)
def test_the_mercenary_is_strength_for_a_round(card: str, more: int) -> None:
    """P1 is stronger than P2 in a duel; when the card is gone, no more."""
    t = choosing(card, seats=2)
    t.play("P1 card mercenary", "P2 card banker", "P2 pass", "P1 pass")
    t.put(P1, "ammo")
    t.put(P2, "ammo")
    t.dice(2, 1)
    t.do(Square(box.AMMO))
    t.city.advance()
    assert t.told("shot") == [(P2, 2, 6), (P1, 1, 5 + more)]
    return_cards(t)
    assert (t.strength(P1), t.strength(P2)) == (4, 5)


# --- 10, the Gunsmith, yellow ------------------------------------------------------------------


def duel(t: Table, *dice: int, square: str = "vp_buildings") -> None:
    """Everybody stands on a square, and the dice fall like this in pass order."""
    for seat in range(t.city.seats):
        t.put(seat, square)
    t.dice(*dice)
    t.do(Square(t.place(square)))
    t.city.advance()


@rule("CC-195")
@pytest.mark.parametrize(("dice", "points"), [((6, 1, 1), [2, 0, 0]), ((1, 6, 1), [0, 0, 0])])
def test_two_points_for_a_duel_won(dice: tuple[int, ...], points: list[int]) -> None:
    """2 VP, however many lose to P1; none when P2 wins."""
    t = Table(3)
    t.holds(P1, "gunsmith")
    duel(t, *dice)
    assert t.city.points == points


@rule("CC-195")
def test_two_points_for_every_duel_won() -> None:
    """On two squares: 4 VP; for a square without rival none."""
    t = Table(2)
    t.holds(P1, "gunsmith")
    t.put(P1, "gambling")
    duel(t, 6, 1)
    duel(t, 6, 1, square="vp_parcels")
    t.dice(1, 1)
    t.do(Square(box.GAMBLING))
    t.city.advance()
    assert t.city.points == [4, 0]


@rule("CC-195", "CC-279")
@pytest.mark.parametrize(("roll", "points"), [(4, 2 + 2), (3, 0)])
def test_two_points_for_an_outlaw(roll: int, points: int) -> None:
    """Against strength 8 a 4 is enough: 2 VP besides the outlaw's own 2."""
    t = Table(2, outlaws=True)
    t.holds(P1, "gunsmith")
    t.outlaw("H8", strength=8)
    t.put(P1, "H8")
    t.dice(roll)
    t.do(BuildingIncome())
    assert (t.asks, t.city.points[P1]) == ("", points)


# --- 10, the Gunsmith, red ---------------------------------------------------------------------


def gunsmith(seats: int = 2, **options: Value) -> Table:
    """P1 is the red Gunsmith."""
    t = Table(seats, **options)
    t.holds(P1, "gunsmith", 1)
    return t


@rule("CC-196")
def test_the_red_gunsmith_receives_dynamite() -> None:
    """One token at once."""
    t = choosing("gunsmith red")
    t.play("P1 card gunsmith")
    assert (t.city.dynamite, t.asks) == ([1, 0, 0], "P2 personality")


@rule("CC-196")
def test_the_reroll_comes_after_all_dice() -> None:
    """P2 has rolled too when P1 is asked; whatever the new die shows, it counts, and once."""
    t = gunsmith()
    duel(t, 4, 5)
    assert (t.asks, t.luck.coming) == ("P1 reroll", [])
    assert t.offers() == ["reroll 0", "keep_dice"]
    t.dice(2)
    t.play("P1 reroll 0")
    assert (t.asks, t.told("shot")) == ("", [(P1, 2, 6), (P2, 5, 9)])


@rule("CC-196")
def test_the_gunsmith_may_keep_his_die() -> None:
    """No other die is rolled."""
    t = gunsmith()
    duel(t, 4, 5)
    t.play("P1 keep_dice")
    assert (t.asks, t.told("shot")) == ("", [(P1, 4, 8), (P2, 5, 9)])


@rule("CC-196")
def test_the_gunsmith_is_asked_in_each_of_his_duels() -> None:
    """In two duels of one round; not in a duel of P2 and P3."""
    t = gunsmith(3)
    t.put(P1, "ammo", "roads3")
    t.put(P2, "ammo", "roads3", "gambling")
    t.put(P3, "gambling")
    t.dice(1, 1, 1, 1, 1, 1, 1, 1)
    t.do(Square(box.AMMO), Square(box.ROADS3), Square(box.GAMBLING))
    for _ in range(2):
        assert t.asks == "P1 reroll"
        t.play("P1 keep_dice")
    assert (t.asks, len(t.told("duel"))) == ("", 3)


@rule("CC-196")
def test_the_gunsmith_rolls_again_against_an_outlaw() -> None:
    """Strength 8 against his 4: a 1, and then a 4."""
    t = gunsmith(outlaws=True)
    t.outlaw("H8", strength=8)
    t.put(P1, "H8")
    t.dice(1, 4)
    t.do(BuildingIncome())
    t.play("P1 reroll 0")
    assert len(t.told("outlaw_beaten")) == 1


@rule("CC-197")
def test_the_gunsmith_sees_the_others_tiles() -> None:
    """P2 and P3 play theirs; P1 is asked when both are revealed."""
    t = gunsmith(3, duel_tiles=True)
    t.city.hand = [1] * 18
    for seat in (P1, P2, P3):
        t.put(seat, "vp_buildings")
    t.do(Square(box.VP_BUILDINGS))
    assert t.asks == "P2 duel_tile"
    t.play("P2 duel_tile 3")
    assert (t.asks, t.told("tile")) == ("P3 duel_tile", [])
    t.play("P3 duel_tile 2")
    assert (t.asks, t.told("tile")) == ("P1 duel_tile", [(P2, 3), (P3, 2)])
    t.play("P1 duel_tile 4")
    assert t.told("duel_won") == [(P1, box.VP_BUILDINGS)]


@rule("CC-197", "CC-248")
def test_without_the_gunsmith_tiles_are_played_together() -> None:
    """P1, a yellow one, is asked first and answers unseen."""
    t = Table(2, duel_tiles=True)
    t.holds(P1, "gunsmith")
    t.put(P1, "vp_buildings")
    t.put(P2, "vp_buildings")
    t.do(Square(box.VP_BUILDINGS))
    assert t.asks == "P1 duel_tile"
    t.play("P1 duel_tile 5")
    assert (t.asks, t.told("tile")) == ("P2 duel_tile", [])


@rule("CC-335")
@pytest.mark.parametrize(("die", "total"), [(0, 6 + 2), (1, 1 + 6)])
def test_with_dynamite_one_of_two_dice_is_rolled_again(die: int, total: int) -> None:
    """1 and 2 are shown; the die he picks becomes a 6, the other stays."""
    t = gunsmith()
    t.put(P1, "vp_buildings")
    t.put(P2, "vp_buildings")
    t.city.blast[box.VP_BUILDINGS] = 1 << P1
    t.dice(1, 2, 1, 6)
    t.do(Square(box.VP_BUILDINGS))
    assert t.offers() == ["reroll 0", "reroll 1", "keep_dice"]
    t.play(f"P1 reroll {die}")
    assert (t.asks, t.told("shot")[0]) == ("", (P1, total, 4 + total))


@rule("CC-335", "CC-232")
@pytest.mark.parametrize(("again", "kept"), [(1, 3), (2, 3), (5, 5)])
def test_a_sharpshooter_rolls_one_again_and_keeps_the_higher(again: int, kept: int) -> None:
    """3 and 2 are shown; the 2 is rolled again, and the higher of both counts."""
    t = gunsmith(new_beginning=True)
    t.city.sharp[P1] = 1
    duel(t, 3, 2, 1)
    assert t.offers() == ["reroll 0", "reroll 1", "keep_dice"]
    t.dice(again)
    t.play("P1 reroll 1")
    assert t.told("shot")[0] == (P1, kept, t.strength(P1) + kept)
