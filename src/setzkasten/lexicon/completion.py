"""Can a run of stones still become a word in the room it has?   Rules: SDW-07, WBR-12

A word fits if it holds the run, its missing squares are free, it neither stops against a stone
nor leaves the room, and every crossing run it would form is part of some word in its turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from string import ascii_uppercase
from typing import Final

from setzkasten.core.claims import Completable, Slot
from setzkasten.lexicon.words import Words

# Up to how many words that hold the run are all looked at? Beyond that the room is asked first.
LOOKED_AT: Final = 400
# Among how many fitting words is the best known one chosen as witness?
CHOSEN_FROM: Final = 24


@dataclass(frozen=True, slots=True)
class Room:
    """The squares of a line around a run: for each the letters that may come to stand there."""

    run: str
    before: tuple[str, ...]  # from the run outwards
    after: tuple[str, ...]
    stops_before: tuple[bool, ...]  # may a word begin after so many squares?
    stops_after: tuple[bool, ...]

    def holds(self, word: str) -> bool:
        """Does `word` fit somewhere over the run?"""
        place = word.find(self.run)
        while place >= 0:
            if self._fits(word, place):
                return True
            place = word.find(self.run, place + 1)
        return False

    def _fits(self, word: str, place: int) -> bool:
        front, back = word[:place][::-1], word[place + len(self.run) :]
        return _covers(front, self.before, self.stops_before) and _covers(
            back, self.after, self.stops_after
        )

    def patterns(self) -> Iterator[str]:
        """The shapes of the words that could fit, the shortest first."""
        sizes = [
            (ahead, behind)
            for ahead, stops in enumerate(self.stops_before)
            for behind, halts in enumerate(self.stops_after)
            if stops and halts
        ]
        for ahead, behind in sorted(sizes, key=sum):
            front = "".join(map(_sign, reversed(self.before[:ahead])))
            yield front + self.run + "".join(map(_sign, self.after[:behind]))


def _covers(letters: str, squares: tuple[str, ...], stops: tuple[bool, ...]) -> bool:
    if len(letters) >= len(stops) or not stops[len(letters)]:
        return False
    return all(letter in square for letter, square in zip(letters, squares, strict=False))


def _sign(letters: str) -> str:
    return letters if len(letters) == 1 else "?"


def room_of(claim: Completable, *, crossable: Callable[[str], bool]) -> Room:
    """The room of a claim; `crossable` says whether a crossing run is part of some word."""
    before = _reachable(claim.before, crossable)
    after = _reachable(claim.after, crossable)
    return Room(
        claim.run,
        before,
        after,
        _stops(claim.before, len(before)),
        _stops(claim.after, len(after)),
    )


def _reachable(slots: tuple[Slot, ...], crossable: Callable[[str], bool]) -> tuple[str, ...]:
    """The letters for each square, up to the first that no letter suits."""
    squares: list[str] = []
    for slot in slots:
        if not (letters := _letters(slot, crossable)):
            break
        squares.append(letters)
    return tuple(squares)


def _letters(slot: Slot, crossable: Callable[[str], bool]) -> str:
    if slot.letter:
        return slot.letter
    if not slot.ahead and not slot.behind:
        return ascii_uppercase
    return "".join(c for c in ascii_uppercase if crossable(slot.ahead + c + slot.behind))


def _stops(slots: tuple[Slot, ...], reach: int) -> tuple[bool, ...]:
    """For each number of covered squares: is what follows free, or the border?"""
    return tuple(at == len(slots) or not slots[at].letter for at in range(reach + 1))


def candidates(words: Words, room: Room, spelt: Callable[[str], Iterator[str]]) -> Iterator[str]:
    """The words of the lexicon that might fit; `spelt` says what the stones may stand for."""
    if sum(map(words.count_containing, spelt(room.run))) <= LOOKED_AT:
        for run in spelt(room.run):
            yield from words.containing(run)
        return
    for pattern in room.patterns():
        for shape in spelt(pattern):
            yield from words.matching(shape)


def best_known(words: Words, fitting: Iterator[str]) -> str:
    """The most frequent of the first fitting words; empty if there is none."""
    best, best_zipf = "", -1.0
    for word, _ in zip(fitting, range(CHOSEN_FROM), strict=False):
        entry = words.entry(word)
        zipf = entry.zipf if entry else 0.0
        if zipf > best_zipf:
            best, best_zipf = word, zipf
    return best
