"""Computer players for Presto: a plain packing of the stones, word across word, or giving up."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from setzkasten.core.actions import GiveUp, Go
from setzkasten.core.game import Seat
from setzkasten.core.options import Chosen
from setzkasten.core.placing import wrong_run
from setzkasten.core.squares import ACROSS, DOWN, Square, shifted
from setzkasten.core.tiles import Stock
from setzkasten.games.presto.state import Action, Claim, Layout, View
from setzkasten.games.typdom.box import BLACK_JOLLY, RED_JOLLY, RED_LETTERS, symbol_of, tile_of
from setzkasten.lexicon.words import Words

# How often does a player begin anew before it gives up?
TRIES = {"leicht": 3, "mittel": 10, "stark": 30}
# How many words of one length are looked at for one place?
LOOKED_AT = 400


class PrestoPlayer:
    def choose(
        self, view: View, seat: Seat, *, words: Words, options: Chosen, level: str, rng: Random
    ) -> Action:
        if not view.hand:
            return Go() if view.began_at is None else GiveUp()
        for _ in range(TRIES[level]):
            layout, rest = _packed(Stock(view.hand), words.known(level), words.offered, rng)
            if len(rest) <= int(view.one_left) and len(layout) > 1:
                return Claim(layout)
        return GiveUp()


def _packed(hand: Stock, known: Words, formed: Words, rng: Random) -> tuple[Layout, Stock]:
    """Long words first, then whatever crosses, until nothing fits."""
    letters: dict[Square, str] = {}
    layout: Layout = ()
    rest = hand
    while rest and (word := _next_word(letters, rest, known, formed, rng)):
        stones, rest = word
        layout += stones
        letters |= {square: tile.letter for square, tile in stones}
    return tuple(sorted(layout)), rest


def _next_word(
    letters: dict[Square, str], rest: Stock, known: Words, formed: Words, rng: Random
) -> tuple[Layout, Stock] | None:
    for length in range(min(8, len(rest) + 1), 1, -1):
        for squares in _places(letters, length, rng):
            pattern = "".join(letters.get(square, "?") for square in squares)
            for word in _some(known, pattern, rng):
                new = {s: w for s, w in zip(squares, word, strict=True) if s not in letters}
                taken = _taken(new, rest)
                if taken and wrong_run(letters | new, new, formed) is None:
                    return taken
    return None


def _places(letters: dict[Square, str], length: int, rng: Random) -> Iterator[list[Square]]:
    """Lines of this length that cross what lies; the first word lies in the middle."""
    if not letters:
        yield [(0, i) for i in range(length)]
        return
    for square in rng.sample(sorted(letters), len(letters)):
        for way in (ACROSS, DOWN):
            if any(shifted(square, way, by) in letters for by in (-1, 1)):
                continue
            for before in range(length):
                line = [shifted(square, way, i - before) for i in range(length)]
                if sum(s in letters for s in line) < length:
                    yield line


def _some(words: Words, pattern: str, rng: Random) -> list[str]:
    found = list(words.matching(pattern))
    return rng.sample(found, min(LOOKED_AT, len(found)))


def _taken(new: dict[Square, str], rest: Stock) -> tuple[Layout, Stock] | None:
    """The stones for these letters, jollies for what is missing, and what is left."""
    stones: Layout = ()
    for square, letter in new.items():
        jolly = RED_JOLLY if letter in RED_LETTERS else BLACK_JOLLY
        tile = tile_of(letter, jolly=not rest[letter] and rest[jolly] > 0)
        if not rest[symbol_of(tile)]:
            return None
        rest = rest.without([symbol_of(tile)])
        stones += ((square, tile),)
    return (stones, rest) if stones else None
