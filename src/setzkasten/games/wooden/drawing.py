"""GEN-03 Who starts: the seats turn letters over, and nearest to A begins."""

from __future__ import annotations

from random import Random

from setzkasten.core.game import Refusal, Seat
from setzkasten.core.squares import NotationError
from setzkasten.core.tiles import ALPHABET
from setzkasten.core.values import value


@value
class Draw:
    """The letters that the seats turned over."""

    letters: tuple[str, ...]


def check_draw(draw: Draw, seats: int) -> Refusal | None:
    if len(draw.letters) != seats:
        return Refusal("draw_count", {"seats": seats, "letters": len(draw.letters)})
    return Refusal("draw_twice") if len(set(draw.letters)) < seats else None


def starter_of(start: str, first: int, drawn: tuple[str, ...]) -> Seat | None:
    """As agreed, or the letter nearest to A; None: nothing is drawn yet."""
    if start == "agreed":
        return first - 1
    return drawn.index(min(drawn)) if drawn else None


def sample_draw(seats: int, rng: Random) -> Draw:
    return Draw(tuple(rng.sample(ALPHABET, seats)))


def write_draw(draw: Draw) -> str:
    return "draw " + " ".join(draw.letters)


def read_draw(text: str) -> Draw:
    word, _, letters = text.partition(" ")
    if word != "draw" or any(letter not in set(ALPHABET) for letter in letters.split()):
        raise NotationError(text, "draw such as 'draw F B'")
    return Draw(tuple(letters.split()))
