"""Backup and restore: a copy taken while people play is whole, and its games go on elsewhere."""

from __future__ import annotations

import resource
import sqlite3
import threading
from pathlib import Path

import pytest

from setzkasten.cli import main
from setzkasten.server.people.device import new_token
from setzkasten.server.store.backup import BackupError, Copied, back_up, restore
from setzkasten.server.store.folder import STORE, FolderError, held
from setzkasten.server.store.journal import First, Kept
from setzkasten.server.store.opened import opened_file
from setzkasten.server.store.schema import FORMAT
from setzkasten.server.store.store import Store
from tests.server.running import Device, Server, server

TABLES = 3
ROOM = 65_536  # bytes: what SQLite needs beside the games, and not for a copy of them


def test_a_copy_taken_under_load_is_restored_and_its_games_go_on(
    folder: Path, tmp_path: Path
) -> None:
    token, copy, elsewhere = new_token(), tmp_path / "copy" / "games", tmp_path / "elsewhere"
    with server(folder) as running:
        device = Device(running, token)
        tables = [device.open() for _ in range(TABLES)]
        for name in tables:
            lay_and_take_back(device, name, times=1)
        load = threading.Thread(target=lay_and_take_back, args=(device, tables[0], 20))
        load.start()
        copied = back_up(folder, copy)
        load.join()
    assert copied.tables == TABLES
    assert copied.steps >= TABLES * 3  # what was acknowledged before the copy began
    assert restore(copy, elsewhere) == copied
    with server(elsewhere) as running:
        for name in tables:
            goes_on(running, token, name)


def lay_and_take_back(device: Device, name: str, times: int) -> None:
    with device.sit(name) as chair:
        for _ in range(times):
            for said in (chair.act(0, "E4> WAS"), chair.ask("take-back", seat=0)):
                assert "ok" in said, said


def goes_on(running: Server, token: str, name: str) -> None:
    with Device(running, token).sit(name) as chair:
        assert chair.frame["seq"] >= 3
        if chair.frame["next"] == [1]:  # copied between a laying and its taking back
            assert chair.ask("take-back", seat=0)["ok"]
        assert chair.act(0, "E4> WAS")["ok"]


def filled(folder: Path) -> None:
    folder.mkdir()
    store = Store(folder / STORE)
    store.create(Kept("t", "anna", "szk 1\n"), First(["one", "two"])).result()
    store.close()


def test_a_folder_with_games_is_never_restored_into(tmp_path: Path) -> None:
    filled(tmp_path / "games")
    assert back_up(tmp_path / "games", tmp_path / "copy") == Copied(1, 2, 0)
    before = (tmp_path / "games" / STORE).read_bytes()
    with pytest.raises(BackupError, match="backup_not_empty"):
        restore(tmp_path / "copy", tmp_path / "games")
    assert (tmp_path / "games" / STORE).read_bytes() == before


def test_a_folder_that_a_server_holds_is_left_alone(tmp_path: Path) -> None:
    filled(tmp_path / "games")
    back_up(tmp_path / "games", tmp_path / "copy")
    with held(tmp_path / "served"), pytest.raises(FolderError):
        restore(tmp_path / "copy", tmp_path / "served")
    assert not (tmp_path / "served" / STORE).exists()


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "backup_foreign"),
        (b"no store at all" * 99, "backup_unreadable"),
        (None, "backup_no_file"),
    ],
)
def test_what_is_no_copy_is_refused_and_nothing_is_written(
    content: bytes | None, code: str, tmp_path: Path
) -> None:
    copy = tmp_path / "copy"
    if content is not None:
        copy.write_bytes(content)
    with pytest.raises(BackupError, match=code):
        restore(copy, tmp_path / "games")
    assert not (tmp_path / "games" / STORE).exists()


def test_a_copy_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    filled(tmp_path / "games")
    with sqlite3.connect(tmp_path / "games" / STORE) as db:
        db.execute(f"PRAGMA user_version = {FORMAT + 1}")
    with pytest.raises(BackupError, match="backup_foreign"):
        back_up(tmp_path / "games", tmp_path / "copy")
    assert not (tmp_path / "copy").exists()


def test_a_damaged_store_gives_no_copy_that_seems_whole(tmp_path: Path) -> None:
    filled(tmp_path / "games")
    with (tmp_path / "games" / STORE).open("r+b") as file:
        file.seek(4096 * 2)
        file.write(b"\xff" * 4096)
    with pytest.raises(BackupError, match="backup_unreadable"):
        back_up(tmp_path / "games", tmp_path / "copy")
    assert not (tmp_path / "copy").exists()


def test_a_full_disk_is_not_said_of_the_games(tmp_path: Path) -> None:
    """Else a host believes that the games cannot be read any more."""
    filled(tmp_path / "games")
    assert (tmp_path / "games" / STORE).stat().st_size > ROOM
    unlimited = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (ROOM, unlimited[1]))
    try:
        with pytest.raises(OSError, match="copy") as error:
            back_up(tmp_path / "games", tmp_path / "copy")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, unlimited)
    assert error.value.filename == str(tmp_path / "copy")
    assert [one.name for one in tmp_path.iterdir()] == ["games"]


def test_games_on_a_disk_that_takes_nothing_are_read(tmp_path: Path) -> None:
    """As of a snapshot, or of a disk that fails: SQLite cannot lay its notes beside them."""
    filled(tmp_path / "games")
    (tmp_path / "games" / f"{STORE}-wal").mkdir()
    assert back_up(tmp_path / "games", tmp_path / "copy") == Copied(1, 2, 0)
    with opened_file(tmp_path / "games" / STORE) as db:
        assert db.execute("SELECT count(*) FROM steps").fetchone() == (1,)


def test_steps_that_wait_beside_a_store_are_never_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where they cannot be read the games are told to be unreadable, not told without them."""
    filled(tmp_path / "games")
    (tmp_path / "games" / f"{STORE}-wal").write_bytes(b"steps that nobody can read just now")
    monkeypatch.setattr("sqlite3.connect", Closed)
    with pytest.raises(BackupError, match="backup_unreadable"):
        back_up(tmp_path / "games", tmp_path / "copy")


class Closed:
    """A file that SQLite cannot open with what lies beside it: it tries for ten seconds."""

    def __init__(self, file: Path, timeout: float = 0.0) -> None: ...

    def execute(self, _: str) -> None:
        error = sqlite3.OperationalError("unable to open database file")
        error.sqlite_errorname = "SQLITE_CANTOPEN"
        raise error

    def close(self) -> None: ...


def test_a_copy_beside_the_games_is_refused(tmp_path: Path) -> None:
    filled(tmp_path / "games")
    with pytest.raises(BackupError, match="backup_beside_games"):
        back_up(tmp_path / "games", tmp_path / "games" / "copy")


def test_the_commands_say_what_they_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    filled(tmp_path / "games")
    assert _ended("backup", tmp_path / "copy", "--data", tmp_path / "games") == 0
    assert _ended("restore", tmp_path / "copy", "--data", tmp_path / "new") == 0
    assert _ended("restore", tmp_path / "copy", "--data", tmp_path / "new") == 2
    said = capsys.readouterr()
    assert "1 Tisch mit 2 Schritten" in said.out
    assert "Leg erased.txt aus dem alten Ordner dazu" in said.out
    assert "liegen schon Partien" in said.err
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept" / "erased.txt").write_text("a" * 32 + "\n")
    assert _ended("restore", tmp_path / "copy", "--data", tmp_path / "kept") == 0
    assert "wird beim Start wieder gelöscht" in capsys.readouterr().out


def _ended(*words: object) -> int:
    with pytest.raises(SystemExit) as ended:
        main([str(word) for word in words])
    return int(ended.value.code or 0)
