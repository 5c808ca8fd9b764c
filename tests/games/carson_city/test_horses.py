"""Section 14, horses: where they come from, and the rodeo."""

import pytest

from farwest.games.carson_city import GAME, box
from farwest.games.carson_city.rules.ending import RoundEnds
from farwest.games.carson_city.rules.horses import Rodeo
from farwest.games.carson_city.rules.income import BuildingIncome
from farwest.games.carson_city.rules.round import Resolution
from farwest.games.carson_city.state import IN_RESERVE
from tests.clauses import rule
from tests.games.carson_city.kit import P1, P2, P3, Table

WITH_COWBOY = ["1Y", "2Y", "3Y", "4Y", "5Y", "6Y", "15Y"]


def corral(t: Table, seat: int, *horses: int) -> None:
    """Horses in a player's five corrals."""
    t.city.corral[5 * seat : 5 * seat + 5] = horses


def rodeo(t: Table) -> tuple[int, ...]:
    """The rodeo takes place: who wins it, and with which score."""
    t.do(Rodeo())
    assert t.asks == ""
    [told] = t.told("rodeo")
    return told


# --- what everybody starts with ----------------------------------------------------------------


@rule("CC-282")
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_horse_and_five_corrals_each(seats: int) -> None:
    """One horse in everybody's reserve, and his corrals empty; none without the variant."""
    city = GAME.deal(seats, {"horses": True}, 3)
    players = GAME.view(city, -1)["players"]
    assert [player["horses"] for player in players] == [1] * seats
    assert [player["corral"] for player in players] == [[0] * 5] * seats
    assert GAME.deal(seats, {}, 3).horses == [0] * seats


@rule("CC-282", "CC-296")
@pytest.mark.parametrize("number", range(1, box.ROUNDS + 1))
def test_one_rodeo_token_a_round(number: int) -> None:
    """Four rounds, four tokens."""
    t = Table(3, horses=True)
    t.city.round = number
    t.do(RoundEnds())
    t.go_on()
    assert sum(t.city.rodeos) == 1
    assert box.RODEO_TOKENS == box.ROUNDS == 4


# --- wages -------------------------------------------------------------------------------------


@rule("CC-283", "CC-284")
def test_a_horse_instead_of_wages() -> None:
    """P1 pays $4 instead of earning them, and has two horses."""
    t = Table(2, horses=True)
    t.put(P1, "wages")
    t.do(Resolution())
    assert (t.asks, t.offers()) == ("P1 horse_buy", ["horse_buy", "wage_only"])
    t.play("P1 horse_buy", "P1 horse 5")
    assert t.city.cash[P1] == 11
    assert (t.city.horses[P1], t.city.corral[:5]) == (1, [0, 0, 0, 0, 1])


@rule("CC-283", "CC-314")
def test_or_the_wages() -> None:
    """P1 declines: $4, and no horse."""
    t = Table(2, horses=True)
    t.put(P1, "wages")
    t.do(Resolution())
    t.play("P1 wage_only")
    assert (t.city.cash[P1], t.city.horses[P1], sum(t.city.corral)) == (19, 1, 0)


@rule("CC-283", "CC-343")
def test_one_horse_a_round_however_many_cowboys() -> None:
    """Three cowboys: two earn $8, the third pays $4; P1 is not asked again."""
    t = Table(2, horses=True)
    t.put(P1, "wages", "wages", "wages")
    t.do(Resolution())
    t.play("P1 horse_buy", "P1 horse 5")
    assert t.asks == "P1 works"
    assert (t.city.cash[P1], sum(t.city.corral)) == (19, 1)


@rule("CC-283")
def test_wages_in_turn_order() -> None:
    """P3 is first in turn order, then P1; P2 is not there."""
    t = Table(3, horses=True)
    t.city.order = [P3, P2, P1]
    t.put(P1, "wages")
    t.put(P3, "wages")
    t.do(Resolution())
    assert t.asks == "P3 horse_buy"
    t.play("P3 wage_only")
    assert t.asks == "P1 horse_buy"


@rule("CC-283", "CC-343")
def test_the_last_cowboy_pays_out_of_what_the_others_earned() -> None:
    """CC-EX-46-horse-from-wages: P1 has $0 and two cowboys; P2 has $3 and is not asked."""
    t = Table(2, horses=True)
    t.give(P1, cash=0)
    t.give(P2, cash=3)
    t.put(P1, "wages", "wages")
    t.put(P2, "wages")
    t.do(Resolution())
    t.play("P1 horse_buy", "P1 horse 5")
    assert t.asks == "P1 works"
    assert t.city.cash == [0, 7]
    assert (t.city.horses, sum(t.city.corral)) == ([1, 1], 1)


@rule("CC-343")
@pytest.mark.parametrize(("cash", "asked"), [(3, "P1 works"), (4, "P1 horse_buy")])
def test_who_cannot_pay_is_not_asked(cash: int, asked: str) -> None:
    """One cowboy and $3 buy no horse; with $4 they do."""
    t = Table(2, horses=True)
    t.give(P1, cash=cash)
    t.put(P1, "wages")
    t.do(Resolution())
    assert t.asks == asked


@rule("CC-343", "CC-283")
def test_the_white_cowboy_works_for_a_horse_too() -> None:
    """With an ordinary one beside him there are two: one question, and $4 go towards the horse."""
    t = Table(2, horses=True)
    t.holds(P1, "sheriff")
    t.give(P1, cash=0)
    t.put(P1, "wages")
    t.white("wages")
    t.do(Resolution())
    t.play("P1 horse_buy", "P1 horse 5")
    assert (t.asks, t.city.cash[P1], sum(t.city.corral)) == ("P1 works", 0, 1)


@rule("CC-283")
def test_without_the_variant_wages_are_wages() -> None:
    """Nobody is asked for a horse."""
    t = Table(2)
    t.put(P1, "wages")
    t.do(Resolution())
    assert (t.asks, t.city.cash[P1]) == ("P1 works", 19)


# --- a bought horse ----------------------------------------------------------------------------


def buying(cash: int = 15) -> Table:
    """P1 has bought a horse and says where it goes."""
    t = Table(2, horses=True)
    t.give(P1, cash=cash)
    t.put(P1, "wages")
    t.do(Resolution())
    t.play("P1 horse_buy")
    return t


@rule("CC-284")
def test_a_bought_horse_goes_straight_to_a_corral() -> None:
    """Any of the five, and nowhere else."""
    t = buying()
    assert t.asks == "P1 horse_bought"
    assert t.offers() == [f"horse {corral}" for corral in "12345"]


@rule("CC-284", "CC-288")
def test_a_bought_horse_makes_stronger_at_once() -> None:
    """In corral 1: 5 instead of 4, while the chip is still to be fought for."""
    t = buying()
    t.play("P1 horse 1")
    assert t.strength(P1) == 5


@rule("CC-284", "CC-292")
def test_a_bought_horse_earns_at_once() -> None:
    """In corral 4: $2 of the $4 are back."""
    t = buying(cash=4)
    t.play("P1 horse 4")
    assert t.city.cash[P1] == 2


@rule("CC-284", "CC-291")
def test_a_bought_horse_doubles_a_ranch_this_round() -> None:
    """In corral 3: P1's ranch of $8 pays $16."""
    t = buying(cash=4)
    t.build(P1, "G7", "ranch")
    t.play("P1 horse 3")
    t.do(BuildingIncome())
    assert (t.asks, t.city.cash[P1]) == ("", 16)


# --- 25 horses ---------------------------------------------------------------------------------


@rule("CC-285", "CC-343")
@pytest.mark.parametrize(("rest", "asked"), [(0, "P1 works"), (1, "P1 horse_buy")])
def test_no_horse_is_sold_when_all_are_used_up(rest: int, asked: str) -> None:
    """24 others are in reserves and corrals; with one more there is nothing to buy."""
    t = Table(2, horses=True)
    t.give(P1, horses=20)
    t.give(P2, horses=2)
    corral(t, P2, 0, 0, 0, 0, 3 - rest)
    t.put(P1, "wages")
    t.do(Resolution())
    assert t.asks == asked


@rule("CC-285", "CC-215")
@pytest.mark.parametrize(("others", "got"), [(23, 1), (24, 0)])
def test_the_cowboys_horse_comes_from_the_same_herd(others: int, got: int) -> None:
    """The yellow Cowboy gets a horse into his reserve while one of the 25 is left."""
    t = Table(2, horses=True, personalities="chosen", cards=WITH_COWBOY)
    t.give(P2, horses=others)
    t.choose()
    t.play("P1 card cowboy")
    assert (t.city.horses[P1], sum(t.city.corral)) == (1 + got, 0)


# --- the rodeo ---------------------------------------------------------------------------------


@rule("CC-294", "CC-293", "CC-296")
@pytest.mark.parametrize("number", range(1, 6))
def test_the_hats_of_the_corrals(number: int) -> None:
    """A horse in corral 1 to 5 is worth 1 to 5."""
    t = Table(2, horses=True)
    t.city.corral[5 * P2 + number - 1] = 1
    assert rodeo(t) == (P2, number)
    assert t.city.rodeos == [0, 1]


@rule("CC-296", "CC-287")
def test_hats_times_horses_and_twice_with_a_cowboy() -> None:
    """P1: 1x3 + 2x1x2 + 4x1 = 11; P2: 5x1x2 = 10; a cowboy alone is worth nothing."""
    t = Table(2, horses=True)
    corral(t, P1, 3, 1, 0, 1, 0)
    corral(t, P2, 0, 0, 0, 0, 1)
    t.city.corral_boy[5 * P1 + 1] = t.city.corral_boy[5 * P1 + 4] = 1
    t.city.corral_boy[5 * P2 + 4] = 1
    t.give(P1, supply=5)
    t.give(P2, supply=6)
    assert rodeo(t) == (P1, 11)


@rule("CC-296")
@pytest.mark.parametrize("first", [P1, P2])
@pytest.mark.parametrize("score", [0, 5])
def test_ties_at_the_rodeo_by_pass_order(first: int, score: int) -> None:
    """Even at 0 the first passer has the token."""
    t = Table(2, horses=True)
    t.city.passed = [first, 1 - first]
    corral(t, P1, 0, 0, 0, 0, score // 5)
    corral(t, P2, 0, 1 * (score > 0), 1 * (score > 0), 0, 0)
    assert rodeo(t) == (first, score)


@rule("CC-297")
def test_after_the_rodeo_horses_go_home() -> None:
    """Back to the reserves; the corral cowboys to the general supply, not to the reserve."""
    t = Table(2, horses=True)
    t.give(P1, horses=2)
    corral(t, P1, 1, 0, 0, 2, 0)
    t.city.corral_boy[3] = 1
    t.give(P1, supply=6)
    rodeo(t)
    assert (t.city.horses, t.city.corral) == ([5, 1], [0] * 10)
    assert (t.city.corral_boy, t.city.supply[P1], t.city.reserve[P1]) == ([0] * 10, 7, 3)


@rule("CC-297", "CC-141")
def test_a_corral_cowboy_can_come_back_with_the_new_ones() -> None:
    """The rodeo comes before the new cowboys: P1's nine in reserve become ten."""
    t = Table(2, horses=True)
    t.give(P1, reserve=9)
    t.give(P1, supply=0)
    t.city.corral_boy[0] = 1
    t.do(RoundEnds())
    t.go_on()
    assert t.city.reserve[P1] == 10


@rule("CC-288", "CC-297")
def test_the_strength_of_corral_one_ends_with_the_round() -> None:
    """Three horses make 6 of 4; after the rodeo it is 4 again."""
    t = Table(2, horses=True)
    corral(t, P1, 3, 0, 0, 0, 0)
    assert t.strength(P1) == 6
    rodeo(t)
    assert t.strength(P1) == 4


@rule("CC-298")
def test_horses_at_the_end() -> None:
    """Two horses and a token: 4 VP; who has won no rodeo, 1 VP for each horse."""
    t = Table(2, horses=True)
    t.give(P1, horses=2, rodeos=1)
    t.give(P2, horses=3)
    found = [by_source["horses"] for by_source in GAME.result(t.city).scores]
    assert found == [4, 3]


@rule("CC-331")
def test_the_white_cowboy_enters_no_corral() -> None:
    """P1 has nobody else in his reserve: no corral is offered."""
    t = Table(2, horses=True)
    t.holds(P1, "sheriff")
    t.city.white = IN_RESERVE
    t.give(P1, reserve=0)
    assert t.ends("white_place")
    assert t.ends("corral_boy") == []
