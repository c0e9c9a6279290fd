"""The store on SQLite: what only a file can suffer. What every store promises: test_journal.py."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest

from setzkasten.server.store.journal import First, Job, Kept, Rows, StepTaken, StoreError
from setzkasten.server.store.schema import FORMAT
from setzkasten.server.store.store import Store
from tests.server.running import PATIENCE_SECONDS

PAGE = 4096
TABLE = Kept("t", "anna", "szk 1\n", created="2026", updated="2026")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path / "tables.sqlite3")
    yield opened
    opened.close()


WELL = type(None)

# What the first stores did not have; what others refer to comes after them.
YOUNGER = (
    *("puzzles", "gatherings", "holders", "invitations", "secrets", "turns", "followed", "due"),
    *("mails", "posted", "pushes", "notices", "keys", "turned_away", "blocked", "remarks"),
    *("sheet_parts", "solvers", "sheets", "reports", "reported", "keeper_links"),
    *("keepers", "barred", "admitted", "admissions", "house_words", "named", "contest"),
)


def test_every_commit_reaches_the_disk(store: Store) -> None:
    full = 2
    assert store._db.execute("PRAGMA synchronous").fetchone() == (full,)
    assert store._db.execute("PRAGMA journal_mode").fetchone() == ("wal",)


@pytest.mark.parametrize(
    "noise", [b"this is no database" * 500, b"SQLite format 3\0" + b"x" * 9000]
)
def test_a_broken_file_is_said_and_not_touched(tmp_path: Path, noise: bytes) -> None:
    path = tmp_path / "tables.sqlite3"
    path.write_bytes(noise)
    with pytest.raises(StoreError, match=r"tables\.sqlite3 is not a readable store"):
        Store(path)
    assert path.read_bytes() == noise


def test_a_file_that_broke_in_the_middle_is_said(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    store = Store(path)
    store.create(TABLE, First([])).result()
    in_one_batch(store, *(("t", number, ["x" * 300]) for number in range(400)))
    store.close()
    whole = bytearray(path.read_bytes())
    whole[8192:40_000] = b"\xa5" * (40_000 - 8192)
    path.write_bytes(whole)
    with pytest.raises(StoreError, match="not a readable store"):
        Store(path)
    assert path.read_bytes() == bytes(whole)


def test_a_store_whose_own_names_are_damaged_is_said(tmp_path: Path) -> None:
    """Found by fire: what the library says about it is no text any more."""
    path = tmp_path / "tables.sqlite3"
    Store(path).close()
    whole = path.read_bytes()
    path.write_bytes(whole.replace(b"puzzles", b"p\xbezz es"))
    with pytest.raises(StoreError, match="not a readable store"):
        Store(path)


def test_a_store_of_a_newer_setzkasten_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    Store(path).close()
    db = sqlite3.connect(path)
    db.execute(f"PRAGMA user_version = {FORMAT + 1}")
    db.close()
    with pytest.raises(StoreError, match="newer Setzkasten"):
        Store(path)


def test_a_store_from_before_there_were_puzzles_gets_room_for_them(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    store = Store(path)
    store.create(TABLE, First(["one"])).result()
    store.close()
    db = sqlite3.connect(path)
    db.executescript("".join(f"DROP TABLE {name};" for name in YOUNGER))
    for column in ("sent", "chain"):
        db.execute(f"ALTER TABLE steps DROP COLUMN {column}")
    db.execute("PRAGMA user_version = 1")
    db.close()
    store = Store(path)
    assert store.read("t").result().lines == ["one"]
    assert store.queued(lambda db: db.execute("SELECT * FROM puzzles").fetchall()).result() == []
    assert (
        store.queued(lambda db: db.execute("PRAGMA user_version").fetchone()[0]).result() == FORMAT
    )
    store.close()


def in_one_batch(
    store: Store, *rows: tuple[str, int, list[str]], job: Job[object] | None = None
) -> tuple[list[type[object]], Future[object] | None]:
    """Rows, and perhaps a job, that wait together and share a commit."""
    began, go_on = Event(), Event()

    def busy(_: Rows) -> None:
        began.set()
        go_on.wait(PATIENCE_SECONDS)

    async def course() -> tuple[list[object], Future[object] | None]:
        store.queued(busy)
        began.wait(PATIENCE_SECONDS)
        waiting = [store.append(*row) for row in rows]
        asked = store.queued(job) if job else None
        go_on.set()
        return list(await asyncio.gather(*waiting, return_exceptions=True)), asked

    done, asked = asyncio.run(course())
    return [type(one) for one in done], asked


def damage(path: Path, marker: str) -> None:
    """Scribble over the first leaf that holds this text; the pages above lead to others too."""
    whole, leaf = path.read_bytes(), 10
    pages = range(0, len(whole), PAGE)
    at = next(p for p in pages if whole[p] == leaf and marker.encode() in whole[p : p + PAGE])
    with path.open("r+b") as file:
        file.seek(at)
        file.write(b"\xa5" * 64)


def test_a_damaged_page_fails_only_whoever_needs_it(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    store = Store(path)
    other = replace(TABLE, id="z")  # far from the damage
    store.create(TABLE, First([])).result()
    in_one_batch(store, *(("t", number, ["lost" * 100]) for number in range(100)))
    store.create(other, First([])).result()
    store.close()
    store = Store(path)
    store._db.execute("PRAGMA shrink_memory")  # else the whole pages are still remembered
    damage(path, "lost" * 100)
    rows = ("z", 0, ["zero"]), ("t", 0, ["again"]), ("z", 1, ["one"])
    (before, writing, after), _ = in_one_batch(store, *rows)
    assert isinstance(store.read("t").exception(), StoreError)
    assert writing in (StoreError, StepTaken)
    assert (before, after) == (WELL, WELL)
    assert store.read("z").result().lines == ["zero", "one"]
    store.close()


def test_a_commit_that_fails_is_tried_for_each_alone(store: Store) -> None:
    """A step of a table that is not there, noticed only at the end of the transaction."""
    store.create(TABLE, First([])).result()

    def late(db: Rows) -> None:
        db.execute("PRAGMA defer_foreign_keys = ON")
        db.execute("INSERT INTO steps (table_id, seq, line) VALUES ('nothing', 0, '')")

    done, bad = in_one_batch(store, ("t", 0, ["zero"]), ("t", 1, ["one"]), job=late)
    assert bad
    assert isinstance(bad.exception(), StoreError)
    assert done == [WELL, WELL]
    assert store.read("t").result().lines == ["zero", "one"]


def test_a_job_that_ends_the_transaction_takes_nobody_along(store: Store) -> None:
    """As SQLite itself does when the disk is full or cannot be read."""
    store.create(TABLE, First([])).result()

    def fatal(db: Rows) -> None:
        db.execute("ROLLBACK")
        raise sqlite3.OperationalError("disk I/O error")

    done, bad = in_one_batch(store, ("t", 0, ["zero"]), ("t", 1, ["one"]), job=fatal)
    assert bad
    assert isinstance(bad.exception(), StoreError)
    assert done == [WELL, WELL]
    assert store.read("t").result().lines == ["zero", "one"]


def test_a_bug_in_one_job_does_not_end_the_store(store: Store) -> None:
    store.create(TABLE, First([])).result()

    def bug(db: Rows) -> None:
        db.execute("INSERT INTO steps (table_id, seq, line) VALUES ('t', 9, 'half')")
        raise LookupError("a bug of ours")

    done, bad = in_one_batch(store, ("t", 0, ["zero"]), job=bug)
    assert bad
    assert isinstance(bad.exception(PATIENCE_SECONDS), LookupError)
    assert done == [WELL]
    assert store.read("t").result(PATIENCE_SECONDS).lines == ["zero"]


def test_on_a_full_disk_what_needs_no_room_still_works(store: Store) -> None:
    store.create(TABLE, First(["one"])).result()
    pages = store._db.execute("PRAGMA page_count").fetchone()[0]
    store._db.execute(f"PRAGMA max_page_count = {pages}")
    done, _ = in_one_batch(store, ("t", 1, ["two"]), ("t", 2, ["x" * 100_000]))
    assert done == [WELL, StoreError]
    assert store.read("t").result().lines == ["one", "two"]
