"""Set-up positions of Boggle: the dice, the lists, the points."""

from __future__ import annotations

import re
from collections import Counter

from setzkasten.core.fields import Fields
from setzkasten.core.position import Position, PositionError, write_seats
from setzkasten.core.squares import NotationError
from setzkasten.core.values import replace
from setzkasten.games.boggle.notation import read_word
from setzkasten.games.boggle.state import LEAST_LETTERS, State, Write
from setzkasten.games.boggle.tray import SIDE, path_of

FIELDS = ("dice", "lists", "done", "left", "scores", "round", "phase")


def write_state(state: State) -> Position:
    rows = (state.letters[i : i + SIDE] for i in range(0, len(state.letters), SIDE))
    fields = {
        "scores": " ".join(map(str, state.scores)),
        "dice": "/".join(rows),
        "lists": "/".join(map(_written, state.lists)) if state.letters else "",
        "done": write_seats(state.done),
        "left": write_seats(state.left),
        "round": str(state.played + len(state.rounds) + 1),
        "phase": state.phase,
    }
    return {name: text for name, text in fields.items() if text}


def _written(entries: tuple[Write, ...]) -> str:
    return " ".join(entry.word for entry in entries) or "-"


def read_state(opening: State, position: Position) -> State:
    fields = Fields(position, opening.seats, FIELDS)
    letters = _read_dice(fields)
    phase = fields.get("phase", "search" if letters else "shake")
    state = replace(
        opening,
        letters=letters,
        lists=_read_lists(fields, letters, opening.seats),
        done=fields.seats("done"),
        left=fields.left(),
        scores=fields.numbers("scores"),
        played=_read_round(fields) - 1,
        began_at=0 if phase == "search" else None,
        over=phase == "over",
    )
    if phase != state.phase or phase == "judge":
        raise PositionError("position_phase", text=phase, phase=state.phase)
    if phase == "ready" and state.options.order == "together":
        raise PositionError("position_phase", text=phase, phase="search")
    if letters and not state.searching:
        text = fields.get("done", "")[:40]
        raise PositionError("position_seat", field="done", text=text, seats=state.seats)
    return state


def _read_dice(fields: Fields) -> str:
    letters = fields.get("dice", "").replace("/", "").upper()
    if letters and not re.fullmatch(rf"[A-Z]{{{SIDE * SIDE}}}", letters):
        raise PositionError("position_board", text=f"{SIDE * SIDE} letters wanted")
    return letters


def _read_lists(fields: Fields, letters: str, seats: int) -> tuple[tuple[Write, ...], ...]:
    if "lists" not in fields:
        return ((),) * seats
    parts = fields.parts("lists")
    lists = tuple(() if part == "-" else _read_words(part) for part in parts)
    for words in lists:
        often = Counter(words)
        for word in words:
            long = len(word) >= LEAST_LETTERS and often[word] == 1
            if not long or not path_of(letters, word):
                raise PositionError("position_word", word=word[:20])
    return tuple(tuple(map(Write, words)) for words in lists)


def _read_words(text: str) -> tuple[str, ...]:
    try:
        return tuple(map(read_word, text.split()))
    except NotationError as error:
        raise PositionError("position_word", word=error.text[:20]) from error


def _read_round(fields: Fields) -> int:
    text = fields.get("round", "1")
    if not (text.isascii() and text.isdigit() and len(text) < 4 and int(text)):
        raise PositionError("position_number", field="round", text=text[:20])
    return int(text)
