"""An analysis as people and programs read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from setzkasten.analysis.analysis import Analysis, Turning
from setzkasten.analysis.weighing import Weighed
from setzkasten.messages import sentence

Json = dict[str, Any]  # what json.dumps takes


def as_json(whole: Analysis) -> Json:
    return {
        "unit": whole.unit,
        "moves": [_move_as_json(whole, move) for move in whole.moves],
        "standing": [list(stands) for stands in whole.standing],
        "chances": [[round(share, 3) for share in shares] for shares in whole.chances],
        "turning": [{"move": t.move.number, "kind": t.kind} for t in whole.turning],
        "unseen": whole.unseen
        and {
            "word": whole.unseen.word,
            whole.unit: whole.unseen.gain,
            "first": whole.unseen.first,
            "last": whole.unseen.last,
        },
        "wasted": list(whole.wasted),
    }


def _move_as_json(whole: Analysis, move: Weighed) -> Json:
    return {
        "number": move.number,
        "seat": move.seat + 1,
        "action": move.action,
        "words": list(move.words),
        whole.unit: whole.gain(move.gain),
        "cost": whole.cost(move),
        "best": {
            "action": move.best,
            "words": list(move.best_words),
            whole.unit: whole.gain(move.best_gain),
            "complete": move.complete,
        },
    }


def as_text(whole: Analysis, names: Sequence[str]) -> str:
    lines = [_line(whole, move, names) for move in whole.moves]
    if whole.turning:
        lines += ["", sentence("analysis_turning")]
        lines += [_told(whole, turning, names) for turning in whole.turning]
    if unseen := whole.unseen:
        data: dict[str, str | int] = {
            "word": unseen.word,
            "first": unseen.first,
            "last": unseen.last,
            "n": unseen.gain,
        }
        several = unseen.last > unseen.first
        lines += ["", sentence("analysis_unseen_long" if several else "analysis_unseen", data)]
    for name, number in zip(names, whole.wasted, strict=True):
        if number:
            lines.append(sentence("analysis_wasted", {"name": name, "n": number}))
    return "\n".join(lines) if whole.moves else sentence("analysis_none")


def _line(whole: Analysis, move: Weighed, names: Sequence[str]) -> str:
    did = " ".join(move.words) or move.action
    line = f"{move.number:>3}  {names[move.seat]:<10} {did:<30.30} {whole.gain(move.gain):>4}"
    return f"{line}   {_better(whole, move)}".rstrip()


def _better(whole: Analysis, move: Weighed) -> str:
    if not whole.cost(move):
        return ""
    code = "analysis_better" if move.complete else "analysis_better_least"
    return sentence(code, {"words": _best(move), "n": whole.gain(move.best_gain)})


def _best(move: Weighed) -> str:
    return " ".join(move.best_words) or move.best


def _told(whole: Analysis, turning: Turning, names: Sequence[str]) -> str:
    move = turning.move
    data: dict[str, str | int] = {
        "move": move.number,
        "name": names[move.seat],
        "words": " ".join(move.words) or move.action,
        "n": whole.gain(move.gain),
    }
    if turning.kind == "missed":
        better: dict[str, str | int] = {"best": _best(move), "more": whole.gain(move.best_gain)}
        return sentence("analysis_missed", {**data, **better})
    return sentence("analysis_lead" if turning.kind == "lead" else "analysis_brought", data)
