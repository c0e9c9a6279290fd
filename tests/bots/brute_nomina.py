"""Nomina: every legal laying in positions of random games, tried plainly."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count, islice
from pathlib import Path
from random import Random

from setzkasten.bots.nomina_search import NominaSearch
from setzkasten.core.claims import Relation, Verdict
from setzkasten.core.game import Report
from setzkasten.games.nomina import Nomina
from setzkasten.games.nomina.laying import laid, report_of
from setzkasten.games.nomina.state import Lay, State
from setzkasten.lexicon.policy import NOMINA
from setzkasten.lexicon.small import SmallLexicon, read_entry
from setzkasten.lexicon.word_book import WordBook
from tests.random_play import played
from tests.vocabulary import WORDS, WordList

GAME = Nomina()
SMALL = SmallLexicon.open(Path(__file__).parents[1] / "lexicon" / "small.txt")
JUDGE = SMALL.under(NOMINA).judge
# How many positions of one random game? To play it takes longer than to try all moves of these.
OF_ONE_GAME = 5
# Of how many random games are the positions of one seed? They never need so many.
GAMES_A_SEED = 1_000
# How many moves of each position are compared?
COUNT = 5


def compared(positions: int, seed: int = 0) -> int:
    """Compare so many positions; how many moves were named. Raises where one is beaten."""
    found = some_positions(count(GAMES_A_SEED * seed))
    return sum(_compared(state, words) for state, words in islice(found, positions))


def _compared(state: State, words: WordList) -> int:
    plain = everything(state, words)
    found = search_of(words).best(state, state.turn, count=COUNT)
    assert found.complete
    best = sorted((report.points for report in plain.values()), reverse=True)[:COUNT]
    if state.board:
        assert [hint.report.points for hint in found.hints] == best
    else:  # where the first word lies does not matter: one place stands for all
        assert [hint.report.points for hint in found.hints[:1]] == best[:1]
    for hint in found.hints:
        assert plain[frozenset(hint.action.stones)] == hint.report
    return len(found.hints)


def relation(shorter: str, longer: str) -> str:
    return JUDGE.answer(Relation(shorter, longer)).answer


def some_positions(seeds: Iterable[int]) -> Iterator[tuple[State, WordList]]:
    """Positions of random games, each with some words that grow out of each other.

    Trying everything takes long where a seat has bons: one seed in five may have one.
    """
    for seed in seeds:
        rng = Random(seed)
        states = [state for state in played(GAME, seed).states() if isinstance(state, State)]
        fitting = [
            state
            for state in states
            if state.phase in ("lay", "last") and state.bons[state.turn] <= (seed % 5 == 0)
        ]
        for state in rng.sample(fitting, min(OF_ONE_GAME, len(fitting))):
            yield state, WORDS.family(rng, 12)


def search_of(words: WordList) -> NominaSearch:
    """As in a real game: what lies may be any word of the lexicon, what is laid is of a part."""
    every = {*WORDS, *words}
    lexicon = SmallLexicon({word: SMALL.entry(word) or read_entry(word) for word in every})
    part = WordBook.of({word: word in words for word in every})
    return NominaSearch(lexicon.under(NOMINA, part))


def brought(state: State, lay: Lay) -> Report:
    put = laid(state.board, lay)
    verdicts = tuple(
        JUDGE.answer(claim) if isinstance(claim, Relation) else Verdict(claim, "yes")
        for claim in put.claims
    )
    return report_of(state, put, verdicts)


def everything(state: State, words: WordList) -> dict[frozenset[object], Report]:
    actions = GAME.actions(state, state.turn, words)
    lays = [action for action in actions if isinstance(action, Lay)]
    return {frozenset(lay.stones): brought(state, lay) for lay in lays}
