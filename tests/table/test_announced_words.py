"""A vote on a word that is only announced: Wer behält recht."""

from __future__ import annotations

from random import Random

from setzkasten.core.record import Header, Sitter
from setzkasten.games.recht.state import State
from setzkasten.lexicon.words import Words
from setzkasten.table import voting
from setzkasten.table.opening import open_table
from setzkasten.table.table import Table
from tests.language import rule

POSITION = {"board": "EXI", "word": "LEXIKON", "author": "2", "turn": "1", "hands": "KMO/LON"}


WORDS = Words.listed(["LEXIKON", "MEXIKO"])


def seated() -> Table:
    sitters = tuple(Sitter((name,), "person", "") for name in ("Anna", "Bert"))
    header = Header("recht-super", sitters, position=POSITION)
    table = open_table(header, words=WORDS, rng=Random(1), now=0)
    table.advance(0)
    return table


@rule("GEN-10", "WBR-03")
def test_an_announced_word_goes_to_the_vote_and_counts_from_then_on() -> None:
    table = seated()
    refusal = table.play(0, "0,3> K says LEXIKAL", 0).refusal
    assert refusal
    assert (refusal.code, refusal.data["word"]) == ("not_a_word", "LEXIKAL")
    assert voting.ask_vote(table, 0, 0, "0,3> K says LEXIKAL") is None
    assert voting.vote(table, 1, 0, aye=True) is None
    table.advance(0)
    state = table.match.state
    assert isinstance(state, State)
    assert state.open
    assert state.open.word == "LEXIKAL"
    assert any("+LEXIKAL~EXIK[2+]" in line for line in table.lines())


@rule("GEN-10", "WBR-03")
def test_an_announced_word_that_is_voted_down_is_not_asked_again() -> None:
    table = seated()
    assert voting.ask_vote(table, 0, 0, "0,3> K says LEXIKAL") is None
    assert voting.vote(table, 1, 0, aye=False) is None
    table.advance(0)
    refusal = voting.ask_vote(table, 0, 0, "0,3> K says LEXIKAL")
    assert refusal
    assert refusal.code == "word_voted_down"


def test_a_trial_gives_the_reason_for_an_announced_word() -> None:
    trial = seated().trial(0, "0,3> K says LEXIKAL", 0)
    assert trial.words[0].reason == "unknown_word"
