"""The client's types of the wire, and its page, are what the server's types say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Literal, TypeVar, get_args

import msgspec
import pytest

from setzkasten.core.squares import Square
from setzkasten.server.live.wire import Do
from tools import wire
from tools.shapes import Field, shape_of

T = TypeVar("T")
STALE = "this is not what the server's types say: run ./setz wire, then read the diff"


def test_the_clients_types_are_the_servers() -> None:
    told = {path: path.read_text("utf-8") for path in wire.TYPES.glob("*")}
    assert told == wire.types(), STALE


def test_the_tables_of_the_page_are_the_servers() -> None:
    page = wire.PAGE.read_text("utf-8")
    assert page == wire.page(page), STALE


def test_the_descriptions_for_machines_are_the_servers() -> None:
    for path, text in wire.documents():
        assert path.read_text("utf-8") == text, STALE


class Stone(msgspec.Struct):
    square: Square
    letter: str | None = None  # null: face down


class Row(Stone, Generic[T], omit_defaults=True):
    """Stones side by side."""

    stones: tuple[Stone, ...] = ()
    kinds: tuple[Literal["b", "a"], ...] = ()
    what: T | None = None


@dataclass(frozen=True)
class Plain:
    counts: dict[str, int | float]
    lots: tuple[tuple[str, bool], ...]  # drawn in this order


def test_a_type_is_told_with_its_words() -> None:
    row = shape_of(Row, asked=False)
    assert (row.name, row.parameters, row.about) == ("Row", ("T",), "Stones side by side.")
    assert row.fields[:4] == (
        Field("square", "Square", optional=False, about=""),
        Field("letter", "string | null", optional=True, about="null: face down"),
        Field("stones", "Stone[]", optional=True, about=""),
        Field("kinds", "('a' | 'b')[]", optional=True, about=""),
    )


def test_a_dataclass_is_told_as_it_is_written() -> None:
    assert shape_of(Plain, asked=False).about == ""
    assert shape_of(Plain, asked=False).fields == (
        Field("counts", "Record<string, number>", optional=False, about=""),
        Field("lots", "[string, boolean][]", optional=False, about="drawn in this order"),
    )


@pytest.mark.parametrize("asked", [True, False])
def test_only_who_asks_may_leave_out_what_has_a_default(asked: bool) -> None:
    square, letter = shape_of(Stone, asked=asked).fields
    assert (square.optional, letter.optional) == (False, asked)


def test_every_request_stands_in_the_table_of_the_page() -> None:
    page = wire.PAGE.read_text("utf-8").partition("### Requests")[2].partition("<!-- types")[0]
    for do in get_args(Do):
        assert f"\n| `{do}` |" in page, f"say what `{do}` does"
