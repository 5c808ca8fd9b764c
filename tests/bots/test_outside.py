"""Programs that play: what they are sent, what they may answer, and what becomes of bad ones."""

from __future__ import annotations

import json
import os
import random
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from farwest import bots, games
from farwest.arena.matches import Forgiven, one_game
from farwest.arena.schedule import Deal, Plan
from farwest.bots import outside
from farwest.bots.outside import OutsideBot, Trouble, action_in, asking, greeting
from farwest.bots.runner import Task, play_out, seat_bots, sight_of
from farwest.bots.runner import one_game as simulated
from farwest.kernel.match import Match
from tests.cli.kit import done, refused

ROOT = Path(__file__).parents[2]
EXAMPLE = f"exec:{sys.executable} {ROOT / 'examples' / 'outside_bot.py'}"
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("dice_town", 4, {"extension": True, "indian_die": True}),
    ("deadwood", 3, {}),
    ("great_western_trail", 3, {"building_sides": "random", "neutral_layout": "random"}),
]
every_table = pytest.mark.parametrize(("key", "seats", "options"), TABLES)


@pytest.fixture(autouse=True)
def gone() -> Any:
    """No program outlives its test."""
    yield
    outside.end_all()


def program(folder: Path, text: str, patience: str = "") -> str:
    """The name of a bot that is this Python program."""
    path = folder / "bot.py"
    path.write_text(text)
    return f"exec:{patience}{sys.executable} {path}"


ANSWERS = """
import json, sys
for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "ask":
        print({answer}, flush=True)
"""


# --- what is sent ------------------------------------------------------------------------------


@every_table
def test_worlds_that_look_alike_send_the_same_bytes(
    key: str, seats: int, options: dict[str, Any]
) -> None:
    """What the seat cannot see does not change a byte of what its program is sent."""
    game = games.find(key)
    match = Match(game, ["x"] * seats, options, "alike", quick=True)
    dice = random.Random(seats)
    unlike = 0
    while not match.state.over:
        seat = match.state.waiting()[0]
        if len(match.moves) % 5 == 0:
            twin = game.imagine(match.state, seat, dice.getrandbits(60))
            lines = [asking(sight_of(game, world, seat, 1)) for world in (match.state, twin)]
            lines.append(asking(outside.Sight(game, seat, match.state.legal, match.state)))
            assert lines[0] == lines[1] == lines[2]
            others = [other for other in range(seats) if other != seat]
            unlike += any(
                game.view(match.state, other) != game.view(twin, other) for other in others
            )
        match.answer(seat, dice.choice(match.state.choice_of(seat).options(match.state)))
    assert unlike


@every_table
def test_a_question_is_what_the_seat_sees_and_is_asked(
    key: str, seats: int, options: dict[str, Any]
) -> None:
    """The line holds the seat's view, its question and its legal answers, and nothing else."""
    game = games.find(key)
    match = Match(game, ["x"] * seats, options, "secret seed")
    seat = match.state.waiting()[0]
    heard = json.loads(asking(sight_of(game, match.state, seat, 1)))
    assert set(heard) == {"type", "view", "question", "legal"}
    assert heard["view"] == json.loads(json.dumps(game.view(match.state, seat)))
    question = game.question(match.state, seat)
    assert question is not None
    assert heard["question"]["prompt"]["id"] == question.prompt.id
    assert [offer["action"] for offer in heard["question"]["offers"]] == heard["legal"]
    assert heard["legal"] == match.state.choice_of(seat).options(match.state)
    assert heard["question"]["offers"][0]["label"]["id"].startswith("do_")


def test_a_greeting_tells_the_table_and_no_seed() -> None:
    """A game begins with the protocol, the game, its options and the seat."""
    game = games.find("deadwood")
    heard = json.loads(greeting(game, game.settle(3, {}), 3, 2))
    assert heard["protocol"] == 1
    assert (heard["type"], heard["game"], heard["seats"], heard["seat"]) == (
        "game",
        "deadwood",
        3,
        2,
    )
    assert set(heard) == {
        *("type", "protocol", "farwest", "game", "revision", "options", "seats", "seat")
    }


def test_all_a_program_hears(tmp_path: Path) -> None:
    """A greeting, questions, the end; then, in the same process, the next game."""
    log = tmp_path / "heard"
    name = program(
        tmp_path,
        f"import os, json, sys\nlog = open({str(log)!r}, 'a')\n"
        "for line in sys.stdin:\n"
        "    heard = json.loads(line)\n"
        "    print(os.getpid(), line, end='', file=log, flush=True)\n"
        "    if heard['type'] == 'ask':\n"
        "        print(json.dumps({'action': heard['legal'][0]}), flush=True)\n",
    )
    for seed in ("secret one", "secret two"):
        outcome = simulated(Task("deadwood", {}, [name, "random"], seed))
    outside.end_all()
    text = log.read_text("utf-8")
    assert "secret" not in text
    heard = [line.split(" ", 1) for line in text.splitlines()]
    assert len({pid for pid, _ in heard}) == 1
    kinds = [json.loads(line)["type"] for _, line in heard]
    first = kinds.index("over")
    assert kinds[0] == kinds[first + 1] == "game"
    assert set(kinds[1:first]) == {"ask"}
    assert kinds[-1] == "over"
    last = json.loads(heard[-1][1])
    assert (last["winners"], last["totals"]) == (outcome.winners, outcome.totals)


# --- playing -----------------------------------------------------------------------------------


@every_table
def test_the_example_plays_whole_games(key: str, seats: int, options: dict[str, Any]) -> None:
    """The example plays a game to its end in every game, on several seats at once."""
    table = seat_bots([EXAMPLE, EXAMPLE, *["random"] * (seats - 2)], "whole")
    match = play_out(games.find(key), options, table, "whole")
    assert match.state.over
    assert match.players[0] == EXAMPLE


def test_the_example_is_short_and_repeats_itself() -> None:
    """Thirty lines at most; the same deal, the same game."""
    text = (ROOT / "examples" / "outside_bot.py").read_text("utf-8")
    assert len(text.splitlines()) <= 30
    task = Task("deadwood", {}, [EXAMPLE, "random"], "again", True)
    assert simulated(task).record == simulated(task).record


def test_a_program_plays_in_a_simulation(tmp_path: Path, monkeypatch: Any) -> None:
    """`simulate` takes a program, in several processes too."""
    monkeypatch.chdir(tmp_path)
    wish = ("simulate", "deadwood", "--bots", f"random,{EXAMPLE}", "--games", "4")
    one = json.loads(done(*wish, "--jobs", "1", "--json", "-"))
    two = json.loads(done(*wish, "--jobs", "2", "--json", "-"))
    assert one["figures"] == two["figures"]
    assert one["bots"] == ["random", EXAMPLE]


# --- trouble -----------------------------------------------------------------------------------

BAD = {
    "an illegal action": ('json.dumps({"action": -1})', 'answered {"action": -1}; an answer is'),
    "a text": ('json.dumps({"action": "1"})', "with one of the legal actions"),
    "a truth": ('json.dumps({"action": True})', "with one of the legal actions"),
    "no JSON": ('"hello"', "answered hello;"),
    "a list": ("[1]", "answered [1];"),
    "an empty line": ('""', "answered nothing;"),
    "no end": ('"x" * 200_000', "answered xxx"),
    "no text": ('sys.stdout.buffer.write(b"\\xff\\xfe") and ""', "with one of the legal actions"),
}


@pytest.mark.parametrize(("answer", "sentence"), BAD.values(), ids=BAD)
def test_a_bad_answer_is_told(answer: str, sentence: str, tmp_path: Path) -> None:
    """Whatever is no legal answer is named in one sentence, and the program is ended."""
    name = program(tmp_path, ANSWERS.replace("{answer}", answer))
    bot = OutsideBot(1, name)
    with pytest.raises(Trouble) as told:
        play_out(games.find("deadwood"), {}, [bot, bots.make("random", 2)], "bad")
    assert sentence in str(told.value)
    assert bot.program is None


@pytest.mark.parametrize("answer", [b'{"action": true}', b'{"action": 1.0}', b'{"Action": 1}'])
def test_an_action_is_a_whole_number(answer: bytes) -> None:
    """What only equals a legal action is none."""
    assert action_in(b'{"action": 1, "why": "because"}', [0, 1], "x") == 1
    with pytest.raises(Trouble, match=r"^x answered \{"):
        action_in(answer, [0, 1], "x")


def test_silence_is_told_in_time(tmp_path: Path) -> None:
    """A program that does not answer is ended when its time is up, and all it has started."""
    note = tmp_path / "child"
    name = program(
        tmp_path,
        "import subprocess, sys, time\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\n"
        f"open({str(note)!r}, 'w').write(str(child.pid))\n"
        "sys.stdin.readline(); time.sleep(60)\n",
        "2.5s:",
    )
    start = time.monotonic()
    with pytest.raises(Trouble, match=r"gave no answer within 2\.5 seconds"):
        simulated(Task("deadwood", {}, [name, "random"], "silent"))
    assert time.monotonic() - start < 20
    assert not alive(int(note.read_text()))


def alive(pid: int) -> bool:
    """Whether a process still runs; one that nobody has buried yet does not."""
    for _ in range(50):
        try:
            os.kill(pid, 0)
            if Path(f"/proc/{pid}/stat").read_text().split(") ")[1].startswith("Z"):
                return False
        except (ProcessLookupError, FileNotFoundError):
            return False
        time.sleep(0.1)
    return True


def test_a_program_that_does_not_listen_is_silent(tmp_path: Path) -> None:
    """Even one that never reads cannot hold up the game."""
    name = program(tmp_path, "import time\ntime.sleep(60)\n", "1s:")
    bot = OutsideBot(1, name)
    game = games.find("dice_town")
    bot.sit(game, {}, 2, 0)
    assert bot.program is not None
    with pytest.raises(Trouble, match="within 1 seconds"):
        bot.program.ask(b"x" * 10_000_000 + b"\n", 1)
    bot.leave(None)


def test_an_end_is_told_with_its_status(tmp_path: Path) -> None:
    """A program that ends says how."""
    name = program(tmp_path, "import sys\nsys.stdin.readline()\nsys.exit(7)\n")
    with pytest.raises(Trouble, match="ended in the middle of a game, with status 7"):
        simulated(Task("deadwood", {}, [name, "random"], "ended"))


def test_a_simulation_stops_with_a_sentence(tmp_path: Path, monkeypatch: Any) -> None:
    """In a simulation trouble ends the command, in whatever process it happened."""
    monkeypatch.chdir(tmp_path)
    name = program(tmp_path, ANSWERS.replace("{answer}", "'no'"))
    for jobs in "12":
        said = refused(
            "simulate", "deadwood", "--bots", f"random,{name}", "--games", "4", "--jobs", jobs
        )
        assert "answered no; an answer is a line such as" in said


def test_in_the_arena_the_game_goes_on(tmp_path: Path) -> None:
    """A program that fails half way forfeits; legal answers are played for it to the end."""
    name = program(
        tmp_path,
        "import json, sys\n"
        "for number, line in enumerate(sys.stdin):\n"
        "    if number > 5: sys.exit(1)\n"
        "    heard = json.loads(line)\n"
        "    if heard['type'] == 'ask':\n"
        "        print(json.dumps({'action': heard['legal'][0]}), flush=True)\n",
    )
    deal = Deal(Plan("deadwood", 1, {}, 2, [name, "random"], "s"), 0)
    played = one_game(deal, ["random", name])
    assert played.plies > 20
    assert [seat for seat, _ in played.forfeits] == [1]
    assert "with status 1" in played.forfeits[0][1]
    assert one_game(deal, ["random", name]) == played


def test_a_substitute_plays_at_random() -> None:
    """Whoever forfeits is played for by chance, not always by the first answer."""

    class Fainting(bots.Bot):
        name = "fainting"

        def choose(self, sight: outside.Sight) -> int:
            raise Trouble(
                "error_program_missing", "There is no program {program} to run.", program="x"
            )

    bot = Forgiven(Fainting(1), "luck")
    sight = outside.Sight(games.find("deadwood"), 0, [3, 4, 5])
    assert {bot.choose(sight) for _ in range(50)} == {3, 4, 5}
    assert bot.failure == "There is no program x to run."


def test_a_command_that_cannot_be_is_refused_at_once() -> None:
    """No command, half a quotation, no such program: refused before anything is played."""
    wish = ("simulate", "deadwood", "--players", "2", "--bots")
    assert refused(*wish, "exec:nobody-here x").startswith("There is no program nobody-here to run")
    for wrong in ("exec:", "exec:  ", "exec:'python3"):
        assert "After exec: comes a command" in refused(*wish, wrong)


def test_only_the_command_line_may_name_a_program(tmp_path: Path, monkeypatch: Any) -> None:
    """Neither a seat at the terminal nor a record somebody sent runs a program."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(bots.UnknownBot, match="Programs play in simulate and arena, and where"):
        bots.make("exec:true", 1)
    match = Match(games.find("deadwood"), ["Ann", "bot:exec:touch hacked"], {}, "s")
    match.record("test").save(tmp_path / "game.json")
    for wish in (("--load", "game.json"), ("deadwood", "--seat", "Ann", "--seat", "bot:exec:true")):
        assert "Programs play in simulate and arena, and where" in refused("terminal", *wish)
    assert os.listdir(tmp_path) == ["game.json"]


def test_seconds_are_read_from_the_name() -> None:
    """`exec:30s:` sets the time for every answer; without it there is a longer first one."""
    slow = OutsideBot(1, f"exec:30s:{sys.executable} x.py")
    assert (slow.patience, slow.first_patience) == (30, 30)
    assert slow.command == f"{sys.executable} x.py"
    usual = OutsideBot(1, f"exec:{sys.executable} x.py")
    assert (usual.patience, usual.first_patience) == (10, 60)
    for none in ("0", "0.0"):
        with pytest.raises(Trouble, match=f"^{none}s is no time for an answer: exec:30s:"):
            OutsideBot(1, f"exec:{none}s:{sys.executable} x.py")
