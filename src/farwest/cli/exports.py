"""A simulation as JSON, CSV and Parquet, and as records."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from farwest.cli import sheets
from farwest.cli.figures import spread

if TYPE_CHECKING:
    from farwest.cli.simulate import Report


def as_json(report: Report) -> str:
    """All figures, with what repeats them; `timing` alone differs from run to run."""
    data = report.about() | {
        "figures": report.figures.to_json(),
        "timing": {
            "seconds": report.elapsed,
            "games_per_second": (len(report.outcomes) - report.kept) / max(report.elapsed, 1e-9),
            "games_kept_before": report.kept,
            "processor_seconds_per_game": spread(report.seconds)._asdict(),
        },
    }
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def columns(report: Report) -> list[str]:
    """What a row tells: points by source among it, which each game has of its own."""
    sources = list(report.outcomes[0].scores[0])
    head = ["game", "seed", "seat", "bot", "won", "place", "total", *sources]
    return [*head, "plies", "rounds", "ending"]


def rows(report: Report) -> Iterator[list[Any]]:
    """A row for every game and seat."""
    sources = list(report.outcomes[0].scores[0])
    for number, outcome in enumerate(report.outcomes):
        for seat, bot in enumerate(outcome.bots):
            won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            line = [number, outcome.seed, seat + 1, bot, won, outcome.places[seat]]
            line += [outcome.totals[seat], *(outcome.scores[seat][key] for key in sources)]
            yield [*line, outcome.plies, outcome.rounds, outcome.ending]


def as_csv(report: Report) -> str:
    """All rows as CSV, parts of a win cut short."""
    told = ([f"{c:g}" if isinstance(c, float) else c for c in row] for row in rows(report))
    return sheets.as_csv(report.about(), columns(report), told)


def as_parquet(report: Report) -> bytes:
    """All rows as Parquet."""
    return sheets.as_parquet(report.about(), columns(report), rows(report))


def record_files(folder: Path, game: str) -> list[Path]:
    """The records of a game that some simulation has left in a folder."""
    names = re.compile(rf"{game}-[0-9]+\.json")
    return [file for file in sorted(folder.iterdir()) if names.fullmatch(file.name)]


def record_file(folder: Path, report: Report, number: int) -> Path:
    """The file of a game's record; names sort in the order of play."""
    width = len(str(max(0, report.plan.games - 1)))
    return folder / f"{report.plan.game}-{number:0{width}}.json"
