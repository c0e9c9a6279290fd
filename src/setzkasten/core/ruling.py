"""Rulings as text: `+WAS FRAU<FRAUEN=inflection:Frau -STREET[2+3-] (vote)`."""

from __future__ import annotations

import re
from collections.abc import Iterable

from setzkasten.core.claims import (
    Answer,
    Claim,
    Completable,
    Contains,
    Judge,
    Relation,
    Slot,
    Unfinished,
    Verdict,
    Word,
    in_order,
)
from setzkasten.core.game import Millis, Ruled
from setzkasten.core.squares import NotationError

_VOTES = re.compile(r"\[((?:[1-9][0-9]?[+-])+)\]$")
_WORD = re.compile(r"([+-])([A-Z]{1,64})")
_RELATION = re.compile(r"([A-Z]{1,64})<([A-Z]{1,64})=(new|inflection|ambiguous)(?::(\S+))?")
_UNFINISHED = re.compile(r"([+-])([A-Z]{1,64})\?")
_CONTAINS = re.compile(r"([+-])([A-Z]{1,64})~([A-Z]{1,64})")
_COMPLETABLE = re.compile(
    r"([+-])([^\s{}]*)\{([A-Z]{1,64})\}([^\s{}:|]*)(?:\|([A-Z+*]{1,200}))?(?::(\S+))?"
)
_SLOT = re.compile(r"\.|[A-Z]|\(([A-Z]*)\.([A-Z]*)\)")


def ruling_of(judge: Judge, claims: Iterable[Claim], at: Millis) -> Ruled:
    """All claims answered, in an order that does not depend on the machine."""
    ordered = in_order(claims)
    return Ruled(tuple(map(judge.answer, ordered)), judge.source(ordered), at=at)


def write_verdict(verdict: Verdict) -> str:
    sign = "-" if verdict.answer == "no" else "+"
    votes = ""
    if verdict.votes:
        votes = "".join(f"{seat + 1}{'+' if aye else '-'}" for seat, aye in verdict.votes)
    match verdict.claim:
        case Word(word=word):
            text = f"{sign}{word}"
        case Relation(shorter=shorter, longer=longer):
            text = f"{shorter}<{longer}={verdict.answer}{_tail(verdict.witness)}"
        case Contains(word=word, run=run):
            text = f"{sign}{word}~{run}"
        case Unfinished(run=run):
            text = f"{sign}{run}?"
        case Completable(run=run, before=before, after=after, stones=stones):
            front, back = _write_slots(reversed(before)), _write_slots(after)
            unused = f"|{stones}" if stones else ""
            text = f"{sign}{front}{{{run}}}{back}{unused}{_tail(verdict.witness)}"
    return f"{text}[{votes}]" if votes else text


def read_verdict(text: str) -> Verdict:
    votes: tuple[tuple[int, bool], ...] = ()
    if cast := _VOTES.search(text):
        votes = tuple((int(n) - 1, s == "+") for n, s in re.findall(r"(\d+)([+-])", cast[1]))
        text = text[: cast.start()]
    claim, answer, witness = _read_claim(text)
    return Verdict(claim, answer, witness, votes=votes)


def _read_claim(text: str) -> tuple[Claim, Answer, str]:
    if plain := _WORD.fullmatch(text):
        return Word(plain[2]), _answer(plain[1]), ""
    if related := _RELATION.fullmatch(text):
        kinds: dict[str, Answer] = {
            "new": "new",
            "inflection": "inflection",
            "ambiguous": "ambiguous",
        }
        witness = (related[4] or "").replace("_", " ")
        return Relation(related[1], related[2]), kinds[related[3]], witness
    if open_run := _UNFINISHED.fullmatch(text):
        return Unfinished(open_run[2]), _answer(open_run[1]), ""
    if holding := _CONTAINS.fullmatch(text):
        return Contains(holding[2], holding[3]), _answer(holding[1]), ""
    if roomy := _COMPLETABLE.fullmatch(text):
        before, after = _read_slots(roomy[2]), _read_slots(roomy[4])
        claim = Completable(roomy[3], tuple(reversed(before)), tuple(after), roomy[5] or "")
        return claim, _answer(roomy[1]), (roomy[6] or "").replace("_", " ")
    raise NotationError(text, "verdict such as '+WAS' or 'FRAU<FRAUEN=inflection'")


def _answer(sign: str) -> Answer:
    return "yes" if sign == "+" else "no"


def _tail(witness: str) -> str:
    return f":{witness.replace(' ', '_')}" if witness else ""


def _write_slots(slots: Iterable[Slot]) -> str:
    return "".join(_write_slot(slot) for slot in slots)


def _write_slot(slot: Slot) -> str:
    if slot.letter:
        return slot.letter
    return f"({slot.ahead}.{slot.behind})" if slot.ahead or slot.behind else "."


def _read_slots(text: str) -> list[Slot]:
    slots, at = [], 0
    while at < len(text):
        found = _SLOT.match(text, at)
        if not found:
            raise NotationError(text, "row of squares")
        sign = found[0]
        slots.append(Slot(sign) if sign.isalpha() else Slot("", found[1] or "", found[2] or ""))
        at = found.end()
    return slots
