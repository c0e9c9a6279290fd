"""Computer players for Presto: one crossword out of all stones, or giving up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from setzkasten.bots.idea import Idea
from setzkasten.bots.mind import Mind
from setzkasten.core.actions import GiveUp, Go
from setzkasten.core.game import Seat
from setzkasten.core.hand import known
from setzkasten.core.tiles import Stock
from setzkasten.games.presto.state import Action, Claim, Layout, View
from setzkasten.games.typdom.box import BLACK_JOLLY, RED_JOLLY, RED_LETTERS, tile_of
from setzkasten.lexicon.words import Words
from setzkasten_kernel import Packer

# How long may a packing take before it is given up? It mostly takes a few milliseconds.
SECONDS = 2.0
# How many stones does the kernel pack?
LARGEST_HAND = 24

_RACK = str.maketrans({RED_JOLLY: "v", BLACK_JOLLY: "k"})


class PrestoCraft:
    def ranked(self, view: View, seat: Seat, mind: Mind) -> list[Idea[Action]]:
        if not view.hand:
            return [Idea(0.0, Go() if view.began_at is None else GiveUp())]
        layout = packed(view.hand, mind.known, one_left=view.one_left)
        return [Idea(0.0, Claim(layout) if len(layout) > 1 else GiveUp())]


def packed(
    stones: Sequence[str], words: Words, *, one_left: bool, seconds: float = SECONDS
) -> Layout:
    """Empty: it cannot be done with these words, or not in time."""
    hand = known(Stock(stones))
    if len(hand) < len(stones) or len(hand) > LARGEST_HAND:
        return ()
    solved, grid, _ = _packer(words).solve(
        "".join(hand).translate(_RACK), leave_one=one_left, seconds=seconds
    )
    if not solved:
        return ()
    return tuple(
        ((row, col), tile_of(sign.upper(), jolly=sign.islower()))
        for row, line in enumerate(grid)
        for col, sign in enumerate(line)
        if sign.isalpha()
    )


@lru_cache(8)
def _packer(words: Words) -> Packer:
    return Packer(words.graph, allowed=words.bits, vowels="".join(sorted(RED_LETTERS)))
