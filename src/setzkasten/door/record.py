"""Records as files: read, looked at, played again."""

from __future__ import annotations

from pathlib import Path

from setzkasten.catalogue import CATALOGUE, GAMES
from setzkasten.core import record as core
from setzkasten.core.record import RecordError
from setzkasten.core.values import replace, value
from setzkasten.door.match import Match
from setzkasten.door.spoken import spoken
from setzkasten.lexicon.policy_text import changed_policy
from setzkasten.lexicon.words import Words
from setzkasten.table.replay import Played, Replay, game_of, replay


@value
class Record:
    """A game as text: header and one line a step. docs/record.md"""

    told: core.Record

    @classmethod
    @spoken()
    def open(cls, path: str | Path) -> Record:
        """Raises `RecordError` with the line that cannot be read."""
        return cls(core.read_record(Path(path).read_bytes()))

    @classmethod
    @spoken()
    def read(cls, text: str) -> Record:
        return cls(core.read_record(text.encode("utf-8", "surrogatepass")))

    def __hash__(self) -> int:
        return hash((self.game, self.told.lines))

    @property
    def game(self) -> str:
        return self.told.header.game

    @property
    def seats(self) -> int:
        return len(self.told.header.sitters)

    def steps(self, words: Words | None = None) -> tuple[Played, ...]:
        """Every step with its seat, words, points and the position after it."""
        return self._replay(words or Words.german()).steps

    @spoken()
    def match(self, words: Words | None = None) -> Match:
        """The match as the record leaves it; it can go on. Raises `RecordError` with the line."""
        known = words or Words.german()
        replayed = self._replay(known)
        if (step := replayed.refused) and step.refusal:
            raise RecordError(step.refusal.code, step.line, **step.refusal.data)
        header = replace(self.told.header, policy=replayed.policy)  # as it was agreed on last
        match = Match.resumed(replace(self.told, header=header), replayed.match.happenings, known)
        if settled := replayed.settled:
            match.remember(settled.court.book, settled.said)
        return match

    def _replay(self, words: Words) -> Replay:
        game = game_of(self.told, GAMES)
        header = self.told.header
        agreed = words.under(changed_policy(CATALOGUE[game.id].policy, header.policy))
        return replay(self.told, game, lexicon=agreed.judge.answer, words=lambda: agreed)
