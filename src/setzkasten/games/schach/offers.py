"""Actions that can be offered: single stones that stay part of a word, purchases, robberies."""

from __future__ import annotations

from collections.abc import Iterator

from setzkasten.core.actions import Pass
from setzkasten.core.board import runs_formed
from setzkasten.core.game import Seat, Vocabulary
from setzkasten.core.hand import UNKNOWN
from setzkasten.core.squares import Square, neighbours
from setzkasten.core.tiles import ALPHABET, Stock, Tile
from setzkasten.games.schach.state import Action, Back, Lay, State
from setzkasten.games.typdom.box import BLACK_JOLLY, COLOURS, RED_JOLLY, RED_LETTERS, tile_of
from setzkasten.games.typdom.buying import Buy
from setzkasten.games.typdom.jolly import Rob

# How long are the words that an offer thinks of?
LONGEST = 15


def offers(state: State, seat: Seat, vocabulary: Vocabulary) -> Iterator[Action]:
    """Candidates; the caller checks them. The room around a run is left to the judge."""
    yield Pass()
    yield Back()
    yield from (Buy((colour,)) for colour in COLOURS)
    yield from (Rob(square) for square, tile in state.board.items() if tile.jolly)
    pieces = _pieces(vocabulary)
    tiles = tuple(tiles_of(state.hands[seat]))
    if state.board:
        yield from _single_stones(state, tiles, pieces)
    else:
        yield from _openings(tiles, pieces)


def _pieces(vocabulary: Vocabulary) -> frozenset[str]:
    """Every string that some word holds."""
    return frozenset(
        word[first:last]
        for length in range(2, LONGEST + 1)
        for word in vocabulary.matching("?" * length)
        for first in range(length)
        for last in range(first + 2, length + 1)
    )


def tiles_of(hand: Stock) -> Iterator[Tile]:
    """Each stone of the hand once; a jolly as every letter that it can be."""
    for symbol in hand.symbols():
        if symbol in ALPHABET:
            yield tile_of(symbol)
    for jolly, reds in ((RED_JOLLY, True), (BLACK_JOLLY, False)):
        if hand[jolly]:
            kind = [letter for letter in ALPHABET if (letter in RED_LETTERS) == reds]
            yield from (tile_of(letter, jolly=True) for letter in kind)
    if hand[UNKNOWN]:
        yield from (tile_of(letter) for letter in ALPHABET if not hand[letter])


def _openings(tiles: tuple[Tile, ...], pieces: frozenset[str]) -> Iterator[Lay]:
    for first in tiles:
        for second in tiles:
            if first.letter + second.letter in pieces:
                yield Lay((((0, 0), first), ((0, 1), second)))


def _single_stones(state: State, tiles: tuple[Tile, ...], pieces: frozenset[str]) -> Iterator[Lay]:
    for square in sorted(free_squares(state)):
        for tile in tiles:
            after = state.board.with_stones({square: tile})
            if all(run.word in pieces for run in runs_formed(after, [square])):
                yield Lay(((square, tile),))


def free_squares(state: State) -> set[Square]:
    return {near for square in state.board for near in neighbours(square)} - state.board.keys()
