"""A game move by move, for the slider: what stood there after each step that still stands."""

from __future__ import annotations

from setzkasten.core.game import NOTHING, Act, AnyGame, Chance, Expired, Report, Ruled
from setzkasten.core.match import Happening, Match
from setzkasten.table.secrets import hidden

Acting = tuple[object, Happening]  # in which state, what


def moves_told(match: Match) -> list[dict[str, object]]:
    """The opening, then one entry a move: an act and its ruling are one.

    Of a step that tells what is still hidden there is only what those who watch saw of it.
    """
    game, before = match.game, match.began
    told = [_entry(game, before, None, NOTHING)]
    acting: Acting | None = None
    for taken in match.taken:
        step, after, report = taken.step, taken.after, taken.report
        if not isinstance(step, Ruled):
            acting = before, step
        before = after.state
        if after.awaiting.ruling:
            continue
        if acting is None or not hidden(game, *acting, match.state):
            told.append(_entry(game, before, acting and acting[1], report))
        elif game.view(before, None) != game.view(acting[0], None):
            told.append(_entry(game, before, acting[1], NOTHING, verb_only=True))
    return told


def _entry(
    game: AnyGame,
    state: object,
    step: Happening | None,
    report: Report,
    *,
    verb_only: bool = False,
) -> dict[str, object]:
    told = _told(game, step)
    return {
        **told,
        "action": _verb(told["action"]) if verb_only else told["action"],
        "words": report.words,
        "points": report.points,
        "earned": report.earned,
        "spent": report.spent,
        "scores": list(game.scores(state)),
        "view": game.view(state, None),
    }


def _verb(action: object) -> str | None:
    """`deal` of `deal AEX/BNO`; a word in capitals is no verb."""
    verb = str(action).split(" ", 1)[0]
    return verb if verb.islower() else None


def _told(game: AnyGame, step: Happening | None) -> dict[str, object]:
    match step:
        case Act(seat=seat, action=action, at=at):
            return {"kind": "act", "seat": seat, "action": game.write(action), "at": at}
        case Chance(outcome=outcome, at=at):
            return {"kind": "chance", "seat": None, "action": game.write(outcome), "at": at}
        case Expired(deadline=deadline, at=at):
            return {"kind": "expired", "seat": None, "action": deadline, "at": at}
        case _:
            return {"kind": "start", "seat": None, "action": None, "at": 0}
