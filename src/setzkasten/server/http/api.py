"""What can be asked of the server over HTTP: every handler, what it takes and what it gives."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import NoneType
from typing import get_args, get_origin, get_type_hints

from litestar import Response
from litestar.handlers import HTTPRouteHandler

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
    my_data,
    my_games,
    puzzles,
    reach,
    reporting,
    routes,
    sheets,
    telling,
    trays,
    waiting,
    workshop,
)
from setzkasten.server.http.printing import Wish
from setzkasten.server.http.schemas import Kind
from setzkasten.server.http.still import RulesPage
from setzkasten.server.live.rematch import NextGame
from setzkasten.server.people.gathering import Agreement
from setzkasten.server.people.seating import NewTable
from setzkasten.server.store.puzzle_shelf import Change

FILE, TEXT = "application/octet-stream", "text/plain"

ALL = (
    *routes.HANDLERS, *books.BOOK_HANDLERS, *hints.HINT_HANDLERS, *analysis.ANALYSIS_HANDLERS,
    *invitations.INVITATION_HANDLERS, *waiting.WAITING_HANDLERS, *manners.MANNERS_HANDLERS,
    *my_games.MY_GAMES_HANDLERS, *my_data.MY_DATA_HANDLERS, *reach.REACH_HANDLERS,
    *reporting.REPORT_HANDLERS, *keeper.KEEPER_HANDLERS, *house_told.HOUSE_HANDLERS,
    *puzzles.PUZZLE_HANDLERS, *gifts.GIFT_HANDLERS, *sheets.SHEET_HANDLERS,
    *workshop.WORKSHOP_HANDLERS, *contest.CONTEST_HANDLERS, *gallery_keeping.GALLERY_HANDLERS,
    *trays.TRAY_HANDLERS,
    *daily.DAILY_HANDLERS,
)  # fmt: skip
# What handlers read from the bytes of a body.
TAKES: Mapping[HTTPRouteHandler, Kind] = {
    routes.open_table: NewTable,
    routes.assist: assist.Question,
    trays.read_lists: trays.WrittenLists,
    hints.hint: hints.HintAsked,
    routes.open_record: TEXT,
    invitations.invite: invitations.NewInvitation,
    invitations.look: invitations.Knock,
    invitations.claim: invitations.Knock,
    waiting.fill: waiting.Filling,
    waiting.seat_program: waiting.Naming,
    waiting.talk: waiting.Manner,
    waiting.settle: Agreement,
    routes.rematch: NextGame,
    manners.remove: manners.Somebody,
    manners.block: manners.Somebody,
    reporting.report: reporting.NewReport,
    keeper.take_keys: keeper.KeeperKey,
    keeper.finish: keeper.Settling,
    keeper.entrance: keeper.Entrance,
    keeper.announce: keeper.Saying,
    house_told.enter: keeper.KeeperKey,
    waiting.rename: waiting.Naming,
    **reach.TAKES,
    puzzles.new_puzzle: puzzles.NewPuzzle,
    puzzles.open_puzzle: FILE,
    puzzles.write_puzzle: Change,
    gifts.check_gift: gifts.Entered,
    gifts.reveal_gift: gifts.Wanted,
    daily.check_daily: gifts.Entered,
    daily.reveal_daily: gifts.Wanted,
    sheets.lay_out: sheets.NewSheet,
    sheets.look_at_sheet: sheets.SheetKnock,
    sheets.join_sheet: sheets.SheetKnock,
    contest.enter_contest: contest.NewEntry,
    workshop.begin_puzzle: workshop.Wished,
    workshop.outlook: workshop.Opening,
    workshop.refill: workshop.Opening,
    workshop.change_word: workshop.Rewritten,
    workshop.add_theme: workshop.Themed,
    workshop.restore: workshop.Restored,
    workshop.booklet: workshop.BookletWish,
}
# What the bytes are that handlers answer with.
GIVES: Mapping[HTTPRouteHandler, Kind] = {
    routes.games: list[facts.GameFacts],
    routes.messages: facts.Messages,
    routes.rules: RulesPage,
    routes.sample: telling.Replay,
    routes.print_pdf: "application/pdf",
    my_games.tables: list[my_games.TableFacts],
    routes.record: TEXT,
    routes.replay_table: telling.Replay,
    daily.daily: daily.Daily,
    daily.daily_of: daily.Daily,
    puzzles.puzzle_file: FILE,
    workshop.booklet: "application/pdf",
}
# What a handler reads from the query by itself, beside what its path says.
QUERIES: Mapping[HTTPRouteHandler, type[Wish]] = {routes.print_pdf: Wish}


def handlers() -> Iterator[HTTPRouteHandler]:
    """All that is for programs; pages are not."""
    return (handler for handler in ALL if handler is not routes.static)


def gives(handler: HTTPRouteHandler) -> Kind:
    """What it answers when all is well; None: nothing."""
    if handler in GIVES:
        return GIVES[handler]
    said = get_type_hints(handler.fn)["return"]
    said = get_args(said)[0] if get_origin(said) is Response else said
    return None if said is NoneType else said
