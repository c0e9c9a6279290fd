"""Computer players for Cartino: the best neighbours, suit by suit."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from setzkasten.bots.idea import Idea
from setzkasten.bots.mind import Mind
from setzkasten.core.actions import Pass
from setzkasten.core.game import Seat
from setzkasten.core.squares import Square, neighbours
from setzkasten.games.cartino.laying import SET_PREMIUM
from setzkasten.games.cartino.plan import CARDS, JOKER, PLACES, value
from setzkasten.games.cartino.state import HAND, Action, Exchange, Lay, View

# How many points should a joker bring before it leaves the hand?
JOKER_WORTH = 5


class CartinoCraft:
    """Exchanges what it can, and lays one of the best rows of neighbours."""

    def ranked(self, view: View, seat: Seat, mind: Mind) -> list[Idea[Action]]:
        lying = {stone.square for stone in view.stones}
        for stone in view.stones:
            if stone.joker and stone.card in view.hand:
                return [Idea(0.0, Exchange(stone.square))]
        best: dict[frozenset[object], Idea[Action]] = {}
        for worth, lay in sorted(_ideas(view, lying, mind.rung.most), key=lambda idea: -idea[0]):
            best.setdefault(frozenset(lay.places), Idea(worth, lay))  # in any other order
        return list(best.values()) or [Idea(0.0, Pass())]


def _ideas(view: View, lying: set[Square], most: int) -> Iterator[tuple[int, Lay]]:
    """For each suit the best order of its stones; a joker alone on the best place."""
    for suit in "cshd":
        cards = [card for card in view.hand if card[0] == suit]
        yield from _laid(cards, lying, most)
    if view.hand.count(JOKER) > view.waiting:
        free = [square for square in CARDS if square not in lying]
        for square in sorted(free, key=lambda square: -_touched(square, lying))[:1]:
            yield _touched(square, lying) - JOKER_WORTH, Lay(((square, True),))


def _laid(cards: list[str], lying: set[Square], most: int) -> Iterator[tuple[int, Lay]]:
    for number in range(1, min(len(cards), most) + 1):
        for order in dict.fromkeys(permutations(cards, number)):
            squares, points = _placed(order, lying)
            if squares:
                premium = SET_PREMIUM if number == HAND else 0
                yield points + premium, Lay(tuple((square, False) for square in squares))


def _placed(order: tuple[str, ...], lying: set[Square]) -> tuple[list[Square], int]:
    """Each stone in turn on the better half of its card; nothing if one has no place."""
    full, squares, points = set(lying), [], 0
    for card in order:
        free = [square for square in PLACES[card] if square not in full]
        if not free:
            return [], 0
        best = max(free, key=lambda square: _touched(square, full))
        points += _touched(best, full)
        full.add(best)
        squares.append(best)
    return squares, points


def _touched(square: Square, lying: set[Square]) -> int:
    return sum(value(CARDS[near]) for near in neighbours(square) if near in lying)
