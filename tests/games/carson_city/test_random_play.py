"""Random games with every option: they end, and what is kept up to date stays true."""

from __future__ import annotations

import random

import pytest

from farwest.games.carson_city import GAME, box
from farwest.games.carson_city.land import (
    AROUND,
    EDGES,
    EDGES_AT,
    ENDS,
    NEAR,
    PARCEL_CROSSINGS,
    PARCELS,
)
from farwest.games.carson_city.options import card_names, read_card
from farwest.games.carson_city.state import BARE, BUILT, LAND, RIVER, City
from farwest.kernel.laws import drawn_table
from farwest.kernel.news import Event
from farwest.kernel.options import BadOption, Value
from tests.clauses import rule

VARIANTS = ("new_beginning", "river", "duel_tiles", "kit_carson", "outlaws", "horses")
TABLES: dict[str, dict[str, Value]] = {
    "plain": {},
    **{variant: {variant: True, "buildings": "full"} for variant in VARIANTS},
    **{name: {"personalities": name} for name in (*box.SETS, "random")},
    "all": {**dict.fromkeys(VARIANTS, True), "buildings": "full", "personalities": "random"},
}


def play(seats: int, options: dict[str, Value], seed: int) -> tuple[City, list[Event]]:
    """Play a random game to its end, looking at the table after every answer."""
    dice = random.Random(seed)
    told: list[Event] = []
    city = GAME.deal(seats, options, seed, told)
    supply = GAME.supply(city)
    played = city.round
    while not city.over:
        seat = dice.choice(city.waiting())
        choice = city.choice_of(seat)
        assert choice is not None
        city.answer(seat, dice.choice(choice.options(city)))
        assert GAME.supply(city) == supply
        assert min(city.cash + city.points + city.reserve + city.roads + city.titles) >= 0
        if city.round != played:
            played = city.round
            nobody_is_left(city)
    follows_from_the_land(city)
    return city, told


def nobody_is_left(city: City) -> None:
    """Between rounds only the Town Hall's occupant stands on the board."""
    hall = LAND + city.town_hall if city.occupant >= 0 else -1
    assert [place for place, marks in enumerate(city.at) if marks] == [hall] * (hall >= 0)
    assert not any(city.blast + city.ladies + city.wages + city.labour + city.corral_boy)


def follows_from_the_land(city: City) -> None:
    """What is kept up to date is what one would count."""
    for parcel in range(PARCELS):
        occupied = [city.ground[other] not in (BARE, RIVER) for other in NEAR[parcel]]
        closed = [city.ground[o] != BARE or city.owner[o] >= 0 for o in AROUND[parcel]]
        roads = [city.laid[e] for c in PARCEL_CROSSINGS[parcel] for e in EDGES_AT[c]]
        assert city.crowd[parcel] == sum(occupied)
        assert city.closed[parcel] == sum(closed)
        assert city.equipped[parcel] == int(any(roads))
        if city.ground[parcel] >= BUILT:
            assert city.owner[parcel] >= 0 or parcel == city.town_hall
    touched = {crossing for edge in range(EDGES) if city.laid[edge] for crossing in ENDS[edge]}
    open_to = [e for e in range(EDGES) if not city.laid[e] and touched & set(ENDS[e])]
    assert sorted(city.frontier) == open_to


@rule("CC-021", "CC-036", "CC-152", "CC-329")
@pytest.mark.parametrize("seats", range(box.PLAYERS[0], box.PLAYERS[1] + 1))
@pytest.mark.parametrize("name", TABLES)
def test_a_random_game_ends_after_four_rounds(name: str, seats: int) -> None:
    """It lasts four rounds, somebody wins, and the board is empty between rounds."""
    city, told = play(seats, TABLES[name], seats)
    assert [event.args for event in told if event.kind == "round"] == [(1,), (2,), (3,), (4,)]
    assert sorted(city.passed) == list(range(seats))
    assert len(GAME.result(city).winners) == 1


@rule("CC-020")
def test_variants_combine_freely() -> None:
    """Tables drawn by chance, each with some of the variants, play to their end."""
    combined = set()
    for number in range(40):
        seats, options = drawn_table(GAME, number)
        city, _ = play(seats, options, number)
        assert city.over
        combined.add(tuple(bool(options[variant]) for variant in VARIANTS))
    assert len(combined) > 20


@rule("CC-016", "CC-017")
def test_every_side_of_every_card_can_be_picked() -> None:
    """Games of hand-picked cards use all 38 powers."""
    held = set()
    names = card_names()
    for number in range(12):
        dice = random.Random(number)
        picked = {read_card(name)[0]: name for name in dice.sample(names, len(names))}
        cards = [picked[n] for n in dice.sample(range(1, len(picked)), 7)]
        if number % 2:
            cards = [picked[0], *cards]
        _, told = play(5, {"personalities": "chosen", "cards": cards, "horses": True}, number)
        held |= {event.args[1:] for event in told if event.kind == "took_card"}
        held |= {(14, event.args[1]) for event in told if event.kind == "face"}
    for number in range(20):
        _, told = play(6, {"personalities": "random", "horses": True}, number)
        held |= {event.args[1:] for event in told if event.kind == "took_card"}
        held |= {(14, event.args[1]) for event in told if event.kind == "face"}
    assert held == {(n, side) for n in range(len(box.PERSONALITIES)) for side in (0, 1)}


@rule("CC-306", "CC-337")
@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"personalities": "chosen"}, "needs the list of cards"),
        ({"personalities": "chosen", "cards": ["1Y", "2Y"]}, "names 2 cards; it takes 7"),
        (
            {"personalities": "chosen", "cards": ["1Y", "1R", "2Y", "3Y", "4Y", "5Y", "6Y"]},
            "names a personality twice",
        ),
        (
            {"personalities": "chosen", "cards": ["0Y", "1R", "2Y", "3Y", "4Y", "5Y", "6Y"]},
            "names 7 cards; it takes 8",
        ),
        (
            {"personalities": "chosen", "cards": ["15Y", "1R", "2Y", "3Y", "4Y", "5Y", "6Y"]},
            "needs horses=yes",
        ),
        ({"river": True, "river_course": ["D4", "D5"]}, "on the border"),
        ({"river": True, "river_course": ["A1", "A3"]}, "each beside the next"),
        ({"river_course": ["A1", "A2"]}, "needs river=yes"),
        ({"extra_buildings": ["school"]}, "needs buildings=custom"),
    ],
)
def test_options_that_cannot_be_played_are_refused(options: dict[str, Value], reason: str) -> None:
    """The sentence says what is wrong."""
    with pytest.raises(BadOption, match=reason):
        GAME.settle(4, options)
