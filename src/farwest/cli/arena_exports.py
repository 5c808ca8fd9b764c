"""A tournament as JSON, CSV and Parquet."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from farwest.cli import sheets

if TYPE_CHECKING:
    from farwest.cli.arena import Report

SEATED = ("deal", "game", "seed", "seat", "bot")
COLUMNS = (*SEATED, "won", "place", "total", "forfeited", "plies", "ending")


def as_json(report: Report) -> str:
    """All figures, with what repeats them; `timing` alone differs from run to run."""
    data = report.about() | {
        "figures": report.tally.to_json(),
        "timing": {"seconds": report.elapsed, "deals_kept_before": report.kept},
    }
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def rows(report: Report) -> Iterator[tuple[Any, ...]]:
    """A row for every game and seat."""
    for number, deal in enumerate(report.deals):
        for index, game in enumerate(deal):
            failed = {seat for seat, _ in game.forfeits}
            for seat, bot in enumerate(game.bots):
                won = 1 / len(game.winners) if seat in game.winners else 0.0
                seed = f"{report.plan.seed}/{number}"
                end = (game.places[seat], game.totals[seat], int(seat in failed))
                yield (number, index, seed, seat + 1, bot, won, *end, game.plies, game.ending)


def as_csv(report: Report) -> str:
    """All rows as CSV."""
    return sheets.as_csv(report.about(), COLUMNS, rows(report))


def as_parquet(report: Report) -> bytes:
    """All rows as Parquet."""
    return sheets.as_parquet(report.about(), COLUMNS, rows(report))
