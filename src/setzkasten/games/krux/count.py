"""Krux: the final count, three lines for each half (KRX-20 to KRX-26)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from setzkasten.core.board import Board
from setzkasten.core.claims import Answer, Claim, Verdict, Word
from setzkasten.core.game import ScoredWord
from setzkasten.games.krux.state import Sheet


def words_to_judge(halves: Iterable[Board]) -> frozenset[Claim]:
    return frozenset(Word(run.word) for half in halves for run in half.runs())


def sheet_of(half: Board, verdicts: tuple[Verdict, ...]) -> Sheet:
    """Across is read before down; a run is judged whole."""
    answers: Mapping[Claim, Answer] = {verdict.claim: verdict.answer for verdict in verdicts}
    words: list[ScoredWord] = []
    standing: set[str] = set()
    across = down = penalties = 0
    for run in half.runs():
        length = len(run.word)
        answer = answers[Word(run.word)]
        if answer == "no" or run.word in standing:
            penalties += length  # KRX-23, KRX-25, KRX-26
            words.append(ScoredWord(run.word, run.squares, -length, None, answer))
            continue
        standing.add(run.word)
        across += length * run.across  # KRX-20
        down += length * (not run.across)
        words.append(ScoredWord(run.word, run.squares, length, None, answer))
    return Sheet(across, down, penalties, tuple(words))
