"""The counts of tests/counts, and a plain search of our own that says the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from random import Random

import pytest

from setzkasten.catalogue import GAMES
from setzkasten.core.squares import Square
from setzkasten.games.nomina.state import Lay, State
from tests.counts.counting import FOLDER, Case, cases, count
from tests.games.nomina import NOMINA, position
from tests.vocabulary import WORDS, WordList

CASES = [case for path in sorted(FOLDER.glob("*.counts")) for case in cases(path)]

SMALL = WordList.read(
    "AB AN AST BART ART EI EIS ES IN INS NASS NASSAU NU REIS REISE SEE SET TEE TEER UM UMS WAS"
    " WASSER WITZ ZU ER RE"
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_a_position_offers_as_many_actions_as_ever(case: Case) -> None:
    assert case.counts
    for depth, number in case.counts:
        assert count(case, depth) == number, "./setz playthroughs counts anew"


def test_every_game_is_counted() -> None:
    assert {case.game for case in CASES} == set(GAMES)
    assert any(depth == 2 for case in CASES for depth, _ in case.counts)


@pytest.mark.parametrize(
    "board",
    [
        "E4 WAS",
        "A1 UM",
        "L11 E/R",
        "D3 EI.ES/.N.R./.SEE.",
        "E4 TEE/..I/..N",
        "D4 WAS/I../T../Z..",
        "A1 AN/B./A.",
    ],
)
def test_a_plain_search_finds_the_same_layings(board: str) -> None:
    state = position(f"board {board}; turn 1")
    assert offered(state, SMALL) == set(plainly(state, 3, SMALL))


@pytest.mark.parametrize("seed", range(4))
def test_a_plain_search_finds_the_same_layings_with_other_words(seed: int) -> None:
    words = WordList(Random(seed).sample([word for word in WORDS if len(word) < 6], 60))
    state = position("board E4 WAS/I../T..; turn 1")
    assert offered(state, words) == set(plainly(state, 3, words))


def test_a_plain_search_finds_the_same_layings_with_a_bon() -> None:
    words = WordList.read("UM UMS SO SOS ES EIS IN INS OB")
    state = position("board A1 UM; turn 1; bons 1 0")
    by_three, by_four = set(plainly(state, 3, words)), set(plainly(state, 4, words))
    assert by_four
    assert offered(state, words) == by_three | by_four


Stones = frozenset[tuple[Square, str]]


def offered(state: State, words: WordList) -> set[Stones]:
    lays = [a for a in NOMINA.actions(state, 0, words) if isinstance(a, Lay)]
    found = {frozenset((square, tile.letter) for square, tile in lay.stones) for lay in lays}
    assert len(found) == len(lays), "a laying is offered twice"
    return found


def plainly(state: State, stones: int, words: WordList) -> Iterator[Stones]:
    """All places that hang together with the picture, all letters: no code of core is asked."""
    lying = {square: tile.letter for square, tile in state.board.items()}
    for places in places_near(lying, stones):
        choices = [letters_for(lying, places, place, words) for place in places]
        for letters in product(*choices):
            laid = dict(zip(places, letters, strict=True))
            if fits(lying, laid, words):
                yield frozenset(laid.items())


def places_near(lying: Mapping[Square, str], stones: int) -> set[tuple[Square, ...]]:
    found: set[tuple[Square, ...]] = {()}
    for _ in range(stones):
        found = {
            tuple(sorted((*places, near)))
            for places in found
            for row, col in (*lying, *places)
            for near in ((row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1))
            if near not in lying and near not in places and 0 <= near[0] < 12 and 0 <= near[1] < 12
        }
    return found


def line_of(taken: set[Square], square: Square, down: int) -> list[Square]:
    """The run of taken squares through one, found by walking back and forth."""
    row, col = square
    step = (1, 0) if down else (0, 1)
    back = 0
    while (row - step[0] * (back + 1), col - step[1] * (back + 1)) in taken:
        back += 1
    line = [(row - step[0] * back, col - step[1] * back)]
    while (line[-1][0] + step[0], line[-1][1] + step[1]) in taken:
        line.append((line[-1][0] + step[0], line[-1][1] + step[1]))
    return line


def letters_for(
    lying: Mapping[Square, str], places: tuple[Square, ...], place: Square, words: WordList
) -> str:
    """The letters that some word of the right length has at this place."""
    letters = set("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    for down in (0, 1):
        line = line_of({*lying, *places}, place, down)
        if len(line) > 1:
            fitting = [w for w in words if len(w) == len(line) and agrees(w, line, lying)]
            letters &= {word[line.index(place)] for word in fitting}
    return "".join(sorted(letters))


def agrees(word: str, line: list[Square], lying: Mapping[Square, str]) -> bool:
    return all(lying.get(s, letter) == letter for letter, s in zip(word, line, strict=True))


def fits(lying: Mapping[Square, str], laid: Mapping[Square, str], words: WordList) -> bool:
    """Only words stand, none twice, and the case holds the letters."""
    after = {**lying, **laid}
    lines = {tuple(line_of(set(after), square, down)) for square in after for down in (0, 1)}
    standing = ["".join(after[s] for s in line) for line in lines if len(line) > 1]
    new = ["".join(after[s] for s in line) for line in lines if len(line) > 1 and {*line} & {*laid}]
    full = NOMINA.start(2, {}).case
    enough = all(full[letter] >= number for letter, number in Counter(after.values()).items())
    return enough and all(word in words and standing.count(word) == 1 for word in new)
