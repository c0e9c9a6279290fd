"""The best layings in Nomina, exact: no legal laying out of these words is worth more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from time import monotonic
from typing import Final

from setzkasten.bots.trying import Advice, Hint
from setzkasten.core.board import Board, write_rows
from setzkasten.core.claims import Claim, Relation, Verdict
from setzkasten.core.game import Seat
from setzkasten.core.tiles import Tile
from setzkasten.core.values import value
from setzkasten.games.nomina.laying import BON_LENGTH, laid, report_of
from setzkasten.games.nomina.state import STONES_A_MOVE, Lay, State
from setzkasten.games.wooden.box import SIZE
from setzkasten.lexicon.words import Words
from setzkasten_kernel import CaseLaying, WordGraph

# How many stones does the search lay at once? Three and five bons; more are hardly ever saved up.
MOST_STONES: Final = 8
# Which endings make most inflections? Pairs that are known beforehand spare the search a round.
ENDINGS: Final = (
    "E", "EN", "ER", "ERN", "ES", "EM", "N", "NEN", "S", "SE", "SEN", "ST", "T", "TE", "TEN",
    "TEST", "TET", "EST", "ET", "D", "DE", "DEN", "DER", "STE", "STEN", "STER", "STES", "STEM",
    "ERE", "EREN", "END",
)  # fmt: skip
NO_LIMIT: Final = -1.0


@value
class Prices:
    """What a player wants besides points: a bon earned is worth, a bon spent costs."""

    earned: float = 0.0
    spent: float = 0.0

    def worth(self, hint: Hint) -> float:
        report = hint.report
        return report.points + self.earned * report.earned - self.spent * report.spent


# Among moves of the same points the one that earns more bons and spends fewer comes first.
POINTS_FIRST: Final = Prices(earned=0.01, spent=0.01)


class NominaSearch:
    """The words that may be laid; how two of them relate is the affair of their judge."""

    def __init__(self, words: Words) -> None:
        self._graph = words.graph
        self._laying = _case_laying(words.graph, words.bits)
        self._relation = lru_cache(20_000)(lambda *pair: words.relation(*pair).kind)

    def best(
        self,
        state: State,
        seat: Seat,
        *,
        count: int,
        prices: Prices = POINTS_FIRST,
        seconds: float = NO_LIMIT,
        most: int = MOST_STONES,
    ) -> Advice:
        """The `count` best layings of at most so many stones for the seat, should it be on turn.

        The kernel takes every word for new that it was not told is a mere inflection, so what it
        finds is worth at most what it says. Whatever turns out to be an inflection is told and
        the search begins anew, until all that it found is worth just that.
        """
        held = STONES_A_MOVE + state.bons[seat] if state.board else STONES_A_MOVE
        mere, ends_at = set(self._usual_inflections(state)), monotonic() + seconds
        while True:
            left = NO_LIMIT if seconds < 0 else max(0.0, ends_at - monotonic())
            moves, complete = self._laying.best(
                write_rows(state.board).replace("/", "\n"),
                {letter: state.case[letter] for letter in state.case.symbols()},
                most=min(held, most),
                count=count,
                bon_worth=prices.earned,
                bon_length=BON_LENGTH,
                letter_cost=prices.spent,
                inflections=sorted(mere),
                seconds=left,
            )
            lays = [_lay(state.board, stones) for _, _, _, stones, _ in moves]
            fresh = set(self._inflections(state, lays)) - mere
            if not fresh or not complete:
                break
            mere |= fresh
        hints = sorted((self._hint(state, lay) for lay in lays), key=prices.worth, reverse=True)
        return Advice(tuple(hints), complete and held <= most)

    def _hint(self, state: State, lay: Lay) -> Hint:
        put = laid(state.board, lay)
        return Hint(lay, report_of(state, put, tuple(map(self._verdict, put.claims))))

    def _verdict(self, claim: Claim) -> Verdict:
        if isinstance(claim, Relation):
            return Verdict(claim, self._relation(claim.shorter, claim.longer))
        return Verdict(claim, "yes")

    def _inflections(self, state: State, lays: Iterable[Lay]) -> Iterator[tuple[int, int]]:
        for lay in lays:
            for claim in laid(state.board, lay).claims:
                if isinstance(claim, Relation):
                    yield from self._pair(state, claim.shorter, claim.longer)

    def _usual_inflections(self, state: State) -> Iterator[tuple[int, int]]:
        for run in state.board.runs():
            for ending in ENDINGS:
                if run.word + ending in self._graph:
                    yield from self._pair(state, run.word, run.word + ending)

    def _pair(self, state: State, shorter: str, longer: str) -> Iterator[tuple[int, int]]:
        """The numbers of the two words, if the longer one scores nothing (NOM-09)."""
        mere = {"inflection", state.options.ambiguous == "inflection" and "ambiguous"}
        if self._relation(shorter, longer) in mere:
            pair = self._graph.index(shorter), self._graph.index(longer)
            if min(pair) >= 0:
                yield pair


@lru_cache(8)
def _case_laying(graph: WordGraph, allowed: bytes) -> CaseLaying:
    return CaseLaying(graph, allowed=allowed)


def _lay(board: Board, stones: list[tuple[int, str]]) -> Lay:
    places = [(divmod(square, SIZE[1]), Tile(letter)) for square, letter in stones]
    if not board:  # NOM-01 anywhere: in the middle it looks best
        row, first = SIZE[0] // 2, (SIZE[1] - len(places)) // 2
        places = [((row, first + i), tile) for i, (_, tile) in enumerate(places)]
    return Lay(tuple(sorted(places)))
