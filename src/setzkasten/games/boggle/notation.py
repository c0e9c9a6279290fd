"""How a word of Boggle is written, in a list as in a line of the record."""

from __future__ import annotations

import re
from unicodedata import normalize

from setzkasten.core.squares import NotationError

# How many signs may a typed word have? Each of the 16 letters may bring a mark of its own.
LONGEST_TYPED = 32

_WORD = re.compile(r"[A-Z]{1,16}")
_UMLAUTS = {"Ä": "AE", "Ö": "OE", "Ü": "UE"}  # BOG-14


def read_word(text: str) -> str:
    """BOG-14 `Bär` and `BAER` are the same dice."""
    spelt = normalize("NFC", text[: LONGEST_TYPED + 1].upper())
    word = "".join(_UMLAUTS.get(letter, letter) for letter in spelt)
    if len(text) > LONGEST_TYPED or not _WORD.fullmatch(word):
        raise NotationError(text[:40], "word of up to 16 letters, perhaps with its way")
    return word
