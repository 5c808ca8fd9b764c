"""The cards of the General Store, one by one."""

import pytest

from farwest.games.dice_town import GAME
from farwest.games.dice_town.box import (
    AMBUSH,
    BANK,
    BOOTS,
    BRUTE,
    CATTLE,
    CHEATER,
    CORRUPTION,
    DEED_1,
    DEED_2,
    DEED_4,
    DEED_5,
    DOC_SMALL_SCAM,
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
    SHARE,
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
    CHEAT,
    DOC,
    DOC_PASS,
    JOE,
    KEEP,
    NO_ROB,
    OUTLAW,
    PLAY,
    ROB,
    SKIP,
    STEAL,
    STORE_KEEP,
    WHISKY_ROB,
)
from farwest.games.dice_town.verbs import BRUTE as WITH_BRUTE
from tests.clauses import rule
from tests.games.dice_town.kit import (
    FACE,
    Table,
    give_outlaws,
    give_ranches,
    heard,
    in_secret,
    lay_row,
    number,
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


def cheat(face: str, to: str) -> int:
    """The action that turns a die."""
    return CHEAT + FACE[face] * 6 + FACE[to]


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


# --- Dynamite, The Girls -------------------------------------------------------------------


@rule("DT-060", "DT-096")
def test_dynamite_doubles_the_nuggets() -> None:
    """DT-EX-15: three nines and Dynamite bring six nuggets; the card is discarded."""
    t = Table(3)
    t.dice(0, "9 9 9 J K")
    t.hand(0, DYNAMITE)
    t.town.mine = 20
    t.start(Place(MINE))
    t.answer(0, PLAY + DYNAMITE)
    assert (t.town.nuggets[0], t.town.mine) == (6, 14)
    assert t.town.discard == [DYNAMITE]


@rule("DT-097")
@pytest.mark.parametrize("second", [0, 2])
def test_the_girls_rob_twice(second: int) -> None:
    """The second robbery may strike the same opponent or another."""
    t = Table(3)
    t.dice(1, "Q Q 9 9 9")
    t.hand(0, HAT, LASSO)
    t.hand(1, GIRLS)
    t.hand(2, SADDLE)
    t.start(Place(SALOON))
    t.answer(1, PLAY + GIRLS)
    t.answer(1, ROB + 0)
    t.answer(1, STEAL + HAT)
    assert t.options(1) == [ROB + 0, ROB + 2]
    t.answer(1, ROB + second)
    assert t.asked == []
    assert t.town.hand[1] == [HAT, LASSO if second == 0 else SADDLE]


@rule("DT-097")
def test_the_second_robbery_needs_a_victim() -> None:
    """If the first robbery took the only card, the second is skipped."""
    t = Table(3)
    t.dice(1, "Q Q 9 9 9")
    t.hand(0, HAT)
    t.hand(1, GIRLS)
    t.start(Place(SALOON))
    t.answer(1, PLAY + GIRLS)
    assert t.asked == []
    assert t.town.hand == [[], [HAT], []]
    assert t.told("stole") == [(1, 0, 0)]


# --- The Brute -----------------------------------------------------------------------------


def brutal(dollars: int, roll: str = "A A A K 9") -> Table:
    """Seat 0 holds a Brute and has rolled; seat 1 will keep one die."""
    t = Table(3, loaded=True)
    t.town.cash[0] = dollars
    t.hand(0, BRUTE)
    t.luck.roll(roll)
    t.luck.roll("9 10 J Q K")
    t.luck.roll("9 10 J Q K")
    return t


def keep_with_brute(t: Table, dice: str) -> None:
    """Seat 0 keeps these dice with his Brute, the others a nine each."""
    t.answer(0, WITH_BRUTE + number(dice))
    t.answer(1, KEEP + number("9"))
    t.answer(2, KEEP + number("9"))


@rule("DT-098")
def test_the_brute_serves_two_dice_or_more() -> None:
    """He may be declared with any two dice or more, never with one or none."""
    t = brutal(dollars=0, roll="A A K K K")
    t.start(Throw())
    offered = t.options(0)
    assert KEEP + number("") not in offered, "keeping none still costs a dollar"
    assert [t.kept(action) for action in offered if action < WITH_BRUTE] == ["K", "A"]
    several = ["K K", "K A", "A A", "K K K", "K K A", "K A A", "K K K A", "K K A A", "K K K A A"]
    assert [t.kept(action) for action in offered if action >= WITH_BRUTE] == several


@rule("DT-098")
def test_the_brute_keeps_several_dice_for_nothing() -> None:
    """Three dice kept with a Brute cost nothing and stay; the Brute is discarded."""
    t = brutal(dollars=3)
    t.luck.roll("9 9")
    t.luck.roll("9 9 9 9")
    t.luck.roll("9 9 9 9")
    t.start(Throw())
    keep_with_brute(t, "A A A")
    assert t.set_dice(0) == "A A A"
    assert (t.town.cash[0], t.town.coach) == (3, 0)
    assert (t.town.hand[0], t.town.discard) == ([], [BRUTE])


@rule("DT-098")
def test_the_brute_is_declared_in_secret() -> None:
    """Until all have chosen, no view shows that a Brute was declared or a choice made."""
    t = brutal(dollars=3)
    t.luck.roll("9 9")
    t.luck.roll("9 9 9 9")
    t.luck.roll("9 9 9 9")
    t.start(Throw())
    before = [GAME.view(t.town, seat) for seat in (-1, 1, 2)]
    t.answer(0, WITH_BRUTE + number("A A A"))
    assert [GAME.view(t.town, seat) for seat in (-1, 1, 2)] == before
    assert t.told("played") == []
    t.answer(1, KEEP + number("9"))
    t.answer(2, KEEP + number("9"))
    assert t.told("played") == [(0, BRUTE)]


@rule("DT-099")
def test_a_cancelled_brute_is_paid_for() -> None:
    """Who has the money pays the normal cost of his dice, and keeps them all."""
    t = brutal(dollars=2)
    t.hand(1, WANTED_NOTICE)
    t.luck.roll("9 9")
    t.luck.roll("9 9 9 9")
    t.luck.roll("9 9 9 9")
    t.start(Throw())
    keep_with_brute(t, "A A A")
    assert in_secret(t, 1)
    t.answer(1, PLAY + WANTED_NOTICE)
    assert t.told("cut") == []
    assert t.set_dice(0) == "A A A"
    assert (t.town.cash[0], t.town.coach) == (0, 2)
    assert sorted(t.town.discard) == [BRUTE, WANTED_NOTICE]


@rule("DT-099")
def test_a_cancelled_brute_without_money_costs_dice() -> None:
    """Who cannot pay keeps one to one-plus-dollars of the dice he picked; the rest go back."""
    t = brutal(dollars=1, roll="A A K Q 9")
    t.hand(1, WANTED_NOTICE)
    t.luck.roll("9 9 9")
    t.luck.roll("9 9 9 9")
    t.luck.roll("9 9 9 9")
    t.start(Throw())
    keep_with_brute(t, "A A K Q")
    t.answer(1, PLAY + WANTED_NOTICE)
    assert (t.asked, t.prompt(0)) == ([0], "brute_cut")
    assert GAME.view(t.town, 2)["players"][0]["shown"] == [FACE[face] for face in "QKAA"]
    cuts = ["Q", "K", "A", "Q K", "Q A", "K A", "A A"]
    assert [t.kept(action) for action in t.options(0)] == cuts
    t.answer(0, KEEP + number("K A"))
    assert t.set_dice(0) == "K A"
    assert (t.town.cash[0], t.town.coach) == (0, 1)
    assert t.told("rolled")[-3:] == [(0, 3), (1, 4), (2, 4)], "three dice left to throw"


@rule("DT-099")
def test_a_cancelled_brute_without_a_dollar_leaves_one_die() -> None:
    """With no money at all one die stays; equal dice leave nothing to choose."""
    t = brutal(dollars=0)
    t.hand(1, WANTED_NOTICE)
    t.luck.roll("9 9 9 9")
    t.luck.roll("9 9 9 9")
    t.luck.roll("9 9 9 9")
    t.start(Throw())
    keep_with_brute(t, "A A A")
    t.answer(1, PLAY + WANTED_NOTICE)
    assert t.told("cut") == [(0, number("A"))]
    assert t.set_dice(0) == "A"
    assert (t.town.cash[0], t.town.coach) == (0, 0)
    assert t.told("rolled")[-3:] == [(0, 4), (1, 4), (2, 4)]


# --- the Professional Cheater --------------------------------------------------------------


@rule("DT-100")
def test_a_cheater_turns_a_die_of_this_throw() -> None:
    """Only dice revealed in this throw can be turned, each to any other face."""
    t = Table(2, loaded=True)
    t.dice(0, "9 J")
    t.dice(1, "9 J")
    t.hand(0, CHEATER)
    t.luck.roll("Q K K")
    t.luck.roll("Q K K")
    t.luck.roll("9")
    t.luck.roll("9 9")
    t.start(Throw())
    t.answer(0, KEEP + number("Q K"))
    t.answer(1, KEEP + number("Q"))
    assert in_secret(t, 0)
    turns = [cheat("Q", to) for to in ("9", "10", "J", "K", "A")]
    turns += [cheat("K", to) for to in ("9", "10", "J", "Q", "A")]
    assert t.options(0) == [SKIP, *turns]
    t.answer(0, cheat("K", "A"))
    assert t.set_dice(0) == "9 J Q A"
    assert t.town.discard == [CHEATER]


@rule("DT-100")
def test_two_cheaters_turn_two_dice() -> None:
    """A player may play both Cheaters after one reveal, the second after seeing the first work."""
    t = Table(2, loaded=True)
    t.hand(0, CHEATER, CHEATER)
    for roll in ("9 9 K K K", "9 10 J Q K"):
        t.luck.roll(roll)
    t.start(Throw(final=1))
    assert in_secret(t, 0)
    t.answer(0, cheat("9", "K"))
    assert in_secret(t, 0)
    t.answer(0, cheat("9", "K"))
    assert t.asked == []
    assert t.set_dice(0) == "K K K K K"


@rule("DT-100")
@pytest.mark.parametrize(("sheriff", "order"), [(0, [0, 2]), (1, [2, 0])])
def test_cheaters_are_asked_in_table_order(sheriff: int, order: list[int]) -> None:
    """Clockwise from the Sheriff, each holder of a Cheater is asked once."""
    t = Table(3, sheriff=sheriff, loaded=True)
    t.hand(0, CHEATER)
    t.hand(2, CHEATER)
    for _ in range(3):
        t.luck.roll("9 9 K K K")
    t.start(Throw(final=1))
    asked = []
    while t.asked:
        asked += t.asked
        t.answer(asked[-1], SKIP)
    assert asked == order


@rule("DT-100")
def test_who_revealed_nothing_cannot_cheat() -> None:
    """A player who kept none of his dice has none to turn."""
    t = Table(2, loaded=True)
    t.dice(0, "9")
    t.dice(1, "9")
    t.hand(0, CHEATER)
    for roll in ("Q K K A", "Q K K A", "9 9 9 9", "9 9 9"):
        t.luck.roll(roll)
    t.start(Throw())
    t.answer(0, KEEP + number(""))
    t.answer(1, KEEP + number("A"))
    assert [t.prompt(0), t.prompt(1)] == ["keep", "keep"]


# --- Corruption, Unlimited Credit ----------------------------------------------------------


@rule("DT-101")
def test_corruption_brings_an_unseen_deed() -> None:
    """Besides the row's deed the winner takes the top of the deck, which nobody else sees."""
    t = Table(2)
    t.dice(0, "K K K 9 9")
    t.dice(1, "9 10 J Q A")
    t.hand(0, CORRUPTION)
    lay_row(t, DEED_5, DEED_1, DEED_2)
    on_top(t.town.deeds, DEED_4)
    t.start(Place(TOWN_HALL))
    t.answer(0, PLAY + CORRUPTION)
    assert t.town.hand[0] == [DEED_4, DEED_5]
    assert t.town.discard == [CORRUPTION]
    assert heard(t, 0, "drew_deed") == [[0, DEED_4]]
    for seat in (-1, 1):
        assert heard(t, seat, "drew_deed") == [[0]]
        player = GAME.view(t.town, seat)["players"][0]
        assert (player["deeds"], player["known"]) == (2, [DEED_5])


@rule("DT-101")
def test_corruption_needs_a_deck() -> None:
    """With no deed left in the deck Corruption cannot be played."""
    t = Table(2)
    t.dice(0, "K K K 9 9")
    t.dice(1, "9 10 J Q A")
    t.hand(0, CORRUPTION)
    t.town.deeds = []
    t.start(Place(TOWN_HALL))
    assert t.asked == []
    assert t.town.hand[0][-1] == CORRUPTION


@rule("DT-102")
@pytest.mark.parametrize(("round_", "visits"), [(2, 2), (1, 3)])
def test_credit_adds_a_visit_to_the_store(round_: int, visits: int) -> None:
    """Unlimited Credit makes two visits of one, and three of the two of round 1."""
    t = Table(2)
    t.town.round = round_
    t.dice(0, "J J 9 9 9")
    t.hand(0, UNLIMITED_CREDIT)
    on_top(t.town.store, HAT, BOOTS, SADDLE, LASSO, HORSE, REVOLVER)
    t.start(Place(GENERAL_STORE))
    t.answer(0, PLAY + UNLIMITED_CREDIT)
    for card in (HAT, SADDLE, HORSE)[:visits]:
        t.answer(0, STORE_KEEP + card)
    assert t.asked == []
    assert t.town.hand[0] == [HAT, SADDLE, HORSE][:visits]
    assert len(t.town.discard) == 1 + visits


# --- Nervous Joe, the Marshall, Share ------------------------------------------------------


@rule("DT-103")
def test_joe_takes_four_dollars_from_an_opponent() -> None:
    """Joe's holder names an opponent who has a dollar at least, and gets four from him."""
    t = Table(4)
    t.town.cash = [8, 0, 6, 8]
    t.hand(0, NERVOUS_JOE)
    t.start(Place(SHERIFF))
    assert t.options(0) == [SKIP, JOE + 2, JOE + 3]
    t.answer(0, JOE + 2)
    assert t.town.cash == [12, 0, 2, 8]
    assert t.town.discard == [NERVOUS_JOE]


@rule("DT-103")
def test_a_poor_man_gives_joe_all_he_has() -> None:
    """Joe gets three dollars from a player who has three."""
    t = Table(3)
    t.town.cash = [8, 3, 8]
    t.hand(0, NERVOUS_JOE)
    t.start(Place(SHERIFF))
    t.answer(0, JOE + 1)
    assert t.town.cash == [11, 0, 8]


@rule("DT-104")
def test_the_marshall_keeps_the_old_sheriff() -> None:
    """DT-EX-19: the star stays with A although B has most kings, and B gains nothing."""
    t = Table(3, sheriff=0)
    t.dice(1, "K K K 9 9")
    t.hand(2, MARSHALL)
    t.start(Place(SHERIFF))
    t.answer(2, PLAY + MARSHALL)
    assert t.town.sheriff == 0
    assert (t.town.gained, t.town.cash) == ([0, 0, 0], [8, 8, 8])
    assert t.told("star_held") == [(0, 1)]
    assert t.town.discard == [MARSHALL]


@rule("DT-104")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_any_player_may_call_the_marshall(holder: int) -> None:
    """The outgoing Sheriff, the winner and a bystander may all hold the star back."""
    t = Table(3, sheriff=0)
    t.dice(1, "K K K 9 9")
    t.hand(holder, MARSHALL)
    t.start(Place(SHERIFF))
    assert in_secret(t, holder)
    t.answer(holder, PLAY + MARSHALL)
    assert t.town.sheriff == 0


@rule("DT-104")
def test_the_marshall_has_no_say_when_the_sheriff_wins_again() -> None:
    """The star does not pass to somebody else, so the Marshall cannot be played."""
    t = Table(3, sheriff=0)
    t.dice(0, "K K K 9 9")
    t.hand(2, MARSHALL)
    t.start(Place(SHERIFF))
    assert t.asked == []
    assert t.town.hand[2] == [MARSHALL]


@rule("DT-105")
def test_share_takes_half_of_the_loot() -> None:
    """DT-EX-16: of seven dollars the robber keeps four, and gives three to the holder of Share."""
    t = Table(3)
    t.dice(0, "10 10 J J K")
    t.hand(1, SHARE)
    t.town.bank = 7
    t.start(Place(BANK))
    t.answer(1, PLAY + SHARE)
    assert t.town.cash == [12, 11, 8]
    assert t.town.discard == [SHARE]


@rule("DT-105")
@pytest.mark.parametrize(("loot", "asked"), [(0, []), (1, []), (2, [1])])
def test_share_needs_a_dollar_to_share(loot: int, asked: list[int]) -> None:
    """Share is asked for only if half of the loot is a dollar at least."""
    t = Table(3)
    t.dice(0, "10 10 J J K")
    t.hand(1, SHARE)
    t.town.bank = loot
    t.start(Place(BANK))
    assert t.asked == asked


# --- the Wanted Notice, the Elixir ---------------------------------------------------------


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


@rule("DT-085", "DT-108")
def test_the_elixir_opens_the_door_to_a_winner() -> None:
    """DT-EX-20: A gained a nugget, drinks the Elixir and scams six dollars of three opponents."""
    t = Table(4)
    t.town.nuggets[0] = 1
    t.town.gained = [1, 1, 1, 1]
    t.dice(0, "9 10 K K A")
    t.hand(0, ELIXIR)
    t.start(DocStep())
    assert in_secret(t, 0)
    t.answer(0, PLAY + ELIXIR)
    assert t.prompt(0) == "doc_benefit"
    t.answer(0, DOC + DOC_SMALL_SCAM)
    assert t.town.cash == [14, 6, 6, 6]
    assert t.asked == [], "one visit, not two"
    assert t.town.discard == [ELIXIR]


@rule("DT-108")
def test_the_elixir_gives_no_second_visit() -> None:
    """Who may visit without it is not asked for it, before, during or after his visit."""
    t = Table(3)
    t.town.gained = [1, 0, 1]
    t.dice(1, "K K K K K")
    t.hand(1, ELIXIR)
    t.start(DocStep())
    assert t.options(1) == [DOC + DOC_SMALL_SCAM, DOC_PASS]
    t.answer(1, DOC + DOC_SMALL_SCAM)
    assert t.asked == []
    assert t.town.hand[1] == [ELIXIR]
