"""One move is made once: each step is checked and applied once, each state asked once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from copy import copy
from functools import cached_property
from itertools import product
from random import Random
from typing import Any

import pytest

from setzkasten.catalogue import GAMES
from setzkasten.core.claims import Claim, Verdict, allowed
from setzkasten.core.game import Act
from setzkasten.core.match import Happening, Match
from setzkasten.core.record import Header, Sitter
from setzkasten.lexicon.judge import Judge
from setzkasten.lexicon.listed import ListedLexicon
from setzkasten.lexicon.policy import Policy
from setzkasten.lexicon.word_book import NO_BOOK, WordBook
from setzkasten.lexicon.words import Words
from setzkasten.table.clock import Clock
from setzkasten.table.seal import Seal
from setzkasten.table.table import Table
from tests.laws.plays import play_of

# How many moves of each game are counted?
MOVES = 5
ASKED = ("check", "apply", "awaiting")


class Trusting(Judge):
    def answer(self, claim: Claim) -> Verdict:
        return allowed(claim)


class AnyWords(Words):
    """Whatever anybody says is a word, however they agree."""

    @cached_property
    def judge(self) -> Judge:
        return Trusting(self)

    def under(self, policy: Policy, book: WordBook = NO_BOOK) -> Words:
        return self


ANY_WORDS = AnyWords(ListedLexicon(["WAS"]))


class Counting:
    """A game that counts how often its rules are asked, by others and by themselves."""

    def __init__(self, game: object) -> None:
        self.calls = Counter[str]()
        counted = {name: self._counted(name, getattr(type(game), name)) for name in ASKED}
        self._game = copy(game)
        object.__setattr__(self._game, "__class__", type("Counted", (type(game),), counted))

    def __getattr__(self, name: str) -> Any:  # whatever the game has
        return getattr(self._game, name)

    def _counted(self, name: str, asked: Callable[..., Any]) -> Callable[..., Any]:
        def counting(*given: Any) -> Any:  # as the game is asked
            self.calls[name] += 1
            return asked(*given)

        return counting


@pytest.mark.parametrize("game", sorted(GAMES))
def test_each_step_is_checked_and_applied_once_and_each_state_asked_once(game: str) -> None:
    counted = 0
    for seed, number in product(range(8), range(24)):
        happenings = play_of(game, seed).match.happenings
        if counted < MOVES and number < len(happenings):
            happening = happenings[number]
            counted += isinstance(happening, Act) and _count(
                game, seed, happenings[:number], happening
            )
    assert counted == MOVES, "some moves must have been made"


def _count(game: str, seed: int, before: list[Happening], act: Act[object]) -> bool:
    table, counting = _table(game, seed, before)
    if table.awaiting().ruling or act.seat not in table.awaiting().seats:
        return False
    seq = table.seq
    counting.calls.clear()
    trial = table.play(act.seat, counting.write(act.action), act.at)
    if trial.refusal:
        return False
    happened = table.seq - seq
    assert happened >= 1
    assert counting.calls == dict.fromkeys(ASKED, happened)
    return True


def _table(game: str, seed: int, before: list[Happening]) -> tuple[Table, Counting]:
    play, counting = play_of(game, seed), Counting(GAMES[game])
    header = Header(game, (Sitter(),) * play.seats, options=play.options)
    match = Match(counting, play.game.start(play.seats, play.options))
    for happening in before:
        match.take(happening)
    clock = Clock(match.now, match.now)
    table = Table(header, match, clock=clock, words=ANY_WORDS, seal=Seal("", Random(1)), book={})
    return table, counting
