"""Coloured stones, said plainly: every choice of colours is scored as the rules read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

Square = tuple[int, int]
Coloured = dict[Square, tuple[str, str]]  # letter and colour


class Rules(NamedTuple):
    fields: str
    signs: str
    values: Sequence[int]
    word_bonus: int
    stages: Sequence[tuple[int, int]]
    goals: Sequence[tuple[int, int]]
    prize_always: bool
    exchange_from: int


class Choice(NamedTuple):
    points: int
    aces: int
    colours: str
    exchange: tuple[int, int] | None


class Painted:
    """A word on a board of coloured stones."""

    def __init__(
        self, rules: Rules, board: str, colours: str, place: tuple[int, bool, str]
    ) -> None:
        self.rules = rules
        self.fields = rules.fields.split("\n")
        letters, kinds = board.split("\n"), colours.split("\n")
        self.cols = len(letters[0])
        self.lying: Coloured = {
            (r, c): (sign.upper(), kinds[r][c])
            for r, row in enumerate(letters)
            for c, sign in enumerate(row)
            if sign.isalpha()
        }
        square, down, word = place
        r, c = divmod(square, self.cols)
        self.word = [(r + i, c) if down else (r, c + i) for i in range(len(word))]
        self.new = {s: x for s, x in zip(self.word, word, strict=True) if s not in self.lying}

    def choices(self, hand: str, aces: int) -> Iterator[Choice]:
        stock = Counter(hand[i : i + 2] for i in range(0, len(hand), 2))
        for chosen in product(self.rules.signs, repeat=len(self.new)):
            tiles = [letter + kind for letter, kind in zip(self.new.values(), chosen, strict=True)]
            if Counter(tiles) - stock:
                continue
            picture = self.lying | {
                square: (letter, kind)
                for (square, letter), kind in zip(self.new.items(), chosen, strict=True)
            }
            yield self.scored(picture, aces, "".join(chosen), None)
            yield from self.exchanged(picture, aces, "".join(chosen))

    def exchanged(self, picture: Coloured, aces: int, chosen: str) -> Iterator[Choice]:
        if self.rules.exchange_from < 0:
            return
        for own, lying in product(self.new, self.lying):
            mine, theirs = picture[own], picture[lying]
            if mine[0] != theirs[0] or mine[1] == theirs[1]:
                continue
            after = {**picture, own: theirs, lying: mine}
            runs = self.runs(after)
            reached = aces + sum(self.ace(after, s) for run in runs for s in run)
            whole = any(own in run and self.one_colour(after, run) for run in runs)
            if reached >= self.rules.exchange_from and whole:
                yield self.scored(after, aces, chosen, (self.number(own), self.number(lying)))

    def scored(
        self, picture: Coloured, aces: int, chosen: str, exchange: tuple[int, int] | None
    ) -> Choice:
        rules, runs = self.rules, self.runs(picture)
        worth = dict(zip(rules.signs, rules.values, strict=True))
        ticked = sum(self.ace(picture, s) for run in runs for s in run)
        factor = max((times for least, times in rules.stages if aces + ticked >= least), default=1)
        plain = sum(
            sum(worth[picture[s][1]] for s in run)
            + (rules.word_bonus * len(run) if self.one_colour(picture, run) else 0)
            for run in runs
        )
        last = self.word[-1]
        prize = dict(rules.goals).get(self.number(last), 0)
        times = factor if rules.prize_always or self.ace(picture, last) else 1
        return Choice(plain * factor + prize * times, ticked, chosen, exchange)

    def number(self, square: Square) -> int:
        return square[0] * self.cols + square[1]

    def ace(self, picture: Coloured, square: Square) -> bool:
        return picture[square][1] == self.fields[square[0]][square[1]]

    def one_colour(self, picture: Coloured, run: Sequence[Square]) -> bool:
        return len({picture[square][1] for square in run}) == 1

    def runs(self, picture: Mapping[Square, object]) -> list[tuple[Square, ...]]:
        found = set()
        for square in self.new:
            for dr, dc in ((0, 1), (1, 0)):
                r, c = square
                while (r - dr, c - dc) in picture:
                    r, c = r - dr, c - dc
                run = [(r, c)]
                while (run[-1][0] + dr, run[-1][1] + dc) in picture:
                    run.append((run[-1][0] + dr, run[-1][1] + dc))
                if len(run) > 1:
                    found.add(tuple(run))
        return sorted(found)
