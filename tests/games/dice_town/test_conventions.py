"""Section 1 of the clauses: scope, options and conventions."""

from __future__ import annotations

from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import yaml

from farwest.games.dice_town import GAME, box
from farwest.games.dice_town.box import BANK, GENERAL_STORE, MINE, SALOON, SHERIFF, TOWN_HALL
from farwest.games.dice_town.dice import falls, gather
from farwest.games.dice_town.rules.doc import DocStep
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.rules.throwing import Throw
from farwest.games.dice_town.state import Town
from farwest.games.dice_town.verbs import ACTION, DOC, DOC_PASS, JOE, PLAY, ROB, SKIP, STORE_KEEP
from farwest.kernel.options import BadOption
from tests.clauses import rule
from tests.games.dice_town.kit import FULL, SETTINGS, Table, lay_row, on_top, stroll


@rule("DT-001")
@pytest.mark.parametrize(("options", "most"), [({}, 5), ({"extension": True}, 6), (FULL, 6)])
def test_the_base_game_seats_two_to_five_and_the_extension_two_to_six(
    options: dict[str, Any], most: int
) -> None:
    """Two to five players can sit down to the base game, two to six with the extension."""
    for seats in range(2, most + 1):
        assert GAME.deal(seats, options, 1).seats == seats
    for seats in (1, most + 1):
        with pytest.raises(BadOption, match=f"2 to {most} players"):
            GAME.deal(seats, options, 1)


@rule("DT-001")
def test_the_extension_is_played_together_with_the_base_game() -> None:
    """All base cards are in play with the extension, and none of the extension's without it."""
    for extension in (False, True):
        town = GAME.deal(4, {"extension": extension}, 1)
        store, deeds = Counter(town.store), Counter(town.deeds + town.row)
        assert store >= Counter(box.STORE_BASE)
        assert deeds >= Counter(box.DEEDS)
        assert (set(store) > set(box.STORE_BASE)) == extension
        assert (box.RANCH in deeds) == bool(town.river) == bool(town.outlaw_deck) == extension


@rule("DT-002")
def test_the_options_and_their_defaults() -> None:
    """Extension and Indian die are off, bribes are on, and the first Sheriff is drawn by lot."""
    assert GAME.settle(3, {}) == {
        "extension": False,
        "indian_die": False,
        "bribes": True,
        "initial_sheriff": "random",
    }
    assert GAME.settle(3, {**FULL, "bribes": False, "initial_sheriff": 2})["indian_die"] is True


@rule("DT-002")
@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"indian_die": True}, "needs extension"),
        ({"initial_sheriff": 3}, "there are 3 players"),
        ({"bribes": "sometimes"}, "cannot be"),
        ({"credit": True}, "no option credit"),
    ],
)
def test_options_that_do_not_fit_are_refused(options: dict[str, Any], reason: str) -> None:
    """The Indian die needs the extension, the Sheriff must sit at the table, and so on."""
    with pytest.raises(BadOption, match=reason):
        GAME.deal(3, options, 1)


@rule("DT-002")
def test_the_limits_of_an_offer_come_from_the_components() -> None:
    """The limits of an offer are those that components.yaml gives."""
    data = yaml.safe_load(Path(box.__file__).with_name("components.yaml").read_text("utf-8"))
    limits = data["bribe"]["max_dollars"], data["bribe"]["max_nuggets"], data["bribe"]["max_cards"]
    assert limits == (box.BRIBE_DOLLARS, box.BRIBE_NUGGETS, box.BRIBE_CARDS) == (8, 5, 2)


@rule("DT-003")
def test_a_die_shows_each_of_its_six_faces_once() -> None:
    """A die falls in six ways, one for each face, and five dice fall independently."""
    fallen = []
    for way in range(6):
        t = Table(2, loaded=True)
        t.dice(0, "A A A A A")
        t.dice(1, "A A A A")
        t.luck.next(6, way)
        t.start(Throw(final=1))
        fallen.append(t.set_dice(1).removesuffix(" A A A A"))
    assert fallen == ["9", "10", "J", "Q", "K", "A"]
    every_way = Counter(gather(list(dice)) for dice in product(range(6), repeat=5))
    assert Counter(falls(5)) == every_way


@rule("DT-004")
def test_a_hand_has_no_limit() -> None:
    """A player who holds a heap of deeds and store cards keeps one more and discards none."""
    t = Table(2)
    cards = [box.DEED_1, *box.STORE_BASE[:12], *[box.DEED_5] * 2]
    t.hand(0, *cards)
    t.dice(0, "J J 9 10 A")
    t.dice(1, "Q Q Q Q Q")
    t.start(Place(GENERAL_STORE))
    t.answer(0, t.options(0)[0])
    assert t.asked == []
    assert len(t.town.hand[0]) == len(cards) + 1
    assert len(t.town.discard) == 1


@rule("DT-005")
@pytest.mark.parametrize(
    ("sheriff", "holders", "order"),
    [(2, [1, 3], [3, 1]), (2, [1, 2], [2, 1]), (0, [1, 3], [1, 3]), (3, [0, 3], [3, 0])],
)
def test_table_order_is_clockwise_from_the_sheriff(
    sheriff: int, holders: list[int], order: list[int]
) -> None:
    """Two holders of a Cheater are asked clockwise, beginning with the Sheriff himself."""
    t = Table(4, sheriff=sheriff)
    for seat in range(4):
        t.dice(seat, "9 9 9 9")
    for seat in holders:
        t.hand(seat, box.CHEATER)
    t.start(Throw(final=1))
    asked = []
    while t.asked:
        asked += t.asked
        t.answer(asked[-1], SKIP)
    assert asked == order


@rule("DT-005")
def test_table_order_starts_with_the_sheriff_of_the_moment_when_the_step_opens() -> None:
    """Who got the star from the River this round is where the order of the Sheriff step starts."""
    t = Table(4, sheriff=0, extension=True)
    on_top(t.town.river, box.RIVER_STAR)
    t.dice(1, "K K A A A")
    t.dice(2, "9 A A A A")
    t.hand(0, box.MARSHALL)
    t.hand(3, box.NERVOUS_JOE)
    t.start(Place(MINE), Place(SHERIFF))
    t.answer(2, ACTION + MINE * 2 + 1)
    t.answer(1, ACTION + SHERIFF * 2)
    assert t.asked == [3]
    t.answer(3, SKIP)
    assert t.asked == [0]


@rule("DT-006")
def test_who_owes_more_dollars_than_he_has_gives_all_and_no_debt_remains() -> None:
    """A small scam takes $2, $1 or nothing, and what was missing is never asked for again."""
    t = Table(4, sheriff=0)
    t.town.cash = [8, 5, 1, 0]
    t.town.gained = [0, 1, 1, 1]
    t.dice(0, "K 9 9 9 9")
    t.start(DocStep())
    t.answer(0, DOC + box.DOC_SMALL_SCAM)
    assert t.town.cash == [11, 3, 0, 0]
    t.town.cash[3] = 9
    t.start(DocStep())
    t.answer(0, DOC + box.DOC_SMALL_SCAM)
    assert t.town.cash == [15, 1, 0, 7]


@rule("DT-006")
def test_who_owes_a_nugget_and_has_none_gives_none() -> None:
    """A big scam takes a nugget from those who have one and leaves nobody below zero."""
    t = Table(4)
    t.town.nuggets = [0, 3, 0, 1]
    t.town.gained = [0, 1, 1, 1]
    t.dice(0, "A 9 9 9 9")
    t.start(DocStep())
    t.answer(0, DOC + box.DOC_BIG_SCAM)
    assert t.town.nuggets == [2, 2, 0, 0]


@rule("DT-006")
def test_joe_takes_no_more_than_there_is() -> None:
    """Nervous Joe gets $3 from a player who has but $3."""
    t = Table(3)
    t.town.cash = [8, 3, 8]
    t.hand(0, box.NERVOUS_JOE)
    t.start(Place(SHERIFF))
    t.answer(0, JOE + 1)
    assert t.town.cash == [11, 0, 8]


@rule("DT-007")
def test_no_supply_gives_more_than_it_holds() -> None:
    """Mine, row, and store deck with discard give what is there, however many dice call for it."""
    t = Table(2)
    t.town.mine = 2
    lay_row(t, box.DEED_4, box.DEED_2)
    t.town.deeds = []
    t.town.store = [box.BOOTS]
    t.town.discard = [box.HAT]
    t.dice(0, "9 9 9 9 J")
    t.dice(1, "J J J A A")
    t.start(Place(MINE), Place(GENERAL_STORE))
    assert (t.town.nuggets[0], t.town.mine) == (2, 0)
    assert t.options(1) == [STORE_KEEP + box.BOOTS, STORE_KEEP + box.HAT]
    t.answer(1, STORE_KEEP + box.HAT)
    t.dice(0, "9 9 10 J K")
    t.start(Place(TOWN_HALL))
    assert t.town.hand[1] == [box.DEED_2, box.DEED_4, box.HAT]
    assert t.town.row == []


@rule("DT-007")
def test_no_supply_of_the_extension_gives_more_than_it_holds() -> None:
    """A wallet of $3 holds the bank's last dollar, and four 10s take two from the Stagecoach."""
    t = Table(2, extension=True)
    t.town.bank, t.town.coach = 1, 2
    on_top(t.town.river, box.RIVER_WALLET_3)
    t.dice(0, "9 10 10 10 10")
    t.dice(1, "J J J J J")
    t.start(Place(MINE), Place(BANK))
    t.answer(0, ACTION + MINE * 2 + 1)
    assert (t.town.cash[0], t.town.bank) == (9, 0)
    t.answer(0, ACTION + BANK * 2 + 1)
    assert (t.town.cash[0], t.town.coach) == (11, 0)


@rule("DT-008")
def test_the_action_of_a_place_cannot_be_refused() -> None:
    """Mine, Bank, star and deeds are taken unasked; at Store and Saloon something must be taken."""
    t = Table(3, sheriff=2)
    t.hand(1, box.DEED_1, box.HAT)
    t.hand(2, box.DEED_2)
    on_top(t.town.store, box.BOOTS, box.HORSE)
    t.dice(0, "9 10 J J K")
    t.dice(1, "A A A A A")
    t.dice(2, "Q Q Q A A")
    t.start(Place(MINE), Place(BANK), Place(GENERAL_STORE))
    assert (t.town.nuggets[0], t.town.cash[0]) == (1, 11)
    assert t.options(0) == [STORE_KEEP + box.BOOTS, STORE_KEEP + box.HORSE]
    t.answer(0, STORE_KEEP + box.HORSE)
    t.start(Place(SALOON))
    assert t.options(2) == [ROB + 0, ROB + 1]
    t.answer(2, ROB + 0)
    assert t.town.hand[2] == [box.DEED_2, box.HORSE]
    t.start(Place(SHERIFF), Place(TOWN_HALL))
    assert t.town.sheriff == 0
    assert len(t.town.hand[1]) == 5
    assert t.asked == []


@rule("DT-008")
def test_playing_a_card_is_optional() -> None:
    """The winner of the mine may let his Dynamite be; it stays in his hand."""
    t = Table(2)
    t.hand(0, box.DYNAMITE)
    t.dice(0, "9 9 J Q K")
    t.start(Place(MINE))
    assert t.options(0) == [SKIP, PLAY + box.DYNAMITE]
    t.answer(0, SKIP)
    assert t.town.hand[0] == [box.DYNAMITE]
    assert t.town.nuggets[0] == 2


@rule("DT-008")
def test_visiting_the_doc_is_optional() -> None:
    """A visitor with every benefit open to him may pass, and nothing changes."""
    t = Table(2)
    t.town.gained = [0, 1]
    t.hand(0, box.DEED_3)
    t.dice(0, "9 J K A A")
    t.start(DocStep())
    assert DOC_PASS in t.options(0)
    t.answer(0, DOC_PASS)
    assert (t.town.cash, t.town.hand[0]) == ([8, 8], [box.DEED_3])


@rule("DT-009")
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_dollars_are_a_closed_system(seats: int, options: dict[str, Any]) -> None:
    """At every position of random games all bills lie with players, on Bank or Stagecoach."""
    total = 8 * seats + (5 if options.get("extension") else 3)
    for seed in range(3):
        for match in stroll(seats, seed, **options):
            town = match.state
            assert town.bank + town.coach + sum(town.cash) == total
            assert min(town.bank, town.coach, *town.cash) >= 0


LOSSES = {
    "cash": {"paid", "shared", "paid_joe", "collected"},
    "nuggets": {"collected_gold"},
    "hand": {"played", "cancelled", "stole", "gave", "fenced", "exchanged"},
}
"""What can make each kind of goods leave a player when no offers are allowed."""


def goods(town: Town, kind: str, seat: int) -> int:
    """How much of a kind of goods a seat has."""
    return len(town.hand[seat]) if kind == "hand" else getattr(town, kind)[seat]


@rule("DT-010")
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_without_offers_goods_change_hands_by_the_rules_alone(
    seats: int, options: dict[str, Any]
) -> None:
    """With bribes off nothing leaves a player but by cost, theft, card, scam or fence."""
    for seed in range(3):
        before = None
        for match in stroll(seats, seed, **{**options, "bribes": False}):
            kinds = {event.kind for event in match.news[-1]}
            for kind, ways in LOSSES.items():
                for seat in range(seats):
                    if before and goods(match.state, kind, seat) < goods(before, kind, seat):
                        assert kinds & ways
            before = match.state.clone()


@rule("DT-010")
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_only_tied_players_can_offer_anything(seats: int, options: dict[str, Any]) -> None:
    """Offers are asked of tied players other than the Sheriff, before he names, and never else."""
    for match in stroll(seats, 4, **options):
        town = match.state
        for seat in town.waiting():
            verbs = {GAME.verbs.decode(action)[0] for action in town.choice_of(seat).options(town)}
            if any(verb.startswith("offer") for verb in verbs):
                assert town.bribes
                assert seat != town.sheriff
                assert seat in town.agenda[-1].tied
