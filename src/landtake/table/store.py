"""The store: every read and write of the database, each write one transaction."""

from __future__ import annotations

import secrets as random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from landtake.table import schema
from landtake.table.changes import numbered, write
from landtake.table.errors import Conflict, Unavailable
from landtake.table.rows import FINISHED, GATHERING, OPEN, Chair, Change, ChatLine, Listing, Person, Stored, TableRow

LOCK_WAIT_SECONDS = 5


def default_url() -> str:
    """The embedded database in the user's own folder."""
    folder = Path.home() / ".local" / "share" / "landtake"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'landtake.sqlite'}"


class Store:
    """A database of people and tables. Its methods block; the server calls them from a thread of their own."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)

    @property
    def embedded(self) -> bool:
        """Whether this is SQLite, which has one writer at a time."""
        return self.engine.dialect.name == "sqlite"

    def migrate(self) -> None:
        """Bring the tables up to date."""
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        with self.asking() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def close(self) -> None:
        """Let go of every connection."""
        self.engine.dispose()

    @contextmanager
    def asking(self) -> Iterator[Connection]:
        """One transaction: all of it or nothing."""
        try:
            with self.engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise Conflict("Somebody else changed this at the same moment; look again.") from None
        except (DBAPIError, SQLAlchemyError, OSError):
            raise Unavailable("The database does not answer. Nothing was changed; try again in a moment.") from None

    # people

    def secret(self, name: str, make: Callable[[], str] = lambda: random.token_urlsafe(32)) -> str:
        """A secret of this server, made when it is first asked for."""
        query = sa.select(schema.secrets.c.value).where(schema.secrets.c.name == name)
        with self.asking() as connection:
            value: str | None = connection.execute(query).scalar()
            if value is None:
                value = make()
                connection.execute(schema.secrets.insert().values(name=name, value=value))
            return value

    def add_person(self, name: str) -> Person:
        """A new guest."""
        person = Person(random.token_hex(16), name)
        with self.asking() as connection:
            connection.execute(schema.people.insert().values(id=person.id, name=name, created=time.time()))
        return person

    def person(self, id: str) -> Person | None:
        """The person with this id."""
        with self.asking() as connection:
            row = connection.execute(_people().where(schema.people.c.id == id)).first()
        return Person(*row) if row else None

    def rename(self, id: str, name: str) -> None:
        """Give a person another name, at their tables too."""
        with self.asking() as connection:
            connection.execute(schema.people.update().where(schema.people.c.id == id).values(name=name))

    def set_login(self, id: str, login: str, password: str) -> None:
        """Turn a guest into an account; a login that is taken is a Conflict."""
        with self.asking() as connection:
            connection.execute(schema.people.update().where(schema.people.c.id == id).values(login=login, password=password))

    def by_login(self, login: str) -> tuple[Person, str] | None:
        """An account and the hash of its password."""
        query = _people().add_columns(schema.people.c.password).where(schema.people.c.login == login)
        with self.asking() as connection:
            row = connection.execute(query).first()
        return (Person(row[0], row[1], row[2]), row[3]) if row else None

    def person_of_token(self, token: str) -> tuple[Person, str, int] | None:
        """Whose seat a program's token stands for: the person, the table and the seat."""
        chairs, people = schema.chairs.c, schema.people.c
        query = (
            sa.select(people.id, people.name, people.login, chairs.table_id, chairs.seat)
            .join_from(schema.chairs, schema.people, chairs.person == people.id)
            .where(chairs.token == token)
        )
        with self.asking() as connection:
            row = connection.execute(query).first()
        return (Person(row[0], row[1], row[2]), row[3], row[4]) if row else None

    # tables

    def create(self, stored: Stored) -> None:
        """Put a new table into the database."""
        with self.asking() as connection:
            connection.execute(schema.tables.insert().values(**asdict(stored.row)))
            connection.execute(schema.chairs.insert(), [_chair_values(stored.row.id, chair) for chair in stored.chairs])
            if stored.lines:
                connection.execute(schema.log_lines.insert(), numbered(stored.row.id, 0, stored.lines))

    def commit(self, changes: Sequence[Change]) -> None:
        """Write everything that messages changed, at one table or at many: all of it or nothing."""
        with self.asking() as connection:
            write(connection, changes)

    def table(self, id: str) -> Stored | None:
        """A whole table."""
        with self.asking() as connection:
            found = connection.execute(sa.select(schema.tables).where(schema.tables.c.id == id)).mappings().first()
            if found is None:
                return None
            lines = schema.log_lines.c
            log = connection.execute(sa.select(lines.line).where(lines.table_id == id).order_by(lines.seq)).scalars().all()
            said = schema.chat_lines.c
            chat = connection.execute(
                sa.select(said.seq, said.seat, said.name, said.text, said.at).where(said.table_id == id).order_by(said.seq)
            )
            return Stored(TableRow(**found), _chairs_of(connection, [id])[id], list(log), [ChatLine(*line) for line in chat])

    def answer(self, table: str, person: str, message: str) -> dict[str, Any] | None:
        """What a person was told when they first sent this message."""
        columns = schema.answers.c
        where = (columns.table_id == table) & (columns.person == person) & (columns.message == message)
        with self.asking() as connection:
            told: dict[str, Any] | None = connection.execute(sa.select(columns.answer).where(where)).scalar()
        return told

    def answers(self, table: str, limit: int) -> list[tuple[str, str, dict[str, Any]]]:
        """Up to so many of the messages that were carried out at a table: person, message and what they were told."""
        columns = schema.answers.c
        query = sa.select(columns.person, columns.message, columns.answer).where(columns.table_id == table).limit(limit)
        with self.asking() as connection:
            return [(row[0], row[1], row[2]) for row in connection.execute(query)]

    def listed(self, limit: int = 30) -> list[Listing]:
        """Public tables with a free chair, the newest first."""
        columns = schema.tables.c
        free = sa.select(schema.chairs.c.table_id).where(schema.chairs.c.kind == OPEN)
        where = (columns.status == GATHERING) & columns.listed & columns.id.in_(free)
        return self._list(sa.select(schema.tables).where(where).order_by(columns.updated.desc()).limit(limit))

    def tables_of(self, person: str, limit: int = 60) -> list[Listing]:
        """The tables at which a person sits, or that they host, the last touched first."""
        columns = schema.tables.c
        sits = sa.select(schema.chairs.c.table_id).where(schema.chairs.c.person == person)
        where = columns.id.in_(sits) | (columns.host == person)
        return self._list(sa.select(schema.tables).where(where).order_by(columns.updated.desc()).limit(limit))

    def finished(self, limit: int = 20) -> list[Listing]:
        """Public games that have ended, the newest first."""
        columns = schema.tables.c
        where = (columns.status == FINISHED) & columns.listed
        return self._list(sa.select(schema.tables).where(where).order_by(columns.updated.desc()).limit(limit))

    def _list(self, query: sa.Select[Any]) -> list[Listing]:
        with self.asking() as connection:
            rows = [TableRow(**row) for row in connection.execute(query).mappings()]
            chairs = _chairs_of(connection, [row.id for row in rows])
        return [Listing(row, tuple(chairs[row.id])) for row in rows]

    # notes

    def note(self, table: str, person: str) -> str:
        """A person's private notes on a table."""
        columns = schema.notes.c
        with self.asking() as connection:
            where = (columns.table_id == table) & (columns.person == person)
            return connection.execute(sa.select(columns.text).where(where)).scalar() or ""

    def set_note(self, table: str, person: str, text: str) -> None:
        """Replace a person's private notes on a table."""
        columns = schema.notes.c
        with self.asking() as connection:
            connection.execute(schema.notes.delete().where((columns.table_id == table) & (columns.person == person)))
            connection.execute(schema.notes.insert().values(table_id=table, person=person, text=text))


def _engine(url: str) -> Engine:
    if url.startswith("postgresql://"):
        url = url.replace("postgresql://", "postgresql+psycopg://", 1)
    if not url.startswith("sqlite"):
        return sa.create_engine(url, pool_pre_ping=True)
    engine = sa.create_engine(url, connect_args={"timeout": LOCK_WAIT_SECONDS, "check_same_thread": False})

    @sa.event.listens_for(engine, "connect")
    def _durable(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def _people() -> sa.Select[Any]:
    columns = schema.people.c
    return sa.select(columns.id, columns.name, columns.login).where(~columns.gone)


def _chair_values(table: str, chair: Chair) -> dict[str, Any]:
    return {"table_id": table, **asdict(chair)}


def _chairs_of(connection: Connection, tables: list[str]) -> dict[str, list[Chair]]:
    columns = schema.chairs.c
    found: dict[str, list[Chair]] = {table: [] for table in tables}
    query = sa.select(schema.chairs).where(columns.table_id.in_(tables)).order_by(columns.table_id, columns.seat)
    for row in connection.execute(query).mappings():
        values = dict(row)
        found[values.pop("table_id")].append(Chair(**values))
    return found
