"""Section 2: setting up; and the rounds of section 3."""

import pytest

from farwest.games.carson_city import GAME, box
from farwest.games.carson_city.land import AROUND, SIDES
from farwest.games.carson_city.rules.setup import roll_map
from farwest.games.carson_city.state import HOUSE, MOUNTAIN, City
from farwest.kernel.options import Value
from tests.clauses import rule
from tests.games.carson_city.kit import PARCEL_NAMES, SQUARE, Table

SEEDS = range(30)


def dealt(seats: int = 4, seed: int = 1, **options: Value) -> City:
    """A game as dealt, before anybody answers."""
    return GAME.deal(seats, options, seed)


@rule("CC-023", "CC-024", "CC-035")
def test_what_everybody_starts_with() -> None:
    """$15, 12 titles, a revolver, a road, 3 of 10 cowboys, no points; the cards lie open."""
    city = dealt(6)
    assert (city.cash, city.titles, city.revolvers) == ([15] * 6, [12] * 6, [1] * 6)
    assert (city.roads, city.reserve, city.supply) == ([1] * 6, [3] * 6, [7] * 6)
    assert city.points == [0] * 6
    shown = GAME.view(city, -1)["side"]
    assert [number for number, side in enumerate(shown) if side >= 0] == [1, 2, 3, 4, 5, 6, 7]


@rule("CC-025", "CC-026", "CC-027")
@pytest.mark.parametrize(("option", "bag"), [("first_game", 26), ("full", 34)])
def test_row_and_bag(option: str, bag: int) -> None:
    """CC-EX-25-first-game-bag: ranches on $3 and $10, mines on $4 and $12, three drawn tiles."""
    for seed in SEEDS:
        city = dealt(seed=seed, buildings=option)
        tiles = dict(zip(box.SQUARE_PRICE[box.BUILD12 :], city.row))
        assert tiles[3] == tiles[10] == box.RANCH
        assert tiles[4] == tiles[12] == box.MINE
        assert min(city.row) >= 0
        hall = city.bag[box.TOWN_HALL] != city.total[box.TOWN_HALL]
        assert sum(city.bag) == bag - 3 - hall


@rule("CC-025")
def test_the_prices_of_the_row() -> None:
    """Seven squares from $12 to $3."""
    prices = box.SQUARE_PRICE[SQUARE["build12"] : SQUARE["build3"] + 1]
    assert prices == (12, 10, 8, 6, 5, 4, 3)


@rule("CC-026", "CC-015")
def test_the_tiles_of_the_first_game() -> None:
    """Row and bag together: 30 tiles of eight types."""
    city = dealt()
    found = {name: city.total[tile] for tile, name in enumerate(box.BUILDINGS) if city.total[tile]}
    assert found == {
        "ranch": 6,
        "mine": 6,
        "drugstore": 4,
        "bank": 4,
        "saloon": 3,
        "hotel": 3,
        "church": 2,
        "prison": 2,
    }


@rule("CC-015")
@pytest.mark.parametrize(
    ("options", "tiles"),
    [
        ({"buildings": "full"}, 38),
        ({"buildings": "custom", "extra_buildings": ["school", "station"]}, 33),
    ],
)
def test_the_other_sets_of_tiles(options: dict[str, Value], tiles: int) -> None:
    """All 38, or the types the host adds, each whole."""
    city = GAME.deal(3, options, 5)
    assert sum(city.total) == tiles


@rule("CC-027")
def test_the_drawn_tiles_differ_from_game_to_game() -> None:
    """$5, $6 and $8 come out of the bag by chance."""
    assert len({tuple(dealt(seed=seed).row[2:5]) for seed in SEEDS}) > 10


@rule("CC-028")
def test_a_map_roll_names_the_inner_parcels() -> None:
    """All 36 parcels from B2 to G7 and no other, each by two dice."""
    t = Table(2)
    t.city.ground = [0] * 64
    found = []
    for number in range(36):
        t.pick(number)
        found.append(PARCEL_NAMES[roll_map(t.city)])
    assert found == [f"{row}{column}" for row in "BCDEFG" for column in range(2, 8)]


@rule("CC-029", "CC-030")
def test_the_centre_and_nine_mountains() -> None:
    """One unowned house with roads on its four sides; nine mountains elsewhere, all inside."""
    for seed in SEEDS:
        city = dealt(seed=seed)
        centre = city.ground.index(HOUSE)
        assert sorted(SIDES[centre]) == [edge for edge, road in enumerate(city.laid) if road]
        mountains = [p for p, content in enumerate(city.ground) if content == MOUNTAIN]
        assert (len(mountains), city.ground.count(HOUSE)) == (9, 1)
        assert all(len(AROUND[parcel]) == 8 for parcel in [centre, *mountains])
        assert city.owner[centre] == -1


@rule("CC-031")
def test_chip_and_round_marker() -> None:
    """The chip is nobody's; round 1."""
    city = dealt()
    assert (city.chip, city.round) == (-1, 1)


@rule("CC-032", "CC-012")
def test_the_order_is_random() -> None:
    """Every order of three players turns up; it is the pass order too."""
    orders = {tuple(dealt(3, seed).order) for seed in range(60)}
    assert len(orders) == 6
    city = dealt(3)
    assert city.passed == city.order


@rule("CC-033", "CC-309")
def test_a_town_hall_drawn_at_set_up() -> None:
    """Another tile takes its square; the first player places it before parcels are chosen."""
    cities = [dealt(3, seed, buildings="full") for seed in range(60)]
    drawn = [city for city in cities if not city.bag[box.TOWN_HALL]]
    assert 1 <= len(drawn) < 30
    for city in drawn:
        choice = city.choice_of(city.order[0])
        assert choice is not None
        assert choice.prompt == "townhall_place"
        assert box.TOWN_HALL not in city.row
        assert min(city.row) >= 0
        city.answer(city.order[0], choice.options(city)[0])
        following = city.choice_of(city.order[-1])
        assert following is not None
        assert following.prompt == "start_parcel"


def draft(seats: int = 3) -> Table:
    """A game as dealt, with its questions."""
    t = Table(seats)
    t.city = GAME.deal(seats, {}, 7)
    return t


@rule("CC-034", "CC-303")
def test_two_parcels_each_there_and_back() -> None:
    """From last to first, then from first to last; free of charge."""
    t = draft()
    order = t.city.order
    asked = []
    for parcel in ("A1", "A2", "A3", "A4", "A5", "A6"):
        asked.append(t.city.seat)
        t.play(f"P{t.city.seat + 1} take {parcel}")
    assert asked == [*order[::-1], *order]
    assert (t.city.cash, t.city.titles) == ([15] * 3, [10] * 3)
    assert t.asks == f"P{order[0] + 1} personality"


@rule("CC-034")
def test_any_unowned_parcel_may_be_taken() -> None:
    """All 64 at first, mountains and centre included; then 63."""
    t = draft()
    assert t.ends("take") == PARCEL_NAMES
    t.play(f"P{t.city.seat + 1} take A1")
    assert t.ends("take") == PARCEL_NAMES[1:]


@rule("CC-034", "CC-237")
def test_river_parcels_are_not_taken() -> None:
    """55 of 64 are left."""
    t = draft()
    t.city = GAME.deal(3, {"river": True}, 7)
    assert len(t.ends("take")) == 55


@rule("CC-309", "CC-246")
def test_duel_tiles_before_sheets_before_parcels() -> None:
    """With both variants hands are dealt, then the sheets are asked for."""
    city = GAME.deal(3, {"duel_tiles": True, "new_beginning": True}, 7)
    choice = city.choice_of(0)
    assert choice is not None
    assert choice.prompt == "sheet"
    assert sum(city.hand) == 18
    assert (city.cash, city.owner.count(-1)) == ([0] * 3, 64)


@rule("CC-036")
def test_four_phases() -> None:
    """Personalities, placement, resolution, end of the round, and the next one."""
    t = Table(3)
    t.choose()
    t.play("P1 card mercenary", "P2 card banker", "P3 card captain", "P3 hire 0")
    assert t.asks == "P2 place"
    t.play("P2 pass", "P3 pass", "P1 pass")
    assert t.asks == "P2 works"
    t.play("P2 work_done", "P3 work_done", "P1 work_done")
    assert t.asks == "P1 cash"
    t.play("P1 spend 0", "P2 spend 0", "P3 spend 0")
    assert (t.asks, t.city.round) == ("P2 personality", 2)


@rule("CC-037")
def test_outlaws_come_before_the_cards() -> None:
    """In round 2 they arrive before anybody chooses; in round 1 there are none."""
    t = Table(2, outlaws=True)
    t.end_round()
    t.dice(1, 1)
    t.pick(0)
    assert t.told("outlaws") == []
    t.play("P1 spend 0", "P2 spend 0")
    assert (t.told("outlaws"), t.asks) == ([(8, 1)], "P1 personality")
