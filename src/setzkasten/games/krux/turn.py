"""What a turn of Krux does: laying, blockers, rebuilding, giving up, and the count at the end."""

from __future__ import annotations

from typing import TypeVar

from setzkasten.core.actions import GiveUp, Pass
from setzkasten.core.claims import Verdict
from setzkasten.core.game import Event, Millis, Report, Seat, Transition
from setzkasten.core.squares import Square
from setzkasten.core.values import replace
from setzkasten.games.krux.actions import Action, Block, GiveBack, Lay, Placed, Rebuild
from setzkasten.games.krux.count import sheet_of, words_to_judge
from setzkasten.games.krux.laying import can_block, claims_of, report_of, rewarded
from setzkasten.games.krux.state import State, with_half
from setzkasten.games.wooden.drawing import Draw

T = TypeVar("T")


def take_draw(state: State, draw: Draw, at: Millis) -> State:
    """Who is nearest to A starts, unless it left meanwhile: then the other's last move begins."""
    starter = draw.letters.index(min(draw.letters))
    turn = state.turn if state.left else starter
    return replace(state, drawn=draw.letters, turn=turn, began_at=at, ready=bool(state.left))


def act(state: State, seat: Seat, action: Action, at: Millis) -> Transition[State]:
    half = state.halves[seat]
    match action:
        case Lay() as lay:
            pending = replace(state, pending=lay)
            return Transition(pending) if claims_of(state, lay) else laid(pending, (), at)
        case Placed(stones=stones):
            lying = with_half(state, seat, half.with_stones(dict(stones)))
            placed = replace(state, halves=lying, last=tuple(sorted(dict(stones))))
            return Transition(out_of_time(placed, at), (Event("placed", {"seat": seat}),))
        case Block(squares=squares):
            spent = len(squares) if state.phase == "after" else 0
            return Transition(_block(state, seat, squares, at), report=Report(spent=spent))
        case Rebuild(moves=moves):
            moved = {end: half[start] for start, end in moves}
            rebuilt = half.without_stones(start for start, _ in moves).with_stones(moved)
            return Transition(replace(state, halves=with_half(state, seat, rebuilt)))
        case GiveBack(squares=squares):
            rest = with_half(state, seat, half.without_stones(squares))
            return Transition(replace(state, halves=rest))
        case GiveUp() if state.given_up is None:
            out = replace(state, given_up=seat)
            return Transition(_next_turn(out, at), (Event("gave_up", {"seat": seat}),))
        case GiveUp() | Pass():
            return Transition(_next_turn(replace(state, due=0), at))


def _block(state: State, seat: Seat, squares: tuple[Square, ...], at: Millis) -> State:
    other = 1 - seat
    blocked = with_half(state, other, state.halves[other].with_blocked(squares))
    after = replace(state, halves=blocked)
    if state.phase == "block":
        return replace(after, began_at=at, ready=all(after.blocked))
    rest = replace(after, due=state.due - len(squares), after=(*state.after, *squares))
    if rest.due and can_block(rest, seat):
        return rest
    return _next_turn(replace(rest, due=0), at)


def rule(state: State, verdicts: tuple[Verdict, ...], at: Millis) -> Transition[State]:
    if state.counting:
        return Transition(counted(state, verdicts), (Event("counted"),))
    return laid(state, verdicts, at)


def laid(state: State, verdicts: tuple[Verdict, ...], at: Millis) -> Transition[State]:
    assert state.pending
    seat, stones = state.turn, dict(state.pending.stones)
    report = report_of(state, state.pending, verdicts)
    runs = rewarded(state, state.pending, verdicts)
    words = frozenset(run.word for run in runs)
    after = replace(
        state,
        halves=with_half(state, seat, state.halves[seat].with_stones(stones)),
        pending=None,
        due=report.earned,
        earned=_put(state.earned, seat, state.earned[seat] | words),
        places=_put(state.places, seat, state.places[seat] | runs),
        fresh=_put(state.fresh, seat, words),
        last=tuple(sorted(stones)),
    )
    done = after if report.earned else _next_turn(after, at)
    return Transition(done, (Event("laid", {"seat": seat}),), report)


def _put(of_halves: tuple[T, T], seat: Seat, new: T) -> tuple[T, T]:
    return (new, of_halves[1]) if seat == 0 else (of_halves[0], new)


def left(state: State, seat: Seat, at: Millis) -> State:
    """KRX-19 Whoever leaves gives up. No blockers are set against a half that is left."""
    gone = replace(state, left=state.left | {seat})
    if state.given_up is not None:
        last = replace(gone, due=0, ready=True)
        return _next_turn(last, at) if seat == state.turn else gone
    turn, drawing = 1 - seat, state.phase == "draw"
    other = replace(gone, given_up=seat, turn=turn, due=0, ready=not drawing)
    if state.phase == "lay" and seat != state.turn:
        return other  # the turn that runs is the last move
    return replace(other, began_at=at, turn_board=state.halves[turn])


def out_of_time(state: State, at: Millis) -> State:
    """KRX-07 Letters that are not laid and blockers that are not set are lost."""
    if state.due:
        return _next_turn(replace(state, due=0), at)
    return _next_turn(replace(state, fresh=_put(state.fresh, state.turn, frozenset())), at)


def _next_turn(state: State, at: Millis) -> State:
    """KRX-19 After the other's last move the words are judged and counted."""
    if state.given_up is not None and state.turn != state.given_up:
        counting = replace(state, counting=True)
        return counting if words_to_judge(state.halves) else counted(counting, ())
    turn = 1 - state.turn
    return replace(state, turn=turn, began_at=at, turn_board=state.halves[turn])


def counted(state: State, verdicts: tuple[Verdict, ...]) -> State:
    copies = state.options.copies == "count"
    first, second = (sheet_of(half, verdicts, copies_count=copies) for half in state.halves)
    return replace(state, sheets=(first, second))
