"""A store proves its games: chains hold until somebody changes a row, and secrets stay inside."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from pathlib import Path

import pytest

from setzkasten.core.record import Header, Sitter
from setzkasten.lexicon.words import Words
from setzkasten.server.http import telling
from setzkasten.server.live.house import House
from setzkasten.server.people.device import owner_of
from setzkasten.server.people.holders import Seating
from setzkasten.server.settings import Settings
from setzkasten.server.store.folder import STORE
from setzkasten.server.store.journal import Journal
from setzkasten.server.store.store import Store
from setzkasten.server.store.verify import Verified, verified
from setzkasten.table.table import Table
from tests.calling import Caller
from tests.server.inside import inside
from tests.server.test_old_folder import KEPT
from tests.vocabulary import WORDS

LIST = Words.listed(WORDS, name="small")
PEOPLE = (Sitter(("Anna",)), Sitter(("Bert",)))
OWNER = "a" * 32


@pytest.fixture
def verify(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> Caller:
    return Caller("verify", tmp_path, capfd)


async def _played(store: Journal, *, over: bool = True) -> tuple[str, list[Verified]]:
    """A game of Lingua with some rows, read anew once; its record, and what is proved of it."""
    house = House(store, LIST, Settings())
    name = await house.open(OWNER, Header("lingua", PEOPLE, "2"))
    live = await house.live(name, OWNER)
    assert live
    await live.change(lambda now: live.table.play(live_seat(live.table), "pass", now))
    house.forget(live)
    again = await house.live(name, OWNER)
    assert again
    if over:
        await again.change(lambda now: again.table.leave(0, now))
    record = await telling.record(house, again, "sender")
    found = await asyncio.wrap_future(store.asked(lambda db: list(verified(db))))
    house.close()
    return record, found


def live_seat(table: Table) -> int:
    return min(table.awaiting().seats)


def test_the_rows_of_a_table_prove_it_on_every_store(journal: Journal) -> None:
    _, (table,) = asyncio.run(_played(journal))
    assert table.fault is None
    assert table.linked
    assert table.drawn
    assert table.drawn.proved >= 2


def test_a_running_game_is_proved_by_whoever_has_its_secret(store: Store) -> None:
    record, (table,) = asyncio.run(_played(store, over=False))
    assert table.drawn
    assert (table.drawn.proved, table.drawn.waiting) == (2, 0)
    assert "unseal" not in record


def test_a_folder_and_a_record_are_verified(verify: Caller, tmp_path: Path) -> None:
    record, _ = asyncio.run(_played(Store(tmp_path / STORE)))
    assert verify(str(tmp_path)).code == 0
    assert verify(str(tmp_path / STORE)).code == 0, "a backup is such a file"
    said = verify(verify.file("game.szk", record))
    assert (said.code, said.error) == (0, "")
    said = verify(verify.file("game.szk", record.replace("Anna", "Gast")))
    assert said.code == 0, "names are no part of it"
    without = [line for line in record.splitlines() if not line.endswith(" pass")]
    said = verify(verify.file("game.szk", "\n".join(without)))
    assert said.code == 1
    assert said.error


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE steps SET line = replace(line, ' pass', ' swap A') WHERE seq > 0",
        "DELETE FROM steps WHERE seq = (SELECT min(seq) FROM steps WHERE seq > 0)",
        "UPDATE tables SET header = replace(header, 'edition 2', 'edition 1')",
        "UPDATE secrets SET secret = 'another'",
    ],
)
def test_a_row_that_somebody_changed_is_found(change: str, verify: Caller, tmp_path: Path) -> None:
    asyncio.run(_played(Store(tmp_path / STORE), over="secrets" not in change))
    db = sqlite3.connect(tmp_path / STORE)
    (name,) = db.execute("SELECT id FROM tables").fetchone()
    with db:
        db.execute(change)
    db.close()
    assert verify(str(tmp_path)).code == 1
    assert name in verify.error


def test_a_game_without_a_name_is_as_true_as_before(store: Store) -> None:
    async def erased() -> list[Verified]:
        house = House(store, LIST, Settings())
        seating = Seating(((OWNER, 0), ("b" * 32, 1)))
        await house.open(OWNER, Header("lingua", PEOPLE, "2"), seating=seating)
        await house.erase(OWNER)
        (header,) = store.asked(
            lambda db: db.execute("SELECT header FROM tables").fetchone()
        ).result()
        assert "Anna" not in header
        found = await asyncio.wrap_future(store.asked(lambda db: list(verified(db))))
        house.close()
        return found

    (table,) = asyncio.run(erased())
    assert table.fault is None


def test_tables_from_before_there_were_chains_get_theirs_with_the_next_move(
    verify: Caller, tmp_path: Path
) -> None:
    shutil.copy(KEPT / "format-2.sqlite3", tmp_path / STORE)
    assert verify(str(tmp_path)).code == 2, "an older format"
    Store(tmp_path / STORE).close()
    assert verify(str(tmp_path)).code == 0
    assert "14" in verify.out


@pytest.mark.parametrize("content", [b"", b"no game", b"SQLite format 3\0 and no more"])
def test_what_is_no_game_gets_a_sentence(content: bytes, verify: Caller) -> None:
    said = verify(verify.file("file", content))
    assert (said.code, said.out) == (2, "")
    assert len(said.error.splitlines()) == 1


def test_a_file_that_is_not_there_gets_a_sentence(verify: Caller, tmp_path: Path) -> None:
    assert verify(str(tmp_path / "nothing.szk")).code == 2
    assert verify(str(tmp_path)).code == 2
    assert "--data" in verify.error


def test_a_file_without_end_is_not_read_to_its_end(verify: Caller, tmp_path: Path) -> None:
    path = tmp_path / "film"
    with path.open("wb") as file:
        file.truncate(1 << 42)  # more than any memory has
    said = verify(str(path))
    assert said.code == 2
    assert "4 MB" in said.error


def test_no_answer_tells_a_secret_before_the_end(tmp_path: Path) -> None:
    """Records, lists, sliders, everything that a device may take along."""

    async def heard() -> tuple[list[bytes], str, str]:
        async with inside(tmp_path, LIST, Settings()) as app:
            seats = [{"kind": "person", "names": ["Anna"]}, {"kind": "person", "names": ["Bert"]}]
            opened = await app.ask("POST", "/api/tables", {"game": "lingua", "seats": seats})
            name = opened.json["id"]
            pages = ["/record", "/replay"]
            said = [await app.ask("GET", f"/api/tables/{name}{page}") for page in pages]
            said += [await app.ask("GET", path) for path in ("/api/tables", "/api/me/file")]
            live = await app.house.live(name, owner_of(app.token))
            assert live
            out = [opened.body, *(one.body for one in said), repr(live.kept).encode()]
            secret = app.house.store.read(name).result().secret
            return out, secret, live.table.seal.seed

    out, secret, seed = asyncio.run(heard())
    assert len(secret) == len(seed) == 64
    assert not [text for text in out if secret.encode() in text or seed.encode() in text]
