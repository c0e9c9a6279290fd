"""What the judge is asked about a picture, and what his answers do."""

from __future__ import annotations

from setzkasten.core.claims import Claim, Verdict, Word
from setzkasten.core.game import Event, Report, ScoredWord, Transition
from setzkasten.core.laying import refused_words
from setzkasten.core.values import replace
from setzkasten.games.kreuzwortbild.state import State


def claims_of(state: State) -> frozenset[Claim]:
    """HOB-01 Every run is a word. A change asks about what is not known yet, the end about all."""
    known = {word for word, _ in state.known} if state.asked == "change" else set()
    return frozenset(Word(run.word) for run in state.board.runs() if run.word not in known)


def noted(state: State, verdicts: tuple[Verdict, ...]) -> Transition[State]:
    """The live check: nothing is refused while the picture is built (HOB-04)."""
    found = {v.claim.word: not v.refused for v in verdicts if isinstance(v.claim, Word)}
    known = tuple(sorted({**dict(state.known), **found}.items()))
    report = _report(state, verdicts)
    fresh = tuple(word for word in report.words if word.word in found)
    return Transition(replace(state, known=known, asked=""), report=Report(fresh))


def hand_in(state: State, verdicts: tuple[Verdict, ...]) -> Transition[State]:
    report = _report(state, verdicts)
    if refusal := refused_words(report):
        return Transition(replace(state, asked=""), report=report, refusal=refusal)
    known = tuple(sorted({word.word: True for word in report.words}.items()))
    done = replace(state, known=known, asked="", finished=True)
    event = Event("handed_in", {"letters": state.letters, "words": len(report.words)})
    return Transition(done, (event,), replace(report, points=state.letters))


def _report(state: State, verdicts: tuple[Verdict, ...]) -> Report:
    answers = {verdict.claim: verdict.answer for verdict in verdicts}
    return Report(
        tuple(
            ScoredWord(run.word, run.squares, 0, None, answers.get(Word(run.word), "yes"))
            for run in state.board.runs()
        )
    )
