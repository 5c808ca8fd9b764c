"""Data sets of games between bots: shards of rows, each made from its seed alone.

A shard holds some games in a row. Game i has the seed `seed/i` and rotated seats, as in
`farwest simulate`. Equal plans give equal shards, whoever makes them and in whatever order.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from farwest import __version__
from farwest.bots.runner import play_out, seat_bots, seated
from farwest.kernel.match import Match
from farwest.kernel.options import Options
from farwest.lab.table import Table, by_place, by_win

DECISIONS: Final = "decisions"
GAMES: Final = "games"
FORMAT: Final = 1
"""Changes when columns change."""

COLUMNS: Final[dict[str, dict[str, str]]] = {
    DECISIONS: {
        "game": "number of the game, from 0; its seed is SEED/game",
        "ply": "answers given in this game before this one",
        "seat": "who was asked, from 0",
        "bot": "the bot on that seat",
        "observation": "what that seat knew: one byte a number, plane after plane (below)",
        "legal": "codes of all legal answers, ascending",
        "action": "code of the answer given, one of `legal`",
        "place": "the seat's place at the end, 1 is the first; equals share the better one",
        "points": "the seat's points at the end",
        "value": "what the end was worth to the seat: 1 for the first place, 0 for the last, "
        "evenly between, equals share",
        "won": "whether the seat won, alone or with others",
        "farwest": "version of Farwest that played the game",
    },
    GAMES: {
        "game": "number of the game, from 0",
        "seed": "its seed",
        "bots": "the bot on each seat",
        "seats": "who was asked, answer by answer",
        "actions": "codes of the answers, in the same order",
        "places": "the place of each seat at the end",
        "points": "the points of each seat at the end",
        "won": "each seat's share of the win",
        "ending": "how the game ended",
        "farwest": "version of Farwest that played the game",
    },
}
"""The columns of each kind of rows, and what they mean."""


class Plan(NamedTuple):
    """What decides every row of a data set; how many games it has may grow later."""

    game: str
    revision: int
    """Of the game's rules."""
    options: Options
    players: int
    bots: list[str]
    """A bot for each seat of the first game."""
    seed: str
    rows: str
    shard: int
    """Games in a shard."""

    @property
    def table(self) -> Table:
        """The table at which all games are played."""
        return Table(self.game, self.players, self.options)


class Shard(NamedTuple):
    """Some games of a plan that are kept in one file."""

    plan: Plan
    number: int
    games: int

    @property
    def name(self) -> str:
        """Its file; names sort in the order of the games."""
        return f"shard-{self.number:05}.parquet"

    def numbers(self) -> range:
        """The numbers of its games."""
        first = self.number * self.plan.shard
        return range(first, first + self.games)


class Made(NamedTuple):
    """A shard that is finished, as it goes to disk."""

    number: int
    games: int
    rows: int
    content: bytes


def shards(plan: Plan, games: int) -> list[Shard]:
    """The shards of so many games; the last one may be smaller."""
    starts = range(0, games, plan.shard)
    return [
        Shard(plan, number, min(plan.shard, games - start)) for number, start in enumerate(starts)
    ]


def make_shard(shard: Shard) -> Made:
    """Play the games of a shard and write them down; equal shards have equal bytes."""
    import pyarrow as pa
    from pyarrow import parquet

    rows_of = decisions if shard.plan.rows == DECISIONS else whole_game
    table = shard.plan.table
    rows = [row for number in shard.numbers() for row in rows_of(shard.plan, table, number)]
    columns = dict(zip(COLUMNS[shard.plan.rows], zip(*rows)))
    about = {"farwest": __version__, "format": FORMAT, **shard.plan._asdict()}
    metadata = {key: json.dumps(value, ensure_ascii=False) for key, value in about.items()}
    sheet = io.BytesIO()
    found = pa.table(columns, schema_for(shard.plan.rows, table).with_metadata(metadata))
    parquet.write_table(found, sheet, compression="zstd")
    return Made(shard.number, shard.games, len(rows), sheet.getvalue())


def played(plan: Plan, table: Table, number: int) -> Match:
    """One game of a plan, at its end."""
    seed = f"{plan.seed}/{number}"
    bots = seat_bots(seated(plan.bots, number), seed)
    return play_out(table.game, plan.options, bots, seed)


def decisions(plan: Plan, table: Table, number: int) -> Iterator[tuple[Any, ...]]:
    """A row for every answer of a game, as the seat saw it that gave it, and no other."""
    match = played(plan, table, number)
    bots = seated(plan.bots, number)
    result = table.game.result(match.state)
    values = by_place(result)
    again = Match(table.game, match.players, match.options, match.seed, quick=True)
    for ply, (seat, action) in enumerate(match.moves):
        state = again.state
        legal = sorted(state.choice_of(seat).options(state))
        row = table.features.observe(state, seat)
        before = (number, ply, seat, bots[seat], row, legal, action)
        end = (result.places[seat], result.totals[seat], values[seat], seat in result.winners)
        yield (*before, *end, __version__)
        again.answer(seat, action)


def whole_game(plan: Plan, table: Table, number: int) -> Iterator[tuple[Any, ...]]:
    """A single row for a game; with the plan it can be replayed."""
    match = played(plan, table, number)
    result = table.game.result(match.state)
    seats = [seat for seat, _ in match.moves]
    actions = [action for _, action in match.moves]
    end = (result.places, result.totals, by_win(result), table.game.ending(match.state))
    yield (number, match.seed, seated(plan.bots, number), seats, actions, *end, __version__)


def schema_for(rows: str, table: Table) -> Any:
    """The types of the columns."""
    import pyarrow as pa

    word = pa.dictionary(pa.int32(), pa.string())
    types: dict[str, Any] = {
        "game": pa.int32(),
        "ply": pa.int32(),
        "seat": pa.int8(),
        "bot": word,
        "observation": pa.binary(table.features.size),
        "legal": pa.list_(pa.uint16()),
        "action": pa.uint16(),
        "place": pa.int8(),
        "points": pa.int32(),
        "value": pa.float32(),
        "won": pa.bool_(),
        "farwest": word,
    }
    if rows == GAMES:
        types = {
            "game": pa.int32(),
            "seed": pa.string(),
            "bots": pa.list_(pa.string()),
            "seats": pa.list_(pa.int8()),
            "actions": pa.list_(pa.uint16()),
            "places": pa.list_(pa.int8()),
            "points": pa.list_(pa.int32()),
            "won": pa.list_(pa.float32()),
            "ending": word,
            "farwest": word,
        }
    return pa.schema(types.items())
