"""What people type about themselves or to each other, as one line that shows what it is."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

# How many marks may one letter carry? Every script that is written has enough with three; a tower
# of them would stand over the lines of others.
MOST_MARKS = 3
# Signs that no font draws although they count as letters, marks or pictures.
_UNSEEN = frozenset(
    chr(code)
    for start, end in (
        (0x034F, 0x034F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2800, 0x2800),
        (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0x1D159, 0x1D159),
        (0xE0100, 0xE01EF),
    )
    for code in range(start, end + 1)
)  # fmt: skip


def plain_line(text: str, most: int, *, without: str = "") -> str:
    """Composed, without signs that nobody sees, that turn the writing round or climb out of the
    line; empty where nothing is left to be seen. Up to four times `most` signs are read.

    >>> plain_line("  An\\u202ena\\n Z\\u0300\\u0301\\u0302\\u0303\\u0304", 40)
    'An na Z̀́̂'
    >>> plain_line("\\u3164\\u2800", 40)
    ''
    """
    # Cut first: to put many marks above one letter into order takes their number squared.
    typed = unicodedata.normalize("NFC", text.lstrip()[: 4 * most])
    line = " ".join("".join(_shown(typed, without)).split())
    return line if any(unicodedata.category(sign)[0] in "LNPS" for sign in line) else ""


def _shown(typed: str, without: str) -> Iterator[str]:
    marks = MOST_MARKS  # none stands on nothing
    for sign in typed:
        kind = unicodedata.category(sign)
        if kind[0] in "CZ" or sign in without:
            marks = MOST_MARKS
            yield " "
        elif sign in _UNSEEN or kind == "Me":  # one that goes around its letter goes over others
            continue
        elif kind[0] == "M":
            marks += 1
            if marks <= MOST_MARKS:
                yield sign
        else:
            marks = 0
            yield sign
