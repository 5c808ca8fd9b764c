"""A tournament as JSON, CSV and Parquet."""

from __future__ import annotations

import csv
import importlib.util
import io
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from farwest.cli.problems import Stop

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
    """All rows, below lines with # that say how to repeat them."""
    text = io.StringIO()
    text.write(f"# farwest {report.about()['farwest']}, seed {report.plan.seed}\n")
    text.write(f"# {report.command}\n")
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(COLUMNS)
    lines.writerows(rows(report))
    return text.getvalue()


def need_pyarrow() -> None:
    """Stop with advice where the library for Parquet is missing."""
    if importlib.util.find_spec("pyarrow") is None:
        raise Stop("Parquet needs pyarrow: pip install 'farwest[lab]'.")


def as_parquet(report: Report) -> bytes:
    """All rows; what repeats them is in the file's own metadata."""
    import pyarrow as pa
    from pyarrow import parquet

    columns = dict(zip(COLUMNS, map(list, zip(*rows(report)))))
    about = {key: json.dumps(value, ensure_ascii=False) for key, value in report.about().items()}
    sheet = io.BytesIO()
    parquet.write_table(pa.table(columns).replace_schema_metadata(about), sheet)
    return sheet.getvalue()
