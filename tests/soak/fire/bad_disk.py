"""A disk that misbehaves on request (bad_disk.c, before every other library)."""

from __future__ import annotations

import subprocess
from pathlib import Path
from shutil import which

SOURCE = Path(__file__).with_suffix(".c")
MOODS = ("full", "read-only", "broken", "slow")


class BadDisk:
    def __init__(self, folder: Path) -> None:
        self._library, self._mood = folder / "bad_disk.so", folder / "mood"
        compiler = which("cc") or which("gcc")
        assert compiler, "there is no C compiler here"
        made = ["-shared", "-fPIC", "-o", str(self._library), str(SOURCE), "-ldl"]
        subprocess.run([compiler, "-O2", *made], check=True)
        self.be_well()

    @property
    def environment(self) -> dict[str, str]:
        return {"LD_PRELOAD": str(self._library), "SETZKASTEN_BAD_DISK": str(self._mood)}

    def be(self, mood: str) -> None:
        self._mood.write_text(mood)

    def be_well(self) -> None:
        self.be("")
