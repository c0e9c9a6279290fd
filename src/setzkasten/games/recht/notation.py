"""How Wer behält recht is written: `0,3> I says MEXIKO`, `0,4> K`, `finish`, `drop-out`."""

from __future__ import annotations

from unicodedata import normalize

from setzkasten.core.drawing import Deal, Drawn, Lot, Outcome, write_outcome
from setzkasten.core.laying import read_laying, write_group, write_laying
from setzkasten.core.squares import ACROSS, DOWN, NotationError, read_square, write_square
from setzkasten.core.tiles import ALPHABET
from setzkasten.games.recht.state import Action, Buy, DropOut, Finish, Lay, Pass, Rob, Stones
from setzkasten.games.typdom.box import COLOURS, tile_of

# How long may an announced word be? As long as a ruling can name.
LONGEST_WORD = 64

_SPELT_OUT = str.maketrans({"Ä": "AE", "Ö": "OE", "Ü": "UE", "ẞ": "SS"})
_PLAIN: dict[str, Action] = {"finish": Finish(), "drop-out": DropOut(), "pass": Pass()}


def write_part(part: Action | Outcome) -> str:
    match part:
        case Lay(stones=stones, way=way, word=word):
            return _write_stones(stones, way) + (f" says {word}" if word else "")
        case Rob(square=square):
            return f"rob {write_square(square, bounded=False)}"
        case Buy(colour=colour):
            return f"buy {colour}"
        case Finish():
            return "finish"
        case DropOut():
            return "drop-out"
        case Pass():
            return "pass"
        case Lot() | Deal() | Drawn():
            return write_outcome(part)


def _write_stones(stones: Stones, way: tuple[int, int]) -> str:
    if len(stones) == 1:
        return write_group(dict(stones), [stones[0][0]], way)
    return write_laying(stones, bounded=False)


def read_action(text: str) -> Action:
    if text in _PLAIN:
        return _PLAIN[text]
    word, *rest = text.split() or [""]
    if word == "buy":
        if len(rest) != 1 or rest[0] not in COLOURS:
            raise NotationError(text[:40], "purchase: 'buy red' or 'buy black'")
        return Buy(rest[0])
    if word == "rob" and len(rest) == 1:
        return Rob(read_square(rest[0]))
    laying, says, announced = text.partition(" says ")
    stones = tuple((s, tile_of(t.letter, jolly=t.jolly)) for s, t in read_laying(laying))
    return Lay(stones, _way(laying), read_word(announced) if says else "")


def _way(laying: str) -> tuple[int, int]:
    down = "v" in laying and (">" not in laying or laying.index("v") < laying.index(">"))
    return DOWN if down else ACROSS


def read_word(text: str) -> str:
    """`Mühle` is MUEHLE: letters in any case, umlauts and sharp s spelt out."""
    typed = text.strip()
    word = normalize("NFC", typed[: 2 * LONGEST_WORD].upper()).translate(_SPELT_OUT)
    short = len(typed) <= 2 * LONGEST_WORD and 0 < len(word) <= LONGEST_WORD
    if not short or not set(word) <= set(ALPHABET):
        raise NotationError(text[:40], f"word of 1 to {LONGEST_WORD} letters")
    return word
