"""The best moves of Cartino, exact: no legal laying brings more points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias

from setzkasten.bots.trying import Advice, Hint, Trial
from setzkasten.core.actions import Pass
from setzkasten.core.game import Seat
from setzkasten.core.hand import UNKNOWN
from setzkasten.core.squares import Square
from setzkasten.games.cartino.game import Cartino
from setzkasten.games.cartino.laying import points_of, premium_of
from setzkasten.games.cartino.plan import CARDS, JOKER, value
from setzkasten.games.cartino.state import Exchange, Lay, State
from setzkasten.lexicon.words import Words

Place: TypeAlias = tuple[Square, bool]


class CartinoAdviser:
    def best(self, state: State, seat: Seat, *, words: Words, count: int, seconds: float) -> Advice:
        """Layings, then jokers that can be exchanged, then the pass.

        Of two that bring the same the one with fewer jokers, then with more stones comes first.
        There are some thousands at most, so nobody looks at the clock.
        """
        trial = Trial(Cartino(), state, seat, words.judge)
        lays = sorted(_layings(state, seat), key=lambda lay: _worth(state, lay), reverse=True)
        exchanges = (Exchange(square) for square, joker in state.lying if joker)
        hints: list[Hint] = []
        for action in (*lays[:count], *exchanges, Pass()):
            if len(hints) < count and (hint := trial.hint(action)):
                hints.append(hint)
        return Advice(tuple(hints), complete=not state.hands[seat][UNKNOWN])


def _worth(state: State, lay: Lay) -> tuple[int, int, int]:
    jokers = sum(joker for _, joker in lay.places)
    return sum(points_of(state, lay)) + premium_of(lay), -jokers, len(lay.places)


def _layings(state: State, seat: Seat) -> Iterator[Lay]:
    """Every set of places of one suit, in its best order.

    Of two that touch, the later one counts the earlier: so the dearest go first.
    """
    hand = state.hands[seat]
    held = Counter({stone: hand[stone] for stone in hand.symbols()})
    held[JOKER] -= state.waiting
    for suit in "cshd":
        free = [s for s in sorted(CARDS) if CARDS[s][0] == suit and s not in state.board]
        free.sort(key=lambda square: -value(CARDS[square]))
        for places in _sets(free, held):
            yield Lay(places)


def _sets(free: list[Square], held: Counter[str]) -> Iterator[tuple[Place, ...]]:
    for number, square in enumerate(free):
        for stone in (CARDS[square], JOKER):
            if held[stone] > 0:
                held[stone] -= 1
                first = ((square, stone == JOKER),)
                yield first
                yield from (first + rest for rest in _sets(free[number + 1 :], held))
                held[stone] += 1
