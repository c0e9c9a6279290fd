"""The time outside."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
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
    """A moment of this process as stores and lists write it, by the world's own clock.

    A small machine may begin before its clock is set, and any may sleep meanwhile. Games are held
    to the steady clock; what is cleaned up by its age, perhaps after the next start, must not be.
    """
    past = timedelta(milliseconds=now_millis() - moment)
    return (datetime.now(UTC) - past).isoformat(timespec="milliseconds")


def today() -> date:
    """Of the place where the server stands, by the world's own clock."""
    return datetime.now(UTC).astimezone().date()
