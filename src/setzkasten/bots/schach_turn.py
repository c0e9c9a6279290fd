"""A turn of Schach dem Wort in the making: stones on their squares, and where words lie open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from setzkasten.bots.fragments import Letters, run_at
from setzkasten.core.game import Seat
from setzkasten.core.placing import Way
from setzkasten.core.squares import ACROSS, DOWN, Square, shifted
from setzkasten.core.values import value
from setzkasten.games.schach.state import SeenWord, View
from setzkasten.games.typdom.box import JOLLIES, RED_JOLLY

# With how many stones does a player begin to use jollies?
FEW = 4

Ways = tuple[Way, ...]
BOTH: Ways = (ACROSS, DOWN)


@value
class Put:
    """A stone on its square, as the hand has it and as it reads."""

    square: Square
    stone: str
    letter: str


@value
class Turn:
    """A turn in the making."""

    lying: Letters
    hand: tuple[str, ...]
    put: tuple[Put, ...]
    open: tuple[tuple[Square, Way], ...]
    credit: int

    @property
    def may_end(self) -> bool:
        return not self.open or (len(self.open) == 1 and bool(self.hand))


def own_word(view: View, seat: Seat) -> SeenWord | None:
    """SDW-11 The word that this seat has to finish alone."""
    return next((word for word in view.alone if word.seat == seat), None)


def way_of(word: SeenWord) -> Way:
    return ACROSS if word.squares[0][0] == word.squares[-1][0] else DOWN


def within(lying: Letters, square: Square, word: tuple[Square, Way]) -> bool:
    """Does the stone on `square` belong to the run of this word?"""
    anchor, way = word
    run, first = run_at(lying, anchor, way)
    return square in [shifted(first, way, i) for i in range(len(run))]


def ends_of(lying: Letters, square: Square, way: Way) -> list[Square]:
    run, first = run_at(lying, square, way)
    return [shifted(first, way, -1), shifted(first, way, len(run))]


def readings(hand: Sequence[str], *, sparing: bool) -> Iterator[tuple[str, str]]:
    """Each stone and what it reads as; sparing ones keep jollies until few stones are left."""
    for stone in dict.fromkeys(hand):
        if stone not in JOLLIES:
            yield stone, stone
        elif not sparing or len(hand) <= FEW:
            for letter in "EAIOU" if stone == RED_JOLLY else "NRSTLDHMKGBFWPCZV":
                yield stone, letter


def without(hand: tuple[str, ...], stone: str) -> tuple[str, ...]:
    at = hand.index(stone)
    return hand[:at] + hand[at + 1 :]
