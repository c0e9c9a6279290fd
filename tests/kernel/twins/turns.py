"""Laying with completion in the same turn, said plainly.

One word is laid. Any run of two and more letters that holds a new stone may be lengthened to a word
by further stones; in the end every run is a word, and the word laid is still what it was.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from tests.kernel.twins.laying import Plain, Stones, affordable

Key = tuple[tuple[tuple[int, int], str], ...]
Run = tuple[tuple[int, int], ...]


class PlainTurns(Plain):
    shared = False
    mend = False

    def turns(self, rack: str) -> dict[Key, int]:
        found: dict[Key, int] = {}
        for r, c, down in product(range(self.size[0]), range(self.size[1]), (False, True)):
            for word in self.words:
                stones = self.laid({}, word, (r, c), down)
                if not stones or not self.joins(stones, word):
                    continue
                run = tuple((r + i, c) if down else (r, c + i) for i in range(len(word)))
                for whole in self.grown(stones, run, len(rack)):
                    if self.mend and not self.mended(stones, whole, run):
                        continue
                    for key in self.with_jollies(whole, rack):
                        score = self.turn_score(dict(key), run)
                        found[key] = max(score, found.get(key, score))
        return found

    def grown(self, stones: Stones, run: Run, most: int) -> Iterator[Stones]:
        """Every correct picture that grows out of the stones, whichever run is lengthened first."""
        waiting, seen = [stones], {frozenset(stones.items())}
        while waiting:
            now = waiting.pop()
            if len(now) > most:
                continue
            if self.all_words(now) and self.stands(run, now):
                yield now
            for more in self.lengthened(now):
                if (key := frozenset(more.items())) not in seen:
                    seen.add(key)
                    waiting.append(more)

    def lengthened(self, stones: Stones) -> Iterator[Stones]:
        for _, run in self.new_runs(stones):
            down = run[0][1] == run[1][1]
            for word in self.words:
                for back in range(len(word) - len(run) + 1):
                    start = (run[0][0] - back, run[0][1]) if down else (run[0][0], run[0][1] - back)
                    added = self.laid(stones, word, start, down) if min(start) >= 0 else None
                    if added:
                        yield {**stones, **added}

    def laid(self, stones: Stones, word: str, start: tuple[int, int], down: bool) -> Stones | None:
        """The stones that must be added to `stones` so that `word` is the run from `start`."""
        dr, dc = (1, 0) if down else (0, 1)
        picture = {**self.lying, **stones}
        added: Stones = {}
        for i, letter in enumerate(word):
            square = (start[0] + i * dr, start[1] + i * dc)
            lies = picture.get(square)
            if lies is None and self.free(square):
                added[square] = letter
            elif lies is None or lies.upper() != letter:
                return None
        before = (start[0] - dr, start[1] - dc)
        after = (start[0] + len(word) * dr, start[1] + len(word) * dc)
        if len(word) < 2 or before in picture or after in picture:
            return None
        return added

    def mended(self, own: Stones, whole: Stones, main: Run) -> bool:
        """Was each run no word before it grew? All that is touched at once grows at once."""
        reached = dict(own)
        while len(reached) < len(whole):
            added: Stones = {}
            for word, run in self.new_runs(reached):
                stones = {s: whole[s] for s in self.line(run, whole) if s not in reached}
                if tuple(run) != main and stones and word in self.words:
                    return False
                added |= stones if tuple(run) != main else {}
            if not added:
                return False
            reached |= added
        return True

    def line(self, run: Sequence[tuple[int, int]], whole: Stones) -> list[tuple[int, int]]:
        """New stones in the run that holds this one when all of them lie."""
        longer = next(squares for _, squares in self.new_runs(whole) if set(run) <= set(squares))
        return [square for square in longer if square in whole]

    def stands(self, run: Run, stones: Stones) -> bool:
        return any(tuple(squares) == run for _, squares in self.new_runs(stones))

    def joins(self, stones: Stones, word: str) -> bool:
        if not self.lying:
            return (self.size[0] // 2, self.size[1] // 2) in stones
        if len(stones) < len(word):
            return True
        return not self.shared and any(
            (r + dr, c + dc) in self.lying
            for r, c in stones
            for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))
        )

    def with_jollies(self, whole: Stones, rack: str) -> Iterator[Key]:
        for signs in product((False, True), repeat=len(whole)):
            letters = zip(whole.items(), signs, strict=True)
            key = tuple(sorted((s, x.lower() if jolly else x) for (s, x), jolly in letters))
            if affordable([sign for _, sign in key], rack):
                yield key

    def turn_score(self, stones: Stones, main: Run) -> int:
        total = self.laid_score(stones)
        for word, run in self.new_runs(stones):
            if self.scoring.crossings or tuple(run) == main:
                total += self.run_score(word, run, stones)
        return total

    def all_words(self, stones: Stones) -> bool:
        formed = [word for word, _ in self.new_runs(stones)]
        if self.once and len(set(formed)) < len(formed):
            return False
        return all(word in self.words for word in formed)
