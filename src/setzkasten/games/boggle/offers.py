"""What may be done in Boggle: words of the vocabulary, whether or not they lie on the dice."""

from __future__ import annotations

from collections.abc import Iterator

from setzkasten.core.actions import Done, Go
from setzkasten.core.game import Seat, Vocabulary
from setzkasten.games.boggle.state import LEAST_LETTERS, Action, State, Write
from setzkasten.games.boggle.tray import SIDE


def offers(state: State, seat: Seat, vocabulary: Vocabulary) -> Iterator[Action]:
    yield Go() if state.phase == "ready" else Done()
    for length in range(LEAST_LETTERS, SIDE * SIDE + 1):
        yield from map(Write, vocabulary.matching("?" * length))
