"""What a client makes of a frame and its changes: the twin of web/src/table/change.ts."""

from __future__ import annotations

from typing import Any

from setzkasten.table.log import LOG_LENGTH

Json = Any  # a frame or a change as it went over the wire


def folded(frame: Json, change: Json) -> Json:
    assert change["v"] == frame["v"] + 1, "a change was lost"
    after = {**frame, "view": {**frame["view"]}, "v": change["v"], "now": change["now"]}
    _apply(after, change)
    _apply(after, change.get("own", {}))
    return after


def _apply(frame: Json, change: Json) -> None:
    for name, value in change.get("set", {}).items():
        place, part = _place(frame, name)
        place[part] = value
    for name, splices in change.get("lists", {}).items():
        place, part = _place(frame, name)
        items = list(place[part])
        for at, gone, come in splices:
            items[at : at + gone] = come
        place[part] = items
    frame["log"] = [*frame["log"], *change.get("log", [])][-LOG_LENGTH:]


def _place(frame: Json, name: str) -> tuple[Json, str]:
    of_view = name.startswith("view.")
    return (frame["view"], name.removeprefix("view.")) if of_view else (frame, name)
