"""Actions that can be offered: stones for the open word, words that hold the fragment, the rest."""

from __future__ import annotations

from collections.abc import Iterator

from setzkasten.core.actions import Pass
from setzkasten.core.game import Seat, Vocabulary
from setzkasten.core.hand import UNKNOWN
from setzkasten.core.squares import ACROSS, DOWN, Square, neighbours, shifted
from setzkasten.core.tiles import ALPHABET, Stock, Tile
from setzkasten.games.recht.building import Way, across, ends_of, run_of, way_of
from setzkasten.games.recht.finishing import believed
from setzkasten.games.recht.state import Action, DropOut, Finish, Lay, State
from setzkasten.games.typdom.box import BLACK_JOLLY, COLOURS, RED_JOLLY, RED_LETTERS, tile_of
from setzkasten.games.typdom.buying import Buy
from setzkasten.games.typdom.jolly import Rob

# How long is a word that is offered? Longer ones exist, but nobody could finish them.
LONGEST = 12


def offers(state: State, seat: Seat, vocabulary: Vocabulary) -> Iterator[Action]:
    """Candidates; the caller checks them."""
    yield from (Pass(), Finish())
    if state.phase == "finish" and believed(state, seat):
        yield DropOut()
    yield from (Buy((colour,)) for colour in COLOURS)
    yield from (Rob(square) for square, tile in state.board.items() if tile.jolly)
    if state.phase == "finish":
        return
    stones = [
        Lay(((square, tile),), way)
        for square, way in places(state)
        for tile in tiles_of(state.table.hands[seat])
    ]
    if state.open:
        yield from stones
    for lay in stones:
        yield from (Lay(lay.stones, lay.way, word) for word in _words(state, lay, vocabulary))


def places(state: State) -> Iterator[tuple[Square, Way]]:
    """Squares of the next stone, with the way of the word that it would belong to."""
    if state.open:
        first = state.open.squares[:1]
        yield from ((s, way_of((*first, s))) for s in ends_of(state.open) if s not in state.board)
    elif not state.board:
        yield (0, 0), ACROSS
    elif len(state.crossed) > 1:
        yield from sorted({(square, across(way_of(state.crossed))) for square in beside(state)})
    else:
        lying = state.crossed or tuple(state.board)
        near = {(n, s) for s in lying for n in neighbours(s) if n not in state.board}
        yield from sorted({(n, ACROSS if n[0] == s[0] else DOWN) for n, s in near})


def beside(state: State) -> Iterator[Square]:
    """WBR-06 Both ends of what stands across the finished word; other stones may lie between."""
    way = across(way_of(state.crossed))
    for square in state.crossed:
        squares = state.board.run_through(square, way).squares
        yield from (shifted(squares[0], way, -1), shifted(squares[-1], way))


def tiles_of(hand: Stock) -> list[Tile]:
    """Each stone of a hand once; a jolly as each of its letters, an unknown stone as any."""
    letters = set(ALPHABET) if hand[UNKNOWN] else {s for s in hand.symbols() if s in ALPHABET}
    jollies = {
        letter
        for letter in ALPHABET
        if hand[RED_JOLLY if letter in RED_LETTERS else BLACK_JOLLY] and letter not in letters
    }
    plain = [tile_of(letter) for letter in sorted(letters)]
    return plain + [tile_of(letter, jolly=True) for letter in sorted(jollies)]


def _words(state: State, lay: Lay, vocabulary: Vocabulary) -> Iterator[str]:
    run = run_of(state, lay).word
    found: set[str] = set()
    for length in range(max(2, len(run)), LONGEST + 1):
        for at in range(length - len(run) + 1):
            pattern = "?" * at + run + "?" * (length - len(run) - at)
            found.update(vocabulary.matching(pattern))
    yield from sorted(found)
