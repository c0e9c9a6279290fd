"""A small language for tests: boards are drawn, moves are written as in a record.

state = position("board E4 WAS/I../T..; turn 2; bons 0 1")
after = play(state, "2 G5v S")
assert refused(state, "1 G5v S").code == "not_your_turn"
"""

from __future__ import annotations

from typing import Generic, TypeVar, cast

import pytest

from setzkasten.core.claims import Claim, Relation, Verdict
from setzkasten.core.course import TakenBack
from setzkasten.core.game import Game, IllegalStep, Refusal, Report, Ruled, Step, Transition
from setzkasten.core.position import read_position
from setzkasten.core.record import Line, read_happening
from setzkasten.core.ruling import read_verdict
from setzkasten.core.squares import Square, read_square

__all__ = ["Language", "rule", "ruling", "squares"]

rule = pytest.mark.rule

S = TypeVar("S")
A = TypeVar("A")
C = TypeVar("C")
V_co = TypeVar("V_co", covariant=True)


def squares(text: str) -> tuple[Square, ...]:
    """`E4 F4` as rows and columns."""
    return tuple(read_square(part) for part in text.split())


def ruling(claims: frozenset[Claim], says: str = "", *, at: int = 0) -> Ruled:
    """The verdicts that `says` names, e.g. '-XYZ FRAU<FRAUEN=inflection'; all else is allowed."""
    said = {verdict.claim: verdict for verdict in map(read_verdict, says.split())}
    strange = said.keys() - claims
    assert not strange, f"nobody asked about {strange}, only about {set(claims)}"
    verdicts = tuple(said.get(claim) or _allowed(claim) for claim in sorted(claims, key=repr))
    return Ruled(verdicts, "test", at)


def _allowed(claim: Claim) -> Verdict:
    return Verdict(claim, "new" if isinstance(claim, Relation) else "yes")


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
        assert not isinstance(happening, TakenBack), "only a course takes back"
        return cast("Step[A, C]", happening)  # read by this very game

    def take(self, state: S, text: str, *, says: str = "", at: int = 0) -> Transition[S]:
        """One step and, if words are claimed, the ruling on them."""
        step = self.step(text, at=at)
        refusal = self.game.check(state, step)
        assert refusal is None, (text, refusal)
        done = self.game.apply(state, step)
        claims = self.game.awaiting(done.state).ruling
        return self.game.apply(done.state, ruling(claims, says, at=at)) if claims else done

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
        return self.game.awaiting(self.game.apply(state, self.step(text)).state).ruling

    def refused(self, state: S, text: str, *, says: str = "", at: int = 0) -> Refusal:
        """Why the step is refused, by the rules or by the judge; nothing may have changed."""
        step, before = self.step(text, at=at), self.game.write_position(state)
        refusal = self.game.check(state, step)
        if refusal:
            with pytest.raises(IllegalStep) as raised:
                self.game.apply(state, step)
            assert raised.value.refusal == refusal
            return refusal
        done = self.take(state, text, says=says, at=at)
        assert done.refusal, f"{text} was accepted"
        assert done.state == state
        assert self.game.write_position(done.state) == before
        return done.refusal
