"""Cartino: every legal laying of a small hand, tried plainly: stone after stone, jokers too."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from setzkasten.bots.cartino_adviser import CartinoAdviser
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Stock
from setzkasten.core.values import replace
from setzkasten.games.cartino import Cartino
from setzkasten.games.cartino.laying import check_lay, points_of, premium_of
from setzkasten.games.cartino.plan import CARDS, JOKER, PLACES, STONES
from setzkasten.games.cartino.state import Lay, State
from tests.bots.knowing import KNOWN

GAME = Cartino()
# How many moves of each position are compared?
COUNT = 4


def compared(positions: int, seed: int = 0) -> int:
    """Compare so many positions; how many layings there were. Raises where one is beaten."""
    return sum(_compared(Random(f"cartino {seed} {n}")) for n in range(positions))


def _compared(rng: Random) -> int:
    state = position(rng, jokers=rng.choice((0, 0, 1, 1, 2)))
    advice = CartinoAdviser().best(state, 0, words=KNOWN, count=COUNT, seconds=-1.0)
    every: dict[frozenset[object], int] = {}
    for lay in legal(state):
        places = frozenset(lay.places)
        every[places] = max(every.get(places, 0), worth(state, lay))
    assert advice.complete
    best = sorted(every.values(), reverse=True)[:COUNT]
    assert [hint.report.points for hint in advice.hints[: len(best)]] == best, (advice, state)
    for hint in advice.hints[: len(best)]:
        assert every[frozenset(hint.action.places)] == hint.report.points
    return len(every)


def position(rng: Random, *, jokers: int = 0) -> State:
    """Some stones lie, one of them perhaps as a joker, and a hand that is often of one suit."""
    stones = [stone for stone in STONES if stone != JOKER]
    suit = rng.choice("cshd")
    rng.shuffle(stones)
    stones.sort(key=lambda stone: stone[0] == suit and rng.random() < 0.8, reverse=True)
    number = 2 if jokers else rng.choice((2, 3, 3))
    hand, rest = [*stones[: number - jokers], *JOKER * jokers], stones[10:]
    lying: set[Square] = set()
    for stone in rng.sample(rest, rng.randint(4, len(rest))):
        lying.add(rng.choice([square for square in PLACES[stone] if square not in lying]))
    start = GAME.start(2, {"start": "agreed"})
    hands, board = (Stock(hand), Stock(stones[5:10])), tuple((s, False) for s in sorted(lying))
    return replace(start, lying=board, hands=hands, dealt=True, starter=0)


def legal(state: State) -> Iterator[Lay]:
    """Every stone after every other, wherever the rules let it lie."""
    hand = state.hands[0]
    own = [(square, False) for square in CARDS if hand[CARDS[square]]]
    own += [(square, True) for square in CARDS if hand[JOKER]]
    edge: list[tuple[tuple[Square, bool], ...]] = [()]
    while edge:
        laid = edge.pop()
        for place in own:
            lay = Lay((*laid, place))
            if check_lay(state, 0, lay) is None:
                yield lay
                edge.append(lay.places)


def worth(state: State, lay: Lay) -> int:
    return sum(points_of(state, lay)) + premium_of(lay)
