"""An older data folder is brought up to date on purpose; nothing is lost, and the old is kept."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from pathlib import Path

import pytest

from setzkasten.cli import main
from setzkasten.core.record import Header, Sitter
from setzkasten.lexicon.words import Words
from setzkasten.server.live.house import House
from setzkasten.server.settings import Settings
from setzkasten.server.store.folder import STORE, held
from setzkasten.server.store.schema import FORMAT
from setzkasten.server.store.store import Store
from setzkasten.table.opening import renew_words
from tests.calling import Caller
from tests.server.test_old_folder import KEPT
from tests.vocabulary import WORDS


@pytest.fixture
def migrate(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> Caller:
    return Caller("migrate", tmp_path, capfd)


def test_an_older_folder_is_brought_up_to_date_and_kept_as_it_was(
    migrate: Caller, tmp_path: Path
) -> None:
    shutil.copy(KEPT / "format-2.sqlite3", tmp_path / STORE)
    assert migrate("--data", str(tmp_path)).code == 0
    assert "14" in migrate.out
    with sqlite3.connect(tmp_path / STORE) as db:
        assert db.execute("PRAGMA user_version").fetchone()[0] == FORMAT
    with sqlite3.connect(tmp_path / f"before-format-{FORMAT}.sqlite3") as db:
        assert db.execute("PRAGMA user_version").fetchone()[0] == 2
        assert db.execute("SELECT count(*) FROM tables").fetchone()[0] == 14
    assert migrate("--data", str(tmp_path)).code == 0, "a second time changes nothing"


def test_a_folder_that_is_served_or_empty_is_left_alone(migrate: Caller, tmp_path: Path) -> None:
    assert migrate("--data", str(tmp_path)).code == 2
    shutil.copy(KEPT / "format-2.sqlite3", tmp_path / STORE)
    with held(tmp_path):
        assert migrate("--data", str(tmp_path)).code == 1
    (tmp_path / STORE).write_bytes(b"no store" * 999)
    assert migrate("--data", str(tmp_path)).code == 2
    assert len(migrate.error.splitlines()) == 1


def test_a_database_is_brought_up_to_date(migrate: Caller, database: str) -> None:
    assert migrate("--database", database).code == 0


@pytest.mark.parametrize("address", ["\udcff", "nonsense %%"])
@pytest.mark.parametrize("command", ["migrate", "verify", "keeper"])
def test_an_address_that_is_none_is_one_sentence(
    command: str, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main([command, "--database", address])
    assert ended.value.code in (1, 2)
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_another_dictionary_is_a_step_of_a_running_game(tmp_path: Path) -> None:
    async def seen(words: Words, name: str = "") -> tuple[str, list[str]]:
        house = House(Store(tmp_path / STORE), words, Settings())
        people = (Sitter(("Anna",)), Sitter(("Bert",)))
        name = name or await house.open("anna", Header("nomina", people))
        live = await house.live(name, "anna")
        assert live
        await live.change(lambda now: renew_words(live.table, now))
        house.close()
        return name, live.table.lines()

    name, lines = asyncio.run(seen(Words.listed(WORDS, name="first")))
    assert lines == []
    for _ in range(2):
        _, lines = asyncio.run(seen(Words.listed(WORDS, name="second"), name))
        assert [line.split()[1:] for line in lines] == [[":", "lexicon", "second"]]
