"""Questions without a match: what a word is, how two are related, what lies on the dice."""

from __future__ import annotations

from setzkasten.catalogue import CATALOGUE, USUAL
from setzkasten.core.coded import Coded
from setzkasten.door.spoken import spoken
from setzkasten.lexicon.article import Article
from setzkasten.lexicon.letters import key_of
from setzkasten.lexicon.words import Words
from setzkasten.solve.boggle import on_dice, read_dice


@spoken()
def word(text: str, *, game: str = USUAL, words: Words | None = None) -> Article:
    """Does a word count in a game, what is it a form of, what does it mean?

    Raises `Coded` for a game that there is not, or what is no word.
    """
    return _words(game, words).look_up(text)


@spoken()
def relation(shorter: str, longer: str, *, words: Words | None = None) -> str:
    """Is the longer word `new`, an `inflection` of the shorter, or `ambiguous`?"""
    return _words(USUAL, words).relation(key_of(shorter), key_of(longer)).kind


@spoken()
def boggle(letters: str, *, words: Words | None = None) -> list[str]:
    """The words on dice, `AEPT/USNO/MAME/ROST`: well-known ones first, none that hurts."""
    return on_dice(_words("boggle", words), read_dice(letters).letters)


def _words(game: str, words: Words | None) -> Words:
    if game not in CATALOGUE:
        raise Coded("record_unknown_game", game=game[:40], known=", ".join(CATALOGUE))
    policy = CATALOGUE[game].policy
    known = words or Words.german()
    return known.under(policy) if policy else known
