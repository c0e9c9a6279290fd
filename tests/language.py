"""A small language for tests: boards are drawn, moves are written as in a record.

state = position("board E4 WAS/I../T..; turn 2; bons 0 1")
after = play(state, "2 G5v S")
assert refused(state, "1 G5v S").code == "not_your_turn"
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar, cast

import pytest

from setzkasten.core.claims import Claim, Judge, Verdict, allowed
from setzkasten.core.game import Game, IllegalStep, Refusal, Report, Ruled, Step, Transition
from setzkasten.core.happening import Proposed
from setzkasten.core.match import Match, TakenBack
from setzkasten.core.position import read_position
from setzkasten.core.record import Line, read_happening
from setzkasten.core.ruling import read_verdict, ruling_of
from setzkasten.core.squares import Square, read_square

__all__ = ["Language", "Saying", "rule", "ruling", "squares"]

rule = pytest.mark.rule

S = TypeVar("S")
A = TypeVar("A")
C = TypeVar("C")
V_co = TypeVar("V_co", covariant=True)


def squares(text: str) -> tuple[Square, ...]:
    """`E4 F4` as rows and columns."""
    return tuple(read_square(part) for part in text.split())


class Saying(Judge):
    """Says what is written, e.g. '-XYZ FRAU<FRAUEN=inflection'; all else is allowed."""

    def __init__(self, says: str = "") -> None:
        self._said = {verdict.claim: verdict for verdict in map(read_verdict, says.split())}

    def answer(self, claim: Claim) -> Verdict:
        return self._said.get(claim) or allowed(claim)

    def source(self, claims: Iterable[Claim]) -> str:
        asked = set(claims)
        strange = self._said.keys() - asked
        assert not strange, f"nobody asked about {strange}, only about {asked}"
        return "test"


def ruling(claims: frozenset[Claim], says: str = "", *, at: int = 0) -> Ruled:
    """The verdicts that `says` names; all else is allowed."""
    return ruling_of(Saying(says), claims, at)


class Language(Generic[S, A, C, V_co]):
    """How tests talk about one game on a board of `size`."""

    def __init__(self, game: Game[S, A, C, V_co], size: tuple[int, int]) -> None:
        self.game = game
        self.size = size

    def position(self, text: str, *, seats: int = 2, **options: object) -> S:
        """A set-up position. A board may be drawn in part, from a square on: `E4 WAS/I..`."""
        fields = dict(read_position(text))
        if " " in fields.get("board", ""):
            fields["board"] = self.drawn(fields["board"])
        return self.game.read_position(fields, seats, options)

    def drawn(self, text: str) -> str:
        """All rows of a board of which `text` shows a part: `E4 WAS/I..`."""
        corner, _, part = text.partition(" ")
        (top, left), (rows, cols) = read_square(corner), self.size
        lines = ["." * cols] * rows
        for row, line in enumerate(part.split("/"), top):
            lines[row] = ("." * left + line.strip()).ljust(cols, ".")
        return "/".join(lines)

    def step(self, text: str, *, at: int = 0) -> Step[A, C]:
        """`1 E4> WAS`, `* draw B A`, `! thinking`: a line of a record without its time."""
        who, _, rest = text.partition(" ")
        happening = read_happening(self.game, Line(0, at, who, rest))
        assert not isinstance(happening, TakenBack), "only a match takes back"
        return cast("Step[A, C]", happening)  # read by this very game

    def take(self, state: S, text: str, *, says: str = "", at: int = 0) -> Transition[S]:
        """One step and, if words are claimed, the ruling on them."""
        done = self._proposed(Match(self.game, state), text, says=says, at=at)
        assert done.taken, (text, done.refusal)
        after = cast("S", done.state)  # of this very game
        return Transition(after, done.events, done.report, done.refusal)

    def _proposed(self, match: Match, text: str, *, says: str = "", at: int = 0) -> Proposed:
        step = cast("Step[object, object]", self.step(text, at=at))  # a match treats all alike
        return match.propose(step, Saying(says))

    def play(self, state: S, *texts: str, says: str = "", at: int = 0) -> S:
        """The state after these steps; none of them may be refused."""
        for text in texts:
            done = self.take(state, text, says=says, at=at)
            assert done.refusal is None, (text, done.refusal)
            state = done.state
        return state

    def report(self, state: S, text: str, *, says: str = "") -> Report:
        """What the step brings to its seat."""
        done = self.take(state, text, says=says)
        assert done.refusal is None, (text, done.refusal)
        return done.report

    def claimed(self, state: S, text: str) -> frozenset[Claim]:
        """What the judge is asked after this step."""
        done = self._proposed(Match(self.game, state), text)
        return done.taken[0].after.awaiting.ruling

    def refused(self, state: S, text: str, *, says: str = "", at: int = 0) -> Refusal:
        """Why the step is refused, by the rules or by the judge; nothing may have changed."""
        before = self.game.write_position(state)
        match = Match(self.game, state)
        done = self._proposed(match, text, says=says, at=at)
        assert done.refusal, f"{text} was accepted"
        with pytest.raises(IllegalStep) as raised:
            match.commit(done)
        assert raised.value.refusal == done.refusal
        assert match.state == done.state == state
        assert self.game.write_position(state) == before
        if done.taken:  # the judge refused it: the rules give back the state before
            assert done.taken[-1].after.state == state
        return done.refusal
