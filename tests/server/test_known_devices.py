"""Every column of the store that holds a device: told on the page, in the file, and erased."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from setzkasten.puzzle.crossword import Puzzle
from setzkasten.server.now import now_millis
from setzkasten.server.people.device import owner_of
from setzkasten.server.store import admitted, barred, contest, keepers, remarks, reports, shut
from setzkasten.server.store.contest import Entry
from setzkasten.server.store.journal import Rows
from setzkasten.server.store.reports import Report
from setzkasten.server.store.schema import FORMATS
from tests.server.gang import ANNA, BERT, CORA, Gang, evening

# The column, and where one's own is told: the same word on the page and in the file.
TOLD = {
    "tables.owner": "tables",
    "holders.device": "tables",
    "named.device": "names",
    "puzzles.owner": "puzzles",
    "sheets.owner": "sheets",
    "solvers.device": "sheets",
    "contest.device": "entries",
    "mails.device": "mail",
    "pushes.device": "push",
    "turned_away.device": "turned_away",
    "remarks.device": "remarks",
    "reports.reporter": "reports",
    "keepers.device": "keeper",
    "barred.device": "barred",
    "admitted.device": "admitted",
}
# A list of its own on the page; in the file as the others.
LISTED = {"blocked.whose": "blocked"}
# Why one is not told; erased all the same.
UNTOLD = {
    "blocked.device": "whoever keeps somebody out need not be afraid of them",
    "reported.device": "whoever reports somebody need not be afraid of them",
    "notices.device": "a message on its way, for seconds, to the address that is told",
}
_COLUMN = re.compile(r"\b(device|owner|whose|reporter|whom) TEXT")
# Counted by a keyed hash of an address, which leads to no device.
NO_DEVICE = {"posted.whom"}


def columns() -> set[str]:
    found = set()
    for table, body in re.findall(r"CREATE TABLE (\w+) \((.*?)\) STRICT", "".join(FORMATS), re.S):
        found |= {f"{table}.{column}" for column in _COLUMN.findall(body)}
    return found - NO_DEVICE


def holding(db: Rows, device: str) -> set[str]:
    """In which columns of the whole store it stands."""
    found = set()
    query = (
        "SELECT m.name, c.name FROM sqlite_master m, pragma_table_info(m.name) c "
        "WHERE m.type = 'table'"
    )
    for table, column in db.execute(query).fetchall():
        row = f"SELECT 1 FROM {table} WHERE CAST({column} AS TEXT) LIKE ?"
        if db.execute(row, (f"%{device}%",)).fetchone():
            found.add(f"{table}.{column}")
    return found


def fill(db: Rows, table: str, puzzle: str) -> None:
    """What happens to Bert elsewhere: nothing is left out."""
    anna, bert, now = owner_of(ANNA), owner_of(BERT), now_millis()
    shut.block(db, bert, owner_of(CORA), "Cora", now)
    shut.block(db, anna, bert, "Bert", now)
    db.execute("INSERT INTO turned_away VALUES (?, ?)", (table, bert))
    remarks.write(db, table=table, seat=1, device=bert, text="Moin", now=now)
    for by, about in ((bert, anna), (anna, bert)):
        report = Report(0, by, table, 0, "X", "other", "", (), now, done=False)
        reports.report(db, report, [about])
    keepers.offer(db, "secret", now)
    keepers.claim(db, "secret", "session", bert, now)
    barred.bar(db, [bert], "Bert", now)
    admitted.admit(db, bert, now)
    mail = (bert, "b@example.org", "de", 1, "c", "s", now)
    db.execute("INSERT INTO mails VALUES (?, ?, ?, ?, ?, ?, ?)", mail)
    db.execute("INSERT INTO pushes VALUES (?, 'https://push.example', 'p', 'a', 'de')", (bert,))
    db.execute("INSERT INTO notices VALUES ('n', ?, 'push', ?, 0, 0, '', 0, ?)", (bert, table, now))
    picture = Entry(0, "2026-W47", "nomina", bert, table, "Bert", True, ("A",), 143, 1, now)
    contest.enter(db, picture)
    sheet = ("h", "secret", puzzle, bert, "together", 1, 0, 0, '{"title": "Uns"}', "2026")
    db.execute("INSERT INTO sheets VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", sheet)
    db.execute("INSERT INTO sheet_parts VALUES ('h', 0, '{}', 0)")
    db.execute("INSERT INTO solvers VALUES ('h', 1, ?, 0, 'Bert', 0, 0, 0, NULL)", (bert,))


def test_every_column_with_a_device_is_thought_of() -> None:
    assert columns() == {*TOLD, *LISTED, *UNTOLD}


def test_all_of_a_device_is_told_taken_along_and_erased(folder: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened()
        await gang.come(BERT, await gang.invited(), "Bert")
        assert (await gang.begin()).status == 201
        own = {"game": "nomina", "seats": [{"names": ["Bert"]}, {"names": ["Opa"]}]}
        assert (await gang.post(BERT, "/api/tables", own)).status == 201
        house, bert = gang.app.house, owner_of(BERT)
        puzzle = await house.shelf.put(bert, Puzzle(("ABC", "D#E", "FGH"), title="Uns"))
        assert puzzle
        await asyncio.wrap_future(house.store.queued(lambda db: fill(db, gang.table, puzzle)))
        held = await asyncio.wrap_future(house.store.asked(lambda db: holding(db, bert)))
        assert held == {*TOLD, *LISTED, *UNTOLD}
        page = (await gang.app.ask("GET", "/api/me", token=BERT)).json
        file = (await gang.app.ask("GET", "/api/me/file", token=BERT)).json
        assert [field for field in TOLD.values() if not page[field]] == []
        assert [field for field in (*TOLD.values(), *LISTED.values()) if not file[field]] == []
        assert file["remarks"][0]["text"] == "Moin"
        assert (await gang.app.ask("DELETE", "/api/me", token=BERT)).status == 204
        assert not await asyncio.wrap_future(house.store.asked(lambda db: holding(db, bert)))

    evening(folder, play)
