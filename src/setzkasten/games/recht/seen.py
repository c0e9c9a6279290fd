"""What each seat may know of Wer behält recht: announcements are open, hands are hidden."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from setzkasten.core.game import Seat
from setzkasten.core.squares import Square, neighbours
from setzkasten.core.tiles import Stock
from setzkasten.core.values import replace
from setzkasten.games.recht.building import ends_of
from setzkasten.games.recht.finishing import can_finish, missing_letters
from setzkasten.games.recht.offers import beside
from setzkasten.games.recht.state import State, View
from setzkasten.games.typdom.seen import hidden_from, mixed, table_seen


def view_of(state: State, seat: Seat | None, *, may_buy: bool, may_pass: bool) -> View:
    """Hands of others are a number until they are laid open."""
    word, hidden = state.open, _hidden(state, seat)
    return View(
        *table_seen(state.table, seat),
        unseen={symbol: hidden[symbol] for symbol in hidden.symbols()},
        turn=state.turn,
        starter=state.table.starter,
        word=word.word if word else "",
        author=word.author if word else None,
        said=word.said if word else (),
        fragment=word.squares if word else (),
        ends=tuple(_free(state, _where(state))),
        missing=missing_letters(state),
        crossed=state.crossed,
        premium=state.premium,
        bought=state.bought,
        may_buy=may_buy,
        may_pass=may_pass,
        can_finish=state.phase == "finish" and seat == state.turn and can_finish(state, state.turn),
        out=tuple(sorted(state.out)),
        left=tuple(sorted(state.table.left)),
        game=state.game,
        games=state.rules.games,
        stake=state.stake,
        last=next((move.squares for move in reversed(state.moves) if move.squares), ()),
        moves=state.moves,
        results=state.results,
        shown=tuple(
            tuple(hand) if state.table.over or s in state.out else ()
            for s, hand in enumerate(state.table.hands)
        ),
    )


def _hidden(state: State, seat: Seat | None) -> Stock:
    """What lies where nobody sees it: hands laid open are known."""
    unseen = hidden_from(state.table, seat)
    hands = (state.table.hands[other] for other in state.out - {seat})
    return unseen.without([symbol for hand in hands for symbol in hand if symbol in unseen])


def _where(state: State) -> Iterable[Square]:
    """Squares that the next stone could take; whether it may, its word decides."""
    if state.open:
        return ends_of(state.open)
    if not state.board:
        return ((0, 0),)
    if len(state.crossed) > 1:
        return beside(state)
    lying = state.crossed or tuple(state.board)
    return dict.fromkeys(near for square in lying for near in neighbours(square))


def _free(state: State, squares: Iterable[Square]) -> Iterable[Square]:
    if state.phase in ("begin", "add", "premium"):
        yield from (square for square in squares if square not in state.board)


def resampled(state: State, seat: Seat | None, rng: Random) -> State:
    """Hidden hands and the stock mixed anew; hands laid open stay."""
    closed = tuple(Stock() if s in state.out else hand for s, hand in enumerate(state.table.hands))
    if state.table.over:
        return state
    table = mixed(replace(state.table, hands=closed), seat, rng)
    hands = tuple(
        state.table.hands[s] if s in state.out else hand for s, hand in enumerate(table.hands)
    )
    return replace(state, table=replace(table, hands=hands))
