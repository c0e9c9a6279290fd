"""Cartino's decisions: a stone or a joker on a square, an exchange, the end of a laying, the pass.

Stones lie in the order in which they are decided, which is worth points. Chance draws stone by
stone: first who starts, then five for each seat in turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from setzkasten.arena.numbering import Decisions, Numbering, Parts, flags, numbers, own_first
from setzkasten.core.actions import Pass
from setzkasten.core.drawing import Deal, Drawn, Lot, Outcome
from setzkasten.core.game import Seat
from setzkasten.core.squares import Square, write_square
from setzkasten.core.tiles import Stock
from setzkasten.extra import from_extra
from setzkasten.games.cartino import Cartino
from setzkasten.games.cartino.plan import CARDS, SIZE, STONES
from setzkasten.games.cartino.state import HAND, Action, Exchange, Lay, State, View
from setzkasten.lexicon.words import Words

with from_extra("arena"):
    import numpy as np

SQUARES: Final = SIZE[0] * SIZE[1]
JOKERS, EXCHANGES, END = SQUARES, 2 * SQUARES, 3 * SQUARES
PASS: Final = END + 1
KINDS: Final = STONES.symbols()
MOST_SEATS: Final = 4  # the first draws are seats: who starts


class CartinoNumbering(Numbering):
    game = Cartino()
    count = PASS + 1
    draws = MOST_SEATS + len(KINDS)
    fixed: Mapping[str, object] = {"time": 0}
    hidden = True

    def legal(self, state: State, seat: Seat, taken: Decisions, words: Words) -> list[int]:
        found = [place for place in range(EXCHANGES) if self._fits(state, seat, (*taken, place))]
        if taken:
            return [*found, END]
        exchanges = range(EXCHANGES, END)
        found += (number for number in exchanges if self._allows(state, seat, _whole((number,))))
        return found if found and found[0] < EXCHANGES else [*found, PASS]

    def _fits(self, state: State, seat: Seat, places: Decisions) -> bool:
        return self._allows(state, seat, _whole((*places, END)))

    def _allows(self, state: State, seat: Seat, action: Action) -> bool:
        return self.game.check_action(state, seat, action) is None

    def action(self, state: State, taken: Decisions) -> Action | None:
        return _whole(taken) if taken[-1] >= EXCHANGES else None

    def name(self, decision: int) -> str:
        if decision >= END:
            return "end" if decision == END else "pass"
        kind, square = divmod(decision, SQUARES)
        stone = (CARDS[_square(square)], "joker", "exchange")[kind]
        return f"{write_square(_square(square))} {stone}"

    def drawable(self, state: State, drawn: Decisions) -> list[tuple[int, float]]:
        if state.phase == "lot":
            return [(seat, 1 / len(state.playing)) for seat in state.playing]
        left = state.unseen.without(KINDS[draw - MOST_SEATS] for draw in drawn)
        return [
            (MOST_SEATS + kind, left[stone] / len(left))
            for kind, stone in enumerate(KINDS)
            if left[stone]
        ]

    def outcome(self, state: State, drawn: Decisions) -> Outcome | None:
        if state.phase == "lot":
            return Lot(drawn[0])
        stones = [KINDS[draw - MOST_SEATS] for draw in drawn]
        if state.phase == "draw":
            return Drawn(tuple(sorted(stones))) if len(stones) == state.drawing else None
        if len(stones) < HAND * state.seats:
            return None
        firsts = range(0, len(stones), HAND)
        return Deal(tuple(tuple(sorted(stones[first : first + HAND])) for first in firsts))

    def draw_name(self, draw: int) -> str:
        return f"start {draw + 1}" if draw < MOST_SEATS else KINDS[draw - MOST_SEATS]

    def parts(self, view: View, scores: tuple[int, ...], seat: Seat, taken: Decisions) -> Parts:
        board = np.zeros((2, *SIZE), np.float32)
        for stone in view.stones:
            board[int(stone.joker), *stone.square] = 1
        laying, hand, seats = np.zeros((2, SQUARES), np.float32), Stock(view.hand), len(scores)
        for number, place in enumerate(taken, 1):
            laying[divmod(place, SQUARES)] = number
        return {
            "board": board,
            "laying": laying.reshape(2, *SIZE),
            "hand": numbers(*(hand[stone] for stone in KINDS)),
            "waiting": numbers(view.waiting),
            "hand_sizes": own_first(view.hand_sizes, seat),
            "stock": numbers(view.stock),
            "scores": own_first(scores, seat),
            "turn": flags((view.turn,), seats, seat),
        }

    def secret(self, view: View) -> str:
        return " ".join(view.hand)

    def longest(self, seats: int, options: Mapping[str, object]) -> int:
        """Every place with the end of a laying, an exchange before each, and rounds of passes."""
        return SQUARES * 3 + SQUARES * seats * 2

    def most_draws(self, seats: int, options: Mapping[str, object]) -> int:
        return 1 + len(STONES)


def _square(number: int) -> Square:
    return divmod(number, SIZE[1])


def _whole(taken: Decisions) -> Action:
    if taken[-1] == PASS:
        return Pass()
    if taken[-1] != END:
        return Exchange(_square(taken[-1] - EXCHANGES))
    return Lay(tuple((_square(place % SQUARES), place >= JOKERS) for place in taken[:-1]))
