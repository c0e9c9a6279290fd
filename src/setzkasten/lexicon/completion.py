"""Can a run of stones still become a word in the room it has?   Rules: SDW-07, WBR-12

A word fits if it holds the run, its missing squares are free, it neither stops against a stone
nor leaves the room, and every crossing run it would form is part of some word in its turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from string import ascii_uppercase
from typing import Final

from setzkasten.core.claims import ANY_CONSONANT, ANY_VOWEL, VOWELS, Completable, Slot
from setzkasten.core.values import value
from setzkasten.lexicon.lexicon import Lexicon

# Up to how many words that hold the run are all looked at? Beyond that the run is made to grow.
LOOKED_AT: Final = 1_000
# How many beginnings may be open at once before they are followed one by one?
MOST_GROWING: Final = 200
# How many beginnings are followed before looking at all words is quicker?
MOST_FOLLOWED: Final = 20_000
# Among how many fitting words is the best known one chosen as witness?
CHOSEN_FROM: Final = 40


@dataclass(slots=True)
class Side:
    """The squares on one side of a run, from the run outwards."""

    slots: tuple[Slot, ...]
    crossable: Callable[[str], bool]  # is a crossing run part of some word?
    _letters: list[str] = field(default_factory=list)

    def letters(self, at: int) -> str:
        """The letters that may come to stand on a square; none beyond the border."""
        if at >= len(self.slots):
            return ""
        while len(self._letters) <= at:
            self._letters.append(self._suiting(self.slots[len(self._letters)]))
        return self._letters[at]

    def _suiting(self, slot: Slot) -> str:
        if slot.letter:
            return slot.letter
        if not slot.ahead and not slot.behind:
            return ascii_uppercase
        return "".join(c for c in ascii_uppercase if self.crossable(slot.ahead + c + slot.behind))

    def ends(self, covered: int) -> bool:
        """May a word end when it covers so many squares? Not against a stone."""
        return covered == len(self.slots) or not self.slots[covered].letter

    def holds(self, letters: str) -> bool:
        """Do these letters, from the run outwards, fit these squares?"""
        if len(letters) > len(self.slots) or not self.ends(len(letters)):
            return False
        return all(self._lies_or_suits(at, letter) for at, letter in enumerate(letters))

    def missing(self, letters: str) -> Iterator[str]:
        """Which of these letters, from the run outwards, do not lie there yet?"""
        return (c for c, slot in zip(letters, self.slots, strict=False) if not slot.letter)

    def _lies_or_suits(self, at: int, letter: str) -> bool:
        slot = self.slots[at]
        if slot.letter:
            return slot.letter == letter
        crossing = slot.ahead or slot.behind
        return not crossing or self.crossable(slot.ahead + letter + slot.behind)


class Room:
    """A run, the squares on both sides of it, and the stones that may come to lie there."""

    def __init__(self, claim: Completable, *, crossable: Callable[[str], bool]) -> None:
        self.run = claim.run
        self.before = Side(claim.before, crossable)
        self.after = Side(claim.after, crossable)
        self._stones = Counter(claim.stones)

    @property
    def limited(self) -> bool:
        """Is it said which stones may come to lie there?"""
        return bool(self._stones)

    def affords(self, ahead: str, behind: str) -> bool:
        """Are there stones for these letters, from the run outwards on both sides?"""
        if not self._stones:
            return True
        left = dict(self._stones)
        for letter in (*self.before.missing(ahead), *self.after.missing(behind)):
            taken = letter
            if not left.get(letter):
                taken = ANY_VOWEL if letter in VOWELS else ANY_CONSONANT
            left[taken] = left.get(taken, 0) - 1
            if left[taken] < 0:
                return False
        return True

    def holds(self, word: str) -> bool:
        """Does `word` fit somewhere over the run?"""
        place = word.find(self.run)
        while place >= 0:
            ahead, behind = word[:place][::-1], word[place + len(self.run) :]
            fits = self.after.holds(behind) and self.before.holds(ahead)
            if fits and self.affords(ahead, behind):
                return True
            place = word.find(self.run, place + 1)
        return False


@value
class Stones:
    """How stones and letters of words go together: in the box of 1936 an I is also a J."""

    meant: Callable[[str], Iterator[str]]  # IO -> IO, JO
    letters: Callable[[str], str]  # the letters that these stones may be: AEI -> AEIJ
    laid: Callable[[str], str]  # JOSEF -> IOSEF


@value
class Grown:
    """A run with letters added on both sides; first all those before it, then those after."""

    text: str
    ahead: int = 0
    behind: int = 0


@value
class Completions:
    """The search for words that count and fit a room."""

    lexicon: Lexicon
    stones: Stones
    counts: Callable[[str], bool]

    def of(self, room: Room) -> Iterator[str]:
        """Fitting words; all of them if few words hold the run, else enough to choose from."""
        for run in self.stones.meant(room.run):
            if self.lexicon.count_containing(run) <= LOOKED_AT:
                yield from self._looked_through(room, run)
            else:
                yield from self._grown(room, run)

    def _looked_through(self, room: Room, run: str) -> Iterator[str]:
        for word in self.lexicon.containing(run):
            if room.holds(self.stones.laid(word)) and self.counts(word):
                yield word

    def _grown(self, room: Room, run: str) -> Iterator[str]:
        """Let the run grow square by square while words hold it: the shortest words first."""
        growing, found = [Grown(run)], False
        while growing and len(growing) <= MOST_GROWING:
            for grown in growing:
                if self._fits(room, grown):
                    found = True
                    yield grown.text
            growing = [longer for grown in growing for longer in self._longer(room, grown)]
        if growing and not found:
            yield from self._followed(room, run, growing)

    def _followed(self, room: Room, run: str, growing: list[Grown]) -> Iterator[str]:
        """Where short words do not fit: follow one beginning to its end, then the next."""
        for _ in range(MOST_FOLLOWED):
            if not growing:
                return
            grown = growing.pop()
            if self._fits(room, grown):
                yield grown.text
                return
            growing += self._longer(room, grown)
        yield from self._looked_through(room, run)

    def _fits(self, room: Room, grown: Grown) -> bool:
        ends = room.before.ends(grown.ahead) and room.after.ends(grown.behind)
        return ends and grown.text in self.lexicon and self.counts(grown.text)

    def _longer(self, room: Room, grown: Grown) -> Iterator[Grown]:
        text, ahead, behind = grown.text, grown.ahead, grown.behind
        longer = []
        if not behind:
            letters = self.stones.letters(room.before.letters(ahead))
            held = self.lexicon.front(text)
            longer += [Grown(letter + text, ahead + 1) for letter in letters if letter in held]
        letters = self.stones.letters(room.after.letters(behind))
        held = self.lexicon.back(text)
        longer += [Grown(text + letter, ahead, behind + 1) for letter in letters if letter in held]
        return (more for more in longer if not room.limited or self._afforded(room, more))

    def _afforded(self, room: Room, grown: Grown) -> bool:
        stones = self.stones.laid(grown.text)
        return room.affords(stones[: grown.ahead][::-1], stones[len(stones) - grown.behind :])


def best_known(lexicon: Lexicon, fitting: Iterator[str]) -> str:
    """The most frequent of the fitting words; empty if there is none."""
    best, best_zipf = "", -1.0
    for word in fitting:
        entry = lexicon.entry(word)
        zipf = entry.zipf if entry else 0.0
        if zipf > best_zipf:
            best, best_zipf = word, zipf
    return best
