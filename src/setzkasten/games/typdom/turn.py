"""What a turn does: laying, robbing, buying, passing, and how the game ends."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from setzkasten.core.game import Event, Millis, Report, Seat, Transition
from setzkasten.core.hand import taken_from
from setzkasten.core.laying import refused_words
from setzkasten.core.turns import next_seat, plus, put
from setzkasten.games.typdom.box import payment_of, points_left, symbol_of, tile_of
from setzkasten.games.typdom.laying import joins_two
from setzkasten.games.typdom.state import Buy, Laid, Move, Rob, State

FIRST_OUT = 10  # PNT-06


def lay_word(state: State, report: Report, at: Millis) -> Transition[State]:
    if refusal := refused_words(report):
        return Transition(replace(state, pending=None), report=report, refusal=refusal)
    assert state.pending
    put_down, seat = state.pending, state.turn
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


def spent(state: State, seat: Seat, symbols: Iterable[str]) -> State:
    """Stones leave a hand. One that nobody knew of is seen now."""
    wanted = tuple(symbols)
    hand = state.hands[seat]
    unknown = hand.missing(wanted)
    return replace(
        state,
        hands=put(state.hands, seat, taken_from(hand, wanted)),
        unseen=state.unseen.without(unknown) if unknown else state.unseen,
    )


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
    tile = state.board[robbery.square]
    after = spent(state, seat, [tile.letter])
    return replace(
        after,
        board=state.board.with_stones({robbery.square: tile_of(tile.letter)}),
        hands=put(after.hands, seat, after.hands[seat].plus([symbol_of(tile)])),
        moves=(*state.moves, Move(seat, "rob", squares=(robbery.square,))),
    )


def buy(state: State, purchase: Buy) -> State:
    return replace(state, buying=purchase.colours)


def let_pass(state: State, at: Millis) -> State:
    moves = (*state.moves, Move(state.turn, "pass"))
    return end_turn(replace(state, moves=moves), at, laid=state.second)


def end_turn(state: State, at: Millis, *, laid: bool) -> State:
    """The next seat is on turn, or nobody can go on, or the round is finished."""
    passes = 0 if laid else state.passes + (state.stock == 0)
    turn = next_seat(state.turn, state.seats)
    after = replace(
        state, turn=turn, began_at=at, second=False, late=False, buying=(), passes=passes
    )
    if passes >= state.seats or (state.finisher is not None and turn == state.starter):
        return settled(after)
    return after


def settled(state: State) -> State:
    """The end: KW1-13, KW4-11, KW4-12 payments; PNT-06 stones left over are taken off."""
    if state.edition.points:
        scores = tuple(
            score - points_left(hand) for score, hand in zip(state.scores, state.hands, strict=True)
        )
        return replace(state, scores=scores, over=True)
    return replace(state, scores=_paid(state), over=True)


def _paid(state: State) -> tuple[int, ...]:
    rests = [payment_of(hand) for hand in state.hands]
    winner = state.finisher
    if winner is None:
        lowest = [seat for seat, rest in enumerate(rests) if rest == min(rests)]
        if len(lowest) > 1:
            return state.scores
        winner = lowest[0]
    stake = state.rules.unit * (2 if state.rules.double else 1)
    pot = (sum(rests) - rests[winner]) * stake
    return tuple(
        score + (pot if seat == winner else -rest * stake)
        for seat, (score, rest) in enumerate(zip(state.scores, rests, strict=True))
    )
