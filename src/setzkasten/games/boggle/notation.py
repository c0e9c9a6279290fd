"""How Boggle is written: `BAER A1 A2 B2 B3`, `strike BAER`, `go`, `done`, `shake AEPT…`."""

from __future__ import annotations

import re
from unicodedata import normalize

from setzkasten.core.actions import Done, Go
from setzkasten.core.squares import NotationError, read_square, write_square
from setzkasten.core.tiles import ALPHABET
from setzkasten.games.boggle.state import Action, Shake, Strike, Write

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


def write_part(part: Action | Shake) -> str:
    match part:
        case Write(word=word, path=path):
            way = " ".join(map(write_square, path))
            return f"{word} {way}".strip()
        case Strike(word=word):
            return f"strike {word}"
        case Go() | Done():
            return part.text
        case Shake(letters=letters):
            return f"shake {letters}"


def read_action(text: str) -> Action:
    word, *rest = text.split() or [""]
    if word in ("go", "done") and not rest:
        return Go() if word == "go" else Done()
    if word == "strike" and len(rest) == 1:
        return Strike(read_word(rest[0]))
    return Write(read_word(word), tuple(map(read_square, rest)))


def read_shake(text: str) -> Shake:
    word, _, letters = text.partition(" ")
    plain = letters.replace("/", "")
    if word != "shake" or not plain or not set(plain) <= set(ALPHABET):
        raise NotationError(text[:40], "shake such as 'shake AEPT/USNO/MAME/ROST'")
    return Shake(plain)
