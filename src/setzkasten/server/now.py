"""The time outside."""

from __future__ import annotations

from datetime import UTC, datetime
from time import monotonic, time

from setzkasten.core.game import Millis

# The world's time when this process began; from then on only the steady clock counts.
_BEGAN = time() - monotonic()


def now_millis() -> Millis:
    """The time outside, in milliseconds: comparable across restarts, never stepping back."""
    return int((_BEGAN + monotonic()) * 1000)


def iso_now() -> str:
    return iso_of(now_millis())


def iso_of(moment: Millis) -> str:
    """A time outside as stores and lists write it."""
    return datetime.fromtimestamp(moment / 1000, UTC).isoformat(timespec="milliseconds")
