"""What lies in a game's box, piece by piece."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from setzkasten.core.values import value

Face: TypeAlias = Literal["letter", "jolly", "card", "blank", "chip", "counter", "die"]

# How large is a stone? As on the table of the box.
USUAL_SIZE: Final = 18.0


@value(order=True)
class Piece:
    """One thing to be cut out."""

    sign: str  # its letter, its card, all letters of a die: what it is asked for by
    face: Face = "letter"
    colour: str = ""  # of a playing card its suit: then its sign is `hQ`, suit and rank
    value: int = 0  # printed small; 0: none


@value
class Box:
    stones: tuple[Piece, ...]
    extras: tuple[Piece, ...] = ()  # chips and the like: with the whole set alone
    size: float = USUAL_SIZE
    spelt: bool = True  # stones are asked for letter by letter, else word by word

    @property
    def colours(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(piece.colour for piece in self.stones if piece.colour))

    @property
    def signs(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(piece.sign for piece in (*self.stones, *self.extras)))
