"""Who wanted to be forgotten: a list of ids beside the store, so that a backup brings nobody back.

An id is the hash of a cookie that no browser has any more; nothing else is written down.
"""

from __future__ import annotations

import re
from pathlib import Path

FILE = "erased.txt"

_ID = re.compile(r"[0-9a-f]{32}")


class Erasures:
    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._known = dict.fromkeys(self._read())

    def __contains__(self, device: str) -> bool:
        """Whoever still shows such a cookie is somebody new: else the next start erases them."""
        return device in self._known

    def remember(self, device: str) -> None:
        """Before anything is erased: half an erasure is finished at the next start."""
        if self._path:
            with self._path.open("a") as file:
                file.write(f"{device}\n")
            self._known[device] = None

    def all(self) -> list[str]:
        return list(self._known)

    def _read(self) -> list[str]:
        if not self._path or not self._path.exists():
            return []
        lines = self._path.read_text("utf-8", "replace").split()
        return [line for line in lines if _ID.fullmatch(line)]
