"""Which tiles of a hand spell a word in Lingua: one colour, aces, or the dearest."""

from __future__ import annotations

from collections.abc import Iterator

from setzkasten.core.board import Board
from setzkasten.core.placing import New
from setzkasten.core.squares import ACROSS, DOWN, Square
from setzkasten.core.tiles import Stock, Tile
from setzkasten.games.lingua.box import COLOURS, field_colour
from setzkasten.games.lingua.laying import EXCHANGE_ACES
from setzkasten.games.lingua.state import Lay


def colourings(board: Board, new: New, hand: Stock, aces: int) -> Iterator[Lay]:
    """The layings worth looking at: aces first, then each colour as far as the hand has it."""
    seen = set()
    for wish in ("", *COLOURS):
        lay = _coloured(new, hand, wish)
        if lay is None:
            return
        if lay not in seen:
            seen.add(lay)
            yield lay
        if wish and aces >= EXCHANGE_ACES and (better := _exchanged(board, lay, wish)):
            yield better


def _rank(square: Square, colour: str, wish: str) -> tuple[bool, bool, int]:
    return colour == wish, colour == field_colour(square), COLOURS.index(colour)


def _coloured(new: New, hand: Stock, wish: str) -> Lay | None:
    rest, stones = list(hand), []
    for square, letter in sorted(new.items()):
        fitting = [tile for tile in rest if tile[0] == letter]
        if not fitting:
            return None
        tile = max((_rank(square, tile[1], wish), tile) for tile in fitting)[1]
        rest.remove(tile)
        stones.append((square, Tile(tile[0], tile[1])))
    across = len({square[0] for square in new}) == 1
    return Lay(tuple(stones), ACROSS if across else DOWN)


def _exchanged(board: Board, lay: Lay, colour: str) -> Lay | None:
    """LIN-18 The one tile of another colour changes places with its like on the board."""
    wrong = [(square, tile) for square, tile in lay.stones if tile.kind != colour]
    if len(wrong) != 1:
        return None
    own, tile = wrong[0]
    wanted = Tile(tile.letter, colour)
    lying = next((square for square, other in board.items() if other == wanted), None)
    return Lay(lay.stones, lay.way, (own, lying)) if lying else None
