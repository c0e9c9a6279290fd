"""Imprint and privacy: plain text out of files of the host."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from setzkasten.lexicon.words import Words
from setzkasten.server.people.house_texts import MOST_BYTES, texts_of, with_texts
from setzkasten.server.settings import Settings
from tests.server.inside import inside


def test_files_in_the_folder_are_found_and_named_ones_come_first(tmp_path: Path) -> None:
    assert texts_of(with_texts(Settings(), tmp_path)).imprint is None
    (tmp_path / "imprint.md").write_text("# Wir\n\nHinten links", "utf-8")
    (tmp_path / "privacy.txt").write_text("Nichts", "utf-8")
    (tmp_path / "other.txt").write_text("Anders", "utf-8")
    found = texts_of(with_texts(Settings(privacy=tmp_path / "other.txt"), tmp_path))
    assert (found.imprint, found.privacy) == ("# Wir\n\nHinten links", "Anders")


def test_a_text_is_plain(tmp_path: Path) -> None:
    file = tmp_path / "imprint.txt"
    file.write_bytes("\ufeff<script>x</script>\r\n\r\nA\u202eB\x00C \n\n".encode())
    assert texts_of(Settings(imprint=file)).imprint == "<script>x</script>\n\nA B C"
    file.write_text(" \n")
    assert texts_of(Settings(imprint=file)).imprint is None


@pytest.mark.parametrize(
    ("data", "said"),
    [(b"a" * (MOST_BYTES + 1), "Shorten"), (b"\xff\xfe", "UTF-8"), (None, "cannot be read")],
)
def test_what_cannot_be_a_text_is_said_at_the_start(
    tmp_path: Path, data: bytes | None, said: str
) -> None:
    file = tmp_path / "imprint.txt"
    if data is not None:
        file.write_bytes(data)
    with pytest.raises(OSError, match=said):
        texts_of(Settings(imprint=file))


def test_pages_learn_whether_there_is_one(tmp_path: Path) -> None:
    file = tmp_path / "text"
    file.write_text("Familie <Meier>", "utf-8")

    async def asked(settings: Settings) -> tuple[bool, dict[str, object]]:
        async with inside(tmp_path / "data", Words.listed({"WAS"}), settings) as app:
            house = await app.ask("GET", "/api/house")
            texts = await app.ask("GET", "/api/house/texts")
            return house.json["imprint"], texts.json

    assert asyncio.run(asked(Settings())) == (False, {"imprint": None, "privacy": None})
    there = {"imprint": "Familie <Meier>", "privacy": None}
    assert asyncio.run(asked(Settings(imprint=file))) == (True, there)
