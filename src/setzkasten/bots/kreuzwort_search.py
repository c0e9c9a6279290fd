"""The best words in the crossing Typ-Dom games, exact: no legal laying of these words is better.

The kernel finds every word that shares a letter with the picture and everything that may be
completed with it (KW4-05); the game itself says whether that is legal and what it brings.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import inf
from time import monotonic
from typing import Final, TypeAlias

from setzkasten.bots.trying import Advice, Hint, Trial
from setzkasten.core.actions import Pass
from setzkasten.core.game import AnyGame, Seat
from setzkasten.core.hand import known
from setzkasten.core.squares import ACROSS, DOWN, Square, shifted
from setzkasten.core.tiles import ALPHABET
from setzkasten.core.values import value
from setzkasten.games.kreuzwort.offers import purchases
from setzkasten.games.kreuzwort.state import Action, Edition, Lay, Rules, State
from setzkasten.games.typdom.box import (
    BLACK_JOLLY,
    POINTS,
    RED_JOLLY,
    RED_LETTERS,
    payment_of,
    points_left,
    symbol_of,
    tile_of,
)
from setzkasten.games.typdom.jolly import Rob
from setzkasten.lexicon.words import Words
from setzkasten_kernel import Laying

# What weighs more? A point more than any number of stones, a stone more than what they cost.
POINT: Final = 100_000
STONE: Final = 1_000
# How large may hand and table be for the kernel?
MOST_STONES: Final = 40
LONGEST_SIDE: Final = 200
# For how many sets of words and rules are the searches kept? Each is some 7 MB.
KEPT: Final = 4

Turn: TypeAlias = tuple[int, list[tuple[int, str]], list[int], int, bool]  # as the kernel has it

_RACK: Final = str.maketrans({RED_JOLLY: "v", BLACK_JOLLY: "k"})


@value
class Window:
    """The part of the table that a hand can reach, as the kernel draws it."""

    corner: Square
    cols: int
    drawn: str

    @classmethod
    def around(cls, state: State, reach: int) -> Window:
        """As many free squares on each side as there are stones in the hand."""
        board = state.board
        if not board:
            return cls((0, 0), reach, "." * reach)
        rows, cols = [row for row, _ in board], [col for _, col in board]
        top, left = min(rows) - reach, min(cols) - reach
        width = max(cols) + reach + 1 - left
        lines = [["."] * width for _ in range(max(rows) + reach + 1 - top)]
        for (row, col), tile in board.items():
            lines[row - top][col - left] = tile.letter.lower() if tile.jolly else tile.letter
        return cls((top, left), width, "\n".join(map("".join, lines)))

    @property
    def fits(self) -> bool:
        return max(self.cols, self.drawn.count("\n") + 1) <= LONGEST_SIDE

    def square(self, number: int) -> Square:
        row, col = divmod(number, self.cols)
        return self.corner[0] + row, self.corner[1] + col


class KreuzwortSearch:
    """Those of the words that may be offered; their judge says what counts."""

    def __init__(self, game: AnyGame, words: Words) -> None:
        self._game, self._words, self._judge = game, words.offered, words.judge

    def best(self, state: State, seat: Seat, *, count: int, seconds: float) -> Advice:
        """The best actions of a seat on turn: words, then robberies, then what is left to do."""
        trial = Trial(self._game, state, seat, self._judge)
        hints, complete = self._words_laid(state, seat, trial, count, seconds)
        if len(hints) < count:
            actions = [*_robberies(state), *(() if hints else _without_word(state))]
            hints += [hint for action in actions if (hint := trial.hint(action))]
        return Advice(tuple(hints[:count]), complete)

    def _words_laid(
        self, state: State, seat: Seat, trial: Trial, count: int, seconds: float
    ) -> tuple[list[Hint], bool]:
        """Refused ones are left out, and more are asked for until there are enough."""
        hand = known(state.hands[seat])[:MOST_STONES]
        whole = len(hand) == len(state.hands[seat])
        window = Window.around(state, len(hand))
        ends_at = monotonic() + seconds if seconds >= 0 else inf
        if not hand or state.late or not window.fits:
            return [], state.late or (whole and window.fits)
        laying = _laying(self._words, state.edition, state.rules)
        rack, asked = "".join(hand).translate(_RACK), 2 * count + 8
        found: dict[Lay, Hint] = {}
        while True:
            left = max(0.0, ends_at - monotonic()) if ends_at < inf else -1.0
            _, turns, complete = laying.turns(window.drawn, rack, best=asked, seconds=left)
            complete &= _try_each(
                trial, (_lay(state, window, turn) for turn in turns), found, ends_at
            )
            hints = sorted(found.values(), key=lambda hint: -_worth(state, hint))
            if len(turns) < asked or not complete:
                return hints[:count], complete and whole
            if len(hints) >= count and _worth(state, hints[count - 1]) >= turns[-1][0]:
                return hints[:count], whole
            asked *= 4


def _try_each(trial: Trial, lays: Iterable[Lay], found: dict[Lay, Hint], ends_at: float) -> bool:
    """Those that are legal join what was found before; False: the time was over."""
    for lay in lays:
        if lay not in found and (hint := trial.hint(lay)):
            found[lay] = hint
        if monotonic() > ends_at:
            return False
    return True


@lru_cache(KEPT)
def _laying(words: Words, edition: Edition, rules: Rules) -> Laying:
    """What an edition counts; to build it takes longer than most searches."""
    return Laying(
        words.graph,
        values=[0, *(POINT * POINTS[letter] * edition.points for letter in ALPHABET)],
        crossings=rules.contacts,
        laid_values=[_stone_worth(edition, stone) for stone in (RED_JOLLY, *ALPHABET)],
        allowed=words.bits,
        shared=not rules.lengthening,
        mend=rules.completion != "any",
        vowels="".join(sorted(RED_LETTERS)),
    )


def _stone_worth(edition: Edition, symbol: str) -> int:
    rest = points_left if edition.points else payment_of
    return STONE + rest([symbol])


def _worth(state: State, hint: Hint) -> int:
    """What the kernel counts, of the word as it is laid."""
    symbols = (symbol_of(tile) for _, tile in hint.action.stones)
    return POINT * hint.report.points + sum(_stone_worth(state.edition, s) for s in symbols)


def _lay(state: State, window: Window, turn: Turn) -> Lay:
    """The word first, then what was completed; the very first word lies in the middle (KW1-04)."""
    _, stones, _, number, down = turn
    way, first = DOWN if down else ACROSS, window.square(number)
    new = {window.square(at): tile_of(s.upper(), jolly=s.islower()) for at, s in stones}
    if not state.board:
        return Lay(tuple(((0, i), tile) for i, (_, tile) in enumerate(sorted(new.items()))), ACROSS)
    line = set()
    while first in new or first in state.board:
        line.add(first)
        first = shifted(first, way)
    return Lay(tuple(sorted(new.items(), key=lambda stone: (stone[0] not in line, stone))), way)


def _robberies(state: State) -> Iterator[Action]:
    yield from (Rob(square) for square, tile in sorted(state.board.items()) if tile.jolly)


def _without_word(state: State) -> Iterator[Action]:
    yield from purchases(state.edition.most_bought)
    yield Pass()
