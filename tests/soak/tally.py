"""What a long test has counted, kept on the disk: the next run goes on from there."""

from __future__ import annotations

import json
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from setzkasten.whole_file import write_whole


@dataclass
class Tally:
    name: str
    done: int = 0
    counted: Counter[str] = field(default_factory=Counter)
    longest_seconds: float = 0.0
    longest: str = ""  # what took so long
    waited_seconds: float = 0.0
    waited: str = ""  # while whoever had no part in it waited
    wrong: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, name: str) -> Tally:
        """As it was when the last run was interrupted."""
        path = _path(name)
        if not path.exists():
            return cls(name)
        kept = json.loads(path.read_text("utf-8"))
        return cls(**{**kept, "counted": Counter(kept["counted"])})

    def keep(self) -> None:
        write_whole(_path(self.name), json.dumps(vars(self)).encode())

    def end(self) -> None:
        """It is noted: the next run begins anew."""
        _path(self.name).unlink(missing_ok=True)

    def took(self, seconds: float, what: str = "") -> None:
        if seconds > self.longest_seconds:
            self.longest_seconds, self.longest = seconds, what

    def others_waited(self, seconds: float, what: str) -> None:
        if seconds > self.waited_seconds:
            self.waited_seconds, self.waited = seconds, what


def _path(name: str) -> Path:
    return Path(tempfile.gettempdir(), f"setzkasten-soak-{name}.json")
