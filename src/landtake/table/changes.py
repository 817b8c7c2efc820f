"""Changes of tables on their way into the database: those of many tables are written together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection

from landtake.table import schema
from landtake.table.rows import Chair, Change, TableRow
from landtake.table.seen import note_seen

_TABLE: Final = schema.tables.update().where(schema.tables.c.id == sa.bindparam("this_table"))
_CHAIR: Final = schema.chairs.update().where(
    (schema.chairs.c.table_id == sa.bindparam("this_table")) & (schema.chairs.c.seat == sa.bindparam("this_seat"))
)
_LINES: Final = schema.log_lines.insert()
_CHAT: Final = schema.chat_lines.insert()
_ANSWERS: Final = schema.answers.insert()


def write(connection: Connection, changes: Sequence[Change]) -> None:
    """Write all that was changed: one statement for each kind of thing, however many tables there are."""
    _all(connection, _TABLE, [{"this_table": change.row.id, **_table_values(change.row)} for change in changes])
    chairs = [(change.row.id, chair) for change in changes for chair in change.chairs]
    _all(connection, _CHAIR, [{"this_table": table, "this_seat": chair.seat, **_chair_news(chair)} for table, chair in chairs])
    _all(connection, _LINES, [line for change in changes for line in numbered(change.row.id, change.first_line, change.lines)])
    _all(connection, _CHAT, [{"table_id": change.row.id, **asdict(line)} for change in changes for line in change.chat])
    for change in changes:
        note_seen(connection, change)
    answers = [(change.row.id, *change.answer) for change in changes if change.answer]
    _all(connection, _ANSWERS, [dict(zip(("table_id", "person", "message", "answer"), each, strict=True)) for each in answers])


def numbered(table: str, first: int, lines: list[str]) -> list[dict[str, Any]]:
    """Lines of a table's log as they are stored."""
    return [{"table_id": table, "seq": first + i, "line": line} for i, line in enumerate(lines)]


def _all(connection: Connection, statement: sa.Executable, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(statement, rows)


def _table_values(row: TableRow) -> dict[str, Any]:
    values = dict(vars(row))
    del values["id"]
    return values


def _chair_news(chair: Chair) -> dict[str, Any]:
    values = asdict(chair)
    del values["seat"]
    return values
