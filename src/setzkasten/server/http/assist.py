"""Help with a picture over HTTP: what fits here, finish this corner, is it still possible."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, TypeAlias

import msgspec

from setzkasten.core.laying import write_laying
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Tile
from setzkasten.core.values import value
from setzkasten.games.kreuzwortbild.building import image
from setzkasten.games.kreuzwortbild.state import FILLER, View
from setzkasten.lexicon.agreed import Agreed
from setzkasten.lexicon.letters import WordError
from setzkasten.lexicon.words import Words
from setzkasten.server.fault import Fault
from setzkasten.server.http.body import read_body
from setzkasten.solve.assistant import Assistant, Finished, assistant_of
from setzkasten.table.table import Table


class Question(msgspec.Struct, frozen=True):
    do: Literal["fits", "finish", "outlook"]
    square: tuple[int, int] = (0, 0)
    down: bool = False


class FitTold(msgspec.Struct, frozen=True):
    """A word that fits."""

    word: str
    squares: tuple[Square, ...]
    stands: tuple[Square, ...]  # where it stands already
    meaning: str  # empty where nothing can be said
    action: str  # lays it


class Fits(msgspec.Struct, frozen=True):
    fits: list[FitTold]


class FinishedTold(msgspec.Struct, frozen=True):
    action: str  # fills the corner around the square, or an empty board; empty: none was found


class Outlook(msgspec.Struct, frozen=True):
    broken: tuple[Square, ...]  # squares of a run that no word can hold
    solved: bool  # the rest can be filled as it is


Assisted: TypeAlias = Fits | FinishedTold | Outlook


def read_question(body: bytes) -> Question:
    return read_body(body, Question)


@value
class Place:
    """A picture as it stands, and which words count there."""

    view: View
    agreed: Agreed


def place_of(table: Table, question: Question) -> Place:
    """What a helper must know; raises `Fault` for what cannot be asked here."""
    view = table.game.view(table.match.state, None)
    if not isinstance(view, View):
        raise Fault(400, "no_assistant", {"game": table.game.name})
    row, col = question.square
    if not (0 <= row < view.rows and 0 <= col < view.cols):
        raise Fault(400, "off_board")
    words = table.court.words
    return Place(view, words.agreed)


def assisted(words: Words, place: Place, question: Question) -> Assisted:
    """The answer for the picture as it stands; nothing is changed."""
    view, counting = place.view, words.under(*place.agreed)
    assistant = assistant_of(counting)
    match question.do:
        case "fits":
            return Fits(_fits(assistant, counting, view, question))
        case "finish":
            return FinishedTold(_finish(assistant, view, question.square))
        case "outlook":
            return _outlook(assistant, view)


def _fits(assistant: Assistant, words: Words, view: View, question: Question) -> list[FitTold]:
    found = assistant.fits(_rows(view), question.square, down=question.down, case=view.case)
    return [
        FitTold(
            fit.word,
            fit.squares,
            fit.stands,
            _meaning(words, fit.word),
            write_laying(tuple((s, Tile(x)) for s, x in zip(fit.squares, fit.word, strict=True))),
        )
        for fit in found
    ]


def _meaning(words: Words, word: str) -> str:
    """The first thing that can be said about a word; empty where nothing can."""
    try:
        known = words.look_up(word).definitions
    except WordError:
        return ""
    return next((text for text in known if words.decent(text)), "")


def _finish(assistant: Assistant, view: View, square: Square) -> str:
    """The action that finishes a corner, or the whole of an empty board; empty: none was found."""
    size = view.rows, view.cols
    done = (
        assistant.finish(_rows(view), square, case=view.case, image=_image(view))
        if view.stones or view.fillers
        else assistant.whole(
            size, case=view.case, symmetry=view.symmetry, most_fillers=view.most_fillers
        )
    )
    return _action(done) if done else ""


def _image(view: View) -> Callable[[Square], Square]:
    return lambda square: image(square, view.symmetry, (view.rows, view.cols))


def _action(done: Finished) -> str:
    tiles: Mapping[Square, Tile] = {
        **{square: Tile(letter) for square, letter in done.letters.items()},
        **dict.fromkeys(done.fillers, FILLER),
    }
    return write_laying(tuple(sorted(tiles.items())))


def _outlook(assistant: Assistant, view: View) -> Outlook:
    outlook = assistant.outlook(_rows(view), case=view.case)
    return Outlook(outlook.broken, solved=bool(outlook.rows))


def _rows(view: View) -> list[str]:
    rows = [["."] * view.cols for _ in range(view.rows)]
    for stone in view.stones:
        rows[stone.square[0]][stone.square[1]] = stone.letter
    for row, col in view.fillers:
        rows[row][col] = "#"
    return ["".join(row) for row in rows]
