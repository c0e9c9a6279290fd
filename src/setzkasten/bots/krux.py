"""Computer players for Krux: whole words in the own half, blockers where they hurt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from heapq import nlargest
from itertools import combinations
from random import Random

from setzkasten.bots.blocking import worst_squares
from setzkasten.bots.idea import Idea
from setzkasten.bots.mind import Mind
from setzkasten.bots.remembered import Remembered
from setzkasten.core.actions import GiveUp, Pass
from setzkasten.core.board import Board, runs_formed, runs_inside
from setzkasten.core.game import Seat
from setzkasten.core.placing import New, single_words
from setzkasten.core.squares import ACROSS, DOWN, Square, neighbours, shifted
from setzkasten.core.tiles import Stock, Tile
from setzkasten.core.values import value
from setzkasten.games.krux.actions import Action, Block, GiveBack, Lay, Rebuild
from setzkasten.games.krux.laying import REWARD_LENGTH
from setzkasten.games.krux.state import (
    FIRST_BLOCKERS,
    STONES_A_TURN,
    View,
    half_of,
    squares_of,
)
from setzkasten.lexicon.words import Words

# How many small words are tried together? Enough for three good ones, few enough for a second.
SMALL_WORDS = 16
# How many moves are looked at as a whole? Enough for somebody who overlooks most of them.
WEIGHED = 64
# How many words of three letters are thought of for a free corner?
FRESH_WORDS = 12
# What is an after-blocker worth? It takes the other about one crossing word.
BLOCKER_WORTH = 3
# Which share of what the next turn would bring counts now? The other may block it.
NEXT = 0.6
# How many moves of a turn to come are followed further?
FOLLOWED = 3
# Letters that fit beside almost anything, for stones that no word needs now.
SPARE_LETTERS = "ENRSTAI"


class KruxCraft:
    def ranked(self, view: View, seat: Seat, mind: Mind) -> list[Idea[Action]]:
        own, other = _half(view, seat), _half(view, 1 - seat)
        if not view.stones and min(len(own.blocked), len(other.blocked)) < FIRST_BLOCKERS:
            squares = worst_squares(other, 1 - seat, FIRST_BLOCKERS, mind.rng)
            return [Idea(0.0, Block(squares))]
        if view.due:
            squares = worst_squares(other, 1 - seat, view.due, mind.rng)
            return [Idea(0.0, Block(squares) if squares else Pass())]
        builder = Builder(own, seat, Stock(view.case), mind.known, mind.words.offered)
        if found := builder.gaining(mind.rng):
            best = builder.planned(found, mind) if mind.rung.turns else found
            return [Idea(idea.worth, _lay(idea.move), builder.words(idea.move)) for idea in best]
        if mended := builder.mended(rebuilding=view.rebuilding):
            return [Idea(0.0, mended)]
        return [Idea(0.0, GiveUp() if view.given_up is None else Pass())]


def _half(view: View, seat: Seat) -> Board:
    """A half as a board of its own; what is not in it is blocked."""
    stones = {s.square: Tile(s.letter) for s in view.stones if half_of(s.square) == seat}
    return Board((view.rows, view.cols), stones, (s for s in view.blockers if half_of(s) == seat))


@value
class Part:
    """New stones that make words, and what they bring alone."""

    gain: int
    new: New


class Builder:
    """What can be made of one half with the letters of the case."""

    def __init__(self, half: Board, seat: Seat, case: Stock, known: Words, formed: Words) -> None:
        outside = frozenset(squares_of(1 - seat))
        self.half, self.case, self.known = half.with_blocked(outside), case, known
        self.seat = seat
        self.free = [s for s in squares_of(seat) if half.free(s)]
        self.counting = Remembered(formed)
        self.standing = {run.word for run in half.runs()}
        self.total = self.count(self.half)

    def count(self, half: Board) -> int:
        """KRX-20 to KRX-26 as the half stands."""
        seen: set[str] = set()
        total = 0
        for run in half.runs():
            good = run.word not in seen and run.word in self.counting
            seen |= {run.word} if good else set()
            total += len(run.word) if good else -len(run.word)
        return total

    def gaining(self, rng: Random) -> list[Idea[New]]:
        """The moves that bring something, the best first, each once."""
        found = {_lay(idea.move): idea for idea in self.ideas(rng) if idea.worth > 0}
        return sorted(found.values(), reverse=True)

    def planned(self, ideas: Sequence[Idea[New]], mind: Mind) -> list[Idea[New]]:
        """The best of them, with what each leaves room for in the turns that follow."""
        few, turns = ideas[: mind.rung.choice], mind.rung.turns
        return sorted(
            (replace(idea, worth=idea.worth + self._later(idea, mind, turns)) for idea in few),
            reverse=True,
        )

    def _later(self, idea: Idea[New], mind: Mind, turns: int) -> float:
        """What the best moves after this one would bring if the other did nothing."""
        if not turns:
            return 0.0
        half = self.half.with_stones({at: Tile(letter) for at, letter in idea.move.items()})
        case = self.case.without(idea.move.values())
        after = Builder(half, self.seat, case, self.known, mind.words.offered)
        ideas = after.gaining(mind.rng)[:FOLLOWED]
        worth = [then.worth + after._later(then, mind, turns - 1) for then in ideas]
        return NEXT * max(worth, default=0.0)

    def ideas(self, rng: Random) -> Iterator[Idea[New]]:
        """Three letters that make whole words; a letter that no word needs stands apart.

        What parts bring together is hardly ever more than each of them alone: only the most
        promising are looked at as a whole.
        """
        parts = self._parts(rng)
        promised = [*parts.get(STONES_A_TURN, ()), *_together(parts)]
        for part in nlargest(WEIGHED, promised, key=lambda part: part.gain):
            yield from self._filled(part.new)

    def _parts(self, rng: Random) -> dict[int, list[Part]]:
        """Words that fit, by their number of new stones, the most letters first."""
        found: dict[int, dict[frozenset[object], New]] = {}
        singles = single_words(self.half, STONES_A_TURN, self.known, self.counting)
        for new in (*singles, *self._fresh(rng)):
            if not self.case.missing(new.values()):
                found.setdefault(len(new), {})[frozenset(new.items())] = new
        gained = {
            n: [Part(self._gain(new), new) for new in news.values()] for n, news in found.items()
        }
        return {n: sorted(parts, key=lambda part: -part.gain) for n, parts in gained.items()}

    def _fresh(self, rng: Random) -> Iterator[New]:
        """Words of three letters that touch nothing, where there is room."""
        words = list(self.known.matching("?" * STONES_A_TURN))
        alone = {s for s in self.free if not any(n in self.half for n in neighbours(s))}
        places = [
            squares
            for square in alone
            for way in (ACROSS, DOWN)
            if alone.issuperset(squares := [shifted(square, way, i) for i in range(STONES_A_TURN)])
        ]
        for squares in rng.sample(places, min(len(places), FRESH_WORDS)):
            for word in rng.sample(words, min(len(words), FRESH_WORDS)):
                yield dict(zip(squares, word, strict=True))

    def _filled(self, new: New) -> Iterator[Idea[New]]:
        """The move with stones that no word needs put where they do the least harm."""
        full = dict(new)
        while len(full) < STONES_A_TURN:
            spare = self._spare(full)
            if spare is None:
                return
            full |= spare
        if not self.case.missing(full.values()):
            yield Idea(self._gain(full), full)

    def _spare(self, new: New) -> New | None:
        if self.case.missing(new.values()):
            return None
        letters = self.case.without(new.values())
        left = [c for c in SPARE_LETTERS if letters[c]] or list(letters.symbols())[:1]
        taken = self.half.keys() | new.keys()
        places = [s for s in self.free if s not in new]
        if not left or not places:
            return None
        lonely = min(places, key=lambda s: sum(n in taken for n in neighbours(s)))
        best = max(left[:3], key=lambda letter: self._gain({**new, lonely: letter}))
        return {lonely: best}

    def _gain(self, new: New) -> int:
        """What the count rises by, and what the after-blockers are worth."""
        after = self.half.with_stones({square: Tile(letter) for square, letter in new.items()})
        runs = runs_formed(after, new)
        olds = [old for run in runs for old in runs_inside(self.half, run)]
        standing = self.standing - {old.word for old in olds}
        gain = -sum(self._value(old.word) for old in olds)
        for run in runs:
            if run.word in standing:
                gain -= len(run.word)
                continue
            value = self._value(run.word)
            gain += value + BLOCKER_WORTH * (value >= REWARD_LENGTH)
            standing = standing | {run.word}
        return gain

    def words(self, new: New) -> tuple[str, ...]:
        after = self.half.with_stones({square: Tile(letter) for square, letter in new.items()})
        return tuple(run.word for run in runs_formed(after, new) if run.word in self.counting)

    def _value(self, word: str) -> int:
        return len(word) if word in self.counting else -len(word)

    def mended(self, *, rebuilding: bool) -> Action | None:
        """A stone that is worth more elsewhere moves; a stone that only costs goes back."""
        if rebuilding and (move := self._move()):
            return Rebuild((move,))
        worth = {s: self.count(self.half.without_stones((s,))) for s in self.half}
        ruin = max(worth, key=lambda square: worth[square], default=None)
        return GiveBack((ruin,)) if ruin and worth[ruin] > self.total else None

    def _move(self) -> tuple[Square, Square] | None:
        best, move = self.total, None
        singles = single_words(self.half, 1, self.known, self.counting)
        for end, letter in {pair for new in singles for pair in new.items()}:
            for start in [s for s, tile in self.half.items() if tile.letter == letter]:
                stone = {end: Tile(letter)}
                after = self.count(self.half.without_stones((start,)).with_stones(stone))
                if after > best:
                    best, move = after, (start, end)
        return move


def _together(parts: Mapping[int, Sequence[Part]]) -> Iterator[Part]:
    """Small words beside each other, as far as they take no more than three stones."""
    ones, twos = (parts.get(n, ())[:SMALL_WORDS] for n in (1, 2))
    for number, pool in ((1, (*ones, *twos)), (2, (*ones, *twos)), (3, ones)):
        for some in combinations(pool, number):
            size = sum([len(part.new) for part in some])
            if size <= STONES_A_TURN:
                new = {square: letter for part in some for square, letter in part.new.items()}
                if len(new) == size:
                    yield Part(sum([part.gain for part in some]), new)


def _lay(new: New) -> Lay:
    return Lay(tuple((square, Tile(letter)) for square, letter in sorted(new.items())))
