"""How tests call one command of the product: as people do, in a folder of their own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from setzkasten.cli import main

__all__ = ["Caller"]


class Caller:
    def __init__(self, command: str, folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
        self.command, self.folder, self._capfd = command, folder, capfd
        self.code, self.out, self.error = 0, "", ""

    def __call__(self, *words: str) -> Caller:
        with pytest.raises(SystemExit) as ended:
            main([self.command, *words])
        self.code = int(ended.value.code or 0)
        self.out, self.error = self._capfd.readouterr()
        return self

    def json(self) -> Any:  # as JSON is
        (line,) = self.out.splitlines()
        return json.loads(line)

    def file(self, name: str, data: bytes | str) -> str:
        path = self.folder / name
        path.write_bytes(data.encode() if isinstance(data, str) else data)
        return str(path)
