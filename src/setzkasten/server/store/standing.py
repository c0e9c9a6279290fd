"""How a device stands with this server, for whoever asks about their own. A job of the store."""

from __future__ import annotations

from setzkasten.core.game import Millis
from setzkasten.core.values import value
from setzkasten.server.store.journal import Rows
from setzkasten.server.store.remarks import KEPT_MILLIS


@value
class Standing:
    barred: tuple[Millis, str] | None  # since when, and under which name
    admitted: Millis | None  # since when it may open tables where only invited people do
    keeper: Millis | None  # until when it keeps the server
    turned_away: tuple[str, ...]  # tables from which it was removed
    remarks: tuple[tuple[str, Millis, str], ...]  # table, when, what was written there


def standing(device: str, now: Millis, db: Rows) -> Standing:
    barred = db.execute("SELECT since, name FROM barred WHERE device = ?", (device,)).fetchone()
    came = db.execute("SELECT since FROM admitted WHERE device = ?", (device,)).fetchone()
    session = "SELECT MAX(until) FROM keepers WHERE device = ? AND until > ?"
    keeps = db.execute(session, (device, now)).fetchone()
    away = "SELECT table_id FROM turned_away WHERE device = ? ORDER BY table_id"
    written = (
        "SELECT table_id, at, text FROM remarks WHERE device = ? AND at > ? "
        "ORDER BY table_id, number"
    )
    return Standing(
        tuple(barred) if barred else None,
        came[0] if came else None,
        keeps[0],
        tuple(table for (table,) in db.execute(away, (device,)).fetchall()),
        tuple(tuple(row) for row in db.execute(written, (device, now - KEPT_MILLIS)).fetchall()),
    )
