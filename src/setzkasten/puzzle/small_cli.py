"""New Gitterrätsel, Silbenrätsel and Buchstabensalat by command.   docs/puzzle.md"""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from setzkasten.puzzle.booklet_cli import check_ending, check_level, heading_of, look_of, size_of
from setzkasten.puzzle.progress import say_words
from setzkasten.solve.puzzle_error import PuzzleError

if TYPE_CHECKING:
    from setzkasten.puzzle.picked import Choice
    from setzkasten.puzzle.small_page import Small
    from setzkasten.puzzle.wish import Wish

ENDINGS: Final = (".pdf", ".png", ".txt")
# What a maker brings along that only a grid of crossing words can take.
_OF_GRIDS: Final = ("grid", "words", "clues", "fillers", "solution_word", "numbering")


def check_small(arguments: Namespace) -> None:
    """Raises `PuzzleError` for what this kind of puzzle would leave out without a word."""
    for path in arguments.output:
        check_ending(path, ENDINGS)
    check_level(arguments.level)
    given = [name for name in _OF_GRIDS if getattr(arguments, name) is not None]
    given += ["symmetry"] if arguments.symmetry != "none" else []
    given += ["umlauts"] if arguments.umlauts != "AE" else []
    if arguments.style != "hidden":
        given += [name for name in ("theme", "must") if getattr(arguments, name)]
    if given:
        raise PuzzleError("puzzle_small_wish", option=f"--{given[0].replace('_', '-')}")


def new_small(arguments: Namespace, wish: Wish, seed: int, number: Callable[[Path], Path]) -> None:
    """One of them, as files or as text."""
    from setzkasten.puzzle.booklet import SIZES
    from setzkasten.puzzle.page import write_small
    from setzkasten.puzzle.small_page import make_small, text_of, words_of
    from setzkasten.puzzle.writing import written

    size = size_of(arguments, SIZES[arguments.paper]["hidden"])
    choice = _choice(arguments, wish, max(size))
    made = make_small(arguments.style, size, choice, seed)
    _say_left_out(choice, made, strict=wish.strict)
    heading, look = heading_of(arguments), replace(look_of(arguments), number=seed)
    files = [number(path) for path in arguments.output]
    kinds: dict[str, Callable[[], bytes]] = {
        ".txt": lambda: text_of(made, look.language).encode(),
        ".png": lambda: write_small(made, heading, look, kind="png")[0],
        ".pdf": lambda: write_small(made, heading, look)[0],
    }
    for path, data in [(path, kinds[path.suffix.lower()]()) for path in files]:
        written(path, data)
    if arguments.json:
        words = [{"answer": word.answer, "clue": word.clue} for word in words_of(made)]
        told = {"seed": seed, "level": arguments.level, "style": arguments.style, "words": words}
        print(json.dumps(told | {"files": [str(path) for path in files]}, ensure_ascii=False))
    elif not files:
        print(text_of(made, look.language), end="")


def _choice(arguments: Namespace, wish: Wish, longest: int) -> Choice:
    """The theme words with their clues, or ours; for a word that nobody knows the word itself."""
    from setzkasten.puzzle.clue_choice import ClueChoice
    from setzkasten.puzzle.picked import Choice, Picked
    from setzkasten.puzzle.wish import parted, theme_keys

    keys = theme_keys(wish.theme, "AE", longest)
    known = ClueChoice(keys, arguments.level, Random(f"theme {keys}"))
    own = []
    for key, (word, clue) in zip(keys, map(parted, wish.theme), strict=True):
        told = clue or next(iter(known.texts(key)), word)
        own.append(Picked(key, word.upper(), told))
    return Choice(arguments.level, wish.banned - frozenset(keys), own=tuple(own))


def _say_left_out(choice: Choice, made: Small, *, strict: bool) -> None:
    from setzkasten.puzzle.small_page import words_of

    there = {word.answer for word in words_of(made)}
    left_out = [word.answer for word in choice.own if word.answer not in there]
    if left_out and strict:
        raise PuzzleError("puzzle_theme_out", words=", ".join(left_out))
    if left_out:
        say_words("puzzle_left_out", left_out)
