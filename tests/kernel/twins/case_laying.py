"""Free choice of letters out of an open case, said plainly: try all squares with all letters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from itertools import combinations, product
from typing import NamedTuple

Square = tuple[int, int]
Picture = Mapping[Square, str]


class Move(NamedTuple):
    stones: tuple[tuple[Square, str], ...]
    points: int
    bons: int


class Plain:
    def __init__(
        self,
        board: str,
        words: Collection[str],
        inflections: Collection[tuple[str, str]],
        bon_length: int,
    ) -> None:
        self.rows = board.split("\n")
        self.words, self.inflections, self.bon_length = set(words), set(inflections), bon_length
        signs = {(r, c): sign for r, row in enumerate(self.rows) for c, sign in enumerate(row)}
        self.lying = {square: sign for square, sign in signs.items() if sign.isalpha()}
        self.free = [square for square, sign in signs.items() if sign == "."]

    def moves(self, case: Mapping[str, int], letters: int) -> Iterator[Move]:
        kinds = [letter for letter, count in case.items() if count]
        for squares in combinations(self.free, letters):
            for chosen in product(kinds, repeat=letters):
                if any(count > case[letter] for letter, count in Counter(chosen).items()):
                    continue
                stones = dict(zip(squares, chosen, strict=True))
                if self.legal(stones):
                    yield self.scored(stones)

    def legal(self, stones: Picture) -> bool:
        picture = {**self.lying, **stones}
        if not connected(picture):
            return False
        runs = runs_of(picture)
        new = [word for run, word in runs.items() if set(run) & set(stones)]
        if not all(word in self.words for word in new):
            return False
        all_words = list(runs.values())
        if any(all_words.count(word) > 1 for word in new):
            return False
        return bool(self.lying) or (len(new) == 1 and len(new[0]) == len(stones))

    def scored(self, stones: Picture) -> Move:
        points = bons = 0
        old = runs_of(self.lying)
        for run, word in runs_of({**self.lying, **stones}).items():
            if not set(run) & set(stones):
                continue
            inside = [old_word for old_run, old_word in old.items() if set(old_run) <= set(run)]
            if any((old_word, word) in self.inflections for old_word in inside):
                continue
            points += len(word)
            bons += len(word) >= self.bon_length
        return Move(tuple(sorted(stones.items())), points, bons)


def runs_of(picture: Picture) -> dict[tuple[Square, ...], str]:
    runs = {}
    for r, c in picture:
        for dr, dc in ((0, 1), (1, 0)):
            if (r - dr, c - dc) in picture:
                continue
            run = [(r, c)]
            while (run[-1][0] + dr, run[-1][1] + dc) in picture:
                run.append((run[-1][0] + dr, run[-1][1] + dc))
            if len(run) > 1:
                runs[tuple(run)] = "".join(picture[square] for square in run)
    return runs


def connected(picture: Picture) -> bool:
    waiting, seen = [next(iter(picture))], set()
    while waiting:
        r, c = waiting.pop()
        if (r, c) in picture and (r, c) not in seen:
            seen.add((r, c))
            waiting += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
    return len(seen) == len(picture)
