"""Clocks, response windows, whom a table waits for, and when the server was last awake."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("clock", sa.JSON))
        tables.add_column(sa.Column("window", sa.Float))
        tables.add_column(sa.Column("deadline", sa.Float))
        tables.add_column(sa.Column("turn", sa.JSON, nullable=False, server_default="[]"))
        tables.create_index("ix_tables_deadline", ["deadline"])
    op.create_table("pulse", sa.Column("id", sa.Integer, primary_key=True), sa.Column("at", sa.Float, nullable=False))


def downgrade() -> None:
    op.drop_table("pulse")
    with op.batch_alter_table("tables") as tables:
        tables.drop_index("ix_tables_deadline")
        for name in ("turn", "deadline", "window", "clock"):
            tables.drop_column(name)
