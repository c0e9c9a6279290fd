"""What is said at a table beside the game: set phrases, and how a word is written.

Free text is none of it: it is kept nowhere in the journal, and so in no record.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from setzkasten.core.game import IllegalStep, Millis, Refusal, Seat
from setzkasten.lexicon.letters import WordError, key_of
from setzkasten.table.journal import OfTalk, Spelled, Spelling, Spoke, Talking
from setzkasten.table.told import Phrase, Remark, SpelledTold, SpellingTold, TalkWay

if TYPE_CHECKING:
    from setzkasten.table.table import Table

PHRASES: tuple[Phrase, ...] = get_args(Phrase)
WAYS: tuple[TalkWay, ...] = get_args(TalkWay)
TEXT: TalkWay = "text"
CHILD: TalkWay = "child"
# How many answers does a question get? As many as sit around the largest table.
MOST_ANSWERS = 12


def talking(way: TalkWay) -> list[str]:
    """The first line of the journal of a table where people talk otherwise than usual."""
    return [] if way == "phrases" else [f"{0:>8} : talk {way}"]


class Talk:
    """At one table. Values are replaced, never changed."""

    def __init__(self) -> None:
        self.way: TalkWay = "phrases"
        self.said: list[Remark] = []
        self.spelling: SpellingTold | None = None
        self._count = 0

    def enter(self, entry: OfTalk) -> None:
        """Raises `IllegalStep` for what nobody can have said."""
        match entry:
            case Talking(way=way) if way in WAYS:
                self.way = way
            case Spoke(seat=seat, phrase=phrase) if phrase in PHRASES:
                self._count += 1
                remark = Remark(seat, phrase, self._count)
                self.said = [*(one for one in self.said if one.seat != seat), remark]
            case Spelling(seat=seat, word=word):
                self.spelling = SpellingTold(seat, word, [])
            case Spelled(seat=seat, word=word) if self.spelling:
                self.spelling = _answered(self.spelling, seat, word)
            case _:
                raise IllegalStep(Refusal("journal_entry"))

    def laid(self, seat: Seat) -> None:
        """Whoever asked has laid: the question is answered."""
        if self.spelling and seat == self.spelling.seat:
            self.spelling = None


def _answered(asked: SpellingTold, seat: Seat, word: str) -> SpellingTold | None:
    if not word:
        return None
    others = [one for one in asked.answers if one.seat != seat]
    return SpellingTold(asked.seat, asked.word, [*others, SpelledTold(seat, word)][:MOST_ANSWERS])


def speak(table: Table, seat: Seat, phrase: str, now: Millis) -> Refusal | None:
    if phrase not in PHRASES:
        return Refusal("not_understood", {"text": phrase[:40]})
    return table.grant(Spoke(seat, phrase, at=table.clock.reading(now)), now)


def ask_spelling(table: Table, seat: Seat, word: str, now: Millis) -> Refusal | None:
    """GEN-11 A player unsure of spelling may ask the others."""
    if table.awaiting().over:
        return Refusal("game_over")
    if table.talk.spelling and table.talk.spelling.seat != seat:
        return Refusal("spelling_open")
    wish = _letters(table, word)
    if isinstance(wish, Refusal):
        return wish
    return table.grant(Spelling(seat, wish, at=table.clock.reading(now)), now)


def answer_spelling(table: Table, seat: Seat, word: str, now: Millis) -> Refusal | None:
    """GEN-11 Without a word: whoever asked says thanks."""
    asked = table.talk.spelling
    if asked is None:
        return Refusal("no_spelling_open")
    if (seat == asked.seat) != (not word):
        return Refusal("spelling_others" if word else "not_understood", {"text": "word"})
    letters = _letters(table, word) if word else ""
    if isinstance(letters, Refusal):
        return letters
    return table.grant(Spelled(seat, letters, at=table.clock.reading(now)), now)


def _letters(table: Table, word: str) -> str | Refusal:
    """A word as stones would show it. Among children nothing that is typed goes round."""
    if table.talk.way == CHILD:
        return Refusal("child_table_quiet")
    try:
        return key_of(word)
    except WordError as error:
        return Refusal(error.code, error.data)
