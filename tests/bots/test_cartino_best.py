"""In Cartino no legal laying of one suit brings more than the best that the craft names."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from setzkasten.bots.cartino import CartinoCraft
from setzkasten.bots.ladder import Rung
from setzkasten.bots.mind import Looks, Mind
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Stock
from setzkasten.core.values import replace
from setzkasten.games.cartino import Cartino
from setzkasten.games.cartino.laying import check_lay, points_of, premium_of
from setzkasten.games.cartino.plan import CARDS, PLACES, STONES
from setzkasten.games.cartino.state import Lay, State
from tests.bots.knowing import KNOWN

GAME = Cartino()
POSITIONS = 200


def position(rng: Random) -> State:
    """Some stones lie, and a hand that is often of one suit; jokers stay away."""
    stones = [stone for stone in STONES if stone != "*"]
    suit = rng.choice("cshd")
    rng.shuffle(stones)
    stones.sort(key=lambda stone: stone[0] == suit and rng.random() < 0.8, reverse=True)
    hand, rest = stones[: rng.choice((2, 3, 3))], stones[10:]
    lying: set[Square] = set()
    for stone in rng.sample(rest, rng.randint(4, len(rest))):
        lying.add(rng.choice([square for square in PLACES[stone] if square not in lying]))
    start = GAME.start(2, {"start": "agreed"})
    hands, board = (Stock(hand), Stock(stones[5:10])), tuple((s, False) for s in sorted(lying))
    return replace(start, lying=board, hands=hands, dealt=True, starter=0)


def legal(state: State) -> Iterator[Lay]:
    """Every stone after every other, wherever the rules let it lie."""
    edge: list[tuple[tuple[Square, bool], ...]] = [()]
    own = [square for square in CARDS if state.hands[0][CARDS[square]]]
    while edge:
        laid = edge.pop()
        for square in own:
            longer = Lay((*laid, (square, False)))
            if check_lay(state, 0, longer) is None:
                yield longer
                edge.append(longer.places)


def worth(state: State, lay: Lay) -> int:
    return sum(points_of(state, lay)) + premium_of(lay)


def test_no_legal_laying_is_worth_more() -> None:
    compared = 0
    for seed in range(POSITIONS):
        state = position(Random(f"cartino {seed}"))
        mind = Mind(KNOWN, {}, Rung(), Random(1), Looks(9))
        best = CartinoCraft().ranked(GAME.view(state, 0), 0, mind)[0]
        every = [worth(state, lay) for lay in legal(state)]
        if not every:
            continue
        assert isinstance(best.move, Lay)
        assert worth(state, best.move) == best.worth == max(every), (seed, state)
        compared += 1
    assert compared > POSITIONS * 0.9
