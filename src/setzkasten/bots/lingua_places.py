"""Where the words of a player could lie in Lingua, whatever their colours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from setzkasten.core.game import Seat
from setzkasten.core.hand import known
from setzkasten.core.placing import New
from setzkasten.games.lingua.box import SIZE, START
from setzkasten.games.lingua.laying import FIRST_LENGTH
from setzkasten.games.lingua.state import State
from setzkasten.lexicon.words import Words
from setzkasten_kernel import Laying

# How long may a first word be? Long words are rare and take long to look for.
LONGEST_FIRST = 6
# What the kernel tells of a place: square, down, word, jollies, stones, score.
FIELDS = 6


def places(state: State, seat: Seat, words: Words, most: int) -> Iterator[New]:
    """Words that the letters of the hand can spell, whose crossings all are known words."""
    rack = "".join(tile[0] for tile in known(state.hands[seat]))
    if not state.board:
        hand = Counter(rack)
        row, col = START
        for length in range(FIRST_LENGTH, LONGEST_FIRST + 1):
            for word in words.matching("?" * length):
                if hand.keys() >= set(word) and not Counter(word) - hand:
                    yield {(row, col + i): letter for i, letter in enumerate(word)}
        return
    rows, cols = SIZE
    squares = [(row, col) for row in range(rows) for col in range(cols)]
    signs = [state.board[s].letter if s in state.board else "." for s in squares]
    board = "\n".join("".join(signs[at : at + cols]) for at in range(0, len(signs), cols))
    _, found, _ = Laying(words.graph, allowed=words.bits).placements(board, rack)
    numbers = found.tolist()
    for at in range(0, len(numbers), FIELDS):
        first, down, index, _, stones, _ = numbers[at : at + FIELDS]
        if stones <= most:
            word = words.graph.word(index)
            line = range(first, rows * cols, cols if down else 1)
            yield {
                squares[place]: letter
                for place, letter in zip(line, word, strict=False)
                if signs[place] == "."
            }
