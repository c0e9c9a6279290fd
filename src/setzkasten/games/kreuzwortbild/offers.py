"""Actions that can be offered in Kreuzwortbild; it allows far more than it offers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from setzkasten.core.actions import Done, GiveUp
from setzkasten.core.board import Board
from setzkasten.core.game import Vocabulary
from setzkasten.core.placing import placements, spans
from setzkasten.core.squares import ACROSS, Square, shifted
from setzkasten.core.tiles import Tile
from setzkasten.games.kreuzwortbild.actions import Action, Clear, Move, Put, Switch
from setzkasten.games.kreuzwortbild.options import SYMMETRIES
from setzkasten.games.kreuzwortbild.state import FILLER, State

# How many new stones does an offered word bring at most? Enough for most that people think of.
MOST_NEW = 6
# How many of a kind that could be done to any square are offered?
FEW = 6
# How many words are offered? So few that handing in is no rare thing among them.
MOST_WORDS = 40


def offers(state: State, vocabulary: Vocabulary) -> Iterator[Action]:
    """Candidates; the caller checks them."""
    yield Done()
    yield GiveUp()
    yield from (Switch(name) for name in SYMMETRIES if name != state.symmetry)
    board = state.board
    used = sorted([*board, *board.blocked])
    free = _free(board)
    yield from (Put(((square, FILLER),)) for square in free[:FEW])
    yield from (Clear((square,)) for square in used[:FEW])
    yield from (Move(((start, end),)) for start, end in zip(used[:FEW], free[-FEW:], strict=False))
    if len(used) > 1:
        yield Move(((used[0], used[-1]), (used[-1], used[0])))
    yield from islice(_words(board, vocabulary), MOST_WORDS)


def _words(board: Board, vocabulary: Vocabulary) -> Iterator[Put]:
    """A word in the middle of an empty board, else across and down through what lies."""
    assert board.size
    seen: set[tuple[tuple[Square, Tile], ...]] = set()
    if not board:
        for length in range(2, MOST_NEW + 1):
            first = (board.size[0] // 2, (board.size[1] - length) // 2)
            for word in vocabulary.matching("?" * length):
                squares = (shifted(first, ACROSS, i) for i in range(length))
                yield Put(tuple((s, Tile(c)) for s, c in zip(squares, word, strict=True)))
        return
    lying = {square: tile.letter for square, tile in board.items()}
    for span in spans(lying, board, MOST_NEW, lying.keys()):
        for new in placements(lying, span, vocabulary):
            stones = tuple(sorted((square, Tile(letter)) for square, letter in new.items()))
            if stones not in seen:
                seen.add(stones)
                yield Put(stones)


def _free(board: Board) -> list[Square]:
    assert board.size
    rows, cols = board.size
    return [(r, c) for r in range(rows) for c in range(cols) if board.free((r, c))]
