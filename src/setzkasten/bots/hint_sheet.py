"""The best moves as people and programs read them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from setzkasten.bots.best import Adviser
from setzkasten.bots.trying import Advice, Hint
from setzkasten.core.coded import Coded
from setzkasten.core.game import AnyGame, Seat
from setzkasten.core.values import value
from setzkasten.lexicon.words import Words
from setzkasten.messages import sentence

MOST_HINTS: Final = 1_000_000


class HintError(Coded):
    """No best move can be named here."""


@value
class HintSheet:
    game: AnyGame
    seat: Seat
    advice: Advice

    def as_json(self) -> dict[str, object]:
        return {
            "game": self.game.id,
            "seat": self.seat + 1,
            "complete": self.advice.complete,
            "moves": [self._hint_as_json(hint) for hint in self.advice.hints],
        }

    def _hint_as_json(self, hint: Hint) -> dict[str, object]:
        return {
            "move": self.game.write(hint.action),
            "points": hint.report.points,
            "words": [
                {"word": word.word, "points": word.points, "relation": word.relation}
                for word in hint.report.words
            ],
            "stones": len(getattr(hint.action, "stones", ())),
            "earned": hint.report.earned,
            "spent": hint.report.spent,
        }

    def as_text(self) -> str:
        if not self.advice.hints:
            return sentence("hint_none", {"seat": self.seat + 1})
        lines = [sentence("hint_turn", {"seat": self.seat + 1})]
        for hint in self.advice.hints:
            words = " ".join(f"{word.word} {word.points}" for word in hint.report.words)
            lines.append(f"{hint.report.points:>4}  {self.game.write(hint.action):<24} {words}")
        if not self.advice.complete:
            lines.append(sentence("hint_unfinished"))
        return "\n".join(lines)


def hints_of(
    game: AnyGame,
    adviser: Adviser,
    state: object,
    *,
    words: Callable[[Seat], Words],
    count: int,
    seconds: float,
) -> HintSheet:
    """The best moves for the seat on turn; raises `HintError` where nobody is."""
    if not 1 <= count <= MOST_HINTS:
        raise HintError("command_range", option="--count", value=count, least=1, most=MOST_HINTS)
    if not 0 < seconds < float("inf"):
        raise HintError("command_above", option="--seconds", value=f"{seconds:g}", least=0)
    awaiting = game.awaiting(state)
    if awaiting.over:
        raise HintError("hint_over")
    if not awaiting.seats:
        raise HintError("hint_no_turn")
    seat = min(awaiting.seats)
    advice = adviser.best(state, seat, words=words(seat), count=count, seconds=seconds)
    return HintSheet(game, seat, advice)
