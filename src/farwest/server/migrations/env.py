"""How Alembic runs here: in a transaction that the store has opened, one process at a time."""

from alembic import context
from sqlalchemy import text

from farwest.server.models import Base

LOCK = 0x46_41_52_57_45_53_54  # "FARWEST": two processes that migrate at once would both fail

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=Base.metadata,
    render_as_batch=True,
    compare_type=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    context.run_migrations()
