"""Section 13: the Singer (11) and her no-duel tokens."""

import pytest

from farwest.games.carson_city import box
from farwest.games.carson_city.powers import RED, YELLOW
from farwest.games.carson_city.rules.resolution import Square
from tests.clauses import rule
from tests.games.carson_city.cards import choosing, return_cards
from tests.games.carson_city.kit import P1, P2, P3, Table

SQUARES = ["roads3", "inc_parcels", "inc_cowboys", "gambling", "vp_parcels", "vp_buildings"]
SQUARES += ["vp_cowboys", "buy5", "buy4", "buy3", "buy2"]
"""Where the yellow tokens work."""


def singer(square: str, *others: int, side: int = YELLOW) -> Table:
    """P1's cowboy stands on a square with a token, others of these players without."""
    t = Table(3)
    t.holds(P1, "singer", side)
    t.put(P1, square)
    t.city.ladies[t.place(square)] = 1 << P1
    for seat in others:
        t.put(seat, square)
    t.do(Square(t.place(square)))
    return t


@rule("CC-198")
def test_the_yellow_singer_receives_two_tokens() -> None:
    """P1 places two of her cowboys with them, one after the other; there is no third."""
    t = choosing("singer", seats=2)
    t.play("P1 card singer", "P2 card banker", "P2 pass")
    assert (t.city.tokens, t.ends("place_lady")) == ([2, 0], SQUARES)
    t.play("P1 place_lady gambling")
    assert t.ends("place_lady") == [square for square in SQUARES if square != "gambling"]
    t.play("P1 place_lady roads3")
    assert (t.city.tokens, t.city.reserve[P1], t.ends("place_lady")) == ([0, 0], 1, [])


@rule("CC-198")
def test_tokens_need_not_be_used() -> None:
    """The same squares take a cowboy without token."""
    t = choosing("singer", seats=2)
    t.play("P1 card singer", "P2 card banker", "P2 pass")
    assert set(SQUARES) < set(t.ends("place"))


@rule("CC-198", "CC-085")
def test_closed_purchase_squares_take_no_token() -> None:
    """In round 2 the square of $2 is closed."""
    t = Table(2)
    t.holds(P1, "singer")
    t.give(P1, tokens=2)
    t.city.round = 2
    assert t.ends("place_lady") == SQUARES[:-1]


@rule("CC-199")
def test_the_singer_and_one_other_act_without_duel() -> None:
    """P1 has her three roads first, then P2 has his; no die is rolled."""
    t = singer("roads3", P2)
    assert (t.asks, t.told("duel")) == ("", [])
    assert t.told("got_roads") == [(P1, 3), (P2, 3)]
    assert (t.city.supply[P1], t.city.supply[P2], t.at("roads3")) == (7, 7, [])


@rule("CC-199")
def test_the_others_duel_among_themselves() -> None:
    """P2 and P3 duel for the roads after P1 had hers; P3 wins, P2's cowboy is back."""
    t = singer("roads3", P2, P3)
    t.dice(1, 6)
    assert (t.asks, t.told("duel")) == ("", [(box.ROADS3, [P2, P3])])
    assert t.told("got_roads") == [(P1, 3), (P3, 3)]
    assert t.city.reserve == [3, 4, 3]


@rule("CC-199")
def test_the_singer_buys_points_first() -> None:
    """P1 is asked before P2 on the square of $2, and both buy."""
    t = singer("buy2", P2)
    assert t.asks == "P1 buy_vp"
    t.play("P1 points 3")
    assert t.asks == "P2 buy_vp"
    t.play("P2 points 1")
    assert (t.asks, t.city.points) == ("", [3, 1, 0])


@rule("CC-199")
def test_a_cowboy_of_hers_without_token_duels() -> None:
    """On 3 Roads P1 stands without token: one duel with P2."""
    t = Table(2)
    t.holds(P1, "singer")
    t.give(P1, tokens=2)
    t.put(P1, "roads3")
    t.put(P2, "roads3")
    t.dice(1, 6)
    t.do(Square(box.ROADS3))
    t.city.advance()
    assert t.told("got_roads") == [(P2, 3)]


@rule("CC-199")
def test_unused_tokens_are_lost() -> None:
    """After the round P1 has none left."""
    t = choosing("singer", seats=2)
    t.play("P1 card singer")
    return_cards(t)
    assert t.city.tokens == [0, 0]


@rule("CC-200")
def test_the_red_singers_token_is_for_gambling() -> None:
    """One token, for one cowboy of the reserve, on Gambling."""
    t = choosing("singer red", seats=2)
    t.play("P1 card singer", "P2 card banker", "P2 pass")
    assert (t.city.tokens, t.ends("place_lady")) == ([1, 0], ["gambling"])
    t.play("P1 place_lady gambling")
    assert (t.city.reserve[P1], t.at("gambling"), t.ends("place_lady")) == (2, [P1], [])


@rule("CC-200")
def test_the_red_singer_multiplies_her_dice() -> None:
    """CC-EX-30-singer-red: 4 and 6 give $24; P2 and P3 duel, and P3 earns 1 and 2."""
    t = singer("gambling", P2, P3, side=RED)
    t.dice(4, 6, 1, 6, 1, 2)
    assert (t.asks, t.told("gambled")) == ("", [(P1, 4, 6, 24), (P3, 1, 2, 3)])
    assert (t.told("duel"), t.city.cash) == ([(box.GAMBLING, [P2, P3])], [39, 15, 18])


@rule("CC-200")
@pytest.mark.parametrize(("dice", "dollars"), [((1, 1), 1), ((6, 6), 36)])
def test_the_least_and_the_most_she_can_win(dice: tuple[int, int], dollars: int) -> None:
    """$1 and $36."""
    t = singer("gambling", side=RED)
    t.dice(*dice)
    assert (t.asks, t.city.cash[P1]) == ("", 15 + dollars)


@rule("CC-200", "CC-198")
@pytest.mark.parametrize("side", [YELLOW, RED])
def test_other_gamblers_add_their_dice(side: int) -> None:
    """The yellow Singer with a token, and the red one without."""
    t = Table(2)
    t.holds(P1, "singer", side)
    t.put(P1, "gambling")
    if side == YELLOW:
        t.city.ladies[box.GAMBLING] = 1 << P1
    t.dice(4, 6)
    t.do(Square(box.GAMBLING))
    assert (t.asks, t.city.cash[P1]) == ("", 25)
