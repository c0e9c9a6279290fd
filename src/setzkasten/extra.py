"""What only some need comes with an extra of the package; who lacks it is told which."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from setzkasten.core.coded import Coded


class ExtraMissing(Coded):
    """A package that comes with an extra is not there."""


@contextmanager
def from_extra(extra: str) -> Iterator[None]:
    """Around imports of packages that come with an extra: server, print, arena or many."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = error.name or ""
        if package.startswith("setzkasten"):
            raise
        raise ExtraMissing("extra_missing", package=package, extra=extra) from error
