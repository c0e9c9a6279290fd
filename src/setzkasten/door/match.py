"""A match for Python: the core's, with words, chance by a seed, computers, and files.

Nothing has to be judged, drawn or waited for by hand: `play` makes a move whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from setzkasten.bots.trying import Hint
from setzkasten.catalogue import CATALOGUE, GAMES
from setzkasten.core import match as core
from setzkasten.core.claims import Judge
from setzkasten.core.coded import Coded
from setzkasten.core.game import Act, Chance, Expired, Left, Millis, Refusal, Report, Seat
from setzkasten.core.handicap import LEVEL, Handicap
from setzkasten.core.happening import Proposed
from setzkasten.core.options import OptionValue, write_option
from setzkasten.core.position import read_position, write_position
from setzkasten.core.record import Header, Record, Sitter, version_of, write_happening, write_header
from setzkasten.core.rulebook import Rulebook
from setzkasten.core.ruling import ruling_of
from setzkasten.core.squares import NotationError
from setzkasten.door.bot import Bot, Seen, bot_named
from setzkasten.door.spoken import spoken
from setzkasten.lexicon.policy_text import changed_policy
from setzkasten.lexicon.words import Words
from setzkasten.messages import sentence
from setzkasten.table.own_words import own_judge, own_words
from setzkasten.table.replay import (
    ahead_of,
    allowance_of,
    game_of,
    opening_of,
    options_of_header,
)
from setzkasten.whole_file import write_whole

# How long may a search for the best moves take, where nobody says so?
BEST_SECONDS = 10.0


class IllegalAction(Coded):
    """What is not possible; as a text, the sentence that people are told."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, **refusal.data)
        self.refusal = refusal  # with the squares

    def __str__(self) -> str:
        return sentence(self.code, self.data)


class Match(core.Match):
    """One game in progress. Seats count from 0; actions are values of the game, or their text."""

    @spoken()
    def __init__(
        self,
        game: str,
        *,
        seats: int | Sequence[Handicap] = 2,
        words: Words | None = None,
        seed: int | str | None = None,
        options: Mapping[str, OptionValue] | None = None,
        policy: Mapping[str, OptionValue] | None = None,
        position: str = "",
    ) -> None:
        """`seats`: how many, or the handicap of each.

        Raises `Coded` for a game, options, a policy or a position that there are not.
        """
        given = (LEVEL,) * seats if isinstance(seats, int) else seats
        header = Header(
            game,
            tuple(Sitter(handicap=handicap) for handicap in given),
            options=_written(options),
            policy=_written(policy),
            position=read_position(position),
        )
        self._begin(Record(header, ()), words or Words.german(), seed)
        self._draw()

    def _begin(self, record: Record, words: Words, seed: int | str | None) -> None:
        header, rules = record.header, game_of(record, GAMES)
        allowance, ahead = allowance_of(header, rules), ahead_of(header)
        super().__init__(rules, opening_of(record, rules), allowance=allowance, ahead=ahead)
        self.entry = CATALOGUE[rules.id]
        self.header, self._chance = header, Random(seed)
        self.rng = Random(None if seed is None else f"bots {seed}")  # no bot's roll changes a draw
        assert isinstance(rules, Rulebook)
        self._kinds = rules.kinds
        self._clock: Millis = 0
        self._last: Seat = -1  # who moved last
        self.words = words.under(changed_policy(self.entry.policy, header.policy))

    @classmethod
    def resumed(cls, record: Record, happenings: Iterable[core.Happening], words: Words) -> Match:
        """A match as it stands after all this has happened."""
        match = cls.__new__(cls)
        match._begin(record, words, None)
        for happening in happenings:
            match.take(happening)
            match._last = happening.seat if isinstance(happening, Act) else match._last
        return match

    @classmethod
    def load(cls, path: str | Path, *, words: Words | None = None) -> Match:
        """A game from a file, to be looked at or to be played on."""
        from setzkasten.door.record import Record as File

        return File.open(path).match(words)

    @property
    def options(self) -> dict[str, object]:
        """Every option of the game, as this match has it."""
        return options_of_header(self.header, self.game)

    @property
    def turn(self) -> Seat | None:
        """Who moves next; where all play at once, the seat behind the one that moved last."""
        acting = sorted(self.awaiting.seats)
        if not acting:
            return None
        return next((seat for seat in acting if seat > self._last), acting[0])

    @property
    def position(self) -> str:
        """The position as text, from which another match can begin."""
        return write_position(self.game.write_position(self.state))

    def words_of(self, seat: Seat) -> Words:
        """Those that a seat may make now; a handicap leaves fewer of them."""
        return own_words(self.words, self.header, seat, wordless=self.wordless)

    def view(self, seat: Seat | None = None) -> Any:
        """What a seat sees, or somebody who only watches."""
        return self.game.view(self.state, None if seat is None else self._seat(seat))

    def actions(self, seat: Seat | None = None) -> Sequence[Any]:
        """The legal actions, lazily: a length, any index, values when they are asked for."""
        seat = self._seat(seat)
        if seat is None:
            return ()
        words = self.words_of(seat)
        return self.entry.mover.all(self.state, seat, words.offered, words.judge)

    def random_action(self, seat: Seat | None = None) -> Any:
        """One of the legal actions, without looking for the others."""
        seat = self._acting(seat)
        if seat not in self.awaiting.seats | self.awaiting.meanwhile:
            raise IllegalAction(Refusal("not_your_turn", {"seat": seat + 1}))
        words = self.words_of(seat)
        found = self.entry.mover.one(self.state, seat, words.offered, words.judge, self.rng)
        return self.game.idle(self.state, seat) if found is None else found

    def bot_action(self, bot: str | Bot = "mittel", seat: Seat | None = None) -> Any:
        """What a computer of a level, `zufall`, or a bot of one's own would do."""
        return (bot_named(bot) if isinstance(bot, str) else bot).choose(self.seen(seat))

    def seen(self, seat: Seat | None = None) -> Seen:
        """What a bot on this seat may know."""
        seat = self._acting(seat)
        return Seen(
            entry=self.entry,
            seat=seat,
            view=self.view(seat),
            world=self.game.resample(self.state, seat, self.rng),
            options=self.options,
            actions=self.actions(seat),
            anything=partial(self.random_action, seat),
            words=self.words_of(seat),
            rng=self.rng,
        )

    def best(self, count: int = 5, *, seconds: float = BEST_SECONDS) -> tuple[Hint, ...]:
        """The best moves of the seat on turn, by what it may know; nobody on turn: none."""
        if self.turn is None:
            return ()
        words = self.words_of(self.turn)
        return self.entry.adviser.best(
            self.state, self.turn, words=words, count=count, seconds=seconds
        ).hints

    def text(self, action: Any) -> str:
        """An action as a record has it."""
        return self.game.write(action)

    def refusal(self, action: Any, seat: Seat | None = None) -> Refusal | None:
        """Why an action is not possible, its words included; None: it is."""
        try:
            return self._proposed(self._acting(seat), action).refusal
        except IllegalAction as error:
            return error.refusal

    def allows(self, action: Any, seat: Seat | None = None) -> bool:
        return self.refusal(action, seat) is None

    def play(self, action: Any, seat: Seat | None = None, *, seconds: float = 0.0) -> Report:
        """Make a move and let happen what follows by itself; raises `IllegalAction`."""
        seat = self._acting(seat)
        if seconds:
            self.wait(seconds)
        proposed = self._proposed(seat, action)
        self._happen(proposed)
        self._last = seat
        self._draw()
        return proposed.report

    def leave(self, seat: Seat) -> None:
        """A seat stands up for good; raises `IllegalAction` for one that is not there."""
        self._happen(self.propose(Left(seat, at=self.moment)))
        self._draw()

    def wait(self, seconds: float | None = None) -> None:
        """Time passes and glasses run out; without a number, until the next one does."""
        deadline = self.awaiting.deadline
        if seconds is not None:
            self._clock = self.moment + round(seconds * 1000)
        elif deadline:
            self._clock = max(self.moment, deadline.at)
        while (deadline := self.awaiting.deadline) and deadline.at <= self._clock:
            self.take(Expired(deadline.name, at=max(self.now, deadline.at)))
            self._draw()

    def record(self) -> str:
        """The whole match as the text of a record, hidden stones included."""
        head = replace(self.header, edition=self.game.edition, lexicon=self.words.id)
        lines = [write_happening(self.game, happening) for happening in self.happenings]
        return write_header(head, version_of(lines)) + "".join(f"{line}\n" for line in lines)

    def save(self, path: str | Path) -> None:
        write_whole(Path(path), self.record().encode())

    @property
    def moment(self) -> Millis:
        """How late it is at this table."""
        return max(self._clock, self.now)

    @property
    def _nobody(self) -> Refusal:
        """Why no seat can move."""
        return Refusal("game_over" if self.over else "not_now", {"phase": self.awaiting.phase})

    def _seat(self, seat: Seat | None) -> Seat | None:
        """Raises `IllegalAction` for a seat that there is not."""
        if seat is not None and not 0 <= seat < len(self.header.sitters):
            raise IllegalAction(Refusal("no_such_seat", {"seat": seat + 1}))
        return self.turn if seat is None else seat

    def _own_judge(self, seat: Seat) -> Judge | None:
        held = self.header.sitters[seat].handicap.limits
        return own_judge(self.words, self.header, seat, self) if held else None

    def _acting(self, seat: Seat | None) -> Seat:
        found = self._seat(seat)
        if found is None:
            raise IllegalAction(self._nobody)
        return found

    def _proposed(self, seat: Seat, action: Any) -> Proposed:
        act = Act(seat, self._read(action), at=self.moment)
        return self.propose(act, self.words.judge, self._own_judge(seat))

    def _read(self, action: Any) -> Any:
        """Raises `IllegalAction` for what is no action of this game."""
        if isinstance(action, self._kinds):
            return action
        try:
            if not isinstance(action, str):
                raise NotationError(repr(action), f"action of {self.game.name}")
            return self.game.read_action(action)
        except NotationError as error:
            raise IllegalAction(Refusal(error.code, error.data)) from error

    def _happen(self, proposed: Proposed) -> None:
        if proposed.refusal:
            raise IllegalAction(proposed.refusal)
        self.commit(proposed)

    def _draw(self) -> None:
        """Whatever chance and the judge have to decide before somebody can move."""
        while (awaiting := self.awaiting).chance or awaiting.ruling:
            if awaiting.ruling:
                self.take(ruling_of(self.words.judge, awaiting.ruling, self.moment))
            else:
                self.take(Chance(self.game.sample(self.state, self._chance), at=self.moment))


def _written(chosen: Mapping[str, OptionValue] | None) -> dict[str, str]:
    return {name: write_option(value) for name, value in (chosen or {}).items()}
