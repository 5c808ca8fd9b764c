"""Section 14: the law of the strongest, with tiles played in secret instead of dice."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from farwest.games.carson_city import GAME, box
from farwest.games.carson_city.rules.duel_tiles import hand_of
from farwest.games.carson_city.rules.resolution import Square
from farwest.games.carson_city.rules.setup import HandOut
from farwest.games.carson_city.state import City
from farwest.kernel.news import Event
from tests.clauses import rule
from tests.games.carson_city.kit import P1, P2, P3, Table


def deal(seats: int, seed: int = 1) -> tuple[City, list[Event]]:
    """A game as dealt, and what was told."""
    told: list[Event] = []
    return GAME.deal(seats, {"duel_tiles": True}, seed, told), told


def hold(t: Table, seat: int, *tiles: int) -> None:
    """A player's hand from now on; other tiles are nowhere."""
    first = seat * box.DUEL_VALUES
    t.city.hand[first : first + box.DUEL_VALUES] = [tiles.count(v) for v in range(box.DUEL_VALUES)]


def discards(t: Table, *tiles: int) -> None:
    """The discards from now on, all of them seen by everybody."""
    t.city.discard = [tiles.count(value) for value in range(box.DUEL_VALUES)]
    t.city.shown = t.city.discard[:]


def duel(*hands: tuple[int, ...], strength: int = 4) -> Table:
    """So many players are about to duel for the chip, with these hands and equal strength.

    A hand of one tile plays it unasked (CC-307).
    """
    t = Table(len(hands), duel_tiles=True)
    for seat, hand in enumerate(hands):
        hold(t, seat, *hand)
        t.powers(seat, strength)
        t.put(seat, "ammo")
    t.do(Square(box.AMMO))
    return t


FULL = (0, 1, 2, 3, 4, 5)


# --- the deal ----------------------------------------------------------------------------------


@rule("CC-244")
@pytest.mark.parametrize("seats", [5, 6])
def test_thirty_tiles(seats: int) -> None:
    """Five and six players hold all of them: five of each value from 0 to 5."""
    city, _ = deal(seats)
    held = Counter(tile for seat in range(seats) for tile in hand_of(city, seat))
    assert held == dict.fromkeys(range(6), 5)


@rule("CC-245")
def test_two_players_have_a_set_each() -> None:
    """0 to 5 and $15, in every game."""
    for seed in range(10):
        city, _ = deal(2, seed)
        assert [hand_of(city, seat) for seat in (P1, P2)] == [[0, 1, 2, 3, 4, 5]] * 2
        assert city.cash == [15, 15]


@rule("CC-246", "CC-247")
@pytest.mark.parametrize(
    ("seats", "hand", "sum_"), [(3, 6, 45), (4, 6, 60), (5, 6, 75), (6, 5, 75)]
)
def test_the_announced_totals(seats: int, hand: int, sum_: int) -> None:
    """CC-EX-19-duel-tile-totals: hands of six, five with six players; money is $30 less."""
    for seed in range(10):
        city, told = deal(seats, seed)
        announced = [event.args for event in told if event.kind == "dealt_tiles"]
        assert [number for _, number, _ in announced] == [hand] * seats
        totals = [total for _, _, total in announced]
        assert totals == [sum(hand_of(city, seat)) for seat in range(seats)]
        assert sum(totals) == sum_
        assert city.cash == [30 - total for total in totals]


@rule("CC-246")
@pytest.mark.parametrize("seats", [3, 4])
def test_one_set_for_each_player_is_mixed(seats: int) -> None:
    """So many of each value; the hands differ from game to game."""
    hands = set()
    for seed in range(20):
        city, _ = deal(seats, seed)
        held = Counter(tile for seat in range(seats) for tile in hand_of(city, seat))
        assert held == dict.fromkeys(range(6), seats)
        hands.add(tuple(hand_of(city, P1)))
    assert len(hands) > 10


@rule("CC-246", "CC-022")
def test_the_tiles_of_a_hand_are_its_owners_secret() -> None:
    """Everybody hears number and total; the values reach their owner alone."""
    city, told = deal(3)
    event = next(event for event in told if event.kind == "dealt_tiles")
    assert event.seats == (P1,)
    assert event.told_to(P1)[1] == (P1, 6, sum(hand_of(city, P1)), hand_of(city, P1))
    assert event.told_to(P2)[1] == (P1, 6, sum(hand_of(city, P1)))
    seen = GAME.view(city, P2)
    assert seen["hand"] == hand_of(city, P2)
    assert seen["players"][P1]["tiles_total"] == sum(hand_of(city, P1))
    assert "hand" not in GAME.view(city, -1)


@rule("CC-246", "CC-245")
def test_strong_tiles_cost_money() -> None:
    """CC-EX-20-duel-tile-money: 0, 1, 3, 3, 5, 5 leave $13; with two players it is $15."""
    t = Table(3, duel_tiles=True)
    hold(t, P1, 0, 1, 3, 3, 5, 5)
    t.city.sheet = list(box.NORMAL_LINES) * 3
    t.do(HandOut())
    t.go_on()
    assert t.city.cash[P1] == 13
    assert Table(2, duel_tiles=True).city.cash == [15, 15]


@rule("CC-251")
@pytest.mark.parametrize(
    ("money", "tiles", "cash"),
    [
        (15, (0, 1, 3, 3, 5, 5), 13),
        (25, (5, 5, 5, 4, 4, 3), 14),
        (5, (0, 0, 0, 1, 1, 2), 16),
        (0, (5, 5, 5, 4, 4, 3), 0),
    ],
)
def test_money_of_sheet_and_tiles(money: int, tiles: tuple[int, ...], cash: int) -> None:
    """The sheet's money and 15, less the total; never less than nothing."""
    t = Table(3, duel_tiles=True, new_beginning=True)
    hold(t, P1, *tiles)
    line = box.LINE_GIVES[0].index(money)
    t.city.sheet = [line, *box.NORMAL_LINES[1:]] * 3
    t.do(HandOut())
    t.go_on()
    assert t.city.cash[P1] == cash


# --- a duel ------------------------------------------------------------------------------------


@rule("CC-248")
def test_tile_and_strength_instead_of_a_die() -> None:
    """P1's 1 with strength 7 beats P2's 3 with strength 4; no die is rolled."""
    t = duel(FULL, FULL)
    t.powers(P1, 7)
    t.play("P1 duel_tile 1", "P2 duel_tile 3")
    assert t.told("shot") == [(P1, 1, 8), (P2, 3, 7)]
    assert t.city.chip == P1


@rule("CC-248", "CC-061")
def test_a_tie_of_tiles_goes_to_who_passed_first() -> None:
    """Both play a 4."""
    t = duel(FULL, FULL)
    t.city.passed = [P2, P1]
    t.play("P1 duel_tile 4", "P2 duel_tile 4")
    assert t.city.chip == P2


@rule("CC-248", "CC-022")
def test_tiles_are_chosen_in_secret_and_shown_together() -> None:
    """P1 has chosen: P2 and a spectator see the same as before; then both tiles are told."""
    t = duel(FULL, FULL)
    t.go_on()
    assert t.city.waiting() == [P1, P2]
    before = [t.view(seat) for seat in (P2, -1)]
    t.play("P1 duel_tile 5")
    assert [t.view(seat) for seat in (P2, -1)] == before
    assert t.view(P1)["played"] == [5, -1]
    assert t.told("tile") == []
    t.play("P2 duel_tile 2")
    assert t.told("tile") == [(P1, 5), (P2, 2)]


@rule("CC-248")
def test_one_plays_a_tile_of_ones_hand() -> None:
    """P1 holds 0, 0 and 4: he chooses between two values."""
    t = duel((0, 0, 4), FULL)
    assert t.offers(P1) == ["duel_tile 0", "duel_tile 4"]


@rule("CC-248")
def test_played_tiles_are_discarded() -> None:
    """They leave the hands and lie open."""
    t = duel(FULL, FULL)
    t.play("P1 duel_tile 5", "P2 duel_tile 2")
    assert [hand_of(t.city, seat) for seat in (P1, P2)] == [[0, 1, 2, 3, 4], [0, 1, 3, 4, 5]]
    assert t.view(-1)["discard_known"] == [0, 0, 1, 0, 0, 1]
    assert t.view(-1)["discard"] == 2


# --- drawing anew ------------------------------------------------------------------------------


@rule("CC-249", "CC-338")
def test_the_last_tile_of_two_players() -> None:
    """CC-EX-49-duel-tile-refill: both play their sixth; three each, six are left."""
    t = duel((5,), (4,))
    discards(t, 0, 1, 2, 3, 4, 0, 1, 2, 3, 5)
    t.pick(0, 0, 0, 0, 0, 0)
    t.go_on()
    assert t.told("tile") == [(P1, 5), (P2, 4)]
    assert [len(hand_of(t.city, seat)) for seat in (P1, P2)] == [3, 3]
    assert sum(t.city.discard) == 6


@rule("CC-249")
def test_only_an_empty_hand_is_filled() -> None:
    """P1 plays his last tile, P2 has one left: nothing is drawn for him."""
    t = duel((5,), (1, 4))
    discards(t, 0, 0, 0, 0)
    t.pick(0, 0, 0)
    t.play("P2 duel_tile 4")
    assert [hand_of(t.city, seat) for seat in (P1, P2)] == [[0, 0, 0], [1]]
    assert t.told("refilled") == [(P1, 3)]


@rule("CC-249")
def test_tiles_are_drawn_at_random_from_the_discards() -> None:
    """0, 2, 2, 3, 4 and 5 lie there: the sixth, the first and then the second are drawn."""
    t = duel((5,), (2, 4))
    discards(t, 0, 2, 3, 4)
    t.pick(5, 0, 1)
    t.play("P2 duel_tile 2")
    assert hand_of(t.city, P1) == [0, 2, 5]
    assert t.city.discard == [0, 0, 1, 1, 1, 0]


@rule("CC-249")
def test_all_discards_if_there_are_fewer() -> None:
    """Nothing but the two tiles just played lies there."""
    t = duel((5,), (1, 4))
    t.pick(0, 0)
    t.play("P2 duel_tile 4")
    assert (hand_of(t.city, P1), sum(t.city.discard)) == ([4, 5], 0)


@rule("CC-249")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 12), (3, 18), (4, 24), (5, 30), (6, 30)])
def test_other_sets_stay_in_the_box(seats: int, tiles: int) -> None:
    """Hands and discards together are one set a player, never more than five sets."""
    city, _ = deal(seats)
    assert GAME.supply(city)["duel tiles"] == tiles
    assert sum(city.hand) == tiles


@rule("CC-249", "CC-022")
def test_drawn_tiles_and_the_rest_of_the_discards_are_hidden() -> None:
    """P1 draws three of seven known tiles: P2 knows neither them nor the four that are left."""
    t = duel((5,), (1, 4))
    discards(t, 0, 0, 1, 2, 3)
    t.pick(6, 0, 0)
    t.play("P2 duel_tile 4")
    event = next(event for event in t.events if event.kind == "refilled")
    assert event.told_to(P1)[1] == (P1, 3, [0, 0, 5])
    assert event.told_to(P2)[1] == event.told_to(-1)[1] == (P1, 3)
    for seat in (P2, -1):
        seen = t.view(seat)
        assert (seen["discard"], seen["discard_known"]) == (4, [0] * 6)
        assert seen["players"][P1]["tiles_total"] is None


@rule("CC-022")
def test_tiles_discarded_after_a_draw_are_seen_again() -> None:
    """Seven tiles lie face down; P2's 4 and P3's 0 come to lie on them, and all know those two."""
    t = duel((1, 2), (1, 4), (0, 3))
    t.city.at[box.AMMO] = 1 << P2 | 1 << P3
    t.city.reserve[P1] += 1
    discards(t, 0, 0, 1, 2, 3, 5, 5)
    t.city.shown = [0] * box.DUEL_VALUES
    t.play("P2 duel_tile 4", "P3 duel_tile 0")
    assert (t.view(P1)["discard"], t.view(P1)["discard_known"]) == (9, [1, 0, 0, 0, 1, 0])


@rule("CC-338", "CC-313")
def test_hands_are_filled_in_pass_order() -> None:
    """P3 passed first, then P1; both have played their last tile."""
    t = Table(3, duel_tiles=True)
    t.city.passed = [P3, P1, P2]
    for seat, hand in enumerate([(5,), (1, 4), (3,)]):
        hold(t, seat, *hand)
        t.put(seat, "ammo")
    discards(t, 0, 0, 0, 1, 1, 1)
    t.do(Square(box.AMMO))
    t.pick(0, 0, 0, 0, 0, 0)
    t.play("P2 duel_tile 4")
    assert t.told("refilled") == [(P3, 3), (P1, 3)]
    assert [hand_of(t.city, seat) for seat in (P3, P1)] == [[0, 0, 0], [1, 1, 1]]
    kinds = [event.kind for event in t.events if event.kind in ("refilled", "chip")]
    assert kinds == ["refilled", "refilled", "chip"]


@rule("CC-338")
@pytest.mark.parametrize("seats", range(2, 7))
def test_there_are_always_tiles_enough_to_draw(seats: int) -> None:
    """Games full of duels: no hand outgrows the deal, so five tiles lie there for an empty one."""
    told: list[Event] = []
    dice = random.Random(seats)
    place = next(verb for verb in GAME.verbs.all if verb.name == "place")
    squares = [place.code(square) for square in range(len(box.SQUARES))]
    city = GAME.deal(seats, {"duel_tiles": True}, seats, told)
    dealt = sum(city.hand) // seats
    while not city.over:
        seat = dice.choice(city.waiting())
        choice = city.choice_of(seat)
        assert choice is not None
        options = choice.options(city)
        crowded = [action for action in squares if action in options]
        city.answer(seat, crowded[-1] if crowded else dice.choice(options))
        assert max(len(hand_of(city, seat)) for seat in range(seats)) <= dealt
    drawn = [event.args[1] for event in told if event.kind == "refilled"]
    assert set(drawn) == {3}
    tiles = sum(city.hand) + sum(city.discard)
    for empty in range(1, seats + 1):
        assert tiles - dealt * (seats - empty) >= 5 * empty
