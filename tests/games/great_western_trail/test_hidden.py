"""Chapter 1: what is open, what is hidden, and what everybody learns."""

import itertools
import json

import pytest

from farwest.games.great_western_trail import GAME, box
from farwest.games.great_western_trail.box import AYRSHIRE, DUTCH_BELT, GUERNSEY, HOLSTEIN, JERSEY
from farwest.games.great_western_trail.rules.ending import Ending
from farwest.games.great_western_trail.rules.herd import Remove
from farwest.games.great_western_trail.rules.kansas_city import Income
from farwest.games.great_western_trail.rules.objectives import TakeObjective
from farwest.games.great_western_trail.rules.turn import Move, PhaseC
from farwest.games.great_western_trail.state import Trail
from tests.clauses import rule
from tests.games.great_western_trail.kit import GREEN_FLOOD, Table, objective

VIEWERS = [-1, 1]
"""A spectator, and the rival of seat 0."""


def known(t: Table, viewer: int) -> str:
    """All that a viewer sees and was told, to compare."""
    news = [GAME.news(event, viewer) for event in t.events]
    return json.dumps([t.view(viewer), news])


def worlds(t: Table, viewer: int) -> list[Trail]:
    """Worlds that agree with what a viewer has seen."""
    return [GAME.imagine(t.trail, viewer, luck) for luck in range(40)]


def with_hand(hand: list[int], deck: list[int]) -> Table:
    """Seat 0 is asked for a move with this hand and draw stack."""
    t = Table(2)
    t.hand(*hand)
    t.trail.deck[0] = deck
    t.start(Move())
    return t


# --- open ------------------------------------------------------------------------------------


@rule("GWT-005")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_the_board_is_open(viewer: int) -> None:
    """Trail, markets, foresight, objective display, station masters, sizes of stacks and piles."""
    trail = Table(2).trail
    view = GAME.view(trail, viewer)
    for name in ("board", "market", "foresight", "display", "masters", "jobs", "token", "sides"):
        assert view[name] == getattr(trail, name)
    assert view["market_stack"] == 29
    assert view["objectives"] == 20
    assert view["piles"] == [len(trail.pile_1), len(trail.pile_2), len(trail.pile_3)]


@rule("GWT-005")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_what_players_own_is_open(viewer: int) -> None:
    """Money, workers, discs, buildings, tiles, played cards, number of cards in hand."""
    t = Table(2)
    t.build("3a", box.PLOT_A1)
    t.workers(cowboys=3)
    t.hand(JERSEY, GUERNSEY)
    t.trail.hazards[0] = [GREEN_FLOOD]
    t.trail.area[0] = [objective(4)]
    t.trail.master_tiles[0] = 1 << box.SM_CERTS
    seen = t.view(viewer)["players"][0]
    assert (seen["cash"], seen["workers"], seen["hand"]) == (10, [3, 1, 1], 2)
    assert (seen["hazards"], seen["area"]) == ([GREEN_FLOOD], [objective(4)])
    assert (seen["masters"], seen["permanent"]) == ([box.SM_CERTS], 1)
    assert 2 not in seen["unbuilt"]
    assert (seen["engine"], seen["spot"], seen["deck"]) == (0, box.SPOT_A, 14)


@rule("GWT-005")
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_a_player_sees_all_that_a_spectator_sees(viewer: int) -> None:
    """And the same of it; what he sees beyond that is his own."""
    t = Table(3)
    spectator, player = t.view(-1), t.view(viewer)
    spectator.pop("seat")
    assert {name: player[name] for name in spectator} == spectator


@rule("GWT-007")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_discard_piles_are_open(viewer: int) -> None:
    """To their owner and to everybody else."""
    t = Table(2)
    t.trail.discard[0] = [GUERNSEY, JERSEY]
    assert t.view(viewer)["players"][0]["discard"] == [GUERNSEY, JERSEY]


# --- hidden ----------------------------------------------------------------------------------


@rule("GWT-006")
def test_a_hand_is_seen_by_its_owner() -> None:
    """Nobody else finds it in what he is shown."""
    t = with_hand([JERSEY, GUERNSEY], [DUTCH_BELT])
    assert t.view(0)["hand"] == [JERSEY, GUERNSEY]
    assert "hand" not in t.view(-1)
    assert t.view(1)["hand"] == []


@rule("GWT-006")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_hand_cannot_be_told_from_the_stack(viewer: int) -> None:
    """Two hands of the same herd look the same to the others."""
    one = with_hand([JERSEY, GUERNSEY], [DUTCH_BELT, HOLSTEIN])
    two = with_hand([DUTCH_BELT, HOLSTEIN], [JERSEY, GUERNSEY])
    assert known(one, viewer) == known(two, viewer)
    assert one.view(viewer)["players"][0]["hidden"] == [JERSEY, DUTCH_BELT, GUERNSEY, HOLSTEIN]


@rule("GWT-006", "GWT-007")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
@pytest.mark.parametrize(
    "stack", ["pile_1", "pile_2", "pile_3", "market_stack", "objectives", "deck"]
)
def test_the_order_of_a_stack_is_hidden(stack: str, viewer: int) -> None:
    """From everybody, its owner included; and it is imagined in many orders."""
    t = with_hand([JERSEY], [JERSEY, GUERNSEY, DUTCH_BELT, HOLSTEIN, AYRSHIRE])
    before = known(t, viewer)
    found = [getattr(world, stack) for world in worlds(t, viewer)]
    cards = getattr(t.trail, stack)
    if stack == "deck":
        found, cards = [decks[1] for decks in found], cards[1]
    assert len({tuple(order) for order in found}) > 20
    assert all(sorted(order) == sorted(cards) for order in found)
    cards.reverse()
    assert known(t, viewer) == before


@rule("GWT-006")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_others_imagine_any_hand(viewer: int) -> None:
    """Of the size seen, of the cards of the herd."""
    t = with_hand([JERSEY, GUERNSEY], [DUTCH_BELT, HOLSTEIN])
    found = {tuple(world.hand[0]) for world in worlds(t, viewer)}
    assert found == set(itertools.combinations([JERSEY, DUTCH_BELT, GUERNSEY, HOLSTEIN], 2))


@rule("GWT-006")
def test_a_player_imagines_no_other_hand_of_his_own() -> None:
    """His draw stack holds the rest, in any order."""
    t = with_hand([JERSEY, GUERNSEY], [DUTCH_BELT, HOLSTEIN])
    assert all(world.hand[0] == [JERSEY, GUERNSEY] for world in worlds(t, 0))
    orders = {tuple(world.deck[0]) for world in worlds(t, 0)}
    assert orders == {(DUTCH_BELT, HOLSTEIN), (HOLSTEIN, DUTCH_BELT)}


@rule("GWT-006")
def test_only_the_owner_hears_what_he_drew() -> None:
    """The others hear how many."""
    t = with_hand([], [JERSEY, GUERNSEY, DUTCH_BELT, HOLSTEIN])
    t.trail.agenda.clear()
    t.start(PhaseC())
    drew = [event for event in t.events if event.kind == "drew"]
    heard = {viewer: GAME.news(drew[0], viewer) for viewer in (-1, 0, 1)}
    assert heard[-1] == heard[1]
    assert heard[0].id == "event_drew_seen"
    assert heard[1].id == "event_drew"
    assert [arg.value for arg in heard[1].args] == [0, 4]


@rule("GWT-006", "GWT-071")
def test_a_hand_is_revealed_at_income() -> None:
    """All hear which cards it held, and see them on the discard pile."""
    t = Table(2)
    t.hand(JERSEY, GUERNSEY)
    t.start(Income())
    assert t.told("income") == [(0, 3, [JERSEY, GUERNSEY])]
    assert t.view(1)["players"][0]["discard"] == [JERSEY, GUERNSEY]


@rule("GWT-006")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_an_empty_stack_gives_a_hand_away(viewer: int) -> None:
    """When the discard pile is shuffled, all that is not in it is in hand."""
    t = Table(2)
    t.hand(JERSEY)
    t.trail.deck[0] = [GUERNSEY]
    t.trail.discard[0] = [DUTCH_BELT, DUTCH_BELT, HOLSTEIN, HOLSTEIN]
    t.start(PhaseC())
    assert t.view(viewer)["players"][0]["known"] == [JERSEY, GUERNSEY]
    t.start(Move())
    hands = [world.hand[0] for world in worlds(t, viewer)]
    assert all({JERSEY, GUERNSEY} <= set(hand) for hand in hands)
    assert len({tuple(hand) for hand in hands}) == 3


# --- cards that were taken or removed --------------------------------------------------------


@rule("GWT-234")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_a_removed_card_is_shown(viewer: int) -> None:
    """All hear of it and see it outside the game."""
    t = Table(2)
    t.hand(JERSEY, GUERNSEY)
    t.start(Remove(1))
    t.play("remove guernsey")
    assert t.view(viewer)["removed"] == [GUERNSEY]
    assert t.told("removed") == [(0, GUERNSEY)]


@rule("GWT-234", "GWT-142")
def test_a_card_of_the_stack_is_shown_on_the_discard_pile() -> None:
    """Taken with neutral building C it is open at once."""
    t = Table(2)
    top = t.trail.objectives[-1]
    t.start(TakeObjective())
    t.play("take_stack")
    assert t.told("took") == [(0, top)]
    assert t.view(1)["players"][0]["discard"] == [top]


def taken(card: int) -> Table:
    """Seat 0 took the top card of the stack with 6b; the stack holds three other kinds."""
    t = Table(2)
    t.trail.display = [objective(1)] * 4
    t.trail.objectives = [objective(8), objective(9), objective(10)]
    t.trail.objectives.remove(card)
    t.trail.objectives.append(card)
    t.hand(JERSEY)
    t.use("6b")
    t.play("local local_6b_1", "take_stack")
    return t


@rule("GWT-234", "GWT-180")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_card_taken_with_6b_is_seen_by_its_owner(viewer: int) -> None:
    """The others know that there is one, and imagine any of those not seen."""
    t = taken(objective(9))
    assert t.view(0)["secret"] == [objective(9)]
    assert t.view(viewer)["players"][0]["taken_unseen"] == 1
    found = {tuple(world.secret[0]) for world in worlds(t, viewer)}
    assert found == {(objective(8),), (objective(9),), (objective(10),)}
    heard = GAME.news(next(e for e in t.events if e.kind == "took_unseen"), viewer)
    assert [arg.value for arg in heard.args] == [0]


@rule("GWT-234")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_two_cards_taken_with_6b_look_the_same(viewer: int) -> None:
    """Whichever it was, the others see and hear the same."""
    assert known(taken(objective(8)), viewer) == known(taken(objective(9)), viewer)


@rule("GWT-234")
def test_all_learn_of_it_when_it_leaves_the_hand() -> None:
    """Played, it is no longer a secret."""
    t = taken(objective(9))
    t.play("play obj_09", "draw 1")
    assert t.told("played") == [(0, objective(9))]
    assert t.view(1)["players"][0]["taken_unseen"] == 0


@rule("GWT-234")
def test_an_open_card_taken_with_6b_is_known() -> None:
    """It came from the display: everybody knows that it is in this hand."""
    t = Table(2)
    t.trail.display = [objective(8), objective(9), objective(10), objective(11)]
    t.hand(JERSEY)
    t.use("6b")
    t.play("local local_6b_1", "take obj_10")
    assert t.view(1)["players"][0]["known"] == [objective(10)]
    assert all(objective(10) in world.hand[0] for world in worlds(t, 1))


@rule("GWT-234")
def test_herds_are_shown_at_the_end() -> None:
    """And not before."""
    t = Table(2)
    assert "herd" not in t.view(1)["players"][0]
    t.start(Ending())
    assert len(t.view(-1)["players"][0]["herd"]) == 14
