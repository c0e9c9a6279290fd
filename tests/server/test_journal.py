"""What every store promises, whichever it is: what is acknowledged is there, once, and in order."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from setzkasten.server.store.journal import First, Journal, Kept, Rows, StepTaken, StoreError
from setzkasten.server.store.late import MOST_TABLES

TABLE = Kept("t", "anna", "szk 1\n", created="2026", updated="2026")


async def _appended(journal: Journal, rows: list[tuple[str, int, list[str]]]) -> list[object]:
    waiting = [journal.append(*row) for row in rows]
    return list(await asyncio.gather(*waiting, return_exceptions=True))


def appended(journal: Journal, *rows: tuple[str, int, list[str]]) -> list[type[object]]:
    """All of them wait together; what became of each."""
    return [type(done) for done in asyncio.run(_appended(journal, list(rows)))]


WELL = type(None)


def test_lines_come_back_in_their_order(journal: Journal) -> None:
    journal.create(TABLE, First(["one"])).result()
    assert appended(journal, ("t", 1, ["two", "three"]), ("t", 3, ["four"])) == [WELL, WELL]
    assert journal.read("t").result().lines == ["one", "two", "three", "four"]
    assert journal.read("t", 3).result().lines == ["four"]


def test_many_who_read_on_at_once_each_get_their_own_rows(journal: Journal) -> None:
    names = [f"t{number}" for number in range(MOST_TABLES + 20)]
    for name in names:
        journal.create(replace(TABLE, id=name), First([f"zero {name}"])).result()
    appended(journal, *((name, 1, [f"one {name}", f"two {name}"]) for name in names))
    later = [journal.read(name, since) for name in names for since in (1, 3)]
    found = [one.result().lines for one in later]
    assert found[::2] == [[f"one {name}", f"two {name}"] for name in names]
    assert found[1::2] == [[]] * len(names)


def test_whoever_reads_on_in_a_closed_store_is_told(journal: Journal) -> None:
    journal.close()
    with pytest.raises((StoreError, RuntimeError)):
        journal.read("t", 1).result(timeout=10)


def test_the_same_step_twice_is_refused_and_nothing_of_it_is_kept(journal: Journal) -> None:
    journal.create(TABLE, First(["one"])).result()
    assert appended(journal, ("t", 0, ["other", "more"])) == [StepTaken]
    assert journal.read("t").result().lines == ["one"]


def test_how_tables_stand_is_noted_beside_their_steps(journal: Journal) -> None:
    journal.create(TABLE, First(["one"])).result()
    now = replace(TABLE, summary="changed", book="{}", updated="2027", over=True)
    journal.note([now, replace(now, id="gone")]).result()
    assert journal.find("t", "anna").result() == now
    assert journal.running("anna").result() == 0
    assert journal.read("t").result().lines == ["one"]


def test_one_refused_step_leaves_the_others_of_its_commit_alone(journal: Journal) -> None:
    journal.create(TABLE, First([])).result()
    # All of these wait together: the first of each pair is written, the second refused.
    done = appended(journal, *(("t", number // 2, [str(number)]) for number in range(200)))
    assert done == [WELL, StepTaken] * 100
    assert journal.read("t").result().lines == [str(number) for number in range(0, 200, 2)]


def test_a_table_that_is_gone_takes_no_steps(journal: Journal) -> None:
    journal.create(TABLE, First(["one"])).result()
    journal.delete("t").result()
    assert appended(journal, ("t", 1, ["two"])) == [StepTaken]
    assert journal.read("t").result().lines == []


def test_a_value_that_cannot_be_stored_hurts_nobody_else(journal: Journal) -> None:
    journal.create(TABLE, First([])).result()
    done = appended(journal, ("t", 0, ["\ud800"]), ("t", 1, ["one"]))
    assert done == [StoreError, WELL]


def test_tables_are_only_their_owners(journal: Journal) -> None:
    journal.create(TABLE, First([])).result()
    assert journal.find("t", "bert").result() is None
    assert journal.owned("bert", 10).result() == []
    assert [kept.id for kept in journal.owned("anna", 10).result()] == ["t"]


def test_a_mark_stays_with_its_row(journal: Journal) -> None:
    journal.create(TABLE, First(["zero"])).result()

    async def course() -> None:
        await journal.append("t", 1, ["one", "two"], "page 7")
        await journal.append("t", 3, ["three"])

    asyncio.run(course())
    assert journal.read("t").result().sent == ["page 7"]
    assert journal.read("t", 3).result().sent == []


def test_closing_writes_what_still_waits(journal: Journal) -> None:
    journal.create(TABLE, First([])).result()

    async def course() -> list[object]:
        waiting = [journal.append("t", number, [str(number)]) for number in range(50)]
        journal.close()
        return list(await asyncio.gather(*waiting))

    assert asyncio.run(course()) == [None] * 50


def test_a_bug_in_one_job_undoes_it_and_hurts_nobody_else(journal: Journal) -> None:
    journal.create(TABLE, First([])).result()

    def bug(db: Rows) -> None:
        db.execute("INSERT INTO steps (table_id, seq, line) VALUES ('t', 9, 'half')")
        raise LookupError("a bug of ours")

    assert isinstance(journal.queued(bug).exception(), LookupError)
    assert appended(journal, ("t", 0, ["zero"])) == [WELL]
    assert journal.read("t").result().lines == ["zero"]


def test_what_is_read_and_written_in_one_job_is_not_lost_to_another(journal: Journal) -> None:
    """As if one came after the other, even where they run at once."""
    journal.create(TABLE, First([])).result()

    def longer(db: Rows) -> None:
        (header,) = db.execute("SELECT header FROM tables WHERE id = ?", ("t",)).fetchone()
        db.execute("UPDATE tables SET header = ? WHERE id = ?", (f"{header}x", "t"))

    with ThreadPoolExecutor(4) as hands:
        for done in list(hands.map(lambda _: journal.queued(longer), range(12))):
            done.result()
    kept = journal.find("t", "anna").result()
    assert kept
    assert kept.header == TABLE.header + "x" * 12


def test_a_probe_leaves_nothing_behind(journal: Journal) -> None:
    journal.probe().result()
    assert journal.find("", "").result() is None


def test_signs_of_the_language_of_stores_are_plain_text(journal: Journal) -> None:
    journal.create(replace(TABLE, header="100 % ?'\\"), First(["50 % ? '"])).result()
    kept = journal.find("t", "anna").result()
    assert kept
    assert kept.header == "100 % ?'\\"
    assert journal.asked(lambda db: db.execute("SELECT 7 % 4").fetchone()[0]).result() == 3


def test_a_name_that_no_store_can_hold_is_nobodys(journal: Journal) -> None:
    """Found by fire: on PostgreSQL it was a fault of ours."""
    assert journal.find("A\0B", "anna").result() is None
    assert journal.find("t", "\0").result() is None
