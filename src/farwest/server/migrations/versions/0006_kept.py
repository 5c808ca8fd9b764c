"""The sixth revision: how a game stood when it was last put by, and rows that were mended."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Games that are on have no marks until they are put by."""
    op.add_column(
        "game_table", sa.Column("rows_before", sa.Integer(), nullable=False, server_default="0")
    )
    op.add_column("game_table", sa.Column("kept", sa.JSON(), nullable=True))
