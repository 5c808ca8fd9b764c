"""The fourth revision: reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Nothing has been reviewed yet."""
    op.create_table(
        "review",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("edition", sa.String(length=40), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("body", sa.JSON(), nullable=True),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["game_table.id"],
            name="fk_review_table_id_game_table",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("table_id", "edition", name="pk_review"),
    )
    op.create_index("ix_review_state", "review", ["state"])
