"""What a match refuses."""

from __future__ import annotations

from setzkasten.core.coded import Coded
from setzkasten.core.game import Refusal
from setzkasten.messages import sentence


class IllegalAction(Coded):
    """What is not possible; as a text, the sentence that people are told."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, **refusal.data)
        self.refusal = refusal  # with the squares

    def __str__(self) -> str:
        return sentence(self.code, self.data)
