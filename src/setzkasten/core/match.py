"""One game in progress: the one place where a step is checked, judged and carried out.

`propose` computes what would come of a step; nothing has happened. `commit` takes exactly what
was computed, so each step that happens was checked once and applied once.
"""

from __future__ import annotations

from setzkasten.core.allowance import Allowance
from setzkasten.core.claims import Judge, Word
from setzkasten.core.game import (
    Act,
    AnyGame,
    Awaiting,
    IllegalStep,
    Left,
    Millis,
    Refusal,
    Ruled,
    Seat,
    Step,
    rules_later,
)
from setzkasten.core.handicap import BARS
from setzkasten.core.happening import Happening, Proposed, Struck, Taken, TakenBack
from setzkasten.core.ruling import ruling_of
from setzkasten.core.standing import Faded, Standing, from_now, standing_of
from setzkasten.core.turns import with_start
from setzkasten.core.values import replace

__all__ = ["Happening", "Match", "Struck", "TakenBack"]


class Match:
    """A fold of steps. Mutable, but nothing is in it that its happenings do not rebuild.

    `keep`: how many states stay at hand; what is older is folded again when asked for. 0: all.
    `allowance`: the time of each seat for the whole game; `ahead`: points of a head start.
    """

    def __init__(
        self,
        game: AnyGame,
        opening: object,
        *,
        keep: int = 0,
        allowance: Allowance | None = None,
        ahead: tuple[int, ...] = (),
    ) -> None:
        self.game, self._keep, self._allowed, self.ahead = game, keep, allowance, ahead
        self.happenings: list[Happening] = []
        self.began, self.opening = opening, standing_of(game, opening, allowance)
        self.taken: list[Taken] = []  # what still stands
        self._seats = len(game.scores(opening))
        self._version = 0

    def anew(self) -> Match:
        """The same match before its first step."""
        return Match(self.game, self.began, allowance=self._allowed, ahead=self.ahead)

    @property
    def standing(self) -> Standing:
        return self.taken[-1].after if self.taken else self.opening

    @property
    def awaiting(self) -> Awaiting:
        return self.standing.awaiting

    @property
    def now(self) -> Millis:
        """When the last thing happened."""
        return self.happenings[-1].at if self.happenings else 0

    @property
    def state(self) -> object:
        return self.standing.state

    @property
    def scores(self) -> tuple[int, ...]:
        return self.scores_in(self.state)

    def scores_in(self, state: object) -> tuple[int, ...]:
        return with_start(self.game.scores(state), self.ahead)

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self.game.winners(self.state, self.ahead)

    @property
    def over(self) -> bool:
        return self.awaiting.over

    @property
    def wordless(self) -> bool:
        """Has nobody laid a word yet?"""
        return not any(taken.report.words for taken in self.taken)

    def states(self) -> list[object]:
        """The opening and the state after each step that still stands."""
        return [self.opening.state, *(taken.after.state for taken in self.taken)]

    def steps(self) -> list[Happening]:
        return [taken.step for taken in self.taken]

    def propose(
        self, happening: Happening, judge: Judge | None = None, own: Judge | None = None
    ) -> Proposed:
        """What would come of it; with a judge, the ruling on its words too.

        `own` judges the words of a seat that may not make all of those that count.
        """
        before = self.standing
        if refusal := self._untimely(happening):
            return Proposed(self._version, before, refusal=refusal)
        if isinstance(happening, (TakenBack, Struck)):
            return self._propose_return(happening)
        taken, refusal = self._attempt(before, happening)
        claims = taken[-1].after.awaiting.ruling if taken else frozenset()
        if own and not rules_later(self.game):
            judge = own
        if judge is not None and claims and not refusal:
            more, refusal = self._attempt(taken[-1].after, ruling_of(judge, claims, happening.at))
            taken += more
        proposed = Proposed(self._version, before, taken, refusal)
        bar = proposed.barred or (self._barred_writing(happening, own) if own else None)
        return replace(proposed, refusal=bar) if bar else proposed

    def commit(self, proposed: Proposed) -> None:
        """Let it happen. A ruling that undoes the act before it leaves no trace of either."""
        assert proposed.version == self._version, "the match has moved on since"
        if proposed.refusal and not proposed.overrules:
            raise IllegalStep(proposed.refusal)
        self._version += 1
        if proposed.refusal:
            self._drop_pending_act()
            return
        for taken in proposed.taken:
            self._note(taken)

    def take(self, happening: Happening, judge: Judge | None = None) -> Proposed:
        """Propose and commit. Raises `IllegalStep` for what the rules refuse."""
        proposed = self.propose(happening, judge)
        self.commit(proposed)
        return proposed

    def may_take_back(self) -> Seat | None:
        """The seat whose move stands last: nothing was drawn, ran out or was laid after it."""
        last = self._last_act()
        if last is None or self.awaiting.ruling:
            return None
        step = self.taken[last].step
        return step.seat if isinstance(step, Act) else None

    def taking_back(self, seat: Seat, at: Millis) -> Standing:
        """Where it would lead if this seat, which may, took its last move back."""
        return self._return(TakenBack(seat, at=at))

    def _untimely(self, happening: Happening) -> Refusal | None:
        if happening.at < self.now:
            return Refusal("time_runs_backwards", {"at": happening.at, "last": self.now})
        if isinstance(happening, TakenBack):
            if self.may_take_back() != happening.seat:
                return Refusal("nothing_to_take_back", {"seat": happening.seat + 1})
        elif isinstance(happening, Struck):
            if not 0 <= happening.kept < len(self.taken):
                return Refusal("nothing_to_strike", {"kept": happening.kept})
        elif isinstance(happening, (Act, Left)) and not 0 <= happening.seat < self._seats:
            return Refusal("no_such_seat", {"seat": happening.seat + 1})
        return None

    def _barred_writing(self, happening: Happening, judge: Judge) -> Refusal | None:
        """A word that is ruled on later, with those of all others, is looked at by itself now."""
        if not isinstance(happening, Act) or not rules_later(self.game):
            return None
        word, squares = self.game.written(happening.action)
        bar = judge.answer(Word(word)) if word else None
        return Refusal(bar.reason, bar.data, squares) if bar and bar.reason in BARS else None

    def _attempt(
        self, standing: Standing, step: Step[object, object]
    ) -> tuple[tuple[Taken, ...], Refusal | None]:
        """One check and one apply: where it leads, and a refusal by the rules or by the ruling."""
        if refusal := self.game.check(standing.state, step, standing.awaiting):
            return (), refusal
        done = self.game.apply(standing.state, step)
        after = standing_of(self.game, done.state, standing.time_after(step, step.at))
        return (Taken(step, after, done.report, done.events),), done.refusal

    def _propose_return(self, back: TakenBack | Struck) -> Proposed:
        return Proposed(self._version, self.standing, (Taken(back, self._return(back)),))

    def _return(self, back: TakenBack | Struck) -> Standing:
        kept = back.kept if isinstance(back, Struck) else self._last_act()
        assert kept is not None, "somebody may take back"
        after = self.taken[kept - 1].after if kept else self.opening
        if isinstance(back, Struck) or self._allowed:
            struck = isinstance(back, Struck)  # whoever has to move again gets the time for it
            state = from_now(after.state, back.at) if struck else after.state
            after = standing_of(self.game, state, self.standing.time_after(back, back.at))
        return after

    def _last_act(self) -> int | None:
        """The number of the last act that nothing but a ruling followed."""
        for number in range(len(self.taken) - 1, -1, -1):
            step = self.taken[number].step
            if isinstance(step, Act):
                return number
            if not isinstance(step, Ruled):
                return None
        return None

    def _note(self, taken: Taken) -> None:
        self.happenings.append(taken.step)
        if isinstance(taken.step, TakenBack):
            del self.taken[self._last_act() :]
            if self._allowed:
                self._stand_on(taken.after)
        elif isinstance(taken.step, Struck):
            del self.taken[taken.step.kept :]
            self._stand_on(taken.after)
        else:
            self.taken.append(taken)
            self._fade()

    def _fade(self) -> None:
        number = len(self.taken) - 1 - self._keep if self._keep else -1
        while number >= 0 and type(self.taken[number].after) is Standing:
            faded, was = Faded(self, number), self.taken[number]
            self.taken[number] = Taken(was.step, faded, was.report, was.events)
            number -= 1

    def recalled(self, number: int) -> Standing:
        """One that faded; all of them with it, since who asks for one asks for more."""
        if type(self.taken[number].after) is Faded:
            whole = self.anew()
            for happening in self.happenings:
                whole.take(happening)
            self.taken = whole.taken
        return self.taken[number].after

    def _stand_on(self, standing: Standing) -> None:
        if self.taken:
            self.taken[-1] = replace(self.taken[-1], after=standing)
        else:
            self.opening = standing

    def _drop_pending_act(self) -> None:
        """A refused laying did not happen: neither in the state nor in the record."""
        assert isinstance(self.taken[-1].step, Act), "only an act waits for a ruling to undo it"
        self.taken.pop()
        self.happenings.pop()
