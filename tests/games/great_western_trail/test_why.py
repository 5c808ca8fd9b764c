"""Why can't I? In the markets, on the railroad, of one's own things; and every reason is worded."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from farwest.games.great_western_trail import GAME, box
from farwest.games.great_western_trail.rules.auxiliary import Auxiliary
from farwest.games.great_western_trail.rules.building import Build
from farwest.games.great_western_trail.rules.cattle import BuyCattle
from farwest.games.great_western_trail.rules.delivery import Deliver, SpecialDelivery
from farwest.games.great_western_trail.rules.herd import SellAny, SellObjective, SellPair
from farwest.games.great_western_trail.rules.hiring import Hire
from farwest.games.great_western_trail.rules.railroad import BackFromTheEnd, Backward, Forward
from farwest.games.great_western_trail.rules.stations import Appoint, Upgrade
from farwest.games.great_western_trail.rules.turn import Move
from farwest.games.great_western_trail.why import KINDS
from farwest.kernel.steps import Step
from farwest.words import Words, languages
from tests.clauses import read_books
from tests.games.great_western_trail.kit import Table, objective
from tests.games.great_western_trail.rich import plies
from tests.games.great_western_trail.test_why_on_the_trail import POSITIONS as ON_THE_TRAIL
from tests.games.great_western_trail.test_why_on_the_trail import at, guest, walking
from tests.games.great_western_trail.whys import Press, asked, moving, reason

ROOT = Path(__file__).resolve().parents[3]
TEXT = Path(box.__file__).parent / "text" / "en.ftl"
SAID = set(re.findall(r"^why_(\w+) =", TEXT.read_text(encoding="utf-8"), re.MULTILINE))
NAMES = ["Alice", "Bob", "Chloé", "Denis"]
EVERY = 7
"""At how many plies of the rich games everything is pressed: one in so many."""


def building(craftsmen: int, cash: int) -> Table:
    """Seat 0 builds with so many craftsmen and dollars; it has 2a on A1."""
    t = Table()
    t.workers(1, craftsmen, 1)
    t.trail.cash[0] = cash
    t.build("2a", box.PLOT_A1)
    t.start(Build(2))
    return t


def delivering(value: int) -> Table:
    """A herd of a value is delivered; seat 0 has a disc on Topeka."""
    t = Table()
    t.trail.cities[box.TOPEKA] = 1
    t.start(Deliver(value, 0))
    return t


def poor(cash: int, *stations: int) -> Table:
    """Seat 0 delivers 10; its only discs are those of the hand limit and of these stations."""
    t = Table()
    t.clear(*range(box.DISC_HAND))
    t.trail.cash[0] = cash
    for station in stations:
        t.trail.stations[station] = 1
    t.start(Deliver(10, 0))
    return t


def from_stations() -> Table:
    """Seat 0 must take a disc from one of two stations."""
    t = poor(0, 1, 2)
    t.play("city city_kc")
    return t


def steaming(step: Step[Any], own: int, other: int = 0) -> Table:
    """The engines of seats 0 and 1 stand there."""
    return asked(step, engine=[own, other])


def upgrading(station: int, cash: int = 10) -> Table:
    """The engine of seat 0 has stopped at a station."""
    t = Table()
    t.trail.cash[0] = cash
    t.start(Upgrade(station, 0))
    return t


def passed(cash: int, own: int = 0, cleared: int = 0) -> Table:
    """9b: the engine is on space 20; some first stations are seat 0's, some first discs gone."""
    t = Table()
    t.trail.engine[0] = 20
    t.trail.cash[0] = cash
    t.trail.stations[:own] = [1] * own
    t.clear(*range(cleared))
    t.use("9b")
    t.play("local local_9b_1")
    return t


def hiring() -> Table:
    """Workers in rows 1, 3 and 4; the token is on row 4, and the row of craftsmen is full."""
    t = Table()
    t.workers(1, 6, 1)
    t.trail.cash[0] = 6
    t.jobs(4, (0, 1), (2, 1), (1, 1), (0, 3), (0, 4))
    t.start(Hire(0))
    return t


def with_jobs() -> Table:
    """A cowboy waits in row 1; seat 0 is about to move."""
    t = moving()
    t.jobs(4, (0, 1))
    return t


def buying(cash: int, *answers: str) -> Table:
    """Three cowboys; two cards of value 3 and one West Highland are for sale, no stack."""
    t = Table()
    t.workers(3, 1, 1)
    t.trail.cash[0] = cash
    t.market(box.HOLSTEIN, box.AYRSHIRE, WEST_HIGHLAND)
    t.trail.market_stack = []
    t.start(BuyCattle())
    t.play(*answers)
    return t


def holding(step: Step[Any], *answers: str) -> Table:
    """Seat 0 holds a Jersey, two Guernseys, three West Highlands and two objective cards."""
    t = Table()
    highlands = [WEST_HIGHLAND, WEST_HIGHLAND, WEST_HIGHLAND + 1]
    t.hand(box.JERSEY, *[box.GUERNSEY] * 2, *highlands, objective(1), objective(2))
    t.start(step)
    t.play(*answers)
    return t


def cleared(action: int, cash: int = 10) -> Table:
    """Seat 0 has arrived; nothing covers one of its auxiliary actions."""
    t = Table()
    t.clear(action)
    t.trail.cash[0] = cash
    t.stay(box.SPOT_B)
    return t


def over() -> Table:
    """The game has ended."""
    t = moving()
    t.trail.over = True
    return t


def no_deck() -> Table:
    """Seat 0 chooses an auxiliary action, and has no card to draw."""
    t = Table()
    t.clear(box.AUX_MONEY)
    t.trail.deck[0] = []
    t.start(Auxiliary())
    return t


def appointing() -> Table:
    """Seat 0 may leave a cowboy or an engineer, but not its only craftsman."""
    t = Table()
    t.workers(2, 1, 2)
    t.start(Appoint(0))
    return t


WEST_HIGHLAND = box.CARDS.index("west_highland_3")
ONE_HOLSTEIN = ("buy v3_2c", "buy_card holstein")
ON_FIRST_TURNOUT = [box.FIRST_TURNOUT, 0]


def purchase(name: str) -> str:
    """A line of the purchase table as it is pressed."""
    return f"purchase-{box.PURCHASES.index(name)}"


def auxiliary(action: int, times: str = "single") -> str:
    """An auxiliary action as it is pressed."""
    return f"auxiliary-{action}-{times}"


POSITIONS = [
    Press(over, "spot-1", "over", "207"),
    # cities and discs
    Press(moving, f"city-{box.SAN_FRANCISCO}", "city_far", "076"),
    Press(moving, f"city-{box.KC}", "city_when", "064"),
    Press(lambda: moving(cities=[1] * 20), f"city-{box.TOPEKA}", "city_taken", "077"),
    Press(lambda: delivering(6), f"city-{box.TOPEKA}", "city_taken", "077"),
    Press(lambda: delivering(6), f"city-{box.SANTA_FE}", "city_far", "076"),
    Press(lambda: poor(5), f"city-{box.WICHITA}", "city_disc", "239"),
    Press(moving, "disc-0", "disc_when", "090"),
    Press(lambda: upgrading(0), f"disc-{box.DISC_STEP_MONEY}", "disc_black", "092"),
    Press(lambda: upgrading(4), f"disc-{box.DISC_HAND}", "disc_dear", "093"),
    # the engine
    Press(moving, "space-1", "engine_when", "126"),
    Press(lambda: steaming(Forward(3), 5), "space-5", "engine_here", "126"),
    Press(lambda: steaming(Forward(3), 5, 6), "space-6", "engine_there", "124"),
    Press(lambda: steaming(Forward(3), 5), "space-4", "engine_forward", "126"),
    Press(lambda: steaming(Forward(3), 5), "space-9", "engine_far", "126"),
    Press(lambda: steaming(Backward(1, Forward(1)), 8), "space-6", "engine_exact", "128"),
    Press(lambda: steaming(SpecialDelivery(), 8), "space-9", "engine_back", "184"),
    Press(lambda: steaming(BackFromTheEnd(), 39), "space-39", "engine_here", "126"),
    # stations
    Press(moving, "station-0", "station_when", "130"),
    Press(moving, "station-9", "station_when", "136"),
    Press(lambda: moving(stations=[1] * 20), "station-0", "station_own", "131"),
    Press(lambda: moving(engine=ON_FIRST_TURNOUT), "station-0", "station_late", "130"),
    Press(lambda: upgrading(0), "station-0", "choose_disc", "131"),
    Press(lambda: passed(5, own=1), "station-0", "station_own", "131"),
    Press(lambda: passed(5), "station-5", "station_ahead", "137"),
    Press(lambda: passed(5), "station-9", "station_ahead", "137"),
    Press(lambda: passed(5), "station-4", "station_dear", "131"),
    Press(lambda: passed(9, cleared=box.DISC_HAND), "station-4", "station_disc", "239"),
    Press(from_stations, "station-0", "no_disc_there", "098"),
    # the job market
    Press(hiring, "job-4-0", "token_row", "105"),
    Press(hiring, "job-row-3", "token_row", "105"),
    Press(hiring, "job-row-1", "row_empty", "241"),
    Press(hiring, "job-1-1", "row_full", "109"),
    Press(hiring, "job-3-0", "worker_dear", "105"),
    Press(with_jobs, "job-1-0", "hire_when", "107"),
    Press(with_jobs, "job-row-0", "hire_when", "107"),
    # the cattle market
    Press(lambda: buying(10), purchase("v4_pair"), "cowboys", "156"),
    Press(lambda: buying(10), purchase("v4_1c"), "cattle_dear", "156"),
    Press(lambda: buying(10), purchase("market_plus_2"), "market_stack", "159"),
    Press(lambda: buying(20), purchase("v5_2c"), "cattle_few", "247"),
    Press(
        lambda: buying(20, "buy v3_2c", "buy_card holstein"), purchase("v3_2c"), "cowboys", "156"
    ),
    Press(lambda: buying(10), f"market-{box.HOLSTEIN}", "purchase_first", "247"),
    Press(lambda: buying(10, "buy v3_1c"), f"market-{WEST_HIGHLAND}", "other_value", "158"),
    Press(moving, purchase("v3_1c"), "buy_when", "155"),
    Press(moving, purchase("v3_2c"), "cowboys", "156"),
    Press(lambda: moving(market=[1] * 9), f"market-{box.HOLSTEIN}", "buy_when", "155"),
    # objective cards
    Press(lambda: moving(display=[objective(1)]), f"display-{objective(1)}", "take_when", "142"),
    Press(moving, "objective-stack", "take_when", "142"),
    Press(lambda: moving(objectives=[]), "objective-stack", "stack_out", "143"),
    # buildings
    Press(lambda: building(5, 20), "building-10", "replace_only", "119"),
    Press(lambda: building(1, 20), "building-7", "craftsmen", "116"),
    Press(lambda: building(5, 5), "building-7", "build_dear", "116"),
    Press(moving, "building-7", "craftsmen", "116"),
    Press(moving, "building-1", "build_when", "122"),
    # cards
    Press(lambda: holding(Move()), f"card-{box.JERSEY}", "cattle", "071"),
    Press(lambda: holding(Hire(0)), f"card-{objective(1)}", "play_when", "190"),
    Press(lambda: holding(SellAny([])), f"card-{objective(1)}", "discard_cattle", "013"),
    Press(lambda: holding(SellObjective([])), f"card-{box.JERSEY}", "discard_objective", "175"),
    Press(lambda: holding(SellPair([])), f"card-{box.JERSEY}", "discard_pair", "013"),
    Press(
        lambda: holding(SellPair([]), "discard west_highland_3"),
        f"card-{box.GUERNSEY}",
        "discard_second",
        "229",
    ),
    # auxiliary actions, workers
    Press(moving, auxiliary(box.AUX_MONEY), "aux_when", "055"),
    Press(
        lambda: at(box.SPOT_C, "local local_c_1x"), auxiliary(box.AUX_MONEY), "aux_instead", "059"
    ),
    Press(guest, auxiliary(box.AUX_REMOVE), "aux_covered", "095"),
    Press(guest, auxiliary(box.AUX_MONEY, "double"), "aux_covered", "095"),
    Press(lambda: cleared(0), auxiliary(box.AUX_MONEY, "double"), "aux_no_double", "146"),
    Press(lambda: cleared(4), auxiliary(box.AUX_REMOVE), "engine_start", "128"),
    Press(lambda: cleared(3, 0), auxiliary(box.AUX_ENGINE), "money", "008"),
    Press(no_deck, auxiliary(box.AUX_DRAW), "no_draw", "246"),
    Press(moving, "row-0", "row_when", "133"),
    Press(appointing, "row-1", "printed_worker", "133"),
]


@pytest.mark.parametrize("press", POSITIONS, ids=lambda press: f"{press.id}-{press.target}")
def test_the_reason_is_the_right_one(press: Press) -> None:
    """A player who presses this is told just that."""
    found = reason(press.table(), press.target)
    assert found is not None
    assert (found.message.id, found.clause) == (f"why_{press.id}", f"GWT-{press.clause}")


@pytest.mark.parametrize("seat", [0, 1])
def test_only_who_is_asked_is_told_more(seat: int) -> None:
    """Whoever waits hears whose turn it is, whatever he presses; an answer needs no reason."""
    table = walking()
    found = reason(table, f"spot-{box.PLOT_A1}", seat)
    if seat == 0:
        assert found is None
        return
    assert found is not None
    assert (found.message.id, found.clause) == ("why_turn", "GWT-036")
    assert [(arg.kind, arg.value) for arg in found.message.args] == [("seat", 0)]


@pytest.mark.parametrize(
    "target",
    ["", "-", "spot", "spot-99", "spot--1", "card-1", "card-99", "job-0-0", "job-12-2", "job-13-0",
     "market-3", "market-99", "display-2", "building-0", "building-99", "foresight-0-0",
     "foresight-4-1", "risk-1", "nonsense", "auxiliary-9-single", "99999999999999999999"],
)  # fmt: skip
def test_what_is_not_on_the_board_has_no_reason(target: str) -> None:
    """Nor has a card one does not hold: nothing can be found out by asking."""
    assert reason(walking(), target) is None


def test_a_spectator_is_told_nothing() -> None:
    """He has nothing to press."""
    view = GAME.view(walking().trail, -1)
    assert {GAME.why(view, None, target) for target in everything()} == {None}


def everything() -> list[str]:
    """Every target the board may show."""
    found = []
    for kind, (_, bounds) in KINDS.items():
        names = [kind]
        for bound in bounds:
            names = [f"{name}-{n}" for name in names for n in range(bound)]
        if kind.startswith("auxiliary"):
            names = [f"auxiliary-{n}-{kind.split('-')[1]}" for n in range(len(box.AUXILIARY))]
        found += names
    return found


def test_every_reason_is_worded_and_has_its_clause(monkeypatch: pytest.MonkeyPatch) -> None:
    """On all targets of rich games and of the positions: a sentence in every language, a clause."""
    monkeypatch.setattr(Words, "strict", True)
    book = read_books(ROOT)["great_western_trail"]
    found = {}
    for ply in plies()[::EVERY]:
        view, question = GAME.view(ply.before, ply.asked), GAME.question(ply.before, ply.asked)
        for target in everything():
            told = GAME.why(view, question, target)
            if told is not None:
                found[repr(told)] = told
    for press in POSITIONS + ON_THE_TRAIL:
        told = reason(press.table(), press.target)
        assert told is not None
        found[repr(told)] = told
    for lang in languages():
        words = Words(GAME, lang, NAMES)
        for told in found.values():
            assert told.clause in book
            text = words.message(told.message)
            assert text.endswith(".")
            assert "  " not in text
    known = {told.message.id.removeprefix("why_") for told in found.values()}
    assert known | {"turn"} == SAID


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "It is 4 steps away, and you have 3 left."),
        ("fr", "C’est à 4 lieux d’ici, et il vous en reste 3."),
    ],
)
def test_a_reason_says_how_far_it_is(lang: str, text: str) -> None:
    """Numbers stand in whole sentences."""
    told = reason(walking(), f"spot-{box.SPOT_E}")
    assert told is not None
    assert Words(GAME, lang, NAMES).message(told.message) == text
