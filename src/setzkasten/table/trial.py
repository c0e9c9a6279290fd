"""A move on trial: what it would claim, bring or break, before anything has happened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from setzkasten.core.claims import Answer, Contains, Verdict, Word
from setzkasten.core.game import Refusal, ScoredWord
from setzkasten.core.happening import Proposed
from setzkasten.core.squares import Square


@dataclass(frozen=True, slots=True)
class JudgedWord:
    """A word of the move as the sheet shows it, and why the judge says so."""

    word: str
    squares: tuple[Square, ...]
    points: int
    relation: str | None
    answer: Answer
    reason: str
    witness: str
    data: Mapping[str, str | int] = field(default_factory=dict)
    parts: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Trial:
    """What was proposed, as people read it, or the refusal that it would meet."""

    proposed: Proposed | None = None  # None: it was not even understood
    words: tuple[JudgedWord, ...] = ()
    points: int = 0
    earned: int = 0
    spent: int = 0
    refusal: Refusal | None = None
    verdicts: tuple[Verdict, ...] = ()
    phase: str = ""  # of the game after the move
    parts: tuple[tuple[str, int], ...] = ()  # how points without words came about


def refused(refusal: Refusal) -> Trial:
    return Trial(refusal=refusal)


def trial_of(proposed: Proposed) -> Trial:
    """What a sheet shows of a proposed move."""
    report, verdicts = proposed.report, proposed.verdicts
    if report.secret:
        return Trial(proposed, refusal=proposed.refusal, verdicts=verdicts)
    by_word = {v.claim.word: v for v in verdicts if isinstance(v.claim, Word | Contains)}
    return Trial(
        proposed,
        tuple(_judged(word, by_word.get(word.word)) for word in report.words),
        report.points,
        report.earned,
        report.spent,
        proposed.refusal,
        verdicts,
        "" if proposed.refusal else proposed.after.awaiting.phase,
        report.parts,
    )


def _judged(word: ScoredWord, verdict: Verdict | None) -> JudgedWord:
    return JudgedWord(
        word.word,
        word.squares,
        word.points,
        word.relation,
        word.answer,
        verdict.reason if verdict else "",
        verdict.witness if verdict else "",
        verdict.data if verdict else {},
        word.parts,
    )
