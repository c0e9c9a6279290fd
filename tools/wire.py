"""Writes the client's types of the wire, the tables of docs/wire.md and the descriptions of the
interface for machines (docs/api) from the server's types.

./setz wire
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args, get_type_hints

import msgspec
import msgspec.inspect as looking

from setzkasten.catalogue import GAMES
from setzkasten.console import ending
from setzkasten.server.http import (
    analysis,
    assist,
    books,
    contest,
    daily,
    facts,
    gallery_keeping,
    gifts,
    hints,
    house_told,
    invitations,
    keeper,
    manners,
    missed,
    my_data,
    my_games,
    openapi,
    puzzles,
    reach,
    reporting,
    routes,
    schemas,
    sheets,
    sockets_api,
    trays,
    waiting,
    workshop,
)
from setzkasten.server.http.body import Opened
from setzkasten.server.http.errors import Faulty
from setzkasten.server.http.puzzle_told import Gift, OwnPuzzle
from setzkasten.server.http.still import RulesPage
from setzkasten.server.http.telling import Replay
from setzkasten.server.http.word_facts import WordFacts
from setzkasten.server.http.workshop_told import Fitting, Prospected, Worked
from setzkasten.server.live.awaited import Awaited
from setzkasten.server.live.company import Again, Mates, Met
from setzkasten.server.live.nudging import InHand, Nudged
from setzkasten.server.live.porter import HouseSaid
from setzkasten.server.live.rematch import NextGame
from setzkasten.server.live.sheet_wire import (
    CursorMoved,
    SheetChanged,
    SheetRequest,
    SheetShown,
    SolversMet,
)
from setzkasten.server.live.wire import Answer, Changed, Farewell, Request, Restarting, Shown
from setzkasten.server.live.writing import Writings
from setzkasten.server.people.gathering import Agreement
from setzkasten.server.people.seating import NewTable
from setzkasten.server.store.puzzle_shelf import Change, PuzzleFacts
from setzkasten.whole_file import write_whole
from tools.shapes import ALIASES, Field, Kind, Shape, below, name_of, shape_of, written
from tools.typescript import alias, interface, modules

ROOT = Path(__file__).parents[1]
TYPES = ROOT / "web" / "src" / "lib" / "wire"
PAGE = ROOT / "docs" / "wire.md"
API = ROOT / "docs" / "api"
WORKSHOP: tuple[Kind, ...] = (
    workshop.Wished, workshop.Opening, workshop.Rewritten, workshop.Themed, workshop.Restored,
    workshop.BookletWish,
)  # fmt: skip
UNIONS: dict[str, tuple[Kind, ...]] = {"Answer": get_args(Answer)}
VIEWS: list[Kind] = list(
    dict.fromkeys(get_type_hints(type(game).view)["return"] for game in GAMES.values())
)
# What stands under each heading of the page; a type that several need stands under the first.
HEADINGS: dict[str, tuple[Kind, ...]] = {
    "faults": (Faulty, routes.Health),
    "games": (facts.GameFacts, facts.Messages, RulesPage, WordFacts),
    "tables": (NewTable, Opened, my_games.TableFacts, Replay, missed.Missed, books.BookFacts,
               my_data.MyData, reach.Reach, reach.NewAddress, reach.Secret, reach.NewPush),
    "trays": (trays.Tray, trays.WrittenLists, trays.ReadLists),
    "invitations": (
        invitations.NewInvitation, invitations.Invite, invitations.OpenInvitation,
        invitations.Knock, invitations.Door, invitations.Seated, waiting.Filling, waiting.Naming,
        waiting.ProgramSeat, waiting.Manner, Agreement, NextGame,
    ),
    "hints": (hints.HintAsked, hints.HintTold),
    "analysis": (analysis.AnalysisProgress,),
    "manners": (manners.Somebody, manners.BlockedTold),
    "keeper": (
        reporting.NewReport, house_told.HouseTold, house_told.HouseTextsTold, keeper.KeeperKey,
        keeper.Keeping, keeper.ReportTold, keeper.Settling, keeper.BarredTold, keeper.Entrance,
        keeper.AdmissionMade, keeper.OpenAdmission, keeper.Saying,
    ),
    "assist": (assist.Question, *get_args(assist.Assisted)),
    "puzzles": (
        puzzles.NewPuzzle, Change, gifts.Entered, gifts.Wanted, PuzzleFacts, OwnPuzzle, Gift,
        puzzles.Suggestions, gifts.Checked, gifts.Revealed,
    ),
    "sheets": (
        sheets.NewSheet, sheets.SheetKnock, sheets.SheetMade, sheets.SheetDoor, sheets.SheetJoined,
        sheets.SheetFacts, sheets.ClassProgress,
    ),
    "contest": (
        contest.NewEntry, contest.EnteredPicture, contest.WeekTold, gallery_keeping.ShownEntry,
    ),
    "daily": (daily.Daily, daily.TrayWords),
    "workshop": (*WORKSHOP, Worked, Prospected, Fitting),
    "frames": (Shown, Changed),
    "company": (Awaited, Met, Mates, InHand, Nudged, Writings, Again, HouseSaid, Farewell,
                Restarting),
    "requests": (Request,),
    "writing": (SheetRequest, SheetShown, SheetChanged, SolversMet, CursorMoved),
    "answers": UNIONS["Answer"],
    "views": tuple(VIEWS),
}  # fmt: skip
ASKED: tuple[Kind, ...] = (
    Request, NewTable, invitations.NewInvitation, invitations.Knock, waiting.Filling,
    Agreement, waiting.Naming, waiting.Manner, manners.Somebody, assist.Question, hints.HintAsked,
    trays.WrittenLists, NextGame, puzzles.NewPuzzle, Change, reporting.NewReport,
    keeper.KeeperKey, keeper.Settling, keeper.Entrance, keeper.Saying,
    gifts.Entered, gifts.Wanted, sheets.NewSheet, sheets.SheetKnock, SheetRequest,
    contest.NewEntry, *WORKSHOP, reach.NewAddress, reach.Secret, reach.NewPush,
)  # fmt: skip
_PART = re.compile(r"(<!-- types: (\w+) -->\n).*?(<!-- end of types -->)", re.DOTALL)


def shapes() -> dict[str, list[Shape]]:
    """The types under each heading, each once, in the order in which they are needed."""
    asked = {kind for root in ASKED for kind in _below(root)}
    found: dict[str, list[Shape]] = {}
    names: dict[str, Kind] = {}
    for heading, roots in HEADINGS.items():
        new = [kind for root in roots for kind in _below(root) if kind not in names.values()]
        found[heading] = []
        for kind in dict.fromkeys(new):
            assert name_of(kind) not in names, f"two types are called {name_of(kind)}"
            names[name_of(kind)] = kind
            found[heading].append(shape_of(kind, asked=kind in asked))
    return found


def _below(root: Kind) -> Iterator[Kind]:
    return below(looking.type_info(root))


def types() -> dict[Path, str]:
    """The files of web/src/lib/wire as they have to be: one a heading, for views one a game."""
    texts: dict[str, dict[str, str]] = {
        "values": {
            name: alias(name, written(looking.type_info(kind)), about)
            for name, (kind, about) in ALIASES.items()
        }
    }
    for heading, some in shapes().items():
        for shape in some:
            file = shape.room if heading == "views" else heading
            texts.setdefault(file, {})[shape.name] = interface(shape)
    for name, kinds in UNIONS.items():
        texts["answers"][name] = alias(name, " | ".join(map(name_of, kinds)))
    return {TYPES / f"{file}.ts": text for file, text in modules(texts).items()}


def page(old: str) -> str:
    """docs/wire.md with its tables as they have to be."""
    tables = {heading: "\n".join(map(_table, some)) for heading, some in shapes().items()}
    assert {name for _, name, _ in _PART.findall(old)} == tables.keys()
    return _PART.sub(lambda part: part[1] + tables[part[2]] + part[3], old)


def _table(shape: Shape) -> str:
    about = f": {shape.about}" if shape.about else ""
    rows = "\n".join(map(_row, shape.fields))
    return f"**{shape.name}**{about}\n\n| field | type | |\n|---|---|---|\n{rows}\n"


def _row(field: Field) -> str:
    kind = field.type.replace("|", "\\|")
    missing = "may be left out" if field.optional else ""
    about = "; ".join(filter(None, (field.about.replace("|", "\\|"), missing)))
    return f"| `{field.name}` | `{kind}` | {about} |"


def documents() -> tuple[tuple[Path, str], ...]:
    """OpenAPI and AsyncAPI, as a server tells them."""
    told = (("openapi", openapi.openapi()), ("asyncapi", sockets_api.asyncapi()))
    return tuple((API / f"{name}.json", _indented(document)) for name, document in told)


def _indented(document: schemas.Document) -> str:
    return msgspec.json.format(msgspec.json.encode(document), indent=1).decode() + "\n"


def main() -> int:
    old = PAGE.read_text("utf-8")
    told = types()
    for path in set(TYPES.glob("*.ts")) - told.keys():
        path.unlink()
        sys.stderr.write(f"{path.relative_to(ROOT)} is gone.\n")
    for path, text in (*told.items(), (PAGE, page(old)), *documents()):
        if not path.exists() or path.read_text("utf-8") != text:
            write_whole(path, text.encode())
            sys.stderr.write(f"{path.relative_to(ROOT)} was written anew.\n")
    return 0


if __name__ == "__main__":
    with ending():
        raise SystemExit(main())
