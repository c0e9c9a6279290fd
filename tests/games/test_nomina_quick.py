"""Nomina looks quickly before it looks closely: both say the same of any laying."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

from setzkasten.core.board import Board
from setzkasten.core.game import Act, Seat
from setzkasten.core.picture import Laying
from setzkasten.core.squares import ACROSS, DOWN, Square, shifted
from setzkasten.core.tiles import ALPHABET, Tile
from setzkasten.games.nomina.laying import check_closely, check_lay, surely_right
from setzkasten.games.nomina.state import Lay, State
from tests.laws.plays import play_of

PLAYS = 12
# How many altered layings are tried beside each that was laid?
ALTERED = 40
WAYS = (ACROSS, DOWN)


def layings() -> Iterator[tuple[State, Seat, Lay]]:
    """Every laying of random games, as it was laid and altered at random."""
    rng = Random(16)
    for seed in range(PLAYS):
        for visit in play_of("nomina", seed).visits:
            step, state = visit.happening, visit.state
            if isinstance(step, Act) and isinstance(step.action, Lay) and isinstance(state, State):
                richer = replace(state, bons=(rng.randrange(3),) * state.seats)
                yield state, step.seat, step.action
                for _ in range(ALTERED):
                    yield richer, step.seat, Lay(altered(state.board, step.action.stones, rng))


def altered(board: Board, stones: Laying, rng: Random) -> Laying:
    laid = list(stones)
    for _ in range(rng.choice((1, 1, 2))):
        at = rng.randrange(len(laid))
        (square, tile), way, by = laid[at], rng.choice(WAYS), rng.choice((-1, 1))
        match rng.randrange(6):
            case 0:
                laid[at] = square, Tile(rng.choice(ALPHABET), jolly=rng.random() < 0.1)
            case 1:
                laid[at] = shifted(square, way, by), tile
            case 2 if len(laid) > 1:
                del laid[at]
            case 3 if board:
                laid.append((shifted(rng.choice(list(board)), way, by), Tile(rng.choice("ENS"))))
            case 4:
                laid = [(shifted(square, way, by), tile) for square, tile in laid]
            case _ if board:
                laid = crossed(board, rng) or laid
    return tuple(laid)


def crossed(board: Board, rng: Random) -> list[tuple[Square, Tile]]:
    """A word that stands already, laid through another stone."""
    word = rng.choice(board.runs()).word
    square, way = rng.choice(list(board)), rng.choice(WAYS)
    if board[square].letter not in word:
        return []
    first = shifted(square, way, -word.index(board[square].letter))
    places = [(shifted(first, way, n), Tile(letter)) for n, letter in enumerate(word)]
    return [(place, tile) for place, tile in places if place not in board]


def test_a_quick_yes_is_a_close_yes_and_every_refusal_is_worded_closely() -> None:
    said: Counter[str] = Counter()
    for state, seat, lay in layings():
        closely = check_closely(state, seat, lay)
        assert check_lay(state, seat, lay) == closely, (state.board, lay)
        quickly = surely_right(state, seat, lay)
        assert quickly == (closely is None and bool(state.moves)), (state.board, lay)
        said[closely.code if closely else "right"] += 1
    assert said["right"] > 1000
    assert said.keys() >= {
        "first_word_of_three", "three_stones", "not_enough_bons", "off_board", "square_twice",
        "square_taken", "no_jolly_in_box", "letter_used_up", "not_connected", "word_twice",
    }  # fmt: skip


def test_a_look_sees_what_the_whole_board_shows() -> None:
    seen: Counter[tuple[bool, bool]] = Counter()  # joined, a word twice
    for state, _, lay in layings():
        board, new = state.board, dict(lay.stones)
        if not board.free_all(new) or len(new) < len(lay.stones):
            continue
        look, after = board.look(lay.stones), Board(board.size, {**board, **new})
        assert look.after == after
        assert (look.after.picture.rows, look.after.picture.cols) == lines_of(after)
        runs = [run for run in after.runs() if new.keys() & run.squares]
        formed = [(run.word, run.squares) for run in look.formed]
        assert sorted(formed) == sorted((run.word, run.squares) for run in runs)
        assert all(list(run.olds) == _taken_up(board, run.squares) for run in look.formed)
        words = Counter(run.word for run in after.runs())
        assert look.twice == any(words[run.word] > 1 for run in runs)
        seen[look.joined, look.twice] += 1
    assert min(seen[joined, twice] for joined in (True, False) for twice in (True, False)) > 20


def lines_of(board: Board) -> tuple[str, str]:
    """All rows and all columns as people would write them: a blank is a free square or an edge."""
    assert board.size
    height, width = board.size
    signs = {square: tile.letter for square, tile in board.items()}
    rows = ["".join(signs.get((r, c), " ") for c in range(width)) for r in range(height)]
    cols = ["".join(signs.get((r, c), " ") for r in range(height)) for c in range(width)]
    return f" {' '.join(rows)} ", f" {' '.join(cols)} "


def _taken_up(board: Board, squares: tuple[Square, ...]) -> list[str]:
    return [old.word for old in board.runs() if {*old.squares} <= {*squares}]
