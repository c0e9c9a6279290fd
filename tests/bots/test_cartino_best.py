"""In Cartino no legal laying brings more than the best that the craft and the adviser name."""

from __future__ import annotations

from random import Random

from setzkasten.bots.cartino import CartinoCraft
from setzkasten.bots.cartino_adviser import CartinoAdviser
from setzkasten.bots.ladder import Rung
from setzkasten.bots.mind import Looks, Mind
from setzkasten.core.actions import Pass
from setzkasten.core.tiles import Stock
from setzkasten.core.values import replace
from setzkasten.games.cartino.plan import CARDS
from setzkasten.games.cartino.state import Exchange, Lay
from tests.bots.brute_cartino import GAME, compared, legal, position, worth
from tests.bots.knowing import KNOWN

POSITIONS = 60
# Of the adviser, with jokers, which may lie anywhere; `./setz soak best` compares 200.
ADVISED = 20


def test_no_legal_laying_of_one_suit_is_worth_more_to_the_craft() -> None:
    tried = 0
    for seed in range(POSITIONS):
        state = position(Random(f"cartino {seed}"))
        mind = Mind(KNOWN, {}, Rung(), Random(1), Looks(9))
        best = CartinoCraft().ranked(GAME.view(state, 0), 0, mind)[0]
        every = [worth(state, lay) for lay in legal(state)]
        if not every:
            continue
        assert isinstance(best.move, Lay)
        assert worth(state, best.move) == best.worth == max(every), (seed, state)
        tried += 1
    assert tried > POSITIONS * 0.9


def test_no_legal_laying_is_better_than_those_that_are_advised() -> None:
    assert compared(ADVISED) >= ADVISED


def test_jokers_to_exchange_are_named_after_layings_and_the_pass_only_without_any() -> None:
    lying = ((3, 3), True), ((2, 4), False)  # the ace of clubs as a joker, one ace of spades
    state = replace(position(Random(1)), lying=lying, hands=(Stock(["cA", "d7"]), Stock(["dQ"])))
    hints = CartinoAdviser().best(state, 0, words=KNOWN, count=99, seconds=-1.0).hints
    actions = [hint.action for hint in hints]
    assert actions[-1] == Exchange((3, 3))
    assert hints[0].report.points == 10  # beside both aces
    full = tuple((square, False) for square in CARDS)
    stuck = replace(state, lying=full)
    (only,) = CartinoAdviser().best(stuck, 0, words=KNOWN, count=99, seconds=-1.0).hints
    assert only.action == Pass()
