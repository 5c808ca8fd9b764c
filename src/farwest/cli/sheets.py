"""Rows of figures as CSV and as Parquet, each with what repeats them."""

from __future__ import annotations

import csv
import importlib.util
import io
import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from farwest.cli.problems import Stop

HERE = "-"
"""What stands for the output instead of a file."""


def as_csv(about: Mapping[str, Any], columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    """All rows, below lines with # that say how to repeat them."""
    text = io.StringIO()
    seed = f", seed {about['seed']}" if about["seed"] is not None else ""
    text.write(f"# farwest {about['farwest']}{seed}\n")
    text.write(f"# {about['command']}\n")
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(columns)
    lines.writerows(rows)
    return text.getvalue()


def need_pyarrow() -> None:
    """Stop with advice where the library for Parquet is missing."""
    if importlib.util.find_spec("pyarrow") is None:
        raise Stop("Parquet needs pyarrow: pip install 'farwest[lab]'.")


def as_parquet(
    about: Mapping[str, Any], columns: Sequence[str], rows: Iterable[Sequence[Any]]
) -> bytes:
    """All rows; what repeats them is in the file's own metadata."""
    import pyarrow as pa
    from pyarrow import parquet

    table = pa.table(dict(zip(columns, map(list, zip(*rows)))))
    told = {key: json.dumps(value, ensure_ascii=False) for key, value in about.items()}
    sheet = io.BytesIO()
    parquet.write_table(table.replace_schema_metadata(told), sheet)
    return sheet.getvalue()


def check_parquet(name: str | None) -> None:
    """Parquet can be written under this name, or nothing is done."""
    if name == HERE:
        raise Stop("--parquet needs the name of a file; --json and --csv may be written out here.")
    if name:
        need_pyarrow()


def written_out(wish: Mapping[str, Any]) -> bool:
    """Whether the output belongs to figures for programs, and nothing else may be said on it."""
    here = [key for key in ("json", "csv") if wish[key] == HERE]
    if len(here) > 1:
        raise Stop("One of --json and --csv can be written out here; name a file for the other.")
    return bool(here)


def write(name: str | None, text: str) -> None:
    """Write a text to the file that was named, if any; - writes it out here."""
    from farwest.cli import files

    if name == HERE:
        click.echo(text, nl=False)
    elif name:
        files.write(Path(name), text)
