"""Options, verbs, refusals and events, on a toy game."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farwest.kernel.match import Match
from farwest.kernel.options import BadOption
from farwest.kernel.verbs import Field, Verb, Verbs
from tests.kernel.camp import BID, GAME


@pytest.mark.parametrize(
    ("given_options", "seats", "reason"),
    [
        ({"poker": True}, 3, "no option poker"),
        ({"rich": "maybe"}, 3, "rich cannot be maybe"),
        ({"royal": True}, 3, "royal needs rich=yes"),
        ({"fire": "blue"}, 3, "choose one of small, big"),
        ({"holder": 3}, 3, "names seat 4, but there are 3"),
        ({"holder": "Ann"}, 3, "holder cannot be Ann"),
        ({"songs": ["waltz"]}, 3, "songs cannot be waltz"),
        ({"songs": ["reel", "reel"]}, 3, "twice"),
        ({"songs": "waltz"}, 3, "songs cannot be waltz"),
        ({}, 5, "2 to 4 players, not 5"),
        ({}, 1, "2 to 4 players, not 1"),
    ],
)
def test_wrong_options_get_a_clear_sentence(given_options, seats: int, reason: str) -> None:  # type: ignore[no-untyped-def]
    """Unknown options, wrong values, unmet needs and wrong numbers of players are refused."""
    with pytest.raises(BadOption, match=reason):
        GAME.settle(seats, given_options)


@pytest.mark.parametrize(
    ("given_options", "said"),
    [
        ({"rich": "yes"}, "Option rich takes True or False, not 'yes'."),
        ({"rich": 1}, "Option rich takes True or False, not 1."),
        ({"fire": ["big"]}, "Option fire takes one of 'small', 'big', not ['big']."),
        ({"holder": "2"}, "holder takes random or a seat as a number from 0 on, not '2'."),
        ({"songs": "reel"}, "Option songs takes a list of any of 'blues', 'reel', not 'reel'."),
        ({"songs": ("reel",)}, "takes a list of any of 'blues', 'reel', not ('reel',)."),
        ({"songs": [["reel"]]}, "takes a list of any of 'blues', 'reel', not [['reel']]."),
    ],
)
def test_a_right_value_of_the_wrong_kind_is_not_called_impossible(given_options, said: str) -> None:  # type: ignore[no-untyped-def]
    """What would do if it were written otherwise gets the kind of value that is taken."""
    with pytest.raises(BadOption) as told:
        GAME.settle(3, given_options)
    assert str(told.value).endswith(said)


def test_a_refusal_carries_what_words_it() -> None:
    """An id and values for any language, a sentence in English; it travels between processes."""
    with pytest.raises(BadOption) as told:
        GAME.settle(3, {"royal": True})
    for error in (told.value, pickle.loads(pickle.dumps(told.value))):
        assert error.id == "error_option_needs"
        assert error.args_by_name == {"option": "royal", "other": "rich", "value": "yes"}
        assert str(error) == "Option royal needs rich=yes."


def test_the_player_range_depends_on_options() -> None:
    """An option may open the game to more players."""
    assert GAME.settle(5, {"rich": True})["rich"] is True


def test_options_are_written_as_people_write_them() -> None:
    """The command line's words become values; seats count from 1 there."""
    rich, _, fire, holder, songs = GAME.options
    assert [rich.parse(word) for word in ("yes", "oui", "off", "0")] == [True, True, False, False]
    assert fire.parse("big") == "big"
    assert [holder.parse(word) for word in ("random", "2")] == ["random", 1]
    assert songs.parse("reel,blues") == ["reel", "blues"]
    for option, text in ((rich, "perhaps"), (holder, "0"), (holder, "x")):
        with pytest.raises(BadOption):
            option.parse(text)


@given(st.integers(0, 8))
def test_action_codes_decode_and_encode(action: int) -> None:
    """A code names one verb and its arguments, and they name the code."""
    name, args = GAME.verbs.decode(action)
    assert GAME.verbs.encode(name, *[arg.value for arg in args]) == action


def test_verbs_leave_no_gap() -> None:
    """A page of verbs that overlap or leave a hole is refused."""
    with pytest.raises(ValueError, match="starts at 3"):
        Verbs(Verb("one", 0, Field("n", "number", 2)), Verb("two", 3))
    with pytest.raises(ValueError, match="no action code"):
        GAME.verbs.decode(9)
    with pytest.raises(ValueError, match="cannot be 4"):
        GAME.verbs.encode("bid", 4)
    with pytest.raises(ValueError, match="no verb"):
        GAME.verbs.encode("sing")


def test_events_have_an_open_and_a_private_form() -> None:
    """Only the seats concerned hear the secret part."""
    match = Match(GAME, ["Ann", "Bob"], {}, "news")
    match.answer(0, BID + 3)
    match.answer(1, BID)
    event = next(event for event in match.news[-1] if event.kind == "host")
    assert GAME.news(event, 0).id == "event_host_seen"
    assert [arg.value for arg in GAME.news(event, 0).args] == [0, 3]
    assert GAME.news(event, 1).id == "event_host"
    assert [arg.value for arg in GAME.news(event, -1).args] == [0]
