"""Actions that can be offered: every robbery, purchase and pass, and words that fit one line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from setzkasten.core.actions import Pass
from setzkasten.core.game import Seat, Vocabulary
from setzkasten.core.hand import UNKNOWN
from setzkasten.core.placing import New, Way, spans, wrong_run
from setzkasten.core.squares import ACROSS, DOWN
from setzkasten.core.tiles import Stock
from setzkasten.games.kreuzwort.state import Action, Lay, State
from setzkasten.games.typdom.box import JOLLIES
from setzkasten.games.typdom.buying import Buy
from setzkasten.games.typdom.hand import counted, stones_for
from setzkasten.games.typdom.jolly import Rob

_ANYTHING = JOLLIES | {UNKNOWN}


def offers(state: State, seat: Seat, vocabulary: Vocabulary) -> Iterator[Action]:
    """Candidates; the caller checks them. Layings that need further completion are left out."""
    yield Pass()
    yield from purchases(state.edition.most_bought)
    yield from (Rob(square) for square, tile in state.board.items() if tile.jolly)
    if state.board:
        yield from _crossing_words(state, seat, vocabulary)
    else:
        yield from _first_words(state.hands[seat], vocabulary)


def purchases(most: int) -> Iterator[Buy]:
    """Each number of stones up to `most`, each mixture of colours."""
    for number in range(1, most + 1):
        for reds in range(number + 1):
            yield Buy(("red",) * reds + ("black",) * (number - reds))


def _first_words(hand: Stock, vocabulary: Vocabulary) -> Iterator[Lay]:
    have = counted(hand)
    for length in range(2, len(hand) + 1):
        for word in vocabulary.matching("?" * length):
            new = {(0, i): letter for i, letter in enumerate(word)}
            if _in_reach(have, word) and (lay := _lay_with(have, new, ACROSS)):
                yield lay


def _crossing_words(state: State, seat: Seat, vocabulary: Vocabulary) -> Iterator[Lay]:
    have = counted(state.hands[seat])
    lying = {square: tile.letter for square, tile in state.board.items()}
    for way in (ACROSS, DOWN):
        for span in spans(lying, state.board, sum(have.values()), lying.keys(), (way,)):
            gaps = [at for at, sign in enumerate(span.pattern) if sign == "?"]
            for word in vocabulary.matching(span.pattern):
                if not _in_reach(have, [word[at] for at in gaps]):
                    continue
                new = {span.squares[at]: word[at] for at in gaps}
                lay = _lay_with(have, new, way)
                if lay and wrong_run(lying | new, new, vocabulary) is None:
                    yield lay


def _in_reach(have: Mapping[str, int], letters: Iterable[str]) -> bool:
    """A quick look: does the hand have all these letters, or stones that stand for others?"""
    return have.keys() >= set(letters) or not have.keys().isdisjoint(_ANYTHING)


def _lay_with(have: Mapping[str, int], new: New, way: Way) -> Lay | None:
    """The laying with the stones of a hand; a letter that it lacks is laid with a jolly."""
    stones = stones_for(have, new.items())
    return Lay(stones, way) if stones else None
