"""What worker processes do for analyses: cut a game into pieces, look at some of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from setzkasten.core.record import Header
from setzkasten.core.values import value
from setzkasten.lexicon.agreed import Agreed
from setzkasten.lexicon.words import Words

if TYPE_CHECKING:
    from setzkasten.analysis.task import Looked, Piece, Task


@value
class Pieces:
    """Some pieces of a game, which words count in it, and how long may be searched for them."""

    game: str
    agreed: Agreed
    pieces: tuple[Piece, ...]
    seconds: float


def cut(words: Words, header: Header, lines: list[str]) -> Task:
    from setzkasten.analysis.task import task_of
    from setzkasten.server.work.jobs import table_of

    held = tuple(sitter.handicap for sitter in header.sitters)
    return task_of(table_of(words, header, lines, {}).match, len(held), held)


def look(words: Words, some: Pieces) -> tuple[list[Looked], float]:
    """What came of them, and how much of the time is left."""
    from setzkasten.analysis.task import Purse

    purse, counting = Purse(some.seconds, len(some.pieces)), words.under(*some.agreed)
    return [purse.look(some.game, piece, counting) for piece in some.pieces], purse.left
