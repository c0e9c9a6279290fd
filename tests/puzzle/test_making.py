"""New puzzles: sound, clued, as they were wished for."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations, count, cycle
from random import Random

import pytest

from setzkasten.core.squares import pieces
from setzkasten.puzzle import making
from setzkasten.puzzle.checking import check
from setzkasten.puzzle.crossword import Puzzle
from setzkasten.puzzle.level import LEVELS, worth
from setzkasten.puzzle.look import Style
from setzkasten.puzzle.making import Made, make
from setzkasten.puzzle.pattern import FIGURES, SYMMETRIES, Plan, pattern
from setzkasten.puzzle.score import akin, score_of
from setzkasten.puzzle.solution_word import squares_for
from setzkasten.puzzle.stem import names, stems_of
from setzkasten.puzzle.umlauts import as_umlauts, without_placeholders
from setzkasten.puzzle.wish import Wish
from setzkasten.solve.puzzle_error import PuzzleError
from tests.language import rule
from tests.puzzle.puzzles import LEAFLET, SMALL


def made(**wish: object) -> Made:
    return make(replace(Wish(), **wish))  # type: ignore[arg-type]


def circles(puzzle: Puzzle) -> list[tuple[str, str]]:
    """EULE: größer ist der Uhu, UHU: eine Eule. Two words whose clues name each other."""
    words, stems = puzzle.words, {w.answer: stems_of([w.answer]) for w in puzzle.words}
    return [
        (one.answer, other.answer)
        for one, other in combinations(words, 2)
        if names(one.clue, stems[other.answer]) and names(other.clue, stems[one.answer])
    ]


@pytest.mark.parametrize(("level", "symmetry"), [*zip(cycle(LEVELS), SYMMETRIES, strict=False)])
def test_a_new_puzzle_is_sound(level: str, symmetry: str) -> None:
    """Only allowed words, each once, connected, within the 144 stones, a clue for each."""
    new = made(level=level, symmetry=symmetry)
    found = check(new.puzzle)
    assert found.sound
    assert not found.lacking
    assert found.black <= 48
    assert not new.unclued
    assert min(len(word.answer) for word in new.puzzle.words) >= 3
    assert not circles(new.puzzle)


@pytest.mark.parametrize("symmetry", SYMMETRIES[1:])
def test_black_squares_have_their_images(symmetry: str) -> None:
    puzzle = made(symmetry=symmetry, rows=9, cols=9).puzzle
    plan = Plan(9, 9, 27, symmetry)
    for row in range(9):
        for col in range(9):
            twins = plan.images((row, col))
            assert len({puzzle.black(twin) for twin in twins}) == 1


def test_the_same_wish_gives_the_same_puzzle_and_another_seed_another() -> None:
    wish = {"rows": 6, "cols": 8}
    assert made(**wish).puzzle == made(**wish).puzzle
    assert made(**wish, seed=2).puzzle != made(**wish).puzzle


@pytest.mark.parametrize("seed", [5009, 5012, 5019])
def test_no_two_words_of_a_puzzle_are_of_one_base_form(seed: int) -> None:
    """A grid with RAT and RAETE is filled anew without one of them."""
    assert not akin(("AST", "EULEN"))
    assert akin(("EULEN", "AST", "AESTE")) == [(1, 2)]
    assert not score_of(made(seed=seed).puzzle).repeats


@pytest.mark.parametrize("level", LEVELS)
def test_a_grid_has_the_figures_of_its_level(level: str) -> None:
    """Few black squares, few words of three letters, every letter crossed, well-known words."""
    figures = FIGURES[level]
    puzzle = made(rows=15, cols=15, level=level, symmetry="half-turn").puzzle
    score = score_of(puzzle)
    assert score.black <= figures.eased(1).black
    assert score.threes <= figures.eased(1).threes
    assert 0 < score.points <= 100
    crossed = Counter(square for word in puzzle.words for square in word.squares)
    assert set(crossed.values()) == {2}


def test_a_large_grid_keeps_the_figures_of_its_level_and_tells_how_far_it_is() -> None:
    """Words of three letters run out: letters in one word only are borne before more of them."""
    figures, told = FIGURES["leicht"], list[int]()
    puzzle = make(Wish(rows=24, cols=24, level="leicht"), told.append).puzzle
    score = score_of(puzzle)
    assert score.black <= figures.black
    assert score.threes <= figures.threes
    assert score.crossed > 0.94
    assert told == list(range(len(told)))
    largest = figures.eased(3, 40 * 40)
    assert (largest.threes, largest.crossed) == (figures.threes, False)


def test_how_long_one_waits_does_not_change_what_is_found() -> None:
    assert made(rows=8, cols=8, seconds=50.0).puzzle == made(rows=8, cols=8, seconds=60.0).puzzle


def test_a_score_tells_lengths_freshness_and_repeats() -> None:
    known = score_of(Puzzle(("HAUS", "A##E", "U##I", "TEIL")))
    assert (known.black, known.threes, known.length) == (0.25, 0, 4)
    twice = score_of(Puzzle(("AST", "#E#", "#E#")))
    assert twice.threes == 1
    assert score_of(Puzzle(("AST##", "#####", "AESTE"))).repeats == 1
    assert known.points > twice.points
    assert score_of(Puzzle(("TEE",))).freshness < score_of(Puzzle(("KRANICH",))).freshness


def test_theme_words_may_be_of_one_base_form() -> None:
    assert not made(theme=("Torte", "Torten")).left_out


def test_theme_words_stand_in_the_puzzle_with_their_own_clues() -> None:
    new = made(theme=("Torte", "Grete=Das Geburtstagskind"))
    clues = {word.answer: word.clue for word in new.puzzle.words}
    assert new.left_out == ()
    assert clues["GRETE"] == "Das Geburtstagskind"
    assert "TORTE" in clues


def test_umlauts_may_be_letters_of_their_own() -> None:
    puzzle = made(theme=("Bücher",), umlauts="Ä").puzzle
    assert "BÜCHER" in {word.answer for word in puzzle.words}
    assert as_umlauts("Öse") == "XSE"
    assert without_placeholders("XSE") == "ÖSE"
    assert as_umlauts("Taxi") == ""


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"rows": 500, "cols": 500}, "puzzle_size"),
        ({"rows": 2}, "puzzle_size"),
        ({"level": "unlösbar"}, "puzzle_level"),
        ({"symmetry": "quer"}, "puzzle_symmetry"),
        ({"symmetry": "diagonal", "rows": 6}, "puzzle_diagonal"),
        ({"most_black": -1}, "puzzle_fillers"),
        ({"most_black": 144}, "puzzle_fillers"),
        ({"seconds": -1.0}, "command_range"),
        ({"theme": ("Ei",)}, "puzzle_theme_length"),
        ({"theme": ("Donaudampfschifffahrt",)}, "puzzle_theme_length"),
        ({"theme": ("E-Mail",)}, "puzzle_theme_signs"),
        ({"theme": ("Quark",), "umlauts": "Ä"}, "puzzle_theme_umlauts"),
        ({"theme": ("Quiz", "quiz")}, "puzzle_theme_twice"),
        ({"theme": ("Zzzz",)}, "puzzle_theme_stones"),
        ({"theme": ("Tor",) * 21}, "puzzle_theme_many"),
    ],
)
def test_wishes_that_cannot_be_are_told_so(wish: dict[str, object], code: str) -> None:
    with pytest.raises(PuzzleError) as raised:
        made(**wish)
    assert raised.value.code == code


def test_a_search_without_hope_ends_after_so_many_squares() -> None:
    with pytest.raises(PuzzleError, match="puzzle_not_found"):
        make(Wish(most_black=0, work=3_000))


def test_who_will_not_wait_longer_says_so() -> None:
    with pytest.raises(PuzzleError, match="puzzle_not_found"):
        make(Wish(most_black=0, seconds=0.001))


@pytest.mark.parametrize("style", ["classic", "swedish"])
def test_a_slow_machine_finds_the_same_puzzle(
    monkeypatch: pytest.MonkeyPatch, style: Style
) -> None:
    wish = Wish(rows=8, cols=8, style=style)
    quick, hours = make(wish).puzzle, count(step=3600.0)
    monkeypatch.setattr(making, "monotonic", lambda: next(hours))
    assert make(wish).puzzle == quick


def test_a_pattern_keeps_what_is_pinned() -> None:
    plan = Plan(8, 8, 20, pinned={(0, 0): True, (4, 4): False})
    black = next(filter(None, (pattern(plan, Random(seed)) for seed in range(20))))
    assert (0, 0) in black
    assert (4, 4) not in black
    assert len(black) <= 20
    assert len(pieces((r, c) for r in range(8) for c in range(8) if (r, c) not in black)) == 1


@rule("GEN-12", "HOB-06")
def test_pictures_of_the_same_size_are_ranked_by_their_words() -> None:
    found = check(LEAFLET)
    assert (found.letters, found.black, found.words) == (98, 46, 42)
    assert found.sound
    assert found.contest.without_letter == 46
    assert 5 < found.contest.quality < 7
    good, poor = check(Puzzle(("HAUS",))), check(Puzzle(("NDER",)))
    assert good.contest.rank < poor.contest.rank
    assert check(Puzzle(("HAUSE",))).contest.rank < check(Puzzle(("HAUS#",))).contest.rank


@rule("HOB-06")
def test_content_words_and_names_are_worth_more_than_function_words_and_short_forms() -> None:
    from setzkasten.lexicon.compiled import default

    values = {}
    for key in ("HAUS", "PARIS", "UND", "TV", "ZWIEBEL"):
        entry = default().entry(key)
        assert entry
        values[key] = worth(entry)
    assert values["HAUS"] >= values["ZWIEBEL"] > values["UND"] > values["TV"]
    assert values["PARIS"] > values["UND"]


def test_a_check_names_everything_that_is_wrong() -> None:
    found = check(Puzzle(("UM#XQ", "##A##", "UM###")))
    assert [word.answer for word in found.refused] == ["XQ"]
    assert found.double == ("UM",)
    assert found.lone == ((1, 2),)
    assert len(found.stray) == 5
    assert not found.sound
    assert check(SMALL).telling == ()
    assert len(check(replace(LEAFLET, clues={})).unclued) == 42


def test_a_solution_word_takes_squares_of_the_grid() -> None:
    squares = squares_for(LEAFLET, "Öse", Random(1))
    assert "".join(LEAFLET.letter(square) for square in squares) == "OESE"
    assert len(set(squares)) == 4
    with pytest.raises(PuzzleError, match="puzzle_solution_lacks"):
        squares_for(LEAFLET, "Jux", Random(1))
    with pytest.raises(PuzzleError, match="puzzle_solution_letters"):
        squares_for(LEAFLET, "3D", Random(1))
