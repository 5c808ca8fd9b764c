"""Section 13: what is public, and what the players concerned know."""

from collections import Counter

import pytest

from farwest.games.dice_town import GAME, box
from farwest.games.dice_town.box import MINE
from farwest.games.dice_town.rules.doc import DocStep
from farwest.games.dice_town.rules.mine import Dig
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.rules.round import Round
from farwest.games.dice_town.rules.store import Shop
from farwest.games.dice_town.rules.town_hall import MayorsWife, SupportMayor
from farwest.games.dice_town.verbs import (
    DOC,
    GIFT_FROM,
    GIVE,
    NAME,
    OFFER_BUILD,
    OFFER_CARD,
    OFFER_DOLLARS,
    OFFER_DONE,
    OFFER_NOTHING,
    PLAY,
)
from tests.clauses import rule
from tests.games.dice_town.kit import (
    Table,
    discarded,
    faces,
    give_outlaws,
    give_ranches,
    heard,
    lay_row,
    on_top,
    post_wanted,
    seen_of,
    worlds,
)

# --- on the table --------------------------------------------------------------------------


@rule("DT-132")
def test_all_that_lies_openly_is_public() -> None:
    """A spectator sees money, gold, star, dice, row, fences, decks, flags, Ranches, Outlaws and
    the Indian die.
    """
    t = Table(3, extension=True, indian_die=True, sheriff=2)
    town = t.town
    for seat, text in enumerate(["9 9 9 J K", "10 10 J J K", "A A A A A"]):
        t.dice(seat, text)
    town.cash, town.nuggets, town.mine = [5, 6, 7], [1, 2, 3], 34
    town.bank, town.coach = 9, 4
    lay_row(t, box.DEED_1, box.RANCH, box.DEED_5)
    t.hand(1, box.DEED_3)
    town.fenced[1], town.hand[1] = town.hand[1], []
    town.gained = [0, 1, 0]
    give_ranches(t, 0, 2)
    post_wanted(t, 4, 5)
    give_outlaws(t, 1, 7, 8)
    town.outlaws[1], town.captured[1] = [7], [8]
    town.die_at = 2
    discarded(t, box.HAT, box.HORSE)
    t.start(Place(MINE))
    for seat in range(-1, 3):
        view = GAME.view(town, seat)
        players = view["players"]
        assert [player["cash"] for player in players] == [5, 6, 7]
        assert [player["nuggets"] for player in players] == [1, 2, 3]
        assert view["sheriff"] == 2
        assert players[1]["dice"] == faces("10 10 J J K")
        assert view["row"] == [box.DEED_1, box.RANCH, box.DEED_5]
        assert players[1]["fenced"] == [box.DEED_3]
        assert (view["mine"], view["bank"], view["coach"]) == (34, 9, 4)
        sizes = (len(town.deeds), len(town.store), len(town.river), len(town.outlaw_deck))
        assert (view["deeds"], view["store"], view["river"], view["outlaws"]) == sizes
        assert view["discard"] == 2
        assert [player["gained"] for player in players] == [0, 1, 0]
        assert [player["ranches"] for player in players] == [2, 0, 0]
        assert players[1]["outlaws"] == [7]
        assert players[1]["captured"] == [8]
        assert view["wanted"] == [4, 5]
        assert view["outlaw_top"] == town.outlaw_deck[-1]
        assert view["die_at"] == 2


@rule("DT-133")
def test_deeds_of_the_row_are_known_in_the_hand() -> None:
    """Deeds taken from the row are told to all, who remember them in their owner's hand."""
    t = Table(3)
    t.dice(1, "K K K K A")
    lay_row(t, box.DEED_2, box.DEED_5, box.DEED_1)
    t.hand(1, box.DEED_3)
    t.start(SupportMayor(1))
    for seat in (-1, 0, 2):
        assert heard(t, seat, "deeds") == [[1, [box.DEED_2, box.DEED_5]]]
        assert seen_of(t, seat, 1)["known"] == [box.DEED_2, box.DEED_5]
        hands = [Counter(world.hand[1]) for world in worlds(t, seat)]
        assert all(hand[box.DEED_2] and hand[box.DEED_5] for hand in hands)
        assert len({tuple(sorted(hand.elements())) for hand in hands}) > 2


# --- known to the players concerned --------------------------------------------------------


@rule("DT-224")
def test_a_bribe_card_is_known_to_bidder_and_sheriff() -> None:
    """The card of an accepted offer is remembered by bidder and Sheriff; the others know its
    back.
    """
    t = Table(4, sheriff=0)
    t.hand(1, box.DEED_4, box.HORSE)
    for seat in (1, 2):
        t.dice(seat, "9 9 J Q K")
    for seat in (0, 3):
        t.dice(seat, "10 10 J Q K")
    t.start(Place(MINE))
    t.answer(1, OFFER_BUILD)
    t.answer(1, OFFER_DOLLARS)
    t.answer(1, OFFER_CARD + box.DEED_4)
    t.answer(1, OFFER_DONE)
    t.answer(2, OFFER_NOTHING)
    assert seen_of(t, 0, 1)["known"] == [box.DEED_4]
    for seat in (-1, 2, 3):
        assert heard(t, seat, "offer") == [[1, 0, 0, 1, 0]]
    assert heard(t, 0, "offer") == heard(t, 1, "offer") == [[1, 0, 0, 1, 0, [box.DEED_4]]]
    t.answer(0, NAME + 1)
    assert GAME.view(t.town, 0)["hand"] == [box.DEED_4]
    assert seen_of(t, 1, 0)["known"] == [box.DEED_4]
    assert seen_of(t, 0, 1)["known"] == []
    for seat in (-1, 2, 3):
        assert (seen_of(t, seat, 0)["deeds"], seen_of(t, seat, 0)["known"]) == (1, [])


@rule("DT-224")
def test_a_gift_card_is_known_to_giver_and_taker() -> None:
    """The card given for a Gift is known to the two alone; the Gift itself is seen by all."""
    t = Table(4, extension=True)
    t.dice(0, "J 9 9 9 9")
    t.hand(1, box.HAT, box.HORSE)
    t.hand(2, box.LASSO)
    on_top(t.town.store, box.GIFT)
    t.start(Shop(0))
    t.answer(0, GIFT_FROM + 1)
    t.answer(1, GIVE + box.HORSE)
    for seat in range(-1, 4):
        assert heard(t, seat, "played") == [[0, box.GIFT]]
        assert GAME.view(t.town, seat)["discard_known"] == [box.GIFT]
    for seat in (0, 1):
        assert heard(t, seat, "gave") == [[1, 0, box.HORSE]]
    assert seen_of(t, 1, 0)["known"] == [box.HORSE]
    for seat in (-1, 2, 3):
        assert heard(t, seat, "gave") == [[1, 0]]
        assert (seen_of(t, seat, 0)["store"], seen_of(t, seat, 0)["known"]) == (1, [])


@rule("DT-224")
def test_a_card_of_the_doc_is_known_to_its_taker() -> None:
    """The store card drawn at the Doc's is seen by the visitor; the others learn that he drew."""
    t = Table(3)
    t.dice(1, "J 9 9 9 9")
    t.town.gained = [1, 0, 1]
    on_top(t.town.store, box.HORSE)
    t.start(DocStep())
    t.answer(1, DOC + box.DOC_STORE)
    assert heard(t, 1, "drew_card") == [[1, box.HORSE]]
    for seat in (-1, 0, 2):
        assert heard(t, seat, "drew_card") == [[1]]
        assert (seen_of(t, seat, 1)["store"], seen_of(t, seat, 1)["known"]) == (1, [])


@rule("DT-224")
@pytest.mark.parametrize("corruption", [True, False])
def test_deeds_drawn_from_the_deck_are_known_to_their_taker(corruption: bool) -> None:
    """The card of Corruption or of the Mayor's wife is its taker's; others know it is a deed."""
    t = Table(3, extension=True)
    t.dice(1, "K K K K 9")
    lay_row(t, box.RANCH, box.DEED_1, box.DEED_1)
    on_top(t.town.deeds, box.DEED_5)
    if corruption:
        t.hand(1, box.CORRUPTION)
        t.start(SupportMayor(1))
        t.answer(1, PLAY + box.CORRUPTION)
    else:
        t.start(MayorsWife(1))
    assert heard(t, 1, "drew_deed") == [[1, box.DEED_5]]
    for seat in (-1, 0, 2):
        assert heard(t, seat, "drew_deed") == [[1]]
        assert (seen_of(t, seat, 1)["deeds"], seen_of(t, seat, 1)["known"]) == (1, [])
        assert len({tuple(world.hand[1]) for world in worlds(t, seat)}) > 2


@rule("DT-224")
def test_played_cards_are_public() -> None:
    """A card played is seen by all, leaves what they knew of the hand, and lies known on the
    discard.
    """
    t = Table(3)
    t.dice(1, "9 9 9 J K")
    t.hand(1, box.DYNAMITE)
    t.town.memory[2] = [64 + box.DYNAMITE]
    t.start(Dig(1))
    t.answer(1, PLAY + box.DYNAMITE)
    for seat in range(-1, 3):
        assert heard(t, seat, "played") == [[1, box.DYNAMITE]]
        assert GAME.view(t.town, seat)["discard_known"] == [box.DYNAMITE]
        assert seen_of(t, seat, 1)["known"] == []
        assert all(world.discard == [box.DYNAMITE] for world in worlds(t, seat))


@rule("DT-224")
def test_the_removed_cards_are_known_to_nobody() -> None:
    """Nobody sees the ten cards two players remove: all deal them anew."""
    t = Table(2, extension=True)
    for seat in range(2):
        t.dice(seat, "9 9 9 J K")
    t.start(Round())
    for seat in range(-1, 2):
        assert GAME.view(t.town, seat)["removed"] == 10
        assert len({tuple(sorted(world.removed)) for world in worlds(t, seat)}) > 10
