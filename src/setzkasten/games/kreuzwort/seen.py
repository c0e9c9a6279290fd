"""What each seat may know of a Typ-Dom game."""

from __future__ import annotations

from random import Random

from setzkasten.core.game import Seat
from setzkasten.games.kreuzwort.buying import check_pass, most_to_buy
from setzkasten.games.kreuzwort.state import State, View
from setzkasten.games.typdom.box import payment_of, points_left
from setzkasten.games.typdom.seen import hidden_from, mixed, table_seen


def view_of(state: State, seat: Seat | None) -> View:
    """Hands of others are a number until the end."""
    value = points_left if state.edition.points else payment_of
    hidden = hidden_from(state, seat)
    return View(
        *table_seen(state, seat),
        unseen={symbol: hidden[symbol] for symbol in hidden.symbols()},
        turn=state.turn,
        left=tuple(sorted(state.left)),
        starter=state.starter,
        second=state.second,
        late=state.late,
        may_pass=check_pass(state) is None,
        most_to_buy=most_to_buy(state),
        last=next((move.squares for move in reversed(state.moves) if move.squares), ()),
        moves=state.moves,
        rests=tuple(value(hand) for hand in state.hands) if state.over else (),
        shown=tuple(tuple(hand) for hand in state.hands) if state.over else (),
    )


def resampled(state: State, seat: Seat | None, rng: Random) -> State:
    """Others' stones and the stock mixed anew, each colour among itself."""
    return state if state.over else mixed(state, seat, rng)
