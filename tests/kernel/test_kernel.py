"""The kernel on a toy game: steps, lanes, windows, menus, luck, undo, dumps, records."""

from __future__ import annotations

import json
import pickle
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farwest.kernel import laws
from farwest.kernel.dump import BadDump, dump, load
from farwest.kernel.luck import MASK, Fate, mix, word
from farwest.kernel.match import Match, replay
from farwest.kernel.menu import Menu, Task
from farwest.kernel.news import Refused
from farwest.kernel.options import BadOption
from farwest.kernel.record import BadRecord, Record, digest
from farwest.kernel.state import State
from farwest.kernel.verbs import Field, Verb, Verbs
from tests.kernel.camp import (
    BID,
    COOK,
    DANCE,
    GAME,
    PASS,
    SLEEP,
    STOP,
    Bid,
    Camp,
    Cook,
    Dance,
    Evening,
)


def camp(seats: int = 3, **options: object) -> Camp:
    """A fresh camp; the stop card is with seat 1."""
    return GAME.deal(seats, {"holder": 1, **options}, 7)  # type: ignore[dict-item]


def bid(state: Camp, *coins: int) -> None:
    """Every seat bids, in order."""
    for seat, number in enumerate(coins):
        state.answer(seat, BID + number)


def test_lanes_are_answered_in_any_order() -> None:
    """Every seat with a lane may answer first, and the reveal waits for all."""
    state = camp()
    assert state.waiting() == [0, 1, 2]
    state.answer(2, BID + 3)
    assert state.waiting() == [0, 1]
    assert state.bids == [0, 0, 3]
    state.answer(0, BID)
    assert state.food == 0
    assert state.coins == [3, 3, 3]
    state.answer(1, BID + 1)
    assert state.coins == [3, 3, 0]


def test_others_see_only_that_lanes_are_choosing() -> None:
    """Whether a lane has been answered shows nowhere until the last one is."""
    state = camp()
    before = json.dumps(GAME.view(state, 0))
    state.answer(2, BID + 3)
    assert json.dumps(GAME.view(state, 0)) == before
    assert state.choosing() == [0, 1, 2]


def test_secret_options_are_computed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Playing on asks each lane for its options when it opens, and never again."""
    asked: list[int] = []
    options = Bid.options

    def counted(choice: Bid, state: Camp) -> list[int]:
        asked.append(choice.player)
        return options(choice, state)

    monkeypatch.setattr(Bid, "options", counted)
    state = camp()
    assert asked == [0, 1, 2]
    twin = state.clone()
    for seat in range(3):
        assert state.seat == seat
        assert state.legal == [BID, BID + 1, BID + 2, BID + 3]
        state.play(BID + seat)
    assert asked == [0, 1, 2]
    twin.play_lane(1, BID)
    assert (twin.seat, twin.asked[0], twin.asked[1]) == (0, twin.legal, [])


def test_a_lane_without_a_choice_answers_itself() -> None:
    """A seat with a lone option is not asked, and still listed as choosing."""
    state = camp(2)
    state.coins[1] = 0
    state.agenda.clear()
    state.lanes, state.opened = [], []
    state.agenda.append(Evening())
    state.advance()
    assert state.waiting() == [0]
    assert state.choosing() == [0]


def test_a_window_asks_the_holder_and_names_nobody() -> None:
    """The seat asked follows from the hands; everybody else sees a reaction and no name."""
    state = camp()
    bid(state, 3, 0, 0)
    assert state.waiting() == [1]
    assert state.choosing() == []
    assert state.veiled()
    state.cards = [0, 0, 1]
    state.advance()
    assert state.waiting() == [2]


def test_a_window_passes_on() -> None:
    """A seat that lets it go by is not asked again, the next holder is."""
    state = camp()
    state.cards = [1, 1, 0]
    bid(state, 0, 0, 3)
    assert state.waiting() == [0]
    state.answer(0, PASS)
    assert state.waiting() == [1]
    state.answer(1, STOP)
    assert state.log == [1]
    assert state.waiting() == [2]


def test_a_menu_offers_each_task_once_in_any_order() -> None:
    """Done tasks leave the menu; its stop code closes it."""
    state = camp()
    state.cards = [0, 0, 0]
    bid(state, 2, 0, 0)
    assert state.legal == [COOK, DANCE, SLEEP]
    state.answer(0, DANCE)
    assert state.legal == [COOK, SLEEP]
    food = state.food
    state.answer(0, COOK)
    assert state.food == food + 1
    assert state.round == 2


def test_impossible_tasks_are_not_offered() -> None:
    """A menu lists only what can be done now."""
    state = camp()
    state.cards = [0, 0, 0]
    bid(state, 3, 0, 0)
    assert state.legal == [COOK, SLEEP]


def menu(*asides: Task[Camp]) -> Camp:
    """A camp where seat 0 may cook, or dance instead; and what he may do at any time."""
    state = camp()
    state.lanes, state.opened = [], []
    state.agenda.clear()
    state.do(Menu(0, [Cook(COOK)], SLEEP, [Dance(DANCE)], list(asides)))
    state.advance()
    return state


def test_one_entry_instead_of_all_tasks() -> None:
    """Something must be done before a menu with `instead` closes, and then only of one kind."""
    state = menu()
    assert state.legal == [COOK, DANCE]
    state.answer(0, DANCE)
    assert state.over
    state = menu(Cook(PASS))
    state.answer(0, COOK)
    assert state.legal == [PASS, SLEEP]
    state.answer(0, SLEEP)
    assert state.over


def test_asides_count_for_nothing() -> None:
    """They may be done again and again, before and after, and do not replace a task."""
    state = menu(Cook(PASS))
    state.answer(0, PASS)
    state.answer(0, PASS)
    assert state.food == 2
    assert state.legal == [COOK, DANCE, PASS]
    state.answer(0, DANCE)
    assert state.legal == [PASS, SLEEP]


@pytest.mark.parametrize(
    ("seat", "action", "id"),
    [
        (0, 99, "error_illegal"),
        (0, True, "error_illegal"),
        (0, "1", "error_illegal"),
        (7, BID, "error_not_asked"),
        (-1, BID, "error_not_asked"),
    ],
)
def test_a_refused_answer_changes_nothing(seat: int, action: int, id: str) -> None:
    """What cannot be accepted is refused in words and leaves the state as it was."""
    state = camp()
    before = dump(state)
    with pytest.raises(Refused) as refusal:
        state.answer(seat, action)
    assert refusal.value.id == id
    assert str(refusal.value).endswith(".")
    assert dump(state) == before


def test_nobody_answers_for_another_seat() -> None:
    """A seat that is not asked cannot answer, even with a legal action."""
    state = camp()
    state.answer(0, BID)
    with pytest.raises(Refused):
        state.answer(0, BID)


def test_a_finished_game_refuses_answers() -> None:
    """Nothing can be played after the end."""
    match = laws.try_game(GAME, 2, {}, 1)
    with pytest.raises(Refused, match="over"):
        match.state.answer(0, BID)


@pytest.mark.parametrize("seed", range(12))
def test_the_laws_hold_on_the_toy(seed: int) -> None:
    """All laws hold at every position of random toy games."""
    laws.try_game(GAME, 2 + seed % 3, {}, seed)


def try_games() -> None:
    """A few random games under all laws."""
    for seed in range(6):
        laws.try_game(GAME, 3, {}, seed)


class Leaky(Camp):
    """A copy that shares a list with its original."""

    __slots__ = ()

    def clone(self) -> Camp:
        twin = super().clone()
        twin.coins = self.coins
        return twin


def test_the_laws_notice_a_shallow_copy() -> None:
    """The law of the clone breaks when two states share what changes."""
    state = Leaky()
    state.seats, state.luck = 3, 5
    GAME.set_up(state, GAME.settle(3, {}))
    state.advance()
    with pytest.raises(laws.Broken, match="changed the original"):
        laws.law_clone(GAME, state, random.Random(1))


def test_the_laws_notice_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """The law of the veil breaks when a view shows another's card."""
    honest = type(GAME).view
    monkeypatch.setattr(
        type(GAME), "view", lambda self, s, seat: {**honest(self, s, seat), "all": s.cards[:]}
    )
    with pytest.raises(laws.Broken, match="veil"):
        try_games()


def test_the_laws_notice_lost_goods(monkeypatch: pytest.MonkeyPatch) -> None:
    """The law of thrift breaks when a sum changes."""
    monkeypatch.setattr(type(GAME), "supply", lambda _, s: {"food": s.food})
    with pytest.raises(laws.Broken, match="thrift"):
        try_games()


def test_the_laws_notice_an_answer_without_a_verb(monkeypatch: pytest.MonkeyPatch) -> None:
    """The law of the dead end breaks where a code belongs to no verb."""
    monkeypatch.setattr(GAME, "verbs", Verbs(*GAME.verbs.all[:-1]))
    with pytest.raises(laws.Broken, match="without a verb"):
        laws.try_game(GAME, 3, {}, 0, laws={"dead end": laws.law_dead_end})


# --- luck ------------------------------------------------------------------------------------


def test_draws_are_even() -> None:
    """One of six comes up about as often as another."""
    state = State()
    state.luck = word("even", 0)
    counts = [0] * 6
    for _ in range(60_000):
        counts[state.draw(6)] += 1
    assert all(9_500 < count < 10_500 for count in counts)


@given(st.integers(0, MASK), st.integers(1, 7776))
def test_draws_stay_in_range(luck: int, n: int) -> None:
    """A draw out of n is one of 0 … n-1, and luck stays below 62 bits."""
    state = State()
    state.luck = luck
    assert 0 <= state.draw(n) < n
    assert 0 <= state.luck < 1 << 61


def test_fate_replaces_luck() -> None:
    """Loaded dice fall as told and leave the word alone."""

    class Sixes(Fate):
        def draw(self, n: int) -> int:
            return n - 1

    state = State()
    state.fate = Sixes()
    before = state.luck
    assert [state.draw(6) for _ in range(3)] == [5, 5, 5]
    assert state.luck == before


def test_neighbouring_seeds_lead_apart() -> None:
    """Small seeds and successive turns give first draws as even as any."""
    for words in ([mix(n) for n in range(6000)], [mix(5, turn) for turn in range(6000)]):
        counts = [0] * 6
        for luck in words:
            state = State()
            state.luck = luck
            counts[state.draw(6)] += 1
        assert all(850 < count < 1150 for count in counts)


def test_each_ply_has_luck_of_its_own() -> None:
    """The luck of a ply follows from seed and ply, and from nothing that was seen."""
    words = {word("seed", ply) for ply in range(1000)}
    assert len(words) == 1000
    assert word("seed", 5) == word("seed", 5) != word("other", 5)


# --- undo ------------------------------------------------------------------------------------


def menu_match() -> Match:
    """A match where seat 0 has a menu before it."""
    match = Match(GAME, ["Ann", "Bob"], {"holder": 1, "rich": True}, "undo")
    match.answer(0, BID + 3)
    match.answer(1, BID)
    match.answer(1, PASS)
    return match


def test_undo_goes_back_to_the_information_boundary() -> None:
    """A move that taught nobody anything may be taken back, one that drew luck may not."""
    match = menu_match()
    match.answer(0, COOK)
    assert match.may_undo(0)
    assert not match.may_undo(1)
    match.undo(0)
    assert match.state.food == 0
    assert match.state.legal == [COOK, DANCE, SLEEP]
    assert match.crosses(0, DANCE)
    assert not match.crosses(0, COOK)
    match.answer(0, DANCE)
    assert not match.may_undo(0)
    with pytest.raises(Refused):
        match.undo(0)


def test_a_locked_secret_answer_is_final() -> None:
    """A sealed answer cannot be taken back, even before the others answered."""
    match = Match(GAME, ["Ann", "Bob"], {}, "undo")
    assert match.crosses(0, BID)
    match.answer(0, BID)
    assert not match.may_undo(0)


def test_nobody_takes_back_the_move_of_another() -> None:
    """Undo belongs to the seat that moved last."""
    match = menu_match()
    match.answer(0, COOK)
    with pytest.raises(Refused):
        match.undo(1)


# --- dumps and records -----------------------------------------------------------------------


def test_a_dump_survives_json_in_mid_choice() -> None:
    """With one lane answered, a loaded state goes on as the original does."""
    state = camp()
    state.answer(1, BID + 2)
    twin = load(GAME.empty(), json.loads(json.dumps(dump(state))))
    for other in (state, twin):
        other.answer(0, BID)
        other.answer(2, BID + 1)
    assert dump(state) == dump(twin)


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data.pop("coins"),
        lambda data: data.update(extra=1),
        lambda data: data.update(agenda=[{"step": "Burn", "args": []}]),
        lambda data: data.update(agenda=[{"step": "Evening", "args": [1, 2]}]),
        lambda data: data.update(agenda=[{"step": "Evening"}]),
        lambda data: data.update(coins=None),
    ],
)
def test_a_damaged_dump_is_refused(damage) -> None:  # type: ignore[no-untyped-def]
    """A dump with wrong fields or unknown steps is refused in a sentence."""
    data = dump(camp())
    damage(data)
    with pytest.raises(BadDump):
        load(GAME.empty(), data)


def finished() -> Match:
    """A whole game."""
    return laws.try_game(GAME, 3, {"rich": True}, 5)


def test_a_record_replays_to_the_same_bytes(tmp_path: Path) -> None:
    """Seed, options and moves are enough to play a game again."""
    match = finished()
    match.record("1.0").save(tmp_path / "game.json")
    again = replay(GAME, Record.read(tmp_path / "game.json"))
    assert dump(again.state) == dump(match.state)
    assert again.record("1.0").to_json() == match.record("1.0").to_json()


def test_an_unfinished_record_resumes() -> None:
    """A game stopped in mid-turn goes on where it was, undo boundary included."""
    match = menu_match()
    again = replay(GAME, Record.from_json(match.record("1.0").to_json()))
    assert again.state.legal == match.state.legal
    match.answer(0, DANCE)
    again.answer(0, DANCE)
    assert dump(again.state) == dump(match.state)


def edited(**changes: object) -> str:
    """A record that was changed and sealed again."""
    data = json.loads(finished().record("1.0").to_json())
    data.update(changes)
    del data["seal"]
    data["seal"] = digest(data)
    return json.dumps(data)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "not JSON"),
        ("[" * 100_000, "not JSON"),
        ("{}", "not a Farwest record"),
        ("[1, 2]", "not a Farwest record"),
        (finished().record("1.0").to_json().replace('"rich":true', '"rich":false'), "edited"),
        (finished().record("1.0").to_json()[:-40], "not JSON"),
        ('{"format":1,"game":"\\ud800","seal":""}', "damaged"),
        (edited(format=99), "format 99"),
        (edited(moves=[[0]]), "damaged"),
        (edited(moves=[[0, True]]), "damaged"),
        (edited(players=[1, 2]), "damaged"),
    ],
)
def test_a_damaged_record_is_refused(text: str, reason: str) -> None:
    """Anything that is not an untouched record gets one clear sentence."""
    with pytest.raises(BadRecord, match=reason):
        Record.from_json(text)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"revision": 4}, "revision 4"),
        ({"revision": 2, "end": None}, "revision 2"),
        ({"moves": [[0, 99]]}, "Move 1"),
        ({"moves": []}, "it is not"),
        ({"players": ["one"]}, "2 to 5 players"),
        ({"options": {"luck": True}}, "no option luck"),
        ({"options": {"songs": [["reel"]]}}, "songs cannot be"),
        ({"options": {"rich": None, "songs": {}}}, "rich cannot be"),
        ({"seed": "another"}, "cannot be played|another end"),
        ({"end": {"winners": [0], "totals": [1, 2, 3], "state": "0"}}, "another end"),
    ],
)
def test_a_record_that_cannot_have_been_played_is_refused(
    changes: dict[str, object], reason: str
) -> None:
    """A resealed forgery does not replay."""
    with pytest.raises(BadRecord, match=reason):
        replay(GAME, Record.from_json(edited(**changes)))


# --- options and verbs -----------------------------------------------------------------------


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
        ({"songs": "reel"}, 3, "songs cannot be"),
        ({}, 5, "2 to 4 players, not 5"),
        ({}, 1, "2 to 4 players, not 1"),
    ],
)
def test_wrong_options_get_a_clear_sentence(given_options, seats: int, reason: str) -> None:  # type: ignore[no-untyped-def]
    """Unknown options, wrong values, unmet needs and wrong numbers of players are refused."""
    with pytest.raises(BadOption, match=reason):
        GAME.settle(seats, given_options)


def test_a_refusal_carries_what_words_it() -> None:
    """An id and values for any language, a sentence in English; it travels between processes."""
    with pytest.raises(BadOption) as told:
        GAME.settle(3, {"royal": True})
    for error in (told.value, pickle.loads(pickle.dumps(told.value))):
        assert error.id == "error_option_needs"
        assert error.args_by_name == {"option": "royal", "other": "rich", "value": "yes"}
        assert str(error) == "Option royal needs rich=yes."


def test_a_bad_record_carries_its_reason() -> None:
    """What cannot be dealt or played says why, as a refusal of its own."""
    with pytest.raises(BadRecord) as told:
        replay(GAME, Record.from_json(edited(players=["one"])))
    assert told.value.id == "error_record_deal"
    assert told.value.args_by_name["why"].id == "error_players"
    with pytest.raises(BadRecord) as told:
        replay(GAME, Record.from_json(edited(moves=[[0, 99]])))
    assert told.value.id == "error_record_move"
    assert told.value.args_by_name["why"].id == "error_illegal"


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
