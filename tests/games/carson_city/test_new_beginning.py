"""Section 14: a new beginning, in which everybody chooses in secret what he starts with."""

from __future__ import annotations

from itertools import product

import pytest

from farwest.games.carson_city import GAME, box
from farwest.games.carson_city.rules.duels import Duel
from farwest.games.carson_city.rules.new_beginning import FillSheet
from farwest.games.carson_city.rules.resolution import Square
from farwest.games.carson_city.rules.setup import HandOut
from farwest.games.carson_city.state import HOUSE, MOUNTAIN
from farwest.kernel.options import Value
from tests.clauses import rule
from tests.games.carson_city.kit import P1, P2, P3, Table

NORMAL = {"money": 15, "cowboys": 3, "parcels": 2, "revolvers": 1, "roads": 1, "sharpshooter": 0}


def sheets(seats: int = 3, **options: Value) -> Table:
    """A game as dealt: the sheets are asked for."""
    t = Table(seats)
    t.city = GAME.deal(seats, {"new_beginning": True, **options}, 7, t.events)
    return t


def fill(t: Table, seat: int, **wanted: int) -> None:
    """A player fills his sheet; where nothing is said, with the line that costs nothing."""
    for number, category in enumerate(box.CATEGORIES):
        prices, gives = box.LINE_PRICE[number], box.LINE_GIVES[number]
        line = gives.index(wanted[category]) if category in wanted else prices.index(0)
        choice = t.city.choice_of(seat)
        if choice is not None and choice.prompt == "sheet":
            t.play(f"P{seat + 1} sheet {category} {line}")


def lines(t: Table, seat: int = P1) -> list[int]:
    """The lines a player may choose now."""
    return [int(offer.split()[-1]) for offer in t.offers(seat)]


def handed_out(t: Table) -> list[tuple[int, ...]]:
    """What all have: money, cowboys, revolvers, roads and whether they are Sharpshooters."""
    city = t.city
    return list(zip(city.cash, city.reserve, city.revolvers, city.roads, city.sharp, strict=True))


# --- when and how sheets are filled ----------------------------------------------------------


@rule("CC-229", "CC-230")
def test_all_fill_their_sheets_at_once_before_the_parcels() -> None:
    """Map, row, cards and order lie open; nobody has anything yet, and all are asked."""
    t = sheets()
    city = t.city
    assert city.waiting() == [P1, P2, P3]
    assert (city.ground.count(HOUSE), city.ground.count(MOUNTAIN), min(city.row)) == (1, 9, 0)
    assert sorted(city.order) == [P1, P2, P3]
    assert sum(side >= 0 for side in t.view(P1)["side"]) == 7
    assert handed_out(t) == [(0, 0, 0, 0, 0)] * 3
    assert city.titles == [12] * 3


@rule("CC-230")
def test_parcels_are_chosen_when_the_sheets_are_known() -> None:
    """Until the last sheet is full nobody is asked for a parcel."""
    t = sheets(2)
    fill(t, P1, **NORMAL)
    assert t.asks == "P2 sheet"
    fill(t, P2, **NORMAL)
    assert t.asks == f"P{t.city.order[-1] + 1} start_parcel"


@rule("CC-229", "CC-022")
def test_a_sheet_is_secret_until_all_are_revealed() -> None:
    """P1 has filled his: he sees it, P2 and a spectator do not; then all hear of all sheets."""
    t = sheets(2)
    fill(t, P1, money=20, roads=4)
    assert t.view(P1)["sheet"] == [4, 0, 0, 0, 4, 0]
    assert t.view(P2)["sheet"] == [-1] * 6
    assert "sheet" not in t.view(-1)
    assert t.told("sheet") == []
    assert [player["cash"] for player in t.view(P2)["players"]] == [0, 0]
    fill(t, P2, cowboys=5, revolvers=2)
    assert t.told("sheet") == [(P1, 20, 1, 0, 0, 4, 0), (P2, 0, 5, 0, 2, 0, 0)]


@rule("CC-229", "CC-231")
def test_everybody_gets_what_his_sheet_says() -> None:
    """Three sheets of 16 points each; what is not in hand is in the supply."""
    t = sheets()
    fill(t, P1, money=15, cowboys=4, revolvers=1, roads=2)
    fill(t, P2, parcels=3, revolvers=2, roads=1, sharpshooter=1)
    fill(t, P3, **NORMAL)
    assert handed_out(t) == [(15, 4, 1, 2, 0), (0, 1, 2, 1, 1), (15, 3, 1, 1, 0)]
    assert t.city.supply == [6, 9, 7]
    assert [args[3] for args in t.told("sheet")] == [0, 3, 2]


# --- the points --------------------------------------------------------------------------------


@rule("CC-231")
@pytest.mark.parametrize(
    ("category", "prices"),
    [
        ("money", {0: 0, 5: 1, 10: 3, 15: 5, 20: 7, 25: 10}),
        ("cowboys", {1: 0, 2: 2, 3: 4, 4: 7, 5: 10}),
        ("parcels", {0: 0, 1: 2, 2: 4, 3: 7, 4: 10}),
        ("revolvers", {0: 0, 1: 2, 2: 5, 3: 8}),
        ("roads", {0: 0, 1: 1, 2: 2, 3: 3, 4: 4}),
        ("sharpshooter", {0: 0, 1: 3}),
    ],
)
def test_the_price_list(category: str, prices: dict[int, int]) -> None:
    """What a line gives and costs is told with it, and with 16 points all of them are open."""
    t = Table(2)
    t.city.sheet = [-1] * len(t.city.sheet)
    choice = FillSheet(P1, box.CATEGORIES.index(category))
    hints = [choice.hint(t.city, action) for action in choice.options(t.city)]
    told = [{arg.name: arg.value for arg in hint} for hint in hints]
    assert {each["gives"]: each["cost"] for each in told} == prices


@rule("CC-231")
def test_the_normal_start_costs_all_the_points() -> None:
    """After its five lines nothing is left for the Sharpshooter, who is not offered."""
    t = sheets(2)
    fill(t, P1, **NORMAL)
    assert t.city.waiting() == [P2]
    assert t.view(P1)["sheet"] == [3, 2, 2, 1, 1, 0]
    spent = sum(box.LINE_PRICE[number][line] for number, line in enumerate(t.view(P1)["sheet"]))
    assert spent == 16


@rule("CC-231", "CC-336")
def test_no_line_costs_more_than_the_points_left() -> None:
    """$25 for 10 points leave 6: up to 3 cowboys; 3 for 4 points leave 2: one parcel."""
    t = sheets(2)
    t.play("P1 sheet money 5")
    assert lines(t) == [0, 1, 2]
    t.play("P1 sheet cowboys 2")
    assert lines(t) == [0, 1]
    assert not t.can("P1 sheet parcels 2")
    t.play("P1 sheet parcels 1")
    assert t.city.waiting() == [P2], "0 points left: the rest is taken as it is"
    assert t.view(P1)["sheet"] == [5, 2, 1, 0, 0, 0]


@rule("CC-231")
def test_points_not_spent_are_lost() -> None:
    """Who takes the free lines only has one cowboy, and nothing instead of his 16 points."""
    t = sheets(2)
    fill(t, P1)
    fill(t, P2)
    assert handed_out(t) == [(0, 1, 0, 0, 0)] * 2
    assert (t.asks, t.city.points) == (f"P{t.city.order[0] + 1} personality", [0, 0])


@rule("CC-336")
@pytest.mark.parametrize(("tiles", "number"), [(False, 1709), (True, 1071)])
def test_how_many_sheets_there_are(tiles: bool, number: int) -> None:
    """Asked line by line one can fill in every sheet of at most 16 points, and no other."""
    t = Table(2, duel_tiles=tiles)
    city = t.city
    found: list[tuple[int, ...]] = []

    def deepen(chosen: tuple[int, ...]) -> None:
        if len(chosen) == len(box.CATEGORIES):
            found.append(chosen)
            return
        city.sheet = [*chosen, *[-1] * (2 * len(box.CATEGORIES) - len(chosen))]
        for action in FillSheet(P1, len(chosen)).options(city):
            deepen((*chosen, GAME.verbs.decode(action)[1][1].value))

    deepen(())
    every = product(*[range(len(prices)) for prices in box.LINE_PRICE])
    legal = [
        sheet
        for sheet in every
        if sum(box.LINE_PRICE[n][line] for n, line in enumerate(sheet)) <= 16
        and not (tiles and sheet[-1])
    ]
    assert found == legal
    assert len(found) == number


@rule("CC-336", "CC-307")
def test_who_lets_his_time_run_out_starts_as_usual() -> None:
    """The answers the table gives make the normal start."""
    t = sheets(2)
    for _ in box.CATEGORIES:
        choice = t.city.choice_of(P1)
        if choice is not None:
            t.city.answer(P1, choice.fallback(t.city))
    assert t.view(P1)["sheet"] == list(box.NORMAL_LINES)


# --- the Sharpshooter --------------------------------------------------------------------------


def shooting(*dice: int, dynamite: bool = False) -> Table:
    """P1, a Sharpshooter, and P2 duel for the chip; P1's dice fall first."""
    t = Table(2)
    t.give(P1, sharp=1)
    for seat in (P1, P2):
        t.powers(seat, 1)
        t.put(seat, "ammo")
    if dynamite:
        t.city.blast[box.AMMO] = 1 << P1
    t.dice(*dice)
    t.do(Square(box.AMMO))
    t.city.advance()
    assert not t.luck.coming, "some dice were not rolled"
    return t


@rule("CC-232")
@pytest.mark.parametrize("dice", [(2, 5), (5, 2)])
def test_a_sharpshooter_keeps_the_higher_of_two_dice(dice: tuple[int, int]) -> None:
    """2 and 5 are 5, not 7: he has 6 against 7."""
    t = shooting(*dice, 6)
    assert t.told("shot") == [(P1, 5, 6), (P2, 6, 7)]
    assert t.city.chip == P2


@rule("CC-232")
def test_a_sharpshooter_with_dynamite_rolls_like_anybody() -> None:
    """Two dice, added: 2 and 5 are 7."""
    t = shooting(2, 5, 6, dynamite=True)
    assert t.told("shot") == [(P1, 7, 8), (P2, 6, 7)]
    assert t.city.chip == P1


@rule("CC-232")
def test_a_sharpshooter_shoots_at_outlaws_too() -> None:
    """An outlaw of 8; strength 3 and the better of 1 and 5 reach it."""
    t = Table(2, outlaws=True)
    t.powers(P1, 3)
    t.give(P1, sharp=1)
    t.outlaw("H8")
    t.put(P1, "H8")
    t.dice(1, 5)
    t.do(Duel(t.place("H8")))
    t.city.advance()
    assert (t.told("shot"), t.told("outlaw_won")) == ([(P1, 5, 8)], [])


@rule("CC-232")
@pytest.mark.parametrize(("tiles", "offered"), [(False, [0, 1]), (True, [0])])
def test_no_sharpshooter_with_duel_tiles(tiles: bool, offered: list[int]) -> None:
    """With dice in play the line is offered; with tiles it is not, whatever is left to spend."""
    t = Table(2, duel_tiles=tiles)
    t.city.sheet = [-1] * len(t.city.sheet)
    choice = FillSheet(P1, box.CATEGORIES.index("sharpshooter"))
    actions = choice.options(t.city)
    assert [GAME.verbs.decode(action)[1][1].value for action in actions] == offered


# --- the parcels -------------------------------------------------------------------------------


@rule("CC-233")
def test_parcels_are_taken_in_passes() -> None:
    """4, 1 and 3 parcels: last to first, first to last, and so on, for whom has any left."""
    t = sheets()
    t.city.order = [P2, P1, P3]
    fill(t, P1, parcels=4)
    fill(t, P2, parcels=1)
    fill(t, P3, parcels=3)
    asked = []
    for number in range(1, 9):
        assert t.asks.endswith("start_parcel")
        asked.append(t.city.seat)
        t.play(f"P{t.city.seat + 1} take H{number}")
    assert asked == [P3, P1, P2, P1, P3, P3, P1, P1]
    assert (t.asks, t.city.titles) == ("P2 personality", [8, 11, 9])


@rule("CC-233")
def test_without_parcels_the_game_begins_at_once() -> None:
    """Nobody bought one, and the first player chooses his card."""
    t = Table(2, new_beginning=True)
    t.city.sheet = [0, 0, 0, 0, 0, 0] * 2
    t.do(HandOut())
    assert (t.asks, t.city.owner.count(-1)) == ("", 64)
