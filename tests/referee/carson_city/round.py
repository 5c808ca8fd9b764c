"""The whole game, from the goods handed out to the last point (sections 2 and 3)."""

from __future__ import annotations

from tests.referee.asking import Course
from tests.referee.carson_city.choosing import choose_personalities
from tests.referee.carson_city.ending import round_ends
from tests.referee.carson_city.income import building_income
from tests.referee.carson_city.outlaws import outlaws_come
from tests.referee.carson_city.parcels import parcel_step
from tests.referee.carson_city.printed import OUTLAWS, RESOLUTION, ROUNDS
from tests.referee.carson_city.roads import governor_window
from tests.referee.carson_city.scoring import Result, reckon
from tests.referee.carson_city.sheets import set_up
from tests.referee.carson_city.squares import one_road, resolve, wages
from tests.referee.carson_city.table import Table
from tests.referee.carson_city.turns import placement
from tests.referee.carson_city.works import works


def play(table: Table) -> Course[Result]:
    """Goods, parcels, four rounds, and the points."""
    if not table.drafted:
        yield from set_up(table)
    for number in range(1, ROUNDS + 1):
        if "outlaws" in table.variants and number in OUTLAWS["rounds"]:
            yield from outlaws_come(table)
        yield from choose_personalities(table)
        yield from placement(table)
        yield from resolution(table)
        yield from round_ends(table)
    return reckon(table)


def resolution(table: Table) -> Course[None]:
    """Phase 3, in the order of the board (CC-056)."""
    for step in RESOLUTION:
        if step == "build12":
            yield from governor_window(table)
        table.resolved.append(step)
        if step == "wages":
            yield from wages(table)
        elif step == "road1":
            one_road(table)
        elif step == "parcel_purchase":
            yield from parcel_step(table)
        elif step == "deferred_placement":
            yield from works(table)
        elif step == "building_income":
            yield from building_income(table)
        else:
            yield from resolve(table, step)
