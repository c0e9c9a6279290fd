"""The store on PostgreSQL: what only a database can suffer. What every store promises: journal."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

from setzkasten.server.store.journal import First, StoreError
from setzkasten.server.store.postgres import Postgres
from setzkasten.server.store.schema import FORMAT
from tests.server.test_journal import TABLE

CUT = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE application_name = 'setzkasten' AND datname = current_database()"""


def changed(database: str, *statements: str) -> None:
    with psycopg.connect(database, autocommit=True) as db:
        for statement in statements:
            db.execute(statement.encode())


def test_lines_that_broke_are_opened_again_and_nobody_notices(database: str) -> None:
    store = Postgres(database)
    store.create(TABLE, First(["zero"])).result()

    async def course() -> None:
        await store.append("t", 1, ["one"])
        assert (await asyncio.wrap_future(store.read("t"))).lines == ["zero", "one"]
        changed(database, CUT)
        await store.append("t", 2, ["two"])
        assert (await asyncio.wrap_future(store.read("t"))).lines == ["zero", "one", "two"]
        await asyncio.wrap_future(store.note([replace(TABLE, summary="new")]))

    asyncio.run(course())
    store.close()


def test_many_that_start_at_once_make_the_tables_once(database: str) -> None:
    with ThreadPoolExecutor(4) as hands:
        stores = list(hands.map(Postgres, [database] * 4))
    for store in stores:
        store.probe().result()
        store.close()


def test_a_store_of_a_newer_setzkasten_is_left_alone(database: str) -> None:
    Postgres(database).close()
    changed(database, f"UPDATE setzkasten SET format = {FORMAT + 1}")
    with pytest.raises(StoreError, match="newer Setzkasten"):
        Postgres(database)


def test_an_older_store_gets_what_it_lacks_and_keeps_its_games(database: str) -> None:
    store = Postgres(database)
    store.create(TABLE, First(["one"])).result()
    store.close()
    changed(
        database,
        "ALTER TABLE steps DROP COLUMN chain",
        "DROP TABLE secrets, turns, followed, turned_away, blocked, due, remarks",
        "DROP TABLE mails, posted, pushes, notices, keys, sheet_parts, solvers, sheets",
        "DROP TABLE reports, reported, keeper_links, keepers, barred",
        "DROP TABLE admitted, admissions, house_words, named, contest",
        "UPDATE setzkasten SET format = 4",
    )
    store = Postgres(database)
    assert store.read("t").result().lines == ["one"]
    store.close()


def test_every_commit_reaches_the_disk_even_if_the_host_wished_otherwise(database: str) -> None:
    name = conninfo_to_dict(database)["dbname"]
    changed(database, f"ALTER DATABASE {name} SET synchronous_commit = off")
    store = Postgres(database)
    query = "SELECT current_setting('synchronous_commit')"
    assert store.asked(lambda db: db.execute(query).fetchone()[0]).result() == "on"
    store.close()
