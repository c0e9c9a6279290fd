"""What the Typ-Dom games offer: the same as a plain search finds, and only what is legal."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from setzkasten.core.game import Act
from setzkasten.core.squares import ACROSS, DOWN, Square, shifted
from setzkasten.games.kreuzwort.state import Lay, State
from tests.games.kreuzwort import KW1, PNT, KreuzwortLanguage, every_kreuzwort
from tests.vocabulary import WordList

SMALL = WordList.read(
    "AB AN AST BART ART EI EIS ES IN INS NASS NASSAU NU REIS REISE SEE SET TEE TEER UM UMS WAS"
    " WASSER WITZ ZU ER RE SO SOS"
)
Found = frozenset[tuple[Square, str]]


@every_kreuzwort
@pytest.mark.parametrize(
    ("board", "hand"),
    [
        ("WAS", "EINRSU"),
        ("EI.ES/.N.R./.SEE.", "TERNASS"),
        ("TEE/..I/..N", "ASUM"),
        ("wAS", "TEER+"),
    ],
)
def test_a_plain_search_finds_the_same_words(
    game: KreuzwortLanguage, board: str, hand: str
) -> None:
    state = game.position(f"board {board}; hands {hand}/13")
    offered = [a for a in game.game.actions(state, 0, SMALL) if isinstance(a, Lay)]
    found = {(_letters(lay), lay.way) for lay in offered}
    assert len(found) == len(offered), "a laying is offered twice"
    assert found == set(plainly(game, state))


def _letters(lay: Lay) -> Found:
    return frozenset((square, tile.letter) for square, tile in lay.stones)


def plainly(game: KreuzwortLanguage, state: State) -> Iterator[tuple[Found, tuple[int, int]]]:
    """Every word at every place, letter by letter; a missing letter by a jolly."""
    for word in SMALL:
        for way in (ACROSS, DOWN):
            for first in [(row, col) for row in range(-8, 9) for col in range(-8, 9)]:
                squares = [shifted(first, way, i) for i in range(len(word))]
                text = written(state, word, squares)
                if text and legal(
                    game, state, f"{first[0]},{first[1]}{'v>'[way == ACROSS]} {text}"
                ):
                    fitted = zip(squares, word, strict=True)
                    yield frozenset((s, x) for s, x in fitted if s not in state.board), way


def written(state: State, word: str, squares: list[Square]) -> str:
    """The word as it would be laid, or nothing where it does not fit or nothing is new."""
    hand, text = list(state.hands[0]), ""
    for letter, square in zip(word, squares, strict=True):
        lying = state.board.get(square)
        if lying:
            if lying.letter != letter:
                return ""
            text += "."
        elif letter in hand:
            hand.remove(letter)
            text += letter
        elif "+" in hand and letter in "AEIOUY":
            hand.remove("+")
            text += letter.lower()
        else:
            return ""
    return text if text.strip(".") else ""


def legal(game: KreuzwortLanguage, state: State, move: str) -> bool:
    step = game.step(f"1 {move}")
    if game.game.check(state, step):
        return False
    put = game.game.apply(state, step).state.pending
    assert put
    first = move.split(">", maxsplit=1)[0].split("v", maxsplit=1)[0]
    length = len(move.split()[1])
    row, col = map(int, first.split(","))
    whole = put.word.squares[0] == (row, col) and len(put.word.squares) == length
    return whole and all(run.word in SMALL for run in put.runs)


def test_every_purchase_is_offered() -> None:
    state = PNT.position("board WAS; hands Q/13")
    texts = [PNT.game.write(a) for a in PNT.game.actions(state, 0, SMALL)]
    assert texts[0] == "pass"
    assert sorted(texts[1:]) == [
        "buy black",
        "buy black black",
        "buy black black black",
        "buy red",
        "buy red black",
        "buy red black black",
        "buy red red",
        "buy red red black",
        "buy red red red",
    ]
    super_box = KW1.position("board WaS; hands A/13")
    offered = {KW1.game.write(a) for a in KW1.game.actions(super_box, 0, WordList([]))}
    assert offered == {"buy red", "buy black", "rob 0,1"}


@every_kreuzwort
def test_nobody_else_is_offered_anything(game: KreuzwortLanguage) -> None:
    state = game.position("board WAS; hands EINRSU/EINRSU")
    assert list(game.game.actions(state, 1, SMALL)) == []
    for action in game.game.actions(state, 0, SMALL):
        assert game.game.check(state, Act(0, action, at=0)) is None
