"""Doc Badluck: who may visit him, in which order, and what he has to offer."""

import pytest

from farwest.games.dice_town import GAME
from farwest.games.dice_town.box import (
    BOOTS,
    DEED_1,
    DEED_2,
    DEED_3,
    DEED_4,
    DEED_5,
    DOC_BIG_SCAM,
    DOC_FENCE,
    DOC_SMALL_SCAM,
    DOC_STORE,
    ELIXIR,
    HAT,
    LASSO,
    SALOON,
)
from farwest.games.dice_town.rules.doc import DocStep
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.verbs import (
    DOC,
    DOC_NEXT,
    DOC_PASS,
    FENCE,
    PLAY,
    SKIP,
    STEAL,
)
from tests.clauses import rule
from tests.games.dice_town.kit import Table, heard, in_secret, on_top


def visit(dice: str, *hand: int, seats: int = 4) -> Table:
    """Everybody but the last seat has gained something; he stands before the Doc."""
    t = Table(seats)
    doc = seats - 1
    t.dice(doc, dice)
    t.hand(doc, *hand)
    t.town.gained = [1] * seats
    t.town.gained[doc] = 0
    return t


# --- who, and in which order ---------------------------------------------------------------


@rule("DT-084")
def test_only_who_gained_nothing_may_visit_and_once() -> None:
    """Of three players the one without a gain is asked, and after his visit the step is over."""
    t = Table(3)
    for seat in range(3):
        t.dice(seat, "9 10 K K A")
    t.town.gained = [1, 0, 1]
    t.start(DocStep())
    assert (t.asked, t.prompt(1)) == ([1], "doc_benefit")
    t.answer(1, DOC + DOC_SMALL_SCAM)
    assert t.asked == []


@rule("DT-084")
def test_a_visit_may_be_declined() -> None:
    """Whoever may see the Doc may also stay away, and gets nothing then."""
    t = visit("K K K K A")
    t.start(DocStep())
    t.answer(3, DOC_PASS)
    assert t.asked == []
    assert t.town.cash == [8, 8, 8, 8]


@rule("DT-084")
def test_without_a_loser_the_doc_stays_alone() -> None:
    """If everybody gained something the Doc step asks nothing."""
    t = Table(3)
    t.town.gained = [1, 1, 1]
    t.start(DocStep())
    assert t.asked == []


@rule("DT-085")
def test_the_elixir_comes_before_the_order_of_visits() -> None:
    """Its holder is asked first; only then does the Sheriff order the visitors, him included."""
    t = Table(4, sheriff=0)
    t.town.gained = [1, 0, 1, 0]
    t.hand(2, ELIXIR)
    t.start(DocStep())
    assert in_secret(t, 2)
    assert t.options(2) == [SKIP, PLAY + ELIXIR]
    t.answer(2, PLAY + ELIXIR)
    assert (t.asked, t.prompt(0)) == ([0], "doc_next")
    assert t.options(0) == [DOC_NEXT + 1, DOC_NEXT + 2, DOC_NEXT + 3]


@rule("DT-085")
def test_an_elixir_not_drunk_gives_no_visit() -> None:
    """A flagged player who keeps his Elixir stays out of the queue, unannounced."""
    t = Table(4, sheriff=0)
    t.town.gained = [1, 0, 1, 0]
    t.hand(2, ELIXIR)
    t.start(DocStep())
    t.answer(2, SKIP)
    assert t.events == []
    assert t.options(0) == [DOC_NEXT + 1, DOC_NEXT + 3]
    assert t.town.hand[2] == [ELIXIR]


@rule("DT-085")
def test_who_may_visit_anyway_is_not_asked_for_his_elixir() -> None:
    """A player without a gain cannot waste the Elixir on a visit he has already."""
    t = visit("9 9 9 9 9", ELIXIR, DEED_1)
    t.start(DocStep())
    assert t.prompt(3) == "doc_benefit"


@rule("DT-086")
def test_the_sheriff_orders_all_visits_before_the_first() -> None:
    """He names the first visitor, then the next, himself among them; the last needs no word."""
    t = Table(4, sheriff=1)
    for seat in range(4):
        t.dice(seat, "K 9 9 10 10")
    t.town.gained = [0, 0, 1, 0]
    t.start(DocStep())
    assert (t.asked, t.prompt(1)) == ([1], "doc_next")
    assert t.options(1) == [DOC_NEXT + 0, DOC_NEXT + 1, DOC_NEXT + 3]
    t.answer(1, DOC_NEXT + 3)
    assert (t.asked, t.options(1)) == ([1], [DOC_NEXT + 0, DOC_NEXT + 1])
    t.answer(1, DOC_NEXT + 1)
    assert GAME.view(t.town, 2)["queue"] == [3, 1, 0]
    visits = []
    while t.asked:
        visits += t.asked
        t.answer(visits[-1], DOC_PASS)
    assert visits == [3, 1, 0]


@rule("DT-086")
def test_a_lone_visitor_needs_no_order() -> None:
    """With one visitor the Sheriff is not asked."""
    t = visit("K K 9 9 9")
    t.start(DocStep())
    assert (t.asked, t.prompt(3)) == ([3], "doc_benefit")


# --- what he offers ------------------------------------------------------------------------


@rule("DT-087")
@pytest.mark.parametrize(
    ("dice", "benefits"),
    [
        ("9 9 9 9 9", [DOC_FENCE]),
        ("10 10 10 10 10", [DOC_FENCE]),
        ("J J J J J", [DOC_STORE]),
        ("Q Q Q Q Q", [DOC_STORE]),
        ("K K K K K", [DOC_SMALL_SCAM]),
        ("A A A A A", [DOC_BIG_SCAM]),
        ("9 10 J Q K", [DOC_FENCE, DOC_STORE, DOC_SMALL_SCAM]),
        ("9 J J K A", [DOC_FENCE, DOC_STORE, DOC_SMALL_SCAM, DOC_BIG_SCAM]),
    ],
)
def test_the_dice_open_the_benefits(dice: str, benefits: list[int]) -> None:
    """One die of a face is enough for its benefit; a visitor takes one of them or passes."""
    t = visit(dice, DEED_1)
    t.start(DocStep())
    assert t.options(3) == [DOC + benefit for benefit in benefits] + [DOC_PASS]


@rule("DT-087", "DT-090")
@pytest.mark.parametrize("dice", ["K 9 9 9 9", "K K K K K"])
def test_the_number_of_dice_does_not_matter(dice: str) -> None:
    """Five kings scam no more than one, and no second benefit follows the first."""
    t = visit(dice, DEED_1)
    t.start(DocStep())
    t.answer(3, DOC + DOC_SMALL_SCAM)
    assert t.asked == []
    assert t.town.cash == [6, 6, 6, 14]
    assert t.town.fenced[3] == []


@rule("DT-088")
def test_two_deeds_of_ones_choice_are_fenced() -> None:
    """The visitor picks two deeds of his hand by value; they lie face up before him."""
    t = visit("9 J J J J", DEED_2, DEED_4, DEED_4, DEED_5, HAT)
    t.start(DocStep())
    t.answer(3, DOC + DOC_FENCE)
    assert t.prompt(3) == "fence_deed"
    assert t.options(3) == [FENCE + DEED_2, FENCE + DEED_4, FENCE + DEED_5]
    t.answer(3, FENCE + DEED_4)
    assert t.options(3) == [FENCE + DEED_2, FENCE + DEED_4, FENCE + DEED_5]
    t.answer(3, FENCE + DEED_5)
    assert t.asked == []
    assert t.town.hand[3] == [DEED_2, DEED_4, HAT]
    assert GAME.view(t.town, 0)["players"][3]["fenced"] == [DEED_4, DEED_5]


@rule("DT-088")
@pytest.mark.parametrize("deeds", [[DEED_3], [DEED_3, DEED_5]], ids=["one deed", "two deeds"])
def test_few_deeds_are_fenced_without_asking(deeds: list[int]) -> None:
    """With one or two deeds in hand there is nothing to choose."""
    t = visit("10 J J J J", *deeds, HAT)
    t.start(DocStep())
    t.answer(3, DOC + DOC_FENCE)
    assert t.asked == []
    assert (t.town.hand[3], t.town.fenced[3]) == ([HAT], deeds)


@rule("DT-088")
def test_without_a_deed_there_is_nothing_to_fence() -> None:
    """The fence is not offered to a hand without deeds, not even for others already fenced."""
    t = visit("9 10 J J J", HAT)
    t.town.fenced[3] = [DEED_5]
    t.start(DocStep())
    assert t.options(3) == [DOC + DOC_STORE, DOC_PASS]


@rule("DT-088")
def test_fenced_deeds_cannot_be_stolen_and_still_score() -> None:
    """A thief finds only what is left in hand; the fenced deeds count as before."""
    t = visit("9 J J J K", DEED_4, DEED_5, HAT, LASSO)
    t.dice(0, "Q Q Q Q Q")
    t.start(DocStep())
    points = GAME.result(t.town).scores[3]["deeds"]
    t.answer(3, DOC + DOC_FENCE)
    assert GAME.result(t.town).scores[3]["deeds"] == points == 9
    t.start(Place(SALOON))
    assert t.options(0) == [STEAL + HAT, STEAL + LASSO]


@rule("DT-089")
def test_the_docs_store_card_is_drawn_unseen() -> None:
    """The top store card goes to hand; the others learn that, not which card it is."""
    t = visit("J K K K K")
    on_top(t.town.store, HAT, LASSO)
    t.start(DocStep())
    t.answer(3, DOC + DOC_STORE)
    assert t.town.hand[3] == [HAT]
    assert heard(t, 3, "drew_card") == [[3, HAT]]
    for seat in (-1, 0, 1, 2):
        assert heard(t, seat, "drew_card") == [[3]]
        player = GAME.view(t.town, seat)["players"][3]
        assert (player["store"], player["known"]) == (1, [])


@rule("DT-066", "DT-089")
def test_the_docs_store_card_may_come_from_the_discard() -> None:
    """With an empty deck the discard is shuffled first, and the rest becomes the deck."""
    t = visit("Q K K K K")
    t.town.store, t.town.discard = [], [HAT, LASSO]
    t.start(DocStep())
    t.answer(3, DOC + DOC_STORE)
    assert t.told("shuffled") == [()]
    assert sorted(t.town.hand[3] + t.town.store) == [HAT, LASSO]
    assert (len(t.town.hand[3]), t.town.discard) == (1, [])


@rule("DT-089")
def test_no_store_card_left_closes_that_benefit() -> None:
    """With deck and discard empty, a J opens no benefit."""
    t = visit("J Q K K K")
    t.town.store, t.town.discard = [], []
    t.start(DocStep())
    assert t.options(3) == [DOC + DOC_SMALL_SCAM, DOC_PASS]


@rule("DT-090")
def test_the_small_scam_takes_two_dollars_from_each() -> None:
    """Every other player gives two dollars, or what he has."""
    t = visit("K 9 9 9 9")
    t.town.cash = [5, 1, 0, 8]
    t.start(DocStep())
    t.answer(3, DOC + DOC_SMALL_SCAM)
    assert t.town.cash == [3, 0, 0, 11]


@rule("DT-091")
def test_the_big_scam_takes_a_nugget_from_each() -> None:
    """Every other player who has one gives a nugget; the mine gives none."""
    t = visit("A 9 9 9 9")
    t.town.nuggets = [3, 0, 1, 2]
    mine = t.town.mine
    t.start(DocStep())
    t.answer(3, DOC + DOC_BIG_SCAM)
    assert t.town.nuggets == [2, 0, 0, 4]
    assert t.town.mine == mine


# --- one visit after the other -------------------------------------------------------------


@rule("DT-092")
def test_a_visit_is_over_before_the_next_begins() -> None:
    """What the first visitor takes is gone for the second."""
    t = Table(3, sheriff=0)
    t.town.gained = [1, 0, 0]
    t.town.store = [BOOTS]
    t.dice(1, "J J J J K")
    t.dice(2, "J J J J K")
    t.start(DocStep())
    t.answer(0, DOC_NEXT + 2)
    t.answer(2, DOC + DOC_STORE)
    assert t.town.hand[2] == [BOOTS]
    assert t.options(1) == [DOC + DOC_SMALL_SCAM, DOC_PASS]


@rule("DT-092")
def test_nothing_in_the_doc_step_changes_who_may_visit() -> None:
    """Who is scammed or scams keeps or lacks the right to visit that he had when it began."""
    t = Table(3, sheriff=0)
    t.town.gained = [1, 0, 0]
    t.town.nuggets = [1, 1, 1]
    t.dice(0, "A A A A A")
    t.dice(1, "A A A A A")
    t.dice(2, "A A A A A")
    t.start(DocStep())
    t.answer(0, DOC_NEXT + 1)
    t.answer(1, DOC + DOC_BIG_SCAM)
    assert t.asked == [2], "he has lost a nugget, and still has his visit"
    t.answer(2, DOC + DOC_BIG_SCAM)
    assert t.asked == [], "the first player lost all he had gained, and gets no visit for it"
    assert t.town.nuggets == [0, 2, 1]


@rule("DT-092")
def test_a_card_drawn_at_the_doc_gives_no_second_visit() -> None:
    """An Elixir drawn at the Doc comes too late for this Doc step."""
    t = Table(3, sheriff=0)
    t.town.gained = [1, 0, 0]
    t.dice(1, "J J J J J")
    t.dice(2, "K K K K K")
    on_top(t.town.store, ELIXIR)
    t.start(DocStep())
    t.answer(0, DOC_NEXT + 1)
    t.answer(1, DOC + DOC_STORE)
    assert t.town.hand[1] == [ELIXIR]
    assert t.asked == [2]
    t.answer(2, DOC_PASS)
    assert t.asked == []
