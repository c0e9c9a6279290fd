"""Who wanted to be forgotten: a list of ids beside the store, so that a backup brings nobody back.

An id is the hash of a cookie that no browser has any more; nothing else is written down. Several
processes may write into one list.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

FILE = "erased.txt"

_ID = re.compile(r"[0-9a-f]{32}")


class Erasures:
    def __init__(self, path: Path | None = None) -> None:
        self._path, self._read = path, 0  # how many bytes of it are known
        self._known: dict[str, None] = {}
        self._look()

    def __contains__(self, device: str) -> bool:
        """Whoever still shows such a cookie is somebody new: else the next start erases them."""
        if device not in self._known:
            self._look()  # another process may have written
        return device in self._known

    def remember(self, device: str) -> None:
        """Before anything is erased: half an erasure is finished at the next start.

        Raises `OSError`.
        """
        if self._path:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with self._path.open("ab") as file:
                # Behind half a line, as a full disk leaves it, this one would be none.
                begun = "" if self._ends_well() else "\n"
                file.write(f"{begun}{device}\n".encode())
                file.flush()
                os.fsync(file.fileno())
            self._known[device] = None

    def _ends_well(self) -> bool:
        assert self._path
        with self._path.open("rb") as file:
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - 1))
            return file.read(1) in (b"", b"\n")

    def all(self) -> list[str]:
        self._look()
        return list(self._known)

    def _look(self) -> None:
        """What was written since the last time; half a line is read again."""
        try:
            if not self._path or self._path.stat().st_size == self._read:
                return
            with self._path.open("rb") as file:
                file.seek(self._read)
                fresh = file.read()
        except FileNotFoundError:
            return
        self._read += fresh.rfind(b"\n") + 1
        lines = fresh.decode("utf-8", "replace").split()
        self._known.update(dict.fromkeys(line for line in lines if _ID.fullmatch(line)))
