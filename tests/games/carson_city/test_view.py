"""What a view says beside the pieces on the table."""

from __future__ import annotations

from farwest.games.carson_city import GAME
from farwest.games.carson_city.powers import RED, YELLOW
from farwest.games.carson_city.rules.buildings.town_hall import TownHallPlace
from farwest.games.carson_city.state import City
from tests.games.carson_city.kit import P1, P2, P3, PARCEL, Table


def starts_with_the_town_hall(seats: int) -> City:
    """A game whose first question is where the Town Hall goes."""
    for luck in range(200):
        city: City = GAME.deal(seats, {"buildings": "full"}, luck)
        if isinstance(city.agenda[-1], TownHallPlace):
            return city
    raise AssertionError("the Town Hall was never drawn")


def test_the_town_hall_of_the_first_row_is_part_of_setting_up() -> None:
    """From the first question to the last free parcel, the phase is the start."""
    city = starts_with_the_town_hall(3)
    phases = []
    while len(phases) < 8:
        phases.append(GAME.view(city, 0)["phase"])
        city.play(city.legal[0])
    assert phases == ["start"] * 7 + ["personalities"]


def test_no_key_of_a_view_is_the_replays_own() -> None:
    """A replay that shows everything adds the views of all seats as `open`."""
    assert "open" not in GAME.view(GAME.deal(3, {}, 1), -1)


def test_every_bonus_of_strength_is_told_by_its_name() -> None:
    """The Mercenary's and that of corral 1, though both come to the same player."""
    t = Table(2, horses=True)
    t.holds(P1, "mercenary", RED)
    t.city.corral[0] = 3
    parts = GAME.view(t.city, P2)["players"][P1]["strength_parts"]
    assert parts == [("cowboys", 3), ("revolvers", 1), ("mercenary", 2), ("corral", 2)]


def test_whoever_looks_on_sees_the_usual_prices() -> None:
    """The red Indian pays $3 at most; without him nobody does, a spectator neither."""
    t = Table(2)
    t.mountain("C4", "C5", "D5")
    assert GAME.view(t.city, -1)["price"][PARCEL["D4"]] == 5
    t.holds(P1, "indian", RED)
    prices = [GAME.view(t.city, seat)["price"][PARCEL["D4"]] for seat in (-1, P1, P2)]
    assert prices == [5, 3, 5]


def test_a_doubled_building_counts_twice_until_its_round_is_over() -> None:
    """Nothing of it is left when the next round begins."""
    t = Table(2, personalities="gold_rush")
    t.build(P1, "A1", "hotel")
    t.holds(P1, "grocer", YELLOW)
    t.city.patience = 1
    t.give(P1, roads=0, cash=90)
    t.give(P2, roads=0)
    t.resolve()
    t.play("P1 double hotel")
    assert t.asks == "P1 cash"
    assert GAME.view(t.city, P1)["factor"][PARCEL["A1"]] == 2
    t.play("P1 spend 9", "P2 spend 1")
    assert t.asks == "P1 personality"
    assert GAME.view(t.city, P1)["factor"][PARCEL["A1"]] == 1


def test_the_end_of_a_round_belongs_to_it() -> None:
    """The marker has moved on when money is spent, and the round is the same still."""
    t = Table(2)
    t.give(P1, cash=90)
    t.end_round()
    assert t.asks == "P1 cash"
    assert (t.city.round, GAME.view(t.city, P1)["round"]) == (2, 1)


def test_the_street_boy_has_no_limit_before_his_second_card() -> None:
    """It is that of the second card (CC-161)."""
    t = Table(2, personalities="settling_of_scores")
    t.choose()
    t.play("P1 card street_boy")
    assert t.asks == "P1 street_second"
    assert GAME.view(t.city, P1)["players"][P1]["limit"] is None
    t.play("P1 card mercenary")
    assert GAME.view(t.city, P1)["players"][P1]["limit"] == 15


def test_what_everybody_would_score_now_is_told() -> None:
    """Points won, money and property, while the game goes on (CC-153)."""
    t = Table(2)
    t.build(P1, "A1", "mine")
    t.give(P1, cash=13)
    scores = GAME.view(t.city, P2)["players"][P1]["scores"]
    assert (scores["cash"], scores["property"]) == (2, 2)


def test_who_will_fight_where() -> None:
    """Nobody where all are served, beside the Singer's cowboy, or with the Lawyer for a parcel."""
    t = Table(3, outlaws=True)
    t.put(P1, "wages", "road1", "gambling", "roads3", "A1", "A3", "A8")
    t.put(P2, "wages", "road1", "gambling", "roads3", "A1", "A3")
    t.put(P3, "roads3", "A3")
    t.city.ladies[t.place("gambling")] = 1 << P1
    t.city.ladies[t.place("roads3")] = 1 << P1
    t.outlaw("A8")
    t.holds(P3, "lawyer_editor", YELLOW)
    duels = dict(GAME.view(t.city, P1)["duels"])
    assert duels == {
        t.place("roads3"): [P2, P3],
        t.place("A1"): [P1, P2],
        t.place("A8"): [P1],
    }
