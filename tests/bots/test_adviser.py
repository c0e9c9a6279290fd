"""Every game has an adviser: legal moves by what the seat may know."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from setzkasten.bots.trying import Hint
from setzkasten.catalogue import CATALOGUE
from setzkasten.core.game import Act, Chance, Seat
from setzkasten.core.match import Match
from setzkasten.core.ruling import ruling_of
from setzkasten.games.presto.state import board_of
from setzkasten.lexicon.offering import hurts
from setzkasten.lexicon.policy import NOMINA
from setzkasten.lexicon.small import SmallLexicon
from setzkasten.lexicon.words import Words
from tests.bots.knowing import KNOWN, SMALL

TURNS = 5
# In how many positions is a word looked for that could hurt? Mostly the first has one.
MOST_POSITIONS = 12


def position(game: str, words: Words, rng: Random) -> tuple[Match, Seat]:
    """Some turns into a game that its adviser plays for all."""
    entry = CATALOGUE[game]
    match = Match(entry.game, entry.game.start(min(2, entry.game.seats[1]), {}))
    turns = 0
    while True:
        awaiting = match.awaiting
        if awaiting.ruling:
            match.take(ruling_of(words.judge, awaiting.ruling, match.now))
        elif awaiting.chance:
            match.take(Chance(entry.game.sample(match.state, rng), at=match.now))
        elif turns == TURNS or awaiting.live:
            return match, min(awaiting.seats)
        else:
            seat = min(awaiting.seats)
            hints = entry.adviser.best(match.state, seat, words=words, count=3, seconds=-1).hints
            match.take(Act(seat, rng.choice(hints).action, at=match.now), words.judge)
            turns += 1


@pytest.mark.parametrize("game", CATALOGUE)
def test_it_advises_what_is_legal_and_knows_no_more_than_the_seat(game: str) -> None:
    rng, adviser = Random(7), CATALOGUE[game].adviser
    words = KNOWN.under(CATALOGUE[game].policy or NOMINA)
    match, seat = position(game, words, rng)
    told = []
    for _ in range(3):
        world = match.game.resample(match.state, seat, rng)
        hints = adviser.best(world, seat, words=words, count=3, seconds=-1).hints
        told.append([match.game.write(hint.action) for hint in hints])
        for hint in hints:
            assert match.propose(Act(seat, hint.action, at=match.now), words.judge).refusal is None
    assert told[0]
    assert told == [told[0]] * 3


def coarse(share: float, rng: Random) -> Words:
    """The words of the tests, some of which are said to hurt."""
    entries = {key: entry for key in SMALL if (entry := KNOWN.lexicon.entry(key))}
    hurtful = {key for key in entries if rng.random() < share}
    marked = {key: replace(entry, offensive=key in hurtful) for key, entry in entries.items()}
    return Words(SmallLexicon(marked))


@pytest.mark.parametrize("game", [name for name, entry in CATALOGUE.items() if entry.policy])
def test_it_names_no_word_that_hurts_of_the_many_that_could_be_laid(game: str) -> None:
    """Half of all words do, also of those that lie already or are announced."""
    entry, usual = CATALOGUE[game], set[str]()
    policy = entry.policy or NOMINA
    plain, half = KNOWN.under(policy), coarse(0.5, Random(11)).under(policy)

    def named(match: Match, seat: Seat, words: Words) -> set[str]:
        found = entry.adviser.best(match.state, seat, words=words, count=9, seconds=-1).hints
        assert found
        return {word for hint in found for word in words_of(hint) if hurts(half.lexicon, word)}

    for seed in range(MOST_POSITIONS):
        match, seat = position(game, plain, Random(seed))
        usual |= named(match, seat, plain)
        assert not named(match, seat, half)
        if usual:
            return
    pytest.fail("nowhere was there a word that hurts")


def words_of(hint: Hint) -> set[str]:
    layout = getattr(hint.action, "layout", ())
    runs = board_of(layout).runs() if layout else ()
    return {*hint.words, *hint.thought, *(run.word for run in runs)}
