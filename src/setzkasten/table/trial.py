"""A move on trial: what it would claim, bring or break, before anything has happened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from setzkasten.core.claims import Answer, Contains, Verdict, Word
from setzkasten.core.game import (
    Act,
    Deadline,
    Expired,
    KeepsTried,
    Millis,
    Refusal,
    ScoredWord,
    Seat,
)
from setzkasten.core.happening import Happening, Proposed
from setzkasten.core.match import Match
from setzkasten.core.squares import Square
from setzkasten.core.values import value
from setzkasten.table.judge import refused_by_word


@value
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


@value
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


def trial_of(proposed: Proposed | Refusal) -> Trial:
    """What a sheet shows of a proposed move."""
    if isinstance(proposed, Refusal):
        return Trial(refusal=proposed)
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


def objected(trial: Trial) -> dict[str, Verdict]:
    """The words that stand in the way; a fragment that is no word yet may not."""
    refused = refused_by_word(trial.verdicts)
    named = {word.word for word in trial.words if word.answer == "no"}
    return {word: v for word, v in refused.items() if not named or word in named}


def squares_of(trial: Trial, words: list[str]) -> tuple[tuple[int, int], ...]:
    """The squares of these words of a trial, each once."""
    found = (s for word in trial.words if word.word in words for s in word.squares)
    return tuple(dict.fromkeys(found))


class Tried:
    """What each seat on turn tried last: when its time is up, some games take it for done (KRX-07).

    In memory only: whoever comes back to a table lays out the stones anew.
    """

    def __init__(self) -> None:
        self._actions: dict[Seat, object] = {}

    def note(self, match: Match, seat: Seat, action: object | None) -> None:
        """None is something that cannot be read: whoever takes everything back tries that."""
        self._actions.pop(seat, None)
        if seat in match.awaiting.seats and action is not None:
            self._actions[seat] = action

    def forget(self, match: Match, step: Happening) -> None:
        """Whoever has acted or is not on turn any more has tried nothing."""
        if isinstance(step, Act):
            self._actions.pop(step.seat, None)
        if self._actions:
            for seat in self._actions.keys() - match.awaiting.seats:
                del self._actions[seat]

    def out_of_time(self, match: Match, deadline: Deadline, at: Millis) -> Happening:
        """Time runs out; in some games what the seat had placed until then stays."""
        game = match.game
        if isinstance(game, KeepsTried):
            for seat in match.awaiting.seats & self._actions.keys():
                action = game.timed_out(match.state, seat, self._actions[seat])
                if action is not None:
                    return Act(seat, action, at=at)
        return Expired(deadline.name, at=at)
