"""What every store says in the same SQL: tables, their rows, and how they stand."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import replace
from functools import cached_property, partial
from typing import Any, TypeVar

from setzkasten.core.game import Millis
from setzkasten.server.store.galley import Galley
from setzkasten.server.store.journal import First, Job, Kept, Read, Rows
from setzkasten.server.store.late import SOME_ROWS, Late, read_of
from setzkasten.server.store.turns import Followed, follow

T = TypeVar("T")

# How much room does a step want at most? A new page or two.
PROBE_BYTES = 8_192

# The tables that a device opened, and those that it came to by a link.
OF_DEVICE = (
    "SELECT * FROM tables "
    "WHERE (owner = ? OR id IN (SELECT table_id FROM holders WHERE device = ?))"
)
_DUE = "INSERT INTO due VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET at = excluded.at"
_FIRST = "INSERT INTO steps (table_id, seq, line, chain) VALUES (?, 0, ?, ?)"


class Tables(ABC):
    """The part of a `Journal` that only needs somebody to write rows and to carry out jobs."""

    _writer: Galley

    @abstractmethod
    def queued(self, job: Job[T]) -> Future[T]: ...

    @abstractmethod
    def asked(self, job: Job[T]) -> Future[T]: ...

    @cached_property
    def _late(self) -> Late:
        return Late(self.asked)

    def append(
        self, table: str, number: int, lines: Sequence[str], sent: str = "", chain: str = ""
    ) -> asyncio.Future[None]:
        return self._writer.append(table, number, "\n".join(lines), sent=sent, chain=chain)

    def read(self, table: str, since: int = 0) -> Future[Read]:
        return self._late.read(table, since) if since else self.asked(partial(_read_all, table))

    def create(self, kept: Kept, first: First, beside: Job[None] | None = None) -> Future[None]:
        def job(db: Rows) -> None:
            _insert_table(db, kept)
            begin(db, kept.id, first)
            if beside:
                beside(db)

        return self.queued(job)

    def note(
        self, some: Sequence[Kept], followed: Sequence[Followed] = (), now: Millis = 0
    ) -> Future[None]:
        def job(db: Rows) -> None:
            update = "UPDATE tables SET book = ?, summary = ?, updated = ?, over = ? WHERE id = ?"
            for kept in sorted(some, key=lambda kept: kept.id):  # the same order in all processes
                row = (kept.book, kept.summary, kept.updated, kept.over, kept.id)
                db.execute(update, row)
                if kept.due is not None:
                    db.execute(_DUE, (kept.id, kept.due))
            follow(db, followed, now)

        return self.queued(job)

    def find(self, name: str, owner: str) -> Future[Kept | None]:
        def job(db: Rows) -> Kept | None:
            row = db.execute(f"{OF_DEVICE} AND id = ?", (owner, owner, name)).fetchone()
            return kept_of(row) if row else None

        return self.asked(job)

    def owned(self, owner: str, most: int, first: int = 0) -> Future[list[Kept]]:
        def job(db: Rows) -> list[Kept]:
            query = f"{OF_DEVICE} ORDER BY updated DESC, id LIMIT ? OFFSET ?"
            return [
                kept_of(row) for row in db.execute(query, (owner, owner, most, first)).fetchall()
            ]

        return self.asked(job)

    def running(self, owner: str) -> Future[int]:
        def job(db: Rows) -> int:
            query = "SELECT count(*) FROM tables WHERE owner = ? AND over = 0"
            return int(db.execute(query, (owner,)).fetchone()[0])

        return self.asked(job)

    def delete(self, name: str) -> Future[None]:
        def job(db: Rows) -> None:
            db.execute("DELETE FROM tables WHERE id = ?", (name,))

        return self.queued(job)

    def probe(self) -> Future[None]:
        def job(db: Rows) -> None:
            nobody = Kept("", "", "x" * PROBE_BYTES)
            _insert_table(db, nobody)
            db.execute("DELETE FROM tables WHERE id = ?", (nobody.id,))

        return self.queued(job)


def _read_all(table: str, db: Rows) -> Read:
    """From the start, with what is behind its seeds."""
    rows = db.execute(f"{SOME_ROWS} table_id = ? ORDER BY seq", (table,)).fetchall()
    return read_of(rows, secret_of(db, table))


def begin(db: Rows, table: str, first: First) -> None:
    """What a table has from the start; later rows are appended."""
    if first.lines:
        db.execute(_FIRST, (table, "\n".join(first.lines), first.chain))
    if first.secret:
        db.execute("INSERT INTO secrets VALUES (?, ?)", (table, first.secret))


def secret_of(db: Rows, table: str) -> str:
    row = db.execute("SELECT secret FROM secrets WHERE table_id = ?", (table,)).fetchone()
    return row[0] if row else ""


def _insert_table(db: Rows, kept: Kept) -> None:
    row = (kept.id, kept.owner, kept.header, kept.book, kept.summary)
    times = (kept.created, kept.updated, kept.over)
    db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (*row, *times))


def kept_of(row: tuple[Any, ...]) -> Kept:  # as SELECT gives it
    return replace(Kept(*row), over=bool(row[-1]))
