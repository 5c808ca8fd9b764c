"""Section 8 of the clauses: which combination is best at Town Hall."""

from __future__ import annotations

from itertools import combinations_with_replacement, pairwise

import pytest

from farwest.games.dice_town import box
from farwest.games.dice_town.box import TOWN_HALL
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.verbs import NAME
from tests.clauses import rule
from tests.games.dice_town.kit import Table

LOWEST = "9 10 J Q A"


def town_hall(*hands: str) -> Table:
    """Town Hall with these combinations; the last seat is Sheriff and holds the lowest of all."""
    t = Table(len(hands) + 1, sheriff=len(hands), bribes=False)
    for seat, hand in enumerate((*hands, LOWEST)):
        t.dice(seat, hand)
    t.start(Place(TOWN_HALL))
    return t


def beats(better: str, worse: str) -> bool:
    """Whether a combination wins against another, in either seat and without the Sheriff."""
    here, there = town_hall(better, worse), town_hall(worse, better)
    return not here.asked and not there.asked and (here.town.first, there.town.first) == (0, 1)


LADDER = [
    ("five_of_a_kind", "A A A A A", "9 9 9 9 9"),
    ("four_of_a_kind", "A A A A K", "9 9 9 9 10"),
    ("full_house", "A A A K K", "9 9 9 10 10"),
    ("straight", "10 J Q K A", "9 10 J Q K"),
    ("three_of_a_kind", "A A A K Q", "9 9 9 10 J"),
    ("two_pairs", "A A K K Q", "9 9 10 10 J"),
    ("one_pair", "A A K Q J", "9 9 10 J Q"),
    ("high_die", "9 J Q K A", LOWEST),
]
"""The kinds of combination from best to worst, each with its highest and its lowest."""


@rule("DT-003")
def test_faces_rank_from_nine_to_ace() -> None:
    """9, 10, J, Q, K, A: five dice of a face beat five of the face before it."""
    for lower, higher in pairwise(["9", "10", "J", "Q", "K", "A"]):
        assert beats(" ".join([higher] * 5), " ".join([lower] * 5))


@rule("DT-079")
def test_the_lowest_of_a_kind_beats_the_highest_of_the_next() -> None:
    """Five of a kind, four, full house, straight, three, two pairs, pair, high die: best first."""
    assert [kind for kind, _, _ in LADDER] == list(reversed(box.POKER))
    for (_, _, lowest), (_, highest, _) in pairwise(LADDER):
        assert beats(lowest, highest)


@rule("DT-080", "DT-081")
def test_the_straight_with_the_ace_is_better() -> None:
    """DT-EX-11: 10 J Q K A beats 9 10 J Q K, and the Sheriff is not asked."""
    assert beats("10 J Q K A", "9 10 J Q K")


@rule("DT-080")
@pytest.mark.parametrize("hand", ["9 10 J Q A", "9 10 J K A", "9 10 Q K A", "9 J Q K A"])
def test_there_are_no_other_straights(hand: str) -> None:
    """The A is never low and no gap is bridged: the weakest pair beats these five faces."""
    assert beats("9 9 10 J Q", hand)


@rule("DT-081")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param("K K K K 9", "J J J J A", id="DT-EX-08: four of a kind by its face"),
        pytest.param("J J J 9 9", "10 10 10 A A", id="DT-EX-09: full house by the three"),
        pytest.param("J J J Q Q", "J J J 10 10", id="DT-EX-10: then by the pair"),
        pytest.param("10 10 10 10 10", "9 9 9 9 9", id="five of a kind by its face"),
        pytest.param("Q Q Q 9 10", "J J J K A", id="three of a kind by the three"),
        pytest.param("A A 9 9 10", "K K Q Q J", id="two pairs by the higher pair"),
        pytest.param("A A 10 10 J", "A A 9 9 K", id="then by the lower pair"),
        pytest.param("Q Q 9 10 J", "J J Q K A", id="one pair by the pair"),
    ],
)
def test_within_a_kind_the_faces_decide(better: str, worse: str) -> None:
    """DT-EX-08 to DT-EX-10: combinations of a kind are compared by their faces, as in poker."""
    assert beats(better, worse)


@rule("DT-082")
@pytest.mark.parametrize(
    "hands",
    [
        pytest.param(["K K K K A", "K K K K Q", "K K K K 9"], id="four of a kind: one kicker"),
        pytest.param(["Q Q Q K A", "Q Q Q J A", "Q Q Q J K"], id="three of a kind: two kickers"),
        pytest.param(["K K 9 9 A", "K K 9 9 Q", "K K 9 9 10"], id="two pairs: one kicker"),
        pytest.param(["9 9 Q K A", "9 9 J K A", "9 9 10 J A", "9 9 J Q K"], id="pair: three"),
        pytest.param(["9 J Q K A", "9 10 Q K A", "9 10 J K A", "9 10 J Q A"], id="high die: five"),
    ],
)
def test_then_the_other_dice_decide(hands: list[str]) -> None:
    """Where the kind and its faces are equal the remaining dice decide, the highest first."""
    for better, worse in pairwise(hands):
        assert beats(better, worse)


@rule("DT-043", "DT-083")
def test_a_perfect_tie_goes_to_the_sheriff() -> None:
    """DT-EX-12: two players with K K K 9 9 are candidates, and the Sheriff names one of them."""
    t = town_hall("K K K 9 9", "K K K 9 9")
    assert t.asked == [2]
    assert t.prompt(2) == "name_player"
    assert t.options(2) == [NAME + 0, NAME + 1]
    t.answer(2, NAME + 1)
    assert t.town.first == 1
    assert (len(t.town.hand[0]), len(t.town.hand[1])) == (0, 1)


@rule("DT-082", "DT-083")
def test_only_equal_dice_tie() -> None:
    """Of all 252 combinations no two different ones leave a decision to the Sheriff."""
    hands = [" ".join(hand) for hand in combinations_with_replacement(box.FACES, 5)]
    t = Table(2, bribes=False)
    wins = dict.fromkeys(hands, 0)
    for one in hands:
        for other in hands:
            t.dice(0, one)
            t.dice(1, other)
            position = t.town.clone()
            position.agenda.append(Place(TOWN_HALL))
            position.advance()
            assert bool(position.legal) == (one == other)
            wins[one] += position.first == 0
    assert sorted(wins.values()) == list(range(252))


@rule("DT-042")
def test_town_hall_always_has_a_winner() -> None:
    """Even the lowest combination wins if nobody has a better one."""
    t = Table(2, sheriff=1, bribes=False)
    t.dice(0, LOWEST)
    t.dice(1, LOWEST)
    t.start(Place(TOWN_HALL))
    t.answer(1, NAME + 0)
    assert (t.town.first, len(t.town.hand[0])) == (0, 2)
