"""The store: what is acknowledged is there, once, and in order."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from setzkasten.server.store import FORMAT, Kept, StepTaken, Store, StoreError

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
    db.executescript("DROP TABLE puzzles; PRAGMA user_version = 1;")
    db.close()
    store = Store(path)
    assert store.lines("t").result() == ["one"]
    assert store.queued(lambda db: db.execute("SELECT * FROM puzzles").fetchall()).result() == []
    assert (
        store.queued(lambda db: db.execute("PRAGMA user_version").fetchone()[0]).result() == FORMAT
    )
    store.close()
