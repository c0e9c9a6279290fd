"""An analysis as people and programs read it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from setzkasten.analysis.analysis import Analysis, TurningPoint
from setzkasten.analysis.weighing import Side, Weighed
from setzkasten.bots.review import Missed, SeenRound
from setzkasten.core.squares import write_square
from setzkasten.messages import sentence

Json = dict[str, Any]  # what json.dumps takes


def as_json(whole: Analysis) -> Json:
    return {
        "unit": whole.unit,
        "moves": [_move_as_json(whole, move) for move in whole.moves],
        "rounds": [_round_as_json(one) for one in whole.rounds],
        "standing": [list(stands) for stands in whole.standing],
        "chances": [[round(share, 3) for share in shares] for shares in whole.chances],
        "turning": [{"move": t.number, "seat": t.seat + 1, "kind": t.kind} for t in whole.turning],
        "unseen": whole.unseen
        and {
            "word": whole.unseen.word,
            whole.unit: whole.unseen.gain,
            "first": whole.unseen.first,
            "last": whole.unseen.last,
        },
        "wasted": [{"earned": one.earned, "jollies": one.jollies} for one in whole.wasted],
    }


def _move_as_json(whole: Analysis, move: Weighed) -> Json:
    made, best = move.made, move.best
    return {
        "number": move.number,
        "seat": move.seat + 1,
        "action": made.action,
        "words": list(made.words),
        whole.unit: whole.gain(made),
        "cost": whole.cost(move),
        "best": best
        and {
            "action": best.action,
            "words": list(best.words),
            whole.unit: whole.gain(best),
            "complete": move.complete,
        },
    }


def _round_as_json(one: SeenRound) -> Json:
    return {
        "number": one.number,
        "points": list(one.points),
        "missed": [_missed_as_json(missed) for missed in one.missed],
        "count": one.count,
        "complete": one.complete,
    }


def _missed_as_json(missed: Missed) -> Json:
    seat = None if missed.seat is None else missed.seat + 1
    return {"words": list(missed.words), "points": missed.points, "seat": seat}


def as_text(whole: Analysis, names: Sequence[str], game: str = "") -> str:
    if not whole.moves and not whole.rounds:
        return sentence("analysis_none")
    lines = [_line(whole, move, names) for move in whole.moves]
    lines += [line for one in whole.rounds for line in _round_lines(one, names)]
    if whole.turning:
        lines += ["", sentence("analysis_turning", {"count": len(whole.turning)})]
        lines += [_told(whole, turning, names) for turning in whole.turning]
    return "\n".join([*lines, *_unseen_lines(whole), *_wasted_lines(whole, names, game)])


def _unseen_lines(whole: Analysis) -> Iterator[str]:
    if unseen := whole.unseen:
        data: dict[str, str | int] = {
            "word": unseen.word,
            "first": unseen.first,
            "last": unseen.last,
            "gain": _gain(whole, unseen.gain),
        }
        long = "analysis_unseen_long" if unseen.last > unseen.first else "analysis_unseen"
        yield ""
        yield sentence("analysis_unseen_round" if whole.rounds else long, data)


def _wasted_lines(whole: Analysis, names: Sequence[str], game: str) -> Iterator[str]:
    """What a game gives besides points has a name of its own; most give nothing."""
    code = f"wasted_{game}"
    for seat, wasted in enumerate(whole.wasted):
        told = sentence(code, {"name": names[seat], "n": wasted.earned})
        if wasted.earned and told != code:
            yield told
        if wasted.jollies:
            yield sentence("analysis_jollies", {"name": names[seat], "n": wasted.jollies})


def _line(whole: Analysis, move: Weighed, names: Sequence[str]) -> str:
    made = move.made
    line = f"{move.number:>3}  {names[move.seat]:<10} {_does(made):<30.30} {whole.gain(made):>4}"
    return f"{line}   {_better(whole, move)}".rstrip()


def _better(whole: Analysis, move: Weighed) -> str:
    best = whole.better(move)
    if best is None:
        return ""
    code = "analysis_better" if move.complete else "analysis_better_least"
    return sentence(code, {"words": _does(best), "n": whole.gain(best)})


def _does(side: Side) -> str:
    return _laid(side) or side.action


def _laid(side: Side) -> str:
    """Its words, else the stones or the places that it fills; nothing: it lays none."""
    found = side.words or tuple(letter or write_square(at) for at, letter in side.letters)
    return _listed(found)


def _number(side: Side) -> int:
    """Of what `_does` names."""
    return len(side.words or side.letters) or 1


def _listed(names: Sequence[str]) -> str:
    *some, last = names or ("",)
    return sentence("analysis_and", {"names": ", ".join(some), "last": last}) if some else last


def _round_lines(one: SeenRound, names: Sequence[str]) -> Iterator[str]:
    stood = ", ".join(f"{name} {n}" for name, n in zip(names, one.points, strict=True))
    yield sentence("analysis_round", {"round": one.number, "points": stood})
    shared = [missed for missed in one.missed if missed.seat is None]
    if shared:
        words = ", ".join(f"{missed.words[0]} {missed.points}" for missed in shared)
        code = "analysis_missed_words" if one.complete else "analysis_missed_words_least"
        yield "     " + sentence(code, {"n": one.count, "words": words})
    for missed in one.missed:
        if missed.seat is not None:
            data = {"name": names[missed.seat], "words": " ".join(missed.words)}
            yield "     " + sentence("analysis_missed_hand", data)


def _told(whole: Analysis, turning: TurningPoint, names: Sequence[str]) -> str:
    data: dict[str, str | int] = {"move": turning.number, "name": names[turning.seat]}
    if whole.rounds:
        data["n"] = whole.rounds[turning.number - 1].points[turning.seat]
        lead = turning.kind == "lead"
        return sentence("analysis_round_lead" if lead else "analysis_round_brought", data)
    move = whole.moves[turning.number - 1]
    made, gain = move.made, whole.gain(move.made)
    many = _number(made)
    data |= {"words": _does(made), "gain": _gain(whole, abs(gain)), "many": many}
    told = sentence(_code(whole, turning, made), data)
    return f"{told} {_would(whole, move)}" if turning.kind == "missed" else told


def _code(whole: Analysis, turning: TurningPoint, made: Side) -> str:
    if not _laid(made) and not whole.gain(made):
        return "analysis_nothing"
    if whole.gain(made) < 0:
        return "analysis_cost"
    if whole.unit == "stones":
        return "analysis_laid_lead" if turning.kind == "lead" else "analysis_laid"
    if turning.kind == "missed":
        return "analysis_missed"
    return "analysis_lead" if turning.kind == "lead" else "analysis_brought"


def _would(whole: Analysis, move: Weighed) -> str:
    """What the best of that moment is, in a sentence."""
    best = move.best
    assert best, "who missed something had something better"
    more = _gain(whole, whole.gain(best))
    more = more if move.complete else sentence("analysis_least", {"gain": more})
    many = _number(best)
    return sentence("analysis_would", {"best": _does(best), "k": many, "more": more})


def _gain(whole: Analysis, n: int) -> str:
    points = whole.unit == "points"
    return sentence("analysis_points" if points else "analysis_stones", {"n": n})
