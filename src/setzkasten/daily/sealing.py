"""Words under seal: a page can tell whether a word is meant, and reads none that it has not got.

A sum is the first four bytes of SHA-256 over the salt of the day, a colon and the word; sums stand
one after the other in base64. `web/src/daily/sealed.ts` reckons the same.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable
from datetime import date
from hashlib import sha256
from typing import Final

# Of four thousand million sums a tray holds two hundred: nobody writes a wrong one by chance.
SUM_BYTES: Final = 4
_SALT_SIGNS: Final = 12


def salt_of(day: date) -> str:
    """Another one every day, so that nobody keeps a table of all words."""
    return sha256(f"setzkasten {day}".encode()).hexdigest()[:_SALT_SIGNS]


def sum_of(salt: str, word: str) -> bytes:
    return sha256(f"{salt}:{word}".encode()).digest()[:SUM_BYTES]


def sealed(salt: str, words: Iterable[str], *, in_order: bool = False) -> str:
    """In an order that tells nothing, unless whoever reads needs theirs."""
    sums = [sum_of(salt, word) for word in words]
    return b64encode(b"".join(sums if in_order else sorted(sums))).decode()
