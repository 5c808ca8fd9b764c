"""What an arena reckons: schedules that are fair, intervals that hold, ratings that are right."""

from __future__ import annotations

import itertools
import math
import random
from collections import Counter

import pytest

from farwest.arena.estimates import estimate, rate, spread_of, student
from farwest.arena.matches import Played
from farwest.arena.ratings import Contest, elo, quantile, rated, solved, strengths
from farwest.arena.schedule import Deal, Plan, deals_for, games_in_a_deal
from farwest.arena.sequential import BOUND, Claims, Trial, judge
from farwest.arena.tally import tally
from farwest.kernel.news import Spoken


def plan(bots: str, players: int) -> Plan:
    """A plan for bots of one letter each."""
    return Plan("deadwood", 1, {}, players, list(bots), "s")


# --- the schedule ------------------------------------------------------------------------------

SHAPES = [("AB", 2, 2), ("ABC", 2, 6), ("ABCD", 2, 12), ("AB", 3, 6), ("AB", 4, 2), ("ABC", 3, 3),
          ("ABC", 4, 12), ("ABCD", 4, 4), ("ABCDE", 4, 20), ("ABCD", 3, 12)]  # fmt: skip


@pytest.mark.parametrize(("bots", "players", "games"), SHAPES)
def test_a_deal_is_fair(bots: str, players: int, games: int) -> None:
    """In every deal each bot sits on each seat equally often, and plays as much as the others."""
    for number in range(5):
        seatings = Deal(plan(bots, players), number).seatings()
        assert len(seatings) == games == games_in_a_deal(plan(bots, players))
        held = Counter((seat, bot) for seating in seatings for seat, bot in enumerate(seating))
        assert len(held) == players * len(bots)
        assert len(set(held.values())) == 1


@pytest.mark.parametrize(("bots", "players", "games"), SHAPES)
def test_a_line_up_plays_a_deal_from_every_seat(bots: str, players: int, games: int) -> None:
    """With a seating, all its rotations are played on the same deal, none of them twice."""
    seatings = [tuple(seating) for seating in Deal(plan(bots, players), 3).seatings()]
    assert len(set(seatings)) == len(seatings)
    for seating in seatings:
        assert all(seating[turn:] + seating[:turn] in seatings for turn in range(players))


def test_two_players_meet_in_pairs() -> None:
    """At two seats every pair meets on every deal, both ways round."""
    seatings = Deal(plan("ABCD", 2), 7).seatings()
    assert sorted(map(tuple, seatings)) == sorted(itertools.permutations("ABCD", 2))


def test_neighbours_change_from_deal_to_deal() -> None:
    """The circle is drawn for each deal, so in the long run everybody sits beside everybody."""
    after = {
        (left, right)
        for number in range(30)
        for seating in Deal(plan("ABCD", 4), number).seatings()
        for left, right in itertools.pairwise(seating)
    }
    assert after == set(itertools.permutations("ABCD", 2))


def test_deals_are_whole() -> None:
    """The games asked for are rounded up to whole deals, whose seeds are numbered."""
    assert deals_for(plan("ABC", 2), 13) == 3
    assert deals_for(plan("ABC", 2), 12) == 2
    assert Deal(plan("AB", 2), 4).seed == "s/4"


# --- intervals ---------------------------------------------------------------------------------


def test_student_is_in_the_tables() -> None:
    """The quantiles are those of the printed tables."""
    assert student(4) == pytest.approx(2.776, abs=0.01)
    assert student(10) == pytest.approx(2.228, abs=0.001)
    assert student(1000) == pytest.approx(1.962, abs=0.001)


def test_an_interval_holds_the_truth() -> None:
    """In 95 of 100 experiments, or a little more, the interval holds the true share."""
    luck = random.Random(5)
    held = 0
    for _ in range(500):
        shares = [sum(luck.random() < 0.3 for _ in range(2)) / 2 for _ in range(40)]
        row = estimate("bot", shares)
        assert row.low <= row.share <= row.high
        held += row.low <= 0.3 <= row.high
    assert 0.93 <= held / 500 <= 0.99


def test_an_interval_holds_the_share_it_is_about() -> None:
    """Where every game is won, or none, its end is the share itself: rounding does not miss it."""
    for games in range(1, 200):
        for wins in (0, games):
            row = rate("bot", wins, games)
            assert row.low <= row.rate <= row.high


def test_an_interval_reckoned_by_hand() -> None:
    """Ten deals at 50 % and four phantoms: deviation 0.0741 of the mean, 2.160 of it each way."""
    row = estimate("bot", [0.5] * 10)
    assert row.low == pytest.approx(0.5 - 2.160 * 0.0741, abs=1e-3)
    assert row.high == pytest.approx(0.5 + 2.160 * 0.0741, abs=1e-3)


def test_shared_luck_makes_no_witnesses() -> None:
    """Ten games that all follow the luck of their deal are worth no more than one."""
    luck = random.Random(2)
    swayed = [float(luck.random() < 0.5) for _ in range(50)]
    row = estimate("bot", swayed)
    assert row.high - row.low > 0.25


def test_cancelled_luck_makes_good_witnesses() -> None:
    """Deals that are split evenly leave little doubt that the bots are equal."""
    row = estimate("bot", [0.5] * 100)
    assert row.share == 0.5
    assert 0.02 < row.high - row.low < 0.05


@pytest.mark.parametrize("deals", [1, 2, 10, 100])
def test_few_deals_prove_little(deals: int) -> None:
    """Whoever won every game is not sure to win the next one."""
    row = estimate("bot", [1.0] * deals)
    assert row.high == 1
    assert row.low < 1 - 1 / deals or deals == 1
    assert row.low <= row.share <= row.high


# --- ratings -----------------------------------------------------------------------------------


def orders(strength: list[float], scale: int) -> Contest:
    """Every order of some players, as often as their strengths make it likely."""
    contest = Contest(len(strength))
    for order in itertools.permutations(range(len(strength))):
        left, chance = sum(strength), 1.0
        for player in order:
            chance *= strength[player] / left
            left -= strength[player]
        places = [order.index(player) + 1 for player in range(len(strength))]
        for _ in range(round(chance * scale)):
            contest.add_game(range(len(strength)), places)
    return contest


def test_known_strengths_are_found() -> None:
    """Orders as often as strengths 1, 2 and 5 make them are rated 1, 2 and 5."""
    found = strengths(orders([1, 2, 5], 8 * 7 * 6 * 5), prior=1e-9)
    assert [math.exp(own - found[0]) for own in found] == pytest.approx([1, 2, 5])


def test_two_players_are_rated_as_by_elo() -> None:
    """Three wins of four are 400 log10 3 points; the mean stays 1500."""
    contest = Contest(2)
    for win in range(100):
        contest.add_game([0, 1], [1, 2] if win % 4 else [2, 1])
    first, second = elo(strengths(contest, prior=1e-9))
    assert first - second == pytest.approx(400 * math.log10(3), abs=0.01)
    assert first + second == pytest.approx(3000)


def test_several_seats_of_one_bot() -> None:
    """One seat against two of a rival: winning a third of the games is being equal."""
    contest = Contest(2)
    for game in range(30):
        contest.add_game([0, 1, 1], [[1, 2, 3], [2, 1, 3], [3, 1, 2]][game % 3])
    first, second = elo(strengths(contest))
    assert first == pytest.approx(second, abs=0.01)


def test_of_two_that_tie_each_is_half_gone() -> None:
    """The fields of Efron's method: all three; half of each that ties and the third; the third."""
    contest = Contest(3)
    contest.add_game([0, 1, 2], [1, 1, 3])
    assert contest.placed == [1, 1, 1]
    assert contest.fields == {(1, 1, 1): 1, (0.5, 0.5, 1): 1, (0, 0, 1): 1}


def test_ties_lean_to_no_side() -> None:
    """Who ties is as good as the other; a bot behind two that tie is weaker than both."""
    contest = Contest(3)
    for _ in range(20):
        contest.add_game([0, 1, 2], [1, 1, 3])
    first, second, third = elo(strengths(contest))
    assert first == pytest.approx(second)
    assert third < first - 100


def test_a_bot_that_never_lost_has_a_rating() -> None:
    """A clean sheet rates high and finite, higher with more games."""
    found = []
    for games in (10, 1000):
        contest = Contest(2)
        for _ in range(games):
            contest.add_game([0, 1], [1, 2])
        found.append(elo(strengths(contest))[0])
    assert 1700 < found[0] < found[1] < 2500


def test_rating_intervals() -> None:
    """The interval holds the rating, and is open downwards even after a few clean deals."""
    clean, reverse = Contest(2), Contest(2)
    clean.add_game([0, 1], [1, 2])
    reverse.add_game([0, 1], [2, 1])
    few = rated(["a", "b"], [clean] * 10, [reverse] * 10, samples=100)
    many = rated(["a", "b"], [clean] * 200, [reverse] * 200, samples=100)
    for row in (*few, *many):
        assert row.low <= row.rating <= row.high
    assert few[0].low < 1600 < many[0].low


def test_small_sums() -> None:
    """Equations are solved, whatever their order, and quantiles lie between values."""
    assert solved([[0, 2], [4, 1]], [6, 7]) == pytest.approx([1, 3])
    assert quantile([1, 2, 4], 0.5) == 2
    assert quantile([1, 2, 4], 0.75) == 3
    assert quantile([7], 0.975) == 7


# --- the sequential test -----------------------------------------------------------------------


def decision(share: float, luck: random.Random) -> tuple[str, int]:
    """What a test of 50 % against 60 % says of a bot with this share, and after how many deals."""
    trial = Trial(Claims(0.5, 0.6))
    while trial.deals < 1000:
        trial.add([sum(luck.random() < share for _ in range(2)) / 2])
        verdict = trial.verdict()
        if verdict.believed:
            return verdict.believed, trial.deals
    return "", trial.deals


def test_the_test_goes_on_as_if_it_began_anew() -> None:
    """Deal by deal it says what all shares together say, with the variance of the estimates."""
    luck = random.Random(10)
    claims, shares = Claims(0.5, 0.55), [luck.randrange(7) / 6 for _ in range(200)]
    trial = Trial(claims)
    for deals, share in enumerate(shares, 1):
        trial.add([share])
        assert trial.verdict() == judge(claims, shares[:deals])
        assert trial.variance() == pytest.approx(spread_of(shares[:deals])[1])


@pytest.mark.parametrize(("share", "right"), [(0.5, "low"), (0.6, "high")])
def test_the_test_errs_seldom(share: float, right: str) -> None:
    """Where a claim holds exactly, the other one is believed in some 5 of 100 cases."""
    luck = random.Random(11)
    said = Counter(decision(share, luck)[0] for _ in range(150))
    assert said[right] >= 150 * 0.9


def test_the_test_ends_sooner_where_it_is_clear() -> None:
    """A bot far above HIGH is found out after fewer deals."""
    luck = random.Random(12)
    near = sum(decision(0.6, luck)[1] for _ in range(40))
    far = sum(decision(0.8, luck)[1] for _ in range(40))
    assert far < near / 2


def test_an_open_test_says_nothing() -> None:
    """Without deals, and half way between, neither claim is believed."""
    assert judge(Claims(0.5, 0.6), []).believed == ""
    assert judge(Claims(0.5, 0.6), [0.5, 0.6] * 20).ratio == pytest.approx(0, abs=1e-9)
    assert math.isclose(BOUND, math.log(19))


# --- the tally ---------------------------------------------------------------------------------


def played(bots: str, places: list[int], forfeits: list[list[object]] | None = None) -> Played:
    """A game that ended with these places."""
    winners = [seat for seat, place in enumerate(places) if place == 1]
    totals = [10 - place for place in places]
    return Played(list(bots), winners, places, totals, 9, "end", forfeits or [])


def test_the_tally_adds_up() -> None:
    """Shares of a bot are of the seats it held; shared wins are shared; pairs by place."""
    deals = [
        [played("AAB", [1, 2, 3]), played("BBA", [1, 1, 3])],
        [played("AAB", [3, 2, 1]), played("BBA", [2, 3, 1])],
    ]
    found = tally(["A", "B"], 3, deals)
    assert [row.share for row in found.wins] == [pytest.approx(2 / 6), pytest.approx(2 / 6)]
    assert [row.share for row in found.seats] == [(1 + 0.5 + 0 + 0) / 4, 0.125, 0.5]
    assert found.pairings[0].ahead.share == pytest.approx((2 + 0 + 0 + 2) / 8)
    assert found.points == {"A": (9 + 8 + 7 + 7 + 8 + 9) / 6, "B": (7 + 9 + 9 + 9 + 8 + 7) / 6}
    assert (found.deals, found.games) == (2, 4)


def test_too_few_are_refused_in_a_sentence() -> None:
    """One bot, the same twice, or no deal at all: there is nothing to reckon."""
    for bots in ("", "A", "AA"):
        with pytest.raises(Spoken, match="An arena needs two or more different bots"):
            deals_for(plan(bots, 2), 10)
        with pytest.raises(Spoken, match="An arena needs two or more different bots"):
            tally(list(bots), 2, [[played("AA", [1, 2])]])
    with pytest.raises(ValueError, match="There are no deals to sum up"):
        tally(["A", "B"], 2, [])


def test_a_tie_is_half() -> None:
    """Two bots on the same place are each half ahead of the other."""
    found = tally(["A", "B"], 2, [[played("AB", [1, 1]), played("BA", [2, 1])]])
    assert found.pairings[0].ahead.share == 0.75


def test_a_test_counts_wins_of_the_first_bot() -> None:
    """At three seats too, equal bots share the wins of a deal evenly."""
    even = [[played("AAB", [1, 2, 3]), played("BBA", [1, 2, 3])]] * 40
    verdict = tally(["A", "B"], 3, even, Claims(0.5, 0.6)).verdict
    assert verdict is not None
    assert verdict.believed == "low"


def test_forfeits_are_counted() -> None:
    """A bot's failures are counted, with the first reason."""
    games = [played("AB", [1, 2], [[1, "late"]]), played("BA", [2, 1], [[0, "mad"]])]
    found = tally(["A", "B"], 2, [games])
    assert found.forfeits == {"A": 0, "B": 2}
    assert found.failures == {"B": "late"}


def test_a_game_is_forfeited_once() -> None:
    """A program that fails on both its seats has forfeited one game."""
    games = [played("ABAB", [1, 2, 3, 4], [[1, "late"], [3, "mad"]]), played("BABA", [1, 2, 3, 4])]
    found = tally(["A", "B"], 4, [games])
    assert found.forfeits == {"A": 0, "B": 1}
    assert found.failures == {"B": "late"}


def test_a_game_without_winner_is_no_win() -> None:
    """Where nobody wins, nobody's share grows."""
    nobody = played("AB", [1, 2])._replace(winners=[])
    found = tally(["A", "B"], 2, [[nobody, played("BA", [1, 2])]])
    assert [row.share for row in found.wins] == [0, 0.5]
