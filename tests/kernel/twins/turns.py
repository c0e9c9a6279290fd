"""Laying with completion in the same turn, said plainly.

One word is laid; each crossing run that is no word is lengthened to one, and in the end every
new run must be a word.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from tests.kernel.twins.laying import Plain, Stones, affordable

Key = tuple[tuple[tuple[int, int], str], ...]


class PlainTurns(Plain):
    def turns(self, rack: str) -> dict[Key, int]:
        found: dict[Key, int] = {}
        for r, c, down in product(range(self.size[0]), range(self.size[1]), (False, True)):
            for word in self.words:
                stones = self.laid({}, word, (r, c), down)
                if not stones or not self.joins(stones, word, (r, c), down):
                    continue
                for whole in self.completed(stones, self.open_runs(stones, down), len(rack)):
                    for signs in product((False, True), repeat=len(whole)):
                        key = tuple(
                            sorted(
                                (square, letter.lower() if jolly else letter)
                                for (square, letter), jolly in zip(
                                    whole.items(), signs, strict=True
                                )
                            )
                        )
                        if affordable([sign for _, sign in key], rack) and self.all_words(whole):
                            found.setdefault(key, self.score(dict(key), down))
        return found

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

    def joins(self, stones: Stones, word: str, start: tuple[int, int], down: bool) -> bool:
        if not self.lying:
            return (self.size[0] // 2, self.size[1] // 2) in stones
        if len(stones) < len(word):
            return True
        return any(
            (r + dr, c + dc) in self.lying
            for r, c in stones
            for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))
        )

    def open_runs(self, stones: Stones, down: bool) -> list[list[tuple[int, int]]]:
        return [
            run
            for word, run in self.new_runs(stones)
            if (run[0][1] == run[1][1]) != down and word not in self.words
        ]

    def completed(
        self, stones: Stones, still: list[list[tuple[int, int]]], most: int
    ) -> Iterator[Stones]:
        if len(stones) > most:
            return
        if not still:
            yield stones
            return
        run = still[0]
        down = run[0][1] == run[1][1]
        for word in self.words:
            for back in range(len(word)):
                start = (run[0][0] - back, run[0][1]) if down else (run[0][0], run[0][1] - back)
                if start[0] < 0 or start[1] < 0 or back + len(run) > len(word):
                    continue
                added = self.laid(stones, word, start, down)
                if added:
                    yield from self.completed({**stones, **added}, still[1:], most)

    def all_words(self, stones: Stones) -> bool:
        formed = [word for word, _ in self.new_runs(stones)]
        if self.once and len(set(formed)) < len(formed):
            return False
        return all(word in self.words for word in formed)
