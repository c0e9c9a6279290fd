"""What a turn does: laying, robbing, buying, passing, and how the game ends."""

from __future__ import annotations

from setzkasten.core.claims import Verdict
from setzkasten.core.drawing import Drawn, Outcome
from setzkasten.core.game import Event, Millis, Report, Seat, Transition
from setzkasten.core.laying import refused_words
from setzkasten.core.seating import without
from setzkasten.core.turns import best_seats, last_one, next_seat, plus, with_start
from setzkasten.core.values import replace
from setzkasten.games.kreuzwort.laying import joins_two, refused_mending, report_of
from setzkasten.games.kreuzwort.state import Laid, Move, State
from setzkasten.games.typdom.box import payment_of, points_left, symbol_of
from setzkasten.games.typdom.buying import Buy
from setzkasten.games.typdom.chance import begun
from setzkasten.games.typdom.jolly import Rob
from setzkasten.games.typdom.table import bought, lowest_rest, robbed, spent

FIRST_OUT = 10  # PNT-06


def lay_word(state: State, verdicts: tuple[Verdict, ...], at: Millis) -> Transition[State]:
    assert state.pending
    put_down, seat = state.pending, state.turn
    report = report_of(state, put_down, verdicts)
    if refusal := refused_words(report) or refused_mending(put_down, verdicts):
        return Transition(replace(state, pending=None), report=report, refusal=refusal)
    after = replace(
        spent(state, seat, (symbol_of(tile) for _, tile in put_down.lay.stones)),
        board=put_down.after,
        scores=plus(state.scores, seat, report.points),
        pending=None,
        passes=0,
        moves=(*state.moves, _move_of(seat, put_down, report)),
    )
    event = Event("laid", {"seat": seat, "words": [w.word for w in report.words]})
    return Transition(_after_word(state, after, put_down, at), (event,), report)


def _move_of(seat: Seat, put_down: Laid, report: Report) -> Move:
    squares = tuple(square for square, _ in put_down.lay.stones)
    return Move(seat, "lay", report.words, report.points, squares)


def _after_word(before: State, after: State, put_down: Laid, at: Millis) -> State:
    if not after.hands[after.turn]:
        return _out(after, at)
    further = before.rules.chain or not before.second
    if further and joins_two(before.board, put_down.word):
        return replace(after, second=True, began_at=at)  # KW1-07, KW4-06, PNT-08
    return end_turn(after, at, laid=True)


def _out(state: State, at: Millis) -> State:
    """KW1-13 The game is won; PNT-06, PNT-07 ten points, and the round is played to its end."""
    if not state.edition.points:
        return settled(replace(state, finisher=state.turn))
    if state.finisher is None:
        scores = plus(state.scores, state.turn, FIRST_OUT)
        state = replace(state, finisher=state.turn, scores=scores)
    return end_turn(state, at, laid=True)


def rob(state: State, seat: Seat, robbery: Rob) -> State:
    """KW1-09 The true letter for the jolly, which is free again."""
    move = Move(seat, "rob", squares=(robbery.square,))
    return replace(robbed(state, seat, robbery), moves=(*state.moves, move))


def take_outcome(state: State, outcome: Outcome, at: Millis) -> State:
    """Stones that were bought, or before the first turn lot and deal."""
    if isinstance(outcome, Drawn):
        return _bought_stones(state, outcome.stones, at)
    return begun(state, outcome, at)


def _bought_stones(state: State, symbols: tuple[str, ...], at: Millis) -> State:
    """KW1-11 What was bought ends the turn."""
    moves = (*state.moves, Move(state.turn, "buy", bought=len(symbols)))
    return end_turn(replace(bought(state, symbols), moves=moves), at, laid=True)


def buy(state: State, purchase: Buy) -> State:
    return replace(state, buying=purchase.colours)


def let_pass(state: State, at: Millis) -> State:
    moves = (*state.moves, Move(state.turn, "pass"))
    return end_turn(replace(state, moves=moves), at, laid=state.second)


def time_out(state: State, at: Millis) -> State:
    """KW4-10 no word is declared, a stone must be bought; elsewhere the turn is over."""
    state = replace(state, moves=(*state.moves, Move(state.turn, "time")))
    if state.edition.time_out_buys and not state.second and state.stock:
        return replace(state, late=True)
    return end_turn(state, at, laid=state.second)


def end_turn(state: State, at: Millis, *, laid: bool) -> State:
    """The next seat is on turn, or nobody can go on, or the round is finished."""
    passes = 0 if laid else state.passes + (state.stock == 0)
    turn = next_seat(state.turn, state.seats, skipping=state.left)
    after = replace(
        state, turn=turn, began_at=at, second=False, late=False, buying=(), passes=passes
    )
    if passes >= len(state.playing) or (state.finisher is not None and _round_over(state, turn)):
        return settled(after)
    return after


def _round_over(state: State, turn: Seat) -> bool:
    """PNT-07 Is the seat that started reached, or passed over because it left?"""
    first = state.starter or 0
    return (turn - first) % state.seats <= (state.turn - first) % state.seats


def leave(state: State, seat: Seat, at: Millis) -> State:
    """A seat stands up for good: it keeps its stones and pays for them at the end."""
    gone = without(state, seat)
    if last_one(gone.left, gone.seats):
        return settled(replace(gone, buying=(), second=False, late=False))
    return passed_on(gone, seat, at)


def passed_on(state: State, seat: Seat, at: Millis) -> State:
    """Whoever left was perhaps on turn, or was to start."""
    if seat != state.turn:
        return state
    after = end_turn(state, at, laid=True)
    starts = not state.dealt and state.starter == seat
    return replace(after, starter=after.turn) if starts else after


def settled(state: State) -> State:
    """The end: KW1-13, KW4-11, KW4-12 payments; PNT-06 stones left over are taken off."""
    if state.edition.points:
        scores = tuple(
            score - points_left(hand) for score, hand in zip(state.scores, state.hands, strict=True)
        )
        return replace(state, scores=scores, over=True)
    return replace(state, scores=_paid(state), over=True)


def winner_of(state: State) -> Seat | None:
    """Who stayed alone, who got out, else KW4-12 the lowest rest; nobody after a tie."""
    if len(state.playing) == 1:
        return state.playing[0]
    if state.finisher is not None:
        return state.finisher
    return lowest_rest(state, state.playing)


def winners_of(state: State, ahead: tuple[int, ...]) -> tuple[Seat, ...]:
    if state.edition.points:
        return _winners_by_points(state, ahead)
    winner = winner_of(state)
    return () if winner is None else (winner,)


def _winners_by_points(state: State, ahead: tuple[int, ...]) -> tuple[Seat, ...]:
    """PNT-10 The first out is the winner, or by agreement most points; nobody out: points."""
    first, stayed = state.finisher, state.finisher not in state.left
    if first is not None and stayed and state.rules.winner == "first-out":
        return (first,)
    return best_seats(with_start(state.scores, ahead), left=state.left)


def _paid(state: State) -> tuple[int, ...]:
    rests = [payment_of(hand) for hand in state.hands]
    winner = winner_of(state)
    if winner is None:
        return state.scores
    stake = state.rules.unit * (2 if state.rules.double else 1)
    pot = (sum(rests) - rests[winner]) * stake
    return tuple(
        score + (pot if seat == winner else -rest * stake)
        for seat, (score, rest) in enumerate(zip(state.scores, rests, strict=True))
    )
