"""Actions that can be offered in Lingua: words that fit one line, a swap, a pass."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from setzkasten.core.game import Seat, Vocabulary
from setzkasten.core.placing import New, single_words
from setzkasten.core.squares import ACROSS, DOWN
from setzkasten.core.tiles import Tile
from setzkasten.games.lingua.box import COLOURS, START
from setzkasten.games.lingua.state import Action, Lay, State, Swap


def offers(state: State, seat: Seat, vocabulary: Vocabulary) -> Iterator[Action]:
    """Candidates; the caller checks them. Of several colours of a letter one is offered."""
    hand = [tile for tile in state.hands[seat] if len(tile) == 2]
    seen = set()
    for new in _words(state, vocabulary):
        if (lay := lay_with(hand, new)) and lay not in seen:
            seen.add(lay)
            yield lay
    yield from {Swap(tuple(hand[:2])): 0, Swap(tuple(hand[:1])): 0, Swap(()): 0}


def _words(state: State, vocabulary: Vocabulary) -> Iterator[New]:
    size = len(state.hands[state.turn])
    if not state.board:
        row, col = START
        for length in range(4, size + 1):
            for word in vocabulary.matching("?" * length):
                yield {(row, col + i): letter for i, letter in enumerate(word)}
        return
    yield from single_words(state.board, size, vocabulary, vocabulary)


def lay_with(hand: Sequence[str], new: New) -> Lay | None:
    """The laying with tiles of the hand, the dearest colour of each letter."""
    rest = list(hand)
    stones = []
    for square, letter in sorted(new.items()):
        fitting = [tile for tile in rest if tile[0] == letter]
        if not fitting:
            return None
        tile = max(fitting, key=lambda t: COLOURS.index(t[1]))
        rest.remove(tile)
        stones.append((square, Tile(tile[0], tile[1])))
    across = len({square[0] for square in new}) == 1
    return Lay(tuple(stones), ACROSS if across else DOWN)
