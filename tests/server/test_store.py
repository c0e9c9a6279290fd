"""The store: what is acknowledged is there, once, and in order."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest

from setzkasten.server.store.store import FORMAT, Kept, StepTaken, Store, StoreError
from tests.server.running import PATIENCE_SECONDS

PAGE = 4096
TABLE = Kept("t", "anna", "szk 1\n", created="2026", updated="2026")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path / "tables.sqlite3")
    yield opened
    opened.close()


def test_lines_come_back_in_their_order(store: Store) -> None:
    store.create(TABLE, ["one"]).result()
    store.append(TABLE, 1, ["two", "three"]).result()
    assert store.lines("t").result() == ["one", "two", "three"]


def test_the_same_step_twice_is_refused_and_nothing_of_it_is_kept(store: Store) -> None:
    store.create(TABLE, ["one"]).result()
    with pytest.raises(StepTaken):
        store.append(replace(TABLE, summary="changed"), 0, ["other", "more"]).result()
    assert store.lines("t").result() == ["one"]
    kept = store.find("t", "anna").result()
    assert kept
    assert kept.summary == TABLE.summary


def test_one_refused_step_leaves_the_others_of_its_commit_alone(store: Store) -> None:
    store.create(TABLE, []).result()
    # All of these wait together: the first of each pair is written, the second refused.
    waiting = [store.append(TABLE, number // 2, [str(number)]) for number in range(200)]
    refused = [isinstance(future.exception(), StepTaken) for future in waiting]
    assert refused == [False, True] * 100
    assert store.lines("t").result() == [str(number) for number in range(0, 200, 2)]


def test_a_table_that_is_gone_takes_no_steps(store: Store) -> None:
    store.create(TABLE, ["one"]).result()
    store.delete("t").result()
    with pytest.raises(StepTaken):
        store.append(TABLE, 1, ["two"]).result()
    assert store.lines("t").result() == []


def test_a_value_that_cannot_be_stored_hurts_nobody_else(store: Store) -> None:
    store.create(TABLE, []).result()
    with pytest.raises(StoreError):
        store.append(TABLE, 0, ["\ud800"]).result()
    store.append(TABLE, 0, ["one"]).result()


def test_tables_are_only_their_owners(store: Store) -> None:
    store.create(TABLE, []).result()
    assert store.find("t", "bert").result() is None
    assert store.owned("bert", 10).result() == []
    assert [kept.id for kept in store.owned("anna", 10).result()] == ["t"]


def test_closing_writes_what_still_waits(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.sqlite3")
    store.create(TABLE, [])
    waiting = [store.append(TABLE, number, [str(number)]) for number in range(50)]
    store.close()
    assert all(future.exception() is None for future in waiting)


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
    store.create(TABLE, ["x" * 300] * 400).result()
    store.close()
    whole = bytearray(path.read_bytes())
    whole[8192:40_000] = b"\xa5" * (40_000 - 8192)
    path.write_bytes(whole)
    with pytest.raises(StoreError, match="not a readable store"):
        Store(path)
    assert path.read_bytes() == bytes(whole)


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
    store.create(TABLE, ["one"]).result()
    store.close()
    db = sqlite3.connect(path)
    younger = ("puzzles", "gatherings", "holders", "invitations")
    db.executescript("".join(f"DROP TABLE {name};" for name in younger))
    db.execute("PRAGMA user_version = 1")
    db.close()
    store = Store(path)
    assert store.lines("t").result() == ["one"]
    assert store.queued(lambda db: db.execute("SELECT * FROM puzzles").fetchall()).result() == []
    assert (
        store.queued(lambda db: db.execute("PRAGMA user_version").fetchone()[0]).result() == FORMAT
    )
    store.close()


@contextmanager
def one_batch(store: Store) -> Iterator[None]:
    """Whatever is queued meanwhile waits together and shares a commit."""
    began, go_on = Event(), Event()

    def busy(_: sqlite3.Connection) -> None:
        began.set()
        go_on.wait(PATIENCE_SECONDS)

    store.queued(busy)
    began.wait(PATIENCE_SECONDS)
    try:
        yield
    finally:
        go_on.set()


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
    store.create(TABLE, ["lost" * 100] * 100).result()
    store.create(other, []).result()
    store.close()
    store = Store(path)
    store._db.execute("PRAGMA shrink_memory")  # else the whole pages are still remembered
    damage(path, "lost" * 100)
    with one_batch(store):
        before = store.append(other, 0, ["zero"])
        reading = store.lines("t")
        writing = store.append(TABLE, 0, ["again"])
        after = store.append(other, 1, ["one"])
    assert isinstance(reading.exception(), StoreError)
    assert isinstance(writing.exception(), StoreError | StepTaken)
    assert (before.exception(), after.exception()) == (None, None)
    assert store.lines("z").result() == ["zero", "one"]
    store.close()


def test_a_commit_that_fails_is_tried_for_each_alone(store: Store) -> None:
    """A step of a table that is not there, noticed only at the end of the transaction."""
    store.create(TABLE, []).result()

    def late(db: sqlite3.Connection) -> None:
        db.execute("PRAGMA defer_foreign_keys = ON")
        db.execute("INSERT INTO steps VALUES ('nothing', 0, '')")

    with one_batch(store):
        before, bad = store.append(TABLE, 0, ["zero"]), store.queued(late)
        after = store.append(TABLE, 1, ["one"])
    assert isinstance(bad.exception(), StoreError)
    assert (before.exception(), after.exception()) == (None, None)
    assert store.lines("t").result() == ["zero", "one"]


def test_a_job_that_ends_the_transaction_takes_nobody_along(store: Store) -> None:
    """As SQLite itself does when the disk is full or cannot be read."""
    store.create(TABLE, []).result()

    def fatal(db: sqlite3.Connection) -> None:
        db.execute("ROLLBACK")
        raise sqlite3.OperationalError("disk I/O error")

    with one_batch(store):
        before, bad = store.append(TABLE, 0, ["zero"]), store.queued(fatal)
        after = store.append(TABLE, 1, ["one"])
    assert isinstance(bad.exception(), StoreError)
    assert (before.exception(), after.exception()) == (None, None)
    assert store.lines("t").result() == ["zero", "one"]


def test_a_bug_in_one_job_does_not_end_the_store(store: Store) -> None:
    store.create(TABLE, []).result()

    def bug(db: sqlite3.Connection) -> None:
        db.execute("INSERT INTO steps VALUES ('t', 0, 'half')")
        raise LookupError("a bug of ours")

    with one_batch(store):
        bad, after = store.queued(bug), store.append(TABLE, 0, ["zero"])
    assert isinstance(bad.exception(PATIENCE_SECONDS), LookupError)
    assert after.exception(PATIENCE_SECONDS) is None
    assert store.lines("t").result(PATIENCE_SECONDS) == ["zero"]


def test_on_a_full_disk_what_needs_no_room_still_works(store: Store) -> None:
    store.create(TABLE, ["one"]).result()
    pages = store._db.execute("PRAGMA page_count").fetchone()[0]
    store._db.execute(f"PRAGMA max_page_count = {pages}")
    with one_batch(store):
        small = store.append(TABLE, 1, ["two"])
        large = store.append(TABLE, 2, ["x" * 100_000])
        reading = store.lines("t")
    assert isinstance(large.exception(), StoreError)
    assert small.exception() is None
    assert reading.result() == ["one", "two"]
