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
    staffed,
    tally,
)
from farwest.games.great_western_trail.rules.buildings import ACTIONS
from farwest.games.great_western_trail.rules.cattle import BuyCattle
from farwest.games.great_western_trail.rules.delivery import SpecialDelivery
from farwest.games.great_western_trail.rules.kansas_city import Income
from farwest.games.great_western_trail.rules.turn import Move
from tests.games.great_western_trail.kit import BLACK_FLOOD, GREEN_FLOOD, Table, objective

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


def test_while_one_delivers_the_herd_shown_counts() -> None:
    """The hand of three with a certificate has been discarded, and still reaches Wichita."""
    t = Table(2)
    t.hand(JERSEY, DUTCH_BELT)
    t.trail.certificates[0] = 2
    t.start(Income())
    t.play("cert 1")
    assert not t.trail.hand[0]
    found = deliveries(t.trail, 0)
    assert found[box.WICHITA] == {"open": True, "missing": 0, "within": True, "transport": 1}
    far = {"open": True, "missing": 2, "within": False, "transport": 3}
    assert found[box.COLORADO_SPRINGS] == far
    assert deliveries(t.trail, 1)[box.WICHITA]["missing"] == 4


def test_a_special_delivery_pays_no_transport() -> None:
    """From 12 back to 0 the engine reaches El Paso for nothing, whatever is in hand."""
    t = Table(2)
    t.trail.engine[0] = 12
    t.start(SpecialDelivery())
    t.play("engine space_0")
    found = deliveries(t.trail, 0)
    assert found[box.EL_PASO] == {"open": True, "missing": 0, "within": True, "transport": 0}
    assert found[box.SAN_DIEGO]["missing"] == 2
    within = [city for city in range(len(box.CITIES)) if found[city]["within"]]
    assert within == [city for city in range(len(box.CITIES)) if box.CITY_VALUE[city] <= 12]


def test_cowboys_at_work_are_not_counted_again() -> None:
    """Of four cowboys three have bought a pair: one is left, also while the cards are chosen."""
    t = Table(2)
    t.workers(cowboys=4)
    t.market(box.HOLSTEIN, box.HOLSTEIN, box.BROWN_SWISS, box.BROWN_SWISS)
    assert staffed(t.trail, 0)[box.PURCHASES.index("v5_4c")]
    t.start(BuyCattle())
    t.play("buy v3_pair")
    alone = [needed == 1 for needed in box.PURCHASE_COWBOYS]
    assert staffed(t.trail, 0) == alone
    t.play(f"buy_card {box.CARDS[box.HOLSTEIN]}", f"buy_card {box.CARDS[box.HOLSTEIN]}")
    assert t.prompt == "buy"
    assert staffed(t.trail, 0) == alone


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


def test_nothing_new_is_buildable_where_no_plot_is_empty() -> None:
    """Rivals stand everywhere else: only what can replace the own 3a is left."""
    t = Table(2)
    for plot in box.PLOTS:
        t.build("1a", plot, seat=1)
    t.build("3a", box.PLOT_A1, seat=0)
    assert buildable(t.trail, 0) == [3]


def test_the_tally_does_not_tell_the_order_of_the_draw_stack() -> None:
    """Where two cards are worth the same and share a task, the same one is taken to be met."""
    t = Table(2)
    t.build("1a", box.PLOT_A1, seat=0)
    t.build("2a", box.PLOT_A2, seat=0)
    t.trail.hazards[0] = [GREEN_FLOOD]
    t.trail.stations[:2] = [1, 1]
    buildings, stations, both = objective(7), objective(4), objective(21)
    t.trail.area[0], t.trail.display = [], [both]
    rest, found = t.trail.deck[0], []
    for first, second in ((buildings, stations), (stations, buildings)):
        t.trail.deck[0] = [first, second, *rest]
        found.append(tally(t.trail, 0))
    assert found[0] == found[1]
    assert sum(found[0]["display"][0]) == 2


def test_the_tally_says_what_is_missing() -> None:
    """A starting objective of two buildings and a hazard, with one building there."""
    t = Table(2)
    t.trail.area[0] = [box.FIRST_STARTING + 2]
    t.build("1a", box.PLOT_A1, seat=0)
    assert tally(t.trail, 0)["area"] == [[1, 0, 0, 1, 0, 0, 0, 0, 0]]


def test_what_serves_one_card_is_missing_for_the_next() -> None:
    """With one disc on San Francisco only one of two equal cards is met, before one or in hand."""
    t = Table(2)
    t.trail.area[0] = [objective(6), objective(6)]
    t.hand(JERSEY, objective(6))
    t.trail.display = [objective(6), objective(9)]
    t.trail.cities[box.SAN_FRANCISCO] = 1
    none, one = [0] * 9, [0] * 8 + [1]
    found = tally(t.trail, 0)
    assert sorted(found["area"]) == [none, one]
    assert found["hand"] == [[], one]
    assert found["display"] == [one, [0, 0, 0, 1, 0, 0, 0, 1, 0]]
    assert found["points"] == 5 - 3
    t.trail.cities[box.SAN_FRANCISCO] = 3
    found = tally(t.trail, 0)
    assert found["area"] == [none, none]
    assert found["hand"] == [[], none]
    assert found["display"][0] == one


def test_every_local_action_has_signs() -> None:
    """No action of a building is left without a drawing; the facts can be sent."""
    assert all(signs.signs(action) for action in ACTIONS)
    assert signs.signs(ACTIONS[box.LOCAL_ACTIONS.index("local_f_2")])[0] == "-7"
    assert json.loads(json.dumps(GAME.facts()))["row_cost"] == list(box.ROW_COST)
