"""What is open, what is hidden, and what the Fortune Teller knows."""

import json

import pytest

from farwest.games.deadwood import GAME
from farwest.games.deadwood.state import Camp
from farwest.kernel.game import View
from tests.clauses import rule
from tests.games.deadwood.kit import P1, P2, P3, TILE, TILE_NAMES, Table

WORLDS = 60
ORDER = ["gold_mine", "saloon_2", "laundry_2", "gunsmith_2"]


def tiles(*names: str) -> list[int]:
    """Tiles by number."""
    return [TILE[name] for name in names]


def fortune(*tops: str) -> Table:
    """P1 is about to go to the Fortune Teller; stack 2 lies in this order."""
    t = Table(3, C2="fortune_teller", C3="bank")
    t.stack(2, *tops)
    return t


def looked(*order: str, tops: list[str] = ORDER) -> Table:
    """P1 has looked at stack 2 and laid it in this order."""
    t = fortune(*tops)
    t.play("P1 go 1 fortune_teller", "P1 annex", "P1 stack 2")
    t.play(*(f"P1 order {name}" for name in order[:-1]))
    return t


def known(t: Table, viewer: int) -> str:
    """All that a viewer sees and was told, to compare."""
    news = [GAME.news(event, viewer) for event in t.events]
    return json.dumps([t.view(viewer), news])


def of_stack(t: Table, viewer: int, number: int) -> View:
    """What a viewer sees of a stack."""
    found: View = t.view(viewer)["stacks"][number - 1]
    return found


def worlds(t: Table, viewer: int) -> list[Camp]:
    """Worlds that agree with what a viewer has seen."""
    return [GAME.imagine(t.camp, viewer, luck) for luck in range(WORLDS)]


def orders(t: Table, viewer: int, number: int) -> set[tuple[str, ...]]:
    """How a viewer imagines a stack, from the top down."""
    piles = [world.stacks[number - 1] for world in worlds(t, viewer)]
    return {tuple(TILE_NAMES[tile] for tile in reversed(pile)) for pile in piles}


# --- what is open ----------------------------------------------------------------------------


@rule("DW-010")
@pytest.mark.parametrize("viewer", [-1, P1, P2, P3])
def test_what_everybody_sees(viewer: int) -> None:
    """Cowboys, money, tokens and supplies, a spectator too."""
    t = Table(3, C2="bank")
    t.put(P2, 3, "bank")
    t.put(P2, 2, "mine")
    t.put(P3, 1, "dead")
    t.camp.cash[P2], t.camp.wanted[P2] = 7, 4
    t.camp.shells[P2], t.camp.stables[P2] = 2, 3
    view = t.view(viewer)
    assert view["clans"][t.plot("bank")] == P2
    assert view["mights"][t.plot("bank")] == 3
    two = view["players"][P2]
    assert (two["cash"], two["wanted"], two["cartridges"], two["horses"]) == (7, 4, 2, 3)
    assert (two["ranch"], two["mine"], two["hire"]) == ([1, 0, 0], [0, 1, 0], [2, 2, 2])
    assert view["players"][P3]["dead"] == [1, 0, 0]
    assert (view["pool"], view["box"], view["cartridges"], view["horses"]) == (15, 14, 17, 17)
    assert [stack["size"] for stack in view["stacks"]] == [8, 6, 6]


@rule("DW-010", "DW-197")
def test_all_see_the_same_but_what_is_their_own() -> None:
    """Without the stacks' tops, two viewers differ only in where they may go and at what fee."""
    t = looked(*ORDER)
    views = [t.view(viewer) for viewer in (-1, P1, P2, P3)]
    for view in views:
        for private in ("seat", "entries", "fees", "picked"):
            view.pop(private)
        for stack in view["stacks"]:
            stack.pop("top")
    assert all(view == views[0] for view in views)


# --- what is hidden --------------------------------------------------------------------------


@rule("DW-011")
@pytest.mark.parametrize("viewer", [-1, P1, P2, P3])
def test_the_order_of_the_stacks_is_hidden(viewer: int) -> None:
    """Two tables that differ in it alone look the same to everybody."""
    one, two = fortune(*ORDER), fortune(*reversed(ORDER))
    assert known(one, viewer) == known(two, viewer)
    assert of_stack(one, viewer, 2)["top"] == []


@rule("DW-011")
@pytest.mark.parametrize("viewer", [-1, P2])
def test_the_tiles_of_a_stack_can_be_worked_out(viewer: int) -> None:
    """Everybody knows which they are, and imagines them in any order."""
    t = fortune(*ORDER)
    assert of_stack(t, viewer, 2)["may_hold"] == sorted(tiles(*ORDER))
    assert len(orders(t, viewer, 2)) > 15
    assert all(sorted(order) == sorted(ORDER) for order in orders(t, viewer, 2))


@rule("DW-011")
@pytest.mark.parametrize("viewer", [-1, P1, P2, P3])
def test_nobody_imagines_by_what_he_cannot_see(viewer: int) -> None:
    """Two tables that differ in the order alone lead to the same worlds by the same luck."""
    one, two = fortune(*ORDER), fortune(*reversed(ORDER))
    piles = [[world.stacks for world in worlds(t, viewer)] for t in (one, two)]
    assert piles[0] == piles[1]


# --- the Fortune Teller ----------------------------------------------------------------------


@rule("DW-127")
def test_the_fortune_teller_looks_at_a_stack() -> None:
    """$1, then one of the stacks that have tiles; he sees them from the top down."""
    t = fortune(*ORDER)
    t.stack(1)
    t.play("P1 go 1 fortune_teller", "P1 annex")
    assert (t.camp.cash[P1], t.offers) == (6, ["stack 2", "stack 3"])
    t.play("P1 stack 2")
    assert t.heard(P1, "looked") == [[P1, 1, tiles(*ORDER)]]
    assert of_stack(t, P1, 2)["top"] == tiles(*ORDER)


@rule("DW-127", "DW-209")
def test_the_stack_is_laid_back_in_any_order() -> None:
    """From the top down; the last tile lays itself."""
    order = ["laundry_2", "gunsmith_2", "gold_mine", "saloon_2"]
    t = looked(*order)
    assert (t.pile(2), t.asks) == (order, "P2 turn")


@rule("DW-128")
@pytest.mark.parametrize("viewer", [-1, P2, P3])
def test_others_learn_the_stack_alone(viewer: int) -> None:
    """Neither the tiles nor whether their order changed: all orders look alike."""
    same, other = looked(*ORDER), looked(*reversed(ORDER))
    before = looked(*ORDER, tops=ORDER[::-1])
    assert same.pile(2) == ORDER
    assert known(same, viewer) == known(other, viewer) == known(before, viewer)
    assert same.heard(viewer, "looked") == [[P1, 1]]
    assert same.heard(viewer, "ordered") == [[P1, 1]]


@rule("DW-128", "DW-197")
@pytest.mark.parametrize("viewer", [-1, P2, P3])
def test_others_see_nothing_while_he_lays_them_back(viewer: int) -> None:
    """In the middle of it they see how many are laid, not which."""
    one, two = fortune(*ORDER), fortune(*ORDER)
    for t, tile in [(one, "gold_mine"), (two, "saloon_2")]:
        t.play("P1 go 1 fortune_teller", "P1 annex", "P1 stack 2", f"P1 order {tile}")
    assert known(one, viewer) == known(two, viewer)
    assert one.view(viewer)["picked"] == 1
    assert of_stack(one, viewer, 2)["size"] == 4
    assert one.view(P1)["picked"] == tiles("gold_mine")


@rule("DW-128")
def test_others_imagine_any_order_while_he_lays_them_back() -> None:
    """Which tile he picked first is anybody's guess, and none is lost."""
    t = fortune(*ORDER)
    t.play("P1 go 1 fortune_teller", "P1 annex", "P1 stack 2", "P1 order gold_mine")
    assert {TILE_NAMES[world.picked[0]] for world in worlds(t, P2)} == set(ORDER)
    assert {TILE_NAMES[world.picked[0]] for world in worlds(t, P1)} == {"gold_mine"}
    for world in worlds(t, P2):
        assert sorted(world.stacks[1] + world.picked) == sorted(tiles(*ORDER))


@rule("DW-129")
def test_with_all_stacks_empty_he_sees_nothing() -> None:
    """Only the $1 is taken."""
    t = Table(2, C2="fortune_teller")
    t.no_tiles()
    t.play("P1 go 1 fortune_teller", "P1 annex")
    assert (t.camp.cash[P1], t.asks) == (6, "P2 turn")


@rule("DW-012")
def test_he_knows_what_he_laid_and_nobody_else_does() -> None:
    """In every world he imagines the stack lies as he left it; others imagine it mixed."""
    order = ["laundry_2", "gunsmith_2", "gold_mine", "saloon_2"]
    t = looked(*order)
    assert of_stack(t, P1, 2)["top"] == tiles(*order)
    assert orders(t, P1, 2) == {tuple(order)}
    for viewer in (-1, P2, P3):
        assert of_stack(t, viewer, 2)["top"] == []
        assert len(orders(t, viewer, 2)) > 15


@rule("DW-012")
def test_he_still_knows_the_rest_when_the_top_is_drawn() -> None:
    """P2 draws a tile by the Stage Depot; P1 knows the three others."""
    t = looked(*ORDER)
    t.build("C4", "stage_depot")
    t.play("P2 go 1 stage_depot", "P2 annex", "P2 stack 2", "P2 plot D3")
    assert orders(t, P1, 2) == {tuple(ORDER[1:])}
    assert len(orders(t, P2, 2)) == 6


@rule("DW-012")
def test_he_knows_nothing_any_more_when_another_looks() -> None:
    """P2 lays the stack anew: now he knows it, and P1 only which tiles they are."""
    t = looked(*ORDER)
    t.play("P2 go 1 fortune_teller", "P1 flee", "P2 annex", "P2 stack 2")
    t.play(*(f"P2 order {name}" for name in ORDER[:0:-1]))
    assert orders(t, P2, 2) == {tuple(reversed(ORDER))}
    assert of_stack(t, P1, 2)["top"] == []
    assert len(orders(t, P1, 2)) > 15


@rule("DW-012")
def test_he_knows_nothing_of_the_other_stacks() -> None:
    """Only the stack he looked at."""
    t = looked(*ORDER)
    assert of_stack(t, P1, 3)["top"] == []
    assert len(orders(t, P1, 3)) > 15


# --- tiles that went under their stack -------------------------------------------------------


def razed(t: Table) -> None:
    """P1 lays the first Rail tile on the Blacksmith of stack 2, and builds the Gold Mine."""
    t.build("F1", "blacksmith_2")
    t.stack(1)
    t.stack(3)
    t.play("P1 go 1 town_hall", "P1 annex", "P1 rail_to F1", "P1 plot B2")


@rule("DW-012")
@pytest.mark.parametrize("viewer", [-1, P1, P2, P3])
def test_a_razed_building_is_known_at_the_bottom(viewer: int) -> None:
    """Everybody sees it there; above it any order can be."""
    t = fortune(*ORDER)
    razed(t)
    assert of_stack(t, viewer, 2)["bottom"] == tiles("blacksmith_2")
    found = orders(t, viewer, 2)
    assert {order[-1] for order in found} == {"blacksmith_2"}
    assert {order[0] for order in found} == set(ORDER[1:])


@rule("DW-012", "DW-092")
def test_a_drawn_tile_without_room_is_known_at_the_bottom() -> None:
    """All saw it when it was drawn."""
    t = Table(2, C2="stage_depot")
    t.stack(2, *ORDER)
    t.camp.tile = [TILE["rail"] if tile < 0 else tile for tile in t.camp.tile]
    t.play("P1 go 1 stage_depot", "P1 annex", "P1 stack 2")
    assert of_stack(t, P2, 2)["bottom"] == tiles("gold_mine")
    assert {order[-1] for order in orders(t, P2, 2)} == {"gold_mine"}


@rule("DW-012")
def test_a_reordered_stack_has_no_known_bottom() -> None:
    """The razed Blacksmith may be anywhere once P2 has laid the stack anew."""
    t = fortune(*ORDER)
    razed(t)
    t.play("P2 go 1 fortune_teller", "P2 annex")  # only stack 2 has tiles
    t.play("P2 order blacksmith_2", "P2 order saloon_2", "P2 order laundry_2")
    assert of_stack(t, P3, 2)["bottom"] == []
    assert {order[-1] for order in orders(t, P3, 2)} == {"blacksmith_2", *ORDER[1:]}
    assert len(orders(t, P2, 2)) == 1


@rule("DW-012")
def test_a_seer_knows_what_goes_under_his_stack() -> None:
    """He knows the order he laid, less the tile drawn, and the razed tile at the bottom."""
    t = looked(*ORDER)
    t.build("F1", "blacksmith_2")
    t.stack(1)
    t.stack(3)
    t.play("P2 go 1 town_hall", "P2 annex", "P2 rail_to F1", "P2 plot B2")
    assert orders(t, P1, 2) == {(*ORDER[1:], "blacksmith_2")}
    assert {order[-1] for order in orders(t, P2, 2)} == {"blacksmith_2"}
    assert len(orders(t, P2, 2)) == 6


@rule("DW-012")
def test_a_known_tile_that_is_drawn_is_no_longer_known_below() -> None:
    """The last tile of a stack was known and is drawn: nothing is left to know."""
    t = Table(2, C2="stage_depot", F1="gold_mine")
    t.no_tiles()
    t.play("P1 go 1 town_hall", "P1 annex", "P1 rail_to F1", "P1 plot B2")
    assert (of_stack(t, P2, 2)["size"], of_stack(t, P2, 2)["bottom"]) == (0, [])
    assert t.tile("B2") == "gold_mine"
