"""Section 23 of the clauses: what is asked, of whom, and out of how many answers."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import permutations
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from farwest.games.dice_town import GAME, box
from farwest.games.dice_town.box import BANK, GENERAL_STORE, MINE, SALOON, SHERIFF, TOWN_HALL
from farwest.games.dice_town.rules.doc import DocStep
from farwest.games.dice_town.rules.ending import Ending
from farwest.games.dice_town.rules.indian import Exchange, RollIndianDie
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.rules.round import RoundEnds
from farwest.games.dice_town.rules.throwing import Throw
from farwest.games.dice_town.verbs import (
    ACTION,
    BRUTE,
    DOC,
    GIFT_FROM,
    KEEP,
    OFFER_BUILD,
    OFFER_DOLLARS,
    OFFER_NOTHING,
    OFFER_NUGGETS,
    OUTLAW,
    PLAY,
    RIVER_PICK,
    SKIP,
    SPLIT,
)
from farwest.kernel.dump import dump
from farwest.kernel.state import State
from tests.clauses import rule
from tests.games.dice_town.kit import (
    SETTINGS,
    Table,
    discarded,
    give_outlaws,
    give_ranches,
    known,
    lay_row,
    number,
    on_top,
    post_wanted,
    stroll,
)

DEEDS = (box.DEED_1, box.DEED_2, box.DEED_3, box.DEED_4, box.DEED_5)
ITEMS = (box.BOOTS, box.HAT, box.LASSO, box.SADDLE, box.REVOLVER, box.HORSE)
FIVE = "9 10 J Q K"

MOST = {
    "outlaw_use": 3,
    "keep": 58,
    "brute_cut": 30,
    "cheater": 26,
    "wanted": 2,
    "bribe_open": 2,
    "bribe_dollars": 9,
    "bribe_nuggets": 6,
    "bribe_card": 34,
    "name_player": 6,
    "choose_action": 2,
    "play_card": 2,
    "star": 7,
    "store_keep": 5,
    "saloon_target": 10,
    "saloon_split": 6,
    "saloon_keep": 5,
    "gift_target": 5,
    "gift_give": 28,
    "river_pick": 3,
    "river_top": 2,
    "voucher": 28,
    "desperado_pick": 10,
    "double_gun": 32,
    "capture": 2,
    "indian_exchange": 5,
    "shaman": 26,
    "ambush": 25,
    "warpath": 6,
    "doc_next": 6,
    "doc_benefit": 5,
    "fence_deed": 5,
    "final_tie": 6,
}
"""Every question of the engine and the most answers the table of the clauses gives it."""

HIDDEN = {"outlaw_use", "keep", "bribe_open", "bribe_dollars", "bribe_nuggets", "bribe_card"}


class Scene(NamedTuple):
    """A position in which a question has as many answers as it can have."""

    prompt: str
    owner: int
    answers: int
    lay: Callable[[], Table]


SCENES: list[Scene] = []


def scene(
    prompt: str, owner: int, answers: int
) -> Callable[[Callable[[], Table]], Callable[[], Table]]:
    """Register a position for the question it leads to."""

    def register(lay: Callable[[], Table]) -> Callable[[], Table]:
        SCENES.append(Scene(prompt, owner, answers, lay))
        return lay

    return register


def full(seats: int = 6, **options: Any) -> Table:
    """A table with everything in the boxes."""
    return Table(seats, extension=True, indian_die=True, **options)


# --- phase I -----------------------------------------------------------------------------------


@scene("outlaw_use", owner=1, answers=3)
def outlaw_use() -> Table:
    """An Outlaw may set none, one or two dice."""
    t = full()
    give_outlaws(t, 1, 0)
    t.start(Throw())
    return t


@scene("keep", owner=1, answers=58)
def keep() -> Table:
    """Five different dice, dollars and a Brute."""
    t = Table(2, loaded=True)
    t.hand(1, box.BRUTE)
    t.dice(0, "A A A")
    t.luck.roll("9 9")
    t.luck.roll(FIVE)
    t.start(Throw())
    return t


@scene("brute_cut", owner=1, answers=30)
def brute_cut() -> Table:
    """A Brute with five different dice is stopped and $3 is all there is."""
    t = keep()
    t.town.cash[1] = 3
    t.hand(0, box.WANTED_NOTICE)
    t.answer(0, KEEP + number("9"))
    t.answer(1, BRUTE + number(FIVE))
    t.answer(0, PLAY + box.WANTED_NOTICE)
    return t


@scene("cheater", owner=1, answers=26)
def cheater() -> Table:
    """Five different dice were revealed."""
    t = keep()
    t.hand(1, box.CHEATER)
    t.answer(0, KEEP + number("9"))
    t.answer(1, KEEP + number(FIVE))
    return t


# --- cards and ties ----------------------------------------------------------------------------


@scene("wanted", owner=2, answers=2)
def wanted() -> Table:
    """Dynamite is played; another holds the Wanted Notice."""
    t = Table(3)
    t.hand(0, box.DYNAMITE)
    t.hand(2, box.WANTED_NOTICE)
    t.dice(0, "9 9 9 9 9")
    t.start(Place(MINE))
    t.answer(0, PLAY + box.DYNAMITE)
    return t


@scene("bribe_open", owner=1, answers=2)
def bribe_open() -> Table:
    """A tie; the bidder owns one of everything, but for what never stays in a hand."""
    t = full(3, sheriff=0)
    t.town.cash[1] = 9
    t.town.nuggets[1] = 9
    never = (box.NO_CARD, box.GIFT, box.SWINDLER, box.RANCH)
    t.hand(1, *[card for card in range(len(box.CARDS)) if card not in never])
    for seat in (0, 1, 2):
        t.dice(seat, "10 10 10 A A")
    t.start(Place(BANK))
    return t


@scene("bribe_dollars", owner=1, answers=9)
def bribe_dollars() -> Table:
    """The first step of an offer."""
    t = bribe_open()
    t.answer(1, OFFER_BUILD)
    return t


@scene("bribe_nuggets", owner=1, answers=6)
def bribe_nuggets() -> Table:
    """The second."""
    t = bribe_dollars()
    t.answer(1, OFFER_DOLLARS)
    return t


@scene("bribe_card", owner=1, answers=32)
def bribe_card() -> Table:
    """The third."""
    t = bribe_nuggets()
    t.answer(1, OFFER_NUGGETS)
    return t


@scene("name_player", owner=4, answers=6)
def name_player() -> Table:
    """Six players share the most 10s."""
    t = full(bribes=False, sheriff=4)
    for seat in range(6):
        t.dice(seat, "10 10 10 A A")
    t.start(Place(BANK))
    return t


@scene("star", owner=2, answers=7)
def star() -> Table:
    """One player holds both Nervous Joe and the Marshall, and the star is about to move."""
    t = full(sheriff=0)
    t.hand(2, box.NERVOUS_JOE, box.MARSHALL)
    t.dice(1, "K K K K K")
    t.start(Place(SHERIFF))
    t.answer(1, ACTION + SHERIFF * 2)
    return t


# --- places --------------------------------------------------------------------------------------


@scene("choose_action", owner=3, answers=2)
def choose_action() -> Table:
    """A first player of the extension."""
    t = full()
    t.dice(3, "9 9 9 9 9")
    t.start(Place(MINE))
    return t


@scene("store_keep", owner=0, answers=5)
def store_keep() -> Table:
    """Five J, five different cards."""
    t = Table(2)
    on_top(t.town.store, *ITEMS[:5])
    t.dice(0, "J J J J J")
    t.start(Place(GENERAL_STORE))
    return t


@scene("saloon_target", owner=0, answers=10)
def saloon_target() -> Table:
    """Five opponents with a card and a Ranch each, and a thief with Whisky."""
    t = full()
    t.hand(0, box.WHISKY)
    for seat in range(1, 6):
        t.hand(seat, ITEMS[seat])
        give_ranches(t, seat, 1)
    t.dice(0, "Q A A A A")
    t.start(Place(SALOON))
    t.answer(0, ACTION + SALOON * 2)
    return t


@scene("saloon_split", owner=0, answers=6)
def saloon_split() -> Table:
    """Five Q, a victim with five deeds and five store cards."""
    t = Table(2)
    t.hand(1, *DEEDS, *ITEMS[:5])
    t.dice(0, "Q Q Q Q Q")
    t.start(Place(SALOON))
    return t


@scene("saloon_keep", owner=0, answers=5)
def saloon_keep() -> Table:
    """Five different cards drawn."""
    t = saloon_split()
    t.answer(0, SPLIT + 5)
    return t


def take_gift(*givers: list[int]) -> Table:
    """Seat 0 draws the Gift at the Doc's; the next seats hold these cards."""
    t = full(len(givers) + 1)
    for seat, cards in enumerate(givers, 1):
        t.hand(seat, *cards)
        t.town.gained[seat] = 1
    on_top(t.town.store, box.GIFT)
    t.dice(0, "J A A A A")
    t.start(DocStep())
    t.answer(0, DOC + box.DOC_STORE)
    return t


@scene("gift_target", owner=0, answers=5)
def gift_target() -> Table:
    """Every opponent has a store card."""
    return take_gift(*[[card] for card in ITEMS[:5]])


@scene("gift_give", owner=3, answers=6)
def gift_give() -> Table:
    """The giver holds six different store cards, and deeds, which are none."""
    t = take_gift([box.BRUTE], [], [*ITEMS, box.DEED_1])
    t.answer(0, GIFT_FROM + 3)
    return t


def pan(*cards: int, discard: tuple[int, ...] = ()) -> Table:
    """Seat 0 draws the first of these River cards; the others lie below it."""
    t = full(2)
    on_top(t.town.river, *cards)
    discarded(t, *discard)
    t.dice(0, "9 9 9 9 9")
    t.start(Place(MINE))
    t.answer(0, ACTION + MINE * 2 + 1)
    return t


@scene("river_pick", owner=0, answers=3)
def river_pick() -> Table:
    """Discoveries, and three different cards below."""
    return pan(box.RIVER_DISCOVERIES, box.RIVER_GOLD_2, box.RIVER_GOLD_3, box.RIVER_STAR)


@scene("river_top", owner=0, answers=2)
def river_top() -> Table:
    """One of the three is chosen."""
    t = river_pick()
    t.answer(0, RIVER_PICK + box.RIVER_STAR)
    return t


@scene("voucher", owner=0, answers=6)
def voucher() -> Table:
    """Six different cards on the discard."""
    return pan(box.RIVER_VOUCHER, discard=ITEMS)


def recruit() -> Table:
    """Seat 0 recruits, holding Desperado."""
    t = full(2)
    t.hand(0, box.DESPERADO)
    t.dice(0, "Q A A A A")
    t.start(Place(SALOON))
    t.answer(0, ACTION + SALOON * 2 + 1)
    return t


@scene("desperado_pick", owner=0, answers=10)
def desperado_pick() -> Table:
    """Ten Outlaws in the deck."""
    t = recruit()
    t.answer(0, PLAY + box.DESPERADO)
    return t


def hunt(roll: str, *posted: int, cards: tuple[int, ...] = ()) -> Table:
    """Seat 1 hunts, and his K fall like this."""
    t = full(2, loaded=True)
    t.hand(1, *cards)
    post_wanted(t, *posted)
    kings = len(roll.split())
    t.dice(1, " ".join(["K"] * kings + ["A"] * (5 - kings)))
    t.luck.roll(roll)
    t.start(Place(SHERIFF))
    t.answer(1, ACTION + SHERIFF * 2 + 1)
    return t


@scene("double_gun", owner=1, answers=32)
def double_gun() -> Table:
    """Five different hunt dice."""
    return hunt(FIVE, 0, cards=(box.DOUBLE_GUN,))


@scene("capture", owner=1, answers=2)
def capture() -> Table:
    """One 9, two Outlaws wanted with a 9."""
    return hunt("9", 0, 1)


@scene("indian_exchange", owner=0, answers=5)
def indian_exchange() -> Table:
    """Three different deeds of the row and one by Corruption."""
    t = full(2)
    lay_row(t, *DEEDS[:3])
    on_top(t.town.deeds, box.DEED_4)
    t.hand(0, box.CORRUPTION)
    t.dice(0, "A A A A A")
    t.dice(1, FIVE)
    t.start(Place(TOWN_HALL), Exchange(0))
    t.answer(0, ACTION + TOWN_HALL * 2)
    t.answer(0, PLAY + box.CORRUPTION)
    return t


def indian(effect: int) -> Table:
    """Seat 2 rolls the Indian die; everybody shows five different dice."""
    t = full(loaded=True)
    for seat in range(6):
        t.dice(seat, FIVE)
    t.town.die_at = 2
    t.luck.next(6, box.INDIAN_DIE.index(effect))
    t.start(RollIndianDie())
    return t


@scene("shaman", owner=2, answers=26)
def shaman() -> Table:
    """Any of five dice to another face, or none."""
    return indian(box.SHAMAN)


@scene("ambush", owner=2, answers=25)
def ambush() -> Table:
    """Five dice of five opponents."""
    return indian(box.AMBUSH)


@scene("warpath", owner=2, answers=6)
def warpath() -> Table:
    """Any of the six places."""
    return indian(box.WARPATH)


# --- the Doc and the end -------------------------------------------------------------------------


@scene("doc_next", owner=5, answers=6)
def doc_next() -> Table:
    """Six players gained nothing."""
    t = full(sheriff=5)
    t.start(DocStep())
    return t


def visit(dice: str, *deeds: int) -> Table:
    """Seat 1 is the only visitor."""
    t = Table(2)
    t.town.gained = [1, 0]
    t.hand(1, *deeds)
    t.dice(1, dice)
    t.start(DocStep())
    return t


@scene("doc_benefit", owner=1, answers=5)
def doc_benefit() -> Table:
    """All four benefits, or none."""
    return visit("9 J K A A", box.DEED_1)


@scene("fence_deed", owner=1, answers=5)
def fence_deed() -> Table:
    """Deeds of all five values."""
    t = visit("9 9 9 9 9", *DEEDS)
    t.answer(1, DOC + box.DOC_FENCE)
    return t


@scene("final_tie", owner=3, answers=6)
def final_tie() -> Table:
    """Six players with equal points and deeds."""
    t = full(sheriff=3)
    t.town.nuggets = [5, 5, 5, 0, 5, 5]
    t.start(Ending())
    return t


# --- the card windows ----------------------------------------------------------------------------


def window(card: int, owner: int) -> Table:
    """Seat 0 wins every place; the owner of a card comes to its window."""
    t = full(3) if card > box.ELIXIR else Table(3)
    t.hand(owner, card)
    t.dice(0, FIVE)
    for seat in (1, 2):
        t.dice(seat, "A A A A A" if card != box.CORRUPTION else "9 10 J Q A")
    t.town.gained = [1, 1, 1]
    at = {
        box.DYNAMITE: MINE,
        box.SHARE: BANK,
        box.UNLIMITED_CREDIT: GENERAL_STORE,
        box.GIRLS: SALOON,
        box.INSURANCE: SALOON,
        box.CORRUPTION: TOWN_HALL,
    }
    if card in (box.GIRLS, box.INSURANCE):
        t.hand(1, box.DEED_1)
    if card in at:
        t.start(Place(at[card]))
    elif card == box.ELIXIR:
        t.start(DocStep())
    else:
        t.start(RoundEnds())
    if card == box.INSURANCE:
        t.answer(0, ACTION + SALOON * 2)
        t.answer(0, SPLIT + 1)
    return t


SCENES.append(Scene("play_card", 0, 2, lambda: window(box.DYNAMITE, 0)))


# --- the tests -----------------------------------------------------------------------------------


def prompts_of_the_clauses() -> set[str]:
    """The decisions named in the table of section 23."""
    text = Path(box.__file__).with_name("clauses.en.md").read_text("utf-8")
    rows = text.partition("| Decision |")[2].splitlines()[2:]
    return {name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])}


@rule("DT-228")
def test_every_decision_of_the_table_exists() -> None:
    """Each decision of the clauses is met in a scene below; `joe` is part of the star window."""
    named = prompts_of_the_clauses()
    assert len(named) == 33
    assert named == set(MOST) == {scene.prompt for scene in SCENES}


@rule("DT-228")
@pytest.mark.parametrize("scene", SCENES, ids=[scene.prompt for scene in SCENES])
def test_a_decision_has_the_stated_owner_and_number_of_answers(scene: Scene) -> None:
    """The stated player, and nobody else, is asked, out of at most the stated answers."""
    t = scene.lay()
    assert t.prompt(scene.owner) == scene.prompt
    if scene.prompt not in HIDDEN:
        assert t.asked == [scene.owner]
    assert len(set(t.options(scene.owner))) == scene.answers <= MOST[scene.prompt]


@rule("DT-228")
@pytest.mark.parametrize(
    ("card", "owner"),
    [
        (box.DYNAMITE, 0),
        (box.UNLIMITED_CREDIT, 0),
        (box.GIRLS, 0),
        (box.CORRUPTION, 0),
        (box.SHARE, 2),
        (box.ELIXIR, 1),
        (box.INSURANCE, 1),
        (box.SMOKE_SIGNALS, 2),
    ],
    ids=lambda value: box.CARDS[value] if value > 2 else "",
)
def test_a_card_is_played_by_its_owners_word_alone(card: int, owner: int) -> None:
    """In its window the holder of a card is asked whether to play it, and nobody else is."""
    t = window(card, owner)
    assert t.asked == [owner]
    assert t.prompt(owner) == "play_card"
    assert t.options(owner) == [SKIP, PLAY + card]


@rule("DT-228")
def test_desperado_is_played_by_its_owners_word_alone() -> None:
    """The recruiter is asked before he takes the top Outlaw."""
    assert recruit().options(0) == [SKIP, PLAY + box.DESPERADO]


@rule("DT-228")
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_random_games_ask_nothing_else(seats: int, options: dict[str, Any]) -> None:
    """Every question of random games is in the table, within its bound, and a real choice."""
    for seed in range(5):
        for match in stroll(seats, seed, **options):
            for seat in match.state.waiting():
                choice = match.state.choice_of(seat)
                answers = len(choice.options(match.state))
                assert 2 <= answers <= MOST[choice.prompt]


CARD_VERBS = {"play", "brute", "cheat", "joe", "reroll", "whisky_rob"}


@rule("DT-228")
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_no_card_is_played_without_its_owners_word(seats: int, options: dict[str, Any]) -> None:
    """In random games each card played was chosen by its owner, who could have done otherwise."""
    at_once = (box.GIFT, box.SWINDLER)
    for seed in range(3):
        chosen: dict[int, str] = {}
        for match in stroll(seats, seed, **options):
            if match.moves:
                seat, action = match.moves[-1]
                chosen[seat] = GAME.verbs.decode(action)[0]
            for event in match.news[-1]:
                if event.kind == "played" and event.args[1] not in at_once:
                    assert chosen[event.args[0]] in CARD_VERBS
            for seat in match.state.waiting():
                answers = match.state.choice_of(seat).options(match.state)
                assert not {GAME.verbs.decode(action)[0] for action in answers} <= CARD_VERBS


@rule("DT-228")
def test_a_lone_answer_is_not_asked_for() -> None:
    """One card drawn, one target, no benefit to choose, a die for every Outlaw: no question."""
    t = Table(3)
    t.hand(1, box.HAT)
    t.dice(0, "J Q A A A")
    t.start(Place(GENERAL_STORE), Place(SALOON))
    assert t.asked == []
    assert box.HAT in t.town.hand[0]
    assert visit("9 9 9 9 9").asked == []
    assert hunt("9 9", 0, 1).asked == []
    assert pan(box.RIVER_VOUCHER, discard=(box.HAT,)).town.hand[0] == [box.HAT]
    assert take_gift([box.HAT], []).town.hand[0] == [box.HAT]


# --- equal things are one ------------------------------------------------------------------------


def equal_dice_kept() -> Table:
    """Five 9 under the cup."""
    t = Table(2, loaded=True)
    t.luck.roll("9 9 9 9 9")
    t.luck.roll(FIVE)
    t.start(Throw())
    return t


def equal_dice_shown() -> Table:
    """Three 9 and two K were revealed by the holder of a Cheater."""
    t = Table(2, loaded=True)
    t.dice(1, FIVE)
    t.hand(0, box.CHEATER)
    t.luck.roll("9 9 9 K K")
    t.start(Throw())
    t.answer(0, KEEP + number("9 9 9 K K"))
    return t


def equal_cards_drawn() -> Table:
    """Both Brutes and a Hat at the Store."""
    t = Table(2)
    on_top(t.town.store, box.BRUTE, box.HAT, box.BRUTE)
    t.dice(0, "J J J A A")
    t.start(Place(GENERAL_STORE))
    return t


def equal_cards_stolen() -> Table:
    """Two deeds of 5 and one of 1 at the Saloon."""
    t = Table(2)
    t.hand(1, box.DEED_5, box.DEED_5, box.DEED_1)
    t.dice(0, "Q Q Q A A")
    t.start(Place(SALOON))
    return t


def equal_cards_offered() -> Table:
    """Two deeds of 5 and two Cheaters of a bidder without money."""
    t = Table(2, sheriff=1)
    t.town.cash[0] = 0
    t.hand(0, box.DEED_5, box.DEED_5, box.CHEATER, box.CHEATER)
    for seat in (0, 1):
        t.dice(seat, "10 A A A A")
    t.start(Place(BANK))
    t.answer(0, OFFER_BUILD)
    return t


def equal_cards_fenced() -> Table:
    """Three deeds of 5 and one of 2 at the Doc's."""
    t = visit("9 9 9 9 9", box.DEED_5, box.DEED_5, box.DEED_5, box.DEED_2)
    t.answer(1, DOC + box.DOC_FENCE)
    return t


def equal_dice_ambushed() -> Table:
    """Two opponents, one with five equal dice, one with a full house."""
    t = full(3, loaded=True)
    t.dice(0, "9 9 9 9 9")
    t.dice(1, "J J K K K")
    t.town.die_at = 2
    t.luck.next(6, box.INDIAN_DIE.index(box.AMBUSH))
    t.start(RollIndianDie())
    return t


def equal_dice_hunting() -> Table:
    """Three 9 and two Q before a hunter with a Double Gun."""
    return hunt("9 9 9 Q Q", 0, cards=(box.DOUBLE_GUN,))


def equal_river_cards() -> Table:
    """Two of the three River cards are equal."""
    return pan(box.RIVER_DISCOVERIES, *[box.RIVER_GOLD_2] * 2, box.RIVER_STAR)


def equal_cards_discarded() -> Table:
    """Two of the three cards on the discard are equal."""
    return pan(box.RIVER_VOUCHER, discard=(box.BRUTE, box.BRUTE, box.HAT))


@rule("DT-229")
@pytest.mark.parametrize(
    ("lay", "seat", "answers"),
    [
        pytest.param(equal_dice_kept, 0, 6, id="keep"),
        pytest.param(equal_dice_shown, 0, 1 + 2 * 5, id="cheater"),
        pytest.param(equal_cards_drawn, 0, 2, id="store"),
        pytest.param(equal_cards_stolen, 0, 2, id="saloon"),
        pytest.param(equal_cards_offered, 0, 1 + 2, id="offer"),
        pytest.param(equal_cards_fenced, 1, 2, id="fence"),
        pytest.param(equal_dice_ambushed, 2, 1 + 2, id="ambush"),
        pytest.param(equal_dice_hunting, 1, 4 * 3, id="hunt"),
        pytest.param(equal_river_cards, 0, 2, id="river"),
        pytest.param(equal_cards_discarded, 0, 2, id="voucher"),
    ],
)
def test_equal_dice_and_equal_cards_are_one_answer(
    lay: Callable[[], Table], seat: int, answers: int
) -> None:
    """However many equal dice, deeds or cards there are, each kind is offered once."""
    t = lay()
    assert len(t.options(seat)) == answers


@rule("DT-229")
def test_answers_are_faces_values_and_codes_never_positions() -> None:
    """Each part of an answer is a thing of the table; dice are told by how many show each face."""
    kinds = {field.kind for verb in GAME.verbs.all for field in verb.fields}
    things = {"card", "dice", "face", "seat", "number", "outlaw", "river", "action", "place"}
    assert kinds == things | {"benefit"}
    assert number("K 9 K") == number("9 K K") != number("9 9 K")


@rule("DT-229")
def test_the_order_of_equal_holdings_does_not_change_the_answers() -> None:
    """Cards drawn in another order give the same answers in the same order."""
    offered = []
    for cards in permutations((box.HAT, box.BRUTE, box.DYNAMITE)):
        t = Table(2)
        on_top(t.town.store, *cards)
        t.dice(0, "J J J A A")
        t.start(Place(GENERAL_STORE))
        offered.append(t.options(0))
    assert all(options == offered[0] for options in offered)


# --- secret answers ------------------------------------------------------------------------------


def three_cups() -> tuple[Table, dict[int, list[int]]]:
    """A throw of three, and what each will answer."""
    t = Table(3, sheriff=1)
    t.start(Throw())
    return t, {seat: [t.options(seat)[seat * 3]] for seat in range(3)}


def three_bidders() -> tuple[Table, dict[int, list[int]]]:
    """A tie of three below the Sheriff, and what each will answer."""
    t = Table(4, sheriff=3)
    t.town.nuggets[0] = 2
    for seat in range(3):
        t.dice(seat, "10 10 A A A")
    t.start(Place(BANK))
    chain = [OFFER_BUILD, OFFER_DOLLARS + 4, OFFER_NUGGETS + 2]
    return t, {0: chain, 1: [OFFER_NOTHING], 2: chain[:2]}


def three_outlaws() -> tuple[Table, dict[int, list[int]]]:
    """Three players with Outlaws before a throw, and how many dice each will set."""
    t = full(3)
    give_outlaws(t, 0, 0, 2)
    give_outlaws(t, 1, 4)
    give_outlaws(t, 2, 6)
    t.start(Throw())
    return t, {
        0: [OUTLAW + 0 * 3 + 2, OUTLAW + 2 * 3 + 1],
        1: [OUTLAW + 4 * 3],
        2: [OUTLAW + 6 * 3 + 2],
    }


@rule("DT-219")
@pytest.mark.parametrize("lay", [three_cups, three_bidders, three_outlaws])
def test_secret_answers_take_effect_together_in_whatever_order_they_come(
    lay: Callable[[], tuple[Table, dict[int, list[int]]]],
) -> None:
    """All orders of answering lead to the same position, and none shows before the last."""
    t, plan = lay()
    start: State = t.town
    ends = []
    for order in permutations(plan):
        t.town = start.clone()
        t.events.clear()
        for seat in order:
            hidden = {other: known(t, other) for other in range(-1, t.town.seats) if other != seat}
            answers = {other: t.options(other) for other in plan if other != seat}
            for action in plan[seat]:
                assert {other: known(t, other) for other in hidden} == hidden
                assert {other: t.options(other) for other in answers} == answers
                t.answer(seat, action)
        ends.append(dump(t.town))
    assert all(end == ends[0] for end in ends)


@rule("DT-219")
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_only_hidden_decisions_are_simultaneous(seats: int, options: dict[str, Any]) -> None:
    """In random games several players are asked at once only for what the table calls hidden."""
    for match in stroll(seats, 1, **options):
        town = match.state
        prompts = {town.choice_of(seat).prompt for seat in town.waiting()}
        if town.lanes:
            assert prompts <= HIDDEN
            for viewer in range(-1, seats):
                assert set(GAME.view(town, viewer)["choosing"]) >= set(town.waiting())
        elif not town.over:
            assert len(town.waiting()) == 1
            assert not prompts & HIDDEN
