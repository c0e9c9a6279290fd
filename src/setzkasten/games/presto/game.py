"""Presto: all turn their stones at once, and each builds a crossword for himself.

Rules: docs/rules/presto-1936.de.md, presto-super.de.md
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from setzkasten.core.drawing import Deal, Outcome, read_outcome, write_outcome
from setzkasten.core.game import (
    Act,
    Awaiting,
    Chance,
    Event,
    Expired,
    Left,
    Millis,
    Refusal,
    Report,
    Ruled,
    Seat,
    Step,
    Transition,
    Vocabulary,
)
from setzkasten.core.hand import UNKNOWN, known, taken_from
from setzkasten.core.laying import read_laying, refused_words, write_laying
from setzkasten.core.options import Option, OptionError, check_seats, options_of, read_options
from setzkasten.core.position import Position
from setzkasten.core.squares import NotationError
from setzkasten.core.tiles import Stock
from setzkasten.core.turns import best_seats, check_turn, put
from setzkasten.games.kreuzwort.notation import read_stones
from setzkasten.games.presto.building import (
    check_claim,
    check_layout,
    left_over,
    report_of,
    words_claimed,
)
from setzkasten.games.presto.offers import offers
from setzkasten.games.presto.position import read_state, write_state
from setzkasten.games.presto.rounds import credited, leave, next_builder
from setzkasten.games.presto.state import (
    Action,
    Arrange,
    Claim,
    Edition,
    Finish,
    GiveUp,
    Go,
    Layout,
    Rules,
    ShownBoard,
    State,
    Stone,
    View,
)
from setzkasten.games.typdom.box import red, symbol_of, tile_of


@dataclass(frozen=True)
class Presto:
    """Two editions; what differs is in `facts` and in the class of options."""

    id: str
    name: str
    clauses: str
    options_type: type[Any]  # a dataclass whose fields are fields of Rules
    facts: Edition
    box: str = "Typ-Dom"
    seats: tuple[int, int] = (2, 6)
    edition: str = "1"

    @property
    def options(self) -> tuple[Option, ...]:
        return options_of(self.options_type)

    @property
    def presets(self) -> Mapping[str, Mapping[str, object]]:
        return {"simple": {"rounds": 1}, "evening": {"rounds": 5}}

    def start(self, seats: int, options: Mapping[str, object]) -> State:
        chosen = read_options(self.options_type, options)
        check_seats(seats, self.seats)
        rules = Rules(**{option.name: getattr(chosen, option.name) for option in self.options})
        state = State(rules, self.facts, (0,) * seats)
        reds = sum(map(red, self.facts.stones))
        if state.deal[1] * seats > reds:
            raise OptionError("red", "option_range", rules.red)
        if state.deal[0] * seats > len(self.facts.stones) - reds:
            raise OptionError("black", "option_range", rules.black)
        return state

    def awaiting(self, state: State) -> Awaiting:
        match state.phase:
            case "over":
                return Awaiting(phase="over", left=state.left)
            case "deal":
                return Awaiting(phase="deal", chance=True, live=True, left=state.left)
            case "judge":
                assert state.pending
                claims = words_claimed(state.pending[1])
                return Awaiting(phase="judge", ruling=claims, left=state.left)
            case phase:
                seats = frozenset(state.building)
                return Awaiting(phase=phase, seats=seats, live=True, left=state.left)

    def check(self, state: State, step: Step[Action, Outcome]) -> Refusal | None:
        if refusal := check_turn(self.awaiting(state), step):
            return refusal
        match step:
            case Chance(outcome=outcome):
                return _check_deal(state, outcome)
            case Act(seat=seat, action=action):
                return _check_action(state, seat, action)
        return None

    def apply(self, state: State, step: Step[Action, Outcome]) -> Transition[State]:
        match step:
            case Chance(outcome=Deal(hands=hands), at=at):
                began = at if state.rules.order == "together" else None
                dealt = tuple(map(Stock, hands))
                empty: tuple[Layout, ...] = ((),) * state.seats
                return Transition(replace(state, hands=dealt, boards=empty, began_at=began))
            case Act(seat=seat, action=action, at=at):
                return _act(state, seat, action, at)
            case Ruled(verdicts=verdicts):
                assert state.pending
                return _rule(state, report_of(state.pending[1], verdicts))
            case Left(seat=seat):
                return Transition(leave(state, seat), (Event("left", {"seat": seat}),))
            case Chance() | Expired():
                raise AssertionError("nothing else is awaited")

    def scores(self, state: State) -> tuple[int, ...]:
        return state.scores

    def winners(self, state: State) -> tuple[Seat, ...]:
        """Most points, or PR4-03 most first places of the evening; ties are shared."""
        return best_seats(state.scores, left=state.left) if state.over else ()

    def view(self, state: State, seat: Seat | None) -> View:
        hidden = seat is None or not state.hands or _not_yet(state, seat)
        own = () if hidden or seat is None else state.boards[seat]
        return View(
            hand=() if hidden or seat is None else tuple(state.hands[seat]),
            board=_stones(own),
            boards=_shown(state, seat),
            hand_size=sum(state.deal),
            building=state.building if state.hands else (),
            finished=tuple(finish.seat for finish in state.finishes),
            out=tuple(sorted(state.out)),
            left=tuple(sorted(state.left)),
            began_at=state.began_at,
            round=state.played + len(state.rounds) + 1,
            rounds=state.rounds,
            one_left=state.rules.one_left,
        )

    def hides(self, state: State, step: Step[Action, Outcome], now: State) -> bool:
        """PR1-02 Stones are seen by their owner only, boards by all when the round is over."""
        if now.over or len(state.rounds) < len(now.rounds):
            return False
        match step:
            case Chance():
                return True
            case Act(action=Arrange() | Claim()):
                return not state.rules.open_boards
        return False

    def resample(self, state: State, seat: Seat | None, rng: Random) -> State:
        """Others' stones and boards are anybody's guess while they build."""
        if not state.hands or state.over:
            return state
        known = seat if seat is not None and not _not_yet(state, seat) else None
        open_boards = state.rules.open_boards
        boards = tuple(b if open_boards or s == known else () for s, b in enumerate(state.boards))
        seen = tuple(
            state.hands[s] if s == known else Stock(symbol_of(tile) for _, tile in board)
            for s, board in enumerate(boards)
        )
        finishes = tuple(
            f if open_boards or f.seat == known else replace(f, stones=()) for f in state.finishes
        )
        hands = _guessed(state, seen, self.facts.stones, rng)
        return replace(state, hands=hands, boards=boards, finishes=finishes)

    def actions(self, state: State, seat: Seat, vocabulary: Vocabulary) -> Iterator[Action]:
        if seat not in self.awaiting(state).seats:
            return
        for action in offers(state, seat, vocabulary):
            if _check_action(state, seat, action) is None:
                yield action

    def sample(self, state: State, rng: Random) -> Outcome:
        return Deal(_sampled(state, rng, self.facts.stones))

    def idle(self, state: State, seat: Seat) -> Action | None:
        return Go() if state.phase == "ready" else GiveUp()

    def write(self, part: Action | Outcome) -> str:
        match part:
            case Arrange(stones=stones):
                return f"build {write_laying(stones, bounded=False)}".strip()
            case Claim(stones=stones):
                return f"done {write_laying(stones, bounded=False)}".strip()
            case Go():
                return "go"
            case GiveUp():
                return "give-up"
            case outcome:
                return write_outcome(outcome)

    def read_action(self, text: str) -> Action:
        word, _, rest = text.partition(" ")
        if word in ("go", "give-up") and not rest:
            return Go() if word == "go" else GiveUp()
        if word not in ("build", "done"):
            raise NotationError(text[:40], "'done 0,0> EXAMEN …', 'build …', 'go' or 'give-up'")
        layout = tuple(sorted(_colours(read_laying(rest)))) if rest else ()
        return Arrange(layout) if word == "build" else Claim(layout)

    def read_chance(self, text: str) -> Outcome:
        return read_outcome(text, read_stones)

    def write_position(self, state: State) -> Position:
        return write_state(state)

    def read_position(self, position: Position, seats: int, options: Mapping[str, object]) -> State:
        return read_state(self.start(seats, options), position)


def _colours(layout: Layout) -> Layout:
    return tuple((square, tile_of(tile.letter, jolly=tile.jolly)) for square, tile in layout)


def _not_yet(state: State, seat: Seat) -> bool:
    """Building one after the other: the stones of later seats still lie face down."""
    if state.rules.order == "together":
        return False
    done = {finish.seat for finish in state.finishes} | state.out
    return seat not in done and (seat not in state.building or state.began_at is None)


def _stones(layout: Layout) -> tuple[Stone, ...]:
    return tuple(Stone(square, tile.letter, tile.kind, tile.jolly) for square, tile in layout)


def _shown(state: State, seat: Seat | None) -> tuple[ShownBoard, ...]:
    if not state.rules.open_boards or not state.hands:
        return ()
    others = (s for s in range(state.seats) if s != seat)
    return tuple(ShownBoard(s, _stones(state.boards[s])) for s in others)


def _check_deal(state: State, outcome: Outcome) -> Refusal | None:
    if not isinstance(outcome, Deal):
        return Refusal("no_draw_due")
    black, reds = state.deal
    if len(outcome.hands) != state.seats:
        return Refusal("deal_seats", {"seats": state.seats})
    for seat, hand in enumerate(outcome.hands):
        wanted = (0, 0) if seat in state.left else (reds, reds + black)
        if (sum(map(red, hand)), len(hand)) != wanted:
            return Refusal("deal_size", {"red": reds, "black": black})
    symbols = [symbol for hand in outcome.hands for symbol in hand]
    if missing := state.edition.stones.missing(symbols):
        return Refusal("stone_not_in_stock", {"stone": missing.symbols()[0]})
    return None


def _sampled(state: State, rng: Random, stones: Stock) -> tuple[tuple[str, ...], ...]:
    reds = [symbol for symbol in stones if red(symbol)]
    blacks = [symbol for symbol in stones if not red(symbol)]
    rng.shuffle(reds)
    rng.shuffle(blacks)
    black, number = state.deal
    return tuple(
        ()
        if i in state.left
        else tuple(
            sorted(reds[number * i : number * (i + 1)] + blacks[black * i : black * (i + 1)])
        )
        for i in range(state.seats)
    )


def _guessed(
    state: State, seen: tuple[Stock, ...], stones: Stock, rng: Random
) -> tuple[Stock, ...]:
    """What was seen of each hand, and anything of the right colour for the rest."""
    pool = list(stones.without([symbol for stock in seen for symbol in known(stock)]))
    rng.shuffle(pool)
    hands = []
    for hand, told in zip(state.hands, seen, strict=True):
        rest = taken_from(hand, told)
        colours = [red(symbol) for symbol in known(rest)]
        drawn = [pool.pop(next(i for i, s in enumerate(pool) if red(s) == one)) for one in colours]
        hands.append(Stock([*told, *drawn, *(UNKNOWN,) * rest[UNKNOWN]]))
    return tuple(hands)


def _check_action(state: State, seat: Seat, action: Action) -> Refusal | None:
    match state.phase, action:
        case "ready", Go():
            return None
        case "build", Arrange():
            return check_layout(state, seat, action.stones)
        case "build", Claim():
            return check_claim(state, seat, action)
        case "build", GiveUp():
            return None
    return Refusal("not_now", {"phase": state.phase})


def _act(state: State, seat: Seat, action: Action, at: Millis) -> Transition[State]:
    match action:
        case Go():
            return Transition(replace(state, began_at=at))
        case Arrange(stones=stones):
            return Transition(replace(state, boards=put(state.boards, seat, stones)))
        case Claim():
            return Transition(replace(state, pending=(seat, action, at)))
        case GiveUp():
            out = replace(state, out=state.out | {seat})
            return Transition(next_builder(out), (Event("gave_up", {"seat": seat}),))


def _rule(state: State, report: Report) -> Transition[State]:
    """PR1-05 A false claim costs nothing: the board is shown where it is wrong, and on it goes."""
    assert state.pending
    assert state.began_at is not None
    if refusal := refused_words(report):
        return Transition(replace(state, pending=None), report=report, refusal=refusal)
    seat, claim, called_at = state.pending
    finish = Finish(seat, called_at - state.began_at, left_over(state, seat, claim), claim.stones)
    done = replace(
        state,
        pending=None,
        boards=put(state.boards, seat, claim.stones),
        finishes=(*state.finishes, finish),
    )
    after = next_builder(credited(done))
    brought = replace(report, points=after.scores[seat] - state.scores[seat])
    return Transition(after, (Event("finished", {"seat": seat}),), brought)
