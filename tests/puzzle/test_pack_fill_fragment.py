"""Packing, filling and fragments from the command line."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from setzkasten.messages import sentence
from tests.kernel.twins.case_laying import connected, runs_of
from tests.puzzle.solving import LIST, Typist

KEYS = {word.upper().replace("Ä", "AE").replace("Ö", "OE") for word in LIST.split()}


def runs(grid: list[str]) -> list[str]:
    picture = {
        (r, c): sign for r, row in enumerate(grid) for c, sign in enumerate(row) if sign.isalpha()
    }
    assert connected(picture)
    return list(runs_of(picture).values())


def test_all_stones_make_one_crossword(typist: Typist) -> None:
    said = typist.solve("pack", "HASEOSETOR", "--json").json
    assert said["solved"] is True
    assert set(runs(said["grid"])) <= KEYS
    stones = Counter("".join(said["grid"]).replace(".", ""))
    assert stones == Counter("HASEOSETOR")


def test_the_same_word_may_stand_twice(typist: Typist) -> None:
    typist.words = typist.file("words.txt", "AB\nBA")
    said = typist.solve("pack", "ABAB", "--json").json
    assert said["solved"] is True


def test_what_cannot_be_packed_is_proved(typist: Typist) -> None:
    assert typist.solve("pack", "QQ", "--json").json == {"solved": False, "grid": []}


def test_single_letters_of_a_list_are_no_words_of_a_crossword(typist: Typist) -> None:
    typist.words = typist.file("words.txt", "A\nB\nEI")
    assert typist.solve("pack", "AB", "--json").json["solved"] is False


def test_a_batch_of_hands(typist: Typist) -> None:
    said = typist.solve("pack", "-", "--json", typed=f"ei\nQQ\n\nE1\n{'A' * 25}\n?s\n")
    assert [row.get("solved", "error") for row in said.rows] == [
        True, False, "error", "error", "error", True,
    ]  # fmt: skip


def test_people_see_the_crossword(typist: Typist) -> None:
    assert typist.solve("pack", "EI").out in ("E I\n", "E\nI\n")
    assert "bewiesen" in typist.solve("pack", "QQ").out


def test_a_grid_is_filled(typist: Typist) -> None:
    typist.words = typist.file("words.txt", "ABC\nDEF\nGHI\nADG\nBEH\nCFI\nXYZ")
    grid = typist.file("grid.txt", "...\n.e.\n...\n")
    said = typist.solve("fill", grid, "--json").json
    assert said["complete"] is True
    assert said["grid"] in (["ABC", "DEF", "GHI"], ["ADG", "BEH", "CFI"])
    assert said["seconds"] >= 0


def test_a_batch_of_grids(typist: Typist) -> None:
    typist.words = typist.file("words.txt", "AB\nCD\nAC\nBD")
    cases = ["../..", '{"grid": ["..", "##"]}', "Q./..", "../.", "{nix", '{"rows": []}', '["..."]']
    said = typist.solve("fill", "-", "--json", typed="\n".join(cases))
    told = [row.get("complete", "error") for row in said.rows]
    assert told == [True, True, False, "error", "error", "error", "error"]
    assert said.rows[2]["impossible"] is True


def test_a_grid_file_that_is_not_there_is_said(typist: Typist) -> None:
    said = typist.solve("fill", typist.folder / "none.txt", "--json")
    assert (said.code, said.out) == (2, "")
    assert "none.txt" in said.error


def test_words_around_a_fragment(typist: Typist) -> None:
    assert typist.solve("fragment", "xik", "--json").json == {
        "count": 2,
        "front": "E",
        "back": "O",
        "words": ["LEXIKON", "MEXIKO"],
    }


def test_words_of_any_length_of_the_list_are_counted(typist: Typist) -> None:
    typist.words = typist.file("words.txt", "Abarbeitungsgeschwindigkeiten\nx\nxx")
    assert typist.solve("fragment", "geschwindigkeiten", "--json").json["count"] == 1
    assert typist.solve("fragment", "X", "--json").json["count"] == 2


def test_a_fragment_of_no_word(typist: Typist) -> None:
    said = typist.solve("fragment", "QQ", "--json").json
    assert said == {"count": 0, "front": "", "back": "", "words": []}


def test_only_the_first_hundred_words_are_listed(typist: Typist) -> None:
    words = [f"{a}{b}RST" for a in "ABCDEFGHIJKLM" for b in "ABCDEFGHIJKLM"]
    typist.words = typist.file("words.txt", "\n".join(words))
    said = typist.solve("fragment", "RST", "--json").json
    assert said["count"] == 169
    assert said["words"] == words[:100]
    assert said["front"] == "ABCDEFGHIJKLM"


@pytest.mark.parametrize("run", ["", "X1", "XI K", "-x"])
def test_a_fragment_that_is_none_is_said_in_a_batch(run: str, typist: Typist) -> None:
    said = typist.solve("fragment", "-", "--json", typed=f"{run}\nEI\n")
    assert [next(iter(row)) for row in said.rows] == ["error", "count"]


def test_a_fragment_in_the_words_of_the_lexicon(typist: Typist) -> None:
    said = json.loads(typist.setz("solve", "fragment", "XIK", "--json").out)
    assert {"LEXIKON", "MEXIKO"} <= set(said["words"]) or said["count"] > 100
    assert set("EO") <= set(said["front"])
    assert said["back"] == "".join(sorted(said["back"]))
    for letter in said["front"]:
        more = json.loads(typist.setz("solve", "fragment", f"{letter}XIK", "--json").out)
        assert more["count"] > 0


def test_lines_of_a_list_that_are_no_words_are_reported(typist: Typist) -> None:
    typist.words = typist.file("words.txt", "\ufeffEi\nE-Mail\n3D\nTee's\nA B\nÖse\n")
    said = typist.solve("fragment", "E", "--json")
    assert said.json["words"] == ["EI", "OESE"]
    assert "4 Zeilen" in said.error
    assert "E-Mail" in said.error


def test_a_list_without_words_is_said(typist: Typist) -> None:
    typist.words = typist.file("words.txt", "123\n")
    assert typist.solve("fragment", "E").code == 2
    typist.words = typist.folder / "none.txt"
    assert typist.solve("fragment", "E").code == 2
    typist.words = typist.folder / "latin.txt"
    typist.words.write_bytes("Öse".encode("latin-1"))
    assert typist.solve("fragment", "E").code == 2


def test_a_picture_of_few_fillers_is_searched_with_well_known_words(typist: Typist) -> None:
    said = typist.setz("solve", "fill", "--fewest", "--seconds", "2", "--json").json
    assert said["found"]
    grid = said["grid"]
    assert said["fillers"] == sum(row.count("#") for row in grid) <= 48
    assert (len(grid), {len(row) for row in grid}) == (12, {12})


def test_either_a_grid_or_the_fewest(typist: Typist) -> None:
    for said in (typist.solve("fill"), typist.solve("fill", "--fewest", "-")):
        assert said.code == 2
        assert sentence("solve_fill_source") in said.error + said.out
