#!/usr/bin/env python3
"""Play games beside their second reading: `python tools/referee.py GAME --games 1000`.

`tests/referee` holds the games written once more, from the clauses and the printed data.
Both sides are asked the same at every ply, or the run ends with a sentence that says where they
part. Games begin dealt anew or from positions made up, all kinds in turn; `--first N` begins with
another number, so that a run can be gone on with. Exit code 1: there is a difference.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.referee.lockstep import KEYS, Difference, reading_of, side_by_side  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=KEYS)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--first", type=int, default=0)
    given = parser.parse_args()
    reading = reading_of(given.game)
    kinds = list(reading.cases)
    asked: Counter[str] = Counter()
    for number in range(given.games):
        round_, kind = divmod(given.first + number, len(kinds))
        try:
            asked += side_by_side(reading, kinds[kind], round_)
        except Difference as difference:
            print(f"\n{difference}")
            raise SystemExit(1) from None
        if sys.stderr.isatty():
            print(f"\r{number + 1} of {given.games} games", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    print(
        f"{given.game}: {given.games:,} games ({asked.total():,} plies, {len(asked)} questions), "
        f"{', '.join(kinds)} in turn; no difference"
    )


if __name__ == "__main__":
    main()
