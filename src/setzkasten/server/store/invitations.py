"""What stands beside the journals: tables that wait, who holds which seat, open invitations.

Each function is a job of the store: whole or not at all, one after the other. Of two devices that
want one seat in the same millisecond the second finds it taken.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from setzkasten.core.game import Millis
from setzkasten.core.values import value
from setzkasten.server.fault import Fault
from setzkasten.server.people.gathering import Gathering
from setzkasten.server.people.holders import SCREEN, WATCHING, sits
from setzkasten.server.people.invitation import LINK_MILLIS, MOST_OPEN, Invitation, Kind
from setzkasten.server.store import admitted, named, shut, sitters
from setzkasten.server.store.journal import Rows

# Since format 3. While a table waits, a seat is the number of a place.
TABLES = """
CREATE TABLE gatherings (
  table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE, body TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE holders (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  device TEXT NOT NULL, seat INTEGER NOT NULL,
  PRIMARY KEY (table_id, device, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_of_holder ON holders (device);
CREATE TABLE invitations (
  secret TEXT PRIMARY KEY, table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  number INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER, uses INTEGER,
  until INTEGER NOT NULL, by_code INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX invitations_of_table ON invitations (table_id, number);
"""

Database = Rows


@value
class Claim:
    """What a device shows at the door."""

    secret: str  # its hash
    device: str
    name: str = ""
    watching: bool = False
    screen: bool = False


@value
class Invited:
    """What an invitation leads to."""

    invitation: Invitation
    owner: str
    header: str
    over: bool
    gathering: Gathering | None  # None: the game has begun
    child: bool  # a child's table


# A table that waits


def wait(db: Database, table: str, gathering: Gathering, owner: str) -> None:
    """The table is there already; whoever sits there sits at the owner's device."""
    db.execute("INSERT INTO gatherings VALUES (?, ?)", (table, _body(gathering)))
    for place in gathering.places:
        if place.kind == "person":
            _seated(db, table, owner, place.number, range(max(1, len(place.names))))


def waiting(db: Database, table: str) -> Gathering | None:
    row = db.execute("SELECT body FROM gatherings WHERE table_id = ?", (table,)).fetchone()
    return msgspec.json.decode(row[0], type=Gathering) if row else None


def change(
    db: Database, table: str, moment: str, do: Callable[[Gathering], Gathering]
) -> Gathering:
    """Raises `Fault` when it has begun, or when the change cannot be."""
    gathering = waiting(db, table)
    if gathering is None:
        raise sitters.begun(db, table)
    changed = do(gathering)
    db.execute("UPDATE gatherings SET body = ? WHERE table_id = ?", (_body(changed), table))
    row = (changed.header_text, moment, table)
    db.execute("UPDATE tables SET header = ?, updated = ? WHERE id = ?", row)
    return changed


def free(db: Database, table: str, number: int, moment: str) -> Gathering:
    """Whoever sat there holds the place no more, and links to it lead nowhere."""
    changed = change(db, table, moment, lambda gathering: gathering.free(number))
    let_go(db, table, number)
    named.clear(db, table, number)
    return changed


def show_only(db: Database, table: str, device: str, moment: str) -> None:
    """The device gives its places up and shows what all may see."""
    for number in [held for one, held in holders(db, table) if one == device and sits(held)]:
        free(db, table, number, moment)
    hold(db, table, device, [SCREEN])


def sit_down(db: Database, table: str, device: str, moment: str) -> None:
    """Somebody plays at this device after all; how they are called is said later."""
    if (gathering := waiting(db, table)) is None:
        raise sitters.begun(db, table)
    grown, number = gathering.sit_down()
    change(db, table, moment, lambda _: grown)
    screen = "DELETE FROM holders WHERE table_id = ? AND device = ? AND seat = ?"
    db.execute(screen, (table, device, SCREEN))
    _seated(db, table, device, number, [0])


def begin(db: Database, table: str, gathering: Gathering) -> bool:
    """Places become seats. False: somebody came or went meanwhile, nothing has happened."""
    if waiting(db, table) != gathering:
        return False
    db.execute("DELETE FROM gatherings WHERE table_id = ?", (table,))
    seats = {place.number: seat for seat, place in enumerate(gathering.places)}
    held = [(device, seats.get(at, at)) for device, at in holders(db, table)]
    db.execute("DELETE FROM holders WHERE table_id = ?", (table,))
    for device, seat in held:
        hold(db, table, device, [seat])
    named.move(db, table, lambda one: (one[0], seats[one[1]], one[2]))
    for invitation in invitations(db, table, 0):
        if invitation.seat is not None:
            moved = (seats[invitation.seat], invitation.secret)
            db.execute("UPDATE invitations SET seat = ? WHERE secret = ?", moved)
    return True


# Who holds which seat


def holders(db: Database, table: str) -> list[tuple[str, int]]:
    query = "SELECT device, seat FROM holders WHERE table_id = ?"
    return [(device, seat) for device, seat in db.execute(query, (table,)).fetchall()]


def hold(db: Database, table: str, device: str, seats: Iterable[int]) -> None:
    """Raises `Fault` for a table that was struck in this very moment."""
    sitters.header_of(db, table)
    once = "INSERT INTO holders VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    for seat in seats:
        db.execute(once, (table, device, seat))


def _seated(db: Database, table: str, device: str, seat: int, names: Iterable[int]) -> None:
    hold(db, table, device, [seat])
    named.bring(db, table, [(device, seat, nth) for nth in names])


def let_go(db: Database, table: str, seat: int) -> None:
    """Every device loses the seat; invitations to it are gone with it."""
    db.execute("DELETE FROM holders WHERE table_id = ? AND seat = ?", (table, seat))
    db.execute("DELETE FROM invitations WHERE table_id = ? AND seat = ?", (table, seat))


# Invitations


def invite(db: Database, invitation: Invitation, now: Millis) -> int:
    """Its number; those that lead nowhere any more make room."""
    table = invitation.table
    sitters.header_of(db, table)
    old = now - LINK_MILLIS  # until then its sentence says that it has run out
    db.execute("DELETE FROM invitations WHERE table_id = ? AND until <= ?", (table, old))
    open_ones = invitations(db, table, now)
    if len(open_ones) >= MOST_OPEN:
        raise Fault(409, "too_many_invitations", {"most": MOST_OPEN})
    number = 1 + max((one.number for one in open_ones), default=0)
    i = invitation
    row = (i.secret, table, number, i.kind, i.seat, i.uses, i.until, i.by_code)
    db.execute("INSERT INTO invitations VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
    return number


def invitations(db: Database, table: str, now: Millis) -> list[Invitation]:
    """Those that are still open."""
    query = "SELECT * FROM invitations WHERE table_id = ? AND until > ? ORDER BY number"
    return [_invitation(row) for row in db.execute(query, (table, now)).fetchall()]


def take_back(db: Database, table: str, number: int) -> None:
    numbered = "CAST(number AS TEXT) = ?"  # whoever asks may name one that no column can hold
    db.execute(f"DELETE FROM invitations WHERE table_id = ? AND {numbered}", (table, str(number)))


def look(db: Database, secret: str) -> Invited:
    """What it leads to; nothing is used up. Raises `Fault` for one that was never given."""
    row = db.execute("SELECT * FROM invitations WHERE secret = ?", (secret,)).fetchone()
    if row is None:
        raise Fault(404, "invitation_unknown")
    invitation = _invitation(row)
    query = "SELECT owner, header, over FROM tables WHERE id = ?"
    owner, header, over = db.execute(query, (invitation.table,)).fetchone()
    gathering = waiting(db, invitation.table)
    child = sitters.child(db, invitation.table, gathering)
    return Invited(invitation, owner, header, bool(over), gathering, child)


def claim(db: Database, shown: Claim, now: Millis, moment: str) -> tuple[str, int]:
    """The table and the seat that the device holds from now on. Raises `Fault`."""
    invited = look(db, shown.secret)
    invitation, table = invited.invitation, invited.invitation.table
    shut.check(db, table, invited.owner, shown.device)
    admitted.came_by(db, shown.device, invited.owner, now)
    own = [seat for device, seat in holders(db, table) if device == shown.device]
    if (held := kept(invitation, own)) is not None:
        return table, held  # opened twice: nothing is used up
    watching = shown.watching or shown.screen or invitation.kind == "watch"
    invitation.check(now, watching=watching)
    if watching:
        seat = SCREEN if shown.screen and invitation.kind == "sit" else WATCHING
    else:
        seat = _seat(db, invited, shown, moment)
        _use(db, invitation)
    hold(db, table, shown.device, [seat])
    if invitation.kind == "hand":
        _hand_over(db, invited.owner, table, seat)
        named.hand(db, table, seat, invited.owner, shown.device)
    elif invitation.kind == "carry":
        named.carry(db, table, seat, shown.device)
    return table, seat


def kept(invitation: Invitation, own: list[int]) -> int | None:
    """What a device holds already of what the invitation gives, run out or used up as it may be."""
    if invitation.seat is not None:
        return invitation.seat if invitation.seat in own else None
    return next((seat for seat in own if sits(seat)), None)


def _hand_over(db: Database, device: str, table: str, seat: int) -> None:
    """The hand is on the telephone now; the last one gone, the tablet shows only the table."""
    one = "DELETE FROM holders WHERE table_id = ? AND device = ? AND seat = ?"
    db.execute(one, (table, device, seat))
    if not any(owner == device and sits(at) for owner, at in holders(db, table)):
        hold(db, table, device, [SCREEN])


def _seat(db: Database, invited: Invited, shown: Claim, moment: str) -> int:
    invitation, gathering = invited.invitation, invited.gathering
    if invited.over:
        raise Fault(409, "game_over")
    if invitation.seat is not None:
        _name(db, invited, shown, invitation.seat, moment)
        return invitation.seat
    if gathering is None:
        raise Fault(409, "game_begun")
    grown, number = gathering.welcome(shown.name)
    change(db, invitation.table, moment, lambda _: grown)
    named.bring(db, invitation.table, [(shown.device, number, 0)])
    return number


def _name(db: Database, invited: Invited, shown: Claim, seat: int, moment: str) -> None:
    """A mate is one more name; whoever gets a seat anew may be somebody else."""
    table, waits, name = invited.invitation.table, invited.gathering is not None, shown.name
    if invited.invitation.kind == "mate":
        if waits:
            change(db, table, moment, lambda gathering: gathering.join(seat, name))
        else:
            sitters.join(db, table, seat, name, child=invited.child)
        last = len(sitters.teams(db, table, waiting(db, table))[seat]) - 1
        named.bring(db, table, [(shown.device, seat, last)])
    elif invited.invitation.kind == "anew" and name.strip():
        if waits:
            change(db, table, moment, lambda gathering: gathering.give(seat, name))
        else:
            sitters.give(db, table, seat, name, child=invited.child)
        named.clear(db, table, seat)
        named.bring(db, table, [(shown.device, seat, 0)])


def _use(db: Database, invitation: Invitation) -> None:
    left = "UPDATE invitations SET uses = uses - 1 WHERE secret = ? AND uses IS NOT NULL"
    db.execute(left, (invitation.secret,))


def _body(gathering: Gathering) -> str:
    return msgspec.json.encode(gathering).decode()


def _invitation(row: tuple[str, str, int, str, int | None, int | None, int, int]) -> Invitation:
    secret, table, number, kind, seat, uses, until, by_code = row
    known = msgspec.convert(kind, Kind)
    return Invitation(secret, table, number, known, seat, uses, until, bool(by_code))
