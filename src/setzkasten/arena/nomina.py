"""Nomina's decisions: a letter on a square, the end of the laying, giving up, the pass.

Letters are placed in any order. One may be placed as long as some laying holds it with all that
was placed before, so whoever decides at random still lays words. The layings are those that
`moves/nomina.py` numbers: with bons, five to eight stones in one run.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from setzkasten.arena.numbering import Decisions, Numbering, Parts, flags, numbers, own_first
from setzkasten.core.actions import GiveUp, Pass
from setzkasten.core.game import Seat
from setzkasten.core.squares import Square, write_square
from setzkasten.core.tiles import ALPHABET, Tile
from setzkasten.extra import from_extra
from setzkasten.games.nomina import Nomina
from setzkasten.games.nomina.state import STONES_A_MOVE, Action, Lay, State, View
from setzkasten.games.wooden.box import SIZE
from setzkasten.lexicon.words import Words
from setzkasten.moves.nomina import NominaMover

with from_extra("arena"):
    import numpy as np

ROWS, COLS = SIZE
STONES: Final = ROWS * COLS * len(ALPHABET)
END, GIVE_UP, PASS = range(STONES, STONES + 3)


class NominaNumbering(Numbering):
    game = Nomina()
    count = STONES + 3
    fixed: Mapping[str, object] = {"time": 0, "start": "agreed"}
    hidden = False

    def legal(self, state: State, seat: Seat, taken: Decisions, words: Words) -> list[int]:
        following = NominaMover().following(state, seat, words, tuple(map(_stone, taken)))
        found = [_number(square, tile.letter) for square, tile in following.stones]
        if taken:
            return [*found, END] if following.whole else found
        return [*found, GIVE_UP, PASS] if state.last_move else [*found, GIVE_UP]

    def action(self, state: State, taken: Decisions) -> Action | None:
        if taken[-1] < STONES:
            return None
        if taken[-1] == END:
            return Lay(tuple(sorted(map(_stone, taken[:-1]))))
        return GiveUp() if taken[-1] == GIVE_UP else Pass()

    def name(self, decision: int) -> str:
        if decision < STONES:
            square, tile = _stone(decision)
            return f"{write_square(square)} {tile.letter}"
        return ("end", "give-up", "pass")[decision - STONES]

    def parts(self, view: View, scores: tuple[int, ...], seat: Seat, taken: Decisions) -> Parts:
        board = np.zeros(STONES, np.float32)
        board[[_number(stone.square, stone.letter) for stone in view.stones]] = 1
        laying = np.zeros(STONES, np.float32)
        laying[list(taken)] = 1
        shape, seats = (ROWS, COLS, len(ALPHABET)), len(scores)
        return {
            "board": board.reshape(shape),
            "laying": laying.reshape(shape),
            "case": numbers(*(view.case[letter] for letter in ALPHABET)),
            "scores": own_first(scores, seat),
            "bons": own_first(view.bons, seat),
            "turn": flags((view.turn,), seats, seat),
            "given_up": flags(view.given_up, seats, seat),
            "chips": numbers(view.chips),
        }

    def longest(self, seats: int, options: Mapping[str, object]) -> int:
        """Every stone, the end of each laying, and every seat but the last gives up once."""
        return ROWS * COLS + ROWS * COLS // STONES_A_MOVE + seats


def _number(square: Square, letter: str) -> int:
    return (square[0] * COLS + square[1]) * len(ALPHABET) + ALPHABET.index(letter)


def _stone(decision: int) -> tuple[Square, Tile]:
    place, letter = divmod(decision, len(ALPHABET))
    return divmod(place, COLS), Tile(ALPHABET[letter])
