"""A replay as people and programs read it: the score sheet and the JSON object."""

from __future__ import annotations

from typing import Any

from setzkasten.core.handicap import write_handicap
from setzkasten.core.options import OptionValue
from setzkasten.core.record import Header
from setzkasten.messages import at_line, clauses, sentence
from setzkasten.table.replay import Played, Replay, options_of_header

Json = dict[str, Any]  # what json.dumps takes
# What a line says that holds only a number.
SAID = {"^": "sheet_left", "~": "sheet_took_back", "#": "sheet_struck"}


def options_in_force(replay: Replay, header: Header) -> dict[str, OptionValue]:
    """Every option of the game, with the value of the header or the default of its edition."""
    values = options_of_header(header, replay.game)
    return {option.name: option.read(values[option.name]) for option in replay.game.options}


def as_json(replay: Replay, header: Header) -> Json:
    return {
        "game": replay.game.id,
        "edition": header.edition or replay.game.edition,
        "options": options_in_force(replay, header),
        "seats": [
            {
                "names": list(s.names),
                "kind": s.kind,
                "level": s.level,
                "handicap": write_handicap(s.handicap),
            }
            for s in header.sitters
        ],
        "steps": [step_as_json(step, replay.game.clauses) for step in replay.steps],
        "scores": list(replay.match.scores),
        "over": replay.match.over,
        "winners": [seat + 1 for seat in replay.match.winners],
    }


def step_as_json(step: Played, families: str) -> Json:
    """`families` are the clause families of the game: other games share its codes."""
    refusal = step.refusal
    return {
        "line": step.line,
        "seat": None if step.seat is None else step.seat + 1,
        "accepted": refusal is None,
        "code": refusal.code if refusal else None,
        "squares": [list(square) for square in refusal.squares] if refusal else [],
        "sentence": sentence(refusal.code, refusal.data) if refusal else None,
        "clauses": list(clauses(refusal.code, families)) if refusal else [],
        "words": [
            {
                "word": word.word,
                "squares": [list(square) for square in word.squares],
                "points": word.points,
                "relation": word.relation,
                "allowed": word.answer == "yes",
            }
            for word in step.report.words
        ],
        "points": step.report.points,
        "earned": step.report.earned,
        "spent": step.report.spent,
        "scores": list(step.scores),
        "next": [seat + 1 for seat in step.next],
        "over": step.over,
        "position": step.position,
    }


def as_text(replay: Replay, header: Header) -> str:
    """The score sheet: a line a step, the points of all moves, the totals."""
    seats = len(header.sitters)
    lines = [f"{replay.game.name}, {sentence('game_seats', {'seats': seats})}"]
    lines += [_step_line(step) for step in replay.steps if not step.refusal]
    told = [step.report for step in replay.steps if not step.refusal]
    laid = [report.points for report in told if report.words or report.points]
    if laid:  # else points are counted at the end, or by rounds
        lines.append(sentence("sheet_points", {"points": " ".join(map(str, laid))}))
    total = " ".join(map(str, replay.match.scores))
    lines.append(sentence("sheet_total", {"points": total}))
    if winners := replay.match.winners:
        names = ", ".join(_name(header, seat) for seat in winners)
        lines.append(
            sentence("sheet_shared" if len(winners) > 1 else "sheet_won", {"names": names})
        )
    return "\n".join(lines)


def refusal_text(step: Played) -> str:
    assert step.refusal
    return at_line(step.line, sentence(step.refusal.code, step.refusal.data))


def _step_line(step: Played) -> str:
    who = "    " if step.seat is None else f"{step.seat + 1:>3}."
    words = " ".join(f"{word.word} {word.points}" for word in step.report.words)
    text = sentence(SAID[step.sign]) if step.sign in SAID else step.text
    return f"{who} {text:<24} {words}".rstrip()


def _name(header: Header, seat: int) -> str:
    names = header.sitters[seat].names
    return f" {sentence('sheet_and')} ".join(names) or sentence("sheet_seat", {"seat": seat + 1})
