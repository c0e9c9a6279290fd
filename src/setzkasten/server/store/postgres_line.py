"""Lines to PostgreSQL: opened when they are needed, and again when they broke."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict

from setzkasten.server.store.journal import Found, Value, told_of

# How long may it take until a line is there, and until one is given up that nobody answers?
CONNECT_SECONDS, SILENCE_MILLIS = 3, 10_000

# "off" would tell of moves before they are on the disk; whatever else a host chose is enough.
_DURABLE = """SELECT set_config('synchronous_commit', 'on', false)
WHERE current_setting('synchronous_commit') = 'off'"""
UNREADABLE = "the address cannot be read; write it like postgresql://user@host/name"

Connection = psycopg.Connection[tuple[Any, ...]]  # rows as they were selected


class PostgresLine:
    """One connection, used by one thread at a time."""

    def __init__(self, address: str, level: psycopg.IsolationLevel) -> None:
        self._address, self._level = address, level
        self._connection: Connection | None = None

    def connection(self) -> Connection:
        if self._connection is None or self._connection.closed:
            self._connection = connected(self._address)
            self._connection.isolation_level = self._level
        return self._connection

    def close(self) -> None:
        if self._connection:
            self._connection.close()
        self._connection = None


class PostgresRows:
    """A transaction that understands what is written for SQLite."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def execute(self, statement: str, values: Sequence[Value] = (), /) -> Found:
        return self._connection.execute(_translated(statement), [_plain(v) for v in values])


def _plain(value: Value) -> Value:
    """The one sign that PostgreSQL has no room for stands in no name of ours."""
    if isinstance(value, str):
        return value.replace("\0", "\ufffd")
    return int(value) if isinstance(value, bool) else value


@lru_cache(1_000)
def _translated(statement: str) -> bytes:
    return statement.replace("%", "%%").replace("?", "%s").encode()


def connected(address: str) -> Connection:
    """Raises `psycopg.Error`."""
    try:
        conninfo_to_dict(address)
    except (psycopg.Error, UnicodeError):  # what they say repeats all of it, a password too
        raise psycopg.ProgrammingError(UNREADABLE) from None
    try:
        connection = psycopg.connect(
            address,
            connect_timeout=CONNECT_SECONDS,
            tcp_user_timeout=SILENCE_MILLIS,
            application_name="setzkasten",
            autocommit=True,
        )
    except UnicodeError as error:  # a name of another encoding: the library does not look
        raise psycopg.ProgrammingError(UNREADABLE) from error
    connection.execute(_DURABLE)
    return connection


def spoken(address: str) -> str:
    """The address without what nobody else should read."""
    try:
        parts = conninfo_to_dict(address)
    except (psycopg.Error, UnicodeError):
        return "database"
    return f"database {parts.get('dbname', '')!r} on {parts.get('host', 'this machine')!r}"


def reason(error: psycopg.Error) -> str:
    """What the library says, on one line."""
    return " ".join(str(error).split())


told = partial(told_of, taken=psycopg.IntegrityError, failed=psycopg.Error)
