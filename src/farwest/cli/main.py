"""The command `farwest`."""

from __future__ import annotations

import io
import sys

import click

from farwest import __version__
from farwest.cli.admin import admin
from farwest.cli.analyse import analyse
from farwest.cli.arena import arena
from farwest.cli.bench import bench
from farwest.cli.dataset import dataset
from farwest.cli.laws import laws
from farwest.cli.problems import Commands
from farwest.cli.replay import replay
from farwest.cli.review import review
from farwest.cli.rules import rules
from farwest.cli.serve import db, play, serve
from farwest.cli.simulate import simulate
from farwest.cli.terminal import terminal
from farwest.cli.verify import verify


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="farwest", message="%(prog)s %(version)s")
def main() -> None:
    """Four Western board games: play them, watch bots play them, read their rules."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a sign too few is better than none at all


PLAYING = (play, terminal, replay, review, verify, rules)
MEASURING = (simulate, arena, analyse, dataset, bench, laws)
RUNNING = (serve, db, admin)

for command in (*PLAYING, *MEASURING, *RUNNING):
    main.add_command(command)
