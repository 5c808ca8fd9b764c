"""What is stored. A game is its append-only list of moves; everything else can be rebuilt."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, ForeignKey, Index, MetaData, String, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

NAMES = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
"""How constraints are called, so that a migration can name them on every database."""


class Base(DeclarativeBase):
    """All tables of the database."""

    metadata = MetaData(naming_convention=NAMES)
    type_annotation_map = {dict[str, Any]: JSON, list[Any]: JSON}  # noqa: RUF012


class Player(Base):
    """A person: a guest, or an account with a name and a password."""

    __tablename__ = "player"
    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    key: Mapped[str] = mapped_column(String(80), unique=True)
    """The name folded, so that two people cannot look the same; guests get one of their own."""
    guest: Mapped[bool] = mapped_column(default=True)
    password: Mapped[str | None]
    mail: Mapped[str | None]
    mail_confirmed: Mapped[bool] = mapped_column(default=False)
    """Whether whoever reads that mail has said so; until then no other mail is sent there."""
    lang: Mapped[str] = mapped_column(String(2), default="en")
    settings: Mapped[dict[str, Any]] = mapped_column(default=dict)
    banned: Mapped[bool] = mapped_column(default=False)
    created: Mapped[float]
    seen: Mapped[float]


class Session(Base):
    """A browser that is somebody; the cookie carries its signed id."""

    __tablename__ = "session"
    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"), index=True)
    created: Mapped[float]
    seen: Mapped[float]


class Token(Base):
    """A key for an outside client; only its hash is kept."""

    __tablename__ = "token"
    id: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"), index=True)
    label: Mapped[str] = mapped_column(String(60))
    hash: Mapped[str] = mapped_column(String(64), unique=True)
    created: Mapped[float]


class ResetCode(Base):
    """A code to choose a new password; only its hash is kept."""

    __tablename__ = "reset_code"
    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"))
    expires: Mapped[float]


class GameTable(Base):
    """A table: what is played there, and by which rules."""

    __tablename__ = "game_table"
    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    name: Mapped[str] = mapped_column(String(60))
    game: Mapped[str] = mapped_column(String(40), index=True)
    options: Mapped[dict[str, Any]]
    status: Mapped[str] = mapped_column(String(12), index=True)
    """waiting, playing, over, cancelled"""
    host_id: Mapped[int | None] = mapped_column(ForeignKey("player.id", ondelete="SET NULL"))
    access: Mapped[str] = mapped_column(String(10))
    """open, link, password"""
    password: Mapped[str | None]
    spectators: Mapped[bool]
    rated: Mapped[bool]
    clock: Mapped[dict[str, Any]]
    seed: Mapped[str] = mapped_column(String(64))
    """Secret until the game is over."""
    version: Mapped[str] = mapped_column(String(20))
    revision: Mapped[int]
    opening: Mapped[str | None]
    """A record this game goes on from, if it is not a fresh one."""
    rows_before: Mapped[int] = mapped_column(default=0)
    """How many rows of the log were mended into the opening."""
    kept: Mapped[dict[str, Any] | None]
    """When the game was last put by: its `rows`, and the `marks` of the deal and each move."""
    created: Mapped[float] = mapped_column(index=True)
    started: Mapped[float | None]
    ended: Mapped[float | None]
    result: Mapped[dict[str, Any] | None]
    consent: Mapped[list[Any]] = mapped_column(default=list)
    """The seats that agree to cancel."""
    rematch: Mapped[str | None] = mapped_column(String(24))


class Seat(Base):
    """A chair at a table."""

    __tablename__ = "seat"
    table_id: Mapped[str] = mapped_column(
        ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    """open, person, bot, here (a person on somebody else's screen)"""
    player_id: Mapped[int | None] = mapped_column(
        ForeignKey("player.id", ondelete="SET NULL"), index=True
    )
    """Who answers for it; for `here`, whose screen it is."""
    name: Mapped[str] = mapped_column(String(40), default="")
    bot: Mapped[str | None] = mapped_column(String(20))
    by_bot: Mapped[bool] = mapped_column(default=False)
    """A bot plays on for a person who left or ran out of time."""
    resigned: Mapped[bool] = mapped_column(default=False)
    orders: Mapped[list[Any]] = mapped_column(default=list)
    """Standing orders: what the table answers for this seat."""
    left: Mapped[float | None]
    """Seconds of the time bank that were left at the end of the game."""


class Move(Base):
    """One row of the log. Action -1 takes back the seat's last move."""

    __tablename__ = "move"
    table_id: Mapped[str] = mapped_column(
        ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True
    )
    ply: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    action: Mapped[int]
    at: Mapped[float]


class Note(Base):
    """A reaction answered before its turn; it counts as long as that chance to react lasts."""

    __tablename__ = "note"
    table_id: Mapped[str] = mapped_column(
        ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True
    )
    opened: Mapped[int] = mapped_column(primary_key=True)
    """The row with which that chance began."""
    seat: Mapped[int] = mapped_column(primary_key=True)
    ask: Mapped[int]
    action: Mapped[int]


class Snapshot(Base):
    """A game as it was after so many rows: a short cut, which can be thrown away at any time."""

    __tablename__ = "snapshot"
    table_id: Mapped[str] = mapped_column(
        ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True
    )
    plies: Mapped[int]
    """How many rows of the log are in it."""
    key: Mapped[str] = mapped_column(String(80))
    """What it was made by and for; anything else must not read it."""
    body: Mapped[bytes]


class Chat(Base):
    """Something said at a table."""

    __tablename__ = "chat"
    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[str] = mapped_column(
        ForeignKey("game_table.id", ondelete="CASCADE"), index=True
    )
    player_id: Mapped[int | None] = mapped_column(ForeignKey("player.id", ondelete="SET NULL"))
    name: Mapped[str] = mapped_column(String(40))
    seat: Mapped[int]
    text: Mapped[str] = mapped_column(String(500))
    at: Mapped[float]


class Rating(Base):
    """How strong a player has shown to be, by game and number of players."""

    __tablename__ = "rating"
    player_id: Mapped[int] = mapped_column(
        ForeignKey("player.id", ondelete="CASCADE"), primary_key=True
    )
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    players: Mapped[int] = mapped_column(primary_key=True)
    mu: Mapped[float]
    sigma: Mapped[float]
    games: Mapped[int]
    __table_args__ = (Index("rating_order", "game", "players", "mu"),)


class Mute(Base):
    """Somebody does not want to read somebody."""

    __tablename__ = "mute"
    player_id: Mapped[int] = mapped_column(
        ForeignKey("player.id", ondelete="CASCADE"), primary_key=True
    )
    muted_id: Mapped[int] = mapped_column(
        ForeignKey("player.id", ondelete="CASCADE"), primary_key=True
    )


class Report(Base):
    """A complaint for the administrator to read."""

    __tablename__ = "report"
    id: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int | None] = mapped_column(ForeignKey("player.id", ondelete="SET NULL"))
    about_id: Mapped[int | None] = mapped_column(ForeignKey("player.id", ondelete="SET NULL"))
    table_id: Mapped[str | None] = mapped_column(String(24))
    text: Mapped[str] = mapped_column(String(500))
    at: Mapped[float]


class GameReview(Base):
    """What was found out about a finished game, by one edition of the reckoning."""

    __tablename__ = "review"
    table_id: Mapped[str] = mapped_column(
        ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True
    )
    edition: Mapped[str] = mapped_column(String(40), primary_key=True)
    """The version of Farwest, and the edition of the review: another one reckons anew."""
    state: Mapped[str] = mapped_column(String(8), index=True)
    """wanted, done, failed"""
    body: Mapped[dict[str, Any] | None]
    at: Mapped[float]


class Setup(Base):
    """A table somebody likes to set up again."""

    __tablename__ = "setup"
    id: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"), index=True)
    name: Mapped[str] = mapped_column(String(60))
    body: Mapped[dict[str, Any]]
    __table_args__ = (UniqueConstraint("player_id", "name"),)
