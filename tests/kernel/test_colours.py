from __future__ import annotations

import random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from setzkasten_kernel import Colours, Laying, StopFlag, WordGraph
from tests.kernel.samples import GERMAN, many_cases
from tests.kernel.test_laying import random_board, rows_of
from tests.kernel.twins.colours import Painted, Rules

SIGNS = "yrgb"


def random_rules(rng: random.Random, rows: int, cols: int) -> Rules:
    fields = ["".join(rng.choices(SIGNS + "..", k=cols)) for _ in range(rows)]
    goals = [(rng.randrange(rows * cols), rng.randrange(100)) for _ in range(3)]
    return Rules(
        "\n".join(fields),
        SIGNS,
        [rng.randrange(5) for _ in SIGNS],
        word_bonus=rng.choice([0, 25]),
        stages=[(rng.randrange(4), 2), (rng.randrange(3, 8), 3)],
        goals=list(dict(goals).items()),
        prize_always=rng.random() < 0.5,
        exchange_from=rng.choice([-1, 0, 2]),
    )


def coloured(rng: random.Random, board: str) -> str:
    return "".join(rng.choice(SIGNS) if sign.isalpha() else sign for sign in board)


@many_cases
@given(st.integers(0, 10**9))
def test_colours_and_twin_agree(seed: int) -> None:
    rng = random.Random(seed)
    rows, cols = rng.randint(1, 6), rng.randint(2, 6)
    board = random_board(rng, GERMAN, rows, cols).replace("#", ".").upper()
    lying = coloured(rng, board)
    hand = "".join(rng.choice("AEINRST") + rng.choice(SIGNS) for _ in range(rng.randint(1, 6)))
    graph = WordGraph.build(GERMAN)
    laid = rows_of(Laying(graph).placements(board, hand[::2])[1])
    assume(laid)
    rules, aces = random_rules(rng, rows, cols), rng.randrange(6)
    colours = Colours(**rules._asdict())
    places = [(square, bool(down), graph.word(word)) for square, down, word, *_ in laid]
    bounds = list(colours.bounds(board, lying, places, hand, aces=aces))
    for place, bound in rng.sample(list(zip(places, bounds, strict=True)), min(4, len(places))):
        plain = list(Painted(rules, board, lying, place).choices(hand, aces))
        found, complete = colours.best(board, lying, place, hand, aces=aces, count=5)
        assert complete
        assert set(found) <= set(map(tuple, plain))
        best = sorted((choice.points for choice in plain), reverse=True)
        assert found[0][0] == best[0] <= bound
        if rules.exchange_from < 0:  # of equal exchanges one stands for all
            assert [row[0] for row in found] == best[:5]


def test_a_word_in_one_colour_is_worth_more_and_an_ace_doubles() -> None:
    colours = Colours("y..", signs="yr", values=[1, 2], word_bonus=25, stages=[(1, 2)])
    found, _ = colours.best("...", "...", (0, False, "ER"), "EyRyRr")
    assert found == [(104, 1, "yy", None), (6, 1, "yr", None)]


def test_a_stone_that_lies_lends_its_colour() -> None:
    colours = Colours("...\n...", signs="yr", values=[1, 2], word_bonus=25, exchange_from=0)
    found, _ = colours.best("..R\n...", "..y\n...", (3, False, "ER"), "EyRr")
    assert found == [(52, 0, "yr", (4, 2)), (3, 0, "yr", None)]


@pytest.mark.parametrize(
    ("board", "lying", "place", "hand", "said"),
    [
        ("...", "..", (0, False, "ER"), "Ey", "columns"),
        ("A..", "...", (0, False, "ER"), "Ey", "colour"),
        ("...", "...", (0, False, "ER"), "E", "hand"),
        ("...", "...", (0, False, "ER"), "Ex", "stone 1"),
        ("...", "...", (2, False, "ER"), "Ey", "leaves the board"),
        ("A..", "y..", (0, False, "ER"), "Ey", "letter 1"),
        ("#..", "...", (0, False, "ER"), "Ey", "letter 1"),
        ("ER.", "yy.", (0, False, "ER"), "Ey", "already"),
        ("..S", "..y", (0, False, "ER"), "Ey", "ends"),
        ("...", "z..", (0, False, "ER"), "Ey", "row 1, column 1"),
    ],
)
def test_bad_input_is_named(
    board: str, lying: str, place: tuple[int, bool, str], hand: str, said: str
) -> None:
    colours = Colours("...", signs="yr", values=[1, 2])
    with pytest.raises(ValueError, match=said):
        colours.best(board, lying, place, hand)
    if "columns" not in said:
        with pytest.raises(ValueError, match=said):
            colours.bounds(board, lying, [place], hand)


def test_rules_that_make_no_sense_are_named() -> None:
    with pytest.raises(ValueError, match="value"):
        Colours("...", signs="yr", values=[1])
    with pytest.raises(ValueError, match="no colour"):
        Colours("..x", signs="y", values=[1])
    with pytest.raises(ValueError, match="square"):
        Colours("...", signs="y", values=[1], goals=[(3, 1)])
    with pytest.raises(ValueError, match="values"):
        Colours("...", signs="y", values=[-1])


def test_a_flag_ends_the_search() -> None:
    colours = Colours("." * 40, signs="yrgb", values=[1, 2, 3, 4])
    hand = "EyErEgEb" * 10
    flag = StopFlag()
    flag.set()
    assert not colours.best("." * 40, "." * 40, (0, False, "E" * 40), hand, stop=flag)[1]
    assert not colours.best("." * 40, "." * 40, (0, False, "E" * 40), hand, seconds=0.05)[1]
