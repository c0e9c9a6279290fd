"""One game of a tournament: whoever fails loses the turn, and after three times the seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from contextlib import nullcontext
from dataclasses import field, replace
from random import Random

from setzkasten.bots.pace import UNEVEN
from setzkasten.core.game import Millis, Seat
from setzkasten.core.options import OptionValue
from setzkasten.core.record import Sitter
from setzkasten.core.squares import NotationError
from setzkasten.core.values import value
from setzkasten.door.bot import Bot
from setzkasten.door.illegal import IllegalAction
from setzkasten.door.match import Match
from setzkasten.lexicon.words import Words
from setzkasten.tournament.entrant import Entrant
from setzkasten.tournament.guard import Answer, asked, bounded_memory

# After so many moves a game is given up and nobody has won: two may pass to each other for ever.
MOST_MOVES = 5_000
# How often may a player fail before it loses its seat?
MOST_FAULTS = 3
# At which pace does a player play that is not of the house, where all play at once?
USUAL_PACE = "mittel"


@value
class Terms:
    """What all games of a tournament have in common."""

    game: str
    entrants: tuple[Entrant, ...]
    seed: int
    seconds: float  # before the clock strikes
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    records: bool = False
    budget: float = 1.0  # which share of their usual looks the house's players may take

    def bots(self) -> tuple[Bot, ...]:
        """Raises `TournamentError`."""
        return tuple(entrant.bot(self.budget) for entrant in self.entrants)

    def seated(self, number: int) -> tuple[int, ...]:
        """Which entrant has which seat: everybody has each of them once on every deal."""
        many = len(self.entrants)
        return tuple((seat + number) % many for seat in range(many))

    def deal(self, number: int) -> str:
        return f"{self.seed} {number // len(self.entrants)}"


@value
class Bout:
    """How one game went; all by entrant, not by seat."""

    number: int
    winners: tuple[int, ...]  # several share it, or nobody has it
    scores: tuple[int, ...]
    turns: tuple[int, ...]
    faults: tuple[tuple[int, str], ...]
    struck: tuple[int, ...]  # whose clock
    cpu_seconds: tuple[float, ...]  # of all thoughts; told, but no part of the result
    longest_seconds: tuple[float, ...]
    record: str = ""
    ended: bool = True  # also where nobody won, as in Wer behält recht with the same rests (WBR-16)


def played(terms: Terms, bots: tuple[Bot, ...], words: Words, number: int) -> Bout:
    seated = terms.seated(number)
    table = _Table(terms, [bots[entrant] for entrant in seated], words, number)
    table.play()
    place = [seated.index(entrant) for entrant in range(len(seated))]
    match, thoughts = table.match, table.thoughts
    return Bout(
        number,
        tuple(sorted(seated[seat] for seat in match.winners)),
        tuple(match.scores[seat] for seat in place),
        tuple(len(thoughts[seat]) for seat in place),
        tuple((seated[seat], text) for seat, text in table.faults),
        tuple(sorted({seated[seat] for seat in table.struck})),
        tuple(sum(thoughts[seat]) for seat in place),
        tuple(max(thoughts[seat], default=0.0) for seat in place),
        match.record() if terms.records else "",
        match.over,
    )


class _Table:
    def __init__(self, terms: Terms, bots: list[Bot], words: Words, number: int) -> None:
        self.terms, self.bots = terms, bots
        self.match = Match(
            terms.game,
            seats=len(bots),
            words=words,
            seed=terms.deal(number),
            options=terms.options,
        )
        self.match.rng = Random(f"players {terms.seed} {number}")
        self.sitters = [terms.entrants[entrant] for entrant in terms.seated(number)]
        shown = (Sitter((who.label,), "computer", who.level) for who in self.sitters)
        self.match.header = replace(self.match.header, sitters=tuple(shown))
        self.thoughts: list[list[float]] = [[] for _ in bots]
        self.faults: list[tuple[Seat, str]] = []
        self.struck: set[Seat] = set()
        # Where all play at once: when each seat does what it has thought of.
        self.planned: dict[Seat, tuple[Millis, Seat, Answer]] = {}

    def play(self) -> None:
        match = self.match
        for _ in range(MOST_MOVES):
            if match.over:
                return
            if match.turn is None:
                match.wait()
            elif match.awaiting.live:
                self._move_live()
            else:
                self._move(match.turn, self._thought(match.turn))

    def _thought(self, seat: Seat) -> Answer:
        """What a file eats is bounded; the house takes what it needs beside it."""
        with bounded_memory() if self.sitters[seat].own else nullcontext():
            answer = asked(self.bots[seat], self.match, seat, self.terms.seconds)
        self.thoughts[seat].append(answer.cpu_seconds)
        self.struck |= {seat} if answer.struck else set()
        return answer

    def _move(self, seat: Seat, answer: Answer) -> None:
        fault = answer.fault
        if not fault:
            try:
                self.match.play(answer.text, seat)
            except (IllegalAction, NotationError) as error:
                fault = f"{answer.text[:80]}: {error.code}"
        if fault:
            self.faults.append((seat, fault))
            self._lose_turn(seat)

    def _lose_turn(self, seat: Seat) -> None:
        """What the game has for those who do nothing."""
        idle = self.match.game.idle(self.match.state, seat)
        if Counter(at for at, _ in self.faults)[seat] >= MOST_FAULTS or idle is None:
            self.match.leave(seat)
            return
        try:
            self.match.play(idle, seat)
        except IllegalAction:
            self.match.leave(seat)

    def _move_live(self) -> None:
        """Everybody thinks at once; who is done first acts, and the others go on."""
        match = self.match
        acting = match.awaiting.seats
        self.planned = {seat: plan for seat, plan in self.planned.items() if seat in acting}
        for seat in sorted(acting - self.planned.keys()):
            answer = self._thought(seat)
            self.planned[seat] = (match.moment + self._pause(seat, answer.text), seat, answer)
        at, seat, answer = min(self.planned.values(), key=lambda plan: plan[:2])
        before, phase = len(match.happenings), match.awaiting.phase
        match.wait((at - match.moment) / 1000)
        if len(match.happenings) == before:
            del self.planned[seat]
            self._move(seat, answer)
        if match.awaiting.phase != phase or len(match.happenings) > before + 1:
            self.planned.clear()  # the glass ran out, or the round is over

    def _pause(self, seat: Seat, text: str) -> Millis:
        pace = self.match.entry.pace
        if pace is None:
            return 0
        seconds = pace.of(self.sitters[seat].level or USUAL_PACE, text)
        return round(1000 * seconds * self.match.rng.uniform(*UNEVEN))
