"""The second revision: whether a mail address was confirmed by whoever reads it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Addresses given before are not confirmed."""
    op.add_column(
        "player",
        sa.Column("mail_confirmed", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
