"""How much a table bears: clients on this machine play real games beside a bare application.

    python tools/load.py closed --clients 1000
    python tools/load.py open --clients 1000 --rate 500
    python tools/load.py spectators --clients 1000 --rate 20
    python tools/load.py idle --clients 4000

Two servers take turns in the same run: `farwest serve`, and a bare application on the same server
software that commits a row in a group and pushes as many bytes to every seat. The same clients
play at both. closed: every table is answered as soon as it asks. open: so many answers are due each
second, and times count from when one was due. spectators: they watch a single table. idle: they
only sit there. In the end every acknowledged answer must be in the log, once, and every seat must
have been told how it stands; the exit code is 1 where anything is lost. Only this machine is ever
contacted.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from load_parts.checks import lost, missed, unseen
from load_parts.crowd import Crowd
from load_parts.figures import Figures, Json, Phase, joined, table
from load_parts.houses import Bare, Farwest, House

from farwest.server.serve import loop_factory

MOST_CLIENTS, LONGEST = 4_000, 300
PATIENCE = 15.0
"""Seconds for what is on its way when a stretch ends."""
GAMES = ("dice_town", "great_western_trail", "carson_city", "deadwood")


def say(sentence: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {sentence}", file=sys.stderr, flush=True)


async def gather(house: House, given: argparse.Namespace) -> tuple[Crowd, float]:
    """Everybody comes; how many kilobytes a connection takes."""
    crowd, before, begun = Crowd(house, given.seats), house.memory(), time.monotonic()
    await crowd.come(given.tables)
    lines = given.tables * given.seats
    if given.mode == "spectators":
        await crowd.watch(given.clients)
        lines += given.clients
    await crowd.until_welcome(4 * PATIENCE)
    say(f"{house.name}: {lines} connections after {time.monotonic() - begun:.1f} s")
    await asyncio.sleep(given.settle)
    return crowd, (house.memory() - before) / 1024 / lines


async def stretch(crowd: Crowd, given: argparse.Namespace) -> Phase:
    """Let them play for a while, and measure after they have warmed up."""
    house, clock = crowd.house, None
    if given.mode == "closed":
        crowd.begin()
    else:
        clock = asyncio.create_task(crowd.keep_time(given.rate))
    await asyncio.sleep(given.warm)
    inside = await asyncio.to_thread(house.inside)
    crowd.figures = figures = Figures(time.perf_counter(), on=True)
    busy, begun = house.seconds(), time.perf_counter()
    await asyncio.sleep(given.seconds)
    busy, seconds = house.seconds() - busy, time.perf_counter() - begun
    in_time = len(figures.waits)
    if clock is None:
        figures.on = False  # what is still on its way does not count
    else:
        clock.cancel()  # what was due by now counts, however late it is answered
    unanswered = await crowd.rest(PATIENCE)
    figures.on = False
    means = {
        name: (total - inside[name][0]) / max(1, count - inside[name][1])
        for name, (total, count) in (await asyncio.to_thread(house.inside)).items()
    }
    pushes = crowd.watching.pushes.values() if crowd.watching else []
    lasts = [push.last - push.due for push in pushes if push.due >= figures.since]
    return Phase(seconds, busy, figures, in_time, lasts, unanswered, means, given.seats)


async def trial(real: House, bare: Bare, given: argparse.Namespace) -> tuple[list[Json], list[str]]:
    """Both servers in turn: what was measured at each, and what was lost."""
    crowds, phases, memory = [], [list[Phase](), list[Phase]()], list[float]()
    for house in (real, bare):
        crowd, kilobytes = await gather(house, given)
        crowds.append(crowd)
        memory.append(kilobytes)
    for number in range(given.rounds):
        for at, crowd in enumerate(crowds):
            if crowd.house is bare:
                bare.resize(round(phases[0][-1].bytes_per_seat))
            phase = await stretch(crowd, given)
            phases[at].append(phase)
            say(f"round {number + 1}, {crowd.house.name}: {phase.rate:,.0f} moves a second")
    troubles = [each for crowd in crowds for each in await asyncio.to_thread(account, crowd)]
    for crowd in crowds:
        crowd.leave()
    found = []
    for stretches, kilobytes in zip(phases, memory):
        played = joined(stretches) if stretches else {}
        found.append({**played, "kb_per_line": round(kilobytes, 1)})
    return found, troubles


def account(crowd: Crowd) -> list[str]:
    """What was lost at one server."""
    found = lost(crowd.house.rows(), crowd.every) + unseen(crowd.house, crowd.tables)
    if crowd.cut:
        found.append(f"{crowd.cut} lines were cut: their readers were too slow, or never answered.")
    elif crowd.watching is not None:
        pushes = [push.came for push in crowd.watching.pushes.values()]
        found += missed(pushes, len(crowd.watching.lines))
    unanswered = sum(table.flight is not None for table in crowd.tables)
    if unanswered:
        found.append(f"{unanswered} answers were never followed by a state.")
    if crowd.resting:
        say(f"{crowd.house.name}: {crowd.resting} groups had no table left: see --spare")
    return [f"{crowd.house.name}: {sentence}" for sentence in found]


@contextlib.contextmanager
def open_house(house: House) -> Iterator[None]:
    try:
        house.start()
        yield
    finally:
        house.stop()


def memory_of_games(real: Farwest, given: argparse.Namespace, folder: Path) -> Json:
    """What an empty server holds, and what each game in play adds to it."""
    empty = Farwest(folder / "empty", given.game, 0, given.seats)
    with open_house(empty):
        time.sleep(given.settle)
        nothing = empty.memory()
    full = real.memory()
    grown = (full - nothing) / 1024 / len(real.tables)
    return {"empty_mb": round(nothing / 2**20, 1), "kb_per_game": round(grown, 1)}


def run(given: argparse.Namespace, folder: Path) -> tuple[Json, list[str]]:
    """A whole run: the figures of both servers, and what was lost."""
    say(f"setting up {given.tables} tables of {given.game}")
    real = Farwest(folder / "farwest", given.game, given.tables * (1 + given.spare), given.seats)
    bare = Bare(folder / "bare", given.tables, given.seats)
    with open_house(real), open_house(bare):
        games = memory_of_games(real, given, folder) if given.mode == "idle" else {}
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            (mine, other), troubles = runner.run(trial(real, bare, given))
    for house in (real, bare):
        for line in house.said()[-20:] if troubles else []:
            say(f"{house.name}: {line}")
    keys = ("mode", "game", "clients", "tables", "seats", "rate", "seconds", "rounds")
    about = {key: getattr(given, key) for key in keys}
    return {**about, "farwest": {**mine, **games}, "bare": other, "lost": troubles}, troubles


def raise_limits() -> None:
    """Let this process and the servers it starts open as many files as the system grants."""
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    """What was asked for, checked; the usual for each mode."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("mode", choices=["closed", "open", "spectators", "idle"])
    parser.add_argument("--clients", type=int, default=1000)
    parser.add_argument("--rate", type=float, help="answers due each second; usual: 500, 20")
    parser.add_argument("--seats", type=int, default=4, help="people at a table")
    parser.add_argument("--game", choices=GAMES, help="usual: dice_town; to watch: a longer one")
    parser.add_argument("--seconds", type=float, default=10, help="of each stretch")
    parser.add_argument("--warm", type=float, default=3, help="seconds before each stretch")
    parser.add_argument("--rounds", type=int, default=2, help="stretches at each server")
    parser.add_argument("--spare", type=int, help="tables to go on at when a game is over")
    parser.add_argument("--settle", type=float, default=3, help="seconds before memory is read")
    parser.add_argument("--json", type=Path, help="a file for all figures")
    given = parser.parse_args(words)
    if not 2 <= given.seats <= 5 or not given.seats <= given.clients <= MOST_CLIENTS:
        parser.error(f"2 to 5 seats, and as many clients to {MOST_CLIENTS}")
    watched = given.mode == "spectators"
    given.game = given.game or ("great_western_trail" if watched else "dice_town")
    if given.rate is None:
        given.rate = 20.0 if watched else 500.0
    if given.rate <= 0:
        parser.error("a rate of more than 0")
    given.tables = 1 if watched else given.clients // given.seats
    given.rounds = 0 if given.mode == "idle" else given.rounds
    if given.spare is None:
        given.spare = max(1, 400 // given.clients) if given.mode == "closed" else 0
    if 2 * given.rounds * (given.seconds + given.warm) > LONGEST or given.seconds <= 0:
        parser.error(f"all stretches together last at most {LONGEST} seconds")
    return given


def main() -> None:
    given = arguments()
    raise_limits()
    gc.disable()  # this process must not be what is slow
    with tempfile.TemporaryDirectory(prefix="farwest-load-") as folder:
        found, troubles = run(given, Path(folder))
    if given.json:
        given.json.write_text(json.dumps(found, indent=1), encoding="utf-8")
    print(f"{given.mode}, {given.game}: {given.clients} clients, {given.tables} tables")
    print(table(found["farwest"], found["bare"]))
    if "kb_per_game" in found["farwest"]:
        print(f"an empty server {found['farwest']['empty_mb']:.0f} MB, "
              f"each game in play {found['farwest']['kb_per_game']:.0f} KB")  # fmt: skip
    for sentence in troubles[:40]:
        print(f"TROUBLE {sentence}")
    print(f"{len(troubles)} troubles" if troubles else "Nothing was lost.")
    sys.exit(1 if troubles else 0)


if __name__ == "__main__":
    main()
