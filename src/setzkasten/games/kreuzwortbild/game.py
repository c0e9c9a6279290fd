"""Kreuzwortbild: one person fills the board with crossing words and as few fillers as can be.

Rules: docs/rules/kreuzwortbild.de.md
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Never

from setzkasten.core.actions import Done, GiveUp
from setzkasten.core.board import Board
from setzkasten.core.claims import Verdicts
from setzkasten.core.game import Awaiting, Event, Millis, Refusal, Seat, Transition, Vocabulary
from setzkasten.core.rulebook import Notation, OpenRulebook
from setzkasten.core.tiles import ALPHABET
from setzkasten.core.turns import awaiting_turn
from setzkasten.core.values import replace
from setzkasten.games.kreuzwortbild.actions import Action, Clear, Move, Put, Switch
from setzkasten.games.kreuzwortbild.building import (
    check_clear,
    check_done,
    check_move,
    check_put,
    check_symmetry,
    lone_letters,
    opened,
    standing,
    stray_letters,
    with_moved,
    with_put,
    without_cleared,
)
from setzkasten.games.kreuzwortbild.judging import claims_of, hand_in, noted
from setzkasten.games.kreuzwortbild.notation import read_action, read_nothing, write_action
from setzkasten.games.kreuzwortbild.offers import offers
from setzkasten.games.kreuzwortbild.options import LABEL, PRESETS, Options
from setzkasten.games.kreuzwortbild.position import read_state, write_state
from setzkasten.games.kreuzwortbild.state import MOST_FILLERS, SIZES, State, View
from setzkasten.games.wooden.seen import lying


class Kreuzwortbild(OpenRulebook[State, Action, Never]):
    label, options_type, presets = LABEL, Options, PRESETS
    notation = Notation(write_action, read_action, read_nothing, write_state, read_state)
    opening = staticmethod(opened)

    def awaiting(self, state: State) -> Awaiting:
        claims = claims_of(state) if state.asked else frozenset()
        return awaiting_turn(state.phase, 0, ruling=claims)  # HOB-06 no clock

    def check_action(self, state: State, seat: Seat, action: Action) -> Refusal | None:
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

    def act(self, state: State, seat: Seat, action: Action, at: Millis) -> Transition[State]:
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

    def rule(self, state: State, verdicts: Verdicts, at: Millis) -> Transition[State]:
        return hand_in(state, verdicts) if state.asked == "done" else noted(state, verdicts)

    def leave(self, state: State, seat: Seat, at: Millis) -> Transition[State]:
        return self.act(state, seat, GiveUp(), at)

    def candidates(self, state: State, seat: Seat, vocabulary: Vocabulary) -> Iterator[Action]:
        return offers(state, vocabulary)

    def scores(self, state: State) -> tuple[int, ...]:
        """GEN-12 Most letters, so fewest fillers and free squares; 0 until it is handed in."""
        return (state.letters if state.finished else 0,)

    def winners(self, state: State, ahead: tuple[int, ...] = ()) -> tuple[Seat, ...]:
        """HOB-05 Who reached the goal."""
        return (0,) if state.finished and state.within_goal else ()

    def view(self, state: State, seat: Seat | None) -> View:
        case, (rows, cols) = state.case, SIZES[state.options.board]
        return View(
            rows=rows,
            cols=cols,
            stones=lying(state.board),
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

    def sample(self, state: State, rng: Random) -> Never:
        raise AssertionError("nothing is drawn")

    def idle(self, state: State, seat: Seat) -> Action | None:
        return GiveUp()


def _changed(state: State, board: Board) -> Transition[State]:
    """What is known of words that stand no more is forgotten; new ones are asked about."""
    words = {run.word for run in board.runs()}
    known = tuple((word, allowed) for word, allowed in state.known if word in words)
    after = replace(state, board=board, known=known)
    return Transition(replace(after, asked="change") if len(known) < len(words) else after)
