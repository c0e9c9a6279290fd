"""What a stranger may fill a text with so that a careless reader looks at it again and again."""

from __future__ import annotations

from random import Random
from typing import Final

# Signs and short pieces, each repeated to any length.
PIECES: Final = (
    " ", "\t", "\n", "\r\n", "\n \n", "\u00a0", "A", "a", "v", "Ä", "ß", "ﬃ", "1", "0", "1 ",
    "A ", "Ab ", "-", "- ", "--", ".", ". ", "..#", "?", "*", "+", "[", "[1+", "1+", "]", "(",
    ")", "()", " (", ") ;", "{", "{A}", "}", ":", "::", ";", "a 1;", ",", "A,", "=", "a=b ", "/",
    "A/", "AB/", "/.", "\\", '\\"', '"', "'", "<", "<a", "<a>", "&", "&#9", "&amp;", "§", "+A ",
    "E4 ", "E4> . ", "E4>A", "A1-B2 ", "0,0> A ", "9,9", "1v", "Ey", "Ey ", "hQ ", "red ", "(.)",
    "e\u0301", "\u0301", "\u0301\u0323", "\u0323\u0301", "\u1100\u1161", "\u202e", "\U0001f600",
)  # fmt: skip
# What may stand behind all of it, where a reader that went too far has to come back.
TAILS: Final = ("", " x", ":")
MIXED: Final = "mixed"
HEAP: Final = 1000


def filling(piece: str, signs: int) -> str:
    """The piece again and again, `signs` signs in all; `mixed` is a heap of all of them."""
    if piece == MIXED:
        rng = Random(MIXED)
        piece = "".join(rng.choice(PIECES) * rng.randrange(1, 9) for _ in range(HEAP))
    return (piece * (signs // len(piece) + 1))[:signs]
