"""Searching words: what may be written down, and when."""

from __future__ import annotations

from setzkasten.core.actions import Done, Go
from setzkasten.core.game import Act, Deadline, Refusal, Seat, Step
from setzkasten.games.boggle.state import LEAST_LETTERS, Action, Shake, State, Strike, Write
from setzkasten.games.boggle.tray import fault_of, path_of

GLASS = "glass"


def after_the_glass(state: State, step: Step[Action, Shake]) -> bool:
    """A word for the round before: between two rounds no dice lie."""
    if not isinstance(step, Act) or not isinstance(step.action, Write | Strike):
        return False
    between = state.phase == "shake" and state.played + len(state.rounds) > 0
    return between and 0 <= step.seat < state.seats


def glass_of(state: State) -> Deadline | None:
    """BOG-02 The glass runs from the moment the dice lie open."""
    if state.began_at is None or not state.options.time:
        return None
    return Deadline(GLASS, state.began_at + state.options.time * 1000)


def check_action(state: State, seat: Seat, action: Action) -> Refusal | None:
    match state.phase, action:
        case ("ready", Go()) | ("search", Done()):
            return None
        case "search", Write():
            return _check_word(state, seat, action)
        case "search", Strike(word=word):
            return None if state.listed(seat, word) else Refusal("word_not_listed", {"word": word})
    return Refusal("not_now", {"phase": state.phase})


def _check_word(state: State, seat: Seat, write: Write) -> Refusal | None:
    word = write.word
    if len(word) < LEAST_LETTERS:
        return Refusal("three_letters", {"word": word}, write.path)  # BOG-04
    if state.listed(seat, word):
        return Refusal("word_listed", {"word": word}, write.path)  # BOG-13
    if write.path:
        return fault_of(state.letters, word, write.path)
    return None if path_of(state.letters, word) else Refusal("no_path", {"word": word})
