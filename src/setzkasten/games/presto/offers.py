"""Actions that can be offered in Presto: a first word, and with luck a whole crossword."""

from __future__ import annotations

from collections.abc import Iterator

from setzkasten.core.actions import GiveUp, Go
from setzkasten.core.game import Seat, Vocabulary
from setzkasten.core.tiles import Stock
from setzkasten.games.presto.state import Action, Arrange, Claim, Layout, State
from setzkasten.games.typdom.box import BLACK_JOLLY, RED_JOLLY, RED_LETTERS, symbol_of, tile_of


def offers(state: State, seat: Seat, vocabulary: Vocabulary) -> Iterator[Action]:
    """Candidates; the caller checks them."""
    yield Go()
    yield GiveUp()
    if state.phase != "build":
        return
    hand = state.hands[seat]
    for length in range(2, len(hand) + 1):
        for word in vocabulary.matching("?" * length):
            if layout := _laid(hand, word):
                yield Arrange(layout)
                yield Claim(layout)


def _laid(hand: Stock, word: str) -> Layout:
    """The word with stones of the hand, jollies for what is missing; nothing if it cannot be."""
    rest, stones = hand, []
    for i, letter in enumerate(word):
        jolly = RED_JOLLY if letter in RED_LETTERS else BLACK_JOLLY
        tile = tile_of(letter, jolly=not rest[letter] and rest[jolly] > 0)
        if not rest[symbol_of(tile)]:
            return ()
        rest = rest.without([symbol_of(tile)])
        stones.append(((0, i), tile))
    return tuple(stones)
