"""What happens in a match: steps of the game, and steps back that no game knows of."""

from __future__ import annotations

from typing import TypeAlias

from setzkasten.core.claims import Contains, Verdict, Word
from setzkasten.core.game import NOTHING, Event, Refusal, Report, Ruled, Seat, Step, Timed
from setzkasten.core.handicap import BARS
from setzkasten.core.standing import Standing
from setzkasten.core.values import replace, value


@value
class TakenBack(Timed):
    """A seat took its last move back before anything came of it. Games know nothing of it."""

    seat: Seat


@value
class Struck(Timed):
    """GEN-10 The round struck a word: its laying and all that came of it did not happen."""

    kept: int  # how many of the standing steps remain


Happening: TypeAlias = "Step[object, object] | TakenBack | Struck"


@value
class Taken:
    """A step, where it led and what it brought."""

    step: Happening
    after: Standing
    report: Report = NOTHING
    events: tuple[Event, ...] = ()


@value
class Proposed:
    """What would come of a step: all that follows from it, or the refusal that it would meet."""

    version: int  # of the match that it was computed for
    before: Standing
    taken: tuple[Taken, ...] = ()
    refusal: Refusal | None = None

    @property
    def after(self) -> Standing:
        """A refused step changes nothing."""
        return self.before if self.refusal or not self.taken else self.taken[-1].after

    @property
    def state(self) -> object:
        return self.after.state

    @property
    def steps(self) -> tuple[Happening, ...]:
        return tuple(taken.step for taken in self.taken)

    @property
    def report(self) -> Report:
        """What it brings; of a laying that the judge refused, what was wrong with it."""
        return self.taken[-1].report if self.taken else NOTHING

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for taken in self.taken for event in taken.events)

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        step = self.taken[-1].step if self.taken else None
        return step.verdicts if isinstance(step, Ruled) else ()

    @property
    def barred(self) -> Refusal | None:
        """A word that this seat alone may not make, whatever its game says to words like that."""
        refused = [word for word in self.report.words if word.answer == "no"]
        if not refused:
            return None
        bars = {
            v.claim.word: v
            for v in self.verdicts
            if v.reason in BARS and isinstance(v.claim, Word | Contains)
        }
        for word in refused:
            if bar := bars.get(word.word):
                return Refusal(bar.reason, bar.data, word.squares)
        return None

    @property
    def unjudged(self) -> Proposed:
        """The step alone; its words wait for a ruling of their own."""
        return replace(self, taken=self.taken[:1])

    @property
    def overrules(self) -> bool:
        """Is it a ruling that undoes the act which waited for it?"""
        return self.refusal is not None and len(self.taken) == 1
