"""What computers know in tests: the words of the tests, a rule of thumb for inflections."""

from __future__ import annotations

from setzkasten.bots import Knowledge, Player
from setzkasten.catalogue import CATALOGUE
from setzkasten.core.claims import (
    Claim,
    Completable,
    Contains,
    Judge,
    Relation,
    Unfinished,
    Verdict,
    Word,
)
from setzkasten.lexicon.completion import Room
from tests.random_play import relation
from tests.vocabulary import WORDS

__all__ = ["KNOWLEDGE", "ListJudge", "player_of"]


def _kin(shorter: str, longer: str) -> str:
    return relation(Relation(shorter, longer)).answer


KNOWLEDGE = Knowledge(WORDS, WORDS, _kin)


def _part_of_a_word(run: str) -> bool:
    return any(run in word for word in WORDS)


class ListJudge(Judge):
    """Allows the words of the tests and no others."""

    def answer(self, claim: Claim) -> Verdict:
        if isinstance(claim, Relation):
            return relation(claim)
        if isinstance(claim, Completable):
            room = Room(claim, crossable=_part_of_a_word)
            return Verdict(claim, "yes" if any(map(room.holds, WORDS)) else "no")
        if isinstance(claim, Unfinished):
            return Verdict(claim, "no" if claim.run in WORDS else "yes")
        assert isinstance(claim, Word | Contains)
        return Verdict(claim, "yes" if claim.word in WORDS else "no")


def player_of(game: str) -> Player:
    """The computer player of a game that has one."""
    player = CATALOGUE[game].player
    assert player
    return player
