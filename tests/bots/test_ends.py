"""The end of two games with an empty stock: what computers solve is what trying all of it tells."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from setzkasten.bots.endgame import Solver
from setzkasten.bots.fragments import Fragments
from setzkasten.bots.mind import Looks
from setzkasten.bots.recht_end import RechtEnd
from setzkasten.bots.recht_repertoire import Repertoire
from setzkasten.bots.schach_end import SchachEnd
from setzkasten.core.board import Board, Run
from setzkasten.core.squares import ACROSS, DOWN, Square, neighbours
from setzkasten.core.tiles import Stock, Tile
from setzkasten.games.recht.building import contacts_of, places_of
from setzkasten.games.recht.game import Recht
from setzkasten.games.recht.state import Open
from setzkasten.games.recht.state import State as RechtState
from setzkasten.games.schach import SchachDemWort
from setzkasten.games.schach.state import Duty, OpenWord
from setzkasten.games.schach.state import State as SchachState
from setzkasten.games.typdom.box import tile_of
from setzkasten.lexicon.words import Words
from tests.bots.brute import picture_of
from tests.bots.knowing import player_of
from tests.bots.plain_ends import Plain, recht_offers, schach_offers
from tests.games.recht import R1, R4
from tests.games.schach import SDW
from tests.vocabulary import WordList

LETTERS = "AENST"
SCHACH = SchachDemWort()
# How many ends are solved both ways?
ENDS = 100
# How many stones has a hand? Every stone more takes ten times as long to try plainly.
RECHT_HAND, SCHACH_HAND = (1, 1, 2), (1, 1, 2)


def some_words(rng: Random) -> WordList:
    lengths = (2, 2, 3, 3, 4)
    return WordList({"".join(rng.choices(LETTERS, k=rng.choice(lengths))) for _ in range(5)})


def some_hand(rng: Random, sizes: tuple[int, ...]) -> Stock:
    signs = ("*+" if rng.random() < 0.12 else LETTERS for _ in range(rng.choice(sizes)))
    return Stock(map(rng.choice, signs))


def some_cells(rng: Random, picture: dict[Square, str]) -> dict[Square, Tile]:
    return {s: tile_of(letter, jolly=rng.random() < 0.1) for s, letter in picture.items()}


def recht_end(rng: Random) -> tuple[Recht, WordList, RechtState]:
    game, words = rng.choice((R1, R4)).game, some_words(rng)
    assert isinstance(game, Recht)
    board = Board(None, some_cells(rng, picture_of(words, rng)))
    options = {"square": rng.choice(("opposite", "ring")), "repeat": rng.random() < 0.7}
    start = game.start(2, options)
    hands, turn = (some_hand(rng, RECHT_HAND), some_hand(rng, RECHT_HAND)), rng.randrange(2)
    table = replace(start.table, board=board, hands=hands, unseen=Stock(), turn=turn)
    state = replace(start, table=replace(table, starter=0, dealt=True))
    if board:
        run = board.run_through(rng.choice(sorted(board)), rng.choice((ACROSS, DOWN)))
        others = (word for word in words if word != run.word)
        if sayable := [word for word in others if _lies(board, run, word, words)]:
            said = Open(run.squares, rng.choice(sayable), rng.randrange(2))
            return game, words, replace(state, open=said)
    return game, words, state


def _lies(board: Board, run: Run, word: str, words: WordList) -> bool:
    return run.word in word and any(
        all(contact.word in words for contact in contacts_of(board, squares, word))
        for squares in places_of(board, run, word)
    )


def schach_end(rng: Random) -> tuple[WordList, SchachState]:
    words = some_words(rng)
    picture = picture_of(words, rng) or {(0, 0): "A", (0, 1): "E"}
    ends = [s for s in sorted(picture) if sum(n in picture for n in neighbours(s)) == 1]
    if len(picture) > 3 and ends and rng.random() < 0.8:
        del picture[rng.choice(ends)]
    board = Board(None, some_cells(rng, picture))
    options = {
        "premium": rng.choice(("geometric", "opening")),
        "breach": rng.choice(("used-up", "unfinished")),
        "last_stone": rng.choice(("closed", "open")),
    }
    state = replace(SCHACH.start(2, options), board=board, unseen=Stock(), starter=0, dealt=True)
    hands = some_hand(rng, SCHACH_HAND), some_hand(rng, SCHACH_HAND)
    state = replace(state, hands=hands, turn=rng.randrange(2))
    begun = [run for run in board.runs() if run.word not in words and _held(run.word, words)]
    if not begun or rng.random() < 0.2:
        return words, state
    run = rng.choice(begun)
    place = run.squares[0], ACROSS if run.across else DOWN
    word = OpenWord(*place, rng.randrange(2), rng.choice((None, 0, 1)), run.squares[:1])
    if rng.random() < 0.3:
        return words, replace(state, alone=(Duty(word.layer, word),))
    return words, replace(state, open=(word,))


def _held(run: str, words: WordList) -> bool:
    return any(run in word for word in words)


def check_solved(end: Any, plain: Plain, state: Any, seed: int) -> None:
    """The same result, and the move named leads to it; ends and states are of one game."""
    bare = end.begins(state)
    assert bare is not None
    solved = Solver(end, Looks(50_000, seconds=60)).best(bare)
    assert solved, seed
    assert solved.result == plain.result(state), seed
    assert plain.result(plain.after(state, solved.action)) == solved.result, seed


def test_the_end_of_wer_behaelt_recht_is_solved_as_trying_all_of_it_tells() -> None:
    phases = set()
    for seed in range(ENDS):
        game, words, state = recht_end(Random(f"recht {seed}"))
        listed = Words.listed(words)
        end = RechtEnd(game, Repertoire(listed), listed.judge)
        plain = Plain(game, listed.judge, recht_offers(words))
        check_solved(end, plain, state, seed)
        phases.add(state.phase)
    assert phases == {"begin", "add", "finish"}


def test_the_end_of_schach_dem_wort_is_solved_as_trying_all_of_it_tells() -> None:
    phases = set()
    for seed in range(ENDS):
        words, state = schach_end(Random(f"schach {seed}"))
        listed = Words.listed(words)
        end = SchachEnd(SCHACH, Fragments(listed), listed.judge)
        plain = Plain(SCHACH, listed.judge, schach_offers(words))
        check_solved(end, plain, state, seed)
        phases.add((state.phase, bool(state.open)))
    assert phases == {("lay", False), ("lay", True), ("alone", False)}


def test_too_many_moves_are_left_to_the_craft() -> None:
    game, words, state = recht_end(Random("recht 0"))
    listed = Words.listed(words)
    end = RechtEnd(game, Repertoire(listed), listed.judge)
    bare = end.begins(state)
    assert bare is not None
    assert Solver(end, Looks(1)).best(bare) is None


@pytest.mark.parametrize("stock", ["stock BCD", "stock 0", ""])
def test_only_an_end_in_which_nothing_is_hidden_is_solved(stock: str) -> None:
    hands = "hands AS/E" if stock else "hands AS/2"
    assert RechtEnd.begins(R1.position(f"board HAU; turn 1; {hands}; {stock}")) is None
    assert SchachEnd.begins(SDW.position(f"board HAU; turn 1; {hands}; {stock}")) is None


def test_a_master_plays_the_end_as_it_is_solved_and_lower_rungs_do_not() -> None:
    lost = 0
    for seed in range(20):
        game, words, state = recht_end(Random(f"recht {seed}"))
        listed = Words.listed(words)
        end = RechtEnd(game, Repertoire(listed), listed.judge)

        def result(action: object, end: RechtEnd = end, state: RechtState = state) -> int:
            after = end.after(state, action)  # type: ignore[arg-type]  # of this game
            assert after is not None
            least, most = end.reach(after)
            solved = None if least == most else Solver(end, Looks(9_000)).best(after)
            return solved.result if solved else least

        best, other = (
            player_of(game.id).foresee(
                state, state.turn, words=listed, options={}, level=level, rng=Random(1)
            )
            for level in ("meister+", "stark+")
        )
        gained = (result(best.action) - result(other.action)) * (-1 if state.turn else 1)
        assert gained >= 0, seed
        lost += gained > 0
    assert lost
