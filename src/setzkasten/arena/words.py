"""The words that are laid and judged in the arena: the whole German lexicon."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from setzkasten.core.claims import Judge
from setzkasten.lexicon.judges import judge_for
from setzkasten.lexicon.lexicon import default
from setzkasten.lexicon.masks import bits_of, offered_mask
from setzkasten.lexicon.policy import POLICIES, Policy
from setzkasten.moves.moves import Offered
from setzkasten_kernel import WordGraph


@dataclass(frozen=True, slots=True)
class _Numbered:
    graph: WordGraph
    bits: bytes


@dataclass(frozen=True, slots=True)
class ArenaWords:
    """What masks are made of, and who rules on the words of a laying."""

    id: str
    offered: Offered
    judge: Judge


@lru_cache
def words_of(game: str) -> ArenaWords:
    lexicon = default()
    mask = offered_mask(lexicon, POLICIES.get(game, Policy()))
    return ArenaWords(lexicon.id, _Numbered(lexicon.graph, bits_of(mask)), judge_for(game))
