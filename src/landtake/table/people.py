"""What the database knows of a person beyond their name: address, everything at once, and nothing any more."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from landtake.table import schema
from landtake.table.store import Store

NOBODY = "Somebody"
"""The name that stays where a person who is gone has played."""


def email_of(store: Store, person: str) -> str | None:
    """Where a person gets mail."""
    with store.asking() as connection:
        found: str | None = connection.execute(sa.select(schema.people.c.email).where(schema.people.c.id == person)).scalar()
    return found


def set_email(store: Store, person: str, email: str | None) -> None:
    """Send mail to this address from now on, or none."""
    with store.asking() as connection:
        connection.execute(schema.people.update().where(schema.people.c.id == person).values(email=email))


def all_tables_of(store: Store, person: str) -> list[str]:
    """The ids of all tables at which a person sits or that they host, the oldest first."""
    columns, chairs = schema.tables.c, schema.chairs.c
    sits = sa.select(chairs.table_id).where(chairs.person == person)
    query = sa.select(columns.id).where(columns.id.in_(sits) | (columns.host == person)).order_by(columns.created)
    with store.asking() as connection:
        return list(connection.execute(query).scalars())


def about(store: Store, person: str) -> dict[str, Any]:
    """What is kept of a person, without their tables."""
    people, keys, pushes, notes = schema.people.c, schema.passkeys.c, schema.pushes.c, schema.notes.c
    with store.asking() as connection:
        columns = (people.name, people.login, people.email, people.created)
        row = connection.execute(sa.select(*columns).where(people.id == person)).mappings().one()
        passkeys = connection.execute(sa.select(keys.id, keys.created).where(keys.person == person)).mappings().all()
        told = connection.execute(sa.select(pushes.endpoint, pushes.created).where(pushes.person == person)).mappings().all()
        kept = connection.execute(sa.select(notes.table_id, notes.text).where(notes.person == person)).mappings().all()
    return {**row, "passkeys": [dict(each) for each in passkeys], "pushes": [dict(each) for each in told], "notes": [dict(n) for n in kept]}


def erase(store: Store, person: str) -> None:
    """Keep nothing that tells who a person was; the games that they played stay, for the others."""
    chairs, chat = schema.chairs.c, schema.chat_lines.c
    with store.asking() as connection:
        sat = connection.execute(sa.select(chairs.table_id, chairs.name).where(chairs.person == person)).all()
        name = connection.execute(sa.select(schema.people.c.name).where(schema.people.c.id == person)).scalar()
        for table, called in sat:
            said = (chat.table_id == table) & (chat.name.in_([called, name]))
            connection.execute(schema.chat_lines.update().where(said).values(name=NOBODY, text="…"))
            told = chat.text.contains(called, autoescape=True) | chat.text.contains(name, autoescape=True)
            connection.execute(schema.chat_lines.update().where((chat.table_id == table) & (chat.name == "") & told).values(text="…"))
        gone = {"name": NOBODY, "person": None, "token": None}
        connection.execute(schema.chairs.update().where(chairs.person == person).values(**gone))
        for each in (schema.notes, schema.seen, schema.answers, schema.passkeys, schema.pushes):
            connection.execute(each.delete().where(each.c.person == person))
        nothing = {"name": NOBODY, "login": None, "password": None, "email": None, "gone": True}
        connection.execute(schema.people.update().where(schema.people.c.id == person).values(**nothing))
