"""How Wer behält recht is written: `0,3> I says MEXIKO`, `0,4> K`, `finish`, `drop-out`."""

from __future__ import annotations

from unicodedata import normalize

from setzkasten.core.drawing import Outcome
from setzkasten.core.laying import write_group, write_laying
from setzkasten.core.squares import NotationError
from setzkasten.core.tiles import ALPHABET
from setzkasten.games.recht.state import Action, DropOut, Finish, Lay
from setzkasten.games.typdom.hand import Stones
from setzkasten.games.typdom.notation import read_common, read_laid, read_way, write_common

# How long may an announced word be? As long as a ruling can name.
LONGEST_WORD = 64

_SPELT_OUT = str.maketrans({"Ä": "AE", "Ö": "OE", "Ü": "UE", "ẞ": "SS"})
_PLAIN: dict[str, Action] = {"finish": Finish(), "drop-out": DropOut()}


def write_part(part: Action | Outcome) -> str:
    match part:
        case Lay(stones=stones, way=way, word=word):
            return _write_stones(stones, way) + (f" says {word}" if word else "")
        case Finish():
            return "finish"
        case DropOut():
            return "drop-out"
        case _:
            return write_common(part)


def _write_stones(stones: Stones, way: tuple[int, int]) -> str:
    if len(stones) == 1:
        return write_group(dict(stones), [stones[0][0]], way)
    return write_laying(stones, bounded=False)


def read_action(text: str) -> Action:
    if text in _PLAIN:
        return _PLAIN[text]
    if found := read_common(text, single=True):
        return found
    laying, says, announced = text.partition(" says ")
    return Lay(read_laid(laying), read_way(laying), read_word(announced) if says else "")


def read_word(text: str) -> str:
    """`Mühle` is MUEHLE: letters in any case, umlauts and sharp s spelt out."""
    typed = text.strip()
    word = normalize("NFC", typed[: 2 * LONGEST_WORD].upper()).translate(_SPELT_OUT)
    short = len(typed) <= 2 * LONGEST_WORD and 0 < len(word) <= LONGEST_WORD
    if not short or not set(word) <= set(ALPHABET):
        raise NotationError(text[:40], f"word of 1 to {LONGEST_WORD} letters")
    return word
