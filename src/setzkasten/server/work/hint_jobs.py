"""What worker processes do for hints: the best move of a seat, by what it may know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from setzkasten.core.game import AnyGame
from setzkasten.core.squares import Square
from setzkasten.core.values import value
from setzkasten.lexicon.words import Words

if TYPE_CHECKING:
    from setzkasten.bots.trying import Hint
    from setzkasten.server.work.jobs import Thought

# How long may one wait for a hint? A search that was cut off tells the best that it found.
HINT_SECONDS = 4.0


@value
class Stone:
    """A stone of a hint, and where it goes."""

    square: Square
    letter: str
    kind: str  # its colour, where stones have one
    jolly: bool


@value
class Advised:
    """The best move that was found, in parts that can be told one after the other."""

    action: str
    verb: str  # `swap` of an action without words
    squares: tuple[Square, ...]
    stones: tuple[Stone, ...]
    words: tuple[str, ...]
    points: int
    earned: int
    spent: int
    complete: bool


def advise(words: Words, about: Thought) -> Advised | None:
    """None: nothing was found in time."""
    from setzkasten.catalogue import CATALOGUE

    entry = CATALOGUE[about.game]
    own = about.words_of(words)
    found = entry.adviser.best(about.world, about.seat, words=own, count=1, seconds=HINT_SECONDS)
    if not found.hints:
        return None
    return advised(entry.game, found.hints[0], complete=found.complete)


def advised(game: AnyGame, hint: Hint, *, complete: bool) -> Advised:
    report, action = hint.report, game.write(hint.action)
    first = action.split(" ", 1)[0]
    return Advised(
        action,
        first if first.islower() else "",
        tuple(squares_of(hint.action)),
        stones_of(hint.action),
        hint.words,
        report.points,
        report.earned,
        report.spent,
        complete,
    )


def stones_of(action: Any) -> tuple[Stone, ...]:  # of any game
    return tuple(
        Stone(square, tile.letter, tile.kind, tile.jolly)
        for square, tile in getattr(action, "stones", ())
    )


def squares_of(action: Any) -> Iterable[Square]:  # of any game
    """Where it happens, as far as an action tells; of a way over dice its beginning."""
    if stones := getattr(action, "stones", ()):
        return [square for square, _ in stones]
    if places := getattr(action, "places", ()):
        return [square for square, _ in places]
    if path := getattr(action, "path", ()):
        return [path[0]]
    if square := getattr(action, "square", None):
        return [square]
    return getattr(action, "squares", ())
