"""The leaflet's example: eighteen words with their ways over the dice, and one that is none.

The dice are not the printed ones (that figure is lost); they allow all words and refuse NAMEN.
"""

from __future__ import annotations

import pytest

from setzkasten.core.game import Refusal
from setzkasten.games.boggle.tray import DICE
from tests.games.boggle import BOGGLE, entries, lists
from tests.language import rule, squares

DICE_OF_THE_EXAMPLE = "dice AEPT/USNO/MAME/ROST"
WORDS = """
MAUS A3 B3 A2 B2 = 1
SAUM B2 A1 A2 A3 = 1
RASEN A4 B3 B2 B1 C2 = 2
NAME C2 B3 C3 D3 = 1
RAUM A4 B3 A2 A3 = 1
RAUS A4 B3 A2 B2 = 1
TON D1 D2 C2 = 1
MUSEN A3 A2 B2 B1 C2 = 2
MAN A3 B3 C2 = 1
ROMAN A4 B4 A3 B3 C2 = 2
OMA D2 C3 B3 = 1
NOT C2 D2 D1 = 1
TOP D1 D2 C1 = 1
SPOT B2 C1 D2 D1 = 1
POET C1 D2 D3 D4 = 1
MAU A3 B3 A2 = 1
SAU B2 A1 A2 = 1
RASE A4 B3 B2 B1 = 1
"""
LINES = [line for line in WORDS.splitlines() if line]


@rule("BOG-05", "BOG-11", "BOG-14")
@pytest.mark.parametrize("line", LINES, ids=lambda line: str(line).split()[0])
def test_every_word_of_the_example_is_found_on_its_way(line: str) -> None:
    swiped, points = line.split(" = ")
    word, *way = swiped.split()
    state = BOGGLE.position(DICE_OF_THE_EXAMPLE)
    found = BOGGLE.play(state, f"1 {swiped}")
    assert lists(found) == f"{word}/-"
    ended = BOGGLE.play(found, "1 done", "2 done")
    (scored,) = entries(ended, 0)
    assert (scored.word, scored.points, scored.path) == (word, int(points), squares(" ".join(way)))


@rule("BOG-07")
def test_all_words_of_the_example_are_found_by_typing_as_well() -> None:
    words = [line.split()[0] for line in LINES]
    state = BOGGLE.play(BOGGLE.position(DICE_OF_THE_EXAMPLE), *(f"2 {word}" for word in words))
    assert lists(state) == f"-/{' '.join(words)}"
    assert BOGGLE.play(state, "1 done", "2 done").scores == (0, 21)


@rule("BOG-06")
def test_namen_needs_the_only_n_twice() -> None:
    state = BOGGLE.position(DICE_OF_THE_EXAMPLE)
    assert BOGGLE.refused(state, "1 NAMEN") == Refusal("no_path", {"word": "NAMEN"})
    twice = Refusal("die_twice", squares=squares("C2"))
    assert BOGGLE.refused(state, "1 NAMEN C2 B3 C3 D3 C2") == twice
    assert lists(BOGGLE.play(state, "1 NAME C2 B3 C3 D3")) == "NAME/-"


@rule("BOG-02")
def test_the_dice_of_the_box_can_fall_like_that() -> None:
    """A matching: every die shows one letter of the example."""
    taken: dict[int, int] = {}

    def place(at: int, seen: set[int]) -> bool:
        for die, faces in enumerate(DICE):
            if "AEPTUSNOMAMEROST"[at] in faces and die not in seen:
                seen.add(die)
                if die not in taken or place(taken[die], seen):
                    taken[die] = at
                    return True
        return False

    assert all(place(at, set()) for at in range(16))
