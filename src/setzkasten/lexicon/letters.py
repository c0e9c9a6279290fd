"""Keys: words as they lie on a board, in the twenty-six capitals without umlauts."""

from __future__ import annotations

import unicodedata
from typing import Final

from setzkasten.core.coded import Coded

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


class LexiconError(Exception):
    """A file of the lexicon that cannot be used, told to hosts and makers in its own words."""


class WordError(Coded):
    """A word, a pattern or an agreement on words that cannot be understood."""


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
        raise no_letters(stripped)
    if not SHORTEST <= len(key) <= LONGEST:
        raise WordError("not_a_key", word=repr(stripped[:40]), least=SHORTEST, most=LONGEST)
    return key


def no_letters(text: str) -> WordError:
    """Why a text is no word: it is empty, without end, or has a sign that is no letter."""
    if not text:
        return WordError("word_missing")
    if len(text) > LONGEST_TYPED:
        return WordError("word_long", text=repr(text[:20]), signs=len(text), most=LONGEST_TYPED)
    strange = ((n, c) for n, c in enumerate(text, 1) if letters_of(c) is None)
    place, sign = next(strange, (1, text))
    return WordError("word_sign", text=repr(text), place=place, sign=repr(sign))
