"""Computer players for Cartino: the best neighbours, suit by suit."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

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
    """For each suit the best places of its stones; a joker alone on the best place."""
    for suit in "cshd":
        cards = [card for card in view.hand if card[0] == suit]
        yield from _laid(cards, lying, most)
    if view.hand.count(JOKER) > view.waiting:
        free = [square for square in CARDS if square not in lying]
        for square in sorted(free, key=lambda square: -_touched(square, lying))[:1]:
            yield _touched(square, lying) - JOKER_WORTH, Lay(((square, True),))


def _laid(cards: list[str], lying: set[Square], most: int) -> Iterator[tuple[int, Lay]]:
    """Each choice of stones at its best places.

    Of two that touch, the one that is laid later counts the other: so the dearest go first.
    """
    dearest = sorted(cards, key=value, reverse=True)
    for number in range(1, min(len(cards), most) + 1):
        premium = SET_PREMIUM if number == HAND else 0
        for chosen in dict.fromkeys(combinations(dearest, number)):
            found = [squares for squares in _placed(chosen, lying) if len(set(squares)) == number]
            if found:
                squares = max(found, key=lambda squares: _points(squares, lying))
                lay = Lay(tuple((square, False) for square in squares))
                yield _points(squares, lying) + premium, lay


def _placed(cards: tuple[str, ...], lying: set[Square]) -> Iterator[tuple[Square, ...]]:
    """Every way to lay them on free halves of their cards."""
    return product(*([s for s in PLACES[card] if s not in lying] for card in cards))


def _points(squares: tuple[Square, ...], lying: set[Square]) -> int:
    full, points = set(lying), 0
    for square in squares:
        points += _touched(square, full)
        full.add(square)
    return points


def _touched(square: Square, lying: set[Square]) -> int:
    return sum(value(CARDS[near]) for near in neighbours(square) if near in lying)
