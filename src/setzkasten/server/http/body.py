"""The body of a request as what it is meant to be, and that of an answer to what was made."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from setzkasten.core import record
from setzkasten.server.fault import Fault

T = TypeVar("T")

# How much may somebody write at once? All clues of the largest puzzle, each as long as may be.
MOST_BYTES = 2_000_000
# And how large may a file be? A little more than the largest record, so that one can say so.
FILE_BYTES = record.MOST_BYTES + 1000


class Opened(msgspec.Struct, frozen=True):
    """Something new is there, under this name."""

    id: str


def read_body(body: bytes, kind: type[T]) -> T:
    """Raises `Fault` with what could not be understood."""
    if len(body) > MOST_BYTES:
        raise Fault(413, "not_understood", {"text": f"more than {MOST_BYTES} bytes"})
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Fault(400, "not_understood", {"text": str(error)[:120]}) from error
