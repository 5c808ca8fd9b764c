"""What a seat is told that it could work out for itself, and what is printed on the components."""

import json

from farwest.games import find
from farwest.games.great_western_trail import box, signs
from farwest.games.great_western_trail.box import DUTCH_BELT, JERSEY
from farwest.games.great_western_trail.prospects import (
    buildable,
    countdown,
    counting,
    deliveries,
    routes,
    tally,
)
from farwest.games.great_western_trail.rules.buildings import ACTIONS
from farwest.games.great_western_trail.rules.turn import Move
from tests.games.great_western_trail.kit import BLACK_FLOOD, GREEN_FLOOD, Table

GAME = find("great_western_trail")


def test_routes_are_the_cheapest_and_say_who_is_paid() -> None:
    """From A to B: by the rival's building for two dollars, not by two floods for four."""
    t = Table(2)
    t.build("1a", box.PLOT_A2, seat=1)
    t.trail.board[box.FLOOD_1] = GREEN_FLOOD
    t.trail.board[box.FLOOD_3] = BLACK_FLOOD
    t.trail.spot[0] = box.SPOT_A
    t.start(Move())
    found = {route["spot"]: route for route in routes(t.trail, 0)}
    assert found[box.PLOT_A2]["steps"] == 1
    assert found[box.SPOT_B]["cost"] == 2
    assert found[box.SPOT_B]["pays"] == [[box.PLOT_A2, 1, 2]]
    assert found[box.SPOT_B]["way"] == [box.PLOT_A1, box.PLOT_A2, box.PLOT_A3, box.SPOT_B]
    assert found[box.FLOOD_3]["cost"] == 4


def test_routes_agree_with_the_question() -> None:
    """What is one step away is what is offered, at the same price, and nothing is too far."""
    t = Table(3)
    t.trail.board[box.DROUGHT_2] = GREEN_FLOOD
    t.trail.spot[0] = box.SPOT_B
    t.start(Move())
    question = GAME.question(t.trail, 0)
    assert question is not None
    steps = {offer.targets[0] for offer in question.offers}
    near = [route for route in routes(t.trail, 0) if route["steps"] == 1]
    assert {f"spot-{route['spot']}" for route in near} == steps
    assert max(route["steps"] for route in routes(t.trail, 0)) == box.STEPS[3]


def test_each_breed_counts_once() -> None:
    """The second Jersey adds nothing; an objective card never does."""
    hand = [JERSEY, JERSEY, DUTCH_BELT, box.FIRST_OBJECTIVE]
    assert counting(hand) == [True, False, True, False]


def test_deliveries_count_what_is_missing() -> None:
    """A hand worth three reaches Topeka, lacks one for Wichita, and pays a cross a dollar."""
    t = Table(2)
    t.trail.hand[0] = [JERSEY, DUTCH_BELT]
    found = deliveries(t.trail, 0)
    assert found[box.TOPEKA] == {"open": True, "missing": 0, "within": True, "transport": 0}
    assert found[box.WICHITA] == {"open": True, "missing": 1, "within": False, "transport": 1}
    t.trail.cities[box.TOPEKA] = 1
    assert not deliveries(t.trail, 0)[box.TOPEKA]["open"]


def test_the_end_is_in_sight() -> None:
    """As many workers are missing as there are empty spaces from the token on."""
    t = Table(2)
    t.trail.jobs = [0] * len(t.trail.jobs)
    t.trail.token = len(box.ROW_COST) - 1
    t.trail.jobs[t.trail.token * 3] = 1
    assert countdown(t.trail) == {"yellow": None, "end": 1}


def test_buildable_tiles() -> None:
    """One craftsman builds 1 to 3; standing on an own 3a he can replace it by a 4a."""
    t = Table(2)
    assert buildable(t.trail, 0) == [0, 1, 2]
    t.build("3a", box.PLOT_A1, seat=0)
    t.trail.unbuilt[0] &= ~(1 << 2)
    assert buildable(t.trail, 0) == [0, 1, 3]


def test_the_tally_says_what_is_missing() -> None:
    """A starting objective of two buildings and a hazard, with one building there."""
    t = Table(2)
    card = box.FIRST_STARTING + 2
    t.trail.area[0] = [card]
    t.build("1a", box.PLOT_A1, seat=0)
    assert tally(t.trail, 0)["missing"][str(card)] == [1, 0, 0, 1, 0, 0, 0, 0, 0]


def test_every_local_action_has_signs() -> None:
    """No action of a building is left without a drawing; the facts can be sent."""
    assert all(signs.signs(action) for action in ACTIONS)
    assert signs.signs(ACTIONS[box.LOCAL_ACTIONS.index("local_f_2")])[0] == "-7"
    assert json.loads(json.dumps(GAME.facts()))["row_cost"] == list(box.ROW_COST)
