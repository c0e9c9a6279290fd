"""Computer players for Wer behält recht: announce what one can finish and nobody can change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from setzkasten.bots.idea import Idea
from setzkasten.bots.mind import Mind
from setzkasten.bots.recht_end import RechtEnd
from setzkasten.bots.recht_insight import Turning
from setzkasten.bots.recht_repertoire import MOST_KEPT, Repertoire, letter_set
from setzkasten.core.actions import Pass
from setzkasten.core.board import Board, Run
from setzkasten.core.claims import Word
from setzkasten.core.game import Seat
from setzkasten.core.squares import ACROSS, DOWN, Square, shifted
from setzkasten.core.tiles import Tile
from setzkasten.games.recht.building import across, contacts_of, places_of, way_of
from setzkasten.games.recht.game import Recht
from setzkasten.games.recht.state import Action, DropOut, Finish, Lay, State, View
from setzkasten.games.recht.turn import closes_square
from setzkasten.games.typdom.box import BLACK_JOLLY, RED_JOLLY, RED_LETTERS, tile_of
from setzkasten.games.typdom.buying import Buy
from setzkasten.games.typdom.jolly import Rob

# What is a stone for the word of another worth? A little less than one for the own.
FOR_ANOTHER = 0.8
# What is a further stone worth, by a premium?
PREMIUM = 0.9
# What share of a hand should be vowels, before a red stone is bought?
VOWELS = 0.35


class RechtCraft:
    """Where the box has no J it announces what its stones can show (KW4-14)."""

    def __init__(self, game: Recht) -> None:
        self._game = game
        self._repertoire = lru_cache(MOST_KEPT)(Repertoire)

    def end(self, world: State, mind: Mind) -> tuple[RechtEnd, State] | None:
        if (state := RechtEnd.begins(world)) is None:
            return None
        return RechtEnd(self._game, self._repertoire(mind.known), mind.words.judge), state

    def ranked(self, view: View, seat: Seat, mind: Mind) -> list[Idea[Action]]:
        if view.author == seat and not view.premium:
            counts = not mind.words.judge.answer(Word(view.word)).refused
            return [Idea(0.0, _at_duty(view, counts=counts))]
        search = _Search(view, seat, mind, self._repertoire(mind.known))
        best: dict[Lay, Idea[Action]] = {}
        for idea in search.ideas():
            if idea.move not in best or best[idea.move].worth < idea.worth:
                best[idea.move] = Idea(idea.worth, idea.move, (idea.move.word or view.word,))
        return sorted(best.values(), reverse=True) or [Idea(0.0, _without_stone(view))]


def _at_duty(view: View, *, counts: bool) -> Action:
    """WBR-07 Finish, if need be with a robbed jolly; WBR-08 else pay."""
    if not counts:
        return DropOut()
    if view.can_finish:
        return Finish()
    for stone in view.stones:
        if stone.robbable and stone.letter in view.hand:
            hand = [*view.hand, _jolly_for(stone.letter)]
            hand.remove(stone.letter)
            if _covered(Counter(hand), view.missing):
                return Rob(stone.square)
    return DropOut()


def _without_stone(view: View) -> Action:
    if view.may_buy:
        vowels = sum(s in RED_LETTERS or s == RED_JOLLY for s in view.hand)
        wanted = "red" if vowels < VOWELS * len(view.hand) else "black"
        return Buy((wanted if wanted in view.colours else view.colours[0],))
    return Pass()


def _jolly_for(letter: str) -> str:
    return RED_JOLLY if letter in RED_LETTERS else BLACK_JOLLY


def _covered(have: Counter[str], letters: str) -> bool:
    """Does the hand have these letters, with jollies for what it lacks?"""
    lacking = Counter(letters) - have
    jollies = Counter(_jolly_for(letter) for letter in lacking.elements())
    return all(have[jolly] >= number for jolly, number in jollies.items())


class _Search:
    """One turn: words through the fragment or across the finished word, stone by stone."""

    def __init__(self, view: View, seat: Seat, mind: Mind, repertoire: Repertoire) -> None:
        self.view, self.seat, self.repertoire = view, seat, repertoire
        self.words, self.formed, self.looks = mind.words, mind.words.offered, mind.looks
        self.turning = Turning(view, seat, repertoire) if mind.rung.insight else None
        self.hand = Counter(view.hand)
        cells = {s.square: Tile(s.letter, s.colour, s.jolly) for s in view.stones}
        self.board = Board(None, cells)

    def ideas(self) -> Iterator[Idea[Lay]]:
        if self.view.word:
            yield from self._for_the_word()
        runs = [self._fragment()] if self.view.word else list(self._crossings())
        if not runs and not self.board:
            yield from self._first_stones()
        for run in runs:
            yield from self._announcements(run)

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
        for word in self._in_reach(""):
            if _covered(self.hand, word):
                letter = min(word, key=self.repertoire.holding)
                if tile := self._tile(letter):
                    worth = self._worth(letter, len(word) - 1)
                    yield Idea(worth, Lay((((0, 0), tile),), ACROSS, word))

    def _for_the_word(self) -> Iterator[Idea[Lay]]:
        """WBR-04 A stone for the word that is announced, whoever's it is."""
        own = self.view.author == self.seat
        for square, tile, run in self._stones(self._fragment()):
            after = self.board.with_stones({square: tile})
            if run.word not in self.view.word or not self._touches_well(after, square, run):
                continue
            if self._place(after, run, self.view.word):
                worth = 1.0 if own else FOR_ANOTHER
                yield Idea(
                    worth - 0.3 * (run.word == self.view.word), Lay(((square, tile),), _way(run))
                )

    def _announcements(self, run: Run) -> Iterator[Idea[Lay]]:
        """WBR-03 Words around this run whose missing letters the hand has."""
        stones = list(self._stones(run))
        for word in self._in_reach(run.word):
            if not self.looks.take():
                return
            if run.word not in word or not self._different(word):
                continue
            for square, tile, longer in stones:
                if longer.word in word and self._finishable(word, longer.word, tile):
                    yield from self._idea(word, longer, square, tile)

    def _idea(self, word: str, run: Run, square: Square, tile: Tile) -> Iterator[Idea[Lay]]:
        after = self.board.with_stones({square: tile})
        if len(run.squares) > 1 and not self._touches_well(after, square, run):
            return
        if self._place(after, run, word):
            complete = run.word == word
            worth = 0.9 if complete else self._worth(run.word, len(word) - len(run.word))
            if not complete and not self.view.word and self.board:
                worth += PREMIUM * any(
                    self.board[s].letter in RED_LETTERS for s in run.squares if s in self.board
                )
            if not complete and closes_square(self.board, square, opposite=True):
                worth += PREMIUM
            yield Idea(worth, Lay(((square, tile),), _way(run), word))

    def _stones(self, run: Run) -> Iterator[tuple[Square, Tile, Run]]:
        """Stones of the hand in front of a run and behind it."""
        ways = (_way(run),) if len(run.squares) > 1 else self._ways(run)
        for way in ways:
            for square in (shifted(run.squares[0], way, -1), shifted(run.squares[-1], way)):
                if square in self.board:
                    continue
                for symbol in self.hand:
                    for tile in self._tiles(symbol):
                        after = self.board.with_stones({square: tile})
                        yield square, tile, after.run_through(square, way)

    def _ways(self, run: Run) -> tuple[tuple[int, int], ...]:
        if self.view.crossed:
            return (across(way_of(self.view.crossed)),)
        return tuple(
            way
            for way in (ACROSS, DOWN)
            if len(self.board.run_through(run.squares[0], way).squares) == 1
        )

    def _tiles(self, symbol: str) -> Iterator[Tile]:
        if symbol == RED_JOLLY:
            yield from (tile_of(c, jolly=True) for c in "AEIOUY" if not self.hand[c])
        elif symbol == BLACK_JOLLY:
            yield from (tile_of(c, jolly=True) for c in "NRSTLD" if not self.hand[c])
        else:
            yield tile_of(symbol)

    def _tile(self, letter: str) -> Tile | None:
        if self.hand[letter]:
            return tile_of(letter)
        return tile_of(letter, jolly=True) if self.hand[_jolly_for(letter)] else None

    def _in_reach(self, run: str) -> Iterator[str]:
        """Words whose letters are in the hand or the run, but for as many as there are jollies."""
        have = letter_set("".join(c for c in self.hand if c.isalpha()) + run)
        most = self.hand[RED_JOLLY] + self.hand[BLACK_JOLLY]
        for letters, word in self.repertoire.words:
            if (letters & ~have).bit_count() <= most:
                yield word

    def _different(self, word: str) -> bool:
        old = self.view.word
        if not old:
            return True
        if word == old or word in self.view.said:
            return False
        shorter, longer = sorted((old, word), key=lambda w: (len(w), w))
        return self.words.relation(shorter, longer).kind == "new"

    def _finishable(self, word: str, run: str, tile: Tile) -> bool:
        """TIP-05 Announce what you can finish."""
        rest = self.hand.copy()
        rest[_jolly_for(tile.letter) if tile.jolly else tile.letter] -= 1
        missing = Counter(word)
        missing.subtract(run)
        return _covered(rest, "".join(missing.elements()))

    def _touches_well(self, after: Board, square: Square, run: Run) -> bool:
        beside = after.run_through(square, across(_way(run)))
        return len(beside.squares) == 1 or beside.word in self.formed

    def _place(self, after: Board, run: Run, word: str) -> bool:
        """WBR-12 Room, and no senseless contacts."""
        return any(
            all(contact.word in self.formed for contact in contacts_of(after, squares, word))
            for squares in places_of(after, run, word)
        )

    def _worth(self, run: str, missing: int) -> float:
        """The stone, and all that follow if nobody knows another word."""
        if self.turning:
            return self.turning.worth(run, missing)
        return 1 + self.repertoire.following(run, missing)


def _way(run: Run) -> tuple[int, int]:
    return way_of(run.squares)
