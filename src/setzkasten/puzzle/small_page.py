"""The small puzzles as pages and as plain text."""

from __future__ import annotations

from typing import TypeAlias

from setzkasten.messages import sentence
from setzkasten.puzzle.hidden import Hidden, hidden
from setzkasten.puzzle.look import SmallStyle
from setzkasten.puzzle.picked import Choice, Picked
from setzkasten.puzzle.scrambled import Scrambled, scrambled
from setzkasten.puzzle.syllable_puzzle import SyllablePuzzle, syllable_puzzle

Small: TypeAlias = Hidden | SyllablePuzzle | Scrambled


def make_small(style: SmallStyle, size: tuple[int, int], choice: Choice, seed: int) -> Small:
    """The same settings and the same seed give the same puzzle."""
    match style:
        case "hidden":
            return hidden(*size, choice, str(seed))
        case "syllables":
            return syllable_puzzle(choice, str(seed))
        case "scrambled":
            return scrambled(choice, str(seed))


def style_of(made: Small) -> SmallStyle:
    match made:
        case Hidden():
            return "hidden"
        case SyllablePuzzle():
            return "syllables"
        case Scrambled():
            return "scrambled"


def words_of(made: Small) -> tuple[Picked, ...]:
    match made:
        case Hidden():
            return tuple(word for word, _ in made.words)
        case SyllablePuzzle():
            return (*(word for word, _ in made.words), made.solution)
        case Scrambled():
            return (*(mixed.word for mixed in made.words), made.solution)


def page_of(made: Small, language: str) -> dict[str, object]:
    """What the template needs besides title and note."""
    style = style_of(made)
    told: dict[str, object] = {"style": style, "solution": "", "lines": []}
    count = {"count": len(made.words)}
    match made:
        case Hidden():
            task = "puzzle_hidden_words" if made.told else "puzzle_hidden_clues"
            told |= {"rows": list(made.rows), "list": _list(made)}
            told["found"] = [[list(square) for square in squares] for _, squares in made.words]
        case SyllablePuzzle():
            task = "puzzle_syllables_task"
            told |= {"pool": list(made.pool), "solution": made.solution.spelt}
            told["lines"] = [[word.clue, len(parts), word.spelt] for word, parts in made.words]
        case Scrambled():
            task = "puzzle_scrambled_task"
            told |= {"solution": made.solution.answer}
            told["lines"] = [[m.word.clue, m.letters, m.word.answer, m.marked] for m in made.words]
    return told | {"task": sentence(task, count, language)}


def text_of(made: Small, language: str) -> str:
    """For a screen or a mail: the task, the puzzle, and below it the solution."""
    told = page_of(made, language)
    lines = [str(told["task"]), ""]
    match made:
        case Hidden():
            lines += [*(" ".join(row) for row in made.rows), "", *_list(made)]
        case SyllablePuzzle():
            lines += [" - ".join(made.pool), ""]
            for number, (word, parts) in enumerate(made.words, 1):
                lines.append(f"{number:>3} {word.clue} ({len(parts)})")
        case Scrambled():
            for number, mixed in enumerate(made.words, 1):
                places = range(len(mixed.letters))
                blanks = " ".join("(_)" if at == mixed.marked else "_" for at in places)
                lines.append(f"{number:>3} {mixed.letters}  {blanks}  {mixed.word.clue}")
    answers = ", ".join(word.spelt for word in words_of(made))
    return "\n".join(
        [*lines, "", f"{sentence('puzzle_solution', language=language)}: {answers}", ""]
    )


def _list(made: Hidden) -> list[str]:
    return [
        word.answer if made.told else f"{word.clue} ({len(word.answer)})" for word, _ in made.words
    ]
