"""How far each person has seen each of their tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy import Connection

from landtake.table import schema
from landtake.table.rows import Change

if TYPE_CHECKING:
    from landtake.table.store import Store


def note_seen(connection: Connection, change: Change) -> None:
    """Those who have just gone saw all there was; what was taken back since is no longer seen."""
    columns = schema.seen.c
    here = columns.table_id == change.row.id
    if change.kept is not None:
        connection.execute(schema.seen.update().where(here & (columns.records > change.kept)).values(records=change.kept))
    for person in change.seen:
        values = {"records": change.records, "at": change.row.updated}
        if not connection.execute(schema.seen.update().where(here & (columns.person == person)).values(**values)).rowcount:
            connection.execute(schema.seen.insert().values(table_id=change.row.id, person=person, **values))


def last_seen(store: Store, table: str, person: str) -> tuple[int, float] | None:
    """After how many records, and when, a person last looked at a table."""
    columns = schema.seen.c
    query = sa.select(columns.records, columns.at).where((columns.table_id == table) & (columns.person == person))
    with store.asking() as connection:
        row = connection.execute(query).first()
    return (row[0], row[1]) if row else None
