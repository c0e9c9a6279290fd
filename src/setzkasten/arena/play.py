"""A match that goes on by numbered decisions, and what each seat may know of it.

Both adapters stand on it. Its text is a record of the game; decisions that make no whole action yet
follow as a comment, so any reader of records can open it.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from random import Random

from setzkasten.arena.boggle import BoggleNumbering
from setzkasten.arena.cartino import CartinoNumbering
from setzkasten.arena.nomina import NominaNumbering
from setzkasten.arena.numbering import Decisions, Numbering, Parts
from setzkasten.catalogue import CATALOGUE
from setzkasten.core.game import Act, Chance, Millis, Seat
from setzkasten.core.happening import Taken
from setzkasten.core.match import Match
from setzkasten.core.record import (
    Header,
    Sitter,
    read_happening,
    read_record,
    write_happening,
    write_header,
)
from setzkasten.lexicon.policy import EVERYTHING
from setzkasten.lexicon.words import Words

NUMBERINGS: dict[str, Numbering] = {
    numbering.game.id: numbering
    for numbering in (NominaNumbering(), CartinoNumbering(), BoggleNumbering())
}
BEGUN = "; begun"  # decisions or draws that are not yet an action or an outcome
NO_TIME: Millis = 0  # no clock runs in the arena


class Play:
    """One game in progress. `taken` are the decisions, or the draws, that wait for more."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        options: Mapping[str, object] | None = None,
        words: Words | None = None,
    ) -> None:
        """Raises `ValueError` for a game or an option that the arena does not have."""
        self.numbering = _numbering(game)
        self.options = dict(options or {})  # beside those that the arena needs
        if fixed := self.numbering.fixed.keys() & self.options.keys():
            raise ValueError(f"the arena decides about {', '.join(sorted(fixed))} itself")
        rules = self.numbering.game
        self.match = Match(rules, rules.start(seats, {**self.numbering.fixed, **self.options}))
        self._lexicon = words  # None: the one that ships
        self.words = (words or Words.german()).under(CATALOGUE[game].policy or EVERYTHING)
        self.taken: Decisions = ()
        self._legal: tuple[int, ...] | None = None  # asked for again and again

    @property
    def seats(self) -> int:
        return len(self.match.scores)

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def chance(self) -> bool:
        return self.match.awaiting.chance

    @property
    def turn(self) -> Seat | None:
        """Who decides; where several may, the seat behind the one that acted last."""
        acting = sorted(self.match.awaiting.seats)
        if self.chance or not acting:
            return None
        steps = (taken.step for taken in reversed(self.match.taken))
        last = next((step.seat for step in steps if isinstance(step, Act)), -1)
        return next((seat for seat in acting if seat > last), acting[0])

    def legal(self) -> list[int]:
        """The decisions that the seat on turn has, in ascending order."""
        if self._legal is None:
            seat, state, offered = self.turn, self.match.state, self.words.offered
            found = [] if seat is None else self.numbering.legal(state, seat, self.taken, offered)
            self._legal = tuple(found)
        return list(self._legal)

    def decide(self, decision: int) -> None:
        """Raises `ValueError` for one that is not legal."""
        seat = self.turn
        if seat is None or decision not in self.legal():
            raise ValueError(f"decision {decision} is not possible now")
        self.taken, self._legal = (*self.taken, decision), None
        action = self.numbering.action(self.match.state, self.taken)
        if action is not None:
            self.match.take(Act(seat, action, at=NO_TIME), self.words.judge)
            self.taken = ()

    def drawable(self) -> list[tuple[int, float]]:
        """The outcomes of the next single draw and how likely each is."""
        return self.numbering.drawable(self.match.state, self.taken)

    def draw(self, draw: int) -> None:
        """Raises `ValueError` for what cannot be drawn."""
        if not self.chance or draw not in dict(self.drawable()):
            raise ValueError(f"{draw} cannot be drawn now")
        self.taken, self._legal = (*self.taken, draw), None
        outcome = self.numbering.outcome(self.match.state, self.taken)
        if outcome is not None:
            self.match.take(Chance(outcome, at=NO_TIME))
            self.taken = ()

    def draw_all(self, rng: Random) -> None:
        """Whatever chance has to decide now."""
        while self.chance:
            draws, weights = zip(*self.drawable(), strict=True)
            self.draw(rng.choices(draws, weights)[0])

    def utilities(self) -> list[float]:
        """Winning and losing: everybody stakes 1, the winners share it. Before the end nothing."""
        winners = self.match.game.winners(self.match.state)
        if not winners:
            return [0.0] * self.seats
        share = self.seats / len(winners)
        return [share * (seat in winners) - 1 for seat in range(self.seats)]

    def seen(self, seat: Seat) -> Parts:
        """What a seat sees as numbers; decisions that are no action yet only the deciding one."""
        view = self.match.game.view(self.match.state, seat)
        own = self.taken if seat == self.turn else ()
        return self.numbering.parts(view, self.match.scores, seat, own)

    def secret(self, seat: Seat) -> str:
        """What only this seat knows, as text."""
        return self.numbering.secret(self.match.game.view(self.match.state, seat))

    def told(self, seat: Seat) -> str:
        """All that a seat was told since the game began, and what it is deciding."""
        befores = (self.match.opening, *(taken.after for taken in self.match.taken))
        steps = zip(befores, self.match.taken, strict=False)
        lines = [self._line(before.state, taken, seat) for before, taken in steps]
        own = self.taken if seat == self.turn else ()
        told = (f"seat {seat + 1}", *filter(None, lines), *map(self.numbering.name, own))
        return "\n".join(told)

    def _line(self, before: object, taken: Taken, seat: Seat) -> str:
        """A step as the seat was told of it; of what chance hides, what the seat knows then."""
        game, step = self.match.game, taken.step
        if not isinstance(step, Act | Chance):
            return ""
        hidden = game.hides(before, step, self.match.state)
        if isinstance(step, Act):
            told = not hidden or step.seat == seat
            return f"{step.seat + 1} {game.write(step.action)}" if told else ""
        if hidden:
            return f"* {self.numbering.secret(game.view(taken.after.state, seat))}"
        return f"* {game.write(step.outcome)}"

    def copy(self) -> Play:
        twin = object.__new__(Play)  # `copy` would read the text
        vars(twin).update(vars(self), match=copy(self.match))
        twin.match.happenings, twin.match.taken = self.match.happenings[:], self.match.taken[:]
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> Play:
        return self.copy()

    def text(self) -> str:
        """A record of the game, hidden things included."""
        game = self.match.game
        options = {name: str(value) for name, value in self.options.items()}
        fixed = {name: str(value) for name, value in self.numbering.fixed.items()}
        sitters, both = (Sitter(),) * self.seats, {**fixed, **options}
        head = Header(game.id, sitters, game.edition, self.words.id, both)
        lines = [write_happening(game, happening) for happening in self.match.happenings]
        lines += [" ".join((BEGUN, *map(str, self.taken)))] if self.taken else []
        return write_header(head) + "".join(f"{line}\n" for line in lines)

    @classmethod
    def read(cls, text: str, words: Words | None = None) -> Play:
        """A play from its text; raises `RecordError` or `ValueError` for what is none."""
        record = read_record(text.encode())
        header, fixed = record.header, _numbering(record.header.game).fixed
        chosen = {name: value for name, value in header.options.items() if name not in fixed}
        play = cls(header.game, len(header.sitters), options=chosen, words=words)
        for line in record.lines:
            proposed = play.match.propose(read_happening(play.match.game, line))
            if proposed.refusal:
                raise ValueError(f"line {line.number} is not possible: {proposed.refusal.code}")
            play.match.commit(proposed)
        last = text.rstrip().rpartition("\n")[2]
        for number in last.removeprefix(BEGUN).split() if last.startswith(BEGUN) else ():
            (play.draw if play.chance else play.decide)(int(number))
        return play

    def __reduce__(self) -> tuple[object, ...]:
        """Another process knows the usual words itself."""
        return Play.read, (self.text(), self._lexicon)


def _numbering(game: str) -> Numbering:
    if game not in NUMBERINGS:
        raise ValueError(f"{game[:40]!r} is not in the arena, but {', '.join(NUMBERINGS)}")
    return NUMBERINGS[game]
