"""One turn of Wer behält recht: a stone for the word that is announced, or another announcement."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from heapq import heapify, heappop, heapreplace
from typing import TypeAlias

from setzkasten.bots.idea import Idea
from setzkasten.bots.mind import Mind
from setzkasten.bots.recht_insight import UNTURNED, Turning
from setzkasten.bots.recht_repertoire import Repertoire
from setzkasten.core.board import Board, Run
from setzkasten.core.game import Seat
from setzkasten.core.squares import ACROSS, DOWN, Square, shifted
from setzkasten.core.tiles import Tile
from setzkasten.core.values import value
from setzkasten.games.recht.building import across, contacts_of, places_of, way_of
from setzkasten.games.recht.state import Lay, View
from setzkasten.games.recht.turn import closes_square
from setzkasten.games.typdom.box import BLACK_JOLLY, RED_JOLLY, RED_LETTERS, tile_of

# What is a stone for the word of another worth? A little less than one for the own.
FOR_ANOTHER = 0.8
# And one that makes the announced word whole?
COMPLETING = 0.3
# What is an announcement worth that stands as it is laid?
WHOLE = 0.9
# What is a further stone worth, by a premium?
PREMIUM = 0.9
# How many announcements are weighed? Enough for somebody who forgets half of the words.
WEIGHED = 64
# As what is a jolly laid?
READINGS = {RED_JOLLY: "AEIOUY", BLACK_JOLLY: "NRSTLD"}


@value
class Put:
    """A stone of the hand at a run, and what it makes of it."""

    square: Square
    tile: Tile
    ahead: bool  # in front of the run, or behind it
    run: Run  # with the stone
    after: Board


# Words of one length around one stone, by its number, are worth the same.
Group: TypeAlias = tuple[int, int]


class Search:
    """Words through the fragment or across the finished word, stone by stone."""

    def __init__(self, view: View, seat: Seat, mind: Mind, repertoire: Repertoire) -> None:
        self.view, self.seat, self.repertoire = view, seat, repertoire
        self.words, self.formed, self.looks = mind.words, mind.words.offered, mind.looks
        self.turning = Turning(view, seat, repertoire) if mind.rung.insight else None
        self.hand = Counter(view.hand)
        cells = {s.square: Tile(s.letter, s.colour, s.jolly) for s in view.stones}
        self.board = Board(None, cells)
        self.puts: list[Put] = []
        self._different = lru_cache(None)(self._is_different)
        self._bonus = lru_cache(None)(self._premium)

    def ideas(self) -> Iterator[Idea[Lay]]:
        if not self.board:
            yield from self._first_stones()
            return
        if self.view.word:
            yield from self._for_the_word()
        yield from self._announcements()

    def _fragment(self) -> Run:
        squares = self.view.fragment
        return Run("".join(self.board[s].letter for s in squares), squares)

    def _crossings(self) -> Iterator[Run]:
        """Letters across which a new word may stand, with what stands beside them already."""
        for square in self.view.crossed or tuple(self.board):
            ways = (across(way_of(self.view.crossed)),) if self.view.crossed else (ACROSS, DOWN)
            for way in ways:
                if self.view.crossed or self._stands(square, across(way)):
                    yield self.board.run_through(square, way)

    def _stands(self, square: Square, way: tuple[int, int]) -> bool:
        """Does the letter stand in a word of this way?"""
        return len(self.board.run_through(square, way).squares) > 1

    def _first_stones(self) -> Iterator[Idea[Lay]]:
        for word in self.repertoire.spellable(self.view.hand):
            letter = min(word, key=self.repertoire.holding)
            if tile := self._tile(letter):
                worth = self._worth(letter, len(word) - 1)
                yield Idea(worth, Lay((((0, 0), tile),), ACROSS, word))

    def _for_the_word(self) -> Iterator[Idea[Lay]]:
        """WBR-04 A stone for the word that is announced, whoever's it is."""
        own = self.view.author == self.seat
        for put in self._puts(self._fragment()):
            if put.run.word in self.view.word and self._lies(put, self.view.word):
                worth = 1.0 if own else FOR_ANOTHER
                worth -= COMPLETING * (put.run.word == self.view.word)
                yield Idea(worth, _lay(put))

    def _announcements(self) -> Iterator[Idea[Lay]]:
        """WBR-03 The best words whose missing letters the hand has (TIP-05)."""
        groups = self._groups()
        found: dict[Lay, Idea[Lay]] = {}
        for worth, group in self._by_worth(list(groups)):
            put = self.puts[group[0]]
            for word in groups[group]:
                if len(found) == WEIGHED or not self.looks.take():
                    yield from found.values()
                    return
                lay = _lay(put, word)
                if lay not in found and self._different(word) and self._lies(put, word):
                    found[lay] = Idea(worth, lay)
        yield from found.values()

    def _groups(self) -> dict[Group, list[str]]:
        """All words that the hand can finish, by the stones that may begin with them."""
        groups: dict[Group, list[str]] = {}
        for run in [self._fragment()] if self.view.word else self._crossings():
            beside: dict[tuple[bool, str], list[int]] = {}
            for put in self._puts(run):
                beside.setdefault((put.ahead, put.tile.letter), []).append(len(self.puts))
                self.puts.append(put)
            for word, at in self.repertoire.around_with(run.word, self.view.hand):
                behind = at + len(run.word)
                numbers = beside.get((True, word[at - 1]), []) if at else []
                if behind < len(word):
                    numbers = [*numbers, *beside.get((False, word[behind]), ())]
                for number in numbers:
                    groups.setdefault((number, len(word)), []).append(word)
            if self.looks.overdue:
                break
        return groups

    def _by_worth(self, groups: list[Group]) -> Iterator[tuple[float, Group]]:
        """The best first; what others may say around a run is weighed only where it may matter."""
        heap = [(-self._most(*group), number, False) for number, group in enumerate(groups)]
        heapify(heap)
        while heap:
            worth, number, weighed = heap[0]
            if weighed:
                heappop(heap)
                yield -worth, groups[number]
            else:
                heapreplace(heap, (-self._announced(*groups[number]), number, True))

    def _most(self, number: int, length: int) -> float:
        """What an announcement is worth at most: surely nobody turns the word."""
        missing = length - len(self.puts[number].run.word)
        return 1 + missing + UNTURNED * bool(self.turning) + self._bonus(number)

    def _announced(self, number: int, length: int) -> float:
        run = self.puts[number].run.word
        missing = length - len(run)
        return self._worth(run, missing) + self._bonus(number) if missing else WHOLE

    def _premium(self, number: int) -> float:
        """WBR-13, WBR-14 What premiums bring, if the word is not whole with the stone."""
        put = self.puts[number]
        squares = (s for s in put.run.squares if s in self.board)
        vowel = not self.view.word and any(self.board[s].letter in RED_LETTERS for s in squares)
        return PREMIUM * (vowel + closes_square(self.board, put.square, opposite=True))

    def _puts(self, run: Run) -> Iterator[Put]:
        """Stones of the hand in front of a run and behind it, touching nothing senseless."""
        for way in (way_of(run.squares),) if len(run.squares) > 1 else self._ways(run):
            before, behind = shifted(run.squares[0], way, -1), shifted(run.squares[-1], way)
            for square in (before, behind):
                if square in self.board:
                    continue
                for tile in self._tiles():
                    after = self.board.with_stones({square: tile})
                    beside = after.run_through(square, across(way))
                    if len(beside.squares) == 1 or beside.word in self.formed:
                        longer = after.run_through(square, way)
                        yield Put(square, tile, square == before, longer, after)

    def _ways(self, run: Run) -> tuple[tuple[int, int], ...]:
        if self.view.crossed:
            return (across(way_of(self.view.crossed)),)
        return tuple(
            way
            for way in (ACROSS, DOWN)
            if len(self.board.run_through(run.squares[0], way).squares) == 1
        )

    def _tiles(self) -> Iterator[Tile]:
        """Each stone once; a jolly as letters that the hand lacks."""
        for symbol in self.hand:
            if symbol.isalpha():
                yield tile_of(symbol)
            letters = READINGS.get(symbol, "")
            yield from (tile_of(c, jolly=True) for c in letters if not self.hand[c])

    def _tile(self, letter: str) -> Tile | None:
        if self.hand[letter]:
            return tile_of(letter)
        jolly = RED_JOLLY if letter in RED_LETTERS else BLACK_JOLLY
        return tile_of(letter, jolly=True) if self.hand[jolly] else None

    def _is_different(self, word: str) -> bool:
        old = self.view.word
        if not old:
            return True
        if word == old or word in self.view.said:
            return False
        shorter, longer = sorted((old, word), key=lambda w: (len(w), w))
        return self.words.relation(shorter, longer).kind == "new"

    def _lies(self, put: Put, word: str) -> bool:
        """WBR-12 Room, and no senseless contacts."""
        return any(
            all(contact.word in self.formed for contact in contacts_of(put.after, squares, word))
            for squares in places_of(put.after, put.run, word)
        )

    def _worth(self, run: str, missing: int) -> float:
        """The stone, and all that follow if nobody knows another word."""
        if self.turning:
            return self.turning.worth(run, missing)
        return 1 + self.repertoire.following(run, missing)


def _lay(put: Put, word: str = "") -> Lay:
    return Lay(((put.square, put.tile),), way_of(put.run.squares), word)
