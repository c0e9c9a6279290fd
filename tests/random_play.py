"""Random games of any game: by a seed, with refused words, late clocks, moves taken back and
people who leave."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from random import Random

from setzkasten.core.claims import Claim, Relation, Verdict, in_order
from setzkasten.core.game import (
    Act,
    AnyGame,
    Awaiting,
    Chance,
    Deadline,
    Expired,
    KeepsTried,
    Left,
    Ruled,
    Seat,
)
from setzkasten.core.happening import Proposed
from setzkasten.core.match import Happening, Match, TakenBack
from setzkasten.core.options import Option, OptionError, write_option
from tests.vocabulary import WORDS, WordList

__all__ = [
    "Habits",
    "Play",
    "Visit",
    "played",
    "played_from",
    "played_with",
    "relation",
    "seats_shown",
]

# How many word families does a random table know? Few, so that a state has few offers.
FAMILIES = 40
# How many of the offers does a random player look at?
MOST_OFFERS = 300

ENDINGS = ("E", "EN", "ER", "ERN", "ES", "N", "NEN", "S", "T")


# Up to how many numbers of seats is every one of them shown? docs/decisions/0004
MOST_SEATS_SHOWN = 6


@dataclass(frozen=True, slots=True)
class Visit:
    """What happened in a state, what was offered there and what came of it."""

    state: object
    offers: tuple[tuple[Seat, object], ...]
    happening: Happening
    done: Proposed


@dataclass(frozen=True, slots=True)
class Play:
    """A whole random game."""

    game: AnyGame
    seats: int
    options: Mapping[str, str]
    visits: tuple[Visit, ...]
    match: Match

    def states(self) -> list[object]:
        """Every state that was seen, those of moves taken back included."""
        return [*(visit.state for visit in self.visits), self.match.state]


@dataclass(frozen=True, slots=True)
class Habits:
    """How random players behave."""

    moves: int = 16  # then everybody does what a seat does that left the table
    doubt: float = 0.1  # a word is refused
    vote: float = 0.1  # the seats were asked
    take_back: float = 0.1
    sleep: float = 0.05  # a clock runs out
    leave: float = 0  # somebody stands up for good


USUAL = Habits()
RESTLESS = Habits(leave=0.04)
# At how many tables do people stay? One in so many is restless.
STEADY_TABLES = 3


def seats_shown(game: AnyGame) -> tuple[int, ...]:
    """Every number of seats, or the least, one between and the most where there are many."""
    least, most = game.seats
    if most - least < MOST_SEATS_SHOWN:
        return tuple(range(least, most + 1))
    return least, (least + most) // 2, most


def played(game: AnyGame, seed: int) -> Play:
    """A random game with random seats and options, the same for the same seed."""
    rng = Random(f"{game.id} {seed}")
    seats, options = _random_options(game, rng)
    restless = seed % STEADY_TABLES == STEADY_TABLES - 1
    return played_with(game, seats, options, rng, RESTLESS if restless else USUAL)


def played_with(
    game: AnyGame,
    seats: int,
    options: Mapping[str, str],
    rng: Random,
    habits: Habits = USUAL,
) -> Play:
    match = Match(game, game.start(seats, options))
    return Play(game, seats, options, played_from(match, rng, habits), match)


def played_from(match: Match, rng: Random, habits: Habits = USUAL) -> tuple[Visit, ...]:
    """The match is played on to its end, from wherever it stands."""
    return tuple(_visits(match, WORDS.family(rng, FAMILIES), rng, habits))


def _random_options(game: AnyGame, rng: Random) -> tuple[int, dict[str, str]]:
    """Seats and options that fit together, options as text."""
    while True:
        seats = rng.randint(*game.seats)
        chosen = {option.name: _value(option, rng) for option in game.options if rng.random() < 0.5}
        try:
            game.start(seats, chosen)
        except OptionError:
            continue
        return seats, chosen


def _value(option: Option, rng: Random) -> str:
    if option.type == "int":
        return str(rng.randint(option.least, option.most))
    choices = option.choices if option.type == "choice" else (True, False)
    return write_option(rng.choice(choices))


def _visits(match: Match, words: WordList, rng: Random, habits: Habits) -> Iterator[Visit]:
    moves, now = 0, 0
    while not match.awaiting.over:
        state = match.state
        offers = _offers(match, words, rng) if moves < habits.moves else ()
        happening = _happening(match, offers, rng, now, habits)
        now = happening.at + rng.randrange(1, 30_000)
        moves += isinstance(happening, Act | TakenBack)
        yield Visit(state, offers, happening, match.take(happening))


def _offers(match: Match, words: WordList, rng: Random) -> tuple[tuple[Seat, object], ...]:
    """Some legal actions in random order; doing nothing comes last, mostly."""
    game, state = match.game, match.state
    found = [
        (seat, action)
        for seat in sorted(match.awaiting.seats | match.awaiting.meanwhile)
        for action in islice(game.actions(state, seat, words), MOST_OFFERS)
    ]
    rng.shuffle(found)
    if rng.random() < 0.9:
        found.sort(key=lambda offer: offer[1] == game.idle(state, offer[0]))
    return tuple(found)


def _happening(
    match: Match,
    offers: tuple[tuple[Seat, object], ...],
    rng: Random,
    now: int,
    habits: Habits,
) -> Happening:
    game, awaiting = match.game, match.awaiting
    back = match.may_take_back()
    if back is not None and offers and rng.random() < habits.take_back:
        return TakenBack(back, at=now)
    if habits.leave and not awaiting.ruling and rng.random() < habits.leave:
        here = [seat for seat in range(len(match.scores)) if seat not in awaiting.left]
        return Left(rng.choice(here), at=now)
    if awaiting.ruling:
        return Ruled(_verdicts(awaiting.ruling, rng, habits), "test", at=now)
    if awaiting.chance:
        return Chance(game.sample(match.state, rng), at=now)
    if awaiting.deadline and (now >= awaiting.deadline.at or rng.random() < habits.sleep):
        return _out_of_time(match, awaiting.deadline, offers, now)
    return _act(match, awaiting, offers, now)


def _out_of_time(
    match: Match, deadline: Deadline, offers: tuple[tuple[Seat, object], ...], now: int
) -> Happening:
    """What a seat had tried until then may stay, as at a table."""
    at, game = max(now, deadline.at), match.game
    if isinstance(game, KeepsTried):
        for seat, action in offers:
            if seat in match.awaiting.seats:
                placed = game.timed_out(match.state, seat, action)
                return Expired(deadline.name, at=at) if placed is None else Act(seat, placed, at=at)
    return Expired(deadline.name, at=at)


def _act(
    match: Match, awaiting: Awaiting, offers: tuple[tuple[Seat, object], ...], now: int
) -> Happening:
    if offers:
        seat, action = offers[0]
        return Act(seat, action, at=now)
    idle = {seat: match.game.idle(match.state, seat) for seat in sorted(awaiting.seats)}
    seat = min(idle, key=lambda seat: idle[seat] is None)
    return Act(seat, idle[seat], at=now)


def _verdicts(claims: frozenset[Claim], rng: Random, habits: Habits) -> tuple[Verdict, ...]:
    return tuple(_verdict(claim, rng, habits) for claim in in_order(claims))


def _verdict(claim: Claim, rng: Random, habits: Habits) -> Verdict:
    if isinstance(claim, Relation):
        return relation(claim)
    votes = ((0, True), (1, False)) if rng.random() < habits.vote else ()
    return Verdict(claim, "no" if rng.random() < habits.doubt else "yes", votes=votes)


def relation(claim: Relation) -> Verdict:
    """A rule of thumb in place of a dictionary: a usual ending makes an inflection."""
    behind = claim.longer.removeprefix(claim.shorter)
    if behind != claim.longer and behind in ENDINGS:
        return Verdict(claim, "inflection", claim.shorter.capitalize())
    return Verdict(claim, "new")
