"""What can be proved of a game: its lines are those that were written, and its draws follow from
the seeds whose hashes were told before.   docs/proof.md
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import TypeAlias

from setzkasten.catalogue import GAMES
from setzkasten.core.coded import Coded
from setzkasten.core.draws import Draws, hash_of
from setzkasten.core.game import AnyGame, Chance, IllegalStep
from setzkasten.core.match import Match
from setzkasten.core.record import Header, Record, RecordError, chained, first_link
from setzkasten.table.journal import Said, Sealed, Undone, Unsealed
from setzkasten.table.journal_text import read_entry
from setzkasten.table.replay import game_of, match_of
from setzkasten.table.seal import Seal, draws_in

Numbered: TypeAlias = tuple[int, str]  # a line and where it stands


class ProofError(Coded):
    """Something is not as it was told, and in which line."""


def check_chain(header: Header, lines: Iterable[Numbered], links: Mapping[int, str]) -> None:
    """`links`: what was written down, by the line that it covers last. Raises `ProofError`."""
    link = first_link(header)
    for number, line in lines:
        link = chained(link, [line])
        if links.get(number, link) != link:
            raise ProofError("proof_chain", number)


@dataclass(slots=True)
class Drawn:
    """How many draws follow from a seed that is known, wait for theirs, never had one."""

    proved: int = 0
    waiting: int = 0
    unsealed: int = 0


@dataclass(slots=True)
class _Draw:
    line: int
    number: int
    state: object
    outcome: object


@dataclass(slots=True)
class _Sealing:
    """The draws since a seal was told."""

    game: AnyGame
    hash: str
    draws: list[_Draw] = field(default_factory=list)
    number: int = 0  # of the last draw

    def note(self, line: int, state: object, outcome: object) -> None:
        self.number += 1
        self.draws.append(_Draw(line, self.number, state, outcome))

    def rewind(self, draws: int) -> None:
        """What was undone comes again."""
        self.number = max(0, self.number - draws)

    def prove(self, seed: str, line: int) -> int:
        """Raises `ProofError`."""
        if hash_of(seed) != self.hash:
            raise ProofError("proof_seed", line)
        for draw in self.draws:
            follows = self.game.sample(draw.state, Draws(f"{seed} {draw.number}"))
            if follows != draw.outcome:
                found, wanted = self.game.write(draw.outcome), self.game.write(follows)
                raise ProofError("proof_draw", draw.line, found=found, wanted=wanted)
        return len(self.draws)


def check_draws(record: Record, secret: str = "") -> Drawn:
    """With the secret of its table also while the game runs.

    Raises `ProofError`, and `RecordError` for a line that its game does not take.
    """
    game, drawn, seal = game_of(record, GAMES), Drawn(), Seal(secret, Random())
    match, sealing, line = match_of(record, game), None, 1
    for told in record.lines:
        if told.totals is not None:
            continue
        entry, line = read_entry(game, told), told.number
        if isinstance(entry, Sealed):
            sealing = _Sealing(game, entry.hash)
            seal.enter(entry)
        elif isinstance(entry, Unsealed):
            if sealing is None:
                raise ProofError("proof_seed", line)
            drawn.proved += sealing.prove(entry.seed, line)
            sealing = None
        elif isinstance(entry, Chance) and sealing:
            sealing.note(line, match.state, entry.outcome)
        elif isinstance(entry, Chance):
            drawn.unsealed += 1
        elif isinstance(entry, Undone) and sealing:
            sealing.rewind(draws_in(match.taken[entry.kept :]))
        if not isinstance(entry, Said):
            _take(match, entry, line)
    if sealing and secret:
        drawn.proved += sealing.prove(seal.seed, line)
    elif sealing:
        drawn.waiting = len(sealing.draws)
    return drawn


def _take(match: Match, entry: object, line: int) -> None:
    try:
        match.take(entry)  # type: ignore[arg-type]  # it is no `Said`
    except IllegalStep as error:
        raise RecordError(error.refusal.code, line, **error.refusal.data) from error
