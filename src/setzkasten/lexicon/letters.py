"""Keys: words as they lie on a board, in the twenty-six capitals without umlauts."""

from __future__ import annotations

import unicodedata
from typing import Final

SHORTEST: Final = 2
LONGEST: Final = 25
# How long may a text be that is looked at as a word? Marks above and below a letter count each,
# and sorting thousands of them takes their number squared.
LONGEST_TYPED: Final = 500

_SPELT_OUT: Final = str.maketrans(
    {
        "ä": "ae",
        "ö": "oe",
        "ü": "ue",
        "ß": "ss",
        "Ä": "AE",
        "Ö": "OE",
        "Ü": "UE",
        "ẞ": "SS",
        "æ": "ae",
        "Æ": "AE",
        "œ": "oe",
        "Œ": "OE",
        "ø": "oe",
        "Ø": "OE",
        "å": "a",
        "Å": "A",
        "ł": "l",
        "Ł": "L",
        "đ": "d",
        "Đ": "D",
        "ı": "i",
    }
)


class LexiconError(ValueError):
    """A word, a pattern or a file of the lexicon that cannot be understood."""


class WordError(LexiconError):
    """What was looked up is no word. `code` has a sentence in messages/."""

    def __init__(self, code: str, **data: str | int) -> None:
        super().__init__(f"{code} {data}")
        self.code, self.data = code, data


def letters_of(text: str) -> str | None:
    """The capitals of `text`, or None if it is anything but letters: 'Öse' -> 'OESE'."""
    if text.isascii():
        return text.upper() if text.isalpha() else None
    if len(text) > LONGEST_TYPED:
        return None
    spelt = unicodedata.normalize("NFC", text).translate(_SPELT_OUT)
    if not spelt.isascii():
        parts = unicodedata.normalize("NFD", spelt)
        spelt = "".join(part for part in parts if not unicodedata.combining(part))
    return spelt.upper() if spelt.isascii() and spelt.isalpha() else None


def key_or_none(text: str) -> str | None:
    """The key of `text`, or None if it has none."""
    key = letters_of(text)
    return key if key is not None and SHORTEST <= len(key) <= LONGEST else None


def key_of(text: str) -> str:
    """The key of a word: 'Öse' -> 'OESE', 'Straße' -> 'STRASSE', 'Café' -> 'CAFE'."""
    stripped = text.strip()
    key = letters_of(stripped)
    if key is None:
        raise LexiconError(_complaint(stripped))
    if not SHORTEST <= len(key) <= LONGEST:
        raise LexiconError(
            f"{stripped[:99]!r} has {len(key)} letters; a word has {SHORTEST} to {LONGEST}."
        )
    return key


def _complaint(text: str) -> str:
    if not text:
        return "There is no word here: at least two letters are needed."
    if len(text) > LONGEST_TYPED:
        return f"{text[:40]!r} goes on for {len(text)} signs; a word has {SHORTEST} to {LONGEST}."
    for place, character in enumerate(text, 1):
        if letters_of(character) is None:
            return (
                f"{text!r} has {character!r} at place {place}; "
                f"a word is written in letters only, umlauts and ß included."
            )
    return f"{text!r} is not written in letters."
