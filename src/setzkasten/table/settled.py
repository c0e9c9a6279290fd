"""What the round of a record has settled about words, for whoever plays the record on."""

from __future__ import annotations

from setzkasten.core.claims import Word
from setzkasten.core.game import Ruled, Seat
from setzkasten.core.match import Match
from setzkasten.core.record import Header
from setzkasten.lexicon.words import Words
from setzkasten.table import journal
from setzkasten.table.ballot import Lying
from setzkasten.table.court import Court, Round, doubtful_words
from setzkasten.table.journal import Said


class Settled:
    """Follows the court through what was said at a table, and remembers after which step."""

    def __init__(self, header: Header, match: Match, words: Words) -> None:
        self.court, self._match = Court(words, header, {}), match
        self._kinds = [sitter.kind for sitter in header.sitters]
        self.said: list[tuple[int, Said]] = []  # about words, with the number of steps before it

    def hear(self, said: Said) -> None:
        """What speaks of nothing that is there is passed over."""
        if not self._match.awaiting.ruling:
            self.court.reading = None
        if isinstance(said, journal.Sat) and said.seat < len(self._kinds):
            self._kinds[said.seat] = said.kind
        elif isinstance(said, journal.OfCourt | journal.Forgot | journal.Agreed):
            self.said.append((len(self._match.happenings), said))
            self._enter(said)

    def _enter(self, said: Said) -> None:
        court = self.court
        match said:
            case journal.Agreed(policy=policy):
                court.agree(dict(policy))
            case journal.Forgot(word=word):
                court.forget(word)
            case journal.Accepted(word=word):
                court.settle({word: True})
            case journal.Listed():
                court.list_words(said)
            case journal.Asked() | journal.Doubted():
                seats = Round(self._seats("person"), self._seats("computer"))
                court.open(said, seats, lying(court, self._match, seats.persons, said))
            case journal.Voted(seat=seat, aye=aye) if court.ballot:
                court.ballot = court.ballot.cast(seat, aye)
            case journal.Closed() if court.ballot:
                court.close(court.ballot)

    def _seats(self, kind: str) -> frozenset[Seat]:
        return frozenset(seat for seat, found in enumerate(self._kinds) if found == kind)


def lying(
    court: Court, match: Match, persons: frozenset[Seat], entry: journal.Asked | journal.Doubted
) -> Lying | None:
    """The word of a doubt; it lies by the ruling of then, whatever the table agreed on since."""
    if isinstance(entry, journal.Asked) or court.reading:
        return None
    kept = doubtful_words(match, persons, entry.at).get(entry.word)
    if kept is None:
        return None
    steps, claim = (taken.step for taken in match.taken[kept:]), Word(entry.word)
    found = (verdict for step in steps if isinstance(step, Ruled) for verdict in step.verdicts)
    return Lying(next((v.refused for v in found if v.claim == claim), False), kept)
