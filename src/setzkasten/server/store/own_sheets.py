"""What a device has to do with sheets: its names, what it wrote, and how it is forgotten.

Each function is a job of the store.
"""

from __future__ import annotations

import msgspec

from setzkasten.core.values import value
from setzkasten.server.store import sheets
from setzkasten.server.store.journal import Rows
from setzkasten.server.store.sheets import GUEST

_OWN = (
    "SELECT id, owner, printed FROM sheets "
    "WHERE owner = ? OR id IN (SELECT sheet_id FROM solvers WHERE device = ?) ORDER BY id"
)


class _Titled(msgspec.Struct):
    title: str = ""


@value
class OwnSheet:
    """A sheet that a device laid out or writes on."""

    id: str
    title: str
    opened: bool  # laid out at this device
    name: str  # under which it writes there; none: it does not
    letters: str  # that it wrote, one after the other


def own_sheets(db: Rows, device: str) -> list[OwnSheet]:
    found = []
    for name, owner, printed in db.execute(_OWN, (device, device)).fetchall():
        title = msgspec.json.decode(printed, type=_Titled).title
        own = next((one for one in sheets.solvers(db, name) if one.device == device), None)
        part = sheets.read(db, name, own.part) if own else None
        cells = part.sheet.cells if part else ()
        letters = "".join(cell[2] for cell in cells if own and cell[3] == own.number)
        found.append(OwnSheet(name, title, owner == device, own.name if own else "", letters))
    return found


def forget(db: Rows, device: str) -> None:
    """Sheets on which others write remain, with "Gast" instead of a name."""
    for name, owner, _ in db.execute(_OWN, (device, device)).fetchall():
        others = [one for one in sheets.solvers(db, name) if one.device not in ("", device)]
        if not others and owner in ("", device):
            db.execute("DELETE FROM sheets WHERE id = ?", (name,))
            continue
        gone = (
            "UPDATE solvers SET device = '', name = ?, here = 0 WHERE sheet_id = ? AND device = ?"
        )
        db.execute(gone, (GUEST, name, device))
        if owner == device:
            db.execute("UPDATE sheets SET owner = '' WHERE id = ?", (name,))
