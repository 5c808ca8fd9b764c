"""The fifth revision: reactions kept until their turn, and games kept as they were."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Two new tables; nothing that was there changes."""
    op.create_table(
        "note",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("opened", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("ask", sa.Integer(), nullable=False),
        sa.Column("action", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name="fk_note_table_id_game_table", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "opened", "seat", name="pk_note"),
    )
    op.create_table(
        "snapshot",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("plies", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(length=80), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["game_table.id"],
            name="fk_snapshot_table_id_game_table",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("table_id", name="pk_snapshot"),
    )
