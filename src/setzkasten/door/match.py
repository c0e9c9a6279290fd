"""A match for Python: the core's, with words, chance by a seed, computers, and files.

Nothing has to be judged, drawn or waited for by hand: `play` makes a move whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import replace
from functools import partial
from operator import index
from pathlib import Path
from random import Random
from typing import Any, SupportsIndex

from setzkasten.bots.trying import Hint
from setzkasten.catalogue import CATALOGUE, GAMES, Entry
from setzkasten.core import match as core
from setzkasten.core.claims import Judge
from setzkasten.core.coded import Coded
from setzkasten.core.game import Act, Left, Refusal, Report, Seat
from setzkasten.core.handicap import LEVEL, Handicap
from setzkasten.core.happening import Proposed
from setzkasten.core.options import OptionValue, write_option
from setzkasten.core.position import read_position, write_position
from setzkasten.core.record import Header, Record, Sitter, version_of, write_happening, write_header
from setzkasten.door.bot import Bot, Seen, bot_named
from setzkasten.door.clocked import Clocked
from setzkasten.door.illegal import IllegalAction
from setzkasten.door.spoken import spoken
from setzkasten.lexicon.policy_text import changed_policy
from setzkasten.lexicon.word_book import WordBook
from setzkasten.lexicon.words import Words
from setzkasten.table.journal import Said
from setzkasten.table.journal_text import write_entry
from setzkasten.table.judge import Book
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
# How many seats are counted at all? No game has more than twelve.
SEATS = range(100)


class Match(Clocked):
    """One game in progress. Seats count from 0; actions are values of the game, or their text."""

    _said: tuple[tuple[int, Said], ...] = ()  # what people said before a step

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
        header = Header(
            game,
            tuple(Sitter(handicap=handicap) for handicap in _seated(seats)),
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
        self.header, seed = header, index(seed) if isinstance(seed, SupportsIndex) else seed
        self._chance = Random(seed)
        self.rng = Random(None if seed is None else f"bots {seed}")  # no bot's roll changes a draw
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

    def __copy__(self) -> Match:
        """A match of its own from here on, which draws what this one would have drawn."""
        made = object.__new__(type(self))
        made.__dict__.update(self.__dict__)
        made.happenings, made.taken = [*self.happenings], [*self.taken]
        made.rng, made._chance = copy(self.rng), copy(self._chance)
        return made

    def __repr__(self) -> str:
        moment = "over" if self.over else self.awaiting.phase
        return f"<Match {self.game.id}, {len(self.happenings)} steps, {moment}, {self.scores}>"

    @property
    def entry(self) -> Entry:
        return CATALOGUE[self.game.id]

    @property
    def options(self) -> dict[str, object]:
        """Every option of the game, as this match has it: numbers, words, yes and no."""
        agreed = options_of_header(self.header, self.game)
        return {option.name: option.read(agreed[option.name]) for option in self.game.options}

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
        if self.turn is None or count < 1:
            return ()
        words = self.words_of(self.turn)
        return self.entry.adviser.best(
            self.state, self.turn, words=words, count=count, seconds=seconds
        ).hints

    def text(self, action: Any) -> str:
        """An action as a record has it; raises `IllegalAction` for what is none of this game."""
        return self.game.write(self._read(action))

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

    def record(self) -> str:
        """The whole match as the text of a record, hidden stones included."""
        head = replace(self.header, edition=self.game.edition, lexicon=self.words.id)
        lines = [line for number in range(len(self.happenings) + 1) for line in self._lines(number)]
        return write_header(head, version_of(lines)) + "".join(f"{line}\n" for line in lines)

    def _lines(self, number: int) -> Iterator[str]:
        """What was said before a step, and the step."""
        yield from (write_entry(self.game, said) for before, said in self._said if before == number)
        yield from (write_happening(self.game, step) for step in self.happenings[number:][:1])

    def remember(self, book: Book, said: Iterable[tuple[int, Said]]) -> None:
        """What people had settled about words, and what they said, each before a step."""
        self._said = tuple(said)
        self.words = self.words.under(self.words.policy, WordBook.of(book))

    def save(self, path: str | Path) -> None:
        write_whole(Path(path), self.record().encode())

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


def _seated(seats: int | Sequence[Handicap]) -> tuple[Handicap, ...]:
    if isinstance(seats, SupportsIndex):
        number = index(seats)
        if number not in SEATS:
            raise Coded("option_seats", name="seats", value=number)
        return (LEVEL,) * number
    if not all(isinstance(handicap, Handicap) for handicap in seats):
        raise Coded("option_seats", name="seats", value=str(seats)[:40])
    return tuple(seats)


def _written(chosen: Mapping[str, OptionValue] | None) -> dict[str, str]:
    return {name: write_option(value) for name, value in (chosen or {}).items()}
