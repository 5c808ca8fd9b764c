"""Section 17: Wanted Outlaws are hunted, and captured for money."""

from farwest.games.dice_town import GAME
from farwest.games.dice_town.box import SHERIFF, TOWN_HALL
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.rules.round import Round
from farwest.games.dice_town.rules.sheriff import Hunt
from farwest.games.dice_town.verbs import ACTION, CAPTURE
from tests.clauses import rule
from tests.games.dice_town.kit import (
    ACE_4,
    ACE_6,
    JACK_4,
    JACK_6,
    KING_4,
    KING_6,
    NINE_4,
    NINE_6,
    QUEEN_4,
    QUEEN_6,
    TEN_4,
    Table,
    extended,
    give_outlaws,
    post_wanted,
)


def hunt(*rolls: str, wanted: tuple[int, ...], combination: str = "9 9 K K K") -> Table:
    """Seat 0 hunts these Outlaws with his kings, which fall like this."""
    t = extended(combination, "9 9 9 A A", "9 9 9 A A", loaded=True)
    post_wanted(t, *wanted)
    for roll in rolls:
        t.luck.roll(roll)
    t.start(Hunt(0))
    return t


@rule("DT-177", "DT-178", "DT-179", "DT-180")
def test_a_nine_captures_one_of_two_nines() -> None:
    """DT-EX-27: 9, 9 and K are wanted, three K fall 9, Q, Q: one 9 is captured, two stay."""
    t = hunt("9 Q Q", wanted=(NINE_4, NINE_6, KING_4))
    assert t.prompt(0) == "capture"
    assert t.options(0) == [CAPTURE + NINE_4, CAPTURE + NINE_6]
    t.answer(0, CAPTURE + NINE_6)
    assert t.town.captured[0] == [NINE_6]
    assert t.town.wanted == [NINE_4, KING_4]
    assert t.set_dice(0) == "9 9 K K K"
    assert t.asked == []


@rule("DT-177")
def test_all_kings_are_rolled_and_nothing_else() -> None:
    """A hunter with one K rolls one die; his other dice do not capture."""
    t = hunt("9", wanted=(TEN_4, JACK_4), combination="9 10 J Q K")
    assert t.luck.draws == []
    assert t.town.captured[0] == []
    assert t.set_dice(0) == "9 10 J Q K"


@rule("DT-177")
def test_one_outlaw_is_captured_once_and_every_die_counts() -> None:
    """9 9 J capture the one wanted 9 and the J; the second 9 has nobody left to capture."""
    t = hunt("9 9 J", wanted=(NINE_4, JACK_6, QUEEN_4))
    assert t.asked == []
    assert t.town.captured[0] == [NINE_4, JACK_6]
    assert t.town.wanted == [QUEEN_4]


@rule("DT-177", "DT-178")
def test_two_dice_capture_both_outlaws_of_their_face() -> None:
    """Two Q capture both wanted Q: capturing is not a matter of choice."""
    t = hunt("Q Q A", wanted=(QUEEN_4, QUEEN_6))
    assert t.asked == []
    assert t.town.captured[0] == [QUEEN_4, QUEEN_6]
    assert t.town.wanted == []


@rule("DT-177")
def test_a_king_rolled_again_captures_a_wanted_king() -> None:
    """A hunt die that shows K once more captures a K Outlaw."""
    t = hunt("K", wanted=(KING_6, ACE_4), combination="9 9 9 9 K")
    assert t.town.captured[0] == [KING_6]


@rule("DT-178")
def test_the_hunter_chooses_face_by_face() -> None:
    """One J and one A, two Outlaws of each wanted: the hunter picks one of each."""
    t = hunt("J A Q", wanted=(JACK_4, JACK_6, ACE_4, ACE_6))
    for _ in range(2):
        assert t.prompt(0) == "capture"
        assert len(t.options(0)) == 2
        t.answer(0, t.options(0)[1])
    assert sorted(t.town.captured[0]) == [JACK_6, ACE_6]
    assert t.town.wanted == [JACK_4, ACE_4]


@rule("DT-179")
def test_the_hunt_dice_count_as_kings_at_town_hall() -> None:
    """After the hunt the dice are K again: four kings win Town Hall, whatever the hunt rolled."""
    t = extended("9 K K K K", "A A A 9 9", "J J Q Q 9", loaded=True)
    post_wanted(t, TEN_4)
    t.luck.roll("9 J Q A")
    t.start(Place(SHERIFF), Place(TOWN_HALL))
    t.answer(0, ACTION + SHERIFF * 2 + 1)
    assert t.set_dice(0) == "9 K K K K"
    assert t.town.place == TOWN_HALL
    assert (t.town.first, t.town.second) == (0, 1)


@rule("DT-180")
def test_captured_outlaws_lie_open_and_set_no_dice() -> None:
    """A captured Outlaw lies in front of the hunter for all to see; no throw asks for it."""
    t = hunt("9 Q Q", wanted=(NINE_4, KING_4))
    for seat in range(-1, 3):
        player = GAME.view(t.town, seat)["players"][0]
        assert player["captured"] == [NINE_4]
        assert player["outlaws"] == []
    for _ in range(3):
        t.luck.roll("9 9 9 9 9")
    t.start(Round())
    assert [t.prompt(seat) for seat in range(3)] == ["keep", "keep", "keep"]


@rule("DT-181")
def test_a_hunt_without_prey_is_no_gain() -> None:
    """A hunt that captures nobody, or with nobody wanted, leaves the Doc card active."""
    assert hunt("9 9 9", wanted=(TEN_4, JACK_4)).town.gained == [0, 0, 0]
    assert hunt(wanted=()).town.gained == [0, 0, 0]


@rule("DT-181")
def test_a_capture_is_a_gain() -> None:
    """Capturing an Outlaw turns the hunter's Doc card."""
    assert hunt("10 9 9", wanted=(TEN_4, JACK_4)).town.gained == [1, 0, 0]


@rule("DT-182")
def test_captured_outlaws_are_money_at_the_end() -> None:
    """DT-EX-29: $5 and a captured $6 Outlaw give 5 points; a recruited one adds nothing."""
    t = extended("", "", "", loaded=True)
    t.town.cash = [5, 8, 8]
    give_outlaws(t, 0, NINE_6, NINE_4)
    assert GAME.result(t.town).scores[0]["dollars"] == 2
    t.town.outlaws[0].remove(NINE_6)
    t.town.captured[0] = [NINE_6]
    assert GAME.result(t.town).scores[0]["dollars"] == 5
    assert sum(GAME.result(t.town).scores[1].values()) == 4  # the rest belong to nobody
