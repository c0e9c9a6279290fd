"""Filling a grid said plainly: run after run, word after word."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence

Square = tuple[int, int]


def runs(grid: Sequence[str]) -> list[list[Square]]:
    lines = [[(r, c) for c in range(len(grid[0]))] for r in range(len(grid))]
    lines += [[(r, c) for r in range(len(grid))] for c in range(len(grid[0]))]
    found = []
    for line in lines:
        run: list[Square] = []
        for r, c in [*line, (-1, -1)]:
            if r >= 0 and grid[r][c] != "#":
                run.append((r, c))
                continue
            if len(run) > 1:
                found.append(run)
            run = []
    return found


def fillable(grid: Sequence[str], words: Collection[str], case: Mapping[str, int] | None) -> bool:
    given = {
        (r, c): sign for r, row in enumerate(grid) for c, sign in enumerate(row) if sign.isalpha()
    }

    in_runs = {square for run in runs(grid) for square in run}
    lone = [
        (r, c)
        for r, row in enumerate(grid)
        for c, sign in enumerate(row)
        if sign == "." and (r, c) not in in_runs
    ]  # these take any stone, but a stone each

    def place(left: list[list[Square]], letters: dict[Square, str], used: frozenset[str]) -> bool:
        if case is not None and any(
            count > case.get(letter, 0) for letter, count in Counter(letters.values()).items()
        ):
            return False
        if not left:
            return case is None or len(lone) <= sum(case.values()) - len(letters)
        # The order changes no answer, but what is known already ends a wrong way soonest.
        run = max(left, key=lambda run: sum(square in letters for square in run))
        rest = [other for other in left if other is not run]
        for word in long[len(run)]:
            pairs = list(zip(run, word, strict=True))
            if (
                word not in used
                and all(letters.get(square, letter) == letter for square, letter in pairs)
                and place(rest, letters | dict(pairs), used | {word})
            ):
                return True
        return False

    long: dict[int, list[str]] = defaultdict(list)
    for word in words:
        long[len(word)].append(word)
    return place(runs(grid), given, frozenset())


def correct(
    before: Sequence[str],
    after: Sequence[str],
    words: Collection[str],
    case: Mapping[str, int] | None,
) -> bool:
    """Does `after` keep what `before` gives, and is every run a word, each once?"""
    formed = ["".join(after[r][c] for r, c in run) for run in runs(after)]
    kept = all(
        old == new or (old == "." and (new.isalpha() or new == "."))
        for old_row, new_row in zip(before, after, strict=True)
        for old, new in zip(old_row, new_row, strict=True)
    )
    letters = Counter(sign for row in after for sign in row if sign.isalpha())
    enough = case is None or all(letters[x] <= case.get(x, 0) for x in letters)
    return kept and enough and set(formed) <= set(words) and len(set(formed)) == len(formed)
