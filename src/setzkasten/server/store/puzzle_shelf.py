"""Puzzles that a device made or brought, kept beside the tables.

A puzzle has two names that nobody can guess: one for its owner, one to give away.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Literal, TypeAlias

import msgspec

from setzkasten.core.squares import Square
from setzkasten.core.values import value
from setzkasten.puzzle.bench import Bench
from setzkasten.puzzle.crossword import LARGEST, Place, Puzzle
from setzkasten.server.fault import Fault
from setzkasten.server.name import new_name
from setzkasten.server.now import iso_now
from setzkasten.server.store.journal import Journal, Rows
from setzkasten.server.work.pools import Threads

# How many puzzles does a device keep? More than anybody makes by hand.
MOST_KEPT = 500
# How much do they hold together, once one of them is no small one? What is known about somebody is
# read and told in one go.
MOST_BYTES = 20_000_000
SMALL_BYTES = 20_000
# How many does one page of the list show?
LISTED_A_PAGE = 100
# Of how many puzzles does the server remember what their lists show? A few hundred bytes each.
KEPT_FACTS = 4_000
EMPTY = Bench()

Line: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=LARGEST)]
Spot: TypeAlias = tuple[Line, Line, bool]  # row and column of a word's beginning; is it across?


class Noted(msgspec.Struct, frozen=True):
    """A clue and where its word begins."""

    row: Line
    col: Line
    across: bool
    clue: str


class Body(msgspec.Struct, frozen=True):
    """A puzzle as it is stored, and what lies beside it in the workshop."""

    rows: tuple[str, ...]
    clues: tuple[Noted, ...] = ()
    title: str = ""
    dedication: str = ""
    giver: str = ""
    numbering: Literal["leaflet", "common"] = "leaflet"
    solution: tuple[Square, ...] = ()
    umlauts: Literal["AE", "Ä"] = "AE"
    bench: Bench = EMPTY


class Change(msgspec.Struct, frozen=True):
    """What its owner writes anew; what is left out stays."""

    clues: tuple[Noted, ...] = ()
    title: str | None = None
    dedication: str | None = None
    giver: str | None = None
    numbering: Literal["leaflet", "common"] | None = None
    level: Literal["leicht", "mittel", "schwer"] | None = None
    locked: tuple[Spot, ...] | None = None
    theme: tuple[str, ...] | None = None


class PuzzleFacts(msgspec.Struct, frozen=True):
    """What a list shows of a puzzle."""

    id: str
    title: str
    rows: int
    cols: int
    words: int
    clued: int  # how many of them have a clue
    updated: str


@value
class KeptPuzzle:
    id: str
    gift: str
    puzzle: Puzzle
    updated: str
    bench: Bench


class PuzzleShelf:
    def __init__(self, store: Journal, aside: Threads) -> None:
        self._store, self._aside = store, aside
        self._facts = lru_cache(KEPT_FACTS)(_facts)

    async def put(self, owner: str, puzzle: Puzzle, bench: Bench = EMPTY) -> str | None:
        """The name of the new puzzle; None: the shelf of this owner is full. Raises `Fault`."""
        row = (new_name(), new_name(), owner, _text(_body(puzzle, bench)))

        def job(db: Rows) -> str | None:
            count = "SELECT count(*) FROM puzzles WHERE owner = ?"
            if db.execute(count, (owner,)).fetchone()[0] >= MOST_KEPT:
                return None
            _check_room(db, owner, row[3])
            db.execute("INSERT INTO puzzles VALUES (?, ?, ?, ?, ?)", (*row, iso_now()))
            return row[0]

        return await asyncio.wrap_future(self._store.queued(job))

    async def listed(self, owner: str, first: int = 0) -> list[PuzzleFacts]:
        """One page of what the list shows of an owner's puzzles, the latest first."""
        which = "owner = ? ORDER BY updated DESC, id LIMIT ? OFFSET ?"
        rows = await self._rows(which, owner, LISTED_A_PAGE, first)
        return await self._aside.ask(lambda: [self._facts(*row) for row in rows])

    async def count(self, owner: str) -> int:
        """How many puzzles an owner has."""
        query = "SELECT count(*) FROM puzzles WHERE owner = ?"
        asked = self._store.asked(lambda db: db.execute(query, (owner,)).fetchone())
        return int((await asyncio.wrap_future(asked))[0])

    async def texts(self, owner: str) -> list[tuple[str, str, str]]:
        """All puzzles of an owner as they are stored: name, body, time of the last change."""
        rows = await self._rows("owner = ? ORDER BY updated DESC, id", owner)
        return [(name, body, updated) for name, _, body, updated in rows]

    async def find(self, name: str, owner: str) -> KeptPuzzle | None:
        found = await self._found("id = ? AND owner = ?", name, owner)
        return found[0] if found else None

    async def given(self, gift: str) -> KeptPuzzle | None:
        """For whoever has the link."""
        found = await self._found("gift = ?", gift)
        return found[0] if found else None

    async def printed(self, gift: str) -> tuple[str, str] | None:
        """The name and the body of what was given, as they are stored."""
        found = [(name, body) for name, _, body, _ in await self._rows("gift = ?", gift)]
        return found[0] if found else None

    async def change(self, name: str, owner: str, change: Change) -> KeptPuzzle | None:
        """Read and written in one go: two pages that save at once lose nothing of each other.

        Raises `Fault`.
        """

        def job(db: Rows) -> None:
            query = "SELECT body FROM puzzles WHERE id = ? AND owner = ?"
            if row := db.execute(query, (name, owner)).fetchone():
                text = _text(_changed(_read(row[0]), change))
                if len(text) > len(row[0]):
                    _check_room(db, owner, text)
                update = "UPDATE puzzles SET body = ?, updated = ? WHERE id = ?"
                db.execute(update, (text, iso_now(), name))

        await asyncio.wrap_future(self._store.queued(job))
        return await self.find(name, owner)

    async def rework(
        self, kept: KeptPuzzle, owner: str, puzzle: Puzzle, bench: Bench
    ) -> KeptPuzzle | None:
        """Another grid in place of the one that was looked at; None: it is no longer that one."""

        def job(db: Rows) -> bool:
            query = "SELECT body FROM puzzles WHERE id = ? AND owner = ?"
            row = db.execute(query, (kept.id, owner)).fetchone()
            if row is None or _read(row[0]) != _body(kept.puzzle, kept.bench):
                return False
            update = "UPDATE puzzles SET body = ?, updated = ? WHERE id = ?"
            db.execute(update, (_text(_body(puzzle, bench)), iso_now(), kept.id))
            return True

        if not await asyncio.wrap_future(self._store.queued(job)):
            return None
        return await self.find(kept.id, owner)

    async def delete(self, name: str, owner: str) -> bool:
        def job(db: Rows) -> bool:
            query = "DELETE FROM puzzles WHERE id = ? AND owner = ?"
            return db.execute(query, (name, owner)).rowcount == 1

        return await asyncio.wrap_future(self._store.queued(job))

    async def _found(self, which: str, *values: str) -> list[KeptPuzzle]:
        rows = await self._rows(which, *values)
        return await self._aside.ask(lambda: [_kept(*row) for row in rows])

    async def _rows(self, which: str, *values: str | int) -> list[tuple[str, str, str, str]]:
        def job(db: Rows) -> list[tuple[str, str, str, str]]:
            query = f"SELECT id, gift, body, updated FROM puzzles WHERE {which}"
            return db.execute(query, values).fetchall()

        return await asyncio.wrap_future(self._store.asked(job))


def _check_room(db: Rows, owner: str, text: str) -> None:
    """Raises `Fault` for a long text where there are many already."""
    if len(text) <= SMALL_BYTES:
        return
    query = "SELECT coalesce(sum(length(body)), 0) FROM puzzles WHERE owner = ?"
    if db.execute(query, (owner,)).fetchone()[0] + len(text) > MOST_BYTES:
        raise Fault(409, "puzzle_shelf_heavy")


def notes_of(clues: Mapping[Place, str]) -> tuple[Noted, ...]:
    return tuple(Noted(p.row, p.col, p.across, clue) for p, clue in clues.items())


def place_of(noted: Noted) -> Place:
    return Place(noted.row, noted.col, noted.across)


def puzzle_in(body: str) -> Puzzle:
    return _puzzle(_read(body))


def _facts(name: str, _: str, body: str, updated: str) -> PuzzleFacts:
    puzzle = _puzzle(_read(body))
    words = puzzle.words
    clued = sum(bool(word.clue) for word in words)
    size = puzzle.height, puzzle.width
    return PuzzleFacts(name, puzzle.title, *size, len(words), clued, updated)


def _kept(name: str, gift: str, body: str, updated: str) -> KeptPuzzle:
    read = _read(body)
    return KeptPuzzle(name, gift, _puzzle(read), updated, read.bench)


def _body(puzzle: Puzzle, bench: Bench) -> Body:
    return Body(
        puzzle.rows,
        notes_of(puzzle.clues),
        puzzle.title,
        puzzle.dedication,
        puzzle.giver,
        puzzle.numbering,
        puzzle.solution,
        puzzle.umlauts,
        bench,
    )


def _puzzle(body: Body) -> Puzzle:
    return Puzzle(
        body.rows,
        {place_of(noted): noted.clue for noted in body.clues if noted.clue},
        title=body.title,
        dedication=body.dedication,
        giver=body.giver,
        numbering=body.numbering,
        solution=body.solution,
        umlauts=body.umlauts,
    )


def _changed(body: Body, change: Change) -> Body:
    clues = {place_of(noted): noted.clue for noted in (*body.clues, *change.clues)}
    written = {
        name: value
        for name in ("title", "dedication", "giver", "numbering")
        if (value := getattr(change, name)) is not None
    }
    clued = notes_of({place: clue for place, clue in clues.items() if clue})
    bench = _benched(body.bench, change)
    return msgspec.structs.replace(body, clues=clued, bench=bench, **written)


def _benched(bench: Bench, change: Change) -> Bench:
    return Bench(
        change.level or bench.level,
        bench.theme if change.theme is None else change.theme,
        bench.words,
        bench.banned,
        bench.locked if change.locked is None else tuple(Place(*spot) for spot in change.locked),
    )


def _text(body: Body) -> str:
    return msgspec.json.encode(body).decode()


def _read(text: str) -> Body:
    return msgspec.json.decode(text, type=Body)
