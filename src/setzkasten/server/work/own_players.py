"""Players of the host's own: files by name, each thinking in a process of its own."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from concurrent.futures import Future
from pathlib import Path
from typing import TYPE_CHECKING

from setzkasten.lexicon.words import Words
from setzkasten.server.fault import Fault
from setzkasten.server.work.player_jobs import choose_own
from setzkasten.server.work.workers import Trade, Workers
from setzkasten.table.own import foreign, own_player

if TYPE_CHECKING:
    from setzkasten.server.work.jobs import Thought
    from setzkasten.tournament.guard import Answer

FOLDER = "players"
_NAME = re.compile(r"[a-z0-9]{1,24}")
# One that does not even hear the clock is killed with its process.
THINKING = Trade("player", 1, 15, 30.0, 32)


def named_players(given: Iterable[str], folder: Path | None) -> dict[str, Path]:
    """`rosa=mine.py`, and the files in the folder `players` beside the games. Raises `OSError`."""
    lying = sorted((folder / FOLDER).glob("*.py")) if folder else []
    found = {path.stem: path for path in lying if _NAME.fullmatch(path.stem)}
    for text in given:
        name, _, file = text.partition("=")
        if not _NAME.fullmatch(name) or not Path(file).is_file():
            raise OSError(
                f"--player {text!r} is no name with a file. Write it like rosa=rosa.py, "
                f"with a name of small letters and digits."
            )
        found[name] = Path(file).resolve()
    return found


class OwnPlayers:
    def __init__(self, files: Mapping[str, Path], words: Words, seconds: float) -> None:
        self._files, self._words, self._seconds = files, words, seconds
        self._workers: dict[str, Workers] = {}

    @property
    def names(self) -> list[str]:
        return sorted(self._files)

    def check(self, level: str | None) -> None:
        """Raises `Fault` for a player that there is not; nobody chooses a line by hand."""
        if level and foreign(level) and own_player(level) not in self._files:
            known = ", ".join(f"own_{name}" for name in self.names)
            raise Fault(400, "unknown_level", {"level": level[:40], "known": known})

    def ask(self, name: str, about: Thought) -> Future[Answer]:
        """Raises `Busy`, and `KeyError` where its file is gone since the table was opened."""
        file = str(self._files[name])
        if name not in self._workers:
            self._workers[name] = Workers(THINKING, self._words)
        return self._workers[name].ask(choose_own, about, file, self._seconds)

    def close(self) -> None:
        for workers in self._workers.values():
            workers.close()
