"""What a turn of Nomina does: laying, giving up, and how the game ends."""

from __future__ import annotations

from setzkasten.core.game import Event, Millis, Report, Seat, Transition
from setzkasten.core.laying import refused_words
from setzkasten.core.turns import next_seat, plus
from setzkasten.core.values import replace
from setzkasten.games.nomina.state import Move, State
from setzkasten.games.wooden.drawing import Draw


def take_draw(state: State, draw: Draw, at: Millis) -> Transition[State]:
    playing = [seat for seat in range(state.seats) if seat not in state.given_up]
    starter = min(playing, key=lambda seat: draw.letters[seat])
    after = replace(state, drawn=draw.letters, turn=starter, began_at=at)
    return Transition(after, (Event("drew", {"letters": draw.letters, "seat": starter}),))


def rule(state: State, report: Report, at: Millis) -> Transition[State]:
    if refusal := refused_words(report):
        return Transition(replace(state, pending=None), report=report, refusal=refusal)
    return _lay(state, report, at)


def _lay(state: State, report: Report, at: Millis) -> Transition[State]:
    assert state.pending
    seat, stones, over = state.turn, state.pending.stones, state.last_move
    squares = tuple(sorted(dict(stones)))  # NOM-08 in whatever order they were put down
    move = Move(seat, report.words, report.points, report.earned, report.spent, squares)
    after = replace(
        state,
        board=state.pending.look.after,
        case=state.case.without([tile.letter for _, tile in stones]),
        scores=plus(state.scores, seat, report.points),
        bons=plus(state.bons, seat, report.earned - report.spent),
        pending=None,
        moves=(*state.moves, move),
        turn=seat if over else next_seat(seat, state.seats, skipping=state.given_up),
        began_at=state.began_at if over else at,
        over=over,
    )
    words = [word.word for word in report.words]
    event = Event("laid", {"seat": seat, "words": words, "points": report.points})
    return Transition(after, (event,), report)


def give_up(state: State, seat: Seat, at: Millis, name: str) -> Transition[State]:
    """NOM-17, NOM-18 The last but one leaves one last move; the last one ends the game."""
    event = Event(name, {"seat": seat})
    if state.last_move:
        return Transition(replace(state, over=True), (event,))
    out = replace(state, given_up=state.given_up | {seat})
    if seat != state.turn:  # whoever leaves need not be on turn
        return Transition(out, (event,))
    turn = next_seat(seat, state.seats, skipping=out.given_up)
    return Transition(replace(out, turn=turn, began_at=at), (event,))
