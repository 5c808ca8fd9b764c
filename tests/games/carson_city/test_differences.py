"""Section 15: where the sources differ or are silent, what is played here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from farwest.games.carson_city import GAME, box, options, powers
from farwest.games.carson_city.land import SIDES
from farwest.games.carson_city.powers import RED
from farwest.games.carson_city.rules import horses, new_beginning, outlaw_fights
from farwest.games.carson_city.rules.new_beginning import FillSheet
from farwest.games.carson_city.rules.resolution import Square
from farwest.games.carson_city.state import HOUSE
from farwest.kernel.news import Event
from tests.clauses import rule
from tests.games.carson_city.kit import P1, P2, P3, Table


@rule("CC-300", "CC-172")
def test_the_red_banker_buys_after_all_actions() -> None:
    """Not when he takes the card: the next player chooses; but before the end of the round."""
    t = Table(2)
    t.city.side[box.BANKER] = RED
    t.choose()
    t.play("P1 card banker")
    assert t.asks == "P2 personality"
    t.play("P2 card mercenary", "P1 place buy5", "P2 pass", "P1 pass")
    t.play("P1 work_done", "P2 work_done", "P1 points 1")
    assert (t.asks, t.city.cash[P1]) == ("P1 banker", 10)
    t.play("P1 banker_lot 1")
    assert (t.asks, t.city.cash[P1], t.city.points[P1]) == ("P2 cash", 7, 4)


@rule("CC-301")
def test_the_house_may_stand_on_the_builders_own_parcel() -> None:
    """P1 builds a bank on C3 and puts its house on C4, which is his."""
    t = Table(2)
    t.own(P1, "C3", "C4")
    t.put(P1, "build5")
    t.do(Square(box.BUILD5))
    t.play("P1 purchase", "P1 build C3", "P1 house C4")
    assert (t.ground("C3"), t.ground("C4"), t.owner("C4")) == ("bank", "house", P1)


@rule("CC-304")
def test_the_town_centre_is_a_house() -> None:
    """With the Town Hall among the tiles the centre is a house all the same, with four roads."""
    for seed in range(40):
        told: list[Event] = []
        city = GAME.deal(3, {"buildings": "full"}, seed, told)
        (centre,) = next(event.args for event in told if event.kind == "centre")
        assert city.ground[centre] == HOUSE
        assert all(city.laid[edge] for edge in SIDES[centre])
        assert city.total[box.TOWN_HALL] == city.bag[box.TOWN_HALL] + city.removed == 1


@rule("CC-304", "CC-127")
def test_the_town_hall_comes_out_of_the_bag() -> None:
    """It is drawn for the row, and the first player finds a place for it."""
    t = Table(2, buildings="full")
    t.row("mine", "ranch", "hotel", "saloon", "bank", "mine", "")
    t.end_round()
    t.draw("town_hall", "church")
    t.play("P1 spend 0", "P2 spend 0")
    assert t.asks == "P1 townhall_place"
    t.play("P1 build C4")
    assert (t.ground("C4"), t.ground("D4")) == ("town_hall", "house")


@rule("CC-345", "CC-212")
def test_the_doctor_sends_nobody_to_a_parcel() -> None:
    """Bare land, a rival's ranch and the Town Hall are empty; the loser may go to squares only."""
    t = Table(3, buildings="full")
    t.holds(P3, "doctor_undertaker")
    t.build(P1, "H8", "ranch")
    t.town_hall("C4")
    for seat in (P1, P2):
        t.put(seat, "vp_cowboys")
    t.dice(6, 1)
    t.do(Square(box.VP_COWBOYS))
    assert t.asks == "P2 doctor"
    squares = [f"doctor {name}" for name in ("buy5", "buy4", "buy3", "buy2")]
    assert t.offers() == [*squares, "doctor_none"]


@rule("CC-347", "CC-103")
def test_a_kept_tile_is_built_in_the_same_round() -> None:
    """P1 buys a ranch, keeps it, and builds it once the last tile is sold."""
    t = Table(2)
    t.own(P1, "A1")
    t.put(P1, "build10")
    t.put(P2, "build3")
    t.resolve()
    t.play("P1 purchase", "P1 keep_tile", "P2 renounce")
    assert (t.asks, t.pending(P1)) == ("P1 works", ["ranch"])
    t.play("P1 work ranch", "P1 build A1")
    assert (t.ground("A1"), t.city.round) == ("ranch", 1)


# --- values that were chosen -------------------------------------------------------------------


def components() -> dict[str, Any]:
    """Everything in the box, as data."""
    path = Path(box.__file__).with_name("components.yaml")
    found: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))
    return found


@rule("CC-346")
def test_chosen_values_are_marked_and_taken_from_the_list() -> None:
    """The list says that they are ours, and the box holds the values of the list."""
    data = components()
    tiles = data["outlaws"]["tiles"]
    faces = [face for tile in tiles["list"] for face in tile["faces"]]
    assert tiles["source"] == "chosen"
    assert tuple(face["vp"] for face in faces) == box.OUTLAW_VP
    corrals = data["horses"]["corrals"]
    assert [corral["hat_source"] for corral in corrals] == ["chosen"] * 4 + ["seed"]
    assert tuple(corral["hat"] for corral in corrals) == box.HATS
    sheet = data["new_beginning"]
    assert sheet["source"] == "chosen"
    assert sheet["budget"] == box.BUDGET
    assert tuple(tuple(sheet["categories"][c].values()) for c in box.CATEGORIES) == box.LINE_PRICE
    river = data["river"]["printed_side"]
    assert river["source"] == "chosen"
    assert [divmod(parcel, 8) for parcel in box.RIVER_PRINTED] == [
        (row - 1, column - 1) for row, column in river["parcels"]
    ]
    heroes = data["personalities"]["list"][box.HEROES]["red"]
    assert "ruling" in heroes["limit_note"]
    assert box.LIMITS[2 * box.HEROES + RED] == heroes["limit"] == 40


@pytest.mark.plain
@rule("CC-346")
def test_the_rules_follow_the_chosen_values(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other points, hats, prices, another river and another limit: the game plays by them."""
    monkeypatch.setattr(outlaw_fights, "OUTLAW_VP", (11, 12, 13, 14, 15, 16))
    monkeypatch.setattr(horses, "HATS", (7, 0, 0, 0, 0))
    monkeypatch.setattr(new_beginning, "BUDGET", 2)
    monkeypatch.setattr(options, "RIVER_PRINTED", (0, 1))
    monkeypatch.setattr(powers, "LIMITS", (0,) * (2 * box.HEROES + RED) + (77,))
    t = Table(2, horses=True, outlaws=True, river=True)
    t.outlaw("H8", strength=10)
    assert outlaw_fights.bounty(t.city) == 13
    t.city.corral[0] = 3
    assert horses.rodeo_score(t.city, P1) == 21
    t.city.sheet = [-1] * len(t.city.sheet)
    assert len(FillSheet(P1, 1).options(t.city)) == 2
    assert [t.ground(name) == "river" for name in ("A1", "A2", "D1")] == [True, True, False]
    t.holds(P1, "heroes", RED)
    assert powers.limit(t.city, P1) == 77
