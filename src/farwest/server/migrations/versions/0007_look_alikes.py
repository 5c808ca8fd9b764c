"""More letters look alike: the names of accounts are folded anew."""

import sqlalchemy as sa
from alembic import op

from farwest.server import names

revision = "0007"
down_revision = "0006"

PLAYER = sa.table(
    "player",
    sa.column("id", sa.Integer),
    sa.column("name", sa.String),
    sa.column("key", sa.String),
    sa.column("guest", sa.Boolean),
)


def upgrade() -> None:
    """Of two that look alike now, whoever has the key already, or is older, keeps the name.

    The other gets a number behind it.
    """
    connection = op.get_bind()
    accounts = sa.select(PLAYER.c.id, PLAYER.c.name, PLAYER.c.key)
    rows = connection.execute(accounts.where(~PLAYER.c.guest).order_by(PLAYER.c.id)).all()
    stale = [row for row in rows if row.key != names.fold(row.name)]
    taken = {row.key for row in rows} - {row.key for row in stale}
    found: list[tuple[int, str, str]] = []
    for row in stale:
        name, number = row.name, 1
        while names.fold(name) in taken:
            number += 1
            name = f"{row.name} {number}"
        taken.add(names.fold(name))
        found.append((row.id, name, names.fold(name)))
    change = sa.update(PLAYER)
    for id, _, _ in found:  # out of each other's way first: no two may have the same at any time
        connection.execute(change.where(PLAYER.c.id == id).values(key=f" {id}"))
    for id, name, key in found:
        connection.execute(change.where(PLAYER.c.id == id).values(name=name, key=key))
