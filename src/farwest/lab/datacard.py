"""The data card: what a data set is, how it was made, and what it cannot tell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from farwest.bots import own, thinks_by_the_clock
from farwest.lab.dataset import COLUMNS, DECISIONS, Plan

READING = """```python
import numpy as np
from pyarrow import parquet

table = parquet.read_table("data")
rows = np.stack([np.frombuffer(row.as_py(), np.uint8) for row in table["observation"]])
```
"""


def card(about: dict[str, Any], plan: Plan) -> str:
    """The card of a data set, from what its `dataset.json` says."""
    return "\n".join(part.rstrip("\n") + "\n" for part in parts(about, plan))


def parts(about: dict[str, Any], plan: Plan) -> Iterator[str]:
    """The card, chapter by chapter."""
    made = about["shards"]
    games = sum(shard["games"] for shard in made)
    rows = sum(shard["rows"] for shard in made)
    name = plan.game.replace("_", " ").title()
    unfinished = "" if games == about["games"] else f" **Unfinished**: {games:,} games so far."
    yield f"# {name}, {plan.players} players: {about['games']:,} games between bots\n"
    yield (
        f"{rows:,} rows of {games:,} games in {len(made)} shards, {shape(plan)}.{unfinished} "
        "Made by Farwest; `farwest dataset --check FOLDER` compares the files with the list below."
    )
    yield "## How it was made\n"
    yield f"    {about['command']}\n"
    yield table(("", ""), how(about, plan))
    yield "## Columns\n"
    yield table(("column", "meaning"), [(f"`{k}`", v) for k, v in COLUMNS[plan.rows].items()])
    if plan.rows == DECISIONS:
        yield from rows_explained(plan)
    yield "## What it cannot tell\n"
    yield "\n".join(f"- {limit}" for limit in limits(plan))
    yield "## Rights\n"
    yield (
        "The rows are numbers that a program under the MIT licence made; Farwest claims no rights "
        "over them, and whoever publishes them chooses a licence. The names of the games belong "
        "to their owners. No rulebook text and no drawing is part of this set."
    )
    yield "## Shards\n"
    listed = [(s["file"], s["games"], s["rows"], s["bytes"], f"`{s['sha256']}`") for s in made]
    yield table(("file", "games", "rows", "bytes", "SHA-256"), listed)


def shape(plan: Plan) -> str:
    """What a row is."""
    return "a row for each decision" if plan.rows == DECISIONS else "a row for each game"


def how(about: dict[str, Any], plan: Plan) -> list[tuple[str, Any]]:
    """Everything that decided the games."""
    options = ", ".join(f"{key}={value}" for key, value in plan.options.items())
    return [
        ("Farwest", f"{about['farwest']}, sources {about['digest']}"),
        ("game", f"{plan.game}, revision {plan.revision} of its rules"),
        ("options", options or "none"),
        ("players", plan.players),
        ("bots", ", ".join(f"`{bot}`" for bot in plan.bots) + "; seats rotate from game to game"),
        ("seed", f"`{plan.seed}`; game i has the seed `{plan.seed}/i`"),
        ("games in a shard", plan.shard),
        ("pyarrow", about["pyarrow"]),
    ]


def rows_explained(plan: Plan) -> Iterator[str]:
    """How to read an observation, plane by plane."""
    features, actions = plan.table.features, plan.table.actions
    yield "## An observation\n"
    yield (
        f"{features.size} bytes, from 0 to 255; what is larger counts as 255. Seats are told from "
        "the seat that is asked: `+0` is itself, `+1` sits to its left. It is that seat's own row: "
        "nothing in it depends on what the seat may not know. `dataset.json` names every number. "
        f'Action codes are below {actions}; `farwest.games.find("{plan.game}").verbs.decode(code)` '
        "names them."
    )
    spans = features.slices()
    lines = [
        (f"`{plane.name}`", f"{span.start}–{span.stop - 1}", plane.meaning)
        for plane, span in zip(features.planes, spans.values())
        if span.stop > span.start
    ]
    yield table(("plane", "bytes", "meaning"), lines)
    yield READING


def limits(plan: Plan) -> Iterator[str]:
    """What whoever learns from the set should know."""
    yield (
        f"It shows how {' and '.join(sorted(set(plan.bots)))} play against each other, "
        "at this number of players and with these options only; no person played."
    )
    if plan.rows == DECISIONS:
        yield "Rows of one game are not independent: split by `game`, never by row."
        yield (
            "A row is how things stand and what the game itself keeps in mind for the player, "
            "not all that a seat could remember."
        )
        yield "Where only one answer is legal nobody is asked, so there is no row."
    timed = [bot for bot in sorted(set(plan.bots)) if thinks_by_the_clock(bot)]
    if timed:
        yield (
            f"{', '.join(timed)} thinks by the clock: the command gives other games on another "
            "machine, or on the same one at another time."
        )
    foreign = sorted({bot for bot in plan.bots if bot.startswith("exec:") or own.is_name(bot)})
    if foreign:
        yield f"`{'`, `'.join(foreign)}` is a program that is not part of Farwest."


def table(heads: tuple[str, ...], lines: list[tuple[Any, ...]]) -> str:
    """A table as Markdown has it."""
    cells = [heads, tuple("---" for _ in heads), *lines]
    return "\n".join("| " + " | ".join(map(plain, line)) + " |" for line in cells)


def plain(value: Any) -> str:
    """A value as a cell: a bar would end it."""
    return str(value).replace("|", "\\|")
