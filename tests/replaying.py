"""Records played again, strictly: every step is legal, every total is right."""

from __future__ import annotations

from dataclasses import dataclass

from setzkasten.catalogue import GAMES
from setzkasten.core.game import Report, Ruled
from setzkasten.core.match import Happening, Match
from setzkasten.core.record import (
    Header,
    read_happening,
    read_record,
    write_happening,
    write_header,
)
from setzkasten.table.replay import options_of_header

__all__ = ["Replay", "opening", "replayed", "rewritten"]


@dataclass(frozen=True, slots=True)
class Replay:
    header: Header
    match: Match
    reports: tuple[Report, ...]  # one a ruling
    pictures: tuple[object, ...]  # the state after each ruling


def opening(header: Header) -> object:
    """The state from which a record starts: the opening of its game, or its position."""
    game, seats = GAMES[header.game], len(header.sitters)
    options = options_of_header(header, game)
    if header.position:
        return game.read_position(header.position, seats, options)
    return game.start(seats, options)


def replayed(data: bytes) -> Replay:
    record = read_record(data)
    game = GAMES[record.header.game]
    match = Match(game, opening(record.header))
    reports: list[Report] = []
    pictures: list[object] = []
    for line in record.lines:
        if line.totals is not None:
            assert line.totals == game.scores(match.state), f"line {line.number}"
            continue
        happening = read_happening(game, line)
        done = match.propose(happening)
        assert done.refusal is None, (line.number, done.refusal)
        match.commit(done)
        if isinstance(happening, Ruled):
            reports.append(done.report)
            pictures.append(match.state)
    return Replay(record.header, match, tuple(reports), tuple(pictures))


def rewritten(header: Header, happenings: list[Happening]) -> str:
    """The same record without comments and totals."""
    game = GAMES[header.game]
    lines = [write_happening(game, happening) + "\n" for happening in happenings]
    return write_header(header) + "".join(lines)
