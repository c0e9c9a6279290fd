"""The desk of a table: takes a request, asks the table, gives the answer."""

from __future__ import annotations

import math

from setzkasten.core.game import Millis, Refusal, Seat
from setzkasten.core.record_header import SEAT_NUMBER
from setzkasten.server.live.faults import Unsaved
from setzkasten.server.live.listener import Listener
from setzkasten.server.live.live_table import LiveTable
from setzkasten.server.live.played import mark_of
from setzkasten.server.live.stones_only import stones_only
from setzkasten.server.live.wire import (
    Answer,
    Done,
    NotUnderstood,
    Refused,
    Request,
    Timed,
    Tried,
    read_request,
    refusal_told,
    trial_told,
)
from setzkasten.server.now import now_millis
from setzkasten.server.people.limits import MESSAGES, PHRASES
from setzkasten.table import voting
from setzkasten.table.consent import come_back, propose
from setzkasten.table.fold import START_MILLIS
from setzkasten.table.frame import options_told
from setzkasten.table.helping import only_computers, take_back, undo
from setzkasten.table.offer import TAKE_BACK, answer_offer, propose_words
from setzkasten.table.pacing import hold, takes_days
from setzkasten.table.table import Table
from setzkasten.table.talk import CHILD, answer_spelling, ask_spelling, speak
from setzkasten.table.trial import Trial

READING = ("try", "look", "time", "arrange", "busy", "nudge")  # nothing changes
TALKING = ("say", "spell", "spelled", "write")
BESIDE = ("arrange", "busy", "nudge")  # others are told, and nothing is kept
WHENEVER = ("leave", "come-back", "hold")  # meant whatever others have done meanwhile


async def answer(live: LiveTable, listener: Listener, message: bytes, client: str) -> Answer:
    """Every message gets exactly one answer; a repeated one is answered and not played again."""
    try:
        request = read_request(message)
    except NotUnderstood as error:
        return Refused(error.re, refusal_told(Refusal(error.code, error.data)))
    if refusal := _check(live, listener, request):
        live.house.refusals.note(refusal.code)
        return Refused(request.re, refusal_told(refusal))
    if request.do == "write":
        assert request.seat is not None, "it was checked"
        unwritten = await live.writing.write(listener, request.seat, request.action)
        return Refused(request.re, refusal_told(unwritten)) if unwritten else Done(request.re)
    if request.do == "time":
        return Timed(request.re, now_millis())
    if request.do in READING:
        return await _read(live, listener, request)
    return await _changed(live, listener, request, mark_of(client, message))


async def _read(live: LiveTable, listener: Listener, request: Request) -> Answer:
    seat = request.seat
    try:
        if request.do == "look":
            await live.look(listener, seat, turn_only=request.turn)
            return Done(request.re)
        assert seat is not None
        if request.do in BESIDE:
            refusal = _tell_others(live, listener, seat, request)
            return Refused(request.re, refusal_told(refusal)) if refusal else Done(request.re)
        trial = await live.read(lambda now: live.table.trial(seat, request.action, now))
    except Unsaved:
        return Refused(request.re, refusal_told(Refusal("stale")))
    return Tried(request.re, trial_told(trial))


def _tell_others(
    live: LiveTable, listener: Listener, seat: Seat, request: Request
) -> Refusal | None:
    if request.do == "nudge":
        return live.nudging.nudge(seat)
    if request.do == "busy":
        live.nudging.arranging(seat, busy=bool(request.aye))
    else:  # what a page sends to its mates might be anything
        child = live.table.talk.way == CHILD
        stones = stones_only(request.action) if child else request.action
        if stones is not None:
            live.around.pass_on(listener, seat, stones)
    return None


async def _changed(live: LiveTable, listener: Listener, request: Request, mark: str) -> Answer:
    try:
        done = await live.change(lambda now: _once(live, request, mark, now), listener)
        # Nothing was written that would tell that one is behind: look before it is refused.
        if done.refusal and await live.behind():
            done = await live.change(lambda now: _once(live, request, mark, now), listener)
    except Unsaved:
        return Refused(request.re, refusal_told(Refusal("not_saved")))
    if done.refusal is None:
        return Done(request.re)
    if done.refusal.code == "stale":
        await live.refresh(listener)
    return Refused(request.re, refusal_told(done.refusal, done.words))


def _check(live: LiveTable, listener: Listener, request: Request) -> Refusal | None:
    if live.house.pools.moves.full:
        return Refusal("busy")
    sender, reading = listener.sender, request.do in READING
    wait = live.house.limits.wait_seconds(MESSAGES, sender) if sender else 0.0
    device = sender.device if sender else ""
    if device in live.house.porter.barred:
        return Refusal("barred")
    if wait := wait or live.turnstile.wait_seconds(device, reading=reading):
        return Refusal("too_many_requests", {"seconds": math.ceil(wait)})
    seat = request.seat
    if seat is None:
        seatless = request.do in ("look", "time")
        return None if seatless else Refusal("not_understood", {"text": "seat"})
    back = request.do == "come-back"
    if seat not in (live.around.held_by(listener) if back else live.around.seats_of(listener)):
        return Refusal("not_your_seat", {"seat": seat + 1})
    if request.do == "hold" and sender and not live.around.hosts(device):
        return Refusal("only_opener")
    if request.do in TALKING and sender:
        wait = live.house.limits.wait_seconds(PHRASES, sender)
    return Refusal("talk_slowly", {"seconds": math.ceil(wait)}) if wait else None


def _once(live: LiveTable, request: Request, mark: str, now: Millis) -> Trial:
    """Under the lock of the table: of the same message on two lines only the first is played."""
    if mark in live.played:
        return Trial()
    assert request.seat is not None
    done = _done(live, request.seat, request, now)
    if mark and done.refusal is None:
        live.played.remember(mark)
    return done


def _done(live: LiveTable, seat: Seat, request: Request, now: Millis) -> Trial:
    table = live.table
    table.advance(now)
    seen = None if request.do in WHENEVER else request.seq
    if seen is not None and _moved_on(table, request.do, seen):
        return Trial(refusal=Refusal("stale", {"seq": seen, "now": table.seq}))
    match request.do:
        case "act" if table.clock.waits(now):
            return Trial(refusal=Refusal("not_begun_yet"))
        case "act":
            return table.play(seat, request.action, now)
        case "vote":
            return Trial(refusal=voting.vote(table, seat, now, aye=request.aye))
        case "doubt":
            return Trial(refusal=voting.doubt(table, seat, request.word, now))
        case "ask-vote" if request.word:
            return Trial(refusal=voting.doubt(table, seat, request.word, now))
        case "ask-vote":
            return Trial(refusal=voting.ask_vote(table, seat, now, request.action))
        case "go-on":
            return Trial(refusal=table.go_on(seat, now, starts=_start(live, now)))
        case "accept":
            return Trial(refusal=voting.accept_word(table, seat, request.word, now, request.action))
        case "undo":
            return Trial(refusal=undo(table, seat, now))
        case "leave":
            return Trial(refusal=table.leave(seat, now))
        case _:
            return Trial(refusal=_agreed(live, seat, request, now))


def _moved_on(table: Table, what: str, seen: int) -> bool:
    """What a computer answers meanwhile is undone with the move that it answers."""
    if what == "undo" and only_computers(table, seen):
        return False
    return table.moved_on(seen)


def _start(live: LiveTable, now: Millis) -> Millis | None:
    """Where all play at once, each at a device of their own, a round begins at one moment."""
    together = options_told(live.table.header).get("order") == "together"
    return now + START_MILLIS if together and live.around.holders.apart else None


def _agreed(live: LiveTable, seat: Seat, request: Request, now: Millis) -> Refusal | None:
    """What is a matter of consent, where others sit at devices of their own."""
    table = live.table
    match request.do:
        case "offer-words":
            if table.talk.way == CHILD:  # a list of one's own words would be a letter to all
                return Refusal("child_table_words")
            return propose_words(table, seat, request.action, now)
        case "offer":
            return _offer(live, seat, request.action, now)
        case "answer":
            return answer_offer(table, seat, now, aye=bool(request.aye))
        case "hold":
            return hold(table, now, stop=bool(request.aye))
        case "come-back":
            return come_back(table, seat, now)
        case "say":
            return speak(table, seat, request.action, now)
        case "spell":
            return ask_spelling(table, seat, request.word, now)
        case "spelled":
            return answer_spelling(table, seat, request.word, now)
        case _ if live.around.holders.apart:
            return _offer(live, seat, TAKE_BACK, now)
        case _:
            return take_back(table, seat, now)


def _offer(live: LiveTable, seat: Seat, text: str, now: Millis) -> Refusal | None:
    """`stand-in 3`: what, and about whom. Those who have been away for a while are not asked."""
    kind, _, number = text.partition(" ")
    about = int(number) - 1 if SEAT_NUMBER.fullmatch(number) else None
    # Where moves take days nobody sits there, and everybody is asked who has not gone for good.
    around = live.around
    away = around.empty if takes_days(live.table) else around.presence.absent()
    return propose(live.table, seat, kind, now, about=about, away=away)
