"""A file is written whole or not at all: one that stands there gives way to a finished one only."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def write_whole(path: Path, data: bytes) -> None:
    """Raises `OSError`, and then leaves nothing behind."""
    partial = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        partial.write_bytes(data)
        partial.replace(path)
    except OSError:
        with suppress(OSError):
            partial.unlink()
        raise
