"""What was found about a puzzle: for programs as an object, for people as lines."""

from __future__ import annotations

from setzkasten.core.squares import Square
from setzkasten.puzzle.checking import Findings
from setzkasten.puzzle.crossword import Word
from setzkasten.puzzle.score import Score
from setzkasten.solve.answer import number_of


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
    counts = (
        number_of(found.letters, "Buchstabe", "Buchstaben"),
        number_of(found.black, "Feld ohne Buchstaben", "Felder ohne Buchstaben"),
        number_of(found.words, "Wort", "Wörter"),
    )
    lines = [", ".join(counts)]
    lines += [f"gilt nicht: {_named(word)}" for word in found.refused]
    lines += [f"steht mehrmals: {word}" for word in found.double]
    lines += [f"verrät seine Lösung: {_named(word)}" for word in found.telling]
    if found.stray:
        lines.append(f"hängt nicht mit dem Rest zusammen: {_squares(found.stray)}")
    if found.lone:
        lines.append(f"steht in keinem Wort: {_squares(found.lone)}")
    if found.lacking:
        lines.append(f"mit den 144 Steinen nicht zu legen, es fehlt: {found.lacking}")
    if found.unclued:
        lines.append(f"ohne Hinweis: {', '.join(word.answer for word in found.unclued)}")
    lines.append(f"Güte der Wörter: {found.contest.quality:.2f} von 7")
    if found.sound:
        lines.append("Alles in Ordnung.")
    return lines


def score_json(score: Score) -> dict[str, float | int]:
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
    }


def score_line(score: Score) -> str:
    parts = (
        f"{score.black:.0%} schwarz",
        f"{score.threes:.0%} Wörter mit drei Buchstaben",
        f"im Mittel {score.length:.1f} Buchstaben".replace(".", ","),
        f"Frische {score.freshness:.0%}",
        number_of(score.repeats, "Wiederholung", "Wiederholungen"),
    )
    return f"Güte {score.points} von 100: {', '.join(parts)}".replace("%", " %")


def _named(word: Word) -> str:
    return f"{word.number} {'waagerecht' if word.across else 'senkrecht'} {word.answer}"


def _squares(squares: tuple[Square, ...]) -> str:
    return ", ".join(f"Reihe {row + 1} Spalte {col + 1}" for row, col in squares)
