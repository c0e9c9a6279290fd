"""What was found about a puzzle: for programs as an object, for people as lines."""

from __future__ import annotations

from setzkasten.core.squares import Square
from setzkasten.messages import sentence
from setzkasten.puzzle.checking import Findings
from setzkasten.puzzle.crossword import Word
from setzkasten.puzzle.score import Score


def findings_json(found: Findings) -> dict[str, object]:
    return {
        "sound": found.sound,
        "letters": found.letters,
        "fillers": found.black,
        "words": found.words,
        "refused": [_named(word) for word in found.refused],
        "double": list(found.double),
        "stray": [list(square) for square in found.stray],
        "lone": [list(square) for square in found.lone],
        "lacking": found.lacking.split(),
        "unclued": [_named(word) for word in found.unclued],
        "telling": [_named(word) for word in found.telling],
        "contest": {
            "without_letter": found.contest.without_letter,
            "quality": found.contest.quality,
        },
    }


def findings_lines(found: Findings) -> list[str]:
    counts = {"letters": found.letters, "black": found.black, "words": found.words}
    lines = [sentence("finding_counts", counts)]
    lines += [sentence("finding_refused", {"word": _named(word)}) for word in found.refused]
    lines += [sentence("finding_double", {"word": word}) for word in found.double]
    lines += [sentence("finding_telling", {"word": _named(word)}) for word in found.telling]
    if found.stray:
        lines.append(sentence("finding_stray", {"squares": _squares(found.stray)}))
    if found.lone:
        lines.append(sentence("finding_lone", {"squares": _squares(found.lone)}))
    if found.lacking:
        lines.append(sentence("finding_lacking", {"stones": found.lacking}))
    if found.unclued:
        words = ", ".join(word.answer for word in found.unclued)
        lines.append(sentence("finding_unclued", {"words": words}))
    lines.append(sentence("finding_quality", {"quality": f"{found.contest.quality:.2f}"}))
    if found.sound:
        lines.append(sentence("finding_sound"))
    return lines


def score_json(score: Score) -> dict[str, object]:
    """What `puzzle new` tells of the grid: shares from 0 to 1, and points of a hundred."""
    return {
        "points": score.points,
        "black": round(score.black, 3),
        "threes": round(score.threes, 3),
        "treasured": round(score.treasured, 3),
        "length": round(score.length, 2),
        "zipf": round(score.zipf, 2),
        "freshness": round(score.freshness, 2),
        "repeats": score.repeats,
        "crossed": round(score.crossed, 3),
        "parts": dict(score.parts),
    }


def score_line(score: Score) -> str:
    whole, _, tenth = f"{score.length:.1f}".partition(".")
    data: dict[str, str | int] = {
        "points": score.points,
        "black": _of_a_hundred(score.black),
        "threes": _of_a_hundred(score.threes),
        "whole": whole,
        "tenth": tenth,
        "freshness": _of_a_hundred(score.freshness),
        "repeats": score.repeats,
    }
    return sentence("puzzle_score", data)


def _of_a_hundred(share: float) -> str:
    return f"{share * 100:.0f}"


def _named(word: Word) -> str:
    code = "puzzle_numbered_across" if word.across else "puzzle_numbered_down"
    return sentence(code, {"number": word.number, "answer": word.answer})


def _squares(squares: tuple[Square, ...]) -> str:
    places = ({"row": row + 1, "col": col + 1} for row, col in squares)
    return ", ".join(sentence("puzzle_place", place) for place in places)
