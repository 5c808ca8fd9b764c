"""Section 21: the end of the extension, its points, and what always holds."""

import random

import pytest

from farwest.games.dice_town import GAME, box
from farwest.games.dice_town.box import TOWN_HALL
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.rules.round import Round, RoundEnds
from farwest.games.dice_town.state import VILLAGE, Town
from farwest.games.dice_town.verbs import (
    ACTION,
    EXCHANGE,
    EXCHANGE_NO,
    KEEP,
    WARPATH_BLOCK,
)
from farwest.kernel.game import View
from farwest.kernel.match import Match
from tests.clauses import rule
from tests.games.dice_town.kit import (
    Table,
    empty_deeds,
    give_outlaws,
    give_ranches,
    lay_row,
    number,
)

# --- the end -------------------------------------------------------------------------------


@rule("DT-216")
def test_an_empty_mine_ends_the_game() -> None:
    """With no nugget left in the mine the game is over at the end of the round."""
    t = Table(3, extension=True)
    t.town.mine, t.town.nuggets[0] = 0, 40
    t.start(RoundEnds())
    assert t.told("end") == [(1,)]
    assert GAME.ending(t.town) == "end_mine"
    assert t.town.over


@rule("DT-216")
def test_the_last_deed_or_ranch_handed_out_ends_the_game() -> None:
    """With row and deck empty the game is over at the end of the round."""
    t = Table(3, extension=True)
    lay_row(t)
    empty_deeds(t)
    t.start(RoundEnds())
    assert t.told("end") == [(2,)]
    assert GAME.ending(t.town) == "end_deeds"


@rule("DT-216")
def test_the_game_goes_on_while_both_are_left() -> None:
    """One nugget and one card are enough for another round, River and Outlaws or not."""
    t = Table(3, extension=True)
    t.town.river, t.town.store, t.town.outlaw_deck = [], [], []
    t.town.mine, t.town.nuggets[0] = 1, 39
    lay_row(t, box.RANCH)
    empty_deeds(t)
    t.start(RoundEnds())
    assert t.told("end") == []
    assert t.told("round") == [(3,)]


@rule("DT-216")
def test_the_round_is_played_to_its_end() -> None:
    """The mine emptied at the first place: the later places of the round are still resolved."""
    t = Table(3, loaded=True, extension=True)
    t.town.mine, t.town.nuggets[2] = 1, 39
    for roll in ("9 9 9 9 9", "Q Q Q Q Q", "K K K K K"):
        t.luck.roll(roll)
    t.start(Round())
    for seat, roll in enumerate(("9 9 9 9 9", "Q Q Q Q Q", "K K K K K")):
        t.answer(seat, KEEP + number(roll))
    t.answer(0, ACTION + box.MINE * 2)
    assert t.town.mine == 0
    assert t.told("end") == []
    assert t.asked == [1]  # at the Saloon
    t.town.fate = None
    while t.asked:
        t.answer(t.asked[0], t.options(t.asked[0])[0])
    assert [args[-1] for args in t.told("first")] == [box.MINE, box.SALOON, box.SHERIFF, TOWN_HALL]
    assert t.told("end") == [(1,)]


# --- points --------------------------------------------------------------------------------


@rule("DT-217", "DT-182", "DT-169", "DT-190", "DT-191", "DT-192", "DT-193")
def test_every_source_of_points_counts() -> None:
    """Nuggets, dollars with captured Outlaws, star, items, deeds in hand and fenced, Ranches."""
    t = Table(3, extension=True, sheriff=1)
    town = t.town
    town.mine, town.nuggets[1] = 33, 7
    town.cash[1] = 9
    give_outlaws(t, 1, 0, 3, 5)  # $4, $6 and $6
    town.captured[1], town.outlaws[1] = [0, 3], [5]
    t.hand(1, box.DEED_4, box.DEED_5, box.HORSE, box.SHARE)
    t.hand(1, box.CATTLE, box.WINCHESTER, box.MULE, box.DOG)
    town.hand[1].remove(box.DEED_4)
    town.fenced[1].append(box.DEED_4)
    give_ranches(t, 1, 3)
    result = GAME.result(town)
    assert result.scores[1] == {
        "nuggets": 7,
        "dollars": (9 + 4 + 6) // 2,
        "sheriff": 5,
        "items": 8 + 7 + 6 + 6 + 2 * 2,
        "deeds": 4 + 5,
        "ranches": 1 + 2 + 3,
    }
    assert result.totals[1] == 7 + 9 + 5 + 31 + 9 + 6
    assert result.totals[0] == 4
    assert result.winners == [1]


# --- what always holds ---------------------------------------------------------------------


GAMES = [
    *[(seats, {}) for seats in (2, 5)],
    *[(seats, {"extension": True}) for seats in (2, 3, 6)],
    *[(seats, {"extension": True, "indian_die": True}) for seats in (2, 4, 6)],
]


def choose(town: Town, seat: int, dice: random.Random) -> int:
    """A random answer that fetches the Indian die and blocks Town Hall whenever it may."""
    choice = town.choice_of(seat)
    assert choice is not None
    options = choice.options(town)
    if WARPATH_BLOCK + TOWN_HALL in options:
        return WARPATH_BLOCK + TOWN_HALL
    if EXCHANGE_NO in options:
        return next(action for action in options if action >= EXCHANGE and action != EXCHANGE_NO)
    return dice.choice(options)


def sums(town: Town, view: View) -> dict[str, int]:
    """How much of everything there is, as a spectator counts it."""
    players = view["players"]
    choice = town.choice_of(town.seat)
    looked_at = view["drawn"] if choice is not None and choice.prompt == "store_keep" else 0

    def each(key: str) -> int:
        return sum(player[key] for player in players)

    def lying(key: str) -> int:
        return sum(len(player[key]) for player in players)

    return {
        "nuggets": view["mine"] + each("nuggets"),
        "dollars": view["bank"] + view["coach"] + each("cash"),
        "deeds": len(view["row"])
        + view["deeds"]
        + view["removed"]
        + len(view["boxed"])
        + each("deeds")
        + each("ranches")
        + lying("fenced"),
        "store": view["store"] + view["discard"] + len(view["table"]) + each("store") + looked_at,
        "outlaws": view["outlaws"] + len(view["wanted"]) + lying("outlaws") + lying("captured"),
    }


@rule("DT-218")
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_nothing_is_made_or_lost(seats: int, options: dict[str, bool]) -> None:
    """At every moment of random games the nuggets, deeds, store cards and Outlaws add up."""
    extension = bool(options.get("extension"))
    expected = {
        "nuggets": 40 if extension and seats > 2 else 30,
        "dollars": 8 * seats + (5 if extension else 3),
        "deeds": 35 if extension else 25,
        "store": (30 if options.get("indian_die") else 29) if extension else 19,
        "outlaws": 12 if extension else 0,
    }
    for seed in range(2):
        dice = random.Random(seed)
        match = Match(GAME, ["x"] * seats, options, f"sums {seed}", quick=True)
        while not match.state.over:
            assert sums(match.state, GAME.view(match.state, -1)) == expected
            seat = dice.choice(match.state.waiting())
            match.answer(seat, choose(match.state, seat, dice))
        assert sums(match.state, GAME.view(match.state, -1)) == expected


@rule("DT-227", "DT-225")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_every_unblocked_round_hands_out_a_deed(seats: int) -> None:
    """In every round whose Town Hall is not blocked at least one deed or Ranch leaves row and
    deck, so at most 35 such rounds are played (25 by two players); a round can be blocked only
    with the die in a player's hands, and none is exchanged then.
    """
    blocked_rounds = 0
    for seed in range(12):
        dice = random.Random(seed)
        options = {"extension": True, "indian_die": True}
        match = Match(GAME, ["x"] * seats, options, f"length {seed}", quick=True)
        town = match.state
        unblocked = 0
        while not town.over:
            this_round, left, die_at = town.round, len(town.row) + len(town.deeds), town.die_at
            blocked = exchanged = False
            while not town.over and town.round == this_round:
                blocked = blocked or town.blocked == TOWN_HALL
                exchanged = exchanged or bool(town.exchanged)
                seat = dice.choice(town.waiting())
                match.answer(seat, choose(town, seat, dice))
            if blocked:
                blocked_rounds += 1
                assert die_at != VILLAGE
                assert not exchanged
            else:
                unblocked += 1
                assert len(town.row) + len(town.deeds) < left
        assert unblocked <= (25 if seats == 2 else 35)
    assert blocked_rounds > 0  # these games did block some


@rule("DT-227")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_town_hall_always_has_a_first_and_a_second(seats: int) -> None:
    """Whatever is rolled, three players or more have a first and a second at Town Hall."""
    dice = random.Random(seats)
    for _ in range(50):
        t = Table(seats, extension=True, bribes=False)
        for seat in range(seats):
            t.dice(seat, " ".join(dice.choices(box.FACES, k=5)))
        t.start(Place(TOWN_HALL))
        while t.prompt(t.asked[0]) == "name_player":
            t.answer(t.asked[0], dice.choice(t.options(t.asked[0])))
        assert t.prompt(t.asked[0]) == "choose_action"
        assert t.town.first >= 0
        assert t.town.second >= 0
        assert t.town.first != t.town.second
