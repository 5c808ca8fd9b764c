"""The first revision: people, tables, moves."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """People first: tables know their host."""
    _player()
    _session()
    _token()
    _reset_code()
    _setup()
    _mute()
    _rating()
    _report()
    _game_table()
    _seat()
    _move()
    _chat()


def _player() -> None:
    op.create_table(
        "player",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("key", sa.String(length=80), nullable=False),
        sa.Column("guest", sa.Boolean(), nullable=False),
        sa.Column("password", sa.String(), nullable=True),
        sa.Column("mail", sa.String(), nullable=True),
        sa.Column("lang", sa.String(length=2), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("banned", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_player"),
        sa.UniqueConstraint("key", name="uq_player_key"),
    )


def _session() -> None:
    op.create_table(
        "session",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("player_id", sa.Integer(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player_id"], ["player.id"], name="fk_session_player_id_player", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_session"),
    )
    op.create_index("ix_session_player_id", "session", ["player_id"])


def _token() -> None:
    op.create_table(
        "token",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.Integer(), nullable=False),
        sa.Column("label", sa.String(length=60), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player_id"], ["player.id"], name="fk_token_player_id_player", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_token"),
        sa.UniqueConstraint("hash", name="uq_token_hash"),
    )
    op.create_index("ix_token_player_id", "token", ["player_id"])


def _reset_code() -> None:
    op.create_table(
        "reset_code",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("player_id", sa.Integer(), nullable=False),
        sa.Column("expires", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player_id"], ["player.id"], name="fk_reset_code_player_id_player", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("hash", name="pk_reset_code"),
    )


def _setup() -> None:
    op.create_table(
        "setup",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player_id"], ["player.id"], name="fk_setup_player_id_player", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_setup"),
        sa.UniqueConstraint("player_id", "name", name="uq_setup_player_id"),
    )
    op.create_index("ix_setup_player_id", "setup", ["player_id"])


def _mute() -> None:
    op.create_table(
        "mute",
        sa.Column("player_id", sa.Integer(), nullable=False),
        sa.Column("muted_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["muted_id"], ["player.id"], name="fk_mute_muted_id_player", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["player_id"], ["player.id"], name="fk_mute_player_id_player", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("player_id", "muted_id", name="pk_mute"),
    )


def _rating() -> None:
    op.create_table(
        "rating",
        sa.Column("player_id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player_id"], ["player.id"], name="fk_rating_player_id_player", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("player_id", "game", "players", name="pk_rating"),
    )
    op.create_index("rating_order", "rating", ["game", "players", "mu"])


def _report() -> None:
    op.create_table(
        "report",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.Integer(), nullable=True),
        sa.Column("about_id", sa.Integer(), nullable=True),
        sa.Column("table_id", sa.String(length=24), nullable=True),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["about_id"], ["player.id"], name="fk_report_about_id_player", ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["player_id"], ["player.id"], name="fk_report_player_id_player", ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_report"),
    )


def _game_table() -> None:
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("host_id", sa.Integer(), nullable=True),
        sa.Column("access", sa.String(length=10), nullable=False),
        sa.Column("password", sa.String(), nullable=True),
        sa.Column("spectators", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("version", sa.String(length=20), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("opening", sa.String(), nullable=True),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("started", sa.Double(), nullable=True),
        sa.Column("ended", sa.Double(), nullable=True),
        sa.Column("result", sa.JSON(), nullable=True),
        sa.Column("consent", sa.JSON(), nullable=False),
        sa.Column("rematch", sa.String(length=24), nullable=True),
        sa.ForeignKeyConstraint(
            ["host_id"], ["player.id"], name="fk_game_table_host_id_player", ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_game_table"),
    )
    op.create_index("ix_game_table_created", "game_table", ["created"])
    op.create_index("ix_game_table_game", "game_table", ["game"])
    op.create_index("ix_game_table_status", "game_table", ["status"])


def _seat() -> None:
    op.create_table(
        "seat",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("player_id", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("bot", sa.String(length=20), nullable=True),
        sa.Column("by_bot", sa.Boolean(), nullable=False),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.Column("skips", sa.Boolean(), nullable=False),
        sa.Column("left", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(
            ["player_id"], ["player.id"], name="fk_seat_player_id_player", ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name="fk_seat_table_id_game_table", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seat"),
    )
    op.create_index("ix_seat_player_id", "seat", ["player_id"])


def _move() -> None:
    op.create_table(
        "move",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("action", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name="fk_move_table_id_game_table", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "ply", name="pk_move"),
    )


def _chat() -> None:
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("player_id", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player_id"], ["player.id"], name="fk_chat_player_id_player", ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name="fk_chat_table_id_game_table", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
    )
    op.create_index("ix_chat_table_id", "chat", ["table_id"])
