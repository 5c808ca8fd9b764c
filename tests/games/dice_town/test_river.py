"""Section 18: River cards."""

import pytest

from farwest.games.dice_town import GAME, box
from farwest.games.dice_town.box import BANK, MINE
from farwest.games.dice_town.rules.mine import PanRiver
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.verbs import ACTION, NAME, RIVER_PICK, RIVER_TOP, VOUCHER
from tests.clauses import rule
from tests.games.dice_town.kit import Table, discarded, heard, on_top

GOLD_2, GOLD_3, GOLD_4, GOLD_5 = range(4)
GOLDS = [(GOLD_2, 2), (GOLD_3, 3), (GOLD_4, 4), (GOLD_5, 5)]
WALLETS = [(box.RIVER_WALLET_2, 2), (box.RIVER_WALLET_3, 3)]
EVERYBODY = range(-1, 3)
OTHERS = (-1, 0, 2)


def table(*cards: int, **options: object) -> Table:
    """Three players at a River whose top cards are these."""
    t = Table(3, extension=True, **options)
    on_top(t.town.river, *cards)
    return t


def pan(*cards: int, seat: int = 1) -> Table:
    """A seat pans the River, whose top cards are these."""
    t = table(*cards)
    t.start(PanRiver(seat))
    return t


def removed(t: Table, *cards: int) -> None:
    """These cards, and no others, have left the game for everybody to see."""
    for seat in EVERYBODY:
        assert GAME.view(t.town, seat)["river_used"] == sorted(cards)


@rule("DT-183")
@pytest.mark.parametrize(("card", "nuggets"), GOLDS)
def test_gold_is_taken_from_the_mine(card: int, nuggets: int) -> None:
    """A Gold card gives its number of nuggets, out of the mine."""
    t = pan(card)
    assert t.town.nuggets == [0, nuggets, 0]
    assert t.town.mine == 40 - nuggets
    assert t.town.gained == [0, 1, 0]
    removed(t, card)


@rule("DT-183")
@pytest.mark.parametrize("left", [3, 0])
def test_gold_is_limited_to_what_the_mine_holds(left: int) -> None:
    """Gold 5 with fewer nuggets in the mine gives what is there, and no gain if that is none."""
    t = table(GOLD_5)
    t.town.mine, t.town.nuggets[0] = left, 40 - left
    t.start(PanRiver(1))
    assert t.town.nuggets[1] == left
    assert t.town.mine == 0
    assert t.town.gained[1] == int(left > 0)


@rule("DT-184")
def test_the_star_of_the_river_decides_the_next_tie() -> None:
    """Who pans the Star is Sheriff at once: the tie at the Bank of the same round is his."""
    t = table(box.RIVER_STAR, sheriff=0, bribes=False)
    t.dice(0, "10 10 J Q K")
    t.dice(1, "9 J Q K A")
    t.dice(2, "10 10 J Q K")
    t.start(Place(MINE), Place(BANK))
    t.answer(1, ACTION + MINE * 2 + 1)
    assert t.town.sheriff == 1
    assert t.town.gained == [0, 1, 0]
    assert t.prompt(1) == "name_player"
    assert t.options(1) == [NAME + 0, NAME + 2]


@rule("DT-184")
def test_the_marshall_cannot_answer_the_star_of_the_river() -> None:
    """Neither the outgoing Sheriff nor another holder of the Marshall is asked."""
    for holder in (0, 2):
        t = table(box.RIVER_STAR, sheriff=0)
        t.hand(holder, box.MARSHALL)
        t.start(PanRiver(1))
        assert t.asked == []
        assert t.town.sheriff == 1


@rule("DT-185")
@pytest.mark.parametrize(("card", "dollars"), WALLETS)
def test_a_wallet_is_paid_by_the_bank(card: int, dollars: int) -> None:
    """A Wallet gives its dollars out of the Bank."""
    t = table(card)
    t.town.bank = 7
    t.start(PanRiver(1))
    assert t.town.cash == [8, 8 + dollars, 8]
    assert t.town.bank == 7 - dollars
    assert t.town.coach == 2
    assert t.town.gained == [0, 1, 0]
    removed(t, card)


@rule("DT-185")
@pytest.mark.parametrize("left", [1, 0])
def test_a_wallet_is_limited_to_what_the_bank_holds(left: int) -> None:
    """With fewer bills on the Bank a Wallet gives those, and no gain if there are none."""
    t = table(box.RIVER_WALLET_3)
    t.town.bank = left
    t.start(PanRiver(1))
    assert t.town.cash[1] == 8 + left
    assert t.town.bank == 0
    assert t.town.gained[1] == int(left > 0)


@rule("DT-186")
def test_discoveries_show_three_cards_to_the_player_alone() -> None:
    """The three cards drawn are seen, and chosen from, by the panner alone."""
    t = pan(box.RIVER_DISCOVERIES, GOLD_3, box.RIVER_STAR, box.RIVER_NOTHING)
    assert t.prompt(1) == "river_pick"
    drawn = [GOLD_3, box.RIVER_STAR, box.RIVER_NOTHING]
    assert t.options(1) == [RIVER_PICK + card for card in drawn]
    assert GAME.view(t.town, 1)["found"] == drawn
    for seat in OTHERS:
        assert GAME.view(t.town, seat)["found"] == 3
        assert len({tuple(GAME.imagine(t.town, seat, luck).found) for luck in range(20)}) > 5


@rule("DT-186")
def test_discoveries_apply_one_card_and_put_two_back_in_order() -> None:
    """The chosen card is applied and removed with Discoveries; the next two draws are the others
    in the order of choice.
    """
    t = pan(box.RIVER_DISCOVERIES, GOLD_3, GOLD_5, box.RIVER_WALLET_2)
    t.answer(1, RIVER_PICK + GOLD_5)
    assert t.prompt(1) == "river_top"
    assert t.options(1) == [RIVER_TOP + GOLD_3, RIVER_TOP + box.RIVER_WALLET_2]
    t.answer(1, RIVER_TOP + box.RIVER_WALLET_2)
    assert t.town.nuggets == [0, 5, 0]
    assert t.town.gained == [0, 1, 0]
    assert len(t.town.river) == 10
    removed(t, GOLD_5, box.RIVER_DISCOVERIES)
    t.start(PanRiver(0), PanRiver(2))
    assert t.told("river")[-2:] == [(0, box.RIVER_WALLET_2), (2, GOLD_3)]


@rule("DT-186")
def test_only_the_panner_knows_the_order_he_made() -> None:
    """The panner remembers the two cards he put back, also in worlds he imagines; nobody else
    does, and of a card drawn since he remembers it no longer.
    """
    t = pan(box.RIVER_DISCOVERIES, GOLD_3, GOLD_5, box.RIVER_STAR)
    t.answer(1, RIVER_PICK + GOLD_5)
    t.answer(1, RIVER_TOP + box.RIVER_STAR)
    assert GAME.view(t.town, 1)["river_known"] == [GOLD_3, box.RIVER_STAR]
    for seat in OTHERS:
        assert GAME.view(t.town, seat)["river_known"] == []
        assert heard(t, seat, "river") == [[1, box.RIVER_DISCOVERIES], [1, GOLD_5]]
    for luck in range(20):
        assert GAME.imagine(t.town, 1, luck).river[-2:] == [GOLD_3, box.RIVER_STAR]
    tops = {GAME.imagine(t.town, 2, luck).river[-1] for luck in range(30)}
    assert len(tops) > 3
    t.start(PanRiver(0))
    assert GAME.view(t.town, 1)["river_known"] == [GOLD_3]


@rule("DT-186")
def test_discoveries_draw_fewer_cards_if_fewer_are_left() -> None:
    """With two cards left, one is chosen and the other goes back on top."""
    t = table()
    t.town.river = [GOLD_2, GOLD_4, box.RIVER_DISCOVERIES]
    t.start(PanRiver(1))
    assert t.options(1) == [RIVER_PICK + GOLD_2, RIVER_PICK + GOLD_4]
    t.answer(1, RIVER_PICK + GOLD_4)
    assert t.asked == []
    assert t.town.nuggets[1] == 4
    assert t.town.river == [GOLD_2]
    assert GAME.view(t.town, 1)["river_known"] == [GOLD_2]


@rule("DT-186")
def test_a_single_card_left_is_applied_without_a_question() -> None:
    """With one card left Discoveries applies it."""
    t = table()
    t.town.river = [GOLD_4, box.RIVER_DISCOVERIES]
    t.start(PanRiver(1))
    assert t.asked == []
    assert t.town.nuggets[1] == 4
    assert t.town.river == []


@rule("DT-186")
def test_discoveries_as_the_last_card_have_no_effect() -> None:
    """With no card left Discoveries does nothing and is no gain."""
    t = table()
    t.town.river = [box.RIVER_DISCOVERIES]
    t.start(PanRiver(1))
    assert t.asked == []
    assert t.town.gained == [0, 0, 0]


@rule("DT-186", "DT-187")
def test_a_card_chosen_by_discoveries_works_as_if_drawn() -> None:
    """A Voucher chosen among the three lets its player search the discard."""
    t = table(box.RIVER_DISCOVERIES, box.RIVER_VOUCHER, GOLD_2, GOLD_3)
    discarded(t, box.HAT, box.HORSE)
    t.start(PanRiver(1))
    t.answer(1, RIVER_PICK + box.RIVER_VOUCHER)
    t.answer(1, RIVER_TOP + GOLD_2)
    assert t.prompt(1) == "voucher"
    t.answer(1, VOUCHER + box.HORSE)
    assert t.town.hand[1] == [box.HORSE]


@rule("DT-187", "DT-131", "DT-224")
def test_a_voucher_takes_a_card_of_the_discard_in_secret() -> None:
    """The panner sees the whole discard and takes a card to hand; the others learn it was a
    store card, the panner remembers the rest.
    """
    t = table(box.RIVER_VOUCHER)
    discarded(t, box.HAT, box.HORSE, box.DYNAMITE)
    t.start(PanRiver(1))
    assert t.options(1) == [VOUCHER + card for card in (box.HAT, box.HORSE, box.DYNAMITE)]
    assert GAME.view(t.town, 1)["discard_known"] == [box.HAT, box.HORSE, box.DYNAMITE]
    t.answer(1, VOUCHER + box.DYNAMITE)
    assert t.town.hand[1] == [box.DYNAMITE]
    assert t.town.gained == [0, 1, 0]
    assert heard(t, 1, "voucher") == [[1, box.DYNAMITE]]
    assert GAME.view(t.town, 1)["discard_known"] == [box.HAT, box.HORSE]
    for seat in OTHERS:
        view = GAME.view(t.town, seat)
        assert heard(t, seat, "voucher") == [[1]]
        assert view["discard"] == 2
        assert view["discard_known"] == []
        assert (view["players"][1]["store"], view["players"][1]["known"]) == (1, [])


@rule("DT-187")
def test_a_voucher_for_an_empty_discard_has_no_effect() -> None:
    """With nothing in the store discard the Voucher does nothing and is no gain."""
    t = pan(box.RIVER_VOUCHER)
    assert t.asked == []
    assert t.town.hand[1] == []
    assert t.town.gained == [0, 0, 0]
    removed(t, box.RIVER_VOUCHER)


@rule("DT-188")
def test_nothing_is_nothing() -> None:
    """Nothing gives nothing, turns no Doc card, and leaves the game."""
    t = pan(box.RIVER_NOTHING)
    assert t.asked == []
    assert t.town.nuggets == [0, 0, 0]
    assert t.town.cash == [8, 8, 8]
    assert t.town.gained == [0, 0, 0]
    removed(t, box.RIVER_NOTHING)


@rule("DT-189")
def test_a_dry_river_has_no_effect() -> None:
    """With the River deck empty its action changes nothing."""
    t = table()
    t.town.river = []
    t.start(PanRiver(1))
    assert t.asked == []
    assert t.told("river_dry") == [(1,)]
    assert t.town.nuggets == [0, 0, 0]
    assert t.town.gained == [0, 0, 0]
