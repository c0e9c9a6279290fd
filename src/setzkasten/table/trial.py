"""A move on trial: what it would claim, bring or break, before anything has happened."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from setzkasten.core.claims import Answer, Contains, Verdict, Word
from setzkasten.core.game import (
    Act,
    AnyGame,
    Refusal,
    Report,
    Ruled,
    ScoredWord,
    Step,
)
from setzkasten.core.squares import Square
from setzkasten.table.judge import Book, Judge, ruling


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
    """The steps that the move would add to the record, or the refusal that it would meet."""

    steps: tuple[Step[object, object], ...] = ()
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


def try_out(game: AnyGame, state: object, act: Act[object], judge: Judge, book: Book) -> Trial:
    """Play the act on a copy: states do not change, so the real one is the copy."""
    if refusal := game.check(state, act):
        return refused(refusal)
    laid = game.apply(state, act)
    claims = game.awaiting(laid.state).ruling
    if not claims:
        phase = game.awaiting(laid.state).phase
        return _trial((act,), laid.report, laid.refusal, (), phase)
    ruled = ruling(judge, claims, book, act.at)
    judged = game.apply(laid.state, ruled)
    phase = "" if judged.refusal else game.awaiting(judged.state).phase
    return _trial((act, ruled), judged.report, judged.refusal, ruled.verdicts, phase)


def with_votes(trial: Trial, votes: tuple[tuple[int, bool], ...], words: frozenset[str]) -> Ruled:
    """The ruling of a trial with each seat's vote beside the words that were voted on."""
    (ruled,) = [step for step in trial.steps if isinstance(step, Ruled)]
    verdicts = tuple(
        Verdict(v.claim, v.answer, v.witness, v.reason, v.data, votes)
        if isinstance(v.claim, Word | Contains) and v.claim.word in words
        else v
        for v in ruled.verdicts
    )
    return Ruled(verdicts, "vote", ruled.at)


def _trial(
    steps: tuple[Step[object, object], ...],
    report: Report,
    refusal: Refusal | None,
    verdicts: Iterable[Verdict],
    phase: str = "",
) -> Trial:
    told = tuple(verdicts)
    if report.secret:
        return Trial(steps, refusal=refusal, verdicts=told)
    by_word = {v.claim.word: v for v in told if isinstance(v.claim, Word | Contains)}
    return Trial(
        steps,
        tuple(_judged(word, by_word.get(word.word)) for word in report.words),
        report.points,
        report.earned,
        report.spent,
        refusal,
        told,
        phase,
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
