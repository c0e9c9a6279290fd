"""The word graph, said plainly: a sorted list and a set."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable


class PlainWords:
    def __init__(self, words: Iterable[str]) -> None:
        self.sorted = sorted(set(words))

    def __contains__(self, word: object) -> bool:
        return word in self.sorted

    def index(self, word: str) -> int:
        at = bisect_left(self.sorted, word)
        return at if at < len(self.sorted) and self.sorted[at] == word else -1

    def indexes_matching(self, pattern: str) -> list[int]:
        expression = re.compile(pattern.replace("?", "[A-Z]").replace("*", "[A-Z]*"))
        return [i for i, word in enumerate(self.sorted) if expression.fullmatch(word)]

    def words_starting(self, prefix: str) -> list[str]:
        return [word for word in self.sorted if word.startswith(prefix)]
