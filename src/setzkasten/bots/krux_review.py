"""What a game of Krux stood at: each half as it would be counted if the game ended now."""

from __future__ import annotations

from setzkasten.bots.review import Review
from setzkasten.games.krux.count import sheet_of, words_to_judge
from setzkasten.games.krux.state import State
from setzkasten.lexicon.words import Words


def stands(state: State, words: Words) -> tuple[int, ...]:
    """KRX-20 to KRX-26 by the judge: a run that is no word costs its letters."""
    if state.sheets:
        return tuple(sheet.total for sheet in state.sheets)
    twice = state.options.copies == "count"
    verdicts = tuple(words.judge.answer(claim) for claim in words_to_judge(state.halves))
    return tuple(sheet_of(half, verdicts, copies_count=twice).total for half in state.halves)


KRUX_REVIEW = Review(stands=stands)
