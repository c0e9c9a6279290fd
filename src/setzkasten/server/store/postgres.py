"""Tables and puzzles on PostgreSQL: a store that many processes and machines share."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from queue import SimpleQueue
from random import random
from time import monotonic, sleep
from typing import TypeVar

import psycopg
from psycopg.errors import DeadlockDetected, SerializationFailure

from setzkasten.server.store.journal import Job, StoreError
from setzkasten.server.store.postgres_line import PostgresLine, PostgresRows, told
from setzkasten.server.store.postgres_schema import prepare
from setzkasten.server.store.postgres_sharing import Shared
from setzkasten.server.store.postgres_writer import (
    AGAIN_SECONDS,
    PATIENCE_SECONDS,
    PostgresWriter,
)
from setzkasten.server.store.tables import Tables

T = TypeVar("T")

# How many jobs are done at once by one process? Those that write come in turn, as on SQLite.
WRITING, READING = 1, 2
# How often may somebody else's transaction come between before a job is given up?
MOST_RACES = 20


class Postgres(Tables):
    """A `Journal` that others write to as well."""

    def __init__(self, address: str) -> None:
        """Raises `StoreError`."""
        prepare(address)
        self._writer = PostgresWriter(address)
        # Serializable: a job finds the store as if nobody else were there, as on SQLite.
        self._writing = _Lines(address, WRITING, psycopg.IsolationLevel.SERIALIZABLE)
        self._reading = _Lines(address, READING, psycopg.IsolationLevel.REPEATABLE_READ)
        self.sharing = Shared(address, self)

    def close(self) -> None:
        """Everything that waits is still written."""
        self._writer.close()
        self.sharing.close()
        self._writing.close()
        self._reading.close()

    def queued(self, job: Job[T]) -> Future[T]:
        return self._writing.submit(job)

    def asked(self, job: Job[T]) -> Future[T]:
        return self._reading.submit(job)


class _Lines:
    """Some threads with a line each."""

    def __init__(self, address: str, count: int, level: psycopg.IsolationLevel) -> None:
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="store job")
        self._lines: SimpleQueue[PostgresLine] = SimpleQueue()
        for _ in range(count):
            self._lines.put(PostgresLine(address, level))

    def submit(self, job: Job[T]) -> Future[T]:
        return self._threads.submit(self._with_line, job)

    def close(self) -> None:
        self._threads.shutdown()
        while not self._lines.empty():
            self._lines.get().close()

    def _with_line(self, job: Job[T]) -> T:
        line = self._lines.get()
        try:
            return _carried_out(line, job)
        except (psycopg.Error, ValueError, TypeError) as error:
            raise told(error) from error
        finally:
            self._lines.put(line)


def _carried_out(line: PostgresLine, job: Job[T]) -> T:
    """One transaction, and again where somebody else's came between."""
    races, until = 0, monotonic() + PATIENCE_SECONDS
    while True:
        ending = False
        try:
            connection = line.connection()
            with connection.transaction():
                done = job(PostgresRows(connection))
                ending = True
            return done
        except (SerializationFailure, DeadlockDetected):
            races += 1
            if races == MOST_RACES:
                raise
            sleep(random() * 0.01 * races)
        except psycopg.OperationalError as error:
            line.close()
            if ending:
                raise StoreError(f"Nobody knows whether it was written: {error}") from error
            if monotonic() > until:
                raise
            sleep(AGAIN_SECONDS)
