"""Verdicts at a table: each seat's vote beside the words that were voted on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TypeAlias

from setzkasten.core.claims import VOTE, Claim, Contains, Judge, Verdict, Word
from setzkasten.core.values import value

Book: TypeAlias = Mapping[str, bool]  # word to whether this table lets it count

Votes: TypeAlias = tuple[tuple[int, bool], ...]  # seat, aye


@value
class VotedJudge:
    """A judge who names each seat's vote beside the words that were voted on."""

    judge: Judge
    votes: Mapping[str, Votes]  # by word

    def answer(self, claim: Claim) -> Verdict:
        verdict = self.judge.answer(claim)
        if isinstance(claim, Word | Contains) and (votes := self.votes.get(claim.word)):
            return replace(verdict, votes=votes)
        return verdict

    def source(self, claims: Iterable[Claim]) -> str:
        return VOTE


def by_word(verdicts: Iterable[Verdict]) -> dict[str, Verdict]:
    """Verdicts on words, laid or announced, by their word."""
    return {v.claim.word: v for v in verdicts if isinstance(v.claim, Word | Contains)}


def refused_by_word(verdicts: Iterable[Verdict]) -> dict[str, Verdict]:
    """The words that were turned down, laid or announced, each with its verdict."""
    return {word: verdict for word, verdict in by_word(verdicts).items() if verdict.refused}
