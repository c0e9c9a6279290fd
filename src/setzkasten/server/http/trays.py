"""A tray of dice that somebody shook at home: what lay in it, and the lists written over it."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from litestar import get, post
from litestar.params import FromPath, RawBody

from setzkasten.core.squares import Square
from setzkasten.games.boggle.rounds import points_of
from setzkasten.games.boggle.tray import SIDE, path_of
from setzkasten.lexicon.letters import LONGEST, SHORTEST, key_or_none
from setzkasten.lexicon.policy import BOGGLE
from setzkasten.server.bilingual import Bilingual, bilingual
from setzkasten.server.fault import Fault
from setzkasten.server.http.body import read_body
from setzkasten.server.http.request import (
    AnyRequest,
    address_of_request,
    house_of,
    spare,
)
from setzkasten.server.people.limits import LOOK_UPS
from setzkasten.server.work import jobs
from setzkasten.solve.boggle import on_dice, read_dice
from setzkasten.solve.puzzle_error import PuzzleError

if TYPE_CHECKING:
    from setzkasten.lexicon.words import Words

DICE: Final = SIDE * SIDE
# How many write at once, and how much? As many as sit around the tray, and nobody finds so much.
MOST_LISTS, MOST_WORDS = 12, 300
# How many trays are remembered? A family looks at the same one several times.
KEPT_TRAYS: Final = 64


class TrayWord(msgspec.Struct, frozen=True):
    word: str
    points: int
    path: tuple[Square, ...]


class Tray(msgspec.Struct, frozen=True):
    """What lay in a tray that somebody typed in; well-known words first, long before short."""

    letters: str  # row by row
    words: list[TrayWord]
    points: int  # of all of them
    count: int


class WrittenLists(msgspec.Struct, frozen=True):
    """What each player wrote, in any spelling."""

    lists: list[list[str]]


class WrittenWord(msgspec.Struct, frozen=True):
    """A word of a list: it counts, others have it too, or it does not count and why."""

    word: str  # as it would be laid
    points: int
    verdict: Literal["counts", "shared", "refused"]
    sentence: Bilingual | None  # why it does not count


class ReadLists(msgspec.Struct, frozen=True):
    """Lists read aloud: what several have is struck for all of them."""

    lists: list[list[WrittenWord]]
    points: list[int]  # of each list


@get("/api/trays/{letters:str}")
async def tray(request: AnyRequest, letters: FromPath[str]) -> Tray:
    """What lies in a tray of sixteen dice; nothing that hurts is named."""
    spare(request, LOOK_UPS)
    dice = _dice(letters)
    sender = address_of_request(request)
    return await house_of(request).pools.helping.run(sender, jobs.tray, dice)


@post("/api/trays/{letters:str}", status_code=200)
async def read_lists(request: AnyRequest, letters: FromPath[str], body: RawBody) -> ReadLists:
    """Compare what was written; whatever counts by the rules counts here."""
    spare(request, LOOK_UPS)
    dice, written = _dice(letters), read_body(body, WrittenLists)
    if len(written.lists) > MOST_LISTS or any(len(one) > MOST_WORDS for one in written.lists):
        raise Fault(400, "tray_lists", {"lists": MOST_LISTS, "words": MOST_WORDS})
    sender = address_of_request(request)
    return await house_of(request).pools.helping.run(sender, jobs.read_lists, dice, written)


TRAY_HANDLERS = [tray, read_lists]


def _dice(text: str) -> str:
    """Sixteen capitals. Raises `Fault`."""
    if len(text) != DICE:
        raise Fault(400, "shake_letters", {"dice": DICE})
    try:
        return read_dice(text).letters
    except PuzzleError as error:
        raise Fault(400, error.code, error.data) from error


@lru_cache(KEPT_TRAYS)
def tray_told(words: Words, letters: str) -> Tray:
    found = [_told(letters, word) for word in on_dice(words.under(BOGGLE), letters)]
    return Tray(letters, found, sum(one.points for one in found), len(found))


def _told(letters: str, word: str) -> TrayWord:
    return TrayWord(word, points_of(word), path_of(letters, word) or ())


def lists_read(words: Words, letters: str, written: WrittenLists) -> ReadLists:
    """BOG-10, BOG-13 Each word once a list; what others wrote too is struck."""
    keys = [dict.fromkeys(_key(word) for word in one if word.strip()) for one in written.lists]
    written_by = Counter(key for one in keys for key in one)
    ours = words.under(BOGGLE)
    read = [[_read(ours, letters, key, shared=written_by[key] > 1) for key in one] for one in keys]
    return ReadLists(read, [sum(word.points for word in one) for one in read])


def _key(word: str) -> str:
    """As it would be laid; what is no word stays as it was written."""
    return key_or_none(word.strip()) or word.strip()[:40]


def _read(words: Words, letters: str, key: str, *, shared: bool) -> WrittenWord:
    if why := _fault_of(words, letters, key):
        return WrittenWord(key, 0, "refused", why)
    if shared:
        return WrittenWord(key, 0, "shared", None)
    return WrittenWord(key, points_of(key), "counts", None)


def _fault_of(words: Words, letters: str, key: str) -> Bilingual | None:
    if key_or_none(key) != key:
        return bilingual("not_a_key", {"word": key, "least": SHORTEST, "most": LONGEST})
    if not path_of(letters, key):
        return bilingual("no_path", {"word": key})
    judgement = words.judgement(key)
    return None if judgement.allowed else bilingual(judgement.reason, judgement.data)
