"""What is on the finished pages is what lies in the box, piece by piece."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from setzkasten.catalogue import CATALOGUE
from setzkasten.games.boggle.tray import DICE
from setzkasten.games.cartino import plan
from setzkasten.games.lingua.box import TILES, VALUES
from setzkasten.games.typdom.box import POINTS, RED_LETTERS, STONES_1936, STONES_SUPER
from setzkasten.games.wooden.box import CASES, CHIPS, USUAL_CASE
from setzkasten.printing.box import Box, Piece
from setzkasten.printing.paper import PAPERS, Look, Paper, PrintError
from setzkasten.printing.printable import printable
from setzkasten.printing.sheet import Printing, stones_for

WOODEN = ("nomina", "krux", "kreuzwortbild")
OF_1936 = ("kreuzwort-1936", "presto-1936", "recht-1936", "schach-dem-wort")
SUPER = ("kreuzwort-super", "point-typ-dom", "presto-super", "recht-super")
# Stones, jollies and dice; then chips, blanks and counters.
NUMBERS = {
    **dict.fromkeys(WOODEN, 144 + 50),
    **dict.fromkeys(OF_1936, 80),
    **dict.fromkeys(SUPER, 120),
    "lingua": 132,
    "cartino": 64 + 2 + 6 + 25 + 4,
    "boggle": 16,
}


def on_the_pages(printing: Printing) -> Counter[tuple[str, str]]:
    """Sign and colour of everything that the finished pages show."""
    found: Counter[tuple[str, str]] = Counter()
    for piece in printing.marked("piece"):
        assert isinstance(piece, dict)
        found[piece["sign"], piece["colour"]] += 1
    return found


def signs(printing: Printing) -> Counter[str]:
    found: Counter[str] = Counter()
    for (sign, _), number in on_the_pages(printing).items():
        found[sign] += number
    return found


def pages_in(pdf: bytes) -> int:
    assert pdf.startswith(b"%PDF")
    found = re.findall(rb"/Count (\d+)", pdf)
    assert len(found) == 1
    return int(found[0])


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", sorted(CATALOGUE))
def test_a_whole_set_is_on_as_many_pages_as_it_says(game: str, paper: Paper) -> None:
    printing = stones_for(CATALOGUE[game], Look(paper))
    assert len(printing.pieces) == NUMBERS[game]
    assert on_the_pages(printing).total() == NUMBERS[game]
    assert pages_in(printing.pdf()) == printing.pages


@pytest.mark.parametrize("game", WOODEN)
def test_the_wooden_case_has_144_letters_and_50_chips(game: str) -> None:
    found = signs(stones_for(CATALOGUE[game], Look()))
    assert found.pop("#") == CHIPS == 50
    assert found == Counter(CASES[USUAL_CASE])


@pytest.mark.parametrize("game", [*OF_1936, *SUPER])
def test_typ_dom_has_red_vowels_black_consonants_and_jollies_of_both(game: str) -> None:
    found = on_the_pages(stones_for(CATALOGUE[game], Look()))
    stock = STONES_1936 if game in OF_1936 else STONES_SUPER
    assert signs(stones_for(CATALOGUE[game], Look())) == Counter(stock)
    assert {sign for sign, colour in found if colour == "red"} == {*RED_LETTERS, "+"}
    assert found["+", "red"] == found["*", "black"] == (1 if game in OF_1936 else 2)


def test_only_point_typ_dom_prints_the_values_of_its_letters() -> None:
    valued = {
        p.sign: p.value for p in stones_for(CATALOGUE["point-typ-dom"], Look()).pieces if p.value
    }
    assert valued == POINTS
    assert not any(p.value for p in stones_for(CATALOGUE["kreuzwort-super"], Look()).pieces)


def test_lingua_has_each_tile_in_its_colour_with_the_colours_value() -> None:
    printing = stones_for(CATALOGUE["lingua"], Look())
    found = {(sign, colour[0]): n for (sign, colour), n in on_the_pages(printing).items()}
    assert found == {(tile[0], tile[1]): TILES[tile] for tile in TILES.symbols()}
    assert {p.colour[0]: p.value for p in printing.pieces} == VALUES


def test_cartino_has_two_stones_a_card_and_what_the_track_needs() -> None:
    found = signs(stones_for(CATALOGUE["cartino"], Look()))
    assert {card: found[card] for card in plan.PLACES} == dict.fromkeys(plan.PLACES, 2)
    assert (found["*"], found["_"], found["20"]) == (2, 6, 25)
    assert [found[str(n)] for n in (1, 2, 3, 4)] == [1, 1, 1, 1]


def test_a_die_is_one_net_with_its_six_letters() -> None:
    assert signs(stones_for(CATALOGUE["boggle"], Look())) == Counter(DICE)


@pytest.mark.parametrize("size", [8.0, 18.0, 31.5])
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", ["nomina", "lingua", "cartino", "boggle"])
def test_nothing_is_nearer_to_the_edge_than_printers_reach(
    game: str, paper: Paper, size: float
) -> None:
    printing = stones_for(CATALOGUE[game], Look(paper, size))
    told: Any = printing.told  # data for a template
    (width, height), (across, down) = told["page"], told["cell"]
    rows = 1 + max(piece[0] for page in told["pages"] for piece in page)
    assert told["cols"] * across <= width - 20
    assert rows * down <= height - 20
    assert pages_in(printing.pdf()) == printing.pages


def test_backs_are_pages_of_their_own() -> None:
    plain, doubled = (
        stones_for(CATALOGUE["recht-1936"], Look()),
        stones_for(CATALOGUE["recht-1936"], Look(backs=True)),
    )
    assert pages_in(doubled.pdf()) == doubled.pages == 2 * plain.pages
    assert on_the_pages(doubled) == on_the_pages(plain)


def test_the_same_stones_give_the_same_bytes() -> None:
    assert (
        stones_for(CATALOGUE["nomina"], Look()).pdf()
        == stones_for(CATALOGUE["nomina"], Look()).pdf()
    )


@pytest.mark.parametrize(
    ("game", "letters", "colour", "found"),
    [
        ("nomina", "AEE", None, {("A", ""): 1, ("E", ""): 2}),
        ("nomina", "q, z #", None, {("Q", ""): 1, ("Z", ""): 1, ("#", ""): 1}),
        ("kreuzwort-1936", "AB*", None, {("A", "red"): 1, ("B", "black"): 1, ("*", "black"): 1}),
        ("recht-super", "Y+", "rot", {("Y", "red"): 1, ("+", "red"): 1}),
        ("lingua", "EEN", "blue", {("E", "blue"): 2, ("N", "blue"): 1}),
        ("lingua", "Q", None, {("Q", "blue"): 1}),
        ("cartino", "cT h10 dD *", None,
         {("cT", "clubs"): 1, ("hT", "hearts"): 1, ("dQ", "diamonds"): 1, ("*", ""): 1}),
        ("cartino", "20 _", None, {("20", ""): 1, ("_", ""): 1}),
        ("boggle", "luspet", None, {("PTESUL", ""): 1}),
    ],
)  # fmt: skip
def test_single_ones_are_printed_for_what_got_lost(
    game: str, letters: str, colour: str | None, found: dict[tuple[str, str], int]
) -> None:
    assert (
        on_the_pages(stones_for(CATALOGUE[game], Look(), letters=letters, colour=colour)) == found
    )


@pytest.mark.parametrize(
    ("game", "colour", "number"),
    [("kreuzwort-1936", "red", 30), ("point-typ-dom", "schwarz", 70), ("lingua", "green", 33),
     ("cartino", "herz", 16)],
)  # fmt: skip
def test_a_colour_alone_is_all_of_that_colour(game: str, colour: str, number: int) -> None:
    found = on_the_pages(stones_for(CATALOGUE[game], Look(), colour=colour))
    assert found.total() == number
    assert len({each for _, each in found}) == 1


@pytest.mark.parametrize(
    ("code", "game", "letters", "colour"),
    [
        ("print_unknown_game", "chess", None, None),
        ("print_no_stone", "kreuzwort-1936", "J", None),
        ("print_no_stone", "nomina", "Ä", None),
        ("print_no_stone", "nomina", "*", None),
        ("print_no_stone", "cartino", "x9", None),
        ("print_no_stone", "boggle", "ABCDEF", None),
        ("print_no_letters", "nomina", " , ", None),
        ("print_too_many", "nomina", "A" * 1001, None),
        ("print_colourless", "nomina", "A", "red"),
        ("print_colourless", "boggle", None, "red"),
        ("print_no_colour", "lingua", None, "black"),
        ("print_no_stone_in_colour", "recht-1936", "A", "black"),
        ("print_no_stone_in_colour", "lingua", "Q", "red"),
        ("print_colour_wanted", "lingua", "E", None),
    ],
)
def test_what_is_not_in_the_box_is_told(
    code: str, game: str, letters: str | None, colour: str | None
) -> None:
    with pytest.raises(PrintError) as error:
        stones_for(printable(game, CATALOGUE), Look(), letters=letters, colour=colour)
    assert error.value.code == code


@pytest.mark.parametrize("size", [7.9, 60.1, -18.0, 0.0, float("nan"), float("inf")])
def test_a_stone_has_a_size_that_fingers_can_hold(size: float) -> None:
    with pytest.raises(PrintError) as error:
        stones_for(CATALOGUE["nomina"], Look(size=size))
    assert error.value.code == "print_size"


def test_a_die_that_is_larger_than_the_paper_is_refused() -> None:
    with pytest.raises(PrintError) as error:
        stones_for(CATALOGUE["boggle"], Look("a5", 60))
    assert error.value.code == "print_too_large"


def test_a_card_of_no_suit_is_its_sign() -> None:
    """Another game may have cards with numbers."""

    class Numbers:
        game = CATALOGUE["cartino"].game
        printed = replace(
            CATALOGUE["cartino"].printed,
            box=Box((Piece("7", "card"), Piece("12", "card"), Piece("hQ", "card", "hearts"))),
        )

    printing = stones_for(Numbers(), Look())
    assert on_the_pages(printing) == Counter(
        {("7", ""): 1, ("12", ""): 1, ("hQ", "hearts"): 1},
    )
    assert pages_in(printing.pdf()) == 1
