"""One more game: the same people at a new table, in the same seats or one further on."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Literal

import msgspec

from setzkasten.bots.adaptive import next_level
from setzkasten.catalogue import CATALOGUE, GAMES
from setzkasten.catalogue.handicaps import fitting
from setzkasten.core.evening import MOST_BEFORE, Before
from setzkasten.core.game import Millis, Seat
from setzkasten.core.options import write_option
from setzkasten.core.record import Header, Sitter
from setzkasten.server.fault import Fault
from setzkasten.server.people.clocks import keeps_clock
from setzkasten.server.people.holders import Seating, sits
from setzkasten.table.carrying import carried_of
from setzkasten.table.journal import Relaid
from setzkasten.table.table import Table

if TYPE_CHECKING:
    from setzkasten.server.live.house import House
    from setzkasten.server.live.live_table import LiveTable


class NextGame(msgspec.Struct, frozen=True):
    """What shall be played next."""

    order: Literal["same", "rotated"] = "same"
    game: str | None = None  # null: the same once more


async def rematch(house: House, live: LiveTable, device: str, wish: NextGame) -> str:
    """Where they sit apart, all are called; who opened this table has opened that one, too.

    Raises `Fault`.
    """
    around = live.around
    if around.again is None or around.wish != wish:  # two who want the same at once get one table
        around.wish = wish
        around.again = asyncio.get_running_loop().create_task(_laid(house, live, device, wish))
        around.again.add_done_callback(around.forget_failed)
    if not around.holders.apart:
        laid, around.again = around.again, None
        return await laid
    return await around.call_again()


async def _laid(house: House, live: LiveTable, device: str, wish: NextGame) -> str:
    """Of two processes that lay it at once the journal takes the first."""
    apart, there = live.around.holders.apart, _agreed(live.table, wish)
    if apart and there and await house.known(there, device):
        return there
    table, before = live.table, live.table.relaid
    header, book = await live.read(lambda _: (next_header(table, wish), table.court.book))
    seating = _moved(await house.seating(live.kept.id), _order(len(header.sitters), wish))
    owner, way = live.kept.owner, table.talk.way
    laid = await house.open(owner, header, book=book, seating=seating, talk=way)
    seats = live.around.holders.seats_of(device, table.persons) or table.persons
    seat = min(seats, default=0)

    def entered(now: Millis) -> str:
        at_table = live.table  # read anew, where somebody else was faster
        if apart and at_table.relaid != before and (first := _agreed(at_table, wish)):
            return first
        rotated, at = wish.order == "rotated", at_table.clock.reading(now)
        at_table.enter(Relaid(seat, header.game, laid, rotated=rotated, at=at), now)
        return laid

    taken = await live.change(entered)
    if taken != laid:
        await asyncio.wrap_future(house.store.delete(laid))
    return taken


def _agreed(table: Table, wish: NextGame) -> str | None:
    """The table that is laid already for the same wish."""
    laid = table.relaid
    same = (wish.game or table.header.game, wish.order == "rotated")
    return laid.table if laid and (laid.game, laid.rotated) == same else None


def next_header(table: Table, wish: NextGame) -> Header:
    """What the leaflets carry over from game to game. Raises `Fault`."""
    old, seats = table.header, len(table.header.sitters)
    game = GAMES.get(wish.game or old.game)
    if game is None:
        data = {"game": str(wish.game)[:40], "known": ", ".join(CATALOGUE)}
        raise Fault(400, "record_unknown_game", data)
    if not game.seats[0] <= seats <= game.seats[1]:
        raise Fault(400, "option_seats", {"name": "seats", "value": seats})
    if CATALOGUE[game.id].player is None and any(s.kind == "computer" for s in old.sitters):
        raise Fault(400, "no_computer", {"game": game.name})
    order = _order(seats, wish)
    same = game.id == old.game
    options = _carried(table, order) if same else _timed(table, game.id)
    header = replace(
        old,
        game=game.id,
        edition=game.edition,
        sitters=tuple(_still_held(s, game.id, options) for s in _sitters(table, order)),
        options=options,
        policy=dict(table.court.policy) if same else {},
        position={},
        chain="",
        before=_before(table, order),
    )
    return header if keeps_clock(game.id) else replace(header, clock="")


def _order(seats: int, wish: NextGame) -> tuple[Seat, ...]:
    """Who sat where before: rotated, everybody moves up by one and the first goes to the end."""
    by = 1 if wish.order == "rotated" else 0
    return tuple((seat + by) % seats for seat in range(seats))


def _moved(seating: Seating, order: tuple[Seat, ...]) -> Seating:
    held = ((who, order.index(seat) if sits(seat) else seat) for who, seat in seating.held)
    names = ((who, order.index(seat), nth) for who, seat, nth in seating.named)
    return Seating(tuple(held), tuple(names))


def _carried(table: Table, order: tuple[Seat, ...]) -> dict[str, str]:
    """Whoever sits left of who began last begins; after a tie the stake is double (WBR-16)."""
    known = {option.name: option for option in table.game.options}
    options = dict(table.header.options)
    carried = carried_of(table.match)
    began = carried.began
    if began is not None and "first" in known and "agreed" in known["start"].choices:
        first = order.index((began + 1) % len(order))
        options |= {"start": "agreed", "first": str(first + 1)}
    if "double" in known and carried.double is not None:
        options["double"] = write_option(carried.double)
    return options


def _timed(table: Table, game: str) -> dict[str, str]:
    """Of another game only the clock goes along, and a stake that a tie has doubled."""
    option = CATALOGUE[game].time_option
    seconds = table.allotted // 1000
    clocked = keeps_clock(game) and keeps_clock(table.header.game)
    timed = {option: str(seconds)} if option and seconds and clocked else {}
    doubles = any(option.name == "double" for option in GAMES[game].options)
    return timed | ({"double": "yes"} if doubles and carried_of(table.match).double else {})


def _before(table: Table, order: tuple[Seat, ...]) -> tuple[Before, ...]:
    """GEN-12, PR4-03 The standing of the evening; what was broken off does not count."""
    games = table.header.before
    if table.match.over and not table.aborted:
        winners = table.match.winners
        games += (Before(table.header.game, table.match.scores, winners),)
    return tuple(game.seen_from(order) for game in games[-MOST_BEFORE:])


def _still_held(sitter: Sitter, game: str, options: Mapping[str, str]) -> Sitter:
    """A handicap goes along, as far as the game knows it."""
    return replace(sitter, handicap=fitting(sitter.handicap, game, options))


def _sitters(table: Table, order: tuple[Seat, ...]) -> tuple[Sitter, ...]:
    """The same; computers that adapt have learned from the game that has ended."""
    won, sitters = table.match.winners, table.header.sitters
    return tuple(
        replace(sitters[seat], level=next_level(sitters[seat].level, seat, won)) for seat in order
    )
