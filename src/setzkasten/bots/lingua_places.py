"""Where the words of a player could lie in Lingua, whatever their colours."""

from __future__ import annotations

from collections.abc import Iterator

from setzkasten.bots.lingua_search import Place, laying_of
from setzkasten.core.game import Seat
from setzkasten.core.hand import known
from setzkasten.games.lingua.box import SIZE, START
from setzkasten.games.lingua.laying import FIRST_LENGTH
from setzkasten.games.lingua.state import State
from setzkasten.lexicon.words import Words

# How long may a first word be? Long words are rare and take long to look for.
LONGEST_FIRST = 6
# What the kernel tells of a place: square, down, word, jollies, stones, score.
FIELDS = 6


def places(state: State, seat: Seat, words: Words, most: int) -> Iterator[Place]:
    """Words that the letters of the hand can spell, whose crossings all are known words."""
    rack = "".join(tile[0] for tile in known(state.hands[seat]))
    rows, cols = SIZE
    laying = laying_of(words.graph, words.bits)
    if not state.board:
        _, found, _ = laying.placements("." * LONGEST_FIRST, rack)
        first = START[0] * cols + START[1]
        for index in sorted(set(found[2::FIELDS].tolist())):
            if len(word := words.graph.word(index)) >= FIRST_LENGTH:
                yield first, False, word
        return
    squares = [(row, col) for row in range(rows) for col in range(cols)]
    signs = [state.board[s].letter if s in state.board else "." for s in squares]
    board = "\n".join("".join(signs[at : at + cols]) for at in range(0, len(signs), cols))
    _, found, _ = laying.placements(board, rack)
    parts = (found[at::FIELDS].tolist() for at in (0, 1, 2, 4))
    for first, down, index, stones in zip(*parts, strict=True):
        if stones <= most:
            yield first, bool(down), words.graph.word(index)
