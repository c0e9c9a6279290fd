"""What the adapters stand on comes with an extra; who lacks it is told which."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def from_extra() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            f"The arena needs {error.name}, which comes with: pip install 'setzkasten[arena]'",
            name=error.name,
        ) from error
