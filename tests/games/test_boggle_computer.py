"""The computer at Boggle: words on the dice, enough of them for its level, then it is done."""

from __future__ import annotations

from random import Random

import pytest

from setzkasten.bots import LEVELS
from setzkasten.bots.boggle import SHORTEST, content_with
from setzkasten.bots.boggle_adviser import words_on
from setzkasten.bots.ladder import rung_of
from setzkasten.bots.ladders import BOGGLE as LADDER
from setzkasten.core.game import Act
from setzkasten.games.boggle.tray import path_of
from setzkasten.lexicon.word_book import WordBook
from setzkasten.lexicon.words import Words
from tests.bots.knowing import player_of
from tests.games.boggle import BOGGLE, DICE
from tests.vocabulary import WORDS

KNOWN = Words.listed(WORDS)


@pytest.mark.parametrize("level", LEVELS)
def test_it_writes_words_of_its_level_and_stops(level: str) -> None:
    state, rng = BOGGLE.position(DICE), Random(level)
    rung = rung_of(LADDER, level)
    enough = content_with(rung.choice, BOGGLE.game.view(state, 0).letters, 0)
    for _ in range(enough + 1):
        view = BOGGLE.game.view(state, 0)
        action = player_of("boggle").choose(view, 0, words=KNOWN, options={}, level=level, rng=rng)
        state = BOGGLE.game.apply(state, Act(0, action, at=0)).state
        if 0 in state.done:
            break
    assert 0 in state.done
    words = BOGGLE.game.view(state, 0).list
    assert 0 < len(words) <= enough
    assert {len(word) for word in words} <= set(range(SHORTEST, rung.most + 1))
    assert all(word in WORDS for word in words)


def test_it_sees_all_that_lies_and_nothing_else() -> None:
    letters = BOGGLE.game.view(BOGGLE.position(DICE), 0).letters
    there = {word for word in WORDS if len(word) >= SHORTEST and path_of(letters, word)}
    assert set(words_on(letters, KNOWN.offered)) == there
    agreed = KNOWN.under(KNOWN.policy, WordBook.of({letters[:4]: True}))
    assert letters[:4] in words_on(letters, agreed.offered), "what the table has settled, too"


def test_one_after_the_other_it_turns_its_own_glass() -> None:
    state = BOGGLE.position(f"{DICE}; phase ready", order="in-turn")
    view = BOGGLE.game.view(state, 0)
    chosen = player_of("boggle").choose(
        view, 0, words=KNOWN, options={}, level="leicht", rng=Random(1)
    )
    assert BOGGLE.game.write(chosen) == "go"
