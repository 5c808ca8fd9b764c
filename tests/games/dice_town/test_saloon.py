"""The Saloon, as the base game plays it."""

import pytest

from farwest.games.dice_town import GAME, memory
from farwest.games.dice_town.box import BOOTS, DEED_1, DEED_4, DEED_5, GIRLS, HAT, LASSO, SALOON
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.verbs import PLAY, ROB, SKIP, SPLIT, STEAL
from tests.clauses import rule
from tests.games.dice_town.kit import Table, heard, in_secret


@rule("DT-068")
def test_the_thief_draws_a_card_per_queen_and_keeps_one() -> None:
    """He names one opponent, draws a card per Q, keeps exactly one and gives the others back."""
    t = Table(4)
    t.dice(1, "Q Q Q K A")
    t.hand(0, BOOTS)
    t.hand(2, DEED_4, HAT, LASSO)
    t.start(Place(SALOON))
    assert (t.asked, t.prompt(1)) == ([1], "saloon_target")
    t.answer(1, ROB + 2)
    assert t.prompt(1) == "saloon_keep"
    assert t.options(1) == [STEAL + DEED_4, STEAL + HAT, STEAL + LASSO]
    t.answer(1, STEAL + DEED_4)
    assert t.asked == []
    assert t.town.hand == [[BOOTS], [DEED_4], [HAT, LASSO], []]


@rule("DT-068")
def test_thief_and_victim_alone_know_what_was_drawn_and_kept() -> None:
    """A bystander sees how many cards of each back were drawn and kept, not which."""
    t = Table(3)
    t.dice(1, "Q Q Q K A")
    t.hand(2, DEED_4, HAT, LASSO)
    t.start(Place(SALOON))
    assert [GAME.view(t.town, seat)["drawn"] for seat in (-1, 0)] == [3, 3]
    assert GAME.view(t.town, 1)["drawn"] == GAME.view(t.town, 2)["drawn"] == [DEED_4, HAT, LASSO]
    t.answer(1, STEAL + HAT)
    for seat in (-1, 0):
        assert heard(t, seat, "looked") == [[1, 2, 1, 2]]
        assert heard(t, seat, "stole") == [[1, 2, 0]]
    for seat in (1, 2):
        assert heard(t, seat, "stole") == [[1, 2, 0, HAT]]


@rule("DT-068")
def test_a_small_hand_is_drawn_whole() -> None:
    """Three queens draw both cards of a hand of two."""
    t = Table(3)
    t.dice(1, "Q Q Q K A")
    t.hand(2, HAT, LASSO)
    t.start(Place(SALOON))
    assert t.options(1) == [STEAL + HAT, STEAL + LASSO]


@rule("DT-069")
def test_the_backs_of_a_hand_are_open_to_all() -> None:
    """Everybody sees how many deeds and how many store cards a hand holds."""
    t = Table(3)
    t.hand(2, DEED_1, DEED_4, HAT)
    t.start()
    for seat in (-1, 0, 1):
        player = GAME.view(t.town, seat)["players"][2]
        assert (player["deeds"], player["store"]) == (2, 1)


@rule("DT-069")
@pytest.mark.parametrize(
    ("queens", "splits"),
    [("Q 9 9 K A", [0, 1]), ("Q Q 9 K A", [0, 1, 2]), ("Q Q Q K A", [1, 2]), ("Q Q Q Q A", [2])],
)
def test_the_thief_chooses_how_many_deeds_he_draws(queens: str, splits: list[int]) -> None:
    """He may draw any number of deeds that the two deeds and two store cards of a hand allow."""
    t = Table(3)
    t.dice(1, queens)
    t.hand(2, DEED_1, DEED_4, HAT, LASSO)
    t.start(Place(SALOON))
    if len(splits) > 1:
        assert t.prompt(1) == "saloon_split"
        assert t.options(1) == [SPLIT + deeds for deeds in splits]
    else:
        assert t.prompt(1) == "saloon_keep"
        assert heard(t, 0, "looked") == [[1, 2, 2, 2]]


@rule("DT-069")
@pytest.mark.parametrize(("luck", "deed", "card"), [(1, DEED_1, HAT), (0, DEED_4, LASSO)])
def test_within_a_kind_chance_draws(luck: int, deed: int, card: int) -> None:
    """Of the deeds and of the store cards of a hand, luck decides which are drawn."""
    t = Table(3, loaded=True)
    t.dice(1, "Q Q 9 K A")
    t.hand(2, DEED_1, DEED_4, HAT, LASSO)
    t.luck.next(2, luck)
    t.luck.next(2, luck)
    t.start(Place(SALOON))
    t.answer(1, SPLIT + 1)
    assert t.options(1) == [STEAL + deed, STEAL + card]


@rule("DT-068", "DT-069")
def test_a_card_the_thief_knew_of_is_known_once() -> None:
    """Seeing again what he saw before, he knows no more of it than the hand holds."""
    t = Table(3)
    t.dice(1, "Q Q 9 K A")
    t.hand(2, DEED_1, HAT)
    memory.learn(t.town, 1, 2, DEED_1)
    t.start(Place(SALOON))
    assert memory.known(t.town, 1, 2) == [DEED_1, HAT]
    t.answer(1, STEAL + HAT)
    assert memory.known(t.town, 1, 2) == [DEED_1]


@rule("DT-070")
def test_somebody_with_cards_must_be_robbed() -> None:
    """The targets are the opponents with a card in hand; there is no way to decline."""
    t = Table(4)
    t.dice(1, "Q 9 9 K A")
    t.hand(0, HAT)
    t.hand(1, BOOTS)
    t.hand(3, DEED_1)
    t.start(Place(SALOON))
    assert t.options(1) == [ROB + 0, ROB + 3]


@rule("DT-070")
def test_a_lone_target_is_robbed_without_asking() -> None:
    """With one legal target he is robbed; with none nothing happens."""
    t = Table(3)
    t.dice(1, "Q 9 9 K A")
    t.hand(2, HAT)
    t.start(Place(SALOON))
    assert t.town.hand == [[], [HAT], []]
    t.start(Place(SALOON))
    assert t.asked == []
    assert t.town.hand == [[], [HAT], []]


@rule("DT-071")
def test_fenced_deeds_are_out_of_a_thiefs_reach() -> None:
    """A player whose only cards lie fenced before him is no target, nor are those cards drawn."""
    t = Table(3)
    t.dice(1, "Q Q Q K A")
    t.town.fenced[0] = [DEED_5]
    t.town.fenced[2] = [DEED_5, DEED_4]
    t.hand(2, DEED_1, HAT)
    t.start(Place(SALOON))
    assert t.options(1) == [STEAL + DEED_1, STEAL + HAT]
    assert heard(t, 0, "looked") == [[1, 2, 1, 1]]
    t.answer(1, STEAL + HAT)
    assert t.town.fenced == [[DEED_5], [], [DEED_5, DEED_4]]


@rule("DT-072")
def test_the_girls_are_offered_before_the_target() -> None:
    """The winner of the Saloon is asked for The Girls before he names anybody."""
    t = Table(3)
    t.dice(1, "Q 9 9 K A")
    t.hand(0, HAT)
    t.hand(1, GIRLS)
    t.hand(2, LASSO)
    t.start(Place(SALOON))
    assert in_secret(t, 1)
    assert t.options(1) == [SKIP, PLAY + GIRLS]
    t.answer(1, SKIP)
    assert t.prompt(1) == "saloon_target"
