"""Krux: every laying of three letters on three squares, and what else is done to one square.

Numbered are all layings, words or not, as the rules ask for none; giving up and passing; an
after-blocker on each square (several are set one after the other); one stone given back; one stone
moved. Of the first ten blockers, which may lie in 10^11 ways, the twelve slanting rows are.
At random: the ten blockers anywhere. In a turn giving up with one chance in forty and a stone moved
or given back with one in forty; else a laying: every other time letters that make a word with what
lies, filled up with any, else any three letters. An after-blocker is declined with one in ten.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import comb
from random import Random
from typing import Final

from setzkasten.core.actions import GiveUp, Pass
from setzkasten.core.claims import Judge
from setzkasten.core.game import Seat
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Stock, Tile
from setzkasten.games.krux.actions import Action, Block, GiveBack, Lay, Rebuild
from setzkasten.games.krux.laying import check_block, cut_off
from setzkasten.games.krux.offers import first_blocks
from setzkasten.games.krux.state import FIRST_BLOCKERS, HALF_ROWS, STONES_A_TURN, State, squares_of
from setzkasten.lexicon.words import Words
from setzkasten.moves.moves import Joined, Kept, Lazy, Made, any_of
from setzkasten.moves.open_case import OpenCase, Stones

ENDING, CHANGING, DECLINING, SPELLING = 1 / 40, 1 / 40, 1 / 10, 1 / 2  # how likely at random
# How often are ten blockers thrown before the slanting rows are taken? Most throws split nothing.
THROWS: Final = 200


class KruxMover:
    def all(self, state: State, seat: Seat, words: Words, judge: Judge) -> Sequence[Action]:
        match state.phase:
            case "block" if not state.blocked[1 - seat]:
                return Kept(_first_blocks(state, seat))
            case "after" if seat == state.turn:
                return Joined(Kept((Pass(),)), Kept(_blocks(state, seat)), *_changes(state, seat))
            case "lay" | "last" if seat == state.turn:
                ends = Kept(_endings(state))
                return Joined(ends, *_changes(state, seat), _layings(state, seat))
            case "after" | "lay" | "last" if seat not in state.left:
                return Joined(*_changes(state, seat))
        return ()

    def one(
        self, state: State, seat: Seat, words: Words, judge: Judge, rng: Random
    ) -> Action | None:
        match state.phase:
            case "block" if not state.blocked[1 - seat]:
                return _thrown(state, seat, rng)
            case "after" if seat == state.turn:
                return _after_blocker(state, seat, rng)
            case "lay" | "last" if seat == state.turn:
                return _turn(state, seat, words, rng)
            case "after" | "lay" | "last" if seat not in state.left:
                return _change(state, seat, rng)
        return None


def _endings(state: State) -> list[Action]:
    return [GiveUp(), Pass()] if state.phase == "last" else [GiveUp()]


def _first_blocks(state: State, seat: Seat) -> Iterator[Action]:
    return (block for block in first_blocks(seat) if check_block(state, seat, block) is None)


def _blocks(state: State, seat: Seat) -> Iterator[Action]:
    for square in squares_of(1 - seat):
        block = Block((square,))
        if check_block(state, seat, block) is None:
            yield block


def _changes(state: State, seat: Seat) -> tuple[Lazy[Action], Lazy[Action]]:
    """KRX-18 one stone given back, KRX-15 one stone moved."""
    stones, free = sorted(state.halves[seat]), _free(state, seat)

    def moved(at: int) -> Action:
        start, end = divmod(at, len(free) + 1)
        ends = [*free, stones[start]]  # a stone may stay where it is
        return Rebuild(((stones[start], ends[end]),))

    moves = len(stones) * (len(free) + 1) if state.rebuilding else 0
    return Made(len(stones), lambda at: GiveBack((stones[at],))), Made(moves, moved)


def _free(state: State, seat: Seat) -> list[Square]:
    half = state.halves[seat]
    return [square for square in squares_of(seat) if half.free(square)]


def _layings(state: State, seat: Seat) -> Lazy[Action]:
    free, letters = _free(state, seat), _threes(state.case)

    def make(at: int) -> Action:
        places, three = divmod(at, len(letters))
        squares = (free[number] for number in _chosen(len(free), places))
        return Lay(tuple(zip(squares, map(Tile, letters[three]), strict=True)))

    return Made(comb(len(free), STONES_A_TURN) * len(letters), make)


def _threes(case: Stock) -> list[str]:
    """Every three letters that the case has, in every order."""
    left = {letter: case[letter] for letter in case.symbols()}
    return [
        a + b + c
        for a in left
        for b in left
        if a != b or left[a] > 1
        for c in left
        if left[c] > (c == a) + (c == b)
    ]


def _chosen(number: int, at: int) -> list[int]:
    """The three of `number` that come at a place in the order of all of them."""
    chosen, first = list[int](), 0
    for rest in range(STONES_A_TURN - 1, -1, -1):
        while at >= (ways := comb(number - first - 1, rest)):
            at, first = at - ways, first + 1
        chosen.append(first)
        first += 1
    return chosen


def _thrown(state: State, seat: Seat, rng: Random) -> Action | None:
    other = 1 - seat
    free = _free(state, other)
    for _ in range(THROWS):
        squares = tuple(sorted(rng.sample(free, FIRST_BLOCKERS)))
        if not cut_off(state.halves[other], other, squares):
            return Block(squares)
    return next(_first_blocks(state, seat), None)


def _after_blocker(state: State, seat: Seat, rng: Random) -> Action | None:
    if rng.random() < CHANGING and (change := _change(state, seat, rng)):
        return change
    free = _free(state, 1 - seat)
    rng.shuffle(free)
    blocks = (Block((square,)) for square in free)
    legal = (block for block in blocks if check_block(state, seat, block) is None)
    return Pass() if rng.random() < DECLINING else next(legal, Pass())


def _turn(state: State, seat: Seat, words: Words, rng: Random) -> Action | None:
    if rng.random() < CHANGING and (change := _change(state, seat, rng)):
        return change
    if rng.random() < ENDING:
        return rng.choice(_endings(state))
    spelt = _spelt(state, seat, words, rng) if rng.random() < SPELLING else ()
    return _filled(state, seat, spelt, rng) or rng.choice(_endings(state))


def _change(state: State, seat: Seat, rng: Random) -> Action | None:
    return any_of(Joined(*_changes(state, seat)), rng)


def _spelt(state: State, seat: Seat, words: Words, rng: Random) -> Stones:
    rows = range(seat * HALF_ROWS, (seat + 1) * HALF_ROWS)
    case = OpenCase(state.halves[seat], state.case, words, rows)
    return case.any_laying(rng.randint(1, STONES_A_TURN), rng, one_run=True)


def _filled(state: State, seat: Seat, stones: Stones, rng: Random) -> Lay | None:
    """With any letters on any squares up to three; nothing if they do not suffice."""
    lacking, taken = STONES_A_TURN - len(stones), {square for square, _ in stones}
    free = [square for square in _free(state, seat) if square not in taken]
    left = list(state.case.without(tile.letter for _, tile in stones))
    if min(len(free), len(left)) < lacking:
        return None
    more = zip(rng.sample(free, lacking), map(Tile, rng.sample(left, lacking)), strict=True)
    return Lay(tuple(sorted((*stones, *more))))
