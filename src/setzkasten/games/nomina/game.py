"""Nomina: three letters a move out of an open case, every new word counts its letters.

Rules: docs/rules/nomina.de.md
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random

from setzkasten.core.board import Board, write_rows
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
from setzkasten.core.laying import read_laying, refused_words, write_laying
from setzkasten.core.options import check_seats, options_of, read_options
from setzkasten.core.position import Position
from setzkasten.core.squares import NotationError
from setzkasten.core.tiles import ALPHABET, write_stock
from setzkasten.core.turns import (
    awaiting_turn,
    best_seats,
    check_turn,
    next_seat,
    plus,
    thinking_time,
)
from setzkasten.games.nomina.laying import (
    check_lay,
    claims_of,
    offers,
    report_of,
)
from setzkasten.games.nomina.position import read_state
from setzkasten.games.nomina.state import (
    Action,
    Draw,
    GiveUp,
    Lay,
    Move,
    Options,
    Pass,
    State,
    Stone,
    View,
    penalties,
)
from setzkasten.games.wooden.box import SIZE


class Nomina:
    id = "nomina"
    name = "Nomina"
    box = "Der Holzkasten"
    edition = "1"
    seats = (2, 6)
    options = options_of(Options)
    presets: Mapping[str, Mapping[str, object]] = {
        "simple": {"time": 0, "ambiguous": "new"},
        "finesse": {"time": 120, "ambiguous": "inflection", "start": "draw"},
    }  # GEN-13
    clauses = "GEN NOM"

    def start(self, seats: int, options: Mapping[str, object]) -> State:
        chosen = read_options(Options, options)
        check_seats(seats, self.seats, first=chosen.first)
        none = (0,) * seats
        return State(chosen, Board(SIZE), scores=none, bons=none, turn=chosen.first - 1)

    def awaiting(self, state: State) -> Awaiting:
        claims = claims_of(state.board, state.pending) if state.pending else frozenset()
        thinking = thinking_time(state.began_at, state.options.time)  # NOM-05 two minutes
        return awaiting_turn(
            state.phase, state.turn, ruling=claims, deadline=thinking, left=state.given_up
        )

    def check(self, state: State, step: Step[Action, Draw]) -> Refusal | None:
        if refusal := check_turn(self.awaiting(state), step):
            return refusal
        match step:
            case Chance(outcome=draw):
                return _check_draw(state, draw)
            case Act(seat=seat, action=Lay() as lay):
                return check_lay(state, seat, lay)
            case Act(action=Pass()) if not state.last_move:
                return Refusal("must_lay_or_give_up")
        return None

    def apply(self, state: State, step: Step[Action, Draw]) -> Transition[State]:
        match step:
            case Chance(outcome=draw, at=at):
                return _draw(state, draw, at)
            case Act(action=Lay() as lay):
                return Transition(replace(state, pending=lay))
            case Act(seat=seat, at=at):
                return _give_up(state, seat, at, "gave_up")
            case Expired(at=at):
                return _give_up(state, state.turn, at, "time_up")
            case Ruled(verdicts=verdicts, at=at):
                assert state.pending
                return _rule(state, report_of(state, state.pending, verdicts), at)
            case Left(seat=seat, at=at):
                return _give_up(state, seat, at, "left")

    def scores(self, state: State) -> tuple[int, ...]:
        """NOM-20 Unused bons are taken off when the game is over."""
        return tuple(s - p for s, p in zip(state.scores, penalties(state), strict=True))

    def winners(self, state: State) -> tuple[Seat, ...]:
        """NOM-19 Most points; a tie is shared."""
        return best_seats(self.scores(state)) if state.over else ()

    def view(self, state: State, seat: Seat | None) -> View:
        case = state.case
        return View(
            rows=SIZE[0],
            cols=SIZE[1],
            stones=tuple(Stone(s, state.board[s].letter) for s in sorted(state.board)),
            case={letter: case[letter] for letter in ALPHABET},
            last=state.moves[-1].squares if state.moves else (),
            bons=state.bons,
            chips=state.chips,
            given_up=tuple(sorted(state.given_up)),
            turn=state.turn,
            last_move=state.last_move,
            moves=state.moves,
            penalties=penalties(state),
            drawn=state.drawn,
        )

    def hides(self, state: State, step: Step[Action, Draw], now: State) -> bool:
        return False

    def resample(self, state: State, seat: Seat | None, rng: Random) -> State:
        return state  # GEN-01 nothing is hidden

    def actions(self, state: State, seat: Seat, vocabulary: Vocabulary) -> Iterator[Action]:
        if seat not in self.awaiting(state).seats:
            return
        yield GiveUp()
        if state.last_move:
            yield Pass()
        for lay in offers(state, seat, vocabulary):
            if check_lay(state, seat, lay) is None:
                yield lay

    def sample(self, state: State, rng: Random) -> Draw:
        return Draw(tuple(rng.sample(ALPHABET, state.seats)))

    def idle(self, state: State, seat: Seat) -> Action | None:
        return GiveUp()

    def write(self, part: Action | Draw) -> str:
        match part:
            case Lay(stones=stones):
                return write_laying(stones)
            case GiveUp():
                return "give-up"
            case Pass():
                return "pass"
            case Draw(letters=letters):
                return "draw " + " ".join(letters)

    def read_action(self, text: str) -> Action:
        if text == "give-up":
            return GiveUp()
        if text == "pass":
            return Pass()
        return Lay(read_laying(text))

    def read_chance(self, text: str) -> Draw:
        word, _, letters = text.partition(" ")
        if word != "draw" or any(letter not in set(ALPHABET) for letter in letters.split()):
            raise NotationError(text, "draw such as 'draw F B'")
        return Draw(tuple(letters.split()))

    def write_position(self, state: State) -> Position:
        fields = {
            "board": write_rows(state.board),
            "case": write_stock(state.case),
            "scores": " ".join(map(str, self.scores(state))),
            "bons": " ".join(map(str, state.bons)),
            "turn": str(state.turn + 1),
            "phase": state.phase,
        }
        if state.given_up:
            fields["given-up"] = " ".join(str(seat + 1) for seat in sorted(state.given_up))
        return fields

    def read_position(self, position: Position, seats: int, options: Mapping[str, object]) -> State:
        return read_state(self.start(seats, options), position)


def _check_draw(state: State, draw: Draw) -> Refusal | None:
    if len(draw.letters) != state.seats:
        return Refusal("draw_count", {"seats": state.seats, "letters": len(draw.letters)})
    if len(set(draw.letters)) != len(draw.letters):
        return Refusal("draw_twice")
    return None


def _draw(state: State, draw: Draw, at: Millis) -> Transition[State]:
    playing = [seat for seat in range(state.seats) if seat not in state.given_up]
    starter = min(playing, key=lambda seat: draw.letters[seat])
    after = replace(state, drawn=draw.letters, turn=starter, began_at=at)
    return Transition(after, (Event("drew", {"letters": draw.letters, "seat": starter}),))


def _rule(state: State, report: Report, at: Millis) -> Transition[State]:
    if refusal := refused_words(report):
        return Transition(replace(state, pending=None), report=report, refusal=refusal)
    return _lay(state, report, at)


def _lay(state: State, report: Report, at: Millis) -> Transition[State]:
    assert state.pending
    seat, stones = state.turn, dict(state.pending.stones)
    squares = tuple(sorted(stones))  # NOM-08 in whatever order they were put down
    move = Move(seat, report.words, report.points, report.earned, report.spent, squares)
    laid = replace(
        state,
        board=state.board.with_stones(stones),
        scores=plus(state.scores, seat, report.points),
        bons=plus(state.bons, seat, report.earned - report.spent),
        pending=None,
        moves=(*state.moves, move),
    )
    words = [word.word for word in report.words]
    event = Event("laid", {"seat": seat, "words": words, "points": report.points})
    return Transition(_after_turn(laid, at, over=state.last_move), (event,), report)


def _give_up(state: State, seat: Seat, at: Millis, name: str) -> Transition[State]:
    """NOM-17, NOM-18 The last but one leaves one last move; the last one ends the game."""
    event = Event(name, {"seat": seat})
    if state.last_move:
        return Transition(replace(state, over=True), (event,))
    out = replace(state, given_up=state.given_up | {seat})
    passes_on = seat == state.turn  # whoever leaves need not be on turn
    return Transition(_after_turn(out, at, over=False) if passes_on else out, (event,))


def _after_turn(state: State, at: Millis, *, over: bool) -> State:
    if over:
        return replace(state, over=True)
    turn = next_seat(state.turn, state.seats, skipping=state.given_up)
    return replace(state, turn=turn, began_at=at)
