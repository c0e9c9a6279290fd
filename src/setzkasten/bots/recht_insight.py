"""What a master of Wer behält recht weighs: can the others turn the word that is announced?

Who cannot turn it has to buy, and the author lays all that is missing at once and begins anew.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import islice
from math import comb, exp

from setzkasten.bots.recht_repertoire import Repertoire
from setzkasten.core.game import Seat
from setzkasten.games.recht.state import View

# How many words around a run are weighed? The shortest ones, which most hands can finish.
WEIGHED = 300
# Words share their letters: how many of them count as one chance to turn the word?
ALIKE = 2.0
# What is it worth, beside the stones, if nobody turns the word? One must buy, and we begin.
UNTURNED = 1.5


class Turning:
    """For one turn of a seat: what the others may hold, and what they could say with it."""

    def __init__(self, view: View, seat: Seat, repertoire: Repertoire) -> None:
        self._repertoire, self._unseen = repertoire, view.unseen
        self._all = sum(view.unseen.values())
        others = (n for s, n in enumerate(view.hand_sizes) if s != seat and s not in view.out)
        self._held = min(max(others, default=0), self._all)
        self.stays = lru_cache(None)(self._stays)
        self._has = lru_cache(None)(self._having)

    def worth(self, run: str, missing: int) -> float:
        """The stone, and what follows if nobody turns the word."""
        return 1 + self.stays(run) * (missing + UNTURNED)

    def _stays(self, run: str) -> float:
        """How likely is it that nobody can say another word around this run?"""
        expected = 0.0
        for word in islice(self._repertoire.around(run), WEIGHED):
            chance = 1.0
            for letter, number in Counter(word.replace(run, "", 1)).items():
                chance *= self._has(letter, number)
                if not chance:
                    break
            expected += chance
        return exp(-expected / ALIKE)

    def _having(self, letter: str, number: int) -> float:
        """How likely is it that a hand has so many stones of this letter?"""
        there, held = self._unseen.get(letter, 0), self._held
        if there < number or held < number:
            return 0.0
        ways = comb(self._all, held)
        fewer = (
            comb(there, n) * comb(self._all - there, held - n)
            for n in range(number)
            if self._all - there >= held - n
        )
        return 1 - sum(fewer) / ways
