"""What a turn does: a stone and what it earns, the finished word, buying, passing."""

from __future__ import annotations

from setzkasten.core.board import Board
from setzkasten.core.claims import Verdict
from setzkasten.core.drawing import Drawn, Outcome
from setzkasten.core.game import Event, Millis, Seat, Transition
from setzkasten.core.squares import Square, neighbours, pieces
from setzkasten.core.turns import next_seat
from setzkasten.core.values import replace
from setzkasten.games.recht.building import place_allowed, refusal_of, report_of
from setzkasten.games.recht.finishing import refuse_drop_out
from setzkasten.games.recht.payment import drop_out, end_game
from setzkasten.games.recht.state import Move, Open, Pending, State
from setzkasten.games.typdom.box import RED_LETTERS, symbol_of
from setzkasten.games.typdom.buying import Buy
from setzkasten.games.typdom.chance import begun
from setzkasten.games.typdom.hand import Stones
from setzkasten.games.typdom.jolly import Rob
from setzkasten.games.typdom.table import bought, robbed, spent


def rule(state: State, verdicts: tuple[Verdict, ...], at: Millis) -> Transition[State]:
    """The stones stay, or go back."""
    pending = state.pending
    assert pending
    report = report_of(pending, verdicts)
    waiting = replace(state, pending=None)
    refusal = refusal_of(state, pending, report)
    if pending.kind == "out":
        return _let_out(waiting, at, lacking=refusal is not None)
    if refusal:
        return Transition(waiting, report=report, refusal=refusal)
    if pending.kind == "finish":
        place = place_allowed(pending, verdicts)
        assert place
        chosen = replace(
            pending, stones=place.stones, run=replace(pending.run, squares=place.squares)
        )
        done, earned = _finished(waiting, chosen, at), 0
    else:
        done, earned = _laid(waiting, pending, at)
    event = Event("laid", {"seat": state.turn, "word": pending.word})
    return Transition(done, (event,), replace(report, earned=earned))


def _let_out(state: State, at: Millis, *, lacking: bool) -> Transition[State]:
    """WBR-08 Whoever can finish his word does; one that no longer counts can nobody (KW1-14)."""
    if lacking:
        return Transition(drop_out(state, state.turn, at))
    return Transition(state, refusal=refuse_drop_out(state))


def _with_stones(state: State, stones: Stones, move: Move) -> State:
    table = spent(state.table, state.turn, (symbol_of(tile) for _, tile in stones))
    board = table.board.with_stones(dict(stones))
    table = replace(table, board=board, passes=0)
    return replace(state, table=table, moves=(*state.moves, move))


def _laid(state: State, pending: Pending, at: Millis) -> tuple[State, int]:
    """One stone. WBR-13, WBR-14 premiums add up, one more stone each."""
    seat, square = state.turn, pending.stones[0][0]
    complete = pending.run.word == pending.word
    closed = closes_square(state.board, square, opposite=state.rules.square == "opposite")
    vowel = pending.kind == "begin" and any(
        s in state.board and state.board[s].letter in RED_LETTERS for s in pending.run.squares
    )
    earned = 0 if complete else closed + vowel
    left = max(state.premium - 1, 0) + earned
    move = Move(
        seat,
        pending.kind,
        pending.word,
        pending.run.word,
        (square,),
        complete=complete,
        square_premium=closed and not complete,
        vowel_premium=vowel and not complete,
    )
    after = replace(
        _with_stones(state, pending.stones, move),
        open=_grown(state, pending),
        crossed=(),
        waiting=0,
        premium=left,
    )
    if not after.table.hands[seat]:
        return end_game(after, at, winner=seat), earned  # WBR-15
    if complete:
        return _completed(after, at), earned
    if left:
        return replace(after, table=replace(after.table, began_at=at)), earned
    return end_turn(after, at, idle=False), earned


def _grown(state: State, pending: Pending) -> Open:
    old = state.open
    if old and pending.kind == "fit":
        return replace(old, squares=pending.run.squares)
    said = (*old.said, old.word) if old else ()
    return Open(pending.run.squares, pending.word, state.turn, said)


def closes_square(board: Board, square: Square, *, opposite: bool) -> bool:
    """WBR-13 Two opposite sides engage, and the stones make a closed ring through this one."""
    up, left, right, down = neighbours(square)
    pairs = [(up, down), (left, right)]
    if not opposite:
        pairs += [(up, left), (up, right), (down, left), (down, right)]
    engaged = [pair for pair in pairs if pair[0] in board and pair[1] in board]
    return bool(engaged) and any(
        one in piece and other in piece for piece in pieces(board) for one, other in engaged
    )


def _completed(state: State, at: Millis) -> State:
    """WBR-06 The author begins the next word; WBR-09 but not if he finished it with his stone."""
    assert state.open
    author, seat = state.open.author, state.turn
    own = author == seat or author in state.out
    return _begins(state, _after(state, seat) if own else author, at)


def _finished(state: State, pending: Pending, at: Millis) -> State:
    """WBR-07 All that was missing lies; the author begins anew."""
    seat = state.turn
    squares = tuple(square for square, _ in pending.stones)
    move = Move(seat, "finish", pending.word, pending.word, squares, complete=True)
    after = _with_stones(state, pending.stones, move)
    assert after.open
    after = replace(after, open=replace(after.open, squares=pending.run.squares))
    if not after.table.hands[seat]:
        return end_game(after, at, winner=seat)
    return _begins(after, seat, at)


def _begins(state: State, seat: Seat, at: Millis) -> State:
    assert state.open
    return replace(
        state,
        table=replace(state.table, turn=seat, began_at=at),
        crossed=state.open.squares,
        open=None,
        premium=0,
        bought=False,
    )


def _after(state: State, seat: Seat) -> Seat:
    return next_seat(seat, state.seats, skipping=state.out)


def end_turn(state: State, at: Millis, *, idle: bool) -> State:
    """The next seat; WBR-16 with an empty stock a full round without a stone ends the game."""
    passes = state.table.passes + 1 if idle and not state.table.stock else 0
    turn = _after(state, state.turn)
    table = replace(state.table, turn=turn, began_at=at, passes=passes, buying=())
    after = replace(state, table=table, bought=False, premium=0)
    if passes >= len(state.playing):
        return end_game(after, at, winner=None)
    return after


def buy(state: State, purchase: Buy) -> State:
    return replace(state, table=replace(state.table, buying=purchase.colours))


def take_outcome(state: State, outcome: Outcome, at: Millis) -> State:
    """Stones that were bought, or before the first turn lot and deal."""
    if isinstance(outcome, Drawn):
        return _take_bought(state, outcome.stones, at)
    return replace(state, table=begun(state.table, outcome, at))


def _take_bought(state: State, symbols: tuple[str, ...], at: Millis) -> State:
    """WBR-04 The stone is in the hand and may be laid at once."""
    table = replace(bought(state.table, symbols), began_at=at)
    return replace(state, table=table, bought=True, moves=(*state.moves, Move(state.turn, "buy")))


def rob(state: State, robbery: Rob) -> State:
    """WBR-01 The true letter for the jolly."""
    table = robbed(state.table, state.turn, robbery)
    move = Move(state.turn, "rob", squares=(robbery.square,))
    return replace(state, table=table, moves=(*state.moves, move))


def let_pass(state: State, at: Millis, kind: str) -> State:
    """WBR-04 "Weiter", a premium left, or the time is up."""
    idle = not state.bought and not state.premium
    after = replace(state, moves=(*state.moves, Move(state.turn, kind)))
    return end_turn(after if state.open else _not_begun(after), at, idle=idle)


def _not_begun(state: State) -> State:
    """WBR-06 If nobody in a full round can cross the finished word, any word may be crossed."""
    waiting = min(state.waiting + 1, len(state.playing))
    return replace(
        state, waiting=waiting, crossed=state.crossed if waiting < len(state.playing) else ()
    )
