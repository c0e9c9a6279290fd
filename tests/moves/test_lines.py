"""Words in one line, against every place that there is; rules and judge say what is legal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from setzkasten.catalogue import CATALOGUE
from setzkasten.core.board import Board
from setzkasten.core.game import Seat
from setzkasten.core.match import Match
from setzkasten.core.squares import ACROSS, DOWN, Square, shifted
from setzkasten.core.tiles import Stock
from setzkasten.games.kreuzwort.state import Lay as TypDomLay
from setzkasten.games.lingua.box import SIZE
from setzkasten.games.lingua.offers import lay_with
from setzkasten.games.lingua.state import Lay as LinguaLay
from setzkasten.games.typdom.box import BLACK_JOLLY, RED_JOLLY, RED_LETTERS, tile_of
from tests.moves.tables import FewWords, random_options

CROSSING = ("kreuzwort-1936", "kreuzwort-super", "point-typ-dom")
New = dict[Square, str]


def lines(board: Board, words: list[str], squares: list[Square]) -> Iterator[tuple[New, Any]]:
    """Every word from every square in both ways that contradicts nothing and ends freely."""
    for word in words:
        for first in squares:
            for way in (ACROSS, DOWN):
                line = [shifted(first, way, i) for i in range(len(word))]
                ends = shifted(first, way, -1), shifted(line[-1], way)
                whole = list(zip(line, word, strict=True))
                agree = all(s not in board or board[s].letter == c for s, c in whole)
                new = {s: c for s, c in whole if s not in board}
                if agree and new and not any(end in board for end in ends):
                    yield new, way


def typdom_lay(hand: Any, new: New, way: Any) -> TypDomLay | None:
    """A letter that the hand lacks is laid with a jolly."""
    rest, stones = list(hand), []
    for square, letter in new.items():
        jolly = RED_JOLLY if letter in RED_LETTERS else BLACK_JOLLY
        taken = letter if letter in rest else jolly
        if taken not in rest:
            return None
        rest.remove(taken)
        stones.append((square, tile_of(letter, jolly=taken == jolly)))
    return TypDomLay(tuple(stones), way)


def crossing_words(table: FewWords, match: Match, seat: Seat) -> set[TypDomLay]:
    state: Any = match.state
    rows, cols = [r for r, _ in state.board] or [0], [c for _, c in state.board] or [0]
    reach = range(-len(state.hands[seat]), 1)
    squares = [
        (row, col)
        for row in range(min(rows) + reach[0], max(rows) + 2)
        for col in range(min(cols) + reach[0], max(cols) + 2)
    ]
    found = set()
    if not state.board:
        squares = [(0, 0)]
    for new, way in lines(state.board, list(table.vocabulary), squares):
        lay = typdom_lay(state.hands[seat], new, way) if state.board or way == ACROSS else None
        if lay and _stands(state.board, new, way) and table.accepts(match, seat, lay):
            found.add(lay)
    return found


def _stands(board: Board, new: New, way: Any) -> bool:
    """A stone laid alone is written in the way in which it makes a word."""
    if len(new) > 1:
        return True
    ((square, letter),) = new.items()
    return len(board.with_stones({square: tile_of(letter)}).run_through(square, way).squares) > 1


@pytest.mark.parametrize("game_id", CROSSING)
def test_the_crossing_games_list_every_word_in_a_line(game_id: str) -> None:
    crossing = 0
    for seed in range(3):
        rng = Random(f"{game_id} lines {seed}")
        table = FewWords.some(game_id, rng, 12)
        seats, options = random_options(table.game, rng)
        options |= {"lengthening": bool(seed % 2)}
        for match, seat in table.positions(rng, seats, options, most=7):
            actions = CATALOGUE[game_id].mover.all(match.state, seat, table.offered, table.judge)
            lays = {action for action in actions if isinstance(action, TypDomLay)}
            assert lays == crossing_words(table, match, seat), (seed, options)
            state: Any = match.state
            crossing += len(lays) if state.board else 0
    assert crossing


def lingua_words(table: FewWords, match: Match, seat: Seat) -> set[LinguaLay]:
    """Every word in its dearest colours; a tile laid alone is written across."""
    state: Any = match.state
    squares = [(row, col) for row in range(SIZE[0]) for col in range(SIZE[1])]
    hand = [tile for tile in state.hands[seat] if len(tile) == 2]
    found = set()
    for new, _ in lines(state.board, list(table.vocabulary), squares):
        lay = lay_with(hand, new)
        if lay and table.accepts(match, seat, lay):
            found.add(lay)
    return found


@pytest.mark.parametrize("contact", ["shared", "touching"])
def test_lingua_lists_every_word_in_a_line(contact: str) -> None:
    crossing = 0
    for seed in range(3):
        rng = Random(f"lingua lines {contact} {seed}")
        table = FewWords.some("lingua", rng, 24)
        seats, options = random_options(table.game, rng)
        options |= {"lengthening": seed % 3, "contact": contact}
        for match, seat in table.positions(rng, seats, options, most=7):
            actions = CATALOGUE["lingua"].mover.all(match.state, seat, table.offered, table.judge)
            lays = [action for action in actions if isinstance(action, LinguaLay)]
            dearest = {lay for lay in lays if lay == _dearest(match.state, seat, lay)}
            assert dearest == lingua_words(table, match, seat), (seed, options)
            assert len(set(lays)) == len(lays)
            state: Any = match.state
            crossing += len(lays) if state.board else 0
    assert crossing


def _dearest(state: Any, seat: Seat, lay: LinguaLay) -> LinguaLay | None:
    new = {square: tile.letter for square, tile in lay.stones}
    return lay_with(list(state.hands[seat]), new)


def test_lingua_lists_a_word_in_all_its_colours() -> None:
    table = FewWords.of("lingua", ["ANNA"])
    match, seat = next(table.positions(Random(1), 2, {}))
    hands = [Stock(), Stock()]
    hands[seat] = Stock(["Ay", "Ab", "Nr", "Ng", "Ng", "Ty"])
    state: Any = replace(match.state, hands=tuple(hands))  # type: ignore[type-var]
    actions = CATALOGUE["lingua"].mover.all(state, seat, table.offered, table.judge)
    lays = [action for action in actions if isinstance(action, LinguaLay)]
    colours = ["".join(tile.kind for _, tile in lay.stones) for lay in lays]
    assert colours[0] == "bggy"
    assert sorted(colours) == sorted(["bggy", "bgry", "brgy", "yggb", "ygrb", "yrgb"])
