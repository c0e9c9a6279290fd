"""Fragments said plainly: who can still lay what, and the two-ended game by looking ahead."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from string import ascii_uppercase

from tests.kernel.twins.laying import affordable


def from_stones(letters: str, stones: str) -> bool:
    """Can these letters be laid with these stones, jollies included?"""
    return any(
        affordable([x.lower() if i in jollies else x for i, x in enumerate(letters)], stones)
        for count in range(len(letters) + 1)
        for jollies in combinations(range(len(letters)), count)
    )


def completions(words: Sequence[str], run: str, hand: str, unseen: str) -> list[tuple[str, int]]:
    found = []
    for word in words:
        if run not in word:
            continue
        rest = word.replace(run, "", 1)
        for count in range(len(rest) + 1):  # letters that do not come from the hand
            if any(
                from_stones("".join(rest[i] for i in range(len(rest)) if i not in others), hand)
                and from_stones("".join(rest[i] for i in others), unseen)
                for others in combinations(range(len(rest)), count)
            ):
                found.append((word, count))
                break
    return sorted(found, key=lambda row: (row[1], words.index(row[0])))


def values(words: Sequence[str], shortest: int, completing_loses: bool) -> dict[str, str]:
    fragments = {w[i:j] for w in words for i in range(len(w)) for j in range(i, len(w) + 1)}

    def over(fragment: str) -> bool:
        return fragment in words and len(fragment) >= shortest

    @cache
    def won(fragment: str) -> bool:
        for letter in ascii_uppercase:
            for longer in (letter + fragment, fragment + letter):
                if longer not in fragments:
                    continue
                if (not completing_loses) if over(longer) else not won(longer):
                    return True
        return False

    return {f: "over" if over(f) else "won" if won(f) else "lost" for f in fragments}
