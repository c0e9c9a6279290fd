"""The court of a table: who judges its words, what the round has settled and is voting on.

It says which entry of the journal a wish leads to, or why it does not; entries change it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from setzkasten.catalogue import CATALOGUE
from setzkasten.core.claims import Judge, Verdict, Word
from setzkasten.core.game import (
    Act,
    AnyGame,
    Awaiting,
    Expired,
    Left,
    Millis,
    Refusal,
    Ruled,
    Seat,
    counts_at_end,
    rules_later,
    takes_up_words,
)
from setzkasten.core.handicap import BARS
from setzkasten.core.happening import Taken
from setzkasten.core.match import Match
from setzkasten.core.record import Header
from setzkasten.core.ruling import ruling_of
from setzkasten.core.values import value
from setzkasten.lexicon.word_book import WordBook
from setzkasten.lexicon.words import Words
from setzkasten.table.ballot import Ballot, Lying
from setzkasten.table.journal import Accepted, Asked, Doubted, Listed
from setzkasten.table.judge import Book, VotedJudge, refused_by_word
from setzkasten.table.own_words import agreed_words, own_judge
from setzkasten.table.reading import Reading
from setzkasten.table.trial import Trial, objected, squares_of

if TYPE_CHECKING:
    from setzkasten.table.table import Table

# How long after the last move may a word of it still be doubted?
LAST_DOUBT_MILLIS = 120_000


@value
class Round:
    """The seats of a table, by who sits there."""

    persons: frozenset[Seat]
    computers: frozenset[Seat]


@value
class Moment:
    """When something is opened: in the time of the table, and until when outside."""

    at: Millis
    until: Millis


class Court:
    """`words` are those that count now: of one lexicon, as the table has agreed."""

    def __init__(self, words: Words, header: Header, book: Book) -> None:
        self.policy: Mapping[str, str] = dict(header.policy)
        self.book: Book = dict(book)
        self._header, self.words = header, words
        self._printed = CATALOGUE[header.game].policy  # None in a game without words
        self._held = {seat for seat, s in enumerate(header.sitters) if s.handicap.limits}
        self.words = self.words_under(self.policy)
        self.ballot: Ballot | None = None
        self.reading: Reading | None = None
        self.doubted: frozenset[str] = frozenset()

    @property
    def judge(self) -> Judge:
        return self.words.judge

    def judges_of(self, seat: Seat, match: Match) -> tuple[Judge, ...]:
        """The table's; and the seat's own, where it may not make every word."""
        if seat not in self._held:
            return (self.judge,)
        return self.judge, own_judge(self.words, self._header, seat, match)

    def settle(self, sayings: Mapping[str, bool]) -> None:
        self.book = {**self.book, **sayings}
        self.words = self.words.under(self.words.policy, WordBook.of(self.book))

    def forget(self, word: str) -> None:
        """One word, or all of them, are the dictionary's affair again."""
        self.book = {w: said for w, said in self.book.items() if word and w != word}
        self.words = self.words.under(self.words.policy, WordBook.of(self.book))

    def words_under(self, changes: Mapping[str, str]) -> Words:
        """Raises `RecordError` for changes that a policy cannot have."""
        return agreed_words(self.words, self._printed, changes, self.book)

    def agree(self, changes: Mapping[str, str]) -> None:
        self.words, self.policy = self.words_under(changes), dict(changes)

    def ask(
        self, seat: Seat, trial: Trial, action: str, seats: Round, *, moment: Moment
    ) -> Asked | Refusal:
        """Put the words that the dictionary refuses in this laying before the others."""
        disputed = objected(trial)
        if not disputed or (trial.refusal and trial.refusal.code in BARS):
            return trial.refusal or Refusal("nothing_disputed")
        if not seats.persons - {seat}:
            return Refusal("nobody_to_ask")
        if settled := [word for word in disputed if self.book.get(word) is False]:
            return Refusal("word_voted_down", {"word": settled[0]}, squares_of(trial, settled))
        return Asked(seat, tuple(disputed), action, moment.until, at=moment.at)

    def doubt(
        self,
        seat: Seat,
        word: str,
        seats: Round,
        doubtful: Mapping[str, int],
        *,
        moment: Moment,
    ) -> Doubted | Refusal:
        """Put one word that lies, or is read aloud and refused, before everybody."""
        if self.ballot:
            return Refusal("ballot_open")
        if seat not in seats.persons:
            return Refusal("left_already", {"seat": seat + 1})
        if word in self.book:
            counts = self.book[word]
            return Refusal("nothing_disputed" if counts else "word_voted_down", {"word": word})
        if word in self.doubted:
            return Refusal("doubted_before", {"word": word})
        if not seats.persons - {seat}:
            return Refusal("nobody_to_ask")
        if self.reading and word not in self.reading.words:
            return Refusal("not_in_dispute", {"word": word[:40]})
        if not self.reading and word not in doubtful:
            return Refusal("doubt_closed")
        return Doubted(seat, word, moment.until, at=moment.at)

    def accept(
        self, seat: Seat, word: str, disputed: tuple[Verdict, ...], seats: Round, *, at: Millis
    ) -> Accepted | Refusal:
        """Alone against computers nobody votes: whoever tried the word answers for it."""
        if seats.persons - {seat}:
            return Refusal("others_decide", {"word": word})
        refused = self.reading.refused if self.reading else disputed
        refused = tuple(verdict for verdict in refused if verdict.reason not in BARS)
        if word not in refused_by_word(refused):
            return Refusal("not_in_dispute", {"word": word[:40]})
        return Accepted(seat, word, at=at)

    def lists(self, awaiting: Awaiting, seats: Round, *, moment: Moment) -> Listed | None:
        """Must words be read aloud before they are ruled on? Only if somebody may speak for one."""
        verdicts = ruling_of(self.judge, awaiting.ruling, 0).verdicts
        refused = refused_by_word(verdicts)
        if not refused or not seats.persons:
            return None
        return Listed(tuple(refused), moment.until, at=moment.at)

    def ruling(self, awaiting: Awaiting, at: Millis) -> Ruled:
        """On what is claimed now; words that were voted on name their votes."""
        voted = dict(self.reading.voted) if self.reading else {}
        judge = VotedJudge(self.judge, voted) if voted else self.judge
        return ruling_of(judge, awaiting.ruling, at)

    def open(self, entry: Asked | Doubted, seats: Round, lying: Lying | None) -> None:
        """Computers vote as the dictionary says."""
        if isinstance(entry, Asked):
            verdicts = tuple(self.judge.answer(Word(word)) for word in entry.words)
            computers = tuple((other, False) for other in sorted(seats.computers - {entry.seat}))
            voters = seats.persons - {entry.seat}
            self.ballot = Ballot(entry.seat, entry.action, verdicts, voters, entry.until, computers)
            return
        verdict = self._doubtful(Word(entry.word), lying)
        computers = tuple((other, not verdict.refused) for other in sorted(seats.computers))
        kept = lying.kept if lying else None
        self.ballot = Ballot(None, "", (verdict,), seats.persons, entry.until, computers, kept)
        self.doubted |= {entry.word}

    def _doubtful(self, word: Word, lying: Lying | None) -> Verdict:
        """In the dictionary's words; if it says otherwise by now, as the word lies.

        A record keeps of a ruling that it said yes or no, not why.
        """
        verdict = self.judge.answer(word)
        if lying is None or verdict.refused == lying.refused:
            return verdict
        return Verdict(word, "no" if lying.refused else "yes")

    def close(self, ballot: Ballot) -> Ballot:
        """What the round said is settled. Gives back the vote that is over."""
        self.ballot = None
        if ballot.kept is None or ballot.strikes:
            self.settle(dict.fromkeys(ballot.words, ballot.accepted))
        if self.reading:
            self.reading = self.reading.with_vote(next(iter(ballot.words)), ballot.spoken)
        return ballot

    def list_words(self, entry: Listed) -> None:
        refused = tuple(self.judge.answer(Word(word)) for word in entry.words)
        self.reading = Reading(refused, entry.until)


def doubtful(table: Table, now: Millis) -> dict[str, int]:
    """The words that a person may doubt now."""
    court = table.court
    if court.ballot or court.reading or table.aborted or len(table.present) < 2:
        return {}
    words = doubtful_words(table.match, table.persons, table.clock.reading(now))
    settled = court.doubted | court.book.keys() if words else ()
    return {word: kept for word, kept in words.items() if word not in settled}


def doubtful_words(match: Match, persons: frozenset[Seat], at: Millis) -> dict[str, int]:
    """GEN-10 The words that may be doubted, each with the number of steps before its laying.

    Those of the last person's turn and of what computers answered to it, until the next person
    has moved; after the last move for two minutes. Words that are counted all at once until the
    next round, or as long; they go with the number of steps before the ruling.
    """
    awaiting = match.awaiting
    if awaiting.ruling or (awaiting.live and not awaiting.chance):
        return {}
    if awaiting.over and at >= match.now + LAST_DOUBT_MILLIS:
        return {}
    words: dict[str, int] = {}
    ruled: Taken | None = None  # on the act before
    mover: Seat | None = None  # the person whose turn it was
    for number in range(len(match.taken) - 1, -1, -1):
        taken = match.taken[number]
        step = taken.step
        if isinstance(step, Ruled):
            ruled = taken
        elif isinstance(step, Act):
            person = step.seat in persons
            if person and not _on_turn(match, number, step.seat):
                continue
            if mover not in (None, step.seat):
                break
            words = (_made(match.game, step.action, ruled, number) if ruled else {}) | words
            ruled, mover = None, step.seat if person else mover
        elif mover is not None and isinstance(step, Expired):
            break  # a turn before
    return _counted_now(match) | words


def _counted_now(match: Match) -> dict[str, int]:
    """The words of a count that was just made: it may have to be made again."""
    if not counts_at_end(match.game):
        return {}
    last = len(match.taken) - 1
    while last >= 0 and isinstance(match.taken[last].step, Left):
        last -= 1
    if last < 0 or not isinstance(match.taken[last].step, Ruled):
        return {}
    return dict.fromkeys(match.game.counted(match.state), last)


def recounts(match: Match, ballot: Ballot) -> bool:
    """Is the vote about a ruling alone, so that no laying is taken back?"""
    return ballot.kept is not None and isinstance(match.taken[ballot.kept].step, Ruled)


def _made(game: AnyGame, action: object, ruled: Taken, number: int) -> dict[str, int]:
    """The words that an act of this number brought up; a mere fragment is none to be doubted.

    KRX-06 What was refused and lies all the same may only be ruled on again.
    """
    assert isinstance(ruled.step, Ruled)
    if rules_later(game):
        return {}  # they are counted, with those of all others
    no = {v.claim.word for v in ruled.step.verdicts if v.refused and isinstance(v.claim, Word)}
    words = ruled.report.words
    if takes_up_words(game):
        words = game.own_words(action, words)
    lying = (word for word in words if word.answer == "no" or word.word not in no)
    return {word.word: number + (word.answer == "no") for word in lying}


def _on_turn(match: Match, number: int, seat: Seat) -> bool:
    """Has a person moved who does something beside the turn of another? (KRX-16, KRX-18)"""
    before = match.taken[number - 1].after if number else match.opening
    return seat in before.awaiting.seats
