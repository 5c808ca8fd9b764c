"""Section 13: the yellow Prospector (9), the Cowboy (15), and cards that turn over."""

import pytest

from farwest.games.carson_city import box
from farwest.games.carson_city.powers import RED, YELLOW
from farwest.games.carson_city.rules.resolution import Square
from farwest.kernel.options import Value
from tests.clauses import rule
from tests.games.carson_city.cards import choosing, name_of, return_cards
from tests.games.carson_city.kit import P1, P2, PARCEL_NAMES, Table

TRADES = [
    pytest.param("prospector", "mine", 10, marks=rule("CC-186")),
    pytest.param("cowboy red", "ranch", 8, marks=rule("CC-216")),
]
"""The two cards that claim, the tile they claim, and what they pay."""


def claim(card: str, *row: str, **options: Value) -> Table:
    """Phase 1; the row is this, and P1 has taken the card."""
    t = choosing(card, **options)
    t.row(*row)
    t.draw("church")
    t.play(f"P1 card {name_of(card)}")
    return t


def row_with(tile: str) -> tuple[str, ...]:
    """A row with this tile on $10 and $4."""
    return ("hotel", tile, "saloon", "bank", "prison", tile, "drugstore")


# --- a claim -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "tile", "cost"), TRADES)
def test_a_claim_is_tile_parcel_and_title(card: str, tile: str, cost: int) -> None:
    """P1 pays, picks the tile of $4 and builds it far out: it is his, with its revolver."""
    t = claim(card, *row_with(tile))
    assert (t.asks, t.offers()) == ("P1 claim_tile", ["tile build10", "tile build4", "tile_none"])
    t.play("P1 tile build4")
    assert (t.asks, t.city.cash[P1]) == ("P1 claim_parcel", 15 - cost)
    t.play("P1 build H8")
    assert (t.ground("H8"), t.owner("H8"), t.city.titles[P1]) == (tile, P1, 11)
    assert (t.city.revolvers[P1], t.pending(P1), t.asks) == (2, [], "P2 personality")


@rule("CC-187")
@pytest.mark.parametrize(("card", "tile", "cost"), TRADES)
def test_the_claimed_tile_leaves_a_row_that_slides(card: str, tile: str, cost: int) -> None:
    """Of two the player picks: without the tile of $4 all dearer ones slide; a church comes."""
    t = claim(card, *row_with(tile))
    t.play("P1 tile build4", "P1 build H8")
    assert t.on_row() == ["church", "hotel", tile, "saloon", "bank", "prison", "drugstore"]
    t = claim(card, *row_with(tile))
    t.play("P1 tile build10", "P1 build H8")
    assert t.on_row() == ["church", "hotel", "saloon", "bank", "prison", tile, "drugstore"]


@pytest.mark.parametrize(("card", "tile", "cost"), TRADES)
def test_a_claim_needs_a_free_unowned_parcel(card: str, tile: str, cost: int) -> None:
    """All but owned ones, mountains, houses and buildings; roads do not matter."""
    t = claim(card, *row_with(tile))
    t.own(P1, "A1")
    t.own(P2, "A2")
    t.mountain("A3")
    t.house("A4")
    t.build(P2, "A5", "hotel")
    t.play("P1 tile build4")
    assert set(t.ends("build")) == set(PARCEL_NAMES) - {"A1", "A2", "A3", "A4", "A5", "D4"}


@rule("CC-040")
@pytest.mark.parametrize(("card", "tile", "cost"), TRADES)
def test_a_claim_may_be_declined(card: str, tile: str, cost: int) -> None:
    """Money, row and titles stay."""
    t = claim(card, *row_with(tile))
    t.play("P1 tile_none")
    assert (t.city.cash[P1], t.city.titles[P1], t.on_row()) == (15, 12, list(row_with(tile)))
    assert t.asks == "P2 personality"


@rule("CC-310")
@pytest.mark.parametrize(("card", "tile", "cost"), TRADES)
def test_a_claim_needs_money_and_a_title(card: str, tile: str, cost: int) -> None:
    """With $1 less, or without title, the card is taken for nothing."""
    for goods, asked in (
        ({"cash": cost}, "P1 claim_tile"),
        ({"cash": cost - 1}, "P2 personality"),
        ({"titles": 0}, "P2 personality"),
    ):
        t = choosing(card)
        t.row(*row_with(tile))
        t.give(P1, **goods)
        t.play(f"P1 card {name_of(card)}")
        assert t.asks == asked, goods


@rule("CC-187")
@pytest.mark.parametrize(("card", "tile", "cost"), TRADES)
def test_a_claim_from_the_bag(card: str, tile: str, cost: int) -> None:
    """None lies in the row: it comes out of the bag, and the row stays as it is."""
    row = ("hotel", "hotel", "saloon", "bank", "prison", "church", "drugstore")
    t = claim(card, *row)
    before = t.city.bag[box.BUILDINGS.index(tile)]
    assert t.offers() == ["tile_bag", "tile_none"]
    t.play("P1 tile_bag", "P1 build H8")
    assert (t.ground("H8"), t.city.cash[P1], t.on_row()) == (tile, 15 - cost, list(row))
    assert t.city.bag[box.BUILDINGS.index(tile)] == before - 1


# --- 15, the yellow Cowboy ---------------------------------------------------------------------


@rule("CC-215")
def test_the_yellow_cowboy_receives_a_horse() -> None:
    """It joins the one in his reserve, before P2 chooses."""
    t = choosing("cowboy", horses=True)
    t.play("P1 card cowboy")
    assert (t.city.horses, sum(t.city.corral), t.asks) == ([2, 1, 1], 0, "P2 personality")


@rule("CC-215", "CC-285")
def test_without_horses_left_the_cowboy_receives_none() -> None:
    """All 25 are owned."""
    t = choosing("cowboy", horses=True)
    t.give(P2, horses=23)
    t.play("P1 card cowboy")
    assert t.city.horses == [1, 23, 1]


# --- cards that turn over ----------------------------------------------------------------------


def last(tile: str, *cards: str, **options: Value) -> Table:
    """Phase 1; a single such tile is left, on $10."""
    t = choosing(*cards, **options)
    t.row("hotel", tile, "saloon", "bank", "prison", "church", "drugstore")
    t.bag("hotel", "hotel")
    t.own(P1, "H8")
    t.draw("hotel")
    return t


@rule("CC-330", "CC-187", "CC-188")
def test_the_prospector_turns_in_the_middle_of_phase_one() -> None:
    """P1's Worker takes the last mine: P2's Prospector is red and receives dynamite."""
    t = last("mine", "prospector", "chinese_worker red")
    t.play("P1 card chinese_worker", "P1 tile build10", "P1 build H8")
    assert (t.city.side[box.PROSPECTOR], t.told("turned")) == (RED, [(box.PROSPECTOR,)])
    t.play("P2 card prospector")
    assert (t.city.dynamite, t.asks) == ([0, 2, 0], "P3 personality")


@rule("CC-330", "CC-216")
@pytest.mark.parametrize(("horses", "herd"), [(False, [0, 0, 0]), (True, [1, 2, 1])])
def test_the_cowboy_turns_in_the_middle_of_phase_one(horses: bool, herd: list[int]) -> None:
    """P1's Worker takes the last ranch: P2's yellow Cowboy has a horse, or without HORSES none."""
    t = last("ranch", "cowboy red", "chinese_worker red", horses=horses)
    t.play("P1 card chinese_worker", "P1 tile build10", "P1 build H8")
    assert (t.city.side[box.COWBOY], t.told("turned")) == (YELLOW, [(box.COWBOY,)])
    t.play("P2 card cowboy")
    assert (t.city.horses, t.city.cash[P2], t.asks) == (herd, 15, "P3 personality")


@rule("CC-330", "CC-187", "CC-216")
@pytest.mark.parametrize(
    ("card", "tile", "number", "side"),
    [
        ("prospector", "mine", box.PROSPECTOR, RED),
        ("cowboy red", "ranch", box.COWBOY, YELLOW),
    ],
)
def test_who_takes_the_last_one_keeps_it(card: str, tile: str, number: int, side: int) -> None:
    """P1 builds the last tile; his card turns, gives him nothing more, and stays turned."""
    t = last(tile, card, horses=True)
    t.play(f"P1 card {name_of(card)}", "P1 tile build10", "P1 build A1")
    assert (t.ground("A1"), t.city.side[number]) == (tile, side)
    assert (t.city.dynamite, t.city.horses) == ([0] * 3, [1] * 3)
    assert not t.can(f"P2 card {name_of(card)}")
    return_cards(t)
    assert t.city.side[number] == side
    t.choose()
    t.play(f"P1 card {name_of(card)}")
    assert (t.city.dynamite[P1], t.city.horses[P1]) == ((2, 1) if tile == "mine" else (0, 2))


@rule("CC-330")
@pytest.mark.parametrize(("card", "tile", "cost"), TRADES)
def test_a_tile_in_the_bag_keeps_the_card(card: str, tile: str, cost: int) -> None:
    """The last of the row is taken, one is still in the bag: the next player may claim it."""
    t = last(tile, card, "chinese_worker red")
    t.bag("hotel", tile)
    t.play("P1 card chinese_worker", "P1 tile build10", "P1 build H8")
    assert t.told("turned") == []
    t.play(f"P2 card {name_of(card)}")
    assert t.offers() == ["tile_bag", "tile_none"]


@rule("CC-330", "CC-187")
def test_a_card_turns_in_phase_three_too() -> None:
    """P2 buys the last mine; P1, who holds the Prospector, receives no dynamite for it."""
    t = Table(2)
    t.holds(P1, "prospector")
    t.row("hotel", "hotel", "saloon", "bank", "prison", "church", "mine")
    t.bag("hotel")
    t.put(P2, "build3")
    t.do(Square(box.BUILD3))
    t.play("P2 purchase")
    assert (t.city.side[box.PROSPECTOR], t.city.dynamite) == (RED, [0, 0])
