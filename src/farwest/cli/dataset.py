"""`farwest dataset`: games between bots as rows to learn from, with a card that says how."""

from __future__ import annotations

import hashlib
import json
import os
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from farwest import __version__
from farwest.cli import given
from farwest.cli.labour import check_place, jobs_option, on_option, shared_out, watched
from farwest.cli.problems import Failed
from farwest.kernel.news import Spoken

if TYPE_CHECKING:
    from farwest.lab.dataset import Made, Plan, Shard

ABOUT = "dataset.json"
CARD = "README.md"
DATA = "data"
"""The folder of the shards: nothing else lies in it, so that it can be read as a whole."""


@click.command(short_help="Keep games between bots as rows to learn from.")
@click.argument("game", metavar="[GAME]", required=False)
@given.batch_options
@click.option(
    "--rows",
    type=click.Choice(["decisions", "games"]),
    default="decisions",
    show_default=True,
    help="A row for each decision, with what the seat knew, or one for each game.",
)
@click.option(
    "--shard", type=click.IntRange(1), default=50, show_default=True, help="Games a file."
)
@jobs_option
@on_option
@given.option_option
@click.option("--out", metavar="FOLDER", help="Where the data set is made, or goes on.")
@click.option("--check", metavar="FOLDER", help="Compare the files of a data set with their sums.")
def dataset(game: str | None, out: str | None, check: str | None, **wish: Any) -> None:
    """Let bots play GAME and keep what each seat knew and did, as Parquet with a data card.

    The same command goes on where it was stopped; with more --games it goes on further.
    docs/lab.md says what is in a row.
    """
    if check and not game and not out:
        click.echo(checked(Path(check)))
        return
    if check or not game or not out:
        raise Spoken(
            "error_set_asked",
            "Name a game and --out FOLDER to make a data set, or --check FOLDER alone.",
        )
    from farwest.cli.sheets import need_pyarrow

    need_pyarrow()
    plan = make_plan(game, wish)
    check_place(wish["on"])
    click.echo(filled(Path(out), plan, wish))


def make_plan(name: str, wish: dict[str, Any]) -> Plan:
    """The plan as written on the command line, checked before anything is played."""
    from farwest import games
    from farwest.cli import simulate
    from farwest.lab.dataset import Plan

    base = simulate.make_plan(name, wish)
    revision = games.find(base.game).revision
    players = len(base.bots)
    kind = (wish["rows"], wish["shard"])
    return Plan(base.game, revision, base.options, players, base.bots, base.seed, *kind)


def command_for(plan: Plan, wish: dict[str, Any]) -> str:
    """The command that makes the same data set again, but for where."""
    parts = ["farwest", "dataset", plan.game.replace("_", "-"), "--players", str(plan.players)]
    parts += ["--bots", ",".join(plan.bots), "--games", str(wish["number"]), "--seed", plan.seed]
    parts += ["--rows", plan.rows, "--shard", str(plan.shard)]
    for option in wish["options"]:
        parts += ["--option", option]
    return shlex.join([*parts, "--out", "FOLDER"])


# --- a folder that fills ------------------------------------------------------------------------


def filled(folder: Path, plan: Plan, wish: dict[str, Any]) -> str:
    """Make a data set in a folder that nobody else fills meanwhile; what is there in the end."""
    from farwest.arena.ledger import alone_in
    from farwest.cli import files

    if not (folder / ABOUT).is_file():
        files.may_fill(folder)
    with alone_in(folder):
        return DataFolder(folder, plan, wish).fill()


class DataFolder:
    """A data set on disk. A shard counts once `dataset.json` lists it with its sum."""

    def __init__(self, folder: Path, plan: Plan, wish: dict[str, Any]) -> None:
        self.folder = folder
        self.plan = plan
        self.wish = wish
        self.about = self.describe()
        if (folder / ABOUT).is_file():
            self.go_on(read_about(folder))
        else:
            from farwest.cli import files

            files.may_fill(folder)

    def describe(self) -> dict[str, Any]:
        """Everything about the set but its shards."""
        import pyarrow as pa

        from farwest.arena.ledger import DIGEST, sources_here
        from farwest.lab.dataset import DECISIONS, FORMAT

        table = self.plan.table
        about = {
            "farwest": __version__,
            DIGEST: sources_here(),
            "format": FORMAT,
            **self.plan._asdict(),
            "games": self.wish["number"],
            "command": command_for(self.plan, self.wish),
            "pyarrow": pa.__version__,
            "shards": [],
        }
        if self.plan.rows == DECISIONS:
            spans = table.features.slices()
            about["planes"] = {name: [span.start, span.stop] for name, span in spans.items()}
            about["labels"] = table.features.labels()
            about["actions"] = table.actions
        return about

    def go_on(self, found: dict[str, Any]) -> None:
        """Keep the shards that are there and whole; refuse those of another plan or program."""
        from farwest.arena.ledger import DIGEST, need_same_sources

        for field in ("farwest", "format", *self.plan._fields):
            wanted = json.loads(json.dumps(self.about[field]))
            if found.get(field) != wanted:
                raise Spoken(
                    "error_set_other",
                    "{folder} holds another data set ({field}: {found}, not {wanted}). "
                    "Choose another folder.",
                    folder=self.folder,
                    field=field,
                    found=json.dumps(found.get(field), ensure_ascii=False),
                    wanted=json.dumps(wanted, ensure_ascii=False),
                )
        need_same_sources(self.folder, found.get(DIGEST))
        if found["games"] > self.about["games"]:
            raise Spoken(
                "error_set_fewer",
                "{folder} was begun for {found} games, more than {wanted}: ask for as many or "
                "more, or choose another folder.",
                folder=self.folder,
                found=found["games"],
                wanted=self.about["games"],
            )
        self.about["shards"] = [shard for shard in found["shards"] if whole(self.folder, shard)]

    def fill(self) -> str:
        """Make the shards that are missing; what is there in the end."""
        from farwest.cli.report import counted
        from farwest.lab.dataset import make_shard, shards

        self.write_about()
        (self.folder / DATA).mkdir(exist_ok=True)
        there = {shard["file"]: shard["games"] for shard in self.about["shards"]}
        wanted = shards(self.plan, self.about["games"])
        missing = [each for each in wanted if there.get(f"{DATA}/{each.name}") != each.games]
        made = shared_out(make_shard, missing, self.wish["jobs"], self.wish["on"], alone=True)
        for shard, one in zip(missing, watched(made, len(missing), "shards")):
            self.keep(shard, one)
        rows = counted(sum(shard["rows"] for shard in self.about["shards"]), "row")
        now = f"{len(missing):,} of {counted(len(wanted), 'shard')}"
        return (
            f"{rows} of {counted(self.about['games'], 'game')} in {self.folder}: "
            f"{now} made now. {CARD} says what they hold."
        )

    def keep(self, shard: Shard, made: Made) -> None:
        """Write a shard under another name, give it its own, then list it."""
        file = f"{DATA}/{shard.name}"
        draft = self.folder / f"{shard.name}.part"
        draft.write_bytes(made.content)
        os.replace(draft, self.folder / file)
        line = {"file": file, "games": made.games, "rows": made.rows}
        line |= {"bytes": len(made.content), "sha256": hashlib.sha256(made.content).hexdigest()}
        others = [each for each in self.about["shards"] if each["file"] != file]
        self.about["shards"] = sorted([*others, line], key=lambda each: str(each["file"]))
        self.write_about()

    def write_about(self) -> None:
        """Write the list of shards, and the card that shows it."""
        from farwest.cli import files
        from farwest.lab.datacard import card

        text = json.dumps(self.about, indent=1, ensure_ascii=False) + "\n"
        files.write(self.folder / ABOUT, text)
        files.write(self.folder / CARD, card(self.about, self.plan))


# --- a folder that is there ---------------------------------------------------------------------


def read_about(folder: Path) -> dict[str, Any]:
    """What `dataset.json` says, or a sentence that says what is wrong with it."""
    path = folder / ABOUT
    if not path.is_file():
        raise Spoken(
            "error_set_missing",
            "There is no data set in {folder}: {file} is not there.",
            folder=folder,
            file=ABOUT,
        )
    try:
        about = json.loads(path.read_text("utf-8"))
        fields = {"file": str, "games": int, "rows": int, "bytes": int, "sha256": str}
        fit = isinstance(about["games"], int) and all(
            isinstance(shard[key], kind)
            for shard in about["shards"]
            for key, kind in fields.items()
        )
    except (ValueError, KeyError, TypeError, RecursionError):
        fit = False
    if not fit:
        raise Spoken(
            "error_set_unread",
            "{file} is damaged: it is not what farwest dataset wrote.",
            file=path,
        )
    return about


def whole(folder: Path, shard: dict[str, Any]) -> bool:
    """Whether a shard is as it was written."""
    try:
        content = (folder / shard["file"]).read_bytes()
    except OSError:
        return False
    return hashlib.sha256(content).hexdigest() == shard["sha256"]


def checked(folder: Path) -> str:
    """A sentence that all files are as they were written, or Failed with those that are not."""
    from farwest.cli.report import counted

    about = read_about(folder)
    listed = {shard["file"] for shard in about["shards"]}
    found = {f"{DATA}/{path.name}" for path in (folder / DATA).glob("*")}
    wrong = [f"{shard['file']} differs" for shard in about["shards"] if not whole(folder, shard)]
    wrong += [f"{file} is not listed" for file in sorted(found - listed)]
    games = sum(shard["games"] for shard in about["shards"])
    if games != about["games"]:
        wrong.append(f"{games} of {about['games']} games are there")
    if wrong:
        raise Failed(f"{folder} is not as it should be: {'; '.join(wrong)}.")
    rows = counted(sum(shard["rows"] for shard in about["shards"]), "row")
    shards = counted(len(listed), "shard")
    return f"{shards}, {rows} of {counted(games, 'game')}: all as they were written."
