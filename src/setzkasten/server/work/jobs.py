"""What worker processes do: functions of the house's words and small values.

Each imports what it needs when it is called: a printer loads no words, a player no press.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import SystemRandom
from secrets import token_hex
from typing import TYPE_CHECKING, Any

import msgspec

from setzkasten.core.record import (
    Header,
    RecordError,
    chained,
    first_link,
    read_record,
    write_happening,
)
from setzkasten.core.values import value
from setzkasten.lexicon.agreed import Agreed
from setzkasten.lexicon.limit import NO_LIMIT, Limit
from setzkasten.lexicon.policy import Policy
from setzkasten.lexicon.words import Words
from setzkasten.server.fault import Fault
from setzkasten.server.store.journal import First

if TYPE_CHECKING:
    from setzkasten.server.http.assist import Assisted, Place, Question
    from setzkasten.server.http.missed import Heard, Missed
    from setzkasten.server.http.printing import Wish
    from setzkasten.server.http.trays import ReadLists, Tray, WrittenLists
    from setzkasten.table.judge import Book
    from setzkasten.table.table import Table

# How long may a record be that somebody sends? A long evening has a few hundred lines.
MOST_LINES = 10_000
# How long is the secret behind the draws of a table?
SECRET_BYTES = 32


@value
class Thought:
    """All that a computer needs to choose: what its seat may know, which words count, options."""

    game: str
    agreed: Agreed
    options: Mapping[str, object]
    level: str
    seat: int
    world: Any  # a state that looks to the seat as the true one does
    limit: Limit = NO_LIMIT  # of the words that count, which it may make

    def words_of(self, words: Words) -> Words:
        return words.under(*self.agreed).within(self.limit)


@value
class Opened:
    """A new table as the store takes it."""

    header: Header
    first: First
    summary: str
    over: bool


def choose(words: Words, about: Thought) -> str:
    """The action that the player of this game chooses, as text."""
    from setzkasten.catalogue import CATALOGUE

    entry = CATALOGUE[about.game]
    assert entry.player, "a table without a player seats no computer"
    choice = entry.player.foresee(
        about.world,
        about.seat,
        words=about.words_of(words),
        options=about.options,
        level=about.level,
        rng=SystemRandom(),
    )
    return entry.game.write(choice.action)


def learn(words: Words, game: str, policy: Policy, level: str) -> None:
    """Get ready for a table before it is one's turn: the first look finds what is known."""
    from setzkasten.catalogue import CATALOGUE

    player = CATALOGUE[game].player
    assert player, "a table without a player seats no computer"
    next(player.known(words.under(policy), level).matching("??"), None)


def opened(words: Words, header: Header, lines: list[str], book: Book) -> Opened:
    """Set up, with all that happens by itself. Raises `RecordError`."""
    from setzkasten.table.frame import summary

    header, secret = replace(header, lexicon=words.id), token_hex(SECRET_BYTES)
    table = table_of(words, header, lines, book, secret)
    table.advance(0)
    told, lines = summary(table), table.lines()
    first = First(lines, chained(first_link(header), lines), secret)
    return Opened(header, first, msgspec.json.encode(told).decode(), told.over)


def brought(words: Words, record: bytes) -> Opened:
    """A record that somebody sent, played through; a fault says what is wrong, and where."""
    try:
        header, lines = _read(words, record)
        return opened(words, header, lines, {})
    except RecordError as error:
        raise Fault(400, error.code, error.data, line=error.line) from error


def record_of(words: Words, header: Header, lines: list[str]) -> str:
    from setzkasten.table import telling

    return telling.record_of(table_of(words, header, lines, {}))


def replay_of(words: Words, header: Header, lines: list[str], first: int) -> bytes:
    """A part of the slider, from this number on."""
    from setzkasten.server.http.telling import replay_told

    return replay_told(table_of(words, header, lines, {}), first)


def missed(words: Words, heard: Heard) -> Missed:
    from setzkasten.server.http.missed import missed_told

    return missed_told(words, heard)


def tray(words: Words, letters: str) -> Tray:
    from setzkasten.server.http.trays import tray_told

    return tray_told(words, letters)


def read_lists(words: Words, letters: str, written: WrittenLists) -> ReadLists:
    from setzkasten.server.http.trays import lists_read

    return lists_read(words, letters, written)


def assist(words: Words, place: Place, question: Question) -> Assisted:
    from setzkasten.server.http.assist import assisted

    return assisted(words, place, question)


def pdf(_: Words, wish: Wish) -> bytes:
    from setzkasten.server.http.printing import pdf_for

    return pdf_for(wish)


def _read(words: Words, record: bytes) -> tuple[Header, list[str]]:
    from setzkasten.catalogue import CATALOGUE, GAMES
    from setzkasten.server.people.seating import welcomed
    from setzkasten.table.own_words import agreed_words
    from setzkasten.table.replay import game_of, replay

    found = read_record(record)
    if len(found.lines) > MOST_LINES:
        last = found.lines[MOST_LINES].number
        raise RecordError("record_too_long", last, most=MOST_LINES)
    game, header = game_of(found, GAMES), welcomed(found.header)
    agreed = agreed_words(words, CATALOGUE[header.game].policy, header.policy, {})
    played = replay(found, game, lexicon=agreed.judge.answer, words=lambda: agreed)
    if played.refused and played.refused.refusal:
        refusal = played.refused.refusal
        raise RecordError(refusal.code, played.refused.line, **refusal.data)
    agreed_last = replace(header, policy=played.policy)
    return agreed_last, [write_happening(game, h) for h in played.match.happenings]


def table_of(words: Words, header: Header, lines: list[str], book: Book, secret: str = "") -> Table:
    from setzkasten.table.opening import open_table
    from setzkasten.table.seal import Seal

    seal = Seal(secret, SystemRandom())
    return open_table(header, lines, words=words, rng=seal, now=0, book=book)
