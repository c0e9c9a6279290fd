"""Actions that can be offered: every robbery, purchase and pass, and words that fit one line."""

from __future__ import annotations

from collections.abc import Iterator

from setzkasten.core.game import Seat, Vocabulary
from setzkasten.core.hand import UNKNOWN
from setzkasten.core.placing import New, single_words
from setzkasten.core.squares import ACROSS, DOWN
from setzkasten.core.tiles import Stock
from setzkasten.games.typdom.box import BLACK_JOLLY, RED_JOLLY, RED_LETTERS, tile_of
from setzkasten.games.typdom.state import Action, Buy, Lay, Pass, Rob, State


def offers(state: State, seat: Seat, vocabulary: Vocabulary) -> Iterator[Action]:
    """Candidates; the caller checks them. Layings that need further completion are left out."""
    yield Pass()
    yield from (Buy((colour,)) for colour in ("red", "black"))
    yield from (Rob(square) for square, tile in state.board.items() if tile.jolly)
    for new in _words(state, seat, vocabulary):
        if lay := _lay(state.hands[seat], new):
            yield lay


def _words(state: State, seat: Seat, vocabulary: Vocabulary) -> Iterator[New]:
    size = len(state.hands[seat])
    if not state.board:
        for length in range(2, size + 1):
            for word in vocabulary.matching("?" * length):
                yield {(0, i): letter for i, letter in enumerate(word)}
        return
    yield from single_words(state.board, size, vocabulary, vocabulary)


def _lay(hand: Stock, new: New) -> Lay | None:
    """The laying with the stones of the hand; a missing letter is laid with a jolly."""
    have = {symbol: hand[symbol] for symbol in hand.symbols()}
    stones = []
    for square, letter in sorted(new.items()):
        jolly = RED_JOLLY if letter in RED_LETTERS else BLACK_JOLLY
        taken = next((s for s in (letter, jolly, UNKNOWN) if have.get(s)), None)
        if taken is None:
            return None
        have[taken] -= 1
        stones.append((square, tile_of(letter, jolly=taken == jolly)))
    rows = {square[0] for square in new}
    return Lay(tuple(stones), ACROSS if len(rows) == 1 and len(new) > 1 else _way(new))


def _way(new: New) -> tuple[int, int]:
    return DOWN if len({square[1] for square in new}) == 1 else ACROSS
