"""The folder that a server keeps its games in. One server a folder."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

# The file that holds all tables and puzzles.
STORE = "tables.sqlite3"


class FolderError(Exception):
    """The folder cannot be used: what, where, what now."""


def usual_folder() -> Path:
    """Where programs of this platform keep the user's data."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Setzkasten"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Setzkasten"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "setzkasten"


@contextmanager
def held(folder: Path) -> Iterator[Path]:
    """The folder, ours alone until the end. The system lets go even of a killed server's lock."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / "server.lock").open("a+")
    except OSError as error:
        raise FolderError(f"{folder} cannot be used for games: {error.strerror}.") from error
    with lock:
        if not _locked(lock):
            raise FolderError(
                f"Another Setzkasten already serves the games in {folder}. Use that one, stop it, "
                f"or give this one its own folder with --data."
            )
        yield folder


def _locked(lock: IO[str]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            lock.seek(0)
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
