"""What can be printed for a game's box, ready for the press."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal, TypeAlias

from setzkasten.core.game import AnyGame
from setzkasten.core.values import value
from setzkasten.printing import board, pad, stones
from setzkasten.printing.box import Piece
from setzkasten.printing.paper import Look
from setzkasten.printing.press import marked, pressed
from setzkasten.printing.printable import Printable

What: TypeAlias = Literal["stones", "board", "pad"]
WHAT: Final[tuple[What, ...]] = ("stones", "board", "pad")
_HERE: Final = Path(__file__).parent


@value
class Printing:
    """Templates and their data; nothing is made before it is asked for."""

    what: What
    game: AnyGame
    told: Mapping[str, object]
    pages: int
    pieces: tuple[Piece, ...] = ()

    def pdf(self) -> bytes:
        return pressed(self.templates, self.told, kind="pdf")[0]

    def pictures(self) -> list[bytes]:
        """One PNG a page."""
        return pressed(self.templates, self.told, kind="png")

    def marked(self, label: str) -> list[object]:
        return marked(self.templates, self.told, label)

    @property
    def templates(self) -> tuple[Path, Path]:
        return _HERE / "signs.typ", _HERE / f"{self.what}.typ"

    @property
    def counted(self) -> dict[str, int]:
        """How many of each; a colour stands behind the letter where there are several."""
        colours = len({piece.colour for piece in self.pieces if piece.face == "letter"}) > 1
        signs = (f"{p.sign} {p.colour}" if colours and p.colour else p.sign for p in self.pieces)
        return dict(Counter(signs))


def stones_for(
    of: Printable, look: Look, *, letters: str | None = None, colour: str | None = None
) -> Printing:
    pieces = stones.chosen(of, letters, colour)
    told = stones.stones_told(of, pieces, look)
    pages = _length(told["pages"]) * (2 if told["backs"] else 1)
    return Printing("stones", of.game, told, pages, tuple(pieces))


def board_for(of: Printable, look: Look) -> Printing:
    told = board.board_told(of, look)
    pages = _length(told["parts"]) + bool(told["track"] and not told["track_below"])
    return Printing("board", of.game, told, pages)


def pad_for(of: Printable, look: Look, *, seats: int | None = None) -> Printing:
    told = pad.pad_told(of, look, seats)
    return Printing("pad", of.game, told, _length(told["pages"]))


def _length(pages: object) -> int:
    assert isinstance(pages, list)
    return len(pages)
