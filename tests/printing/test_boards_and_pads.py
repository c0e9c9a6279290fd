"""Boards on as many pages as they need, and pads with the columns of their leaflets."""

from __future__ import annotations

from typing import Any

import pytest

from setzkasten.catalogue import CATALOGUE
from setzkasten.games.cartino import plan
from setzkasten.games.lingua.box import FIELDS, GOALS, START
from setzkasten.games.typdom.box import POINTS
from setzkasten.printing.paper import PAPERS, Look, Paper, PrintError
from setzkasten.printing.sheet import board_for, pad_for
from tests.printing.test_stones import pages_in

BOARDS = {
    "nomina": 144, "krux": 144, "kreuzwortbild": 144, "lingua": 289, "cartino": 64, "boggle": 16,
}  # fmt: skip


def fields_of(game: str, look: Look) -> dict[tuple[int, int], dict[str, object]]:
    """Square to what is printed on it; each stands on one page only."""
    found: dict[tuple[int, int], dict[str, object]] = {}
    for field in board_for(CATALOGUE[game], look).marked("field"):
        assert isinstance(field, dict)
        row, col = map(int, str(field["square"]).split(","))
        assert (row, col) not in found
        found[row, col] = field
    return found


def parts_of(game: str, look: Look, seats: int | None = None) -> list[dict[str, object]]:
    found = []
    for part in pad_for(CATALOGUE[game], look, seats=seats).marked("part"):
        assert isinstance(part, dict)
        found.append(part)
    return found


def labels(part: dict[str, object]) -> list[str]:
    columns = part["columns"]
    assert isinstance(columns, list)
    return [label for label, _ in columns]


@pytest.mark.parametrize("size", [None, 8.0, 25.0])
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", BOARDS)
def test_a_board_has_all_its_fields_each_once(game: str, paper: Paper, size: float | None) -> None:
    look = Look(paper, size)
    assert len(fields_of(game, look)) == BOARDS[game]
    printing = board_for(CATALOGUE[game], look)
    assert pages_in(printing.pdf()) == printing.pages


@pytest.mark.parametrize("size", [8.0, 18.0])
def test_krux_has_two_halves_on_pages_of_their_own(size: float) -> None:
    printing = board_for(CATALOGUE["krux"], Look(size=size))
    assert printing.told["parts"] == [[0, 6, 0, 12], [6, 12, 0, 12]]
    assert printing.told["names"] == ["Hälfte 1", "Hälfte 2"]


def test_lingua_has_the_colours_the_start_and_the_prizes_of_its_box() -> None:
    found = fields_of("lingua", Look())
    drawn = {square: str(field["colour"])[:1] or "." for square, field in found.items()}
    assert drawn == {(r, c): s for r, row in enumerate(FIELDS) for c, s in enumerate(row)}
    words = {square: field["words"] for square, field in found.items() if field["words"]}
    assert words == {START: "Start"} | {square: str(prize) for square, prize in GOALS.items()}


@pytest.mark.parametrize(("language", "queen"), [("de", "D"), ("en", "Q")])
def test_cartino_has_each_card_twice_with_its_value_and_the_track(
    language: str, queen: str
) -> None:
    found = fields_of("cartino", Look(language=language))
    shown = {"T": "10", "Q": queen, "J": "B" if language == "de" else "J"}
    for square, card in plan.CARDS.items():
        field = found[square]
        assert field["card"] == shown.get(card[1], card[1])
        assert (str(field["suit"])[0], field["value"]) == (card[0], plan.value(card))
    assert board_for(CATALOGUE["cartino"], Look()).marked("step") == list(range(1, 21))


def test_a_card_is_never_cut_in_two() -> None:
    parts = board_for(CATALOGUE["cartino"], Look("a5", 25)).told["parts"]
    assert isinstance(parts, list)
    assert len(parts) > 2
    assert all(first % 2 == 0 and last % 2 == 0 for first, last, *_ in parts)


def test_a_board_lies_within_the_margins() -> None:
    for game in BOARDS:
        for paper in PAPERS:
            told: Any = board_for(CATALOGUE[game], Look(paper)).told  # data for a template
            (width, height), side = told["page"], told["side"]
            gutter = told["labels"] if told["named"] else 0
            assert told["parts"]
            for r0, r1, c0, c1 in told["parts"]:
                assert (c1 - c0) * side + gutter <= width - 20
                assert (r1 - r0) * side + gutter + told["head"] <= height - 20


@pytest.mark.parametrize("game", sorted(CATALOGUE.keys() - BOARDS.keys()))
def test_games_of_the_open_table_have_no_board(game: str) -> None:
    with pytest.raises(PrintError) as error:
        board_for(CATALOGUE[game], Look())
    assert error.value.code == "print_no_board"


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", sorted(CATALOGUE))
def test_a_pad_has_room_for_every_seat_and_spills_over_no_page(game: str, paper: Paper) -> None:
    least, most = CATALOGUE[game].game.seats
    for seats in range(least, most + 1):
        printing = pad_for(CATALOGUE[game], Look(paper), seats=seats)
        assert pages_in(printing.pdf()) == printing.pages
    seated = [part["seats"] for part in parts_of(game, Look(paper), most) if part["seats"]]
    if game != "kreuzwortbild":
        assert {n for numbers in seated for n in numbers} == set(range(1, most + 1))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("game", "columns", "totals"),
    [
        ("nomina", ["Wörter", "Punkte", "Bons"], ["Summe", "Bons übrig −", "Endstand"]),
        ("kreuzwort-1936", ["schw. ×1", "rot ×3", "Jolly ×10", "+ / −"], ["Summe"]),
        ("point-typ-dom", ["Wort", "Punkte"], ["Summe", "Fertig +10", "Rest −", "Endstand"]),
        ("presto-1936", ["Platz"], ["Erste Plätze"]),
        ("presto-super", ["Punkte"], ["Summe"]),
        ("recht-super", ["raus", "Rest", "+ / −"], ["Summe"]),
        ("schach-dem-wort", ["schw. ×1", "rot ×3", "Jolly ×10", "Strafe", "+ / −"], ["Summe"]),
        ("lingua", ["Wort", "Punkte"], ["Summe", "Asse", "Zielpreis", "Endstand"]),
        ("cartino", ["Punkte"], ["Summe", "Fertig +10", "Rest −", "Endstand"]),
        ("boggle", ["Punkte"], ["Endstand"]),
    ],
)
def test_a_pad_has_the_columns_of_its_game(
    game: str, columns: list[str], totals: list[str]
) -> None:
    part = parts_of(game, Look(), 2)[0]
    assert (labels(part), part["totals"]) == (columns, totals)


def test_krux_is_counted_in_three_lines_with_boxes_for_the_after_blockers() -> None:
    table, ticks, *_ = parts_of("krux", Look())
    assert table["rows"] == ["Waagerecht", "Senkrecht", "Strafpunkte −"]
    assert ticks["cells"] == [[str(n)] for n in range(1, 7)]


def test_linguas_aces_are_ticked_with_factor_and_worth() -> None:
    _, ticks = parts_of("lingua", Look(), 4)
    assert ticks["seats"] == [1, 2, 3, 4]
    cells = ticks["cells"]
    assert isinstance(cells, list)
    worth = {int(number): (factor, points) for number, factor, points in cells}
    assert worth[9] == ("", "90")
    assert (worth[10], worth[15], worth[20]) == (("×2", "110"), ("×3", "220"), ("×4", "380"))


def test_letters_with_their_values_and_the_stones_of_the_box_stand_below() -> None:
    _, values = parts_of("point-typ-dom", Look(), 2)
    assert values["cells"] == [[letter, str(value)] for letter, value in POINTS.items()]
    _, stones = parts_of("schach-dem-wort", Look(), 2)
    cells = stones["cells"]
    assert isinstance(cells, list)
    assert sum(int(number) for _, number in cells) == 80


def test_boggle_has_a_sheet_of_words_for_each_player() -> None:
    told = pad_for(CATALOGUE["boggle"], Look(), seats=12).told["pages"]
    assert isinstance(told, list)
    assert [page["own"] for page in told] == [False, True]


@pytest.mark.parametrize(
    ("code", "game", "seats"),
    [("print_seats", "nomina", 7), ("print_seats", "nomina", 1), ("print_seats_exact", "krux", 3)],
)
def test_a_pad_for_more_than_can_play_is_refused(code: str, game: str, seats: int) -> None:
    with pytest.raises(PrintError) as error:
        pad_for(CATALOGUE[game], Look(), seats=seats)
    assert error.value.code == code
