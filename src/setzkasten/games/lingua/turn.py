"""What a turn of Lingua does: laying, swapping, drawing, and how the game ends."""

from __future__ import annotations

from setzkasten.core.board import runs_formed
from setzkasten.core.drawing import Drawn, Outcome
from setzkasten.core.game import Event, Millis, Report, Seat, Transition
from setzkasten.core.hand import taken_from
from setzkasten.core.laying import refused_words
from setzkasten.core.seating import begun, taken_up, without
from setzkasten.core.turns import last_one, next_seat, plus, put
from setzkasten.core.values import replace
from setzkasten.games.lingua.box import GOALS
from setzkasten.games.lingua.laying import after_board, prize_of, reaches_goal
from setzkasten.games.lingua.state import HAND, Action, Lay, Move, State, Swap, symbol_of

# After how many rounds in which nobody lays or swaps does a game end, although tiles are left?
IDLE_ROUNDS = 3


# After how many rounds without a word is the board shut, although tiles are swapped?
SHUT_ROUNDS = 10


def take_outcome(state: State, outcome: Outcome, at: Millis) -> State:
    if isinstance(outcome, Drawn):
        return next_turn(replace(taken_up(state, outcome.stones), drawing=0, returned=()), at)
    return begun(state, outcome, at)


def act(state: State, action: Action, at: Millis) -> Transition[State]:
    match action:
        case Lay():
            return Transition(replace(state, pending=action))
        case Swap(tiles=tiles):
            event = Event("swapped", {"seat": state.turn, "number": len(tiles)})
            return Transition(_swap(state, tiles, at), (event,))


def _swap(state: State, tiles: tuple[str, ...], at: Millis) -> State:
    after = without_word(state, Move(state.turn, "swap", swapped=len(tiles)))
    if not tiles:
        return next_turn(after, at, idle=True)
    hands = put(state.hands, state.turn, taken_from(state.hands[state.turn], tiles))
    return replace(after, hands=hands, drawing=len(tiles), returned=tiles)


def leave(state: State, seat: Seat, at: Millis) -> State:
    """Its tiles stay out of play, and it draws no more; the last one ends the game."""
    gone = without(state, seat)
    if last_one(gone.left, state.seats):
        return replace(gone, drawing=0, returned=(), over=True)
    if seat != state.turn:
        return gone
    return next_turn(replace(gone, drawing=0, returned=()), at)


def without_word(state: State, move: Move) -> State:
    return replace(state, moves=(*state.moves, move), wordless=state.wordless + 1)


def rule(state: State, report: Report, at: Millis) -> Transition[State]:
    if refusal := refused_words(report):
        return Transition(replace(state, pending=None), report=report, refusal=refusal)
    assert state.pending
    lay, seat = state.pending, state.turn
    after = after_board(state.board, lay)
    event = Event("laid", {"seat": seat, "words": [word.word for word in report.words]})
    laid = replace(
        state,
        board=after,
        hands=put(
            state.hands, seat, taken_from(state.hands[seat], (symbol_of(t) for _, t in lay.stones))
        ),
        scores=plus(state.scores, seat, report.points),
        aces=plus(state.aces, seat, report.earned),
        laid=state.laid + 1,
        used=state.used
        | {run.word for run in runs_formed(after, [square for square, _ in lay.stones])},
        pending=None,
        wordless=0,
        moves=(*state.moves, _move(state, report)),
    )
    if reaches_goal(lay, GOALS):
        return Transition(replace(laid, over=True), (event,), report)
    drawing = min(HAND - len(laid.hands[seat]), max(laid.stock, 0))
    if drawing > 0:
        return Transition(replace(laid, drawing=drawing), (event,), report)
    return Transition(next_turn(laid, at), (event,), report)


def _move(state: State, report: Report) -> Move:
    assert state.pending
    aces = state.aces[state.turn] + report.earned
    reward = prize_of(state, state.pending, aces)
    squares = tuple(square for square, _ in state.pending.stones)
    return Move(state.turn, "lay", report.words, report.points, report.earned, reward, squares)


def next_turn(state: State, at: Millis, *, idle: bool = False) -> State:
    """LIN-22 An empty stock and a full round without a word end the game; so does a shut board."""
    passes = state.passes + 1 if idle else 0
    turn = next_seat(state.turn, state.seats, skipping=state.left)
    idle_over = passes >= len(state.playing) * (1 if state.stock <= 0 else IDLE_ROUNDS)
    over = idle_over or state.wordless >= len(state.playing) * SHUT_ROUNDS
    return replace(state, turn=turn, began_at=at, passes=passes, over=over)
