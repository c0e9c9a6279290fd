"""Recorded random games of every game, played again in pure Python: check, judge, apply."""

from __future__ import annotations

from random import Random

from benchmarks.row import Goal, Row
from benchmarks.stopwatch import measured, per_second
from setzkasten.catalogue import GAMES
from setzkasten.core.game import AnyGame
from setzkasten.core.match import Happening, Match
from setzkasten.core.record import Header, Sitter, read_happening, read_record
from tests.random_play import Habits, Play, played_with
from tests.replaying import rewritten

# How many games of each kind are recorded? Enough that a single odd one does not count.
GAMES_EACH = 6
HABITS = Habits(moves=40, doubt=0, vote=0, take_back=0, sleep=0)


def measure() -> list[Row]:
    return [_row(game) for game in GAMES.values()]


def _row(game: AnyGame) -> Row:
    plays = [_recorded(game, seed) for seed in range(GAMES_EACH)]
    readings = [(play, _read(play)) for play in plays]
    steps = sum(len(happenings) for _, happenings in readings)
    return measured(
        f"replay: random games of {game.id}",
        lambda: [_folded(play, happenings) for play, happenings in readings],
        per_second(steps, "steps/s"),
        goal=Goal(at_least=2_000),
        note=f"{steps} steps of {GAMES_EACH} games, words judged by the record",
    )


def _recorded(game: AnyGame, seed: int) -> Play:
    least, most = game.seats
    seats = least + seed % (most - least + 1)
    return played_with(game, seats, {}, Random(f"{game.id} {seed}"), HABITS)


def _read(play: Play) -> list[Happening]:
    """The steps as a record has them."""
    header = Header(play.game.id, (Sitter(),) * play.seats, play.game.edition)
    record = read_record(rewritten(header, play.match.happenings).encode())
    return [read_happening(play.game, line) for line in record.lines]


def _folded(play: Play, happenings: list[Happening]) -> object:
    match = Match(play.game, play.game.start(play.seats, {}))
    for happening in happenings:
        match.take(happening)
    assert match.state == play.match.state
    return match.state
