"""The migrations: how a database of any age becomes one of today.

A new one: change the models, add `versions/000N_what.py` with `upgrade`, and let the test that
compares migrations with models say what is missing.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def config(connection: Connection | None = None) -> Config:
    """What Alembic needs to know; there is no file to configure it."""
    found = Config()
    found.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    found.attributes["connection"] = connection
    return found


@cache
def newest() -> str:
    """The revision this version of Farwest works with."""
    head = ScriptDirectory.from_config(config()).get_current_head()
    assert head is not None
    return head


def known(revision: str) -> bool:
    """Whether this version of Farwest has heard of a revision."""
    scripts = ScriptDirectory.from_config(config())
    return any(script.revision == revision for script in scripts.walk_revisions())


def revision_of(connection: Connection) -> str | None:
    """The revision a database is at; None where it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection) -> None:
    """Bring a database to the newest revision, in the transaction of the connection."""
    command.upgrade(config(connection), "head")
