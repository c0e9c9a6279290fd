"""The shelf of puzzles: what two pages save at once is all kept; a full shelf says so."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from setzkasten.server.fault import Fault
from setzkasten.server.store import puzzle_shelf
from setzkasten.server.store.puzzle_shelf import Change, Noted, PuzzleShelf
from setzkasten.server.work.pools import Threads
from tests.puzzle.puzzles import SMALL, UMLAUTS
from tests.server.shared import store_in


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[PuzzleShelf]:
    store = store_in(tmp_path / "tables.sqlite3")
    aside = Threads("aside", 1, 10)
    yield PuzzleShelf(store, aside)
    aside.close()
    store.close()


def test_a_puzzle_comes_back_as_it_was(shelf: PuzzleShelf) -> None:
    async def there_and_back() -> None:
        for puzzle in (SMALL, UMLAUTS):
            name = await shelf.put("anna", puzzle)
            assert name
            kept = await shelf.find(name, "anna")
            assert kept
            assert kept.puzzle == puzzle
            assert await shelf.find(name, "bert") is None

    asyncio.run(there_and_back())


def test_two_pages_that_save_at_once_lose_nothing(shelf: PuzzleShelf) -> None:
    async def both() -> None:
        name = await shelf.put("anna", UMLAUTS) or ""
        changes = [Change((Noted(0, 0, across, "Neu"),), title=title)
                   for across, title in ((True, "Eins"), (False, "Zwei"))]  # fmt: skip
        await asyncio.gather(*(shelf.change(name, "anna", change) for change in changes))
        kept = await shelf.find(name, "anna")
        assert kept
        assert sorted(kept.puzzle.clues.values()) == ["Neu", "Neu"]

    asyncio.run(both())


def test_a_shelf_of_large_puzzles_takes_no_further_large_one(
    shelf: PuzzleShelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Five hundred of the largest would be a gigabyte that is read and told in one go."""
    monkeypatch.setattr(puzzle_shelf, "MOST_BYTES", 1_500)
    monkeypatch.setattr(puzzle_shelf, "SMALL_BYTES", 700)
    long = replace(SMALL, title="x" * 400, dedication="y" * 400, giver="z" * 200)

    async def filled() -> int:
        name = await shelf.put("anna", long)
        assert name
        with pytest.raises(Fault, match="puzzle_shelf_heavy"):
            await shelf.put("anna", long)
        small = await shelf.put("anna", SMALL) or ""
        with pytest.raises(Fault, match="puzzle_shelf_heavy"):
            await shelf.change(small, "anna", Change(title="x" * 400, dedication="y" * 400))
        assert await shelf.change(name, "anna", Change(title="short"))
        return await shelf.count("anna")

    assert asyncio.run(filled()) == 2


def test_a_full_shelf_takes_no_more(shelf: PuzzleShelf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_shelf, "MOST_KEPT", 1)

    async def three() -> list[str | None]:
        return [await shelf.put(owner, SMALL) for owner in ("anna", "anna", "bert")]

    first, second, third = asyncio.run(three())
    assert (bool(first), second, bool(third)) == (True, None, True)
