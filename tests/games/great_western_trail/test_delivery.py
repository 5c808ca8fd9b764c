"""Chapter 6: delivering to a city."""

import pytest

from farwest.games.great_western_trail import box
from farwest.games.great_western_trail.rules.delivery import Deliver
from farwest.games.great_western_trail.rules.goods import Dollars
from farwest.games.great_western_trail.rules.kansas_city import Income
from farwest.games.great_western_trail.rules.railroad import Backward
from tests.clauses import rule
from tests.games.great_western_trail.kit import Table, words


@rule("GWT-076", "GWT-077", "GWT-083", "GWT-092")
def test_delivery_options() -> None:
    """EX-12: what a value of 10 reaches, what transport costs, and which discs fit."""
    t = Table(2)
    t.trail.engine[0] = 5
    t.trail.cities[box.TOPEKA] = t.trail.cities[box.COLORADO_SPRINGS] = 1
    t.start(Deliver(10, 0))
    cities = ["city city_kc", "city city_wichita", "city city_santa_fe", "city city_albuquerque"]
    assert t.options() == cities
    deliver = Deliver(10, 0)
    costs = [deliver.cost(t.trail, c) for c in (box.KC, box.WICHITA, box.SANTA_FE, box.ALBUQUERQUE)]
    assert costs == [0, 0, 2, 3]
    t.play("city city_albuquerque")
    assert len(t.options()) == 10
    t.play("disc disc_cert_6")
    assert t.trail.cash[0] == 7
    assert t.told("took") == []


@rule("GWT-080")
def test_kansas_city_pays_six() -> None:
    """EX-13: a disc on Kansas City brings $6 and costs six points."""
    t = Table(2)
    t.start(Deliver(0, 0))
    t.play("disc disc_cert_4")
    assert t.trail.cash[0] == 16
    assert t.points("cities") == -6


@rule("GWT-081", "GWT-082")
def test_one_disc_completes_two_arrows() -> None:
    """EX-14: two objective cards, the display refilled in between."""
    t = Table(2)
    t.trail.cities[box.COLORADO_SPRINGS] = t.trail.cities[box.ALBUQUERQUE] = 1
    t.start(Deliver(8, 1))
    t.play("city city_santa_fe", "disc disc_cert_4")
    t.play(t.options()[0])
    assert len(t.trail.display) == 4
    t.play(t.options()[0])
    assert len(t.told("took")) == 2


@rule("GWT-076")
def test_kansas_city_is_always_possible() -> None:
    """A hand of nothing delivers there, and nowhere else; it must be delivered."""
    t = Table(2)
    t.start(Income())
    assert t.prompt == "disc"
    t.play("disc aux_cert")
    assert t.trail.cities[box.KC] == 1


@rule("GWT-076")
@pytest.mark.parametrize("value", range(20))
def test_the_value_of_cities(value: int) -> None:
    """0, 1, 4, 6, 8, 10, 12, 14, 16 and 18."""
    t = Table(2)
    t.trail.cash[0] = 30
    reached = [city for city in (0, 1, 4, 6, 8, 10, 12, 14, 16, 18) if city <= value]
    assert len(Deliver(value, 0).options(t.trail)) == len(reached)


@rule("GWT-077")
@pytest.mark.parametrize("city", range(10), ids=lambda city: box.CITIES[city])
def test_one_disc_a_city(city: int) -> None:
    """Kansas City and San Francisco take any number, all others one of each player."""
    t = Table(2)
    t.trail.cities[city] = 1
    cities = [words(code) for code in Deliver(20, 1).options(t.trail)]
    assert (f"city {box.CITIES[city]}" in cities) == (city in (box.KC, box.SAN_FRANCISCO))


@rule("GWT-078")
def test_players_share_a_city() -> None:
    """A rival's disc on Topeka does not matter."""
    t = Table(2)
    t.trail.cities[10 + box.TOPEKA] = 1
    t.start(Deliver(1, 0))
    t.play("city city_topeka", "disc disc_cert_4")
    assert (t.trail.cities[box.TOPEKA], t.trail.cities[10 + box.TOPEKA]) == (1, 1)
    assert t.trail.discs[box.DISC_CERT_4] == 0


@rule("GWT-079")
def test_the_order_inside_a_delivery() -> None:
    """City, disc and its money, the disc placed, the objective card, and last transport."""
    t = Table(2)
    t.trail.cities[box.SANTA_FE] = 1
    t.start(Deliver(10, 0))
    t.play("city city_albuquerque", "disc disc_step_money", "take_stack")
    kinds = [event.kind for event in t.events]
    assert kinds == ["disc", "gained", "delivered", "took", "paid"]
    assert t.trail.cash[0] == 10 + 3 - 5


@rule("GWT-080")
def test_kansas_city_again_and_again() -> None:
    """Six dollars for each disc, six points less for each."""
    t = Table(2)
    for disc in ("aux_cert", "aux_cert", "aux_engine"):
        t.start(Deliver(0, 0))
        t.play(f"disc {disc}")
    assert t.trail.cash[0] == 28
    assert t.points("cities") == -18


ARROWS_WITH_A_CARD = {1: 1, 2: 0, 3: 1, 4: 1, 5: 0, 6: 0, 7: 0}


@rule("GWT-081")
@pytest.mark.parametrize("city", ARROWS_WITH_A_CARD, ids=lambda city: box.CITIES[city])
@pytest.mark.parametrize("first", [0, 1])
def test_arrows_that_bring_a_card(city: int, first: int) -> None:
    """Three of seven, whichever of their two cities got its disc first."""
    t = Table(2)
    t.trail.cities[city + 1 - first] = 1
    t.start(Deliver(18, 1))
    t.play(f"city {box.CITIES[city + first]}", "disc disc_cert_4")
    assert (t.prompt == "take_objective") == bool(ARROWS_WITH_A_CARD[city])


@rule("GWT-081")
def test_a_card_of_an_arrow_must_be_taken() -> None:
    """It cannot be given up."""
    t = Table(2)
    t.trail.cities[box.TOPEKA] = 1
    t.start(Deliver(4, 1))
    t.play("city city_wichita", "disc disc_cert_4")
    assert t.prompt == "take_objective"
    assert "decline_take" not in t.options()


@rule("GWT-081")
def test_an_arrow_without_a_card() -> None:
    """Where no card is left nothing is asked."""
    t = Table(2)
    t.trail.display = []
    t.trail.objectives = []
    t.trail.cities[box.TOPEKA] = 1
    t.start(Deliver(4, 1))
    t.play("city city_wichita", "disc disc_cert_4")
    assert t.prompt == ""
    assert t.trail.discard[0] == []


@rule("GWT-081")
def test_an_arrow_triggers_once() -> None:
    """A disc elsewhere later brings no card for an arrow that was complete."""
    t = Table(2)
    t.trail.cities[box.TOPEKA] = t.trail.cities[box.WICHITA] = 1
    t.start(Deliver(0, 1))
    t.play("disc disc_cert_4")
    assert t.prompt == ""
    assert t.told("took") == []


# --- transport -------------------------------------------------------------------------------


def transport(space: str, city: int) -> int:
    """What the way from a space of the track to a city costs."""
    t = Table(2)
    t.trail.engine[0] = box.SPACES.index(space)
    return Deliver(18, 0).cost(t.trail, city)


@rule("GWT-083")
@pytest.mark.parametrize(("city", "cost"), list(enumerate([0, 0, 1, 3, 4, 5, 7, 8, 9, 11])))
def test_transport_from_the_start(city: int, cost: int) -> None:
    """A dollar for each cross up to the city."""
    assert transport("0", city) == cost


@rule("GWT-083")
@pytest.mark.parametrize(
    ("space", "cost"), [("3", 11), ("4", 10), ("6", 8), ("12", 4), ("17", 1), ("18", 0), ("30", 0)]
)
def test_transport_to_san_francisco(space: str, cost: int) -> None:
    """What lies behind the engine costs nothing."""
    assert transport(space, box.SAN_FRANCISCO) == cost


@rule("GWT-083", "GWT-008")
def test_income_always_pays_the_way() -> None:
    """No city costs more transport than its value, and its value was just gained in dollars."""
    for space in box.SPACES:
        for city, value in enumerate((0, 1, 4, 6, 8, 10, 12, 14, 16, 18)):
            assert transport(space, city) <= value


@rule("GWT-083")
def test_paying_transport() -> None:
    """From space 6 one cross lies before Santa Fe."""
    t = Table(2)
    t.trail.engine[0] = 6
    t.start(Deliver(8, 0))
    t.play("city city_santa_fe", "disc disc_cert_4")
    assert t.trail.cash[0] == 9


@rule("GWT-084")
@pytest.mark.parametrize(
    ("turnout", "space"), [("T4", "5"), ("T7", "8"), ("T10", "11"), ("T13", "14"), ("T16", "17")]
)
def test_an_engine_on_a_turnout_is_past_the_cross(turnout: str, space: str) -> None:
    """It pays as on the next numbered space, to every city."""
    for city in range(len(box.CITIES)):
        assert transport(turnout, city) == transport(space, city)
    assert transport(turnout, box.SAN_FRANCISCO) == transport(turnout[1:], box.SAN_FRANCISCO) - 1


@rule("GWT-084")
def test_the_way_back_changes_nothing() -> None:
    """An engine that came back to 5 has one cross before Colorado Springs, like any other."""
    t = Table(2)
    t.trail.engine[0] = 6
    t.start(Backward(1, Dollars(0)))
    assert Deliver(6, 0).cost(t.trail, box.COLORADO_SPRINGS) == 1


@rule("GWT-085")
@pytest.mark.parametrize(("cash", "offered"), [(9, False), (10, True)])
def test_a_dear_disc_and_transport(cash: int, offered: bool) -> None:
    """Albuquerque costs five from the start: a hand disc needs ten dollars in all."""
    t = Table(2)
    t.trail.cash[0] = cash
    t.start(Deliver(10, 0))
    t.play("city city_albuquerque")
    assert ("disc disc_hand" in t.options()) == offered


@rule("GWT-085")
def test_paying_for_both() -> None:
    """Ten dollars are spent on the disc and on transport."""
    t = Table(2)
    t.start(Deliver(10, 0))
    t.play("city city_albuquerque", "disc disc_hand")
    assert t.trail.cash[0] == 0
