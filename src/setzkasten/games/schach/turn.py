"""What a turn does: laying, buying, going on, being left alone with a word, and the end."""

from __future__ import annotations

from setzkasten.core.actions import Pass
from setzkasten.core.board import runs_formed
from setzkasten.core.drawing import Drawn, Outcome
from setzkasten.core.game import Event, Millis, Refusal, Seat, Transition
from setzkasten.core.seating import without
from setzkasten.core.turns import last_one, next_seat, plus, put
from setzkasten.core.values import replace
from setzkasten.games.schach.judging import grown, refused_report, report_of, squares_of
from setzkasten.games.schach.laying import laid
from setzkasten.games.schach.room import Judged, way_of
from setzkasten.games.schach.state import Action, Back, Duty, Laid, Lay, Move, OpenWord, State
from setzkasten.games.typdom.box import payment_of, symbol_of
from setzkasten.games.typdom.buying import Buy, check_purchase
from setzkasten.games.typdom.chance import begun
from setzkasten.games.typdom.jolly import Rob
from setzkasten.games.typdom.table import bought, lowest_rest, robbed, spent


def act(state: State, seat: Seat, action: Action, at: Millis) -> State:
    match action:
        case Lay():
            return replace(state, pending=laid(state, action))
        case Back():
            return taken_up(state)
        case Rob():
            return rob(state, seat, action)
        case Buy(colours=colours):
            return replace(state, buying=colours)
        case Pass():
            return let_pass(state, at)


def lay_stones(state: State, put_down: Laid, judged: Judged, at: Millis) -> Transition[State]:
    """Either all stones lie, or none."""
    seat, lay = state.turn, put_down.lay
    growth = grown(state, seat, lay, judged)
    before = replace(state, pending=None)
    if growth.refusal:
        report = refused_report(state, lay, growth.refusal)
        return Transition(before, report=report, refusal=growth.refusal)
    report = report_of(lay, growth, judged)
    after = replace(
        spent(before, seat, [symbol_of(tile) for _, tile in lay.stones]),
        board=growth.board,
        open=growth.open,
        alone=growth.alone,
        credit=growth.credit,
        laid=(*state.laid, *lay.stones),
        before=state.before if state.credit else state.open,
        noted=state.noted if state.credit else len(state.moves),
    )
    squares = tuple(square for square, _ in lay.stones)
    move = Move(
        seat,
        "lay",
        report.words,
        squares,
        growth.premiums,
        plan=lay.plan,
        about=tuple((run.squares[0], way_of(run)) for run in runs_formed(growth.board, squares)),
    )
    event = Event("laid", {"seat": seat, "words": [word.word for word in report.words]})
    done = _after_stones(replace(after, moves=(*state.moves, move)), at, alone=bool(state.duty))
    return Transition(done, (event, *_told_alone(after, done)), report)


def _told_alone(before: State, after: State) -> tuple[Event, ...]:
    fresh = [duty for duty in after.alone if before.duty_of(duty.seat) is None]
    return tuple(Event("alone", {"seat": duty.seat}) for duty in fresh)


def _unfinished(state: State) -> list[OpenWord]:
    return [*state.open, *(duty.word for duty in state.alone)]


def _after_stones(state: State, at: Millis, *, alone: bool) -> State:
    if not state.hands[state.turn]:
        return settled(replace(state, finisher=state.turn))  # SDW-18, KW4-11
    return state if state.credit else end_turn(state, at, laid=True, alone=alone)


def taken_up(state: State) -> State:
    """The stones of this turn are in the hand again, as if nothing had been laid."""
    symbols = [symbol_of(tile) for _, tile in state.laid]
    return replace(
        state,
        board=state.board.without_stones(square for square, _ in state.laid),
        hands=put(state.hands, state.turn, state.hands[state.turn].plus(symbols)),
        open=state.before,
        credit=0,
        laid=(),
        before=(),
        noted=0,
        moves=state.moves[: state.noted],
    )


def rob(state: State, seat: Seat, robbery: Rob) -> State:
    """KW4-08 The true letter for the jolly, which is free again."""
    move = Move(seat, "rob", squares=(robbery.square,))
    return replace(robbed(state, seat, robbery), moves=(*state.moves, move))


def take_outcome(state: State, outcome: Outcome, at: Millis) -> State:
    """Stones that were bought, or before the first turn lot and deal."""
    if isinstance(outcome, Drawn):
        return _bought_stone(state, outcome.stones)
    return begun(state, outcome, at)


def _bought_stone(state: State, symbols: tuple[str, ...]) -> State:
    """SDW-06 It may be laid at once."""
    moves = (*state.moves, Move(state.turn, "buy", bought=len(symbols)))
    return replace(bought(state, symbols), bought=True, moves=moves)


def check_buy(state: State, purchase: Buy) -> Refusal | None:
    if state.credit:
        return Refusal("no_buying_for_premium")  # SDW-15
    if state.bought:
        return Refusal("bought_already")  # SDW-06
    return check_purchase(state, purchase.colours, 1)


def check_pass(state: State) -> Refusal | None:
    """SDW-06 Only after buying, or when there is nothing to buy; a premium may be left."""
    if state.credit:
        if len(state.open) > 1:
            squares = squares_of(state.board, state.open)
            return Refusal("two_words_open", squares=squares)  # SDW-14
        return None
    return Refusal("must_buy") if state.stock and not state.bought else None


def let_pass(state: State, at: Millis) -> State:
    if state.credit:
        return end_turn(state, at, laid=True)
    moves = (*state.moves, Move(state.turn, "pass"))
    return end_turn(replace(state, moves=moves), at, laid=False)


def time_out(state: State, at: Millis) -> State:
    """SDW-05 The next player, nothing bought; a premium that leaves two words open goes back."""
    if state.credit and len(state.open) < 2:
        return end_turn(state, at, laid=True)
    after = taken_up(state) if state.credit else state
    moves = (*after.moves, Move(after.turn, "time"))
    return end_turn(replace(after, moves=moves), at, laid=False)


def end_turn(state: State, at: Millis, *, laid: bool, alone: bool = False) -> State:
    """The next seat is on turn, or a word is left to its layer, or nobody can go on."""
    seat, idle = state.turn, state.stock == 0 and not state.bought
    stuck = state.stuck
    if not (alone or state.duty):
        stuck = frozenset() if laid or not state.open else (stuck | {seat}) - state.left
    after = replace(
        state,
        turn=next_seat(seat, state.seats, skipping=state.left),
        began_at=at,
        buying=(),
        bought=False,
        credit=0,
        laid=(),
        before=(),
        noted=0,
        stuck=stuck,
        passes=0 if laid or not idle else state.passes + 1,
    )
    if after.passes >= len(state.playing):
        return settled(after)
    return _left_alone(after)


def leave(state: State, seat: Seat, at: Millis) -> State:
    """A seat stands up for good: it keeps its stones; a word that it had to finish stays lying."""
    alone = tuple(duty for duty in state.alone if duty.seat != seat)
    on_turn = seat == state.turn
    halfway = on_turn and len(state.open) > 1  # SDW-14
    kept = taken_up(state) if halfway else state
    gone = replace(without(kept, seat), alone=alone)
    if last_one(gone.left, gone.seats):
        return settled(replace(gone, buying=(), laid=(), before=(), noted=0))
    if not on_turn:
        return replace(gone, stuck=gone.stuck - {seat})
    after = replace(end_turn(gone, at, laid=bool(gone.laid)), passes=0)
    starts = not state.dealt and state.starter == seat
    return replace(after, starter=after.turn) if starts else after


def _left_alone(state: State) -> State:
    """SDW-11 A full round nobody could add, not even who laid the last stone: it is his word."""
    if not state.open or not state.taking_part <= state.stuck:
        return state
    (word,) = state.open
    if word.layer in state.left:  # nobody answers for it: it stays as it lies
        return replace(state, open=(), stuck=frozenset())
    squares = word.on(state.board).squares
    return replace(
        state,
        open=(),
        alone=(*state.alone, Duty(word.layer, word)),
        stuck=frozenset(),
        moves=(*state.moves, Move(word.layer, "alone", squares=squares)),
    )


def settled(state: State) -> State:
    """The end: SDW-16 the breach, KW4-11 and KW4-12 the payments."""
    over = replace(state, over=True, credit=0)
    if (first := _first_out(state)) is not None:
        return replace(over, scores=_paid(state, first, frozenset()))
    starved = next((word for word in _unfinished(state) if word.starved is not None), None)
    breach = starved.starved if starved else None
    if starved and breach is not None:
        over = replace(over, breach=breach, scores=_fined(state, breach, starved))
    excused = frozenset() if breach is None else frozenset({breach})
    winner = _lowest_rest(over)
    scores = over.scores if winner is None else _paid(over, winner, excused)
    return replace(over, scores=scores)


def winner_of(state: State) -> Seat | None:
    """SDW-18 Who used up his stones or stayed alone, else the lowest rest; nobody after a tie."""
    first = _first_out(state)
    return _lowest_rest(state) if first is None else first


def _first_out(state: State) -> Seat | None:
    return state.playing[0] if len(state.playing) == 1 else state.finisher


def _lowest_rest(state: State) -> Seat | None:
    """KW4-12 The owner of the lowest rest; nobody after a tie. Who broke SDW-16 does not win."""
    return lowest_rest(state, (seat for seat in state.playing if seat != state.breach))


def _stake(state: State) -> int:
    return state.rules.unit * (2 if state.rules.double else 1)


def _fined(state: State, seat: Seat, word: OpenWord) -> tuple[int, ...]:
    """SDW-16 To every partner the stones put into the word and those still held."""
    put_in = payment_of(symbol_of(state.board[square]) for square in word.own)
    fine = (put_in + payment_of(state.hands[seat])) * _stake(state)
    partners = [s for s in state.playing if s != seat]
    return tuple(
        score + fine * (s in partners) - fine * len(partners) * (s == seat)
        for s, score in enumerate(state.scores)
    )


def _paid(state: State, winner: Seat, excused: frozenset[Seat]) -> tuple[int, ...]:
    """Everybody pays the winner what is left in the hand; who was fined has paid it already."""
    scores = state.scores
    for seat, hand in enumerate(state.hands):
        if seat != winner and seat not in excused:
            due = payment_of(hand) * _stake(state)
            scores = plus(plus(scores, seat, -due), winner, due)
    return scores
