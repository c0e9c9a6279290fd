"""How tests call the command: as people do, with what they type and what they read."""

from __future__ import annotations

import io
import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from setzkasten.cli import main

__all__ = ["LIST", "Said", "Typist"]

LIST = (
    "Haus Hase Häuser Öse Rose Rosen Reis Eis Ei es so See Sonne Tor Ort rot Not Ton Tonne Teer "
    "Tee Ente Esel Igel Lexikon Mexiko Taxi Fixkosten Qual Quark"
)


@dataclass(frozen=True, slots=True)
class Said:
    """What a call printed, and its exit code."""

    out: str
    error: str
    code: int

    @property
    def json(self) -> Any:
        """The one object that was printed."""
        (line,) = self.out.splitlines()
        return json.loads(line)

    @property
    def rows(self) -> list[Any]:
        return [json.loads(line) for line in self.out.splitlines()]


class Typist:
    """Calls `setz solve` with a list of words."""

    def __init__(
        self, folder: Path, capfd: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch
    ) -> None:
        self.folder, self._capfd, self._patch = folder, capfd, patch
        self.words = self.file("words.txt", "\n".join(LIST.split()))

    def file(self, name: str, text: str) -> Path:
        path = self.folder / name
        path.write_text(text, "utf-8")
        return path

    def solve(self, *arguments: object, typed: str = "") -> Said:
        """With the list of words; see `setz` for calls without it."""
        return self.setz("solve", *arguments, "--words", self.words, typed=typed)

    def setz(self, *arguments: object, typed: str = "") -> Said:
        stdin = io.TextIOWrapper(io.BytesIO(typed.encode("utf-8", "surrogateescape")), "utf-8")
        self._patch.setattr(sys, "stdin", stdin)
        self._capfd.readouterr()
        with pytest.raises(SystemExit) as ended:
            main([str(argument) for argument in arguments])
        out, error = self._capfd.readouterr()
        return Said(out, error, int(ended.value.code or 0))
