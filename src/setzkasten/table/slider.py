"""A game move by move, for the slider: what stood there after each step that still stands."""

from __future__ import annotations

from typing import TypeAlias

from setzkasten.core.game import NOTHING, Act, AnyGame, Chance, Expired, Millis, Report, Ruled, Seat
from setzkasten.core.match import Happening, Match
from setzkasten.table.secrets import hidden
from setzkasten.table.told import ReplayStep, StepKind

Acting: TypeAlias = tuple[object, Happening]  # in which state, what


def moves_told(match: Match) -> list[ReplayStep]:
    """The opening, then one entry a move: an act and its ruling are one.

    Of a step that tells what is still hidden there is only what those who watch saw of it.
    """
    game, before = match.game, match.began
    told = [_entry(match, before, None, NOTHING)]
    acting: Acting | None = None
    for taken in match.taken:
        step, after, report = taken.step, taken.after, taken.report
        if not isinstance(step, Ruled):
            acting = before, step
        before = after.state
        if after.awaiting.ruling:
            continue
        if acting is None or not hidden(game, *acting, match.state):
            told.append(_entry(match, before, acting and acting[1], report))
        elif game.view(before, None) != game.view(acting[0], None):
            told.append(_entry(match, before, acting[1], NOTHING, verb_only=True))
    return told


def _entry(
    match: Match,
    state: object,
    step: Happening | None,
    report: Report,
    *,
    verb_only: bool = False,
) -> ReplayStep:
    game = match.game
    kind, seat, action, at = _told(game, step)
    return ReplayStep(
        kind=kind,
        seat=seat,
        action=_verb(action) if verb_only else action,
        at=at,
        words=report.words,
        points=report.points,
        earned=report.earned,
        spent=report.spent,
        scores=match.scores_in(state),
        view=game.view(state, None),
    )


def _verb(action: str | None) -> str | None:
    """`deal` of `deal AEX/BNO`; a word in capitals is no verb."""
    verb = (action or "").split(" ", 1)[0]
    return verb if verb.islower() else None


def _told(
    game: AnyGame, step: Happening | None
) -> tuple[StepKind, Seat | None, str | None, Millis]:
    match step:
        case Act(seat=seat, action=action, at=at):
            return "act", seat, game.write(action), at
        case Chance(outcome=outcome, at=at):
            return "chance", None, game.write(outcome), at
        case Expired(deadline=deadline, at=at):
            return "expired", None, deadline, at
        case _:
            return "start", None, None, 0
