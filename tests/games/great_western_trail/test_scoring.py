"""Chapter 15: final scoring."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

from farwest import games
from farwest.games.great_western_trail import GAME, box
from farwest.games.great_western_trail.box import (
    AYRSHIRE,
    HOLSTEIN,
    TEXAS_LONGHORN_5,
    WEST_HIGHLAND_4,
)
from farwest.games.great_western_trail.rules.ending import Ending
from farwest.games.great_western_trail.rules.herd import Remove
from farwest.games.great_western_trail.scoring import SOURCES, city_points, stock
from tests.clauses import rule
from tests.games.great_western_trail.kit import GREEN_FLOOD, Table, objective

BOOK = yaml.safe_load((Path(games.folder(GAME)) / "components.yaml").read_text(encoding="utf-8"))
CARDS = BOOK["objective_cards"]["deck"] + BOOK["objective_cards"]["starting"]
KINDS = ["B", "G", "L", "H", "S", "V3", "V4", "V5", "SF"]


@rule("GWT-208")
@pytest.mark.parametrize(("cash", "points"), [(0, 0), (4, 0), (5, 1), (14, 2), (25, 5)])
def test_money(cash: int, points: int) -> None:
    """A point for five dollars."""
    t = Table(2)
    t.trail.cash[0] = cash
    assert t.points("money") == points


BUILDING_POINTS = [1, 1, 1, 1, 1, 3, 3, 3, 4, 4, 5, 5, 6, 6, 6, 8, 9, 8, 13, 11]


@rule("GWT-209")
@pytest.mark.parametrize(("index", "points"), list(enumerate(BUILDING_POINTS)))
def test_buildings(index: int, points: int) -> None:
    """1a, 1b, 2a … 10b on the trail; a rival's tile brings nothing."""
    t = Table(2)
    name = box.BUILDINGS[index].removeprefix("building_")
    t.build(name, box.PLOT_A1)
    t.build(name, box.PLOT_A2, seat=1)
    assert t.points("buildings") == points
    t.trail.boxed.append(t.trail.board[box.PLOT_A1])
    t.trail.board[box.PLOT_A1] = 0
    assert t.points("buildings") == 0


@rule("GWT-210")
def test_city_points() -> None:
    """EX-33: Sacramento, and its arrow from San Diego."""
    discs = [0] * 10
    discs[box.SACRAMENTO] = discs[box.SAN_DIEGO] = 1
    assert city_points(discs) == 10


@rule("GWT-210")
@pytest.mark.parametrize(("city", "points"), [(0, -6), (1, 0), (5, 0), (8, 6), (9, 9)])
def test_discs_on_cities(city: int, points: int) -> None:
    """Kansas City costs six, Sacramento brings six, San Francisco nine."""
    t = Table(2)
    t.trail.cities[city] = 1
    assert t.points("cities") == points


@rule("GWT-210")
@pytest.mark.parametrize(("city", "points"), [(1, -3), (2, -1), (3, 0), (4, 0), (5, 6), (6, 8)])
def test_arrows_between_cities(city: int, points: int) -> None:
    """Discs on both ends, from Topeka–Wichita to El Paso–San Diego."""
    t = Table(2)
    t.trail.cities[city] = t.trail.cities[city + 1] = 1
    assert t.points("cities") == points


@rule("GWT-210")
def test_several_discs_on_a_city() -> None:
    """Three on San Francisco, two on Kansas City."""
    t = Table(2)
    t.trail.cities[box.SAN_FRANCISCO] = 3
    t.trail.cities[box.KC] = 2
    assert t.points("cities") == 27 - 12


@rule("GWT-212")
def test_hazards() -> None:
    """Two, three and four points as printed."""
    t = Table(2)
    names = ("flood_2_green", "drought_3_black", "rockfall_4_green")
    t.trail.hazards[0] = [box.TILES.index(name) for name in names]
    assert t.points("hazards") == 9


CATTLE_POINTS = [0, 0, 0, 0, 1, 2, 3, 3, 4, 5, 5, 6, 7]


@rule("GWT-213")
@pytest.mark.parametrize(("card", "points"), list(enumerate(CATTLE_POINTS)))
@pytest.mark.parametrize("place", ["deck", "hand", "discard"])
def test_cattle(card: int, points: int, place: str) -> None:
    """Wherever the card is; starting breeds bring nothing."""
    t = Table(2)
    getattr(t.trail, place)[0].append(card)
    assert t.points("cattle") == points


@rule("GWT-213")
def test_removed_cattle_counts_no_more() -> None:
    """It left the game."""
    t = Table(2)
    t.hand(AYRSHIRE)
    t.start(Remove(1))
    t.play("remove ayrshire")
    assert t.points("cattle") == 0


# --- objectives ------------------------------------------------------------------------------


def owning(needs: dict[str, int]) -> Table:
    """Seat 0 owns just so many of each kind of task."""
    t = Table(2)
    t.trail.area[0] = []
    for number in range(needs.get("B", 0)):
        t.build(f"{number + 1}a", box.PLOTS[number])
    t.trail.teepees[:2] = [needs.get("L", 0), needs.get("G", 0)]
    t.trail.hazards[0] = [GREEN_FLOOD] * needs.get("H", 0)
    t.trail.stations[: needs.get("S", 0)] = [1] * needs.get("S", 0)
    t.trail.deck[0] = [HOLSTEIN] * needs.get("V3", 0)
    t.trail.discard[0] = [WEST_HIGHLAND_4] * needs.get("V4", 0)
    t.trail.hand[0] = [TEXAS_LONGHORN_5] * needs.get("V5", 0)
    t.trail.cities[box.SAN_FRANCISCO] = needs.get("SF", 0)
    return t


@rule("GWT-200", "GWT-201", "GWT-215", "GWT-033")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])
def test_every_objective_card(card: dict[str, Any]) -> None:
    """With all its tasks met it brings its points; with one thing less it costs its penalty."""
    code = box.CARDS.index(card["id"].lower())
    needs = Counter(card["tasks"])
    t = owning(needs)
    t.trail.area[0] = [code]
    assert t.points("objectives") == card["vp"]
    for kind in needs:
        t = owning(needs - Counter([kind]))
        t.trail.area[0] = [code]
        assert t.points("objectives") == -card["penalty"]


@rule("GWT-200")
@pytest.mark.parametrize("kind", KINDS)
def test_every_task_counts_its_own_things(kind: str) -> None:
    """One thing owned serves one kind of task."""
    owned = stock(owning({kind: 1}).trail, 0)
    assert [name for name, number in zip(KINDS, owned) if number] == [kind]


@rule("GWT-200", "GWT-201", "GWT-215")
def test_objectives_share_nothing() -> None:
    """EX-29: 18 points, 10 with one disc less on San Francisco."""
    t = Table(2)
    t.trail.area[0] = [objective(7), objective(15), objective(6), objective(6)]
    for name, spot in (("1a", box.PLOT_A1), ("2a", box.PLOT_A2), ("3a", box.PLOT_A3)):
        t.build(name, spot)
    t.trail.hazards[0] = [GREEN_FLOOD] * 3
    t.trail.teepees[0] = 1
    t.trail.cities[box.SAN_FRANCISCO] = 2
    assert t.points("objectives") == 18
    t.trail.cities[box.SAN_FRANCISCO] = 1
    assert t.points("objectives") == 10


@rule("GWT-201", "GWT-214", "GWT-216", "GWT-251")
def test_the_best_assignment() -> None:
    """EX-30, EX-52: two of three cards are fulfilled; an unfulfilled loose card is left out."""
    t = Table(2)
    starting = box.CARDS.index("obj_s3")
    t.trail.area[0] = [starting]
    t.trail.discard[0] = [objective(14), objective(21), objective(12)]
    for number in range(1, 5):
        t.build(f"{number}a", box.PLOTS[number])
    t.trail.hazards[0] = [GREEN_FLOOD]
    t.trail.teepees[1] = 2
    t.trail.stations[0] = t.trail.stations[1] = 1
    assert t.points("objectives") == 10


@rule("GWT-201", "GWT-251")
def test_joint_fulfilment() -> None:
    """EX-52: four buildings serve two of three cards; the starting card costs nothing."""
    t = owning({"B": 4, "H": 1, "G": 2, "S": 2})
    t.trail.area[0] = [box.CARDS.index("obj_s3")]
    t.trail.discard[0] = [objective(14), objective(21)]
    assert t.points("objectives") == 10


@rule("GWT-194", "GWT-214")
def test_an_unplayed_card_not_fulfilled() -> None:
    """EX-30: it is left out, with 0 points."""
    t = owning({})
    t.trail.deck[0] = [objective(12)]
    assert t.points("objectives") == 0


@rule("GWT-214")
@pytest.mark.parametrize("place", ["deck", "hand", "discard"])
def test_an_unplayed_card_fulfilled_is_added(place: str) -> None:
    """Wherever in the herd it is."""
    t = owning({"SF": 1})
    getattr(t.trail, place)[0] = [objective(6)]
    assert t.points("objectives") == 5


@rule("GWT-215")
def test_a_card_of_the_area_cannot_be_declined() -> None:
    """Unfulfilled it costs; the sum may be negative."""
    t = owning({})
    t.trail.area[0] = [objective(6), objective(13)]
    assert t.points("objectives") == -6


@rule("GWT-216")
def test_a_card_is_added_at_a_loss_for_the_master_of_objectives() -> None:
    """OBJ_01 costs two unfulfilled, and completes a pair worth three."""
    t = owning({})
    t.trail.area[0] = [box.CARDS.index("obj_s1")]
    t.trail.discard[0] = [objective(1)]
    assert t.points("objectives") == 0
    t.trail.master_tiles[0] = 1 << box.SM_OBJECTIVES
    assert (t.points("objectives"), t.points("masters")) == (-2, 3)


# --- the rest --------------------------------------------------------------------------------


def with_master(tile: int) -> Table:
    """Seat 0 has this station master tile."""
    t = Table(2)
    t.trail.master_tiles[0] = 1 << tile
    return t


@rule("GWT-217")
def test_the_master_of_workers() -> None:
    """A point for each, printed ones included."""
    t = with_master(box.SM_WORKERS)
    t.workers(cowboys=3, craftsmen=2)
    assert t.points("masters") == 6


@rule("GWT-217")
@pytest.mark.parametrize(("cards", "points"), [(1, 0), (2, 3), (3, 3), (4, 6)])
def test_the_master_of_objectives(cards: int, points: int) -> None:
    """Three points for two cards of the area, fulfilled or not."""
    t = with_master(box.SM_OBJECTIVES)
    t.trail.area[0] = [objective(number) for number in range(1, cards + 1)]
    assert t.points("masters") == points


@rule("GWT-217")
@pytest.mark.parametrize(("tiles", "points"), [(1, 0), (2, 3), (5, 6)])
def test_the_master_of_hazards(tiles: int, points: int) -> None:
    """Three points for two."""
    t = with_master(box.SM_HAZARDS)
    t.trail.hazards[0] = [GREEN_FLOOD] * tiles
    assert t.points("masters") == points


@rule("GWT-217")
@pytest.mark.parametrize(("blue", "green", "points"), [(3, 0, 0), (1, 1, 3), (2, 5, 6)])
def test_the_master_of_teepees(blue: int, green: int, points: int) -> None:
    """Three points for a blue and a green one."""
    t = with_master(box.SM_TEEPEES)
    t.trail.teepees[:2] = [blue, green]
    assert t.points("masters") == points


@rule("GWT-217")
@pytest.mark.parametrize(("place", "points"), [(0, 0), (1, 3), (2, 3), (3, 6), (5, 9)])
def test_the_master_of_certificates(place: int, points: int) -> None:
    """Three points for two, the one it shows included: the marker on 6 makes seven."""
    t = with_master(box.SM_CERTS)
    t.trail.certificates[0] = place
    assert t.points("masters") == points


@rule("GWT-217")
def test_masters_and_objectives_share_things() -> None:
    """The hazards of a card count for the master too."""
    t = owning({"H": 2, "L": 1})
    t.trail.area[0] = [box.CARDS.index("obj_s4")]
    t.trail.master_tiles[0] = 1 << box.SM_HAZARDS
    assert (t.points("objectives"), t.points("masters")) == (3, 3)


@rule("GWT-218")
@pytest.mark.parametrize(("row", "points"), [(1, 0), (4, 0), (5, 4), (6, 8)])
def test_workers(row: int, points: int) -> None:
    """Four points on space 5 and four on space 6."""
    t = Table(2)
    t.workers(craftsmen=row)
    assert t.points("workers") == points


@rule("GWT-219")
def test_the_step_disc() -> None:
    """Three points, for STEP_VP alone."""
    t = Table(2)
    t.clear(box.DISC_STEP_MONEY)
    assert t.points("step_disc") == 0
    t.clear(box.DISC_STEP_VP)
    assert t.points("step_disc") == 3


@rule("GWT-220")
def test_the_token() -> None:
    """Two points for who took it, none for the others."""
    t = Table(2)
    t.trail.holder = 1
    assert (t.points("token"), t.points("token", 1)) == (0, 2)


@rule("GWT-221")
def test_a_tie_is_shared() -> None:
    """Both win, whatever else they own; the third is third."""
    t = Table(3)
    t.trail.cash = [20, 24, 10]
    result = GAME.result(t.trail)
    assert result.winners == [0, 1]
    assert result.places == [1, 1, 3]
    t.start(Ending())
    assert [seat for seat, _ in t.told("won")] == [0, 1]


@rule("GWT-003", "GWT-221")
def test_the_total_of_eleven_sources() -> None:
    """All that is scored is added up."""
    t = Table(2)
    t.trail.cash = [25, 0]
    t.build("10a", box.PLOT_A1)
    t.trail.cities[box.SAN_FRANCISCO] = 1
    t.trail.holder = 0
    result = GAME.result(t.trail)
    assert result.totals[0] == 5 + 13 + 9 + 2
    assert list(result.scores[0]) == list(SOURCES)
