"""Nomina: every laying of three stones, of four with a bon, and with more bons those in one run.

Five to eight stones are numbered where all of them stand in one word; such as lie about in several
are too many. Besides, giving up, and in the last move the pass.
At random: giving up (or the pass) with one chance in fifty; else a number of stones, all numbers
alike, in groups of random sizes, each grown square by square around what lies. Where that finds
nothing, one of the layings of three, all alike, or where there are none of the most stones.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from setzkasten.core.actions import GiveUp, Pass
from setzkasten.core.claims import Judge
from setzkasten.core.game import Seat
from setzkasten.core.squares import ACROSS, DOWN, Square, shifted
from setzkasten.core.tiles import Tile
from setzkasten.games.nomina.state import STONES_A_MOVE, Action, Lay, State
from setzkasten.games.wooden.box import SIZE
from setzkasten.lexicon.words import Words
from setzkasten.moves.moves import Joined, Kept, Lazy, Made, any_of
from setzkasten.moves.open_case import Following, OpenCase, Stones, words_long

MOST_STONES: Final = 8
ENDING: Final = 1 / 50  # how likely a random seat ends the game although it could lay

_FIRSTS: Final[list[tuple[Square, ...]]] = [
    tuple(shifted((row, col), way, i) for i in range(STONES_A_MOVE))
    for way in (ACROSS, DOWN)
    for row in range(SIZE[0] - way[0] * (STONES_A_MOVE - 1))
    for col in range(SIZE[1] - way[1] * (STONES_A_MOVE - 1))
]


class NominaMover:
    def all(self, state: State, seat: Seat, words: Words, judge: Judge) -> Sequence[Action]:
        if not _on_turn(state, seat):
            return ()
        return Joined(Kept(_endings(state)), _layings(state, seat, words))

    def following(self, state: State, seat: Seat, words: Words, placed: Stones) -> Following:
        """What the layings that are numbered go on with, for one who lays stone by stone."""
        if not state.board:
            return _following_first(state, words, placed)
        case = OpenCase(state.board, state.case, words)
        return case.following(placed, STONES_A_MOVE, _most(state, seat))

    def one(
        self, state: State, seat: Seat, words: Words, judge: Judge, rng: Random
    ) -> Action | None:
        if not _on_turn(state, seat):
            return None
        if rng.random() >= ENDING and (lay := _random_lay(state, seat, words, rng)):
            return lay
        return rng.choice(_endings(state))


def _on_turn(state: State, seat: Seat) -> bool:
    return state.phase in ("lay", "last") and state.turn == seat


def _endings(state: State) -> list[Action]:
    return [GiveUp(), Pass()] if state.last_move else [GiveUp()]


def _layings(state: State, seat: Seat, words: Words) -> Lazy[Action]:
    if not state.board:
        return _first_words(state, words)
    return OpenCase(state.board, state.case, words).layings(Lay, STONES_A_MOVE, _most(state, seat))


def _random_lay(state: State, seat: Seat, words: Words, rng: Random) -> Action | None:
    if not state.board:
        return any_of(_first_words(state, words), rng)
    case, most = OpenCase(state.board, state.case, words), _most(state, seat)
    for number in (rng.randint(STONES_A_MOVE, most), STONES_A_MOVE):
        if stones := case.any_laying(number, rng):
            return Lay(stones)
    threes = any_of(case.layings(Lay, STONES_A_MOVE, STONES_A_MOVE), rng)
    return threes or any_of(case.layings(Lay, most, most), rng)


def _most(state: State, seat: Seat) -> int:
    return min(STONES_A_MOVE + state.bons[seat], MOST_STONES)


def _first_words(state: State, words: Words) -> Lazy[Action]:
    """NOM-01 Every word of three letters on every place."""
    threes = words_long(words.graph, words.bits, state.case, STONES_A_MOVE)

    def make(at: int) -> Action:
        word, place = divmod(at, len(_FIRSTS))
        return Lay(tuple(zip(_FIRSTS[place], map(Tile, threes[word]), strict=True)))

    return Made(len(threes) * len(_FIRSTS), make)


def _following_first(state: State, words: Words, placed: Stones) -> Following:
    threes = words_long(words.graph, words.bits, state.case, STONES_A_MOVE)
    stones: set[tuple[Square, Tile]] = set()
    fitting: dict[tuple[tuple[int, str], ...], list[str]] = {}  # of many places the same
    for squares in _FIRSTS:
        at = {square: number for number, square in enumerate(squares)}
        if all(square in at for square, _ in placed):
            wanted = tuple((at[square], tile.letter) for square, tile in placed)
            if wanted not in fitting:
                fitting[wanted] = _letters_of(threes, wanted)
            for square, letters in zip(squares, fitting[wanted], strict=False):
                stones.update((square, Tile(letter)) for letter in letters)
    whole = len(placed) == STONES_A_MOVE and bool(stones)
    return Following(tuple(sorted(stones.difference(placed))), whole)


def _letters_of(words: list[str], wanted: tuple[tuple[int, str], ...]) -> list[str]:
    """The letters of each place in the words that have the wanted ones on theirs; or nothing."""
    found = [word for word in words if all(word[at] == letter for at, letter in wanted)]
    return ["".join(sorted(set(letters))) for letters in zip(*found, strict=True)]
