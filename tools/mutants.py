#!/usr/bin/env python3
"""How many small faults in the rules the tests find: `python tools/mutants.py GAME [--sample N]`.

Makes mutants of the game's rules and scoring (a comparison flipped, a constant one off, `and` for
`or`, a statement left out, arguments swapped, another value returned), draws N of them by a seed,
and runs for each the tests that reach its lines: those of tests/games/GAME, the quickest first,
then the golden games and the laws of that game. A mutant that makes a test fail, or run far longer
than usual, is killed. Results are kept in build/mutants/GAME.jsonl: run again to go on, or with a
larger sample to add to it; `--survivors` tries those that lived once more, after new tests.
`--report` prints what is known and runs nothing.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from mutant_trials import Bench, Reach, put
from mutating import Site, mutate, sites_of

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "mutants"
SHARED = ("tests/test_golden.py", "tests/test_laws.py")
MORE = {"carson_city": ["land.py"], "dice_town": ["dice.py"]}
"""Rules that lie beside the folder `rules` and the file `scoring.py`."""


class Mutant(NamedTuple):
    """One of the faults of a game's rules."""

    file: str
    number: int
    site: Site

    @property
    def path(self) -> Path:
        return ROOT / self.file

    @property
    def module(self) -> str:
        parts = Path(self.file).relative_to("src").with_suffix("").parts
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def sources(game: str) -> list[str]:
    """The files of a game's rules."""
    folder = ROOT / "src" / "farwest" / "games" / game
    found = [*sorted(folder.glob("rules/**/*.py")), folder / "scoring.py"]
    found += [folder / name for name in MORE.get(game, [])]
    return [str(path.relative_to(ROOT)) for path in found]


def drawn(game: str, sample: int, seed: str) -> tuple[list[Mutant], int]:
    """The first mutants in an order drawn by the seed, and how many there are in all."""
    every = [
        Mutant(file, number, site)
        for file in sources(game)
        for number, site in enumerate(sites_of((ROOT / file).read_text(encoding="utf-8")))
    ]
    random.Random(f"{seed} {game}").shuffle(every)
    return every[:sample], len(every)


def tests_of(game: str) -> list[str]:
    """The files of the tests that are tried."""
    own = sorted((ROOT / "tests" / "games" / game).rglob("*.py"))
    shared = [ROOT / path for path in SHARED]
    return [str(path.relative_to(ROOT)) for path in [*own, *shared] if path.exists()]


class Ledger:
    """What became of the mutants tried so far, one line each; the last line about one counts."""

    def __init__(self, game: str) -> None:
        KEPT.mkdir(parents=True, exist_ok=True)
        self.path = KEPT / f"{game}.jsonl"
        self.known: dict[str, dict[str, Any]] = {}
        if self.path.exists():
            for line in self.path.read_text(encoding="utf-8").splitlines():
                row = json.loads(line)
                self.known[row["name"]] = row

    def add(self, row: dict[str, Any]) -> None:
        self.known[row["name"]] = row
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row, ensure_ascii=False) + "\n")

    def report(self, game: str, total: int, names: list[str]) -> None:
        """The share killed, its interval, and every survivor with its line."""
        rows = [self.known[name] for name in names if name in self.known]
        lived = [row for row in rows if not row["killed"]]
        for row in lived:
            where = "" if row["tests"] else " (no test reaches it)"
            print(f"\n{row['file']}:{row['line']} in {row['function']}, {row['kind']}{where}")
            print(f"  - {row['before']}\n  + {row['after']}")
        if rows:
            from farwest.arena.estimates import rate

            found = rate(game, len(rows) - len(lived), len(rows))
            print(
                f"\n{game}: {found.wins} of {len(rows)} mutants killed, {found.rate:.1%} "
                f"(95 % interval {found.low:.1%} to {found.high:.1%}); drawn from {total:,}."
            )


def name_of(mutant: Mutant) -> tuple[str, str, str]:
    """What a mutant is known by, and its statement before and after."""
    fault = mutate(mutant.path.read_text(encoding="utf-8"), mutant.number)
    place = f"{mutant.file} {mutant.site.function} {mutant.number}"
    return f"{place} {mutant.site.kind}: {fault.before} -> {fault.after}", fault.before, fault.after


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=60)
    parser.add_argument("--seed", default="mutants 1")
    parser.add_argument("--survivors", action="store_true", help="try again those that lived")
    parser.add_argument("--nice", type=int, default=15, help="how far others come first")
    parser.add_argument("--report", action="store_true", help="run nothing")
    asked = parser.parse_args()
    chosen, total = drawn(asked.game, asked.sample, asked.seed)
    ledger = Ledger(asked.game)
    names = [name_of(mutant)[0] for mutant in chosen]
    if not asked.report:
        settled = {name for name, row in ledger.known.items() if row["killed"]}
        if not asked.survivors:
            settled |= set(ledger.known)
        left = [mutant for mutant, name in zip(chosen, names) if name not in settled]
        if left:
            os.nice(asked.nice)
            try_all(asked.game, left, ledger, asked.survivors)
    ledger.report(asked.game, total, names)


def try_all(game: str, mutants: list[Mutant], ledger: Ledger, anew: bool) -> None:
    """Collect the tests once, and try every mutant."""
    os.chdir(ROOT)
    os.environ["CI"] = "true"
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]
    rules, tests = ([str(ROOT / file) for file in found(game)] for found in (sources, tests_of))
    reach = Reach(rules, tests)
    map_file = KEPT / f"{game}.reach.json"

    def work(bench: Bench) -> None:
        if anew or not reach.load(map_file):
            bench.learn(reach, map_file)
        for number, mutant in enumerate(mutants, 1):
            row = trial(bench, reach, mutant)
            ledger.add(row)
            fate = "killed" if row["killed"] else "LIVES"
            print(f"{number}/{len(mutants)} {fate} {mutant.file}:{mutant.site.first} {row['kind']}")
            sys.stdout.flush()

    shared = [path for path in SHARED if (ROOT / path).exists()]
    flags = ["-q", "--no-header", "-p", "no:cacheprovider", "-s", "-o", "timeout=0"]
    pytest.main([*flags, "-k", game, f"tests/games/{game}", *shared], plugins=[Bench(work)])


def trial(bench: Bench, reach: Reach, mutant: Mutant) -> dict[str, Any]:
    """What becomes of one mutant."""
    name, before, after = name_of(mutant)
    source = mutant.path.read_text(encoding="utf-8")
    site = mutant.site
    known = reach.tests(str(mutant.path), site.first, site.last)
    tests = {test: reach.cost[test] for test in known if test in bench.items}
    import_module(mutant.module)

    def change() -> None:
        put(mutant.module, site.function, source, str(mutant.path), mutant.number)

    killer = bench.attempt(change, tests)
    return {
        "name": name,
        "file": mutant.file,
        "line": site.first,
        "function": site.function,
        "kind": site.kind,
        "before": before,
        "after": after,
        "tests": len(tests),
        "killed": bool(killer),
        "by": killer,
    }


if __name__ == "__main__":
    main()
