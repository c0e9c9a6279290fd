"""Long runs of signs without a blank, so that the press can part them: none runs off its page."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

from setzkasten.puzzle.syllable import parted

# From how many signs on? No shorter run is wider than a column; type parts German words by itself.
LONG: Final = 28
PIECE: Final = 8
SOFT_HYPHEN: Final = "\u00ad"
_RUN: Final = re.compile(rf"[^\s-]{{{LONG},}}")


def breakable(text: str) -> str:
    """`Donaudampfschifffahrtsgesellschaft` between its syllables, `xxxx…` anywhere."""
    return _RUN.sub(lambda run: SOFT_HYPHEN.join(_pieces(run[0])), text)


def _pieces(run: str) -> list[str]:
    syllables = list(parted(run)) if run.isalpha() else []
    if syllables and max(map(len, syllables)) <= PIECE:
        return syllables
    ends = [*range(0, len(run), PIECE), len(run)]
    return [run[begin:end] for begin, end in pairwise(ends)]
