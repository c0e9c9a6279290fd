"""Kreuzwortbild: one person fills the board with crossing words and as few fillers as can be.

Rules: docs/rules/kreuzwortbild.de.md
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random

from setzkasten.core.board import Board
from setzkasten.core.claims import Claim, Verdict, Word
from setzkasten.core.game import (
    Act,
    Awaiting,
    Chance,
    Event,
    Expired,
    Left,
    Refusal,
    Report,
    Ruled,
    ScoredWord,
    Seat,
    Step,
    Transition,
    Vocabulary,
)
from setzkasten.core.laying import refused_words
from setzkasten.core.options import OptionError, check_seats, options_of, read_options
from setzkasten.core.position import Position
from setzkasten.core.squares import NotationError
from setzkasten.core.tiles import ALPHABET
from setzkasten.core.turns import check_turn
from setzkasten.games.kreuzwortbild.building import (
    check_clear,
    check_done,
    check_move,
    check_put,
    check_symmetry,
    lone_letters,
    standing,
    stray_letters,
    with_moved,
    with_put,
    without_cleared,
)
from setzkasten.games.kreuzwortbild.notation import read_action, write_action
from setzkasten.games.kreuzwortbild.offers import offers
from setzkasten.games.kreuzwortbild.position import read_state, write_state
from setzkasten.games.kreuzwortbild.state import (
    MOST_FILLERS,
    SIZES,
    Action,
    Clear,
    Done,
    GiveUp,
    Move,
    Options,
    Put,
    State,
    Stone,
    Switch,
    View,
)


class Kreuzwortbild:
    id = "kreuzwortbild"
    name = "Kreuzwortbild"
    box = "Der Holzkasten"
    edition = "1"
    seats = (1, 1)
    options = options_of(Options)
    presets: Mapping[str, Mapping[str, object]] = {
        "simple": {"board": "half", "symmetry": "none"},
        "finesse": {"board": "whole", "symmetry": "half-turn"},
    }  # GEN-13
    clauses = "GEN HOB RAE"

    def start(self, seats: int, options: Mapping[str, object]) -> State:
        chosen = read_options(Options, options)
        check_seats(seats, self.seats)
        if check_symmetry(chosen.board, chosen.symmetry):
            raise OptionError("option_choice", name="symmetry", value=chosen.symmetry)
        return State(chosen, Board(SIZES[chosen.board]), chosen.symmetry)

    def awaiting(self, state: State) -> Awaiting:
        match state.phase:
            case "over":
                return Awaiting(phase="over")
            case "judge":
                return Awaiting(phase="judge", ruling=_claims(state))
            case phase:
                return Awaiting(phase=phase, seats=frozenset({0}))  # HOB-06 no clock

    def check(self, state: State, step: Step[Action, object]) -> Refusal | None:
        if refusal := check_turn(self.awaiting(state), step):
            return refusal
        match step:
            case Act(action=action):
                return _check_action(state, action)
        return None

    def apply(self, state: State, step: Step[Action, object]) -> Transition[State]:
        match step:
            case Act(action=action):
                return _act(state, action)
            case Left():
                return _act(state, GiveUp())
            case Ruled(verdicts=verdicts) if state.asked == "done":
                return _hand_in(state, verdicts)
            case Ruled(verdicts=verdicts):
                return _noted(state, verdicts)
            case Chance() | Expired():
                raise AssertionError("nothing is drawn and no clock runs")

    def scores(self, state: State) -> tuple[int, ...]:
        """GEN-12 Most letters, so fewest fillers and free squares; 0 until it is handed in."""
        return (state.letters if state.finished else 0,)

    def winners(self, state: State) -> tuple[Seat, ...]:
        """HOB-05 Who reached the goal."""
        return (0,) if state.finished and state.within_goal else ()

    def view(self, state: State, seat: Seat | None) -> View:
        case, (rows, cols) = state.case, SIZES[state.options.board]
        return View(
            rows=rows,
            cols=cols,
            stones=tuple(Stone(s, state.board[s].letter) for s in sorted(state.board)),
            fillers=tuple(sorted(state.board.blocked)),
            case={letter: case[letter] for letter in ALPHABET},
            case_left=len(case),
            chips=state.chips,
            symmetry=state.symmetry,
            words=standing(state),
            lone=lone_letters(state.board),
            stray=stray_letters(state.board),
            letters=state.letters,
            free=state.without_letter - len(state.board.blocked),
            most_fillers=MOST_FILLERS[state.options.board],
            within_goal=state.within_goal,
            finished=state.finished,
            given_up=state.given_up,
        )

    def hides(self, state: State, step: Step[Action, object], now: State) -> bool:
        return False  # GEN-01 nothing is hidden

    def resample(self, state: State, seat: Seat | None, rng: Random) -> State:
        return state  # GEN-01 nothing is hidden

    def actions(self, state: State, seat: Seat, vocabulary: Vocabulary) -> Iterator[Action]:
        if seat not in self.awaiting(state).seats:
            return
        for action in offers(state, vocabulary):
            if _check_action(state, action) is None:
                yield action

    def sample(self, state: State, rng: Random) -> object:
        raise AssertionError("nothing is drawn")

    def idle(self, state: State, seat: Seat) -> Action | None:
        return GiveUp()

    def write(self, part: Action | object) -> str:
        assert isinstance(part, Put | Move | Clear | Switch | Done | GiveUp)
        return write_action(part)

    def read_action(self, text: str) -> Action:
        return read_action(text)

    def read_chance(self, text: str) -> object:
        raise NotationError(text[:40], "outcome of chance: nothing is drawn in this game")

    def write_position(self, state: State) -> Position:
        return write_state(state)

    def read_position(self, position: Position, seats: int, options: Mapping[str, object]) -> State:
        return read_state(self.start(seats, options), position)


def _check_action(state: State, action: Action) -> Refusal | None:
    match action:
        case Put():
            return check_put(state, action)
        case Move():
            return check_move(state, action)
        case Clear():
            return check_clear(state, action)
        case Switch(symmetry=symmetry):
            return check_symmetry(state.options.board, symmetry)
        case Done():
            return check_done(state)
        case GiveUp():
            return None


def _act(state: State, action: Action) -> Transition[State]:
    match action:
        case Put():
            return _changed(state, with_put(state, action))
        case Move():
            return _changed(state, with_moved(state.board, action))
        case Clear():
            return _changed(state, without_cleared(state, action))
        case Switch(symmetry=symmetry):
            return Transition(replace(state, symmetry=symmetry))
        case Done():
            return Transition(replace(state, asked="done"))
        case GiveUp():
            return Transition(replace(state, given_up=True), (Event("gave_up", {"seat": 0}),))


def _changed(state: State, board: Board) -> Transition[State]:
    """What is known of words that stand no more is forgotten; new ones are asked about."""
    words = {run.word for run in board.runs()}
    known = tuple((word, allowed) for word, allowed in state.known if word in words)
    after = replace(state, board=board, known=known)
    return Transition(replace(after, asked="change") if len(known) < len(words) else after)


def _claims(state: State) -> frozenset[Claim]:
    """HOB-01 Every run is a word. A change asks about what is not known yet, the end about all."""
    known = {word for word, _ in state.known} if state.asked == "change" else set()
    return frozenset(Word(run.word) for run in state.board.runs() if run.word not in known)


def _noted(state: State, verdicts: tuple[Verdict, ...]) -> Transition[State]:
    """The live check: nothing is refused while the picture is built (HOB-04)."""
    found = {v.claim.word: not v.refused for v in verdicts if isinstance(v.claim, Word)}
    known = tuple(sorted({**dict(state.known), **found}.items()))
    report = _report(state, verdicts)
    fresh = tuple(word for word in report.words if word.word in found)
    return Transition(replace(state, known=known, asked=""), report=Report(fresh))


def _hand_in(state: State, verdicts: tuple[Verdict, ...]) -> Transition[State]:
    report = _report(state, verdicts)
    if refusal := refused_words(report):
        return Transition(replace(state, asked=""), report=report, refusal=refusal)
    known = tuple(sorted({word.word: True for word in report.words}.items()))
    done = replace(state, known=known, asked="", finished=True)
    event = Event("handed_in", {"letters": state.letters, "words": len(report.words)})
    return Transition(done, (event,), replace(report, points=state.letters))


def _report(state: State, verdicts: tuple[Verdict, ...]) -> Report:
    answers = {verdict.claim: verdict.answer for verdict in verdicts}
    return Report(
        tuple(
            ScoredWord(run.word, run.squares, 0, None, answers.get(Word(run.word), "yes"))
            for run in state.board.runs()
        )
    )
