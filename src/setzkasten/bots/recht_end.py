"""The end of Wer behält recht for two: the stock is empty, so each knows what the other holds.

Whoever announces what he cannot finish has lost: the other says "weiter", and he pays his rest.
So one such word stands for all of them, and only words that the hand can finish are followed.
Nobody ever has to pay more than his rest of now, as nothing can be bought.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice, permutations
from typing import Final

from setzkasten.bots.endgame import Window
from setzkasten.bots.foresight import Foresight
from setzkasten.bots.recht_repertoire import Repertoire
from setzkasten.core.actions import Pass
from setzkasten.core.claims import Judge
from setzkasten.core.game import Seat
from setzkasten.core.hand import UNKNOWN
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Stock
from setzkasten.core.values import replace
from setzkasten.games.recht.building import places_of, run_of
from setzkasten.games.recht.finishing import fragment
from setzkasten.games.recht.game import Recht
from setzkasten.games.recht.offers import places
from setzkasten.games.recht.payment import rests
from setzkasten.games.recht.state import Action, DropOut, Lay, State
from setzkasten.games.recht.turn import closes_square
from setzkasten.games.typdom.box import (
    JOLLIES,
    RED_LETTERS,
    jolly_for,
    payment_of,
    readings_of,
    symbol_of,
    tile_of,
)
from setzkasten.games.typdom.hand import Stones
from setzkasten.games.typdom.jolly import Rob, built_in

# With how many stones in both hands is an end looked at? With more it is hardly ever solved.
MOST: Final = 9
PHASES: Final = frozenset({"begin", "add", "premium", "finish"})
# How many of the words that nobody can finish are looked at around a stone?
HOPELESS: Final = 200
# With a premium another stone follows, so it may matter which of them: all, if they are so few.
ALL_OF, SOME_OF = 24, 3


class RechtEnd:
    """`words` are those that the player thinks of, for itself and for the other."""

    def __init__(self, game: Recht, words: Repertoire, judge: Judge) -> None:
        self._words, self._foresight = words, Foresight(game, judge)
        self._spelt: dict[tuple[str, Stock], tuple[str, ...]] = {}

    @staticmethod
    def begins(state: State) -> State | None:
        """The state without what does not matter any more; None while something is hidden."""
        table = state.table
        hidden = table.stock or table.aside or any(hand[UNKNOWN] for hand in table.hands)
        if sum(map(len, table.hands)) > MOST:
            return None
        if hidden or state.seats != 2 or state.out or state.phase not in PHASES:
            return None
        return _bare(state)

    def turn(self, state: State) -> Seat:
        return state.turn

    def reach(self, state: State) -> Window:
        score = state.table.scores[0]
        if state.table.over or not state.table.dealt:  # the next game of an evening
            return score, score
        first, second = (owed * state.stake for owed in rests(state))
        if self._hopeless(state):
            paid = score - first if state.turn else score + second
            return paid, paid
        return score - first, score + second

    def _hopeless(self, state: State) -> bool:
        """Does somebody stand for a word that he cannot finish, and the other may say so?"""
        word = state.open
        if word is None or state.premium or word.author == state.turn:
            return False
        hands = _hands(state, word.author)
        return not any(_fillings(hand, gaps) for gaps in _gaps(state) for hand in hands)

    def after(self, state: State, action: Action) -> State | None:
        done: State | None = self._foresight.after(state, state.turn, action)
        return _bare(done) if done else None

    def actions(self, state: State) -> Iterator[Action]:
        if state.phase == "finish":
            yield from _finishes(state)
            yield from _robberies(state)
            yield DropOut()
            return
        stones = list(_stones(state))
        yield from self._announcements(state, stones)
        if state.open:
            yield from stones
        yield Pass()
        yield from _robberies(state)
        yield from self._ventures(state, stones)

    def _announcements(self, state: State, stones: Iterable[Lay]) -> Iterator[Lay]:
        """TIP-05 What the hand can finish; the longest words first."""
        found = [
            Lay(lay.stones, lay.way, word)
            for lay in stones
            for word in self._finishable(state, lay, run_of(state, lay).word)
        ]
        return iter(sorted(found, key=lambda lay: -len(lay.word)))

    def _finishable(self, state: State, lay: Lay, run: str) -> set[str]:
        symbol = symbol_of(lay.stones[0][1])
        hands = (hand.without([symbol]) for hand in _hands(state, state.turn) if hand[symbol])
        return {word for hand in hands for word in self._spelling(run, hand)}

    def _spelling(self, run: str, hand: Stock) -> tuple[str, ...]:
        key = (run, hand)
        if key not in self._spelt:
            search = _by_words if any(hand[jolly] for jolly in JOLLIES) else _by_stones
            self._spelt[key] = tuple(search(self._words, run, hand))
        return self._spelt[key]

    def _ventures(self, state: State, stones: Iterable[Lay]) -> Iterator[Lay]:
        """WBR-05 Words that the hand cannot finish: rid of a stone, and it is over."""
        done: set[str] = set()
        for lay in sorted(stones, key=lambda lay: -payment_of([symbol_of(lay.stones[0][1])])):
            symbol, earns = symbol_of(lay.stones[0][1]), _earns(state, lay)
            if earns or symbol not in done:
                allowed = list(islice(self._venturing(state, lay), ALL_OF + 1 if earns else 1))
                done |= {symbol} if allowed and not earns else set()
                yield from allowed if len(allowed) <= ALL_OF else allowed[:SOME_OF]

    def _venturing(self, state: State, lay: Lay) -> Iterator[Lay]:
        run = run_of(state, lay).word
        known = self._finishable(state, lay, run)
        around = (word for word in self._words.around(run) if word not in known)
        said = (Lay(lay.stones, lay.way, word) for word in islice(around, HOPELESS))
        return (lay for lay in said if self.after(state, lay))


def _bare(state: State) -> State:
    """Lines of the pad and the clock change nothing."""
    return replace(state, moves=(), table=replace(state.table, began_at=0))


def _earns(state: State, lay: Lay) -> bool:
    """WBR-13, WBR-14 Would the stone bring a premium?"""
    square = lay.stones[0][0]
    vowel = state.open is None and any(
        s in state.board and state.board[s].letter in RED_LETTERS
        for s in run_of(state, lay).squares
    )
    return vowel or closes_square(state.board, square, opposite=state.rules.square == "opposite")


def _stones(state: State) -> Iterator[Lay]:
    """Each stone of the hand on each square where it may lie, a jolly as each of its letters."""
    for square, way in places(state):
        for symbol in state.table.hands[state.turn].symbols():
            for tile in readings_of(symbol):
                yield Lay(((square, tile),), way)


def _robberies(state: State) -> Iterator[Rob]:
    return (Rob(square) for square, tile in sorted(state.board.items()) if tile.jolly)


def _hands(state: State, seat: Seat) -> list[Stock]:
    """What the seat holds, and what it may hold after robbing jollies."""
    found = [state.table.hands[seat]]
    free = [
        (square, tile)
        for square, tile in state.board.items()
        if tile.jolly and not built_in(state.board, square)
    ]
    for _, tile in free:
        robbed = [
            hand.without([tile.letter]).plus([symbol_of(tile)])
            for hand in found
            if hand[tile.letter]
        ]
        found += robbed
    return found


def _gaps(state: State) -> Iterator[list[tuple[Square, str]]]:
    """What the announced word lacks, at each place where it may lie."""
    assert state.open
    word = state.open.word
    for squares in places_of(state.board, fragment(state), word):
        yield [(s, c) for s, c in zip(squares, word, strict=True) if s not in state.board]


def _fillings(hand: Stock, gaps: list[tuple[Square, str]]) -> list[Stones]:
    """Every choice of letters and jollies for the gaps."""
    found: list[tuple[Stock, Stones]] = [(hand, ())]
    for square, letter in gaps:
        found = [
            (left.without([symbol]), (*stones, (square, tile_of(letter, jolly=symbol in JOLLIES))))
            for left, stones in found
            for symbol in (letter, jolly_for(letter))
            if left[symbol]
        ]
    return [stones for _, stones in found]


def _finishes(state: State) -> Iterator[Lay]:
    """WBR-07 A jolly may stand for a letter that is held, too: it costs more to keep."""
    for gaps in _gaps(state):
        for stones in _fillings(state.table.hands[state.turn], gaps):
            yield Lay(stones, (0, 1))


def _by_stones(words: Repertoire, run: str, hand: Stock) -> Iterator[str]:
    """Every order of every choice of stones around the run, where it is a word."""
    spelt = words.spelt
    found = set()
    for number in range(len(hand) + 1):
        for letters in set(permutations(hand, number)):
            for ahead in range(number + 1):
                word = "".join((*letters[:ahead], run, *letters[ahead:]))
                if word in spelt:
                    found.add(word)
    yield from sorted(found)


def _by_words(words: Repertoire, run: str, hand: Stock) -> Iterator[str]:
    """With a jolly: every word that is short enough."""
    for word in words.around(run):
        if len(word) <= len(run) + len(hand):
            at = word.find(run)
            while at >= 0:
                if _fillings(hand, [((0, 0), c) for c in word[:at] + word[at + len(run) :]]):
                    yield word
                    break
                at = word.find(run, at + 1)
