"""Section 4 of the clauses: throws, and what is kept and paid."""

from __future__ import annotations

from collections import Counter

import pytest

from farwest.games.dice_town import GAME
from farwest.games.dice_town.box import BRUTE as BRUTE_CARD
from farwest.games.dice_town.box import CHEATER, WANTED_NOTICE
from farwest.games.dice_town.dice import SIDES
from farwest.games.dice_town.rules.round import Round
from farwest.games.dice_town.rules.throwing import Throw
from farwest.games.dice_town.verbs import BRUTE, CHEAT, KEEP, OUTLAW, SKIP
from tests.clauses import rule
from tests.games.dice_town.kit import FACE, Table, give_outlaws, known, number
from tests.games.dice_town.throws import NOTHING, cups, keep, thrown

FIVE = ["9", "10", "J", "Q", "K"]


def by_size(t: Table, seat: int, verb: int) -> dict[int, int]:
    """How many selections of each size a seat may make, with or without a Brute."""
    picks = [t.kept(action) for action in t.options(seat) if (action >= BRUTE) == (verb == BRUTE)]
    return dict(Counter(len(pick.split()) for pick in picks))


@rule("DT-023", "DT-024")
def test_phase_one_starts_with_five_dice_under_every_cup() -> None:
    """In the first throw everybody rolls five dice, none is set, and all choose at once."""
    t = Table(3, loaded=True)
    for _ in range(3):
        t.luck.roll("9 10 J Q K")
    t.dice(1, "A A A A A")  # from the round before
    t.start(Round())
    assert t.asked == [0, 1, 2]
    assert {t.prompt(seat) for seat in t.asked} == {"keep"}
    assert [t.set_dice(seat) for seat in range(3)] == ["", "", ""]
    assert t.told("rolled") == [(0, 5), (1, 5), (2, 5)]


@rule("DT-023", "DT-024")
def test_the_next_throw_takes_the_dice_that_are_left() -> None:
    """Who kept one die throws four, who kept three throws two, all in the same throw."""
    t = thrown("9 9 9 9 9", "J J J J J", then=("Q Q Q Q", "K K"))
    keep(t, "9", "J J J")
    assert t.asked == [0, 1]
    assert [GAME.view(t.town, seat)["rolled"] for seat in (0, 1)] == [[3] * 4, [4] * 2]


@rule("DT-023")
def test_every_throw_of_the_extension_is_preceded_by_the_outlaws() -> None:
    """Outlaws are declared before each throw, while no die of it has been rolled."""
    t = cups("Q Q Q Q Q", "Q Q Q Q Q", then=("Q Q Q Q", "Q Q Q Q"), extension=True)
    give_outlaws(t, 1, 0)
    t.start(Throw())
    for _ in range(2):
        assert t.asked == [1]
        assert t.prompt(1) == "outlaw_use"
        assert t.town.rolled == [0, 0]
        t.answer(1, OUTLAW)
        keep(t, "Q", "Q")


@rule("DT-023")
def test_outlaws_may_leave_somebody_nothing_to_roll() -> None:
    """Who sets his last dice by an Outlaw sits this throw out; the others roll and choose."""
    t = cups("Q Q", "9 9 9", extension=True)
    t.luck.draws = t.luck.draws[1:]
    give_outlaws(t, 0, 0)
    t.start(Throw())
    t.answer(0, OUTLAW + 2)
    assert t.asked == [1]
    assert t.set_dice(0) == "9 9 A A A"
    assert by_size(t, 1, KEEP) == {0: 1, 1: 1, 2: 1, 3: 1}


@rule("DT-024")
@pytest.mark.parametrize("viewer", [1, 2, -1])
def test_a_roll_is_seen_by_its_owner_alone(viewer: int) -> None:
    """Whatever lies under a cup, the others see and hear the same."""
    one, two = (thrown(roll, "9 9 9 9 9", "K K K K K") for roll in ("A A A Q Q", "9 9 10 10 J"))
    assert known(one, viewer) == known(two, viewer)
    assert known(one, 0) != known(two, 0)
    assert GAME.view(one.town, 0)["rolled"] == [3, 3, 5, 5, 5]


@rule("DT-025", "DT-026", "DT-027", "DT-229")
def test_any_selection_that_can_be_paid_may_be_kept() -> None:
    """DT-EX-33: with $2, 9 9 Q K A can be kept in 19 ways; a Brute adds 19."""
    t = thrown("9 9 Q K A", "9 9 9 9 9")
    t.town.cash[0] = 2
    assert by_size(t, 0, KEEP) == {0: 1, 1: 4, 2: 7, 3: 7}
    assert by_size(t, 0, BRUTE) == {}
    t.hand(0, BRUTE_CARD)
    assert by_size(t, 0, KEEP) == {0: 1, 1: 4, 2: 7, 3: 7}
    assert by_size(t, 0, BRUTE) == {2: 7, 3: 7, 4: 4, 5: 1}
    assert len(t.options(0)) == 38


@rule("DT-025")
def test_only_dice_just_rolled_can_be_kept() -> None:
    """With enough dollars all 2⁵ subsets of five different dice are offered, and nothing else."""
    t = thrown("9 10 J Q K", "9 9 9 9 9")
    assert by_size(t, 0, KEEP) == {0: 1, 1: 5, 2: 10, 3: 10, 4: 5, 5: 1}
    assert all(set(t.kept(action).split()) <= set(FIVE) for action in t.options(0))
    t = thrown("Q Q", "9 9 9 9 9")
    assert [t.kept(action) for action in t.options(0)] == ["", "Q", "Q Q"]


@rule("DT-025", "DT-219")
@pytest.mark.parametrize("viewer", [1, 2, -1])
def test_a_selection_is_hidden_until_all_are_locked(viewer: int) -> None:
    """Nobody sees what another keeps, nor that he has chosen, until the last has chosen."""
    t = thrown("9 10 J Q K", "9 9 9 9 9", "9 9 9 9 9")
    before = known(t, viewer)
    keep(t, "J Q K")
    assert t.asked == [1, 2]
    assert known(t, viewer) == before
    assert GAME.view(t.town, 0)["kept"] == [2, 3, 4]


@rule("DT-026", "DT-031")
@pytest.mark.parametrize(("kept", "price"), [(0, 1), (1, 0), (2, 1), (3, 2), (4, 3), (5, 4)])
def test_the_cost_of_a_selection(kept: int, price: int) -> None:
    """None costs $1, one nothing, each further die $1 more; the bills go on the Stagecoach."""
    left = " ".join(["A"] * (5 - kept))
    t = thrown("9 10 J Q K", "", then=(left,))
    pick = " ".join(FIVE[:kept])
    shown = {offer.action: offer.label.args for offer in GAME.question(t.town, 0).offers}
    assert [arg.value for arg in shown[KEEP + number(pick)] if arg.name == "cost"] == [price]
    keep(t, pick)
    assert t.town.cash == [8 - price, 8]
    assert (t.town.coach, t.town.bank) == (price, 3)
    assert t.told("paid") == ([(0, price)] if price else [])


@rule("DT-027")
@pytest.mark.parametrize(("dollars", "sizes"), [(0, [1]), (1, [0, 1, 2]), (2, [0, 1, 2, 3])])
def test_there_is_no_credit(dollars: int, sizes: list[int]) -> None:
    """A selection that costs more than the player's dollars is not offered, but by a Brute."""
    t = thrown("9 10 J Q K", "9 9 9 9 9")
    t.town.cash[0] = dollars
    assert sorted(by_size(t, 0, KEEP)) == sizes
    t.hand(0, BRUTE_CARD)
    assert sorted(by_size(t, 0, KEEP)) == sizes
    assert sorted(by_size(t, 0, BRUTE)) == [2, 3, 4, 5]


@rule("DT-028")
def test_without_a_dollar_exactly_one_die_is_kept() -> None:
    """A player with $0 chooses one die; keeping none or two is out of his reach."""
    t = cups("9 9 J Q K", "9 9 9 9 9")
    t.town.cash[0] = 0
    t.start(Throw())
    assert [t.kept(action) for action in t.options(0)] == ["9", "J", "Q", "K"]


@rule("DT-028")
@pytest.mark.parametrize("roll", ["Q Q Q Q Q", "Q Q", "Q"])
def test_a_lone_selection_is_made_without_asking(roll: str) -> None:
    """With $0 and equal dice one is kept unasked, and the others cannot tell."""
    left = roll.split()[1:]
    t = cups(roll, "9 10", "", then=(" ".join(left), "J"))
    t.town.cash[0] = 0
    t.start(Throw())
    assert t.asked == [1]
    assert GAME.view(t.town, 1)["choosing"] == [0, 1]
    t.answer(1, KEEP + number("9"))
    assert t.set_dice(0).count("Q") == len(roll.split())
    assert t.town.cash == [0, 8, 8]


@rule("DT-028")
def test_with_a_brute_even_the_poorest_has_a_choice() -> None:
    """With $0, equal dice and a Brute the player is asked."""
    t = cups("Q Q Q", "9 9 9 9 9")
    t.town.cash[0] = 0
    t.hand(0, BRUTE_CARD)
    t.start(Throw())
    assert t.options(0) == [KEEP + number("Q"), BRUTE + number("Q Q"), BRUTE + number("Q Q Q")]


@rule("DT-029")
def test_all_selections_are_revealed_at_once() -> None:
    """With the last answer everybody sees all the dice kept, set before their owners."""
    t = thrown("9 10 J Q K", "9 9 9 9 9", "Q Q Q K K", then=("9 9", "9 9 9 9", "9 9 9 9 9"))
    keep(t, "J Q K", "9")
    assert [t.set_dice(seat) for seat in range(3)] == ["", "", ""]
    t.answer(2, NOTHING)
    for viewer in range(-1, 3):
        players = GAME.view(t.town, viewer)["players"]
        assert [player["dice"] for player in players] == [[2, 3, 4], [0], []]


@rule("DT-029")
@pytest.mark.parametrize("viewer", [1, -1])
def test_dice_not_kept_are_never_shown(viewer: int) -> None:
    """Two rolls from which the same dice were kept look the same to the others for ever."""
    worlds = []
    for roll in ("Q Q 9 10 J", "Q Q K A A"):
        t = thrown(roll, "9 10 J Q K", then=("9 9 9", "9 9 9 9"))
        keep(t, "Q Q", "K")
        worlds.append(known(t, viewer))
    assert worlds[0] == worlds[1]


@rule("DT-026", "DT-029", "DT-031")
def test_four_queens_of_one_throw_are_kept_for_three_dollars() -> None:
    """DT-EX-01: keeping four Q costs $3, which go on the Stagecoach; one die is left to throw."""
    t = thrown("Q Q Q Q 9", "9 9 9 9 9", then=("J", "9 9 9 9"))
    keep(t, "Q Q Q Q", "9")
    assert (t.town.cash[0], t.town.coach) == (5, 3)
    assert t.set_dice(0) == "Q Q Q Q"
    assert len(GAME.view(t.town, 0)["rolled"]) == 1


@rule("DT-030")
def test_brutes_come_out_in_table_order_between_reveal_and_payment() -> None:
    """Seen from the Sheriff in seat 3, seat 4's Brute comes before seat 2's; nobody paid yet."""
    t = thrown(*["9 10 J Q K"] * 4, sheriff=2)
    t.hand(0, WANTED_NOTICE)
    t.hand(1, BRUTE_CARD)
    t.hand(3, BRUTE_CARD)
    all_five = number("9 10 J Q K")
    for seat, verb in enumerate((KEEP, BRUTE, KEEP, BRUTE)):
        t.answer(seat, verb + all_five)
    for owner in (3, 1):
        assert t.told("played")[-1] == (owner, BRUTE_CARD)
        assert t.prompt(0) == "wanted"
        assert t.set_dice(2) == "9 10 J Q K"
        assert t.town.coach == 0
        t.answer(0, SKIP)
    assert t.town.cash == [4, 8, 4, 8]


@rule("DT-027", "DT-030", "DT-031")
def test_a_brute_keeps_several_dice_for_nothing() -> None:
    """DT-EX-17: with $0 three A are kept by a Brute, nothing is paid, the card is discarded."""
    t = cups("A A A K 9", "9 9 9 9 9", then=("9 9", "9 9 9 9"))
    t.town.cash[0] = 0
    t.hand(0, BRUTE_CARD)
    t.start(Throw())
    t.answer(0, BRUTE + number("A A A"))
    t.answer(1, KEEP + number("9"))
    assert (t.town.cash, t.town.coach) == ([0, 8], 0)
    assert t.set_dice(0) == "A A A"
    assert (t.town.hand[0], t.town.discard) == ([], [BRUTE_CARD])


@rule("DT-031")
def test_everybody_pays_for_his_own_selection() -> None:
    """The costs of all players of a throw land on the Stagecoach together."""
    t = thrown(*["9 10 J Q K"] * 3, then=("9", "9 9 9", "9 9 9 9 9"))
    keep(t, "9 10 J Q", "9 10", "")
    assert t.town.cash == [5, 7, 7]
    assert t.town.coach == 5


@rule("DT-032")
def test_the_cheater_comes_after_the_payment_and_before_the_next_throw() -> None:
    """A Cheater is asked when all have paid; he turns a die before the throw goes on."""
    t = thrown("9 10 J Q K", "9 9 9 9 9", then=("9 9", "9 9 9 9"))
    t.hand(0, CHEATER)
    keep(t, "J Q K", "9")
    assert t.prompt(0) == "cheater"
    assert (t.town.cash[0], t.town.coach) == (6, 2)
    assert t.town.rolled == [0, 0]
    t.answer(0, CHEAT + FACE["J"] * SIDES + FACE["A"])
    assert t.set_dice(0) == "Q K A"
    assert t.asked == [0, 1]


@rule("DT-032")
def test_who_revealed_no_die_is_not_asked_for_a_cheater() -> None:
    """A Cheater without a die of this throw on the table must wait."""
    t = thrown("9 10", "9 9 9 9 9", then=("9 9", "9 9 9 9"))
    t.hand(0, CHEATER)
    keep(t, "", "9")
    assert {t.prompt(seat) for seat in t.asked} == {"keep"}
