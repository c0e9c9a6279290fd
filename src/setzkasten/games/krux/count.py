"""Krux: the final count, three lines for each half (KRX-20 to KRX-26)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from setzkasten.core.board import Board
from setzkasten.core.claims import Answer, Claim, Verdict, Word, allowed
from setzkasten.core.game import ScoredWord
from setzkasten.games.krux.state import Sheet


def words_to_judge(halves: Iterable[Board]) -> frozenset[Claim]:
    return frozenset(Word(run.word) for half in halves for run in half.runs())


def so_far(half: Board, *, copies_count: bool) -> int:
    """What a half would count by now if every run in it were a word."""
    verdicts = tuple(allowed(claim) for claim in words_to_judge((half,)))
    return sheet_of(half, verdicts, copies_count=copies_count).total


def sheet_of(half: Board, verdicts: tuple[Verdict, ...], *, copies_count: bool = False) -> Sheet:
    """Across is read before down; a run is judged whole."""
    answers: Mapping[Claim, Answer] = {verdict.claim: verdict.answer for verdict in verdicts}
    words: list[ScoredWord] = []
    standing: set[str] = set()
    across = down = penalties = 0
    for run in half.runs():
        length, answer = len(run.word), answers[Word(run.word)]
        copy = run.word in standing
        costs = answer == "no" or copy  # KRX-23, KRX-25, KRX-26
        scores = answer != "no" and (copies_count or not copy)
        penalties += length * costs
        across += length * (scores and run.across)  # KRX-20
        down += length * (scores and not run.across)
        standing |= {run.word} if scores else set()
        words.append(ScoredWord(run.word, run.squares, length * (scores - costs), None, answer))
    return Sheet(across, down, penalties, tuple(words))
