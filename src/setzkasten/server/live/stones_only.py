"""What goes to the mates at a child's table: stones and their squares, and no text beside them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

# How many stones does somebody arrange at once? A whole hand, and a few more.
MOST_STONES = 32

_Letter = Annotated[str, msgspec.Meta(pattern="^[A-Z0-9*#]{0,2}$")]
# The name of a class or of a piece, and that of a way of handling stones: no page shows them.
_Mark = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9 *+#:,._-]{0,16}$")]
_Way = Annotated[str, msgspec.Meta(pattern="^[a-z]{0,6}[0-9]?$")]
_Number = Annotated[int, msgspec.Meta(ge=-99, le=99)]
_Suit = Literal["c", "s", "h", "d", ""]


class _Under(msgspec.Struct, frozen=True):
    letter: _Letter
    suit: _Suit


class _Stone(msgspec.Struct, frozen=True, omit_defaults=True):
    """As a page draws it, but for what it is called aloud."""

    square: tuple[_Number, _Number]
    letter: _Letter
    kind: _Mark = ""
    star: Literal["whole", "corner", ""] = ""
    value: _Number | None = None
    suit: _Suit = ""
    under: _Under | None = None
    won: _Number | None = None
    disc: _Mark = ""
    symbol: _Mark = ""
    piece: _Mark = ""


class _Making(msgspec.Struct, frozen=True, omit_defaults=True):
    """Stones and the way in which they are handled; a word that is typed with them stays behind."""

    stones: Annotated[list[_Stone], msgspec.Meta(max_length=MOST_STONES)]
    way: _Way = ""


def stones_only(text: str) -> str | None:
    """The same stones, built up anew; None: it is anything else."""
    try:
        making = msgspec.json.decode(text, type=_Making)
    except msgspec.DecodeError:
        return None
    return msgspec.json.encode(making).decode()
