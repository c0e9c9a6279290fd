"""Kreuzwortbild's moves: words that fit, single squares, and handing in what the judge takes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

from setzkasten.catalogue import CATALOGUE
from setzkasten.core.actions import Done, GiveUp
from setzkasten.core.board import runs_formed
from setzkasten.core.game import Act
from setzkasten.core.match import Match
from setzkasten.core.squares import ACROSS, DOWN, shifted
from setzkasten.core.tiles import Tile
from setzkasten.games.kreuzwortbild import Kreuzwortbild
from setzkasten.games.kreuzwortbild.actions import Action, Put
from setzkasten.games.kreuzwortbild.offers import MOST_NEW
from setzkasten.games.kreuzwortbild.state import FILLER, State
from setzkasten.lexicon.words import Words
from tests.moves.positions import ListJudge, list_positions
from tests.vocabulary import WORDS, WordList

GAME, MOVER = Kreuzwortbild(), CATALOGUE["kreuzwortbild"].mover
SMALL: dict[str, object] = {"board": "half"}
ROW = "............"


def picture(*rows: str) -> State:
    board = "/".join((*rows, *[ROW] * (6 - len(rows))))
    return GAME.read_position({"board": board}, 1, SMALL)


def found(state: State, words: WordList) -> list[Action]:
    return list(MOVER.all(state, 0, Words.listed(words), ListJudge(words)))


def words_that_fit(state: State, words: WordList) -> Iterator[Put]:
    """Each word on each place: two to six new letters that touch, and only words, each once."""
    squares = [(row, col) for row in range(6) for col in range(12)]
    for word, way, first in product(words, (ACROSS, DOWN), squares):
        line = {shifted(first, way, i): Tile(letter) for i, letter in enumerate(word)}
        new = {square: tile for square, tile in line.items() if square not in state.board}
        lies = {square: state.board.get(square, tile) for square, tile in line.items()}
        if not 2 <= len(new) <= MOST_NEW or lies != line or not all(map(state.board.free, new)):
            continue
        after = state.board.with_stones(new)
        runs, made = list(after.runs()), runs_formed(after, new)
        touching = any(square in state.board for run in made for square in run.squares)
        fits = all(run.word in words for run in made) and word in [run.word for run in made]
        once = all([run.word for run in runs].count(run.word) == 1 for run in made)
        if touching and fits and once and not state.case.missing(t.letter for t in new.values()):
            yield Put(tuple(sorted(new.items())))


def test_every_word_that_fits_is_there() -> None:
    looked_at = 0
    for seed in range(3):
        rng = Random(seed)
        words = WordList(w for w in WORDS.family(rng, 6) if len(w) < 7)
        for position in list_positions(GAME, 1, SMALL, words, rng, most=8):
            state = position.match.state
            assert isinstance(state, State)
            if not state.board:
                continue
            moves = found(state, words)
            puts = {m for m in moves if isinstance(m, Put) and len(m.stones) > 1}
            wanted = set(words_that_fit(state, words))
            looked_at += len(wanted)
            assert puts == wanted
    assert looked_at > 20


def test_every_move_is_legal_and_there_once() -> None:
    rng = Random(7)
    for position in list_positions(GAME, 1, SMALL, WORDS, rng, most=30):
        state = position.match.state
        assert isinstance(state, State)
        moves = MOVER.all(state, 0, Words.listed(WORDS), ListJudge(WORDS))
        assert len(set(moves[:5000])) == len(moves[:5000])
        for _ in range(40):
            act = Act(0, moves[rng.randrange(len(moves))], at=position.match.now)
            assert position.match.propose(act, ListJudge(WORDS)).refusal is None


def test_what_the_rules_offer_for_single_squares_is_there() -> None:
    for position in list_positions(GAME, 1, SMALL, WORDS, Random(8), most=20):
        state = position.match.state
        assert isinstance(state, State)
        moves = set(found(state, WordList.read("AA")))
        for offer in GAME.actions(state, 0, WordList.read("AA")):
            judged = isinstance(offer, Done)  # its words are for the judge
            assert judged or offer in moves


def test_a_picture_is_handed_in_when_the_judge_takes_it() -> None:
    state = picture("HAUS........")
    assert Done() in found(state, WordList.read("HAUS"))
    assert Done() not in found(state, WordList.read("MAUS"))


def test_a_random_move_may_be_any_of_them_and_is_one_of_them() -> None:
    rows = ("HAUS########", *["############"] * 3)
    state = picture(*rows)
    words = WordList.read("HAUS")
    moves, rng = set(found(state, words)), Random(1)
    match, judge = Match(GAME, state), ListJudge(words)
    offered = Words.listed(words)
    drawn = {MOVER.one(state, 0, offered, judge, rng) for _ in range(1500)}
    assert drawn <= moves
    assert {Done(), GiveUp()} <= drawn
    assert {type(move) for move in drawn} == {type(move) for move in moves}
    assert all(match.propose(Act(0, move, at=0), judge).refusal is None for move in drawn)


def test_fillers_end_with_the_chips() -> None:
    state = picture(*["############"] * 4, "##..........")
    fillers = [m for m in found(state, WORDS) if isinstance(m, Put) and m.stones[0][1] == FILLER]
    assert fillers == []
