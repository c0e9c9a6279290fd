"""A laying after its ruling: stone by stone, what is open, what is finished, which premiums."""

from __future__ import annotations

from collections.abc import Iterable

from setzkasten.core.board import Board, Run, runs_formed
from setzkasten.core.game import Refusal, Report, ScoredWord, Seat
from setzkasten.core.hand import taken_from
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Tile
from setzkasten.core.values import replace, value
from setzkasten.games.schach.laying import binds, granted
from setzkasten.games.schach.room import Judged, premium_at, unused, way_of
from setzkasten.games.schach.state import Duty, Lay, OpenWord, State
from setzkasten.games.typdom.box import symbol_of


@value
class Growth:
    """The table while the stones of a laying are put down one after the other."""

    board: Board
    open: tuple[OpenWord, ...]
    alone: tuple[Duty, ...]
    credit: int
    earned: int = 0
    spent: int = 0
    premiums: tuple[str, ...] = ()
    refusal: Refusal | None = None


def grown(state: State, seat: Seat, lay: Lay, judged: Judged) -> Growth:
    """Every stone in its turn, up to the first that may not lie there."""
    growth = Growth(state.board, state.open, state.alone, state.credit)
    paid = bool(state.credit)
    for square, tile in lay.stones:
        growth = _Stone(state, seat, square, tile, judged).put_on(growth, paid=paid)
        if growth.refusal:
            return growth
        paid = bool(state.board)  # SDW-02 the second stone of the opening costs nothing
    return replace(growth, refusal=_refused_end(state, seat, lay, growth))


def _refused_end(state: State, seat: Seat, lay: Lay, growth: Growth) -> Refusal | None:
    """SDW-14 One open word at most, alone the own one; SDW-18 none with the last stone."""
    hand = taken_from(state.hands[seat], (symbol_of(tile) for _, tile in lay.stones))
    own = [duty.word for duty in growth.alone if duty.seat == seat]
    opened = [word for word in growth.open if not (state.duty and word in state.open)]
    if not hand and (own or opened) and state.rules.last_stone == "closed":
        return Refusal("last_stone_open", squares=squares_of(growth.board, [*own, *opened]))
    most = 1 if not state.duty else 0 if own or state.open else 1
    if len(opened) > most and not (growth.credit and hand):
        return Refusal("two_words_open", squares=squares_of(growth.board, [*own, *opened]))
    return None


def squares_of(board: Board, words: Iterable[OpenWord]) -> tuple[Square, ...]:
    return tuple(dict.fromkeys(square for word in words for square in word.on(board).squares))


@value
class _Stone:
    """One stone of a laying, and what the judge says about the picture with it."""

    state: State
    seat: Seat
    square: Square
    tile: Tile
    judged: Judged

    def put_on(self, growth: Growth, *, paid: bool) -> Growth:
        after = growth.board.with_stones({self.square: self.tile})
        if paid and (refusal := self._refused_place(growth, after)):
            return replace(growth, refusal=refusal)
        runs = runs_formed(after, [self.square])
        for run in runs:
            if not self.judged.makes_sense(after, run):
                return replace(growth, refusal=_senseless(run))  # SDW-07
        if refusal := self._refused_room(growth, after):
            return replace(growth, refusal=refusal)
        premium = self._premium(growth.board, runs)
        won = granted(self.state, premium)
        return replace(
            growth,
            board=after,
            open=self._open_after(growth, after, runs),
            alone=self._alone_after(growth, after),
            credit=growth.credit - paid + won,
            earned=growth.earned + won,
            spent=growth.spent + paid,
            premiums=(*growth.premiums, premium if won else ""),
        )

    def _refused_place(self, growth: Growth, after: Board) -> Refusal | None:
        """SDW-12, SDW-13 A premium stone is for the open words; what they do not need is free."""
        if not growth.credit:
            return Refusal("no_premium", {"most": len(growth.premiums)}, (self.square,))
        if any(self._within(word, after) for word in growth.open):
            return None
        if growth.credit > len(growth.open):
            return None
        return Refusal("premium_elsewhere", squares=squares_of(growth.board, growth.open))

    def _refused_room(self, growth: Growth, after: Board) -> Refusal | None:
        """SDW-07, SDW-11 What was open and is not touched must keep its room."""
        for word in growth.open:
            run = word.on(after)
            if self.square not in run.squares and not self.judged.has_room(after, run):
                return _senseless(run)
        for duty in growth.alone:
            run = duty.word.on(after)
            if self.square not in run.squares and not self.judged.has_room(after, run):
                return Refusal(
                    "space_blocked", {"run": run.word, "seat": duty.seat + 1}, run.squares
                )
        return None

    def _premium(self, board: Board, runs: tuple[Run, ...]) -> str:
        premium = premium_at(board, self.square)
        both_done = premium == "double" and all(map(self.judged.finished, runs))
        return "" if both_done and self.state.rules.premium == "opening" else premium

    def _open_after(
        self, growth: Growth, after: Board, runs: tuple[Run, ...]
    ) -> tuple[OpenWord, ...]:
        kept = [word for word in growth.open if not self._within(word, after)]
        fragments = {duty.word.on(after) for duty in growth.alone}
        fresh = [
            self._opened(growth, after, run)
            for run in runs
            if not self.judged.finished(run) and run not in fragments
        ]
        return (*kept, *fresh)

    def _opened(self, growth: Growth, after: Board, run: Run) -> OpenWord:
        """The open word that this run continues, or a new one."""
        for word in growth.open:
            if word.on(after) == run:
                return self._continued(word)
        starved = self.seat if self._used_up(after, run) else None
        return OpenWord(self.square, way_of(run), self.seat, starved, (self.square,))

    def _used_up(self, after: Board, run: Run) -> bool:
        """SDW-16 Is a word begun for which no letters are left? A held letter is unused."""
        if binds(self.state):
            return not self.judged.has_room(after, run, unused(self.state, after))
        return self.state.stock == 0

    def _continued(self, word: OpenWord) -> OpenWord:
        own = (*word.own, self.square) if word.starved == self.seat else word.own
        return replace(word, layer=self.seat, own=own)

    def _alone_after(self, growth: Growth, after: Board) -> tuple[Duty, ...]:
        return tuple(
            replace(duty, word=self._continued(duty.word))
            if self._within(duty.word, after)
            else duty
            for duty in growth.alone
            if not self._within(duty.word, after) or not self.judged.finished(duty.word.on(after))
        )

    def _within(self, word: OpenWord, after: Board) -> bool:
        return self.square in word.on(after).squares


def _senseless(run: Run) -> Refusal:
    return Refusal("not_completable", {"run": run.word}, run.squares)


def report_of(lay: Lay, growth: Growth, judged: Judged) -> Report:
    """The runs of the new stones as they stand now; `earned` and `spent` are premium stones."""
    after = growth.board
    words = tuple(
        ScoredWord(
            run.word,
            run.squares,
            0,
            parts=(("finished" if judged.finished(run) else "open", 0),),
        )
        for run in runs_formed(after, [square for square, _ in lay.stones])
    )
    return Report(words, 0, growth.earned, growth.spent)


def refused_report(state: State, lay: Lay, refusal: Refusal) -> Report:
    """The runs of all stones, for the sheet; those that the refusal points at are refused."""
    after = state.board.with_stones(dict(lay.stones))
    words = []
    for run in runs_formed(after, [square for square, _ in lay.stones]):
        wrong = refusal.code == "not_completable" and run.squares == refusal.squares
        words.append(ScoredWord(run.word, run.squares, 0, answer="no" if wrong else "yes"))
    return Report(tuple(words))
