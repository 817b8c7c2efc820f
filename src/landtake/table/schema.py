"""The database's tables."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, false

metadata = MetaData()

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(80), unique=True),
    Column("password", Text),
    Column("created", Float, nullable=False),
    Column("email", String(254)),
    Column("gone", Boolean, nullable=False, server_default=false()),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("host", String(32), ForeignKey("people.id"), nullable=False),
    Column("status", String(12), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("invite", String(32), nullable=False),
    Column("seed", Text, nullable=False),
    Column("grace", Float),
    Column("version", Integer, nullable=False),
    Column("confirmed", Integer, nullable=False),
    Column("request", JSON),
    Column("result", JSON),
    Column("origin", JSON),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("clock", JSON),
    Column("window", Float),
    Column("deadline", Float, index=True),
    Column("turn", JSON, nullable=False),
    Index("tables_by_status", "status", "updated"),
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)

chairs = Table(
    "chairs",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Column("left", Boolean, nullable=False),
    Column("token", String(64), unique=True),
)

log_lines = Table(
    "log_lines",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("line", Text, nullable=False),
)

chat_lines = Table(
    "chat_lines",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("text", Text, nullable=False),
)

answers = Table(
    "answers",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("message", String(64), primary_key=True),
    Column("answer", JSON, nullable=False),
)

seen = Table(
    "seen",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("records", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("key", Text, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("created", Float, nullable=False),
)

pushes = Table(
    "pushes",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("keys", JSON, nullable=False),
    Column("created", Float, nullable=False),
)
