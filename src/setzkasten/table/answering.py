"""Who answers for words that a record does not name: the lexicon, as agreed on so far."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeAlias

from setzkasten.catalogue import CATALOGUE
from setzkasten.core.claims import Claim, Verdict
from setzkasten.core.game import Seat, rules_later
from setzkasten.core.match import Match
from setzkasten.core.record import Header, RecordError
from setzkasten.lexicon.letters import WordError
from setzkasten.lexicon.policy_text import changed_policy
from setzkasten.lexicon.words import Words
from setzkasten.messages import told
from setzkasten.table.own_words import own_judge

Answerer: TypeAlias = Callable[[Claim], Verdict]


class Answering:
    """`words` are those behind the lexicon; both are opened when they are asked for."""

    def __init__(
        self, header: Header, match: Match, lexicon: Answerer, words: Callable[[], Words] | None
    ) -> None:
        self._header, self._match = header, match
        self._lexicon, self._words = lexicon, words
        self.policy: Mapping[str, str] = header.policy

    def answer(self, claim: Claim, seat: Seat | None) -> Verdict:
        """`seat`: whoever acted last; it may not be held to every word."""
        own = None if seat is None else self._own(seat)
        return (own or self._lexicon)(claim)

    def agree(self, changes: Mapping[str, str], line: int) -> None:
        """KW1-14 From here on other words count. Raises `RecordError` for what no policy has."""
        self.policy, base = changes, self._words
        try:
            policy = changed_policy(CATALOGUE[self._header.game].policy, changes)
        except WordError as error:
            raise RecordError("record_policy", line, text=told(error)) from error
        if base is None:
            return
        words = cache(lambda: base().under(policy))

        def answer(claim: Claim) -> Verdict:
            return words().judge.answer(claim)

        self._words, self._lexicon = words, answer

    def _own(self, seat: Seat) -> Answerer | None:
        """Of a seat that may not make all words, where they are not ruled on together."""
        held = self._header.sitters[seat].handicap.limits
        if self._words is None or not held or rules_later(self._match.game):
            return None
        return own_judge(self._words(), self._header, seat, self._match).answer
