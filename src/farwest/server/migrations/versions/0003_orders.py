"""The third revision: standing orders by name, in place of one."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

seat = sa.table("seat", sa.column("skips", sa.Boolean), sa.column("orders", sa.JSON))


def upgrade() -> None:
    """Whoever let reactions go by still does."""
    with op.batch_alter_table("seat") as batch:
        batch.add_column(sa.Column("orders", sa.JSON(), nullable=True))
    op.execute(seat.update().values(orders=[]))
    op.execute(seat.update().where(seat.c.skips).values(orders=["reactions"]))
    with op.batch_alter_table("seat") as batch:
        batch.alter_column("orders", existing_type=sa.JSON(), nullable=False)
        batch.drop_column("skips")
