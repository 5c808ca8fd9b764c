"""Section 10: how a card is played, which are never played, and what the Wanted Notice undoes."""

import pytest

from farwest.games.dice_town import GAME
from farwest.games.dice_town.box import (
    AMBUSH,
    BANK,
    BOOTS,
    BRUTE,
    CATTLE,
    DOC_STORE,
    DYNAMITE,
    ELIXIR,
    GENERAL_STORE,
    GIRLS,
    HAT,
    HORSE,
    INDIAN_DIE,
    LASSO,
    MARSHALL,
    MINE,
    NERVOUS_JOE,
    REVOLVER,
    RIVER_GOLD_2,
    SADDLE,
    SALOON,
    SHERIFF,
    SMOKE_SIGNALS,
    TOWN_HALL,
    UNLIMITED_CREDIT,
    WANTED_NOTICE,
    WHISKY,
)
from farwest.games.dice_town.rules.bank import Stagecoach
from farwest.games.dice_town.rules.doc import DocStep
from farwest.games.dice_town.rules.indian import RollIndianDie
from farwest.games.dice_town.rules.places import CLASSIC, NEW, Place
from farwest.games.dice_town.rules.round import RoundEnds
from farwest.games.dice_town.rules.throwing import Throw
from farwest.games.dice_town.verbs import (
    ACTION,
    AMBUSH_DIE,
    DOC,
    JOE,
    NO_ROB,
    OUTLAW,
    PLAY,
    ROB,
    SKIP,
    WHISKY_ROB,
)
from tests.clauses import rule
from tests.games.dice_town.kit import (
    FACE,
    Table,
    give_outlaws,
    give_ranches,
    heard,
    in_secret,
    on_top,
)

EQUIPMENT = (BOOTS, HAT, LASSO, SADDLE, REVOLVER, HORSE)
ALL_PLACES = (
    Place(MINE),
    Place(BANK),
    Stagecoach(),
    Place(GENERAL_STORE),
    Place(SALOON),
    Place(SHERIFF),
    Place(TOWN_HALL),
    DocStep(),
)


# --- playing a card ------------------------------------------------------------------------


@rule("DT-093")
@pytest.mark.parametrize("cancel", [False, True])
def test_a_played_card_is_shown_then_discarded(cancel: bool) -> None:
    """A card played lies open until it is resolved, then on the discard, cancelled or not."""
    t = Table(3)
    t.dice(0, "9 J J K A")
    t.hand(0, DYNAMITE)
    t.hand(2, WANTED_NOTICE)
    t.start(Place(MINE))
    t.answer(0, PLAY + DYNAMITE)
    for seat in range(-1, 3):
        view = GAME.view(t.town, seat)
        assert (view["table"], view["discard"]) == ([DYNAMITE], 0)
        assert heard(t, seat, "played") == [[0, DYNAMITE]]
    t.answer(2, PLAY + WANTED_NOTICE if cancel else SKIP)
    gone = [DYNAMITE, WANTED_NOTICE] if cancel else [DYNAMITE]
    assert (t.town.table, sorted(t.town.discard)) == ([], gone)
    for seat in range(-1, 3):
        assert GAME.view(t.town, seat)["discard_known"] == gone
    assert t.town.hand == [[], [], [] if cancel else [WANTED_NOTICE]]


@rule("DT-094")
def test_a_card_bought_can_be_played_at_the_next_place() -> None:
    """The Girls bought at the General Store serve at the Saloon of the same round."""
    t = Table(3)
    t.dice(1, "J Q 9 9 9")
    t.hand(0, HAT)
    on_top(t.town.store, GIRLS)
    t.start(Place(GENERAL_STORE), Place(SALOON))
    assert in_secret(t, 1)
    assert t.options(1) == [SKIP, PLAY + GIRLS]


@rule("DT-094")
def test_a_card_bought_can_be_played_in_the_sheriffs_step() -> None:
    """Joe bought at the store can be played at the Sheriff's though nobody won the Saloon."""
    t = Table(3)
    t.dice(1, "J 9 9 9 9")
    on_top(t.town.store, NERVOUS_JOE)
    t.start(Place(GENERAL_STORE), Place(SALOON), Place(SHERIFF))
    assert in_secret(t, 1)
    assert t.options(1) == [SKIP, JOE + 0, JOE + 2]


@rule("DT-094")
def test_a_card_stolen_can_be_played_in_the_sheriffs_step() -> None:
    """A Marshall stolen at the Saloon can hold back the star of the same round."""
    t = Table(3, sheriff=0)
    t.dice(1, "Q 9 9 9 9")
    t.dice(2, "K 9 9 9 9")
    t.hand(0, MARSHALL)
    t.start(Place(SALOON), Place(SHERIFF))
    assert in_secret(t, 1)
    assert t.options(1) == [SKIP, PLAY + MARSHALL]


@rule("DT-094")
def test_a_notice_stolen_can_answer_in_the_sheriffs_step() -> None:
    """A Wanted Notice stolen at the Saloon can cancel the Joe of the same round."""
    t = Table(3)
    t.dice(1, "Q 9 9 9 9")
    t.hand(0, WANTED_NOTICE)
    t.hand(2, NERVOUS_JOE, HAT)
    t.start(Place(SALOON), Place(SHERIFF))
    t.answer(1, ROB + 0)
    t.answer(2, JOE + 0)
    assert in_secret(t, 1)
    assert t.prompt(1) == "wanted"


@rule("DT-094")
def test_an_elixir_bought_can_be_drunk_at_the_doc() -> None:
    """An Elixir bought in this round opens the Doc's door in this round."""
    t = Table(3)
    t.dice(1, "J 9 9 9 9")
    on_top(t.town.store, ELIXIR)
    t.start(Place(GENERAL_STORE), DocStep())
    assert in_secret(t, 1)
    assert t.options(1) == [SKIP, PLAY + ELIXIR]


@rule("DT-094")
def test_a_card_drawn_at_the_doc_can_be_played_at_the_rounds_end() -> None:
    """Smoke Signals drawn at the Doc can be played at the end of the same round."""
    t = Table(3, extension=True, indian_die=True)
    t.town.gained = [1, 0, 1]
    t.dice(1, "J 9 9 9 9")
    on_top(t.town.store, SMOKE_SIGNALS)
    t.start(DocStep(), RoundEnds())
    t.answer(1, DOC + DOC_STORE)
    assert in_secret(t, 1)
    assert t.options(1) == [SKIP, PLAY + SMOKE_SIGNALS]


@rule("DT-094")
def test_credit_bought_does_not_pay_for_the_visit_it_was_bought_on() -> None:
    """Unlimited Credit kept from the first draw of round 1 adds nothing to that visit."""
    t = Table(3)
    t.town.round = 1
    t.dice(1, "J 9 9 9 9")
    on_top(t.town.store, UNLIMITED_CREDIT, HAT, LASSO)
    t.start(Place(GENERAL_STORE))
    assert t.asked == []
    assert t.town.hand[1] == [HAT, UNLIMITED_CREDIT]


@rule("DT-094")
@pytest.mark.parametrize("stolen", [True, False])
def test_whisky_stolen_in_the_first_robbery_is_no_use_in_the_second(stolen: bool) -> None:
    """Both robberies of The Girls are one action: only Whisky held before it can be played."""
    t = Table(3, extension=True)
    t.dice(1, "Q 9 9 9 9")
    t.hand(0, WHISKY if stolen else HAT)
    t.hand(1, *([GIRLS] if stolen else [GIRLS, WHISKY]))
    give_ranches(t, 2, 1)
    t.start(Place(SALOON))
    t.answer(1, ACTION + SALOON * 2 + CLASSIC)
    t.answer(1, PLAY + GIRLS)
    if stolen:
        assert t.asked == []
        assert t.town.hand[1] == [WHISKY]
    else:
        t.answer(1, ROB + 0)
        assert t.options(1) == [NO_ROB, WHISKY_ROB + 2]


# --- equipment -----------------------------------------------------------------------------


@rule("DT-095")
def test_equipment_is_never_played() -> None:
    """A winner of every place who holds all six pieces of equipment is never asked to play one."""
    t = Table(2)
    t.hand(1, *EQUIPMENT)
    t.dice(0, "A A A A A")
    t.dice(1, "9 10 J Q K")
    on_top(t.town.store, BRUTE)
    t.start(*ALL_PLACES[:-2])
    assert t.asked == []
    t.dice(0, "9 10 J Q A")
    t.dice(1, "A A A A A")
    t.start(Place(TOWN_HALL))
    assert t.told("first") == [(1, place) for place in range(6)]
    assert t.asked == []
    assert set(EQUIPMENT) <= set(t.town.hand[1])


@rule("DT-095")
@pytest.mark.parametrize(("card", "points"), list(zip(EQUIPMENT, (1, 2, 3, 4, 5, 8))))
def test_equipment_is_worth_its_printed_points(card: int, points: int) -> None:
    """Each of the six different pieces is worth its own number of points to its holder."""
    t = Table(3)
    t.hand(2, card)
    assert [scores["items"] for scores in GAME.result(t.town).scores] == [0, 0, points]


# --- the Wanted Notice ---------------------------------------------------------------------


@rule("DT-106", "DT-113")
def test_the_wanted_notice_undoes_dynamite() -> None:
    """DT-EX-18: two nines bring two nuggets after all, and both cards are discarded."""
    t = Table(3)
    t.dice(0, "9 9 J J K")
    t.hand(0, DYNAMITE)
    t.hand(1, WANTED_NOTICE)
    t.town.mine = 10
    t.start(Place(MINE))
    t.answer(0, PLAY + DYNAMITE)
    assert in_secret(t, 1)
    assert (t.prompt(1), t.options(1)) == ("wanted", [SKIP, PLAY + WANTED_NOTICE])
    t.answer(1, PLAY + WANTED_NOTICE)
    assert (t.town.nuggets[0], t.town.mine) == (2, 8)
    assert sorted(t.town.discard) == [DYNAMITE, WANTED_NOTICE]


@rule("DT-106")
def test_nobody_cancels_his_own_card() -> None:
    """The Wanted Notice answers an opponent's card only."""
    t = Table(3)
    t.dice(0, "9 9 J J K")
    t.hand(0, DYNAMITE, WANTED_NOTICE)
    t.start(Place(MINE))
    t.answer(0, PLAY + DYNAMITE)
    assert t.asked == []
    assert (t.town.nuggets[0], t.town.hand[0]) == (4, [WANTED_NOTICE])


@rule("DT-107")
def test_the_wanted_notice_does_not_answer_a_place() -> None:
    """Its holder is never asked to cancel while places and the Doc are resolved without cards."""
    t = Table(3)
    t.dice(0, "9 9 9 J J")
    t.dice(1, "9 9 J A A")
    t.dice(2, "10 Q K K A")
    t.hand(1, WANTED_NOTICE)
    t.hand(0, HAT)
    on_top(t.town.store, LASSO, SADDLE)
    t.start(*ALL_PLACES)
    asked = []
    while t.asked:
        seat = t.asked[0]
        asked.append((seat, t.prompt(seat)))
        t.answer(seat, t.options(seat)[0])
    assert asked == [(0, "store_keep"), (2, "saloon_target"), (1, "doc_benefit")]


@rule("DT-107")
def test_the_wanted_notice_does_not_answer_an_outlaw() -> None:
    """An Outlaw played before a throw is no store card."""
    t = Table(3, extension=True)
    give_outlaws(t, 0, 0)
    t.hand(1, WANTED_NOTICE)
    t.start(Throw())
    t.answer(0, OUTLAW + 2)
    assert [t.prompt(seat) for seat in range(3)] == ["keep", "keep", "keep"]
    assert t.set_dice(0) == "9 9"


@rule("DT-107")
def test_the_wanted_notice_does_not_answer_the_river() -> None:
    """A River card is applied without a question."""
    t = Table(3, extension=True)
    t.dice(0, "9 10 J Q A")
    t.hand(1, WANTED_NOTICE)
    on_top(t.town.river, RIVER_GOLD_2)
    t.start(Place(MINE))
    t.answer(0, ACTION + MINE * 2 + NEW)
    assert (t.asked, t.town.nuggets[0]) == ([], 2)


@rule("DT-107")
def test_the_wanted_notice_does_not_answer_the_indian_die() -> None:
    """The effect of the Indian die cannot be cancelled."""
    t = Table(3, extension=True, indian_die=True, loaded=True)
    t.dice(0, "9 9 9 9 9")
    t.dice(1, "9 9 9 9 9")
    t.dice(2, "9 9 9 9 9")
    t.hand(1, WANTED_NOTICE)
    t.town.die_at = 0
    t.luck.next(6, INDIAN_DIE.index(AMBUSH))
    t.luck.next(6, FACE["A"])
    t.start(RollIndianDie())
    t.answer(0, AMBUSH_DIE + 1 * 6 + FACE["9"])
    assert (t.asked, t.set_dice(1)) == ([], "9 9 9 9 A")


@rule("DT-107")
def test_the_wanted_notice_does_not_answer_what_merely_scores() -> None:
    """At the end of the game equipment and Cattle count, and nobody is asked about them."""
    t = Table(3, extension=True)
    t.hand(0, HORSE, CATTLE)
    t.hand(1, WANTED_NOTICE)
    t.town.mine = 0
    t.start(RoundEnds())
    assert t.asked == []
    assert GAME.result(t.town).scores[0]["items"] == 15
