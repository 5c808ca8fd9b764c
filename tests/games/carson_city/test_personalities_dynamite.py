"""Section 13: the red Prospector (9) and his dynamite."""

import pytest

from farwest.games.carson_city import box
from farwest.games.carson_city.powers import GROCER_WAITS
from farwest.games.carson_city.rules.income import BuildingIncome
from farwest.games.carson_city.rules.parcels import ParcelStep
from farwest.games.carson_city.rules.resolution import Square
from farwest.kernel.options import Value
from tests.clauses import rule
from tests.games.carson_city.cards import choosing, return_cards
from tests.games.carson_city.kit import P1, P2, Table


def mines(tokens: int, **options: Value) -> Table:
    """P1 has so many tokens and mines of $9 on A1 and $3 on H8; P2 has one of $3 on A8."""
    t = Table(2, **options)
    t.build(P1, "A1", "mine")
    t.mountain("A2", "B1", "B2")
    t.build(P1, "H8", "mine")
    t.mountain("H7")
    t.build(P2, "A8", "mine")
    t.mountain("A7")
    t.give(P1, dynamite=tokens)
    return t


def income(t: Table) -> Table:
    """The income step begins."""
    t.do(BuildingIncome())
    return t


def token_on(t: Table, seat: int, place: str) -> None:
    """A player's cowboy stands on a place with a token."""
    t.put(seat, place)
    t.city.blast[t.place(place)] |= 1 << seat


# --- the tokens --------------------------------------------------------------------------------


@rule("CC-188")
@pytest.mark.parametrize(("held", "gained"), [(0, 2), (5, 2), (6, 1), (7, 0)])
def test_the_red_prospector_receives_dynamite(held: int, gained: int) -> None:
    """Two tokens at once, or as many of the seven as others have left."""
    t = choosing("prospector red")
    t.give(P2, dynamite=held)
    t.play("P1 card prospector")
    assert (t.city.dynamite, t.asks) == ([gained, held, 0], "P2 personality")


@rule("CC-188")
def test_tokens_on_the_board_are_not_left() -> None:
    """P2 holds five, and one lies with his cowboy: P1 receives one."""
    t = choosing("prospector red")
    t.give(P2, dynamite=5)
    token_on(t, P2, "H8")
    t.play("P1 card prospector")
    assert t.city.dynamite[P1] == 1


@rule("CC-189")
def test_dynamite_is_kept_and_used_without_the_card() -> None:
    """The round is over and the card is gone: P1 may place a token, or triple a mine with it."""
    t = mines(2)
    t.holds(P1, "prospector", 1)
    return_cards(t)
    t.holds(P1, "banker")
    t.city.round = 2
    t.placement()
    assert (t.city.dynamite[P1], t.can("P1 place_blast ammo")) == (2, True)
    assert income(t).asks == "P1 dynamite"


@rule("CC-189", "CC-188")
def test_used_dynamite_returns_to_the_supply() -> None:
    """P1 has six of the seven and uses one: the next Prospector receives two."""
    t = income(mines(6))
    t.play("P1 triple A1", "P1 triple_none")
    assert t.city.dynamite == [5, 0]
    t.city.side[box.PROSPECTOR] = 1
    t.city.order = [P2, P1]
    t.choose()
    t.play("P2 card prospector")
    assert t.city.dynamite == [5, 2]


# --- on income ---------------------------------------------------------------------------------


@rule("CC-190")
def test_a_token_triples_an_own_mine() -> None:
    """P1 is offered his two mines, not P2's; $9 become $27."""
    t = income(mines(1))
    assert t.offers() == ["triple A1", "triple H8", "triple_none"]
    t.play("P1 triple A1")
    assert (t.asks, t.city.cash, t.city.dynamite[P1]) == ("", [15 + 27 + 3, 18], 0)


@rule("CC-190")
def test_each_mine_is_tripled_once_a_round() -> None:
    """Of three tokens P1 can use two; next round he can use the third."""
    t = income(mines(3))
    t.play("P1 triple A1")
    assert t.offers() == ["triple H8", "triple_none"]
    t.play("P1 triple H8")
    assert (t.asks, t.city.cash[P1], t.city.dynamite[P1]) == ("", 15 + 27 + 9, 1)
    assert income(t).ends("triple") == ["A1", "H8"]


@rule("CC-190")
def test_dynamite_need_not_be_used() -> None:
    """P1 stops: simple incomes, and he keeps his tokens."""
    t = income(mines(2))
    t.play("P1 triple_none")
    assert (t.city.cash[P1], t.city.dynamite[P1]) == (15 + 12, 2)


@rule("CC-190")
def test_only_mines_are_tripled() -> None:
    """P1's ranch is nothing for dynamite."""
    t = Table(2)
    t.build(P1, "A1", "ranch")
    t.give(P1, dynamite=1)
    assert income(t).asks == ""


@rule("CC-190")
def test_the_thief_of_a_tripled_mine() -> None:
    """Of three times $3 he takes $4, rounded down; P1 keeps $5."""
    t = mines(1)
    t.put(P2, "H8")
    income(t).play("P1 triple H8")
    assert t.city.cash == [15 + 9 + 5, 15 + 3 + 4]


@rule("CC-191")
def test_what_the_grocer_doubled_is_not_tripled() -> None:
    """P1 doubles his mines and is not asked for dynamite; if he takes $8, he is."""
    for answer, asked in (("double mine", ""), ("money_now", "P1 dynamite")):
        t = mines(1)
        t.holds(P1, "grocer")
        t.city.patience = GROCER_WAITS
        income(t).play(f"P1 {answer}")
        assert t.asks == asked
    t.play("P1 triple A1")
    assert t.city.cash[P1] == 15 + 8 + 27 + 3


@rule("CC-191", "CC-193")
def test_what_a_placed_token_tripled_is_not_doubled() -> None:
    """P1 doubles his mines: A1 pays three times $9 all the same, H8 twice $3."""
    t = mines(0)
    t.holds(P1, "grocer")
    t.city.patience = GROCER_WAITS
    token_on(t, P1, "A1")
    income(t).play("P1 double mine")
    assert t.city.cash[P1] == 15 + 27 + 6


# --- in a duel ---------------------------------------------------------------------------------


@rule("CC-192", "CC-194")
def test_with_dynamite_two_dice_are_added() -> None:
    """P1 places a token with his cowboy and rolls 5 and 4; P2 rolls one die."""
    t = Table(2)
    t.give(P1, dynamite=2)
    t.dice(5, 4, 6)
    t.play("P1 place_blast ammo", "P2 place ammo", "P1 pass", "P2 pass")
    assert (t.told("shot"), t.city.chip) == ([(P1, 9, 2 + 1 + 9), (P2, 6, 9)], P1)
    assert (t.city.dynamite[P1], sum(t.city.blast)) == (1, 0)


@rule("CC-192")
def test_dynamite_in_a_duel_for_a_parcel() -> None:
    """P2's two ones beat P1's one."""
    t = Table(2)
    t.put(P1, "H8")
    token_on(t, P2, "H8")
    t.dice(1, 1, 1)
    t.do(ParcelStep())
    assert t.asks == "P2 buy_parcels"
    assert t.told("shot") == [(P1, 1, 5), (P2, 2, 6)]


@rule("CC-192", "CC-277")
def test_dynamite_against_an_outlaw() -> None:
    """2 and 2 and a strength of 4 reach 8."""
    t = Table(2, outlaws=True)
    t.outlaw("H8", strength=8)
    token_on(t, P1, "H8")
    t.dice(2, 2)
    assert income(t).asks == ""
    assert (len(t.told("outlaw_beaten")), sum(t.city.blast)) == (1, 0)


@rule("CC-192", "CC-194")
@pytest.mark.parametrize("place", ["gambling", "H8"])
def test_without_a_duel_the_token_is_lost(place: str) -> None:
    """P1 stands there alone: two dice for Gambling, no more; the token is not his again."""
    t = Table(2)
    t.give(P1, dynamite=1)
    t.play(f"P1 place_blast {place}", "P2 pass", "P1 pass")
    t.dice(*[3, 4] if place == "gambling" else [])
    t.do(ParcelStep(), Square(box.GAMBLING))
    if place == "H8":
        t.play("P1 buy H8")
    assert (t.asks, t.city.cash[P1]) == ("", 22 if place == "gambling" else 14)
    assert (t.city.dynamite[P1], sum(t.city.blast)) == (0, 0)


@rule("CC-192", "CC-338")
@pytest.mark.parametrize(("answer", "total"), [("duel_tile 5", 4 + 8), ("duel_done", 4 + 3)])
def test_with_dynamite_two_duel_tiles(answer: str, total: int) -> None:
    """P1 plays 3 and may add his 5; P2 plays one tile."""
    t = Table(2, duel_tiles=True)
    token_on(t, P1, "vp_buildings")
    t.put(P2, "vp_buildings")
    t.do(Square(box.VP_BUILDINGS))
    t.play("P1 duel_tile 3")
    assert t.asks == "P1 duel_tile_second"
    t.play(f"P1 {answer}", "P2 duel_tile 4")
    assert (t.asks, t.told("shot")) == ("", [(P1, total - 4, total), (P2, 4, 8)])


# --- with a cowboy on one's own mine -----------------------------------------------------------


@rule("CC-193")
@pytest.mark.parametrize(("dice", "cash"), [((1, 1, 6), [29, 28]), ((1, 6, 6), [42, 15])])
def test_dynamite_on_an_own_mine_under_attack(dice: tuple[int, ...], cash: list[int]) -> None:
    """CC-EX-45-tripled-mine-lost-duel: of $27 the thief has $13, P1 $14; or P1 wins it all."""
    t = Table(2)
    t.build(P1, "A1", "mine")
    t.mountain("A2", "B1", "B2")
    token_on(t, P1, "A1")
    t.put(P2, "A1")
    t.dice(*dice)
    assert income(t).asks == ""
    assert t.told("shot") == [(P1, sum(dice[:2]), 4 + sum(dice[:2])), (P2, 6, 10)]
    assert t.city.cash == cash


@rule("CC-193", "CC-192")
def test_dynamite_on_an_own_mine_in_peace() -> None:
    """Nobody comes: the income of $9 is tripled, and no die is rolled."""
    t = mines(0)
    token_on(t, P1, "A1")
    assert (income(t).asks, t.city.cash[P1]) == ("", 15 + 27 + 3)


@rule("CC-193")
@pytest.mark.parametrize(("dice", "paid"), [((1, 1), 13), ((6, 6), 27)])
def test_dynamite_on_an_own_mine_with_an_outlaw(dice: tuple[int, int], paid: int) -> None:
    """P1 rolls both dice; if the outlaw wins, he halves the $27."""
    t = mines(0, outlaws=True)
    t.outlaw("A1", strength=13)
    token_on(t, P1, "A1")
    t.dice(*dice)
    assert (income(t).asks, t.city.cash[P1]) == ("", 15 + paid + 3)


@rule("CC-193", "CC-190")
def test_a_placed_token_is_the_mines_one_tripling() -> None:
    """P1 has another token: it may serve for H8, not for A1."""
    t = mines(1)
    token_on(t, P1, "A1")
    assert income(t).ends("triple") == ["H8"]


@rule("CC-193")
def test_a_thiefs_dynamite_triples_nothing() -> None:
    """P2 comes to P1's mine with a token: he takes $4 of $9."""
    t = mines(0)
    token_on(t, P2, "A1")
    assert (income(t).asks, t.city.cash) == ("", [15 + 5 + 3, 15 + 4 + 3])


# --- one token --------------------------------------------------------------------------------


@rule("CC-194")
def test_one_token_for_a_cowboy() -> None:
    """P1 has two: one goes with a placement, and none can be added to it later."""
    t = Table(2)
    t.give(P1, dynamite=2)
    t.play("P1 place_blast gambling", "P2 pass")
    assert t.city.dynamite[P1] == 1
    assert "gambling" not in t.ends("place_blast")
    assert "roads3" in t.ends("place_blast")
