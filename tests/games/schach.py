"""How the tests of Schach dem Wort talk: what is open, who is alone, runs without room."""

from __future__ import annotations

from setzkasten.core.claims import Completable, Verdict
from setzkasten.core.drawing import Outcome
from setzkasten.core.game import Refusal
from setzkasten.core.ruling import write_verdict
from setzkasten.games.schach import SchachDemWort
from setzkasten.games.schach.state import Action, State, View
from tests.language import Language

__all__ = [
    "SDW",
    "alone",
    "blocked",
    "credit",
    "hands",
    "opened",
    "phase",
    "picture",
    "used_up",
    "without_room",
]

SDW: Language[State, Action, Outcome, View] = Language(SchachDemWort(), (1, 1))


def phase(state: State) -> str:
    return SDW.game.awaiting(state).phase


def opened(state: State) -> list[str]:
    """The words that are open now."""
    return [word.on(state.board).word for word in state.open]


def alone(state: State) -> dict[int, str]:
    """Seat from 1 to the word that it has to finish alone."""
    return {duty.seat + 1: duty.word.on(state.board).word for duty in state.alone}


def credit(state: State) -> tuple[int, int]:
    """The seat on turn from 1, and the premium stones that it may still lay."""
    return state.turn + 1, state.credit


def picture(state: State) -> str:
    fields = SDW.game.write_position(state)
    return f"{fields['corner']} {fields['board']}"


def hands(state: State) -> str:
    return SDW.game.write_position(state)["hands"]


def without_room(state: State, text: str, run: str) -> str:
    """What a judge says for whom this run is no word and cannot become one here."""
    claims = SDW.claimed(state, text)
    no_room = [c for c in claims if isinstance(c, Completable) and c.run == run and not c.stones]
    assert no_room, f"nobody asked about the room of {run}"
    return " ".join(write_verdict(Verdict(claim, "no")) for claim in no_room)


def used_up(state: State, text: str, run: str) -> str:
    """What a judge says for whom this run is no word, and whose missing letters all lie."""
    claims = SDW.claimed(state, text)
    bound = [c for c in claims if isinstance(c, Completable) and c.run == run and c.stones]
    assert bound, f"nobody asked about the letters of {run}"
    return " ".join([f"-{run}", *(write_verdict(Verdict(claim, "no")) for claim in bound)])


def blocked(state: State, text: str, run: str, *, says: str = "") -> Refusal:
    """The refusal of a step after which `run` has no room."""
    word = (
        f"-{run} " if any(getattr(c, "word", "") == run for c in SDW.claimed(state, text)) else ""
    )
    return SDW.refused(state, text, says=f"{word}{without_room(state, text, run)} {says}")
