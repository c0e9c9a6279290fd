"""What each seat may know of Schach dem Wort. Plans and hands are for their own seat only."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from setzkasten.core.board import Run, runs_formed
from setzkasten.core.game import Seat
from setzkasten.core.squares import ACROSS
from setzkasten.core.tiles import Stock
from setzkasten.core.values import replace
from setzkasten.games.schach.laying import granted
from setzkasten.games.schach.state import Counted, Move, OpenWord, Placed, SeenWord, State, View
from setzkasten.games.schach.turn import check_buy, check_pass
from setzkasten.games.typdom.box import payment_of, symbol_of
from setzkasten.games.typdom.buying import Buy
from setzkasten.games.typdom.seen import mixed, own_hand, table_seen


def view_of(state: State, seat: Seat | None) -> View:
    own = own_hand(state, seat)
    seen, making = table_seen(state, seat), in_the_making(state)
    colours = seen[4]
    return View(
        *seen,
        counts=counted(state, own),
        turn=state.turn,
        left=tuple(sorted(state.left)),
        starter=state.starter,
        bought=state.bought,
        credit=state.credit,
        premiums=granted(state, "simple") > 0,
        laid=tuple(square for square, _ in state.laid),
        open=tuple(_seen(state, word, word.layer) for word in state.open),
        alone=tuple(_seen(state, duty.word, duty.seat) for duty in state.alone),
        stuck=tuple(sorted(state.stuck)),
        may_buy=bool(colours) and check_buy(state, Buy(colours[:1])) is None,
        may_pass=check_pass(state) is None,
        last=next((move.squares for move in reversed(state.moves) if move.squares), ()),
        moves=tuple(_told(move, seat, making) for move in state.moves),
        breach=state.breach,
        rests=tuple(map(payment_of, state.hands)) if state.over else (),
        shown=tuple(tuple(hand) for hand in state.hands) if state.over else (),
    )


def _seen(state: State, word: OpenWord, seat: Seat) -> SeenWord:
    run = word.on(state.board)
    return SeenWord(run.word, run.squares, seat)


def counted(state: State, own: Stock) -> tuple[Counted, ...]:
    """SDW-16 Every stone of the box: how many lie, how many nobody but their owner has seen."""
    lying = Stock(map(symbol_of, state.board.values()))
    return tuple(
        [
            _line(symbol, total, lying[symbol], own[symbol])
            for symbol, total in state.stones.counts.items()
        ]
    )


@lru_cache(4096)
def _line(symbol: str, total: int, lying: int, own: int) -> Counted:
    """One that stays is the same as before."""
    return Counted(symbol, total, lying, own, total - lying - own)


def _told(move: Move, seat: Seat | None, making: frozenset[Run]) -> Move:
    """SDW-04 A plan is its seat's own until the word has ended."""
    if not move.plan or move.seat == seat or not _secret(move, making):
        return move
    return replace(move, plan="")


def _secret(move: Move, making: frozenset[Run]) -> bool:
    return any(
        run.across == (way == ACROSS) and square in run.squares
        for square, way in move.about
        for run in making
    )


def plan_hidden(now: State, stones: tuple[Placed, ...]) -> bool:
    """Is one of the words of these stones still in the making?"""
    making = in_the_making(now)
    return any(square in run.squares for square, _ in stones for run in making)


def in_the_making(state: State) -> frozenset[Run]:
    """Words that are open, and those of the last stones: the next player may build on at them."""
    if state.over:
        return frozenset()
    last = next((move for move in reversed(state.moves) if move.kind == "lay"), None)
    unfinished = [*state.open, *(duty.word for duty in state.alone)]
    return frozenset(
        [
            *(word.on(state.board) for word in unfinished),
            *(runs_formed(state.board, last.squares) if last else ()),
        ]
    )


def resampled(state: State, seat: Seat | None, rng: Random) -> State:
    """Others' stones and the stock mixed anew, each colour among itself; other plans."""
    if state.over:
        return state
    other = mixed(state, seat, rng)
    making = in_the_making(state)
    moves = tuple(
        replace(move, plan=rng.choice(("", "Schach")))
        if move.seat != seat and _secret(move, making)
        else move
        for move in state.moves
    )
    return replace(other, moves=moves)
