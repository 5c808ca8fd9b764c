"""Opponents of the house: programs and networks at a table, also those that misbehave."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from pathlib import Path
from typing import Any

import pytest

from farwest import games
from farwest.bots.runner import sight_of
from farwest.kernel.match import Match
from farwest.server import outsiders
from tests.policies import policy_file
from tests.server.kit import EXAMPLE
from tests.server.playing import House, house, play_on, run, until

GAME = games.find("dice_town")
DIARY = """
import json, os, sys
diary = open({path!r}, "a")
print(json.dumps(sorted(os.environ)), file=diary, flush=True)
for line in sys.stdin:
    diary.write(line)
    diary.flush()
    heard = json.loads(line)
    if heard["type"] == "ask":
        print(json.dumps({{"action": heard["legal"][0]}}), flush=True)
"""
FAILING = {
    "hangs": "import time\ntime.sleep(60)",
    "crashes": "raise SystemExit(3)",
    "lies": "while input():\n    print('{\"action\": -1}', flush=True)",
    "babbles": "import sys\nwhile True:\n    sys.stdout.write('x' * 1000)",
    "is deaf": "import os, time\nos.close(0)\ntime.sleep(60)",
}


def program(folder: Path, text: str, seconds: str = "") -> str:
    """A program as the operator hires it."""
    path = folder / "dora.py"
    path.write_text(text)
    return f"Dora=exec:{seconds}{sys.executable} {path}"


def asked_of(home: House) -> list[str]:
    """Which bots the workers were asked for."""
    return [job.bot for job in home.tables.bots.jobs]  # type: ignore[attr-defined]


def test_the_example_plays_a_game_to_its_end(tmp_path: Path) -> None:
    """The program of the documentation answers every question of its seat, and nobody for it."""

    async def test() -> None:
        async with house(tmp_path, bots=f"Dora=exec:{sys.executable} {EXAMPLE}") as home:
            table = await home.table(("person", "bot"), bot="Dora")
            await play_on(table, random.Random(1))
            await until(lambda: table.info.status == "over")
            assert asked_of(home) == []
            assert table.course is not None
            assert table.course.asks[1] > 20
            assert home.tables.outsiders.seats == {}

    run(test())


def test_a_program_hears_what_its_seat_may_see(tmp_path: Path) -> None:
    """A greeting, its questions, the end; no seed, no other hand, none of our settings."""
    path = tmp_path / "diary"
    diary = DIARY.format(path=str(path))

    async def test() -> str:
        async with house(tmp_path, bots=program(tmp_path, diary)) as home:
            table = await home.table(("person", "bot"), bot="Dora")
            await play_on(table, random.Random(2))
            await until(lambda: table.info.status == "over")
            await until(lambda: '"type":"over"' in path.read_text())
            return table.info.seed

    monkey = pytest.MonkeyPatch()
    with monkey.context() as patch:
        patch.setenv("FARWEST_SECRET", "sesame")
        seed = run(test())
    names, *lines = path.read_text().splitlines()
    assert not any(name.startswith("FARWEST_") for name in json.loads(names))
    heard = [json.loads(line) for line in lines]
    assert [each["type"] for each in heard][:2] == ["game", "ask"]
    assert heard[0]["seat"] == 1
    assert heard[-1]["type"] == "over"
    asked = [each for each in heard if each["type"] == "ask"]
    assert all(set(each) == {"type", "view", "question", "legal"} for each in asked)
    assert seed not in path.read_text()


@pytest.mark.parametrize("fault", FAILING)
def test_a_program_that_fails_stalls_nobody(tmp_path: Path, fault: str) -> None:
    """Three times it is tried; the advice answers in its place, and plays on to the end."""

    async def test() -> None:
        hired = program(tmp_path, FAILING[fault], "0.2s:")
        async with house(tmp_path, bots=hired) as home:
            table = await home.table(("person", "bot"), bot="Dora")
            await play_on(table, random.Random(3), 12)
            [dora] = home.tables.outsiders.seats.values()
            assert dora.failures == outsiders.MOST_FAILURES
            assert not dora.awake
            await play_on(table, random.Random(3))
            await until(lambda: table.info.status == "over")
            assert set(asked_of(home)) == {"advised"}

    run(test())


def test_a_program_that_fails_once_is_started_anew(tmp_path: Path) -> None:
    """One lapse costs one answer."""
    lapse = (
        "import json, os, sys\n"
        f"tired = not os.path.exists({str(tmp_path / 'rested')!r})\n"
        "for line in sys.stdin:\n"
        "    heard = json.loads(line)\n"
        "    if heard['type'] == 'ask':\n"
        "        if tired:\n"
        f"            open({str(tmp_path / 'rested')!r}, 'w')\n"
        "            sys.exit(1)\n"
        "        print(json.dumps({'action': heard['legal'][0]}), flush=True)\n"
    )

    async def test() -> None:
        async with house(tmp_path, bots=program(tmp_path, lapse)) as home:
            table = await home.table(("person", "bot"), bot="Dora")
            await play_on(table, random.Random(4), 20)
            [dora] = home.tables.outsiders.seats.values()
            assert dora.failures == 1
            assert dora.awake
            assert asked_of(home) == ["advised"]

    run(test())


def test_programs_end_with_the_house(tmp_path: Path) -> None:
    """Nothing runs on after the server, whatever the program does."""
    deaf = (
        "import signal, sys\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\n" + EXAMPLE.read_text()
    )
    deaf += "\nimport time\ntime.sleep(60)\n"

    async def test() -> Any:
        async with house(tmp_path, bots=program(tmp_path, deaf)) as home:
            table = await home.table(("person", "bot"), bot="Dora")
            await play_on(table, random.Random(5), 3)
            [dora] = home.tables.outsiders.seats.values()
            assert dora.bot.program is not None
            return dora.bot.program.process

    process = run(test())
    assert process.returncode is not None


def test_a_program_that_is_asked_when_its_table_goes_ends_too(tmp_path: Path) -> None:
    """Whatever it was about to answer, nobody waits for it, and it does not run on."""
    bot = program(tmp_path, "import time\ntime.sleep(60)", "20s:").removeprefix("Dora=")

    async def test() -> None:
        match = Match(GAME, ["a", "b"], {}, "leaving")
        sight = sight_of(GAME, match.state, 0, 1)
        programs = outsiders.Outsiders()
        asked = asyncio.ensure_future(programs.choose("t", bot, sight, match.options, 2))
        await until(lambda: programs.seats and programs.seats["t", 0].awake)
        dora = programs.seats["t", 0]
        assert dora.bot.program is not None
        process = dora.bot.program.process
        programs.leave("t")
        assert await asked is None
        await programs.close()
        assert process.returncode is not None
        assert not dora.awake

    run(test())


def test_many_programs_make_room_for_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No more run at once than the cap; who rested longest goes, and comes back when asked."""
    monkeypatch.setattr(outsiders, "MOST", 1)

    async def test() -> None:
        async with house(tmp_path, bots=f"Dora=exec:{sys.executable} {EXAMPLE}") as home:
            tables = [await home.table(("person", "bot"), bot="Dora") for _ in range(2)]
            programs = home.tables.outsiders.seats

            def at_rest() -> bool:
                return not any(each.busy for each in programs.values())

            for _ in range(10):
                for table in tables:
                    await play_on(table, random.Random(6), 2)
                    await until(at_rest)
                    await until(lambda: sum(each.awake for each in programs.values()) <= 1)
                if len(programs) == len(tables) and all(each.used for each in programs.values()):
                    break
            else:
                raise AssertionError("no room was made for one of them")
            assert all(each.failures == 0 for each in programs.values())

    run(test())


def test_a_pause_for_reactions_is_no_longer_for_a_program(tmp_path: Path) -> None:
    """One that sleeps is not woken for it; one that misses it has not failed."""
    slow = (
        "import json, sys, time\n"
        "for number, line in enumerate(sys.stdin):\n"
        "    heard = json.loads(line)\n"
        "    if heard['type'] == 'ask':\n"
        "        time.sleep(30 if number > 1 else 0)\n"
        "        print(json.dumps({'action': heard['legal'][-1]}), flush=True)\n"
    )
    bot = program(tmp_path, slow).removeprefix("Dora=")

    async def test() -> None:
        match = Match(GAME, ["a", "b"], {}, "window")
        sight = sight_of(GAME, match.state, 0, 1)
        programs = outsiders.Outsiders()
        try:
            assert await programs.choose("t", bot, sight, match.options, 2, 0.3) is None
            [dora] = programs.seats.values()
            assert not dora.awake
            assert await programs.choose("t", bot, sight, match.options, 2) == sight.legal[-1]
            assert dora.awake
            assert await programs.choose("t", bot, sight, match.options, 2, 0.3) is None
            assert not dora.awake
            assert dora.failures == 0
        finally:
            await programs.close()

    run(test())


def test_whoever_is_hired_no_more_is_played_for(tmp_path: Path) -> None:
    """A server that opens again without Dora goes on with the usual bot."""

    async def test() -> None:
        async with house(tmp_path) as home:
            table = await home.table(("person", "bot"), bot="Dora")
            await play_on(table, random.Random(8), 10)
            assert set(asked_of(home)) == {"advised"}

    run(test())


def test_a_network_plays_a_game_to_its_end(tmp_path: Path) -> None:
    """Every answer of its seat is its own."""

    async def test() -> None:
        hired = f"Ada=onnx:{policy_file(tmp_path)}"
        async with house(tmp_path, bots=hired) as home:
            table = await home.table(("person", "bot"), bot="Ada")
            await play_on(table, random.Random(9))
            await until(lambda: table.info.status == "over")
            assert {bot.partition(":")[0] for bot in asked_of(home)} == {"onnx"}

    run(test())


def test_a_network_that_is_gone_is_played_for(tmp_path: Path) -> None:
    """Real workers, and a file that vanishes in the middle of a game."""

    async def test() -> None:
        path = policy_file(tmp_path)
        async with house(tmp_path / "real", real_bots=True, bots=f"Ada=onnx:{path}") as home:
            table = await home.table(("person", "bot"), bot="Ada")
            await play_on(table, random.Random(10), 4)
            path.unlink()
            await play_on(table, random.Random(10), 8)
            assert table.course is not None
            assert table.course.asks[1] > 4

    run(test())
