"""Presto's building: whose stones, how many are left, is it one crossword."""

from __future__ import annotations

from setzkasten.core import claims as core_claims
from setzkasten.core.claims import Verdict, Word
from setzkasten.core.game import Refusal, Report, ScoredWord, Seat
from setzkasten.core.hand import missing_from, refuse_lacking
from setzkasten.core.squares import doubled, pieces
from setzkasten.games.presto.state import Claim, Layout, State, board_of
from setzkasten.games.typdom.box import symbol_of


def check_layout(state: State, seat: Seat, layout: Layout) -> Refusal | None:
    """The stones are the seat's own and lie on different squares."""
    squares = [square for square, _ in layout]
    if twice := doubled(squares):
        return Refusal("square_twice", squares=twice)
    wanted = [(square, symbol_of(tile)) for square, tile in layout]
    if missing := missing_from(state.hands[seat], (symbol for _, symbol in wanted), state.unseen):
        return refuse_lacking(wanted, missing)
    return None


def check_claim(state: State, seat: Seat, claim: Claim) -> Refusal | None:
    if refusal := check_layout(state, seat, claim.stones):
        return refusal
    left = left_over(state, seat, claim)
    if left > (1 if state.rules.one_left else 0):
        return Refusal("stones_left", {"left": left})  # PR1-03, PR1-04
    if len(claim.stones) < 2:
        return Refusal("one_letter", squares=tuple(square for square, _ in claim.stones))
    _largest, *others = pieces(square for square, _ in claim.stones)
    if others:
        stray = tuple(sorted(square for piece in others for square in piece))
        return Refusal("not_connected", squares=stray)
    return None


def left_over(state: State, seat: Seat, claim: Claim) -> int:
    return len(state.hands[seat]) - len(claim.stones)


def words_claimed(claim: Claim) -> frozenset[core_claims.Claim]:
    return frozenset(Word(run.word) for run in board_of(claim.stones).runs())


def report_of(claim: Claim, verdicts: tuple[Verdict, ...]) -> Report:
    answers = {verdict.claim: verdict.answer for verdict in verdicts}
    words = tuple(
        ScoredWord(run.word, run.squares, 0, None, answers[Word(run.word)])
        for run in board_of(claim.stones).runs()
    )
    return Report(words)
