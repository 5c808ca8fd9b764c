"""Random games at every table, and rich ones in which everything happens."""

import random

import pytest

from farwest.games.great_western_trail import GAME, box
from farwest.games.great_western_trail.rules.auxiliary import INSTEAD, SINGLE
from farwest.games.great_western_trail.rules.building import Build
from farwest.games.great_western_trail.rules.buildings import ACTIONS
from farwest.games.great_western_trail.rules.cattle import BuyCattle
from farwest.games.great_western_trail.rules.delivery import city_discs, may_deliver
from farwest.games.great_western_trail.rules.herd import SellPair
from farwest.games.great_western_trail.rules.hiring import Hire
from farwest.games.great_western_trail.rules.village import RemoveHazard, TradeWithIndians
from farwest.games.great_western_trail.state import Trail
from farwest.games.great_western_trail.verbs import AUX_SINGLE
from farwest.kernel.laws import LAWS, every_table, law_dead_end
from farwest.kernel.options import Value
from tests.clauses import rule
from tests.games.great_western_trail.rich import eager, rich_game

TABLES = every_table(GAME)
SHORT_CUTS = (Build, BuyCattle, Hire, RemoveHazard, SellPair, TradeWithIndians)
MOST_VISITS = {2: 14, 3: 20, 4: 26}


def sound(trail: Trail) -> None:
    """What the boards can never show, whatever is played."""
    assert min(trail.cash) >= 0
    assert all(1 <= row <= box.WORKER_LIMIT for row in trail.workers)
    engines = [space for space in trail.engine if space]
    assert len(engines) == len(set(engines))
    for seat in range(trail.seats):
        placed = sum(trail.cities[seat * 10 : seat * 10 + 10])
        placed += sum(trail.stations[seat * 10 : seat * 10 + 10])
        left = sum(trail.discs[seat * 10 : seat * 10 + 10])
        assert left + placed == sum(box.START_DISCS)
        assert trail.hand[seat] == sorted(trail.hand[seat])


@rule("GWT-001", "GWT-066", "GWT-238", "GWT-252")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_games_end_in_time(seats: int, options: dict[str, Value]) -> None:
    """A random game ends after at most 14, 20 or 26 visits to Kansas City; no pile runs out."""
    dice = random.Random(seats)
    for luck in range(3):
        trail = GAME.deal(seats, options, luck)
        while not trail.over:
            sound(trail)
            trail.play(dice.choice(trail.legal))
        drawn = len(box.PILE_2) - box.START_JOBS[seats] - len(trail.pile_2) - 2
        assert 0 < drawn <= MOST_VISITS[seats]
        assert all((trail.pile_1, trail.pile_2, trail.pile_3))
        assert trail.holder in range(seats)
        assert GAME.result(trail).winners


@rule("GWT-028")
def test_the_options_show_every_side() -> None:
    """Over the tables all twenty sides are in play; the table may also name its sides."""
    shown = set()
    for seats, options in TABLES:
        sides = GAME.deal(seats, options, 1).sides
        shown |= {index * 2 + side for index, side in enumerate(sides)}
    assert shown == set(range(len(box.BUILDINGS)))
    chosen = GAME.deal(2, {"building_sides": "chosen", "sides_b": ["2", "10"]}, 1)
    assert chosen.sides == [0, 1, 0, 0, 0, 0, 0, 0, 0, 1]


def test_the_laws_hold_in_rich_games() -> None:
    """Where everything is built, copied, upgraded and taken unseen, no law breaks either.

    Every verb is offered in these games, so nothing of the game goes untried.
    """
    dice = random.Random(12)
    offered: set[str] = set()
    secrets = 0
    for luck in range(12):
        trail = rich_game(2 + luck % 3, luck)
        supply = GAME.supply(trail)
        ply = 0
        while not trail.over:
            sound(trail)
            assert GAME.supply(trail) == supply
            law_dead_end(GAME, trail, dice)
            offered.update(GAME.verbs.verb(code).name for code in trail.legal)
            unseen = any(trail.secret)
            secrets += unseen
            if ply % 150 == 0 or (unseen and ply % 8 == 0):
                for law in LAWS.values():
                    law(GAME, trail, dice)
            trail.play(eager(trail, dice))
            ply += 1
    assert secrets > 100
    assert {verb.name for verb in GAME.verbs.all} - offered == set()


def by_themselves(trail: Trail) -> list[int]:
    """The single auxiliary actions by what each says of itself."""
    found = []
    for action, act in enumerate(SINGLE):
        covered = action >= box.AUX_CERT and trail.discs[trail.turn * 10 + action] > 1
        if not covered and act.possible(trail):
            found.append(AUX_SINGLE + action)
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_short_cuts_agree_with_what_they_stand_for(seats: int) -> None:
    """What is only asked for a yes or a no, or is written out, is as the full lists have it."""
    dice = random.Random(seats)
    for luck in range(4):
        trail = GAME.deal(seats, {"building_sides": "random"}, luck)
        while not trail.over:
            codes: list[int] = []
            INSTEAD[0].offer(trail, trail.turn, codes)
            assert codes == by_themselves(trail)
            for act in ACTIONS:
                if isinstance(act, SHORT_CUTS):
                    assert act.possible(trail) == bool(act.options(trail))
            for city in range(len(box.CITIES)):
                for cost in range(0, 12, 4):
                    assert may_deliver(trail, city, cost) == bool(city_discs(trail, city, cost))
            trail.play(dice.choice(trail.legal))
