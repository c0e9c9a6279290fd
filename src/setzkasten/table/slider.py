"""A game move by move, for the slider: what stood there after each step that still stands."""

from __future__ import annotations

from setzkasten.core.course import Course
from setzkasten.core.game import Act, AnyGame, Chance, Expired, Report, Ruled, Step
from setzkasten.table.secrets import without_secrets


def moves_told(course: Course) -> list[dict[str, object]]:
    """The opening, then one entry a move: an act and its ruling are one."""
    told = _moves(course)
    open_hands = not hasattr(course.game.view(course.state, None), "hand")
    if open_hands or course.game.awaiting(course.state).over:
        return told
    return [{**move, "action": _told_openly(move["action"])} for move in told]


def _told_openly(action: object) -> object:
    return without_secrets(action) if isinstance(action, str) else action


def _moves(course: Course) -> list[dict[str, object]]:
    game, states = course.game, course.states()
    told = [_entry(game, states[0], Report(), None)]
    acting: Step[object, object] | None = None
    for before, step, after in zip(states, course.steps(), states[1:], strict=False):
        report = game.apply(before, step).report
        if not isinstance(step, Ruled):
            acting = step
        if not game.awaiting(after).ruling:
            told.append(_entry(game, after, report, acting))
    return told


def _entry(
    game: AnyGame, state: object, report: Report, step: Step[object, object] | None
) -> dict[str, object]:
    return {
        **_told(game, step),
        "words": report.words,
        "points": report.points,
        "earned": report.earned,
        "spent": report.spent,
        "scores": list(game.scores(state)),
        "view": game.view(state, None),
    }


def _told(game: AnyGame, step: Step[object, object] | None) -> dict[str, object]:
    match step:
        case Act(seat=seat, action=action, at=at):
            return {"kind": "act", "seat": seat, "action": game.write(action), "at": at}
        case Chance(outcome=outcome, at=at):
            return {"kind": "chance", "seat": None, "action": game.write(outcome), "at": at}
        case Expired(deadline=deadline, at=at):
            return {"kind": "expired", "seat": None, "action": deadline, "at": at}
        case _:
            return {"kind": "start", "seat": None, "action": None, "at": 0}
