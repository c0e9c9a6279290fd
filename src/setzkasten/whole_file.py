"""A file is written whole or not at all: one that stands there gives way to a finished one only."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EISDIR, ENOTSUP
from pathlib import Path


def write_whole(path: Path, data: bytes) -> None:
    """Raises `OSError`, and then leaves nothing behind."""
    with whole(path) as partial:
        partial.write_bytes(data)


@contextmanager
def whole(path: Path) -> Iterator[Path]:
    """A place beside `path` to write to, which takes its name in the end.

    Whatever comes between, Ctrl-C too, what was written so far goes. An `OSError` names `path`.
    """
    partial = path.parent / f".{path.name}.{os.getpid()}"
    try:
        if path.is_dir() or not path.name:
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
        if path.exists() and not path.is_file():  # a device or a pipe would be gone afterwards
            raise OSError(ENOTSUP, os.strerror(ENOTSUP))
        path.parent.mkdir(parents=True, exist_ok=True)
        yield partial
        partial.replace(path)
    except OSError as error:
        _drop(partial)
        raise OSError(error.errno, error.strerror or str(error), str(path)) from error
    except BaseException:
        _drop(partial)
        raise


def _drop(partial: Path) -> None:
    with suppress(OSError):
        partial.unlink()
