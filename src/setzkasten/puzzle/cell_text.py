"""A clue in a cell of a Schwedenrätsel: broken into lines that are known to fit.

The lines are broken here and not on the page, so that whoever makes a puzzle knows before that
nothing will be lost. Widths are those of Libertinus Serif, in thousandths of its size.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from setzkasten.puzzle.syllable import parted

POINTS_A_MM: Final = 72 / 25.4
LEAST_SIDE: Final = 9.0  # millimetres of a cell
LEAST_SIZE: Final = 6.0  # points of its type
PITCH: Final = 0.98  # from line to line, in sizes of the type
PADDING: Final = 0.26  # left and right together
NARROWED: Final = 0.88  # the letters are set a little narrower than the fount has them
SHORTEST_PIECE: Final = 2  # letters before a hyphen and behind it

_WIDTHS: Final = {
    sign: width
    for width, signs in {
        220: ",.'", 250: " :;", 272: "ilíj‚‘’", 298: "!()I", 323: "ftJ/", 340: '"-', 375: "rs„“*",
        428: "czç", 457: "aäáàâeéèê?", 465: "0123456789", 500: "bgvxFS", 515: "dkopqyöóô",
        542: "huünñLPß–",
        560: "E+", 604: "YRBTZ", 660: "CKVX%UÜ", 702: "AÄDGNOQÖ&", 749: "Hw…",
        790: "m", 840: "M", 951: "W",
    }.items()
    for sign in signs
}  # fmt: skip
_UNKNOWN: Final = 1000


def width_of(text: str) -> float:
    """In sizes of the type."""
    return sum(_WIDTHS.get(sign, _UNKNOWN) for sign in text) / 1000


def room_of(side: float, size: float) -> tuple[float, int]:
    """How wide the lines of a cell are, and how many there are; `side` in mm, `size` in points."""
    em = side * POINTS_A_MM / size
    return em / NARROWED - PADDING, int(em / PITCH + 0.01)


SMALLEST_ROOM: Final = room_of(LEAST_SIDE, LEAST_SIZE)


@lru_cache(maxsize=50_000)
def lines_of(text: str, width: float) -> tuple[str, ...]:
    """As few lines as do; with hyphens only where they save one. Empty: a word is too wide."""
    whole = _lines(text, width, hyphens=False)
    if whole and (len(whole) - 1) * width < width_of(text):
        return whole  # no fewer would do
    broken = _lines(text, width, hyphens=True)
    return whole if whole and len(whole) <= len(broken) else broken


def _lines(text: str, width: float, *, hyphens: bool) -> tuple[str, ...]:
    lines = [""]
    for word in re.findall(r"[^\s-]+-?|-", text):
        rest = word
        while rest:
            before = f"{lines[-1]} " if lines[-1] and not lines[-1].endswith("-") else lines[-1]
            if width_of(before + rest) <= width:
                lines[-1], rest = before + rest, ""
                continue
            piece = _piece(rest, width - width_of(before)) if hyphens else ""
            if piece:
                lines[-1] = f"{before}{piece}-"
                rest = rest[len(piece) :]
            elif not lines[-1]:
                return ()
            lines.append("")
    return tuple(lines)


def _piece(word: str, room: float) -> str:
    """As much of a word as fits before a hyphen."""
    found, piece = "", ""
    for syllable in _syllables(word)[:-1]:
        piece += syllable
        if len(piece.strip("„“(")) >= SHORTEST_PIECE and width_of(f"{piece}-") <= room:
            left = word[len(piece) :].strip("“),.!?-")
            found = piece if len(left) >= SHORTEST_PIECE else found
    return found


def _syllables(word: str) -> list[str]:
    """Of the letters in it; what stands around them stays with them."""
    core = re.search(r"[^\W\d_]+", word)
    if core is None or core.end() < len(word.rstrip("“),.!?:;-…")):
        return [word]
    parts = list(parted(core[0]))
    parts[0], parts[-1] = word[: core.start()] + parts[0], parts[-1] + word[core.end() :]
    return parts
